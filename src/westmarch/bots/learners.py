"""Weaker opponents for people who learn a game: they know the same rules of thumb and see less in a position.

At every question such a player takes its rule bot's choice, or, as often as it slips, one of the other answers that
came to the rule bot's mind: rather a good one than a bad one, never nonsense. What was begun that way is carried out.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from westmarch.bots.base import Imagine, Proposal
from westmarch.bots.guided import Guided
from westmarch.core.decisions import Decision


class Learner(Guided):
    slips = 0.0

    def choose(self, view: Any, decision: Decision, imagine: Imagine | None = None) -> str:
        self._asked += 1
        draw = random.Random(f"{self.seed}/{self._asked}")
        if draw.random() < self.slips:
            return self.take_up(by_liking(self._rule.proposals(view, decision), draw))
        return self.obey(view, decision)


def _learner(name: str, game: str, slips: float) -> type[Learner]:
    """A game's own learner, who slips that often."""
    return type(f"{game}-{name}", (Learner,), {"name": name, "game": game, "slips": slips})


WarNovice, WarSquire = _learner("novice", "wotr", 1.0), _learner("squire", "wotr", 0.4)
ValleyNovice, ValleySquire = _learner("novice", "b5a", 0.6), _learner("squire", "b5a", 0.25)
JourneyNovice, JourneySquire = _learner("novice", "lcg", 0.6), _learner("squire", "lcg", 0.25)


def by_liking(proposals: Sequence[Proposal], draw: random.Random) -> Proposal:
    """One of the proposals: the more it is liked, the more likely."""
    best = max(each.liking for each in proposals)
    spread = max(1e-9, best - min(each.liking for each in proposals))
    weights = [math.exp(3 * (each.liking - best) / spread) for each in proposals]
    return draw.choices(proposals, weights)[0]
