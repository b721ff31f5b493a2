"""The Lord of the Eagles, the eagles and the great bats (rulebook chapter XII): figures of a whole territory."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.ask import DONE, ask, how_many, no, which_area
from westmarch.games.b5a.facts.board import (
    AREA_IDS,
    AREAS,
    EYRIE,
    NO_AREA,
    NOWHERE,
    REGIONS,
    TERRITORIES,
    TERRITORY,
)
from westmarch.games.b5a.facts.pieces import BATS, EAGLES, FREE, IN_EYRIE, LORD, OVER, SHADOW
from westmarch.games.b5a.state import Group, State
from westmarch.games.b5a.war.armies import armies, why_not_army
from westmarch.games.b5a.war.damage import inflict
from westmarch.games.b5a.war.moves import ANY, choose_way, land, steps_from
from westmarch.games.b5a.war.rolls import roll_simple

TERRITORY_TOKENS: tuple[str, ...] = tuple("territory:" + name for name in TERRITORIES)
TERRITORY_OF_TOKEN: dict[str, int] = {token: index for index, token in enumerate(TERRITORY_TOKENS)}


def lord_in_play(state: State) -> bool:
    """In the eyrie or over a territory; nothing can eliminate him."""
    return state.where[LORD] >= IN_EYRIE


def eagles_left(state: State) -> int:
    """Eagle figures that are not in play; the Lord has a figure of his own."""
    return EAGLES - (sum(state.eagles) - lord_in_play(state))


def call_eagles(match: Match[State], count: int) -> None:
    """New eagles come to the eyrie."""
    state = match.state
    count = min(count, eagles_left(state))
    if count > 0:
        state.eagles[EYRIE] += count
        match.tell("b5a.eagles-called", count=count, eyrie=state.eagles[EYRIE])


def lord_enters(match: Match[State]) -> None:
    """The Lord of the Eagles and one eagle come to the eyrie; eagles can be used from now on."""
    state = match.state
    state.where[LORD] = IN_EYRIE
    state.eagles[EYRIE] += 1
    match.tell("b5a.entered", who="lord_of_the_eagles", area="eagles_eyrie")
    call_eagles(match, 1)


def lord_ability(match: Match[State]) -> Steps[None]:
    """One more eagle, or all of them fly from the eyrie to any territories."""
    state = match.state
    options = []
    if eagles_left(state):
        options.append("call")
    if state.eagles[EYRIE]:
        options.append("fly")
    answer = yield ask(FREE, "b5a.eagles", options or [DONE])
    if answer == "call":
        call_eagles(match, 1)
    elif answer == "fly":
        yield from fly(match)


def fly(match: Match[State]) -> Steps[None]:
    """Every eagle leaves the eyrie for a territory; their Lord flies with those of one of them."""
    state = match.state
    flown = [0] * len(TERRITORIES)
    for territory in range(len(TERRITORIES)):
        count = state.eagles[EYRIE]
        if territory < len(TERRITORIES) - 1:
            count = yield from how_many(FREE, "b5a.eagles-to", 0, count, territory=TERRITORIES[territory])
        flown[territory] = count
        state.eagles[territory] += count
        state.eagles[EYRIE] -= count
    if state.where[LORD] == IN_EYRIE:
        options = [TERRITORY_TOKENS[territory] for territory, count in enumerate(flown) if count]
        answer = yield ask(FREE, "b5a.lord-with", options)
        state.where[LORD] = OVER + TERRITORY_OF_TOKEN[answer]
    match.tell(
        "b5a.eagles-flew",
        where={TERRITORIES[each]: count for each, count in enumerate(flown) if count},
        lord=TERRITORIES[state.where[LORD] - OVER],
    )


def go_home(state: State, territory: int) -> None:
    """One eagle flies from a territory to the eyrie; the Lord is the last of his company to leave."""
    state.eagles[territory] -= 1
    state.eagles[EYRIE] += 1
    if state.where[LORD] == OVER + territory and not state.eagles[territory]:
        state.where[LORD] = IN_EYRIE


def why_not_eagles_at(state: State, area: int) -> Reason | None:
    """Eagles attack a Shadow army in their territory."""
    if not state.size[SHADOW * AREAS + area]:
        return no("no-enemy", "eagles", area=AREA_IDS[area])
    if area >= REGIONS or not state.eagles[TERRITORY[area]]:
        return no("no-eagle-near", "eagles", area=AREA_IDS[area])
    return None


def why_not_eagles(
    state: State, why_not_at: Callable[[State, int], Reason | None] = why_not_eagles_at
) -> Reason | None:
    """Why eagles attack nobody: their Lord leads them, and somebody must be where they can."""
    if not lord_in_play(state):
        return no("lord-not-in-play", "eagles")
    if any(why_not_at(state, area) is None for area in armies(state, SHADOW)):
        return None
    return no("no-eagle-target", "eagles")


def eagles_strike(match: Match[State]) -> Steps[None]:
    """Strong and noble: eagles go home, each after an attack on another army of its territory."""
    state = match.state
    chosen: list[int] = []

    def why_not(area: int) -> Reason | None:
        if area in chosen:
            return no("eagles-there-already", "eagles", area=AREA_IDS[area])
        return why_not_eagles_at(state, area)

    while True:
        area = yield from which_area(FREE, "b5a.eagle-target", why_not, armies(state, SHADOW), bool(chosen))
        if area == NO_AREA:
            break
        chosen.append(area)
        go_home(state, TERRITORY[area])
    match.tell("b5a.eagles-struck", armies=[AREA_IDS[area] for area in chosen], count=len(chosen))
    for area in chosen:
        hits = yield from roll_simple(match, FREE, "eagle-dice", 3, 4, 3, area)
        yield from inflict(match, SHADOW, area, hits)


def eagles_home(match: Match[State]) -> None:
    """End of the turn."""
    state = match.state
    total = sum(state.eagles)
    state.eagles = bytearray(EYRIE + 1)
    state.eagles[EYRIE] = total
    if lord_in_play(state):
        state.where[LORD] = IN_EYRIE


# -- great bats


def place_bats(match: Match[State], count: int) -> Steps[None]:
    state = match.state
    for number in range(min(count, BATS)):
        answer = yield ask(SHADOW, "b5a.bats-to", TERRITORY_TOKENS, number=number + 1, most=count)
        state.bats[TERRITORY_OF_TOKEN[answer]] += 1
    if count:
        where = {name: state.bats[at] for at, name in enumerate(TERRITORIES) if state.bats[at]}
        match.tell("b5a.bats", where=where)


def why_not_swarm_at(state: State, area: int) -> Reason | None:
    """Bats help a Shadow army of their territory to move."""
    reason = why_not_army(state, SHADOW, area, "bats")
    if reason is not None:
        return reason
    if TERRITORY[area] == NOWHERE or not state.bats[TERRITORY[area]] or not steps_from(state, SHADOW, area):
        return no("no-bats-there", "bats", area=AREA_IDS[area])
    return None


def why_not_swarm(state: State) -> Reason | None:
    if not any(state.bats):
        return no("no-bats", "bats")
    ready = any(why_not_swarm_at(state, area) is None for area in armies(state, SHADOW))
    return None if ready else no("no-bats-army", "bats")


def swarm(match: Match[State]) -> Steps[None]:
    """Swarms of bats: one of them leaves, and an army of its territory moves."""
    state = match.state
    area = yield from which_area(SHADOW, "b5a.swarm", partial(why_not_swarm_at, state), armies(state, SHADOW))
    state.bats[TERRITORY[area]] -= 1
    match.tell("b5a.bats-left", territory=TERRITORIES[TERRITORY[area]], area=AREA_IDS[area])
    way = yield from choose_way(match, SHADOW, area, 1, ANY)
    if isinstance(way, Group):
        yield from land(match, [way])
