"""Computer players at the keyboard remember: through undo, in a saved game, and as a hint."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import westmarch
from tests.cli.conftest import Westmarch
from tests.cli.test_play import two_turns
from westmarch.bots import seat_seed


def test_a_saved_game_ends_as_it_would_have(westmarch_command: Westmarch, tmp_path: Path) -> None:
    """Half of two turns, a save, the other half: the enemy plays on where it was, dice and all."""
    typed, match = two_turns(5)
    half, whole = tmp_path / "half.record", tmp_path / "whole.record"
    middle = len(typed) // 2
    first = "\n".join([*typed[:middle], f"save {half}", "quit"])
    westmarch_command("play", "wotr", "--seed", "5", "--against", "random", lines=first)
    assert "# memory shadow: {" in half.read_text(encoding="utf-8")
    second = "\n".join([*typed[middle:], f"save {whole}", "quit"])
    westmarch_command("play", "--load", str(half), lines=second)
    again = westmarch.load_record(whole.read_text(encoding="utf-8"))
    assert [line for line in again.record().splitlines() if not line.startswith("#")] == match.record().splitlines()


@pytest.mark.parametrize("damage", ["{", '{"drawn": "many"}', "[]"])
def test_a_memory_that_somebody_has_edited_does_no_harm(
    westmarch_command: Westmarch, tmp_path: Path, damage: str
) -> None:
    file = tmp_path / "evening.record"
    typed, _ = two_turns(5)
    lines = "\n".join([*typed[:20], f"save {file}", "quit"])
    westmarch_command("play", "wotr", "--seed", "5", "--against", "random", lines=lines)
    text = file.read_text(encoding="utf-8")
    file.write_text(re.sub(r"(# memory shadow: ).*", lambda found: found[1] + damage, text), encoding="utf-8")
    run = westmarch_command("play", "--load", str(file), lines="quit\nn\n")
    assert run.code == 0, run.err


def test_after_undo_the_enemy_does_the_same_again(westmarch_command: Westmarch, tmp_path: Path) -> None:
    typed, match = two_turns(6)
    file = tmp_path / "undone.record"
    often = [line for token in typed for line in (token, "undo", token)]
    lines = "\n".join([*often, f"save {file}", "quit"])
    westmarch_command("play", "wotr", "--seed", "6", "--against", "random", lines=lines)
    again = westmarch.load_record(file.read_text(encoding="utf-8"))
    assert again.record() == match.record()


def test_hints_are_those_of_one_and_the_same_player(westmarch_command: Westmarch, tmp_path: Path) -> None:
    """Whoever types what the bot would answer is told just that at every question, in the middle of an action too."""
    match = westmarch.new_match("lcg", seed=3)
    ranger = westmarch.bot("lcg", "ranger", seat_seed(3, "p1"))
    lines = ["stops all always"]
    said: list[str] = []
    for _ in range(40):
        assert match.decision is not None
        token = ranger.choose(match.view("p1"), match.decision)
        lines += ["hint", token]
        said.append(str(ranger.why))
        match.push(token)
    out = westmarch_command("play", "lcg", "--seed", "3", lines="\n".join(lines)).out
    told = re.sub(r"\s+", " ", out)
    at = 0
    for sentence in said:
        at = told.index(re.sub(r"\s+", " ", sentence), at) + 1


def test_what_is_saved_is_plain_data(westmarch_command: Westmarch, tmp_path: Path) -> None:
    file = tmp_path / "steward.record"
    westmarch_command("play", "wotr", "--seed", "7", "--you", "shadow", lines=f"1\n1\n1\nsave {file}\nquit\n")
    found = re.search(r"# memory free: (.*)", file.read_text(encoding="utf-8"))
    assert found is not None
    assert json.loads(found[1])["seed"] == seat_seed(7, "free")
