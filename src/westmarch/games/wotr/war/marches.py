"""Armies that go more than one region by event card (rulebook chapter VI, "Using event cards to move armies").

All the way is chosen first, then who goes it: nobody joins or leaves underway. Settlements on the way are captured;
the unit limit counts at the end of the action only, so a crowded region can be passed and even ended in.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.facts.board import INDEX, NATION_OF, NEIGHBOURS, NO_NATION, REGION_IDS
from westmarch.games.wotr.facts.nations import NATION_OF_KIND, NATIONS, NAZGUL
from westmarch.games.wotr.state import K, P, State, War
from westmarch.games.wotr.team import DONE, ask
from westmarch.games.wotr.turn import events
from westmarch.games.wotr.war import armies, command, movement
from westmarch.games.wotr.war.armies import Force, Requirement
from westmarch.games.wotr.war.movement import RULE


@dataclass(slots=True, eq=False)
class March:
    """What a card allows: how far, to which regions, and who must be in the marching army."""

    side: int
    distance: int
    # Why a march may not end in a region; it never ends, and never turns back, where it has been.
    why_not_end: Callable[[State, int], Reason | None]
    requirements: tuple[Requirement, ...] = ()
    # Who has marched to a region in this action already, and so may not go on from there.
    arrived: dict[int, Force] = field(default_factory=dict)

    def who_may_go(self, state: State, way: tuple[int, ...]) -> Force:
        """The figures that may go all the way: those of nations not at war stay out of foreign land."""
        force = movement.movable(state, self.side, way[0], way[1], self.arrived.get(way[0]))
        for region in way[2:]:
            for kind in range(K):
                if not force.figures[kind] or kind == NAZGUL:
                    continue
                if not movement.may_enter_land(state, NATION_OF_KIND[kind], region):
                    force.figures[kind] = 0
        return force

    def why_not_on(self, state: State, way: tuple[int, ...]) -> Reason | None:
        """Why no army can go that way, wherever it leads to."""
        origin, region = way[-2:]
        name = REGION_IDS[region]
        if region not in NEIGHBOURS[origin]:
            return Reason("wotr-why-not-adjacent", RULE, origin=REGION_IDS[origin], region=name)
        if region in way[:-1]:
            return Reason("wotr-why-no-turning-back", RULE, region=name)
        if state.count[(1 - self.side) * P + region]:
            return Reason("wotr-why-enemy-army-there", RULE, region=name)
        closed = movement.why_not_past_cards(state, self.side, region)
        if closed is not None:
            return closed
        if not self.requirements and self._all_can_go(state, way[0]):
            return None
        allowed = self.who_may_go(state, way)
        whole = armies.ordered(state, self.side, way[0])
        if not whole.units:
            return command.partners_army(state, self.side, way[0])
        if not allowed.units:
            land = NATION_OF[region]
            if land != NO_NATION and any(state.from_war[nation] for nation in whole.nations() if nation != land):
                return Reason("wotr-why-foreign-land", movement.POLITICS, region=name, nation=NATIONS[land])
            return Reason("wotr-why-moved-already", RULE, region=REGION_IDS[way[0]])
        for requirement in self.requirements:
            if not requirement.met_by(allowed.figures, allowed.characters):
                return requirement.reason(RULE, way[0])
        if not armies.can_choose(state, allowed, whole, armies.NO_LIMIT, self.requirements, attack=False):
            return Reason("wotr-why-leader-alone", RULE, region=REGION_IDS[way[0]])
        return None

    def _all_can_go(self, state: State, place: int) -> bool:
        """Can every unit of an army go wherever a way leads? Mostly it can."""
        if not state.count[self.side * P + place] or movement.neutral_nations(state, self.side, place):
            return False
        return movement.all_can_go(state, self.side, place, self.arrived.get(place))

    def leads_on(self, state: State, way: tuple[int, ...]) -> bool:
        """Can an army go that way and end there, or go on from there to an end?"""
        if self.why_not_on(state, way) is not None:
            return False
        return self.why_not_end(state, way[-1]) is None or self.goes_on(state, way)

    def goes_on(self, state: State, way: tuple[int, ...]) -> bool:
        """Is there any way on?"""
        return len(way) <= self.distance and any(self.leads_on(state, (*way, region)) for region in NEIGHBOURS[way[-1]])

    def ways_on(self, state: State, way: tuple[int, ...]) -> list[int]:
        """The next regions on the way from which the march can still be ended."""
        if len(way) > self.distance:
            return []
        return [region for region in NEIGHBOURS[way[-1]] if self.leads_on(state, (*way, region))]


def march(match: War, plan: March) -> Steps[bool]:
    """One army, or a part of it, marches; False if none can. With the same plan again, another one does."""
    state = match.state
    side = plan.side
    origins = [place for place in movement.places_with_army(state, side) if plan.goes_on(state, (place,))]
    if not origins:
        return False

    def why_not_from(token: str) -> Reason | None:
        return why_not_march(state, plan, INDEX[token]) if token in INDEX else None

    answer = yield ask(state, side, "wotr.march.from", tuple(REGION_IDS[place] for place in origins), why_not_from)
    way = yield from _choose_way(match, plan, INDEX[answer])
    whole = armies.ordered(state, side, way[0])
    allowed = plan.who_may_go(state, way)
    force = yield from armies.choose_part(
        match, allowed, whole, armies.NO_LIMIT, plan.requirements, kind="wotr.move", target=way[-1]
    )
    for region in way[1:-1]:
        movement.move_into(match, force, region, on_the_way=True)
        # A card that lies there because of somebody in this army may be lost underway.
        events.check_table(match)
    end = way[-1]
    movement.move_into(match, force, end)
    command.use_army(state, force.nations(), end)
    before = plan.arrived.get(end)
    plan.arrived[end] = force if before is None else movement.merged(before, force)
    return True


def _choose_way(match: War, plan: March, origin: int) -> Steps[tuple[int, ...]]:
    """Region by region; where the march may end it may also go on."""
    state = match.state
    way: tuple[int, ...] = (origin,)
    while True:
        regions = plan.ways_on(state, way)
        options = tuple(REGION_IDS[region] for region in regions)
        if len(way) > 1 and plan.why_not_end(state, way[-1]) is None:
            options = (DONE, *options)

        def why_not_to(token: str, way: tuple[int, ...] = way) -> Reason | None:
            if token == DONE:
                return plan.why_not_end(state, way[-1])
            return _why_not_next(state, plan, way, INDEX[token]) if token in INDEX else None

        left = plan.distance + 1 - len(way)
        answer = yield ask(
            state,
            plan.side,
            "wotr.march.to",
            options,
            why_not_to,
            origin=REGION_IDS[origin],
            at=REGION_IDS[way[-1]],
            steps=len(way) - 1,
            left=left,
        )
        if answer == DONE:
            return way
        way = (*way, INDEX[answer])


def _why_not_next(state: State, plan: March, way: tuple[int, ...], region: int) -> Reason | None:
    further = (*way, region)
    if len(way) <= plan.distance and plan.leads_on(state, further):
        return None
    return plan.why_not_on(state, further) or plan.why_not_end(state, region)


def why_not_march(state: State, plan: March, origin: int) -> Reason | None:
    """Why the army in that region can't march anywhere."""
    if not state.has_army(plan.side, origin):
        return Reason("wotr-why-no-army", RULE, region=REGION_IDS[origin])
    if state.army_place(plan.side, origin) != origin:
        return Reason("wotr-why-besieged", RULE, region=REGION_IDS[origin])
    if plan.goes_on(state, (origin,)):
        return None
    reasons = [_why_not_next(state, plan, (origin,), region) for region in NEIGHBOURS[origin]]
    return next((reason for reason in reasons if reason is not None), None)
