"""Everything a running server consists of, put together once."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Coroutine
from importlib import import_module
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.stores.base import Store as LitestarStore

import westmarch
from westmarch.server import chores, mail, outside
from westmarch.server.bot_pool import BotPool
from westmarch.server.bots import BotKeeper
from westmarch.server.database import open_database
from westmarch.server.hall import Hall
from westmarch.server.health import Carrier, newest_revision
from westmarch.server.keys import SeatKeys
from westmarch.server.limits import Failures, Talk
from westmarch.server.metrics import MeasuredDatabase, Metrics
from westmarch.server.players import Players
from westmarch.server.post import Post
from westmarch.server.purge import Purge
from westmarch.server.replays import Replays
from westmarch.server.reviews import Reviews
from westmarch.server.sessions import Sessions
from westmarch.server.settings import Settings
from westmarch.server.store import Store
from westmarch.server.visitors import Door, Hosts

log = logging.getLogger("westmarch.server")


class House:
    """The parts, for handlers to use."""

    store: Store
    players: Players
    door: Door
    hall: Hall
    pool: BotPool
    keeper: BotKeeper
    replays: Replays
    reviews: Reviews
    sessions: Sessions
    outside: outside.Outside
    letters: mail.Letters

    def __init__(self, settings: Settings, channels: ChannelsPlugin, carrier: Carrier, slate: LitestarStore) -> None:
        self.settings = settings
        self.hosts = Hosts(settings)
        self.talk = Talk()
        self.failures = Failures(slate, settings.rate_limits)
        self._channels = channels
        self.carrier = carrier
        self.metrics = Metrics()
        self.database = MeasuredDatabase(open_database(settings), self.metrics)
        self.revision = newest_revision()
        self.stopping = False
        self._tasks: list[asyncio.Task[None]] = []
        self._later: set[asyncio.Task[None]] = set()
        self._measure()

    async def open(self) -> None:
        for plugin in self.settings.plugins:
            import_module(plugin)
        await asyncio.to_thread(westmarch.catalogue)  # loads their rules now, so that nobody waits for it later
        look_for_garbage_seldom()
        await self.database.migrate()
        self.store = Store(self.database)
        self.players = Players(self.database)
        self.sessions = Sessions(self.players, self._channels, self.settings.shared)
        keys = SeatKeys(self.settings.secret_key or await self.store.secret_key())
        self.letters = mail.Letters(self.settings, self.database, Post(self.settings, self.metrics), keys)
        self.door = Door(self.settings, self.players, self.store, keys)
        self.hall = Hall(self.settings, self.store, self._channels)
        self.pool = BotPool(self.settings)
        self.keeper = BotKeeper(self.hall, self.pool)
        self.replays = Replays()
        self.reviews = Reviews(self.database, self.hall, self.pool, self.later)
        self.pool.on_done = self._bot_done
        await self.hall.open()
        await self.sessions.open()
        await self.keeper.open()
        self.outside = outside.Outside(self.database, self.hall)
        self.door.banned = self.outside.banned
        await self.outside.open()
        self._tasks = [
            asyncio.create_task(self.metrics.watch_the_loop()),
            asyncio.create_task(chores.every(outside.LOOK, self.outside.look)),
            asyncio.create_task(self.letters.post.regularly()),
            asyncio.create_task(chores.every(mail.LOOK, self.letters.tell_turns)),
            asyncio.create_task(Purge(self.settings, self.database).regularly()),
        ]
        self._end_watching = self.metrics.watch_the_garbage()

    async def close(self) -> None:
        self.stopping = True
        self._end_watching()
        await chores.end((*self._tasks, *self._later))
        await self.keeper.close()
        await self.pool.close()
        await self.sessions.close()
        await self.hall.close()
        await self.database.close()

    async def send_away(self) -> None:
        """The process ends soon: everybody at a socket is told to come back, after what is being worked on."""
        self.stopping = True
        await self.hall.send_away(1012, "server-restarts")

    def later(self, deed: Coroutine[Any, Any, None]) -> None:
        """Does something that nobody waits for."""

        async def do() -> None:
            try:
                await deed
            except Exception:
                log.exception("something that was to be done later failed")

        task = asyncio.create_task(do())
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    # -- measuring

    def _measure(self) -> None:
        """What /metrics looks up when it is read."""
        look_up = self.metrics.look_up
        look_up("sockets", "Live connections", lambda: self.hall.sockets)
        look_up("matches", "Matches in memory", lambda: self.hall.matches)
        look_up(
            "matches_unreadable",
            "Times that a stored match could not be loaded",
            lambda: self.hall.troubles["unreadable"],
        )
        look_up("bot_answers", "Answers that bots have given", lambda: self.keeper.answered)
        look_up("bot_queue", "Jobs that wait for a worker", lambda: self.pool.waiting)
        look_up("bot_busy", "Workers at work", lambda: self.pool.busy)
        look_up("reviews", "Reviews under way or waiting", lambda: self.pool.reviews)
        look_up("stopping", "1 while the process is ending", lambda: float(self.stopping))

    def _bot_done(self, job: str, seconds: float, failed: bool) -> None:
        self.metrics.bot_seconds.labels(job).observe(seconds)
        if failed:
            self.metrics.bot_failures.labels(job).inc()


def look_for_garbage_seldom() -> None:
    """Looking through a hundred live matches takes a tenth of a second in which nobody is served.

    What is loaded by now stays for ever and is left out; the rest is looked through after millions of new objects, not
    after hundreds of thousands.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
