"""Matches at any step: on from where somebody last looked, or anew from the nearest snapshot."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

from westmarch.core.match import Match
from westmarch.server.loading import Course, Misfit, Reached, advance, reach

T = TypeVar("T")

_KEPT = 32


class Replay:
    """A match that can be sent to any step of a course. Not for two at once: take the lock."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self._given: list[int] = []  # the entries that led here
        self._reached: Reached | None = None

    def go(self, what: Course, step: int) -> Match[Any]:
        """The match at that step. Where other rules played it and today's can't follow, at a step shortly before."""
        wanted = [given.seq for given in what.answers[:step]]
        found = self._reached
        if found is None or found.step > step or wanted[: found.step] != self._given or step - found.step > 50:
            found = self._reached = reach(what, step)
        try:
            while found.step < step:
                advance(found.match, what, found.step)
                found.step += 1
        except Misfit:
            found = self._reached = reach(what, step)
        self._given = wanted[: found.step]
        return found.match

    @property
    def step(self) -> int:
        """Where it stands."""
        return 0 if self._reached is None else self._reached.step


class Replays:
    """Keeps the last few replays, because who looks at one step looks at the next."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def at(self, what: Course, use: Callable[[Replay], T]) -> T:
        """Calls `use` with the replay, in a thread, while nobody else moves it."""
        key = what.row.id
        replay = self._kept.get(key)
        if replay is None:
            replay = self._kept[key] = Replay()
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        async with replay.lock:
            try:
                return await asyncio.to_thread(use, replay)
            except BaseException:
                self._kept.pop(key, None)  # whatever happened, it may stand somewhere in between
                raise
