"""The captain: legal, explainable, and better than chance from either side."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.b5a.helpers import GAME, Match5, held, position, with_die
from tests.story import asked, question
from westmarch.bots.b5a import Captain, captain
from westmarch.bots.base import Bot
from westmarch.bots.random import RandomBot
from westmarch.core import messages
from westmarch.core.match import Match


def duel(seed: int, free: Bot, shadow: Bot) -> Match5:
    match: Match5 = Match(GAME, GAME.set_up(2, {}), seed)
    bots = {"free": free, "shadow": shadow}
    while match.decision is not None:
        seat = match.decision.seat
        token = bots[seat].choose(match.view(seat), match.decision)
        assert token in match.decision.options
        match.push(token)
    return match


@pytest.mark.parametrize("seed", range(3))
def test_the_captain_beats_random_as_the_free_peoples(seed: int) -> None:
    result = duel(seed, Captain(seed), RandomBot(seed)).result
    assert result is not None
    assert result.winners == ("free",)


@pytest.mark.parametrize("seed", range(3))
def test_the_captain_beats_random_as_the_shadow(seed: int) -> None:
    result = duel(seed, RandomBot(seed), Captain(seed)).result
    assert result is not None
    assert result.winners == ("shadow",)


def test_it_always_says_why() -> None:
    bot = Captain(1)
    match: Match5 = Match(GAME, GAME.set_up(2, {}), 11)
    other = RandomBot(2)
    while match.decision is not None:
        if match.decision.seat == "shadow":
            token = bot.choose(match.view("shadow"), match.decision)
            why = str(bot.why)
            assert why
            assert not why.startswith("bot-")
            assert "{" not in why
        else:
            token = other.choose({}, match.decision)
        match.push(token)


def test_every_reason_has_words() -> None:
    folder = Path(captain.__file__).parent
    keys = {key for path in folder.glob("*.py") for key in re.findall(r'"(bot-b5a-[a-z-]+)"', path.read_text())}
    assert len(keys) > 40
    assert not [key for key in sorted(keys) if not messages.has(key)]


def test_the_same_view_gives_the_same_answer() -> None:
    match: Match5 = Match(GAME, GAME.set_up(2, {}), 4)
    bots = (Captain(1), Captain(1))
    for _ in range(80):
        decision = question(match)
        view = match.view(decision.seat)
        first, second = (bot.choose(view, decision) for bot in bots)
        assert first == second
        match.push(first)


def test_it_answers_alike_whether_it_looks_or_reads() -> None:
    """One captain looks at the match and keeps its field, the other is made anew and reads plain data."""
    match: Match5 = Match(GAME, GAME.set_up(2, {}), 6)
    bots = {seat: Captain(1) for seat in match.seats}
    while match.decision is not None:
        decision = match.decision
        bot, other = bots[decision.seat], Captain(1)
        other.memory = bot.memory
        token = bot.choose(match.seen(decision.seat), decision)
        assert other.choose(json.loads(json.dumps(match.view(decision.seat))), decision) == token, decision
        assert other.why.as_data() == bot.why.as_data()
        assert other.memory == bot.memory
        match.push(token)


def test_it_wins_when_it_can() -> None:
    lines = "dice free: character 2, event 1\nfate: 11\narmy camp: lake_men 1, command 1\narmy bl_centre: orcs 1"
    match = position(lines)
    bot = Captain(0)
    while match.decision is not None and match.decision.seat == "free":
        match.push(bot.choose(match.view("free"), match.decision))
    assert match.result is not None
    assert match.result.reason == "beorn"


def test_it_takes_an_open_settlement() -> None:
    match = with_die("shadow army", "army valley_east: orcs 3\narmy camp: lake_men 1\ntokens ruins_of_dale: dwarves 1")
    bot = Captain(0)
    for _ in range(4):
        if asked(match).seat == "shadow" and match.state.turn == 1:
            match.push(bot.choose(match.view("shadow"), question(match)))
    assert held(match, "ruins_of_dale"), bot.why
