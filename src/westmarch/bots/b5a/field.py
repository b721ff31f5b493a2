"""The field as a seat sees it: armies, distances and odds, and what has been reckoned on it so far."""

from __future__ import annotations

from dataclasses import dataclass

from westmarch.games.b5a.facts.board import (
    AREA_IDS,
    AREAS,
    BORDER,
    DEFENCES,
    FORD,
    FORTS,
    IS_SITE,
    NEIGHBOURS,
    POINTS,
    REGIONS,
    SITES,
    SLOPE_UP,
    STEPS,
)
from westmarch.games.b5a.facts.pieces import BEORN, COMPANIONS, FREE, KINDS, LEADS, POOLS_OF, SHADOW
from westmarch.games.b5a.seen import Seen

# What it costs the Shadow if Bolg falls, against other losses.
BOLG_FALLS = 30.0
# How likely a die shows this or more.
CHANCE: dict[int, float] = {4: 0.5, 5: 1 / 3, 6: 1 / 6}


@dataclass(slots=True, eq=False)
class Army:
    """Units of one side in one area."""

    area: int
    side: int
    # by kind
    units: bytes
    size: int
    strength: int
    leadership: int
    command: int
    damage: int

    def at(self, area: int) -> Army:
        """The same army, somewhere else."""
        return Army(area, self.side, self.units, self.size, self.strength, self.leadership, self.command, self.damage)


@dataclass(slots=True, eq=False)
class Idea:
    """Something that could be done, what it is worth, and why."""

    value: float
    origin: int
    target: int
    key: str

    @property
    def params(self) -> dict[str, object]:
        """For the sentence that says why."""
        return {"origin": AREA_IDS[self.origin], "area": AREA_IDS[self.target]}


class Field:
    """What a decision is weighed against.

    What has been reckoned is kept as long as the ground stays the same (`Seen.same_ground`): only `seen` is replaced
    then, since it also holds what marches and fights are not weighed by, such as dice and cards.
    """

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.me = me = seen.side
        self.enemy = 1 - me
        self.marker = seen.marker
        self.points = seen.points
        self.opened = seen.opened
        self.held = seen.held
        self.where = seen.where
        self.beorn = seen.where[BEORN]
        by_pool = [seen.tokens[pool * AREAS : (pool + 1) * AREAS] for pool in POOLS_OF[me]]
        self.tokens: list[int] = [sum(of_area) for of_area in zip(*by_pool)]
        self.walls = [0] * AREAS
        for fort, area in enumerate(FORTS):
            self.walls[area] = max(0, DEFENCES[fort] - seen.walls[fort])
        self.armies: list[Army | None] = [None] * AREAS
        self.sides: tuple[list[Army], list[Army]] = ([], [])
        for area in range(AREAS):
            side = FREE if seen.size[area] else SHADOW
            size = seen.size[side * AREAS + area]
            if size:
                army = Army(
                    area,
                    side,
                    seen.units[area * KINDS : (area + 1) * KINDS],
                    size,
                    seen.strength[area],
                    seen.leadership[area],
                    seen.command[area],
                    seen.damage[area],
                )
                self.armies[area] = army
                self.sides[side].append(army)
        # Sites the Shadow doesn't control.
        self.wanted: list[int] = [site for site in SITES if not seen.held[site]]
        # What marches.py and uses.py have reckoned so far.
        self.nearby: dict[int, int] = {}
        self.dangers: dict[int, float] = {}
        self.lures: list[tuple[int, float]] | None = None
        self.pulls: dict[int, float] = {}
        self.steps: dict[int, float] = {}
        self.ways: dict[int, list[int]] = {}
        self.roads: dict[int, Idea | None] = {}
        self.assaults: dict[int, float] = {}
        self.approaches: dict[int, list[Idea]] = {}
        self.weighed: dict[str, float] = {}

    # -- who is where

    def own(self) -> list[Army]:
        return self.sides[self.me]

    def foes(self) -> list[Army]:
        return self.sides[self.enemy]

    def mine(self, area: int) -> Army | None:
        army = self.armies[area]
        return army if army is not None and army.side == self.me else None

    def foe(self, area: int) -> Army | None:
        army = self.armies[area]
        return army if army is not None and army.side == self.enemy else None

    def size(self, area: int, side: int) -> int:
        army = self.armies[area]
        return army.size if army is not None and army.side == side else 0

    def led(self, army: Army) -> bool:
        if army.command:
            return True
        return any(LEADS[who] and self.where[who] == army.area for who in COMPANIONS[army.side])

    def blocked(self, area: int) -> bool:
        return self.foe(area) is not None or self.beorn == area

    def near(self, area: int, side: int, reach: int) -> int:
        """Strength of a side within so many steps of an area."""
        key = (area * 2 + side) * 8 + reach
        total = self.nearby.get(key)
        if total is None:
            total = 0
            for army in self.sides[side]:
                if 0 < STEPS[army.area][area] <= reach:
                    total += army.strength
            self.nearby[key] = total
        return total

    def beside(self, area: int, side: int) -> list[Army]:
        found = []
        for region in NEIGHBOURS[area]:
            army = self.armies[region]
            if army is not None and army.side == side:
                found.append(army)
        return found

    # -- odds

    def hits(self, strength: int, leadership: int, target: int) -> float:
        """Hits a round with so much strength and leadership."""
        dice = min(5, max(1, strength))
        chance = CHANCE[target]
        return dice * chance + min(leadership, dice * (1 - chance)) * chance

    def staying(self, army: Army) -> float:
        """Damage an army takes before it is gone."""
        return max(0.5, 2 * army.size - army.damage)

    def odds(self, attacker: Army, target: int, extra: float = 0.0) -> float:
        """How many times over the attacker would win; 1 is even. `extra` is the staying power of helpers."""
        defender = self.armies[target]
        hard = self.walls[target] > 0
        crossing = BORDER[attacker.area * AREAS + target] in (FORD, SLOPE_UP)
        strike = self.hits(attacker.strength, attacker.leadership, 6 if hard else 5)
        if crossing and not hard:
            strike *= 0.8
        if defender is None:  # Beorn
            answer = self.hits(4, 4, 5)
            power = float(self.seen.wrath)
        else:
            answer = self.hits(defender.strength, defender.leadership, 5)
            power = self.staying(defender)
        if hard:
            # Once the walls are down the usual number is enough again.
            soft = self.hits(attacker.strength, attacker.leadership, 5)
            rounds = self.walls[target] / strike + power / soft
        else:
            rounds = power / strike
        own = self.staying(attacker) + extra
        return (own / max(0.2, answer)) / max(0.5, rounds)

    def bolg_risk(self, area: int, size: int, damage: int) -> float:
        """What it would cost to have Bolg with such an army in an area: if he falls the battle is lost."""
        beside = self.near(area, FREE, 1)
        coming = self.near(area, FREE, 2) - beside
        ratio = (beside + 0.5 * coming) * 0.6 / max(0.5, 2 * size - damage)
        return BOLG_FALLS * ratio * ratio / (1.0 + ratio * ratio) / (1.0 + 2.0 * self.seen.guards)


def is_site(area: int) -> bool:
    return area < REGIONS and bool(IS_SITE[area])


def worth(area: int) -> int:
    return POINTS[area]
