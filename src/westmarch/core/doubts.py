"""What the sources of a game don't settle: facts that may be wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(slots=True, eq=False)
class Doubt:
    """A value that may be wrong, and what speaks for it."""

    id: str
    value: Any
    confidence: str
    why: str


class Doubts:
    """The doubtful facts of a game: each is noted where it is used."""

    def __init__(self) -> None:
        self.all: dict[str, Doubt] = {}

    def about(self, id: str, value: T, confidence: str, why: str) -> T:
        self.all[id] = Doubt(id, value, confidence, why)
        return value
