"""Makes the map of the valley for The Battle of Five Armies: client/src/games/b5a/map.json.

    python tools/map/valley.py        (needs numpy, scipy and shapely; takes about two minutes)

The same recipe as for Middle-earth. What is different: one river parts the Eastern Bank and the Broken Lands from the
Southern Spur and the Valley, with fords where it can be crossed; slopes have marks that point downhill; the boxes of
goblins and eagles are places in the mountain; each territory has a spot in its sky for eagles and bats.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import polylabel, unary_union

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(ROOT / "src")]

import names  # noqa: E402
import recipe  # noqa: E402
import shapes  # noqa: E402
import terrain  # noqa: E402
import valley_land as land  # noqa: E402
from recipe import Bent, Borders, flat  # noqa: E402
from shapes import Line  # noqa: E402

from westmarch.games.b5a.facts import board  # noqa: E402

OUT = ROOT / "client/src/games/b5a/map.json"
WIDTH, HEIGHT, SCALE = 1500, 1000, 2.0
EYRIE = "eagles_eyrie"
IDS = [*board.AREA_IDS, EYRIE]
INDEX = {id: number for number, id in enumerate(IDS)}
MASSIF, BEYOND = len(IDS), len(IDS) + 1
FACTS = {region.id: region for region in board.REGION_LIST}
BOXES = {*(box[0] for box in board.BOXES), EYRIE}

JOINED = {(a, b) for a in range(board.AREAS) for b in range(board.AREAS) if board.BORDER[a * board.AREAS + b]}
JOINED |= {(INDEX[here], INDEX[onward]) for here, onward, _, _ in board.BOXES}
LINKS = sorted({(min(pair), max(pair)) for pair in JOINED})
RIDGES = {tuple(sorted((INDEX[a], INDEX[b]))) for a, b in land.RIDGES}


def bank(area: int) -> int | None:
    """On which side of the river an area lies; boxes on none."""
    if area >= board.REGIONS:
        return None
    return int(board.TERRITORY[area] in (board.EASTERN_BANK, board.BROKEN_LANDS))


ACROSS = {(a, b) for a in range(board.REGIONS) for b in range(a + 1, board.REGIONS) if bank(a) != bank(b)} - RIDGES
KNOWN = set(LINKS) | RIDGES | ACROSS


def stretch(points: object) -> Line:
    """From the coordinates of the facts to ours."""
    line = np.asarray(points, dtype=float)
    return np.column_stack([line[:, 0] * 1.5, line[:, 1] * 1.39])


def start() -> Line:
    places = [land.MOVED.get(region.id, (region.x, region.y)) for region in board.REGION_LIST]
    places += [land.MOVED.get(id, (x, y)) for id, _, x, y in board.BOXES]
    return stretch([*places, land.MOVED.get(EYRIE, board.EYRIE_AT)])


# -- the grid

WARPS = [(130, 13.0), (46, 5.0)]
LEAST_LAND, LEAST_SITE, LEAST_MUSTER, LEAST_BOX = 19500, 23000, 27500, 18500


def labelled(centres: Line, bent: Bent) -> shapes.Grid:
    """Every cell of the map with its area, or the mountain, or what lies beyond the edge."""
    neighbours: dict[int, list[int]] = {number: [] for number in range(len(IDS))}
    for a, b in LINKS:
        neighbours[a].append(b)
        neighbours[b].append(a)
    found = recipe.Sites(centres, neighbours)
    for id, extra in land.EXTRA.items():
        for x, y in bent(extra):
            found.add(INDEX[id], x, y, 900)
    for x, y in stretch(land.MASSIF):
        found.add(MASSIF, x, y, 400)
    points, owners, holds = np.array(found.points), found.owners, np.array(found.holds, dtype=float)
    weights = np.zeros(len(IDS) + 2)
    for _ in range(14):
        small = shapes.label(WIDTH, HEIGHT, 0.5, points, owners, WARPS, weights[owners] + holds)
        weights += growth(cut(small, 0.5))
    for _ in range(60):
        grid = cut(shapes.label(WIDTH, HEIGHT, 1.0, points, owners, WARPS, weights[owners] + holds), 1.0)
        grid = shapes.one_piece_each(grid, frozenset((MASSIF, BEYOND)))
        if not recipe.repair(grid, weights, holds, found.links, KNOWN, MASSIF):
            break
    else:
        raise SystemExit("some borders can't be repaired: move a centre in valley_land.py")
    grid = cut(shapes.label(WIDTH, HEIGHT, SCALE, points, owners, WARPS, weights[owners] + holds), SCALE)
    return shapes.one_piece_each(grid, frozenset((MASSIF, BEYOND)))


def growth(grid: shapes.Grid) -> np.ndarray:
    """How much more weight areas need that have less land than a name and an army take."""
    areas = np.bincount(grid.ravel(), minlength=len(IDS) + 2) / 0.25
    least = np.array([least_land(id) for id in IDS] + [0, 0], dtype=float)
    change = np.clip(least - areas, 0, None)
    return 0.09 * change


def least_land(id: str) -> int:
    if id in BOXES:
        return LEAST_BOX
    # Where the Shadow musters, armies have no limit.
    return {"": LEAST_LAND, "mustering": LEAST_MUSTER}.get(FACTS[id].site, LEAST_SITE)


def cut(grid: shapes.Grid, scale: float) -> shapes.Grid:
    """Nothing at the very edge of the sheet."""
    y, x = (np.mgrid[0 : grid.shape[0], 0 : grid.shape[1]] + 0.5) / scale
    edge = np.minimum.reduce([x, y, WIDTH - x, HEIGHT - y]) + 4 * shapes.noise(*grid.shape[::-1], 70 * scale, 77)
    grid[edge < 12] = BEYOND
    return grid


def wrong(borders: Borders) -> list[str]:
    """Where the map says something else than the rules; the test checks the same on the stored data."""
    found = []
    for a, b in LINKS:
        if borders.length(a, b) < 30:
            found.append(f"{IDS[a]} and {IDS[b]} should share a border: {borders.length(a, b):.0f}")
    for left, right in borders.parts:
        pair = (min(left, right), max(left, right))
        if pair[1] < MASSIF and pair not in KNOWN:
            found.append(f"{IDS[left]} and {IDS[right]} should not touch: {borders.length(left, right):.0f}")
    return found


# -- what lies along borders


def river(borders: Borders) -> Line:
    """All borders between the two banks, joined from the Front Gate to the southern edge."""
    left = {
        number
        for number, (a, b) in enumerate(borders.parts)
        if max(a, b) < board.REGIONS and (min(a, b), max(a, b)) in ACROSS
    }
    # It springs where the plain before the Gate and the mountain's foot meet.
    first = next(n for n in left if set(borders.parts[n]) == {INDEX["eb_gate_plain"], INDEX["ss_mountain_north"]})
    ends = borders.ends
    others = {end for n in left - {first} for end in ends[n]}
    here = ends[first][0] if ends[first][0] not in others else ends[first][1]
    line: list[Line] = []
    while True:
        number = next((n for n in left if here in ends[n]), None)
        if number is None:
            break
        left.remove(number)
        arc = borders.arcs[number] if ends[number][0] == here else borders.arcs[number][::-1]
        line.append(arc if not line else arc[1:])
        here = tuple(arc[-1])
    if left:
        raise SystemExit(f"the river is in pieces: {[[IDS[a] for a in borders.parts[n]] for n in left]}")
    return np.vstack(line)


def fords(borders: Borders) -> list[dict[str, object]]:
    """The middle of each ford, and the direction of the river there."""
    found: list[dict[str, object]] = []
    for a, b in LINKS:
        if max(a, b) >= board.REGIONS or board.BORDER[a * board.AREAS + b] != board.FORD:
            continue
        arc = max((borders.arcs[n] for n in borders.between(a, b)), key=terrain.length)
        long = terrain.length(arc)
        (x, y), before, after = (terrain.along(arc, long * part) for part in (0.5, 0.42, 0.58))
        angle = np.degrees(np.arctan2(after[1] - before[1], after[0] - before[0]))
        found.append({"between": [IDS[a], IDS[b]], "at": [round(x, 1), round(y, 1)], "angle": round(float(angle), 1)})
    return found


def slopes(borders: Borders, polygons: list[Polygon]) -> list[list[float]]:
    """Marks [x, y, x, y] from the edge of a height down to the low ground."""
    rng = np.random.default_rng(5)
    ticks = []
    for a, b in LINKS:
        if a >= board.REGIONS or b >= board.REGIONS:
            continue
        kind = board.BORDER[a * board.AREAS + b]
        if kind not in (board.SLOPE_UP, board.SLOPE_DOWN):
            continue
        low = b if kind == board.SLOPE_DOWN else a
        for number in borders.between(a, b):
            arc = borders.arcs[number]
            long = terrain.length(arc)
            at = 5.0
            while at < long - 4:
                (x, y), (ax, ay) = terrain.along(arc, at), terrain.along(arc, min(long, at + 2))
                norm = float(np.hypot(ax - x, ay - y)) or 1.0
                nx, ny = -(ay - y) / norm, (ax - x) / norm
                if not polygons[low].contains(Point(x + 4 * nx, y + 4 * ny)):
                    nx, ny = -nx, -ny
                deep = rng.uniform(8, 12)
                ticks.append([round(v, 1) for v in (x + nx, y + ny, x + deep * nx, y + deep * ny)])
                at += rng.uniform(6.0, 7.6)
    return ticks


# -- names and room

SIZES = {"settlement": 25.0, "fortification": 26.0, "fortified settlement": 26.0, "mustering": 21.5, "": 21.5}
ICON, ARMY, BOX_ARMY = 40.0, 46.0, 36.0


def english_names() -> dict[str, str]:
    prefix = "b5a-area-"
    rows = (ROOT / "src/westmarch/locale/en/b5a-names.ftl").read_text(encoding="utf-8").splitlines()
    return dict(row.removeprefix(prefix).split(" = ") for row in rows if row.startswith(prefix) and " = " in row)


# How much room a banner with three kinds of units takes, above and below its spot.
BANNER = (-56.0, -52.0, 58.0, 46.0)


def beside(area: BaseGeometry, room: names.Room) -> list[float]:
    """Where tokens lie: off the name, the sign and the widest banner, as far from all borders as that allows."""
    x, y, w, h = room.box
    clear = area.difference(box(x - 2, y - 2, x + w + 2, y + h + 2))
    if room.icon:
        clear = clear.difference(box(*(v - ICON / 2 for v in room.icon), *(v + ICON / 2 for v in room.icon)))
    ax, ay = room.army
    for part in (1.0, 0.8, 0.6):
        left, top, right, bottom = (v * part for v in BANNER)
        free = clear.difference(box(ax + left, ay + top, ax + right, ay + bottom))
        spots = [polylabel(each, 1.0) for each in getattr(free, "geoms", [free]) if each.area > 900]
        best = max(spots, key=lambda spot: free.boundary.distance(spot), default=None)
        if best is not None and free.boundary.distance(best) >= 17:
            return [round(best.x, 1), round(best.y, 1)]
    return [float(v) for v in room.guest]


def main() -> None:
    from_facts = start()
    radius = np.array(
        [
            72 if id in BOXES else 90 if least_land(id) == LEAST_MUSTER else 84 if least_land(id) > LEAST_LAND else 80
            for id in IDS
        ],
        dtype=float,
    )
    centres = recipe.spread(from_facts, radius, LINKS, anchor=0.35)
    # The places in the mountain stay where they were put.
    for id in BOXES:
        centres[INDEX[id]] = from_facts[INDEX[id]]
    centres = np.clip(centres, (60, 50), (WIDTH - 60, HEIGHT - 55))
    borders = Borders(labelled(centres, Bent(from_facts, centres, stretch)), SCALE)
    problems = wrong(borders)
    if problems:
        raise SystemExit("\n".join(problems))
    polygons = [borders.polygon(number) for number in range(len(IDS))]
    mountain = [borders.ring(ring) for ring in borders.rings(MASSIF)]
    stream = river(borders)
    even = np.array([terrain.along(stream, d) for d in np.arange(0, terrain.length(stream), 2.0)] + [tuple(stream[-1])])
    stream = shapes.thin(shapes.smooth(even, 3.0, closed=False), 0.25)
    water = LineString(stream).buffer(9)
    walls = [borders.arcs[n] for a, b in sorted(RIDGES) for n in borders.between(a, b)]
    walls += [
        borders.arcs[n] for n, (a, b) in enumerate(borders.parts) if MASSIF in (a, b) and min(a, b) < board.REGIONS
    ]
    peaks = terrain.peaks(walls, seed=3)
    peaks = [[x, y, round(tall * 1.35, 1)] for x, y, tall in peaks]
    peaks_room = unary_union([box(x - tall * 0.55, y - tall * 0.9, x + tall * 0.55, y + 1) for x, y, tall in peaks])
    # Names and banners keep off the edge of the sheet; above a banner stand its characters.
    sheet = box(20, 34, WIDTH - 20, HEIGHT - 22)
    texts = english_names()
    regions: dict[str, dict[str, object]] = {}
    growth_of: dict[str, list[list[float]]] = {}
    for number, id in enumerate(IDS):
        polygon = polygons[number]
        room_for = polygon.difference(peaks_room).difference(water).intersection(sheet)
        if room_for.geom_type != "Polygon":
            room_for = max(room_for.geoms, key=lambda part: part.area)
        site = FACTS[id].site if id in FACTS else ""
        has_icon = bool(site) or id in BOXES
        army = BOX_ARMY if id in BOXES else ARMY
        size = 19.0 if id in BOXES else SIZES[site]
        nothing = Polygon()
        room = names.find_room(room_for, nothing, nothing, texts[id], size, has_icon, ICON, army)
        x, y, w, h = room.box
        guest = beside(room_for, room)
        regions[id] = {
            "rings": borders.rings(number),
            "name": [round(v, 1) for v in (x, y, w, h)],
            "size": round(room.size, 1),
            "army": list(room.army),
            "guest": guest,
        }
        clear = unary_union([box(x - 3, y - 3, x + w + 3, y + h + 3), peaks_room, water])
        clear = unary_union([clear, Point(*room.army).buffer(22), Point(*guest).buffer(12)])
        if room.icon:
            regions[id]["icon"] = [round(v, 1) for v in room.icon]
            clear = clear.union(Point(*room.icon).buffer(22))
        if id in FACTS:
            kind, density = land.GROWTH[board.TERRAINS[FACTS[id].terrain]]
            growth_of.setdefault(kind, []).extend(terrain.strewn(polygon, clear, kind, density, number))
    rock = unary_union([Polygon(ring).buffer(0) for ring in mountain])
    inside = unary_union([polygons[INDEX[id]] for id in BOXES])
    heights = terrain.strewn(rock.difference(inside.buffer(3)), peaks_room, "crag", 0.55, 99)
    data = {
        "size": [WIDTH, HEIGHT],
        "arcs": [flat(arc) for arc in borders.arcs],
        "regions": regions,
        "massif": borders.rings(MASSIF),
        "edge": [n for n, pair in enumerate(borders.parts) if BEYOND in pair],
        "peaks": sorted(peaks, key=lambda peak: peak[1]),
        "heights": heights,
        "river": flat(stream),
        "fords": fords(borders),
        "slopes": slopes(borders, polygons),
        "growth": growth_of,
        "skies": land.SKIES,
    }
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(recipe.write(data))


if __name__ == "__main__":
    main()
