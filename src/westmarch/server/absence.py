"""Who lets the others wait too long: the win may be claimed then, or the computer plays on until they are back.

Nothing happens by itself: the others choose, and may as well wait. A seat that the computer plays for somebody stays
that person's: they see what they saw before, nobody else can take it, and they take it back whenever they like.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

import msgspec

from westmarch.server.errors import conflict
from westmarch.server.models import SeatRow
from westmarch.server.store import now
from westmarch.server.table import Table

AWAY = "away"
TIME = "time"


class Due(msgspec.Struct):
    """Who is waited for, from when on the others need not wait any longer, and why."""

    seat: str
    at: datetime
    why: str


def online(row: SeatRow) -> bool:
    return row.online_until is not None and row.online_until > now()


def due(table: Table) -> Due | None:
    """When the patience of the others ends; None if nobody is asked, or nobody else waits."""
    decision = table.decision
    if decision is None or table.status != "running" or table.solo:
        return None
    row = table.seats[decision.seat]
    if row.kind != "human":
        return None
    if table.row.clock is not None:
        return Due(row.seat, table.asked_at + time_left(table, row.seat), TIME)
    if online(row) or not table.patience:
        return None
    since = max(table.asked_at, row.online_until or table.asked_at)
    return Due(row.seat, since + table.patience, AWAY)


def time_left(table: Table, seat: str) -> timedelta:
    """What a seat's clock showed when the question was asked: days are for each answer, minutes for all of them."""
    clock = table.row.clock or {}
    if "days" in clock:
        return timedelta(days=clock["days"])
    return timedelta(minutes=clock["minutes"], seconds=-table.used.get(seat, 0.0))


def claim(table: Table, seats: Iterable[str], player: str | None) -> None:
    """Takes the win, because the other side lets everybody wait too long."""
    who = table.own(seats, None)
    late = _late(table)
    if not may_claim(table, seats, late.seat):
        raise conflict("server-nothing-to-claim")
    team = table.team(late.seat)
    table.record(table.entry("claim", late.seat, player, {"why": late.why}, name=table.seats[who].name))
    table.settle((seat for seat in table.seats if seat not in team), late.why)


def may_claim(table: Table, seats: Iterable[str], late: str) -> bool:
    """Whether the win would be theirs who hold those seats: partners of who is late lose with them."""
    held = set(seats)
    return bool(held) and not held & set(table.team(late))


def stand_in(table: Table, seats: Iterable[str], seat: str, bot: str, player: str | None) -> None:
    """Lets the computer play a seat until its person is back: one's own at any time, another's who is late."""
    held = set(seats)
    who = table.own(held, None)
    table.check_running()
    table.check_room()
    row = table.at(seat)
    if row.kind != "human":
        raise conflict("server-nobody-plays", seat=seat)
    if table.row.real_table:
        raise conflict("server-table-people")
    why = ""
    if seat in held:
        who = seat
    else:
        late = _late(table)
        if late.seat != seat:
            raise conflict("server-not-late")
        why = late.why
    if not any(each.kind == "human" and each.owner != row.owner for each in table.seats.values()):
        raise conflict("server-nobody-left")
    row.kind, row.bot = "bot", bot
    table.changed.add(seat)
    table.record(table.entry("stand-in", seat, player, {"bot": bot, "why": why}, name=table.seats[who].name))


def come_back(table: Table, seats: Iterable[str], seat: str, player: str | None) -> None:
    """Takes the seat back from the computer."""
    who = table.own(seats, seat)
    table.check_running()
    row = table.seats[who]
    if row.kind != "bot" or row.owner is None:
        raise conflict("server-not-replaced")
    row.kind, row.bot = "human", None
    table.changed.add(who)
    if table.status == "abandoned":
        table.status = "running"
    table.record(table.entry("back", who, player, {}))


def _late(table: Table) -> Due:
    table.check_running()
    found = due(table)
    if found is None or found.at > now():
        raise conflict("server-not-late")
    return found
