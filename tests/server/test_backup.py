"""The database is private, and a backup brings everything back."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from tests.server.conftest import Server, make_settings, new_database
from tests.server.helpers import Guest
from westmarch.cli.main import main
from westmarch.server.admin import Admin
from westmarch.server.app import create_app
from westmarch.server.database import keep_private, open_database
from westmarch.server.models import ErrandRow, MatchRow, ReviewRow, TicketRow
from westmarch.server.store import now


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def _plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("WESTMARCH_")}
    monkeypatch.setattr(os, "environ", environment)


def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "place"
    before = os.umask(0)
    try:
        with TestClient(create_app(make_settings(folder))) as client:
            Guest(client, "Anna").create()
            assert {mode(each) for each in folder.iterdir()} == {0o600}
            assert {"test.db", "test.db-wal", "test.db-shm"} <= {each.name for each in folder.iterdir()}
        assert mode(folder) == mode(folder.parent) == 0o700
    finally:
        os.umask(before)


def test_a_database_that_was_open_to_all_is_closed(tmp_path: Path) -> None:
    for end in ("", "-wal", "-shm"):
        (tmp_path / f"x.db{end}").write_bytes(b"")
        (tmp_path / f"x.db{end}").chmod(0o644)
    keep_private(tmp_path / "x.db")
    assert {mode(each) for each in tmp_path.iterdir()} == {0o600}


def played(client: TestClient[Any]) -> tuple[Guest, str]:
    """Somebody with an account and a match that has begun."""
    anna = Guest(client, "Anna")
    match = anna.create(players={"blue": {"kind": "hotseat"}})
    anna.answer(match, "draw")
    anna.answer(match, "pass")
    anna.post(f"/matches/{match}/chat", {"text": "Grüße 🐎"})
    return anna, match


def looks(anna: Guest, match: str) -> Any:
    found = anna.get(f"/matches/{match}")
    return found["state"], found["table"]["commitment"], anna.get(f"/matches/{match}/links"), anna.get("/me")


def reopened(folder: Path, anna: Guest, match: str, **changes: Any) -> Any:
    with TestClient(create_app(make_settings(folder, **changes))) as client:
        again = Guest(client, "Anna")
        again.cookie = anna.cookie
        found = looks(again, match)
        again.answer(match, "pass")
        return found


def test_backup_while_the_server_runs_and_restore_elsewhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, fresh = tmp_path / "monday.backup", tmp_path / "fresh" / "test.db"
    with TestClient(create_app(make_settings(tmp_path))) as client:
        anna, match = played(client)
        assert main(["backup", "--data", str(tmp_path / "test.db"), str(file)]) == 0
        told = capsys.readouterr().out
        assert "one match" in told
        before = looks(anna, match)
        anna.answer(match, "pass")  # after the backup
    assert mode(file) == 0o600
    assert not list(tmp_path.glob(".*part*"))
    assert main(["restore", "--data", str(fresh), str(file)]) == 0
    assert mode(fresh) == 0o600
    assert reopened(fresh.parent, anna, match) == before


def test_nothing_is_overwritten_by_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, file = str(tmp_path / "test.db"), tmp_path / "x.backup"
    with TestClient(create_app(make_settings(tmp_path))) as client:
        anna, match = played(client)
        before = looks(anna, match)
        assert main(["backup", "--data", data, str(file)]) == 0
        content = file.read_bytes()
        assert main(["backup", "--data", data, str(file)]) == 1
        assert "--force" in capsys.readouterr().err
        assert file.read_bytes() == content
        assert main(["backup", "--data", data, "--force", str(file)]) == 0
        assert main(["restore", "--data", data, "--force", str(file)]) == 1
        assert "Stop the server" in capsys.readouterr().err
        anna.answer(match, "pass")
    assert main(["restore", "--data", data, str(file)]) == 1
    assert "--force" in capsys.readouterr().err
    assert main(["restore", "--data", data, "--force", str(file)]) == 0
    assert reopened(tmp_path, anna, match) == before


def test_the_log_of_the_old_database_is_not_played_into_the_new_one(tmp_path: Path) -> None:
    """A server that was killed leaves a log beside its file, which SQLite would take for the restored one's."""
    data, file = tmp_path / "test.db", tmp_path / "x.backup"
    with TestClient(create_app(make_settings(tmp_path))) as client:
        anna, match = played(client)
        before = looks(anna, match)
        assert main(["backup", "--data", str(data), str(file)]) == 0
        anna.answer(match, "pass")
        left = {end: data.with_name(data.name + end).read_bytes() for end in ("", "-wal", "-shm")}
    for end, content in left.items():
        data.with_name(data.name + end).write_bytes(content)
    assert main(["restore", "--data", str(data), "--force", str(file)]) == 0
    assert not list(tmp_path.glob("test.db-*"))
    assert reopened(tmp_path, anna, match) == before


