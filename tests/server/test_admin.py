"""The admin command beside a running server, on both databases; and what is removed by age."""

from __future__ import annotations

import asyncio
import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update
from sqlalchemy.orm import Session
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Server, make_settings
from tests.server.helpers import Guest
from tests.server.test_processes import Person, Serve, receive, wait_until
from westmarch.cli import main
from westmarch.server import purge
from westmarch.server.admin import Admin
from westmarch.server.app import create_app
from westmarch.server.database import Database, open_database
from westmarch.server.keys import new_id
from westmarch.server.models import ErrandRow, HolderRow, MatchRow, PlayerRow, SeatRow, SessionRow, TicketRow
from westmarch.server.purge import Purge, Purged
from westmarch.server.store import now


class Desk:
    """Whoever runs the server, at the command line."""

    def __init__(self, database: str) -> None:
        self._database = database

    def __call__(self, *words: str, code: int = 0, answer: str = "") -> str:
        said = io.StringIO()
        with pytest.MonkeyPatch.context() as here, redirect_stdout(said), redirect_stderr(said):
            here.setenv("WESTMARCH_DATABASE", self._database)
            here.setattr(sys, "stdin", io.StringIO(answer))
            assert main(["admin", *words]) == code, said.getvalue()
        return said.getvalue()

    def list(self, *words: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = json.loads(self(*words, "--json"))
        return found


def status_of(person: Person, server: Server, path: str, body: Any) -> tuple[int, str]:
    headers = {"X-Westmarch": "1", "Cookie": f"westmarch_session={person.cookie}"}
    reply = httpx.post(f"{server.url}/api{path}", json=body, headers=headers, timeout=120)
    return reply.status_code, reply.json().get("error", {}).get("key", "")


def by_link(server: Server, secret: str, path: str) -> tuple[int, str]:
    """What somebody without a session hears who says something with a seat's link."""
    headers = {"Authorization": f"Bearer {secret}"}
    reply = httpx.post(f"{server.url}/api{path}", json={"text": "!"}, headers=headers, timeout=120)
    return reply.status_code, reply.json().get("error", {}).get("key", "")


def link_of(person: Person, server: Server, match: str) -> str:
    return str(person(server, "GET", f"/matches/{match}/links")["seats"][0]["secret"])


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_admin_while_the_server_runs(serve: Serve, kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    place = str(tmp_path / "admin.db") if kind == "sqlite" else request.getfixturevalue("postgres")
    server = serve(WESTMARCH_DATABASE=place)
    desk = Desk(place)
    anna, grima = Person("Anna"), Person("Gríma")
    match = anna.create(server)
    other = anna.create(server)
    grima.join(server, match)
    made = grima(server, "POST", "/me/register", {"login": "grima", "password": "wormtongue!"})
    login = made["player"]["login"]
    players = {each["name"]: each for each in desk.list("players")}
    assert players["Gríma"]["login"] == login
    assert [each["id"] for each in desk.list("players", "--search", "GRIMA")] == [players["Gríma"]["id"]]
    assert {each["id"] for each in desk.list("matches")} == {match, other}
    assert desk.list("reports") == []
    anna(server, "POST", f"/matches/{match}/report", {"note": "odd"})
    assert [(each["match"], each["note"]) for each in desk.list("reports")] == [(match, "odd")]
    assert "hand" not in desk("reports"), "a list shows nobody's cards"

    muted(server, desk, grima, login, match)
    banned(server, desk, grima, login, match)
    ended(server, desk, anna, other)
    removed(server, desk, anna, grima, login, match)
    assert desk("mute", "nobody-here", code=1).strip().startswith("westmarch:")
    assert desk("end", "nothing-here", code=1)
    assert "0 guests" in desk("purge", "--dry-run")


def muted(server: Server, desk: Desk, grima: Person, login: str, match: str) -> None:
    secret = link_of(grima, server, match)
    with grima.live(server, match) as line:
        receive(line, "state")
        line.send(json.dumps({"type": "chat", "id": 1, "text": "Théoden is old."}))
        receive(line, "ok")
        desk("mute", login, "--days", "1", "--reason", "poison")
        assert desk.list("players", "--search", "grima")[0]["reason"] == "poison"
        chat = f"/matches/{match}/chat"
        wait_until(lambda: status_of(grima, server, chat, {"text": "!"}) == (403, "server-muted"), "still talks")
        line.send(json.dumps({"type": "chat", "id": 2, "text": "And weak."}))
        assert receive(line, "error")["error"]["key"] == "server-muted", "an open socket is no way around"
        assert by_link(server, secret, chat) == (403, "server-muted"), "nor is a seat's link"
        desk("unmute", login)
        wait_until(lambda: status_of(grima, server, chat, {"text": "Hm."})[0] == 200, "still muted")


def banned(server: Server, desk: Desk, grima: Person, login: str, match: str) -> None:
    secret = link_of(grima, server, match)
    with grima.live(server, match) as line:
        receive(line, "state")
        desk("ban", login)
        with pytest.raises(ConnectionClosed) as closed:
            receive(line, "nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    assert status_of(grima, server, "/me", {"name": "Somebody else"}) == (403, "server-banned")
    assert by_link(server, secret, f"/matches/{match}/chat") == (401, "server-bad-secret")
    with pytest.raises(ConnectionClosed), grima.live(server, match) as line:
        receive(line, "state")
    desk("unban", login)
    wait_until(lambda: status_of(grima, server, "/me", {"name": "Gríma"})[0] == 200, "still banned")


def ended(server: Server, desk: Desk, anna: Person, match: str) -> None:
    with anna.live(server, match) as line:
        state = receive(line, "state")["state"]
        desk("end", match)
        table = receive(line, "table", lambda message: message["table"]["status"] == "closed")["table"]
        assert not table["seed"], "its dice stay secret: it may be taken up elsewhere"
        line.send(json.dumps({"type": "answer", "id": 3, "moment": state["moment"], "token": "pass"}))
        assert receive(line, "error")["error"]["key"] == "server-match-closed"
    assert status_of(Person("Bert"), server, f"/matches/{match}/join", {"name": "Bert"}) == (409, "server-match-closed")
    assert desk("end", match, code=1)


def removed(server: Server, desk: Desk, anna: Person, grima: Person, login: str, match: str) -> None:
    assert "yes/no" in desk("remove", login, code=1, answer="no\n")
    with anna.live(server, match) as line:
        receive(line, "table")
        out = desk("remove", login, answer="yes\n")
        assert "one running match is open" in out
        table = receive(line, "table", lambda message: message["table"]["seats"][1]["kind"] == "open")["table"]
        assert "Gríma" not in str(table)
    # The seat is opened first and the name forgotten afterwards; the server may look in between.
    wait_until(lambda: "Gríma" not in str(anna.state(server, match)["entries"]), "the name is still in the log")
    entries = anna.state(server, match)["entries"]
    assert "Théoden" not in str(entries), "what the account said is gone, too"
    assert any(entry["kind"] == "leave" and entry["name"] == "somebody who left" for entry in entries)
    assert desk.list("players", "--search", "grima") == []
    assert grima(server, "GET", "/me")["player"] is None
    again = anna(server, "POST", f"/matches/{match}/answer", {"moment": 0, "token": "pass"})
    assert again["state"]["step"] == 1, "the other player can go on"


# -- by age


async def _old_things(database: Database) -> None:
    """One of each, old and new: sessions, guests, accounts, matches."""
    await database.migrate()
    long_ago, lately = now() - timedelta(days=500), now() - timedelta(days=20)

    def player(name: str, login: str | None, used: Any) -> list[Any]:
        row = PlayerRow(id=name, name=name, login=login, password=None, created=long_ago)
        return [row, SessionRow(digest=name, player=name, used=used)]

    def match(name: str, status: str, step: int, updated: Any, online: bool = False) -> list[Any]:
        no = dict.fromkeys(("public", "spectators", "hints", "imported", "seed_known", "asked_bot"), False)
        empty = dict.fromkeys(("nonce", "title", "version"), "")
        so_far = dict.fromkeys(("seq", "moment", "step"), step)
        what = {"id": name, "game": "hideout", "seats": ["red"], "options": {}, "seed": "1", "scripts": {}}
        row = MatchRow(**what, **no, **empty, **so_far, status=status, created=long_ago, updated=updated)
        until = now() + timedelta(minutes=1) if online else None
        seat = SeatRow(match=name, seat="red", kind="human", name="", generation=0, online_until=until)
        return [row, seat]

    def do(session: Session) -> None:
        rows = [
            player("gone-guest", None, long_ago),
            player("new-guest", None, lately),
            player("playing-guest", None, long_ago),
            player("old-account", "old", long_ago),
            match("unplayed", "running", 0, now() - timedelta(days=31)),
            match("new-unplayed", "running", 0, now() - timedelta(days=29)),
            match("left", "running", 7, long_ago),
            match("watched", "running", 7, long_ago, online=True),
            match("lately", "running", 7, lately),
            match("over", "finished", 9, long_ago),
        ]
        for first, second in rows:
            session.add(first)
            session.flush()
            session.add(second)
        session.flush()
        session.add(HolderRow(match="lately", seat="red", player="playing-guest", seen=0))
        about = {"player": "old-account", "kind": "reset", "email": "old@example.org"}
        session.add(TicketRow(digest="old-link", until=now() - timedelta(hours=1), **about))
        session.add(TicketRow(digest="new-link", until=now() + timedelta(hours=1), **about))
        session.add_all([ErrandRow(match="left", at=long_ago), ErrandRow(match="lately", at=now())])

    await database.write(do)


def test_what_nobody_comes_back_for_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(purge, "_PART", 1)  # it is done in small parts, to the end
    settings = make_settings(tmp_path)

    async def run() -> None:
        database = open_database(settings)
        await _old_things(database)
        expected = Purged(sessions=3, guests=1, unplayed=1, unfinished=1, finished=0, tickets=1)
        assert await Purge(settings, database).run(dry=True) == expected
        assert await Purge(settings, database).run(dry=True) == expected, "a dry run removes nothing"
        assert await Purge(settings, database).run() == expected
        assert not (await Purge(settings, database).run()).any
        matches = await database.read(lambda session: set(session.scalars(select(MatchRow.id))))
        assert matches == {"new-unplayed", "watched", "lately", "over"}
        players = await database.read(lambda session: set(session.scalars(select(PlayerRow.id))))
        assert players == {"new-guest", "playing-guest", "old-account"}, "accounts stay, and whoever still plays"
        seats = await database.read(lambda session: set(session.scalars(select(SeatRow.match))))
        assert seats == matches
        links = await database.read(lambda session: set(session.scalars(select(TicketRow.digest))))
        errands = await database.read(lambda session: set(session.scalars(select(ErrandRow.match))))
        assert (links, errands) == ({"new-link"}, {"lately"})
        await database.write(
            lambda session: session.execute(update(MatchRow).values(updated=now() - timedelta(days=9999)))
        )
        never = make_settings(tmp_path, purge_guests=0, purge_unplayed=0, purge_unfinished=0)
        assert not (await Purge(never, database).run()).any, "0 keeps everything"
        ever = make_settings(tmp_path, purge_finished=30)
        assert (await Purge(ever, database).run()).finished == 1
        await database.close()

    asyncio.run(run())


def test_a_server_purges_by_itself_and_disturbs_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = make_settings(tmp_path)

    async def prepare() -> None:
        database = open_database(settings)
        await _old_things(database)
        await database.close()

    asyncio.run(prepare())
    monkeypatch.setattr(purge, "_FIRST", 0.5)
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        anna = Guest(client, "Anna")
        match = anna.create(players={"blue": {"kind": "hotseat"}})
        database = client.app.state.house.database
        left = select(MatchRow.id).where(MatchRow.id == "left")
        wait_until(
            lambda: client.blocking_portal.call(database.read, lambda session: session.scalar(left)) is None,
            "nothing was purged",
        )
        assert anna.answer(match, "pass")["step"] == 1


def test_a_name_goes_from_matches_that_are_over(tmp_path: Path) -> None:
    settings = make_settings(tmp_path)
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        anna, grima = Guest(client, "Anna"), Guest(client, "Gríma")
        match = anna.create(options={"turns": 1}, players={"red": {"kind": "open"}, "blue": {"kind": "me"}})
        grima.join(match)
        login = grima.register("grima")["login"]
        grima.answer(match, "end")
        assert anna.table(match)["status"] == "finished"
        removed = client.blocking_portal.call(Admin(client.app.state.house.database).remove, login)
        assert (removed.left, removed.kept) == ([], [match])
        client.blocking_portal.call(client.app.state.house.outside.look)
        assert "Gríma" not in str(anna.get(f"/matches/{match}"))
        assert anna.table(match)["result"] is not None


def test_admin_makes_no_database_of_its_own(tmp_path: Path) -> None:
    """A misspelt name would look like a server on which nothing happens."""
    said = Desk(str(tmp_path / "westmrach.db"))("players", code=1)
    assert "westmrach.db" in said
    assert not list(tmp_path.iterdir())


def test_no_id_is_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-rso0bkbSW8UOGLi", "rso0bkbSW8UOGLi-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "rso0bkbSW8UOGLi-"
