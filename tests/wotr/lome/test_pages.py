"""What docs say about the expansion is what there is, and every word it can say has a text."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.labels import has_label
from tests.tables import rows
from tests.wotr.lome.helpers import position
from tests.wotr.lome.tables import EDITION, PAGES, tables
from westmarch.core import messages
from westmarch.core.decisions import Decision
from westmarch.core.table import FELL
from westmarch.core.words import Words
from westmarch.games.wotr.lome import GAME
from westmarch.games.wotr.lome.readings import DOUBTS

WORDS = Words("wotr", GAME.words, "en")
READINGS = rows(PAGES[0].read_text(encoding="utf-8"), "| reading | decided in | text |")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_the_tables_are_those_of_the_data(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert tables(text) == text, "run python -m tests.wotr.lome.tables"
    assert len(DOUBTS) > 25
    assert len(READINGS) == 50


@pytest.mark.parametrize(("reading", "where", "text"), READINGS)
def test_a_reading_stands_where_the_list_says(reading: str, where: str, text: str) -> None:
    path, _, name = where.strip("`").rpartition(".")
    for package in ("westmarch.games.wotr.lome", "westmarch.games.wotr"):
        try:
            module = import_module(f"{package}.{path}")
        except ModuleNotFoundError:
            continue
        assert hasattr(module, name), where
        return
    raise AssertionError(where)


def test_single_lines_on_the_page_can_be_read() -> None:
    page = PAGES[1].read_text(encoding="utf-8")
    lines = re.findall(r"^\| `([a-z _]+: [^`]+)` \|", page, re.MULTILINE)
    assert len(lines) >= 9
    for line in lines:
        assert position(line, council=True)
    for face in EDITION.faces.values():
        if face.die and face.uses:
            assert f"`{face.id}`" in page
    assert position(page.partition("[state]\n")[2].partition("```")[0])


def test_every_token_of_the_vocabulary_has_a_label() -> None:
    assert [token for token in sorted(GAME.vocabulary) if not has_label(WORDS, token)] == []


def test_special_dice_of_a_real_table_have_names() -> None:
    faces = tuple(face.id for face in EDITION.faces.values() if face.die)
    params = {"chance": "special-dice", "side": "free", "place": 1, "count": 2}
    decision = Decision("free", FELL, faces, params)
    assert "special dice" in WORDS.prompt(decision)
    assert [WORDS.label(face, decision) for face in faces] == [WORDS.name("face", face) for face in faces]


def test_every_character_version_die_and_option_has_its_texts() -> None:
    for number, character in enumerate(EDITION.characters):
        assert messages.has(f"wotr-character-{character.id}", attribute="text")
        assert messages.has(f"wotr-screen-character-{character.id}")
        if number in EDITION.versions:
            for card in EDITION.cards_of(number):
                assert messages.has(f"wotr-version-{card.version}")
    for face in EDITION.faces.values():
        assert messages.has(f"wotr-face-{face.id}", attribute="text")
    for die in EDITION.special_dice:
        assert messages.has(f"wotr-special-{die}")
    for option in GAME.options:
        assert messages.has(f"wotr-option-{option.name}")


def test_every_card_and_tile_has_its_texts() -> None:
    for card in EDITION.cards.values():
        assert messages.has(f"wotr-card-{card.id}")
        assert messages.has(f"wotr-card-{card.id}", attribute="text")
        assert messages.has(f"wotr-card-{card.id}", attribute="combat")
        assert messages.has(f"wotr-combat-{card.combat.id}", attribute="text")
    for tile in EDITION.tiles:
        assert messages.has(f"wotr-tile-{tile}")
    for name in EDITION.moments.watchers:
        assert messages.has(f"wotr-region-{name}")
