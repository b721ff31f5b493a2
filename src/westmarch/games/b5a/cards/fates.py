"""The fate cards (rulebook chapter VII), in the order of their numbers: of Beorn, of the eagles, of Thorin."""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.abilities import FateText, Use
from westmarch.games.b5a.ask import how_many, no, which_area
from westmarch.games.b5a.characters.beorn import add_wrath
from westmarch.games.b5a.characters.eagles import call_eagles, go_home, why_not_eagles, why_not_eagles_at
from westmarch.games.b5a.facts import deck
from westmarch.games.b5a.facts.board import AREA_IDS, AREAS, MOUNTAINS, REGIONS, TERRAIN, TERRITORY
from westmarch.games.b5a.facts.pieces import ARMOUR_HOLDS, AS_MUSTER, FREE, LORD, NOT_YET, SHADOW, THORIN
from westmarch.games.b5a.state import State
from westmarch.games.b5a.turn.fate import shift_figure
from westmarch.games.b5a.war.armies import armies
from westmarch.games.b5a.war.damage import inflict
from westmarch.games.b5a.war.rolls import roll_simple


def two_wrath(match: Match[State]) -> None:
    add_wrath(match, 2)


GIANT_SIZE = FateText("giant_size", two_wrath, stays=True, beorn_dice=1)
REDOUBLED_IN_WRATH = FateText("redoubled_in_wrath", lambda match: add_wrath(match, 4))
ROARING_VOICE = FateText("roaring_voice", two_wrath, stays=True, beorn_target=4)

THE_EAGLES_ARE_COMING = FateText("the_eagles_are_coming", lambda match: call_eagles(match, 2))


def where_are_the_eagles(match: Match[State]) -> None:
    """Their Lord comes a space nearer, and an eagle; once he is there, two eagles come."""
    nearer = match.state.where[LORD] == NOT_YET
    if nearer:
        shift_figure(match, LORD)
    call_eagles(match, 1 if nearer else 2)


WHERE_ARE_THE_EAGLES = FateText("where_are_the_eagles", where_are_the_eagles)


def why_not_mountain_strike_at(state: State, area: int) -> Reason | None:
    if state.size[SHADOW * AREAS + area] and area < REGIONS and TERRAIN[area] != MOUNTAINS:
        return no("not-mountains", "eagles", area=AREA_IDS[area])
    return why_not_eagles_at(state, area)


def why_not_mountain_strike(state: State, side: int, symbols: int) -> Reason | None:
    if state.fates[deck.NOT_KINDLY_BIRDS] != deck.BESIDE:
        return no("not-kindly-missing", "eagles")
    return why_not_eagles(state, why_not_mountain_strike_at)


def mountain_strike(match: Match[State], side: int, face: int) -> Steps[None]:
    """Several attacks of four dice on one army in the mountains."""
    state = match.state
    area = yield from which_area(
        FREE, "b5a.eagle-target", partial(why_not_mountain_strike_at, state), armies(state, SHADOW)
    )
    territory = TERRITORY[area]
    count = yield from how_many(FREE, "b5a.eagle-count", 1, state.eagles[territory], area=AREA_IDS[area])
    for _ in range(count):
        go_home(state, territory)
    match.tell("b5a.eagles-struck", armies=[AREA_IDS[area]], count=count)
    for _ in range(count):
        if not state.size[SHADOW * AREAS + area]:
            return
        hits = yield from roll_simple(match, FREE, "eagle-dice", 4, 4, 4, area)
        yield from inflict(match, SHADOW, area, hits)


NOT_KINDLY_BIRDS = FateText(
    "not_kindly_birds",
    stays=True,
    uses=(Use("eagles-mountain", FREE, AS_MUSTER, why_not_mountain_strike, mountain_strike),),
)

FURY_OF_THE_DWARVES = FateText("fury_of_the_dwarves", stays=True, strength=2, leadership=2)
MIGHTY_STROKES = FateText("mighty_strokes", stays=True, manoeuvre=deck.STROKES)


def shining_armour(match: Match[State], area: int, amount: int) -> Steps[int]:
    """Any number of the tokens on Thorin's army goes on the card instead."""
    state = match.state
    if state.where[THORIN] != area:
        return 0
    count = yield from how_many(FREE, "b5a.armour", 0, amount, area=AREA_IDS[area], damage=amount, on_card=state.armour)
    state.armour += count
    if count:
        match.tell("b5a.armour-used", side="free", count=count, on_card=state.armour)
    return count


def drop_armour(match: Match[State]) -> None:
    """With more tokens than it holds at the end of a combat round it is gone."""
    state = match.state
    if state.armour > ARMOUR_HOLDS:
        state.armour = 0
        state.fates[deck.SHINING_ARMOUR] = deck.FATE_DONE
        match.tell("b5a.armour-broken", side="free")


SHINING_ARMOUR = FateText("shining_armour", stays=True, absorbs=shining_armour, end_of_round=drop_armour)
