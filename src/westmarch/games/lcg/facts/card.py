"""What a card is: the values printed on it."""

from __future__ import annotations

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


class Card:
    """One title, with its printed values. Values that a type of card doesn't have are 0."""

    __slots__ = (
        "attach", "attack", "cost", "defense", "doomed", "easy", "engagement", "guarded", "hit_points", "icon",
        "id", "number", "quantity", "quest_points", "ranged", "restricted", "sentinel", "set", "sphere", "surge",
        "threat", "traits", "type", "unique", "victory", "willpower",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        id: str,
        type: int,
        sphere: int = NEUTRAL,
        cost: int = 0,
        threat: int = 0,
        willpower: int = 0,
        attack: int = 0,
        defense: int = 0,
        hit_points: int = 0,
        engagement: int = 0,
        quest_points: int = 0,
        victory: int = 0,
        traits: str = "",
        keywords: str = "",
        unique: bool = False,
        attach: int = ON_NOTHING,
        set: str = "",
        quantity: int = 1,
        easy: int = 0,
    ) -> None:
        self.number = number  # the number printed on the card; also its index in CARDS
        self.id = id  # the token players use
        self.type = type
        self.sphere = sphere
        self.icon = sphere if type == HERO else NEUTRAL  # the resource icon of a hero
        self.cost = cost
        self.threat = threat  # a hero's threat cost, or what an enemy or location adds in the staging area
        self.willpower = willpower
        self.attack = attack
        self.defense = defense
        self.hit_points = hit_points
        self.engagement = engagement
        self.quest_points = quest_points
        self.victory = victory
        self.traits = frozenset(traits.split())
        words = keywords.split()
        self.ranged = "ranged" in words
        self.sentinel = "sentinel" in words
        self.restricted = "restricted" in words
        self.guarded = "guarded" in words
        self.surge = "surge" in words
        self.doomed = next((int(word.removeprefix("doomed")) for word in words if word.startswith("doomed")), 0)
        self.unique = unique
        self.attach = attach
        self.set = set  # the encounter set of an encounter card
        self.quantity = quantity  # copies in the box
        self.easy = easy  # copies that stay in the easy mode

    def __repr__(self) -> str:
        return f"<{self.id}>"
