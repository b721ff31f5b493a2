"""Keeping out of sight: what a lower threat is worth now, by the enemies it keeps in the staging area."""

from __future__ import annotations

from westmarch.bots.lcg.odds import fight, menace
from westmarch.bots.lcg.prices import threat_cost
from westmarch.bots.lcg.table import Seat, Table

BEFORE_CHECKS = ("resolution-actions", "travel-actions", "engage-actions")
WORTH_HIDING = 11.0  # the menace of an enemy that is worth staying out of sight of
NEAR = 3  # within so much threat it counts
NEAR_PRICE = 1.0  # a point of threat when such an enemy is near


def hiding(table: Table, seat: Seat, less: int) -> float:
    """What it saves in the coming fight when that player's threat is lower by so much."""
    now = table.will_engage(seat)
    then = table.will_engage(seat, -less)
    if len(now) == len(then):
        return 0.0
    spared = [foe for foe in now if foe not in then]
    if any(foe.engagement <= other.threat for foe in spared for other in table.playing if other is not seat):
        return 0.0  # it would only go to somebody else
    with_all = fight([*seat.enemies, *now], table.force(seat))
    return with_all - fight([*seat.enemies, *then], table.force(seat))


def lowering(table: Table, seat: Seat, less: int) -> float:
    """What a lower threat is worth to that player, all in all."""
    less = min(less, seat.threat)
    worth = threat_cost(seat.threat - less, less, table.scenario == "anduin")
    return worth + near_price(table, seat) * less + hiding(table, seat, less)


def wakes(table: Table, seat: Seat, more: int) -> bool:
    """Whether an enemy that he would rather not meet comes to that player when his threat is higher by so much."""
    met = [foe for foe in table.staged if seat.threat < foe.engagement <= seat.threat + more]
    return any(menace(foe) >= WORTH_HIDING for foe in met)


def near_price(table: Table, seat: Seat) -> float:
    """A point of threat is dearer while a big enemy waits for the next few."""
    if table.quest == "anduin-passage":
        return 0.0
    near = [foe for foe in table.staged if seat.threat < foe.engagement <= seat.threat + NEAR]
    return NEAR_PRICE if any(menace(foe) >= WORTH_HIDING for foe in near) else 0.0
