"""The examples run, and show what they promise, in a short form."""

from __future__ import annotations

import pytest

from tests.scripts import script


@pytest.mark.slow
def test_the_agent_learns_to_beat_random() -> None:
    found = script("examples/learn_five_armies.py").main(["--matches", "128", "--measure", "16"])
    won, points = found["the agent"]
    random_won, random_points = found["random"]
    assert won >= random_won
    assert points > random_points + 1
