"""A drawn map as it is stored for the client: regions are rings of arcs, and neighbours share the arcs between them."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from itertools import combinations, pairwise
from math import hypot
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
LETTERS: dict[str, float] = json.loads((ROOT / "client/src/lib/letters.json").read_text(encoding="utf-8"))

Point = tuple[float, float]


def points(flat: list[float]) -> list[Point]:
    return list(zip(flat[::2], flat[1::2]))


def length(line: list[Point]) -> float:
    return sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(line))


def inside(point: Point, polygon: list[Point]) -> bool:
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def fits(name: str, width: float, height: float, size: float) -> bool:
    """Can the name be broken into lines that stay inside the box?"""
    words = name.split(" ")
    for lines in range(1, len(words) + 1):
        for cuts in combinations(range(1, len(words)), lines - 1):
            rows = [" ".join(words[a:b]) for a, b in pairwise((0, *cuts, len(words)))]
            widest = max(sum(LETTERS[letter] for letter in row) for row in rows) * size
            if widest <= width + 0.5 and lines * size * 0.98 <= height + 0.5:
                return True
    return False


class Drawn:
    def __init__(self, game: str) -> None:
        path = ROOT / "client/src/games" / game / "map.json"
        self.data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        self.regions: dict[str, dict[str, Any]] = self.data["regions"]

    def run(self, number: int) -> list[Point]:
        """An arc; ~n is arc n backwards."""
        arcs = self.data["arcs"]
        return points(arcs[number]) if number >= 0 else points(arcs[~number])[::-1]

    def arcs(self, region: str) -> set[int]:
        """The arcs around a region, whichever way they run."""
        return {max(number, ~number) for ring in self.regions[region]["rings"] for number in ring}

    @cached_property
    def outlines(self) -> dict[str, list[Point]]:
        return {
            id: [point for number in shape["rings"][0] for point in self.run(number)[:-1]]
            for id, shape in self.regions.items()
        }

    @cached_property
    def shared(self) -> dict[frozenset[str], list[int]]:
        """The arcs between each pair of regions that touch."""
        beside = defaultdict(set)
        for id in self.regions:
            for number in self.arcs(id):
                beside[number].add(id)
        found = defaultdict(list)
        for number, ids in beside.items():
            if len(ids) == 2:
                found[frozenset(ids)].append(number)
        return dict(found)

    def border(self, pair: frozenset[str]) -> float:
        """How long the common border of two regions is."""
        return sum(length(self.run(number)) for number in self.shared.get(pair, ()))

    def name_cells(self, region: str) -> Iterator[Point]:
        """Points all over the box for a region's name."""
        x, y, width, height = self.regions[region]["name"]
        return ((x + width * (i + 0.5) / 12, y + height * (j + 0.5) / 5) for i in range(12) for j in range(5))
