"""The three scenarios (rulebook, Scenarios): difficulty, encounter sets, quest cards; in campaign order."""

from __future__ import annotations

from dataclasses import dataclass

from westmarch.games.lcg.facts.card import Card
from westmarch.games.lcg.facts.encounter_cards import ENCOUNTER_CARDS
from westmarch.games.lcg.facts.quests import QUESTS


@dataclass(slots=True, eq=False)
class Scenario:
    """One scenario; its deck is made of all cards of its encounter sets, whatever the number of players."""

    id: str
    difficulty: int
    sets: tuple[str, ...]

    def first_quest(self) -> int:
        return next(each.number for each in QUESTS if each.scenario == self.id)

    def encounter_deck(self, easy: bool) -> list[Card]:
        """Every copy of every card, in printed order. Easy mode: a later official variant, not in the rulebook."""
        return [
            card
            for card in ENCOUNTER_CARDS
            if card.set in self.sets
            for _ in range(card.easy if easy else card.quantity)
        ]


SCENARIOS: dict[str, Scenario] = {
    "mirkwood": Scenario("mirkwood", 1, ("mirkwood", "spiders", "orcs")),
    "anduin": Scenario("anduin", 4, ("anduin", "sauron", "orcs", "wilderlands")),
    "dol-guldur": Scenario("dol-guldur", 7, ("dol-guldur", "spiders", "orcs")),
}
CAMPAIGN: tuple[str, ...] = tuple(SCENARIOS)
