"""Lords of Middle-earth: the expansion of War of the Ring, and on top of it the Council of Rivendell.

Modules follow the chapters of its rulebook; see docs/lome.md. The base game doesn't know it: this package makes the
game that has both, and fills editions through the same functions as the base game does.
"""

from __future__ import annotations

from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.lome import (
    balrog,
    cards,
    characters,
    council,
    dice,
    keepers,
    minions,
    rings,
    smeagol,
    versions,
)
from westmarch.games.wotr.lome.chances import CHANCES
from westmarch.games.wotr.lome.extra import Lords
from westmarch.games.wotr.rules import Expansion, WarOfTheRing

LOME, COUNCIL = "lome", "council"


def fill(edition: Edition) -> None:
    """What comes out of the box of Lords of Middle-earth."""
    edition.extra = Lords
    characters.fill(edition)
    dice.fill(edition)
    rings.fill(edition)
    keepers.fill(edition)
    versions.fill(edition)
    smeagol.fill(edition)
    balrog.fill(edition)
    minions.fill(edition)
    cards.fill(edition)


GAME = WarOfTheRing(Expansion(LOME, fill, CHANCES), Expansion(COUNCIL, council.fill, needs=LOME))

__all__ = ["GAME"]
