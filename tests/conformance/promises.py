"""What every game promises, whatever it is about. A game's own invariants come on top, in `INVARIANTS`."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import westmarch
from tests.b5a import invariants as b5a
from tests.lcg import invariants as lcg
from tests.wotr import invariants as wotr
from westmarch.bots import worlds
from westmarch.core.decisions import Decision
from westmarch.core.match import Match
from westmarch.core.words import Words
from westmarch.games import find

# game -> what must hold in every state between two steps, and what a seat (or None) must never find in its view.
INVARIANTS: dict[str, Callable[[Any], None]] = {
    "wotr": wotr.check,
    "b5a": b5a.check,
    "lcg": lcg.check_between_steps,
}
SECRETS: dict[str, Callable[[Match[Any], str | None], set[str]]] = {
    "wotr": wotr.secrets,
    "b5a": b5a.secrets,
    "lcg": lcg.secrets,
}


# Questions that are asked of what lies open before everybody, with the families of tokens that they have no check for.
OPEN = {
    ("b5a.use", "unit:"),
    ("b5a.which-pool", "pool:"),
    ("b5a.which-token", "pool:"),
    ("b5a.bat-away", "territory:"),
    ("b5a.lord-with", "territory:"),
    ("b5a.substitute", "unit:"),
}


QUOTED = re.compile(r'"([^"\\]*(?:\\.[^"\\]*)*)"')


def random_game(game: str, seed: int, seats: int | None = None, options: dict[str, Any] | None = None) -> Match[Any]:
    """Plays a whole random game, checking promises all the way; the dear ones only now and then."""
    match = westmarch.new_match(game, seats=seats, seed=seed, options=options)
    rng = random.Random(seed)
    vocabulary = match.game.vocabulary
    check = INVARIANTS.get(game)
    step = match.checkpoint
    while match.decision is not None:
        decision = match.decision
        assert len(decision.options) > 1 or decision.secret, decision
        assert len(set(decision.options)) == len(decision.options), decision
        assert vocabulary.issuperset(decision.options), set(decision.options) - vocabulary
        assert decision.seat in match.seats
        if "stop" in decision.params:
            stop_is_true(match, decision)
        if check is not None and match.checkpoint is not step and rng.random() < 0.2:
            check(match.checkpoint.state)
        step = match.checkpoint
        if rng.random() < 0.03:
            options_and_reasons_agree(match, rng)
        if rng.random() < 0.002:
            keeps_its_word(match, rng)
        match.push(decision.options[int(rng.random() * len(decision.options))])
    assert match.result is not None
    return match


def stop_is_true(match: Match[Any], decision: Decision) -> None:
    """A window that may be left to the program says how, and tells the others only what they can see."""
    params = decision.params
    assert any(params["stop"] in ids for ids in match.game.stops.values()), params["stop"]
    assert params["leave"] in decision.options
    assert isinstance(params["useful"], list)
    assert set(params["useful"]) < set(decision.options) - {params["leave"]}
    assert not (params["open"] and params["useful"])


def keeps_its_word(match: Match[Any], rng: random.Random) -> None:
    """The promises about one moment of a match."""
    views_tell_no_secrets(match)
    wrong_answers_change_nothing(match)
    clone_equals_original(match, rng)
    pop_undoes_push(match, rng)
    position_comes_back(match, rng)


def views_tell_no_secrets(match: Match[Any]) -> None:
    secrets = SECRETS.get(match.game.key)
    for seat in (*match.seats, None):
        view = match.view(seat)
        text = json.dumps(view)
        assert json.loads(text) == view, "a view is plain data"
        if secrets is not None:
            hidden = secrets(match, seat)
            shown = hidden.intersection(QUOTED.findall(text))
            assert not shown, f"{seat} sees {shown}"
            told = json.dumps([[event.kind, dict(event.params)] for event in match.events if event.visible_to(seat)])
            heard = hidden.intersection(QUOTED.findall(told))
            assert not heard, f"{seat} is told {heard}"


def wrong_answers_change_nothing(match: Match[Any]) -> None:
    assert match.decision is not None
    before = match.position()
    wrong = sorted(match.game.vocabulary.difference(match.decision.options))
    for token in ("", "no such thing", *wrong[:1], *wrong[-1:]):
        with pytest.raises(westmarch.IllegalAction):
            match.push(token)
    assert match.position() == before
    for token in random.Random(len(before)).sample(wrong, min(30, len(wrong))):
        reason = match.why_not(token)
        assert reason is not None
        assert reason.text()
        assert "_" not in reason.text(), "reasons use names, not ids"
    for token in match.decision.options:
        assert match.why_not(token) is None


def options_and_reasons_agree(match: Match[Any], rng: random.Random) -> None:
    """A check has nothing to say of what is offered. Anything like it that isn't has a reason of the rules.

    Its key is the message's, `GAME-why-…`, as it stands in the message files. Of The Card Game only what is in sight
    counts: the vocabulary has cards that are not in the match.
    """
    decision = match.decision
    assert decision is not None
    if decision.why is not None:
        for token in decision.options:
            assert decision.why(token) is None, f"{decision}: {token} is offered, but {decision.why(token)}"
    families = {family(match, token) for token in decision.options} - {""}
    families = {each for each in families if (decision.kind, each) not in OPEN}
    in_sight = {*QUOTED.findall(json.dumps(match.view(decision.seat)))}
    left_out = sorted(match.game.vocabulary.difference(decision.options))
    others = [token for token in left_out if token.partition(":")[2] in in_sight or token in in_sight]
    like_it = [token for token in left_out if match.game.key != "lcg" and family(match, token) in families]
    for some in (others, like_it):
        for token in rng.sample(some, min(30, len(some))):
            reason = match.why_not(token)
            assert reason is not None
            assert reason.key.startswith((f"{match.game.key}-why-", "core-")), f"{decision}: {reason.key} for {token}"
            if family(match, token) in families:
                assert reason.key != "core-not-asked", f"{decision}: no reason for {token}"


@cache
def words_of(game: str) -> Words:
    return Words(game, find(game).words)


def family(match: Match[Any], token: str) -> str:
    return family_of(match.game.key, token)


@cache
def family_of(game: str, token: str) -> str:
    """What a token speaks of: `card:` before its name, or the kind of thing that it names; nothing for a plain word."""
    head, colon, _ = token.partition(":")
    if colon:
        return head + colon
    words = words_of(game)
    return next((each for each in words.ids.families if words.has_name(each, token.partition(".")[0])), "")


def clone_equals_original(match: Match[Any], rng: random.Random) -> None:
    twin = match.clone()
    assert twin.position() == match.position()
    assert twin.record() == match.record()
    assert twin.events == match.events
    assert twin.decision is not None
    assert match.decision is not None
    assert twin.decision.options == match.decision.options
    before = match.position()
    other = match.clone()
    seed = rng.random()
    play_on(twin, seed)
    assert match.position() == before, "a clone is independent"
    play_on(other, seed)
    assert twin.position() == other.position(), "clones have the same future"


def play_on(match: Match[Any], seed: float, answers: int = 12) -> None:
    rng = random.Random(seed)
    for _ in range(answers):
        if match.decision is None:
            return
        match.push(rng.choice(match.decision.options))


def pop_undoes_push(match: Match[Any], rng: random.Random) -> None:
    twin = match.clone()
    trail = [(twin.position(), len(twin.events))]
    tokens = []
    for _ in range(8):
        if twin.decision is None:
            break
        tokens.append(rng.choice(twin.decision.options))
        twin.push(tokens[-1])
        trail.append((twin.position(), len(twin.events)))
    for token, (before, told) in zip(reversed(tokens), reversed(trail[:-1])):
        assert twin.pop() == token
        assert twin.position() == before
        assert len(twin.events) == told


def position_comes_back(match: Match[Any], rng: random.Random) -> None:
    again = westmarch.load_position(match.position())
    assert again.position() == match.position()
    for seat in (*match.seats, None):
        assert again.view(seat) == match.view(seat)
    twin = match.clone()
    seed = rng.random()
    play_on(again, seed)
    play_on(twin, seed)
    assert again.position() == twin.position()


def imagined_looks_the_same(match: Match[Any], rng: random.Random, tokens: int = 40) -> None:
    """From every seat: what it can't know, dealt anew, changes nothing that it is shown, told, offered or refused."""
    told = match.events[len(match.events) - new_events(match) :]
    for seat in match.seats:
        imagined = match.imagine(seat, rng.getrandbits(64))
        seed = match.answers
        same = imagined.imagine(seat, seed).position() == match.imagine(seat, seed).position()
        assert same, f"{seat}: what is truly hidden makes no difference to what is imagined"
        assert imagined.view(seat) == match.view(seat), seat
        if match.game.observed:
            assert imagined.game.observe(imagined, seat) == match.game.observe(match, seat), seat
        assert [each for each in imagined.events if each.visible_to(seat)] == [
            each for each in told if each.visible_to(seat)
        ], seat
        decision, other = match.decision, imagined.decision
        assert (decision is None) == (other is None)
        if decision is None or other is None:
            continue
        assert (other.seat, other.kind, other.secret) == (decision.seat, decision.kind, decision.secret)
        if decision.seat != seat:
            continue
        assert other.options == decision.options
        assert dict(other.params) == dict(decision.params)
        words = sorted(match.game.vocabulary)
        for token in rng.sample(words, min(tokens, len(words))):
            assert why_not(imagined, token) == why_not(match, token), token


