"""Ids that things had in earlier releases: records, positions and stored matches still use them."""

from __future__ import annotations

from westmarch.games.wotr.board import FREE
from westmarch.games.wotr.events import CARDS


def _card(side: int, deck: int, number: int) -> str:
    """Cards were called by deck and number: fp_char_01."""
    return f"{'fp' if side == FREE else 'sh'}_{'str' if deck else 'char'}_{number:02}"


# Questions that had the name of their card; it is the card's own now.
_QUESTIONS = {
    "wotr.card.cruel-weather": "wotr.card.cruel-weather-where",
    "wotr.card.stormcrow": "wotr.card.stormcrow-nation",
    "wotr.card.hill-trolls": "wotr.card.hill-trolls-where",
}


def older_ids() -> dict[str, str]:
    """Then -> now."""
    cards = {_card(card.side, card.deck, card.order % 100 + 1): card.id for card in CARDS.values()}
    return {**cards, **_QUESTIONS}
