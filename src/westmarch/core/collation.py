"""The order of the alphabet in each language: Czech has ch behind h and č behind c, Hungarian cs, gy, sz and ö.

The browser asks Intl.Collator; a test compares the two.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeVar

T = TypeVar("T")

_ALPHABETS = {
    "cs": "a b c č d e f g h ch i j k l m n o p q r ř s š t u v w x y z ž",
    "hu": "a b c cs d dz dzs e f g gy h i j k l ly m n ny o ö p q r s sz t ty u ü v w x y z zs",
}
_LATIN = " ".join("abcdefghijklmnopqrstuvwxyz")
# Letters that differ from another one only where all else is the same.
_LIKE = {"hu": {"ő": "ö", "ű": "ü"}}

Key = tuple[tuple[int, ...], str, str]


def in_order(things: Iterable[T], language: str, name: Callable[[T], str]) -> list[T]:
    """Things by their names."""
    return sorted(things, key=lambda thing: collate(name(thing), language))


def collate(text: str, language: str) -> Key:
    """What to sort a text by: its letters; then their marks; then capitals, small ones first."""
    order, letters = _letters(language)
    small = text.lower()
    found = (_bare(each, order, language) for each in letters.findall(_doubled(small, language)))
    return tuple(order[each] for each in found if each in order), small, text.swapcase()


@cache
def _letters(language: str) -> tuple[dict[str, int], re.Pattern[str]]:
    alphabet = [" ", *"0123456789", *_ALPHABETS.get(language, _LATIN).split()]
    longest = sorted((each for each in alphabet if len(each) > 1), key=len, reverse=True)
    return {each: place for place, each in enumerate(alphabet)}, re.compile("|".join([*longest, "."]), re.DOTALL)


def _bare(letter: str, order: dict[str, int], language: str) -> str:
    """The letter without marks, unless it is one of its own with them."""
    letter = _LIKE.get(language, {}).get(letter, letter)
    return letter if letter in order else without_marks(letter)


def without_marks(text: str) -> str:
    """Letters without accents and the like."""
    return "".join(each for each in unicodedata.normalize("NFKD", text) if not unicodedata.combining(each))


def _doubled(text: str, language: str) -> str:
    """Hungarian writes a long sz as ssz."""
    return re.sub(r"([cglnstz])\1([szy])", r"\1\2\1\2", text) if language == "hu" else text
