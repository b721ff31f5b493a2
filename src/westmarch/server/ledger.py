"""What the entries of a match say, without the rules: who answered what, what was taken back, who asked for what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from westmarch.server.models import EntryRow

# What moves the game itself, and not only the people around it.
GAME_KINDS = frozenset({"answer", "undo"})


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


class Request(msgspec.Struct):
    """Somebody asked to take back more than is free."""

    seat: str
    name: str
    to: int
    crosses: bool
    agreed: list[str]


class Ledger:
    """The entries of a match, as of entry `seq`."""

    def __init__(self) -> None:
        self.seq = 0
        self.moment = 0
        self.entries: list[EntryRow] = []  # all but answers
        self.answers: list[Given] = []
        self.history: list[tuple[int, int]] = [(0, 0)]  # (seq, step) after each answer and undo
        self.request: Request | None = None

    @property
    def step(self) -> int:
        return len(self.answers)

    def note(self, entry: EntryRow) -> None:
        """Takes in the next entry."""
        self.seq = entry.seq
        if entry.kind == "answer":
            self.answers.append(_given(entry))
        else:
            self.entries.append(entry)
            self._note_other(entry)
        if entry.kind in GAME_KINDS:
            self.moment = entry.seq
            self.history.append((entry.seq, self.step))
            self.request = None

    def _note_other(self, entry: EntryRow) -> None:
        if entry.kind == "undo":
            del self.answers[entry.data["to"] :]
        elif entry.kind == "undo-ask":
            assert entry.seat is not None
            to = entry.data["to"]
            self.request = Request(entry.seat, entry.name, to, self.crosses(to), [])
        elif entry.kind == "undo-agree" and self.request is not None:
            assert entry.seat is not None
            self.request.agreed.append(entry.seat)
        elif entry.kind == "undo-refuse":
            self.request = None

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

    def entries_after(self, since: int) -> list[EntryRow]:
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

    def repeated(self, seats: Iterable[str], seat: str | None, moment: int, token: str) -> int | None:
        """The number under which this very answer is already stored."""
        if moment >= self.moment:
            return None
        following = next(seq for seq, _ in self.history if seq > moment)
        given = next((each for each in self.answers if each.seq == following), None)
        if given is None or given.token != token or given.seat not in set(seats) or seat not in (None, given.seat):
            return None
        return given.seq


def _given(entry: EntryRow) -> Given:
    assert entry.token is not None
    assert entry.seat is not None
    data = entry.data
    return Given(
        entry.seq,
        entry.seat,
        data.get("decision", ""),
        entry.token,
        entry.reveals,
        data.get("why", ""),
        data.get("bot", ""),
        data.get("memory"),
        data.get("scripts"),
    )


def entry_values(entries: Sequence[EntryRow]) -> list[dict[str, Any]]:
    """Entries as the database takes them."""
    fields = ("match", "seq", "kind", "at", "seat", "player", "name", "token", "reveals", "data")
    return [{field: getattr(entry, field) for field in fields} for entry in entries]
