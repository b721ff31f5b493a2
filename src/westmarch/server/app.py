"""The ASGI application."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.stores.base import Store as LitestarStore
from litestar.stores.memory import MemoryStore
from litestar.stores.registry import StoreRegistry
from litestar.types import Message
from redis.asyncio import Redis

import westmarch
from westmarch.core.errors import WestmarchError
from westmarch.core.troubles import trouble
from westmarch.server import errors, letters, logs, web
from westmarch.server.api import (
    ask,
    basics,
    learn,
    live,
    mail,
    matches,
    me,
    measures,
    past,
    play,
    players,
    rules,
    workshop,
)
from westmarch.server.api.common import get_house, get_key, get_visit, get_visitor
from westmarch.server.ending import will_end
from westmarch.server.errors import ServerError
from westmarch.server.fanout import CHANNEL, SharedCounts, make_backend
from westmarch.server.house import House
from westmarch.server.limits import GENERAL
from westmarch.server.sessions import CHANNEL as SESSIONS
from westmarch.server.settings import Settings, read_settings
from westmarch.server.unfit import misfit
from westmarch.server.visitors import OriginCheck, language

log = logging.getLogger("westmarch.server")

BODY_LIMIT = 1 << 20
AnyRequest = Request[Any, Any, Any]


def create_app(settings: Settings | None = None) -> Litestar:
    """The application; without settings they come from the environment."""
    chosen = settings or read_settings()
    carrier = make_backend(chosen)
    channels = ChannelsPlugin(carrier, channels=[CHANNEL, SESSIONS])
    # Kept beside the stores of the rate limits, which are Litestar's own.
    slate = _store(chosen)
    house = House(chosen, channels, carrier, slate)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        about = {"database": chosen.database.partition(":")[0], "fanout": chosen.fanout.partition(":")[0]}
        async with channels, slate:
            await house.open()
            will_end(house)
            log.info("open", extra=about)
            try:
                yield
            finally:
                await house.close()
                log.info("closed")

    api = Router(
        "/api",
        route_handlers=[
            basics.ROUTER,
            workshop.ROUTER,
            rules.ROUTER,
            learn.ROUTER,
            me.ROUTER,
            players.ROUTER,
            mail.ROUTER,
            matches.ROUTER,
            play.ROUTER,
            ask.ROUTER,
            past.ROUTER,
            past.REPORTS,
            live.ROUTER,
        ],
        dependencies={"visitor": Provide(get_visitor), "key": Provide(get_key), "visit": Provide(get_visit)},
        middleware=[GENERAL],
    )
    app = App(
        route_handlers=[api, measures.ROUTER, mail.PAGES, web.ROUTER],
        lifespan=[open_house],
        dependencies={"house": Provide(get_house, sync_to_thread=False)},
        middleware=[DefineMiddleware(OriginCheck, settings=chosen)],
        exception_handlers={
            ServerError: on_our_error,
            WestmarchError: on_our_error,
            ValidationException: on_invalid,
            HTTPException: on_http_error,
            Exception: on_trouble,
        },
        openapi_config=OpenAPIConfig(
            title="Westmarch",
            version=westmarch.__version__,
            description="Matches of any of Westmarch's games. docs/api.md says it in words.",
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=BODY_LIMIT,
        # The client's own files are packed when they are built.
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=["/live$", "^/assets/"]),
        stores=StoreRegistry(default_factory=lambda name: _store(chosen)),
        type_encoders={set: sorted, frozenset: sorted},
        logging_config=None,
    )
    app.state.house = house
    return app


def _store(settings: Settings) -> LitestarStore:
    """Where rate limits are counted: for all processes together if there is Redis."""
    if settings.fanout.startswith(("redis", "unix")):
        return SharedCounts(Redis.from_url(settings.fanout), namespace="westmarch", handle_client_shutdown=True)
    return MemoryStore()


# -- errors


def on_our_error(request: AnyRequest, error: ServerError | WestmarchError) -> Response[dict[str, Any]]:
    status, headers = (error.status_code, error.headers) if isinstance(error, ServerError) else (400, None)
    content = errors.body(error, language(request))
    return Response(content, status_code=status, headers=headers, media_type="application/json")


def on_invalid(request: AnyRequest, error: ValidationException) -> Response[dict[str, Any]]:
    """What doesn't fit a schema; says where."""
    problems = error.extra if isinstance(error.extra, list) else []
    if problems and isinstance(problems[0], dict):
        where = str(problems[0].get("key", ""))
        problem = str(problems[0].get("message", ""))
    else:
        where, problem = "", str(error.detail)
    if letters.BAD_LETTERS in problem:
        return on_our_error(request, ServerError(letters.BAD_LETTERS, 400))
    return on_our_error(request, errors.bad_input(where or "body", misfit(problem)))


