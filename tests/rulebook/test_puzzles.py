"""Puzzles: the solution solves, whatever others answer; and without its key there is none."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.core.match import Match
from westmarch.games import PACKAGES
from westmarch.games.reference import Puzzle, reference, texts

GAMES = tuple(game for game in PACKAGES if reference(game).puzzles)
PUZZLES = [each for game in GAMES for each in reference(game).puzzles.values()]
# What a search may look at; a puzzle that needs more is no puzzle for people.
MOST = 4000
# So many answers more than the solution has it may try to do without the key.
MORE = 2


class Search:
    """Looks through everything that can be answered, for so many answers of the one who solves."""

    def __init__(self, puzzle: Puzzle, without: str) -> None:
        self.puzzle = puzzle
        self.without = without
        self.looked = 0
        self.turn = _turn(puzzle.open())

    def finds(self, match: Match[Any], left: int) -> bool:
        self.looked += 1
        assert self.looked < MOST, "too much to look at"
        if self.puzzle.solved(match):
            return True
        decision = match.decision
        if decision is None or _turn(match) != self.turn:
            return False
        mine = decision.seat == self.puzzle.seat
        if mine and not left:
            return False
        tries = (
            self.after(match, token, left - mine) for token in decision.options if not mine or token != self.without
        )
        return any(tries) if mine else all(tries)

    def after(self, match: Match[Any], token: str, left: int) -> bool:
        match.push(token)
        found = self.finds(match, left)
        match.pop()
        return found


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_has_its_words(game: str) -> None:
    rules, words = reference(game), texts(game)
    assert len(rules.puzzles) >= 12
    assert not set(rules.puzzles) & set(rules.examples)
    for name, puzzle in rules.puzzles.items():
        assert all(words.text(f"puzzle-{name}", part) for part in ("", "text", "after")), name
        assert puzzle.section in {section.id for section in rules.sections()}, name


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda each: f"{each.game}-{each.id}")
def test_the_solution_solves(puzzle: Puzzle) -> None:
    moments = [puzzle.solved(match) for match in puzzle.played(puzzle.play)]
    assert moments[-1]
    assert not any(moments[:-1])


@pytest.mark.parametrize("puzzle", [each for each in PUZZLES if each.key], ids=lambda each: f"{each.game}-{each.id}")
def test_without_its_key_there_is_no_solution(puzzle: Puzzle) -> None:
    mine = sum(match.decision.seat == puzzle.seat for match in list(_before(puzzle)) if match.decision is not None)
    for token in puzzle.key:
        assert token in puzzle.play
        assert not Search(puzzle, token).finds(puzzle.open(), mine + MORE), token


def _turn(match: Match[Any]) -> int:
    """The turn or round: no puzzle goes on in the next."""
    state = match.state
    return int(state.turn if hasattr(state, "turn") else state.round)


def _before(puzzle: Puzzle) -> list[Match[Any]]:
    """The match before each answer of the solution."""
    return [puzzle.after(puzzle.play[:step]) for step in range(len(puzzle.play))]
