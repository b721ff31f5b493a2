"""Who sits where: taking a seat, leaving it, giving it to the computer."""

from __future__ import annotations

from collections.abc import Iterable

from westmarch.server.errors import ServerError, conflict
from westmarch.server.keys import new_seed, new_token
from westmarch.server.table import Table


def take(table: Table, seat: str | None, player: str, name: str) -> str:
    """Sits down on an open seat."""
    if table.over:
        raise conflict("server-match-over")
    if seat is not None and seat not in table.seats:
        raise ServerError("server-not-found", 404, what=seat)
    free = [row for row in table.seats.values() if row.kind == "open" and seat in (None, row.seat)]
    if not free:
        raise conflict("server-seat-taken" if seat is not None else "server-no-open-seat")
    row = free[0]
    row.kind, row.owner, row.name, row.bot = "human", player, name, None
    table.changed.add(row.seat)
    if table.status == "abandoned":
        table.status = "running"
    table.record(table.entry("join", row.seat, player, {}))
    new_dice(table)
    return row.seat


def leave(table: Table, seats: Iterable[str], player: str | None) -> None:
    """Stands up; the seats are open then and their secrets dead."""
    for seat in seats:
        entry = table.entry("leave", seat, player, {})
        row = table.seats[seat]
        row.kind, row.owner, row.name = "open", None, ""
        row.generation += 1
        table.changed.add(seat)
        table.left.add(seat)
        table.record(entry)
    if table.status == "running" and not any(row.kind == "human" for row in table.seats.values()):
        table.status = "abandoned"
        table.record(table.entry("end", None, None, {"status": "abandoned"}, name=""))


def reseat(table: Table, seat: str, kind: str, bot: str | None, name: str, player: str | None) -> None:
    """Gives an open or bot seat to a bot, or opens it."""
    if seat not in table.seats:
        raise ServerError("server-not-found", 404, what=seat)
    if table.over:
        raise conflict("server-match-over")
    row = table.seats[seat]
    if row.kind == "human":
        raise conflict("server-seat-taken")
    row.kind, row.bot, row.name = kind, bot, bot or ""
    table.changed.add(seat)
    table.record(table.entry("seat", seat, player, {"to": kind, "bot": bot}, name=name))
    new_dice(table)


def new_dice(table: Table) -> None:
    """Somebody comes to a seat. If anybody may know what falls next, it shall be something else from now on: dice or
    cards that were taken back, or whose seed was shown, must not be of use against the newcomer."""
    if table.foreseen and not table.over:
        table.reseed(new_seed(), new_token())
