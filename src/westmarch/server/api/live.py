"""A match over a WebSocket: what happens is sent as it happens, and nothing is lost when the line is."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta
from typing import Any

import msgspec
from litestar import Router, websocket
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import UNSET, UnsetType

from westmarch.core import messages
from westmarch.core.errors import WestmarchError
from westmarch.server import errors, table_schemas
from westmarch.server.api import play
from westmarch.server.api.common import Home, Visit, Who, as_seen, get_key, get_visit, viewpoint
from westmarch.server.database import Closed
from westmarch.server.describe import live_table, state_of
from westmarch.server.errors import ServerError, bad_input, not_allowed
from westmarch.server.house import House
from westmarch.server.limits import Bucket
from westmarch.server.store import last_seen, now
from westmarch.server.table import Table
from westmarch.server.unfit import unreadable
from westmarch.server.visitors import Visitor

log = logging.getLogger("westmarch.server.live")

_encode = msgspec.json.Encoder(enc_hook=str).encode
_hello = msgspec.json.Decoder(table_schemas.Hello)
_message = msgspec.json.Decoder(table_schemas.LiveMessage)
# What decoding raises for bad input; the last for arrays within arrays within arrays …
_UNREADABLE = (msgspec.ValidationError, msgspec.DecodeError, RecursionError)

HELLO_SECONDS = 10.0
SEND_SECONDS = 20.0
# Close code: connect again, if you have another session now.
SESSION_ENDED = 4440
# So many messages too fast in a row, and the socket is closed.
_PATIENCE = 200

Socket = WebSocket[Any, Any, Any]


class Line:
    """One socket: a viewpoint on a match, and how much of it has been sent."""

    def __init__(self, house: House, socket: Socket, key: str, visitor: Visitor) -> None:
        self.seats: frozenset[str] = frozenset()
        self.player = visitor.id
        self._house = house
        self._socket = socket
        self._key = key
        self._visitor = visitor
        self._visit = Visit(house, visitor, key, {})
        self._seat: str | UnsetType | None = UNSET
        self._sent = 0
        self._changed = asyncio.Event()
        self._people = True
        self._forced = True
        # Held while an answer is worked on, so that its `ok` goes out before the state that holds its effect.
        self._sending = asyncio.Lock()
        self._bucket = Bucket(80, 40)
        self._too_fast = 0
        self._ended = False
        self._leaving = False
        # Wakes a spectator who sees things late.
        self._later: asyncio.TimerHandle | None = None

    def end(self) -> None:
        """The session that opened this is over; so is this."""
        self._ended = True
        self._changed.set()

    def wake(self, people: bool) -> None:
        self._people = self._people or people
        self._changed.set()

    async def send_away(self, code: int, reason: str) -> None:
        async with self._sending:  # what was asked for is done and said first, with the state that came of it
            if self._changed.is_set():
                self._changed.clear()
                await self._send_news()
            self._leaving = True
            await self._close(code, reason)

    # -- the course of a connection

    async def run(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                text = await self._receive()
        except TimeoutError:
            await self._close(4408, "no hello")
            return
        try:
            hello = _hello.decode(text)
        except _UNREADABLE as error:
            await self._send({"type": "error", "id": None, **self._error(bad_input("hello", unreadable(error)))})
            await self._close(4400, "bad hello")
            return
        try:
            await self._greet(hello)
        except ServerError as error:
            await self._send({"type": "error", "id": None, **self._error(error)})
            await self._close(4000 + error.status_code, error.key)
            return
        session = self._visitor.session
        if session is None:
            await self._talk()
            return
        self._house.sessions.enter(session, self)
        if not await self._house.players.still_open([session]):
            self.end()  # while we were greeting
        try:
            await self._talk()
        finally:
            self._house.sessions.leave(session, self)

    async def _talk(self) -> None:
        house = self._house
        await house.hall.watch(self._key, self)
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._later is not None:
                self._later.cancel()
            for task in (writer, reader):
                task.cancel()
            for outcome in await asyncio.gather(writer, reader, return_exceptions=True):
                # An OSError is a client that went away in the middle of something.
                if isinstance(outcome, Exception) and not isinstance(outcome, (WebSocketDisconnect, OSError)):
                    log.error("a socket broke", exc_info=outcome, extra={"match": self._key})
                    await self._close(1011, "server-trouble")
            # While the process ends nothing can be written; that nobody is here any more shows by itself soon.
            with suppress(Closed):
                await house.hall.unwatch(self._key, self)

    async def _greet(self, hello: table_schemas.Hello) -> None:
        visitor = self._visitor
        if self._house.outside.banned(visitor.id):
            raise not_allowed("server-banned")
        await get_key(self._key)
        if hello.secret:
            visitor.secrets = (*visitor.secrets, hello.secret)
        if hello.lang in messages.languages():
            visitor.language = hello.lang
        self._seat = hello.seat
        self._sent = hello.since
        self._visit = await get_visit(self._house, visitor, self._key)
        await self._visit.arrive()
        async with self._visit.at() as (table, self.seats):
            self._look(viewpoint(table, self.seats, self._asked_for()))
            # A client that knows more than we do talks about something else.
            self._sent = 0 if self._sent > table.seq else self._sent
        self._changed.set()

    def _asked_for(self) -> str | None:
        """The viewpoint in the words of `viewpoint`: None for "you choose", empty for the spectators' bench."""
        return None if isinstance(self._seat, UnsetType) else self._seat or ""

    def _look(self, seat: str | None) -> None:
        self._seat = seat
        self._forced = True
        self._changed.set()

    # -- sending

    async def _write(self) -> None:
        while True:
            await self._changed.wait()
            async with self._sending:
                if self._leaving:
                    return
                self._changed.clear()
                if self._ended:
                    await self._close(SESSION_ENDED, "server-session-ended")
                    return
                try:
                    await self._send_news()
                except ServerError as error:
                    await self._close(4000 + error.status_code, error.key)
                    return

    async def _send_news(self) -> None:
        house, visitor = self._house, self._visitor
        people, forced = self._people, self._forced
        self._people = self._forced = False
        if people:
            self._visit = await get_visit(house, visitor, self._key)
        outgoing: list[bytes] = []
        async with self._visit.at() as (table, mine):
            if self._asked_for() not in (None, "", *mine):
                self._seat, forced = UNSET, True  # the seat was left
            seat = viewpoint(table, mine, self._asked_for())
            self._seat, self.seats = seat, mine
            table = await self._as_seen(table)
            if people:
                info = live_table(table, mine, visitor.id, last_seen(self._visit.held))
                outgoing.append(_encode({"type": "table", "table": info}))
            if forced or table.seq != self._sent:
                state = state_of(table, seat, mine, self._sent)
                outgoing.append(_encode({"type": "state", "state": state}))
                self._sent = table.seq
        for data in outgoing:
            await self._send_bytes(data)

    async def _as_seen(self, table: Table) -> Table:
        """The table as this one may see it; if late, there is a next time to look."""
        seen = await as_seen(self._house, table, self.seats)
        if self._later is not None:
            self._later.cancel()
            self._later = None
        if seen is not table:
            following = (await self._house.hall.late(table)).next
            if following is not None:
                due = following + timedelta(minutes=table.row.delay) - now()
                loop = asyncio.get_running_loop()
                self._later = loop.call_later(max(0.05, due.total_seconds()), self.wake, False)
        return seen

    async def _send(self, message: dict[str, Any]) -> None:
        await self._send_bytes(_encode(message))

    async def _send_bytes(self, data: bytes) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self._socket.send_data(data.decode(), mode="text")

    async def _close(self, code: int, reason: str) -> None:
        try:
            await self._socket.close(code=code, reason=reason)
        except Exception as error:  # it may be gone already, in one of many ways
            log.debug("could not close", extra={"reason": str(error)})

    def _error(self, error: ServerError | WestmarchError) -> dict[str, Any]:
        return errors.body(error, self._visitor.language)

    # -- receiving

    async def _receive(self) -> bytes:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="disconnect")
        data: Any = message.get("text") or message.get("bytes") or b""
        return data.encode(errors="replace") if isinstance(data, str) else bytes(data)

    async def _read(self) -> None:
        while True:
            text = await self._receive()
            async with self._sending:
                if self._ended:
                    continue  # the writer closes
                if self._leaving:
                    return  # it gets no `ok`, so it is sent again, to whoever comes after us
                if self._house.settings.rate_limits and not self._bucket.take():
                    self._too_fast += 1
                    if self._too_fast > _PATIENCE:
                        await self._close(4429, "server-too-fast")
                        return
                    reply = {"id": None, **self._error(ServerError("server-too-fast", 429, seconds=1))}
                else:
                    reply = await self._reply(text)
                await self._send({"type": "error" if "error" in reply else "ok", **reply})

    async def _reply(self, text: bytes) -> dict[str, Any]:
        try:
            message = _message.decode(text)
        except _UNREADABLE as error:
            return {"id": _id_of(text), **self._error(bad_input("message", unreadable(error)))}
        try:
            return {"id": message.id, **await self._do(message)}
        except (ServerError, WestmarchError) as error:
            return {"id": message.id, **self._error(error)}
        except Exception:
            log.exception("a message could not be handled", extra={"match": self._key})
            return {"id": message.id, **self._error(ServerError("server-trouble", 500))}

    async def _do(self, message: table_schemas.LiveMessage) -> dict[str, Any]:
        visit = self._visit
        match message:
            case table_schemas.LiveAnswer():
                seq, _ = await play.give_answer(visit, message.seat, message.moment, message.all)
                return {"seq": seq}
            case table_schemas.LiveUndo():
                seq, done, _ = await play.take_back(visit, message.seat, message.moment, message.to)
                return {"seq": seq, "done": done}
            case table_schemas.LiveConsent():
                seq, done, _ = await play.give_consent(visit, message.seat, message.agree)
                return {"seq": seq, "done": done}
            case table_schemas.LiveResign():
                seq, done, _ = await play.give_up(visit, message.seat, message.resign)
                return {"seq": seq, "done": done}
            case table_schemas.LiveChat():
                return {"seq": await play.say(visit, message.seat, message.text)}
            case table_schemas.LiveSeen():
                await play.mark_seen(self._house, self._visitor, self._key, message.seq)
                return {"seq": message.seq}
            case table_schemas.LiveLook():
                async with visit.at() as (table, mine):
                    self._look(viewpoint(table, mine, message.seat or ""))
                    self._sent = 0
                    return {"seq": (await as_seen(self._house, table, mine)).seq}
            case table_schemas.LivePing():
                return {"type": "pong"}


def _id_of(text: bytes) -> Any:
    """The id of a message that is otherwise unreadable, if it has one."""
    try:
        found = msgspec.json.decode(text)
    except _UNREADABLE:
        return None
    value = found.get("id") if isinstance(found, dict) else None
    return value if isinstance(value, (int, str)) else None


@websocket("/{match:str}/live")
async def live(socket: Socket, match: FromPath[str], visitor: Who, house: Home) -> None:
    await socket.accept()  # first, because only then a browser is told why it is closed again
    line = Line(house, socket, match, visitor)
    with suppress(WebSocketDisconnect, TimeoutError):
        await line.run()


ROUTER = Router("/matches", route_handlers=[live])
