"""What the cards do: importing this package fills the tables of `abilities`. One function or line per card."""

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

__all__ = [
    "anduin",
    "dol_guldur",
    "heroes",
    "leadership",
    "lore",
    "mirkwood",
    "neutral",
    "orcs",
    "quests",
    "sauron",
    "spiders",
    "spirit",
    "tactics",
    "wilderlands",
]
