"""What every game says about itself."""

from __future__ import annotations

import pytest

import westmarch


@pytest.mark.parametrize(
    ("game", "seats", "teams"),
    [
        ("b5a", 2, {("free",), ("shadow",)}),
        ("wotr", 2, {("free",), ("shadow",)}),
        ("wotr", 3, {("free",), ("witch-king", "saruman")}),
        ("wotr", 4, {("gondor", "rohan"), ("witch-king", "saruman")}),
    ],
)
def test_who_wins_together(game: str, seats: int, teams: set[tuple[str, ...]]) -> None:
    match = westmarch.new_match(game, seats)
    assert {match.game.team(match.setup, seat) for seat in match.seats} == teams


def test_in_the_card_game_all_win_together() -> None:
    match = westmarch.new_match("lcg", 3)
    assert {match.game.team(match.setup, seat) for seat in match.seats} == {match.seats}
