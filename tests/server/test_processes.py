"""Real server processes: killed in the middle of play, and several serving one match."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import westmarch
from tests.server.conftest import RedisServer, Server, new_database, servers

Serve = Callable[..., Server]


class Person:
    """Somebody with a browser, over the real network, who may talk to several servers."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cookie = ""

    def __call__(self, server: Server, method: str, path: str, body: Any = None, **params: Any) -> Any:
        headers = {"X-Westmarch": "1"}
        if self.cookie:
            headers["Cookie"] = f"westmarch_session={self.cookie}"
        reply = httpx.request(method, f"{server.url}/api{path}", json=body, params=params, headers=headers, timeout=120)
        self.cookie = reply.cookies.get("westmarch_session", self.cookie)
        assert reply.status_code < 400, reply.text
        return reply.json() if reply.content else None

    def create(self, server: Server, **wish: Any) -> str:
        made = self(server, "POST", "/matches", {"game": "hideout", "name": self.name, "public": True, **wish})
        return str(made["table"]["id"])

    def join(self, server: Server, match: str) -> None:
        self(server, "POST", f"/matches/{match}/join", {"name": self.name})

    def state(self, server: Server, match: str) -> Any:
        return self(server, "GET", f"/matches/{match}")["state"]

    @contextmanager
    def live(self, server: Server, match: str, since: int = 0) -> Iterator[ClientConnection]:
        address = server.url.replace("http", "ws") + f"/api/matches/{match}/live"
        headers = {"Cookie": f"westmarch_session={self.cookie}"}
        with connect(address, additional_headers=headers, max_size=None) as line:
            line.send(json.dumps({"type": "hello", "since": since}))
            yield line


def receive(line: ClientConnection, kind: str, check: Callable[[Any], bool] = lambda message: True) -> Any:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        message = json.loads(line.recv(timeout=120))
        if message["type"] == kind and check(message):
            return message
    raise AssertionError(f"no {kind}")


def receive_state(line: ClientConnection, seq: int) -> Any:
    """The state at that entry or later."""
    return receive(line, "state", lambda message: message["state"]["seq"] >= seq)["state"]


