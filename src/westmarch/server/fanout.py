"""How processes tell each other that something happened: Litestar's channels over memory, PostgreSQL or Redis.

Only the number of an entry travels, never what it says: every process reads entries from the database itself. Lost
news is therefore only late news: `hall.py` looks for itself every few seconds. So trouble with the carrier must not
end anything, which is what the classes here add to Litestar's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from datetime import timedelta
from typing import Any

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from litestar.stores.memory import MemoryStore
from litestar.stores.redis import RedisStore
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy import make_url

from westmarch.core import messages
from westmarch.server.settings import Settings
from westmarch.server.troubles import trouble

log = logging.getLogger("westmarch.server.fanout")

CHANNEL = "westmarch"
_AGAIN = 1.0


def make_backend(settings: Settings) -> MemoryBackend | RedisBackend | PostgresBackend:
    if settings.fanout == "memory":
        return MemoryBackend()
    if settings.fanout == "postgres":
        url = make_url(settings.database).set(drivername="postgresql")
        return PostgresBackend(url.render_as_string(hide_password=False))
    return RedisBackend(redis=Redis.from_url(settings.fanout))


class MemoryBackend(MemoryChannelsBackend):
    """One process needs nobody."""

    async def check(self) -> dict[str, object] | None:
        return None


class RedisBackend(RedisChannelsPubSubBackend):
    """Goes on when Redis comes back."""

    async def check(self) -> dict[str, object] | None:
        """What is wrong, for health."""
        try:
            await self._redis.ping()
            return None
        except (RedisError, OSError) as error:
            return trouble(error)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await super().publish(data, channels)
        except (RedisError, OSError) as error:
            log.warning("could not publish", extra={"reason": str(error)})

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                # The subscription itself is renewed by redis-py when it connects again.
                async for event in super().stream_events():
                    yield event
            except (RedisError, OSError) as error:
                log.warning("lost Redis, trying again", extra={"reason": str(error)})
                await asyncio.sleep(_AGAIN)

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        await self._redis.aclose()


class SharedCounts(RedisStore):
    """Where all processes count requests together. While Redis is gone, each counts for itself."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._own = MemoryStore()

    async def get(self, key: str, renew_for: int | timedelta | None = None) -> bytes | None:
        try:
            return await super().get(key, renew_for)
        except (RedisError, OSError):
            return await self._own.get(key, renew_for)

    async def set(self, key: str, value: str | bytes, expires_in: int | timedelta | None = None) -> None:
        try:
            await super().set(key, value, expires_in)
        except (RedisError, OSError):
            await self._own.set(key, value, expires_in)

    async def delete(self, key: str) -> None:
        await self._own.delete(key)
        try:
            await super().delete(key)
        except (RedisError, OSError):
            pass  # it was counted here, and is gone from here

    async def expires_in(self, key: str) -> int | None:
        try:
            return await super().expires_in(key)
        except (RedisError, OSError):
            return await self._own.expires_in(key)


class PostgresBackend(AsyncPgChannelsBackend):
    """Keeps one connection for publishing, where Litestar's makes one each time, and listens again after a break."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._publisher: asyncpg.Connection[Any] | None = None
        self._publishing = asyncio.Lock()
        self._renewing: asyncio.Task[None] | None = None
        self._stopping = False

    async def check(self) -> dict[str, object] | None:
        """What is wrong, for health."""
        return messages.inside("core-os-cut", {}) if self._listener_conn.is_closed() else None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._listener_gone)

    async def on_shutdown(self) -> None:
        self._stopping = True
        if self._renewing is not None:
            self._renewing.cancel()
        if self._publisher is not None:
            await self._publisher.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._publishing:
            try:
                if self._publisher is None or self._publisher.is_closed():
                    self._publisher = await self._connect()
                for channel in channels:
                    await self._publisher.execute("SELECT pg_notify($1, $2)", channel, data.decode())
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
                log.warning("could not publish", extra={"reason": str(error)})

    def _listener_gone(self, _connection: object) -> None:
        if not self._stopping and (self._renewing is None or self._renewing.done()):
            log.warning("lost PostgreSQL's notifications, trying again")
            self._renewing = asyncio.get_running_loop().create_task(self._listen_again())

    async def _listen_again(self) -> None:
        while True:
            await asyncio.sleep(_AGAIN)
            try:
                async with self._listener_lock:
                    self._listener_conn = await self._connect()
                    self._listener_conn.add_termination_listener(self._listener_gone)
                    for channel in self._subscribed_channels:
                        await self._listener_conn.add_listener(channel, self._listener)
                return
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
                log.warning("PostgreSQL is still gone", extra={"reason": str(error)})
