"""The steps that every map takes: spread centres, set sites, repair borders, trace them, write them down."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence

import numpy as np
import shapes
from numpy.typing import NDArray
from scipy.interpolate import RBFInterpolator
from scipy.spatial import Delaunay
from shapely.geometry import LineString, Polygon
from shapes import Line

Pair = tuple[int, int]
Weights = NDArray[np.float64]

# -- spreading


def spread(start: Line, radius: Weights, joined: Iterable[Pair], anchor: float = 0.12) -> Line:
    """Centres moved apart where they are crowded, together where they are far; every border keeps its direction."""
    near = {(a, b) for a, b, c in map(sorted, Delaunay(start).simplices.tolist())}
    near |= {(b, c) for a, b, c in map(sorted, Delaunay(start).simplices.tolist())}
    near |= {(a, c) for a, b, c in map(sorted, Delaunay(start).simplices.tolist())}
    near |= set(joined)
    pairs = np.array(sorted(near))
    way = start[pairs[:, 0]] - start[pairs[:, 1]]
    apart = np.hypot(*way.T)
    keep = apart < 260
    pairs, way, apart = pairs[keep], way[keep], apart[keep]
    room = radius[pairs[:, 0]] + radius[pairs[:, 1]]
    want = apart * (room / apart) ** 0.75
    want = np.clip(want, 0.72 * apart, 1.9 * apart)
    # Least squares: short ways count more, and everybody is drawn a little to where they were.
    weight = 60 / apart
    rows = len(pairs)
    matrix = np.zeros((rows + len(start), len(start)))
    matrix[np.arange(rows), pairs[:, 0]] = weight
    matrix[np.arange(rows), pairs[:, 1]] = -weight
    matrix[rows + np.arange(len(start)), np.arange(len(start))] = anchor
    goal = np.vstack([way * (want * weight / apart)[:, None], start * anchor])
    points, *_ = np.linalg.lstsq(matrix, goal, rcond=None)
    return np.asarray(points)


class Bent:
    """Carries coast, lakes, tracks and extra sites along with the centres; far away nothing moves."""

    def __init__(self, start: Line, end: Line, stretch: Callable[[object], Line]) -> None:
        frame = [(x, y) for x in (-250, 1750) for y in range(-250, 1300, 150)]
        frame += [(x, y) for x in range(-250, 1800, 150) for y in (-300, 1300)]
        fixed = np.array(frame, dtype=float)
        here = np.vstack([start, fixed])
        there = np.vstack([end, fixed])
        self.stretch = stretch
        self.field = RBFInterpolator(here, there - here, kernel="thin_plate_spline", smoothing=2)

    def __call__(self, points: object) -> Line:
        line = self.stretch(points)
        return np.asarray(line + self.field(line))


# -- sites


class Sites:
    """Points, whose they are, and how hard they hold their place: those near a border that must be there, hardest."""

    def __init__(self, centres: Line, neighbours: Mapping[int, Sequence[int]]) -> None:
        self.holds: list[float] = []
        self.links: dict[Pair, list[int]] = {}
        self.points: list[tuple[float, float]] = []
        self.owners: list[int] = []
        for mine, others in neighbours.items():
            x, y = centres[mine]
            self.add(mine, x, y)
            for other in others:
                ox, oy = centres[other]
                pair = (min(mine, other), max(mine, other))
                for part in (0.16, 0.30, 0.42):
                    if part > 0.2:
                        self.links.setdefault(pair, []).append(len(self.points))
                    self.add(mine, x + (ox - x) * part, y + (oy - y) * part, 320 if part == 0.42 else 0)

    def add(self, owner: int, x: float, y: float, hold: float = 0) -> None:
        self.holds.append(hold)
        self.points.append((x, y))
        self.owners.append(owner)


def repair(
    grid: shapes.Grid,
    weights: Weights,
    holds: Weights,
    links: Mapping[Pair, list[int]],
    known: set[Pair],
    regions: int,
) -> bool:
    """Strengthens the sites of borders that are too short, and takes weight from strangers that touch."""
    touch: dict[Pair, int] = {}
    for one, other in ((grid[:, 1:], grid[:, :-1]), (grid[1:, :], grid[:-1, :])):
        edge = one != other
        for a, b in zip(one[edge].tolist(), other[edge].tolist()):
            pair = (min(a, b), max(a, b))
            touch[pair] = touch.get(pair, 0) + 1
    busy = False
    for pair, numbers in links.items():
        if touch.get(pair, 0) < 34:
            holds[numbers] += 90
            busy = True
    for a, b in touch:
        if b < regions and (a, b) not in known:
            weights[[a, b]] -= 40
            busy = True
    return busy


# -- borders


class Borders:
    """Smoothed arcs, which labels they part, and the rings of regions made of them."""

    def __init__(self, grid: shapes.Grid, scale: float, wet: frozenset[int] = frozenset()) -> None:
        self.arcs: list[Line] = []
        self.parts: list[Pair] = []
        for arc in shapes.trace(grid):
            rough = np.array([(column / scale, row / scale) for row, column in arc.points])
            sigma = 2.6 if {arc.left, arc.right} & wet else 7
            line = shapes.thin(shapes.smooth(rough, sigma, arc.closed), 0.22)
            self.arcs.append(np.round(line, 1))
            self.parts.append((arc.left, arc.right))
        self.ends = [(tuple(line[0]), tuple(line[-1])) for line in self.arcs]

    def between(self, a: int, b: int) -> list[int]:
        return [number for number, pair in enumerate(self.parts) if pair in ((a, b), (b, a))]

    def length(self, a: int, b: int) -> float:
        return sum(LineString(self.arcs[number]).length for number in self.between(a, b))

    def rings(self, label: int) -> list[list[int]]:
        """The outline of a label, outer ring first; inner rings are lakes."""
        mine = [(n, 1) for n, (left, _) in enumerate(self.parts) if left == label]
        mine += [(n, -1) for n, (_, right) in enumerate(self.parts) if right == label]
        found = shapes.rings(mine, self.ends)
        return sorted(found, key=lambda ring: -abs(Polygon(self.ring(ring)).area))

    def ring(self, ring: list[int]) -> Line:
        pieces = [self.arcs[n] if n >= 0 else self.arcs[~n][::-1] for n in ring]
        return np.vstack([piece[:-1] for piece in pieces])

    def polygon(self, label: int) -> Polygon:
        outer, *inner = (self.ring(ring) for ring in self.rings(label))
        return Polygon(outer, inner).buffer(0)


# -- writing


def flat(line: Line) -> list[float]:
    return [whole(v) for v in np.round(line, 1).ravel()]


def whole(value: float) -> float:
    return int(value) if value == int(value) else float(value)


def write(data: Mapping[str, object]) -> str:
    """JSON with one arc or region a line, so that changes can be seen."""
    rows = ",\n".join(f"{json.dumps(key)}: {_dump(value)}" for key, value in data.items())
    return "{\n" + rows + "\n}\n"


def _dump(value: object) -> str:
    def short(part: object) -> str:
        return json.dumps(part, separators=(",", ":"))

    if isinstance(value, dict):
        return "{\n" + ",\n".join(f" {short(key)}: {short(part)}" for key, part in value.items()) + "\n}"
    if isinstance(value, list) and value and isinstance(value[0], (list, dict)):
        return "[\n" + ",\n".join(" " + short(part) for part in value) + "\n]"
    return short(value)
