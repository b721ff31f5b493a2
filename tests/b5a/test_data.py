"""What is in the box adds up, and the board is the board."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.b5a.helpers import GAME, position, units, where
from tests.b5a.tables import DOCS, tables
from tests.story import shown
from tests.tables import rows
from westmarch.core.match import Match
from westmarch.games.b5a.abilities import CardText, CombatEffect, FateText, always
from westmarch.games.b5a.cards import BOX, combat, fates, free, orders, shadow
from westmarch.games.b5a.facts import uncertain
from westmarch.games.b5a.facts.board import (
    AREA,
    AREA_IDS,
    AREAS,
    BORDER,
    BOXES,
    DEFENCES,
    FORD,
    FORTS,
    FROM_PASS,
    LEVEL,
    MUSTERING,
    NEIGHBOURS,
    REGION_LIST,
    REGIONS,
    SETTLEMENTS,
    SITES,
    SLOPE_DOWN,
    SLOPE_UP,
    SOUTH_EDGE,
    TERRAIN,
    TERRITORIES,
    TERRITORY,
)
from westmarch.games.b5a.facts.deck import (
    CARD_TYPE,
    COMBAT,
    COMBAT_IDS,
    EFFECT_NAMES,
    FATE_NAMES,
    FATE_OWNER,
    STORY_CARDS,
)
from westmarch.games.b5a.facts.pieces import (
    BATS,
    CHARACTERS,
    EAGLES,
    FIGURES,
    FREE,
    SHADOW,
    TILE_COUNT,
    TOKEN_COUNT,
    UNITS,
)
from westmarch.games.b5a.facts.reach import IN_RANGE, in_range
from westmarch.games.b5a.facts.uncertain import DOUBTS

BEGUN = Match(GAME, GAME.set_up(2, {}), 1)


def test_the_board_has_46_regions_in_four_territories() -> None:
    assert REGIONS == 46
    counts = Counter(TERRITORIES[TERRITORY[area]] for area in range(REGIONS))
    assert counts == {"eastern_bank": 12, "southern_spur": 8, "valley": 13, "broken_lands": 13}


def test_there_are_92_borders_and_five_fords() -> None:
    pairs = [(a, b) for a in range(REGIONS) for b in NEIGHBOURS[a] if a < b]
    assert len(pairs) == 92
    assert sum(BORDER[a * AREAS + b] == FORD for a, b in pairs) == 5
    for a, b in pairs:
        there, back = BORDER[a * AREAS + b], BORDER[b * AREAS + a]
        mountain = (TERRAIN[a] == 1, TERRAIN[b] == 1)
        if there in (SLOPE_UP, SLOPE_DOWN):
            assert mountain[0] != mountain[1]
            assert {there, back} == {SLOPE_UP, SLOPE_DOWN}
            assert (there == SLOPE_UP) == mountain[1]
        elif there == LEVEL:
            assert mountain[0] == mountain[1]


def test_the_front_gate_has_one_neighbour() -> None:
    assert NEIGHBOURS[AREA["front_gate"]] == (AREA["eb_gate_plain"],)


def test_sites() -> None:
    names = {AREA_IDS[area] for area in SETTLEMENTS}
    assert names == {"eastern_spur", "camp", "ravenhill", "lower_slopes", "fallen_bridge", "ruins_of_dale"}
    assert [AREA_IDS[area] for area in FORTS] == ["front_gate", "eastern_spur", "ravenhill"]
    assert DEFENCES == (6, 3, 3)
    assert len(SITES) == 7
    assert len(MUSTERING) == 4
    assert {AREA_IDS[area] for area in SOUTH_EDGE} == {
        "ss_mountain_east",
        "ss_mountain_corner",
        "lower_slopes",
        "ss_hills_east",
        "bl_southeast",
        "bl_south_hills",
    }


def test_passes_lead_one_way() -> None:
    for name, leads_to, _, _ in BOXES:
        area = AREA[name]
        assert all(not BORDER[other * AREAS + area] for other in range(AREAS))
        if name.startswith("mountain_pass"):
            assert BORDER[area * AREAS + AREA[leads_to]] == FROM_PASS
    assert all(0 <= region.x <= 1000 and 0 <= region.y <= 719 for region in REGION_LIST)


def on_the_map(what: str) -> dict[str, int]:
    """All units, or all tokens, that the set-up lays out."""
    found: Counter[str] = Counter()
    for area in shown(BEGUN, "areas").values():
        found.update(area.get(what, {}))
    return dict(found)


def test_figures_tokens_and_tiles_add_up() -> None:
    assert sum(FIGURES) + EAGLES + BATS + CHARACTERS == 126
    assert [unit.figures for unit in UNITS] == [5, 5, 10, 10, 10, 6, 36, 12, 12]
    assert sum(TOKEN_COUNT) == 64
    assert on_the_map("tokens") == {"dwarves": 3, "elves": 4, "shadow": 12}
    assert shown(BEGUN, "pools") == {"dwarves": 17 - 3, "elves": 20 - 4, "shadow": 27 - 12}
    assert sum(TILE_COUNT) == 12


def test_the_set_up_has_what_the_rulebook_lists() -> None:
    assert on_the_map("units") == {
        "dwarf_veterans": 2,
        "dwarf_regulars": 1,
        "lake_men": 4,
        "wood_elf_spearmen": 2,
        "wood_elf_archers": 2,
        "goblins": 3,
        "orcs": 6,
        "great_orcs": 2,
        "wargs": 5,
    }
    assert where(BEGUN, "thranduil") == where(BEGUN, "gandalf") == "ravenhill"
    assert units(BEGUN, "ruins_of_dale") == {"lake_men": 1}


def test_decks() -> None:
    assert Counter(CARD_TYPE[:30]) == {1: 10, 2: 10, 4: 10}
    assert Counter(CARD_TYPE[card] for card in STORY_CARDS[FREE]) == {1: 8, 4: 8, 2: 4}
    assert Counter(CARD_TYPE[card] for card in STORY_CARDS[SHADOW]) == {1: 6, 4: 7, 2: 7}
    assert Counter(COMBAT) == dict.fromkeys(range(10), 3)
    orders = Counter(EFFECT_NAMES[:30])
    assert sorted(orders.values()) == [3, 3, 3, 3, 3, 3, 4, 4, 4]
    assert Counter(FATE_OWNER) == {"beorn": 3, "eagles": 3, "thorin": 3}


def test_every_card_finds_its_block_and_no_block_is_left_over() -> None:
    assert [text.id for text in BOX.texts] == list(EFFECT_NAMES)
    assert len([text for text in BOX.texts if text.why_not is not always]) == 5
    assert [half.id for half in BOX.combat] == [COMBAT_IDS[half] for half in COMBAT]
    assert [fate.id for fate in BOX.fates] == list(FATE_NAMES)
    named = [each for deck in (combat, fates, free, orders, shadow) for each in vars(deck).values()]
    blocks = [each for each in named if isinstance(each, (CardText, CombatEffect, FateText))]
    assert len(blocks) == 9 + 40 + 10 + 9


def test_the_range_table_is_symmetric_and_never_behind_the_black_line() -> None:
    for area in range(AREAS):
        assert (area in IN_RANGE[area]) == (area < REGIONS)
        for other in IN_RANGE[area]:
            assert area in IN_RANGE[other]
    assert AREA["bl_north_hills"] not in IN_RANGE[AREA["eastern_spur"]]
    assert sum(len(each) - 1 for each in IN_RANGE[:REGIONS]) == 2 * 434
    assert in_range(93)[AREA["camp"]] < IN_RANGE[AREA["camp"]]


def test_the_docs_list_every_uncertain_fact() -> None:
    text = DOCS.read_text()
    assert tables(text) == text, "run python -m tests.b5a.tables"
    assert len(DOUBTS) > 25


def test_a_reading_is_decided_where_the_docs_say() -> None:
    readings = rows(DOCS.read_text(), "| reading | decided in | text |")
    files = [str(path) for path in Path(uncertain.__file__).parents[1].rglob("*.py")]
    assert len(readings) == 72
    for reading, file, _ in readings:
        assert any(path.endswith("/" + file) for path in files), (reading, file)


def test_a_new_match_starts_with_two_cards_each() -> None:
    match = position("board: empty\nphase: recovery\narmy camp: lake_men 1\ncharacter bard: camp")
    assert match.view("free")["hands"] == {"free": 2, "shadow": 2}
    assert GAME.key == "b5a"
