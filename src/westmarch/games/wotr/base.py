"""The base game, put into an edition."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import ModuleType

from westmarch.games.wotr.cards import free_character, free_strategy, shadow_character, shadow_strategy
from westmarch.games.wotr.edition import Edition, EventCard
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.facts.characters import BASE_CHARACTERS
from westmarch.games.wotr.facts.components import BASE_FACES, BASE_TILES, ORDINARY_DICE, RINGS
from westmarch.games.wotr.state import CHARACTER_DECK, STRATEGY_DECK
from westmarch.games.wotr.team import TWO_PLAYERS, Seats
from westmarch.games.wotr.turn import action_table


def deck(module: ModuleType) -> list[EventCard]:
    """All cards of a module, as they follow each other in it."""
    return [each for each in vars(module).values() if isinstance(each, EventCard)]


def fill(edition: Edition) -> None:
    """Characters, dice, tiles, decks and actions as they are in the box."""
    edition.add_characters(BASE_CHARACTERS)
    edition.add_faces(BASE_FACES)
    edition.ordinary_dice = ORDINARY_DICE
    edition.rings = RINGS
    edition.add_tiles(BASE_TILES)
    edition.add_deck(FREE, CHARACTER_DECK, deck(free_character))
    edition.add_deck(FREE, STRATEGY_DECK, deck(free_strategy))
    edition.add_deck(SHADOW, CHARACTER_DECK, deck(shadow_character))
    edition.add_deck(SHADOW, STRATEGY_DECK, deck(shadow_strategy))
    action_table.fill(edition)


def make(seats: Seats, more: Iterable[Callable[[Edition], None]] = (), options: tuple[str, ...] = ()) -> Edition:
    """An edition: the base game, and what the expansions of these options add to it."""
    edition = Edition(seats, options)
    fill(edition)
    for expansion in more:
        expansion(edition)
    edition.seal()
    return edition


BASE: Edition = make(TWO_PLAYERS)
