"""The captain: a computer player by rules of thumb, for both sides, through view and decision only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from westmarch.bots.b5a import answers
from westmarch.bots.b5a.asking import Ask, Choice, first
from westmarch.bots.b5a.field import Field
from westmarch.bots.base import Bot, Imagine, Memory
from westmarch.bots.remarks import Remark
from westmarch.core.decisions import Decision
from westmarch.games.b5a.seen import Seen
from westmarch.games.b5a.view import read_view

# What it says names places only, and those are no secret.
COMMON = frozenset({"area", "origin"})


class Captain(Bot):
    """Weighs moves, attacks, recruits and cards on the field it sees, and takes what is worth most."""

    name = "captain"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        # What was meant by "split": how many units are still to go, and where to.
        self._memo: dict[str, int] = {}
        # The field it looked at last. It remembers nothing by it: whatever is reckoned on a field follows from what is
        # seen, and another captain would reckon the same.
        self._field: Field | None = None

    def choose(self, view: Any, decision: Decision, imagine: Imagine | None = None) -> str:
        ask = Ask(self._look(view), decision.kind[4:], decision.options, decision.params, self._memo)
        handler: Callable[[Ask], Choice] = answers.HANDLERS.get(ask.kind, first)
        token, key, params = handler(ask)
        if token not in decision.options:
            token, key, params = first(ask)
        self.why = Remark("b5a", key, params, common=COMMON)
        return token

    def _look(self, view: Any) -> Field:
        """The field as it is now; on the same ground all holds that was reckoned there."""
        seen: Seen = view if isinstance(view, Seen) else read_view(view)
        field = self._field
        if field is None or not field.seen.same_ground(seen):
            field = self._field = Field(seen)
        field.seen = seen
        return field

    def keep(self) -> Memory:
        return {"memo": dict(self._memo)}

    def recall(self, memory: Mapping[str, Any]) -> None:
        self._memo = dict(memory.get("memo", {}))
