"""The drawn map of the valley says the same as the rules: who borders whom, where the river and the slopes are."""

from __future__ import annotations

import json
from collections import defaultdict
from itertools import combinations, pairwise
from math import hypot
from pathlib import Path
from typing import Any

import pytest

from westmarch.core.messages import text
from westmarch.games.b5a import board

ROOT = Path(__file__).parents[2]
MAP: dict[str, Any] = json.loads((ROOT / "client/src/games/b5a/map.json").read_text(encoding="utf-8"))
LETTERS: dict[str, float] = json.loads((ROOT / "client/src/lib/letters.json").read_text(encoding="utf-8"))

AREAS = (*board.AREA_IDS, "eagles_eyrie")
KINDS = {
    frozenset((board.AREA_IDS[a], board.AREA_IDS[b])): board.BORDER[a * board.AREAS + b]
    for a in range(board.AREAS)
    for b in range(board.AREAS)
    if board.BORDER[a * board.AREAS + b]
}
NEIGHBOURS = {*KINDS, *(frozenset(box[:2]) for box in board.BOXES)}
# The black line round the mountain, where two regions meet and can't be crossed.
RIDGES = {
    frozenset(pair)
    for pair in (
        ("front_gate", "eb_mountain_west"),
        ("front_gate", "ss_mountain_north"),
        ("bl_north_hills", "eb_mountain_east"),
        ("bl_north_hills", "eastern_spur"),
        ("bl_ridge_plain", "eastern_spur"),
        ("bl_ridge_plain", "eb_plain_east"),
    )
}
# A fifth of a usual region's width.
DECENT = 30.0

Point = tuple[float, float]


def points(flat: list[float]) -> list[Point]:
    return list(zip(flat[::2], flat[1::2]))


def run(number: int) -> list[Point]:
    """An arc; ~n is arc n backwards."""
    return points(MAP["arcs"][number]) if number >= 0 else points(MAP["arcs"][~number])[::-1]


def outline(area: str) -> list[Point]:
    return [point for number in MAP["regions"][area]["rings"][0] for point in run(number)[:-1]]


def long(line: list[Point]) -> float:
    return sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(line))


def inside(point: Point, polygon: list[Point]) -> bool:
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def shared() -> dict[frozenset[str], list[int]]:
    """The arcs between each pair of areas."""
    beside = defaultdict(set)
    for id, shape in MAP["regions"].items():
        for ring in shape["rings"]:
            for number in ring:
                beside[number if number >= 0 else ~number].add(id)
    found: dict[frozenset[str], list[int]] = defaultdict(list)
    for number, ids in beside.items():
        if len(ids) == 2:
            found[frozenset(ids)].append(number)
    return found


SHARED = shared()
OUTLINES = {area: outline(area) for area in AREAS}


def bank(area: str) -> bool | None:
    """North and east of the river, or south and west of it."""
    number = board.AREA.get(area, board.REGIONS)
    if number >= board.REGIONS:
        return None
    return board.TERRITORY[number] in (board.EASTERN_BANK, board.BROKEN_LANDS)


def across(pair: frozenset[str]) -> bool:
    a, b = pair
    return bank(a) is not None and bank(b) is not None and bank(a) != bank(b) and pair not in RIDGES


def from_river(point: Point) -> float:
    """How far a point is from the river."""
    best = 1e9
    x, y = point
    for (ax, ay), (bx, by) in pairwise(points(MAP["river"])):
        dx, dy = bx - ax, by - ay
        part = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / ((dx * dx + dy * dy) or 1)))
        best = min(best, hypot(x - ax - part * dx, y - ay - part * dy))
    return best


def test_every_area_is_drawn_once() -> None:
    assert sorted(MAP["regions"]) == sorted(AREAS)


@pytest.mark.parametrize("pair", sorted(map(sorted, NEIGHBOURS)), ids="-".join)
def test_neighbours_share_a_border_of_decent_length(pair: list[str]) -> None:
    assert sum(long(run(number)) for number in SHARED[frozenset(pair)]) >= DECENT


def test_strangers_touch_only_across_river_and_ridge() -> None:
    touching = {pair for pair in SHARED if SHARED[pair] and pair not in NEIGHBOURS | RIDGES and not across(pair)}
    assert not [sorted(pair) for pair in touching]


