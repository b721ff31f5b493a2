"""Sockets and the sessions they came with: when a session ends, so does everything that was opened with it.

A session may end in another process. Those are told; and each process looks for itself too, since news can get lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Protocol

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber

from westmarch.server import chores
from westmarch.server.players import Players

log = logging.getLogger("westmarch.server.sessions")

CHANNEL = "westmarch-sessions"
LOOK = 15.0
# PostgreSQL carries at most 8000 bytes, and a digest has 64.
_AT_ONCE = 100


class Opened(Protocol):
    """Something that lives as long as its session."""

    def end(self) -> None: ...


class Sessions:
    def __init__(self, players: Players, channels: ChannelsPlugin, shared: bool) -> None:
        self._players = players
        self._channels = channels
        self._shared = shared
        self._opened: dict[str, set[Opened]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(await self._channels.subscribe(CHANNEL))),
            asyncio.create_task(chores.every(LOOK, self.look)),
        ]

    async def close(self) -> None:
        await chores.end(self._tasks)

    def enter(self, session: str, what: Opened) -> None:
        self._opened.setdefault(session, set()).add(what)

    def leave(self, session: str, what: Opened) -> None:
        found = self._opened.get(session)
        if found is not None:
            found.discard(what)
            if not found:
                del self._opened[session]

    def end(self, sessions: Iterable[str]) -> None:
        """Those sessions are gone: ends what was opened with them, everywhere."""
        ended = list(sessions)
        self._end(ended)
        if self._shared:
            for start in range(0, len(ended), _AT_ONCE):
                self._channels.publish(msgspec.json.encode(ended[start : start + _AT_ONCE]), CHANNEL)

    def _end(self, sessions: Iterable[str]) -> None:
        for session in sessions:
            for what in self._opened.pop(session, set()):
                what.end()

    async def _listen(self, subscriber: Subscriber) -> None:
        async for data in subscriber.iter_events():
            try:
                self._end(msgspec.json.decode(data, type=list[str]))
            except Exception:
                log.exception("could not take in news of sessions")

    async def look(self) -> None:
        """Ends what was opened with sessions that there are no more."""
        here = list(self._opened)
        self._end(set(here) - await self._players.still_open(here))
