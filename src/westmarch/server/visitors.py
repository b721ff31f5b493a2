"""Who is asking: a session's player, or somebody with seat secrets; and whether it comes from our own page."""

from __future__ import annotations

import hmac
import re
import socket
from collections.abc import Callable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.types import ASGIApp, Receive, Scope, Send

from westmarch.core import messages
from westmarch.server.errors import ServerError, not_allowed
from westmarch.server.keys import SeatKeys, digest
from westmarch.server.ledger import Ledger, has_person
from westmarch.server.players import SESSION, Player, Players
from westmarch.server.settings import Settings
from westmarch.server.store import Holdings, Store

_COOKIE = "westmarch_session"
HEADER = "x-westmarch"
# Links from letters: whoever has one may use it, and a browser says nothing about where such a form came from.
_LETTERS = "/letter/"
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

Connection = ASGIConnection[Any, Any, Any, Any]


def cookie_name(settings: Settings) -> str:
    """Behind TLS a browser keeps `__Host-…` for this very host, over TLS only, and lets no neighbour set it."""
    return f"__Host-{_COOKIE}" if settings.secure else _COOKIE


class Visitor(msgspec.Struct):
    """Whoever makes a request or holds a socket open."""

    player: Player | None
    secrets: tuple[str, ...]
    language: str
    token: str | None = None  # the session's, if there is one
    fresh: bool = False  # the session is new: its cookie must be sent

    @property
    def session(self) -> str | None:
        return None if self.token is None else digest(self.token)

    @property
    def id(self) -> str | None:
        return None if self.player is None else self.player.id


class Door:
    """Finds out who is asking and what they hold."""

    def __init__(self, settings: Settings, players: Players, store: Store, keys: SeatKeys) -> None:
        self._settings = settings
        self.players = players
        self._store = store
        self.keys = keys
        # set by the house: the links of somebody who may not come don't work either
        self.banned: Callable[[str | None], bool] = lambda player: False

    async def visitor(self, connection: Connection) -> Visitor:
        token = connection.cookies.get(cookie_name(self._settings))
        player = await self.players.by_token(token) if token and len(token) <= 200 else None
        secrets = _bearer(connection.headers.get("authorization", ""))
        return Visitor(player, secrets, language(connection), token if player else None)

    async def need_player(self, visitor: Visitor, name: str | None) -> Player:
        """The visitor as a player; becomes a guest, with a session, if there was none."""
        if visitor.player is None:
            called = name or messages.text("server-guest", None, visitor.language)
            visitor.player, visitor.token = await self.players.guest(called)
            visitor.fresh = True
        return visitor.player

    async def held(self, visitor: Visitor, match: str) -> Holdings:
        """The seats of that match the visitor's session holds."""
        return {} if visitor.player is None else await self._store.held(match, visitor.player.id)

    def seats(self, visitor: Visitor, table: Ledger, held: Holdings) -> frozenset[str]:
        """All seats the visitor may play: those of the session, and those the secrets fit."""
        found = {seat for seat, holding in held.items() if holding.generation == table.seats[seat].generation}
        for secret in visitor.secrets:
            fitting = self.seat_of(table, secret)
            if fitting is None:
                raise ServerError("server-bad-secret", 401)
            found.add(fitting)
        return frozenset(found)

    def seat_of(self, table: Ledger, secret: str) -> str | None:
        for row in table.seats.values():
            playing = has_person(row) and not self.banned(row.owner)
            if playing and self.keys.fits(secret, table.id, row.seat, row.generation):
                return row.seat
        return None

    def invited_to(self, table: Ledger, secret: str) -> str | None:
        """The open seat that an invitation is for."""
        for row in table.seats.values():
            fitting = self.keys.invitation(table.id, row.seat, row.generation)
            if row.kind == "open" and hmac.compare_digest(secret.encode(), fitting.encode()):
                return row.seat
        return None

    def cookies(self, visitor: Visitor) -> list[Cookie]:
        return [self.cookie(visitor.token)] if visitor.fresh and visitor.token else []

    def cookie(self, token: str) -> Cookie:
        return Cookie(
            cookie_name(self._settings),
            value=token,
            max_age=int(SESSION.total_seconds()) if token else 0,
            httponly=True,
            samesite="lax",
            secure=self._settings.secure,
            path="/",
        )


