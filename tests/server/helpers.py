"""People who use the server, as tests need them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

from argon2 import PasswordHasher
from litestar.testing import TestClient

# Hashing is slow on purpose; in tests nobody guesses.
QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


class Problem(AssertionError):
    """The server said no."""

    def __init__(self, status: int, error: dict[str, Any]) -> None:
        super().__init__(f"{status} {error}")
        self.status = status
        self.error = error
        self.key = error.get("key", "")


class Guest:
    """Somebody with a browser: keeps the cookie, sends the header, unpacks replies."""

    # Who made which match; they give invitations to whoever wants to join.
    hosts: ClassVar[dict[str, Guest]] = {}

    def __init__(self, client: TestClient[Any], name: str) -> None:
        self._client = client
        self.name = name
        self.cookie: str | None = None

    def __call__(self, method: str, path: str, body: Any = None, **params: Any) -> Any:
        reply = self.raw(method, path, body, **params)
        if reply.status_code >= 400:
            raise Problem(reply.status_code, reply.json()["error"])
        if reply.status_code == 204:
            return None
        if not reply.headers["content-type"].startswith("application/json"):
            return reply.text
        found = reply.json()
        if method == "POST" and found.get("table", {}).get("creator"):
            Guest.hosts[found["table"]["id"]] = self
        return found

    def raw(self, method: str, path: str, body: Any = None, **params: Any) -> Any:
        headers = {"X-Westmarch": "1"}
        if self.cookie:
            headers["Cookie"] = f"westmarch_session={self.cookie}"
        self._client.cookies.clear()
        reply = self._client.request(method, f"/api{path}", json=body, params=params or None, headers=headers)
        fresh = reply.cookies.get("westmarch_session")
        if fresh is not None:
            self.cookie = fresh
        self._client.cookies.clear()
        return reply

    def get(self, path: str, **params: Any) -> Any:
        return self("GET", path, **params)

    def post(self, path: str, body: Any = None, **params: Any) -> Any:
        return self("POST", path, {} if body is None else body, **params)

    # -- what tests do all the time

    def register(self, login: str, password: str = "correct horse") -> Any:
        """Makes an account; gives the player, with the login that the server chose."""
        return self.post("/me/register", {"login": login, "password": password})["player"]

    def create(self, game: str = "hideout", **wish: Any) -> str:
        """Starts a match and gives its id."""
        made = self.post("/matches", {"game": game, "name": self.name, **wish})
        return str(made["table"]["id"])

    def join(self, match: str, seat: str | None = None) -> str:
        """Takes a seat, with an invitation from whoever made the match."""
        made = self.post(
            f"/matches/{match}/join", {"name": self.name, "seat": seat, "secret": self._invited(match, seat)}
        )
        return str(made["seats"][-1]["seat"])

    @staticmethod
    def _invited(match: str, seat: str | None) -> str | None:
        host = Guest.hosts.get(match)
        invitations = [] if host is None else host.get(f"/matches/{match}/links")["invitations"]
        return next((each["secret"] for each in invitations if seat in (None, each["seat"])), None)

    def state(self, match: str, **params: Any) -> Any:
        return self.get(f"/matches/{match}", **params)["state"]

    def table(self, match: str) -> Any:
        return self.get(f"/matches/{match}")["table"]

    def answer(self, match: str, token: str, **more: Any) -> Any:
        moment = self.table(match)["moment"]
        return self.post(f"/matches/{match}/answer", {"moment": moment, "token": token, **more})["state"]

    def undo(self, match: str, **more: Any) -> Any:
        return self.post(f"/matches/{match}/undo", {"moment": self.table(match)["moment"], **more})

    def wait(self, match: str, until: Callable[[Any], bool], seconds: float = 300) -> Any:
        """Waits until the table looks like that, and gives up when nothing has happened there for so long."""
        moment, deadline = None, 0.0
        while True:
            table = self.table(match)
            if until(table):
                return table
            if table["moment"] != moment:
                moment, deadline = table["moment"], time.monotonic() + seconds
            assert time.monotonic() < deadline, f"still {table}"
            time.sleep(0.05)

    @contextmanager
    def live(self, match: str, **hello: Any) -> Iterator[Line]:
        headers = {"Cookie": f"westmarch_session={self.cookie}"} if self.cookie else {}
        with self._client.websocket_connect(f"/api/matches/{match}/live", headers=headers) as socket:
            socket.send_json({"type": "hello", **hello})
            yield Line(socket)


class Line:
    """A live connection."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self._ids = 0
        self.log: list[Any] = []
        self.state: Any = None
        self.table: Any = None
        self.received: list[Any] = []

    def receive(self, timeout: float = 120) -> Any:
        message = json.loads(self.socket.receive_text(timeout=timeout))
        self.received.append(message)
        if message["type"] == "state":
            self.state = message["state"]
            log = self.state["log"]
            del self.log[log["from"] :]
            self.log += log["events"]
        elif message["type"] == "table":
            self.table = message["table"]
        return message

    def until(self, kind: str, check: Callable[[Any], bool] = lambda message: True) -> Any:
        while True:
            message = self.receive()
            if message["type"] == kind and check(message):
                return message

    def send(self, kind: str, **fields: Any) -> int:
        self._ids += 1
        self.socket.send_json({"type": kind, "id": self._ids, **fields})
        return self._ids

    def ask(self, kind: str, **fields: Any) -> Any:
        """Sends, and gives the reply."""
        number = self.send(kind, **fields)
        while True:
            message = self.receive()
            if message.get("id") == number:
                return message

    def answer(self, token: str, **fields: Any) -> Any:
        reply = self.ask("answer", moment=self.state["moment"], token=token, **fields)
        if reply["type"] == "ok" and self.state["seq"] < reply["seq"]:
            self.until("state", lambda message: message["state"]["seq"] >= reply["seq"])
        return reply
