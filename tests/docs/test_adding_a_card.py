"""The cards in docs/adding-a-card.md are cards of the games, as they stand there."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from westmarch.games.wotr.edition import EventCard

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-card.md").read_text("utf-8")
GAMES = {path: path.read_text("utf-8") for path in (ROOT / "src" / "westmarch" / "games").rglob("*.py")}
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=[each.split("(")[0].split()[-1] for each in EXAMPLES])
def test_an_example_is_the_code_of_a_game(example: str) -> None:
    """Each definition stands so in one file; `...` stands for what the page leaves out."""
    parts = [part.strip() for part in re.split(r"\n\n\n|^ +\.\.\.$", example, flags=re.MULTILINE) if part.strip()]
    assert [path for path, code in GAMES.items() if all(part in code for part in parts)], "no file has it so"


def test_hooks_of_war_of_the_ring_are_hooks() -> None:
    named = {name for row in re.findall(r"^\| (`.*?`) \|", PAGE, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    assert named
    assert named <= {field.name for field in fields(EventCard)}
