"""What the cards say, one block per card: its functions, and then the card with all that it hooks into."""

from westmarch.games.lcg.abilities import CardText, QuestText, whole_box
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

PLAYER_CARDS = (heroes, leadership, tactics, spirit, lore, neutral)
ENCOUNTER_CARDS = (spiders, wilderlands, orcs, mirkwood, dol_guldur, anduin, sauron)

# Every card that these modules name.
BOX = whole_box(
    [each for deck in (*PLAYER_CARDS, *ENCOUNTER_CARDS) for each in vars(deck).values() if isinstance(each, CardText)],
    [each for each in vars(quests).values() if isinstance(each, QuestText)],
)

__all__ = ["BOX"]
