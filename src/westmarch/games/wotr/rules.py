"""War of the Ring for the core: how a match starts, goes on, is seen and written down."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from westmarch.core.decisions import Reason, Steps
from westmarch.core.game import Game, Option, Setup
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.chances import CHANCES
from westmarch.games.wotr.state import State, War
from westmarch.games.wotr.text import hidden, notation, view, vocabulary
from westmarch.games.wotr.text.older import OLDER
from westmarch.games.wotr.text.words import TABLE
from westmarch.games.wotr.turn import phases


class WarOfTheRing(Game[State]):
    """Two players: the Free Peoples and the Shadow."""

    key = "wotr"
    seat_counts = (2,)
    default_seats = 2
    options = (Option("lome", False, (False,)),)
    rules_version = 3
    chances = CHANCES
    older = OLDER
    words = TABLE

    def __init__(self) -> None:
        self.vocabulary = vocabulary.all_tokens(BASE)

    def seat_names(self, count: int) -> tuple[str, ...]:
        return BASE.seats.names

    def new_state(self, setup: Setup) -> State:
        return State(BASE)

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
