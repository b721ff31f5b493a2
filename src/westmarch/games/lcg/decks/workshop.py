"""Decks for people who build them: checked, read from other programs, written for them."""

from __future__ import annotations

from collections.abc import Mapping

from westmarch.core.errors import BadSetup
from westmarch.core.workshop import Checked, ReadIn, Workshop
from westmarch.games.lcg.decks import exchange
from westmarch.games.lcg.decks.building import CUSTOM, FREE, deck_code, parse_deck, problems, warnings
from westmarch.games.lcg.facts.box import CARDS, LAST_HERO, LAST_PLAYER_CARD
from westmarch.games.lcg.facts.decks import SHIPPED_DECKS, Deck

WRITERS = {
    "ringsdb-text": exchange.write_ringsdb_text,
    "ringsdb-json": exchange.write_ringsdb_json,
    "octgn": exchange.write_octgn,
}

FORMATS: Mapping[str, str] = {"ringsdb-text": ".txt", "ringsdb-json": ".json", "octgn": ".o8d"}


class DeckWorkshop(Workshop):
    option = "decks"
    formats = FORMATS

    def ready_made(self) -> Mapping[str, str]:
        return {name: deck_code(deck, FREE) for name, deck in SHIPPED_DECKS.items()}

    def check(self, code: str) -> Checked:
        """A deck that is only too small for a tournament can be played all the same."""
        deck = parse_deck(code)
        found = problems(deck)
        playable = None
        if not found:
            playable = deck_code(deck, CUSTOM)
        elif not problems(deck, tournament=False):
            playable = deck_code(deck, FREE)
        heroes = [number for number in deck.heroes if 1 <= number <= LAST_HERO]
        figures = {
            "heroes": len(deck.heroes),
            "cards": deck.size(),
            "threat": sum(CARDS[number].threat for number in heroes),
        }
        return Checked(playable, found, warnings(_known(deck)) if heroes else [], figures)

    def read(self, text: str) -> ReadIn:
        found = exchange.read_deck_file(text)
        return ReadIn(found.name, deck_code(found.deck), found.missing)

    def write(self, code: str, name: str, form: str) -> str:
        if form not in WRITERS:
            raise BadSetup("core-bad-option", option="format", value=form, choices=", ".join(WRITERS))
        return WRITERS[form](_known(parse_deck(code)), name)


def _known(deck: Deck) -> Deck:
    """Without numbers that are no card of a player."""
    heroes = tuple(number for number in deck.heroes if 1 <= number <= LAST_HERO)
    cards = {number: count for number, count in deck.cards.items() if LAST_HERO < number <= LAST_PLAYER_CARD}
    return Deck(deck.name, heroes, cards)
