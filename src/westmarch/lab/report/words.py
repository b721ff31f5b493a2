"""Names and colours that all pages share."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.words import Words

COLOURS = ("c0", "c1", "c2", "c3")
NOBODY = "c4"


def colour_of(seats: Sequence[str], seat: str | None) -> str:
    """A seat's colour; grey for nobody."""
    return COLOURS[seats.index(seat) % len(COLOURS)] if seat in seats else NOBODY


def heading_of(words: Words, family: str) -> str:
    """The heading for the things of a family: the game's own, or the family's bare name."""
    key = f"{words.game}-report-{family}"
    return words.text(key) if words.knows(key) else family
