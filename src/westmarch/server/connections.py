"""Connections, before anything of a request is known: how many there may be, and how long a request may take to arrive.

uvicorn waits for the rest of a request as long as it takes, so that half-sent ones could take all connections. Here a
head and a body have a time each, a head has a size, and connections are counted, by address and in all. When there is
no more room, the oldest half-sent request makes some; so who only holds connections open is the one to lose them.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections import Counter
from functools import cache
from typing import Any

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import Frame

from westmarch.server.addresses import household
from westmarch.server.ending import PatientSocket
from westmarch.server.settings import Settings, read_settings

log = logging.getLogger("westmarch.server.connections")

HEAD_BYTES = 1 << 16
# Half-sent requests that one address may have. More is normal only for a moment, when many come at once.
HALF_SENT = 50
MOMENT = 1.0
# Who doesn't take in what was asked for is cut off after this time.
WRITE_SECONDS = 60.0
# What a page sends while somebody looks and nothing happens, to the letter, and what it hears.
PING = b'{"type":"ping","id":0}'
PONG = b'{"type":"pong","id":0}'
# The log tells at most so often of connections that were closed.
TELL_SECONDS = 5.0


# Files that we need ourselves: database, workers, and what comes in while we close something.
RESERVED = 96


def files() -> int:
    """How many files, which connections are too, the system lets this process have; it is asked for more first."""
    if resource is None:
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return 1 << 20
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 1 << 16)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (ValueError, OSError):  # some systems promise more than they give
        return int(soft)
    return int(wanted)


class Crowd:
    """All connections of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._most = min(settings.connections, max(16, files() - RESERVED))
        self._addresses: Counter[str] = Counter()
        # In the order in which they began to wait, the oldest first.
        self._half_sent: dict[Guarded, None] = {}
        self._half_sent_by: Counter[str] = Counter()
        self._trusted = [ipaddress.ip_network(each, strict=False) for each in settings.proxy_networks]
        self._everybody = "*" in settings.proxies
        self._told = float("-inf")
        self._untold = 0

    def enter(self, address: str) -> bool:
        """A new connection; False if there is no room for it."""
        home = household(address)
        if self._half_sent_by[home] >= HALF_SENT:
            self._make_room(home, MOMENT)
        if self._addresses.total() >= self._most and not self._make_room(None, 0.0):
            self.tell("no more connections", address)
            return False
        if self._addresses[home] >= self.settings.address_connections and not self._is_proxy(address):
            self.tell("too many connections from one address", address)
            return False
        self._addresses[home] += 1
        return True

    def leave(self, address: str) -> None:
        home = household(address)
        self._addresses[home] -= 1
        if self._addresses[home] <= 0:
            del self._addresses[home]

    def wait_for(self, connection: Guarded) -> None:
        if connection not in self._half_sent:
            self._half_sent[connection] = None
            self._half_sent_by[household(connection.address)] += 1

    def arrived(self, connection: Guarded) -> None:
        if connection in self._half_sent:
            del self._half_sent[connection]
            home = household(connection.address)
            self._half_sent_by[home] -= 1
            if self._half_sent_by[home] <= 0:
                del self._half_sent_by[home]

    def tell(self, what: str, address: str) -> None:
        """A line in the log, but not one for each of thousands."""
        self._untold += 1
        if time.monotonic() - self._told >= TELL_SECONDS:
            about = {"address": address, "closed": self._untold, "connections": self._addresses.total()}
            log.warning(what, extra={**about, "half_sent": len(self._half_sent)})
            self._told, self._untold = time.monotonic(), 0

    def _make_room(self, home: str | None, age: float) -> bool:
        """Ends the oldest half-sent request, from there if a place is given, that has waited so long already."""
        before = time.monotonic() - age
        for connection in self._half_sent:
            if connection.since > before:
                break
            if home in (None, household(connection.address)):
                connection.give_up("too many half-sent requests")
                return True
        return False

    def _is_proxy(self, address: str) -> bool:
        """All that comes through a proxy of ours comes from its address."""
        if self._everybody:
            return True
        try:
            where = ipaddress.ip_address(address)
        except ValueError:
            return True  # a local socket
        return any(where in network for network in self._trusted if network.version == where.version)


@cache
def crowd() -> Crowd:
    """This process's; settings travel by environment, because uvicorn makes its protocols itself."""
    return Crowd(read_settings())


class Impatient(asyncio.Protocol):
    """Ends for who doesn't take in what is sent."""

    transport: asyncio.Transport
    _write_deadline: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        _stop(self._write_deadline)
        self._write_deadline = asyncio.get_running_loop().call_later(WRITE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        _stop(self._write_deadline)
        super().resume_writing()


class Guarded(Impatient, HttpToolsProtocol):
    """uvicorn's HTTP, with time limits for what comes in and goes out."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._crowd = crowd()
        self.address = ""
        self.since = 0.0
        self._inside = False
        self._head_bytes = 0
        self._in_head = True
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self._inside = self._crowd.enter(self.address)
        if self._inside:
            self._wait(self._crowd.settings.head_seconds)
        else:
            self._refuse(503, "Service Unavailable")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        _stop(self._write_deadline)
        if self._inside:
            self._inside = False
            self._crowd.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._in_head:
            self._head_bytes += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._in_head and self._head_bytes > HEAD_BYTES:
            self._crowd.tell("a request's head is too long", self.address)
            self._refuse(431, "Request Header Fields Too Large")
        elif self._in_head and self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._wait(self._crowd.settings.head_seconds)  # the next request has begun, if only with an empty line

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._wait(self._crowd.settings.head_seconds)

    def on_headers_complete(self) -> None:
        self._in_head, self._head_bytes = False, 0
        self._stop_waiting()
        self._wait(self._crowd.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, GuardedSocket)
        # From now on the socket counts for the connection.
        self._inside, socket.inside = False, self.address
        _stop(self._write_deadline)

    # -- time

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self.since = time.monotonic()
        self._deadline = self.loop.call_later(seconds, self._too_late)
        self._crowd.wait_for(self)

    def _stop_waiting(self) -> None:
        _stop(self._deadline)
        self._deadline = None
        self._crowd.arrived(self)

    def _too_late(self) -> None:
        self._deadline = None
        self.give_up("a request was not sent to its end in time")

    def give_up(self, why: str) -> None:
        self._crowd.tell(why, self.address)
        self._refuse(408, "Request Timeout")

    def _refuse(self, status: int, what: str) -> None:
        self._stop_waiting()
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(f"HTTP/1.1 {status} {what}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n".encode())
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()


class GuardedSocket(Impatient, PatientSocket):
    """uvicorn's WebSocket, which goes on counting as a connection, and ends for who doesn't take in what is sent."""

    inside: str | None = None

    def handle_text(self, event: Frame) -> None:
        """A heartbeat is answered here: hundreds of pages send one every second, and reading it costs much more."""
        if event.data != PING or not event.fin or self.close_sent or not self.writable.is_set():
            super().handle_text(event)
            return
        self.conn.send_text(PONG)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def connection_lost(self, exc: Exception | None) -> None:
        _stop(self._write_deadline)
        if self.inside is not None:
            crowd().leave(self.inside)
            self.inside = None
        super().connection_lost(exc)


def _stop(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
