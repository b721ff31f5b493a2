"""What was told at a table: the log of a match, from every viewpoint.

An event is written down when it happens, since what it refers to may change later, and never worked out again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from westmarch.core.events import Event

_encode = msgspec.json.Encoder(enc_hook=str).encode


class LogLine:
    """An event as it is sent."""

    __slots__ = ("json", "step", "to")

    def __init__(self, step: int, to: tuple[str, ...] | None, json: msgspec.Raw) -> None:
        self.step = step
        self.to = to
        self.json = json

    def visible_to(self, seat: str | None) -> bool:
        return self.to is None or seat in self.to


def line(step: int, event: Event) -> LogLine:
    """The event, told at that step."""
    said = _encode({"kind": event.kind, "params": event.params, "step": step})
    return LogLine(step, None if event.to is None else tuple(event.to), msgspec.Raw(said))


class Log:
    """All that was told so far, step by step. Step 0 is the set-up."""

    def __init__(self) -> None:
        self._steps: list[Sequence[LogLine]] = []
        self._seen: dict[str | None, tuple[list[LogLine], list[int]]] = {}  # by viewpoint: lines, and how many by step

    @property
    def steps(self) -> int:
        """The last step of which something was told."""
        return len(self._steps) - 1

    def add(self, lines: Sequence[LogLine]) -> None:
        """What was told at the next step, also in all logs that somebody has asked for."""
        self._steps.append(lines)
        for seat, (seen, counts) in self._seen.items():
            seen += _visible(lines, seat)
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
            for lines in self._steps:
                found[0].extend(_visible(lines, seat))
                found[1].append(len(found[0]))
        return found


def _visible(lines: Iterable[LogLine], seat: str | None) -> list[LogLine]:
    return [each for each in lines if each.visible_to(seat)]
