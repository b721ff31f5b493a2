"""What players have in common who sit with a rule bot: they ask it, and do as it says or otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import westmarch.bots as bots
from westmarch.bots.base import Bot, Memory, Proposal
from westmarch.core.decisions import Decision


class Guided(Bot):
    """A game's own players say which game it is, and perhaps which other rule bot. Both have the same seed."""

    game = ""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._rule = self.rule(seed)
        # How many questions it has thought about.
        self._asked = 0

    def rule(self, seed: int) -> Bot:
        """The rule bot that it sits with."""
        return bots.make(self.game, bots.rule_bot(self.game), seed)

    def obey(self, view: Any, decision: Decision) -> str:
        """What the rule bot chooses, for its reason."""
        token = self._rule.choose(view, decision)
        self.why = self._rule.why
        return token

    def take_up(self, proposal: Proposal) -> str:
        """What the rule bot proposed; from here on it carries that out."""
        self._rule.memory = proposal.memory
        self.why = proposal.why
        return proposal.token

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


def without_seed(memory: Mapping[str, Any]) -> Memory:
    """What a bot keeps of another one that sits with it."""
    return {name: kept for name, kept in memory.items() if name != "seed"}
