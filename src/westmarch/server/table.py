"""A match and the table it is played at: what its entries have led to, and what may be done next.

Nothing in here waits or touches the database. A method that does something checks first, then changes the table and
notes entries; whoever called it stores them before anybody is told (`hall.py`), or forgets the table. `undoing.py` and
`seating.py` do the same for taking back and for people.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import Any

from westmarch.core.decisions import Decision
from westmarch.core.match import Match
from westmarch.server import reveals, told
from westmarch.server.errors import conflict, not_allowed, not_found, not_your_turn
from westmarch.server.filling import Fill, fill, give_up
from westmarch.server.keys import commitment
from westmarch.server.ledger import Entry, Given, Ledger, Snapshot, Stored, has_person
from westmarch.server.loading import EVERY, Unreadable, advance, course, follow, game_of, reach, snapshot_of, written
from westmarch.server.models import SeatRow
from westmarch.server.rehearsal import Rehearsal, rehearsed
from westmarch.server.store import now
from westmarch.server.told import LogLine

# So many entries a table has; then only answers are added, and what people say or end it with. Whoever answers and
# takes back all day would else fill the database, and who loads the match would read all of it.
MOST_ENTRIES = 20_000


class Table(Ledger):
    """The live match with that id, as of entry `seq`. Raises Unreadable if what is stored can't be played."""

    def __init__(self, stored: Stored) -> None:
        super().__init__(stored)
        self.status = stored.match.status
        self.fresh: list[Entry] = []  # noted, not yet stored
        self.changed: set[str] = set()  # seats that changed hands in fresh entries
        self.left: set[str] = set()  # seats whose holders lose them
        self.kept: list[Snapshot] = []  # taken, not yet stored
        self.dropped: list[Snapshot] = []  # stored, and not needed any more
        self.fills: list[Fill] = []  # what old entries lack, not yet stored
        self.troubles: list[str] = []  # for the log: what stood in the way of loading
        self.anew: dict[str, Any] = {}  # another seed and nonce, because all is dealt anew
        self.patience = timedelta()  # how long people may be away before others need not wait; none: for ever
        self._hidden: set[str] | None = None
        self._views: dict[str | None, dict[str, Any]] = {}
        self._written: dict[str | None, reveals.Written] = {}
        # Over, though today's rules can't play it to its end any more.
        self._ended_as_told = False
        self._load()
        self._log = told.Log(
            [self.row.told or "[]", *(given.told or "[]" for given in self.answers)], game_of(self.row)[0].modern
        )

    # -- loading

    def _load(self) -> None:
        known = game_of(self.row)[0].rules_version
        if self.row.rules > known:
            raise Unreadable([f"played by version {self.row.rules} of the rules, this is version {known}"])
        until = self.step if self.gap is None else min(self.gap, self.step)
        if self.row.told is not None and all(given.told is not None for given in self.answers):
            found = reach(course(self), until)
        else:
            filled = fill(self, until)
            found, self.fills, self.kept = filled.reached, filled.fills, filled.snapshots
            self.snapshots = list(self.kept)
        self._reached = found
        self.troubles = found.troubles
        if self.gap is not None:
            self.troubles.append(f"an entry is missing after {self.gap} answers")
        if found.step < self.step:
            if self.status == "finished":
                self._ended_as_told = True
                if self.fills:
                    self.fills += give_up(self, found.step)
            else:
                self._set_back(found.step, known)
        elif found.troubles:
            # The way led past a snapshot that is no good.
            self._drop([each for each in self.snapshots if each.step > found.base])

    def _set_back(self, to: int, known: int) -> None:
        """The answers after that step don't fit today's rules: the match goes on from there, and says so."""
        other = self.row.rules != known
        data = {"from": self.step, "to": to, "crossed": self.crosses(to), "rules": other}
        self.record(self.entry("rules", None, None, data, name=""))
        self._reach(to)

    def _reach(self, to: int) -> None:
        """Brings the match to that step; the answers after it are not part of it any more."""
        what = course(self)
        del what.answers[to:]
        found = reach(what, to)
        if found.step != to:
            raise conflict("server-other-rules", step=found.step)
        self._reached = found
        self._drop([each for each in self.snapshots if each.step > to])
        self._ended_as_told = False
        self._hidden = None
        self._forget_views()

    @property
    def match(self) -> Match[Any]:
        return self._reached.match

    @property
    def decision(self) -> Decision | None:
        """What is asked now."""
        return None if self._ended_as_told or self.settled is not None else self.match.decision

    @property
    def result(self) -> dict[str, Any] | None:
        if self.settled is not None:
            return self.settled
        result = self.match.result
        if result is None:
            return self.row.result if self._ended_as_told else None
        return {"winners": list(result.winners), "reason": result.reason, "score": dict(result.score)}

    # -- what one may ask

    @property
    def over(self) -> bool:
        return self._ended_as_told or self.settled is not None or self.match.result is not None

    @property
    def solo(self) -> bool:
        """No two different people play."""
        return len({seat.owner for seat in self.seats.values() if has_person(seat)}) <= 1

    @property
    def bot_asked(self) -> str | None:
        """The bot seat that has to answer now."""
        decision = self.decision
        if decision is None or self.status != "running" or self.seats[decision.seat].kind != "bot":
            return None
        return decision.seat

    def check_open(self) -> None:
        """Refuses to go on with a match that whoever runs the server has ended."""
        if self.status == "closed":
            raise conflict("server-match-closed")

    def check_running(self) -> None:
        """Refuses to go on with a match that is over, or was ended."""
        self.check_open()
        if self.over:
            raise conflict("server-match-over")

    def check_room(self) -> None:
        """Refuses what could go on for ever where so much has happened that it can only be played to its end."""
        if self.seq >= MOST_ENTRIES:
            raise conflict("server-table-full")

    def at(self, seat: str) -> SeatRow:
        """Who sits there; raises if there is no such seat."""
        if seat not in self.seats:
            raise not_found(seat)
        return self.seats[seat]

    def own(self, seats: Iterable[str], seat: str | None) -> str:
        """The seat that somebody who holds those seats acts for: the named one, else the asked one, else the first."""
        held = [each for each in self.row.seats if each in set(seats)]
        if seat is not None:
            if self.at(seat).seat not in held:
                raise not_allowed("server-not-your-seat", seat=seat)
            return seat
        if not held:
            raise not_allowed("server-no-seat")
        decision = self.decision
        return decision.seat if decision is not None and decision.seat in held else held[0]

    def view(self, seat: str | None) -> dict[str, Any]:
        """What that viewpoint may know; made once for all who look from there."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.match.view(seat)
            if self._ended_as_told or self.settled is not None:
                found.update(result=self.result, asked=None, decision=None)
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

    def answer(
        self, seats: Iterable[str], seat: str | None, moment: int, tokens: Sequence[str], player: str | None = None
    ) -> int:
        """Answers the pending decision, and with further tokens those that follow: all of them or none.

        Gives the number of the last entry. The same answers twice count once.
        """
        repeated = self.repeated(seats, seat, moment, tokens)
        if repeated is not None:
            return repeated
        who = self._may_answer(seats, seat, moment)
        if self.seats[who].kind == "bot":
            raise conflict("server-replaced")
        if len(tokens) > 1:
            self.rehearse(who, tokens)
        for part, token in enumerate(tokens):
            self._answer(who, token, player, {"part": part} if part else {})
        return self.moment

    def rehearse(self, seat: str, tokens: Sequence[str]) -> Rehearsal:
        """Gives these answers to a copy of the match; raises if one of them can't be given."""
        return rehearsed(self.match, seat, tokens, self._hideable())

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
        return self.asked((who,), who)

    def asked(self, seats: Iterable[str], seat: str | None) -> str:
        """The seat of those that is asked now; raises if it is somebody else's turn."""
        who = self.own(seats, seat)
        decision = self.decision
        if decision is None:
            raise conflict("server-match-over")
        if decision.seat != who:
            raise not_your_turn(self.row.game, decision.seat)
        return who

    def _answer(self, seat: str, token: str, player: str | None, data: dict[str, Any]) -> None:
        match = self.match
        decision = match.decision
        assert decision is not None
        before = {each: self.written(each) for each in self.seats}
        events = len(match.events)
        node, known = match.checkpoint, len(match.since_checkpoint)
        match.push(token)  # raises and changes nothing if that is not offered
        self._forget_views()
        entry = self.entry("answer", seat, player, {**data, "decision": decision.kind})
        entry.token = token
        entry.fell = written(match.journal_since(node)[known + 1 :])
        entry.told = told.write(self.step + 1, match.events[events:])
        if entry.fell:
            if self._hidden is not None:
                self._hidden |= reveals.hideable([entry.fell])
            entry.reveals = True
        else:
            # Nothing was dealt, so what can be hidden at all is what it was before.
            after = {each: self.written(each) for each in self.seats}
            entry.reveals = reveals.learnt(before, after, self._hideable(), seat)
        self.record(entry)
        self._log.add(entry.told)
        self._reached.step += 1
        self._reached.counts.append(match.answers)
        self.take_snapshot(EVERY)
        if self.over:
            self.status = "finished"
            self.record(self.entry("end", None, None, {"status": "finished"}, name=""))

    def take_back(self, seat: str, to: int, player: str | None) -> None:
        """Goes back to that step; whether that is allowed was asked before."""
        data = {"from": self.step, "to": to, "crossed": self.crosses(to)}
        self._reach(to)
        self._log.cut(to)
        if self.status == "finished":
            self.status = "running"
            data["revived"] = True  # its seed was told
        self.record(self.entry("undo", seat, player, data))

    def settle(self, winners: Iterable[str], reason: str) -> None:
        """Ends the match at the table, whatever the rules would still ask."""
        won = set(winners)
        result = {"winners": [seat for seat in self.row.seats if seat in won], "reason": reason, "score": {}}
        self.status = "finished"
        self.record(self.entry("end", None, None, {"status": "finished", "result": result}, name=""))
        self._forget_views()

    def team(self, seat: str) -> tuple[str, ...]:
        """The seats that win and lose together with that one."""
        return self.match.game.team(self.match.setup, seat)

    @property
    def sequel(self) -> dict[str, Any] | None:
        """The options of what follows, such as a campaign's next scenario. Nothing follows what was not played out."""
        return None if not self.over or self.settled is not None else self.match.game.sequel(self.match)

    def reseed(self, seed: int, nonce: str) -> None:
        """What falls from now on comes from another seed. Everybody is told what it is committed to by."""
        data = {"step": self.step, "seed": str(seed), "nonce": nonce, "commitment": commitment(seed, nonce)}
        self.record(self.entry("seed", None, None, data, name=""))
        self.match.reseed(seed)
        self.row.seed_known = False

    def opened(self, player: str | None, name: str) -> None:
        """Somebody has been shown the seed of a match that still runs."""
        self.row.seed_known = True
        self.record(self.entry("opened", None, player, {}, name=name))

    # -- snapshots

    def take_snapshot(self, every: int) -> None:
        """Takes a snapshot at the last checkpoint, if the last one is that many answers before it."""
        last = self.snapshots[-1].step if self.snapshots else -every
        if self._reached.step - last < every or self._ended_as_told:
            return
        taken = snapshot_of(self._reached, self)
        if taken is None or taken.step - last < every:
            return
        # One that was taken early, because the match rested, has served its time.
        if len(self.snapshots) > 1 and taken.step - self.snapshots[-2].step <= EVERY:
            self._drop(self.snapshots[-1:])
        self.snapshots.append(taken)
        self.kept.append(taken)

    def _drop(self, snapshots: list[Snapshot]) -> None:
        for each in snapshots:
            self.snapshots.remove(each)
            if each in self.kept:
                self.kept.remove(each)
            else:
                self.dropped.append(each)

    # -- what else happens

    def chat(self, seat: str | None, player: str | None, name: str, text: str) -> None:
        self.record(self.entry("chat", seat, player, {"text": text}, name=name))

    def announce_rematch(self, match: str, swap: bool, player: str | None, name: str) -> None:
        self.row.rematch = match
        self.record(self.entry("rematch", None, player, {"match": match, "swap": swap}, name=name))

    # -- keeping up

    def standing(self) -> dict[str, Any]:
        """What the match's row says about where it stands."""
        decision = self.decision
        return {
            "rules": self.match.game.rules_version,
            "seeds": [{"step": each.step, "seed": str(each.seed), "nonce": each.nonce} for each in self.seeds[1:]],
            "seed_known": self.row.seed_known,
            "seq": self.seq,
            "moment": self.moment,
            "step": self.step,
            "status": self.status,
            "asked_seat": None if decision is None else decision.seat,
            "asked_kind": None if decision is None else decision.kind,
            "asked_bot": self.bot_asked is not None,
            "result": self.result,
            "updated": self.last,
            **self.anew,
        }

    def begin_anew(self, seed: int, nonce: str) -> None:
        """Nothing was played yet: all is dealt again, by another seed. Whoever stores this loads the table again."""
        self.anew = {"seed": str(seed), "nonce": nonce, "old_dice": False, "told": None, "fell": None}
        self._drop(list(self.snapshots))

    def stored(self) -> None:
        """What was fresh is in the database now."""
        self.fresh, self.changed, self.left = [], set(), set()
        self.kept, self.dropped, self.fills = [], [], []

    def catch_up(self, stored: Stored) -> None:
        """Takes in what other processes have appended."""
        self.row = stored.match
        self.seats = {row.seat: row for row in stored.seats}
        for entry in stored.entries:
            if entry.seq != self.seq + 1:
                raise RuntimeError(f"entry {entry.seq} of {self.id} doesn't follow {self.seq}")
            if entry.kind in ("undo", "rules"):
                self._reach(entry.data["to"])
                self._log.cut(entry.data["to"])
            self.note(entry)
            if entry.kind == "answer":
                self._take_in(self.answers[-1])
            elif entry.kind == "seed":
                follow(self.match, self.seeds[-1])
            elif entry.kind == "end":
                self._forget_views()
        self.snapshots += [each for each in stored.snapshots if self.fits(each) and each not in self.snapshots]
        self.status, self.last = stored.match.status, stored.match.updated

    def _take_in(self, given: Given) -> None:
        """An answer that another process was given."""
        advance(self.match, course(self), self.step - 1)
        self._log.add(given.told or "[]")
        self._reached.step += 1
        self._reached.counts.append(self.match.answers)
        self._forget_views()
        self._hidden = None

    def entry(
        self, kind: str, seat: str | None, player: str | None, data: dict[str, Any], name: str | None = None
    ) -> Entry:
        """The next entry, not yet noted."""
        if name is None:
            name = self.seats[seat].name if seat is not None else ""
        return Entry(
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

    def record(self, entry: Entry) -> None:
        """Notes an entry of our own, to be stored."""
        self.fresh.append(entry)
        self.note(entry)

    # -- inside

    def _hideable(self) -> set[str]:
        if self._hidden is None:
            self._hidden = reveals.hideable([self.row.fell or "", *(given.fell or "" for given in self.answers)])
            if self.row.start is not None:
                self._hidden |= reveals.hideable_at(self.row.start, self.written(None))
        return self._hidden

    def _forget_views(self) -> None:
        self._views = {}
        self._written = {}
