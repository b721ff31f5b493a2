"""The tables of docs/lome.md and docs/positions/lome.md, made from the data: python -m tests.wotr.lome.tables."""

from __future__ import annotations

from pathlib import Path

from tests.tables import filled
from westmarch.games.wotr.lome import COUNCIL, GAME, LOME
from westmarch.games.wotr.lome.chances import CHANCES
from westmarch.games.wotr.lome.readings import DOUBTS

DOCS = Path(__file__).parents[3] / "docs"
PAGES = (DOCS / "lome.md", DOCS / "positions" / "lome.md")
EDITION = GAME.edition(2, (LOME, COUNCIL))


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(value) or "none"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


# The rows of each table, by its head.
TABLES: dict[str, list[tuple[str, ...]]] = {
    "| fact | value | confidence | why |": [
        (each.id, _value(each.value), each.confidence, each.why) for each in DOUBTS.values()
    ],
    "| character | versions |": [
        (f"`{EDITION.characters[each].id}`", ", ".join(f"`{card.version}`" for card in EDITION.cards_of(each)))
        for each in EDITION.versions
    ],
    "| name | what can fall |": [(f"`{name}`", values) for name, values in CHANCES.items()],
}


def tables(text: str) -> str:
    """The page with its tables as the data says."""
    return filled(text, TABLES)


if __name__ == "__main__":
    for page in PAGES:
        page.write_text(tables(page.read_text(encoding="utf-8")), encoding="utf-8")
