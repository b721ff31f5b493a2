"""Matches at any step: replaying forward, or taking back, from where somebody last looked."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from westmarch.core.match import Match
from westmarch.server.hall import Hall
from westmarch.server.ledger import Given
from westmarch.server.loading import push, start_match
from westmarch.server.models import MatchRow

T = TypeVar("T")

_KEPT = 32


class Course:
    """The course of a match, as it was when somebody asked."""

    def __init__(self, row: MatchRow, answers: Sequence[Given]) -> None:
        self.row = row
        self.answers = list(answers)


class Replay:
    """A match that can be sent to any step of a course. Not for two at once: take the lock."""

    def __init__(self, row: MatchRow) -> None:
        self.lock = asyncio.Lock()
        self._row = row
        self._match = start_match(row)
        self._given: list[int] = []  # the entries that led here
        self._scripted = False

    def go(self, course: Course, step: int) -> Match[Any]:
        wanted = [given.seq for given in course.answers[:step]]
        common = 0
        while common < min(len(wanted), len(self._given)) and wanted[common] == self._given[common]:
            common += 1
        if common < len(self._given) and self._scripted:
            # Scripts can't be taken back with the answers they belong to.
            self._match, self._given, common = start_match(self._row), [], 0
        for _ in range(len(self._given) - common):
            self._match.pop()
        for given in course.answers[common:step]:
            push(self._match, given)
            self._scripted = self._scripted or bool(given.scripts)
        self._given = wanted
        return self._match


class Replays:
    """Keeps the last few replays, because who looks at one step looks at the next."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def course(self, match: str) -> Course:
        async with self._hall.at(match) as table:
            return Course(table.row, table.answers)

    async def at(self, course: Course, use: Callable[[Replay], T]) -> T:
        """Calls `use` with the replay, in a thread, while nobody else moves it."""
        key = course.row.id
        replay = self._kept.get(key)
        if replay is None:
            replay = self._kept[key] = await asyncio.to_thread(Replay, course.row)
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
