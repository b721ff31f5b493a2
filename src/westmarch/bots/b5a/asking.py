"""A question to the captain, with what is known when it is asked, and the answers that it weighs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from westmarch.bots.b5a.field import Army, Field
from westmarch.games.b5a.facts.board import AREA, AREA_IDS

# What the captain means to do next: only what JSON can carry.
Memo = dict[str, Any]


@dataclass(slots=True, eq=False)
class Answer:
    """An answer that the captain thinks of: how much it likes it, why, and what it means by it.

    `memo` is what it keeps in mind if that answer is given; None leaves its mind as it is.
    """

    token: str
    liking: float
    key: str
    params: Mapping[str, object] = field(default_factory=dict)
    memo: Memo | None = None


@dataclass(slots=True, eq=False)
class Ask:
    """A decision with all that is known when it is asked."""

    field: Field
    kind: str
    options: tuple[str, ...]
    params: Mapping[str, object]
    # Never changed here: answers bring their own.
    memo: Memo

    def areas(self) -> list[int]:
        return [AREA[token] for token in self.options if token in AREA]

    def area(self, name: str = "area") -> int:
        return AREA.get(str(self.params.get(name, "")), -1)

    def armies(self) -> list[Army]:
        found = [self.field.mine(area) for area in self.areas()]
        return [army for army in found if army is not None]

    def number(self, name: str) -> int:
        return int(str(self.params[name]))


def ranked(answers: Iterable[Answer]) -> list[Answer]:
    """Best first; of equals the one that was named first."""
    return sorted(answers, key=lambda answer: -answer.liking)


def only(token: str, key: str = "bot-b5a-simple", params: Mapping[str, object] | None = None) -> list[Answer]:
    """An answer without others beside it."""
    return [Answer(token, 0.0, key, params or {})]


def first(ask: Ask) -> list[Answer]:
    return only(ask.options[0])


def either(good: bool, yes: str, no: str, key: str = "bot-b5a-simple") -> list[Answer]:
    """One of two, and the other after it."""
    best, other = (yes, no) if good else (no, yes)
    return [Answer(best, 1.0, key), Answer(other, 0.0, "bot-b5a-other")]


def by_value(ask: Ask, value: Callable[[str], float], key: str) -> list[Answer]:
    """All options, the one of most value first."""
    return ranked([Answer(token, value(token), key) for token in ask.options])


def by_area(ask: Ask, value: Callable[[int], float], key: str, least: float = -99.0) -> list[Answer]:
    """The areas by value; `done` stands before those that don't reach the least."""
    answers = [Answer(AREA_IDS[area], value(area), key, {"area": AREA_IDS[area]}) for area in ask.areas()]
    if not answers or "done" in ask.options:
        answers.append(Answer(ask.options[-1], least, "bot-b5a-enough"))
    return ranked(answers)


def of_areas(value: Callable[[Field, int], float], key: str, least: float = -99.0) -> Callable[[Ask], list[Answer]]:
    """Answers a question by what the areas are worth on the field."""
    return lambda ask: by_area(ask, partial(value, ask.field), key, least)
