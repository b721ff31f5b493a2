"""`westmarch serve`: starts the server."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import sqlite3
import sys
from contextlib import closing, suppress
from typing import Any

import uvicorn

from westmarch.core.messages import text
from westmarch.core.troubles import trouble
from westmarch.server import logs
from westmarch.server.database import keep_private, sqlite_file
from westmarch.server.settings import PREFIX, BadSettings, Settings, read_settings

APP = "westmarch.server.app:create_app"
# How many ports are tried, from the usual one on, if nobody named one.
PORTS = 20


def run(args: argparse.Namespace) -> int:
    given = {
        "DATABASE": args.data,
        "HOST": args.host,
        "PORT": args.port,
        "BOT_WORKERS": args.bots,
        "LOG_FORMAT": args.log or os.environ.get(f"{PREFIX}LOG_FORMAT") or ("text" if sys.stderr.isatty() else "json"),
        "LOG_LEVEL": "debug" if args.verbose else None,
    }
    # Settings travel by environment, because that is what worker processes inherit.
    os.environ.update({f"{PREFIX}{name}": str(value) for name, value in given.items() if value is not None})
    try:
        settings = read_settings()
        _check_workers(settings, args.workers)
        _check_data(settings)
        listener = _listen(settings, named=bool(os.environ.get(f"{PREFIX}PORT")))
    except BadSettings as error:
        print(f"westmarch serve: {error}", file=sys.stderr)
        return 2

    _announce(settings, listener)
    common: dict[str, Any] = {
        "factory": True,
        "log_config": logs.config(settings.log_format, settings.log_level),
        "access_log": False,
        "ws_max_size": 1 << 16,
        "ws_ping_interval": 25,
        "ws_ping_timeout": 25,
        "timeout_graceful_shutdown": 5,
        "server_header": False,
        "forwarded_allow_ips": settings.proxies,
        "http": "westmarch.server.connections:Guarded",
        "ws": "westmarch.server.connections:GuardedSocket",
        "backlog": 1024,
    }
    if args.workers > 1:
        host, port = listener.getsockname()[:2]
        listener.close()  # uvicorn binds it again for all its processes
        uvicorn.run(APP, host=host, port=port, workers=args.workers, **common)
        return 0
    server = uvicorn.Server(uvicorn.Config(APP, **common))
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0 if server.started else 1


def _check_workers(settings: Settings, workers: int) -> None:
    if workers < 1:
        raise BadSettings("server-setting-positive", name="--workers")
    if workers > 1 and not settings.shared:
        raise BadSettings("server-setting-workers")


def _check_data(settings: Settings) -> None:
    """A file that is no database, or can't be written, is named at once, not by a trace in the log."""
    file = sqlite_file(settings)
    if file is None:
        return
    try:
        keep_private(file)
        with closing(sqlite3.connect(file)) as found:
            found.execute("PRAGMA schema_version")
    except (OSError, sqlite3.Error) as error:
        raise BadSettings("server-setting-data", file=str(file), problem=trouble(error)) from None


def _listen(settings: Settings, named: bool) -> socket.socket:
    """On the port that was named, else on the usual one or the next that is free.

    A server behind a proxy stays where it is, because the proxy looks for it there.
    """
    ports = [settings.port]
    if not named and not settings.public_url:
        ports += range(settings.port + 1, settings.port + PORTS)
    for port in ports:
        listener = _try_port(settings.host, port)
        if listener is not None:
            if port != settings.port:
                print(text("server-port-taken", {"port": str(settings.port), "next": str(port)}), flush=True)
            return listener
    if len(ports) > 1:
        raise BadSettings("server-ports-taken", first=str(ports[0]), last=str(ports[-1]))
    raise BadSettings("server-that-port-taken", port=str(settings.port))


def _try_port(host: str, port: int) -> socket.socket | None:
    """A socket that listens there, or None if another program does."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family=family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen()  # only then is the port ours
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            return None
        raise BadSettings("server-cannot-listen", host=host, port=str(port), reason=trouble(error)) from None
    return listener


def _announce(settings: Settings, listener: socket.socket) -> None:
    """Says where to look, before the server says anything."""
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    address = settings.public_url or f"http://{shown}:{port}"
    print(text("server-at", {"address": address}), flush=True)
