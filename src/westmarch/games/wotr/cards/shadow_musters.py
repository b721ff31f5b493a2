"""How the Shadow's event cards muster (rulebook chapter VI, "Recruiting by event cards")."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.cards.shared import BOTH_RANKS, choose_region, none_on_card_but, not_on_card, why_not_muster
from westmarch.games.wotr.facts.board import NO_PLACE, REGION_COUNT, REGION_IDS, SHADOW
from westmarch.games.wotr.facts.nations import KIND_IDS, NATIONS, RANKS, REGULAR, SAURON
from westmarch.games.wotr.state import State, War
from westmarch.games.wotr.team import which_region
from westmarch.games.wotr.war import recruiting


@dataclass(slots=True, eq=False)
class Order:
    """So many units of a nation for one region; with both ranks the player chooses for each."""

    nation: int
    region: int
    number: int
    ranks: tuple[int, ...] = (REGULAR,)


def choose_muster(match: War, kind: str, regions: Iterable[int], **params: object) -> Steps[int]:
    """One of the regions that the card names; NO_PLACE if nothing can be mustered in any of them."""
    named = tuple(regions)

    def why_not(region: int) -> Reason | None:
        return why_not_muster(match.state, SHADOW, region) if region in named else not_on_card(region)

    return (yield from choose_region(match.state, SHADOW, kind, named, why_not, **params))


def muster(match: War, *orders: Order) -> Steps[None]:
    """Brings all that is ordered, as far as figures last; where orders compete for the last ones the player chooses."""
    state = match.state
    left = {order: order.number for order in orders if why_not_muster(state, SHADOW, order.region) is None}

    while True:
        waiting = [
            order
            for order in left
            if left[order] and any(state.reinforcements[order.nation * RANKS + rank] for rank in order.ranks)
        ]
        if not waiting:
            return
        order = waiting[0]
        rivals = _rivals(state, {each: left[each] for each in waiting}, order)
        regions = [each.region for each in rivals]
        figure = KIND_IDS[order.nation * RANKS + order.ranks[0]]
        region = yield from which_region(
            state, SHADOW, "wotr.recruit.region", regions, none_on_card_but(regions), figure=figure
        )
        order = rivals[regions.index(region)]
        yield from recruiting.units_by_card(match, order.nation, order.region, 1, order.ranks)
        left[order] -= 1


def _rivals(state: State, left: dict[Order, int], order: Order) -> list[Order]:
    """The orders that want the same figures, if there are too few of them; else just this one."""
    for rank in order.ranks:
        same = [each for each in left if each.nation == order.nation and rank in each.ranks]
        if sum([left[each] for each in same]) > state.reinforcements[order.nation * RANKS + rank]:
            return same
    return [order]


def muster_nazgul(match: War, region: int) -> None:
    if why_not_muster(match.state, SHADOW, region) is None:
        recruiting.leader_by_card(match, SAURON, region)


def muster_in_three(match: War, nation: int, settlements: tuple[int, ...]) -> Steps[None]:
    """Two regulars each in three different settlements."""
    chosen: list[int] = []

    def why_not(region: int) -> Reason | None:
        if region not in settlements:
            return not_on_card(region)
        if region in chosen:
            return Reason("wotr-why-three-settlements", recruiting.RULE)
        return why_not_muster(match.state, SHADOW, region)

    possible = [region for region in settlements if why_not(region) is None]
    if len(possible) <= 3:
        chosen = possible
    while len(chosen) < min(3, len(possible)):
        left = 3 - len(chosen)
        region = yield from choose_region(
            match.state, SHADOW, "wotr.card.muster-where", possible, why_not, left=left, nation=NATIONS[nation]
        )
        chosen.append(region)
    yield from muster(match, *(Order(nation, region, 2) for region in chosen))


def muster_with_an_army(match: War, nation: int) -> Steps[None]:
    """One unit where a Shadow army is, be it besieged or a besieger."""
    state = match.state
    if not any(state.reinforcements[nation * RANKS + rank] for rank in BOTH_RANKS):
        return

    def why_not(region: int) -> Reason | None:
        if state.has_army(SHADOW, region):
            return None
        return Reason("wotr-why-no-army", recruiting.RULE, region=REGION_IDS[region])

    region = yield from choose_region(
        state, SHADOW, "wotr.card.reinforce", range(REGION_COUNT), why_not, nation=NATIONS[nation]
    )
    if region != NO_PLACE:
        yield from recruiting.units_by_card(match, nation, region, 1, BOTH_RANKS)
