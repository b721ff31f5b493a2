"""Connections, and bringing the tables up to date. SQLite out of the box, PostgreSQL for several processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from advanced_alchemy.config import AsyncSessionConfig, EngineConfig, SQLAlchemyAsyncConfig
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncSession

from westmarch.server.settings import Settings

# Any fixed number will do, as long as all our processes take the same one.
_MIGRATION_LOCK = 0x57455354


class Database:
    """Reads and writes go through different engines, because SQLite has one writer at a time.

    With PostgreSQL both are the same engine. With SQLite the writer has a single connection whose transactions take
    the write lock when they begin: a transaction that read first and wrote later could find the lock taken, and fail.
    """

    def __init__(self, settings: Settings) -> None:
        self.sqlite = settings.sqlite
        if self.sqlite:
            file = make_url(settings.database).database
            if file and file != ":memory:":
                Path(file).parent.mkdir(parents=True, exist_ok=True)
            self._write_config = _sqlite(settings.database, size=1, immediate=True)
            self._read_config = _sqlite(settings.database, size=4, immediate=False)
        else:
            engine = EngineConfig(pool_size=8, max_overflow=8, pool_pre_ping=True)
            self._write_config = _config(settings.database, engine)
            self._read_config = self._write_config
        self._writer = self._write_config.get_engine()
        self._reader = self._read_config.get_engine()
        self._write_session = self._write_config.create_session_maker()
        self._read_session = self._read_config.create_session_maker()

    async def close(self) -> None:
        await self._writer.dispose()
        if self._reader is not self._writer:
            await self._reader.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        async with self._read_session() as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """One transaction; it is stored when the block is left without an error."""
        async with self._write_session() as session, session.begin():
            yield session

    async def ping(self) -> None:
        async with asyncio.timeout(5), self.reading() as session:
            await session.execute(text("SELECT 1"))

    async def migrate(self) -> None:
        """Brings the tables up to date. Several processes may start at once; one does it, the others wait."""
        async with self._writer.begin() as connection:
            if not self.sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
            await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _config(url: str, engine_config: EngineConfig) -> SQLAlchemyAsyncConfig:
    # Rows are read on after their transaction; nobody else changes them.
    session = AsyncSessionConfig(expire_on_commit=False)
    return SQLAlchemyAsyncConfig(connection_string=url, engine_config=engine_config, session_config=session)


def _sqlite(url: str, size: int, immediate: bool) -> SQLAlchemyAsyncConfig:
    engine_config = EngineConfig(pool_size=size, max_overflow=0, connect_args={"timeout": 15})
    config = _config(url, engine_config)
    engine = config.get_engine().sync_engine

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
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return config
