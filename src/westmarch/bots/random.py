"""The player that takes any option, each as likely as the others."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from westmarch.bots.base import Bot, Imagine, Memory
from westmarch.bots.remarks import Remark
from westmarch.core.decisions import Decision

# So many draws come from one stream. Whoever goes on elsewhere starts the stream anew and passes over a part of it.
BLOCK = 256


class RandomBot(Bot):
    name = "random"
    reads_view = False

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._drawn = 0
        self._stream = random.Random()
        self.why = Remark("", "bot-random-why")
        self._rewind()

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine | None = None) -> str:
        options = decision.options
        token = options[int(self._stream.random() * len(options))]
        self._drawn += 1
        if not self._drawn % BLOCK:
            self._rewind()
        return token

    def _rewind(self) -> None:
        """The stream, as it is after so many draws."""
        self._stream = random.Random(f"{self.seed}/{self._drawn // BLOCK}")
        for _ in range(self._drawn % BLOCK):
            self._stream.random()

    # -- memory

    def keep(self) -> Memory:
        return {"drawn": self._drawn}

    def recall(self, memory: Mapping[str, Any]) -> None:
        self._drawn = memory.get("drawn", 0)
        self._rewind()

    def forget(self) -> None:
        """It has no plans; and a die that was thrown is thrown."""
