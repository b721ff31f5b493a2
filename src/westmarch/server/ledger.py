"""What the entries of a match say, without the rules: who answered what, what was taken back, who asked for what.

A ledger can be read even where the match itself can't be played any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

import msgspec

from westmarch.server.models import MatchRow, SeatRow

# What moves the game itself, and not only the people around it.
GAME_KINDS = frozenset({"answer", "undo", "rules"})
# Somebody comes, and needs time to look around.
_COMING = frozenset({"join", "back"})


class Entry(msgspec.Struct):
    """One thing that happened at a table, as the database keeps it."""

    match: str
    seq: int
    kind: str
    at: datetime | None
    seat: str | None
    player: str | None
    name: str | None
    token: str | None
    reveals: bool
    data: dict[str, Any]
    told: str | None = None
    fell: str | None = None


class Snapshot(msgspec.Struct):
    """The match at a checkpoint: after `step` answers, the last of which is entry `seq`."""

    seq: int
    step: int
    rules: int
    seed: int  # which of the match's seeds holds
    drawn: int
    state: str
    fell: str  # after the checkpoint, before the next question


class Stored(msgspec.Struct):
    """A match as it is in the database."""

    match: MatchRow
    seats: list[SeatRow]
    entries: list[Entry]
    snapshots: list[Snapshot] = []


class Given(msgspec.Struct):
    """An answer that is part of the match as it now is."""

    seq: int
    seat: str
    kind: str
    token: str
    reveals: bool
    why: dict[str, Any] | str  # what a bot said, as a message; a sentence in entries of the first release
    bot: str
    memory: dict[str, Any] | None  # what the bot keeps in mind from here on
    scripts: dict[str, list[str]] | None
    seed: int  # which of the match's seeds held when it was given
    told: str | None
    fell: str | None
    part: int = 0  # its place in the list that it was given in; undo takes a list back whole


class Seed(msgspec.Struct):
    """What decides all that falls after entry `seq`, and from that step on."""

    seq: int
    step: int
    seed: int
    nonce: str


class Request(msgspec.Struct):
    """Somebody asked to take back more than is free."""

    seat: str
    name: str
    to: int
    crosses: bool
    agreed: list[str]


def has_person(row: SeatRow) -> bool:
    """Whether the seat is somebody's, even while the computer plays it for them."""
    return row.kind == "human" or row.owner is not None


