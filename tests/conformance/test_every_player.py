"""What every computer player promises: it plays the same wherever it runs, and tells nobody what he can't know."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping
from typing import Any
from zlib import crc32

import pytest

import westmarch
from tests.conformance.promises import SECRETS
from westmarch.bots import PLAYERS, remote, seat_seed
from westmarch.bots.base import Bot, Imagine
from westmarch.bots.remarks import Remark
from westmarch.core.decisions import Decision
from westmarch.core.match import Match
from westmarch.lab.simulate import choose

# Whole matches: (game, seats, options).
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("wotr", 2, {}),
    ("wotr", 3, {}),
    ("wotr", 4, {}),
    ("wotr", 2, {"lome": True, "council": True}),
    ("b5a", 2, {}),
    ("lcg", 1, {}),
    ("lcg", 3, {"scenario": "anduin"}),
]
MATCHES = [
    pytest.param(game, seats, options, name, id="-".join([game, str(seats), *options, name]))
    for game, seats, options in TABLES
    for name in PLAYERS[game]
]


# A random player has no plans and no end of answers, those who learn have a rule bot's, and those who look ahead think
# long: the first part of a match. The deepest is the same player and only tries more: a few questions that it weighs.
MOST = {"random": 400, "novice": 100, "squire": 200, "sage": 100, "sage-deep": 20}


def questions(match: Match[Any], name: str) -> Iterator[Decision]:
    """All that is asked in a match, or in its first part."""
    while match.decision is not None and (name not in MOST or match.answers < MOST[name]):
        yield match.decision
    assert match.result is not None or name in MOST


class Line:
    """A wire to another process: only what JSON can carry comes through."""

    def __init__(self, bot: str, seed: int) -> None:
        self.bot = bot
        self.seed = seed
        self.memory: Any = None

    def ask(self, match: Match[Any]) -> dict[str, Any]:
        question = json.loads(json.dumps(remote.question(match, self.bot, self.seed, self.memory)))
        answer: dict[str, Any] = json.loads(json.dumps(remote.answer(question)))
        self.memory = answer["memory"]
        return answer


@pytest.mark.parametrize(("game", "seats", "options", "name"), MATCHES)
def test_a_worker_answers_as_the_simulator_does(game: str, seats: int, options: dict[str, Any], name: str) -> None:
    """One bot stays at the table, the other is made anew for every question and knows only what it is handed."""
    seed = 40 + seats
    match = westmarch.new_match(game, seats=seats, seed=seed, options=options)
    seeds = {seat: seat_seed(seed, seat) for seat in match.seats}
    here = {seat: westmarch.bot(game, name, seeds[seat]) for seat in match.seats}
    there = {seat: Line(name, seeds[seat]) for seat in match.seats}
    for decision in questions(match, name):
        bot = here[decision.seat]
        token = choose(bot, match, decision)
        answer = there[decision.seat].ask(match)
        assert answer["token"] == token, decision
        assert answer["why"] == json.loads(json.dumps(bot.why.as_data())), decision
        assert answer["memory"] == json.loads(json.dumps(bot.memory)), decision
        match.push(token)


@pytest.mark.parametrize(("game", "seats", "options", "name"), MATCHES)
def test_a_bot_without_memory_still_plays(game: str, seats: int, options: dict[str, Any], name: str) -> None:
    seed = 50 + seats
    match = westmarch.new_match(game, seats=seats, seed=seed, options=options)
    bots = {seat: westmarch.bot(game, name, seat_seed(seed, seat)) for seat in match.seats}
    for decision in questions(match, name):
        bot = bots[decision.seat]
        bot.forget()
        match.push(choose(bot, match, decision))


@pytest.mark.parametrize(("game", "seats", "options", "name"), MATCHES)
def test_nobody_is_shown_what_he_cannot_know(game: str, seats: int, options: dict[str, Any], name: str) -> None:
    """What a bot says, as far as others may read it, names nothing that is hidden from them."""
    seed = 60 + seats
    match = westmarch.new_match(game, seats=seats, seed=seed, options=options)
    bots = {seat: westmarch.bot(game, name, seat_seed(seed, seat)) for seat in match.seats}
    rng = random.Random(seed)
    shown = 0
    for decision in questions(match, name):
        bot = bots[decision.seat]
        match.push(choose(bot, match, decision))
        if rng.random() < 0.3:
            for reader in (*match.seats, None):
                if reader == decision.seat:
                    continue
                text = json.dumps(match.view(reader))
                if bot.why.readable(set(re.findall(r"[\w.\-]+", text))):
                    shown += 1
                    said = json.dumps(bot.why.params)
                    for secret in SECRETS[game](match, reader):
                        assert f'"{secret}"' not in said, (reader, bot.why)
                        assert f'"{secret.partition(".")[0]}"' not in said or secret.partition(".")[0] in text
    if seats > 1:
        assert shown, "most of what bots say is for everybody"


@pytest.mark.parametrize(("game", "seats", "options", "name"), MATCHES)
def test_another_language_gets_names_from_its_own_files(
    game: str, seats: int, options: dict[str, Any], name: str
) -> None:
    """A reason is a message: nothing in its parameters is a word of English."""
    match = westmarch.new_match(game, seats=seats, seed=70, options=options)
    bots = {seat: westmarch.bot(game, name, seat_seed(70, seat)) for seat in match.seats}
    for _ in range(150):
        if match.decision is None:
            return
        bot = bots[match.decision.seat]
        match.push(bot.choose(match.view(match.decision.seat), match.decision))
        text = str(bot.why)
        assert text == bot.why.text("en")
        assert "{" not in text, text
        assert not text.startswith("bot-"), text
        for value in _words(bot.why.params.values()):
            assert re.fullmatch(r"[a-z0-9_.\-]+", value), bot.why


def _words(values: Any) -> list[str]:
    found = []
    for value in values:
        if isinstance(value, str):
            found.append(value)
        elif isinstance(value, list):
            found += _words(value)
    return found


class Dreamer(Bot):
    """Chooses by what it sees in imagined matches."""

    imagines = True

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine | None = None) -> str:
        dreams = "" if imagine is None else "".join(imagine(seed).position() for seed in (1, 2))
        self.why = Remark("", "bot-silent", {"dreams": len(dreams)})
        return decision.options[crc32(dreams.encode()) % len(decision.options)]


@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_a_bot_imagines_the_same_in_a_worker(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And it is never given the true match: its worlds come from one that is imagined itself."""
    monkeypatch.setitem(PLAYERS[game], "dreamer", f"{__name__}:Dreamer")
    match = westmarch.new_match(game, seed=80)
    dreams = 0
    for _ in range(25):
        assert match.decision is not None
        token = choose(Dreamer(4), match, match.decision)
        answer = Line("dreamer", 4).ask(match)
        assert answer["token"] == token
        dreams += answer["why"]["params"]["dreams"] > 0
        match.push(token)
    assert dreams > 15


def test_a_rebuilt_decision_is_the_same_without_the_rules_behind_it() -> None:
    match = westmarch.new_match("wotr", seed=1)
    assert match.decision is not None
    question = remote.question(match, "steward", 1, None)
    again = remote.rebuilt(json.loads(json.dumps(question["decision"])))
    assert type(again) is Decision
    assert again.why is None
    for field in ("kind", "options", "params", "seat", "secret"):  # compiled, the class lists no slots
        assert getattr(again, field) == getattr(match.decision, field), field
