"""What the steward says: a message with the names of regions, people, cards and nations put in."""

from __future__ import annotations

from westmarch.bots.wotr.intents import Reasoning
from westmarch.core import messages
from westmarch.games.wotr.board import REGION_IDS

# Parameters that are ids of named things, by the head of their message.
NAMED = {
    "card": "wotr-card-",
    "character": "wotr-character-",
    "nation": "wotr-nation-",
    "deck": "wotr-deck-",
    "face": "wotr-face-",
    "old": "wotr-face-",
    "new": "wotr-face-",
}
PLACES = ("region", "origin", "goal")


def sentence(reason: Reasoning, language: str = messages.DEFAULT_LANGUAGE) -> str:
    """The reason in words."""
    params: dict[str, object] = {}
    for name, value in reason.params.items():
        if name in PLACES and isinstance(value, int):
            params[name] = messages.text(f"wotr-region-{REGION_IDS[value]}", None, language) if value >= 0 else "?"
        elif name in NAMED:
            params[name] = messages.text(NAMED[name] + str(value), None, language)
        else:
            params[name] = value
    return messages.text(reason.key, params, language)
