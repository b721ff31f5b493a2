"""Whoever knows a match only by its view finds its edition: computer players, the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.story import lines
from tests.wotr.helpers import position
from westmarch.bots.wotr.reading import Board
from westmarch.bots.wotr.steward import Steward
from westmarch.cli.render import Renderer
from westmarch.core.decisions import Decision
from westmarch.core.match import Match
from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import INDEX, SHADOW
from westmarch.games.wotr.facts.characters import Character
from westmarch.games.wotr.rules import Expansion, WarOfTheRing
from westmarch.games.wotr.text import view as views
from westmarch.games.wotr.text.view import edition_of


def _add_boldog(edition: Edition) -> None:
    edition.add_characters([Character("boldog", SHADOW, 2, 3, minion=True, die_bonus=1)])


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> WarOfTheRing:
    """War of the Ring with an expansion of one minion, as the game that people play."""
    game = WarOfTheRing(Expansion("boldog", _add_boldog))
    monkeypatch.setattr(views, "find", lambda key: game)
    return game


def _with_boldog(game: WarOfTheRing) -> Match[Any]:
    setup = game.set_up(2, {"boldog": True})
    dice = "dice free: event\ndice shadow: army character"
    state = game.read(setup, lines("phase: actions\nacting: shadow\ncharacter boldog: gorgoroth", dice))
    return Match(game, setup, 1, start=state)


def test_a_view_names_seats_sides_and_expansions() -> None:
    view = position("dice free: event").view(None)
    sides = {"free": "free", "shadow": "shadow"}
    assert view["edition"] == {"seats": ["free", "shadow"], "sides": sides, "options": []}


def test_the_edition_of_a_view_is_that_of_the_match(game: WarOfTheRing) -> None:
    match = _with_boldog(game)
    view = match.view("shadow")
    assert view["edition"]["options"] == ["boldog"]
    assert edition_of(view) is match.state.edition
    plain = Match(game, game.set_up(2, {}), 1)
    assert "boldog" not in edition_of(plain.view(None)).character_index


def test_the_steward_knows_the_people_of_its_edition(game: WarOfTheRing) -> None:
    match = _with_boldog(game)
    army = Board(match.view("shadow"), "shadow").open[SHADOW][INDEX["gorgoroth"]]
    assert [each.id for each in army.characters] == ["boldog"]
    assert army.leadership == 3
    assert match.decision is not None
    assert Steward(1).choose(match.view("shadow"), match.decision) in match.decision.options


def test_the_terminal_knows_the_people_of_its_edition(game: WarOfTheRing) -> None:
    view = _with_boldog(game).view("shadow")
    note = Renderer("wotr").note(view, "character:boldog", Decision("shadow", "wotr.minions.who", ("done",)))
    assert note == "level 2, Leadership 3"
