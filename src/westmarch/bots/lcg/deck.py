"""What is left in the encounter deck: everybody knows its list, and what lies face up is no longer in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.facts.card import ENEMY, LOCATION
from westmarch.games.lcg.facts.scenarios import SCENARIOS

# What a shadow card adds to the attack (defended, undefended), and what else it costs in the ranger's currency.
SHADOW_BONUS: dict[str, tuple[int, int]] = {
    "dol-guldur-orcs": (1, 3),
    "east-bight-patrol": (1, 1),
    "wargs": (1, 2),
    "eastern-crows": (1, 1),
    "massing-at-night": (1, 1),
    "despair": (2, 0),
}
SHADOW_COST: dict[str, tuple[float, float]] = {
    "king-spider": (1.5, 3.0),
    "hummerhorns": (6.0, 12.0),
    "ungoliants-spawn": (6.0, 12.0),
    "driven-by-shadow": (1.0, 3.0),
    "forest-spider": (1.0, 1.0),
    "east-bight-patrol": (0.0, 4.5),
    "wolf-rider": (4.0, 4.0),
    "cavern-guardian": (1.5, 4.0),
    "under-the-shadow": (2.5, 2.5),
    "iron-shackles": (1.5, 1.5),
    "misty-mountain-goblins": (1.5, 4.0),
    "pursued-by-shadow": (4.0, 4.0),
}


class EncounterDeck:
    """The cards that may come, as far as a seat can know."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        cards = SCENARIOS[view["scenario"]].encounter_deck(view["difficulty"] == "easy")
        left = Counter(card.id for card in cards)
        left.subtract(_seen(view))
        self.left = {card: count for card, count in left.items() if count > 0}
        self.size = max(1, sum(self.left.values()))
        self.known: list[str] = view["encounter"]["deck_known"]
        self.shadows = view["mode"] != "beginner"
        threats = [(_threat(card), count) for card, count in self.left.items()]
        self.mean = sum(threat * count for threat, count in threats) / self.size
        self.spread = (sum((threat - self.mean) ** 2 * count for threat, count in threats) / self.size) ** 0.5

    def chance(self, card: str) -> float:
        """The chance that the next card is this one."""
        return self.left.get(card, 0) / self.size

    def threat(self, reveals: int) -> tuple[float, float]:
        """Mean and spread of what so many cards add to the staging area."""
        sure = [_threat(card) for card in self.known[:reveals]]
        open_reveals = reveals - len(sure)
        return sum(sure) + open_reveals * self.mean, self.spread * open_reveals**0.5

    def enemy_chance(self, threat: int) -> float:
        """The chance that the next card is an enemy that comes to a player with that threat."""
        coming = sum(
            count for card, count in self.left.items() if BY_ID[card].type == ENEMY and BY_ID[card].engagement <= threat
        )
        return coming / self.size

    def shadow(self, undefended: bool) -> list[tuple[int, float]]:
        """How much a shadow card adds to an attack, with the chance of each."""
        if not self.shadows:
            return [(0, 1.0)]
        chances: dict[int, float] = {}
        for card, count in self.left.items():
            bonus = SHADOW_BONUS.get(card, (0, 0))[undefended]
            chances[bonus] = chances.get(bonus, 0.0) + count / self.size
        return sorted(chances.items()) or [(0, 1.0)]

    def shadow_cost(self, undefended: bool) -> float:
        """What else a shadow card costs on average."""
        if not self.shadows:
            return 0.0
        costs = [SHADOW_COST.get(card, (0.0, 0.0))[undefended] * count for card, count in self.left.items()]
        return sum(costs) / self.size


def _threat(card: str) -> int:
    return BY_ID[card].threat if BY_ID[card].type <= LOCATION else 0


def _seen(view: Mapping[str, Any]) -> list[str]:
    seen: list[str] = [*view["encounter"]["discard"], *view["victory"], *view["aside"]]
    table = list(view["staging"])
    if view["active"] is not None:
        table.append(view["active"])
    for player in view["players"]:
        table += player["enemies"]
        seen += [worn["card"] for each in player["characters"] for worn in each["attachments"]]
    for card in table:
        seen.append(card["card"])
        seen += [shadow for shadow in card.get("shadows", []) if shadow is not None]
    return seen
