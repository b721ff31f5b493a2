"""Whoever loses the right to something loses it at once: tokens, open sockets, guesses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.conftest import make_settings
from tests.server.helpers import Guest, Line
from westmarch.server import keys, players
from westmarch.server.app import create_app

Make = Callable[[str], Guest]


def closes(line: Line) -> int:
    """The code that the server closes the line with."""
    with pytest.raises(WebSocketDisconnect) as closed:
        line.until("nothing")
    return closed.value.code


def copy(of: Guest, guest: Make) -> Guest:
    """Somebody who knows the token."""
    thief = guest("Thief")
    thief.cookie = of.cookie
    return thief


def test_registering_leaves_the_guests_token_behind(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create()
    thief = copy(anna, guest)
    assert thief.get("/me")["player"]["name"] == "Anna"
    with thief.live(match) as line:
        line.until("state")
        anna.register("anna")
        assert closes(line) == 4440
    assert anna.cookie != thief.cookie
    assert thief.get("/me") == {"player": None}
    assert anna.state(match)["seat"] == "red"


def test_a_new_password_ends_what_was_open(guest: Make) -> None:
    anna, elsewhere = guest("Anna"), guest("Anna's phone")
    login = anna.register("anna")["login"]
    match = anna.create()
    elsewhere.post("/me/login", {"login": login, "password": "correct horse"})
    thief, before = copy(anna, guest), anna.cookie
    with elsewhere.live(match) as far, anna.live(match) as near:
        far.until("state")
        near.until("state")
        anna.post("/me/password", {"old": "correct horse", "new": "battery staple"})
        assert closes(far) == 4440
        assert closes(near) == 4440, "with the old token; the page comes back with the new one"
    assert anna.cookie != before
    assert thief.get("/me") == elsewhere.get("/me") == {"player": None}
    with anna.live(match) as line:
        line.until("state")
        assert line.state["seat"] == "red"


def test_logging_in_and_out_ends_the_old_session(guest: Make) -> None:
    anna, later = guest("Anna"), guest("Anna again")
    login = anna.register("anna")["login"]
    match = later.create()
    thief = copy(later, guest)
    with thief.live(match) as line:
        line.until("state")
        later.post("/me/login", {"login": login, "password": "correct horse"})
        assert closes(line) == 4440
    assert thief.get("/me") == {"player": None}
    thief = copy(later, guest)
    later.post("/me/login", {"login": login, "password": "correct horse"})
    assert thief.get("/me") == {"player": None}, "also where it was the same account"
    thief = copy(later, guest)
    with later.live(match) as line:
        line.until("state")
        later.post("/me/logout")
        assert closes(line) == 4440
    assert thief.get("/me") == {"player": None}


def test_other_peoples_lines_stay(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create()
    with bert.live(match) as line:
        line.until("state")
        anna.register("anna")
        assert line.ask("ping")["type"] == "pong"


def test_a_lost_word_ends_it_a_little_later(guest: Make, client: TestClient[Any]) -> None:
    """Where another process ended the session, and the news of it got lost."""
    anna = guest("Anna")
    match = anna.create()
    house = client.app.state.house
    with anna.live(match) as line:
        line.until("state")
        client.blocking_portal.call(house.players.log_out, anna.cookie)
        client.blocking_portal.call(house.sessions.look)
        assert closes(line) == 4440


def test_a_session_that_ends_while_the_line_opens(
    guest: Make, client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever ends it looks for open lines before this one is among them."""
    anna = guest("Anna")
    match = anna.create()

    async def none(sessions: Any) -> set[str]:
        return set()

    monkeypatch.setattr(client.app.state.house.players, "still_open", none)
    with anna.live(match) as line:
        assert closes(line) == 4440


def test_guesses_at_one_account_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From wherever they come; and an account that doesn't exist looks the same."""
    monkeypatch.setattr(players, "password_fits", lambda hashed, password: password == "right")
    app = create_app(make_settings(tmp_path, rate_limits=True))
    with TestClient(app) as client:

        def guess(login: str, password: str = "wrong") -> int:
            client.blocking_portal.call(app.stores.get("rate_limit").delete_all)  # as if from another address
            return client.post("/api/me/login", json={"login": login, "password": password}).status_code

        for login in ("anna", "nobody"):
            assert [guess(login) for _ in range(10)] == [401] * 8 + [429] * 2
        assert guess("ANNA", "right") == 429
        assert guess("bert") == 401
        refused = client.post("/api/me/login", json={"login": "anna", "password": "x"})
        assert int(refused.headers["retry-after"]) > 60
        assert refused.json()["error"]["key"] == "server-too-fast"


def test_a_right_password_wipes_the_slate(tmp_path: Path) -> None:
    app = create_app(make_settings(tmp_path, rate_limits=True))
    with TestClient(app) as client:
        anna = Guest(client, "Anna")
        login = anna.register("anna")["login"]
        for _ in range(3):
            for password, status in (("wrong", 401), ("wrong", 401), ("wrong", 401), ("correct horse", 200)):
                client.blocking_portal.call(app.stores.get("rate_limit").delete_all)
                reply = anna.raw("POST", "/me/login", {"login": login, "password": password})
                assert reply.status_code == status


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/me/password", {"old": "wrong", "new": "battery staple"}),
        ("/me/email", {"email": "", "password": "wrong"}),
    ],
)
def test_a_stolen_session_is_no_way_to_guess(tmp_path: Path, path: str, body: dict[str, str]) -> None:
    """Wherever the password is asked for again, guesses are counted with those at the door."""
    app = create_app(make_settings(tmp_path, rate_limits=True))
    with TestClient(app) as client:
        anna = Guest(client, "Anna")
        login = anna.register("anna")["login"]

        def guess(path: str, body: dict[str, str]) -> int:
            client.blocking_portal.call(app.stores.get("rate_limit").delete_all)  # as if from another address
            return int(anna.raw("POST", path, body).status_code)

        assert [guess(path, body) for _ in range(9)] == [401] * 8 + [429]
        assert guess("/me/login", {"login": login, "password": "correct horse"}) == 429


def test_a_login_that_nobody_has_takes_as_long(guest: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long is the hash: one is worked out for every guess, whether there is an account or not."""
    login = guest("Anna").register("anna")["login"]
    guesses = []
    hasher = keys._hasher

    class Counting:
        hash = hasher.hash

        def verify(self, hashed: str, password: str) -> bool:
            guesses.append(password)
            return hasher.verify(hashed, password)

    monkeypatch.setattr(keys, "_hasher", Counting())
    for number, wish in enumerate((login, "nobody", "anna")):
        assert guest("?").raw("POST", "/me/login", {"login": wish, "password": f"guess {number}"}).status_code == 401
    assert guesses == ["guess 0", "guess 1", "guess 2"]


def test_registering_says_nothing_about_others(guest: Make) -> None:
    """The same answer for a name that is taken and one that isn't."""
    first = guest("Anna").register("common")["login"]
    for wish in ("common", first, "rare"):
        made = guest("Bert").raw("POST", "/me/register", {"login": wish, "password": "correct horse"})
        assert made.status_code == 200
        assert made.json()["player"]["login"].startswith(f"{wish}-")
