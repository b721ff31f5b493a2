"""What dice may be expected to bring, where some of those that missed are rolled again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb

# A chance to win, and what each side has lost on average.
Outcome = tuple[float, float, float]


@dataclass(slots=True, eq=False)
class Odds:
    """How a fight ends: the attacker's chance to destroy the defender, and the hits that each takes on average."""

    win: float
    attacker_losses: float
    defender_losses: float


@cache
def hit_chances(dice: int, again: int, chance: float) -> tuple[float, ...]:
    """The chance of 0, 1, 2 … hits of so many dice, each with that chance, if up to `again` misses are rolled again."""
    total = [0.0] * (dice + 1)
    for first in range(dice + 1):
        more = min(again, dice - first)
        for second in range(more + 1):
            total[first + second] += _binomial(dice, first, chance) * _binomial(more, second, chance)
    return tuple(total)


def mean_outcome(
    ours: Sequence[float], theirs: Sequence[float], after: Callable[[int, int], Outcome], again: bool
) -> Outcome:
    """What a round brings, by the chances of hits on both sides; `after` tells what comes of those suffered and scored.

    `again`: where nobody hits, all is as before. That case is left out, and the others weigh the more for it.
    """
    nothing = ours[0] * theirs[0] if again else 0.0
    win, taken, dealt = 0.0, 0.0, 0.0
    for scored, chance in enumerate(ours):
        for suffered, other in enumerate(theirs):
            if nothing and not scored and not suffered:
                continue
            outcome = after(suffered, scored)
            win += chance * other * outcome[0]
            taken += chance * other * outcome[1]
            dealt += chance * other * outcome[2]
    rest = 1 - nothing
    return win / rest, taken / rest, dealt / rest


def _binomial(number: int, hits: int, chance: float) -> float:
    return float(comb(number, hits) * chance**hits * (1 - chance) ** (number - hits))
