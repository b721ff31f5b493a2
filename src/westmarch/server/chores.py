"""What a server does again and again, whatever becomes of one time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection

log = logging.getLogger("westmarch.server.chores")


async def every(seconds: float, do: Callable[[], Awaitable[object]], first: float | None = None) -> None:
    """Runs for ever; `first` is how long it waits at the beginning, if not as long as always."""
    await asyncio.sleep(seconds if first is None else first)
    while True:
        try:
            await do()
        except Exception:
            log.exception("a regular task failed", extra={"task": do.__qualname__})
        await asyncio.sleep(seconds)


async def end(tasks: Collection[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
