"""Mountains along borders that can't be crossed, rivers along borders that can, and what grows in between."""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Sequence

import numpy as np
import shapes
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapes import Line

Node = tuple[float, float]


def length(line: Line) -> float:
    return float(np.hypot(*np.diff(line, axis=0).T).sum())


def along(line: Line, distance: float) -> tuple[float, float]:
    point = LineString(line).interpolate(distance)
    return point.x, point.y


# -- mountains


def peaks(ridges: Sequence[Line], seed: int) -> list[list[float]]:
    """Peaks [x, y, height] along the lines: a tall row, and lower ones on either side. Northern ones come first."""
    rng = np.random.default_rng(seed)
    found: list[list[float]] = []
    for line in ridges:
        whole = length(line)
        at = 3.0 * rng.random()
        while at < whole:
            (x, y), (ax, ay) = along(line, at), along(line, at + 4)
            norm = float(np.hypot(ax - x, ay - y)) or 1.0
            aside = rng.normal(0, 2.4)
            tall = float(np.clip(rng.normal(17, 3.6), 10, 24))
            found.append([x - (ay - y) / norm * aside, y + (ax - x) / norm * aside + 5, tall])
            if rng.random() < 0.45:
                side = rng.choice([-1, 1])
                low = 6 + 5 * rng.random()
                found.append([x + side * rng.uniform(5, 10), y + 6 + rng.uniform(0, 5), low])
            at += rng.uniform(0.62, 1.0) * tall
    return sorted(([round(v, 1) for v in peak] for peak in found), key=lambda peak: peak[1])


def stretch_by_walls(line: Line, walls: set[Node], part: float) -> Line | None:
    """Of a border that is partly a wall: the part beside the wall that it runs on from."""
    ends = (tuple(line[0]), tuple(line[-1]))
    near = [end in walls for end in ends]
    if not any(near):
        return None
    if not near[0]:
        line = line[::-1]
    whole = LineString(line)
    points = [line[0]]
    for point in line[1:-1]:
        if whole.project(Point(point)) < part * whole.length:
            points.append(point)
    points.append(np.array(along(line, part * whole.length)))
    return np.array(points)


# -- rivers


def river(arcs: Sequence[Line], wanted: Sequence[list[int]]) -> Line:
    """The way along the wanted arcs from the first to the last; gaps are bridged by whatever border is shortest."""
    good = {number for numbers in wanted for number in numbers}
    graph: dict[Node, list[tuple[float, Node, int]]] = defaultdict(list)
    for number, arc in enumerate(arcs):
        a, b = tuple(arc[0]), tuple(arc[-1])
        cost = length(arc) * (1 if number in good else 8)
        graph[a].append((cost, b, number))
        graph[b].append((cost, a, ~number))
    first, last = longest(arcs, wanted[0]), longest(arcs, wanted[-1])
    ends = [tuple(arcs[first][0]), tuple(arcs[first][-1])], [tuple(arcs[last][0]), tuple(arcs[last][-1])]
    ways = [way for a in ends[0] for b in ends[1] if a != b and (way := cheapest(graph, a, b, first, last))]
    best = min(ways)[1]
    pieces = [arcs[number] if number >= 0 else arcs[~number][::-1] for number in best]
    line = np.vstack([pieces[0], *(piece[1:] for piece in pieces[1:])])
    even = np.array([along(line, d) for d in np.arange(0, length(line), 2.0)] + [tuple(line[-1])])
    return shapes.thin(shapes.smooth(even, 2.2, closed=False), 0.25)


def longest(arcs: Sequence[Line], numbers: Sequence[int]) -> int:
    return max(numbers, key=lambda number: length(arcs[number]))


def cheapest(
    graph: dict[Node, list[tuple[float, Node, int]]], start: Node, goal: Node, first: int, last: int
) -> tuple[float, list[int]] | None:
    """Dijkstra; the way must run through its first and last arc."""
    queue: list[tuple[float, Node, list[int]]] = [(0.0, start, [])]
    seen: set[Node] = set()
    while queue:
        cost, here, way = heapq.heappop(queue)
        if here == goal:
            used = {number if number >= 0 else ~number for number in way}
            return (cost, way) if first in used and last in used else None
        if here in seen:
            continue
        seen.add(here)
        for more, there, number in graph[here]:
            if there not in seen:
                heapq.heappush(queue, (cost + more, there, [*way, number]))
    return None


# -- growth

SPACING = {
    "pine": 10.5,
    "oak": 12.0,
    "reed": 15.0,
    "hill": 19.0,
    "dust": 13.0,
    "dune": 19.0,
    "ash": 15.0,
    "grass": 19.0,
    "crag": 30.0,
    "ruin": 26.0,
}


def strewn(region: Polygon, kept_clear: BaseGeometry, kind: str, density: float, seed: int) -> list[list[float]]:
    """Places [x, y, size] for small signs, none too near to another, none where names and armies stand."""
    rng = np.random.default_rng(seed)
    gap = SPACING[kind] / np.sqrt(density)
    free = region.buffer(-6).difference(kept_clear)
    if free.is_empty:
        return []
    left, top, right, bottom = free.bounds
    found: list[tuple[float, float]] = []
    for _ in range(int(free.area / gap**2 * 14)):
        x, y = rng.uniform(left, right), rng.uniform(top, bottom)
        if all((x - a) ** 2 + (y - b) ** 2 > gap**2 for a, b in found) and free.contains(Point(x, y)):
            found.append((x, y))
    return [
        [round(x, 1), round(y, 1), round(float(rng.uniform(0.82, 1.12)), 2)]
        for x, y in sorted(found, key=lambda p: p[1])
    ]
