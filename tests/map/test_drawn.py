"""What is right of every drawn map: all regions are there, what lies in them does, and names can be read."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.map import test_map, test_valley
from tests.map.drawn import Drawn, fits, inside
from westmarch.core.messages import text

# Each map with its regions, how its names are looked up, and the smallest letters that can be read on it.
MAPS: dict[str, tuple[Drawn, list[str], str, float]] = {
    "middle-earth": (test_map.MAP, [region.id for region in test_map.REGIONS], "wotr-region-", 12),
    "valley": (test_valley.MAP, list(test_valley.AREAS), "b5a-area-", 14),
}
REGIONS = [(name, region) for name, (_, regions, _, _) in MAPS.items() for region in regions]
PAIRS = [
    *(("middle-earth", pair, test_map.DECENT) for pair in sorted(map(sorted, test_map.NEIGHBOURS))),
    *(("valley", pair, test_valley.DECENT) for pair in sorted(map(sorted, test_valley.NEIGHBOURS))),
]


@pytest.mark.parametrize("map", MAPS)
def test_every_region_is_drawn_once(map: str) -> None:
    drawn, regions, _, _ = MAPS[map]
    assert sorted(drawn.regions) == sorted(regions)


@pytest.mark.parametrize(("map", "pair", "decent"), PAIRS, ids=["-".join(pair) for _, pair, _ in PAIRS])
def test_neighbours_share_a_border_of_decent_length(map: str, pair: list[str], decent: float) -> None:
    assert MAPS[map][0].border(frozenset(pair)) >= decent


@pytest.mark.parametrize("map", MAPS)
def test_rings_are_closed(map: str) -> None:
    drawn = MAPS[map][0]
    for shape in drawn.regions.values():
        for ring in shape["rings"]:
            for here, there in zip(ring, ring[1:] + ring[:1]):
                assert drawn.run(here)[-1] == drawn.run(there)[0]


@pytest.mark.parametrize(("map", "region"), REGIONS)
def test_army_and_sign_stand_inside(map: str, region: str) -> None:
    drawn = MAPS[map][0]
    shape = drawn.regions[region]
    assert inside(tuple(shape["army"]), drawn.outlines[region])
    if "icon" in shape:
        assert inside(tuple(shape["icon"]), drawn.outlines[region])


@pytest.mark.parametrize(("map", "region"), REGIONS)
def test_name_fits_its_box(map: str, region: str) -> None:
    drawn, _, prefix, smallest = MAPS[map]
    _, _, width, height = drawn.regions[region]["name"]
    size = drawn.regions[region]["size"]
    assert size >= smallest, "too small to read"
    assert fits(text(f"{prefix}{region}"), width, height, size)


@pytest.mark.parametrize("map", MAPS)
def test_names_do_not_overlap(map: str) -> None:
    boxes = [(id, *shape["name"]) for id, shape in MAPS[map][0].regions.items()]
    for (a, ax, ay, aw, ah), (b, bx, by, bw, bh) in combinations(boxes, 2):
        apart = ax + aw <= bx or bx + bw <= ax or ay + ah <= by or by + bh <= ay
        assert apart, (a, b)
