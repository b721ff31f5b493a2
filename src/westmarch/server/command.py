"""`westmarch serve`: starts the server."""

from __future__ import annotations

import argparse
import os
import socket
import sys
from typing import Any

from westmarch.core.messages import text
from westmarch.server import logs
from westmarch.server.settings import PREFIX, BadSettings, Settings, default_data, read_settings

ARGUMENTS: dict[str, dict[str, Any]] = {
    "--host": {},
    "--port": {"type": int},
    "--data": {"metavar": "FILE"},
    "--workers": {"type": int, "default": 1, "metavar": "N"},
    "--bots": {"type": int, "metavar": "N"},
    "--log": {"choices": ("json", "text")},
    "--verbose": {"action": "store_true"},
}
APP = "westmarch.server.app:create_app"


def add_parser(subparsers: Any) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "serve",
        help=text("server-serve"),
        description=text("server-serve", {"data": str(default_data())}, attribute="about"),
        epilog=text("server-serve", attribute="examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    for name, settings in ARGUMENTS.items():
        parser.add_argument(name, help=text(f"server-serve-{name.lstrip('-')}"), **settings)
    parser.set_defaults(run=run)
    return parser


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
        listener = _listen(settings.host, settings.port)
    except BadSettings as error:
        print(f"westmarch serve: {error}", file=sys.stderr)
        return 2
    import uvicorn  # other commands need not wait for it

    _announce(settings, listener)
    common: dict[str, Any] = {
        "factory": True,
        "log_config": logs.config(settings.log_format, settings.log_level),
        "access_log": False,
        "ws": "westmarch.server.ending:PatientSocket",
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
        raise BadSettings("server-setting-positive", name="--workers")
    if workers > 1 and not settings.shared:
        raise BadSettings("server-setting-workers")


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family=family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        reason = error.strerror or str(error)
        raise BadSettings("server-cannot-listen", host=host, port=str(port), reason=reason) from None
    return listener


def _announce(settings: Settings, listener: socket.socket) -> None:
    """Says where to look, before anything else is said."""
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    address = settings.public_url or f"http://{shown}:{port}"
    print(text("server-at", {"address": address}), flush=True)
