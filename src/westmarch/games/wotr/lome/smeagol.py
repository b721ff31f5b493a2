"""Sméagol, Tamed Wretch (chapter III): how he comes, guides, and leaves, and what is drawn for him."""

from __future__ import annotations

from westmarch.core.decisions import Steps
from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import SHADOW
from westmarch.games.wotr.facts.characters import ELIMINATED, GOLLUM, IN_FELLOWSHIP, SET_ASIDE
from westmarch.games.wotr.facts.components import Tile
from westmarch.games.wotr.lome.characters import SMEAGOL, SMEAGOL_OF_LEVEL
from westmarch.games.wotr.ring import fellowship
from westmarch.games.wotr.state import State, War
from westmarch.games.wotr.text.reading import Reader

# Neither standard tiles nor special ones: two are in the pool from the start, two wait for a card.
SMEAGOL_TILE = "smeagol"
TILES: tuple[Tile, ...] = tuple(Tile(f"smeagol_{n}", 0, False, kind=SMEAGOL_TILE, once=True) for n in (1, 2, 3, 4))
FIRST_TILES: tuple[str, ...] = tuple(tile.id for tile in TILES[:2])
LATER_TILES: tuple[str, ...] = tuple(tile.id for tile in TILES[2:])

WE_SHALL_GET_IT = "we-shall-get-it"


def is_tile(state: State, tile: str) -> bool:
    return state.edition.tiles[tile].kind == SMEAGOL_TILE


def in_fellowship(state: State) -> bool:
    return state.where[SMEAGOL] == IN_FELLOWSHIP


# -- he comes


def on_tile(match: War, tile: str) -> bool:
    """One of his tiles was drawn: he comes; or if he is there it does no damage; or it means nothing any more.

    All that before the Hunt goes on, so no card that replaces a tile prevents it.
    """
    state = match.state
    if not is_tile(state, tile) or in_fellowship(state):
        return False
    if state.where[SMEAGOL] != SET_ASIDE or state.where[GOLLUM] == IN_FELLOWSHIP:
        state.tiles_removed = [*state.tiles_removed, tile]
        match.tell("wotr.smeagol-tile-void", tile=tile)
        return True
    state.where[SMEAGOL] = IN_FELLOWSHIP
    match.tell("wotr.smeagol-joins")
    take_level(state)
    fellowship.set_guide(match, SMEAGOL)
    return False


def take_level(state: State) -> None:
    """He is of the highest level among the other companions in the Fellowship (level X)."""
    levels = [state.characters[each].level for each in state.companions_in_fellowship() if each != SMEAGOL]
    if levels:
        state.lay_card(SMEAGOL, SMEAGOL_OF_LEVEL[max(levels)])


# -- he leaves


def when_company_changes(match: War) -> None:
    """With the others gone he is Gollum again, and nobody hunts him for it."""
    state = match.state
    if not in_fellowship(state):
        return
    if state.companions_in_fellowship() == [SMEAGOL]:
        state.where[SMEAGOL] = ELIMINATED
        match.tell("wotr.smeagol-is-gollum")
    else:
        take_level(state)


def when_declared(match: War) -> Steps[None]:
    """He does not stay where the Free Peoples' cities and strongholds are."""
    state = match.state
    if in_fellowship(state) and fellowship.in_free_haven(state, state.fellowship):
        match.tell("wotr.smeagol-leaves")
        yield from fellowship.lose_companion(match, SMEAGOL)


def when_eliminated(match: War, character: int) -> None:
    """However he goes, the Shadow's card comes into play at once."""
    if character == SMEAGOL:
        state = match.state
        state.table = [*state.table, WE_SHALL_GET_IT]
        match.tell("wotr.put-in-play", card=WE_SHALL_GET_IT)


# -- positions


def check(reader: Reader) -> None:
    """He is never alone in the Fellowship, and his card comes after him."""
    state = reader.state
    if in_fellowship(state):
        if state.companions_in_fellowship() == [SMEAGOL]:
            raise reader.blame("character smeagol").bad("smeagol-alone")
        take_level(state)
    played = WE_SHALL_GET_IT in state.table or WE_SHALL_GET_IT in state.discards[SHADOW]
    if played and state.where[SMEAGOL] != ELIMINATED:
        raise reader.blame("table", "discards shadow").bad("smeagol-not-gone")


def fill(edition: Edition) -> None:
    edition.add_tiles(TILES, FIRST_TILES)
    edition.moments.on_tile.append(on_tile)
    edition.moments.when_declared.append(when_declared)
    edition.moments.when_company_changes.append(when_company_changes)
    edition.moments.when_eliminated.append(when_eliminated)
