"""The ranger: plays whole games by view and decision alone, says why, and is better than chance."""

from __future__ import annotations

import pytest

import westmarch
from westmarch.core.match import Match
from westmarch.games.lcg.state import State


def play_out(match: Match[State], bots: dict[str, westmarch.Bot]) -> Match[State]:
    while match.decision is not None:
        decision = match.decision
        bot = bots[decision.seat]
        token = bot.choose(match.view(decision.seat), decision)
        assert token in decision.options
        why = str(bot.why)
        assert why
        assert "{" not in why
        assert "bot-" not in why
        match.push(token)
    return match


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", ["mirkwood", "anduin", "dol-guldur"])
def test_the_ranger_plays_every_scenario(scenario: str, players: int) -> None:
    match = westmarch.new_match("lcg", players, 11, {"scenario": scenario})
    play_out(match, {seat: westmarch.bot("lcg", "ranger", 1) for seat in match.seats})
    assert match.result is not None


def test_the_ranger_plays_beside_others() -> None:
    match = westmarch.new_match("lcg", 2, 5)
    play_out(match, {"p1": westmarch.bot("lcg", "ranger"), "p2": westmarch.bot("lcg", "random", 3)})
    assert match.result is not None


def test_the_ranger_is_the_same_every_time() -> None:
    records = set()
    for _ in range(2):
        match = westmarch.new_match("lcg", 2, 8)
        records.add(play_out(match, {seat: westmarch.bot("lcg", "ranger", 1) for seat in match.seats}).record())
    assert len(records) == 1


def test_the_ranger_wins_where_chance_does_not() -> None:
    wins = 0
    for seed in range(20):
        match = westmarch.new_match("lcg", 1, seed)
        wins += bool(play_out(match, {"p1": westmarch.bot("lcg", "ranger")}).result.winners)  # type: ignore[union-attr]
    assert wins >= 11
