"""What a computer player is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westmarch.core.decisions import Decision


class Bot:
    """Chooses one of a decision's options from what its seat may know, and can say why."""

    name: str = ""
    # A bot that never looks at the view spares the simulator building it.
    reads_view: bool = True

    def __init__(self, seed: int = 0) -> None:
        self.why = ""

    def choose(self, view: Mapping[str, Any], decision: Decision) -> str:
        raise NotImplementedError
