"""Who is at the table: what is written last is what is true, however slow the database is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import Any, cast

import pytest

from westmarch.server.database import Closed, SqliteDatabase
from westmarch.server.hall import Hall
from westmarch.server.settings import Settings
from westmarch.server.store import now

RED = ("match", "red")


class Somebody:
    """At a socket."""

    seats: frozenset[str] = frozenset(["red"])
    player: str | None = None

    def wake(self, people: bool) -> None: ...

    async def send_away(self, code: int, reason: str) -> None: ...


class SlowStore:
    """Writes when it is let, and in the order in which it was let."""

    def __init__(self) -> None:
        self.until: dict[tuple[str, str], datetime] = {}
        self.waiting: list[asyncio.Event] = []

    async def online(self, seats: Iterable[tuple[str, str]], until: datetime) -> None:
        rows = list(seats)
        if rows:
            self.waiting.append(let := asyncio.Event())
            await let.wait()
            self.until.update(dict.fromkeys(rows, until))

    async def write_the_last_first(self, *doing: asyncio.Task[None]) -> None:
        while not all(task.done() for task in doing):
            await asyncio.sleep(0)
            if self.waiting:
                self.waiting.pop().set()


def presence(after: Callable[[Hall, SlowStore, Somebody], Any]) -> bool:
    """Whether the seat seems to be taken, after somebody has sat there and something has happened."""

    async def run() -> bool:
        store = SlowStore()
        hall = Hall(Settings(database="", fanout="memory"), cast("Any", store), cast("Any", None))
        one = Somebody()
        await store.write_the_last_first(asyncio.create_task(hall.watch("match", one)))
        await after(hall, store, one)
        return store.until[RED] > now()

    return asyncio.run(run())


async def leaves_while_presence_is_written(hall: Hall, store: SlowStore, one: Somebody) -> None:
    beat = asyncio.create_task(hall._heartbeat())
    await asyncio.sleep(0)
    await store.write_the_last_first(asyncio.create_task(hall.unwatch("match", one)), beat)


async def comes_back_while_going_is_written(hall: Hall, store: SlowStore, one: Somebody) -> None:
    going = asyncio.create_task(hall.unwatch("match", one))
    await asyncio.sleep(0)
    await store.write_the_last_first(asyncio.create_task(hall.watch("match", Somebody())), going)


@pytest.mark.parametrize(
    ("what", "there"), [(leaves_while_presence_is_written, False), (comes_back_while_going_is_written, True)]
)
def test_what_is_written_last_is_true(what: Callable[[Hall, SlowStore, Somebody], Any], there: bool) -> None:
    assert presence(what) is there


def test_who_writes_while_the_process_ends_is_told_so(tmp_path: Path) -> None:
    """Nothing waits for a writer that has gone home: a process that waited for it would never end."""

    async def run() -> None:
        database = SqliteDatabase(f"sqlite:///{tmp_path / 'base'}")
        assert await database.execute(lambda connection: 7) == 7
        await database.close()
        with pytest.raises(Closed):
            await asyncio.wait_for(database.execute(lambda connection: 8), 60)

    asyncio.run(run())
