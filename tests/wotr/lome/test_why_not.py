"""Whoever asks why not something like what is offered gets a reason about it, with the expansion too."""

from __future__ import annotations

import random

import pytest

from tests.wotr.asking import ask_around
from tests.wotr.helpers import FOUR
from tests.wotr.lome.helpers import new_match, position
from tests.wotr.lome.test_soak import CROWDED


def test_from_the_start_of_a_match() -> None:
    ask_around(new_match(seed=1, council=True), random.Random(1))


@pytest.mark.parametrize("seats", ["free shadow", FOUR], ids=["two", "four"])
@pytest.mark.parametrize("seed", [0, 1])
def test_from_a_crowded_table(seed: int, seats: str) -> None:
    ask_around(position(CROWDED, seats=seats), random.Random(seed))
