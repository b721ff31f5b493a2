"""Whether this process can do its work, and if not, why: a sentence for each thing that is wrong."""

from __future__ import annotations

import asyncio
import logging
import shutil
from typing import TYPE_CHECKING, Protocol

import msgspec
from alembic.script import ScriptDirectory
from sqlalchemy import text

from westmarch.core import messages
from westmarch.server.database import alembic_config, sqlite_file
from westmarch.server.troubles import trouble

if TYPE_CHECKING:
    from westmarch.server.house import House

log = logging.getLogger("westmarch.server.health")

# Less than this, and SQLite may not be able to store the next answers.
_LEAST_DISK = 50 << 20
_SECONDS = 5.0


class Problem(msgspec.Struct, frozen=True):
    """`bad`: people can't play, so nobody shall be sent here. Else it works, but not as it should."""

    part: str
    key: str
    params: dict[str, object] = msgspec.field(default_factory=dict)
    bad: bool = True

    def text(self, language: str) -> str:
        return messages.text(self.key, self.params, language)


class Carrier(Protocol):
    """What carries news between processes, as far as health asks."""

    async def check(self) -> dict[str, object] | None:
        """What is wrong, as a parameter of a message."""


def newest_revision() -> str | None:
    return ScriptDirectory.from_config(alembic_config(None)).get_current_head()


async def problems(house: House) -> list[Problem]:
    """Everything that is wrong now. A part that doesn't answer counts as wrong."""
    found = await asyncio.gather(_database(house), _fanout(house), _workers(house), _disk(house))
    every = [problem for part in found for problem in part]
    if house.stopping:
        every.insert(0, Problem("server", "server-health-stopping"))
    for problem in every:
        log.warning("unwell", extra={"part": problem.part, "reason": problem.text(messages.DEFAULT_LANGUAGE)})
    return every


async def _database(house: House) -> list[Problem]:
    try:
        async with asyncio.timeout(_SECONDS):
            found = await house.database.read(
                lambda session: session.scalar(text("SELECT version_num FROM alembic_version"))
            )
    except Exception as error:
        return [Problem("database", "server-health-database", {"reason": trouble(error)})]
    if found != house.revision:
        params: dict[str, object] = {"found": str(found), "wanted": str(house.revision)}
        return [Problem("database", "server-health-migrations", params)]
    return []


async def _fanout(house: House) -> list[Problem]:
    """Without it news are late, not lost, so people can still be sent here."""
    try:
        async with asyncio.timeout(_SECONDS):
            wrong = await house.carrier.check()
    except Exception as error:
        wrong = trouble(error)
    return [Problem("fanout", "server-health-fanout", {"reason": wrong}, bad=False)] if wrong else []


async def _workers(house: House) -> list[Problem]:
    """People can play each other without bots."""
    if not house.pool.broken:
        return []
    return [Problem("bots", "server-health-workers", {"count": house.pool.broken}, bad=False)]


async def _disk(house: House) -> list[Problem]:
    file = sqlite_file(house.settings)
    if file is None:
        return []
    try:
        left = (await asyncio.to_thread(shutil.disk_usage, file.parent)).free
    except OSError as error:
        return [Problem("disk", "server-health-disk-gone", {"reason": trouble(error)})]
    return [Problem("disk", "server-health-disk", {"megabytes": left >> 20})] if left < _LEAST_DISK else []
