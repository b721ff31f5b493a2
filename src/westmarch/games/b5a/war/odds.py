"""What a combat may be expected to bring (rulebook chapter X): exact for dice alone, without cards and manoeuvres.

Both sides fight to the end, nobody ceases or retreats. Units fall only when they must, the weakest first, so that dice
are kept as long as possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from westmarch.core.odds import Odds, Outcome, hit_chances, mean_outcome
from westmarch.games.b5a.facts.pieces import COMBAT_DICE


@dataclass(slots=True, frozen=True)
class Fighter:
    """One side of a combat: how many dice it rolls after so much damage, what its dice need, how much it can take.

    `walls` take damage first, and while they stand the enemy's dice need a six.
    """

    dice: tuple[int, ...]
    rerolls: int
    needs: int
    first_needs: int
    walls: int = 0

    @property
    def hits(self) -> int:
        """So much damage destroys it."""
        return len(self.dice)


def dice_of_army(strengths: Sequence[int], damage: int, more: int = 0) -> tuple[int, ...]:
    """The dice of an army after 0, 1, 2 … further damage, until it is destroyed.

    A unit falls where there is more damage than units, and takes two of it along. `more`: what a character adds.
    """
    units = sorted(strengths)
    found: list[int] = []
    while True:
        while damage > len(units):
            units.pop(0)
            damage -= 2
            if not units:
                return tuple(found)
        found.append(min(COMBAT_DICE, sum(units) + more))
        damage += 1


@lru_cache(maxsize=500)
def reckon(attacker: Fighter, defender: Fighter) -> Odds:
    enough = defender.hits + defender.walls
    known: dict[tuple[int, int], Outcome] = {}

    def behind_walls(dealt: int) -> int:
        return max(0, dealt - defender.walls)

    def after(taken: int, dealt: int) -> Outcome:
        """What comes of it once so much damage has fallen on each side."""
        if taken >= attacker.hits:
            return 0.0, float(attacker.hits), float(min(behind_walls(dealt), defender.hits))
        if dealt >= enough:
            return 1.0, float(taken), float(defender.hits)
        found = known.get((taken, dealt))
        if found is None:
            found = known[taken, dealt] = a_round(taken, dealt, attacker.needs)
        return found

    def a_round(taken: int, dealt: int, needs: int) -> Outcome:
        standing = dealt < defender.walls
        ours = hit_chances(attacker.dice[taken], attacker.rerolls, (7 - (6 if standing else needs)) / 6)
        theirs = hit_chances(defender.dice[behind_walls(dealt)], defender.rerolls, (7 - defender.needs) / 6)
        return mean_outcome(
            ours, theirs, lambda suffered, scored: after(taken + suffered, dealt + scored), needs == attacker.needs
        )

    return Odds(*a_round(0, 0, attacker.first_needs))
