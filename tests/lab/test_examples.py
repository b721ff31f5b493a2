"""The examples run, and show what they promise, in a short form."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_the_agent_learns_to_beat_random() -> None:
    found = example("learn_five_armies").main(["--matches", "192", "--measure", "16"])
    won, points = found["the agent"]
    random_won, random_points = found["random"]
    assert won >= random_won
    assert points > random_points + 1
