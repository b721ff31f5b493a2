"""What the sources of a game don't settle: facts that may be wrong, and rules that were decided here."""

from __future__ import annotations


class Doubt:
    """A value that may be wrong, and what speaks for it."""

    __slots__ = ("confidence", "id", "value", "why")

    def __init__(self, id: str, value: object, confidence: str, why: str) -> None:
        self.id = id
        self.value = value
        self.confidence = confidence
        self.why = why


class Reading:
    """A rule that was decided here, and where in the code."""

    __slots__ = ("id", "text", "where")

    def __init__(self, id: str, where: str, text: str) -> None:
        self.id = id
        self.where = where
        self.text = text