_KEYS = {
    401: "server-bad-login",
    403: "server-not-allowed",
    404: "server-not-found",
    405: "server-bad-method",
    413: "server-too-large",
    429: "server-too-fast",
}


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    """Litestar's own errors, in our form."""
    status = error.status_code
    headers = dict(error.headers or {})
    params: dict[str, Any] = {}
    if status == 429:
        params["seconds"] = int(headers.get("RateLimit-Reset", "1") or 1)
        headers["Retry-After"] = str(params["seconds"])
    elif status == 404:
        params["what"] = request.url.path
    elif status >= 500:
        log.error("trouble", exc_info=error, extra={"path": request.url.path})
    if status < 500 and status not in _KEYS:
        params = {"where": request.url.path, "problem": misfit(str(error.detail))}
        return on_our_error(request, ServerError("server-bad-input", status, headers, **params))
    return on_our_error(request, ServerError(_KEYS.get(status, "server-trouble"), status, headers, **params))


def on_trouble(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    if isinstance(error, RecursionError):
        return on_our_error(request, errors.bad_input("body", trouble(error)))
    log.error("trouble", exc_info=error, extra={"path": request.url.path, "method": str(request.scope.get("method"))})
    return on_our_error(request, ServerError("server-trouble", 500))


# -- around every request

_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
_HSTS = (b"strict-transport-security", b"max-age=31536000")
_NO_STORE = (b"cache-control", b"no-store")


def _headers(settings: Settings, scope: Any, message: Any) -> list[tuple[bytes, bytes]]:
    """What every reply carries beside its own: a browser shall be careful with it, and keep nothing private."""
    given = list(message.get("headers", []))
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    found = [*given, *_HEADERS, (b"content-security-policy", web.policy(host, settings.secure).encode())]
    if settings.secure:
        found.append(_HSTS)
    if scope["path"].startswith("/api") and not any(name.lower() == b"cache-control" for name, _ in given):
        found.append(_NO_STORE)
    return found


class App(Litestar):
    """Adds the headers that keep browsers careful to every reply, also to those no handler made, and logs them.

    What is meant for another host than this one goes no further.
    """

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        request = logs.id_of_request(scope["headers"])
        logs.request_id.set(request)  # each request and each socket is served in a task, thus a context, of its own
        house: House = self.state.house
        known = house.hosts.knows(scope)
        if scope["type"] == "websocket":
            if known:
                await super().__call__(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4421, "reason": "server-bad-host"})
            return
        started = time.perf_counter()

        async def observed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*_headers(house.settings, scope, message), (logs.HEADER, request.encode())]
                spent = time.perf_counter() - started
                about = {"method": scope["method"], "path": scope["path"], "status": message["status"]}
                log.debug("request", extra={**about, "milliseconds": round(spent * 1000, 1)})
                house.metrics.request(scope["method"], scope.get("path_template", "") or "/", message["status"], spent)
            await send(message)

        if known:
            await super().__call__(scope, receive, observed)
        else:
            reply = on_our_error(Request(scope), ServerError("server-bad-host", 421))
            await reply.to_asgi_response(None, Request(scope))(scope, receive, observed)
