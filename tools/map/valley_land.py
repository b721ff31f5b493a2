"""What makes the valley this land: the Lonely Mountain around it, extra sites that bend borders, what grows where."""

from __future__ import annotations

# Sites of the mountain that nobody enters: around the Front Gate, along the north and the west, and the ridge that
# runs from the Eastern Spur to the north-east.
MASSIF: list[tuple[int, int]] = [
    *((x, -12) for x in range(0, 700, 22)),
    *((x, 22) for x in range(130, 320, 22)),
    *((120, 60), (124, 100), (128, 140), (300, 52), (300, 84), (318, 60), (330, 30)),
    *((x, 112) for x in range(8, 120, 22)),
    *((x, 150) for x in range(8, 130, 22)),
    *((112, 195), (112, 240), (103, 272)),
    *((x, 375) for x in range(8, 80, 22)),
    *((x, 415) for x in range(8, 100, 22)),
    *((x, 450) for x in range(8, 90, 22)),
    *((x, 500) for x in range(8, 70, 22)),
    *((8, 545), (30, 545), (12, 580)),
    *((340, 84), (365, 102), (392, 108), (415, 110), (438, 106), (452, 104)),
    *((555, 50), (552, 90), (580, 40), (578, 75), (605, 30), (605, 70), (635, 30), (640, 75), (660, 60), (655, 95)),
    *((690, 110), (720, 118), (748, 118), (775, 128), (792, 150), (805, 178), (815, 200), (672, 30), (675, 70)),
]

# Where nearest sites alone get a border wrong, or land should reach further.
EXTRA: dict[str, list[tuple[int, int]]] = {
    "goblin_muster_north": [(372, 44), (388, 62)],
    "mountain_pass_north": [(505, 40), (510, 66)],
    "goblin_muster_west": [(36, 200), (70, 205), (34, 230)],
    "mountain_pass_west": [(42, 322), (60, 335)],
}

# Where a centre has to lie elsewhere than on the board, because land is shared out more evenly here.
MOVED: dict[str, tuple[int, int]] = {
    "goblin_muster_north": (398, 50),
    "mountain_pass_north": (492, 62),
    "goblin_muster_west": (52, 218),
    "mountain_pass_west": (66, 312),
    "eagles_eyrie": (62, 58),
    "bl_north_hills": (748, 58),
    "bl_north": (858, 48),
    "bl_northeast": (952, 62),
    "bl_ridge_plain": (862, 158),
}

# Borders without a river that can't be crossed: the black line round the mountain.
RIDGES: list[tuple[str, str]] = [
    ("front_gate", "eb_mountain_west"),
    ("front_gate", "ss_mountain_north"),
    ("bl_north_hills", "eb_mountain_east"),
    ("bl_north_hills", "eastern_spur"),
    ("bl_ridge_plain", "eastern_spur"),
    ("bl_ridge_plain", "eb_plain_east"),
]

# The signs strewn over a terrain, and how densely.
GROWTH: dict[str, tuple[str, float]] = {
    "mountains": ("crag", 1.0),
    "hills": ("hill", 0.9),
    "plains": ("grass", 0.5),
    "ruins": ("ruin", 0.8),
    "swamps": ("reed", 0.9),
}

# Where a territory's name stands, with eagles and bats over it: off all names and armies, on the map as it is drawn.
SKIES: dict[str, list[int]] = {
    "eastern_bank": [914, 62],
    "southern_spur": [330, 948],
    "valley": [782, 672],
    "broken_lands": [1375, 820],
}
