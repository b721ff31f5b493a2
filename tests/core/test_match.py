"""The promises of a match, on the smallest game there is."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.core.toy import TOY, Toy
from westmarch.core import notation
from westmarch.core.errors import BadScript, BadSetup, BadText, IllegalAction, NothingToUndo, UnknownToken
from westmarch.core.match import Match


def start(seed: int = 1, **scripts: Any) -> Match[Any]:
    return Match(TOY, TOY.set_up(None, {}), seed, scripts)


def find(key: str) -> Toy:
    if key != "toy":
        raise BadSetup("core-no-such-game", game=key, games="toy")
    return TOY


def play_out(match: Match[Any], seed: int) -> Match[Any]:
    rng = random.Random(seed)
    while match.decision is not None:
        match.push(rng.choice(match.decision.options))
    return match


def test_single_options_are_answered_by_the_core() -> None:
    match = start()
    assert match.decision is not None
    assert match.decision.kind == "toy.take"


def test_an_option_that_is_not_offered_changes_nothing() -> None:
    match = start(die=[1, 2])
    before = match.position()
    with pytest.raises(IllegalAction, match="double"):
        match.push("double")
    assert match.position() == before


def test_pop_takes_back_answers_and_outcomes() -> None:
    match = start(3)
    positions = [match.position()]
    for seed in range(5):
        assert match.decision is not None
        match.push(random.Random(seed).choice(match.decision.options))
        positions.append(match.position())
    for position in reversed(positions[:-1]):
        match.pop()
        assert match.position() == position
    with pytest.raises(NothingToUndo):
        match.pop()


def test_pop_gives_scripted_outcomes_back() -> None:
    match = start(1, die=[2, 2, 6, 6], coin=["b"])
    match.push("double")
    match.push("take")
    assert match.state.points == [0, 0]
    match.pop()
    match.push("take")
    assert match.state.points == [0, 0]
    match.pop()
    match.pop()
    match.push("take")
    assert match.state.points == [4, 0]
    assert match.decision is not None
    assert match.decision.params == {"rolled": 12}


def test_clone_has_the_same_past_and_future_and_is_independent() -> None:
    match = start(5, die=[2, 2])
    match.push("double")
    twin = match.clone()
    assert twin.record() == match.record()
    play_out(twin, 1)
    assert match.answers == 1
    play_out(match, 1)
    assert twin.record() == match.record()
    assert twin.events == match.events


def test_events_say_who_may_see_them() -> None:
    match = start(die=[3, 3])
    match.push("take")
    secret = next(event for event in match.events if event.kind == "toy.secret")
    assert secret.visible_to("one")
    assert not secret.visible_to("two")
    assert not secret.visible_to(None)


def test_why_not() -> None:
    match = start(die=[1, 2])
    assert match.why_not("take") is None
    assert match.why_not("double") is not None
    with pytest.raises(UnknownToken):
        match.why_not("fly")


def test_a_script_that_cannot_fall_is_refused_and_dropped() -> None:
    match = start(1, die=[2, 2])
    match.chance.script("die", [7])
    before = match.position()
    with pytest.raises(BadScript, match="7"):
        match.push("take")
    assert match.position() == before
    match.push("take")


@pytest.mark.parametrize("seed", range(20))
def test_records_and_positions_round_trip(seed: int) -> None:
    match = start(seed)
    rng = random.Random(seed)
    while match.decision is not None:
        again = notation.load(match.position(), "position", find)
        assert again.position() == match.position()
        token = rng.choice(match.decision.options)
        match.push(token)
        again.push(token)
        assert again.view("one") == match.view("one")
    loaded = notation.load(match.record(), "record", find)
    assert loaded.record() == match.record()
    assert loaded.result is not None
    assert loaded.result.winners == match.result.winners  # type: ignore[union-attr]


def test_a_record_that_began_in_a_position_keeps_it() -> None:
    match = notation.load(
        "westmarch position 1\ngame: toy\nseats: one two\n\n[state]\npoints: 18 3\n", "position", find
    )
    play_out(match, 2)
    assert notation.load(match.record(), "record", find).record() == match.record()


RECORD = start(7, die=[3, 3]).record()


@pytest.mark.parametrize(
    ("broken", "line", "word"),
    [
        ("", 1, "begins"),
        ("westmarch record 3\n", 1, "version 3"),
        ("westmarch position 1\n", 1, "not a record"),
        ("westmarch record 1\ngame: chess\nseats: a b\n", 2, "chess"),
        ("westmarch record 1\ngame: toy\nseats: one two three\n", 3, "3"),
        ("westmarch record 1\ngame: toy\nseats: two one\n", 3, "one two"),
        ("westmarch record 1\ngame: toy\nseats: one two\nseed: x\n", 4, "whole number"),
        ("westmarch record 1\ngame: toy\nseats: one two\nseed: ²\n", 4, "whole number"),
        ("westmarch record 1\ngame: toy\nseats: one two\noption slow: yes\n", 4, "slow"),
        ("westmarch record 1\ngame: toy\nseats: one two\noption fast: maybe\n", 3, "maybe"),
        ("westmarch record 1\ngame: toy\nnonsense\n", 3, "nonsense"),
        (RECORD.replace("end 1\n", ""), 7, "cut off"),
        (RECORD.replace("end 1", "end 2"), 8, "end 2"),
        (RECORD.replace("3! 3!", "3 3"), 7, "seed"),
        (RECORD.replace("3! 3!", "3! 9!"), 7, "9"),
        (RECORD.replace("end 1", "one toy.take fly\nend 2"), 8, "fly"),
        (RECORD.replace("end 1", "two toy.take take\nend 2"), 8, "one is asked"),
        (RECORD.replace("end 1", "one toy.take take\nend 2"), 8, "not written"),
        (RECORD.replace("end 1", "~ coin a!\nend 2"), 8, "coin"),
        (RECORD + "more\n", 9, "after"),
        (RECORD.replace("seed: 7", "seed: 7\nresult: one reached"), 5, "reached"),
    ],
)
def test_broken_records_name_the_line(broken: str, line: int, word: str) -> None:
    with pytest.raises(BadText, match=word) as caught:
        notation.load(broken, "record", find)
    assert caught.value.line == line, str(caught.value)
    assert str(caught.value).startswith(f"Line {line}: ")
