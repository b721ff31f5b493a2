"""War of the Ring for the core: how a match starts, goes on, is seen and written down."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from westmarch.core.decisions import Reason, Steps
from westmarch.core.game import Game, Option, Setup
from westmarch.games.wotr import action_table as _table
from westmarch.games.wotr import cards as _cards
from westmarch.games.wotr import events, hidden, notation, phases, view, vocabulary
from westmarch.games.wotr.chances import CHANCES
from westmarch.games.wotr.older import older_ids
from westmarch.games.wotr.state import SIDES, State, War
from westmarch.games.wotr.words import TABLE

# Importing them fills the registries, in this order.
assert _table
assert _cards


class WarOfTheRing(Game[State]):
    """Two players: the Free Peoples and the Shadow."""

    key = "wotr"
    seat_counts = (2,)
    default_seats = 2
    options = (Option("lome", False, (False,)),)
    rules_version = 3
    chances = CHANCES
    older = older_ids()
    words = TABLE

    def __init__(self) -> None:
        self.vocabulary = vocabulary.all_tokens()

    def seat_names(self, count: int) -> tuple[str, ...]:
        return SIDES

    def new_state(self, setup: Setup) -> State:
        state = State()
        for card in events.in_order(events.CARDS):
            state.decks[events.deck_index(events.CARDS[card].side, events.CARDS[card].deck)].append(card)
        return state

    def step(self, match: War) -> Steps[None]:
        return phases.step(match)

    def view(self, match: War, seat: str | None) -> dict[str, Any]:
        return view.view(match, seat)

    def write(self, setup: Setup, state: State) -> list[str]:
        return notation.write(self.new_state(setup), state)

    def read(self, setup: Setup, lines: Sequence[tuple[int, str, str]]) -> State:
        return notation.read(self.new_state(setup), lines)

    def turn(self, state: State) -> int:
        return state.turn

    def why_not(self, match: War, token: str) -> Reason | None:
        return vocabulary.why_not(match, token)

    def redeal(self, match: War, seat: str, shuffle: Callable[[Sequence[str]], list[str]]) -> Mapping[str, str]:
        return hidden.redeal(match, seat, shuffle)

    def renamed(self, state: State, names: Mapping[str, str]) -> State:
        return hidden.renamed(state, names)


GAME = WarOfTheRing()
