"""From points to a map: labels on a grid, borders traced once as shared arcs, arcs smoothed. No map in particular."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from scipy.spatial import cKDTree

Point = tuple[float, float]
Grid = NDArray[np.int32]
Line = NDArray[np.float64]


def noise(width: int, height: int, wavelength: float, seed: int) -> NDArray[np.float64]:
    """Smooth noise between about -1 and 1 whose hills and dales are that far apart."""
    rng = np.random.default_rng(seed)
    rows, columns = int(height / wavelength) + 5, int(width / wavelength) + 5
    coarse = rng.uniform(-1, 1, (rows, columns))
    y, x = np.mgrid[0:height, 0:width]
    return np.asarray(ndimage.map_coordinates(coarse, [y / wavelength + 2, x / wavelength + 2], order=3))


def rough(points: Sequence[Point], seed: int, least: float = 5.0, strength: float = 0.16) -> list[Point]:
    """A line with bays and headlands: midpoints pushed aside until the pieces are short."""
    rng = np.random.default_rng(seed)
    line = [tuple(map(float, point)) for point in points]
    while True:
        finer: list[tuple[float, ...]] = []
        pushed = False
        for (ax, ay), (bx, by) in pairwise(line):
            finer.append((ax, ay))
            length = float(np.hypot(bx - ax, by - ay))
            if length > least:
                push = rng.normal(0, strength) * length
                finer.append(((ax + bx) / 2 - (by - ay) / length * push, (ay + by) / 2 + (bx - ax) / length * push))
                pushed = True
        finer.append(line[-1])
        line = finer
        if not pushed:
            return [(point[0], point[1]) for point in line]


def label(
    width: int,
    height: int,
    scale: float,
    sites: Line,
    labels: Sequence[int],
    warps: Sequence[tuple[float, float]],
    weights: NDArray[np.float64],
) -> Grid:
    """Which site is nearest to each cell, after bending the plane by (wavelength, strength) octaves of noise.

    A site's weight (an area) lets it win against nearer ones: a third coordinate puts the weak further away.
    """
    columns, rows = int(width * scale), int(height * scale)
    y, x = (np.mgrid[0:rows, 0:columns] + 0.5) / scale
    for octave, (wavelength, strength) in enumerate(warps):
        x = x + strength * noise(columns, rows, wavelength * scale, 2 * octave + 1)
        y = y + strength * noise(columns, rows, wavelength * scale, 2 * octave + 2)
    owners = np.asarray(labels, dtype=np.int32)
    lifted = np.column_stack([sites, np.sqrt(weights.max() - weights)])
    cells = np.column_stack([x.ravel(), y.ravel(), np.zeros(x.size)])
    _, nearest = cKDTree(lifted).query(cells, workers=2)
    return owners[nearest].reshape(rows, columns)


def one_piece_each(grid: Grid, several: frozenset[int] = frozenset()) -> Grid:
    """Crumbs cut off from the main piece of their label go to whatever label surrounds them."""
    grid = grid.copy()
    crumbs = np.zeros(grid.shape, dtype=bool)
    for value, window in enumerate(ndimage.find_objects(grid + 1)):
        if window is None:
            continue
        parts, count = ndimage.label(grid[window] == value)
        sizes = np.bincount(parts.ravel(), minlength=count + 1)
        for part in range(1, count + 1):
            if sizes[part] < (400 if value in several else sizes[1:].max()):
                crumbs[window] |= parts == part
    _, where = ndimage.distance_transform_edt(crumbs, return_indices=True)
    return np.asarray(grid[where[0], where[1]])


class Arc:
    """A piece of border between two labels; `closed` if it begins where it ends and no third label touches it."""

    __slots__ = ("closed", "left", "points", "right")

    def __init__(self, points: list[tuple[int, int]], left: int, right: int, closed: bool) -> None:
        self.points = points
        self.left = left
        self.right = right
        self.closed = closed


def trace(grid: Grid) -> list[Arc]:
    """All borders of a label grid, each once. Points are (row, column) corners of cells."""
    links: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    for row, column in zip(*np.nonzero(grid[:, 1:] != grid[:, :-1])):
        a, b = (int(row), int(column) + 1), (int(row) + 1, int(column) + 1)
        links[a].append(b)
        links[b].append(a)
    for row, column in zip(*np.nonzero(grid[1:, :] != grid[:-1, :])):
        a, b = (int(row) + 1, int(column)), (int(row) + 1, int(column) + 1)
        links[a].append(b)
        links[b].append(a)

    def sides(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
        """The labels left and right of the step from a to b (rows grow downwards)."""
        (r, c), (r2, c2) = a, b
        if c == c2:
            up = min(r, r2)
            west, east = int(grid[up, c - 1]), int(grid[up, c])
            return (east, west) if r2 > r else (west, east)
        at = min(c, c2)
        north, south = int(grid[r - 1, at]), int(grid[r, at])
        return (north, south) if c2 > c else (south, north)

    arcs: list[Arc] = []
    used: set[tuple[tuple[int, int], tuple[int, int]]] = set()

    def walk(start: tuple[int, int], step: tuple[int, int]) -> list[tuple[int, int]]:
        line = [start, step]
        used.update(((start, step), (step, start)))
        while len(links[line[-1]]) == 2 and line[-1] != start:
            here, before = line[-1], line[-2]
            onward = next(each for each in links[here] if each != before)
            used.update(((here, onward), (onward, here)))
            line.append(onward)
        return line

    for node, others in links.items():
        if len(others) != 2:
            for other in others:
                if (node, other) not in used:
                    line = walk(node, other)
                    arcs.append(Arc(line, *sides(line[0], line[1]), closed=False))
    for node, others in links.items():
        for other in others:
            if (node, other) not in used:
                line = walk(node, other)
                arcs.append(Arc(line, *sides(line[0], line[1]), closed=True))
    return arcs


def smooth(points: Line, sigma: float, closed: bool) -> Line:
    """The line without its stairs; open lines keep their ends."""
    if len(points) < 4:
        return points
    if closed:
        body = points[:-1]
        soft = np.column_stack([ndimage.gaussian_filter1d(body[:, k], sigma, mode="wrap") for k in (0, 1)])
        return np.vstack([soft, soft[:1]])
    # Mirroring the line through its ends keeps them where they are.
    before, after = 2 * points[0] - points[1:][::-1], 2 * points[-1] - points[:-1][::-1]
    longer = np.vstack([before, points, after])
    soft = np.column_stack([ndimage.gaussian_filter1d(longer[:, k], sigma, mode="nearest") for k in (0, 1)])
    kept = soft[len(before) : len(before) + len(points)]
    kept[0], kept[-1] = points[0], points[-1]
    return np.asarray(kept)


def thin(points: Line, tolerance: float) -> Line:
    """The fewest points that stay that near to the line (Douglas and Peucker)."""
    keep = np.zeros(len(points), dtype=bool)
    keep[0] = keep[-1] = True
    stack = [(0, len(points) - 1)]
    while stack:
        first, last = stack.pop()
        if last - first < 2:
            continue
        a, b = points[first], points[last]
        between = points[first + 1 : last] - a
        along = b - a
        length = float(np.hypot(*along))
        if length == 0:
            distance = np.hypot(between[:, 0], between[:, 1])
        else:
            distance = np.abs(along[0] * between[:, 1] - along[1] * between[:, 0]) / length
        worst = int(np.argmax(distance))
        if distance[worst] > tolerance:
            middle = first + 1 + worst
            keep[middle] = True
            stack += [(first, middle), (middle, last)]
    return points[keep]


def rings(arcs: Sequence[tuple[int, int]], ends: Sequence[tuple[Point, Point]]) -> list[list[int]]:
    """Joins arcs (index, direction 1 or -1) end to end into closed rings; an arc i run backwards is ~i."""
    starts: dict[Point, list[tuple[int, int]]] = defaultdict(list)
    for index, direction in arcs:
        starts[ends[index][0] if direction > 0 else ends[index][1]].append((index, direction))
    found: list[list[int]] = []
    left = set(arcs)
    while left:
        index, direction = min(left)
        ring: list[int] = []
        first = ends[index][0] if direction > 0 else ends[index][1]
        while True:
            left.remove((index, direction))
            ring.append(index if direction > 0 else ~index)
            end = ends[index][1] if direction > 0 else ends[index][0]
            if end == first:
                break
            index, direction = next(each for each in starts[end] if each in left)
        found.append(ring)
    return found
