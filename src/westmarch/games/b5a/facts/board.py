"""The board (rulebook chapter III): regions, borders, boxes behind the mountain, as data.

Everything else speaks of *areas*, small integers: first the 46 regions, then the four boxes of the goblins. The
eyrie is no area: eagles are counted by territory (eagles.py). x and y are a point inside the region, in thousandths
of the board's width, for whoever draws the board; north is up.
"""

from __future__ import annotations

from westmarch.core.graph import distances
from westmarch.games.b5a.facts.uncertain import DEFENCE

TERRITORIES: tuple[str, ...] = ("eastern_bank", "southern_spur", "valley", "broken_lands")
EASTERN_BANK, SOUTHERN_SPUR, VALLEY, BROKEN_LANDS = range(len(TERRITORIES))
# Eagles are counted by territory, and last in their eyrie.
EYRIE = len(TERRITORIES)
TERRAINS: tuple[str, ...] = ("hills", "mountains", "plains", "ruins", "swamps")
HILLS, MOUNTAINS, PLAINS, RUINS, SWAMPS = range(len(TERRAINS))


class Region:
    """One region as printed. `site`: settlement, fortification, both, mustering, or nothing."""

    def __init__(self, id: str, territory: str, terrain: str, site: str, south: bool, x: int, y: int) -> None:
        self.id = id
        self.territory = TERRITORIES.index(territory)
        self.terrain = TERRAINS.index(terrain)
        self.site = site
        self.south = south
        self.x = x
        self.y = y


# id, territory, terrain, site, at the southern edge, x, y
REGION_LIST: tuple[Region, ...] = (
    Region("front_gate", "eastern_bank", "mountains", "fortification", False, 207, 80),
    Region("eb_mountain_west", "eastern_bank", "mountains", "", False, 356, 136),
    Region("eb_mountain_centre", "eastern_bank", "mountains", "", False, 488, 140),
    Region("eb_mountain_east", "eastern_bank", "mountains", "", False, 615, 155),
    Region("eastern_spur", "eastern_bank", "mountains", "fortified settlement", False, 733, 174),
    Region("eb_gate_plain", "eastern_bank", "plains", "", False, 270, 229),
    Region("camp", "eastern_bank", "hills", "settlement", False, 356, 249),
    Region("eb_plain_west", "eastern_bank", "plains", "", False, 436, 216),
    Region("eb_plain_centre", "eastern_bank", "plains", "", False, 561, 207),
    Region("eb_plain_east", "eastern_bank", "plains", "", False, 715, 235),
    Region("eb_bridge_plain", "eastern_bank", "plains", "", False, 237, 325),
    Region("eb_bend_hills", "eastern_bank", "hills", "", False, 321, 341),
    Region("ss_mountain_north", "southern_spur", "mountains", "", False, 166, 224),
    Region("ss_mountain_pass", "southern_spur", "mountains", "", False, 131, 320),
    Region("ss_mountain_middle", "southern_spur", "mountains", "", False, 158, 461),
    Region("ravenhill", "southern_spur", "mountains", "fortified settlement", False, 124, 559),
    Region("ss_mountain_east", "southern_spur", "mountains", "", True, 228, 621),
    Region("ss_mountain_corner", "southern_spur", "mountains", "", True, 63, 660),
    Region("lower_slopes", "southern_spur", "hills", "settlement", True, 359, 630),
    Region("ss_hills_east", "southern_spur", "hills", "", True, 516, 614),
    Region("fallen_bridge", "valley", "ruins", "settlement", False, 195, 397),
    Region("valley_west", "valley", "plains", "", False, 301, 460),
    Region("valley_southwest", "valley", "plains", "", False, 398, 449),
    Region("valley_northwest", "valley", "plains", "", False, 463, 330),
    Region("valley_north_swamp", "valley", "swamps", "", False, 547, 281),
    Region("valley_northeast", "valley", "plains", "", False, 662, 290),
    Region("valley_dale_hills", "valley", "hills", "", False, 642, 360),
    Region("valley_east_swamp", "valley", "swamps", "", False, 749, 379),
    Region("ruins_of_dale", "valley", "ruins", "settlement", False, 529, 400),
    Region("valley_east", "valley", "plains", "", False, 648, 457),
    Region("valley_southeast", "valley", "plains", "", False, 715, 498),
    Region("valley_south", "valley", "plains", "", False, 517, 512),
    Region("valley_south_swamp", "valley", "swamps", "", False, 613, 577),
    Region("bl_north_hills", "broken_lands", "hills", "mustering", False, 742, 62),
    Region("bl_north", "broken_lands", "plains", "mustering", False, 841, 35),
    Region("bl_northeast", "broken_lands", "plains", "mustering", False, 948, 68),
    Region("bl_ridge_plain", "broken_lands", "plains", "", False, 851, 136),
    Region("bl_east_hills_north", "broken_lands", "hills", "mustering", False, 954, 213),
    Region("bl_spur_plain", "broken_lands", "plains", "", False, 868, 272),
    Region("bl_ford_swamp", "broken_lands", "swamps", "", False, 828, 347),
    Region("bl_east_hills", "broken_lands", "hills", "", False, 952, 385),
    Region("bl_centre", "broken_lands", "plains", "", False, 857, 474),
    Region("bl_east", "broken_lands", "plains", "", False, 952, 534),
    Region("bl_southwest", "broken_lands", "plains", "", False, 798, 568),
    Region("bl_southeast", "broken_lands", "plains", "", True, 906, 625),
    Region("bl_south_hills", "broken_lands", "hills", "", True, 704, 624),
)