def test_a_damaged_backup_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, file, fresh = tmp_path / "test.db", tmp_path / "x.backup", tmp_path / "fresh.db"
    with TestClient(create_app(make_settings(tmp_path))) as client:
        played(client)
    assert main(["backup", "--data", str(data), str(file)]) == 0
    with closing(sqlite3.connect(file, isolation_level=None)) as copy:
        # Two indexes that hold each other's rows: whatever asks them gets wrong answers, but no error.
        names = ("ix_matches_bots", "ix_matches_public")
        pages = dict(copy.execute("SELECT name, rootpage FROM sqlite_master WHERE name IN (?, ?)", names))
        copy.execute("PRAGMA writable_schema=ON")
        for name, other in (names, names[::-1]):
            copy.execute("UPDATE sqlite_master SET rootpage = ? WHERE name = ?", (pages[other], name))
    assert main(["restore", "--data", str(fresh), str(file)]) == 1
    assert capsys.readouterr().err.endswith(" is damaged.\n")
    assert not fresh.exists()


def test_mistakes_are_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = str(tmp_path / "test.db")
    (tmp_path / "letter.txt").write_text("Dear Anna, " * 200)
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE t (x)")
    for arguments, said in (
        (["backup", "--data", data, str(tmp_path / "x")], "nothing to back up"),
        (["backup", "--data", data, str(tmp_path / "no" / "x")], "no folder"),
        (["restore", "--data", data, str(tmp_path / "nothing")], "There is no file"),
        (["restore", "--data", data, str(tmp_path / "letter.txt")], "can't be read"),
        (["restore", "--data", data, str(tmp_path / "other.db")], "no backup of Westmarch"),
        (["backup", "--data", "mysql://x", str(tmp_path / "x")], "WESTMARCH_DATABASE"),
    ):
        assert main(arguments) == 1, arguments
        assert said in capsys.readouterr().err
    assert not Path(data).exists()
    assert sorted(each.name for each in tmp_path.iterdir()) == ["letter.txt", "other.db"]


def rows(file: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All that is in a database, by table."""
    with closing(sqlite3.connect(file)) as found:
        return {name: sorted(found.execute(f"SELECT * FROM {name}"), key=repr) for name in MatchRow.metadata.tables}


async def sanctioned(folder: Path, match: str) -> None:
    """Something in those tables that play alone leaves empty."""
    database = open_database(make_settings(folder))
    admin = Admin(database)
    (player,) = await admin.players("Anna")
    await admin.sanction("mute", player["id"], "sang")
    ticket = TicketRow(digest="x", player=player["id"], kind="confirm", email="a@example.org", until=now())
    review = ReviewRow(match=match, judge="x", done=1, of=1, data={"moments": []})
    await database.write(lambda session: session.add_all([ticket, review, ErrandRow(at=now(), match="x")]))
    await database.close()


def test_from_one_database_to_the_other_and_back(
    tmp_path: Path, postgres_server: str, serve: Callable[..., Server], capsys: pytest.CaptureFixture[str]
) -> None:
    """SQLite, PostgreSQL, another PostgreSQL whose server runs, SQLite again: the match is the same."""
    first, second = new_database(postgres_server), new_database(postgres_server)
    with TestClient(create_app(make_settings(tmp_path))) as client:
        anna, match = played(client)
        before = looks(anna, match)
        anna.post(f"/matches/{match}/report", {"note": "odd"})
        asyncio.run(sanctioned(tmp_path, match))
    one, two = tmp_path / "one", tmp_path / "two"
    assert main(["backup", "--data", str(tmp_path / "test.db"), str(one)]) == 0
    assert main(["restore", "--data", first, str(one)]) == 0
    assert main(["restore", "--data", first, str(one)]) == 1
    assert "--force" in capsys.readouterr().err
    server = serve(WESTMARCH_DATABASE=first)
    cookie = {"Cookie": f"westmarch_session={anna.cookie}"}
    told = httpx.get(f"{server.url}/api/matches/{match}", headers=cookie, timeout=120).json()
    assert told["state"] == before[0]
    assert main(["backup", "--data", first, str(two)]) == 0
    server.stop()
    assert all(rows(one).values()), "there is something in every table"
    assert rows(one) == rows(two)
    assert main(["restore", "--data", second, "--force", str(two)]) == 0
    assert main(["backup", "--data", second, "--force", str(two)]) == 0
    assert main(["restore", "--data", str(tmp_path / "again" / "test.db"), str(two)]) == 0
    assert reopened(tmp_path / "again", anna, match) == before
