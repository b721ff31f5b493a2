"""Rate limits: Litestar's for requests, a small bucket for each socket."""

from __future__ import annotations

import time
from typing import Any, Literal

from litestar.connection import Request
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig, get_remote_address

OPT = "exclude_from_limits"


def _limit(name: str, unit: Literal["second", "minute"], count: int) -> DefineMiddleware:
    def who(request: Request[Any, Any, Any]) -> str:
        return f"{name}:{get_remote_address(request)}"

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
