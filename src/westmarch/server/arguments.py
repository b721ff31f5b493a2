"""The words of the server's commands. They can be read without the packages of the extra `westmarch[server]`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from westmarch.core.errors import WestmarchError
from westmarch.core.messages import text
from westmarch.server.places import default_data

# What the extra brings, by the names that Python imports.
PACKAGES = (
    "alembic",
    "argon2",
    "asyncpg",
    "httptools",
    "litestar",
    "msgspec",
    "prometheus_client",
    "redis",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)

SERVE: dict[str, dict[str, Any]] = {
    "--host": {"metavar": "HOST"},
    "--port": {"type": int, "metavar": "PORT"},
    "--data": {"metavar": "FILE"},
    "--workers": {"type": int, "default": 1, "metavar": "N"},
    "--bots": {"type": int, "metavar": "N"},
    "--log": {"choices": ("json", "text")},
    "--verbose": {"action": "store_true"},
}


class ServerNotInstalled(WestmarchError):
    """A command of the server without the server's packages."""


def _command(subparsers: Any, name: str) -> argparse.ArgumentParser:
    """A command with its help, whose texts are `server-NAME` and its attributes."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        name,
        help=text(f"server-{name}"),
        description=text(f"server-{name}", {"data": str(default_data())}, attribute="about"),
        epilog=text(f"server-{name}", attribute="examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _language(parser)
    return parser


def _language(parser: argparse.ArgumentParser) -> None:
    """It is read before all else (`cli.arguments.language_of`)."""
    parser.add_argument("--language", metavar="LANGUAGE", default=argparse.SUPPRESS, help=text("cli-argument-language"))


def add_parser(subparsers: Any) -> argparse.ArgumentParser:
    parser = _command(subparsers, "serve")
    for name, settings in SERVE.items():
        parser.add_argument(name, help=text(f"server-serve-{name.lstrip('-')}"), **settings)
    parser.set_defaults(run=carry_out("westmarch.server.command"))
    for name in ("backup", "restore"):
        _add_backup(subparsers, name)
    return parser


def _add_backup(subparsers: Any, name: str) -> None:
    parser = _command(subparsers, name)
    parser.add_argument("file", metavar="FILE", help=text(f"server-{name}-file"))
    parser.add_argument("--data", metavar="FILE", help=text(f"server-{name}-data"))
    parser.add_argument("--force", action="store_true", help=text(f"server-{name}-force"))
    parser.set_defaults(run=carry_out("westmarch.server.backup"), what=name)


# What whoever runs it can do: the command's words and their settings, by name.
_ONE_PLAYER: dict[str, dict[str, Any]] = {"player": {"metavar": "PLAYER"}}
_REASON: dict[str, dict[str, Any]] = {"--reason": {"default": "", "metavar": "TEXT"}}
_LIMIT: dict[str, dict[str, Any]] = {
    "--limit": {"type": int, "default": 50, "metavar": "N"},
    "--json": {"action": "store_true"},
}
ADMIN: dict[str, dict[str, dict[str, Any]]] = {
    "players": {"--search": {"default": "", "metavar": "NAME"}, **_LIMIT},
    "matches": {"--status": {"default": "", "choices": ("running", "finished", "abandoned", "closed")}, **_LIMIT},
    "reports": _LIMIT,
    "mute": {**_ONE_PLAYER, "--days": {"type": float, "metavar": "N"}, **_REASON},
    "unmute": _ONE_PLAYER,
    "ban": {**_ONE_PLAYER, **_REASON},
    "unban": _ONE_PLAYER,
    "end": {"match": {"metavar": "MATCH"}},
    "remove": {**_ONE_PLAYER, "--yes": {"action": "store_true"}},
    "purge": {"--dry-run": {"action": "store_true"}},
}


def add_admin_parser(subparsers: Any) -> argparse.ArgumentParser:
    parser = _command(subparsers, "admin")
    parser.add_argument("--data", metavar="FILE", help=text("server-serve-data"))
    deeds = parser.add_subparsers(dest="deed", metavar="WHAT", required=True)
    for deed, words in ADMIN.items():
        about = text(f"server-admin-{deed}")
        each = deeds.add_parser(deed, help=about, description=about)
        _language(each)
        for name, settings in words.items():
            each.add_argument(name, help=text(f"server-admin-{name.lstrip('-')}-word"), **settings)
    parser.set_defaults(run=carry_out("westmarch.server.admin_command"))
    return parser


def carry_out(module: str) -> Callable[[argparse.Namespace], int]:
    """A command's module is loaded when it is used, and the sentence comes first if its packages aren't there."""

    def run(arguments: argparse.Namespace) -> int:
        missing = [package for package in PACKAGES if find_spec(package) is None]
        if missing:
            raise ServerNotInstalled("server-not-installed", missing=", ".join(missing))
        code: int = import_module(module).run(arguments)
        return code

    return run
