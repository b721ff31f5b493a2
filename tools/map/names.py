"""Room for names and pieces: where in a region its name, its settlement and an army stand without hiding each other."""

from __future__ import annotations

import json
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
from scipy import ndimage
from shapely import contains_xy
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

LETTERS: dict[str, float] = json.loads((Path(__file__).parents[2] / "client/src/lib/letters.json").read_text())
LINE_HEIGHT = 0.98
ICON = 24.0
ARMY = 27.0


def width(text: str, size: float) -> float:
    """How wide that text is in the map's serif."""
    return sum(LETTERS[letter] for letter in text) * size


def broken(name: str, lines: int) -> list[str] | None:
    """The name on that many lines, as even as its words allow."""
    words = name.split(" ")
    if lines > len(words):
        return None
    best: list[str] | None = None
    for cuts in combinations(range(1, len(words)), lines - 1):
        at = (0, *cuts, len(words))
        rows = [" ".join(words[a:b]) for a, b in pairwise(at)]
        if best is None or max(map(len, rows)) < max(map(len, best)):
            best = rows
    return best


class Room:
    """What was found for one region, in map coordinates."""

    __slots__ = ("army", "box", "guest", "icon", "score", "size")

    def __init__(
        self,
        box: tuple[float, float, float, float],
        size: float,
        icon: tuple[float, float] | None,
        army: tuple[float, float],
        guest: tuple[float, float],
        score: float,
    ) -> None:
        self.box = box
        self.size = size
        self.icon = icon
        self.army = army
        self.guest = guest
        self.score = score


def find_room(
    region: Polygon,
    spill: BaseGeometry,
    taken: BaseGeometry,
    name: str,
    size: float,
    has_icon: bool,
    icon_size: float = ICON,
    army_size: float = ARMY,
) -> Room:
    """Tries line breaks and places: the name inside (or on the sea) and off other names, a wide circle for armies."""
    left, top, right, bottom = (int(edge) for edge in region.bounds)
    if region.touches(spill) or region.intersects(spill):
        left, top, right, bottom = left - 30, top - 15, right + 30, bottom + 15
    columns, rows = right - left + 3, bottom - top + 3
    y, x = np.mgrid[0:rows, 0:columns]
    inside = contains_xy(region, x + left, y + top)
    allowed = inside | contains_xy(spill, x + left, y + top)
    blocked = contains_xy(taken, x + left, y + top)
    clear = ndimage.distance_transform_edt(np.pad(allowed, 1))[1:-1, 1:-1]
    best: Room | None = None
    for shrink in (1.0, 0.94, 0.88, 0.82, 0.77):
        for lines in (1, 2, 3):
            broke = broken(name, lines)
            if broke is None:
                continue
            w = max(width(row, size * shrink) for row in broke) + 2
            h = lines * size * shrink * LINE_HEIGHT
            for beside in (False, True) if has_icon else (False,):
                block_w, block_h = w, h
                if has_icon:
                    block_w, block_h = (
                        (w + icon_size + 2, max(h, icon_size)) if beside else (max(w, icon_size), h + icon_size)
                    )
                found = _place(inside, allowed, blocked, clear, block_w, block_h, army_size)
                for score, bx, by, army, guest in found:
                    score -= 110 * (1 - shrink) + 2.0 * (lines - 1)
                    if best is not None and score <= best.score:
                        continue
                    sign = (bx + (icon_size if beside else block_w) / 2, by + (block_h if beside else icon_size) / 2)
                    if has_icon and not inside[int(sign[1]), int(sign[0])]:
                        continue
                    # The block's corner is (bx, by); the name is its lower or right part.
                    if not has_icon:
                        nx, ny, icon = bx, by, None
                    elif beside:
                        nx, ny = bx + icon_size + 2, by + (block_h - h) / 2
                        icon = (sign[0] + left, sign[1] + top)
                    else:
                        nx, ny = bx + (block_w - w) / 2, by + icon_size
                        icon = (sign[0] + left, sign[1] + top)
                    best = Room(
                        (nx + left, ny + top, w, h),
                        size * shrink,
                        icon,
                        (army[0] + left, army[1] + top),
                        (guest[0] + left, guest[1] + top),
                        score,
                    )
        if best is not None and best.score > 50 * army_size / ARMY:
            break
    assert best is not None, name
    return best


def _place(
    inside: np.ndarray,
    allowed: np.ndarray,
    blocked: np.ndarray,
    clear: np.ndarray,
    w: float,
    h: float,
    army_size: float,
) -> list[tuple[float, float, float, tuple[float, float], tuple[float, float]]]:
    rows, columns = inside.shape
    wide, high = int(np.ceil(w)), int(np.ceil(h))
    if wide >= columns or high >= rows:
        return []
    masks = (inside, allowed, blocked)
    home, both, other = (np.pad(np.cumsum(np.cumsum(mask, 0), 1), ((1, 0), (1, 0))) for mask in masks)

    def share(sums: np.ndarray, bx: int, by: int) -> float:
        covered = sums[by + high, bx + wide] - sums[by, bx + wide] - sums[by + high, bx] + sums[by, bx]
        return float(covered / (wide * high))

    found = []
    for by in range(0, rows - high, 5):
        for bx in range(0, columns - wide, 5):
            part, mine = share(both, bx, by), share(home, bx, by)
            if part < 0.965 or mine < 0.35 or share(other, bx, by) > 0:
                continue
            corners = [clear[by + dy, bx + dx] for dy in (0, high - 1) for dx in (0, wide // 2, wide - 1)]
            margin = min(6.0, min(corners))
            free = inside.copy()
            free[max(0, by - 1) : by + high + 1, max(0, bx - 1) : bx + wide + 1] = False
            room = ndimage.distance_transform_edt(np.pad(free, 1))[1:-1, 1:-1]
            ay, ax = np.unravel_index(int(np.argmax(room)), room.shape)
            radius = float(room[ay, ax])
            yy, xx = np.ogrid[0:rows, 0:columns]
            free[(yy - ay) ** 2 + (xx - ax) ** 2 < (min(radius, army_size - 3) + 2) ** 2] = False
            rest = ndimage.distance_transform_edt(np.pad(free, 1))[1:-1, 1:-1]
            gy, gx = np.unravel_index(int(np.argmax(rest)), rest.shape)
            # A large region's name belongs near its middle.
            off = float(np.hypot(bx + wide / 2 - columns / 2, by + high / 2 - rows / 2))
            score = (
                2.2 * min(radius, army_size)
                + 0.6 * min(float(rest[gy, gx]), 16)
                + 1.2 * margin
                - 250 * (1 - part)
                - 25 * (1 - mine)
                - 0.07 * off
            )
            found.append((score, float(bx), float(by), (float(ax), float(ay)), (float(gx), float(gy))))
    return found
