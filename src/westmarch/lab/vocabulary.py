"""The words and questions of each game in a fixed order, so that what was learned stays true.

A game's own sets have no order. Beside its rules lie two lists: `tokens.txt`, every word that a question can offer,
and `questions.txt`, the kinds of questions. The place in the list is the number that learners use. Places never change:
what is new comes to the end, by `make vocabulary`, and what is gone leaves its line behind.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import westmarch
from westmarch.core.game import Game

TOKENS = "tokens.txt"
QUESTIONS = "questions.txt"


def tokens(game: Game[Any]) -> tuple[str, ...]:
    """Every word that a question of this game can offer, each at its place. A game without a list has its own order."""
    return _listed(file_of(game, TOKENS)) or tuple(sorted(game.vocabulary))


def questions(game: Game[Any]) -> tuple[str, ...]:
    """The kinds of questions, each at its place. One that is new in this release may be missing."""
    return _listed(file_of(game, QUESTIONS))


def file_of(game: Game[Any], name: str) -> Path:
    """A list lies in the package of its game."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent / name


@cache
def _listed(file: Path) -> tuple[str, ...]:
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return ()
    return tuple(line for line in lines if line and not line.startswith("#"))


# -- making the lists


def append(file: Path, found: Iterable[str]) -> list[str]:
    """Writes what the list lacks to its end, in the order of the alphabet, and gives it."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    new = sorted(set(found) - set(lines))
    file.write_text("".join(f"{line}\n" for line in (*lines, *new)), encoding="utf-8")
    return new


def asked(game: Game[Any], matches: int) -> set[str]:
    """The kinds of questions that random matches ask, in every set-up of the game's seats and simple options."""
    kinds: set[str] = set()
    for number, (seats, options) in enumerate(set_ups(game)):
        for seed in range(number * matches, (number + 1) * matches):
            try:
                match = westmarch.new_match(game.key, seats, seed, options)
            except westmarch.BadSetup:
                break  # such as an expansion's variant without the expansion
            draw = random.Random(seed)
            while match.decision is not None:
                kinds.add(match.decision.kind)
                match.push(draw.choice(match.decision.options))
    return kinds


def set_ups(game: Game[Any]) -> Iterable[tuple[int, dict[str, Any]]]:
    """Seats, with each choice of the options that have few."""
    simple = [option for option in game.options if isinstance(option.default, (bool, str)) and len(option.choices) > 1]
    for seats in game.seat_counts:
        for values in product(*(option.choices for option in simple)):
            yield seats, {option.name: value for option, value in zip(simple, values)}
