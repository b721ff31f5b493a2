"""Random matches with Lords of Middle-earth keep what every game promises."""

from __future__ import annotations

import os
import random

import pytest

from tests.conformance import promises
from tests.wotr import invariants
from tests.wotr.lome.helpers import new_match
from westmarch import games

GAMES = int(os.environ.get("WESTMARCH_SOAK_GAMES", "6"))


@pytest.fixture(autouse=True)
def _expansion(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts of matches are read by the game that has the expansion."""
    monkeypatch.setitem(games.PACKAGES, "wotr", "westmarch.games.wotr.lome")


@pytest.mark.parametrize("council", [False, True], ids=["lome", "council"])
@pytest.mark.parametrize("seed", range(GAMES))
def test_random_matches(seed: int, council: bool) -> None:
    match = new_match(seed=seed, council=council)
    rng = random.Random(seed)
    step = match.checkpoint
    while match.decision is not None:
        decision = match.decision
        assert len(decision.options) > 1 or decision.secret, decision
        assert match.game.vocabulary.issuperset(decision.options), decision
        if match.checkpoint is not step and rng.random() < 0.1:
            invariants.check(match.checkpoint.state)
        step = match.checkpoint
        if rng.random() < 0.002:
            promises.keeps_its_word(match, rng)
            promises.imagined_looks_the_same(match, rng)
            promises.imagined_stays_imagined(match, rng)
        match.push(rng.choice(decision.options))
    assert match.result is not None
