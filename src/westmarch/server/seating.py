"""Who sits where: taking a seat, leaving it, giving it to the computer, sending a stranger away.

Whoever takes a seat sees its hand. So a seat is open to somebody who was invited, or to everybody only if it is offered
to everybody; who has seen one hand gets no other; and as long as nothing was played, all is dealt anew when somebody
who has seen a hand goes.
"""

from __future__ import annotations

from collections.abc import Iterable

from westmarch.server.errors import conflict, not_allowed
from westmarch.server.keys import new_seed, new_token
from westmarch.server.ledger import Entry, has_person
from westmarch.server.table import Table

# Entries that say that somebody sat on a seat.
_LOOKS = frozenset({"join", "leave", "remove"})


def take(table: Table, seat: str | None, player: str, name: str, invited: bool) -> str:
    """Sits down on an open seat."""
    table.check_running()
    table.check_room()
    if seat is not None:
        table.at(seat)
    free = [row for row in table.seats.values() if row.kind == "open" and seat in (None, row.seat)]
    if not free:
        raise conflict("server-seat-taken" if seat is not None else "server-no-open-seat")
    if not invited and not table.row.public:
        raise not_allowed("server-not-invited")
    row = free[0]
    if looked_from(table, player) - {row.seat}:
        raise not_allowed("server-has-looked")
    row.kind, row.owner, row.name, row.bot = "human", player, name, None
    table.changed.add(row.seat)
    if table.status == "abandoned":
        table.status = "running"
    table.record(table.entry("join", row.seat, player, {}))
    new_dice(table)
    return row.seat


def looked_from(table: Table, player: str) -> set[str]:
    """The seats from which somebody has seen a hand that is still played, but doesn't sit any more."""
    seen: set[str] = set()
    for entry in table.entries:
        if entry.data.get("anew"):
            seen.clear()
        elif entry.seat is not None and entry.kind in _LOOKS and player in _lookers(entry):
            seen.add(entry.seat)
    return {seat for seat in seen if table.seats[seat].owner != player}


def _lookers(entry: Entry) -> set[str | None]:
    """Who had seen the hand: `who` owned the seat, and who leaves it may have come by its link."""
    owner = entry.data.get("who", entry.player)
    return {owner} if entry.kind == "remove" else {owner, entry.player}


def leave(table: Table, seats: Iterable[str], player: str | None) -> None:
    """Stands up; the seats are open then and their secrets dead."""
    for seat in seats:
        _open(table, table.entry("leave", seat, player, {"who": table.seats[seat].owner}))


def remove(table: Table, seat: str, player: str | None, name: str) -> None:
    """Sends somebody away who has not done anything yet."""
    row = table.at(seat)
    if table.over:
        raise conflict("server-match-over")
    if row.kind != "human" or row.owner == player:
        raise conflict("server-nobody-to-remove")
    if any(given.seat == seat for given in table.answers):
        raise conflict("server-has-played")
    _open(table, table.entry("remove", seat, player, {"who": row.owner, "from": row.name}, name=name))


def renew(table: Table, seat: str, player: str | None) -> None:
    """Makes the links to a seat anew: the old ones, and whoever came by them, hold it no longer."""
    table.check_room()
    row = table.seats[seat]
    row.generation += 1
    table.changed.add(seat)
    table.left.add(seat)  # its owner gets it back at once
    table.record(table.entry("renew", seat, player, {}))


def _open(table: Table, entry: Entry) -> None:
    """The seat is open from now on."""
    assert entry.seat is not None
    row = table.seats[entry.seat]
    row.kind, row.owner, row.name, row.bot = "open", None, "", None
    row.generation += 1
    table.changed.add(row.seat)
    table.left.add(row.seat)
    if table.step == 0 and not table.row.imported and not table.row.seed_known:
        entry.data = {**entry.data, "anew": True}
        table.begin_anew(new_seed(), new_token())
    table.record(entry)
    if table.status == "running" and not any(row.kind == "human" for row in table.seats.values()):
        table.status = "abandoned"
        table.record(table.entry("end", None, None, {"status": "abandoned"}, name=""))


def reseat(table: Table, seat: str, kind: str, bot: str | None, name: str, player: str | None) -> None:
    """Gives an open or bot seat to a bot, or opens it."""
    table.check_running()
    row = table.at(seat)
    if has_person(row):
        raise conflict("server-seat-taken")
    if kind == "bot" and table.row.real_table:
        raise conflict("server-table-people")
    if kind != "bot" or row.kind != "open":  # somebody must play on, but not in turns
        table.check_room()
    row.kind, row.bot, row.name = kind, bot, bot or ""
    table.changed.add(seat)
    table.record(table.entry("seat", seat, player, {"to": kind, "bot": bot}, name=name))
    new_dice(table)


def new_dice(table: Table) -> None:
    """Somebody comes to a seat. If anybody may know what falls next, it shall be something else from now on: dice or
    cards that were taken back, or whose seed was shown, must not be of use against the newcomer."""
    known = table.foreseen or (table.row.imported and table.row.seed_known)
    if known and not table.over and not table.row.real_table:
        table.reseed(new_seed(), new_token())


def met_by(table: Table, seats: Iterable[str], player: str | None) -> bool:
    """Whether somebody comes by the link to another person's seat, and alone that one may know what falls next."""
    return (
        table.foreseen
        and table.foreseen_alone
        and table.foreseen_by != player
        and any(table.seats[seat].owner != player for seat in seats)
    )


def meet(table: Table, seats: Iterable[str], player: str | None) -> None:
    """Somebody looks or plays by the link to a seat: nobody shall know what falls after that."""
    if met_by(table, seats, player):
        new_dice(table)
