"""From what a person types to one of the options: a number, a token, or the beginning of a token or label."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from westmarch.core.collation import without_marks


def plain(text: str) -> str:
    """Small letters and digits in words, without accents: how people type."""
    return " ".join(re.findall(r"[a-z0-9]+", without_marks(text).casefold()))


def matching(typed: str, labels: Mapping[str, str]) -> list[str]:
    """The keys that somebody can mean, by the best kind of match there is: whole, beginning, or a word inside."""
    wanted = plain(typed)
    if not wanted:
        return []
    forms = {key: {plain(key), plain(key.partition(":")[2]), plain(label)} - {""} for key, label in labels.items()}
    for pattern in (f"{wanted}$", wanted, f".* {wanted}"):
        found = [key for key, texts in forms.items() if any(re.match(pattern, text) for text in texts)]
        if found:
            return found
    return []


def counts(labels: Mapping[str, str]) -> bool:
    """Are options numbers themselves? Then a number means that many, and not a line."""
    return any(label.isdigit() for label in labels.values())


def choose(typed: str, options: Sequence[str], labels: Mapping[str, str]) -> list[str]:
    """The options that can be meant: one, none, or several if it is not clear."""
    typed = typed.strip()
    if typed in options:
        return [typed]
    if re.fullmatch("[0-9]{1,9}", typed):
        number = int(typed)
        if counts(labels):
            return [token for token in options if labels[token] == str(number)]
        return [options[number - 1]] if 1 <= number <= len(options) else []
    return matching(typed, {token: labels[token] for token in options})
