"""The drawn map of Middle-earth says the same as the rules: who borders whom, and that names have room."""

from __future__ import annotations

import json
from collections import defaultdict
from itertools import combinations, pairwise
from math import hypot
from pathlib import Path
from typing import Any

import pytest

from westmarch.core.messages import text
from westmarch.games.wotr.board import REGIONS

ROOT = Path(__file__).parents[2]
MAP: dict[str, Any] = json.loads((ROOT / "client/src/games/wotr/map.json").read_text(encoding="utf-8"))
FACTS: dict[str, Any] = json.loads((ROOT / "tools/map/middle_earth.json").read_text(encoding="utf-8"))
LETTERS: dict[str, float] = json.loads((ROOT / "client/src/lib/letters.json").read_text(encoding="utf-8"))

NEIGHBOURS = {frozenset((region.id, other)) for region in REGIONS for other in region.neighbours}
WALLS = {frozenset(pair) for pair in FACTS["impassable"]}
# About half of the narrowest border on the real board, measured against the whole.
DECENT = 14.0

Point = tuple[float, float]


def points(arc: list[float]) -> list[Point]:
    return list(zip(arc[::2], arc[1::2]))


def run(number: int) -> list[Point]:
    """An arc; ~n is arc n backwards."""
    return points(MAP["arcs"][number]) if number >= 0 else points(MAP["arcs"][~number])[::-1]


def outline(region: str) -> list[Point]:
    ring = MAP["regions"][region]["rings"][0]
    return [point for number in ring for point in run(number)[:-1]]


def length(arc: list[float]) -> float:
    return sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points(arc)))


def inside(point: Point, polygon: list[Point]) -> bool:
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def borders() -> dict[frozenset[str], float]:
    """How long the common border of each pair of regions is."""
    beside = defaultdict(set)
    for id, shape in MAP["regions"].items():
        for ring in shape["rings"]:
            for number in ring:
                beside[number if number >= 0 else ~number].add(id)
    found: dict[frozenset[str], float] = defaultdict(float)
    for number, ids in beside.items():
        if len(ids) == 2:
            found[frozenset(ids)] += length(MAP["arcs"][number])
    return found


BORDERS = borders()


def test_every_region_is_drawn_once() -> None:
    assert sorted(MAP["regions"]) == sorted(region.id for region in REGIONS)


@pytest.mark.parametrize("pair", sorted(map(sorted, NEIGHBOURS)), ids="-".join)
def test_neighbours_share_a_border_of_decent_length(pair: list[str]) -> None:
    assert BORDERS.get(frozenset(pair), 0) >= DECENT


def test_strangers_do_not_touch() -> None:
    touching = {pair for pair in BORDERS if pair not in NEIGHBOURS and pair not in WALLS}
    assert not [sorted(pair) for pair in touching]


def test_walls_are_no_passages() -> None:
    assert not NEIGHBOURS & WALLS


def test_mountains_stand_along_every_wall_that_is_drawn() -> None:
    for pair in WALLS & set(BORDERS):
        a, b = sorted(pair)
        shared = set(map(abs_arc, flat(a))) & set(map(abs_arc, flat(b)))
        middle = max((points(MAP["arcs"][number]) for number in shared), key=len)
        x, y = middle[len(middle) // 2]
        assert any(hypot(px - x, py - y) < 30 for px, py, _ in MAP["peaks"]), (a, b)


def flat(region: str) -> list[int]:
    return [number for ring in MAP["regions"][region]["rings"] for number in ring]


def abs_arc(number: int) -> int:
    return number if number >= 0 else ~number


def test_only_coastal_regions_touch_the_sea() -> None:
    coast = {abs_arc(number) for number in MAP["coast"]}
    for region in REGIONS:
        assert bool(coast & set(map(abs_arc, flat(region.id)))) == region.coastal, region.id


def test_rings_are_closed() -> None:
    for shape in MAP["regions"].values():
        for ring in shape["rings"]:
            for here, there in zip(ring, ring[1:] + ring[:1]):
                assert run(here)[-1] == run(there)[0]


@pytest.mark.parametrize("region", [region.id for region in REGIONS])
def test_army_and_settlement_stand_inside(region: str) -> None:
    shape = MAP["regions"][region]
    polygon = outline(region)
    assert inside(tuple(shape["army"]), polygon)
    if "icon" in shape:
        assert inside(tuple(shape["icon"]), polygon)


@pytest.mark.parametrize("region", [region.id for region in REGIONS])
def test_name_fits_its_box(region: str) -> None:
    _, _, width, height = MAP["regions"][region]["name"]
    size = MAP["regions"][region]["size"]
    assert size >= 12, "too small to read"
    words = text(f"wotr-region-{region}").split(" ")
    for lines in range(1, len(words) + 1):
        for cuts in combinations(range(1, len(words)), lines - 1):
            at = (0, *cuts, len(words))
            rows = [" ".join(words[a:b]) for a, b in pairwise(at)]
            widest = max(sum(LETTERS[letter] for letter in row) for row in rows) * size
            if widest <= width + 0.5 and lines * size * 0.98 <= height + 0.5:
                return
    pytest.fail("the name doesn't fit")


@pytest.mark.parametrize("region", [region.id for region in REGIONS])
def test_name_lies_in_its_region_or_on_the_sea(region: str) -> None:
    x, y, width, height = MAP["regions"][region]["name"]
    polygon = outline(region)
    others = [outline(each.id) for each in REGIONS if each.id != region]
    cells = [(x + width * (i + 0.5) / 12, y + height * (j + 0.5) / 5) for i in range(12) for j in range(5)]
    astray = [cell for cell in cells if not inside(cell, polygon) and any(inside(cell, other) for other in others)]
    assert len(astray) <= 0.06 * len(cells)


def test_names_do_not_overlap() -> None:
    boxes = [(id, *shape["name"]) for id, shape in MAP["regions"].items()]
    for (a, ax, ay, aw, ah), (b, bx, by, bw, bh) in combinations(boxes, 2):
        apart = ax + aw <= bx or bx + bw <= ax or ay + ah <= by or by + bh <= ay
        assert apart, (a, b)
