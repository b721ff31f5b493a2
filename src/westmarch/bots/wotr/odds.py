"""What a fight may be expected to bring: rounds of average dice, remembered once worked out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp

from westmarch.bots.wotr.reading import Army
from westmarch.games.wotr.facts.board import IS_DEFENSIVE, IS_STRONGHOLD

MOST_DICE = 5


def expected_hits(units: float, captains: int, leadership: int, needs: int) -> float:
    """Average hits of a combat roll with its leader re-roll."""
    dice = min(units + captains, MOST_DICE)
    if dice <= 0:
        return 0.0
    chance = (7 - needs) / 6
    first = dice * chance
    again = min(leadership, dice - first)
    return first + again * chance


def units_left(units: int, elites: int, taken: float) -> float:
    """How many figures still roll dice after so many hits, if their owner gives way wisely."""
    spare = min(max(units - MOST_DICE, 0), units - elites)
    left = float(units)
    taken -= spare
    if taken <= 0:
        return left - spare - taken
    left -= spare
    taken -= elites
    return left if taken <= 0 else max(left - taken, 0.0)


@dataclass(slots=True, eq=False)
class Outcome:
    """How a fight goes on average: hits each side has left, rounds it took, and the attacker's chance to win."""

    attacker_left: float
    defender_left: float
    rounds: int
    win: float


Side = tuple[int, int, int, int]  # units, elites, Leadership, captains


@lru_cache(maxsize=20000)
def fight(attacker: Side, defender: Side, first_needs: int, later_needs: int, rounds: int) -> Outcome:
    """At most so many rounds; the attacker needs one number in the first round and another one later."""
    units_a, elites_a, lead_a, captains_a = attacker
    units_d, elites_d, lead_d, captains_d = defender
    full_a = left_a = float(units_a + elites_a)
    full_d = left_d = float(units_d + elites_d)
    if full_d <= 0:
        return Outcome(left_a, 0.0, 0, 1.0)
    if full_a <= 0:
        return Outcome(0.0, left_d, 0, 0.0)
    fought = 0
    while fought < rounds and left_a > 0 and left_d > 0:
        needs = first_needs if fought == 0 else later_needs
        now_a = units_left(units_a, elites_a, full_a - left_a)
        now_d = units_left(units_d, elites_d, full_d - left_d)
        by_a = expected_hits(now_a, captains_a, lead_a, needs)
        by_d = expected_hits(now_d, captains_d, lead_d, 5)
        left_a -= by_d
        left_d -= by_a
        fought += 1
    # Whoever runs out first has lost; how much the other has left says how sure that is. The curve is fitted to
    # simulated battles of one to ten units a side: it is off by six percent on average.
    if left_d <= 0 and left_a > 0:
        edge = left_a / full_a
    elif left_d > 0 and left_a <= 0:
        edge = -left_d / full_d
    elif left_a <= 0:
        edge = -0.03
    else:
        # Rounds ran out: what was done of the work.
        win = max(0.0, min(0.9, 0.5 * (1 - left_d / full_d)))
        return Outcome(left_a, left_d, fought, win)
    win = 1 / (1 + exp(-3.5 * edge * ((full_a + full_d) / 10) ** 0.25))
    return Outcome(max(left_a, 0.0), max(left_d, 0.0), fought, win)


def attacking(army: Army) -> Side:
    return army.fit_units, army.fit_elites, army.leadership, army.captains


def defending(army: Army) -> Side:
    return army.units, army.elites, army.leadership, army.captains


def field_battle(attacker: Army, defender: Army, region: int, rounds: int = 12) -> Outcome:
    """A battle in the open, over several rounds."""
    first = 6 if IS_DEFENSIVE[region] else 5
    return fight(attacking(attacker), defending(defender), first, 5, rounds)


def assault(attacker: Army, defender: Army, rounds: int = 12) -> Outcome:
    """Storming a stronghold, over that many rounds."""
    return fight(attacking(attacker), defending(defender), 6, 6, rounds)


def behind_walls(army: Army) -> Side:
    """What is left of an army once it has withdrawn into its stronghold: five units at most, the best."""
    units = min(army.units, 5)
    return units, min(army.elites, units), army.leadership, army.captains


def has_walls(region: int) -> bool:
    return IS_STRONGHOLD[region]
