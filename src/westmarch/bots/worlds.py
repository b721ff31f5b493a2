"""Imagined matches for the bots that ask for them, the same ones wherever a bot thinks.

All worlds of one question are imagined from one, itself imagined: that one can be sent to another process, which the
true match must never be.
"""

from __future__ import annotations

from typing import Any

from westmarch.bots.base import Imagine
from westmarch.core import notation
from westmarch.core.errors import CannotImagine
from westmarch.core.match import Match
from westmarch.games import find


def world_of(match: Match[Any], seat: str, seed: int) -> str | None:
    """A match that looks the same from that seat, as a position; nothing if none can be found."""
    try:
        return match.imagine(seat, seed).position()
    except CannotImagine:
        return None


def imagining(world: str | None, seat: str) -> Imagine | None:
    """What a bot is given to imagine with."""
    if world is None:
        return None
    match: Match[Any] = notation.load(world, notation.POSITION, find)
    return lambda seed: match.imagine(seat, seed)
