"""The base game, put into an edition."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from westmarch.games.wotr.cards import free_character, free_strategy, shadow_character, shadow_strategy
from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.facts.characters import BASE_CHARACTERS
from westmarch.games.wotr.facts.components import BASE_FACES, BASE_TILES, ORDINARY_DICE, RINGS
from westmarch.games.wotr.state import CHARACTER_DECK, STRATEGY_DECK
from westmarch.games.wotr.team import TWO_PLAYERS, Seats
from westmarch.games.wotr.turn import action_table


def fill(edition: Edition) -> None:
    """Characters, dice, tiles, decks and actions as they are in the box."""
    edition.add_characters(BASE_CHARACTERS)
    edition.add_faces(BASE_FACES)
    edition.ordinary_dice = ORDINARY_DICE
    edition.rings = RINGS
    edition.add_tiles(BASE_TILES)
    edition.add_deck(FREE, CHARACTER_DECK, free_character.DECK)
    edition.add_deck(FREE, STRATEGY_DECK, free_strategy.DECK)
    edition.add_deck(SHADOW, CHARACTER_DECK, shadow_character.DECK)
    edition.add_deck(SHADOW, STRATEGY_DECK, shadow_strategy.DECK)
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
