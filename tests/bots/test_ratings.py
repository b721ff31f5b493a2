"""How strong computer players are said to be: measured for all of them, and the same wherever it stands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.scripts import script
from westmarch.bots import PLAYERS, names, ratings
from westmarch.games import find

PAGE = Path(__file__).parents[2] / "docs/players.md"
GAMES = sorted(PLAYERS)


@pytest.mark.parametrize("game", GAMES)
def test_players_are_measured_on_all_seats_or_the_page_says_they_are_not(game: str) -> None:
    found = ratings.ratings(game)
    unrated = [bot for bot in names(game) if bot not in found]
    assert list(found) == [bot for bot in names(game) if bot not in unrated]
    page = PAGE.read_text(encoding="utf-8")
    assert [f"Not rated in `{game}`: `{bot}`" in page for bot in names(game)] == [bot in unrated for bot in names(game)]
    seats = find(game).seat_names(len(found["random"]))
    assert all(tuple(each) == tuple(seats) for each in found.values())


@pytest.mark.parametrize("game", GAMES)
def test_players_stand_from_weak_to_strong(game: str) -> None:
    means = [mean for bot in names(game) if (mean := ratings.mean(game, bot)) is not None]
    assert means == sorted(means)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_tells_the_same(game: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    for command in ratings.commands(game):
        assert f"`{command}`" in page, command
    for bot, seats in ratings.ratings(game).items():
        assert f"| `{bot}` | {' | '.join(str(rating) for rating in seats.values())} |" in page, bot


def test_ratings_are_those_of_the_tournament() -> None:
    """The game itself, where all play against it, is no player."""
    found = {
        "bots": ["random", "ranger"],
        "ratings": [
            {"bot": "random", "seat": "p1", "mu": 0.0},
            {"bot": "ranger", "seat": "p1", "mu": 25.0},
            {"bot": None, "seat": None, "mu": 30.0},
        ],
    }
    assert script("tools/ratings.py").ratings_of(json.loads(json.dumps(found))) == {
        "random": {"p1": 500},
        "ranger": {"p1": 1500},
    }


def test_who_was_measured_beside_another_is_as_far_from_him() -> None:
    tool = script("tools/ratings.py")
    known = {"random": {"p1": 400}, "sage": {"p1": 2200}}
    found = {"sage": {"p1": 1450}, "sage-deep": {"p1": 1550}}
    both = tool.with_others({"command": "one", "ratings": known}, "two", "sage", found)
    assert both["ratings"] == {**known, "sage-deep": {"p1": 2300}}
    assert (both["command"], both["beside"]) == ("one", {"sage-deep": "two"})


def test_a_game_from_elsewhere_has_none() -> None:
    assert ratings.ratings("toy") == {}
    assert ratings.mean("toy", "random") is None
