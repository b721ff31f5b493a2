"""Whoever asks why not something like what is offered gets a reason about it, with the expansion too."""

from __future__ import annotations

import random

import pytest

from tests.wotr.helpers import FOUR
from tests.wotr.lome.helpers import new_match, position
from tests.wotr.lome.test_soak import CROWDED
from tests.wotr.test_promises import family
from westmarch.games.wotr.state import War


def ask_around(match: War, rng: random.Random) -> None:
    """Asks about things of the kinds that are offered, the first few times that a question comes."""
    alike: dict[str, list[str]] = {}
    for token in sorted(match.game.vocabulary):
        alike.setdefault(family(token), []).append(token)
    heard: dict[str, int] = {}
    while match.decision is not None:
        decision = match.decision
        heard[decision.kind] = heard.get(decision.kind, 0) + 1
        if heard[decision.kind] <= 4:
            for name in {family(token) for token in decision.options} - {""}:
                for token in rng.sample(alike[name], min(20, len(alike[name]))):
                    why = match.why_not(token)
                    assert why is None or why.key.startswith("wotr."), (decision, token, why)
        match.push(rng.choice(decision.options))


def test_from_the_start_of_a_match() -> None:
    ask_around(new_match(seed=1, council=True), random.Random(1))


@pytest.mark.parametrize("seats", ["free shadow", FOUR], ids=["two", "four"])
@pytest.mark.parametrize("seed", [0, 1])
def test_from_a_crowded_table(seed: int, seats: str) -> None:
    ask_around(position(CROWDED, seats=seats), random.Random(seed))
