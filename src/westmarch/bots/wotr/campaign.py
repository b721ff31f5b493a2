"""Where armies ought to be: what each place is worth to take or to hold, and how strongly it draws an army.

Both sides think alike here. A place to take draws the armies that together are strong enough for it, the nearer the
more; a place to hold draws as much as the threat to it asks for. The gain of a march is the difference between the
draw at its end and at its beginning.
"""

from __future__ import annotations

from functools import lru_cache

from westmarch.bots.wotr.geography import DISTANCE, POINTS
from westmarch.bots.wotr.odds import has_walls
from westmarch.bots.wotr.reading import Army, Board
from westmarch.bots.wotr.temper import Temper
from westmarch.games.wotr.facts.board import (
    FREE,
    HOME_SIDE,
    IS_DEFENSIVE,
    NEIGHBOURS,
    REGION_COUNT,
    SETTLEMENTS,
    SHADOW,
)

FAR = 99
NEARNESS = tuple(0.77**steps for steps in range(REGION_COUNT))
CLOSENESS = (1.0, 0.7, 0.4, 0.2)
SUPPLY = (1.0, 1.0, 0.9, 0.75, 0.6, 0.45, 0.3, 0.2, 0.1)
NEEDED = (4, 10)
# Worth for each die that makes a goal fully worth its while.
GOOD_BARGAIN = 3.5
# The power of a full army; what is more counts no more.
HOST = 12.0


@lru_cache(maxsize=4000)
def roads(target: int, blocked: frozenset[int]) -> tuple[int, ...]:
    """Marches to a target from every region; nobody marches through a blocked one. The far end of the map is FAR."""
    found = [FAR] * REGION_COUNT
    found[target] = 0
    edge = [target]
    for steps in range(1, 10):
        later = []
        for here in edge:
            for region in NEIGHBOURS[here]:
                if found[region] == FAR:
                    found[region] = steps
                    if region not in blocked:
                        later.append(region)
        edge = later
    return tuple(found)


class Goal:
    """A place to take: its worth, the power it asks for, the dice it may cost, and its weight in the plan."""

    __slots__ = ("at_hand", "cost", "distance", "near", "needed", "region", "weight", "worth")

    def __init__(self, region: int, worth: float, needed: float, distance: tuple[int, ...]) -> None:
        self.region = region
        self.worth = worth
        self.needed = needed
        self.distance = distance
        # Power that could come in time, and power that is at the gates already.
        self.at_hand = 0.0
        self.near = 0.0
        self.cost = 1.0
        self.weight = 0.0


