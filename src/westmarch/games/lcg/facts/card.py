"""What a card is: the values printed on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

# Types of cards.
HERO = 0
ALLY = 1
ATTACHMENT = 2
EVENT = 3
ENEMY = 4
LOCATION = 5
TREACHERY = 6
OBJECTIVE = 7
TYPES: tuple[str, ...] = (
    "hero",
    "ally",
    "attachment",
    "event",
    "enemy",
    "location",
    "treachery",
    "objective",
)

# Spheres of influence; bits, because a hero can have more than one resource icon.
NEUTRAL = 0
LEADERSHIP = 1
TACTICS = 2
SPIRIT = 4
LORE = 8
SPHERES: dict[int, str] = {
    NEUTRAL: "neutral",
    LEADERSHIP: "leadership",
    TACTICS: "tactics",
    SPIRIT: "spirit",
    LORE: "lore",
}

# A cost that is chosen when paying.
X = -1

# What an attachment may be played on.
ON_NOTHING = 0
ON_HERO = 1
ON_CHARACTER = 2
ON_LOCATION = 3
ON_ENGAGED_ENEMY = 4


@dataclass(slots=True, eq=False)
class Card:
    """One title, with its printed values. Values that a type of card doesn't have are 0."""

    number: int  # the number printed on the card; also its index in CARDS
    id: str  # the token players use
    type: int
    sphere: int = NEUTRAL
    cost: int = 0
    threat: int = 0  # a hero's threat cost, or what an enemy or location adds in the staging area
    willpower: int = 0
    attack: int = 0
    defense: int = 0
    hit_points: int = 0
    engagement: int = 0
    quest_points: int = 0
    victory: int = 0
    traits: frozenset[str] = frozenset()
    unique: bool = False
    attach: int = ON_NOTHING
    set: str = ""  # the encounter set of an encounter card
    quantity: int = 1  # copies in the box
    easy: int = 0  # copies that stay in the easy mode
    # Keywords.
    ranged: bool = False
    sentinel: bool = False
    restricted: bool = False
    guarded: bool = False
    surge: bool = False
    doomed: int = 0
    icon: int = field(init=False)  # the resource icon of a hero

    def __post_init__(self) -> None:
        self.icon = self.sphere if self.type == HERO else NEUTRAL

    def __repr__(self) -> str:
        return f"<{self.id}>"


def columns(type: int, *names: str) -> Callable[..., Card]:
    """Makes cards of one type of a row of values; what only some of them have stands behind it, by name."""

    def card(number: int, id: str, *row: Any, **some: Any) -> Card:
        values = dict(zip(names, row, strict=True))
        values["traits"] = frozenset(values.get("traits", "").split())
        return Card(number, id, type, **values, **some)

    return card
