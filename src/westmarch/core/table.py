"""A match at a real table: what falls there is entered by people (docs/decisions/0009).

Rules ask chance in the middle of an action and can't wait. So an outcome that nobody has entered yet stops them, and
becomes the pending question; once it is entered they play again from the last checkpoint, past it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import ClassVar

from westmarch.core.chance import BY, Chance, Source
from westmarch.core.decisions import Decision, Reason
from westmarch.core.errors import CannotFall
from westmarch.core.game import S
from westmarch.core.journal import Answer, Entered, Journal, Outcome
from westmarch.core.match import Match

# The kind of the question what has fallen.
FELL = "core.fell"


class NotFallen(Exception):
    """The rules want to know what fell, and nobody has said so yet. `possible` may hold more than `items`: what it
    could be as far as the seat knows that is asked."""

    def __init__(
        self, name: str, seat: str, entered: tuple[str, ...], count: int, items: Sequence[str], possible: Sequence[str]
    ) -> None:
        super().__init__(name)
        self.name = name
        self.seat = seat
        self.entered = entered
        self.count = count
        self.items = items
        self.possible = possible


class TableChance(Chance):
    """Dice, tiles and cards of a real table. What was entered falls, in order; after that the match must ask."""

    __slots__ = ("entered", "seats")

    asks: ClassVar[bool] = True

    def __init__(
        self,
        source: Source,
        journal: Journal,
        names: Collection[str],
        modern: Callable[[str], str],
        seats: tuple[str, ...],
    ) -> None:
        super().__init__(source, journal, names, modern)
        self.seats = seats
        # What is to fall first, the next one last.
        self.entered: list[str] = []

    def copy(self, journal: Journal) -> TableChance:
        twin = type(self)(self.source, journal, self._names, self._modern, self.seats)
        twin.drawn = self.drawn
        twin.entered = self.entered.copy()
        twin.used = self.used.copy()
        twin._scripts = {name: values.copy() for name, values in self._scripts.items()}
        return twin

    def d6(self, name: str, count: int) -> list[int]:
        return [int(value) for value in self.roll(name, ("1", "2", "3", "4", "5", "6"), count)]

    def roll(self, name: str, faces: Sequence[str], count: int) -> list[str]:
        return [] if count <= 0 else self._fallen(name, faces, count, "", ())

    def pick(
        self, name: str, items: Sequence[str], to: str = "", among: Sequence[str] = (), shown: bool = False
    ) -> str:
        return self._fallen(name, items, 1, to, among)[0]

    # An order that nobody has looked at is not asked: `shuffle` is that of `Chance`.

    def _fallen(self, name: str, items: Sequence[str], count: int, to: str, among: Sequence[str]) -> list[str]:
        items = list(dict.fromkeys(items))
        possible = list(dict.fromkeys(among)) if among else items
        seat = to or self._who(name)
        values: list[str] = []
        asked = len(possible) > 1  # what can't be otherwise needs no saying
        for _ in range(count):
            value = self._next_entered(name, items) if asked else items[0]
            if value is None:
                raise NotFallen(name, seat, tuple(values), count, items, possible)
            if asked:
                self.journal.note(Entered(seat, FELL, value))
            values.append(value)
        self.drawn += count
        said = count if asked else 0
        self.journal.note(Outcome(name, tuple(values), said, said))
        return values

    def _next_entered(self, name: str, items: Sequence[str]) -> str | None:
        """What fell next as people or a script say; None if nobody has said so yet."""
        return self.entered.pop() if self.entered else self._scripted(name, items)

    def _scripted(self, name: str, items: Sequence[str]) -> str | None:
        """What a script says falls next."""
        script = self._script_for(name)
        if not script:
            return None
        value = self._next_scripted(script, items)
        # What a script has said counts as entered from then on: taken back, it is asked.
        self.used[script] -= 1
        del self._scripts[script][self.used[script]]
        return value

    def _who(self, name: str) -> str:
        """Who enters what everybody sees: the side that rolls, else who has answered last, else the first seat."""
        side = name.partition(BY)[2]
        if side in self.seats:
            return side
        for entry in reversed(self.journal.entries):
            if isinstance(entry, Answer) and not isinstance(entry, Entered):
                return entry.seat
        return self.seats[0]


class TableMatch(Match[S]):
    """A match whose dice, tiles and cards are those of a real table. `new_match(..., table=True)` makes one.

    Where something falls, `decision` is a question of the kind `core.fell`: its `params` name what falls (`chance`, and
    `side`, where both may), how many values are wanted and which have been entered. Everything else is as in other
    matches.
    """

    __slots__ = ("_wanted",)

    def clone(self) -> TableMatch[S]:
        return TableMatch(self.game, self.setup, self.seed, start=self.start, clone_of=self)

    def push(self, token: str) -> None:
        decision = self.decision
        if decision is None or decision.kind != FELL:
            super().push(token)
            return
        token = token if token in decision.options else self.game.modern(str(token))
        self._check(decision, token)
        node, entries = self._checkpoint, list(self._journal.entries)
        try:
            self._resume([*entries, Entered(decision.seat, FELL, token)])
        except Exception:
            self._checkpoint = node
            self._resume(entries)
            raise

    def reseed(self, seed: int) -> None:
        """Nothing comes from a seed here but the order of what nobody has seen."""

    def why_not(self, token: str) -> Reason | None:
        decision = self.decision
        if decision is None or decision.kind != FELL:
            return super().why_not(token)
        return None if token in decision.options else Reason("core-fell-first")

    def _check(self, decision: Decision, token: str) -> None:
        """Raises CannotFall for what can't have fallen."""
        assert self._wanted is not None
        if token in self._wanted.items:
            return
        params = {"token": str(token), "chance": decision.params["chance"]}
        if token in decision.options:
            raise CannotFall("core-fell-elsewhere", **params)
        raise CannotFall("core-cannot-fall", **params, options=", ".join(decision.options[:20]))

    # -- inside

    def _new_chance(self, source: Source) -> Chance:
        return TableChance(source, self._journal, self.game.chances, self.game.modern, self.setup.seats)

    def _run(self, answer: str | None, seen: bool = True) -> None:
        self._wanted: NotFallen | None = None
        try:
            super()._run(answer, seen)
        except NotFallen as wanted:
            self._ask(wanted)

    def _ask(self, wanted: NotFallen) -> None:
        """The rules have stopped: what fell is the question now."""
        self._wanted = wanted
        self._steps = None
        name, _, side = wanted.name.partition(BY)
        params: dict[str, object] = {
            "chance": name,
            "side": side or None,
            "count": wanted.count,
            "place": len(wanted.entered) + 1,
            "entered": list(wanted.entered),
        }
        self.decision = Decision(wanted.seat, FELL, tuple(wanted.possible), params)

    def _resume(self, entries: Sequence[object]) -> None:
        """Plays the entries since the last checkpoint again. What was entered falls where the rules ask for it."""
        assert isinstance(self.chance, TableChance)
        self.chance.entered = [entry.token for entry in reversed(entries) if isinstance(entry, Entered)]
        self._begin_again(())
        for entry in entries:
            if isinstance(entry, Answer) and not isinstance(entry, Entered):
                self._journal.note(entry)
                self._run(entry.token)

    def _another(self, source: Source, start: S) -> Match[S]:
        return GuessedMatch(self.game, self.setup, source, start=start, waits=True)

    def _renamed(self, entry: object, names: Mapping[str, str]) -> object:
        # In an imagined match what was entered has just fallen.
        return None if isinstance(entry, Entered) else super()._renamed(entry, names)


class GuessedChance(Chance):
    """What may be entered at a real table, in an imagined match: rules ask as they do there, a seed answers."""

    __slots__ = ()

    asks: ClassVar[bool] = True

    def copy(self, journal: Journal) -> GuessedChance:
        twin = GuessedChance(self.source, journal, self._names, self._modern)
        twin.drawn = self.drawn
        twin.used = self.used.copy()
        twin._scripts = {name: values.copy() for name, values in self._scripts.items()}
        return twin


class GuessedMatch(Match[S]):
    """A match at a real table as somebody imagines it."""

    __slots__ = ()

    def clone(self) -> GuessedMatch[S]:
        return GuessedMatch(self.game, self.setup, self.seed, start=self.start, clone_of=self)

    def _new_chance(self, source: Source) -> Chance:
        return GuessedChance(source, self._journal, self.game.chances, self.game.modern)

    def _another(self, source: Source, start: S) -> Match[S]:
        return GuessedMatch(self.game, self.setup, source, start=start, waits=True)
