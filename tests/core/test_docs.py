"""What the docs show can be pasted: every position and record in them loads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import westmarch

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```\w*\n(westmarch (?:position|record) .*?)^```$", re.MULTILINE | re.DOTALL)
SHOWN = [
    (page.relative_to(ROOT), number, text)
    for page in PAGES
    for number, text in enumerate(BLOCK.findall(page.read_text("utf-8")))
]


@pytest.mark.parametrize(("page", "number", "text"), SHOWN, ids=lambda value: str(value)[:40])
def test_what_a_page_shows_loads(page: Path, number: int, text: str) -> None:
    load = westmarch.load_record if text.startswith("westmarch record") else westmarch.load_position
    match = load(text)
    assert match.decision is not None or match.result is not None
    if text.startswith("westmarch position"):
        assert westmarch.load_position(match.position()).position() == match.position()


@pytest.mark.parametrize("game", [game.key for game in westmarch.catalogue()])
def test_every_game_has_a_page_with_positions(game: str) -> None:
    assert any(page == Path(f"docs/positions/{game}.md") for page, _, _ in SHOWN)
