"""What names and chat may be written with: nothing that can't be seen, turns the line around, or piles up on it."""

from __future__ import annotations

import unicodedata

# Control, format (which holds all that turn or hide), private and lonely surrogate characters, line separators.
_CATEGORIES = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
# Letters by category, but nothing to see.
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
# They join letters and pictures; some languages and many emoji can't do without.
_JOINERS = frozenset("\u200c\u200d")
# Marks on one letter: more than this is no writing.
_MARKS = 4

BAD_LETTERS = "server-bad-letters"


def hidden(character: str) -> bool:
    return unicodedata.category(character) in _CATEGORIES or character in _BLANK


def check(*texts: str | None) -> None:
    """For names and titles, in structs that are being read: raises ValueError with the key of a message."""
    for text in texts:
        if text and (not text.strip() or any(map(hidden, text)) or _without_piles(text) != text):
            raise ValueError(BAD_LETTERS)


def clean(text: str) -> str:
    """For chat: what can't be seen is left out, the rest stays as it was written."""
    kept = (" " if each in "\t\n\r\u2028\u2029" else each for each in text)
    seen = "".join(each for each in kept if each in _JOINERS or not hidden(each))
    return _without_piles(seen).strip(" \u200c\u200d")


def _without_piles(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for each in text:
        marks = marks + 1 if unicodedata.category(each) in ("Mn", "Me") else 0
        if marks <= _MARKS:
            kept.append(each)
    return "".join(kept)
