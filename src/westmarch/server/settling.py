"""How a match ends at the table, before its rules would end it.

The rules of a game know nothing of it: the match stays as it stood, and an `end` with a result of its own is stored.
Only who plays alone can take that back; between people it is over.
"""

from __future__ import annotations

from collections.abc import Iterable

from westmarch.server.errors import conflict
from westmarch.server.table import Table

RESIGNED = "resigned"


def resign(table: Table, seats: Iterable[str], seat: str | None, player: str | None) -> bool:
    """Gives up for a seat; True if that ends the match. Partners win and lose together, so all of them must say so."""
    who = table.own(seats, seat)
    table.check_running()
    if who in table.resigned:
        raise conflict("server-has-resigned")
    table.record(table.entry("resign", who, player, {}))
    if _hoping(table, who, table.resigned):
        return False
    team = table.team(who)
    table.settle((each for each in table.seats if each not in team), RESIGNED)
    return True


def play_on(table: Table, seats: Iterable[str], seat: str | None, player: str | None) -> bool:
    """Would rather play on, as long as partners have not agreed to resign. Never ends anything."""
    who = table.own(seats, seat)
    table.check_running()
    table.check_room()
    if who not in table.resigned:
        raise conflict("server-has-not-resigned")
    table.record(table.entry("play-on", who, player, {}))
    return False


def waiting(table: Table) -> list[str]:
    """The seats whose people could end the match by agreeing."""
    found = {each for seat in table.resigned for each in _hoping(table, seat, table.resigned)}
    return [seat for seat in table.row.seats if seat in found]


def partners(table: Table, seat: str) -> list[str]:
    """The seats whose people would have to agree if that one resigned."""
    return _hoping(table, seat, [*table.resigned, seat])


def _hoping(table: Table, seat: str, resigned: Iterable[str]) -> list[str]:
    """The seats of that team whose people have not given up."""
    given_up = {table.seats[each].owner for each in resigned}
    rows = [table.seats[each] for each in table.team(seat)]
    return [row.seat for row in rows if row.kind == "human" and row.owner not in given_up]