class Campaign:
    """The places that matter to one side now."""

    def __init__(self, board: Board, side: int, temper: Temper) -> None:
        self.board = board
        self.side = side
        self.temper = temper
        self._goals: list[Goal] | None = None
        self._blocked: frozenset[int] | None = None
        self._holds: dict[int, float] = {}
        self._draws: dict[int, list[tuple[float, Goal]]] = {}
        self._places: list[tuple[int, float, float, float]] | None = None

    # -- places to take

    @property
    def goals(self) -> list[Goal]:
        """The enemy's settlements, worked out when first asked for."""
        goals = self._goals
        if goals is None:
            board, side = self.board, self.side
            goals = self._goals = [self._goal(region) for region in SETTLEMENTS if board.control[region] == 1 - side]
            for goal in goals:
                self._price(goal)
            self._plan(goals)
        return goals

    def _price(self, goal: Goal) -> None:
        """How many dice it may take: marches of the nearest armies until they are enough, musters, assaults."""
        distance = goal.distance
        armies = sorted(self.board.open[self.side].values(), key=lambda army: (distance[army.region], army.region))
        wanted = 1.2 * goal.needed
        gathered = 0.0
        marches = 0.0
        for army in armies:
            steps = distance[army.region]
            power = army.fit_power
            if self.side == SHADOW:
                # Nations not at war yet soon will be.
                power += 0.6 * (army.units - army.fit_units)
            if steps <= 1:
                goal.near += power
            if steps < len(SUPPLY):
                goal.at_hand += power * SUPPLY[steps]
                if gathered < wanted:
                    gathered += power
                    marches += max(0, steps - 1)
        lacking = max(0.0, wanted - gathered)
        storms = goal.needed / 2.0 if has_walls(goal.region) else 1.0
        goal.cost = 1.0 + 0.5 * marches + 0.9 * lacking + storms

    def _plan(self, goals: list[Goal]) -> None:
        """The goals that bring the points still missing for the least cost weigh fully, the others little."""
        missing = NEEDED[self.side] - self.board.points[self.side]
        wanted = missing + 2 if self.side == SHADOW else missing
        goals.sort(key=lambda goal: (-goal.worth / goal.cost, goal.region))
        for goal in goals:
            share = min(1.0, goal.worth / goal.cost / GOOD_BARGAIN) ** 0.5
            goal.weight = goal.worth * share
            if wanted <= 0:
                goal.weight *= 0.7
            if self.side == FREE and goal.at_hand < goal.needed:
                goal.weight *= 0.3 * goal.at_hand / goal.needed
            if goal.near > 2.2 * goal.needed:
                # Others are seeing to it.
                goal.weight *= max(0.4, 2.2 * goal.needed / goal.near)
            wanted -= POINTS[goal.region]

    def worth(self, region: int) -> float:
        """What holding an enemy settlement is worth, in the common measure: an ordinary action is about ten."""
        points = POINTS[region]
        side = self.side
        if not points:
            return 3.0
        if HOME_SIDE[region] == side:
            # Lost before: to win it back takes the points from the enemy, whose four weigh like our ten.
            return points * (24.0 if side == SHADOW else 9.0)
        return self.worth_of_points(points) * self.temper.leaning(region)

    def worth_of_points(self, points: int) -> float:
        """What victory points are worth: the more, the fewer are missing."""
        missing = max(1, NEEDED[self.side] - self.board.points[self.side])
        near = min(points / missing, 1.0)
        if self.side == SHADOW:
            return 10.0 * points * (1.0 + 0.5 * near)
        return 10.0 * points * (1.0 + near) * self.temper.ambition

    def _goal(self, region: int) -> Goal:
        board = self.board
        needed = 1.0
        defender = board.army(1 - self.side, region)
        if defender is not None:
            if has_walls(region):
                needed = 1.5 + 1.5 * min(defender.hits, 5 + defender.elites)
            else:
                needed = 1.0 + (1.4 if IS_DEFENSIVE[region] else 1.2) * defender.hits
        return Goal(region, self.worth(region), needed, self._roads(region))

    def _roads(self, target: int) -> tuple[int, ...]:
        """How many marches away every region is, going around enemy armies too strong to brush aside."""
        if self._blocked is None:
            self._blocked = frozenset(
                region
                for region, army in self.board.open[1 - self.side].items()
                if army.units > 2 or (has_walls(region) and self.board.control[region] == 1 - self.side)
            )
        return roads(target, self._blocked)

    def take(self, region: int, power: float) -> tuple[float, Goal | None]:
        """How strongly the best goal draws an army of that power standing in a region.

        More power than a goal asks for adds little: a village needs no host.
        """
        known = self._draws.get(region)
        if known is None:
            known = [
                (goal.weight * NEARNESS[goal.distance[region]], goal)
                for goal in self.goals
                if goal.distance[region] < FAR
            ]
            known.sort(key=lambda each: (-each[0], each[1].region))
            del known[4:]
            self._draws[region] = known
        best = 0.0
        chosen = None
        for draw, goal in known:
            draw *= min(power, HOST, max(3.0, 1.6 * goal.needed)) / HOST
            if draw > best:
                best = draw
                chosen = goal
        return best, chosen

    # -- places to hold

    def hold_need(self, region: int) -> float:
        """The power that a place of ours should have, given what threatens it."""
        known = self._holds.get(region)
        if known is None:
            board = self.board
            threat = board.threat(self.side, region)
            if self.side == SHADOW:
                # Its hosts stand between the enemy and home, and what falls is soon mustered again.
                known = min(0.35 * threat, 4.0)
            elif has_walls(region):
                known = max(0.8, min(0.65 * threat, 9.0))
            else:
                known = max(0.8, min(0.8 * threat, 8.0))
            self._holds[region] = known
        return known

    def hold_worth(self, region: int) -> float:
        """What it would cost to lose a place of ours."""
        points = POINTS[region]
        if not points:
            return 2.0
        if HOME_SIDE[region] != self.side:
            # Taken from the enemy, and as dear as when it was a goal.
            return 0.8 * self.worth_of_points(points)
        if self.side == SHADOW:
            return points * 6.0 * (1.0 + 0.7 * self.board.points[FREE])
        return points * 9.0 * (1.0 + 0.06 * self.board.points[SHADOW])

    def hold(self, region: int, power: float, army: Army | None) -> tuple[float, int]:
        """How strongly the places to hold draw that power, standing in a region. `army` is what it is part of."""
        best = 0.0
        chosen = -1
        distance = DISTANCE[region]
        for place, worth, need, present in self._places_to_hold():
            steps = distance[place]
            if steps > 3 or (steps and place in self.board.inside):
                continue
            if army is not None and army.region == place:
                present = max(0.0, present - power)
            if present >= need:
                continue
            gain = _cover(present + power, need) - _cover(present, need)
            draw = worth * gain * CLOSENESS[steps] * min(1.0, 0.5 * need)
            if draw > best:
                best = draw
                chosen = place
        return best, chosen

    def _places_to_hold(self) -> list[tuple[int, float, float, float]]:
        """Our settlements that anything threatens: worth, power needed, power present."""
        places = self._places
        if places is None:
            board = self.board
            places = self._places = []
            for place in board.settlements_of(self.side):
                need = self.hold_need(place)
                if need > 0:
                    places.append((place, self.hold_worth(place), need, board.defenders(self.side, place)))
        return places


def _cover(power: float, need: float) -> float:
    """How well a power answers a need, from nothing to fully."""
    return float(min(1.0, power / need) ** 0.8)
