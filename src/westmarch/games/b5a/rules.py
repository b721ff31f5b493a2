"""The game as the core knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from westmarch.core.closed import SameBacks
from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.core.game import Game, Setup, Shuffle
from westmarch.core.match import Match
from westmarch.games.b5a.cards import BOX
from westmarch.games.b5a.chances import CHANCES
from westmarch.games.b5a.facts.board import AREAS
from westmarch.games.b5a.facts.pieces import SEATS
from westmarch.games.b5a.seen import SPECTATOR, Seen
from westmarch.games.b5a.state import ACTION, State, set_up
from westmarch.games.b5a.text import aims
from westmarch.games.b5a.text.chronicle import chronicle
from westmarch.games.b5a.text.hidden import BACKS, back, redeal, renamed, unseen
from westmarch.games.b5a.text.notation import write_state
from westmarch.games.b5a.text.observe import OBSERVED, observe
from westmarch.games.b5a.text.reading import read_state
from westmarch.games.b5a.text.view import write_view
from westmarch.games.b5a.text.vocabulary import VOCABULARY
from westmarch.games.b5a.text.words import IDS
from westmarch.games.b5a.turn.actions import action, finish, why_not_yet
from westmarch.games.b5a.turn.phases import PHASE_STEPS
from westmarch.games.b5a.war.battle import fight


class FiveArmies(Game[State]):
    """The Battle of Five Armies."""

    key = "b5a"
    seat_counts = (2,)
    default_seats = 2
    vocabulary = VOCABULARY
    chances = CHANCES
    words = IDS
    observed = OBSERVED
    aims = aims.AIMS
    closed_hands = True
    backs = BACKS

    def seat_names(self, count: int) -> tuple[str, ...]:
        return SEATS

    def new_state(self, setup: Setup) -> State:
        return set_up(BOX)

    def step(self, match: Match[State]) -> Steps[None]:
        """A phase, an action, or a round of combat."""
        state = match.state
        if state.battle is not None:
            over = yield from fight(match)
            if over:
                state.battle = None
                finish(match)
        elif state.phase == ACTION:
            yield from action(match)
        else:
            yield from PHASE_STEPS[state.phase](match) or ()

    def view(self, match: Match[State], seat: str | None) -> dict[str, Any]:
        return write_view(Seen.of(match.state, SPECTATOR if seat is None else SEATS.index(seat)))

    def seen(self, match: Match[State], seat: str) -> Seen:
        return Seen.of(match.state, SEATS.index(seat))

    def observe(self, match: Match[State], seat: str) -> list[float]:
        return observe(Seen.of(match.state, SEATS.index(seat)))

    def write(self, setup: Setup, state: State) -> list[str]:
        return write_state(state)

    def read(self, setup: Setup, lines: Sequence[tuple[int, str, str]]) -> State:
        return read_state(lines)

    def why_not(self, match: Match[State], token: str) -> Reason | None:
        decision = match.decision
        assert decision is not None
        return why_not_yet(match.state, SEATS.index(decision.seat), token)

    def redeal(self, match: Match[State], seat: str, shuffle: Shuffle) -> Mapping[str, str]:
        return redeal(match.state, SEATS.index(seat), shuffle)

    def unseen(self, state: State) -> list[SameBacks]:
        return unseen(state)

    def back(self, state: State, decision: Decision, token: str) -> str:
        return back(decision, token)

    def renamed(self, state: State, names: Mapping[str, str]) -> State:
        return renamed(state, names)

    def turn(self, state: State) -> int:
        return state.turn

    def statistics(self, match: Match[State]) -> dict[str, float]:
        """What is left of both sides; fate and the Shadow's points are in the result's score."""
        state = match.state
        return {
            f"units-{seat}": sum(state.size[side * AREAS + area] for area in range(AREAS))
            for side, seat in enumerate(SEATS)
        }

    def chronicle(self, match: Match[State]) -> dict[str, Any]:
        return chronicle(match)
