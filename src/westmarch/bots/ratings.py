"""How strong the computer players are: ratings that `westmarch tournament` has found, kept in ratings.toml.

A rating is openskill's on another scale: 1500 is where everybody starts, and the numbers look like those that players
of chess know. It holds for a game and a seat; ratings of two games can't be compared. docs/players.md tells how they
were measured.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

# From openskill's numbers, where everybody starts with 25.
ZERO, POINT = 500, 40


@cache
def _measured() -> dict[str, Any]:
    return tomllib.loads((resources.files("westmarch.bots") / "ratings.toml").read_text(encoding="utf-8"))


def scaled(mu: float) -> int:
    """A rating of openskill's as we show it."""
    return round(ZERO + POINT * mu)


def commands(game: str) -> list[str]:
    """What was measured: a tournament, and others of new players beside one of the first."""
    measured = _measured()[game]
    return [measured["command"], *dict.fromkeys(measured.get("beside", {}).values())]


def ratings(game: str) -> dict[str, dict[str, int]]:
    """By computer player and seat; nothing for a game that comes from elsewhere."""
    measured: dict[str, dict[str, int]] = _measured().get(game, {}).get("ratings", {})
    return measured


def mean(game: str, bot: str) -> int | None:
    """Over all seats that it was measured on."""
    found = ratings(game).get(bot)
    return round(sum(found.values()) / len(found)) if found else None
