"""What the cards say, one block per card: its functions, and then the card with all that it hooks into."""

from westmarch.games.lcg.abilities import Box
from westmarch.games.lcg.cards import (
    anduin,
    dol_guldur,
    heroes,
    leadership,
    lore,
    mirkwood,
    neutral,
    orcs,
    quests,
    sauron,
    spiders,
    spirit,
    tactics,
    wilderlands,
)

BOX = Box(
    (
        *heroes.TEXTS,
        *leadership.TEXTS,
        *tactics.TEXTS,
        *spirit.TEXTS,
        *lore.TEXTS,
        *neutral.TEXTS,
        *spiders.TEXTS,
        *wilderlands.TEXTS,
        *orcs.TEXTS,
        *mirkwood.TEXTS,
        *dol_guldur.TEXTS,
        *anduin.TEXTS,
        *sauron.TEXTS,
    ),
    quests.TEXTS,
)

__all__ = ["BOX"]
