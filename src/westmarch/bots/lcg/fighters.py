"""Characters and enemies in numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.facts.card import Card


class Fighter:
    """A character."""

    __slots__ = (
        "attachments",
        "attack",
        "barred",
        "card",
        "committed",
        "defense",
        "hero",
        "id",
        "left",
        "ready",
        "resources",
        "seat",
        "willpower",
    )

    def __init__(self, data: Mapping[str, Any], seat: str) -> None:
        self.id: str = data["id"]
        self.card: str = data["card"]
        self.seat = seat
        self.hero: bool = data["type"] == "hero"
        self.willpower: int = data["willpower"]
        self.attack: int = data["attack"]
        self.defense: int = data["defense"]
        self.left: int = data["hit_points"] - data["damage"]
        self.ready: bool = not data["exhausted"]
        self.committed: bool = data["committed"]
        self.resources: int = data.get("resources", 0)
        self.attachments: list[str] = [each["card"] for each in data["attachments"]]
        self.barred = "gandalfs-map" in self.attachments

    def printed(self) -> Card:
        return BY_ID[self.card]

    def worth(self) -> float:
        """What losing it would cost."""
        return 4.8 + 3.5 * self.willpower + 2.9 * self.attack + 1.3 * self.defense + 0.8 * self.left


class Foe:
    """An enemy."""

    __slots__ = (
        "attack",
        "barred",
        "card",
        "defense",
        "done",
        "engagement",
        "guards",
        "id",
        "left",
        "seat",
        "snared",
        "struck",
        "threat",
        "wanted",
    )

    def __init__(self, data: Mapping[str, Any], seat: str | None) -> None:
        self.id: str = data["id"]
        self.card: str = data["card"]
        self.seat = seat
        self.attack: int = data["attack"]
        self.defense: int = data["defense"]
        self.left: int = data["hit_points"] - data["damage"]
        self.threat: int = data["threat"]
        self.engagement: int = data["engagement"]
        self.done: bool = data["attacked"]
        self.struck: list[str] = data["struck"]
        self.snared = any(each["card"] == "forest-snare" for each in data["attachments"])
        self.barred: bool = seat is not None and seat in data["barred"]

        self.guards: str | None = data.get("guards")  # the objective it keeps from us
        self.wanted = False  # the quest can't be won while it lives

    def harmless(self) -> bool:
        return self.snared or self.barred

    def toughness(self) -> int:
        return self.defense + self.left
