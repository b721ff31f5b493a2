"""A match: a generator that yields decisions, and what lets it be copied, undone and saved.

A running generator can't be copied, a state can. Between two steps (before a die is chosen, before a phase) the
state alone says how to go on: that is a checkpoint. Clone, undo and load all start the generator again from a
checkpoint and give it the few answers since, with the outcomes that fell.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Generic

from westmarch.core import notation
from westmarch.core.chance import Chance, Outcome
from westmarch.core.decisions import Decision, Reason
from westmarch.core.errors import BadSetup, IllegalAction, NothingToUndo, UnknownToken
from westmarch.core.events import Event
from westmarch.core.game import Game, GameOver, Result, S, Setup


class Answer:
    """One decision of a seat, as the record keeps it."""

    __slots__ = ("kind", "seat", "token")

    def __init__(self, seat: str, kind: str, token: str) -> None:
        self.seat = seat
        self.kind = kind
        self.token = token


class Checkpoint(Generic[S]):
    """A state between two steps, with what led to it from the checkpoint before. Never changed, so clones share it."""

    __slots__ = ("drawn", "events", "journal", "parent", "state", "used")

    def __init__(
        self,
        state: S,
        parent: Checkpoint[S] | None,
        journal: Sequence[object],
        events: Sequence[Event],
        drawn: int,
        used: dict[str, int],
    ) -> None:
        self.state = state
        self.parent = parent
        self.journal = journal
        self.events = events
        self.drawn = drawn
        self.used = used


class Match(Generic[S]):
    """A running or finished match of any game."""

    __slots__ = ("_checkpoint", "_new_events", "_steps", "chance", "decision", "game", "setup", "start", "state")

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        seed: int,
        scripts: Mapping[str, Sequence[object]] | None = None,
        start: S | None = None,
        drawn: int = 0,
        clone_of: Match[S] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        if clone_of is None:
            self.chance = Chance(seed)
            self.chance.drawn = drawn
            for name, outcomes in (scripts or {}).items():
                self.chance.script(name, outcomes)
        else:
            self.chance = clone_of.chance.copy()
        # A match that began in a set-up position keeps it for its record; the usual start needs no keeping.
        self.start = start
        self.decision: Decision | None = None
        self._new_events: list[Event] = []
        self._steps: Generator[Decision, str, None] | None = None
        if clone_of is not None:
            self._checkpoint: Checkpoint[S] = clone_of._checkpoint
            self._resume(clone_of.chance.journal)
            return
        self.state: S = start.copy() if start is not None else game.new_state(setup)
        self._checkpoint = Checkpoint(self.state.copy(), None, (), (), drawn, {})
        if self.state.result is None:
            self._steps = game.step(self)
            self._run(None)

    # -- what one may ask

    @property
    def seats(self) -> tuple[str, ...]:
        return self.setup.seats

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def seed(self) -> int:
        return self.chance.seed

    @property
    def events(self) -> list[Event]:
        """What happened so far, oldest first."""
        parts: list[Sequence[Event]] = [self._new_events]
        node: Checkpoint[S] | None = self._checkpoint
        while node is not None:
            parts.append(node.events)
            node = node.parent
        return [event for part in reversed(parts) for event in part]

    @property
    def journal(self) -> list[object]:
        """All answers and outcomes so far, oldest first."""
        return self.journal_since(None)

    def journal_since(self, checkpoint: Checkpoint[S] | None) -> list[object]:
        """The answers and outcomes after that checkpoint of this match."""
        parts: list[Sequence[object]] = [self.chance.journal]
        node: Checkpoint[S] | None = self._checkpoint
        while node is not None and node is not checkpoint:
            parts.append(node.journal)
            node = node.parent
        return [entry for part in reversed(parts) for entry in part]

    @property
    def answers(self) -> int:
        """How many answers have been given, which is also how often `pop` can be called."""
        return sum(isinstance(entry, Answer) for entry in self.journal)

    def view(self, seat: str | None) -> dict[str, Any]:
        """What that seat (None: a spectator) may know, as plain data that JSON can carry."""
        if seat is not None and seat not in self.setup.seats:
            raise BadSetup("core-no-such-seat", seat=seat, seats=", ".join(self.setup.seats))
        decision = self.decision
        result = self.state.result
        view: dict[str, Any] = {
            "game": self.game.key,
            "seats": list(self.setup.seats),
            "seat": seat,
            "result": None
            if result is None
            else {"winners": list(result.winners), "reason": result.reason, "score": dict(result.score)},
            "asked": None if decision is None else {"seat": decision.seat, "kind": decision.kind},
            "decision": None,
        }
        if decision is not None and decision.seat == seat:
            view["decision"] = {
                "kind": decision.kind,
                "options": list(decision.options),
                "params": dict(decision.params),
            }
        view.update(self.game.view(self, seat))
        return view

    def why_not(self, token: str) -> Reason | None:
        """Why that can't be chosen now; None if it can. The check that left the option out gives the reason."""
        decision = self.decision
        if decision is not None and token in decision.options:
            return None
        if token not in self.game.vocabulary:
            raise UnknownToken("core-unknown-token", token=token, game=self.game.key)
        if decision is None:
            return Reason("core-match-over")
        reason = decision.why(token) if decision.why is not None else None
        if reason is None:
            reason = self.game.why_not(self, token)
        return reason or Reason("core-not-asked", kind=decision.kind, seat=decision.seat)

    # -- what one may do

    def push(self, token: str) -> None:
        """Answers the pending decision. Raises IllegalAction, and changes nothing, if that is not offered."""
        decision = self.decision
        if decision is None:
            raise IllegalAction("core-match-is-over", token=token)
        if token not in decision.options:
            raise IllegalAction(
                "core-not-offered", token=str(token), kind=decision.kind, options=", ".join(decision.options[:20])
            )
        node = self._checkpoint
        journal = self.chance.journal
        before = len(journal)
        journal.append(Answer(decision.seat, decision.kind, token))
        try:
            self._run(token)
        except Exception:
            self._checkpoint = node
            self._resume(journal[:before])
            raise

    def pop(self) -> str:
        """Takes the last answer back, exactly, and returns it."""
        node = self._checkpoint
        journal: list[object] = list(self.chance.journal)
        while not any(isinstance(entry, Answer) for entry in journal):
            if node.parent is None:
                raise NothingToUndo("core-nothing-to-undo")
            journal = list(node.journal)
            node = node.parent
        last = max(index for index, entry in enumerate(journal) if isinstance(entry, Answer))
        taken_back = journal[last]
        assert isinstance(taken_back, Answer)
        self._checkpoint = node
        self._resume(journal[:last])
        return taken_back.token

    def clone(self) -> Match[S]:
        """An independent copy with the same past and the same future."""
        return Match(self.game, self.setup, self.seed, start=self.start, clone_of=self)

    def record(self) -> str:
        """The whole match as text that a person can read and diff; `load_record` gives it back."""
        return notation.write_record(self)

    def position(self) -> str:
        """The state at the last checkpoint and what was answered since, as text; `load_position` gives it back."""
        return notation.write_position(self)

    @property
    def since_checkpoint(self) -> list[object]:
        """The answers and outcomes since the last checkpoint."""
        return self.chance.journal

    @property
    def checkpoint(self) -> Checkpoint[S]:
        return self._checkpoint

    # -- what rules may do

    def tell(self, kind: str, to: tuple[str, ...] | None = None, **params: object) -> None:
        """Notes what happened."""
        self._new_events.append(Event(kind, params, to))

    # -- inside

    def _run(self, answer: str | None) -> None:
        """Runs the rules until they ask something that has more than one answer, or the match is over."""
        steps = self._steps
        assert steps is not None
        try:
            decision = next(steps) if answer is None else steps.send(answer)
            while True:
                options = decision.options
                if len(options) != 1:
                    assert options, decision
                    self.decision = decision
                    return
                decision = steps.send(options[0])
        except StopIteration:
            self._keep_checkpoint()
        except GameOver as over:
            self.state.result = over.result
            self._keep_checkpoint()

    def _keep_checkpoint(self) -> None:
        """A step is complete: remember the state and begin the next step."""
        while True:
            chance = self.chance
            self._checkpoint = Checkpoint(
                self.state.copy(), self._checkpoint, chance.journal, self._new_events, chance.drawn, chance.used.copy()
            )
            chance.journal = []
            self._new_events = []
            self.decision = None
            self._steps = None
            if self.state.result is not None:
                return
            steps = self._steps = self.game.step(self)
            try:
                decision = next(steps)
                while len(decision.options) == 1:
                    decision = steps.send(decision.options[0])
                assert decision.options, decision
                self.decision = decision
                return
            except StopIteration:
                continue
            except GameOver as over:
                self.state.result = over.result

    def _resume(self, journal: Sequence[object]) -> None:
        """Goes back to the last checkpoint and plays the journal since then again."""
        node = self._checkpoint
        self.state = node.state.copy()
        self.decision = None
        self._new_events = []
        self._steps = None
        self.chance.rewind(node.drawn, node.used, [entry for entry in journal if isinstance(entry, Outcome)])
        if self.state.result is not None:
            return
        self._steps = self.game.step(self)
        self._run(None)
        for entry in journal:
            if isinstance(entry, Answer):
                self.chance.journal.append(entry)
                self._run(entry.token)
