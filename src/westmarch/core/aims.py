"""From a piece to its goal: which answers lead there, found by trying them on copies of the match.

Rules ask small questions in a fixed order. A player points at a piece and at a place. A game says which of its
questions stand between the two (`Game.aims`); the walk through them is the same for all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from westmarch.core.decisions import Decision
from westmarch.core.events import Event
from westmarch.core.match import Match

DONE = "done"


class Aims:
    """What the questions of a game have to do with a piece and its goal.

    `means` are questions about how (which die, for what): of their answers those are tried that `serves` lets through
    for a piece. `pieces` ask for the piece itself, `company` for who goes with it, `goals` for the goal. A question
    with one answer isn't asked, so `of` and `to` read from a question which pieces and which goal it is about, and
    `went` from an event who got where.

    `part` answers the questions about which part of a piece goes, from how many of each kind a player wants; `gone`
    reads from an event how many went. Some go along unasked, because they can't be left behind.
    """

    __slots__ = ("company", "goals", "gone", "means", "of", "part", "pieces", "serves", "to", "went")

    def __init__(
        self,
        means: frozenset[str],
        pieces: frozenset[str],
        company: frozenset[str],
        goals: frozenset[str],
        serves: Callable[[str, str], bool],
        of: Callable[[Mapping[str, object]], tuple[str, ...]],
        to: Callable[[Mapping[str, object]], str | None],
        went: Callable[[Event], tuple[tuple[str, ...], str] | None],
        part: Callable[[Decision, Mapping[str, int]], str | None],
        gone: Callable[[Event], dict[str, int] | None],
    ) -> None:
        self.means = means
        self.pieces = pieces
        self.company = company
        self.goals = goals
        self.serves = serves
        self.of = of
        self.to = to
        self.went = went
        self.part = part
        self.gone = gone

    def ending(self, decision: Decision) -> str | None:
        """The answer that leaves it at what was done, where the question is which piece goes next."""
        return DONE if decision.kind in self.pieces and DONE in decision.options else None


class Step:
    """An answer on the way, with the question that it answers."""

    __slots__ = ("decision", "token")

    def __init__(self, decision: Decision, token: str) -> None:
        self.decision = decision
        self.token = token


class Way:
    """Answers that bring a piece to a goal. A goal that is no place is what the piece does, such as to hide."""

    __slots__ = ("goal", "steps")

    def __init__(self, goal: str, steps: Sequence[Step]) -> None:
        self.goal = goal
        self.steps = tuple(steps)

    @property
    def tokens(self) -> list[str]:
        return [step.token for step in self.steps]


def ways_of(match: Match[Any], piece: str) -> list[Way]:
    """Where a piece of the seat that is asked can get to from here, and how. The match itself stays as it is."""
    aims = match.game.aims
    decision = match.decision
    if aims is None or decision is None:
        return []
    found: list[Way] = []
    _Walk(aims, decision.seat, piece, found).on(match, (), taken=False)
    return found


class _Walk:
    __slots__ = ("_aims", "_found", "_piece", "_seat")

    def __init__(self, aims: Aims, seat: str, piece: str, found: list[Way]) -> None:
        self._aims = aims
        self._seat = seat
        self._piece = piece
        self._found = found

    def on(self, match: Match[Any], steps: tuple[Step, ...], taken: bool) -> None:
        """Goes on from where a match is; `taken`: the piece was chosen already."""
        decision = match.decision
        if decision is None or decision.seat != self._seat:
            return
        kind = decision.kind
        if kind in self._aims.goals:
            if taken or self._piece in self._aims.of(decision.params):
                self._found += [Way(goal, (*steps, Step(decision, goal))) for goal in decision.options]
        elif kind in self._aims.pieces and not taken:
            if self._piece in decision.options:
                self._try(match, steps, self._piece, taken=True)
        elif kind in self._aims.pieces or kind in self._aims.company:
            if taken and DONE in decision.options:
                self._try(match, steps, DONE, taken=True)
        elif self._aims.part(decision, {}) is not None:
            goal = self._aims.to(decision.params)
            if steps and goal is not None and self._piece in self._aims.of(decision.params):
                self._found.append(Way(goal, steps))
        elif kind in self._aims.means:
            for token in decision.options:
                if self._aims.serves(self._piece, token):
                    self._try(match, steps, token, taken)

    def _try(self, match: Match[Any], steps: tuple[Step, ...], token: str, taken: bool) -> None:
        decision = match.decision
        assert decision is not None
        steps = (*steps, Step(decision, token))
        copy = match.clone()
        told = len(copy.events)
        copy.push(token)
        # What had one answer only has happened already.
        for event in copy.events[told:]:
            went = self._aims.went(event)
            if went is not None and self._piece in went[0]:
                self._found.append(Way(went[1], steps))
                return
        self.on(copy, steps, taken)
