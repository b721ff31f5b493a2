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
def test_all_players_are_measured_on_all_seats(game: str) -> None:
    found = ratings.ratings(game)
    assert list(found) == names(game)
    seats = find(game).seat_names(len(found["random"]))
    assert all(tuple(each) == tuple(seats) for each in found.values())


@pytest.mark.parametrize("game", GAMES)
def test_players_stand_from_weak_to_strong(game: str) -> None:
    means = [ratings.mean(game, bot) for bot in names(game)]
    assert all(mean is not None for mean in means)
    assert means == sorted(means, key=lambda mean: mean or 0)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_tells_the_same(game: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert f"`{ratings.command(game)}`" in page
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


def test_a_game_from_elsewhere_has_none() -> None:
    assert ratings.ratings("toy") == {}
    assert ratings.mean("toy", "random") is None
