"""What a record keeps: the answers given and the outcomes fallen, in order."""

from __future__ import annotations

from collections.abc import Sequence


class Answer:
    """One decision of a seat."""

    __slots__ = ("kind", "seat", "token")

    def __init__(self, seat: str, kind: str, token: str) -> None:
        self.seat = seat
        self.kind = kind
        self.token = token


class Entered(Answer):
    """What somebody says has fallen at a real table: one value of the outcome that is noted once it is complete."""

    __slots__ = ()


class Outcome:
    """What fell under one name. The first `scripted` values came from scripts, not from the seed, and of these the
    first `own` from a script for just this name, the others from one for both sides."""

    __slots__ = ("name", "own", "scripted", "values")

    def __init__(self, name: str, values: tuple[str, ...], scripted: int, own: int) -> None:
        self.name = name
        self.values = values
        self.scripted = scripted
        self.own = own


class Unseen(Outcome):
    """What nobody at a real table has shown: the program has only put something in its place (core/closed.py)."""

    __slots__ = ()


class Skipped:
    """A question that has one answer, however the unseen cards lie: nobody was asked."""

    __slots__ = ("kind", "seat", "token")

    def __init__(self, seat: str, kind: str, token: str) -> None:
        self.seat = seat
        self.kind = kind
        self.token = token


class Reseed:
    """From here on, chance follows another seed."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed


class Journal:
    """The entries since the last checkpoint, and those outcomes that must fall again because they fell before."""

    __slots__ = ("_again", "careful", "entries")

    def __init__(self) -> None:
        self.entries: list[object] = []
        self._again: list[Outcome] = []
        # In an imagined match, what fell must also be possible there.
        self.careful = False

    def note(self, entry: object) -> None:
        self.entries.append(entry)

    def fall_again(self, entries: Sequence[object], fallen: Sequence[object] = ()) -> None:
        """Begins anew, with the outcomes among these entries to come first. The first entries, `fallen`, are there."""
        self.entries = list(fallen)
        coming = entries[len(fallen) :] if fallen else entries
        self._again = [entry for entry in reversed(coming) if isinstance(entry, Outcome)] if coming else []

    def next_again(self) -> Outcome | None:
        """The outcome that must fall now; None if chance is free."""
        return self._again.pop() if self._again else None


def answered(entries: Sequence[object]) -> bool:
    """Whether there is an answer among these."""
    for entry in entries:
        if isinstance(entry, Answer):
            return True
    return False


def count_answers(entries: Sequence[object]) -> int:
    count = 0
    for entry in entries:
        if isinstance(entry, Answer):
            count += 1
    return count
