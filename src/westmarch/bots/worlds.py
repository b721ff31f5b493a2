"""Imagined matches for the bots that ask for them, the same ones wherever a bot thinks.

All worlds of one question are imagined from one, itself imagined: that one can be sent to another process, which the
true match must never be. Where nothing has to be sent it is not written either: it makes no difference
(tests/conformance).
"""

from __future__ import annotations

from typing import Any

from westmarch.bots.base import Imagine
from westmarch.core import notation
from westmarch.core.errors import CannotImagine
from westmarch.core.match import Match
from westmarch.games import find


def world_of(match: Match[Any], seat: str, seed: int) -> Match[Any] | None:
    """A match that looks the same from that seat; nothing if none can be found."""
    try:
        return match.imagine(seat, seed)
    except CannotImagine:
        return None


def written(world: Match[Any] | None) -> str | None:
    """A world as text, for another process. Read again, the same matches are imagined from it for every seed."""
    return None if world is None else world.position()


def read(world: str | None) -> Match[Any] | None:
    return None if world is None else notation.load(world, notation.POSITION, find)


def imagining(world: Match[Any] | None, seat: str) -> Imagine | None:
    """What a bot is given to imagine with."""
    return None if world is None else lambda seed: world.imagine(seat, seed)
