"""Settings, the command, and the tables' history."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect
from sqlalchemy.ext.asyncio import create_async_engine

from westmarch.cli.main import main
from westmarch.server.database import alembic_config, upgrade
from westmarch.server.models import MatchRow
from westmarch.server.settings import BadSettings, read_settings


def test_nothing_needs_to_be_configured() -> None:
    settings = read_settings({})
    assert settings.sqlite
    assert settings.fanout == "memory"
    assert not settings.shared
    assert settings.database.endswith("westmarch/westmarch.db")


def test_postgres_and_redis_by_environment_alone() -> None:
    settings = read_settings(
        {
            "WESTMARCH_DATABASE": "postgresql://west@db/games",
            "WESTMARCH_FANOUT": "redis://cache:6379",
            "WESTMARCH_PUBLIC_URL": "https://play.example.org",
            "WESTMARCH_BOT_WORKERS": "4",
            "WESTMARCH_RATE_LIMITS": "false",
            "WESTMARCH_PLUGINS": "one, two",
        }
    )
    assert settings.database == "postgresql+asyncpg://west@db/games"
    assert settings.shared
    assert settings.secure
    assert (settings.bot_workers, settings.rate_limits, settings.plugins) == (4, False, ("one", "two"))
    assert read_settings({"WESTMARCH_DATABASE": "postgres://west@db/games"}).fanout == "postgres"


@pytest.mark.parametrize(
    "environment",
    [
        {"DATABASE": "mysql://x"},
        {"FANOUT": "pigeons"},
        {"FANOUT": "postgres"},
        {"PORT": "many"},
        {"PORT": "70000"},
        {"BOT_WORKERS": "0"},
        {"LOG_FORMAT": "xml"},
        {"LOG_LEVEL": "loud"},
        {"PUBLIC_URL": "play.example.org"},
    ],
)
def test_bad_settings_are_said_in_a_sentence(environment: dict[str, str]) -> None:
    with pytest.raises(BadSettings) as bad:
        read_settings({f"WESTMARCH_{name}": value for name, value in environment.items()})
    assert next(iter(environment)) in str(bad.value).upper()


def test_the_command_refuses_what_cannot_work(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in list(os.environ):
        if name.startswith("WESTMARCH_"):
            monkeypatch.delenv(name)
    monkeypatch.setattr(os, "environ", dict(os.environ))
    data = str(tmp_path / "x.db")
    assert main(["serve", "--data", data, "--workers", "2"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
    assert main(["serve", "--data", data, "--port", "70000"]) == 2
    assert main(["serve", "--data", data, "--host", "256.0.0.1", "--port", "1"]) == 2
    assert "can't listen" in capsys.readouterr().err
    assert main(["serve", "--help"]) == 0
    assert "examples:" in capsys.readouterr().out


@contextmanager
def serving(folder: Path, *words: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A server that nobody has configured but for these words and settings."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("WESTMARCH_")}
    process = subprocess.Popen(
        [sys.executable, "-m", "westmarch.server", "--data", str(folder / "new" / "x.db"), *words],
        env={**clean, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def refused(process: subprocess.Popen[str]) -> str:
    """The sentence with which a server doesn't start."""
    assert process.stdout is not None
    assert process.stdout.readline() == ""  # it says nowhere to look
    said = process.communicate()[1]
    assert process.returncode == 2
    return said


@contextmanager
def taken(port: int) -> Iterator[int]:
    """A port where another program listens, or has listened before."""
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("127.0.0.1", port))
            other.listen()
        except OSError:
            pass  # somebody else has taken it: just as good
        yield other.getsockname()[1] or port


def test_the_other_door_speaks_the_readers_language(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "x", LANGUAGE="cs") as process:
        assert refused(process).endswith("westmarch serve: --port: „x“ není celé číslo.\n")


def test_serve_says_where_to_look(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0") as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Westmarch is at http://localhost:")


def test_a_taken_port_makes_room_for_the_next(tmp_path: Path) -> None:
    with taken(8000), serving(tmp_path) as process:
        assert process.stdout is not None
        said = re.fullmatch(r"Port 8000 is taken, so this server uses port (80\d\d)\.\n", process.stdout.readline())
        assert said is not None
        assert said[1] != "8000"
        assert process.stdout.readline().startswith(f"Westmarch is at http://localhost:{said[1]} ")


@pytest.mark.parametrize("way", ["--port", "WESTMARCH_PORT"])
def test_a_port_that_was_named_is_not_changed(tmp_path: Path, way: str) -> None:
    with taken(0) as port:
        words = (way, str(port)) if way == "--port" else ()
        environment = {} if words else {way: str(port)}
        with serving(tmp_path, *words, **environment) as process:
            said = refused(process)
    assert f"port {port} is taken" in said
    assert "--port" in said


def test_a_server_behind_a_proxy_stays_where_the_proxy_looks(tmp_path: Path) -> None:
    with taken(8000), serving(tmp_path, WESTMARCH_PUBLIC_URL="https://play.example.org") as process:
        assert "port 8000 is taken" in refused(process)


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    (tmp_path / "new" / "x.db").write_text("Dear Bilbo, " * 50)
    with serving(tmp_path, "--port", "0") as process:
        said = refused(process)
    assert "it is no database" in said
    assert "Traceback" not in said


# -- the tables


def check_history(connection: Connection) -> None:
    """The steps lead from nothing to exactly what the code expects, and back."""
    upgrade(connection)
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    assert compare_metadata(context, MatchRow.metadata) == []
    upgrade(connection)  # again is no harm
    command.downgrade(alembic_config(connection), "base")
    assert set(inspect(connection).get_table_names()) <= {"alembic_version"}
    upgrade(connection)


def test_history_of_the_tables_on_sqlite(tmp_path: Path) -> None:
    with create_engine(f"sqlite:///{tmp_path / 'x.db'}").begin() as connection:
        check_history(connection)


def test_history_of_the_tables_on_postgres(postgres: str) -> None:
    async def run() -> Any:
        engine = create_async_engine(postgres.replace("postgresql", "postgresql+asyncpg"))
        async with engine.begin() as connection:
            await connection.run_sync(check_history)
        await engine.dispose()

    asyncio.run(run())
