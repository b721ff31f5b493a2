"""Random whole games for one to four players in all scenarios, with everything that must hold checked."""

from __future__ import annotations

import json
import os
import random

import pytest

import westmarch
from tests.conformance.promises import imagined_looks_the_same
from tests.lcg.invariants import check

GAMES = int(os.environ.get("WESTMARCH_SOAK_GAMES", "12"))
SCENARIOS = ("mirkwood", "anduin", "dol-guldur")


def options(rng: random.Random, scenario: str) -> dict[str, object]:
    return {
        "scenario": scenario,
        "difficulty": rng.choice(["standard", "standard", "easy"]),
        "mode": rng.choice(["standard", "standard", "standard", "beginner"]),
    }


@pytest.mark.soak
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_games(scenario: str, players: int) -> None:
    for seed in range(max(1, GAMES // 12)):
        rng = random.Random(f"{scenario} {players} {seed}")
        match = westmarch.new_match("lcg", players, seed, options(rng, scenario))
        while match.decision is not None:
            check(match)
            before = match.position() if rng.random() < 0.05 else ""
            if before:
                look_closely(match, before, rng)
            match.push(rng.choice(match.decision.options))
            if before:
                after = match.position()
                token = match.pop()
                assert match.position() == before
                match.push(token)
                assert match.position() == after
        check(match)
        assert match.result is not None
        text = match.record()
        again = westmarch.load_record(text)
        assert again.record() == text
        assert again.events == match.events


def look_closely(match: westmarch.Match, before: str, rng: random.Random) -> None:  # type: ignore[type-arg]
    """Clone, position and views, at one moment."""
    twin = match.clone()
    assert twin.position() == before
    assert twin.decision is not None
    assert match.decision is not None
    assert twin.decision.options == match.decision.options
    loaded = westmarch.load_position(before)
    assert loaded.position() == before
    assert loaded.decision is not None
    assert loaded.decision.options == match.decision.options
    for seat in (*match.seats, None):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert loaded.view(seat) == view
    imagined_looks_the_same(match, rng)
