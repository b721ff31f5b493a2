"""The drawn map of Middle-earth says the same as the rules: who borders whom, where mountains and the sea are."""

from __future__ import annotations

import json
from math import hypot
from typing import Any

import pytest

from tests.map.drawn import ROOT, Drawn, inside
from westmarch.games.wotr.facts.board import REGIONS

MAP = Drawn("wotr")
FACTS: dict[str, Any] = json.loads((ROOT / "tools/map/middle_earth.json").read_text(encoding="utf-8"))

NEIGHBOURS = {frozenset((region.id, other)) for region in REGIONS for other in region.neighbours}
WALLS = {frozenset(pair) for pair in FACTS["impassable"]}
# About half of the narrowest border on the real board, measured against the whole.
DECENT = 14.0


def test_strangers_do_not_touch() -> None:
    touching = {pair for pair in MAP.shared if pair not in NEIGHBOURS and pair not in WALLS}
    assert not [sorted(pair) for pair in touching]


def test_walls_are_no_passages() -> None:
    assert not NEIGHBOURS & WALLS


def test_mountains_stand_along_every_wall_that_is_drawn() -> None:
    for pair in WALLS & set(MAP.shared):
        middle = max((MAP.run(number) for number in MAP.shared[pair]), key=len)
        x, y = middle[len(middle) // 2]
        assert any(hypot(px - x, py - y) < 30 for px, py, _ in MAP.data["peaks"]), sorted(pair)


def test_only_coastal_regions_touch_the_sea() -> None:
    coast = {max(number, ~number) for number in MAP.data["coast"]}
    for region in REGIONS:
        assert bool(coast & MAP.arcs(region.id)) == region.coastal, region.id


@pytest.mark.parametrize("region", [region.id for region in REGIONS])
def test_name_lies_in_its_region_or_on_the_sea(region: str) -> None:
    others = [outline for id, outline in MAP.outlines.items() if id != region]
    cells = list(MAP.name_cells(region))
    astray = [
        cell
        for cell in cells
        if not inside(cell, MAP.outlines[region]) and any(inside(cell, other) for other in others)
    ]
    assert len(astray) <= 0.06 * len(cells)
