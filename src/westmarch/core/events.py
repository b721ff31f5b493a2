"""What happened, for log and animation, with who may see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping


class Event:
    """What happened: `kind` is a stable id such as `b5a.moved`, `params` tell more, in ids and numbers.

    `to` names the seats that may see it; None means everybody.
    """

    __slots__ = ("kind", "params", "to")

    def __init__(self, kind: str, params: Mapping[str, object], to: tuple[str, ...] | None = None) -> None:
        self.kind = kind
        self.params = params
        self.to = to

    def visible_to(self, seat: str | None) -> bool:
        """May that seat (None: a spectator) know of it?"""
        return self.to is None or seat in self.to

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return self.kind == other.kind and self.params == other.params and self.to == other.to

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {dict(self.params)!r}, to={self.to!r})"


def by_turn(events: Iterable[Event], begins: str, number: str) -> Iterator[tuple[object, str, Mapping[str, object]]]:
    """What happened, as turn, kind and params. An event of the kind `begins` starts a turn, of that number."""
    turn: object = 0
    for event in events:
        if event.kind == begins:
            turn = event.params[number]
        yield turn, event.kind, event.params
