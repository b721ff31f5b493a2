"""Dice, Hunt tiles and elven rings (rulebook chapters IV and IX), as data."""

from __future__ import annotations

from dataclasses import dataclass

CHARACTER, ARMY, MUSTER, EVENT = "character", "army", "muster", "event"
MUSTER_ARMY, WILL_OF_THE_WEST, EYE = "muster_army", "will_of_the_west", "eye"


class Face:
    """One face of a die: what it shows, and what it can be used as. A die that was rolled is known by its face.

    The faces of ordinary dice are called by their symbols, for such dice are all alike; those of a special die have
    names of their own.
    """

    def __init__(self, id: str, *uses: str, die: str = "", removes: bool = False) -> None:
        self.id = id
        self.uses = uses
        self.token = f"die:{id}"
        # The special die that it is a face of, and whether it bears the sign that may cost the die.
        self.die = die
        self.removes = removes


@dataclass(slots=True, eq=False)
class Die:
    """A kind of action die: its side, and the ids of its six faces."""

    id: str
    side: int
    faces: tuple[str, ...]


# In the order in which they are offered.
BASE_FACES: tuple[Face, ...] = (
    Face(CHARACTER, CHARACTER),
    Face(ARMY, ARMY),
    Face(MUSTER_ARMY, MUSTER, ARMY),
    Face(MUSTER, MUSTER),
    Face(EVENT, EVENT),
    Face(WILL_OF_THE_WEST, CHARACTER, ARMY, MUSTER, EVENT, WILL_OF_THE_WEST),
    Face(EYE),
)
ORDINARY_DICE: tuple[Die, Die] = (
    Die("free", 0, (CHARACTER, CHARACTER, MUSTER, EVENT, MUSTER_ARMY, WILL_OF_THE_WEST)),
    Die("shadow", 1, (CHARACTER, ARMY, MUSTER, EVENT, MUSTER_ARMY, EYE)),
)

STARTING_DICE = (4, 7)
# All there are in the box.
MOST_DICE = (6, 10)
RINGS = ("vilya", "nenya", "narya")
HAND_LIMIT = 6
# For players who share a side.
SHARED_HAND_LIMIT = 4
MOST_COMBAT_DICE = 5
MORDOR_STEPS = 5
MOST_CORRUPTION = 12
FELLOWSHIP_TRACK = 12
VICTORY_POINTS_NEEDED = (4, 10)

EYE_VALUE = -100
DIE_VALUE = -101
STANDARD, FREE_SPECIAL, SHADOW_SPECIAL = "standard", "free", "shadow"


@dataclass(slots=True, eq=False)
class Tile:
    """A Hunt tile as printed; `value` is damage, or EYE_VALUE or DIE_VALUE; negative values heal."""

    id: str
    value: int
    reveals: bool
    stops: bool = False
    kind: str = STANDARD
    # It is out of the game once it was drawn, and no card replaces it.
    once: bool = False

    @property
    def is_eye(self) -> bool:
        return self.value == EYE_VALUE


BASE_TILES: tuple[Tile, ...] = (
    *(Tile(f"std_eyer_{n}", EYE_VALUE, True) for n in (1, 2, 3, 4)),
    *(Tile(f"std_3_{n}", 3, False) for n in (1, 2, 3)),
    *(Tile(f"std_2_{n}", 2, False) for n in (1, 2)),
    Tile("std_2r_1", 2, True),
    *(Tile(f"std_1_{n}", 1, False) for n in (1, 2)),
    *(Tile(f"std_1r_{n}", 1, True) for n in (1, 2)),
    *(Tile(f"std_0r_{n}", 0, True) for n in (1, 2)),
    Tile("elven_cloaks", 0, False, kind=FREE_SPECIAL),
    Tile("elven_rope", 0, False, kind=FREE_SPECIAL),
    Tile("phial_of_galadriel", -2, False, kind=FREE_SPECIAL),
    Tile("smeagol_helps_nice_master", -1, False, kind=FREE_SPECIAL),
    Tile("shelobs_lair", DIE_VALUE, False, stops=True, kind=SHADOW_SPECIAL),
    Tile("the_ring_is_mine", EYE_VALUE, True, stops=True, kind=SHADOW_SPECIAL),
    Tile("on_on_they_went", 3, False, stops=True, kind=SHADOW_SPECIAL),
    Tile("give_it_to_uss", 1, True, stops=True, kind=SHADOW_SPECIAL),
)
