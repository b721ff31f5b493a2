"""What this process has counted and measured, for Prometheus. Each process tells about itself only."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from sqlalchemy import Connection
from sqlalchemy.orm import Session

from westmarch.server.database import Database

T = TypeVar("T")

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
_SLOW = (0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120)
_LAG = 0.5
LOGIN = "/api/me/login"


class Metrics:
    """Everything that is counted as it happens; what can be looked up is asked when somebody reads the page."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.requests = self._counter("requests", "Requests answered", "method", "route", "status")
        self.request_seconds = self._times("request_seconds", "From a request to its reply", _QUICK, "route")
        self.answers = self._counter("answers", "Answers that people have given")
        self.bot_seconds = self._times("bot_seconds", "How long bots and other workers think", _SLOW, "job")
        self.bot_failures = self._counter("bot_failures", "Workers that crashed or were too slow", "job")
        self.database_seconds = self._times("database_seconds", "Waiting for the database", _QUICK, "kind")
        self.login_failures = self._counter("login_failures", "Logins with a wrong name or password")
        self.mails = self._counter("mails", "Letters sent, or given up", "kind", "outcome")
        self.loop_lag = self._times("loop_lag_seconds", "How late the event loop comes to what is due", _QUICK)
        self.gc_seconds = self._counter("gc_seconds", "Time spent looking for garbage", "generation")

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"westmarch_{name}", about, labels, registry=self.registry)

    def _times(self, name: str, about: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"westmarch_{name}", about, labels, buckets=buckets, registry=self.registry)

    def look_up(self, name: str, about: str, ask: Callable[[], float]) -> None:
        Gauge(f"westmarch_{name}", about, registry=self.registry).set_function(ask)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route, status).inc()
        self.request_seconds.labels(route).observe(seconds)
        if route == LOGIN and status == 401:
            self.login_failures.inc()

    async def watch_the_loop(self) -> None:
        """Runs for ever: sleeps, and sees how much longer it was than asked for."""
        while True:
            due = time.perf_counter() + _LAG
            await asyncio.sleep(_LAG)
            self.loop_lag.observe(max(0.0, time.perf_counter() - due))

    def watch_the_garbage(self) -> Callable[[], None]:
        """Measures collections from now on; gives what ends that."""
        started = 0.0

        def seen(phase: str, info: dict[str, int]) -> None:
            nonlocal started
            if phase == "start":
                started = time.perf_counter()
            else:
                self.gc_seconds.labels(info["generation"]).inc(time.perf_counter() - started)

        gc.callbacks.append(seen)
        return lambda: gc.callbacks.remove(seen)


class MeasuredDatabase:
    """A database, with a note of how long each visit to it took, waiting in line included."""

    def __init__(self, inner: Database, metrics: Metrics) -> None:
        self._inner = inner
        self._reads = metrics.database_seconds.labels("read")
        self._writes = metrics.database_seconds.labels("write")

    async def read(self, ask: Callable[[Session], T]) -> T:
        with self._reads.time():
            return await self._inner.read(ask)

    async def write(self, do: Callable[[Session], T]) -> T:
        with self._writes.time():
            return await self._inner.write(do)

    async def execute(self, do: Callable[[Connection], T]) -> T:
        with self._writes.time():
            return await self._inner.execute(do)

    async def migrate(self) -> None:
        await self._inner.migrate()

    async def close(self) -> None:
        await self._inner.close()
