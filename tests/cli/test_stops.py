"""Windows that the program passes for people at a keyboard, as they wish; and that it remembers what they wish."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Westmarch

ACTION = "You may take an action (Quest phase)."
COMMIT = "Who commits to the quest"
ALONE = """westmarch position 2
game: lcg
seats: p1
option decks: leadership
seed: 1

[state]
step: quest-actions
p1 play: aragorn resources=3, gloin resources=3, theodred resources=3
p1 hand: for-gondor
"""
TOGETHER = """westmarch position 2
game: lcg
seats: p1 p2
option decks: leadership, lore
seed: 1

[state]
step: commit-actions
p1 play: aragorn exhausted committed, gloin, theodred
p2 play: beravor exhausted resources=3, denethor exhausted, glorfindel
p2 hand: {}
staging: forest-spider
"""


@pytest.fixture
def alone(tmp_path: Path) -> tuple[str, ...]:
    file = tmp_path / "alone.position"
    file.write_text(ALONE)
    return "play", "--load", str(file)


def test_a_window_in_which_nothing_could_matter_passes(westmarch_command: Westmarch, alone: tuple[str, ...]) -> None:
    run = westmarch_command(*alone)
    assert ACTION not in run.out
    assert COMMIT in run.out


def test_who_wants_to_be_asked_is_asked_in_the_next_match_too(
    westmarch_command: Westmarch, alone: tuple[str, ...]
) -> None:
    run = westmarch_command(*alone, lines="stops quest always\n")
    assert "Quest: always (in every action window)" in run.out
    assert "Combat: useful (when something could matter)" in run.out
    assert "such as “stops resource always”." in run.out
    assert ACTION in westmarch_command(*alone).out
    assert ACTION not in westmarch_command(*alone, lines="stops all never\n").out.partition("stops")[2]
    assert ACTION not in westmarch_command(*alone).out


def test_undo_goes_past_what_the_program_passed(westmarch_command: Westmarch, alone: tuple[str, ...]) -> None:
    run = westmarch_command(*alone, lines="that is all\nundo\n")
    assert "Taken back." in run.out
    assert COMMIT in run.out.partition("Taken back.")[2]
    assert ACTION not in run.out


def test_what_is_not_understood_is_said(westmarch_command: Westmarch, alone: tuple[str, ...]) -> None:
    for typed in ("quest", "quest sometimes", "nonsense never", "re never"):
        assert f"I don't understand “{typed}”" in westmarch_command(*alone, lines=f"stops {typed}\n").out
    assert "This game has no stops." in westmarch_command("play", "b5a", "--seed", "1", lines="stops\n").out


def test_what_somebody_else_wrote_into_the_file_does_no_harm(
    westmarch_command: Westmarch, alone: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "kept" / "stops.json"
    file.parent.mkdir()
    for damaged in ("{", "[]", '{"lcg": 3}', '{"lcg": {"quest": "perhaps"}}'):
        file.write_text(damaged)
        assert COMMIT in westmarch_command(*alone).out


def test_people_at_one_keyboard_do_not_learn_what_the_others_hold(westmarch_command: Westmarch, tmp_path: Path) -> None:
    """Player 2 is asked whether something of use is in the hand or not; but not who never wants to be."""
    file = tmp_path / "together.position"
    for hand in ("radagasts-cunning", "forest-snare"):
        file.write_text(TOGETHER.format(hand))
        play = ("play", "--load", str(file), "--you", "all")
        assert f"Player 2: {ACTION}" in westmarch_command(*play).out
    westmarch_command(*play, lines="stops quest never\n")
    assert ACTION not in westmarch_command(*play).out
    westmarch_command("play", "lcg", "--seed", "1", lines="stops quest always\n")
    assert ACTION not in westmarch_command(*play).out, "what somebody else wishes doesn't count"
