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


def learnt(before: Mapping[str, Words], after: Mapping[str, Words], hidden: set[str], answering: str) -> bool:
    """Whether somebody got to know something. That the answering seat shows what it held itself doesn't count."""
    own = before[answering]
    for seat, known in before.items():
        shown = after[seat]
        for word in hidden:
            if shown[word] > known[word] and (seat == answering or word not in own):
                return True
    return False
