"""`westmarch backup FILE` and `westmarch restore FILE`: all that a server keeps, in one file.

A backup is an SQLite file, whatever the server runs on, so it can be restored to either database. It is taken while
the server runs; a plain copy of an SQLite file would miss what is still in its log.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Table, create_engine, event, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from westmarch.core.errors import WestmarchError
from westmarch.core.messages import text
from westmarch.server.database import alembic_config, keep_private, sqlite_file, upgrade
from westmarch.server.models import MatchRow
from westmarch.server.settings import PREFIX, Settings, read_settings
from westmarch.server.troubles import trouble

T = TypeVar("T")

# Rows that are taken at once.
_ROWS = 500
# Where both of these are empty, nothing is lost by overwriting.
_COUNTED = ("matches", "players")


class BackupFailed(WestmarchError):
    """A backup that can't be made or restored; says why."""


def run(arguments: argparse.Namespace) -> int:
    if arguments.data:
        os.environ[f"{PREFIX}DATABASE"] = arguments.data
    settings = read_settings()
    file = Path(arguments.file).expanduser().absolute()
    do = backup if arguments.command == "backup" else restore
    counted = do(settings, file, arguments.force)
    said = text(f"server-{arguments.command}-done", {"file": str(file), **counted})
    print(said, file=sys.stdout, flush=True)
    return 0


def backup(settings: Settings, file: Path, force: bool = False) -> dict[str, int]:
    """Writes everything to a file; gives how many of what there are."""
    if file.exists() and not force:
        raise BackupFailed("server-backup-exists", file=str(file))
    if not file.parent.is_dir():
        raise BackupFailed("server-backup-no-folder", folder=str(file.parent))
    with _beside(file) as part:
        source = sqlite_file(settings)
        if source is not None:
            if not source.exists():
                raise BackupFailed("server-backup-nothing", file=str(source))
            _copy_sqlite(source, part)
        else:
            _with_postgres(settings, lambda connection: _take_out(connection, part))
        counted = _check(part)
        os.replace(part, file)
    return counted


def restore(settings: Settings, file: Path, force: bool = False) -> dict[str, int]:
    """Puts everything from a backup into the database; gives how many of what there are."""
    if not file.is_file():
        raise BackupFailed("server-restore-no-file", file=str(file))
    target = sqlite_file(settings)
    if target is not None:
        return _restore_sqlite(file, target, force)
    with _beside(file) as part:
        _copy_sqlite(file, part)
        counted = _check(part)
        _with_postgres(settings, lambda connection: _put_in(connection, part, force))
    return counted


# -- SQLite


def _copy_sqlite(source: Path, target: Path) -> None:
    """A whole and consistent copy, also of a file that is in use."""
    try:
        with (
            closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True, timeout=30)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
    except sqlite3.Error as error:
        raise BackupFailed("server-backup-unreadable", file=str(source), problem=trouble(error)) from None


def _restore_sqlite(file: Path, target: Path, force: bool) -> dict[str, int]:
    if target.exists() and _in_use(target):
        raise BackupFailed("server-restore-in-use", file=str(target))
    if target.exists() and target.stat().st_size and not force:
        raise BackupFailed("server-restore-exists", file=str(target))
    keep_private(target, make=False)
    with _beside(target) as part:
        _copy_sqlite(file, part)
        counted = _check(part)
        for end in ("-wal", "-shm"):
            target.with_name(target.name + end).unlink(missing_ok=True)
        os.replace(part, target)
    return counted


def _in_use(file: Path) -> bool:
    """Whether a server has it open."""
    try:
        with closing(sqlite3.connect(file, timeout=0.2, isolation_level=None)) as connection:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("ROLLBACK")
    except sqlite3.OperationalError:
        return True
    except sqlite3.DatabaseError:
        return False  # it is no database at all, so nobody uses it
    return False


def _check(file: Path) -> dict[str, int]:
    """Sees that it is a whole database of ours, brings its tables up to date, and counts."""
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            if connection.exec_driver_sql("PRAGMA integrity_check").scalar() != "ok":
                raise BackupFailed("server-backup-broken", file=str(file))
            if _revision(connection) is None:
                raise BackupFailed("server-backup-foreign")
            upgrade(connection)
            return {name: _count(connection, _tables()[name]) for name in _COUNTED}
    except BackupFailed:
        raise
    except Exception as error:  # what is no database, or of a later version, fails in many ways
        raise BackupFailed("server-backup-unreadable", file=str(file), problem=trouble(error)) from None
    finally:
        engine.dispose()


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """An empty private file next to that one, gone afterwards unless it was moved to its place."""
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise BackupFailed("server-backup-no-write", file=str(file), problem=trouble(error)) from None
    try:
        yield part
    finally:
        for end in ("", "-journal", "-wal", "-shm"):
            part.with_name(part.name + end).unlink(missing_ok=True)


# -- PostgreSQL


def _with_postgres(settings: Settings, do: Callable[[Connection], T]) -> T:
    async def work() -> T:
        engine = create_async_engine(settings.database, isolation_level="REPEATABLE READ")
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(do)
        finally:
            await engine.dispose()

    try:
        return asyncio.run(work())
    except (OSError, SQLAlchemyError) as error:
        raise BackupFailed("server-backup-database", problem=trouble(error)) from None


def _take_out(source: Connection, file: Path) -> None:
    """All rows as they were in one moment."""
    if _revision(source) is None:
        raise BackupFailed("server-backup-nothing", file="PostgreSQL")
    if _revision(source) != ScriptDirectory.from_config(alembic_config(source)).get_current_head():
        raise BackupFailed("server-backup-old")
    with _plain_sqlite(file) as target:
        upgrade(target)
        _copy_rows(source, target)


def _put_in(target: Connection, file: Path, force: bool) -> None:
    upgrade(target)
    if any(_count(target, _tables()[name]) for name in _COUNTED) and not force:
        raise BackupFailed("server-restore-exists", file="PostgreSQL")
    for table in reversed(list(_tables().values())):
        target.execute(table.delete())
    with _plain_sqlite(file) as source:
        _copy_rows(source, target)


@contextmanager
def _plain_sqlite(file: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{file}")

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA foreign_keys=OFF")

    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _copy_rows(source: Connection, target: Connection) -> None:
    """Tables that others refer to come first."""
    for table in _tables().values():
        found = source.execution_options(yield_per=_ROWS).execute(select(table))
        for rows in found.mappings().partitions(_ROWS):
            target.execute(table.insert(), [dict(row) for row in rows])


# -- both


def _tables() -> dict[str, Table]:
    return {table.name: table for table in MatchRow.metadata.sorted_tables}


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
