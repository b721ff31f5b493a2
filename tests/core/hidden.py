"""A tiny game with secrets: each player draws a card, shows it or not, and the opponent guesses high or low."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from westmarch.core.decisions import Decision, Steps
from westmarch.core.game import Game, GameOver, Result, Setup
from westmarch.core.match import Match

CARDS = ("ace", "two", "nine", "ten")
HIGH = ("nine", "ten")


class HiddenState:
    __slots__ = ("deck", "hand", "result", "turn")

    def __init__(self) -> None:
        self.deck = list(CARDS)
        self.hand = ["", ""]
        self.turn = 0
        self.result: Result | None = None

    def copy(self) -> HiddenState:
        twin = HiddenState()
        twin.deck = self.deck.copy()
        twin.hand = self.hand.copy()
        twin.turn = self.turn
        twin.result = self.result
        return twin


class Hidden(Game[HiddenState]):
    key = "hidden"
    seat_counts = (2,)
    vocabulary = frozenset({"keep", "high", "low", *(f"card:{card}" for card in CARDS)})
    chances: Mapping[str, str] = {"draw": "a card", "luck": "1 to 6"}

    def seat_names(self, count: int) -> tuple[str, ...]:
        return ("one", "two")

    def new_state(self, setup: Setup) -> HiddenState:
        return HiddenState()

    def step(self, match: Match[HiddenState]) -> Steps[None]:
        """Draws, may show a high card (who has a low one can only keep it), and lets the other guess."""
        state = match.state
        seat, other = match.seats[state.turn], match.seats[1 - state.turn]
        state.hand[state.turn] = match.chance.pick("draw", state.deck)
        state.deck.remove(state.hand[state.turn])
        match.chance.d6(f"luck/{seat}", 1)
        card = state.hand[state.turn]
        options = ("keep", f"card:{card}") if card in HIGH else ("keep",)
        answer = yield Decision(seat, "hidden.show", options, secret=True)
        if answer != "keep":
            match.tell("hidden.shown", card=card)
        yield Decision(other, "hidden.guess", ("high", "low"))
        if state.turn == 1:
            raise GameOver(Result((seat,), "over"))
        state.turn = 1

    def view(self, match: Match[HiddenState], seat: str | None) -> dict[str, Any]:
        own = [card for card, owner in zip(match.state.hand, match.seats) if owner == seat]
        return {"hand": own, "deck": len(match.state.deck)}

    def write(self, setup: Setup, state: HiddenState) -> list[str]:
        return [f"turn: {state.turn}", f"hand: {' '.join(card or '-' for card in state.hand)}"]

    def read(self, setup: Setup, lines: Sequence[tuple[int, str, str]]) -> HiddenState:
        state = HiddenState()
        for _, key, value in lines:
            if key == "turn":
                state.turn = int(value)
            else:
                state.hand = ["" if card == "-" else card for card in value.split()]
                state.deck = [card for card in CARDS if card not in state.hand]
        return state

    def redeal(
        self, match: Match[HiddenState], seat: str, shuffle: Callable[[Sequence[str]], list[str]]
    ) -> Mapping[str, str]:
        state = match.state
        known = {state.hand[match.seats.index(seat)], *(event.params.get("card") for event in match.events)}
        hidden = [card for card in CARDS if card not in known]
        return dict(zip(hidden, shuffle(hidden)))

    def renamed(self, state: HiddenState, names: Mapping[str, str]) -> HiddenState:
        twin = state.copy()
        twin.hand = [names.get(card, card) for card in state.hand]
        twin.deck = sorted((names.get(card, card) for card in state.deck), key=CARDS.index)
        return twin


def begin(seed: int = 1, **settings: Any) -> Match[HiddenState]:
    game = Hidden()
    return Match(game, game.set_up(None, {}), seed, **settings)