def test_the_river_runs_between_its_banks_and_nowhere_else() -> None:
    for pair, numbers in SHARED.items():
        for number in numbers:
            line = run(number)
            middle = line[len(line) // 2]
            if across(pair):
                assert all(from_river(point) < 8 for point in line), sorted(pair)
            elif long(line) > 40:
                assert from_river(middle) > 8, sorted(pair)


def test_every_ford_is_where_its_two_regions_meet_and_on_the_river() -> None:
    assert {frozenset(ford["between"]) for ford in MAP["fords"]} == {
        pair for pair, kind in KINDS.items() if kind == board.FORD
    }
    for ford in MAP["fords"]:
        x, y = ford["at"]
        assert from_river((x, y)) < 8
        near = min(hypot(px - x, py - y) for number in SHARED[frozenset(ford["between"])] for px, py in run(number))
        assert near < 20


def test_slopes_point_down_from_the_mountains() -> None:
    marked = set()
    for ax, ay, bx, by in MAP["slopes"]:
        foot = next(area for area in AREAS if inside((bx, by), OUTLINES[area]))
        back = (ax - (bx - ax), ay - (by - ay))
        head = next((area for area in AREAS if inside(back, OUTLINES[area])), None)
        assert board.TERRAIN[board.AREA[foot]] != board.MOUNTAINS
        if head is not None and head != foot:
            marked.add(frozenset((head, foot)))
    slopes = {pair for pair, kind in KINDS.items() if kind in (board.SLOPE_UP, board.SLOPE_DOWN)}
    assert slopes <= marked


def test_mountains_stand_along_every_ridge_that_is_drawn() -> None:
    for pair in RIDGES & set(SHARED):
        line = max((run(number) for number in SHARED[pair]), key=long)
        x, y = line[len(line) // 2]
        assert any(hypot(px - x, py - y) < 35 for px, py, _ in MAP["peaks"]), sorted(pair)


def test_rings_are_closed() -> None:
    for shape in MAP["regions"].values():
        for ring in shape["rings"]:
            for here, there in zip(ring, ring[1:] + ring[:1]):
                assert run(here)[-1] == run(there)[0]


@pytest.mark.parametrize("area", AREAS)
def test_army_and_sign_stand_inside(area: str) -> None:
    shape = MAP["regions"][area]
    assert inside(tuple(shape["army"]), OUTLINES[area])
    if "icon" in shape:
        assert inside(tuple(shape["icon"]), OUTLINES[area])


@pytest.mark.parametrize("area", AREAS)
def test_name_fits_its_box(area: str) -> None:
    _, _, width, height = MAP["regions"][area]["name"]
    size = MAP["regions"][area]["size"]
    assert size >= 14, "too small to read"
    words = text(f"b5a-area-{area}").split(" ")
    for lines in range(1, len(words) + 1):
        for cuts in combinations(range(1, len(words)), lines - 1):
            at = (0, *cuts, len(words))
            rows = [" ".join(words[a:b]) for a, b in pairwise(at)]
            widest = max(sum(LETTERS[letter] for letter in row) for row in rows) * size
            if widest <= width + 0.5 and lines * size * 0.98 <= height + 0.5:
                return
    pytest.fail("the name doesn't fit")


@pytest.mark.parametrize("area", AREAS)
def test_name_lies_in_its_area(area: str) -> None:
    x, y, width, height = MAP["regions"][area]["name"]
    cells = [(x + width * (i + 0.5) / 12, y + height * (j + 0.5) / 5) for i in range(12) for j in range(5)]
    astray = [cell for cell in cells if not inside(cell, OUTLINES[area])]
    assert len(astray) <= 0.06 * len(cells)


def test_names_do_not_overlap() -> None:
    boxes = [(id, *shape["name"]) for id, shape in MAP["regions"].items()]
    for (a, ax, ay, aw, ah), (b, bx, by, bw, bh) in combinations(boxes, 2):
        apart = ax + aw <= bx or bx + bw <= ax or ay + ah <= by or by + bh <= ay
        assert apart, (a, b)


def test_each_territory_has_its_sky_off_all_names() -> None:
    assert sorted(MAP["skies"]) == sorted(board.TERRITORIES)
    for territory, (x, y) in MAP["skies"].items():
        over = next((area for area in AREAS if inside((x, y), OUTLINES[area])), None)
        # Over its own land, or over the mountain.
        assert over is None or board.TERRITORIES[board.TERRITORY[board.AREA[over]]] == territory
        for area, shape in MAP["regions"].items():
            left, top, width, height = shape["name"]
            beside = abs(x - left - width / 2) > 88 + width / 2 or abs(y - top - height / 2) > 24 + height / 2
            assert beside, (territory, area)
