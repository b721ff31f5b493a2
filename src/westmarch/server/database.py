"""Connections, and bringing the tables up to date. SQLite out of the box, PostgreSQL for several processes.

What is asked of the database is written once, as functions of a plain session. PostgreSQL runs them on an
asynchronous connection; SQLite runs them in a thread, a whole transaction at a time, because going to a thread for
each statement would cost more than the statements.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from advanced_alchemy.config import (
    AsyncSessionConfig,
    EngineConfig,
    SQLAlchemyAsyncConfig,
    SQLAlchemySyncConfig,
    SyncSessionConfig,
)
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.orm import Session

from westmarch.server.places import default_data
from westmarch.server.settings import Settings

T = TypeVar("T")

# Any fixed number will do, as long as all our processes take the same one.
_MIGRATION_LOCK = 0x57455354


class Database(Protocol):
    async def read(self, ask: Callable[[Session], T]) -> T:
        """Runs a function that only reads."""

    async def write(self, do: Callable[[Session], T]) -> T:
        """Runs a function in one transaction; what it did is stored when this returns."""

    async def migrate(self) -> None:
        """Brings the tables up to date."""

    async def close(self) -> None: ...


def open_database(settings: Settings) -> Database:
    return SqliteDatabase(settings.database) if settings.sqlite else PostgresDatabase(settings.database)


async def ping(database: Database) -> None:
    async with asyncio.timeout(5):
        await database.read(lambda session: session.execute(text("SELECT 1")))


class SqliteDatabase:
    """One writer, which takes the write lock when its transaction begins, and a few readers."""

    def __init__(self, url: str) -> None:
        file = make_url(url).database
        assert file
        keep_private(Path(file))
        self._write_config = _sqlite(url, size=1, begin="BEGIN IMMEDIATE")
        self._read_config = _sqlite(url, size=_READERS, begin="BEGIN")
        self._write_sessions = self._write_config.create_session_maker()
        self._read_sessions = self._read_config.create_session_maker()
        self._writer = ThreadPoolExecutor(1, "database-writer")
        self._readers = ThreadPoolExecutor(_READERS, "database-reader")

    async def read(self, ask: Callable[[Session], T]) -> T:
        def run() -> T:
            with self._read_sessions() as session:
                return ask(session)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, do: Callable[[Session], T]) -> T:
        def run() -> T:
            with self._write_sessions() as session, session.begin():
                return do(session)

        return await asyncio.get_running_loop().run_in_executor(self._writer, run)

    async def migrate(self) -> None:
        def run() -> None:
            with self._write_config.get_engine().begin() as connection:
                upgrade(connection)

        await asyncio.get_running_loop().run_in_executor(self._writer, run)

    async def close(self) -> None:
        for pool in (self._writer, self._readers):
            await asyncio.to_thread(pool.shutdown)
        self._write_config.get_engine().dispose()
        self._read_config.get_engine().dispose()


class PostgresDatabase:
    def __init__(self, url: str) -> None:
        self._config = SQLAlchemyAsyncConfig(
            connection_string=url,
            engine_config=EngineConfig(pool_size=8, max_overflow=8, pool_pre_ping=True),
            session_config=AsyncSessionConfig(expire_on_commit=False),
        )
        self._sessions = self._config.create_session_maker()

    async def read(self, ask: Callable[[Session], T]) -> T:
        async with self._sessions() as session:
            return await session.run_sync(ask)

    async def write(self, do: Callable[[Session], T]) -> T:
        async with self._sessions() as session, session.begin():
            return await session.run_sync(do)

    async def migrate(self) -> None:
        """Several processes may start at once; one does it, the others wait."""
        async with self._config.get_engine().begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self._config.get_engine().dispose()


def keep_private(file: Path, make: bool = True) -> None:
    """A database is for its owner only: its folder, if we make it, and the file with the two that stand beside it."""
    missing = [folder for folder in (file.parent, *file.parent.parents) if not folder.exists()]
    file.parent.mkdir(parents=True, exist_ok=True)
    for folder in (*missing, *([file.parent] if file == default_data() else [])):
        folder.chmod(0o700)
    if make and not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
    for end in ("", "-wal", "-shm"):
        beside = file.with_name(file.name + end)
        if beside.exists() and beside.stat().st_mode & 0o077:
            beside.chmod(0o600)


# -- migrations


def upgrade(connection: Connection) -> None:
    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


# -- SQLite

_READERS = 4


def _sqlite(url: str, size: int, begin: str) -> SQLAlchemySyncConfig:
    config = SQLAlchemySyncConfig(
        connection_string=url,
        engine_config=EngineConfig(pool_size=size, max_overflow=0, connect_args={"timeout": 15}),
        session_config=SyncSessionConfig(expire_on_commit=False),
    )
    engine = config.get_engine()

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        # We say BEGIN ourselves, below; the driver would say it too late.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # An acknowledged answer survives a power cut too, not only the end of the process.
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def say_begin(connection: Connection) -> None:
        # A transaction that reads first and writes later could find the lock taken, and fail.
        connection.exec_driver_sql(begin)

    return config
