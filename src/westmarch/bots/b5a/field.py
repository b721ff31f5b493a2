"""The field as a seat sees it: a view turned into arrays, with distances and odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westmarch.games.b5a.board import (
    AREA,
    AREAS,
    BORDER,
    DEFENCES,
    EXITS,
    FORD,
    FORT_OF,
    IS_SITE,
    NEIGHBOURS,
    POINTS,
    REGIONS,
    SITES,
    SLOPE_UP,
)
from westmarch.games.b5a.pieces import CHARACTER, COMPANIONS, FREE, LEADS, SHADOW, UNIT

FAR = 99


def _distances() -> tuple[tuple[int, ...], ...]:
    """Steps from every area to every other, the way armies can go."""
    rows: list[tuple[int, ...]] = []
    for start in range(AREAS):
        reached = [FAR] * AREAS
        reached[start] = 0
        edge = [start]
        while edge:
            onward: list[int] = []
            for here in edge:
                for area in EXITS[here]:
                    if reached[area] == FAR:
                        reached[area] = reached[here] + 1
                        onward.append(area)
            edge = onward
        rows.append(tuple(reached))
    return tuple(rows)


STEPS: tuple[tuple[int, ...], ...] = _distances()


class Army:
    """Units of one side in one area."""

    __slots__ = ("area", "command", "damage", "leadership", "side", "size", "strength", "units")

    def __init__(self, area: int, side: int) -> None:
        self.area = area
        self.side = side
        self.units: dict[int, int] = {}
        self.size = 0
        self.strength = 0
        self.leadership = 0
        self.command = 0
        self.damage = 0


class Field:
    """What a decision is weighed against."""

    __slots__ = (
        "armies",
        "beorn",
        "enemy",
        "free_dice",
        "hand",
        "held",
        "marker",
        "me",
        "opened",
        "points",
        "tokens",
        "turn",
        "view",
        "walls",
        "where",
    )

    def __init__(self, view: Mapping[str, Any], me: int) -> None:
        self.view = view
        self.me = me
        self.enemy = 1 - me
        self.turn: int = view["turn"]
        self.marker: int = view["fate"]["marker"]
        self.points: int = view["points"]
        self.hand: list[str] = view["hand"]
        self.free_dice: int = sum(view["dice"]["free"].values())
        self.opened: list[bool] = view["passes_open"]
        self.armies: list[Army | None] = [None] * AREAS
        self.held = [False] * AREAS
        self.walls = [0] * AREAS
        self.tokens = [0] * AREAS
        self.where: dict[int, int] = {}
        for name, who in view["characters"].items():
            if who["place"] in AREA:
                self.where[CHARACTER[name]] = AREA[who["place"]]
        self.beorn = self.where.get(CHARACTER["beorn"], -1)
        for name, entry in view["areas"].items():
            area = AREA[name]
            if entry.get("held"):
                self.held[area] = True
            if "tokens" in entry:
                own = ("dwarves", "elves") if me == FREE else ("shadow",)
                self.tokens[area] = sum(entry["tokens"].get(pool, 0) for pool in own)
            if area in FORT_OF:
                self.walls[area] = max(0, DEFENCES[FORT_OF[area]] - entry["walls"]["damage"])
            if "side" in entry:
                army = Army(area, FREE if entry["side"] == "free" else SHADOW)
                army.units = {UNIT[unit]: count for unit, count in entry["units"].items()}
                army.size = sum(army.units.values())
                army.strength = entry["strength"]
                army.leadership = entry["leadership"]
                army.command = entry["command"]
                army.damage = entry["damage"]
                self.armies[area] = army

    # -- who is where

    def own(self) -> list[Army]:
        return [army for army in self.armies if army is not None and army.side == self.me]

    def foes(self) -> list[Army]:
        return [army for army in self.armies if army is not None and army.side == self.enemy]

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
        return any(LEADS[who] and self.where.get(who) == army.area for who in COMPANIONS[army.side])

    def blocked(self, area: int) -> bool:
        return self.foe(area) is not None or self.beorn == area

    def near(self, area: int, side: int, reach: int) -> int:
        """Strength of a side within so many steps of an area."""
        total = 0
        for army in self.armies:
            if army is not None and army.side == side and 0 < STEPS[army.area][area] <= reach:
                total += army.strength
        return total

    def beside(self, area: int, side: int) -> list[Army]:
        found = []
        for region in NEIGHBOURS[area]:
            army = self.armies[region]
            if army is not None and army.side == side:
                found.append(army)
        return found

    def wanted_sites(self) -> list[int]:
        """Sites the Shadow doesn't control."""
        return [site for site in SITES if not self.held[site]]

    # -- odds

    def hits(self, strength: int, leadership: int, target: int) -> float:
        """Hits a round with so much strength and leadership."""
        dice = min(5, max(1, strength))
        chance = {4: 0.5, 5: 1 / 3, 6: 1 / 6}[target]
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
            power = float(self.view["wrath"])
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


def is_site(area: int) -> bool:
    return area < REGIONS and bool(IS_SITE[area])


def worth(area: int) -> int:
    return POINTS[area]
