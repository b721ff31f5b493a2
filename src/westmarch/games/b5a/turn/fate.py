"""Fate (rulebook chapter VII): tiles, the track, fate cards, who is ready."""

from __future__ import annotations

from westmarch.core.decisions import Steps
from westmarch.core.match import Match
from westmarch.games.b5a.ask import ask
from westmarch.games.b5a.facts import pieces
from westmarch.games.b5a.facts.deck import (
    BESIDE,
    FATE,
    FATE_DONE,
    FATE_IDS,
    FATE_IN_DECK,
    FATE_OWNER,
    FATES,
)
from westmarch.games.b5a.state import State
from westmarch.games.b5a.war.armies import win


def is_ready(state: State, who: int) -> bool:
    """On the track, with the marker on or beyond the figure."""
    return state.where[who] == pieces.NOT_YET and 0 < state.track[who] <= state.marker


def draw_tiles(match: Match[State]) -> Steps[None]:
    """As many tiles as activated generals, one by one: the Shadow stops when it likes, and the last one counts."""
    state = match.state
    most = max(1, sum(state.active))
    aside: list[int] = []
    for number in range(most):
        pool = [pieces.TILE_IDS[tile] for tile in range(len(pieces.TILE_IDS)) for _ in range(state.tiles[tile])]
        if not pool:
            break
        tile = pieces.TILE[match.chance.pick("fate-tile", pool)]
        state.tiles[tile] -= 1
        aside.append(tile)
        match.tell("b5a.tile-drawn", tile=pieces.TILE_IDS[tile])
        if tile in (pieces.ARKENSTONE, pieces.NECROMANCER) or number == most - 1 or len(pool) == 1:
            break
        answer = yield ask(
            pieces.SHADOW, "b5a.fate", ("keep", "draw"), tile=pieces.TILE_IDS[tile], left=most - 1 - number
        )
        if answer == "keep":
            break
        match.tell("b5a.tile-aside", tile=pieces.TILE_IDS[tile])
    if not aside:
        return
    used = aside.pop()
    for tile in aside:
        state.tiles[tile] += 1
    if aside:
        match.tell("b5a.tile-used", tile=pieces.TILE_IDS[used])
    advance_marker(match, pieces.TILE_VALUE[used])
    if pieces.TILE_ICON[used]:
        draw_fate_card(match)


def advance_marker(match: Match[State], spaces: int) -> None:
    """The marker goes right; on the last space the Free Peoples have won."""
    state = match.state
    before = state.marker
    state.marker = min(pieces.FATE_END, before + spaces)
    match.tell("b5a.fate-moved", spaces=state.marker - before, back=False, marker=state.marker)
    if state.marker >= pieces.FATE_END:
        raise win(match, pieces.FREE, "fate")


def marker_back(match: Match[State]) -> None:
    """A space to the left, unless the marker is on the first."""
    state = match.state
    before = state.marker
    state.marker = max(0, before - 1)
    match.tell("b5a.fate-moved", spaces=before - state.marker, back=True, marker=state.marker)


def shift_figure(match: Match[State], who: int) -> None:
    """A figure on the track goes one space to the left."""
    state = match.state
    state.track[who] = max(0, state.track[who] - 1)
    match.tell("b5a.figure-shifted", who=pieces.CHARACTER_IDS[who], space=state.track[who])


def draw_fate_card(match: Match[State]) -> None:
    """A fate card is played as soon as it is drawn, and may stay beside the sheet of its character."""
    state = match.state
    deck = [FATE_IDS[card] for card in range(FATES) if state.fates[card] == FATE_IN_DECK]
    if not deck:
        return
    card = FATE[match.chance.pick("fate-card", deck)]
    match.tell("b5a.fate-card", fate=FATE_IDS[card])
    owner = {"beorn": pieces.BEORN, "eagles": pieces.LORD, "thorin": pieces.THORIN}[FATE_OWNER[card]]
    if state.where[owner] == pieces.OUT:
        state.fates[card] = FATE_DONE
        return
    text = state.box.fates[card]
    state.fates[card] = BESIDE if text.stays else FATE_DONE
    if text.when_drawn is not None:
        text.when_drawn(match)
