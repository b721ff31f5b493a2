"""Weaker opponents for people who learn a game: they know the same rules of thumb and see less in a position.

At every question such a player takes its rule bot's choice, or, as often as it slips, one of the other answers that
came to the rule bot's mind: rather a good one than a bad one, never nonsense. What was begun that way is carried out.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from typing import Any

from westmarch.bots.base import Bot, Imagine, Memory, Proposal
from westmarch.core.decisions import Decision


class Learner(Bot):
    """A game's own learners say which rule bot, and how often they slip."""

    slips = 0.0

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._rule = self.rule(seed)
        self._asked = 0

    def rule(self, seed: int) -> Bot:
        """The rule bot that it would like to be."""
        raise NotImplementedError

    def choose(self, view: Any, decision: Decision, imagine: Imagine | None = None) -> str:
        self._asked += 1
        draw = random.Random(f"{self.seed}/{self._asked}")
        if draw.random() < self.slips:
            chosen = by_liking(self._rule.proposals(view, decision), draw)
            self._rule.memory = chosen.memory
            self.why = chosen.why
            return chosen.token
        token = self._rule.choose(view, decision)
        self.why = self._rule.why
        return token

    # -- memory

    def keep(self) -> Memory:
        return {"asked": self._asked, "rule": without_seed(self._rule.memory)}

    def recall(self, memory: Mapping[str, Any]) -> None:
        self._asked = memory.get("asked", 0)
        self._rule.recall(memory.get("rule", {}))

    def forget(self) -> None:
        self._rule.forget()

    def reseed(self) -> None:
        self._rule = self.rule(self.seed)


def by_liking(proposals: Sequence[Proposal], draw: random.Random) -> Proposal:
    """One of the proposals: the more it is liked, the more likely."""
    best = max(each.liking for each in proposals)
    spread = max(1e-9, best - min(each.liking for each in proposals))
    weights = [math.exp(3 * (each.liking - best) / spread) for each in proposals]
    return draw.choices(proposals, weights)[0]


def without_seed(memory: Mapping[str, Any]) -> Memory:
    """What a bot keeps of another one that sits with it: both have the same seed."""
    return {name: kept for name, kept in memory.items() if name != "seed"}
