"""Writes the tables of docs/b5a.md and docs/positions/b5a.md anew from the data: `python -m tests.b5a.tables`."""

from __future__ import annotations

from pathlib import Path

from tests.tables import filled
from westmarch.core.words import Words
from westmarch.games.b5a.chances import CHANCES
from westmarch.games.b5a.facts.board import AREA_IDS, REGION_LIST, TERRAINS, TERRITORIES
from westmarch.games.b5a.facts.deck import CARD_IDS, FATE_IDS
from westmarch.games.b5a.facts.pieces import UNIT_IDS
from westmarch.games.b5a.facts.uncertain import DOUBTS
from westmarch.games.b5a.text.words import IDS

_FOLDER = Path(__file__).parents[2] / "docs"
DOCS = _FOLDER / "b5a.md"
POSITIONS = _FOLDER / "positions" / "b5a.md"
_WORDS = Words("b5a", IDS)


def _areas() -> list[tuple[str, ...]]:
    lands = {region.id: (TERRITORIES[region.territory], TERRAINS[region.terrain]) for region in REGION_LIST}
    return [(f"`{id}`", _WORDS.name("area", id), *lands.get(id, ("", ""))) for id in AREA_IDS]


def _cards() -> list[tuple[str, ...]]:
    cards = [(f"`{id}`", _WORDS.name("card", id)) for id in CARD_IDS]
    return [*cards, *((f"`{id}`", _WORDS.name("fate", id)) for id in FATE_IDS)]


# The rows of each table, by its head.
TABLES: dict[str, list[tuple[str, ...]]] = {
    "| fact | value | confidence | why |": [
        (each.id, str(each.value), each.confidence, each.why) for each in DOUBTS.values()
    ],
    "| unit | name |": [(f"`{id}`", _WORDS.name("unit", id)) for id in UNIT_IDS],
    "| area | name | territory | terrain |": _areas(),
    "| card | name |": _cards(),
    "| name | what can fall |": [(f"`{name}`", values) for name, values in CHANCES.items()],
}


def tables(text: str) -> str:
    """The page with its tables as the data says."""
    return filled(text, TABLES)


if __name__ == "__main__":
    for page in (DOCS, POSITIONS):
        page.write_text(tables(page.read_text()))
