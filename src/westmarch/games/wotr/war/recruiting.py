"""Recruiting (rulebook chapter VI, "Recruiting units"): by Muster die and by event card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.facts.board import FREE, IS_STRONGHOLD, NATION_OF, REGION_IDS, SETTLEMENTS_OF, SHADOW
from westmarch.games.wotr.facts.nations import (
    ELITE,
    IS_UNIT,
    KIND_IDS,
    KIND_INDEX,
    LEADER,
    LEADER_KINDS,
    NATIONS,
    NATIONS_OF,
    RANKS,
    REGULAR,
    UNIT_KINDS,
)
from westmarch.games.wotr.state import State, War
from westmarch.games.wotr.team import DONE, NONE, ask, is_own_nation, own_nations, which_region
from westmarch.games.wotr.war import command

RULE = "wotr-rule-recruiting"


def why_not_recruit_kind(state: State, side: int, kind: int) -> Reason | None:
    """Why no figure of that kind can be recruited with a Muster die."""
    nation = kind // RANKS
    if state.held and not is_own_nation(state, side, nation):
        return command.partners_nation(state, nation)
    again = command.why_not_nation_again(state, nation) if state.used else None
    if again is not None:
        return again
    if state.from_war[nation]:
        return Reason("wotr-why-recruit-not-at-war", RULE, nation=NATIONS[nation])
    if not state.reinforcements[kind]:
        return Reason("wotr-why-no-reinforcements", RULE, figure=KIND_IDS[kind])
    if not any(why_not_recruit_at(state, side, kind, region) is None for region in SETTLEMENTS_OF[nation]):
        return Reason("wotr-why-no-settlement", RULE, nation=NATIONS[nation])
    return None


def why_not_recruit_at(state: State, side: int, kind: int, region: int) -> Reason | None:
    """Why a figure can't be recruited in a region with a Muster die."""
    if NATION_OF[region] != kind // RANKS or region not in SETTLEMENTS_OF[kind // RANKS]:
        return Reason("wotr-why-not-own-settlement", RULE, region=REGION_IDS[region], nation=NATIONS[kind // RANKS])
    return _why_not_in(state, side, region) or (None if IS_UNIT[kind] else _why_not_leader_in(state, side, region))


def _why_not_in(state: State, side: int, region: int) -> Reason | None:
    """Why nobody can be recruited in a settlement of the own nation."""
    if state.control[region] != side:
        return Reason("wotr-why-settlement-lost", RULE, region=REGION_IDS[region])
    if state.is_besieged(region):
        if not any(opens(state, side, region) for opens in state.edition.moments.opens_siege):
            return Reason("wotr-why-recruit-besieged", RULE, region=REGION_IDS[region])
    elif not state.is_free(side, region):
        return Reason("wotr-why-not-free", RULE, region=REGION_IDS[region])
    return None


def _why_not_leader_in(state: State, side: int, region: int) -> Reason | None:
    """Why a Nazgûl, or a leader of the Free Peoples, can't be recruited where units can."""
    if side == SHADOW:
        return None if IS_STRONGHOLD[region] else Reason("wotr-why-nazgul-stronghold", RULE, region=REGION_IDS[region])
    if not state.units(side, state.army_place(side, region)):
        return Reason("wotr-why-leader-needs-units", RULE, region=REGION_IDS[region])
    return None


def recruitable(state: State, side: int) -> Iterator[int]:
    """The kinds of which `why_not_recruit_kind` has nothing to say. Each settlement is looked at once."""
    for nation in own_nations(state, side):
        if state.from_war[nation] or (state.used and command.why_not_nation_again(state, nation) is not None):
            continue
        regions = [region for region in SETTLEMENTS_OF[nation] if _why_not_in(state, side, region) is None]
        if not regions:
            continue
        for rank in (REGULAR, ELITE, LEADER):
            if state.reinforcements[nation * RANKS + rank]:
                if rank != LEADER or any(_why_not_leader_in(state, side, region) is None for region in regions):
                    yield nation * RANKS + rank


def recruit(match: War, side: int) -> Steps[None]:
    """One elite, or two of regular and leader in any mix, in two different settlements."""
    first = yield from _recruit_one(match, side, list(recruitable(match.state, side)), taken=-1, optional=False)
    if first is None or first[0] % RANKS == ELITE:
        return
    kinds = [
        kind
        for kind in recruitable(match.state, side)
        if kind % RANKS != ELITE
        and any(
            region != first[1] and why_not_recruit_at(match.state, side, kind, region) is None
            for region in SETTLEMENTS_OF[kind // RANKS]
        )
    ]
    if kinds:
        yield from _recruit_one(match, side, kinds, taken=first[1], optional=True)


def _recruit_one(match: War, side: int, kinds: list[int], taken: int, optional: bool) -> Steps[tuple[int, int] | None]:
    state = match.state
    options = tuple(KIND_IDS[kind] for kind in kinds)
    if optional:
        options = (*options, DONE)

    def why_kind(token: str) -> Reason | None:
        if token not in KIND_INDEX:
            return None
        kind = KIND_INDEX[token]
        if kind not in UNIT_KINDS[side] and kind not in LEADER_KINDS[side]:
            return Reason("wotr-why-not-your-nation", RULE, nation=NATIONS[kind // RANKS])
        reason = why_not_recruit_kind(state, side, kind)
        return reason or (None if kind in kinds else Reason("wotr-why-two-settlements", RULE))

    answer = yield ask(state, side, "wotr.recruit.figure", options, why_kind)
    if answer == DONE:
        return None
    kind = KIND_INDEX[answer]

    def why_not(region: int) -> Reason | None:
        reason = why_not_recruit_at(state, side, kind, region)
        return reason or (Reason("wotr-why-two-settlements", RULE) if region == taken else None)

    regions = [region for region in SETTLEMENTS_OF[kind // RANKS] if why_not(region) is None]
    region = yield from which_region(state, side, "wotr.recruit.region", regions, why_not, figure=KIND_IDS[kind])
    place_figure(match, kind, region, state.army_place(side, region))
    command.use_nation(state, kind // RANKS)
    return kind, region


def place_figure(match: War, kind: int, region: int, place: int, number: int = 1) -> None:
    """Brings figures from the reinforcements onto the map."""
    state = match.state
    state.reinforcements[kind] -= number
    state.add(place, kind, number)
    match.tell("wotr.recruited", region=REGION_IDS[region], figure=KIND_IDS[kind], count=number)


def one_in_each(
    match: War, side: int, kind: int, regions: Iterable[int], why_not: Callable[[int], Reason | None]
) -> Steps[None]:
    """A figure in each of these regions that nothing speaks against; with too few the player says where."""
    state = match.state
    left = [region for region in regions if why_not(region) is None]

    def why_not_here(region: int) -> Reason | None:
        reason = why_not(region)
        if reason is None and region not in left:
            return Reason("wotr-why-mustered-there", RULE, region=REGION_IDS[region])
        return reason

    while left and state.reinforcements[kind]:
        region = left[0]
        if state.reinforcements[kind] < len(left):
            region = yield from which_region(
                state, side, "wotr.recruit.region", left, why_not_here, figure=KIND_IDS[kind]
            )
        left.remove(region)
        place_figure(match, kind, region, state.army_place(side, region))


# -- by card: the nation need not be at war, a siege is no hindrance


def why_not_by_card(state: State, side: int, region: int) -> Reason | None:
    """A card recruits in a free region, or into a friendly stronghold under siege."""
    if state.besieged_side(region) == side or state.is_free(side, region):
        return None
    return Reason("wotr-why-not-free", RULE, region=REGION_IDS[region])


def units_by_card(match: War, nation: int, region: int, number: int, ranks: tuple[int, ...] = (REGULAR,)) -> Steps[int]:
    """So many units as are there; with two ranks the player chooses for each. Gives how many came."""
    state = match.state
    side = FREE if nation < NATIONS_OF[SHADOW][0] else SHADOW
    if why_not_by_card(state, side, region) is not None:
        return 0
    came = 0
    for _ in range(number):
        options = _of_ranks(state, nation, ranks)
        if not options:
            break
        why = partial(_why_not_of_ranks, state, nation, ranks, "wotr-why-figure-not-on-card")
        answer = yield ask(state, side, "wotr.recruit.rank", options, why, region=REGION_IDS[region])
        place_figure(match, KIND_INDEX[answer], region, state.army_place(side, region))
        came += 1
    return came


def _of_ranks(state: State, nation: int, ranks: tuple[int, ...]) -> tuple[str, ...]:
    """The figures of a nation, of some ranks, of which there are any left."""
    kinds = [nation * RANKS + rank for rank in ranks]
    return tuple([KIND_IDS[kind] for kind in kinds if state.reinforcements[kind]])


def _why_not_of_ranks(state: State, nation: int, ranks: tuple[int, ...], not_meant: str, token: str) -> Reason | None:
    """Why a figure is none of those; a key says what is wrong with one of another nation or rank."""
    kind = KIND_INDEX.get(token)
    if kind is None or token in _of_ranks(state, nation, ranks):
        return None
    meant = kind // RANKS == nation and kind % RANKS in ranks
    return Reason("wotr-why-no-reinforcements" if meant else not_meant, RULE, figure=token)


def unit_if_wanted(match: War, nation: int, region: int, ranks: tuple[int, ...]) -> Steps[None]:
    """One unit of a nation in a region, of a rank that the player chooses, or none."""
    state = match.state
    side = FREE if nation < NATIONS_OF[SHADOW][0] else SHADOW
    options = _of_ranks(state, nation, ranks)
    if not options:
        return
    why = partial(_why_not_of_ranks, state, nation, ranks, "wotr-why-no-reinforcements")
    answer = yield ask(state, side, "wotr.recruit.wanted", (*options, NONE), why, region=REGION_IDS[region])
    if answer != NONE:
        place_figure(match, KIND_INDEX[answer], region, state.army_place(side, region))


def leader_by_card(match: War, nation: int, region: int) -> bool:
    """One leader, if there is one left and units to lead; Nazgûl need none."""
    state = match.state
    kind = nation * RANKS + LEADER
    side = FREE if nation < NATIONS_OF[SHADOW][0] else SHADOW
    place = state.army_place(side, region)
    if not state.reinforcements[kind] or why_not_by_card(state, side, region) is not None:
        return False
    if side == FREE and not state.units(side, place):
        return False
    place_figure(match, kind, region, place)
    return True
