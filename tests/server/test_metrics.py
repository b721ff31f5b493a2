"""What whoever runs the server reads: /metrics, health with reasons, request ids, logs that tell no secrets."""

from __future__ import annotations

import asyncio
import errno
import gc
import io
import logging
import logging.config
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.datastructures import Headers
from litestar.testing import TestClient
from redis.exceptions import ConnectionError as RedisAway
from sqlalchemy import text, update

from tests.server.conftest import make_settings
from tests.server.helpers import Guest, Problem
from westmarch.core import messages
from westmarch.server import health, logs
from westmarch.server.api import measures
from westmarch.server.app import create_app
from westmarch.server.database import open_database
from westmarch.server.metrics import MeasuredDatabase, Metrics
from westmarch.server.models import MatchRow
from westmarch.server.troubles import trouble

MakeGuest = Callable[[str], Guest]
TOKEN = {"Authorization": "Bearer for-the-graphs"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, _the_test_game: None) -> Iterator[TestClient[Any]]:
    settings = make_settings(tmp_path_factory.mktemp("metrics"), metrics_token="for-the-graphs")
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        yield client


def figures(client: TestClient[Any]) -> dict[str, float]:
    """Every line of the page, by its name with labels."""
    reply = client.get("/metrics", headers=TOKEN)
    assert reply.status_code == 200
    assert reply.headers["content-type"].startswith("text/plain; version=")
    lines = [line for line in reply.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_play_shows_in_the_metrics(client: TestClient[Any], guest: MakeGuest) -> None:
    anna = guest("Anna")
    match = anna.create(players={"blue": {"kind": "bot", "bot": "passer"}})
    before = figures(client)
    with anna.live(match) as line:
        line.until("state")
        assert line.answer("end")["type"] == "ok"
        anna.wait(match, lambda table: table["step"] >= 2)
        during = figures(client)
    with pytest.raises(Problem):
        anna.post("/me/login", {"login": "nobody", "password": "wrong password"})
    after = figures(client)

    def grown(name: str) -> float:
        return after[name] - before.get(name, 0.0)

    assert grown("westmarch_answers_total") == 1
    assert grown("westmarch_bot_answers") >= 1
    assert grown('westmarch_bot_seconds_count{job="hideout/passer"}') >= 1
    assert grown('westmarch_database_seconds_count{kind="read"}') >= 2
    assert grown('westmarch_database_seconds_count{kind="write"}') >= 2
    assert grown("westmarch_login_failures_total") == 1
    assert grown('westmarch_requests_total{method="POST",route="/api/me/login",status="401"}') == 1
    assert after['westmarch_request_seconds_count{route="/api/matches/{match}"}'] >= 1, "by route, never by match"
    assert during["westmarch_sockets"] == before["westmarch_sockets"] + 1
    assert after["westmarch_matches"] >= 1
    assert after["westmarch_matches_unreadable"] == 0
    assert match not in client.get("/metrics", headers=TOKEN).text
    assert {"westmarch_bot_queue", "westmarch_bot_busy", "process_cpu_seconds_total"} <= set(after)


def test_what_goes_wrong_shows_too(client: TestClient[Any], guest: MakeGuest) -> None:
    anna = guest("Anna")
    before = figures(client)
    match = anna.create(players={"blue": {"kind": "bot", "bot": "crasher"}})
    anna.answer(match, "end")
    anna.wait(match, lambda table: table["step"] >= 2)
    house = client.app.state.house
    broken = update(MatchRow).where(MatchRow.id == match).values(rules=99)
    client.blocking_portal.call(house.database.write, lambda session: session.execute(broken))
    house.hall._slots.clear()
    with pytest.raises(Problem):
        anna.table(match)
    after = figures(client)
    assert after['westmarch_bot_failures_total{job="hideout/crasher"}'] == 1
    assert after["westmarch_matches_unreadable"] == before["westmarch_matches_unreadable"] + 1


def test_every_way_to_the_database_is_measured(tmp_path: Path) -> None:
    async def visit() -> dict[str, float | None]:
        metrics = Metrics()
        database = MeasuredDatabase(open_database(make_settings(tmp_path)), metrics)
        await database.migrate()
        await database.read(lambda session: None)
        await database.write(lambda session: None)
        await database.execute(lambda connection: None)
        await database.close()
        name = "westmarch_database_seconds_count"
        return {kind: metrics.registry.get_sample_value(name, {"kind": kind}) for kind in ("read", "write")}

    assert asyncio.run(visit()) == {"read": 1, "write": 2}


def test_garbage_is_watched(client: TestClient[Any]) -> None:
    name = 'westmarch_gc_seconds_total{generation="2"}'
    before = figures(client).get(name, 0.0)
    gc.collect()
    assert figures(client)[name] > before


def test_the_loop_is_watched(client: TestClient[Any]) -> None:
    deadline = time.monotonic() + 120
    while figures(client)["westmarch_loop_lag_seconds_count"] < 1:
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_metrics_are_not_for_everybody(client: TestClient[Any], tmp_path: Path) -> None:
    for headers in ({}, {"Authorization": "Bearer guess"}, {"Authorization": "for-the-graphs"}):
        reply = client.get("/metrics", headers=headers)
        assert reply.status_code == 403
        assert reply.json()["error"]["key"] == "server-metrics-closed"
        assert "westmarch_" not in reply.text.replace("WESTMARCH_", "")


@pytest.mark.parametrize(
    ("address", "headers", "allowed"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {}, True),
        ("192.0.2.7", {}, False),
        ("testclient", {}, False),
        ("127.0.0.1", {"X-Forwarded-For": "192.0.2.7"}, False),
        ("127.0.0.1", {"Forwarded": "for=192.0.2.7"}, False),
        ("127.0.0.1", {"Via": "1.1 proxy"}, False),
    ],
)
def test_without_a_token_only_this_machine_reads_them(
    tmp_path: Path, address: str, headers: dict[str, str], allowed: bool
) -> None:
    assert measures.may_read(make_settings(tmp_path), address, Headers(headers)) is allowed


