"""What is left in the encounter deck: everybody knows its list, and what lies face up is no longer in it."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache

from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.facts.card import ENEMY, LOCATION
from westmarch.games.lcg.facts.scenarios import SCENARIOS
from westmarch.games.lcg.seen import Enemy, Seen

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
    """The cards that may come, as far as a seat can know. Made once for what is known to be elsewhere."""

    def __init__(self, scenario: str, easy: bool, shadows: bool, elsewhere: tuple[str, ...]) -> None:
        left = printed(scenario, easy).copy()
        left.subtract(elsewhere)
        self.left = {card: count for card, count in left.items() if count > 0}
        self.size = max(1, sum(self.left.values()))
        threats = [(_threat(card), count) for card, count in self.left.items()]
        self.mean = sum(threat * count for threat, count in threats) / self.size
        self.spread = (sum((threat - self.mean) ** 2 * count for threat, count in threats) / self.size) ** 0.5
        # What a shadow card does to an attack: how much it adds, with the chance of each; and what else it costs.
        self.defended = self._shadow(False) if shadows else [(0, 1.0)]
        self.undefended = self._shadow(True) if shadows else [(0, 1.0)]
        self.defended_cost = self._shadow_cost(False) if shadows else 0.0
        self.undefended_cost = self._shadow_cost(True) if shadows else 0.0

    def chance(self, card: str) -> float:
        """The chance that the next card is this one."""
        return self.left.get(card, 0) / self.size

    def threat(self, reveals: int, known: list[str]) -> tuple[float, float]:
        """Mean and spread of what so many cards add to the staging area; the first may be known."""
        sure = [_threat(card) for card in known[:reveals]]
        open_reveals = reveals - len(sure)
        return sum(sure) + open_reveals * self.mean, self.spread * open_reveals**0.5

    def enemy_chance(self, threat: int) -> float:
        """The chance that the next card is an enemy that comes to a player with that threat."""
        coming = sum(
            count for card, count in self.left.items() if BY_ID[card].type == ENEMY and BY_ID[card].engagement <= threat
        )
        return coming / self.size

    def _shadow(self, undefended: bool) -> list[tuple[int, float]]:
        chances: dict[int, float] = {}
        for card, count in self.left.items():
            bonus = SHADOW_BONUS.get(card, (0, 0))[undefended]
            chances[bonus] = chances.get(bonus, 0.0) + count / self.size
        return sorted(chances.items()) or [(0, 1.0)]

    def _shadow_cost(self, undefended: bool) -> float:
        costs = [SHADOW_COST.get(card, (0.0, 0.0))[undefended] * count for card, count in self.left.items()]
        return sum(costs) / self.size


@cache
def printed(scenario: str, easy: bool) -> Counter[str]:
    """How many of each card a scenario's encounter deck has."""
    return Counter(card.id for card in SCENARIOS[scenario].encounter_deck(easy))


_made = lru_cache(maxsize=512)(EncounterDeck)


def deck_of(seen: Seen) -> EncounterDeck:
    """What may be left in the encounter deck for all that a seat knows."""
    elsewhere = tuple(sorted(_elsewhere(seen)))
    return _made(seen.scenario, seen.difficulty == "easy", seen.mode != "beginner", elsewhere)


def _threat(card: str) -> int:
    return BY_ID[card].threat if BY_ID[card].type <= LOCATION else 0


def _elsewhere(seen: Seen) -> list[str]:
    """The encounter cards that are known not to be in the deck; some players' cards are among them."""
    found = [*seen.encounter.discard, *seen.victory, *seen.aside]
    table = list(seen.staging)
    if seen.active is not None:
        table.append(seen.active)
    for player in seen.players:
        table += player.enemies
        found += [worn.card for each in player.characters for worn in each.attachments]
    for card in table:
        found.append(card.card)
        if isinstance(card, Enemy):
            found += [shadow for shadow in card.shadows if shadow is not None]
    return found
