"""Many random games with all promises and invariants: thousands with WESTMARCH_SOAK_GAMES.

Without it there is one: tests/conformance plays the same at every table.
"""

from __future__ import annotations

import os

import pytest

from tests.conformance.promises import random_game, record_comes_back

SEATS = (2, 3, 4)
EDITIONS: tuple[dict[str, bool], ...] = ({}, {"lome": True}, {"lome": True, "council": True})
GAMES = int(os.environ.get("WESTMARCH_SOAK_GAMES", "1"))
CHUNK = 3


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range((GAMES + CHUNK - 1) // CHUNK))
def test_random_wars(chunk: int) -> None:
    """Each number of players, and each edition, by turns."""
    for seed in range(chunk * CHUNK, min((chunk + 1) * CHUNK, GAMES)):
        match = random_game("wotr", seed, SEATS[seed % 3], dict(EDITIONS[seed // 3 % 3]))
        if seed % 5 == 0:
            record_comes_back(match)
