from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import westmarch
from tests.cli.conftest import Westmarch
from westmarch.cli.replay import Timeline, told
from westmarch.core.match import Match
from westmarch.core.messages import text

NEAR_THE_END = """westmarch position 1
game: wotr
seats: free shadow
seed: 5

[state]
turn: 9
fellowship: moria, progress 2, corruption 11
"""


def play_on(match: Match[Any], answers: int) -> Match[Any]:
    generator = random.Random(17)
    while match.decision is not None and answers:
        match.push(generator.choice(match.decision.options))
        answers -= 1
    return match


@pytest.fixture(scope="module")
def some() -> Match[Any]:
    """The first turns of a random match."""
    return play_on(westmarch.new_match("wotr", seed=17), 150)


@pytest.fixture
def file(some: Match[Any], tmp_path: Path) -> str:
    path = tmp_path / "some.record"
    path.write_text(some.record(), encoding="utf-8")
    return str(path)


def test_a_record_is_told_in_words(westmarch_command: Westmarch, file: str) -> None:
    run = westmarch_command("replay", file)
    assert run.code == 0
    lines = run.out.splitlines()
    assert lines[0].split() == ["0", "Turn", "1", "begins."]
    assert not any("wotr." in line or "wotr-" in line for line in lines)


def test_the_end_of_a_match_is_told(westmarch_command: Westmarch, tmp_path: Path) -> None:
    match = play_on(westmarch.load_position(NEAR_THE_END), 10_000)
    assert match.result is not None
    path = tmp_path / "end.record"
    path.write_text(match.record(), encoding="utf-8")
    run = westmarch_command("replay", str(path))
    assert run.code == 0
    assert run.out.splitlines()[-1] == text(f"wotr-result-{match.result.reason}")


def test_a_seat_sees_its_own_cards_and_a_spectator_none(westmarch_command: Westmarch, file: str) -> None:
    everybody = westmarch_command("replay", file).out
    free = westmarch_command("replay", file, "--seat", "free").out
    assert "You draw" not in everybody
    assert "You draw" in free
    assert "The Free Peoples draw a card" in everybody
    assert "The Free Peoples draw a card" not in free


def test_up_to_an_answer(westmarch_command: Westmarch, file: str) -> None:
    out = westmarch_command("replay", file, "--to", "1", "--seat", "shadow").out
    assert "Turn 1 begins." in out
    assert "Turn 2 begins." not in out
    assert "How many" not in out
    assert "last known in Rivendell" in out


@pytest.mark.parametrize("words", [("--to", "-1"), ("--to", "999999"), ("--to", "x"), ("--seat", "gandalf")])
def test_what_is_not_in_the_record(westmarch_command: Westmarch, file: str, words: tuple[str, str]) -> None:
    run = westmarch_command("replay", file, *words)
    assert run.code == 2
    assert "Traceback" not in run.err


def test_every_moment_can_be_reached(some: Match[Any]) -> None:
    timeline = Timeline(some)
    assert timeline.last == some.answers
    for number in (0, 1, 24, 25, 26, timeline.last - 1, timeline.last):
        assert timeline.at(number).answers == number
    assert timeline.at(timeline.last).record() == some.record()
    assert timeline.at(0).record() == westmarch.new_match("wotr", seed=17).record()


def test_nothing_is_left_out_of_what_is_told(some: Match[Any]) -> None:
    lines = list(told(some))
    assert [event for _, event in lines] == some.events
    numbers = [number for number, _ in lines]
    assert numbers == sorted(numbers)
    assert numbers[0] == 0
    assert numbers[-1] <= some.answers
    middle = Timeline(some).at(40)
    assert [event for _, event in told(middle)] == middle.events
