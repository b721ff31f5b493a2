"""A restart in the middle of play: somebody goes on answering across it, and nothing is lost or done twice."""

from __future__ import annotations

import json
import signal
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import westmarch
from tests.server.conftest import Server
from tests.server.test_processes import Person, Serve, receive

# uvicorn raises the signal again when everything is done.
ENDED = (0, -signal.SIGTERM)


class Untiring(threading.Thread):
    """Answers as fast as it goes. When the line is closed it comes back, and sends again what got no `ok`."""

    def __init__(self, server: Server, person: Person, match: str) -> None:
        super().__init__()
        self._server, self._person, self._match = server, person, match
        self.sent: list[str] = []
        self.acknowledged: list[str] = []
        self.codes: list[int | None] = []
        self.unanswered_at_close = 0
        self.enough = threading.Event()
        self.failed: Exception | None = None

    def run(self) -> None:
        waiting: tuple[int, str] | None = None
        while not self.enough.is_set() or waiting is not None:
            try:
                with self._person.live(self._server, self._match) as line:
                    state = receive(line, "state")["state"]
                    while not self.enough.is_set() or waiting is not None:
                        if waiting is None:
                            options = state["view"]["decision"]["options"]
                            waiting = (state["moment"], next(each for each in options if each != "end"))
                            self.sent.append(waiting[1])
                        self._answer(line, *waiting)
                        self.acknowledged.append(waiting[1])
                        waiting = None
                        state = receive(line, "state", lambda message: message["state"]["step"] == len(self.sent))[
                            "state"
                        ]
            except ConnectionClosed as closed:
                self.codes.append(None if closed.rcvd is None else closed.rcvd.code)
                self.unanswered_at_close += waiting is not None
            except (OSError, InvalidHandshake):
                time.sleep(0.05)  # not up again yet
            except Exception as error:
                self.failed = error
                return

    def _answer(self, line: Any, moment: int, token: str) -> None:
        line.send(json.dumps({"type": "answer", "id": 1, "moment": moment, "token": token}))
        while True:
            message = json.loads(line.recv(timeout=120))
            assert message["type"] != "error", message
            if message["type"] == "ok":
                return


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_client_plays_across_restarts(
    serve: Serve, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place = str(tmp_path / "restart.db") if kind == "sqlite" else request.getfixturevalue("postgres")
    server = serve(WESTMARCH_DATABASE=place)
    anna = Person("Anna")
    match = anna.create(server, players={"red": {"kind": "me"}, "blue": {"kind": "hotseat"}}, seed=4)
    player = Untiring(server, anna, match)
    player.start()
    for _ in range(2):
        before = len(player.acknowledged)
        deadline = time.monotonic() + 180
        while len(player.acknowledged) < before + 20 and time.monotonic() < deadline and player.is_alive():
            time.sleep(0.02)
        assert server.process is not None
        server.process.terminate()
        assert server.process.wait(120) in ENDED
        server.start()
    time.sleep(0.5)
    player.enough.set()
    player.join(180)
    assert player.failed is None
    assert player.codes == [1012, 1012], "told to come back, both times"
    assert player.sent == player.acknowledged
    assert len(player.acknowledged) >= 40
    twin = westmarch.new_match("hideout", seats=2, seed=4)
    for token in player.acknowledged:
        twin.push(token)
    state = anna.state(server, match)
    assert state["step"] == len(player.acknowledged), "each of them once"
    assert state["view"] == json.loads(json.dumps(twin.view(state["seat"])))


def test_what_is_being_worked_on_is_finished_first(serve: Serve, tmp_path: Path) -> None:
    """An answer that waits for the database when the end comes still gets its `ok` and its state, then 1012."""
    server = serve(WESTMARCH_DATABASE=str(tmp_path / "end.db"), HIDEOUT_SLOW_DISK="3")
    anna = Person("Anna")
    match = anna.create(server, players={"red": {"kind": "me"}, "blue": {"kind": "hotseat"}}, seed=4)
    with anna.live(server, match) as line:
        state = receive(line, "state")["state"]
        line.send(json.dumps({"type": "answer", "id": 7, "moment": state["moment"], "token": "pass"}))
        time.sleep(1)
        assert server.process is not None
        server.process.terminate()
        assert receive(line, "ok")["id"] == 7
        assert receive(line, "state")["state"]["step"] == 1
        with pytest.raises(ConnectionClosed) as closed:
            receive(line, "nothing")
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "server-restarts")
        with pytest.raises(httpx.HTTPError):
            httpx.get(f"{server.url}/api/health", timeout=5)
    assert server.process.wait(120) in ENDED
