"""The words of the server's commands. They can be read without the packages of the extra `westmarch[server]`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from westmarch.core.errors import WestmarchError

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

# The words of a command, with argparse's settings.
Words = dict[str, dict[str, Any]]

_COPY: Words = {"file": {"metavar": "FILE"}, "--data": {"metavar": "FILE"}, "--force": {"action": "store_true"}}
# Each command with its module. The message `server-COMMAND-WORD` says what a word is for.
COMMANDS: dict[str, tuple[str, Words]] = {
    "serve": (
        "westmarch.server.command",
        {
            "--host": {"metavar": "HOST"},
            "--port": {"type": int, "metavar": "PORT"},
            "--data": {"metavar": "FILE"},
            "--workers": {"type": int, "default": 1, "metavar": "N"},
            "--bots": {"type": int, "metavar": "N"},
            "--log": {"choices": ("json", "text")},
            "--verbose": {"action": "store_true"},
        },
    ),
    "backup": ("westmarch.server.backup", _COPY),
    "restore": ("westmarch.server.backup", _COPY),
}
ADMIN = "westmarch.server.admin_command"
_ONE_PLAYER: Words = {"player": {"metavar": "PLAYER"}}
_REASON: Words = {"--reason": {"default": "", "metavar": "TEXT"}}
_LIMIT: Words = {
    "--limit": {"type": int, "default": 50, "metavar": "N"},
    "--json": {"action": "store_true"},
}
# What whoever runs it can do: each deed with its words, which `server-admin-WORD-word` tells about.
DEEDS: dict[str, Words] = {
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


class ServerNotInstalled(WestmarchError):
    """A command of the server without the server's packages."""


def carry_out(module: str) -> Callable[[argparse.Namespace], int]:
    """A command's module is loaded when it is used, and the sentence comes first if its packages aren't there."""

    def run(arguments: argparse.Namespace) -> int:
        missing = [package for package in PACKAGES if find_spec(package) is None]
        if missing:
            raise ServerNotInstalled("server-not-installed", missing=", ".join(missing))
        code: int = import_module(module).run(arguments)
        return code

    return run
