"""Nations, figures and the two sides (rulebook chapters II and III), as data."""

from __future__ import annotations

from typing import Final

NATIONS: tuple[str, ...] = ("dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons")
DWARVES, ELVES, GONDOR, NORTH, ROHAN, ISENGARD, SAURON, SOUTHRONS = range(8)
FREE_NATIONS = (DWARVES, ELVES, GONDOR, NORTH, ROHAN)
SHADOW_NATIONS = (ISENGARD, SAURON, SOUTHRONS)
SIDE_OF_NATION: tuple[int, ...] = (0, 0, 0, 0, 0, 1, 1, 1)
NATIONS_OF: tuple[tuple[int, ...], tuple[int, ...]] = (FREE_NATIONS, SHADOW_NATIONS)

# A figure kind is nation * RANKS + rank, so that a place's figures are 24 counts in a row.
RANKS: Final = 3
REGULAR, ELITE, LEADER = range(RANKS)
KINDS_PER_PLACE = RANKS * len(NATIONS)
NAZGUL = SAURON * RANKS + LEADER
# Isengard and the Southrons have no leaders of their own: those two kinds stay empty.
KIND_IDS: tuple[str, ...] = tuple(
    "nazgul" if nation == "sauron" and rank == "leader" else f"{nation}-{rank}"
    for nation in NATIONS
    for rank in ("regular", "elite", "leader")
)
KIND_INDEX: dict[str, int] = {id: index for index, id in enumerate(KIND_IDS)}
UNIT_KINDS: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(nation * RANKS + rank for nation in FREE_NATIONS for rank in (REGULAR, ELITE)),
    tuple(nation * RANKS + rank for nation in SHADOW_NATIONS for rank in (REGULAR, ELITE)),
)
LEADER_KINDS: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(nation * RANKS + LEADER for nation in FREE_NATIONS),
    (NAZGUL,),
)
ELITE_KINDS: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(nation * RANKS + ELITE for nation in FREE_NATIONS),
    tuple(nation * RANKS + ELITE for nation in SHADOW_NATIONS),
)
IS_UNIT: tuple[bool, ...] = tuple(kind % RANKS != LEADER for kind in range(KINDS_PER_PLACE))
NATION_OF_KIND: tuple[int, ...] = tuple(kind // RANKS for kind in range(KINDS_PER_PLACE))
SIDE_OF_KIND: tuple[int, ...] = tuple(SIDE_OF_NATION[kind // RANKS] for kind in range(KINDS_PER_PLACE))

NO_ONE = -1

STACKING = 10
STACKING_UNDER_SIEGE = 5

# Set-up (chapter III): region, nation, regulars, elites, leaders (Nazgûl for Sauron).
STARTING_ARMIES: tuple[tuple[str, str, int, int, int], ...] = (
    ("erebor", "dwarves", 1, 2, 1),
    ("ered_luin", "dwarves", 1, 0, 0),
    ("iron_hills", "dwarves", 1, 0, 0),
    ("grey_havens", "elves", 1, 1, 1),
    ("rivendell", "elves", 0, 2, 1),
    ("woodland_realm", "elves", 1, 1, 1),
    ("lorien", "elves", 1, 2, 1),
    ("minas_tirith", "gondor", 3, 1, 1),
    ("dol_amroth", "gondor", 3, 0, 0),
    ("osgiliath", "gondor", 2, 0, 0),
    ("pelargir", "gondor", 1, 0, 0),
    ("bree", "north", 1, 0, 0),
    ("carrock", "north", 1, 0, 0),
    ("dale", "north", 1, 0, 1),
    ("north_downs", "north", 0, 1, 0),
    ("the_shire", "north", 1, 0, 0),
    ("edoras", "rohan", 1, 1, 0),
    ("fords_of_isen", "rohan", 2, 0, 1),
    ("helms_deep", "rohan", 1, 0, 0),
    ("orthanc", "isengard", 4, 1, 0),
    ("north_dunland", "isengard", 1, 0, 0),
    ("south_dunland", "isengard", 1, 0, 0),
    ("barad_dur", "sauron", 4, 1, 1),
    ("dol_guldur", "sauron", 5, 1, 1),
    ("gorgoroth", "sauron", 3, 0, 0),
    ("minas_morgul", "sauron", 5, 0, 1),
    ("moria", "sauron", 2, 0, 0),
    ("mount_gundabad", "sauron", 2, 0, 0),
    ("nurn", "sauron", 2, 0, 0),
    ("morannon", "sauron", 5, 0, 1),
    ("far_harad", "southrons", 3, 1, 0),
    ("near_harad", "southrons", 3, 1, 0),
    ("north_rhun", "southrons", 2, 0, 0),
    ("south_rhun", "southrons", 3, 1, 0),
    ("umbar", "southrons", 3, 0, 0),
)

# Reinforcements at the start: regulars, elites, leaders (Nazgûl for Sauron).
REINFORCEMENTS: dict[str, tuple[int, int, int]] = {
    "dwarves": (2, 3, 3),
    "elves": (2, 4, 0),
    "gondor": (6, 4, 3),
    "north": (6, 4, 3),
    "rohan": (6, 4, 3),
    "isengard": (6, 5, 0),
    "sauron": (8, 4, 4),
    "southrons": (10, 3, 0),
}

# Steps from war on the political track at the start, and who is active then (chapter VII).
STEPS_FROM_WAR: dict[str, int] = {
    "dwarves": 3,
    "elves": 3,
    "gondor": 2,
    "north": 3,
    "rohan": 3,
    "isengard": 1,
    "sauron": 1,
    "southrons": 2,
}
ACTIVE_AT_START: tuple[str, ...] = ("elves", "isengard", "sauron", "southrons")