def language(connection: Connection) -> str:
    """The language to answer in: `?lang=`, else the best of Accept-Language, else English."""
    wished = connection.query_params.get("lang")
    if wished in messages.languages():
        return str(wished)
    header = connection.headers.get("accept-language", "")
    ranked: list[tuple[float, str]] = []
    for part in header.split(","):
        name, _, rest = part.strip().partition(";")
        try:
            weight = float(rest.strip().removeprefix("q=")) if rest else 1.0
        except ValueError:
            weight = 0.0
        ranked.append((weight, name))
    best_first = (name for _, name in sorted(ranked, key=lambda pair: -pair[0]))
    return messages.choose(best_first) or messages.DEFAULT_LANGUAGE


def _bearer(header: str) -> tuple[str, ...]:
    scheme, _, rest = header.partition(" ")
    if scheme.lower() != "bearer":
        return ()
    return tuple(part.strip() for part in rest.split(",") if part.strip())[:8]


class Hosts:
    """The names that this server goes by.

    A foreign page can make its own name lead to our address; its requests then look like our own page's, but for the
    name. An address in numbers can't be bent like that, so it may be any of ours.
    """

    def __init__(self, settings: Settings) -> None:
        self._anywhere = settings.host in ("0.0.0.0", "::", "")
        mine = [settings.host, "localhost", *settings.hosts]
        mine += [urlsplit(each).hostname or "" for each in (settings.public_url, *settings.origins) if each]
        if self._anywhere:
            mine += [socket.gethostname(), f"{socket.gethostname()}.local"]
        self._names = {name.lower() for name in mine if name}
        self._endings = tuple(name for name in self._names if name.startswith("."))

    def knows(self, scope: Any) -> bool:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if len(hosts) != 1:
            return False
        found = _HOST.fullmatch(hosts[0].decode("latin-1").lower())
        if found is None:
            return False
        name = found[1].strip("[]").rstrip(".")
        try:
            address = ip_address(name)
        except ValueError:
            return name in self._names or name.endswith(self._endings)
        return self._anywhere or address.is_loopback or name in self._names


_HOST = re.compile(r"([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?")


class OriginCheck:
    """Lets nobody else's page act for our visitors: unsafe requests and sockets must come from our own origin.

    A browser sends `Origin` with both. A request that relies on the cookie must also carry our header, which no
    foreign page can add without asking first.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._cookie = cookie_name(settings)
        self._allowed = {origin.rstrip("/").lower() for origin in (settings.public_url, *settings.origins) if origin}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            try:
                self.check(ASGIConnection(scope), needs_header=False)
            except ServerError as error:
                raise WebSocketException(detail=error.key, code=4000 + error.status_code) from None
        elif scope["method"] not in _SAFE and not scope["path"].startswith(_LETTERS):
            self.check(ASGIConnection(scope), needs_header=True)
        await self._app(scope, receive, send)

    def check(self, connection: Connection, needs_header: bool) -> None:
        headers = connection.headers
        origin = headers.get("origin")
        if origin is not None and not self._own(origin, headers.get("host", "")):
            raise not_allowed("server-cross-site")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none") and origin is None:
            raise not_allowed("server-cross-site")
        if needs_header and self._cookie in connection.cookies and HEADER not in headers:
            raise not_allowed("server-cross-site")

    def _own(self, origin: str, host: str) -> bool:
        if origin.rstrip("/").lower() in self._allowed:
            return True
        try:
            return urlsplit(origin).netloc.lower() == host.lower() != ""
        except ValueError:
            return False