# Borders, each written once. Nothing else is adjacent: rivers without a ford and the black line never connect.
_LEVEL: dict[str, str] = {
    "eb_mountain_west": "eb_mountain_centre",
    "eb_mountain_centre": "eb_mountain_east",
    "eb_mountain_east": "eastern_spur",
    "eb_gate_plain": "camp eb_bridge_plain eb_bend_hills",
    "camp": "eb_plain_west eb_bend_hills",
    "eb_plain_west": "eb_plain_centre",
    "eb_plain_centre": "eb_plain_east",
    "eb_plain_east": "bl_spur_plain bl_ford_swamp",
    "eb_bridge_plain": "eb_bend_hills",
    "ss_mountain_north": "ss_mountain_pass",
    "ss_mountain_pass": "ss_mountain_middle",
    "ss_mountain_middle": "ravenhill ss_mountain_east",
    "ravenhill": "ss_mountain_east ss_mountain_corner",
    "ss_mountain_east": "ss_mountain_corner",
    "lower_slopes": "ss_hills_east valley_west valley_southwest valley_south",
    "ss_hills_east": "valley_south valley_south_swamp",
    "fallen_bridge": "valley_west",
    "valley_west": "valley_southwest",
    "valley_southwest": "valley_northwest ruins_of_dale valley_south",
    "valley_northwest": "valley_north_swamp ruins_of_dale",
    "valley_north_swamp": "valley_northeast valley_dale_hills ruins_of_dale",
    "valley_northeast": "valley_dale_hills valley_east_swamp",
    "valley_dale_hills": "valley_east_swamp ruins_of_dale valley_east",
    "valley_east_swamp": "valley_east valley_southeast",
    "ruins_of_dale": "valley_east valley_south",
    "valley_east": "valley_southeast valley_south valley_south_swamp",
    "valley_southeast": "valley_south_swamp",
    "valley_south": "valley_south_swamp",
    "bl_north_hills": "bl_north bl_ridge_plain",
    "bl_north": "bl_northeast bl_ridge_plain",
    "bl_northeast": "bl_ridge_plain bl_east_hills_north",
    "bl_ridge_plain": "bl_east_hills_north bl_spur_plain",
    "bl_east_hills_north": "bl_spur_plain bl_east_hills",
    "bl_spur_plain": "bl_ford_swamp bl_east_hills",
    "bl_ford_swamp": "bl_east_hills bl_centre",
    "bl_east_hills": "bl_centre bl_east",
    "bl_centre": "bl_east bl_southwest",
    "bl_east": "bl_southwest bl_southeast",
    "bl_southwest": "bl_southeast bl_south_hills",
    "bl_southeast": "bl_south_hills",
}
# The mountain region first: an attack into it goes up the slope.
_SLOPES: dict[str, str] = {
    "front_gate": "eb_gate_plain",
    "eb_mountain_west": "eb_gate_plain camp eb_plain_west",
    "eb_mountain_centre": "eb_plain_west eb_plain_centre",
    "eb_mountain_east": "eb_plain_centre eb_plain_east",
    "eastern_spur": "eb_plain_east",
    "ss_mountain_pass": "fallen_bridge",
    "ss_mountain_middle": "fallen_bridge valley_west",
    "ss_mountain_east": "lower_slopes valley_west",
}
_FORDS: dict[str, str] = {
    "camp": "valley_northwest",
    "eb_plain_centre": "valley_north_swamp",
    "eb_bridge_plain": "fallen_bridge",
    "valley_east_swamp": "bl_ford_swamp",
    "valley_south_swamp": "bl_south_hills",
}

# Boxes: goblin mustering points, the passes they open, and the regions those lead to. One way only.
BOXES: tuple[tuple[str, str, int, int], ...] = (
    ("goblin_muster_west", "mountain_pass_west", 61, 228),
    ("mountain_pass_west", "ss_mountain_pass", 61, 305),
    ("goblin_muster_north", "mountain_pass_north", 411, 62),
    ("mountain_pass_north", "eb_mountain_centre", 490, 61),
)
EYRIE_AT: tuple[int, int] = (57, 57)

