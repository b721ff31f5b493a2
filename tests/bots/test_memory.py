"""What a bot keeps between questions: another process goes on with it, and a plan that no longer fits is dropped."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

import westmarch
from tests.server.hideout import Counter
from westmarch.bots import remote, seat_seed
from westmarch.bots.base import Bot, Imagine, Memory
from westmarch.core.decisions import Decision
from westmarch.core.match import Match

RULES = [("wotr", "steward"), ("b5a", "captain"), ("lcg", "ranger")]


def begin(game: str, name: str, seed: int, own_seed: int) -> tuple[Match[Any], dict[str, Bot]]:
    """A new match, and a bot for every seat with a seed of the seat's own."""
    match = westmarch.new_match(game, seed=seed)
    return match, {seat: westmarch.bot(game, name, seat_seed(own_seed, seat)) for seat in match.seats}


def ask(bot: Bot, match: Match[Any]) -> str:
    assert match.decision is not None
    return bot.choose(match.view(match.decision.seat), match.decision)


@pytest.mark.parametrize(("game", "name"), [*RULES, ("wotr", "random")])
def test_another_process_goes_on(game: str, name: str) -> None:
    """Also one that was given no seed, or another: the memory says which player it belongs to."""
    match, bots = begin(game, name, 5, 5)
    for answered in range(400):
        if match.decision is None:
            break
        seat = match.decision.seat
        if answered % 3 == 0:
            other = westmarch.bot(game, name, seed=999)
            other.memory = json.loads(json.dumps(bots[seat].memory))
            assert other.memory == bots[seat].memory
            bots[seat] = other
        match.push(ask(bots[seat], match))
    same, bots = begin(game, name, 5, 5)
    while same.decision is not None and same.answers < match.answers:
        same.push(ask(bots[same.decision.seat], same))
    assert same.record() == match.record()


def test_the_memory_does_not_change_with_the_bot() -> None:
    match = westmarch.new_match("wotr", seed=5)
    bots = {seat: westmarch.bot("wotr", "steward", 1) for seat in match.seats}
    kept: list[tuple[Memory, str]] = []
    for _ in range(150):
        assert match.decision is not None
        bot = bots[match.decision.seat]
        memory = bot.memory
        kept.append((memory, json.dumps(memory)))
        match.push(ask(bot, match))
    assert all(json.dumps(memory) == written for memory, written in kept)


@pytest.mark.parametrize("nothing", [None, {}])
def test_an_empty_memory_is_that_of_a_bot_that_has_just_sat_down(nothing: Memory | None) -> None:
    for game, name in [*RULES, ("wotr", "random")]:
        bot = westmarch.bot(game, name, 3)
        match = westmarch.new_match(game, seed=8)
        for _ in range(30):
            assert match.decision is not None
            match.push(ask(bot, match) if match.decision.seat == match.seats[0] else match.decision.options[0])
        bot.memory = nothing
        assert bot.memory == westmarch.bot(game, name, 3).memory


def test_the_seed_of_a_seat_tells_nothing_of_the_match() -> None:
    seeds = {seat_seed(seed, seat) for seed in range(50) for seat in ("free", "shadow")}
    assert len(seeds) == 100
    assert seat_seed(2**200 + 1, "free") != seat_seed(1, "free")
    assert all(0 <= seed < 2**63 for seed in seeds)


# -- hints: a person's seat has no bot, and gets the memory that its bot would have


def hint(match: Match[Any], bot: str) -> str:
    assert match.decision is not None
    seed = seat_seed(1, match.decision.seat)
    question = remote.question(match, bot, seed, None, remote.before(match))
    return str(remote.answer(json.loads(json.dumps(question)))["token"])


@pytest.mark.parametrize(("game", "name"), RULES)
def test_hints_are_what_the_seats_own_bot_would_do(game: str, name: str) -> None:
    """A person who follows every hint plays as the bot does, although each hint is worked out anew."""
    match, bots = begin(game, name, 21, 1)
    for _ in range(120):
        if match.decision is None:
            break
        token = ask(bots[match.decision.seat], match)
        assert hint(match, name) == token, match.decision
        match.push(token)


class Stubborn(Counter):
    """Always takes the first answer, and counts how often that was given since it last had to think anew."""

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine | None = None) -> str:
        self.counted += 1
        return decision.options[0]


def test_a_plan_is_dropped_when_the_person_does_something_else() -> None:
    match = westmarch.new_match("wotr", seed=4)
    before: list[dict[str, Any]] = []
    while len(before) < 3:
        assert match.decision is not None
        match.push(match.decision.options[0])
        before = remote.before(match) if match.decision is not None else []
    bot = Stubborn()
    remote.catch_up(bot, before)
    assert bot.counted == len(before)
    other = [dict(each) for each in before]
    other[-2]["token"] = "something else"
    bot = Stubborn()
    remote.catch_up(bot, other)
    assert bot.counted == 1, "only what came after it"


def test_hints_fit_each_other_within_an_action() -> None:
    """Whatever die a person took against the hint, the hints that follow lead through that action."""
    match, bots = begin("wotr", "steward", 9, 1)
    done = 0
    while match.decision is not None and done < 6:
        if match.decision.kind == "wotr.use-die" and "move-armies" in match.decision.options:
            done += 1
            match.push("move-armies")
            assert match.decision is not None
            if match.decision.kind == "wotr.move.from":
                origin = hint(match, "steward")
                assert origin != "done", "somebody moves"
                match.push(origin)
        else:
            match.push(ask(bots[match.decision.seat], match))
    assert done == 6
