"""A match and the table it is played at: what its entries have led to, and what may be done next.

Nothing in here waits or touches the database. A method that does something checks first, then changes the table and
notes entries; whoever called it stores them before anybody is told (`hall.py`), or forgets the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from westmarch.core.events import Event
from westmarch.core.match import Match
from westmarch.games import find
from westmarch.server import reveals
from westmarch.server.errors import ServerError, conflict, not_allowed
from westmarch.server.models import EntryRow, MatchRow
from westmarch.server.store import Stored, now

_encode = msgspec.json.Encoder(enc_hook=str).encode
GAME_KINDS = frozenset({"answer", "undo"})


class LogLine:
    """An event as it is sent: written down at once, since what it refers to may change later."""

    __slots__ = ("json", "step", "visible_to")

    def __init__(self, step: int, event: Event) -> None:
        self.step = step
        self.visible_to = event.visible_to
        self.json = msgspec.Raw(_encode({"kind": event.kind, "params": event.params, "step": step}))


class Given(msgspec.Struct):
    """An answer that is part of the match as it now is."""

    seq: int
    seat: str
    kind: str
    token: str
    reveals: bool
    why: str
    bot: str


class Request(msgspec.Struct):
    """Somebody asked to take back more than is free."""

    seat: str
    name: str
    to: int
    crosses: bool
    agreed: list[str]


def start_match(row: MatchRow) -> Match[Any]:
    """The match before its first answer."""
    game = find(row.game)
    setup = game.set_up(len(row.seats), row.options)
    start = None
    if row.start is not None:
        lines = [line.partition(":") for line in row.start.splitlines()]
        start = game.read(setup, [(n, key.strip(), rest.strip()) for n, (key, _, rest) in enumerate(lines, start=1)])
    return Match(game, setup, int(row.seed), row.scripts or None, start, row.drawn)


def push(match: Match[Any], token: str, scripts: dict[str, list[str]] | None) -> None:
    for name, values in (scripts or {}).items():
        match.chance.script(name, values)
    match.push(token)


class Table:
    """The live match with that id, as of entry `seq`."""

    def __init__(self, stored: Stored) -> None:
        self.row = stored.match
        self.id = stored.match.id
        self.seats = {row.seat: row for row in stored.seats}
        self.seq = 0
        self.moment = 0
        self.entries: list[EntryRow] = []  # all but answers
        self.answers: list[Given] = []
        self.scripts: list[dict[str, list[str]] | None] = []
        self.history: list[tuple[int, int]] = [(0, 0)]  # (seq, step) after each answer and undo
        self.request: Request | None = None
        self.status = stored.match.status
        self.last = stored.match.created  # when something last happened
        self.fresh: list[EntryRow] = []  # noted, not yet stored
        self.changed: set[str] = set()  # seats that changed hands in fresh entries
        self.left: set[str] = set()  # seats whose holders lose them
        for entry in stored.entries:
            self._note(entry)
        self.match = start_match(self.row)
        self._lines: list[LogLine] = []
        self._event_counts: list[int] = []
        self._logs: dict[str | None, tuple[list[LogLine], list[int]]] = {}
        self._take_events()
        for given, scripts in zip(self.answers, self.scripts):
            push(self.match, given.token, scripts)
            self._take_events()
        self._hidden: set[str] | None = None
        self._views: dict[str | None, dict[str, Any]] = {}
        self._written: dict[str | None, reveals.Written] = {}

    # -- what one may ask

    @property
    def step(self) -> int:
        return len(self.answers)

    @property
    def over(self) -> bool:
        return self.match.result is not None

    @property
    def solo(self) -> bool:
        """No two different people play."""
        return len({seat.owner for seat in self.seats.values() if seat.kind == "human"}) <= 1

    @property
    def bot_asked(self) -> str | None:
        """The bot seat that has to answer now."""
        decision = self.match.decision
        if decision is None or self.status != "running" or self.seats[decision.seat].kind != "bot":
            return None
        return decision.seat

    def own(self, seats: Iterable[str], seat: str | None) -> str:
        """The seat that somebody who holds those seats acts for: the named one, else the asked one, else the first."""
        held = [each for each in self.row.seats if each in set(seats)]
        if seat is not None:
            if seat not in self.seats:
                raise ServerError("server-not-found", 404, what=seat)
            if seat not in held:
                raise not_allowed("server-not-your-seat", seat=seat)
            return seat
        if not held:
            raise not_allowed("server-no-seat")
        decision = self.match.decision
        return decision.seat if decision is not None and decision.seat in held else held[0]

    def view(self, seat: str | None) -> dict[str, Any]:
        """What that viewpoint may know; made once for all who look from there."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.match.view(seat)
        return found

    def written(self, seat: str | None) -> reveals.Written:
        """The same as it is sent."""
        found = self._written.get(seat)
        if found is None:
            found = self._written[seat] = reveals.Written(self.view(seat))
        return found

    def log(self, seat: str | None) -> list[LogLine]:
        """The events that viewpoint may see."""
        return self._log(seat)[0]

    def log_start(self, seat: str | None, since: int) -> int:
        """How much of the log somebody who has seen everything up to entry `since` still has right."""
        if since <= 0:
            return 0
        return self._log(seat)[1][self.common_step(since)]

    def common_step(self, since: int) -> int:
        """The last step that the match at entry `since` and the match now have in common."""
        lowest = self.step
        for seq, step in reversed(self.history):
            lowest = min(lowest, step)
            if seq <= since:
                break
        return lowest

    def entries_after(self, since: int) -> list[EntryRow]:
        fresh = []
        for entry in reversed(self.entries):
            if entry.seq <= since:
                break
            fresh.append(entry)
        return fresh[::-1]

    # -- answers

    def answer(self, seats: Iterable[str], seat: str | None, moment: int, token: str, player: str | None = None) -> int:
        """Answers the pending decision; gives the entry's number. The same answer twice counts once."""
        repeated = self._repeated(seats, seat, moment, token)
        if repeated is not None:
            return repeated
        who = self._may_answer(seats, seat, moment)
        self._answer(who, token, player, {})
        return self.moment

    def bot_answer(self, seat: str, moment: int, token: str, why: str, bot: str) -> None:
        if self.bot_asked != seat:
            raise conflict("server-stale", moment=self.moment)
        self._may_answer((seat,), seat, moment)
        self._answer(seat, token, None, {"why": why, "bot": bot})

    def _repeated(self, seats: Iterable[str], seat: str | None, moment: int, token: str) -> int | None:
        """The number under which this very answer is already stored."""
        if moment >= self.moment:
            return None
        following = next(seq for seq, _ in self.history if seq > moment)
        given = next((each for each in self.answers if each.seq == following), None)
        if given is None or given.token != token or given.seat not in set(seats) or seat not in (None, given.seat):
            return None
        return given.seq

    def _may_answer(self, seats: Iterable[str], seat: str | None, moment: int) -> str:
        who = self.own(seats, seat)
        if moment != self.moment:
            raise conflict("server-stale", moment=self.moment)
        decision = self.match.decision
        if decision is None:
            raise conflict("server-match-over")
        if decision.seat != who:
            raise conflict("server-not-your-turn", seat=decision.seat)
        return who

    def _answer(self, seat: str, token: str, player: str | None, data: dict[str, Any]) -> None:
        decision = self.match.decision
        assert decision is not None
        drawn, checkpoint = self.match.chance.drawn, self.match.checkpoint
        before = {each: self.written(each) for each in self.seats}
        self.match.push(token)  # raises and changes nothing if that is not offered
        self._forget_views()
        if self.match.chance.drawn > drawn:
            if self._hidden is not None:
                self._hidden |= reveals.hideable(self.match.journal_since(checkpoint))
            shown = True
        else:
            # Nothing was dealt, so what can be hidden at all is what it was before.
            after = {each: self.written(each) for each in self.seats}
            shown = reveals.learnt(before, after, self._hideable(), seat)
        self._take_events()
        entry = self._entry("answer", seat, player, {**data, "decision": decision.kind})
        entry.token = token
        entry.reveals = shown
        self._record(entry)
        if self.over:
            self.status = "finished"
            self._record(self._entry("end", None, None, {"status": "finished"}, name=""))

    # -- undo

    def undo_target(self, seats: Iterable[str]) -> int | None:
        """The step that one press of undo goes back to for somebody who holds those seats."""
        held = set(seats)
        for index in range(self.step - 1, -1, -1):
            if self.answers[index].seat in held:
                return index
        return None

    def free_undos(self, seats: Iterable[str]) -> int:
        held = set(seats)
        if self.solo:
            return sum(given.seat in held for given in self.answers)
        if self.over:
            return 0
        count = 0
        for given in reversed(self.answers):
            if given.reveals or given.seat not in held:
                break
            count += 1
        return count

    def undo(
        self, seats: Iterable[str], seat: str | None, moment: int, to: int | None, player: str | None = None
    ) -> bool:
        """Takes answers back, or asks the others whether they agree; True if it is done."""
        held = set(seats)
        who = self.own(held, seat)
        if moment != self.moment:
            raise conflict("server-stale", moment=self.moment)
        target = self.undo_target(held) if to is None else to
        if target is None or not 0 <= target < self.step:
            raise conflict("server-nothing-to-undo")
        if self.solo:
            self._undo(who, target, player)
            return True
        if self.over:
            raise conflict("server-match-over")
        if self.step - target <= self.free_undos(held):
            self._undo(who, target, player)
            return True
        self._record(self._entry("undo-ask", who, player, {"to": target}))
        return False

    def consent(self, seats: Iterable[str], seat: str | None, agree: bool, player: str | None = None) -> bool:
        """Agrees or not to the request; True if it led to the undo."""
        who = self.own(seats, seat)
        request = self.request
        if request is None:
            raise conflict("server-no-request")
        mine = self._same_person(who)
        if request.seat in mine:
            if agree:
                raise not_allowed("server-own-request")
            self._record(self._entry("undo-refuse", who, player, {}))
            return False
        self._record(self._entry("undo-agree" if agree else "undo-refuse", who, player, {}))
        if not agree or self.request is None or self.waiting(self.request):
            return False
        self._undo(request.seat, request.to, self.seats[request.seat].owner)
        return True

    def waiting(self, request: Request) -> list[str]:
        """The seats whose people have not yet agreed."""
        settled = {self.seats[seat].owner for seat in (request.seat, *request.agreed)}
        return [row.seat for row in self.seats.values() if row.kind == "human" and row.owner not in settled]

    def crosses(self, to: int) -> bool:
        """Whether going back to that step crosses a roll or a reveal."""
        return any(given.reveals for given in self.answers[to:])

    def _undo(self, seat: str, to: int, player: str | None) -> None:
        data = {"from": self.step, "to": to, "crossed": self.crosses(to)}
        self._go_back(to)
        if self.status == "finished":
            self.status = "running"
        self._record(self._entry("undo", seat, player, data))

    def _go_back(self, to: int) -> None:
        """Takes answers back from the match itself."""
        if any(self.scripts[to:]):
            # Outcomes scripted for what is taken back must not fall later instead.
            self.match = replay(self.row, self.answers, self.scripts, to)
        else:
            for _ in range(to, len(self._event_counts) - 1):
                self.match.pop()
        del self._event_counts[to + 1 :]
        self._trim_events()
        self._forget_views()

    def _same_person(self, seat: str) -> set[str]:
        owner = self.seats[seat].owner
        return {row.seat for row in self.seats.values() if row.seat == seat or (owner and row.owner == owner)}

    # -- people

    def take(self, seat: str | None, player: str, name: str) -> str:
        """Sits down on an open seat."""
        if self.over:
            raise conflict("server-match-over")
        if seat is not None and seat not in self.seats:
            raise ServerError("server-not-found", 404, what=seat)
        free = [row for row in self.seats.values() if row.kind == "open" and seat in (None, row.seat)]
        if not free:
            raise conflict("server-seat-taken" if seat is not None else "server-no-open-seat")
        row = free[0]
        row.kind, row.owner, row.name, row.bot = "human", player, name, None
        self.changed.add(row.seat)
        if self.status == "abandoned":
            self.status = "running"
        self._record(self._entry("join", row.seat, player, {}))
        return row.seat

    def leave(self, seats: Iterable[str], player: str | None) -> None:
        """Stands up; the seats are open then and their secrets dead."""
        for seat in seats:
            entry = self._entry("leave", seat, player, {})
            row = self.seats[seat]
            row.kind, row.owner, row.name = "open", None, ""
            row.generation += 1
            self.changed.add(seat)
            self.left.add(seat)
            self._record(entry)
        if self.status == "running" and not any(row.kind == "human" for row in self.seats.values()):
            self.status = "abandoned"
            self._record(self._entry("end", None, None, {"status": "abandoned"}, name=""))

    def reseat(self, seat: str, kind: str, bot: str | None, name: str, player: str | None) -> None:
        """Gives an open or bot seat to a bot, or opens it."""
        if seat not in self.seats:
            raise ServerError("server-not-found", 404, what=seat)
        if self.over:
            raise conflict("server-match-over")
        row = self.seats[seat]
        if row.kind == "human":
            raise conflict("server-seat-taken")
        row.kind, row.bot, row.name = kind, bot, bot or ""
        self.changed.add(seat)
        self._record(self._entry("seat", seat, player, {"to": kind, "bot": bot}, name=name))

    def chat(self, seat: str | None, player: str | None, name: str, text: str) -> None:
        self._record(self._entry("chat", seat, player, {"text": text}, name=name))

    def announce_rematch(self, match: str) -> None:
        self.row.rematch = match
        self._record(self._entry("rematch", None, None, {"match": match}, name=""))

    # -- keeping up

    def standing(self) -> dict[str, Any]:
        """What the match's row says about where it stands."""
        decision = self.match.decision
        result = self.match.result
        return {
            "seq": self.seq,
            "moment": self.moment,
            "step": self.step,
            "status": self.status,
            "asked_seat": None if decision is None else decision.seat,
            "asked_kind": None if decision is None else decision.kind,
            "asked_bot": self.bot_asked is not None,
            "result": None
            if result is None
            else {"winners": list(result.winners), "reason": result.reason, "score": dict(result.score)},
            "updated": self.last,
        }

    def stored(self) -> None:
        """The fresh entries are in the database now."""
        self.fresh, self.changed, self.left = [], set(), set()

    def catch_up(self, stored: Stored) -> None:
        """Takes in what other processes have appended."""
        self.row = stored.match
        self.seats = {row.seat: row for row in stored.seats}
        for entry in stored.entries:
            if entry.seq != self.seq + 1:
                raise RuntimeError(f"entry {entry.seq} of {self.id} doesn't follow {self.seq}")
            if entry.kind == "answer":
                assert entry.token is not None
                push(self.match, entry.token, entry.data.get("scripts"))
                self._take_events()
                self._forget_views()
                self._hidden = None
            elif entry.kind == "undo":
                self._go_back(entry.data["to"])
            self._note(entry)
        self.status = stored.match.status

    # -- inside

    def _entry(
        self, kind: str, seat: str | None, player: str | None, data: dict[str, Any], name: str | None = None
    ) -> EntryRow:
        if name is None:
            name = self.seats[seat].name if seat is not None else ""
        return EntryRow(
            match=self.id,
            seq=self.seq + 1,
            kind=kind,
            at=now(),
            seat=seat,
            player=player,
            name=name,
            token=None,
            reveals=False,
            data=data,
        )

    def _record(self, entry: EntryRow) -> None:
        """Notes an entry of our own, to be stored."""
        self.fresh.append(entry)
        self._note(entry)

    def _note(self, entry: EntryRow) -> None:
        """Takes in an entry, all but its effect on the match itself."""
        self.seq = entry.seq
        self.last = entry.at
        if entry.kind != "answer":
            self.entries.append(entry)
        if entry.kind == "answer":
            assert entry.token is not None
            assert entry.seat is not None
            given = Given(
                entry.seq,
                entry.seat,
                entry.data.get("decision", ""),
                entry.token,
                entry.reveals,
                entry.data.get("why", ""),
                entry.data.get("bot", ""),
            )
            self.answers.append(given)
            self.scripts.append(entry.data.get("scripts"))
        elif entry.kind == "undo":
            del self.answers[entry.data["to"] :]
            del self.scripts[entry.data["to"] :]
        elif entry.kind == "undo-ask":
            assert entry.seat is not None
            to = entry.data["to"]
            self.request = Request(entry.seat, entry.name, to, self.crosses(to), [])
        elif entry.kind == "undo-agree" and self.request is not None:
            assert entry.seat is not None
            self.request.agreed.append(entry.seat)
        elif entry.kind == "undo-refuse":
            self.request = None
        if entry.kind in GAME_KINDS:
            self.moment = entry.seq
            self.history.append((entry.seq, self.step))
            self.request = None

    def _take_events(self) -> None:
        """Notes what happened in the last push, also in all logs that somebody has asked for."""
        step = len(self._event_counts)
        fresh = [LogLine(step, event) for event in self.match.events[len(self._lines) :]]
        self._lines += fresh
        self._event_counts.append(len(self._lines))
        for seat, (lines, counts) in self._logs.items():
            lines += [line for line in fresh if line.visible_to(seat)]
            counts.append(len(lines))

    def _trim_events(self) -> None:
        del self._lines[self._event_counts[-1] :]
        for lines, counts in self._logs.values():
            del counts[len(self._event_counts) :]
            del lines[counts[-1] :]
        self._hidden = None

    def _log(self, seat: str | None) -> tuple[list[LogLine], list[int]]:
        found = self._logs.get(seat)
        if found is None:
            lines: list[LogLine] = []
            counts: list[int] = []
            start = 0
            for end in self._event_counts:
                lines += [line for line in self._lines[start:end] if line.visible_to(seat)]
                counts.append(len(lines))
                start = end
            found = self._logs[seat] = (lines, counts)
        return found

    def _hideable(self) -> set[str]:
        if self._hidden is None:
            self._hidden = reveals.hideable(self.match.journal)
        return self._hidden

    def _forget_views(self) -> None:
        self._views = {}
        self._written = {}


def entry_values(entries: Sequence[EntryRow]) -> list[dict[str, Any]]:
    """Entries as the database takes them."""
    fields = ("match", "seq", "kind", "at", "seat", "player", "name", "token", "reveals", "data")
    return [{field: getattr(entry, field) for field in fields} for entry in entries]


def replay(row: MatchRow, answers: Sequence[Given], scripts: Sequence[Any], step: int) -> Match[Any]:
    """The match as it was after that many answers."""
    match = start_match(row)
    for given, script in zip(answers[:step], scripts):
        push(match, given.token, script)
    return match
