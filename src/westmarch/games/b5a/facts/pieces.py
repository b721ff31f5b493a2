"""What is in the box (rulebook chapters II and III): units, characters, dice, tokens, tiles, set-up, as data."""

from __future__ import annotations

from dataclasses import dataclass

from westmarch.games.b5a.facts.board import AREA, HILLS, MOUNTAINS, PLAINS, RUINS, SWAMPS
from westmarch.games.b5a.facts.uncertain import FATE_TILES, FREE_SPOTS, LEADERSHIP, MOVEMENT, SHADOW_SPOTS, TOKEN_FACES

# -- sides

FREE, SHADOW = range(2)
SEATS: tuple[str, str] = ("free", "shadow")

# -- army units


@dataclass(slots=True, eq=False)
class Unit:
    """One unit card: figures in the box, combat strength, favourable terrain."""

    id: str
    side: int
    figures: int
    strength: int
    terrain: tuple[int, ...]


UNITS: tuple[Unit, ...] = (
    Unit("dwarf_regulars", FREE, 5, 1, (MOUNTAINS,)),
    Unit("dwarf_veterans", FREE, 5, 2, (MOUNTAINS, RUINS)),
    Unit("lake_men", FREE, 10, 1, (RUINS,)),
    Unit("wood_elf_archers", FREE, 10, 1, (HILLS,)),
    Unit("wood_elf_spearmen", FREE, 10, 1, (PLAINS, HILLS)),
    Unit("great_orcs", SHADOW, 6, 2, ()),  # any terrain, but only when they attack (battle.py)
    Unit("orcs", SHADOW, 36, 1, (SWAMPS,)),
    Unit("goblins", SHADOW, 12, 1, (MOUNTAINS,)),
    Unit("wargs", SHADOW, 12, 1, (PLAINS,)),
)
KINDS = len(UNITS)
UNIT_IDS: tuple[str, ...] = tuple(unit.id for unit in UNITS)
UNIT: dict[str, int] = {name: index for index, name in enumerate(UNIT_IDS)}
DWARF_REGULARS, DWARF_VETERANS, LAKE_MEN, ARCHERS, SPEARMEN, GREAT_ORCS, ORCS, GOBLINS, WARGS = range(KINDS)
DWARVES = (DWARF_REGULARS, DWARF_VETERANS)
ELVES = (ARCHERS, SPEARMEN)
UNITS_OF: tuple[tuple[int, ...], ...] = (tuple(range(5)), tuple(range(5, 9)))
STRENGTH: tuple[int, ...] = tuple(unit.strength for unit in UNITS)
FIGURES: tuple[int, ...] = tuple(unit.figures for unit in UNITS)
EAGLES = 5
BATS = 6

# -- characters

CHARACTER_IDS: tuple[str, ...] = (
    "bard",
    "dain",
    "thranduil",
    "gandalf",
    "thorin",
    "bilbo",
    "lord_of_the_eagles",
    "beorn",
    "bolg",
)
CHARACTERS = len(CHARACTER_IDS)
CHARACTER: dict[str, int] = {name: index for index, name in enumerate(CHARACTER_IDS)}
BARD, DAIN, THRANDUIL, GANDALF, THORIN, BILBO, LORD, BEORN, BOLG = range(CHARACTERS)
GENERALS: tuple[int, ...] = (BARD, DAIN, THRANDUIL, GANDALF, LORD)
# Those who stand with armies: the Lord of the Eagles and Beorn have rules of their own.
COMPANIONS: tuple[tuple[int, ...], ...] = ((BARD, DAIN, THRANDUIL, GANDALF, THORIN, BILBO), (BOLG,))
# Dáin's leadership is in the rulebook's combat example; Beorn's movement in its section about him.
LEADS: tuple[int, ...] = tuple(
    {**LEADERSHIP, "dain": 2, "lord_of_the_eagles": 0, "beorn": 0}[name] for name in CHARACTER_IDS
)
MOVES: tuple[int, ...] = tuple({**MOVEMENT, "lord_of_the_eagles": 0, "beorn": 3}[name] for name in CHARACTER_IDS)
# Where the figures wait on the fate track; 0 for the others.
FATE_SPACES: tuple[int, ...] = tuple(
    {"bilbo": 2, "thorin": 6, "lord_of_the_eagles": 8, "beorn": 11}.get(name, 0) for name in CHARACTER_IDS
)
FATE_END = 15
NOBODY = -1
# A character's place is an area, or one of these.
NOT_YET, OUT, AWAY, MOVING = -1, -2, -3, -4  # MOVING: on the way with a group
# The Lord of the Eagles in play: in the eyrie, or over a territory (this number and the territory's).
IN_EYRIE = 100
OVER = 101
RINGS = 5
WRATH_AT_ENTRY = 8
WRATH_LIMIT = 16
GUARDS_LIMIT = 3
ORCS_ON_CARD = 6  # wait on Flying Arrows
ARMOUR_HOLDS = 5  # damage tokens on Shining Armour

# -- dice

