"""Small games for commands: the toy of the core, and one that fails half the time."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.core.toy import Toy, ToyState
from westmarch.core.decisions import Steps
from westmarch.core.match import Match


class Fragile(Toy):
    """Breaks in the second turn of every match with an odd seed."""

    key = "fragile"

    def step(self, match: Match[ToyState]) -> Steps[None]:
        if match.seed % 2 and match.state.turn == 1:
            raise ZeroDivisionError("the toy fell off the table")
        yield from super().step(match)


GAME = Toy()
FRAGILE = Fragile()


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes `toy` and `fragile` playable by their keys, in this process."""
    games = import_module("westmarch.games")
    monkeypatch.setitem(games.PACKAGES, "toy", "tests.cli.toys")
    monkeypatch.setitem(games.PACKAGES, "fragile", "tests.cli.fragile")
