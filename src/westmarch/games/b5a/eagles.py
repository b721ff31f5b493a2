"""The Lord of the Eagles, the eagles and the great bats (rulebook chapter XII): figures of a whole territory."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.armies import armies
from westmarch.games.b5a.ask import DONE, how_many, no, which, which_area
from westmarch.games.b5a.board import (
    AREA,
    AREA_IDS,
    AREAS,
    MOUNTAINS,
    NOWHERE,
    REGIONS,
    TERRAIN,
    TERRITORIES,
    TERRITORY,
)
from westmarch.games.b5a.damage import inflict
from westmarch.games.b5a.deck import BESIDE, NOT_KINDLY_BIRDS
from westmarch.games.b5a.moves import ANY, move_one, steps_from
from westmarch.games.b5a.pieces import BATS, EAGLES, FREE, IN_EYRIE, LORD, OVER, SHADOW
from westmarch.games.b5a.rolls import roll_simple
from westmarch.games.b5a.state import State

TERRITORY_TOKENS: tuple[str, ...] = tuple("territory:" + name for name in TERRITORIES)
TERRITORY_OF_TOKEN: dict[str, int] = {token: index for index, token in enumerate(TERRITORY_TOKENS)}
EYRIE = 4


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
    answer = yield from which(FREE, "b5a.eagles", options or [DONE])
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
            count = yield from how_many(FREE, "b5a.eagles-to", 0, count, {"territory": TERRITORIES[territory]})
        flown[territory] = count
        state.eagles[territory] += count
        state.eagles[EYRIE] -= count
    if state.where[LORD] == IN_EYRIE:
        options = [TERRITORY_TOKENS[territory] for territory, count in enumerate(flown) if count]
        answer = yield from which(FREE, "b5a.lord-with", options)
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


def eagle_targets(state: State) -> list[int]:
    """Shadow armies in a territory with eagles."""
    return [area for area in armies(state, SHADOW) if area < REGIONS and state.eagles[TERRITORY[area]]]


def why_not_eagles(state: State) -> Reason | None:
    if not lord_in_play(state):
        return no("lord-not-in-play", "eagles")
    return None if eagle_targets(state) else no("no-eagle-target", "eagles")


def eagles_strike(match: Match[State]) -> Steps[None]:
    """Strong and noble: eagles go home, each after an attack on another army of its territory."""
    state = match.state
    chosen: list[int] = []

    def why(token: str) -> Reason | None:
        area = AREA.get(token, -1)
        if area < 0:
            return None
        if area in chosen:
            return no("eagles-there-already", "eagles", area=token)
        if not match.state.size[SHADOW * AREAS + area]:
            return no("no-enemy", "eagles", area=token)
        return no("no-eagle-near", "eagles", area=token)

    while True:
        areas = [area for area in eagle_targets(state) if area not in chosen]
        area = yield from which_area(FREE, "b5a.eagle-target", areas, bool(chosen), None, why)
        if area < 0:
            break
        chosen.append(area)
        go_home(state, TERRITORY[area])
    match.tell("b5a.eagles-struck", armies=[AREA_IDS[area] for area in chosen], count=len(chosen))
    for area in chosen:
        hits = yield from roll_simple(match, FREE, "eagle-dice", 3, 4, 3, area)
        yield from inflict(match, SHADOW, area, hits)


def mountain_targets(state: State) -> list[int]:
    return [area for area in eagle_targets(state) if TERRAIN[area] == MOUNTAINS]


def why_not_mountain_strike(state: State) -> Reason | None:
    if state.fates[NOT_KINDLY_BIRDS] != BESIDE:
        return no("not-kindly-missing", "eagles")
    if not lord_in_play(state):
        return no("lord-not-in-play", "eagles")
    return None if mountain_targets(state) else no("no-eagle-target", "eagles")


def mountain_strike(match: Match[State]) -> Steps[None]:
    """Eagles are not kindly birds: several attacks of four dice on one army in the mountains."""
    state = match.state
    area = yield from which_area(FREE, "b5a.eagle-target", mountain_targets(state), False)
    territory = TERRITORY[area]
    count = yield from how_many(FREE, "b5a.eagle-count", 1, state.eagles[territory], {"area": AREA_IDS[area]})
    for _ in range(count):
        go_home(state, territory)
    match.tell("b5a.eagles-struck", armies=[AREA_IDS[area]], count=count)
    for _ in range(count):
        if not state.size[SHADOW * AREAS + area]:
            return
        hits = yield from roll_simple(match, FREE, "eagle-dice", 4, 4, 4, area)
        yield from inflict(match, SHADOW, area, hits)


def eagles_home(match: Match[State]) -> None:
    """End of the turn."""
    state = match.state
    total = sum(state.eagles)
    state.eagles = bytearray(5)
    state.eagles[EYRIE] = total
    if lord_in_play(state):
        state.where[LORD] = IN_EYRIE


# -- great bats


def place_bats(match: Match[State], count: int) -> Steps[None]:
    state = match.state
    for number in range(min(count, BATS)):
        params = {"number": number + 1, "most": count}
        answer = yield from which(SHADOW, "b5a.bats-to", TERRITORY_TOKENS, params)
        state.bats[TERRITORY_OF_TOKEN[answer]] += 1
    if count:
        match.tell("b5a.bats", where={TERRITORIES[each]: state.bats[each] for each in range(4) if state.bats[each]})


def swarm_armies(state: State) -> list[int]:
    """Shadow armies that bats can help to move."""
    return [
        area
        for area in armies(state, SHADOW)
        if TERRITORY[area] != NOWHERE and state.bats[TERRITORY[area]] and steps_from(state, SHADOW, area)
    ]


def why_not_swarm(state: State) -> Reason | None:
    if not any(state.bats):
        return no("no-bats", "bats")
    return None if swarm_armies(state) else no("no-bats-army", "bats")


def swarm(match: Match[State]) -> Steps[None]:
    """Swarms of bats: one of them leaves, and an army of its territory moves."""
    state = match.state

    def why(token: str) -> Reason | None:
        area = AREA.get(token, -1)
        if area < 0:
            return None
        if not match.state.size[SHADOW * AREAS + area]:
            return no("no-army", "bats", area=token)
        return no("no-bats-there", "bats", area=token)

    area = yield from which_area(SHADOW, "b5a.swarm", swarm_armies(state), False, None, why)
    state.bats[TERRITORY[area]] -= 1
    match.tell("b5a.bats-left", territory=TERRITORIES[TERRITORY[area]], area=AREA_IDS[area])
    yield from move_one(match, SHADOW, area, 1, ANY)
