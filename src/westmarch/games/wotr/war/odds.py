"""What a battle may be expected to bring (rulebook chapter VI, "Battle"): exact for dice alone, without cards.

Both sides fight to the end, nobody ceases, retreats or withdraws; an assault on a stronghold goes on as long as there
are elites to reduce. Losses fall as their owner would want them: dice are kept as long as possible.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from westmarch.core.odds import Odds, Outcome, mean_outcome
from westmarch.core.odds import hit_chances as chances
from westmarch.games.wotr.facts.components import MOST_COMBAT_DICE


@dataclass(slots=True, frozen=True)
class Army:
    """What counts in a fight without cards."""

    units: int
    # How many of the units are elites: it takes two hits to remove one.
    elites: int
    # What characters add to the combat strength.
    strong: int
    leadership: int

    @property
    def hits(self) -> int:
        """How many hits destroy it."""
        return self.units + self.elites

    def dice(self, taken: int) -> int:
        """Dice of the combat roll after so many hits."""
        return max(1, min(self._units(taken) + self.strong, MOST_COMBAT_DICE))

    def elites_left(self, taken: int) -> int:
        return self.elites - max(0, min(taken - self._spare, self.elites))

    def _units(self, taken: int) -> int:
        """First go regulars who roll no die, then elites become regulars, then units fall."""
        first = min(taken, self._spare)
        return self.units - first - max(0, taken - self._spare - self.elites)

    @property
    def _spare(self) -> int:
        return min(max(0, self.units + self.strong - MOST_COMBAT_DICE), self.units - self.elites)


def hit_chances(dice: int, leadership: int, needs: int) -> tuple[float, ...]:
    """The chance of 0, 1, 2 … hits of a combat roll with its leader re-roll."""
    return chances(dice, min(leadership, MOST_COMBAT_DICE), (7 - needs) / 6)


@lru_cache(maxsize=2000)
def reckon(attacker: Army, defender: Army, first_needs: int, later_needs: int, one_round: bool) -> Odds:
    """The odds of a battle. `one_round`: it ends after a round unless the attacker reduces an elite."""
    known: dict[tuple[int, int], Outcome] = {}

    def after(taken: int, dealt: int) -> Outcome:
        """What comes of it once so many hits have fallen on each side in a round."""
        if taken >= attacker.hits:
            return 0.0, float(attacker.hits), float(min(dealt, defender.hits))
        if dealt >= defender.hits:
            return 1.0, float(taken), float(defender.hits)
        if not one_round:
            return further(taken, dealt)
        if not attacker.elites_left(taken):
            return 0.0, float(taken), float(dealt)
        return further(taken + 1, dealt)

    def further(taken: int, dealt: int) -> Outcome:
        found = known.get((taken, dealt))
        if found is None:
            found = known[taken, dealt] = round_of(taken, dealt, later_needs)
        return found

    def round_of(taken: int, dealt: int, needs: int) -> Outcome:
        ours = hit_chances(attacker.dice(taken), attacker.leadership, needs)
        theirs = hit_chances(defender.dice(dealt), defender.leadership, 5)
        again = not one_round and needs == later_needs
        return mean_outcome(ours, theirs, lambda suffered, scored: after(taken + suffered, dealt + scored), again)

    return Odds(*round_of(0, 0, first_needs))
