"""`westmarch serve`: starts the server."""

from __future__ import annotations

import argparse
import os
import socket
import sys
from typing import Any

import uvicorn

from westmarch.server import logs
from westmarch.server.settings import PREFIX, BadSettings, Settings, default_data, read_settings

APP = "westmarch.server.app:create_app"
DESCRIPTION = """\
Starts the server: play in a browser, against the computer, at one table, or with friends far away.

Without any option it listens on this computer only and keeps its matches in
  {data}
Use --host 0.0.0.0 to let others in your network play too.

Everything can also be set by environment variables, which is how to run several
processes on PostgreSQL (see docs/server.md):
  WESTMARCH_DATABASE   a file name, or postgresql://user:password@host/name
  WESTMARCH_FANOUT     redis://host:6379 or postgres: how processes tell each other the news
  WESTMARCH_PUBLIC_URL where people reach it, if a proxy stands before it
"""


def add_parser(subparsers: Any) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "serve",
        help="start the server and play in a browser",
        description=DESCRIPTION.format(data=default_data()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", help="address to listen on (default: 127.0.0.1, this computer only)")
    parser.add_argument("--port", type=int, help="port to listen on (default: 8000; 0: any that is free)")
    parser.add_argument("--data", metavar="FILE", help="where matches are kept (default: in your data directory)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes; more than 1 needs PostgreSQL")
    parser.add_argument("--bots", type=int, metavar="N", help="processes that think for bots (default: 2)")
    parser.add_argument("--log", choices=("json", "text"), help="form of the log on standard error (default: text)")
    parser.add_argument("--verbose", action="store_true", help="log every request")
    return parser


def run(args: argparse.Namespace) -> int:
    given = {
        "DATABASE": args.data,
        "HOST": args.host,
        "BOT_WORKERS": args.bots,
        "LOG_FORMAT": args.log or os.environ.get(f"{PREFIX}LOG_FORMAT") or ("text" if sys.stderr.isatty() else "json"),
        "LOG_LEVEL": "debug" if args.verbose else None,
    }
    # Settings travel by environment, because that is what worker processes inherit.
    os.environ.update({f"{PREFIX}{name}": str(value) for name, value in given.items() if value is not None})
    try:
        settings = read_settings()
        _check_workers(settings, args.workers)
        listener = _listen(settings.host, settings.port if args.port is None else args.port)
    except (BadSettings, OSError) as error:
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
        "forwarded_allow_ips": os.environ.get(f"{PREFIX}PROXIES", "127.0.0.1"),
    }
    if args.workers > 1:
        host, port = listener.getsockname()[:2]
        listener.close()  # uvicorn binds it again for all its processes
        uvicorn.run(APP, host=host, port=port, workers=args.workers, **common)
        return 0
    server = uvicorn.Server(uvicorn.Config(APP, **common))
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    return 0 if server.started else 1


def _check_workers(settings: Settings, workers: int) -> None:
    if workers < 1:
        raise BadSettings("--workers must be at least 1.")
    if workers > 1 and not settings.shared:
        raise BadSettings(
            "several processes need PostgreSQL, and tell each other the news over it or over Redis: "
            f"set {PREFIX}DATABASE=postgresql://… (see docs/server.md)."
        )


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family=family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        reason = error.strerror or str(error)
        raise OSError(f"can't listen on {host} port {port}: {reason}. Is it running already? Try --port.") from None
    return listener


def _announce(settings: Settings, listener: socket.socket) -> None:
    """Says where to look, before anything else is said."""
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    address = settings.public_url or f"http://{shown}:{port}"
    print(f"Westmarch is at {address} (Ctrl+C ends it)", flush=True)
