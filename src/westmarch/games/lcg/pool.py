"""The cards of one match: which there are, who owns them, what they are called. Made once, shared by all copies."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from westmarch.games.lcg.facts.box import BY_ID, CARDS, ORC_GUARD
from westmarch.games.lcg.facts.card import HERO
from westmarch.games.lcg.facts.decks import Deck
from westmarch.games.lcg.facts.scenarios import SCENARIOS

if TYPE_CHECKING:
    from westmarch.games.lcg.abilities import Box

MAX_PLAYERS = 4
MAX_COPIES = 3  # of a title in one player's deck


def token(card_id: str, copy: int) -> str:
    """The name of one copy: `forest-spider` is the first, `forest-spider.2` the second."""
    return card_id if copy == 1 else f"{card_id}.{copy}"


Guest = tuple[str, int]  # the token of a card that belongs to no deck of the match, and who owns it


class Pool:
    """Every card of a match has an index; these never change, so all copies of a state share them.

    A position may bring guests: cards of other scenarios, and player cards that are in nobody's deck. They come last.
    """

    __slots__ = (
        "beginner", "box", "codes", "copies", "decks", "easy", "guests", "heroes", "icons", "index", "names", "owners",
        "players", "scenario", "seats", "types", "unmarked",
    )  # fmt: skip

    def __init__(
        self,
        box: Box,
        decks: tuple[Deck, ...],
        scenario: str,
        easy: bool,
        beginner: bool,
        guests: tuple[Guest, ...] = (),
    ) -> None:
        self.players = len(decks)
        self.seats = tuple(f"p{number + 1}" for number in range(self.players))
        self.scenario = SCENARIOS[scenario]
        self.easy = easy
        self.beginner = beginner
        codes: list[int] = []
        owners: list[int] = []
        for seat, deck in enumerate(decks):
            for number in (*deck.heroes, *(each for each in deck.cards for _ in range(deck.cards[each]))):
                codes.append(number)
                owners.append(seat)
        for card in self.scenario.encounter_deck(easy):
            codes.append(card.number)
            owners.append(self.players)  # the encounter deck is the pile after the players' own
        self.guests = range(len(codes), len(codes) + len(guests))
        codes += [BY_ID[name.split(".")[0]].number for name, _ in guests]
        owners += [owner for _, owner in guests]
        self.codes = tuple(codes)
        self.copies = {
            number: tuple(each for each in range(len(codes)) if codes[each] == number) for number in set(codes)
        }
        self.types = tuple(CARDS[number].type for number in codes)
        self.icons = tuple(CARDS[number].icon for number in codes)  # the resource icons printed on them
        self.box = box.with_only((ORC_GUARD.number, *codes))  # what these cards say
        self.owners = tuple(owners)
        self.unmarked = bytes(len(codes))  # no card has a mark
        self.heroes = tuple(
            tuple(each for each in range(len(codes)) if owners[each] == seat and CARDS[codes[each]].type == HERO)
            for seat in range(self.players)
        )
        # In printed order; the last one is the encounter deck.
        self.decks = tuple(
            tuple(
                each for each in range(self.guests.start) if owners[each] == owner and CARDS[codes[each]].type != HERO
            )
            for owner in range(self.players + 1)
        )
        seen: dict[int, int] = {}
        names: list[str] = []
        for number in codes[: self.guests.start]:
            seen[number] = seen.get(number, 0) + 1
            names.append(token(CARDS[number].id, seen[number]))
        self.names = (*names, *(name for name, _ in guests))
        self.index = {name: each for each, name in enumerate(self.names)}


make_pool = lru_cache(maxsize=64)(Pool)
