"""The captain: a computer player by rules of thumb, for both sides, through what its seat sees and decision only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westmarch.bots.b5a import answers
from westmarch.bots.b5a.asking import Answer, Ask, Memo, first
from westmarch.bots.b5a.field import Field
from westmarch.bots.base import Bot, Imagine, Memory, Proposal
from westmarch.bots.remarks import Remark
from westmarch.core.decisions import Decision
from westmarch.games.b5a.seen import Seen
from westmarch.games.b5a.text.view import read_view

# What it says names places only, and those are no secret.
COMMON = frozenset({"area", "origin"})
# How many answers it proposes at most.
PROPOSALS = 8


class Captain(Bot):
    """Weighs moves, attacks, recruits and cards on the field it sees, and takes what is worth most."""

    name = "captain"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        # What it means to do: with the die it has chosen, or with the part of an army that it splits off.
        self._memo: Memo = {}
        # The field it looked at last. It remembers nothing by it: whatever is reckoned on a field follows from what is
        # seen, and another captain would reckon the same.
        self._field: Field | None = None

    def choose(self, view: Any, decision: Decision, imagine: Imagine | None = None) -> str:
        best = self._weigh(self._ask(view, decision))[0]
        if best.memo is not None:
            self._memo = best.memo
        self.why = _remark(best)
        return best.token

    def proposals(self, view: Any, decision: Decision) -> list[Proposal]:
        ask = self._ask(view, decision)
        best, *others = self._weigh(ask)
        if ask.kind in answers.PLANS:
            others = answers.PLANS[ask.kind](ask)
        found = [best, *[answer for answer in others if answer.token in ask.options]][:PROPOSALS]
        named = {answer.token for answer in found}
        left = [token for token in ask.options if token not in named]
        # What it has no weights for comes last, as the rules name it.
        least = found[-1].liking - 1.0
        found += [Answer(token, least, "bot-b5a-other") for token in left[: PROPOSALS - len(found)]]
        return [Proposal(answer.token, answer.liking, _remark(answer), self._memory_after(answer)) for answer in found]

    def _ask(self, view: Any, decision: Decision) -> Ask:
        return Ask(self._look(view), decision.kind.removeprefix("b5a."), decision.options, decision.params, self._memo)

    def _look(self, view: Any) -> Field:
        """The field as it is now; on the same ground all holds that was reckoned there."""
        seen: Seen = view if isinstance(view, Seen) else read_view(view)
        field = self._field
        if field is None or not field.seen.same_ground(seen):
            field = self._field = Field(seen)
        field.seen = seen
        return field

    def _weigh(self, ask: Ask) -> list[Answer]:
        """The answers it thinks of, best first."""
        weighed = answers.HANDLERS.get(ask.kind, first)(ask)
        return weighed if weighed[0].token in ask.options else first(ask)

    # -- memory

    def keep(self) -> Memory:
        return {"memo": dict(self._memo)}

    def recall(self, memory: Mapping[str, Any]) -> None:
        self._memo = dict(memory.get("memo", {}))

    def _memory_after(self, answer: Answer) -> Memory:
        return {"seed": self.seed, "memo": dict(self._memo if answer.memo is None else answer.memo)}


def _remark(answer: Answer) -> Remark:
    return Remark("b5a", answer.key, answer.params, common=COMMON)
