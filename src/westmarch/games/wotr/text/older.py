"""Ids that things had in earlier releases: records, positions and stored matches still use them."""

from __future__ import annotations

from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.state import CHARACTER_DECK, STRATEGY_DECK

# Cards were called by deck and number: fp_char_01.
_DECKS = {
    "fp_char": (FREE, CHARACTER_DECK),
    "fp_str": (FREE, STRATEGY_DECK),
    "sh_char": (SHADOW, CHARACTER_DECK),
    "sh_str": (SHADOW, STRATEGY_DECK),
}
_CARDS = {
    f"{prefix}_{number:02}": card
    for prefix, (side, deck) in _DECKS.items()
    for number, card in enumerate(BASE.deck(side, deck), start=1)
}
# Questions that had the name of their card; it is the card's own now.
_QUESTIONS = {
    "wotr.card.cruel-weather": "wotr.card.cruel-weather-where",
    "wotr.card.stormcrow": "wotr.card.stormcrow-nation",
    "wotr.card.hill-trolls": "wotr.card.hill-trolls-where",
}
# Then -> now.
OLDER: dict[str, str] = {**_CARDS, **_QUESTIONS}
