"""Taking back: freely up to the last roll or reveal, further by consent, always where nobody else plays."""

from __future__ import annotations

from collections.abc import Iterable

from westmarch.server.errors import conflict, not_allowed
from westmarch.server.ledger import Request, has_person
from westmarch.server.table import Table


def target(table: Table, seats: Iterable[str]) -> int | None:
    """The step that one press of undo goes back to for somebody who holds those seats: a list goes back whole."""
    held = set(seats)
    steps = range(table.step - 1, -1, -1)
    return next((at - table.answers[at].part for at in steps if table.answers[at].seat in held), None)


def free(table: Table, seats: Iterable[str]) -> int:
    """How many of their last answers they may take back without asking anybody."""
    held = set(seats)
    if table.solo:
        return sum(given.seat in held for given in table.answers)
    if table.over:
        return 0
    count = 0
    for given in reversed(table.answers):
        if given.reveals or given.seat not in held:
            break
        count += 1
    return count


def undo(
    table: Table, seats: Iterable[str], seat: str | None, moment: int, to: int | None, player: str | None = None
) -> bool:
    """Takes answers back, or asks the others whether they agree; True if it is done."""
    held = set(seats)
    who = table.own(held, seat)
    table.check_open()
    table.check_room()
    if moment != table.moment:
        raise conflict("server-stale", moment=table.moment)
    back = target(table, held) if to is None else to
    if back is None or not 0 <= back < table.step:
        raise conflict("server-nothing-to-undo")
    if table.solo:
        table.take_back(who, back, player)
        return True
    if table.over:
        raise conflict("server-match-over")
    if table.step - back <= free(table, held):
        table.take_back(who, back, player)
        return True
    table.record(table.entry("undo-ask", who, player, {"to": back}))
    return False


def consent(table: Table, seats: Iterable[str], seat: str | None, agree: bool, player: str | None = None) -> bool:
    """Agrees or not to the request; True if it led to the undo."""
    who = table.own(seats, seat)
    request = table.request
    if request is None:
        raise conflict("server-no-request")
    if request.seat in _same_person(table, who):
        if agree:
            raise not_allowed("server-own-request")
        table.record(table.entry("undo-refuse", who, player, {}))
        return False
    table.record(table.entry("undo-agree" if agree else "undo-refuse", who, player, {}))
    if not agree or table.request is None or waiting(table, table.request):
        return False
    table.take_back(request.seat, request.to, table.seats[request.seat].owner)
    return True


def waiting(table: Table, request: Request) -> list[str]:
    """The seats whose people have not yet agreed."""
    settled = {table.seats[seat].owner for seat in (request.seat, *request.agreed)}
    return [row.seat for row in table.seats.values() if has_person(row) and row.owner not in settled]


def _same_person(table: Table, seat: str) -> set[str]:
    owner = table.seats[seat].owner
    return {row.seat for row in table.seats.values() if row.seat == seat or (owner and row.owner == owner)}
