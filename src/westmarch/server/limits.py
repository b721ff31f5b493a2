"""Rate limits: Litestar's for requests, a small bucket for each socket, a slate for each login."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Literal

from litestar.connection import Request
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig, get_remote_address
from litestar.stores.base import Store

from westmarch.server.addresses import household
from westmarch.server.errors import ServerError
from westmarch.server.keys import digest

log = logging.getLogger("westmarch.server.limits")

OPT = "exclude_from_limits"


def asker(limit: str, address: str) -> str:
    """Whose requests are counted together."""
    return f"{limit}:{household(address)}"


def _limit(name: str, unit: Literal["second", "minute"], count: int) -> DefineMiddleware:
    def who(request: Request[Any, Any, Any]) -> str:
        return asker(name, get_remote_address(request))

    def applies(request: Request[Any, Any, Any]) -> bool:
        return bool(request.app.state.house.settings.rate_limits)

    config = RateLimitConfig(
        rate_limit=(unit, count), identifier_for_request=who, check_throttle_handler=applies, exclude_opt_key=OPT
    )
    return config.middleware


# Generous for people, even for a few of them behind one address.
GENERAL = _limit("all", "second", 40)
LOGIN = _limit("login", "minute", 10)
CREATE = _limit("create", "minute", 60)
READ = _limit("read", "minute", 30)
IMPORT = _limit("import", "minute", 12)
LOOK = _limit("look", "minute", 60)
HINT = _limit("hint", "minute", 40)
TALK = _limit("talk", "minute", 60)
REPORT = _limit("report", "minute", 6)
REVIEW = _limit("review", "minute", 6)
GUEST = _limit("guest", "minute", 60)
# So many speakers are remembered; whoever spoke longest ago is forgotten first.
_SPEAKERS = 10_000


class Bucket:
    """So many at once, so many a second after that."""

    __slots__ = ("_at", "_left", "_rate", "_size")

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._left = size
        self._at = time.monotonic()

    def take(self) -> bool:
        moment = time.monotonic()
        self._left = min(self._size, self._left + (moment - self._at) * self._rate)
        self._at = moment
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Talk:
    """A bucket of chat lines for each speaker at each table, however many lines they hold open."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self._buckets.setdefault(who, Bucket(10, 1))
        self._buckets.move_to_end(who)
        while len(self._buckets) > _SPEAKERS:
            self._buckets.popitem(last=False)
        return bucket.take()


class Failures:
    """Wrong passwords for one login, from wherever they come. Unknown logins count too: they must look like any other.

    An attempt counts when it begins, so that many at once are no way around it; a right one wipes the slate.
    """

    def __init__(self, store: Store, enabled: bool, most: int = 8, seconds: int = 600) -> None:
        self._enabled = enabled
        self._store = store
        self._most = most
        self._seconds = seconds
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def attempt(self, login: str) -> AsyncIterator[None]:
        if not self._enabled:
            yield
            return
        key = f"login:{digest(login.lower())}"
        async with self._lock:
            count = int(await self._store.get(key) or 0)
            if count >= self._most:
                left = await self._store.expires_in(key) or 1
                log.warning("too many wrong passwords for one login", extra={"login": login[:40]})
                raise ServerError("server-too-fast", 429, {"Retry-After": str(left)}, seconds=left)
            await self._store.set(key, str(count + 1), expires_in=self._seconds)
        yield
        await self._store.delete(key)
