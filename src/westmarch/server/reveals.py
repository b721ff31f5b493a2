"""What an answer showed to whom: undo is free only back to the last roll or reveal.

The server knows no game, but it knows what can be hidden at all: whatever chance has shuffled, picked or rolled. If
such a thing turns up in a seat's view more often than before, that seat has learnt something.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

Words = Counter[str]

# What a view says about the pending decision repeats what stands elsewhere in it.
_ASIDE = frozenset({"decision", "asked"})
_WORD = re.compile(r"[\w.\-]+")
_encode = msgspec.json.Encoder(enc_hook=str).encode


def words(view: Mapping[str, Any]) -> Words:
    """How often each word stands in a view. Tokens such as `card:name` count as their parts."""
    rest = {key: value for key, value in view.items() if key not in _ASIDE}
    # Taking words out of the encoded text is several times faster than walking through the view.
    return Counter(_WORD.findall(_encode(rest).decode()))


def hideable(fell: Iterable[str]) -> set[str]:
    """What chance has dealt out so far, as records write it: cards, tiles, faces. Plain numbers say nothing."""
    found: set[str] = set()
    for text in fell:
        for line in text.splitlines():
            mark, _, *values = line.split(" ")
            if mark == "~":
                found.update(value for value in (each.rstrip("!") for each in values) if not value.isdigit())
    return found


def hideable_at(start: str, public: Written) -> set[str]:
    """What a position may keep hidden, which nobody saw fall: what its lines say of a hand or a deck, if spectators
    don't see it. What they speak of, such as a place that is empty now, is no secret.

    Of several copies of a card one has the name of all, so that it may seem to be in sight.
    """
    lines = [line.partition(":") for line in start.splitlines()]
    about = {word for key, _, _ in lines for word in _WORD.findall(key)}
    named = {word for _, _, said in lines for word in _WORD.findall(said) if not word.isdigit()} - about
    copied = {word.rpartition(".")[0] for word in named}
    return {word for word in named if word not in public or word in copied}


class Written:
    """A view as it is sent: written once for all who look from there, and kept in parts, so that two of them are
    compared without reading what is the same in both."""

    __slots__ = ("_words", "json", "parts")

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.parts = {key: _encode(key) + b":" + _encode(value) for key, value in view.items()}
        self.json = msgspec.Raw(b"{" + b",".join(self.parts.values()) + b"}")
        self._words: set[str] | None = None

    def __contains__(self, word: str) -> bool:
        if self._words is None:
            told = b" ".join(part for key, part in self.parts.items() if key not in _ASIDE)
            self._words = set(_WORD.findall(told.decode()))
        return word in self._words

    def more_than(self, earlier: Written, sought: set[str]) -> list[str]:
        """Which of those words stand in here more often than in the earlier view."""
        more: Counter[str] = Counter()
        for key in self.parts.keys() | earlier.parts.keys():
            then, now = earlier.parts.get(key, b""), self.parts.get(key, b"")
            if then != now and key not in _ASIDE:
                more.update(word for word in _WORD.findall(now.decode()) if word in sought)
                more.subtract(word for word in _WORD.findall(then.decode()) if word in sought)
        return [word for word, count in more.items() if count > 0]


def learnt(before: Mapping[str, Written], after: Mapping[str, Written], hidden: set[str], answering: str) -> bool:
    """Whether somebody got to know something. That the answering seat shows what it held itself doesn't count."""
    own = before[answering]
    for seat, known in before.items():
        for word in after[seat].more_than(known, hidden):
            if seat == answering or word not in own:
                return True
    return False
