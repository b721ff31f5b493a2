"""What was told at a table: the log of a match, from every viewpoint.

An event is written down when it happens, with who may see it, and never worked out again: neither what it refers to nor
the rules may be the same later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import msgspec

from westmarch.core.events import Event

_encode = msgspec.json.Encoder(enc_hook=str).encode
_read = msgspec.json.Decoder(list[tuple[tuple[str, ...] | None, msgspec.Raw]]).decode


@dataclass(slots=True, eq=False)
class LogLine:
    """An event as it is sent."""

    step: int
    to: tuple[str, ...] | None
    json: msgspec.Raw

    def visible_to(self, seat: str | None) -> bool:
        return self.to is None or seat in self.to


def write(step: int, events: Iterable[Event]) -> str:
    """What happened at that step, as it is stored."""
    said = [[event.to, {"kind": event.kind, "params": event.params, "step": step}] for event in events]
    return _encode(said).decode()


def read(step: int, text: str) -> list[LogLine]:
    """What was told at that step; nothing if somebody has been at the text."""
    try:
        return [LogLine(step, to, json) for to, json in _read(text)]
    except msgspec.DecodeError:
        return []


class Log:
    """All that was told so far, step by step. Step 0 is the set-up."""

    def __init__(self, steps: Iterable[str], modern: Callable[[str], str] = str) -> None:
        """`modern` gives what was told long ago the ids that things have now."""
        self._steps = list(steps)
        self._modern = modern
        self._seen: dict[str | None, tuple[list[LogLine], list[int]]] = {}  # by viewpoint: lines, and how many by step

    def add(self, text: str) -> None:
        """What was told at the next step, also in all logs that somebody has asked for."""
        self._steps.append(text)
        lines = read(len(self._steps) - 1, text)
        for seat, (seen, counts) in self._seen.items():
            seen += [each for each in lines if each.visible_to(seat)]
            counts.append(len(seen))

    def cut(self, step: int) -> None:
        """Forgets what was told after that step."""
        del self._steps[step + 1 :]
        for seen, counts in self._seen.values():
            del counts[step + 1 :]
            del seen[counts[-1] :]

    def of(self, seat: str | None) -> list[LogLine]:
        """What that viewpoint may see."""
        return self._of(seat)[0]

    def length(self, seat: str | None, step: int) -> int:
        """How much of it had been told at that step."""
        return self._of(seat)[1][step]

    def _of(self, seat: str | None) -> tuple[list[LogLine], list[int]]:
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = ([], [])
            for step, text in enumerate(self._steps):
                found[0].extend(each for each in read(step, self._modern(text)) if each.visible_to(seat))
                found[1].append(len(found[0]))
        return found
