"""From a piece to its goal: which answers lead there, found by trying them on copies of the match.

Rules ask small questions in a fixed order. A player points at a piece and at a place. A game says which of its
questions stand between the two (`Game.aims`); the walk through them is the same for all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from westmarch.core.decisions import Decision, Reason
from westmarch.core.events import Event
from westmarch.core.match import Match

DONE = "done"


class Aims:
    """What the questions of a game have to do with a piece and its goal. A game fills it in.

    `means` are questions about how (which die, for what): of their answers those are tried that `serves` lets through
    for a piece. `pieces` ask for the piece itself, `company` for who goes with it, `goals` for the goal, `onward` for
    a further goal, if the piece likes; after `final` goals nothing more is asked.
    """

    means: ClassVar[frozenset[str]] = frozenset()
    pieces: ClassVar[frozenset[str]] = frozenset()
    company: ClassVar[frozenset[str]] = frozenset()
    goals: ClassVar[frozenset[str]] = frozenset()
    onward: ClassVar[frozenset[str]] = frozenset()
    final: ClassVar[frozenset[str]] = frozenset()

    def serves(self, piece: str, token: str) -> bool:
        """Is it worth trying this answer for a piece?"""
        raise NotImplementedError

    def called(self, piece: str) -> str:
        """What the piece is called where it is asked for."""
        return piece

    def of(self, decision: Decision, piece: str) -> bool:
        """Is that question about this piece? A question with one answer isn't asked."""
        raise NotImplementedError

    def to(self, decision: Decision) -> str | None:
        """Which goal that question is about. None where the goal is named after the part that goes there."""
        return None

    def went(self, event: Event) -> tuple[tuple[str, ...], str] | None:
        """Who got where, if the event tells it."""
        raise NotImplementedError

    def part(self, match: Match[Any], wish: Mapping[str, int]) -> str | None:
        """The answer to a question about which part of a piece goes, or from which purse a cost is paid, from how many
        of each kind a player wants; where nothing is wished, as usual. None to any other question."""
        raise NotImplementedError

    def whole(self, match: Match[Any], piece: str, goal: str | None) -> Whole | None:
        """What there is to choose from on the way to a goal, and what is chosen unless somebody says otherwise."""
        raise NotImplementedError

    def gone(self, event: Event) -> dict[str, int] | None:
        """How many went, if the event tells it. Some go along unasked, because they can't be left behind."""
        raise NotImplementedError

    def worth(self, match: Match[Any], piece: str, way: Way) -> bool:
        """Would anybody go that way? Seen from where it ends."""
        return True

    def outlook(self, trial: Trial) -> dict[str, Any] | None:
        """What answers would begin that were tried, as plain data: of a battle both strengths and the odds; `falls`
        if dice will fall, `origin` and `target` of what has them. Made only from what everybody can know before it;
        None where there is nothing to say."""
        raise NotImplementedError

    def ending(self, decision: Decision) -> str | None:
        """The answer that leaves it at what was done, where the question is which piece goes next."""
        return DONE if decision.kind in self.pieces and DONE in decision.options else None


@dataclass(slots=True, eq=False)
class Whole:
    """What a part can be chosen of: how many there are of each, and how many are taken unless somebody says otherwise.

    `sum`: so many must be taken, as for a cost.
    """

    most: dict[str, int]
    wish: dict[str, int]
    sum: int | None = None


@dataclass(slots=True, eq=False)
class Trial:
    """Answers that were tried: the match as it is, before the last of them, after it, and what that made happen."""

    start: Match[Any]
    before: Match[Any]
    after: Match[Any]
    token: str
    events: Sequence[Event]


@dataclass(slots=True, eq=False)
class Step:
    """An answer on the way, with the question that it answers."""

    decision: Decision
    token: str


@dataclass(slots=True, eq=False)
class Way:
    """Answers that bring a piece to a goal. A goal that is no place is what the piece does, such as to hide.

    The questions about its parts are not among them: they are answered as somebody wishes, from `whole`.
    """

    goal: str
    steps: tuple[Step, ...]
    whole: Whole | None = None

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
    _Walk(aims, decision.seat, piece, found).on(match, _Road(()), taken=False)
    return found


