"""Connections, and bringing the tables up to date. SQLite out of the box, PostgreSQL for several processes.

What is asked of the database is written once, as functions of a plain session or connection. PostgreSQL runs them on
an asynchronous connection; SQLite runs them in a thread, because going to a thread for each statement would cost more
than the statements.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.ext.asyncio import async_sessionmaker, create_async_engine
from sqlalchemy.orm import Session, sessionmaker

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

    async def execute(self, do: Callable[[Connection], T]) -> T:
        """The same for what runs often: on the connection itself, without the session's bookkeeping."""

    async def migrate(self) -> None:
        """Brings the tables up to date."""

    async def close(self) -> None: ...


def open_database(settings: Settings) -> Database:
    return SqliteDatabase(settings.database) if settings.sqlite else PostgresDatabase(settings.database)


# -- SQLite

_READERS = 4


def sqlite_file(settings: Settings) -> Path | None:
    """Where everything is, if it is in a file."""
    if not settings.sqlite:
        return None
    found = make_url(settings.database).database
    assert found
    return Path(found)


class SqliteDatabase:
    """One writer, which takes the write lock when its transaction begins, and a few readers."""

    def __init__(self, url: str) -> None:
        file = make_url(url).database
        assert file
        keep_private(Path(file))
        self._write_engine = _sqlite(url, size=1, begin="BEGIN IMMEDIATE")
        self._read_engine = _sqlite(url, size=_READERS, begin="BEGIN")
        self._read_sessions = sessionmaker(self._read_engine, expire_on_commit=False)
        self._writer = _Writer(self._write_engine)
        self._readers = ThreadPoolExecutor(_READERS, "database-reader")

    async def read(self, ask: Callable[[Session], T]) -> T:
        def run() -> T:
            with self._read_sessions() as session:
                return ask(session)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, do: Callable[[Session], T]) -> T:
        def run(connection: Connection) -> T:
            # The transaction belongs to the writer, so what goes wrong in here takes back only its own part.
            joined = Session(connection, join_transaction_mode="create_savepoint", expire_on_commit=False)
            with joined as session, session.begin():
                return do(session)

        return await self._writer.run(run)

    async def execute(self, do: Callable[[Connection], T]) -> T:
        return await self._writer.run(do)

    async def migrate(self) -> None:
        def run() -> None:
            with self._write_engine.begin() as connection:
                upgrade(connection)

        await asyncio.to_thread(run)

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._readers.shutdown)
        self._write_engine.dispose()
        self._read_engine.dispose()


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


class _Job:
    """One function to be run by the writer, and who waits for it."""

    def __init__(self, do: Callable[[Connection], Any]) -> None:
        self.do = do
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        """Runs in the event loop: whoever waits goes on."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class _Writer:
    """The thread that writes. Everything that waits when a transaction begins goes along in it, each under a savepoint
    of its own: one wait for the disk serves them all, and still nobody is told before it is stored."""

    _MOST = 64  # in one transaction, so that the first need not wait long for the last

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="database-writer", daemon=True)
        self._thread.start()

    async def run(self, do: Callable[[Connection], T]) -> T:
        job = _Job(do)
        self._jobs.put(job)
        result: T = await job.future
        return result

    def close(self) -> None:
        """Ends when everything that waits is stored."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            batch, last = [job], False
            while len(batch) < self._MOST:
                try:
                    more = self._jobs.get_nowait()
                except Empty:
                    break
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._store(batch)
            self._tell(batch)
            if last:
                return

    def _store(self, batch: list[_Job]) -> None:
        try:
            with self._engine.begin() as connection:
                for job in batch:
                    self._run(connection, job)
        except BaseException as error:
            # Nothing of it is stored, whatever each of them thought.
            for job in batch:
                job.error = job.error or error

    def _run(self, connection: Connection, job: _Job) -> None:
        driver: Any = connection.connection.driver_connection
        driver.execute("SAVEPOINT job")
        try:
            job.result = job.do(connection)
        except BaseException as error:
            job.error = error
            driver.execute("ROLLBACK TO job")
        driver.execute("RELEASE job")

    def _tell(self, batch: list[_Job]) -> None:
        def tell() -> None:
            for job in batch:
                job.tell()

        try:
            batch[0].loop.call_soon_threadsafe(tell)
        except RuntimeError:
            pass  # the loop has ended; nobody waits any more


def _sqlite(url: str, size: int, begin: str) -> Engine:
    # What is stored (names, answers, digests) is nothing for an error message.
    engine = create_engine(url, pool_size=size, max_overflow=0, connect_args={"timeout": 15}, hide_parameters=True)

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

    return engine


# -- PostgreSQL


class PostgresDatabase:
    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
        self._sessions = async_sessionmaker(self._engine, expire_on_commit=False)

    async def read(self, ask: Callable[[Session], T]) -> T:
        async with self._sessions() as session:
            return await session.run_sync(ask)

    async def write(self, do: Callable[[Session], T]) -> T:
        async with self._sessions() as session, session.begin():
            return await session.run_sync(do)

    async def execute(self, do: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(do)

    async def migrate(self) -> None:
        """Several processes may start at once; one does it, the others wait."""
        async with self._engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self._engine.dispose()


# -- migrations


def upgrade(connection: Connection) -> None:
    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection | None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