def play_until_killed(server: Server, anna: Person, match: str, dice: random.Random, seconds: float) -> list[Any]:
    """Answers as fast as it goes while the process is killed under it; gives what was acknowledged."""
    acknowledged: list[Any] = []
    killer = threading.Timer(seconds, server.kill)
    with suppress(ConnectionClosed), anna.live(server, match) as line:
        state = receive(line, "state")["state"]
        killer.start()
        while True:
            token = dice.choice([each for each in state["view"]["decision"]["options"] if each != "end"] or ["end"])
            line.send(json.dumps({"type": "answer", "id": 1, "moment": state["moment"], "token": token}))
            reply = receive(line, "ok")
            acknowledged.append((reply["seq"], token))
            state = receive_state(line, reply["seq"])
    killer.join()
    return acknowledged


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_kill_minus_nine_loses_nothing(serve: Serve, kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Killed in the middle of play, twice: no acknowledged answer is lost, no match, and no bot's turn."""
    place = str(tmp_path / "kill.db") if kind == "sqlite" else request.getfixturevalue("postgres")
    server = serve(WESTMARCH_DATABASE=place, HIDEOUT_LEASE="3")
    anna = Person("Anna")
    hot_seat = {"red": {"kind": "me"}, "blue": {"kind": "hotseat"}}
    match = anna.create(server, players=hot_seat, seed=11)
    against_bot = anna.create(server, players={"blue": {"kind": "bot", "bot": "slow"}})
    anna(server, "POST", f"/matches/{against_bot}/answer", {"moment": 0, "token": "end"})
    dice = random.Random(5)
    given: list[str] = []
    for seconds in (0.3, 0.6):
        acknowledged = play_until_killed(server, anna, match, dice, seconds)
        assert acknowledged, "it was killed during play"
        server.start()
        table = anna(server, "GET", f"/matches/{match}")["table"]
        stored = anna(server, "GET", f"/matches/{match}/replay", count=50, step=max(0, table["step"] - 49))
        given += [token for _, token in acknowledged]
        # At most the one answer whose acknowledgement was on its way may be there in addition.
        assert len(given) <= table["step"] <= len(given) + 1
        tokens = [frame["answer"]["token"] for frame in stored["frames"] if frame["answer"]]
        if table["step"] > len(given):
            given.append(tokens[-1])
        assert tokens == given[-len(tokens) :]
    twin = westmarch.new_match("hideout", seats=2, seed=11)
    for token in given:
        twin.push(token)
    assert anna.state(server, match)["view"] == json.loads(json.dumps(twin.view("red")))
    wait_until(lambda: anna.state(server, against_bot)["step"] >= 2, "the bot was forgotten")
    stop_properly(server, anna, match)


def stop_properly(server: Server, anna: Person, match: str) -> None:
    """An ordinary end tells the sockets that it is worth coming back."""
    with anna.live(server, match) as line:
        receive(line, "state")
        server.stop()
        with pytest.raises(ConnectionClosed) as closed:
            receive(line, "nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


def wait_until(check: Callable[[], bool], otherwise: str) -> None:
    deadline = time.monotonic() + 180
    while not check():
        assert time.monotonic() < deadline, otherwise
        time.sleep(0.2)


# -- several processes


class Pair:
    """Two servers on one PostgreSQL, and what carries news between them."""

    def __init__(self, serve: Serve, database: str, redis: RedisServer | None) -> None:
        self.redis = redis
        self._database = database
        carrier = "postgres" if redis is None else redis.url
        settings = {
            "WESTMARCH_DATABASE": database,
            "WESTMARCH_FANOUT": carrier,
            "HIDEOUT_SLOW": "3",
            "HIDEOUT_LEASE": "6",
        }
        self.here, self.there = serve(**settings), serve(**settings)

    def lose_news(self) -> None:
        """What carries news is gone; with PostgreSQL, its connections for that."""
        if self.redis is not None:
            self.redis.stop()
            return

        async def cut() -> None:
            connection = await asyncpg.connect(self._database)
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND (query LIKE 'LISTEN%' OR query LIKE '%pg_notify%')"
                " AND pid <> pg_backend_pid()"
            )
            await connection.close()

        asyncio.run(cut())

    def find_news(self) -> None:
        if self.redis is not None:
            self.redis.start()


@pytest.fixture(scope="module", params=["redis", "postgres"])
def pair(postgres_server: str, request: pytest.FixtureRequest) -> Iterator[Pair]:
    redis = RedisServer() if request.param == "redis" else None
    if redis is not None:
        redis.start()
    with servers() as serve:
        yield Pair(serve, new_database(postgres_server), redis)
    if redis is not None:
        redis.stop()


def play_together(pair: Pair) -> None:
    """Anna at one process and Bert at the other see the same match, and quickly."""
    anna, bert = Person("Anna"), Person("Bert")
    match = anna.create(pair.here, seed=3)
    bert.join(pair.there, match)
    twin = westmarch.new_match("hideout", seats=2, seed=3)
    dice = random.Random(3)
    spent: list[float] = []
    with anna.live(pair.here, match) as one, bert.live(pair.there, match) as two:
        lines = {"red": one, "blue": two}
        states = {seat: receive(line, "state")["state"] for seat, line in lines.items()}
        for _ in range(40):
            assert twin.decision is not None
            seat = twin.decision.seat
            token = dice.choice(twin.decision.options)
            started = time.monotonic()
            lines[seat].send(json.dumps({"type": "answer", "id": 1, "moment": states[seat]["moment"], "token": token}))
            seq = receive(lines[seat], "ok")["seq"]
            for each, line in lines.items():
                states[each] = receive_state(line, seq)
            spent.append(time.monotonic() - started)
            twin.push(token)
            for each, state in states.items():
                assert state["view"] == json.loads(json.dumps(twin.view(each)))
        assert sorted(spent)[20] < 2.0, "news came by the carrier, not by looking every few seconds"
        bert(pair.there, "POST", f"/matches/{match}/chat", {"text": "Hm."})
        receive(one, "state", lambda message: "Hm." in [each.get("text") for each in message["state"]["entries"]])
    for server in (pair.here, pair.there):
        assert anna.state(server, match)["step"] == 40, "over HTTP, too, any process gives the newest"


def test_two_processes_serve_one_match(pair: Pair) -> None:
    play_together(pair)


def test_both_processes_answer_at_once_and_one_wins(pair: Pair) -> None:
    servers = [pair.here, pair.there]
    anna = Person("Anna")
    match = anna.create(pair.here, players={"blue": {"kind": "hotseat"}})
    statuses: list[int] = []

    def answer(server: Server, token: str, moment: int) -> None:
        headers = {"X-Westmarch": "1", "Cookie": f"westmarch_session={anna.cookie}"}
        body = {"moment": moment, "token": token}
        address = f"{server.url}/api/matches/{match}/answer"
        statuses.append(httpx.post(address, json=body, headers=headers, timeout=120).status_code)

    rounds = 15
    for _ in range(rounds):
        moment = anna.state(pair.here, match)["moment"]
        threads = [
            threading.Thread(target=answer, args=(server, token, moment))
            for server, token in zip(servers, ("pass", "roll"))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert sorted(set(statuses)) == [200, 409]
    assert statuses.count(200) == rounds
    assert {anna.state(server, match)["step"] for server in servers} == {rounds}
    views = [anna.state(server, match)["view"] for server in servers]
    assert views[0] == views[1]


def test_news_come_late_but_come_when_their_carrier_is_gone(pair: Pair) -> None:
    anna, bert = Person("Anna"), Person("Bert")
    match = anna.create(pair.here)
    bert.join(pair.there, match)
    with bert.live(pair.there, match) as line:
        receive(line, "state")
        pair.lose_news()
        anna(pair.here, "POST", f"/matches/{match}/answer", {"moment": 0, "token": "pass"})
        receive(line, "state", lambda message: message["state"]["step"] == 1)
        check_health(pair)
        pair.find_news()

        def news_are_quick() -> bool:
            state = anna.state(pair.here, match)
            body = {"moment": state["moment"], "token": "pass"}
            started = time.monotonic()
            reply = anna(pair.here, "POST", f"/matches/{match}/answer", body)
            receive_state(line, reply["seq"])
            return time.monotonic() - started < 1.0

        wait_until(news_are_quick, "after it came back, news travel by it again")


def check_health(pair: Pair) -> None:
    """Without Redis a process says that news are late, and still takes people in."""
    if pair.redis is not None:
        reply = httpx.get(f"{pair.here.url}/api/health", timeout=120)
        assert (reply.status_code, reply.json()["status"]) == (200, "degraded")
        assert [each["part"] for each in reply.json()["problems"]] == ["fanout"]


def test_rate_limits_outlive_redis(serve: Serve, postgres: str) -> None:
    redis = RedisServer()
    redis.start()
    settings = {"WESTMARCH_DATABASE": postgres, "WESTMARCH_FANOUT": redis.url, "WESTMARCH_RATE_LIMITS": "true"}
    server = serve(**settings)
    redis.stop()
    statuses = [httpx.get(f"{server.url}/api/games", timeout=120).status_code for _ in range(3)]
    assert statuses == [200, 200, 200], "each process counts for itself then"
    anna = {"login": "anna", "password": "correct horse"}
    made = httpx.post(f"{server.url}/api/me/register", json=anna, timeout=120).json()
    right = {**anna, "login": made["player"]["login"]}
    assert httpx.post(f"{server.url}/api/me/login", json=right, timeout=120).status_code == 200
    wrong = {"login": "nobody", "password": "wrong"}
    statuses = [httpx.post(f"{server.url}/api/me/login", json=wrong, timeout=120).status_code for _ in range(8)]
    assert statuses == [401] * 8
    refused = httpx.post(f"{server.url}/api/me/login", json=wrong, timeout=120)
    assert (refused.status_code, refused.json()["error"]["key"]) == (429, "server-too-fast")


def test_a_session_that_ends_here_ends_there(pair: Pair) -> None:
    """Neither process looks from time to time in these tests, so it is the news that ends it."""
    anna = Person("Anna")
    match = anna.create(pair.here)
    thief = Person("Thief")
    thief.cookie = anna.cookie
    with thief.live(pair.there, match) as line:
        receive(line, "state")
        anna(pair.here, "POST", "/me/register", {"login": "anna", "password": "correct horse"})
        with pytest.raises(ConnectionClosed) as closed:
            receive(line, "nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4440


def test_another_process_takes_over_a_dead_ones_bot(pair: Pair) -> None:
    anna = Person("Anna")
    match = anna.create(pair.here, players={"blue": {"kind": "bot", "bot": "slow"}})
    anna(pair.here, "POST", f"/matches/{match}/answer", {"moment": 0, "token": "end"})
    time.sleep(0.5)
    pair.here.kill()
    wait_until(lambda: anna.state(pair.there, match)["step"] >= 2, "nobody took over")
    time.sleep(1)
    assert anna.state(pair.there, match)["step"] == 2, "and only once"
    pair.here.start()
