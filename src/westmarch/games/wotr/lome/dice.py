"""Special action dice (chapter II): their faces, when they are added and rolled, which one is chosen, and their end."""

from __future__ import annotations

from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.facts.components import ARMY, CHARACTER, EVENT, MUSTER, Die, Face

# What only special dice show: draw a card and nothing else, and use the Balrog.
DRAW_CARD, USE_BALROG = "draw_card", "use_balrog"
VILYA, NENYA, NARYA, BALROG, GOTHMOG = "vilya", "nenya", "narya", "balrog", "gothmog"


def _die(id: str, side: int, *faces: tuple[str, str, bool]) -> tuple[Die, tuple[Face, ...]]:
    """A die of six faces, each with its name, its symbol and the sign of removal. Equal faces share a name."""
    made = {name: Face(f"{id}_{name}", *([use] if use else []), die=id, removes=sign) for name, use, sign in faces}
    return Die(id, side, tuple(f"{id}_{name}" for name, _, _ in faces)), tuple(made.values())


SPECIAL_DICE: tuple[tuple[Die, tuple[Face, ...]], ...] = (
    _die(
        VILYA,
        FREE,
        ("army", ARMY, True),
        ("muster", MUSTER, False),
        ("event", EVENT, False),
        ("draw", DRAW_CARD, False),
        ("draw", DRAW_CARD, False),
        ("eye", "", True),
    ),
    _die(
        NENYA,
        FREE,
        ("character", CHARACTER, True),
        ("muster", MUSTER, False),
        ("event", EVENT, False),
        ("draw", DRAW_CARD, False),
        ("draw", DRAW_CARD, False),
        ("eye", "", True),
    ),
    _die(
        NARYA,
        FREE,
        ("character", CHARACTER, False),
        ("muster", MUSTER, False),
        ("event", EVENT, False),
        ("draw", DRAW_CARD, False),
        ("army", ARMY, False),
        ("eye", "", False),
    ),
    _die(
        BALROG,
        SHADOW,
        ("character", CHARACTER, True),
        ("use", USE_BALROG, False),
        ("use", USE_BALROG, False),
        ("muster", MUSTER, False),
        ("draw", DRAW_CARD, False),
        ("eye", "", True),
    ),
    _die(
        GOTHMOG,
        SHADOW,
        # Two different faces with the same symbol: only the first has the sign.
        ("army_removes", ARMY, True),
        ("army", ARMY, False),
        ("muster", MUSTER, False),
        ("muster", MUSTER, False),
        ("draw", DRAW_CARD, False),
        ("eye", "", True),
    ),
)


def fill(edition: Edition) -> None:
    for die, faces in SPECIAL_DICE:
        edition.add_special_die(die, faces)
    # One special die of each side is kept; of the Free Peoples' one may lie in the Hunt Box as an Eye, too.
    edition.most_dice = (edition.most_dice[FREE] + 1, edition.most_dice[SHADOW] + 2)
