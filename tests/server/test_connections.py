"""Half-sent requests, too many connections, replies that nobody takes: against a real server."""

from __future__ import annotations

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.server.conftest import Server, make_settings, servers
from westmarch.server import connections, limits

WHOLE = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_BODY = (
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nX-Westmarch: 1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"name": '
)


def settings(folder: Path, **more: str) -> dict[str, str]:
    return {
        "WESTMARCH_DATABASE": str(folder / "x.db"),
        **{f"WESTMARCH_{name.upper()}": value for name, value in more.items()},
    }


def call(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=60)


def ends(line: socket.socket) -> bytes:
    """What comes until the server closes; raises TimeoutError if it doesn't."""
    found = b""
    try:
        while part := line.recv(1 << 16):
            found += part
    except ConnectionResetError:
        pass
    return found


@contextmanager
def attack(server: Server, count: int, text: bytes) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        lines = []
        for _ in range(count):
            line = stack.enter_context(call(server))
            try:
                line.sendall(text)
            except OSError:
                pass  # refused already
            lines.append(line)
        yield lines


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    with servers() as serve:
        limits = settings(tmp_path_factory.mktemp("impatient"), head_seconds="1", body_seconds="1")
        yield serve(**limits, HIDEOUT_WRITE_SECONDS="1")


@pytest.mark.parametrize("text", [b"", b"G", HALF, HALF_BODY, b"\r\n"], ids=ascii)
def test_a_request_has_a_time_to_arrive(impatient: Server, text: bytes) -> None:
    with call(impatient) as line:
        line.sendall(text)
        assert b" 408 " in ends(line)


@pytest.mark.parametrize("text", [HALF, b"\r\n"], ids=ascii)
def test_also_the_second_request_of_a_connection(impatient: Server, text: bytes) -> None:
    with call(impatient) as line:
        line.sendall(WHOLE)
        assert b"200 OK" in line.recv(4096)
        line.sendall(text)
        assert b" 408 " in ends(line)


def test_dripping_does_not_help(impatient: Server) -> None:
    with call(impatient) as line:
        line.sendall(HALF)
        with pytest.raises(OSError):  # noqa: PT011, PT012
            for _ in range(100):
                time.sleep(0.1)
                line.sendall(b"x")


def test_who_takes_nothing_in_is_cut_off(impatient: Server) -> None:
    page = httpx.get(f"{impatient.url}/api/messages/en", headers={"Accept-Encoding": "identity"}, timeout=60).content
    often = 1 + (40 << 20) // len(page)
    ask = b"GET /api/messages/en HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with call(impatient) as line:
        line.sendall(ask * often)
        time.sleep(3)
        assert len(ends(line)) < often * len(page)


def test_a_heartbeat_is_answered_before_anything_is_read(impatient: Server) -> None:
    with connect(f"ws://127.0.0.1:{impatient.port}/api/matches/nowhere/live") as line:
        line.send('{"type":"ping","id":0}')
        assert line.recv(timeout=60) == '{"type":"pong","id":0}'
        # What isn't that to the letter is read, and is no greeting.
        line.send('{"type":"ping","id":1}')
        assert "server-bad-input" in str(line.recv(timeout=60))


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    """A server on a machine that lets it have few connections; and its log."""
    folder = tmp_path_factory.mktemp("small")
    with servers() as serve:
        few = lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))  # noqa: E731
        yield serve(folder / "log", few, **settings(folder, head_seconds="600", body_seconds="600")), folder / "log"


@pytest.mark.parametrize("text", [HALF, HALF_BODY, b""], ids=ascii)
def test_half_sent_requests_keep_nobody_out(small: tuple[Server, Path], text: bytes) -> None:
    """Whatever time they have left."""
    server, log = small
    with attack(server, 300, text):
        assert httpx.get(f"{server.url}/api/me", timeout=60).status_code == 200
    assert "half-sent" in log.read_text()
    assert "127.0.0.1" in log.read_text()


def test_a_head_has_a_size(small: tuple[Server, Path]) -> None:
    with call(small[0]) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        try:
            for number in range(200):
                line.sendall(f"X-{number}: {'x' * 1000}\r\n".encode())
        except OSError:
            pass
        assert b" 431 " in ends(line)


def test_many_at_once_are_welcome(small: tuple[Server, Path]) -> None:
    """The limits are for who sends nothing: many whole requests in the same moment are all answered."""
    whole = WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    with attack(small[0], 120, whole) as lines:
        assert all(b" 200 " in ends(line) for line in lines)


