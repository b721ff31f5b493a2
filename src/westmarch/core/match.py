"""A match: a generator that yields decisions, and what lets it be copied, undone and saved.

A running generator can't be copied, a state can. Between two steps (before a die is chosen, before a phase) the
state alone says how to go on: that is a checkpoint. Clone, undo and load all start the generator again from a
checkpoint and give it the few answers since, with the outcomes that fell.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, ClassVar, Generic

from westmarch.core import notation, stops
from westmarch.core.chance import Chance, Deal, Source
from westmarch.core.decisions import Decision, Reason
from westmarch.core.errors import BadScript, BadSetup, CannotImagine, IllegalAction, NothingToUndo, UnknownToken
from westmarch.core.events import Event
from westmarch.core.game import Game, GameOver, Result, S, Setup
from westmarch.core.journal import Answer, Journal, Outcome, Reseed, count_answers

# How often hidden things are dealt anew before those that the last answers speak of stay as they are. Of a deck that
# was searched and shuffled that would be all of it, and perhaps one deal in eight fits, so eight are not enough.
DEALS = 100


# No script has been used.
_UNUSED: dict[str, int] = {}


class Pause(Generic[S]):
    """A state between two steps that came after a checkpoint by itself, and what has fallen and happened since then."""

    __slots__ = ("drawn", "entries", "events", "state", "used")

    def __init__(self, state: S, entries: Sequence[object], events: Sequence[Event], chance: Chance) -> None:
        self.state = state
        self.entries = tuple(entries)
        self.events = tuple(events)
        self.drawn = chance.drawn
        self.used = chance.used.copy()


class Checkpoint(Generic[S]):
    """A state between two steps, with what led to it from the checkpoint before. Never changed, so clones share it.

    `pauses` counts those before the next question; `pause` is the last of them, once a copy has come past it. It
    follows from the checkpoint, so copies may start there instead.
    """

    __slots__ = ("answers", "drawn", "events", "journal", "parent", "pause", "pauses", "source", "state", "used")

    def __init__(
        self,
        state: S,
        parent: Checkpoint[S] | None,
        journal: Sequence[object],
        events: Sequence[Event],
        chance: Chance,
    ) -> None:
        self.state = state
        self.parent = parent
        self.journal = journal
        self.events = events
        # How many answers led here from the start.
        self.answers: int = count_answers(journal) + (0 if parent is None else parent.answers)
        self.source = chance.source
        self.drawn = chance.drawn
        self.used = chance.used.copy() if chance.used else _UNUSED
        self.pauses = 0
        self.pause: Pause[S] | None = None


class Match(Generic[S]):
    """A running or finished match of any game. `new_match`, `load_record` and `load_position` make one.

    `decision` is the pending question, or None when the match is over. `chance` is where dice and cards come from.
    `state` belongs to the rules: look at `view` instead, which shows what a seat may know.

    A match knows its whole past, so answers can be taken back one by one, also those of other seats and of computer
    players. It reads no clock and no file: the same seed and the same answers give the same match.
    """

    # Hands stay closed at a real table (core/closed.py).
    closed: ClassVar[bool] = False

    __slots__ = (
        "_checkpoint",
        "_journal",
        "_new_events",
        "_pauses",
        "_steps",
        "_told",
        "_told_until",
        "chance",
        "decision",
        "game",
        "hidden",
        "setup",
        "start",
        "state",
    )

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        seed: int | Source,
        scripts: Mapping[str, Sequence[object]] | None = None,
        start: S | None = None,
        drawn: int = 0,
        strict: bool = False,
        clone_of: Match[S] | None = None,
        waits: bool = False,
    ) -> None:
        self.game = game
        self.setup = setup
        self._journal = Journal()
        if clone_of is None:
            source = Source(seed) if isinstance(seed, int) else seed
            self.chance = self._new_chance(source)
            self.chance.drawn = drawn
            self.chance.strict = strict
            for name, outcomes in (scripts or {}).items():
                self.chance.script(name, outcomes)
        else:
            self.chance = clone_of.chance.copy(self._journal)
        # A match that began in a set-up position keeps it for its record; the usual start needs no keeping.
        self.start = start
        self.decision: Decision | None = None
        # What a game may keep until the next answer of what each seat can't know: many matches are imagined from one.
        self.hidden: dict[str, list[list[str]]] = {}
        self._new_events: list[Event] = []
        self._pauses = 0
        # The events until that checkpoint, gathered when somebody asked.
        self._told: list[Event] = []
        self._told_until: Checkpoint[S] | None = None
        self._steps: Generator[Decision, str, None] | None = None
        if clone_of is not None:
            self._checkpoint: Checkpoint[S] = clone_of._checkpoint
            self._resume(clone_of._journal.entries)
            return
        first = start if start is not None else game.new_state(setup)
        self._prepare(first)
        self._checkpoint = Checkpoint(first, None, (), (), self.chance)
        # One that waits is begun by whoever made it, once all that fell is known.
        if not waits:
            self._begin(first)

    def _begin(self, first: S) -> None:
        """Runs the rules to the first question."""
        self.state: S = first.copy()
        if self.state.result is None:
            self._steps = self.game.step(self)
            self._run(None)

    # -- what one may ask

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, such as `("free", "shadow")`."""
        return self.setup.seats

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it runs."""
        return self.state.result

    @property
    def seed(self) -> int:
        """The seed of what falls from now on."""
        return self.chance.seed

    @property
    def events(self) -> list[Event]:
        """What happened so far, oldest first, hidden things too: `event.visible_to(seat)` says who may see what."""
        return [*self._told_so_far(), *self._new_events]

    def _told_so_far(self) -> list[Event]:
        """The events until the last checkpoint. Only what is new since somebody last asked is gathered."""
        parts: list[Sequence[Event]] = []
        node: Checkpoint[S] | None = self._checkpoint
        while node is not None and node is not self._told_until:
            parts.append(node.events)
            node = node.parent
        if node is None:
            self._told = []
        for part in reversed(parts):
            self._told.extend(part)
        self._told_until = self._checkpoint
        return self._told

    @property
    def journal(self) -> list[object]:
        """All answers and outcomes so far, oldest first."""
        return self.journal_since(None)

    def journal_since(self, checkpoint: Checkpoint[S] | None) -> list[object]:
        """The answers and outcomes after that checkpoint of this match."""
        parts: list[Sequence[object]] = [self._journal.entries]
        node: Checkpoint[S] | None = self._checkpoint
        while node is not None and node is not checkpoint:
            parts.append(node.journal)
            node = node.parent
        return [entry for part in reversed(parts) for entry in part]

    def whole(self) -> tuple[S | None, list[object]]:
        """What a record tells: where the match began, if not as usual, and its journal."""
        return self.start, self.journal

    @property
    def answers(self) -> int:
        """How many answers have been given, which is also how often `pop` can be called."""
        return self._checkpoint.answers + count_answers(self._journal.entries)

    def view(self, seat: str | None) -> dict[str, Any]:
        """What that seat (None: a spectator) may know, as plain data that JSON can carry.

        It holds `asked` (who is asked what) for everybody, and `decision` (with options) for the seat that is asked.
        What `asked` says of a window that may be left to the program, see `core.stops`.
        The rest is the game's own. Nothing hidden is in it. Raises BadSetup for a seat that there isn't.
        """
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
            "asked": None
            if decision is None
            else {"seat": decision.seat, "kind": decision.kind, **stops.public(decision)},
            "decision": None,
        }
        if decision is not None and decision.seat == seat:
            view["decision"] = {
                "kind": decision.kind,
                "options": list(decision.options),
                "params": dict(decision.params),
            }
        view.update(self._shown(seat))
        return view

    def seen(self, seat: str) -> Any:
        """The same as `view(seat)`, in the shape in which the bots of this game think. It holds nothing more."""
        return self.game.seen(self, seat)

    def why_not(self, token: str) -> Reason | None:
        """Why that can't be chosen now; None if it can. The check that left the option out gives the reason.

        `str(reason)` is a sentence with the rulebook's chapter. Raises UnknownToken for a word that no question of this
        game ever offers.
        """
        decision = self.decision
        token = self.game.modern(token)
        if decision is not None and token in decision.options:
            return None
        if token not in self.game.vocabulary:
            raise UnknownToken("core-unknown-token", token=token, game=self.game.key)
        if decision is None:
            return Reason("core-match-over")
        reason = decision.why(token) if decision.why is not None else None
        if reason is None:
            reason = self.game.why_not(self, token)
        if reason is None:
            return Reason("core-not-asked", kind=decision.kind, seat=decision.seat)
        reason.names = self.game.named
        return reason

    # -- what one may do

    def push(self, token: str) -> None:
        """Answers the pending decision with one of its options, and runs the rules up to the next question.

        Raises IllegalAction, and changes nothing, if that is not offered or the match is over.
        """
        decision = self.decision
        if decision is None:
            raise IllegalAction("core-match-is-over", token=token)
        if token not in decision.options:
            token = self.game.modern(str(token))
            if token not in decision.options:
                options = ", ".join(decision.options[:20])
                raise IllegalAction("core-not-offered", token=str(token), kind=decision.kind, options=options)
        node = self._checkpoint
        entries = self._journal.entries
        before = len(entries)
        entries.append(Answer(decision.seat, decision.kind, token))
        try:
            self._run(token)
        except Exception:
            self._checkpoint = node
            self._resume(entries[:before])
            raise

    def answer_what_was_not_asked(self, asked: tuple[str, str] | None) -> None:
        """Answers secret questions up to the one of that seat and kind, each with its first answer.

        There was no other when records of version 1 were made: they were never asked, so those lack the answers.
        """
        decision = self.decision
        while decision is not None and decision.secret and (decision.seat, decision.kind) != asked:
            self.push(decision.options[0])
            decision = self.decision

    def pop(self) -> str:
        """Takes the last answer back, exactly, with all that fell and happened because of it, and returns it.

        Pushed again, it has the same consequences, unless `reseed` came in between. Raises NothingToUndo if there is no
        answer.
        """
        node = self._checkpoint
        source = self.chance.source
        journal: list[object] = list(self._journal.entries)
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
        if self.chance.seed != source.seed:
            self.reseed(source.seed)  # a new seed is for all that is still to come
        return taken_back.token

    def reseed(self, seed: int) -> None:
        """What falls from now on comes from another seed, which also deals anew what nobody has seen yet, such as the
        order of a deck. Taking answers back does not bring the old seed back.

        Nothing changes that anybody can see. What is dealt follows from the seed and from what is hidden at that moment
        alone: with two new seeds in a row, the first leaves no trace.
        """
        source = Source(seed)
        self._journal.note(Reseed(seed))
        self.chance.begin(source)
        self.game.deal_anew(self)
        self.hidden = {}

    def clone(self) -> Match[S]:
        """An independent copy with the same past and, given the same answers, the same future. Cheap."""
        return Match(self.game, self.setup, self.chance.source, start=self.start, clone_of=self)

    def imagine(self, seat: str, seed: int) -> Match[S]:
        """A match that looks the same from that seat; all it can't know is dealt anew by that seed.

        It begins at the last checkpoint: earlier answers can't be taken back in it, and nothing in it, nor in clones
        of it, holds the true hidden things. Two matches that look the same from a seat give it the same one for the
        same seed. Raises BadSetup for a seat that there isn't.
        """
        if seat not in self.setup.seats:
            raise BadSetup("core-no-such-seat", seat=seat, seats=", ".join(self.setup.seats))
        deal = Deal(Source(seed))
        source = Source(seed ^ 1 << 127)
        names: Mapping[str, str] = {}
        for _ in range(DEALS):
            names = self.game.redeal(self, seat, deal.shuffle)
            try:
                return self._in_another_world(names, source)
            except CannotImagine:
                continue
        return self._in_another_world(self._keeping_what_was_told(names), source)

    def record(self) -> str:
        """The whole match as text that a person can read and diff; `load_record` gives it back.

        It tells everything, also what is hidden from seats.
        """
        return notation.write_record(self)

    def position(self) -> str:
        """The state at the last checkpoint and what was answered since, as text; `load_position` gives it back.

        Unlike a record it forgets how the match came here. It tells everything, also what is hidden from seats.
        """
        return notation.write_position(self)

    @property
    def since_checkpoint(self) -> list[object]:
        """The answers and outcomes since the last checkpoint."""
        return self._journal.entries

    @property
    def checkpoint(self) -> Checkpoint[S]:
        return self._checkpoint

    def checkpoints(self) -> list[Checkpoint[S]]:
        """All of them, the oldest first."""
        found: list[Checkpoint[S]] = []
        node: Checkpoint[S] | None = self._checkpoint
        while node is not None:
            found.append(node)
            node = node.parent
        found.reverse()
        return found

    # -- what rules may do

    def tell(self, kind: str, to: tuple[str, ...] | None = None, **params: object) -> None:
        """Notes what happened."""
        self._new_events.append(Event(kind, params, to))

    def pause(self) -> None:
        """Between two steps, with nothing answered since the checkpoint: no other one is worth its copy of the state.

        Where this match is played again, it is: every later copy need not come here from the checkpoint.
        """
        self._pauses = pauses = self._pauses + 1
        node = self._checkpoint
        if pauses == node.pauses and node.pause is None:
            node.pause = Pause(self.state.copy(), self._journal.entries, self._new_events, self.chance)

    # -- inside

    def _prepare(self, state: S) -> None:
        """Sees to the state in which the match begins."""

    def _shown(self, seat: str | None) -> dict[str, Any]:
        """What the game shows of itself."""
        return self.game.view(self, seat)

    def _new_chance(self, source: Source) -> Chance:
        return Chance(source, self._journal, self.game.chances, self.game.modern)

    def _run(self, answer: str | None, seen: bool = True) -> None:
        """Runs the rules until they ask something that has more than one answer, or the match is over.

        Unless the question is `seen`, it need not be complete: its answer is known.
        """
        steps = self._steps
        assert steps is not None
        if self.hidden:
            self.hidden = {}
        try:
            decision = next(steps) if answer is None else steps.send(answer)
            while True:
                if decision.later is not None:
                    if not seen:
                        self.decision = decision
                        return
                    decision.complete()
                options = decision.options
                if len(options) != 1 or decision.secret:
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
            self._checkpoint = Checkpoint(
                self.state.copy(), self._checkpoint, self._journal.entries, self._new_events, self.chance
            )
            self._journal.entries = []
            self._new_events = []
            self._pauses = 0
            self.decision = None
            self._steps = None
            if self.state.result is not None:
                self.chance.finish()
                return
            steps = self._steps = self.game.step(self)
            try:
                decision = next(steps)
                while len(decision.options) == 1 and not decision.secret:
                    decision = steps.send(decision.options[0])
                decision.complete()
                assert decision.options, decision
                self.decision = decision
                self._checkpoint.pauses = self._pauses
                return
            except StopIteration:
                continue
            except GameOver as over:
                self.state.result = over.result

    def _resume(self, entries: Sequence[object]) -> None:
        """Goes back to the last checkpoint and plays the entries since then again."""
        self._begin_again(entries, seen=False)
        for entry in entries:
            if isinstance(entry, Answer):
                self._journal.entries.append(entry)
                self._run(entry.token, seen=False)
            elif isinstance(entry, Reseed):
                self._complete()
                self.reseed(entry.seed)
        self._complete()

    def _complete(self) -> None:
        if self.decision is not None:
            self.decision.complete()

    def _begin_again(self, entries: Sequence[object], seen: bool = True) -> None:
        """Goes back to the last checkpoint, with what has fallen since to fall again. Is its question `seen`?"""
        node = self._checkpoint
        pause = node.pause
        self.decision = None
        self._steps = None
        self._pauses = 0
        if pause is not None and len(pause.entries) <= len(entries):
            self.state = pause.state.copy()
            self._new_events = list(pause.events)
            self._journal.fall_again(entries, pause.entries)
            self.chance.rewind(node.source, pause.drawn, pause.used)
        else:
            self.state = node.state.copy()
            self._new_events = []
            self._journal.fall_again(entries)
            self.chance.rewind(node.source, node.drawn, node.used)
        if self.state.result is None:
            self._steps = self.game.step(self)
            self._run(None, seen)
            if pause is None and self._checkpoint is node:
                node.pauses = self._pauses

    # -- imagining

    def _in_another_world(self, names: Mapping[str, str], source: Source) -> Match[S]:
        """This match since the last checkpoint, as if hidden things had been those of other names.

        Raises CannotImagine if what was done and fell since then could not have happened there.
        """
        start = self.game.renamed(self._checkpoint.state, names)
        twin = self._another(source, start)
        entries = [self._renamed(entry, names) for entry in self._journal.entries]
        # What fell is no work of the imagined match's own seed, so its record calls it scripted.
        for entry in entries:
            if isinstance(entry, Outcome):
                twin.chance.script(entry.name, entry.values)
        twin._journal.careful = True
        try:
            twin._follow(entries)
        except BadScript:
            raise CannotImagine("core-cannot-imagine") from None
        twin._journal.careful = False
        return twin

    def _another(self, source: Source, start: S) -> Match[S]:
        """A match that begins there, once all that fell is known."""
        return Match(self.game, self.setup, source, start=start, waits=True)

    def _follow(self, entries: Sequence[object]) -> None:
        """Plays entries of another world again, if they fit; raises CannotImagine or BadScript."""
        self._begin_again(entries)
        for entry in entries:
            if isinstance(entry, Answer):
                decision = self.decision
                asked = decision is not None and (decision.seat, decision.kind) == (entry.seat, entry.kind)
                if decision is None or not asked or entry.token not in decision.options:
                    raise CannotImagine("core-cannot-imagine")
                self._journal.note(entry)
                self._run(entry.token)
            elif isinstance(entry, Reseed):
                self.reseed(self.seed)  # what was dealt is dealt again; the true seed stays a secret

    def _renamed(self, entry: object, names: Mapping[str, str]) -> object:
        if isinstance(entry, Answer):
            return Answer(entry.seat, entry.kind, self.game.renamed_token(entry.token, names))
        if isinstance(entry, Outcome):
            values = tuple([self.game.renamed_token(value, names) for value in entry.values])
            return Outcome(entry.name, values, len(values), len(values))
        return entry

    def _keeping_what_was_told(self, names: Mapping[str, str]) -> Mapping[str, str]:
        """The same exchange of names without those that the entries since the last checkpoint speak of."""
        kept = dict(names)
        for entry in self._journal.entries:
            if isinstance(entry, Answer):
                self._keep(kept, entry.token)
            elif isinstance(entry, Outcome):
                for value in entry.values:
                    self._keep(kept, value)
        return kept

    def _keep(self, names: dict[str, str], token: str) -> None:
        for name in list(names):
            if self.game.renamed_token(token, {name: ""}) != token:
                _take_out(names, name)


def _take_out(names: dict[str, str], name: str) -> None:
    """Lets one thing keep its name; whatever was to get that name gets the one that it would have had."""
    for other, new in names.items():
        if new == name:
            names[other] = names[name]
    names[name] = name
