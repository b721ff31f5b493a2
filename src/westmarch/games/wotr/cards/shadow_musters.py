"""How the Shadow's event cards muster (rulebook chapter VI, "Recruiting by event cards")."""

from __future__ import annotations

from westmarch.core.decisions import Steps
from westmarch.games.wotr import recruiting
from westmarch.games.wotr.board import FREE, INDEX, REGION_COUNT, REGION_IDS, SHADOW
from westmarch.games.wotr.nations import ELITE, KIND_IDS, NATIONS, REGULAR, SAURON
from westmarch.games.wotr.seats import ask
from westmarch.games.wotr.state import State, War

BOTH_RANKS = (REGULAR, ELITE)


class Order:
    """So many units of a nation for one region; with both ranks the player chooses for each."""

    __slots__ = ("left", "nation", "ranks", "region")

    def __init__(self, nation: int, region: int, number: int, ranks: tuple[int, ...] = (REGULAR,)) -> None:
        self.nation = nation
        self.region = region
        self.left = number
        self.ranks = ranks


def may_muster(state: State, region: int) -> bool:
    """Free, or inside an own stronghold under siege; never where the enemy holds the settlement."""
    return state.control[region] != FREE and recruiting.why_not_by_card(state, SHADOW, region) is None


def muster(match: War, *orders: Order) -> Steps[None]:
    """Brings all that is ordered, as far as figures last; where orders compete for the last ones the player chooses."""
    state = match.state
    waiting = [order for order in orders if may_muster(state, order.region)]
    while True:
        waiting = [
            order
            for order in waiting
            if order.left and any(state.reinforcements[order.nation * 3 + rank] for rank in order.ranks)
        ]
        if not waiting:
            return
        order = waiting[0]
        rivals = _rivals(state, waiting, order)
        options = tuple(REGION_IDS[each.region] for each in rivals)
        figure = KIND_IDS[order.nation * 3 + order.ranks[0]]
        answer = yield ask(SHADOW, "wotr.recruit.region", options, figure=figure)
        order = rivals[options.index(answer)]
        yield from recruiting.units_by_card(match, order.nation, order.region, 1, order.ranks)
        order.left -= 1


def _rivals(state: State, waiting: list[Order], order: Order) -> list[Order]:
    """The orders that want the same figures, if there are too few of them; else just this one."""
    for rank in order.ranks:
        same = [each for each in waiting if each.nation == order.nation and rank in each.ranks]
        if sum([each.left for each in same]) > state.reinforcements[order.nation * 3 + rank]:
            return same
    return [order]


def muster_nazgul(match: War, region: int) -> None:
    if may_muster(match.state, region):
        recruiting.leader_by_card(match, SAURON, region)


def muster_in_three(match: War, nation: int, settlements: tuple[int, ...]) -> Steps[None]:
    """Two regulars each in three different settlements."""
    regions = [region for region in settlements if may_muster(match.state, region)]
    if len(regions) > 3:
        waiting, regions = regions, []
        for left in (3, 2, 1):
            options = tuple(REGION_IDS[region] for region in waiting)
            answer = yield ask(SHADOW, "wotr.card.muster-where", options, left=left, nation=NATIONS[nation])
            waiting.remove(INDEX[answer])
            regions.append(INDEX[answer])
    yield from muster(match, *(Order(nation, region, 2) for region in regions))


def muster_with_an_army(match: War, nation: int) -> Steps[None]:
    """One unit where a Shadow army is, be it besieged or a besieger."""
    state = match.state
    if not any(state.reinforcements[nation * 3 + rank] for rank in BOTH_RANKS):
        return
    regions = tuple(REGION_IDS[region] for region in range(REGION_COUNT) if state.has_army(SHADOW, region))
    if regions:
        answer = yield ask(SHADOW, "wotr.card.reinforce", regions, nation=NATIONS[nation])
        yield from recruiting.units_by_card(match, nation, INDEX[answer], 1, BOTH_RANKS)