def wished(match: Match[Any], tokens: Sequence[str], wish: Mapping[str, int]) -> tuple[list[str], Reason | None]:
    """The answers of a way with those about parts between them, as somebody wishes; and why one can't be given."""
    aims, copy = match.game.aims, match.clone()
    seat = None if copy.decision is None else copy.decision.seat
    given: list[str] = []
    left = list(tokens)
    while aims is not None and copy.decision is not None and copy.decision.seat == seat:
        token = aims.part(copy, wish)
        if token is None:
            if not left or left[0] not in copy.decision.options:
                break
            token = left.pop(0)
        elif token not in copy.decision.options:
            return given, copy.why_not(token)
        given.append(token)
        copy.push(token)
    return given + left, None


@dataclass(slots=True, eq=False)
class _Road:
    """How far a walk has come: the answers, and what a part can be chosen of."""

    steps: tuple[Step, ...]
    whole: Whole | None = None

    def by(self, decision: Decision, token: str) -> _Road:
        return _Road((*self.steps, Step(decision, token)), self.whole)

    def to(self, goal: str) -> Way:
        return Way(goal, self.steps, self.whole)


@dataclass(slots=True, eq=False)
class _Walk:
    _aims: Aims
    _seat: str
    _piece: str
    _found: list[Way]

    def on(self, match: Match[Any], road: _Road, taken: bool) -> None:
        """Goes on from where a match is; `taken`: the piece was chosen already."""
        decision = match.decision
        if decision is None or decision.seat != self._seat:
            return
        aims, kind = self._aims, decision.kind
        if kind in aims.goals or kind in aims.onward:
            if taken or aims.of(decision, self._piece):
                self._arrive(match, decision, road)
        elif kind in aims.pieces and not taken:
            token = aims.called(self._piece)
            if token in decision.options:
                self._try(match, road.by(decision, token), token, taken=True)
        elif kind in aims.pieces or kind in aims.company:
            if taken and DONE in decision.options:
                self._try(match, road.by(decision, DONE), DONE, taken=True)
        elif (usual := aims.part(match, {})) is not None:
            self._part(match, decision, road, usual, taken)
        elif kind in aims.means:
            for token in decision.options:
                if aims.serves(self._piece, token):
                    self._try(match, road.by(decision, token), token, taken)

    def _part(self, match: Match[Any], decision: Decision, road: _Road, usual: str, taken: bool) -> None:
        """Which part of the piece goes, or how it is paid for: a wish will say. The walk ends here, or goes on."""
        goal = self._aims.to(decision)
        whole = road.whole or self._aims.whole(match, self._piece, goal)
        road = _Road(road.steps, whole)
        if goal is None:
            self._try(match, road, usual, taken)
        elif road.steps and self._aims.of(decision, self._piece):
            self._found.append(road.to(goal))

    def _arrive(self, match: Match[Any], decision: Decision, road: _Road) -> None:
        """Every goal that is offered here, and what can be reached from there."""
        aims = self._aims
        for goal in decision.options:
            if not aims.serves(self._piece, goal):
                continue
            if decision.kind in aims.final:
                way = road.by(decision, goal).to(goal)
                if aims.worth(match, self._piece, way):
                    self._found.append(way)
                continue
            copy = match.clone()
            copy.push(goal)
            further = road.by(decision, goal)
            further.whole = road.whole or aims.whole(match, self._piece, goal) or aims.whole(copy, self._piece, goal)
            then = copy.decision
            onward = then is not None and then.seat == self._seat and then.kind in aims.onward
            way = (further.by(then, DONE) if then is not None and onward else further).to(goal)
            if aims.worth(copy, self._piece, way):
                self._found.append(way)
            if onward:
                self.on(copy, further, taken=True)

    def _try(self, match: Match[Any], road: _Road, token: str, taken: bool) -> None:
        copy = match.clone()
        told = len(copy.events)
        copy.push(token)
        # What had one answer only has happened already.
        for event in copy.events[told:]:
            went = self._aims.went(event)
            if went is not None and self._piece in went[0]:
                self._found.append(road.to(went[1]))
                return
        self.on(copy, road, taken)
