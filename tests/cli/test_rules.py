"""The rules to read in the terminal, as a command and at the table."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Westmarch


def test_the_chapters_are_listed(westmarch_command: Westmarch) -> None:
    run = westmarch_command("rules", "wotr")
    assert run.code == 0
    assert "Strongholds and sieges" in run.out


def test_a_section_is_read_with_its_example(westmarch_command: Westmarch) -> None:
    out = westmarch_command("rules", "wotr", "siege-battle").out
    assert "A siege battle has one round." in out
    assert "Example: Two rounds of a siege battle" in out
    assert "See also: Under siege (`siege`)" in out
    assert "**" not in out
    assert "](" not in out


def test_a_chapter_lists_its_sections(westmarch_command: Westmarch) -> None:
    assert "engagement-checks" in westmarch_command("rules", "lcg", "combat").out


@pytest.mark.parametrize("words", [("nazgul", "FLY"), ("Nazgûl", "fly")])
def test_words_are_found_whatever_their_case_and_marks(westmarch_command: Westmarch, words: tuple[str, ...]) -> None:
    out = westmarch_command("rules", "wotr", *words).out
    assert "minions-move" in out
    assert out.index("nazgul ") < out.index("minions-move")


def test_what_is_not_there_is_said(westmarch_command: Westmarch) -> None:
    assert "No section has all of these words" in westmarch_command("rules", "wotr", "checkmate").out
    run = westmarch_command("rules", "chess")
    assert run.code == 2
    assert "chess" in run.err


def test_at_the_table_they_open_at_the_question(westmarch_command: Westmarch) -> None:
    out = westmarch_command("play", "wotr", "--seed", "7", lines="rules\nrules hunt-roll\n").out
    assert "Declaring the Fellowship" in out
    assert "The Hunt roll" in out


def test_a_game_without_rules_to_read_says_so(westmarch_command: Westmarch) -> None:
    assert "There are no rules to read" in westmarch_command("play", "toy", "--seed", "1", lines="rules\n").out
