"""What an answer showed to whom: undo is free only back to the last roll or reveal.

The server knows no game, but it knows what can be hidden at all: whatever chance has shuffled, picked or rolled. If
such a thing turns up in a seat's view more often than before, that seat has learnt something.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from westmarch.core import messages

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


def tells(sentence: str, knows: Words, may_know: Words, language: str = messages.DEFAULT_LANGUAGE) -> bool:
    """Whether a sentence names something that one view holds and the other doesn't."""
    lowered = sentence.lower()
    for word in knows:
        if word in may_know or len(word) < 3:
            continue
        if word.lower() in lowered:
            return True
        if any(label in lowered for label in _labels(language).get(word.replace("_", "-").lower(), ())):
            return True
    return False


_MESSAGE = re.compile(r"^([a-z][\w-]*)\s*=\s*(\S.*)$", re.IGNORECASE)


@cache
def _labels(language: str) -> dict[str, tuple[str, ...]]:
    """What things are called in a language, by every ending of their message's id: `card-axe` is also `axe`."""
    found: dict[str, set[str]] = {}
    folder = files("westmarch").joinpath("locale").joinpath(language)
    for entry in folder.iterdir():
        if not entry.name.endswith(".ftl"):
            continue
        for line in entry.read_text(encoding="utf-8").splitlines():
            match = _MESSAGE.match(line)
            # Sentences and texts with parameters are no names.
            if match is None or "{" in match[2] or len(match[2]) > 60:
                continue
            parts = match[1].replace("_", "-").lower().split("-")
            for start in range(len(parts)):
                found.setdefault("-".join(parts[start:]), set()).add(match[2].strip().lower())
    return {ending: tuple(sorted(labels)) for ending, labels in found.items()}