# -- health


def test_alive_and_ready_are_two_questions(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    ready = client.get("/api/health")
    assert (ready.status_code, ready.json()["status"], ready.json()["problems"]) == (200, "ok", [])
    monkeypatch.setattr(client.app.state.house, "stopping", True)
    ready = client.get("/api/health")
    assert (ready.status_code, ready.json()["status"]) == (503, "trouble")
    assert "ending" in ready.json()["problems"][0]["text"]
    assert client.get("/api/health/live").status_code == 200


def reasons(client: TestClient[Any]) -> tuple[int, dict[str, str]]:
    reply = client.get("/api/health")
    return reply.status_code, {each["part"]: each["text"] for each in reply.json()["problems"]}


def test_health_says_what_is_wrong(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    house = client.app.state.house
    monkeypatch.setattr(house, "revision", "9999")
    status, found = reasons(client)
    assert status == 503
    assert "9999" in found["database"]
    monkeypatch.undo()

    usage = shutil.disk_usage("/")
    monkeypatch.setattr(health.shutil, "disk_usage", lambda path: usage._replace(free=7 << 20))
    status, found = reasons(client)
    assert status == 503
    assert "7 MB" in found["disk"]
    monkeypatch.undo()

    monkeypatch.setattr(house.pool, "broken", 3)
    assert reasons(client) == (200, {"bots": messages.text("server-health-workers", {"count": 3})})
    assert client.get("/api/health").json()["status"] == "degraded"
    monkeypatch.undo()

    async def lost(ask: object) -> None:
        raise ConnectionRefusedError(errno.ECONNREFUSED, "Connection refused")

    monkeypatch.setattr(house.database, "read", lost)
    status, found = reasons(client)
    assert status == 503
    assert found["database"] == "The database does not answer (nobody answers there)."
    monkeypatch.undo()

    async def silent() -> dict[str, object]:
        return trouble(RedisAway("Error 111 connecting to localhost:6379"))

    monkeypatch.setattr(house.carrier, "check", silent)
    status, found = reasons(client)
    assert status == 200, "news are late, not lost"
    assert "nobody answers there" in found["fanout"]


# -- request ids and logs


def test_every_reply_has_its_id(client: TestClient[Any]) -> None:
    reply = client.get("/api/none", headers={"X-Request-Id": "proxy-17.a"})
    assert reply.headers["x-request-id"] == "proxy-17.a"
    assert reply.json()["error"]["request"] == "proxy-17.a"
    for bad in ("", "x" * 65, "with space", 'quote"', "new\tline"):
        made = client.get("/api/health", headers={"X-Request-Id": bad}).headers["x-request-id"]
        assert made != bad
        assert len(made) == 16
    ids = {client.get("/api/health").headers["x-request-id"] for _ in range(5)}
    assert len(ids) == 5


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """Everything the server logs, as it would go to standard error."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(logs.JsonFormatter())
    root = logging.getLogger()
    ours = logging.getLogger("westmarch")
    before = root.level, ours.level
    root.addHandler(handler)
    root.setLevel("DEBUG")
    ours.setLevel("DEBUG")
    yield written
    root.removeHandler(handler)
    root.setLevel(before[0])
    ours.setLevel(before[1])


def test_a_request_is_found_in_the_log_by_its_id(client: TestClient[Any], logged: io.StringIO) -> None:
    client.get("/api/games", headers={"X-Request-Id": "look-for-me"})
    lines = [msgspec.json.decode(line) for line in logged.getvalue().splitlines()]
    found = [line for line in lines if line.get("request") == "look-for-me"]
    assert [(line["message"], line["path"], line["status"]) for line in found] == [("request", "/api/games", 200)]


def test_logs_tell_no_secrets(client: TestClient[Any], guest: MakeGuest, logged: io.StringIO) -> None:
    """A whole visit with everything logged: registering, playing, failing. No token, password, secret or card."""
    anna, bert = guest("Anna"), guest("Bert")
    made = anna.post("/matches", {"game": "hideout", "name": "Anna", "seed": 5})
    match, secret = made["table"]["id"], made["seats"][0]["secret"]
    bert.join(match)
    anna.post("/me/register", {"login": "annalog", "password": "correct horse battery"})
    with anna.live(match, secret=secret) as line:
        line.until("state")
        line.ask("answer", moment=99, token="take")
        line.ask("chat", text="my address is anna@example.org")
    with pytest.raises(Problem):
        anna.post("/me/login", {"login": "annalog", "password": "a wrong guess at it"})
    hand = anna.state(match)["view"]
    text = logged.getvalue()
    assert "request" in text
    for hidden in (anna.cookie, bert.cookie, secret, "correct horse", "a wrong guess", "anna@example.org"):
        assert hidden
        assert hidden not in text
    cards = [card for card in str(hand).replace("'", " ").split() if card.startswith("card-")]
    assert cards, "there is something to hide"
    assert not any(card in text for card in cards)


def test_what_a_library_says_is_looked_through(tmp_path: Path, logged: io.StringIO) -> None:
    async def fail() -> None:
        database = open_database(make_settings(tmp_path))
        try:
            query = text("SELECT * FROM nowhere WHERE secret = :secret").bindparams(secret="hidden-in-parameters")
            await database.read(lambda session: session.execute(query))
        finally:
            await database.close()

    try:
        asyncio.run(fail())
    except Exception:
        logging.getLogger("westmarch.test").exception(
            "could not ask %s", "postgresql://west:pa55word@db/x", extra={"token": "abc", "reason": "bo@example.org"}
        )
    logging.getLogger("westmarch.test").warning("[SQL: INSERT]\n[parameters: ('card-x', 7)]\n(Background: none)")
    said = logged.getvalue()
    assert "nowhere" in said
    assert "Background" in said
    for hidden in ("card-x", "hidden-in-parameters", "pa55word", "bo@example.org", '"abc"'):
        assert hidden not in said
    assert "postgresql://west:…@db/x" in said


def test_the_text_form_says_the_same() -> None:
    logging.config.dictConfig(logs.config("text", "info"))
    record = logging.LogRecord("westmarch", logging.INFO, "", 0, "from %s", ("a@example.org",), None)
    record.match = "6dJ"
    line = logging.getLogger().handlers[0].format(record)
    assert line.endswith("westmarch: from …@… match=6dJ")
