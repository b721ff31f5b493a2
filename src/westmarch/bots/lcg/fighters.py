"""Characters and enemies in numbers."""

from __future__ import annotations

from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.facts.card import Card
from westmarch.games.lcg.round.planning import MAX_RESTRICTED
from westmarch.games.lcg.seen import Character, Enemy


class Fighter:
    """A character."""

    def __init__(self, seen: Character, seat: str) -> None:
        self.seen = seen
        self.id = seen.id
        self.card = seen.card
        self.seat = seat
        self.hero = seen.hero
        self.willpower = seen.willpower
        self.attack = seen.attack
        self.defense = seen.defense
        self.damage = seen.damage
        self.left = seen.hit_points - seen.damage
        self.ready = not seen.exhausted
        self.committed = seen.committed
        self.resources = seen.resources
        self.attachments = [each.card for each in seen.attachments] if seen.attachments else []
        self.barred = "gandalfs-map" in self.attachments
        # What losing it would cost.
        self.worth = 4.8 + 3.5 * self.willpower + 2.9 * self.attack + 1.3 * self.defense + 0.8 * self.left

    def printed(self) -> Card:
        return BY_ID[self.card]

    def laden(self) -> bool:
        """Whether one more restricted card would cost one that it carries."""
        return sum([BY_ID[card].restricted for card in self.attachments]) >= MAX_RESTRICTED

    def carries(self, attachment: str) -> bool:
        """Whether it has that copy of an attachment."""
        return any(each.id == attachment for each in self.seen.attachments)


class Foe:
    """An enemy."""

    def __init__(self, seen: Enemy, seat: str | None) -> None:
        self.id = seen.id
        self.card = seen.card
        self.seat = seat
        self.attack = seen.attack
        self.defense = seen.defense
        self.left = seen.hit_points - seen.damage
        self.toughness = self.defense + self.left  # what an attack needs to kill it
        self.threat = seen.threat
        self.engagement = seen.engagement
        self.done = seen.attacked
        self.struck = seen.struck
        self.snared = "forest-snare" in [each.card for each in seen.attachments]
        self.barred = seat is not None and seat in seen.barred
        self.harmless = self.snared or self.barred
        self.guards = seen.guards  # the objective it keeps from us
        self.wanted = False  # the quest can't be won while it lives
