"""Copies of a match start at its last pause: they must be what they would be if played from the checkpoint."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westmarch
from westmarch.core.match import Match
from westmarch.games.lcg.state import State

# Where the match stands, in words: everything that may be asked of it.
Standing = tuple[object, ...]


def standing(match: Match[State]) -> Standing:
    decision = match.decision
    asked = None if decision is None else (decision.seat, decision.kind, decision.options, decision.params)
    entries = [repr_of(entry) for entry in match.since_checkpoint]
    chance = (match.chance.drawn, match.chance.used, match.seed)
    return asked, entries, chance, match.events, match.position(), state_of(match.state)


def repr_of(entry: object) -> tuple[Any, ...]:
    return tuple(getattr(entry, name) for kind in type(entry).__mro__ for name in getattr(kind, "__slots__", ()))


def state_of(state: State) -> dict[str, object]:
    """All that it says, but for what is only there in the middle of a step, and what was found out for later."""
    fleeting = ("attack", "strike", "result", "candidates")
    return {name: getattr(state, name) for name in State.__slots__ if name not in fleeting}


@pytest.mark.parametrize(("seats", "scenario"), [(1, "mirkwood"), (2, "anduin"), (3, "dol-guldur")])
def test_copies_from_a_pause(seats: int, scenario: str) -> None:
    rng = random.Random(seats)
    paused = 0
    for seed in range(6):
        match = westmarch.new_match("lcg", seats, seed, {"scenario": scenario})
        while match.decision is not None:
            if rng.random() < 0.15:
                told = standing(match)
                copies = [match.clone() for _ in range(3)]
                for copy in copies:
                    assert standing(copy) == told
                paused += match.checkpoint.pause is not None
                _goes_on_alike(match, copies, rng)
            match.push(rng.choice(match.decision.options))
    assert paused > 20


def _goes_on_alike(match: Match[State], copies: list[Match[State]], rng: random.Random) -> None:
    """The same answers have the same consequences in all of them, and can be taken back."""
    ahead = match.clone()
    answers: list[str] = []
    while ahead.decision is not None and len(answers) < 4:
        answers.append(rng.choice(ahead.decision.options))
        ahead.push(answers[-1])
    before, after = standing(match), standing(ahead)
    for copy in copies:
        for answer in answers:
            copy.push(answer)
        assert standing(copy) == after
        for _ in answers:
            copy.pop()
        assert standing(copy) == before


def test_a_pause_is_kept_only_where_a_match_is_copied() -> None:
    """Its copy of the state would be in vain."""
    rng = random.Random(1)
    match = westmarch.new_match("lcg", 1, 1)
    while match.decision is not None and match.checkpoint.pauses == 0:
        match.push(rng.choice(match.decision.options))
    assert match.checkpoint.pause is None
    match.clone()
    pause = match.checkpoint.pause
    assert pause is not None
    match.clone()
    assert match.checkpoint.pause is pause


def test_what_is_hidden_is_looked_for_again_after_an_answer() -> None:
    """Many matches are imagined from one, so what a seat can't know is kept until something can have changed."""
    match = westmarch.new_match("lcg", 1, 1)
    match.imagine("p1", 1)
    kept = match.hidden["p1"]
    match.imagine("p1", 2)
    assert match.hidden["p1"] is kept
    match.reseed(3)
    assert not match.hidden
    match.imagine("p1", 1)
    assert match.decision is not None
    match.push(match.decision.options[0])
    assert not match.hidden
