"""The drawn map of the valley says the same as the rules: who borders whom, where the river and the slopes are."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest

from tests.map.drawn import Drawn, Point, inside, length, points
from westmarch.games.b5a.facts import board

MAP = Drawn("b5a")
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
    for (ax, ay), (bx, by) in pairwise(points(MAP.data["river"])):
        dx, dy = bx - ax, by - ay
        part = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / ((dx * dx + dy * dy) or 1)))
        best = min(best, hypot(x - ax - part * dx, y - ay - part * dy))
    return best


def test_strangers_touch_only_across_river_and_ridge() -> None:
    touching = {pair for pair in MAP.shared if pair not in NEIGHBOURS | RIDGES and not across(pair)}
    assert not [sorted(pair) for pair in touching]


def test_the_river_runs_between_its_banks_and_nowhere_else() -> None:
    for pair, numbers in MAP.shared.items():
        for number in numbers:
            line = MAP.run(number)
            middle = line[len(line) // 2]
            if across(pair):
                assert all(from_river(point) < 8 for point in line), sorted(pair)
            elif length(line) > 40:
                assert from_river(middle) > 8, sorted(pair)


def test_every_ford_is_where_its_two_regions_meet_and_on_the_river() -> None:
    assert {frozenset(ford["between"]) for ford in MAP.data["fords"]} == {
        pair for pair, kind in KINDS.items() if kind == board.FORD
    }
    for ford in MAP.data["fords"]:
        x, y = ford["at"]
        assert from_river((x, y)) < 8
        near = min(
            hypot(px - x, py - y) for number in MAP.shared[frozenset(ford["between"])] for px, py in MAP.run(number)
        )
        assert near < 20


def test_slopes_point_down_from_the_mountains() -> None:
    marked = set()
    for ax, ay, bx, by in MAP.data["slopes"]:
        foot = next(area for area in AREAS if inside((bx, by), MAP.outlines[area]))
        back = (ax - (bx - ax), ay - (by - ay))
        head = next((area for area in AREAS if inside(back, MAP.outlines[area])), None)
        assert board.TERRAIN[board.AREA[foot]] != board.MOUNTAINS
        if head is not None and head != foot:
            marked.add(frozenset((head, foot)))
    slopes = {pair for pair, kind in KINDS.items() if kind in (board.SLOPE_UP, board.SLOPE_DOWN)}
    assert slopes <= marked


def test_mountains_stand_along_every_ridge_that_is_drawn() -> None:
    for pair in RIDGES & set(MAP.shared):
        line = max((MAP.run(number) for number in MAP.shared[pair]), key=length)
        x, y = line[len(line) // 2]
        assert any(hypot(px - x, py - y) < 35 for px, py, _ in MAP.data["peaks"]), sorted(pair)


@pytest.mark.parametrize("area", AREAS)
def test_name_lies_in_its_area(area: str) -> None:
    cells = list(MAP.name_cells(area))
    astray = [cell for cell in cells if not inside(cell, MAP.outlines[area])]
    assert len(astray) <= 0.06 * len(cells)


def test_each_territory_has_its_sky_off_all_names() -> None:
    assert sorted(MAP.data["skies"]) == sorted(board.TERRITORIES)
    for territory, (x, y) in MAP.data["skies"].items():
        over = next((area for area in AREAS if inside((x, y), MAP.outlines[area])), None)
        # Over its own land, or over the mountain.
        assert over is None or board.TERRITORIES[board.TERRITORY[board.AREA[over]]] == territory
        for area, shape in MAP.regions.items():
            left, top, width, height = shape["name"]
            beside = abs(x - left - width / 2) > 88 + width / 2 or abs(y - top - height / 2) > 24 + height / 2
            assert beside, (territory, area)
