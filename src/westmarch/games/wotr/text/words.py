"""Which names the ids of War of the Ring have in the message files."""

from __future__ import annotations

from westmarch.core.words import PLAIN, TOKEN, Ids
from westmarch.games.wotr.state import DECKS, SIDES

IDS = Ids(
    params={
        "origin": "region",
        "target": "region",
        "characters": "character",
        "group": "character",
        "guide": "character",
        "dice": "face",
        "die": "face",
        "needed": "face",
        "symbol": "face",
        "old": "face",
        "new": "face",
        "effect": "combat",
        "against": "deck",
        "action": TOKEN,
        "actions": TOKEN,
        "cause": PLAIN,
        "walls": PLAIN,
        "eye": PLAIN,
        "hunters": "hunter",
        "instead": "character",
        "seats": "seat",
        "versions": "version",
        "cards": "card",
        "aside": "face",
        "special": "special",
    },
    tokens={
        "die": "face",
        "card": "card",
        "lose": "figure",
        "reduce": "figure",
        "bring": "character",
        "envoy": "character",
        "draw": "deck",
        "discard": "card",
        "via": "region",
        "join": "region",
        "take": "version",
        "look": "seat",
        "rouse": "character",
        "token": TOKEN,
        "ring": "ring",
    },
    families=("region", "figure", "character", "nation", "card", "tile"),
    chances={"action-dice": "face", "special-dice": "face"},
    # Stored matches of earlier releases have numbers for them.
    numbered={"side": SIDES, "deck": DECKS},
)