def new_events(match: Match[Any]) -> int:
    """How many events there are since the last checkpoint."""
    return len(match.events) - sum(len(node.events) for node in match.checkpoints())


def why_not(match: Match[Any], token: str) -> object:
    reason = match.why_not(token)
    return None if reason is None else (reason.key, reason.rule, dict(reason.params))


def imagined_stays_imagined(match: Match[Any], rng: random.Random) -> None:
    """Clones of an imagined match and what is undone in it know nothing more than it does, and it can be written."""
    for seat in match.seats:
        imagined = match.imagine(seat, rng.getrandbits(64))
        assert imagined.checkpoint.parent is None
        again = westmarch.load_record(imagined.record())
        assert again.position() == imagined.position()
        sent = worlds.read(worlds.written(imagined))
        assert sent is not None
        seed = rng.getrandbits(64)
        assert sent.imagine(seat, seed).record() == imagined.imagine(seat, seed).record(), "the same in a worker"
        twin = imagined.clone()
        before = twin.position()
        count = twin.answers
        play_on(twin, rng.random(), 4)
        while twin.answers > count:
            twin.pop()
        assert twin.position() == before
        while twin.answers:
            twin.pop()
        assert twin.view(seat)
        with pytest.raises(westmarch.NothingToUndo):
            twin.pop()


