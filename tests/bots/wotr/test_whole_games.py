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


def play(free: Bot, shadow: Bot, seed: int) -> tuple[Match, list[str]]:
    """A whole game, with everything that was said about it."""
    match = westmarch.new_match("wotr", seed=seed)
    bots = {"free": free, "shadow": shadow}
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


@pytest.mark.parametrize("seed", [11, 12, 13])
def test_steward_against_steward_ends_and_says_why(seed: int) -> None:
    match, said = play(Steward(seed), Steward(seed + 1), seed)
    assert match.result is not None
    assert match.state.turn <= 60
    assert len(set(said)) > 50


def test_the_same_seed_plays_the_same_game() -> None:
    first, _ = play(Steward(5), Steward(6), 21)
    second, _ = play(Steward(5), Steward(6), 21)
    assert first.record() == second.record()


@pytest.mark.parametrize("side", ["free", "shadow"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_steward_beats_random(side: str, seed: int) -> None:
    steward = westmarch.bot("wotr", "steward", seed=seed)
    chance = westmarch.bot("wotr", "random", seed=seed)
    free, shadow = (steward, chance) if side == "free" else (chance, steward)
    match, _ = play(free, shadow, seed)
    assert match.result is not None
    assert match.result.winners == (side,)


def test_every_sentence_exists_and_is_used() -> None:
    code = "".join(
        entry.read_text(encoding="utf-8")
        for entry in files("westmarch.bots.wotr").iterdir()
        if entry.name.endswith(".py")
    )
    used = set(re.findall(r'"(bot-wotr-[a-z-]+)"', code))
    texts = files("westmarch").joinpath("locale", "en", "bots-wotr.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^(bot-wotr-[a-z-]+) =", texts, re.MULTILINE))
    assert used == written
