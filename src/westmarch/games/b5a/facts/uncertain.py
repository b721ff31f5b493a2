"""Every fact of this game that its sources don't settle, each in this one place.

An owner of the game corrects a value here and nowhere else: the data modules take it from here, and docs/b5a.md
lists what stands here (a test compares them), and also the rules that can be read in more than one way. `confidence`
says how far to trust a value:

- medium, low: read from a picture or from the order of numbers in a text, not from a sentence;
- single: one indirect source;
- estimated: measured, with a margin;
- placeholder: found nowhere; a plausible stand-in that only respects the known totals.
"""

from __future__ import annotations

from westmarch.core.doubts import Doubt, Doubts

_doubts = Doubts()
DOUBTS: dict[str, Doubt] = _doubts.all
_doubt = _doubts.about

# -- set-up: which region each numbered spot of the set-up picture is. Its contents are certain (components.py).

_FREE_SPOTS: tuple[tuple[int, str, str, str], ...] = (
    (1, "front_gate", "medium", "order of the numbers; spots 1 and 2 hold the same"),
    (2, "eb_mountain_centre", "low", "a mountain of the Eastern Bank; could be its western or eastern neighbour"),
    (3, "eastern_spur", "medium", "if wrong, spots 3 and 4 change places"),
    (4, "camp", "medium", "if wrong, spots 3 and 4 change places"),
    (5, "ss_mountain_pass", "low", "order of the numbers only"),
    (8, "valley_east_swamp", "low", "could be the hills or the plain beside it"),
)
_CERTAIN_FREE_SPOTS = {6: "fallen_bridge", 7: "ruins_of_dale", 9: "ravenhill", 10: "lower_slopes"}
_SHADOW_SPOTS: tuple[tuple[int, str, str, str], ...] = (
    (1, "goblin_muster_west", "medium", "spots 1 and 2 could change places"),
    (2, "goblin_muster_north", "medium", "spots 1 and 2 could change places"),
    (3, "bl_north_hills", "medium", "order of the four mustering regions"),
    (4, "bl_north", "medium", "order of the four mustering regions"),
    (5, "bl_northeast", "medium", "order of the four mustering regions"),
    (6, "bl_east_hills_north", "medium", "order of the four mustering regions"),
)

FREE_SPOTS: dict[int, str] = {
    **_CERTAIN_FREE_SPOTS,
    **{spot: _doubt(f"set-up.free.{spot}", *about) for spot, *about in _FREE_SPOTS},
}
SHADOW_SPOTS: dict[int, str] = {spot: _doubt(f"set-up.shadow.{spot}", *about) for spot, *about in _SHADOW_SPOTS}

# -- the board

DEFENCE: dict[str, int] = {
    fort: _doubt(f"defence.{fort}", value, "single", "the printed triangle could not be read")
    for fort, value in (("front_gate", 6), ("eastern_spur", 3), ("ravenhill", 3))
}
# The longest free gap (in thousandths of the board's width) that the range template spans. reach.py holds all gaps.
REACH: int = _doubt("range.reach", 220, "estimated", "the shortest template for which the worked example holds")

# -- how many recruitment tokens and fate tiles there are of each kind (only the totals are known)

TOKEN_FACES: dict[str, dict[str, int]] = {
    "dwarves": _doubt(
        "tokens.dwarves",
        {"lake_men": 8, "dwarf_regulars": 5, "dwarf_veterans": 4},
        "placeholder",
        "17 tokens, faces known, counts not",
    ),
    "elves": _doubt(
        "tokens.elves",
        {"wood_elf_archers": 10, "wood_elf_spearmen": 10},
        "placeholder",
        "20 tokens, faces known, counts not",
    ),
    "shadow": _doubt(
        "tokens.shadow",
        {"orcs": 9, "two_orcs": 9, "wargs": 6, "great_orcs": 3},
        "placeholder",
        "27 tokens, faces known, counts not",
    ),
}
FATE_TILES: dict[str, int] = _doubt(
    "fate-tiles",
    {"one": 3, "one_icon": 3, "two": 2, "two_icon": 2, "three": 2},
    "placeholder",
    "12 standard tiles of these five kinds, counts not known",
)

# -- character sheets

_SHEET = "the sheet could not be read; set after the levels of War of the Ring"
_MOVEMENT = {"bard": 2, "dain": 2, "thranduil": 2, "gandalf": 3, "thorin": 2, "bilbo": 1, "bolg": 2}
MOVEMENT: dict[str, int] = {
    who: _doubt(f"movement.{who}", steps, "placeholder", _SHEET) for who, steps in _MOVEMENT.items()
}
LEADERSHIP: dict[str, int] = {
    "bard": _doubt("leadership.bard", 1, "single", "counted as an ordinary leader"),
    "thranduil": _doubt("leadership.thranduil", 2, "single", "one indirect source"),
    "gandalf": _doubt("leadership.gandalf", 2, "placeholder", "not found"),
    "thorin": _doubt("leadership.thorin", 2, "single", "one indirect source"),
    "bilbo": _doubt("leadership.bilbo", 0, "single", "not a leader"),
    "bolg": _doubt("leadership.bolg", 3, "single", "one indirect source"),
}
THORIN_ENTERS: str = _doubt(
    "thorin.entry", "front_gate", "placeholder", "with a Character result, as the others; the region is a stand-in"
)
BARD_GENERAL: str = _doubt(
    "bard.general", "lay a token", "placeholder", "one dwarves-and-men token into an own settlement or fortification"
)
DAIN_GENERAL: str = _doubt("dain.general", "flip a token", "placeholder", "one dwarves-and-men token under own control")
BLAST_DICE: int = _doubt("gandalf.blast.dice", 3, "placeholder", "only the name and the range are certain")
BLAST_DICE_FOCUSED: int = _doubt("gandalf.blast.dice-concentrated", 5, "placeholder", "use of the concentration token")
BLAST_HITS_ON: int = _doubt("gandalf.blast.hits-on", 5, "placeholder", "the usual number")
ARCHERY_TERRAIN: tuple[str, ...] = _doubt(
    "thranduil.archery.terrain", ("hills", "mountains"), "placeholder", "hills are certain, mountains are not"
)
ARCHERY_MAX_DICE: int = _doubt("thranduil.archery.dice", 5, "placeholder", "one die per unit, at most this many")
ARCHERY_HITS_ON: int = _doubt("thranduil.archery.hits-on", 5, "single", "a card has 4+ as its better version")
