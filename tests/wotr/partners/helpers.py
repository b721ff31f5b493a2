"""Matches of three and four players, in short."""

from __future__ import annotations

from tests.story import asked, options, play
from tests.wotr.helpers import FOUR, THREE, position
from westmarch.games.wotr.state import War


def four(*lines: str, **scripts: list[object]) -> War:
    return position(*lines, seats=FOUR, **scripts)


def three(*lines: str, **scripts: list[object]) -> War:
    return position(*lines, seats=THREE, **scripts)


def waste(match: War) -> War:
    """Whoever acts discards a die; a die that is his only choice needs no answer."""
    if asked(match)[1] == "wotr.action":
        play(match, options(match)[0])
    return play(match, "waste")