class Ledger:
    """The entries of a match, as of entry `seq`."""

    def __init__(self, stored: Stored) -> None:
        self.row = stored.match
        self.id = stored.match.id
        self.seats = {row.seat: row for row in stored.seats}
        self.seq = 0
        self.moment = 0
        self.last = stored.match.updated  # when something last happened
        self.asked_at = stored.match.created  # since when the one who is asked could have answered
        self.used: dict[str, float] = {}  # seconds that each seat took for its answers, also for those taken back
        self.entries: list[Entry] = []  # all but answers
        self.answers: list[Given] = []
        self.undone: list[Given] = []  # what was taken back and can be done again, in the order it was given
        self.history: list[tuple[int, int]] = [(0, 0)]  # (seq, step) after everything that moved the game
        self.request: Request | None = None
        self.resigned: list[str] = []  # seats that want to end it, while their partners have not said so yet
        # How it ended at the table, whatever the rules would still ask.
        self.settled: dict[str, Any] | None = None
        self.seeds = [Seed(0, 0, int(self.row.seed), self.row.nonce)]
        # Somebody may know what falls next: dice or cards were taken back, or the seed was shown.
        self.foreseen = False
        # Who looked ahead last, and whether alone: where people play together, all have agreed to take that back.
        self.foreseen_by: str | None = None
        self.foreseen_alone = False
        # An entry is missing after that many answers.
        self.gap: int | None = None
        for entry in stored.entries:
            if entry.seq != self.seq + 1 and self.gap is None:
                self.gap = self.step
            self.note(entry)
        self.snapshots = [each for each in sorted(stored.snapshots, key=lambda each: each.step) if self.fits(each)]

    @property
    def step(self) -> int:
        return len(self.answers)

    @property
    def over(self) -> bool:
        return self.row.status == "finished"

    @property
    def result(self) -> dict[str, Any] | None:
        """How it ended, as plain data."""
        return self.row.result if self.over else None

    def note(self, entry: Entry) -> None:
        """Takes in the next entry."""
        self.seq = entry.seq
        self.last = entry.at or self.last
        if entry.kind == "answer":
            self._count_time(entry)
            given = _given(entry, len(self.seeds) - 1)
            self.undone = _still_undone(self.undone, given)
            self.answers.append(given)
        else:
            self.entries.append(entry)
            self._note_other(entry)
        if entry.kind in GAME_KINDS or entry.kind in _COMING:
            self.asked_at = entry.at or self.asked_at
        if entry.kind in GAME_KINDS:
            self.moment = entry.seq
            self.history.append((entry.seq, self.step))
            self.request = None
            self.resigned = []

    def _count_time(self, entry: Entry) -> None:
        if entry.at is not None and entry.seat is not None:
            took = max(0.0, (entry.at - self.asked_at).total_seconds())
            self.used[entry.seat] = self.used.get(entry.seat, 0.0) + took

    def _note_other(self, entry: Entry) -> None:
        data = entry.data
        if entry.kind in ("undo", "rules"):
            self.undone = [*self.answers[data["to"] :], *self.undone] if entry.kind == "undo" else []
            del self.answers[data["to"] :]
            if data["crossed"] or data.get("revived", False):
                self._foresee(entry)
            self.settled = None
            self.gap = None if self.gap is None or self.gap >= self.step else self.gap
        elif entry.kind == "seed":
            self.seeds.append(Seed(entry.seq, data["step"], int(data["seed"]), data["nonce"]))
            self.foreseen = False
        elif entry.kind == "opened":
            self._foresee(entry)
        elif entry.kind == "undo-ask":
            assert entry.seat is not None
            self.request = Request(entry.seat, entry.name or "", data["to"], self.crosses(data["to"]), [])
        elif entry.kind == "undo-agree" and self.request is not None:
            assert entry.seat is not None
            self.request.agreed.append(entry.seat)
        elif entry.kind == "undo-refuse":
            self.request = None
        elif entry.kind == "join" and all(given.seat != entry.seat for given in self.answers):
            self.used = {}  # nobody's time runs before everybody is there
        elif entry.kind == "resign" and entry.seat is not None:
            self.resigned.append(entry.seat)
        elif entry.kind == "play-on" and entry.seat in self.resigned:
            self.resigned.remove(entry.seat)
        elif entry.kind == "end":
            self.settled = data.get("result")
            self.request, self.resigned = None, []

    def _foresee(self, entry: Entry) -> None:
        self.foreseen, self.foreseen_by, self.foreseen_alone = True, entry.player, self.request is None

    def fits(self, snapshot: Snapshot) -> bool:
        """Whether a snapshot belongs to the match as it now is; what it shows may have been taken back."""
        if snapshot.step == 0:
            return snapshot.seq == 0
        return snapshot.step <= self.step and self.answers[snapshot.step - 1].seq == snapshot.seq

    def crosses(self, to: int) -> bool:
        """Whether going back to that step crosses a roll or a reveal."""
        return any(given.reveals for given in self.answers[to:])

    def common_step(self, since: int) -> int:
        """The last step that the match at entry `since` and the match now have in common."""
        lowest = self.step
        for seq, step in reversed(self.history):
            lowest = min(lowest, step)
            if seq <= since:
                break
        return lowest

    def entries_after(self, since: int) -> list[Entry]:
        fresh = []
        for entry in reversed(self.entries):
            if entry.seq <= since:
                break
            fresh.append(entry)
        return fresh[::-1]

    def bot_memory(self, seat: str, bot: str) -> dict[str, Any] | None:
        """What that bot keeps in mind for a seat; nothing if somebody else answered last."""
        last = next((given for given in reversed(self.answers) if given.seat == seat), None)
        return last.memory if last is not None and last.bot == bot else None

    def repeated(self, seats: Iterable[str], seat: str | None, moment: int, tokens: Sequence[str]) -> int | None:
        """The number under which the last of these very answers is already stored."""
        if moment >= self.moment:
            return None
        following = next(seq for seq, _ in self.history if seq > moment)
        first = next((index for index, each in enumerate(self.answers) if each.seq == following), None)
        if first is None:
            return None
        given = self.answers[first : first + len(tokens)]
        who = given[0].seat
        if who not in set(seats) or seat not in (None, who):
            return None
        if [(each.token, each.seat, each.part) for each in given] != [
            (token, who, part) for part, token in enumerate(tokens)
        ]:
            return None
        return given[-1].seq

    def redo(self, seats: Iterable[str]) -> list[str] | None:
        """What was last taken back, if it was an answer of those seats: a list of answers comes back whole."""
        if not self.undone or self.undone[0].seat not in set(seats):
            return None
        first, *later = self.undone
        together = [first]
        for given in later:
            if given.part != first.part + len(together):
                break
            together.append(given)
        return [given.token for given in together]


def _still_undone(undone: list[Given], given: Given) -> list[Given]:
    """What is left to do again after an answer: nothing, if it is another one than was taken back. Nor if something
    fell or was shown after it: what followed then may not fit any more."""
    if not undone or (undone[0].token, undone[0].seat) != (given.token, given.seat) or given.reveals:
        return []
    return undone[1:]


def _given(entry: Entry, seed: int) -> Given:
    data = entry.data
    return Given(
        entry.seq,
        entry.seat or "",
        data.get("decision", ""),
        entry.token or "",
        entry.reveals,
        data.get("why", ""),
        data.get("bot", ""),
        data.get("memory"),
        data.get("scripts"),
        seed,
        entry.told,
        entry.fell,
        data.get("part", 0),
    )


def entry_values(entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """Entries as the database takes them."""
    return [msgspec.structs.asdict(entry) for entry in entries]
