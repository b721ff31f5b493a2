"""Decks (rulebook, Building a tournament deck): text form, and the check of what may be played."""

from __future__ import annotations

import re

from westmarch.core.decisions import Reason
from westmarch.core.errors import BadSetup
from westmarch.games.lcg.facts.box import CARDS, LAST_HERO, LAST_PLAYER_CARD
from westmarch.games.lcg.facts.card import NEUTRAL, SPHERES
from westmarch.games.lcg.facts.decks import SHIPPED_DECKS, Deck
from westmarch.games.lcg.pool import MAX_COPIES

RULE = "lcg-rule-deck-building"
MIN_CARDS = 50
MAX_HEROES = 3

# A deck in an option: the tournament rules must hold for the first, the second may have any number of cards.
CUSTOM = "custom:"
FREE = "free:"

LONGEST_CODE = 2000  # characters; a deck of all cards there are takes five hundred
_PART = re.compile(r"(\d{1,4})(?:x(\d{1,4}))?")


def deck_code(deck: Deck, prefix: str = CUSTOM) -> str:
    """A deck as a word: `custom:1+2+3/13x3+14x2+73`, by card numbers, heroes first."""
    heroes = "+".join(str(number) for number in deck.heroes)
    return f"{prefix}{heroes}/{cards_code(deck.cards)}"


def cards_code(cards: dict[int, int]) -> str:
    return "+".join(f"{number}x{count}" if count > 1 else str(number) for number, count in sorted(cards.items()))


def read_cards(text: str) -> dict[int, int]:
    """The cards of a code; raises ValueError."""
    cards: dict[int, int] = {}
    for part in text.split("+") if text else []:
        found = _PART.fullmatch(part)
        if found is None:
            raise ValueError(part)
        number = int(found[1])
        cards[number] = cards.get(number, 0) + int(found[2] or 1)
    return cards


def parse_deck(text: str) -> Deck:
    """The deck that an option value names or describes, playable or not; raises BadSetup if it is none."""
    if text in SHIPPED_DECKS:
        return SHIPPED_DECKS[text]
    if len(text) > LONGEST_CODE:
        raise BadSetup("lcg-deck-code-long", most=LONGEST_CODE)
    for prefix in (CUSTOM, FREE):
        if text.startswith(prefix):
            heroes, slash, cards = text[len(prefix) :].partition("/")
            try:
                deck = Deck(text, tuple(read_cards(heroes)), read_cards(cards))
            except ValueError as error:
                raise BadSetup("lcg-bad-deck-code", code=text, part=str(error)) from None
            if not slash:
                raise BadSetup("lcg-bad-deck-code", code=text, part=text)
            return deck
    raise BadSetup("core-bad-option", option="decks", value=text, choices=", ".join((*SHIPPED_DECKS, CUSTOM, FREE)))


def read_deck(text: str) -> Deck:
    """The deck that an option value names or describes; raises BadSetup, also if it can't be played."""
    deck = parse_deck(text)
    found = [] if text in SHIPPED_DECKS else problems(deck, tournament=text.startswith(CUSTOM))
    if found:
        raise BadSetup("lcg-bad-deck", code=text, problem=" ".join(str(each) for each in found))
    return deck


def problems(deck: Deck, tournament: bool = True) -> list[Reason]:
    """What is wrong with a deck; empty if it may be played. Without `tournament` it may be smaller than 50 cards."""
    found: list[Reason] = []
    if not 1 <= len(deck.heroes) <= MAX_HEROES:
        found.append(Reason("lcg-deck-heroes", rule=RULE, count=len(deck.heroes)))
    for number in deck.heroes:
        if not 1 <= number <= LAST_HERO:
            found.append(Reason("lcg-deck-no-hero", rule=RULE, number=number))
    for number in sorted(set(deck.heroes)):
        if deck.heroes.count(number) > 1:
            found.append(Reason("lcg-deck-hero-twice", rule="lcg-rule-unique", card=CARDS[number].id))
    for number, count in sorted(deck.cards.items()):
        if not LAST_HERO < number <= LAST_PLAYER_CARD:
            found.append(Reason("lcg-deck-no-card", rule=RULE, number=number))
        elif not 1 <= count <= MAX_COPIES:
            found.append(Reason("lcg-deck-copies", rule=RULE, card=CARDS[number].id, count=count, limit=MAX_COPIES))
    if tournament and deck.size() < MIN_CARDS:
        found.append(Reason("lcg-deck-small", rule=RULE, count=deck.size(), least=MIN_CARDS))
    return found


def warnings(deck: Deck) -> list[Reason]:
    """What is allowed but surely not meant: cards that no hero of the deck can pay for."""
    spheres = 0
    for number in deck.heroes:
        spheres |= CARDS[number].sphere
    return [
        Reason("lcg-deck-dead-card", rule=RULE, card=CARDS[number].id, sphere=SPHERES[CARDS[number].sphere])
        for number in sorted(deck.cards)
        if CARDS[number].sphere != NEUTRAL and not CARDS[number].sphere & spheres
    ]
