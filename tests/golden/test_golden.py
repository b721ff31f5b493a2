"""A golden playthrough per game and edition: any change of behaviour shows as a diff of its record.

When a change is meant: `WESTMARCH_GOLDEN=write make test`, read the diff, and commit it with the change.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

import westmarch

FOLDER = Path(__file__).parent
ANSWERS = 600
# Name of the file -> game, seats and options.
TABLES: dict[str, tuple[str, int | None, dict[str, bool]]] = {
    **{game.key: (game.key, None, {}) for game in westmarch.catalogue()},
    "wotr-lome": ("wotr", 2, {"lome": True}),
    "wotr-council-4": ("wotr", 4, {"lome": True, "council": True}),
}


def playthrough(name: str) -> str:
    game, seats, options = TABLES[name]
    match = westmarch.new_match(game, seats=seats, seed=2001, options=options)
    rng = random.Random(1954)
    for _ in range(ANSWERS):
        if match.decision is None:
            break
        match.push(rng.choice(match.decision.options))
    return match.record()


@pytest.mark.parametrize("name", TABLES)
def test_the_golden_playthrough(name: str) -> None:
    file = FOLDER / f"{name}.record"
    text = playthrough(name)
    if os.environ.get("WESTMARCH_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text
    assert westmarch.load_record(text).record() == text


@pytest.mark.parametrize("file", sorted((FOLDER / "old").glob("*.record")), ids=lambda file: file.stem)
def test_records_of_older_versions_still_load(file: Path) -> None:
    """Their dice are checked against their seed as before, and they can be written anew and played on."""
    text = file.read_text(encoding="utf-8")
    match = westmarch.load_record(text)
    again = westmarch.load_record(match.record())
    assert again.position() == match.position()
    # What fell in another order is noticed.
    lines = text.splitlines()
    for number, line in enumerate(lines):
        values = line.split()[2:]
        if line.startswith("~") and values != values[::-1]:
            lines[number] = " ".join([*line.split()[:2], *values[::-1]])
            break
    with pytest.raises(westmarch.BadText):
        westmarch.load_record("\n".join(lines) + "\n")
