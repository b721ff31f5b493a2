"""The event cards of Lords of Middle-earth, one block each, both halves together."""

from __future__ import annotations

from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.lome.cards import free, shadow
from westmarch.games.wotr.state import CHARACTER_DECK, STRATEGY_DECK


def fill(edition: Edition) -> None:
    """Twelve cards are added to the decks, one takes another's place, and one is in no deck."""
    edition.add_deck(FREE, CHARACTER_DECK, free.CHARACTER_CARDS)
    edition.add_deck(FREE, STRATEGY_DECK, free.STRATEGY_CARDS)
    edition.replace_card("balrog-of-moria", shadow.A_BALROG_IS_COME)
    edition.add_deck(SHADOW, CHARACTER_DECK, shadow.CHARACTER_CARDS)
    edition.add_deck(SHADOW, STRATEGY_DECK, shadow.STRATEGY_CARDS)
    edition.add_lone_card(shadow.WE_SHALL_GET_IT)
