"""Questions whose options are made later: a copy that answers them again makes only those that are still asked."""

from __future__ import annotations

import random

import pytest

import westmarch
from tests.core.toy import Toy, ToyState
from westmarch.core.decisions import Decision, Later, Steps
from westmarch.core.match import Match


class Patient(Toy):
    """Asks three questions in each step. The first has one answer only, and is asked because it is secret."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[str] = []

    def step(self, match: Match[ToyState]) -> Steps[None]:
        for kind, options in (("toy.go", ("go",)), ("toy.take", ("take", "leave")), ("toy.double", ("take", "leave"))):
            yield Decision("one", kind, (), secret=len(options) == 1, later=self._later(kind, options))

    def _later(self, kind: str, options: tuple[str, ...]) -> Later:
        def make() -> tuple[tuple[str, ...], dict[str, object]]:
            self.made.append(kind)
            return options, {"kind": kind}

        return make


def test_a_copy_makes_only_the_options_that_are_still_asked() -> None:
    game = Patient()
    match = Match(game, game.set_up(None, {}), 1)
    match.push("go")
    match.push("take")
    assert game.made == ["toy.go", "toy.take", "toy.double"]
    game.made.clear()
    twin = match.clone()
    assert game.made == ["toy.double"]
    assert twin.decision is not None
    assert (twin.decision.options, twin.decision.params) == (("take", "leave"), {"kind": "toy.double"})
    twin.push("leave")
    assert twin.decision is not None
    assert (twin.decision.kind, twin.decision.options) == ("toy.go", ("go",))
    assert twin.pop() == "leave"
    assert twin.decision is not None
    assert twin.decision.options == ("take", "leave")


@pytest.mark.parametrize("game", ["b5a", "lcg", "wotr"])
def test_a_copy_is_asked_the_same_at_every_decision(game: str) -> None:
    rng = random.Random(5)
    match = westmarch.new_match(game, None, 5, None)
    for _ in range(400):
        decision = match.decision
        if decision is None:
            return
        twin = match.clone().decision
        assert twin is not None
        assert (twin.seat, twin.kind, twin.options) == (decision.seat, decision.kind, decision.options)
        assert (twin.params, twin.secret) == (decision.params, decision.secret)
        assert decision.options
        match.push(rng.choice(decision.options))
