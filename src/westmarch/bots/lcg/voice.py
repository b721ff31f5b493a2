"""How the ranger speaks, and what he keeps in mind from one answer to the next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westmarch.bots.base import Bot, Memory
from westmarch.bots.lcg.weighing import Answer
from westmarch.bots.remarks import Remark
from westmarch.core.decisions import Decision

# Seats are no secret; cards can be.
COMMON = frozenset({"seat"})
QUEST = "quest"  # what a party is for that goes against no enemy


class Voice(Bot):
    """A bot that says why in the words of the message files. Cards are named by their id, seats by theirs."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        # Whom to commit or to attack with, decided with the first answer; and what for: the quest, or an enemy.
        self.party: list[str] = []
        self.errand = ""

    def gather(self, errand: str, party: list[str]) -> None:
        self.errand = errand
        self.party = party

    def gathered(self, errand: str, chosen: list[str]) -> bool:
        """Is there a party for that, and does it hold all those who have been chosen?"""
        return self.errand == errand and set(chosen) <= set(self.party)

    def gathered_for(self, decision: Decision) -> bool:
        """Has he chosen already whom to send, so that this question has one answer?"""
        errand = {"lcg.commit": QUEST, "lcg.attackers": str(decision.params.get("enemy"))}.get(decision.kind)
        if errand is None:
            return False
        chosen = names(decision, "chosen")
        return bool(chosen) and self.gathered(errand, chosen)

    def give(self, answer: Answer) -> str:
        """Answers with what he has weighed, and keeps in mind whom he means by it."""
        self.why = Remark("lcg", answer.key, answer.params, common=COMMON)
        if answer.party is not None:
            self.gather(answer.errand, answer.party)
        return answer.token

    def say(self, key: str, secret: bool = False, **params: object) -> None:
        self.why = Remark("lcg", key, params, secret, COMMON)

    def keep(self) -> Memory:
        return {"party": list(self.party), "errand": self.errand}

    def recall(self, memory: Mapping[str, Any]) -> None:
        self.gather(memory.get("errand", ""), list(memory.get("party", [])))


def names(decision: Decision, param: str) -> list[str]:
    """Those whom a question names."""
    found = decision.params[param]
    assert isinstance(found, (list, tuple))
    return [str(each) for each in found]
