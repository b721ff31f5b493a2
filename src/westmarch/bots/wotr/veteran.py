"""The veteran: the steward's rules of thumb with leanings that were found by playing (`tools/leanings.py`).

The sage of War of the Ring asks the veteran what could be done, and lets veterans play what it imagines.
"""

from __future__ import annotations

from westmarch.bots.wotr.leanings import Pair, tuned
from westmarch.bots.wotr.steward import Steward
from westmarch.bots.wotr.temper import Settled, Temper


class Veteran(Steward):
    """Plays either side."""

    name = "veteran"

    def __init__(self, seed: int = 0, leanings: Pair | None = None) -> None:
        self._leanings = leanings or tuned()
        super().__init__(seed)

    def temper(self, seed: int) -> Temper:
        return Settled(seed, self._leanings)
