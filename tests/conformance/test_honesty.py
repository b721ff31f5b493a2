"""Every computer player is honest: two matches that differ only in what its seat can't see get the same answer, for the
same reason, and it remembers the same.

The twin of a match is the match as the seat might imagine it, another one at every question.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

import westmarch
from tests.conformance.test_every_player import TABLES, Dreamer
from westmarch.bots import PLAYERS, seat_seed
from westmarch.bots.base import Bot
from westmarch.core.decisions import Decision
from westmarch.core.match import Match
from westmarch.lab.simulate import choose

# The deepest sage only tries more than the other: one table of each game is enough.
DEEP = "sage-deep"
DEEP_TABLES: list[tuple[str, int, dict[str, Any]]] = [("wotr", 2, {}), ("b5a", 2, {}), ("lcg", 1, {})]
MATCHES = [
    pytest.param(game, seats, options, name, id="-".join([game, str(seats), *options, name]))
    for game, seats, options in TABLES
    for name in PLAYERS[game]
    if name != DEEP or (game, seats, options) in DEEP_TABLES
]
# Rule bots are asked through whole matches. The others have no plans, or those of a rule bot, or think long: they are
# asked so many questions, and in soak runs all of them, but for the deepest.
MOST = (
    {DEEP: 100}
    if os.environ.get("WESTMARCH_SOAK_GAMES")
    else {"random": 200, "novice": 100, "squire": 100, "sage": 60, "dreamer": 60, DEEP: 20}
)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats", "options", "name"), MATCHES)
def test_what_it_cannot_see_changes_no_answer(game: str, seats: int, options: dict[str, Any], name: str) -> None:
    answers_the_same_in_twins(game, seats, options, name)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_nor_for_whoever_decides_by_all_that_is_imagined(
    game: str, seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every card of what it imagines counts, where the others might not notice a difference."""
    monkeypatch.setitem(PLAYERS[game], "dreamer", f"{Dreamer.__module__}:Dreamer")
    answers_the_same_in_twins(game, seats, options, "dreamer")


def answers_the_same_in_twins(game: str, seats: int, options: dict[str, Any], name: str) -> None:
    seed = 90 + seats
    match = westmarch.new_match(game, seats=seats, seed=seed, options=options)
    here, there = (
        {seat: westmarch.bot(game, name, seat_seed(seed, seat)) for seat in match.seats} for _ in ("match", "twin")
    )
    rng = random.Random(seed)
    others = 0
    while match.decision is not None and (name not in MOST or match.answers < MOST[name]):
        decision = match.decision
        seat = decision.seat
        twin = match.imagine(seat, rng.getrandbits(64))
        if rng.random() < 0.1 or name == DEEP:
            others += twin.position() != match.position()
        there[seat].memory = here[seat].memory
        told = answered(here[seat], match, decision)
        assert twin.decision is not None
        assert answered(there[seat], twin, twin.decision) == told, decision
        match.push(told[0])
    assert others, "the twins were all the same"


def answered(bot: Bot, match: Match[Any], decision: Decision) -> tuple[str, dict[str, Any], dict[str, Any]]:
    return choose(bot, match, decision), bot.why.as_data(), bot.memory
