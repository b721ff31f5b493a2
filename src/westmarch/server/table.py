"""A match and the table it is played at: what its entries have led to, and what may be done next.

Nothing in here waits or touches the database. A method that does something checks first, then changes the table and
notes entries; whoever called it stores them before anybody is told (`hall.py`), or forgets the table. `undoing.py` and
`seating.py` do the same for taking back and for people.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from westmarch.server import reveals, told
from westmarch.server.errors import ServerError, conflict, not_allowed
from westmarch.server.ledger import Ledger
from westmarch.server.loading import push, replay, start_match
from westmarch.server.models import EntryRow
from westmarch.server.store import Stored, now
from westmarch.server.told import LogLine


class Table(Ledger):
    """The live match with that id, as of entry `seq`."""

    def __init__(self, stored: Stored) -> None:
        super().__init__()
        self.row = stored.match
        self.id = stored.match.id
        self.seats = {row.seat: row for row in stored.seats}
        self.status = stored.match.status
        self.last = stored.match.created  # when something last happened
        self.fresh: list[EntryRow] = []  # noted, not yet stored
        self.changed: set[str] = set()  # seats that changed hands in fresh entries
        self.left: set[str] = set()  # seats whose holders lose them
        self.anew: dict[str, str] = {}  # another seed and nonce, because all is dealt anew
        for entry in stored.entries:
            self.note(entry)
        self._hidden: set[str] | None = None
        self._views: dict[str | None, dict[str, Any]] = {}
        self._written: dict[str | None, reveals.Written] = {}
        self._log = told.Log()
        self._events = 0  # how many of the match's events are in the log
        self.match = start_match(self.row)
        self._take_events()
        for given in self.answers:
            push(self.match, given)
            self._take_events()

    # -- what one may ask

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

    def check_open(self) -> None:
        """Refuses to go on with a match that whoever runs the server has ended."""
        if self.status == "closed":
            raise conflict("server-match-closed")

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
        return self._log.of(seat)

    def log_start(self, seat: str | None, since: int) -> int:
        """How much of the log somebody who has seen everything up to entry `since` still has right.

        Before the first answer that is nothing, because all may have been dealt anew.
        """
        common = 0 if since <= 0 else self.common_step(since)
        return 0 if common == 0 else self._log.length(seat, common)

    # -- answers

    def answer(self, seats: Iterable[str], seat: str | None, moment: int, token: str, player: str | None = None) -> int:
        """Answers the pending decision; gives the entry's number. The same answer twice counts once."""
        repeated = self.repeated(seats, seat, moment, token)
        if repeated is not None:
            return repeated
        who = self._may_answer(seats, seat, moment)
        self._answer(who, token, player, {})
        return self.moment

    def bot_answer(self, seat: str, moment: int, token: str, said: dict[str, Any]) -> None:
        """A bot's answer; `said`: which bot it was, why it chose that, and what it keeps in mind."""
        if self.bot_asked != seat:
            raise conflict("server-stale", moment=self.moment)
        self._may_answer((seat,), seat, moment)
        self._answer(seat, token, None, said)

    def _may_answer(self, seats: Iterable[str], seat: str | None, moment: int) -> str:
        who = self.own(seats, seat)
        if moment != self.moment:
            raise conflict("server-stale", moment=self.moment)
        self.check_open()
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
        entry = self.entry("answer", seat, player, {**data, "decision": decision.kind})
        entry.token = token
        entry.reveals = shown
        self.record(entry)
        if self.over:
            self.status = "finished"
            self.record(self.entry("end", None, None, {"status": "finished"}, name=""))

    def take_back(self, seat: str, to: int, player: str | None) -> None:
        """Goes back to that step; whether that is allowed was asked before."""
        data = {"from": self.step, "to": to, "crossed": self.crosses(to)}
        self._go_back(to)
        if self.status == "finished":
            self.status = "running"
        self.record(self.entry("undo", seat, player, data))

    def _go_back(self, to: int) -> None:
        """Takes answers back from the match itself."""
        if any(given.scripts for given in self.answers[to:]):
            # Outcomes scripted for what is taken back must not fall later instead.
            self.match = replay(self.row, self.answers, to)
        else:
            for _ in range(to, self._log.steps):
                self.match.pop()
        self._log.cut(to)
        self._events = len(self.match.events)
        self._hidden = None
        self._forget_views()

    def chat(self, seat: str | None, player: str | None, name: str, text: str) -> None:
        self.record(self.entry("chat", seat, player, {"text": text}, name=name))

    def announce_rematch(self, match: str) -> None:
        self.row.rematch = match
        self.record(self.entry("rematch", None, None, {"match": match}, name=""))

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
            **self.anew,
        }

    def begin_anew(self, seed: int, nonce: str) -> None:
        """Nothing was played yet: all is dealt again, by another seed. Whoever stores this loads the table again."""
        self.anew = {"seed": str(seed), "nonce": nonce}

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
            if entry.kind == "undo":
                self._go_back(entry.data["to"])
            self.note(entry)
            if entry.kind == "answer":
                push(self.match, self.answers[-1])
                self._take_events()
                self._forget_views()
                self._hidden = None
        self.status = stored.match.status

    def entry(
        self, kind: str, seat: str | None, player: str | None, data: dict[str, Any], name: str | None = None
    ) -> EntryRow:
        """The next entry, not yet noted."""
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

    def record(self, entry: EntryRow) -> None:
        """Notes an entry of our own, to be stored."""
        self.fresh.append(entry)
        self.note(entry)

    def note(self, entry: EntryRow) -> None:
        super().note(entry)
        self.last = entry.at

    # -- inside

    def _take_events(self) -> None:
        """Notes what happened in the last push."""
        step = self._log.steps + 1
        events = self.match.events
        self._log.add([told.line(step, event) for event in events[self._events :]])
        self._events = len(events)

    def _hideable(self) -> set[str]:
        if self._hidden is None:
            self._hidden = reveals.hideable(self.match.journal)
        return self._hidden

    def _forget_views(self) -> None:
        self._views = {}
        self._written = {}
