"""What stands around every request: hosts, headers, cookies, letters, names of settings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.conftest import make_settings
from tests.server.helpers import Guest, Problem
from westmarch.server import keys
from westmarch.server.app import create_app
from westmarch.server.settings import BadSettings, read_settings
from westmarch.server.visitors import Hosts

Make = Callable[[str], Guest]


# -- hosts


def knows(name: str | None, **changes: Any) -> bool:
    headers = [] if name is None else [(b"host", name.encode("latin-1"))]
    return Hosts(make_settings(Path("/nowhere"), **changes)).knows({"headers": headers})


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8000", "127.0.0.1:8000", "127.0.0.9", "[::1]:8000", "localhost."]
)
def test_this_machine_is_known(host: str) -> None:
    assert knows(host)


@pytest.mark.parametrize(
    "host",
    [None, "", "evil.example", "localhost.evil.example", "192.168.1.5:8000", "localhost:80:80", "a b", "ä", "[::1"],
)
def test_other_hosts_are_not(host: str | None) -> None:
    assert not knows(host)


def test_hosts_come_from_the_settings() -> None:
    assert knows("play.example.org", public_url="https://play.example.org")
    assert knows("play.example.org:443", public_url="https://play.example.org")
    assert not knows("example.org", public_url="https://play.example.org")
    assert knows("westmarch.lan", hosts=("westmarch.lan",))
    assert knows("a.b.example.org", hosts=(".example.org",))
    assert not knows("aexample.org", hosts=(".example.org",))
    assert knows("games.lan", host="games.lan")
    assert knows("192.168.1.5:8000", host="0.0.0.0"), "for others in the network, by number"
    assert not knows("evil.example", host="0.0.0.0")


def test_who_calls_us_by_another_name_gets_nothing(client: TestClient[Any], guest: Make) -> None:
    match = guest("Anna").create()
    for path in ("/", "/api/games", f"/api/matches/{match}", "/nothing"):
        reply = client.get(path, headers={"Host": "evil.example"})
        assert (reply.status_code, reply.json()["error"]["key"]) == (421, "server-bad-host"), path
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        client.websocket_connect(f"/api/matches/{match}/live", headers={"Host": "evil.example"}) as socket,
    ):
        socket.receive_text()
    assert closed.value.code == 4421


# -- headers


def test_nothing_private_is_kept_on_the_way(guest: Make, client: TestClient[Any]) -> None:
    anna = guest("Anna")
    match = anna.create()
    for path in (
        "/me",
        "/matches",
        f"/matches/{match}",
        f"/matches/{match}/links",
        f"/matches/{match}/record",
        "/nothing",
    ):
        assert anna.raw("GET", path).headers["cache-control"] == "no-store", path
    assert anna.raw("POST", "/me", {"name": "Anna"}).headers["cache-control"] == "no-store"
    assert client.get("/api/messages/en").headers["cache-control"] == "no-cache"


def test_a_page_may_open_our_own_socket_only(client: TestClient[Any]) -> None:
    policy = client.get("/").headers["content-security-policy"]
    sources = next(part for part in policy.split("; ") if part.startswith("connect-src")).split()[1:]
    assert sources == ["'self'", "ws://testserver.local"]


def test_behind_tls(tmp_path: Path) -> None:
    settings = make_settings(tmp_path, public_url="https://play.example.org")
    with TestClient(create_app(settings), base_url="https://play.example.org") as client:
        reply = client.post("/api/me", json={"name": "Anna"})
        cookie = reply.headers["set-cookie"]
        assert cookie.startswith("__Host-westmarch_session=")
        assert "secure" in cookie.lower()
        assert "path=/" in cookie.lower()
        assert "domain" not in cookie.lower()
        assert reply.headers["strict-transport-security"].startswith("max-age=")
        assert "connect-src 'self' wss://play.example.org;" in reply.headers["content-security-policy"]
        assert client.get("/api/me").json()["player"]["name"] == "Anna"
        token = cookie.split("=", 1)[1].split(";")[0]
        client.cookies.clear()
        plain = client.get("/api/me", headers={"Cookie": f"westmarch_session={token}"})
        assert plain.json() == {"player": None}, "a neighbour could have set it"


def test_without_tls_no_promise_of_it(client: TestClient[Any]) -> None:
    assert "strict-transport-security" not in client.get("/api/me").headers


# -- letters

INVISIBLE = [
    "\u200b",
    "\u200d",
    "\u202e",
    "\u2066",
    "\ufeff",
    "\u00ad",
    "\u2028",
    "\u3164",
    "\u2800",
    "\u0085",
    "\U000e0041",
]
PILE = "a" + "\u0301" * 5


@pytest.mark.parametrize("letter", INVISIBLE, ids=ascii)
def test_names_and_titles_can_be_seen(guest: Make, letter: str) -> None:
    anna = guest("Anna")
    match = guest("Bert").create()
    for path, body in (
        ("/me", {"name": f"An{letter}na"}),
        ("/matches", {"game": "hideout", "name": f"Anna{letter}"}),
        ("/matches", {"game": "hideout", "title": f"{letter}Friday"}),
        ("/matches", {"game": "hideout", "players": {"blue": {"kind": "hotseat", "name": f"B{letter}"}}}),
        ("/matches/import", {"text": "x", "title": f"Friday{letter}"}),
        (f"/matches/{match}/join", {"name": f"Anna{letter}"}),
    ):
        with pytest.raises(Problem) as problem:
            anna.post(path, body)
        assert (problem.value.status, problem.value.key) == (400, "server-bad-letters"), (path, body)


@pytest.mark.parametrize("name", [" ", "\u00a0\u2003", PILE])
def test_names_are_neither_blank_nor_piles(guest: Make, name: str) -> None:
    with pytest.raises(Problem) as problem:
        guest("Anna").post("/me", {"name": name})
    assert problem.value.key == "server-bad-letters"


@pytest.mark.parametrize("name", ["Änne 🐎", "Éowyn", "Nguyễn", "שלום", "ไทย", "❤️"])
def test_names_of_all_the_world(guest: Make, name: str) -> None:
    assert guest("Anna").post("/me", {"name": name})["player"]["name"] == name


def test_chat_is_cleaned_of_what_cannot_be_seen(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create()
    for text in (f"a{''.join(INVISIBLE[2:])}b", "tw\no", PILE, "👩\u200d🚀"):
        anna.post(f"/matches/{match}/chat", {"text": text})
    said = [entry["text"] for entry in anna.state(match)["entries"]]
    assert said == ["a b", "tw o", "a" + "\u0301" * 4, "👩\u200d🚀"]
    with pytest.raises(Problem) as problem:
        anna.post(f"/matches/{match}/chat", {"text": "\u202e\u200b\n"})
    assert problem.value.key == "server-bad-letters"


# -- settings


def test_a_misspelt_setting_is_refused_by_name() -> None:
    for name, near in (("RATE_LIMIT", "RATE_LIMITS"), ("PUBLIC_ULR", "PUBLIC_URL"), ("DATABSE", "DATABASE")):
        with pytest.raises(BadSettings) as bad:
            read_settings({f"WESTMARCH_{name}": "x"})
        assert f"WESTMARCH_{name} " in str(bad.value)
        assert f"WESTMARCH_{near}?" in str(bad.value)
    with pytest.raises(BadSettings) as bad:
        read_settings({"WESTMARCH_ZZZZZZ": "x"})
    assert "WESTMARCH_ZZZZZZ" in str(bad.value)
    read_settings({"WESTMARCH_TEST_ALL": "1", "WESTMARCH_SOAK_GAMES": "3"})  # other programs' of ours


def test_seeds_are_too_many_to_try(monkeypatch: pytest.MonkeyPatch, guest: Make) -> None:
    seeds = [keys.new_seed() for _ in range(200)]
    assert len(set(seeds)) == 200
    assert 1 << 120 < max(seeds) < 1 << 128
    anna = guest("Anna")
    match = anna.create(options={"turns": 1})
    anna.answer(match, "end")
    assert int(anna.table(match)["seed"]) > 1 << 63