def new_seed_shows_nothing(match: Match[Any], rng: random.Random) -> None:
    """What a new seed deals anew nobody can see; it is written, imagined and copied like all that falls."""
    seed = rng.getrandbits(128)
    twin = match.clone()
    twin.reseed(seed)
    for seat in (*match.seats, None):
        assert twin.view(seat) == match.view(seat), seat
    assert twin.events == match.events
    assert match.decision is not None
    assert twin.decision is not None
    assert twin.decision.options == match.decision.options
    assert westmarch.load_record(twin.record()).record() == twin.record()
    clone_equals_original(twin, rng)
    position_comes_back(twin, rng)
    pop_undoes_push(twin, rng)
    imagined_looks_the_same(twin, rng, 5)
    imagined_stays_imagined(twin, rng)
    for seat in match.seats:
        imagined = twin.imagine(seat, rng.getrandbits(64))
        play_on(imagined, rng.random(), 40)
        assert westmarch.load_record(imagined.record()).position() == imagined.position()
        assert str(seed) not in imagined.record(), "the true seed stays a secret"

    # Which seeds came before doesn't matter, and a record may leave out what follows from the seed.
    other = match.clone()
    other.reseed(rng.getrandbits(128))
    other.reseed(seed)
    assert hidden_state(other) == hidden_state(twin)
    assert hidden_state(westmarch.load_record(without_new_deals(twin.record()))) == hidden_state(twin)

    # Taking answers back, over the new seed too, leaves it where it is.
    for _ in range(min(match.answers, 6)):
        assert twin.pop() == match.pop()
        fresh = match.clone()
        fresh.reseed(seed)
        assert twin.seed == seed
        assert hidden_state(twin) == hidden_state(fresh)


def hidden_state(match: Match[Any]) -> tuple[list[str], int, int]:
    return match.game.write(match.setup, match.state), match.seed, match.chance.drawn


def without_new_deals(record: str) -> str:
    head, _, moves = record.partition("[moves]\n")
    rows: list[str] = []
    dealt = False
    for row in moves.splitlines()[:-1]:
        dealt = row.startswith("*") or (dealt and row.startswith("~"))
        if not (dealt and row.startswith("~")):
            rows.append(row)
    return f"{head}[moves]\n" + "".join(f"{row}\n" for row in [*rows, f"end {len(rows)}"])


def record_comes_back(match: Match[Any]) -> None:
    text = match.record()
    again = westmarch.load_record(text)
    assert again.record() == text
    assert again.position() == match.position()
    assert again.result is not None
    assert match.result is not None
    assert (again.result.winners, again.result.reason) == (match.result.winners, match.result.reason)
    assert again.events == match.events
