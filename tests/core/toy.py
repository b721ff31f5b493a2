"""A tiny game for testing the core: two players roll a die and take or leave it, first to reach 10 wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.core.errors import BadText
from westmarch.core.game import Game, GameOver, Option, Result, Setup, Shuffle
from westmarch.core.match import Match


class ToyState:
    __slots__ = ("points", "result", "turn")

    def __init__(self) -> None:
        self.turn = 0
        self.points = [0, 0]
        self.result: Result | None = None

    def copy(self) -> ToyState:
        twin = ToyState()
        twin.turn = self.turn
        twin.points = self.points.copy()
        twin.result = self.result
        return twin


class Toy(Game[ToyState]):
    key = "toy"
    seat_counts = (2,)
    default_seats = 2
    options = (Option("fast", False, (False, True)),)
    vocabulary = frozenset({"take", "leave", "double", "go"})

    def seat_names(self, count: int) -> tuple[str, ...]:
        return ("one", "two")

    def new_state(self, setup: Setup) -> ToyState:
        return ToyState()

    def step(self, match: Match[ToyState]) -> Steps[None]:
        state = match.state
        seat = match.seats[state.turn]
        yield Decision(seat, "toy.go", ("go",))
        rolled = sum(match.chance.d6("die", 2))
        match.tell("toy.rolled", rolled=rolled)
        options = ("take", "leave", "double") if rolled % 2 == 0 else ("take", "leave")
        answer = yield Decision(
            seat, "toy.take", options, {"rolled": rolled}, why=lambda token: Reason("core-match-over")
        )
        if answer == "double":
            sure = yield Decision(seat, "toy.double", ("take", "leave"))
            answer = "take" if sure == "take" and match.chance.pick("coin", ("a", "b")) == "a" else "leave"
        if answer == "take":
            state.points[state.turn] += rolled
        match.tell("toy.secret", (seat,), points=state.points[state.turn])
        if state.points[state.turn] >= 20:
            raise GameOver(Result((seat,), "reached", {"one": state.points[0], "two": state.points[1]}))
        state.turn = 1 - state.turn

    def turn(self, state: ToyState) -> int:
        return state.turn

    def view(self, match: Match[ToyState], seat: str | None) -> dict[str, Any]:
        return {"points": list(match.state.points), "turn": match.state.turn}

    def redeal(self, match: Match[ToyState], seat: str, shuffle: Shuffle) -> Mapping[str, str]:
        return {}  # nothing is hidden

    def renamed(self, state: ToyState, names: Mapping[str, str]) -> ToyState:
        return state.copy()

    def write(self, setup: Setup, state: ToyState) -> list[str]:
        return [f"turn: {state.turn}", f"points: {state.points[0]} {state.points[1]}"]

    def read(self, setup: Setup, lines: Sequence[tuple[int, str, str]]) -> ToyState:
        state = self.new_state(setup)
        for number, key, value in lines:
            if key == "turn" and value in ("0", "1"):
                state.turn = int(value)
            elif key == "points":
                state.points = [int(part) for part in value.split()]
            else:
                raise BadText("core-text-unknown-state-key", line=number, name=key)
        return state


TOY = Toy()
