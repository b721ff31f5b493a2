"""For those who know a match only by its view: what it is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westmarch.games import find
from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.rules import WarOfTheRing


def edition_of(view: Mapping[str, Any]) -> Edition:
    """The edition of the match that a view shows: its number of players, its expansions."""
    # The game that people play knows the expansions; this package doesn't.
    game = find("wotr")
    assert isinstance(game, WarOfTheRing)
    about = view["edition"]
    return game.edition(len(about["seats"]), tuple(about["options"]))