REGIONS = len(REGION_LIST)
AREA_IDS: tuple[str, ...] = (*(region.id for region in REGION_LIST), *(box[0] for box in BOXES))
AREAS = len(AREA_IDS)
NO_AREA = -1
AREA: dict[str, int] = {name: index for index, name in enumerate(AREA_IDS)}

# Kinds of border, as an attacker meets them.
NO_BORDER, LEVEL, FORD, SLOPE_UP, SLOPE_DOWN, FROM_PASS = range(6)

_border = bytearray(AREAS * AREAS)


def _join(table: dict[str, str], there: int, back: int) -> None:
    for first, others in table.items():
        for second in others.split():
            _border[AREA[first] * AREAS + AREA[second]] = there
            _border[AREA[second] * AREAS + AREA[first]] = back


_join(_LEVEL, LEVEL, LEVEL)
_join(_SLOPES, SLOPE_DOWN, SLOPE_UP)
_join(_FORDS, FORD, FORD)

MUSTER_BOXES: tuple[int, int] = (AREA["goblin_muster_west"], AREA["goblin_muster_north"])
PASSES: tuple[int, int] = (AREA["mountain_pass_west"], AREA["mountain_pass_north"])
PASS_EXITS: tuple[int, int] = (AREA["ss_mountain_pass"], AREA["eb_mountain_centre"])
for _pass, _exit in zip(PASSES, PASS_EXITS):
    _border[_pass * AREAS + _exit] = FROM_PASS

# BORDER[a * AREAS + b]: what an army in a crosses to attack b.
BORDER: bytes = bytes(_border)
# Regions only, both ways: for adjacency to enemies and for retreats.
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(b for b in range(REGIONS) if a < REGIONS and BORDER[a * AREAS + b]) for a in range(AREAS)
)
# Where an army in an area may move (a closed pass is checked apart), and what it may attack.
EXITS: tuple[tuple[int, ...], ...] = tuple(
    NEIGHBOURS[a] if a < REGIONS else (AREA[BOXES[a - REGIONS][1]],) for a in range(AREAS)
)
REACHES: tuple[tuple[int, ...], ...] = tuple(
    tuple(b for b in range(REGIONS) if BORDER[a * AREAS + b]) for a in range(AREAS)
)

# 255 for boxes: they belong to no territory and have no terrain.
NOWHERE = 255
TERRITORY: bytes = bytes([region.territory for region in REGION_LIST] + [NOWHERE] * len(BOXES))
TERRAIN: bytes = bytes([region.terrain for region in REGION_LIST] + [NOWHERE] * len(BOXES))
SETTLEMENTS: tuple[int, ...] = tuple(AREA[region.id] for region in REGION_LIST if "settlement" in region.site)
FORTS: tuple[int, ...] = tuple(AREA[region.id] for region in REGION_LIST if "fort" in region.site)
NO_FORT = -1
FORT_OF: dict[int, int] = {area: index for index, area in enumerate(FORTS)}
DEFENCES: tuple[int, ...] = tuple(DEFENCE[AREA_IDS[area]] for area in FORTS)
# Settlements and fortifications: what the Shadow can control.
SITES: tuple[int, ...] = tuple(area for area in range(REGIONS) if area in SETTLEMENTS or area in FORTS)
IS_SITE: bytes = bytes(area in SITES for area in range(AREAS))
POINTS: tuple[int, ...] = tuple(4 if area in FORTS else 2 if area in SETTLEMENTS else 0 for area in range(AREAS))
MUSTERING: tuple[int, ...] = tuple(AREA[region.id] for region in REGION_LIST if region.site == "mustering")
# Where any number of Shadow units may stand.
UNLIMITED: bytes = bytes(area in MUSTERING or area in MUSTER_BOXES for area in range(AREAS))
SOUTH_EDGE: tuple[int, ...] = tuple(AREA[region.id] for region in REGION_LIST if region.south)
IN_TERRITORY: tuple[tuple[int, ...], ...] = tuple(
    tuple(area for area in range(REGIONS) if TERRITORY[area] == territory) for territory in range(len(TERRITORIES))
)
FRONT_GATE = AREA["front_gate"]
RUINS_OF_DALE = AREA["ruins_of_dale"]
RAVENHILL = AREA["ravenhill"]
UNIT_LIMIT = 5

# -- distances

FAR = 99  # no way
# Steps from every area to every other, the way armies can go.
STEPS: tuple[tuple[int, ...], ...] = tuple(distances(EXITS, area, FAR) for area in range(AREAS))
