"""Which names the ids of The Battle of Five Armies have in the message files."""

from __future__ import annotations

from westmarch.core.words import PLAIN, TOKEN, Ids

IDS = Ids(
    params={
        "origin": "area",
        "target": "area",
        "army": "area",
        "armies": "area",
        "path": "area",
        "who": "character",
        "faces": "face",
        "regions": "area",
        "lord": "territory",
        "rolled": "face",
        "modifiers": "modifier",
        "own": PLAIN,
        "by": PLAIN,
        "why": PLAIN,
        "use": TOKEN,
        "play": TOKEN,
        "roll": PLAIN,
        "what": PLAIN,
    },
    families=("area", "unit", "character", "territory", "card"),
    chances={
        "action-dice-free": "face",
        "action-dice-shadow": "face",
        "fate-card": "fate",
        "fate-tile": "tile",
        "token-dwarves": "recruit",
        "token-elves": "recruit",
        "token-shadow": "recruit",
    },
)
