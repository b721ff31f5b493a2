"""Everything a running server consists of, put together once."""

from __future__ import annotations

import asyncio
from importlib import import_module

from litestar.channels import ChannelsPlugin
from litestar.stores.base import Store as LitestarStore

import westmarch
from westmarch.server.bot_pool import BotPool
from westmarch.server.bots import BotKeeper
from westmarch.server.database import open_database
from westmarch.server.hall import Hall
from westmarch.server.keys import SeatKeys
from westmarch.server.limits import Failures, Talk
from westmarch.server.players import Players
from westmarch.server.replays import Replays
from westmarch.server.sessions import Sessions
from westmarch.server.settings import Settings
from westmarch.server.store import Store
from westmarch.server.visitors import Door, Hosts


class House:
    """The parts, for handlers to use."""

    store: Store
    players: Players
    door: Door
    hall: Hall
    pool: BotPool
    keeper: BotKeeper
    replays: Replays
    sessions: Sessions

    def __init__(self, settings: Settings, channels: ChannelsPlugin, slate: LitestarStore) -> None:
        self.settings = settings
        self.hosts = Hosts(settings)
        self.talk = Talk()
        self.failures = Failures(slate, settings.rate_limits)
        self._channels = channels
        self.database = open_database(settings)
        self.stopping = False

    async def open(self) -> None:
        for plugin in self.settings.plugins:
            import_module(plugin)
        await asyncio.to_thread(westmarch.catalogue)  # loads their rules now, so that nobody waits for it later
        await self.database.migrate()
        self.store = Store(self.database)
        self.players = Players(self.database)
        self.sessions = Sessions(self.players, self._channels, self.settings.shared)
        keys = SeatKeys(self.settings.secret_key or await self.store.secret_key())
        self.door = Door(self.settings, self.players, self.store, keys)
        self.hall = Hall(self.settings, self.store, self._channels)
        self.pool = BotPool(self.settings)
        self.keeper = BotKeeper(self.hall, self.pool)
        self.replays = Replays(self.hall)
        await self.hall.open()
        await self.sessions.open()
        await self.keeper.open()

    async def close(self) -> None:
        self.stopping = True
        await self.keeper.close()
        await self.pool.close()
        await self.sessions.close()
        await self.hall.close()
        await self.database.close()
