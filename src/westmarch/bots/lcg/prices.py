"""The ranger's currency: what threat, damage and living enemies cost him. A point of progress is about 1.5."""

from __future__ import annotations

# A point of threat, from that threat on. Near the end each point may be the last.
THREAT_PRICES: tuple[tuple[int, float], ...] = ((46, 6.0), (42, 3.8), (35, 2.2), (0, 1.45))
OUT = 60.0  # to be out of the game by threat
ELIMINATED = 50
STORM = 35  # threat from which the cards of Sauron's Reach hurt
STORM_PRICE = 4.0

DEAD_HERO = 18.0
LAST_HERO = 200.0
HERO_DAMAGE = 1.6  # a point of damage on a hero, growing as the hero weakens
ALLY_DAMAGE = 0.6
LIVING_ENEMY = 3.2  # to leave an enemy alive for another round
LIVING_ATTACK = 1.8  # for each point of its attack
TOUGH_ENEMY = 0.35  # of that again, for each further round it would live
MISSED_ATTACK = 1.3  # a defender's attack that isn't used
STAGED_THREAT = 3.0  # a point of threat that leaves the staging area for good
MUST_DIE = 8.0  # an enemy whose death the quest needs


def threat_price(threat: int) -> float:
    return next(price for low, price in THREAT_PRICES if threat >= low)


def threat_cost(threat: int, more: float, storms: bool = False) -> float:
    """What it costs to raise a threat by so much."""
    cost = 0.0
    now = float(threat)
    while more > 0:
        step = min(1.0, more)
        cost += step * threat_price(int(now))
        now += step
        more -= step
    if now >= ELIMINATED:
        cost += OUT
    if storms and threat < STORM <= now:
        cost += STORM_PRICE
    return cost
