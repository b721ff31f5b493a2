"""Every word that a decision of this game can offer."""

from __future__ import annotations

from westmarch.games.lcg.facts.box import CARDS, LAST_HERO, LAST_PLAYER_CARD
from westmarch.games.lcg.pool import MAX_COPIES, MAX_PLAYERS, token

WORDS: tuple[str, ...] = (
    "all",
    "bottom",
    "damage",
    "deck",
    "defense",
    "discard",
    "done",
    "draw",
    "each-player",
    "evenly",
    "hand",
    "keep",
    "mulligan",
    "no",
    "none",
    "one-player",
    "pass",
    "pass-until-change",
    "threat",
    "top",
    "undefended",
    "use:quest",
    "willpower",
    "yes",
)
SEATS: tuple[str, ...] = tuple(f"p{number + 1}" for number in range(MAX_PLAYERS))
MAX_COUNT = 99
MAX_SHADOWS = 60  # more than there are encounter cards
MAX_ORC_GUARDS = 200  # more than any match lasts rounds, for four players


def copies(number: int) -> int:
    """How many copies of a card a match can have."""
    if number <= LAST_HERO:
        return 1
    return MAX_COPIES * MAX_PLAYERS if number <= LAST_PLAYER_CARD else CARDS[number].quantity


def _vocabulary() -> frozenset[str]:
    words = [*WORDS, *SEATS]
    words += [f"count:{number}" for number in range(MAX_COUNT + 1)]
    words += [f"shadow:{number}" for number in range(1, MAX_SHADOWS + 1)]
    words += [f"orc-guard.{number}" for number in range(1, MAX_ORC_GUARDS + 1)]
    for card in CARDS[1:]:
        for copy in range(1, copies(card.number) + 1):
            words += [token(card.id, copy), f"use:{token(card.id, copy)}"]
        words.append(f"card:{card.id}")
        words.append(f"play:{card.id}")
    return frozenset(words)


VOCABULARY: frozenset[str] = _vocabulary()
