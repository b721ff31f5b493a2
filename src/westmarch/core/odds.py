"""What dice may be expected to bring, where some of those that missed are rolled again."""

from __future__ import annotations

from functools import cache
from math import comb


@cache
def hit_chances(dice: int, again: int, chance: float) -> tuple[float, ...]:
    """The chance of 0, 1, 2 … hits of so many dice, each with that chance, if up to `again` misses are rolled again."""
    total = [0.0] * (dice + 1)
    for first in range(dice + 1):
        more = min(again, dice - first)
        for second in range(more + 1):
            total[first + second] += _binomial(dice, first, chance) * _binomial(more, second, chance)
    return tuple(total)


def _binomial(number: int, hits: int, chance: float) -> float:
    return float(comb(number, hits) * chance**hits * (1 - chance) ** (number - hits))
