"""The steward over whole games: it answers only what is offered, always says why, and beats chance."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import westmarch
from westmarch.bots.base import Bot
from westmarch.bots.wotr.steward import Steward
from westmarch.core import messages
from westmarch.core.match import Match

MOST_DECISIONS = 20_000


def whole_game(seed: int, *players: Bot) -> tuple[Match, list[str]]:
    """A whole game, with everything that was said about it; a player for each seat."""
    match = westmarch.new_match("wotr", len(players), seed=seed)
    bots = dict(zip(match.seats, players))
    said: list[str] = []
    for _ in range(MOST_DECISIONS):
        decision = match.decision
        if decision is None:
            return match, said
        bot = bots[decision.seat]
        token = bot.choose(match.view(decision.seat) if bot.reads_view else {}, decision)
        assert token in decision.options, (decision, token)
        if isinstance(bot, Steward):
            assert messages.has(bot.why.key), (decision, bot.why.key)
            assert bot.why.key != "bot-wotr-guess", decision
            why = str(bot.why)
            assert why, decision
            assert "{" not in why, why
            assert "?" not in why, why
            assert not why.startswith("bot-"), why
            said.append(why)
        match.push(token)
    raise AssertionError("the game does not end")


def test_steward_against_steward_ends_says_why_and_is_the_same_again() -> None:
    match, said = whole_game(11, Steward(11), Steward(12))
    assert match.result is not None
    assert match.state.turn <= 60
    assert len(set(said)) > 50
    again, _ = whole_game(11, Steward(11), Steward(12))
    assert again.record() == match.record()


@pytest.mark.parametrize("side", ["free", "shadow"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_steward_beats_random(side: str, seed: int) -> None:
    steward = westmarch.bot("wotr", "steward", seed=seed)
    chance = westmarch.bot("wotr", "random", seed=seed)
    free, shadow = (steward, chance) if side == "free" else (chance, steward)
    match, _ = whole_game(seed, free, shadow)
    assert match.result is not None
    assert match.result.winners == (side,)


# -- three and four players


@pytest.mark.parametrize("seats", [3, 4])
def test_teams_of_stewards_play_to_the_end_and_say_why(seats: int) -> None:
    match, said = whole_game(30 + seats, *(Steward(seat) for seat in range(seats)))
    assert match.result is not None
    assert match.state.turn <= 60
    assert len(set(said)) > 50


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("side", ["free", "shadow"])
def test_a_team_of_stewards_beats_a_random_team(seats: int, side: str) -> None:
    seed = 1
    sides = westmarch.new_match("wotr", seats).view(None)["edition"]["sides"]
    names = ["steward" if each == side else "random" for each in sides.values()]
    match, _ = whole_game(seed, *(westmarch.bot("wotr", name, seed + seat) for seat, name in enumerate(names)))
    assert match.result is not None
    assert match.result.winners == tuple(seat for seat, each in sides.items() if each == side)


@pytest.mark.parametrize("steward", range(4))
def test_a_steward_beside_and_against_chance_takes_any_seat(steward: int) -> None:
    names = ["steward" if seat == steward else "random" for seat in range(4)]
    match, said = whole_game(steward, *(westmarch.bot("wotr", name, seat) for seat, name in enumerate(names)))
    assert match.result is not None
    assert said


def test_every_sentence_exists_and_is_used() -> None:
    code = "".join(
        entry.read_text(encoding="utf-8")
        for entry in files("westmarch.bots.wotr").iterdir()
        if entry.name.endswith(".py")
    )
    used = set(re.findall(r'"(bot-wotr-[a-z-]+)"', code))
    texts = files("westmarch").joinpath("locale", "en", "wotr-bots.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^(bot-wotr-[a-z-]+) =", texts, re.MULTILINE))
    assert used == written