class HalfSent:
    """A connection that waits since then."""

    address = "192.0.2.1"

    def __init__(self, crowd: connections.Crowd, since: float) -> None:
        self.since = since
        self.ended = False
        self._crowd = crowd
        crowd.wait_for(self)  # type: ignore[arg-type]

    def give_up(self, why: str) -> None:
        self.ended = True
        self._crowd.arrived(self)  # type: ignore[arg-type]


def test_only_who_has_waited_a_moment_makes_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same by the clock: many that begin at once, as a page with many pictures does, all get the time to go on."""
    clock = SimpleNamespace(monotonic=lambda: 100.0)
    monkeypatch.setattr(connections, "time", clock)
    crowd = connections.Crowd(make_settings(tmp_path))
    lines = [HalfSent(crowd, since=100.0) for _ in range(2 * connections.HALF_SENT)]
    assert crowd.enter("192.0.2.1")
    assert not any(line.ended for line in lines)
    clock.monotonic = lambda: 101.5
    assert crowd.enter("192.0.2.7")
    assert not any(line.ended for line in lines), "who comes from elsewhere has nothing to do with it"
    assert crowd.enter("192.0.2.1")
    assert [line.ended for line in lines] == [True] + [False] * (len(lines) - 1)


def test_a_network_of_ipv6_addresses_counts_as_one(tmp_path: Path) -> None:
    """Whoever has an IPv6 address has billions of them, which share the first half."""
    crowd = connections.Crowd(make_settings(tmp_path, address_connections=3))
    assert [crowd.enter(f"2001:db8:0:7::{number}") for number in range(1, 6)] == [True] * 3 + [False] * 2
    assert crowd.enter("2001:db8:0:8::1"), "a neighbour"
    crowd.leave("2001:db8:0:7::3")
    assert crowd.enter("2001:db8:0:7::9")
    assert [crowd.enter(each) for each in ("192.0.2.7", "192.0.2.8", "::ffff:192.0.2.7", "local")] == [True] * 4
    asked = [limits.asker("all", f"2001:db8:0:7::{number}") for number in (1, 2)]
    assert asked[0] == asked[1] != limits.asker("all", "2001:db8:0:8::1")


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    """A server that takes ten connections from an address, also from this one."""
    folder = tmp_path_factory.mktemp("counting")
    with servers() as serve:
        yield serve(folder / "log", **settings(folder, address_connections="10", proxies="10.0.0.0/8")), folder / "log"


def room_again(server: Server) -> None:
    """Waits until all that were opened before are closed."""
    for _ in range(200):
        with ExitStack() as stack:
            lines = [stack.enter_context(call(server)) for _ in range(10)]
            for line in lines:
                line.sendall(WHOLE)
            if all(b" 200 " in line.recv(4096) for line in lines):
                return
        time.sleep(0.1)
    pytest.fail("who has left still counts")


def test_connections_from_one_address_are_counted(counting: tuple[Server, Path]) -> None:
    server, log = counting
    room_again(server)
    time.sleep(0.5)
    with attack(server, 30, WHOLE) as lines:
        replies = [line.recv(4096) for line in lines]
        assert sum(b" 200 " in reply for reply in replies) <= 10
        assert sum(b" 503 " in reply for reply in replies) >= 20
    assert "too many connections from one address" in log.read_text()
    room_again(server)


def test_sockets_count_as_long_as_they_are_open(counting: tuple[Server, Path]) -> None:
    server, _ = counting
    room_again(server)
    with httpx.Client() as client:
        for _ in range(100):
            try:
                made = client.post(f"{server.url}/api/matches", json={"game": "hideout"}, timeout=60).json()
                break
            except (httpx.HTTPError, ValueError):
                time.sleep(0.1)
    where = f"ws://127.0.0.1:{server.port}/api/matches/{made['table']['id']}/live"
    with ExitStack() as stack:
        opened = 0
        for _ in range(20):
            try:
                line = stack.enter_context(connect(where))
                line.send('{"type": "hello"}')
                line.recv(timeout=60)
                opened += 1
            except (WebSocketException, OSError, AssertionError):
                # The last: in websockets itself, when a line is closed in the middle of its greeting.
                break
        assert 1 <= opened <= 10
        with call(server) as line:
            line.sendall(WHOLE)
            assert b" 503 " in line.recv(4096)
    room_again(server)
