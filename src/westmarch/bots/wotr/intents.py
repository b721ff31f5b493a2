"""An intent: something to do with a die, how good it is, how the questions on the way will be answered, and why."""

from __future__ import annotations

from collections.abc import Mapping

from westmarch.bots.wotr.reading import Army
from westmarch.games.wotr.components import ARMY, CHARACTER, EVENT, MUSTER, WILL_OF_THE_WEST

ANY_DIE = (CHARACTER, ARMY, MUSTER, EVENT, WILL_OF_THE_WEST)


class Reasoning:
    """Why something is done: a message and what it speaks about. Regions, cards and people are put in by name."""

    __slots__ = ("key", "params")

    def __init__(self, key: str, **params: object) -> None:
        self.key = key
        self.params: Mapping[str, object] = params


class Part:
    """Which figures of an army go: all, or so many of each kind and these characters."""

    __slots__ = ("characters", "everybody", "figures")

    def __init__(self, figures: Mapping[int, int], characters: tuple[int, ...], everybody: bool) -> None:
        self.figures = dict(figures)
        self.characters = characters
        self.everybody = everybody


def whole(army: Army) -> Part:
    return Part(army.figures, tuple(army.characters), True)


class Intent:
    """`uses`: the die results that allow it. `answers`: by kind of decision, what to answer, in order.

    `target` is the region that an attack is about.
    """

    __slots__ = ("answers", "parts", "reason", "score", "target", "token", "uses")

    def __init__(
        self,
        score: float,
        token: str,
        uses: tuple[str, ...],
        reason: Reasoning,
        answers: Mapping[str, list[str]] | None = None,
        parts: list[Part] | None = None,
        target: int = -1,
    ) -> None:
        self.score = score
        self.token = token
        self.uses = uses
        self.reason = reason
        self.answers: dict[str, list[str]] = {kind: list(given) for kind, given in (answers or {}).items()}
        self.parts: list[Part] = list(parts or [])
        self.target = target

    def __repr__(self) -> str:
        return f"Intent({self.score:.1f}, {self.token!r}, {self.answers})"


def best(intents: list[Intent]) -> Intent | None:
    """The one with the highest score; of equals the first."""
    chosen = None
    for intent in intents:
        if chosen is None or intent.score > chosen.score:
            chosen = intent
    return chosen
