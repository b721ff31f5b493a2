"""The player that takes any option, each as likely as the others."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from westmarch.bots.base import Bot
from westmarch.core import messages
from westmarch.core.decisions import Decision


class RandomBot(Bot):
    name = "random"
    reads_view = False

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._random = random.Random(seed)
        self.why = messages.text("bot-random-why")

    def choose(self, view: Mapping[str, Any], decision: Decision) -> str:
        return decision.options[int(self._random.random() * len(decision.options))]
