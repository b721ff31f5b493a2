"""Where armies ought to be: what each place is worth to take or to hold, and how strongly it draws an army.

Both sides think alike here. A place to take draws the armies that together are strong enough for it, the nearer the
more; a place to hold draws as much as the threat to it asks for. The gain of a march is the difference between the
draw at its end and at its beginning.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from westmarch.bots.wotr.geography import DISTANCE, POINTS, SETTLEMENTS_NEAR
from westmarch.bots.wotr.odds import has_walls
from westmarch.bots.wotr.reading import Army, Board
from westmarch.bots.wotr.roads import roads
from westmarch.bots.wotr.temper import Temper
from westmarch.games.wotr.facts.board import (
    FREE,
    HOME_SIDE,
    IS_DEFENSIVE,
    NEIGHBOURS,
    SETTLEMENTS,
    SHADOW,
)

CLOSENESS = (1.0, 0.7, 0.4, 0.2)
SUPPLY = (1.0, 1.0, 0.9, 0.75, 0.6, 0.45, 0.3, 0.2, 0.1)
FARTHEST_SUPPLY = len(SUPPLY) - 1
NEEDED = (4, 10)
# The power of a full army; what is more counts no more.
HOST = 12.0


class Goal:
    """A place to take: its worth, the power it asks for, the dice it may cost, and its weight in the plan."""

    def __init__(self, region: int, worth: float, needed: float, enough: float, distance: tuple[int, ...]) -> None:
        self.region = region
        self.worth = worth
        self.needed = needed
        # How many marches away every region is, going around enemy armies too strong to brush aside.
        self.distance = distance
        # More power than this is wasted on it.
        self.enough = max(3.0, enough * needed)
        # Power that could come in time, and power that is at the gates already.
        self.at_hand = 0.0
        self.near = 0.0
        self.cost = 1.0
        self.weight = 0.0


# A place to hold as seen from a region: the place, its worth, the power it needs and has, how much its distance lets
# count, how pressing it is, and how well it is covered already (negative: fully).
Place = tuple[int, float, float, float, float, float, float]


class Campaign:
    """The places that matter to one side now."""

    def __init__(self, board: Board, side: int, temper: Temper) -> None:
        self.board = board
        self.side = side
        self.temper = temper
        self.leanings = temper.leanings[side]
        self._closeness = self.leanings.closeness
        self._holds: dict[int, float] = {}
        self._first_four: dict[int, list[tuple[float, Goal]]] = {}
        self._draws: dict[int, tuple[float, float, Goal | None]] = {}
        self._near: dict[int, list[Place]] = {}
        self._most_to_hold: dict[int, float] = {}
        # What others have worked out: what it is, and of whom or which region. The first holds for this question, the
        # second as long as the campaign does.
        self.known: dict[tuple[str, str | int], Any] = {}
        self.lasting: dict[tuple[str, str | int], Any] = {}

    def goes_on(self, board: Board, temper: Temper) -> bool:
        """Does all of it still hold for who looks at that board? If so, it is for the next question now."""
        before = self.board
        same = (
            board.ground is before.ground
            and board.control == before.control
            and board.points == before.points
            and board.table == before.table
            and board.seat == before.seat
            and temper is self.temper
        )
        if same:
            self.board = board
            self.known = {}
        return same

    # -- places to take

    @cached_property
    def goals(self) -> list[Goal]:
        """The enemy's settlements, worked out when first asked for. Without any army to attack they weigh nothing."""
        board, side = self.board, self.side
        goals = [self._goal(region) for region in SETTLEMENTS if board.control[region] == 1 - side]
        powers = self._powers()
        if any(powers.values()):
            for goal in goals:
                self._price(goal, powers)
            self._plan(goals)
        return goals

    def _powers(self) -> dict[int, float]:
        """What our armies in the open are good for in an attack, by region, in the order of regions."""
        powers = {}
        for region, army in self.board.open[self.side].items():
            power = army.fit_power
            if self.side == SHADOW:
                # Nations not at war yet soon will be.
                power += self.leanings.rouse_soon * (army.units - army.fit_units)
            powers[region] = power
        return powers

    def _price(self, goal: Goal, powers: dict[int, float]) -> None:
        """How many dice it may take: marches of the nearest armies until they are enough, musters, assaults."""
        lean = self.leanings
        distance = goal.distance
        wanted = lean.gathering * goal.needed
        gathered = near = at_hand = 0.0
        marches = 0
        # The nearest first, of two as near the one whose region comes first.
        for region in sorted(powers, key=distance.__getitem__):
            steps = distance[region]
            if steps > FARTHEST_SUPPLY:
                break
            power = powers[region]
            at_hand += power * SUPPLY[steps]
            if steps <= 1:
                near += power
                if gathered < wanted:
                    gathered += power
            elif gathered < wanted:
                gathered += power
                marches += steps - 1
        goal.near = near
        goal.at_hand = at_hand
        lacking = max(0.0, wanted - gathered)
        storms = goal.needed * lean.cost_walls if has_walls(goal.region) else 1.0
        goal.cost = 1.0 + lean.cost_march * marches + lean.cost_lacking * lacking + storms

    def _plan(self, goals: list[Goal]) -> None:
        """The goals that bring the points still missing for the least cost weigh fully, the others little."""
        lean = self.leanings
        wanted = NEEDED[self.side] - self.board.points[self.side] + lean.wanted_more
        goals.sort(key=lambda goal: (-goal.worth / goal.cost, goal.region))
        for goal in goals:
            share = min(1.0, goal.worth / goal.cost / lean.bargain) ** 0.5
            goal.weight = goal.worth * share
            if wanted <= 0:
                goal.weight *= lean.spare_goal
            if self.side == FREE and goal.at_hand < goal.needed:
                goal.weight *= 0.3 * goal.at_hand / goal.needed
            if goal.near > lean.crowded * goal.needed:
                # Others are seeing to it.
                goal.weight *= max(0.4, lean.crowded * goal.needed / goal.near)
            wanted -= POINTS[goal.region]

    def worth(self, region: int) -> float:
        """What holding an enemy settlement is worth, in the common measure: an ordinary action is about ten."""
        points = POINTS[region]
        side = self.side
        if not points:
            return self.leanings.no_point
        if HOME_SIDE[region] == side:
            # Lost before: to win it back takes the points from the enemy, whose four weigh like our ten.
            return points * self.leanings.regain * self.leanings.dearness[region]
        return self.worth_of_points(points) * self.temper.leaning(region) * self.leanings.dearness[region]

    def worth_of_points(self, points: int) -> float:
        """What victory points are worth: the more, the fewer are missing."""
        missing = max(1, NEEDED[self.side] - self.board.points[self.side])
        near = min(points / missing, 1.0)
        worth = self.leanings.point * points * (1.0 + self.leanings.point_near * near)
        return worth if self.side == SHADOW else worth * self.temper.ambition

    def _goal(self, region: int) -> Goal:
        board, lean = self.board, self.leanings
        needed = 1.0
        defender = board.army(1 - self.side, region)
        if defender is not None:
            if has_walls(region):
                needed = lean.needed_walls + lean.needed_walled * min(defender.hits, 5 + defender.elites)
            else:
                needed = 1.0 + (lean.needed_ford if IS_DEFENSIVE[region] else lean.needed_field) * defender.hits
        return Goal(region, self.worth(region), needed, lean.enough, roads(region, self._too_strong))

    @cached_property
    def _too_strong(self) -> frozenset[int]:
        """Where enemy armies stand that can't be brushed aside."""
        return frozenset(
            region
            for region, army in self.board.open[1 - self.side].items()
            if army.units > 2 or (has_walls(region) and self.board.control[region] == 1 - self.side)
        )

    def take(self, region: int, power: float) -> tuple[float, Goal | None]:
        """How strongly the best goal draws an army of that power standing in a region.

        More power than a goal asks for adds little: a village needs no host.
        """
        known = self._draws.get(region)
        if known is None:
            known = self._draws[region] = self._strongest(region)
        best, most, chosen = known
        if chosen is None:
            return 0.0, None
        if power > HOST:
            power = HOST
        if power <= most:
            # Any other goal draws less, and power counts no more for it.
            best *= power / HOST
            return (best, chosen) if best > 0.0 else (0.0, None)
        return self._best_for(region, power)

    def _strongest(self, region: int) -> tuple[float, float, Goal | None]:
        """The goal that draws most there: how much, the power that is enough for it, and which."""
        best = 0.0
        chosen: Goal | None = None
        for weight, distance, goal in self._pulls:
            if weight < best:
                # Neither this one nor those that weigh less can draw more.
                break
            draw = weight * self._closeness[distance[region]]
            # Of two that draw alike the one whose region comes first.
            if draw > best or (draw == best and chosen is not None and goal.region < chosen.region):
                best = draw
                chosen = goal
        return best, chosen.enough if chosen is not None else 0.0, chosen

    @cached_property
    def _pulls(self) -> list[tuple[float, tuple[int, ...], Goal]]:
        """The goals that draw anybody, what weighs most first, each with its weight and how far it is."""
        goals = sorted([goal for goal in self.goals if goal.weight], key=lambda goal: -goal.weight)
        return [(goal.weight, goal.distance, goal) for goal in goals]

    def _best_for(self, region: int, power: float) -> tuple[float, Goal | None]:
        """The goal that makes most of that power, of the four that draw most."""
        first = self._first_four.get(region)
        if first is None:
            near = self._closeness
            draws = [(-weight * near[away[region]], goal.region, goal) for weight, away, goal in self._pulls]
            draws.sort()
            first = self._first_four[region] = [(-draw, goal) for draw, _, goal in draws[:4]]
        best = 0.0
        chosen = None
        for draw, goal in first:
            if draw <= best:
                break
            draw *= min(power, goal.enough) / HOST
            if draw > best:
                best = draw
                chosen = goal
        return best, chosen

    @cached_property
    def enemy_beside(self) -> dict[int, float]:
        """By region, the power that the strongest enemy army beside it could attack it with."""
        beside: dict[int, float] = {}
        for army in self.board.open[1 - self.side].values():
            for neighbour in NEIGHBOURS[army.region]:
                if army.fit_power > beside.get(neighbour, 0.0):
                    beside[neighbour] = army.fit_power
        return beside

    # -- places to hold

    def hold_need(self, region: int) -> float:
        """The power that a place of ours should have, given what threatens it."""
        known = self._holds.get(region)
        if known is None:
            board = self.board
            threat = board.threat(self.side, region)
            lean = self.leanings
            # The Shadow's hosts stand between the enemy and home, and what falls is soon mustered again.
            if has_walls(region):
                known = max(lean.need_least, min(lean.need_walls * threat, lean.need_most_walls))
            else:
                known = max(lean.need_least, min(lean.need_open * threat, lean.need_most_open))
            self._holds[region] = known
        return known

    def hold_worth(self, region: int) -> float:
        """What it would cost to lose a place of ours."""
        points = POINTS[region]
        lean = self.leanings
        if not points:
            return lean.keep_no_point
        if HOME_SIDE[region] != self.side:
            # Taken from the enemy, and as dear as when it was a goal.
            return lean.keep_taken * self.worth_of_points(points) * lean.dearness[region]
        return points * lean.keep * (1.0 + lean.keep_pressed * self.board.points[1 - self.side]) * lean.dearness[region]

    def hold(self, region: int, power: float, army: Army | None) -> tuple[float, int]:
        """How strongly the places to hold draw that power, standing in a region. `army` is what it is part of."""
        home = army.region if army is not None else -1
        best = 0.0
        chosen = -1
        for place, worth, need, present, closeness, pressing, covered in self._lacking_near(region):
            if place != home:
                draw = worth * (_cover(present + power, need) - covered) * closeness * pressing
                if draw > best:
                    best = draw
                    chosen = place
        own = self.places.get(home)
        if own is not None and DISTANCE[region][home] < len(own) and (region == home or home not in self.board.inside):
            # What is there already may be nobody but this power.
            _, worth, need, present, closeness, pressing, _ = own[DISTANCE[region][home]]
            present = max(0.0, present - power)
            if present < need:
                draw = worth * (_cover(present + power, need) - _cover(present, need)) * closeness * pressing
                # Of two that draw alike the one that comes first.
                if draw > best or (draw == best and home < chosen):
                    best = draw
                    chosen = home
        return best, chosen

    def most_to_hold(self, region: int, army: Army) -> float:
        """No power of that army can be drawn more than this by the places to hold."""
        most = self._most_to_hold.get(region)
        if most is None:
            most = 0.0
            for _, worth, _, _, closeness, pressing, covered in self._lacking_near(region):
                draw = worth * (1.0 - covered) * closeness * pressing
                if draw > most:
                    most = draw
            self._most_to_hold[region] = most
        own = self.places.get(army.region)
        if own is not None:
            _, worth, _, _, closeness, pressing, _ = own[min(DISTANCE[region][army.region], len(own) - 1)]
            draw = worth * closeness * pressing
            if draw > most:
                return draw
        return most

    def _lacking_near(self, region: int) -> list[Place]:
        """The places that need more than they have, as far as a region is near enough to them."""
        near = self._near.get(region)
        if near is None:
            lacking = self.lacking
            inside = self.board.inside
            near = self._near[region] = [
                lacking[place][steps]
                for place, steps in SETTLEMENTS_NEAR[region]
                if place in lacking and not (steps and place in inside)
            ]
        return near

    @cached_property
    def lacking(self) -> dict[int, list[Place]]:
        """The places to hold that need more than they have."""
        return {place: seen for place, seen in self.places.items() if seen[0][-1] >= 0.0}

    @cached_property
    def places(self) -> dict[int, list[Place]]:
        """Our settlements that anything threatens, as seen from so many regions away."""
        board = self.board
        places = {}
        for place in board.settlements_of(self.side):
            need = self.hold_need(place)
            if need > 0:
                worth = self.hold_worth(place)
                present = board.defenders(self.side, place)
                covered = _cover(present, need) if present < need else -1.0
                pressing = min(1.0, 0.5 * need)
                places[place] = [(place, worth, need, present, close, pressing, covered) for close in CLOSENESS]
        return places


def _cover(power: float, need: float) -> float:
    """How well a power answers a need, from nothing to fully."""
    return 1.0 if power >= need else float((power / need) ** 0.8)
