"""The games, found by their key. A game's package is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from westmarch.core.errors import BadSetup
from westmarch.core.game import Game

PACKAGES: dict[str, str] = {
    "wotr": "westmarch.games.wotr.lome",
    "b5a": "westmarch.games.b5a",
    "lcg": "westmarch.games.lcg",
}


def find(key: str) -> Game[Any]:
    """The game with that key; raises BadSetup."""
    if key not in PACKAGES:
        raise BadSetup("core-no-such-game", game=str(key), games=", ".join(PACKAGES))
    game = import_module(PACKAGES[key]).GAME
    assert isinstance(game, Game)
    return game


def all_games() -> list[Game[Any]]:
    return [find(key) for key in PACKAGES]