FACES: tuple[str, ...] = ("character", "army", "muster", "event", "muster_army", "will", "eye")
CHARACTER_FACE, ARMY_FACE, MUSTER_FACE, EVENT_FACE, MUSTER_ARMY_FACE, WILL_FACE, EYE_FACE = range(len(FACES))
FACE: dict[str, int] = {name: index for index, name in enumerate(FACES)}
DIE_FACES: tuple[tuple[str, ...], ...] = (
    ("character", "character", "muster", "event", "muster_army", "will"),
    ("character", "army", "muster", "event", "muster_army", "eye"),
)
DICE: tuple[int, int] = (5, 6)  # at the start; one more each can be won
# What a face counts as.
AS_CHARACTER, AS_ARMY, AS_MUSTER, AS_EVENT, AS_EYE, AS_WILL = 1, 2, 4, 8, 16, 32
AS_ANY = AS_CHARACTER | AS_ARMY | AS_MUSTER | AS_EVENT | AS_EYE
SYMBOLS: tuple[int, ...] = (
    AS_CHARACTER,
    AS_ARMY,
    AS_MUSTER,
    AS_EVENT,
    AS_MUSTER | AS_ARMY,
    AS_CHARACTER | AS_ARMY | AS_MUSTER | AS_EVENT | AS_WILL,
    AS_EYE,
)
COMBAT_DICE = 5
BEORN_DICE = 4
# What a combat die must show to hit: usually, and if something hinders.
USUAL_TARGET, HARD_TARGET = 5, 6

# -- leadership tokens, recruitment tokens, fate tiles

COMMAND_LIMIT: tuple[int, int] = (6, 14)
ACTIVATIONS = 3
POOLS: tuple[str, ...] = ("dwarves", "elves", "shadow")
DWARF_POOL, ELF_POOL, SHADOW_POOL = range(len(POOLS))
POOLS_OF: tuple[tuple[int, ...], ...] = ((DWARF_POOL, ELF_POOL), (SHADOW_POOL,))
# Faces of all tokens in one row: pool, name, the unit, how many of it.
TOKEN_IDS: tuple[str, ...] = tuple(face for pool in POOLS for face in TOKEN_FACES[pool])
TOKEN: dict[str, int] = {name: index for index, name in enumerate(TOKEN_IDS)}
TOKEN_POOL: tuple[int, ...] = tuple(index for index, pool in enumerate(POOLS) for _ in TOKEN_FACES[pool])
TOKEN_COUNT: tuple[int, ...] = tuple(count for pool in POOLS for count in TOKEN_FACES[pool].values())
TOKEN_UNIT: tuple[int, ...] = tuple(UNIT["orcs" if name == "two_orcs" else name] for name in TOKEN_IDS)
TOKEN_UNITS: tuple[int, ...] = tuple(2 if name == "two_orcs" else 1 for name in TOKEN_IDS)
FACES_OF_POOL: tuple[tuple[int, ...], ...] = tuple(
    tuple(face for face in range(len(TOKEN_IDS)) if TOKEN_POOL[face] == pool) for pool in range(len(POOLS))
)
# What may stand in for a figure that has run out.
GROUP: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted({TOKEN_UNIT[face] for face in faces})) for faces in FACES_OF_POOL
)

TILE_IDS: tuple[str, ...] = (*FATE_TILES, "arkenstone", "necromancer")
TILE: dict[str, int] = {name: index for index, name in enumerate(TILE_IDS)}
TILE_VALUE: tuple[int, ...] = tuple(
    {"one": 1, "one_icon": 1, "two": 2, "two_icon": 2, "three": 3, "arkenstone": 3, "necromancer": 0}[name]
    for name in TILE_IDS
)
TILE_ICON: tuple[bool, ...] = tuple(name in ("one_icon", "two_icon", "arkenstone") for name in TILE_IDS)
TILE_COUNT: tuple[int, ...] = (*FATE_TILES.values(), 0, 0)
ARKENSTONE, NECROMANCER = TILE["arkenstone"], TILE["necromancer"]

# -- set-up (what stands at the numbered spots; uncertain.py says which region a spot is)

_FREE_SET_UP: dict[int, tuple[dict[str, int], tuple[str, ...], dict[str, int]]] = {
    1: ({"dwarf_veterans": 1}, (), {}),
    2: ({"dwarf_veterans": 1}, (), {}),
    3: ({"lake_men": 1}, ("bard",), {"dwarves": 1}),
    4: ({"dwarf_regulars": 1}, ("dain",), {"dwarves": 1}),
    5: ({"wood_elf_spearmen": 1}, (), {}),
    6: ({}, (), {"elves": 1}),
    7: ({"lake_men": 1}, (), {"dwarves": 1}),
    8: ({"lake_men": 2}, (), {}),
    9: ({"wood_elf_spearmen": 1}, ("gandalf", "thranduil"), {"elves": 2}),
    10: ({"wood_elf_archers": 2}, (), {"elves": 1}),
}
_SHADOW_SET_UP: dict[int, tuple[dict[str, int], tuple[str, ...], dict[str, int]]] = {
    1: ({"goblins": 1}, (), {}),
    2: ({"goblins": 2}, (), {}),
    3: ({"orcs": 1, "great_orcs": 1, "wargs": 1}, (), {"shadow": 3}),
    4: ({"orcs": 2, "great_orcs": 1}, (), {"shadow": 3}),
    5: ({"orcs": 3, "wargs": 1}, (), {"shadow": 3}),
    6: ({"wargs": 3}, (), {"shadow": 3}),
}
# area, units, characters, tokens
SET_UP: tuple[tuple[int, dict[str, int], tuple[str, ...], dict[str, int]], ...] = (
    *((AREA[FREE_SPOTS[spot]], *what) for spot, what in _FREE_SET_UP.items()),
    *((AREA[SHADOW_SPOTS[spot]], *what) for spot, what in _SHADOW_SET_UP.items()),
)
