"""Foreign pages, floods, headers, odd requests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.conftest import make_settings
from tests.server.helpers import Guest
from westmarch.server import players
from westmarch.server.app import create_app

Make = Callable[[str], Guest]


def test_a_foreign_page_cannot_act_for_us(guest: Make, client: TestClient[Any]) -> None:
    anna = guest("Anna")
    match = anna.create()
    cookie = {"Cookie": f"westmarch_session={anna.cookie}"}

    def try_it(**headers: str) -> int:
        client.cookies.clear()
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        body = {"moment": 0, "token": "pass"}
        return client.post(f"/api/matches/{match}/answer", json=body, headers={**cookie, **headers}).status_code

    assert try_it() == 403, "with the cookie but without our header"
    assert try_it(X_Westmarch="1", Origin="https://evil.example") == 403
    assert try_it(X_Westmarch="1", Origin="null") == 403
    assert try_it(X_Westmarch="1", Origin="http://testserver.local.evil.example") == 403
    assert try_it(X_Westmarch="1", Sec_Fetch_Site="cross-site") == 403
    assert anna.table(match)["step"] == 0
    assert try_it(X_Westmarch="1", Origin="http://testserver.local", Sec_Fetch_Site="same-origin") == 200


def test_a_foreign_page_gets_no_socket(guest: Make, client: TestClient[Any]) -> None:
    anna = guest("Anna")
    match = anna.create()
    path = f"/api/matches/{match}/live"
    client.cookies.clear()
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        client.websocket_connect(
            path, headers={"Origin": "https://evil.example", "Cookie": f"westmarch_session={anna.cookie}"}
        ) as socket,
    ):
        socket.receive_text()
    assert closed.value.code == 4403
    with client.websocket_connect(path, headers={"Origin": "http://testserver.local"}) as socket:
        socket.send_json({"type": "hello"})
        assert socket.receive_json()["type"] == "table"


def test_other_origins_can_be_allowed(tmp_path: Path) -> None:
    settings = make_settings(tmp_path, origins=("http://localhost:5173",), public_url="https://play.example.org")
    with TestClient(create_app(settings)) as client:
        for origin, status in (
            ("http://localhost:5173", 200),
            ("https://play.example.org", 200),
            ("https://example.org", 403),
        ):
            client.cookies.clear()
            reply = client.post("/api/me", json={"name": "Anna"}, headers={"Origin": origin})
            assert reply.status_code == status, origin
            if status == 200:
                assert "secure" in reply.headers["set-cookie"].lower()


def test_headers_keep_browsers_careful(client: TestClient[Any]) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = client.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("method", "path", "content", "status", "key"),
    [
        ("POST", "/api/matches", b"{", 400, "server-bad-input"),
        ("POST", "/api/matches", b"[]", 400, "server-bad-input"),
        ("POST", "/api/matches", b"\xff", 400, "server-bad-input"),
        ("POST", "/api/matches", b'{"game": "\\ud800"}', 400, "server-bad-input"),
        ("POST", "/api/matches", b'{"game": "hideout", "options": ' + b'{"a":' * 3000, 400, "server-bad-input"),
        ("POST", "/api/matches", b'{"game": "' + b"x" * (1 << 20), 413, "server-too-large"),
        ("PUT", "/api/matches", b"", 405, "server-bad-method"),
        ("GET", "/api/nothing", b"", 404, "server-not-found"),
        ("GET", "/api/matches?limit=0", b"", 400, "server-bad-input"),
        ("GET", "/api/matches?scope=all", b"", 400, "server-bad-input"),
        ("GET", "/api/matches?before=0001-01-01T00:00:00%2B14:00", b"", 400, "server-bad-input"),
        ("GET", "/api/messages/../en", b"", 404, "server-not-found"),
        ("GET", "/api/messages/en/..%2fcore.ftl", b"", 404, "server-not-found"),
        ("GET", "/api/messages/xx", b"", 404, "server-not-found"),
        ("GET", "/api/games/chess", b"", 404, "server-not-found"),
        ("GET", "/api/reports/nothing", b"", 404, "server-not-found"),
    ],
)
def test_odd_requests_get_a_sentence(
    client: TestClient[Any], method: str, path: str, content: bytes, status: int, key: str
) -> None:
    reply = client.request(method, path, content=content, headers={"Content-Type": "application/json"})
    assert (reply.status_code, reply.json()["error"]["key"]) == (status, key)
    assert reply.json()["error"]["text"]


def test_floods_are_stopped(tmp_path: Path) -> None:
    with TestClient(create_app(make_settings(tmp_path, rate_limits=True))) as client:
        replies = [client.get("/api/me") for _ in range(120)]
        slow = next(reply for reply in replies if reply.status_code == 429)
        assert slow.json()["error"]["key"] == "server-too-fast"
        assert int(slow.headers["retry-after"]) >= 0
        assert client.get("/api/health").status_code == 200, "health is always told"


def test_guessing_passwords_is_slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "password_fits", lambda hashed, password: False)  # the real one takes its time
    with TestClient(create_app(make_settings(tmp_path, rate_limits=True))) as client:
        tries = [{"login": f"anna-{number}", "password": "guess"} for number in range(12)]
        codes = [client.post("/api/me/login", json=body).status_code for body in tries]
        assert codes == [401] * 10 + [429] * 2


def test_a_flood_on_a_socket_is_stopped(tmp_path: Path) -> None:
    with TestClient(create_app(make_settings(tmp_path, rate_limits=True))) as client:
        anna = Guest(client, "Anna")
        match = anna.create()
        with anna.live(match) as line:
            line.until("state")
            chats = [line.ask("chat", text="spam")["type"] for _ in range(12)]
            assert chats[:10] == ["ok"] * 10
            assert "error" in chats[10:]
            with pytest.raises(WebSocketDisconnect) as closed:  # noqa: PT012
                for _ in range(400):
                    line.send("ping")
                line.until("nothing")
            assert closed.value.code == 4429
        kinds = {message.get("error", {}).get("key") for message in line.received if message["type"] == "error"}
        assert kinds == {"server-too-fast"}
