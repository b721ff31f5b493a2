"""All cards by their printed number, and by id. Number 0 is the face-down Orc Guard of Escape from Dol Guldur."""

from __future__ import annotations

from westmarch.games.lcg.facts.card import ENEMY, Card
from westmarch.games.lcg.facts.encounter_cards import ENCOUNTER_CARDS
from westmarch.games.lcg.facts.heroes import HEROES
from westmarch.games.lcg.facts.player_cards import PLAYER_CARDS

# A player's card lying face down as an enemy: no traits, no text. No engagement cost is given for it; 0 is taken,
# so that it gets its shadow card last.
ORC_GUARD = Card(0, "orc-guard", ENEMY, attack=1, defense=1, hit_points=1, quantity=0)

CARDS: tuple[Card, ...] = (ORC_GUARD, *HEROES, *PLAYER_CARDS, *ENCOUNTER_CARDS)
BY_ID: dict[str, Card] = {card.id: card for card in CARDS}

THREAT_LIMIT = 50  # the last number of the threat tracker: who reaches it is eliminated
LAST_HERO = len(HEROES)
LAST_PLAYER_CARD = LAST_HERO + len(PLAYER_CARDS)
