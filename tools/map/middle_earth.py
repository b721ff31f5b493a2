"""Makes the map of Middle-earth for War of the Ring: client/src/games/wotr/map.json.

    python tools/map/middle_earth.py        (needs numpy, scipy and shapely; takes about a minute)

The recipe: spread the regions so that crowded parts get room, give each region several sites, label a grid by the
nearest site with bent coordinates, trace every border once, smooth it, and set mountains, rivers, woods and names.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from shapely import contains_xy
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(ROOT / "src")]

import land  # noqa: E402
import names  # noqa: E402
import recipe  # noqa: E402
import shapes  # noqa: E402
import terrain  # noqa: E402
from recipe import Bent, Borders, flat, whole  # noqa: E402
from shapes import Line  # noqa: E402

from westmarch.games.wotr.facts.board import REGIONS  # noqa: E402

FACTS = json.loads((HERE / "middle_earth.json").read_text())
OUT = ROOT / "client/src/games/wotr/map.json"
WIDTH, HEIGHT, SCALE = 1500, 1000, 2.0
IDS = [region.id for region in REGIONS]
INDEX = {id: number for number, id in enumerate(IDS)}
SEA, BEYOND, LAKE = len(IDS), len(IDS) + 1, len(IDS) + 2

LINKS = sorted({(min(a.id, b), max(a.id, b)) for a in REGIONS for b in a.neighbours})
WALLS = sorted({(min(a, b), max(a, b)) for a, b in FACTS["impassable"]})


def stretch(points: object) -> Line:
    """From the coordinates of the facts to ours: wider than the board, because screens and names are."""
    line = np.asarray(points, dtype=float)
    return np.column_stack([(line[:, 0] - 117) * 1.76, (line[:, 1] + 27) * 1.36])


# -- spreading

RADIUS = {"stronghold": 60, "city": 54, "town": 50, "fortification": 50, "": 46}
# Regions that would be too narrow for their name and an army.
ROOMY = {
    "bree": 66,
    "edoras": 70,
    "dol_guldur": 72,
    "dol_amroth": 68,
    "druadan_forest": 54,
    "east_harondor": 58,
    "woodland_realm": 70,
    "south_anduin_vale": 54,
    "south_dunland": 62,
    "morannon": 74,
}


def spread(start: Line) -> Line:
    radius = np.array([ROOMY.get(region.id, RADIUS[region.what]) for region in REGIONS], dtype=float)
    return recipe.spread(start, radius, [(INDEX[a], INDEX[b]) for a, b in LINKS + WALLS])


# -- sites


def sites(centres: Line, bent: Bent) -> recipe.Sites:
    neighbours = {INDEX[region.id]: [INDEX[other] for other in region.neighbours] for region in REGIONS}
    found = recipe.Sites(centres, neighbours)
    for id, extra in land.EXTRA.items():
        for x, y in bent(extra):
            found.add(INDEX[id], x, y, 900)
    for x, y in bent(land.BEYOND):
        found.add(BEYOND, x, y)
    return found


# -- the grid

WARPS = [(85, 9.0), (34, 4.0)]
LEAST_LAND = {"stronghold": 8600, "city": 7800, "town": 7000, "fortification": 7000, "": 6000}


def labelled(centres: Line, bent: Bent) -> shapes.Grid:
    """Every cell of the map with its region, or sea, lake or the land beyond."""
    found = sites(centres, bent)
    points, owners, holds = np.array(found.points), found.owners, np.array(found.holds, dtype=float)
    known = {tuple(sorted((INDEX[a], INDEX[b]))) for a, b in LINKS + WALLS}
    weights = np.zeros(len(IDS) + 3)
    for _ in range(10):
        small = shapes.label(WIDTH, HEIGHT, 0.5, points, owners, WARPS, weights[owners] + holds)
        weights += growth(cut(small, bent, 0.5))
    for _ in range(60):
        grid = cut(shapes.label(WIDTH, HEIGHT, 1.0, points, owners, WARPS, weights[owners] + holds), bent, 1.0)
        grid = shapes.one_piece_each(grid, frozenset((SEA, BEYOND, LAKE)))
        if not recipe.repair(grid, weights, holds, found.links, known, SEA):
            break
    else:
        raise SystemExit("some borders can't be repaired: move a centre in land.py")
    grid = cut(shapes.label(WIDTH, HEIGHT, SCALE, points, owners, WARPS, weights[owners] + holds), bent, SCALE)
    return shapes.one_piece_each(grid, frozenset((SEA, BEYOND, LAKE)))


def growth(grid: shapes.Grid) -> NDArray[np.float64]:
    """How much more weight regions need that have less land than a name and an army take; large ones give."""
    areas = np.bincount(grid.ravel(), minlength=len(IDS) + 3) / 0.25
    least = np.array([LEAST_LAND[region.what] for region in REGIONS] + [0] * 3)
    change = np.clip(least - areas, 0, None)
    change[len(IDS) :] = 0
    return 0.07 * change


def ashore(bent: Bent) -> BaseGeometry:
    """The land, with an unbroken coast from edge to edge."""
    coast = [tuple(point) for point in bent(FACTS["coast"])]
    coast = [(coast[0][0] + 20, -60.0), *coast, (coast[-1][0] - 30, HEIGHT + 60.0)]
    return Polygon([*shapes.rough(coast, seed=4), (WIDTH + 99, HEIGHT + 60), (WIDTH + 99, -60)]).buffer(0)


def cut(grid: shapes.Grid, bent: Bent, scale: float) -> shapes.Grid:
    """Land only inside the coast and the edges of the map, and where there is no lake."""
    y, x = (np.mgrid[0 : grid.shape[0], 0 : grid.shape[1]] + 0.5) / scale
    grid[~contains_xy(ashore(bent), x, y)] = SEA
    edge = np.minimum.reduce([x, y, WIDTH - x, HEIGHT - y]) + 5 * shapes.noise(*grid.shape[::-1], 60 * scale, 77)
    grid[(edge < 14) & (grid != SEA)] = BEYOND
    for number, lake in enumerate(FACTS["lakes"].values()):
        water = bent([*lake, lake[0]])
        grid[contains_xy(Polygon(shapes.rough(water, seed=number, strength=0.08)).buffer(0), x, y)] = LAKE
    return grid


# -- borders


def wrong(borders: Borders) -> list[str]:
    """Where the map says something else than the rules; the test checks the same on the stored data."""
    found = []
    for a, b in LINKS:
        if borders.length(INDEX[a], INDEX[b]) < 16:
            found.append(f"{a} and {b} should share a border: {borders.length(INDEX[a], INDEX[b]):.0f}")
    known = set(LINKS) | set(WALLS)
    for left, right in borders.parts:
        if left < SEA and right < SEA and tuple(sorted((IDS[left], IDS[right]))) not in known:
            found.append(f"{IDS[left]} and {IDS[right]} should not touch: {borders.length(left, right):.0f}")
    for region in REGIONS:
        if region.coastal != bool(borders.between(INDEX[region.id], SEA)):
            found.append(f"{region.id} and the sea")
    return found


# -- everything else

SIZES = {"stronghold": 18.5, "city": 17.5, "town": 16.5, "fortification": 16.0, "": 15.8}


def english_names() -> dict[str, str]:
    """The names of the regions, from the message file."""
    prefix = "wotr-region-"
    rows = (ROOT / "src/westmarch/locale/en/wotr-names.ftl").read_text(encoding="utf-8").splitlines()
    return dict(row.removeprefix(prefix).split(" = ") for row in rows if row.startswith(prefix) and " = " in row)


def mountains(borders: Borders) -> list[list[float]]:
    walls = [n for a, b in WALLS for n in borders.between(INDEX[a], INDEX[b])]
    walls += [n for id in land.OUTER_MOUNTAINS for n in borders.between(INDEX[id], BEYOND)]
    ends = {end for number in walls for end in borders.ends[number]}
    ridges = [borders.arcs[number] for number in walls]
    for a, b in FACTS["partly_impassable"]:
        for number in borders.between(INDEX[a], INDEX[b]):
            ridge = terrain.stretch_by_walls(borders.arcs[number], ends, 0.4)
            if ridge is not None:
                ridges.append(ridge)
    return terrain.peaks(ridges, seed=3)


def rivers(borders: Borders) -> list[dict[str, object]]:
    found = []
    for name, (wide, banks) in land.RIVERS.items():
        pairs = [each.split() for each in banks.split(",")]
        wanted = [borders.between(INDEX[a], INDEX[b]) for a, b in pairs]
        for pair, arcs in zip(pairs, wanted):
            if not arcs:
                raise SystemExit(f"{name}: {pair} share no border")
        found.append({"id": name, "wide": wide, "points": flat(terrain.river(borders.arcs, wanted))})
    return found


def main() -> None:
    start = stretch([land.MOVED.get(id, FACTS["centres"][id]) for id in IDS])
    centres = spread(start)
    bent = Bent(start, centres, stretch)
    borders = Borders(labelled(centres, bent), SCALE, frozenset((SEA, LAKE)))
    problems = wrong(borders)
    if problems:
        raise SystemExit("\n".join(problems))
    texts = english_names()
    polygons = [borders.polygon(number) for number in range(len(IDS))]
    dry = unary_union(polygons).buffer(0.5)
    sea = box(0, 0, WIDTH, HEIGHT).difference(ashore(bent).union(dry))
    peaks = mountains(borders)
    peaks_room = unary_union([box(x - tall * 0.55, y - tall * 0.9, x + tall * 0.55, y + 1) for x, y, tall in peaks])
    streams = rivers(borders)
    water = unary_union([LineString(np.reshape(each["points"], (-1, 2))).buffer(5) for each in streams])
    track = bent(FACTS["mordor_track"])
    regions: dict[str, dict[str, object]] = {}
    taken: list[Polygon] = []
    growth: dict[str, list[list[float]]] = {}
    for number, (region, polygon) in enumerate(zip(REGIONS, polygons)):
        room_for = polygon.difference(peaks_room)
        if region.id == "gorgoroth":
            room_for = room_for.difference(unary_union([Point(*p).buffer(24) for p in track]))
        if room_for.geom_type != "Polygon":
            room_for = max(room_for.geoms, key=lambda part: part.area)
        room = names.find_room(
            room_for, sea, unary_union(taken), texts[region.id], SIZES[region.what], bool(region.what)
        )
        x, y, w, h = room.box
        taken.append(box(x - 1, y - 1, x + w + 1, y + h + 1))
        regions[region.id] = {
            "rings": borders.rings(number),
            "name": [round(v, 1) for v in (x, y, w, h)],
            "size": round(room.size, 1),
            "army": list(room.army),
            "guest": list(room.guest),
        }
        if room.icon:
            regions[region.id]["icon"] = [round(v, 1) for v in room.icon]
        if region.id in land.GROWTH:
            kind, density = land.GROWTH[region.id]
            clear = unary_union([box(x - 2, y - 2, x + w + 2, y + h + 2), peaks_room, water])
            clear = clear.union(Point(*room.army).buffer(17))
            if room.icon:
                clear = clear.union(Point(*room.icon).buffer(14))
            if region.id in ("gorgoroth", "nurn", "barad_dur"):
                clear = clear.union(unary_union([Point(*p).buffer(26) for p in track]))
            growth.setdefault(kind, []).extend(terrain.strewn(polygon, clear, kind, density, number))
    data = {
        "size": [WIDTH, HEIGHT],
        "arcs": [flat(arc) for arc in borders.arcs],
        "regions": regions,
        "coast": coastline(borders),
        "edge": [n for n, pair in enumerate(borders.parts) if BEYOND in pair and SEA not in pair],
        "lakes": borders.rings(LAKE),
        "islands": [flat(island(points, bent)) for points in FACTS["islands"].values()],
        "peaks": peaks,
        "rivers": streams,
        "growth": growth,
        "track": [[whole(v) for v in np.round(point, 1)] for point in track],
    }
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(recipe.write(data))


def coastline(borders: Borders) -> list[int]:
    """The arcs of the coast in order, from the northern edge of the map to the southern."""
    left = {n for n, pair in enumerate(borders.parts) if SEA in pair}
    here = min((end for n in left for end in borders.ends[n] if end[1] == 0), key=lambda end: end[0])
    chain = []
    while here[1] < HEIGHT:
        number = next(n for n in left if here in borders.ends[n])
        left.remove(number)
        first, last = borders.ends[number]
        chain.append(number if here == first else ~number)
        here = last if here == first else first
    return chain


def island(points: object, bent: Bent) -> Line:
    line = bent([*points, points[0]])
    rough = np.array(shapes.rough(line, seed=2, strength=0.1))
    return shapes.thin(shapes.smooth(rough, 1.2, closed=True), 0.25)


if __name__ == "__main__":
    main()
