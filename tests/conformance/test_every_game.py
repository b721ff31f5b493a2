"""Every game that can be played keeps every promise."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import westmarch
from tests.conformance.promises import (
    imagined_looks_the_same,
    imagined_stays_imagined,
    new_seed_shows_nothing,
    random_game,
    record_comes_back,
)
from westmarch.core import messages

GAMES = [game.key for game in westmarch.catalogue()]
# With and without expansions.
EDITIONS: dict[str, list[dict[str, Any]]] = {"wotr": [{}, {"lome": True}, {"lome": True, "council": True}]}
TABLES = [
    pytest.param(game.key, seats, options, id="-".join((game.key, str(seats), *options)))
    for game in westmarch.catalogue()
    for options in EDITIONS.get(game.key, [{}])
    for seats in game.seat_counts
]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_what_it_is(game: str) -> None:
    found = next(each for each in westmarch.catalogue() if each.key == game)
    assert found.seat_counts
    assert found.default_seats in found.seat_counts
    assert found.vocabulary
    assert all(token and token == token.lower() and " " not in token for token in found.vocabulary)
    assert "random" in westmarch.players(game)
    assert messages.has(f"{game}-name")


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_random_games_keep_every_promise(game: str, seats: int, options: dict[str, Any]) -> None:
    match = random_game(game, seed=1000 + seats, seats=seats, options=options)
    assert match.result is not None
    assert set(match.result.winners) <= set(match.seats)
    assert match.decision is None
    record_comes_back(match)
    with pytest.raises(westmarch.IllegalAction):
        match.push("pass")


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing_for_it(game: str, seats: int, options: dict[str, Any]) -> None:
    # Nine tables of War of the Ring share the work, and its matches are long.
    many = game == "wotr"
    for seed in range(1 if many else 3):
        match = westmarch.new_match(game, seats=seats, seed=seed, options=options)
        rng = random.Random(seed)
        while match.decision is not None:
            if rng.random() < (0.02 if many else 0.1):
                imagined_looks_the_same(match, rng)
            if rng.random() < (0.003 if many else 0.01):
                imagined_stays_imagined(match, rng)
            match.push(rng.choice(match.decision.options))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_new_seed_deals_anew_what_nobody_has_seen(game: str, seats: int, options: dict[str, Any]) -> None:
    match = westmarch.new_match(game, seats=seats, seed=2, options=options)
    rng = random.Random(2)
    # Matches of War of the Ring are long, those of the card game are short.
    moments = set(rng.sample(range({"wotr": 1500, "b5a": 300}.get(game, 60)), 2 if game == "wotr" else 4))
    while match.decision is not None:
        if match.answers in moments:
            new_seed_shows_nothing(match.clone(), rng)
        match.push(rng.choice(match.decision.options))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    assert random_game(game, seed=7).record() == random_game(game, seed=7).record()


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_started_is_said(game: str) -> None:
    for wrong in ({"seats": 0}, {"seats": 99}, {"options": {"no-such-option": 1}}, {"seed": "seven"}):
        arguments: dict[str, Any] = dict(wrong)
        with pytest.raises(westmarch.BadSetup) as caught:
            westmarch.new_match(game, **arguments)
        assert len(str(caught.value)) > 10
    with pytest.raises(westmarch.BadSetup, match="no-such-bot"):
        westmarch.bot(game, "no-such-bot")
    with pytest.raises(westmarch.BadSetup, match="no-such-game"):
        westmarch.new_match("no-such-game")


@pytest.mark.parametrize("game", GAMES)
def test_a_damaged_record_is_refused_with_its_line(game: str) -> None:
    """Every line taken out, doubled or cut short is noticed, or leaves a record that says the same."""
    match = westmarch.new_match(game, seed=3)
    for _ in range(12):
        assert match.decision is not None
        match.push(match.decision.options[-1])
    text = match.record()
    lines = text.splitlines(keepends=True)
    for index in range(len(lines)):
        for damaged in (
            "".join(lines[:index]),
            "".join(lines[:index] + lines[index + 1 :]),
            "".join(lines[: index + 1] + lines[index:]),
            "".join([*lines[:index], lines[index][: len(lines[index]) // 2] + "\n", *lines[index + 1 :]]),
        ):
            problem = problem_with(damaged)
            if problem is None:
                # Only what carries no weight may be missing: a blank line, or the seed line of an equal position.
                again = westmarch.load_record(damaged)
                assert again.position().splitlines()[-3:] == match.position().splitlines()[-3:]
            else:
                assert problem.line >= 1
                assert str(problem).startswith(f"Line {problem.line}: ")


@pytest.mark.parametrize("game", GAMES)
def test_a_number_that_is_too_long_is_refused_with_its_line(game: str) -> None:
    match = westmarch.new_match(game, seed=3)
    for _ in range(30):
        assert match.decision is not None
        match.push(match.decision.options[0])
    head, _, state = match.position().partition("\n[state]\n")
    rows = state.partition("\n[moves]\n")[0].splitlines()
    tried = 0
    for index, row in enumerate(rows):
        longer = re.sub(r"(?<=[ =])\d+", "9" * 5000, row, count=1)
        if longer != row:
            tried += 1
            text = "\n".join([head, "[state]", *rows[:index], longer, *rows[index + 1 :]]) + "\n"
            with pytest.raises(westmarch.BadText):
                westmarch.load_position(text)
    assert tried > 3


def problem_with(text: str) -> westmarch.BadText | None:
    try:
        westmarch.load_record(text)
    except westmarch.BadText as error:
        return error
    return None


def test_packages_keep_their_names() -> None:
    """`westmarch.games` and `westmarch.bots` are packages, not functions that hide them."""
    import westmarch.bots.random
    import westmarch.games.wotr.facts.board

    assert westmarch.bots.random.RandomBot.name in westmarch.players("wotr")
    assert westmarch.games.wotr.facts.board.REGION_IDS
