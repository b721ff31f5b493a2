"""`westmarch admin`: what `admin.py` can do, from the command line."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from westmarch.core.everyday import is_yes
from westmarch.core.messages import text
from westmarch.server.admin import SANCTIONS, Admin, NoSuchThing
from westmarch.server.database import Database, open_database, sqlite_file
from westmarch.server.purge import Purge
from westmarch.server.settings import PREFIX, BadSettings, Settings, read_settings


def run(args: argparse.Namespace) -> int:
    try:
        settings = read_settings({**os.environ, **({f"{PREFIX}DATABASE": args.data} if args.data else {})})
    except BadSettings as error:
        print(f"westmarch admin: {error}", file=sys.stderr)
        return 2
    return asyncio.run(_carry_out(settings, args))


async def _carry_out(settings: Settings, args: argparse.Namespace) -> int:
    file = sqlite_file(settings)
    if file is not None and not file.exists():
        raise NoSuchThing("server-admin-no-database", file=str(file))
    database = open_database(settings)
    try:
        await database.migrate()
        return await _do(Desk(settings, database), args)
    finally:
        await database.close()


class Desk(msgspec.Struct):
    """What a deed may need."""

    settings: Settings
    database: Database

    @property
    def admin(self) -> Admin:
        return Admin(self.database)


# -- lists


def _show(rows: list[dict[str, Any]], as_json: bool) -> int:
    if as_json:
        print(json.dumps(rows, ensure_ascii=False, indent=2, default=str))
    elif not rows:
        print(text("server-admin-nothing"))
    else:
        print("\t".join(rows[0]))
        for row in rows:
            print("\t".join(_cell(value) for value in row.values()))
    return 0


def _cell(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {each}" for key, each in value.items())
    shown = "-" if value is None else str(value)
    return " ".join(shown.split())  # a name or note may hold what would break the line


LISTS: dict[str, Callable[[Admin, argparse.Namespace], Awaitable[list[dict[str, Any]]]]] = {
    "players": lambda admin, args: admin.players(args.search, args.limit),
    "matches": lambda admin, args: admin.matches(args.status, args.limit),
    "reports": lambda admin, args: admin.reports(args.limit),
}


# -- deeds


async def _do(desk: Desk, args: argparse.Namespace) -> int:
    if args.deed in LISTS:
        return _show(await LISTS[args.deed](desk.admin, args), args.json)
    if args.deed in SANCTIONS:
        about = {name: getattr(args, name) for name in ("reason", "days") if name in args}
        name = await desk.admin.sanction(args.deed, args.player, **about)
        print(text(f"server-admin-done-{args.deed}", {"name": name}))
        return 0
    return await DEEDS[args.deed](desk, args)


async def _end(desk: Desk, args: argparse.Namespace) -> int:
    await desk.admin.end(args.match)
    print(text("server-admin-done-end", {"match": args.match}))
    return 0


async def _remove(desk: Desk, args: argparse.Namespace) -> int:
    if not args.yes:
        print(text("server-admin-sure", {"player": args.player}))
        if not is_yes(await asyncio.to_thread(sys.stdin.readline), letter=False):
            print(text("server-admin-not-sure"))
            return 1
    removed = await desk.admin.remove(args.player)
    print(text("server-admin-done-remove", {"left": len(removed.left), "kept": len(removed.kept)}).strip())
    return 0


async def _purge(desk: Desk, args: argparse.Namespace) -> int:
    purged = await Purge(desk.settings, desk.database).run(dry=args.dry_run)
    print(text("server-admin-purged", {"dry": "yes" if args.dry_run else "no", **msgspec.structs.asdict(purged)}))
    return 0


DEEDS: dict[str, Callable[[Desk, argparse.Namespace], Awaitable[int]]] = {
    "end": _end,
    "remove": _remove,
    "purge": _purge,
}
