"""What fell at a real table, as people type it: a value, or the values of a whole roll in one line."""

from __future__ import annotations

from collections.abc import Mapping

from westmarch.cli.answers import choose
from westmarch.core.decisions import Decision
from westmarch.core.words import Words


def labels(words: Words, decision: Decision) -> dict[str, str]:
    """The possible values with their names. Of things that look the same, such as copies of a card, one stands for
    all."""
    alike = Words(words.game, words.ids, words.language)
    alike.several = frozenset()
    found: dict[str, str] = {}
    for token in decision.options:
        label = alike.label(token, decision)
        if label not in found.values():
            found[token] = label
    return found


def whole_roll(typed: str, decision: Decision, labels: Mapping[str, str]) -> list[str]:
    """The values that are typed in one line, if they are all that is still wanted, or some of it; else nothing."""
    words = typed.replace(",", " ").split()
    wanted = _number(decision, "count") - _number(decision, "place") + 1
    if not 1 < len(words) <= wanted:
        return []
    meant = [choose(word, tuple(labels), labels) for word in words]
    return [found[0] for found in meant] if all(len(found) == 1 for found in meant) else []


def _number(decision: Decision, param: str) -> int:
    value = decision.params[param]
    assert isinstance(value, int)
    return value
