"""Tables and matches as a visitor may see them. What leaves the server about a match is put together here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from westmarch.server import absence, settling, table_schemas, undoing
from westmarch.server.keys import commitment
from westmarch.server.ledger import Entry, has_person
from westmarch.server.models import MatchRow, SeatRow
from westmarch.server.schemas import EntryOut, EventOut, ViewOut
from westmarch.server.table import Table
from westmarch.server.told import LogLine

# So many entries are sent at once; earlier ones can be asked for, page by page.
RECENT = 100
# What a table shows of its match as it is stored.
_AS_STORED = (
    *("id", "game", "options", "title", "public", "friends", "spectators", "delay", "hints", "imported", "rematch"),
    *("real_table", "closed_hands", "open_hands", "clock", "created"),
)
_STANDING = ("seeds", "seq", "moment", "step", "status", "asked_seat", "asked_kind", "result", "updated")


def table_of(
    row: MatchRow,
    seats: Iterable[SeatRow],
    mine: Iterable[str],
    player: str | None,
    seen: int | None,
    standing: dict[str, Any] | None = None,
    sequel: bool = False,
) -> table_schemas.TableOut:
    """The table for a visitor who holds the seats `mine` and has seen everything up to entry `seen`."""
    if standing is None:
        standing = {name: getattr(row, name) for name in _STANDING}
    held = set(mine)
    rows = list(seats)
    over = standing["status"] == "finished"
    asked = standing["asked_seat"]
    return table_schemas.TableOut(
        **{name: getattr(row, name) for name in _AS_STORED},
        status=standing["status"],
        seed_chosen=row.seed_known,
        updated=standing["updated"],
        seats=[_seat(each, each.seat in held) for each in rows],
        solo=len({each.owner for each in rows if has_person(each)}) <= 1,
        creator=player is not None and row.creator == player,
        seq=standing["seq"],
        moment=standing["moment"],
        step=standing["step"],
        asked=None if asked is None else table_schemas.AskedOut(asked, standing["asked_kind"]),
        your_turn=not over and any(each.seat == asked and each.kind == "human" for each in rows if each.seat in held),
        unseen=0 if seen is None else max(0, standing["seq"] - seen),
        result=standing["result"],
        sequel=sequel,
        commitment=commitment(row.seed, row.nonce),
        seed=row.seed if over else None,
        nonce=row.nonce if over else None,
        seeds=[
            table_schemas.SeedOut(
                each["step"],
                commitment(each["seed"], each["nonce"]),
                each["seed"] if over else None,
                each["nonce"] if over else None,
            )
            for each in ({"step": 0, "seed": row.seed, "nonce": row.nonce}, *standing["seeds"])
        ],
        waiting=None,
    )


def live_table(table: Table, mine: Iterable[str], player: str | None, seen: int | None) -> table_schemas.TableOut:
    found = table_of(table.row, table.seats.values(), mine, player, seen, table.standing(), table.sequel is not None)
    due = absence.due(table)
    if due is not None:
        claim = absence.may_claim(table, mine, due.seat)
        found.waiting = table_schemas.WaitingOut(due.seat, due.at, due.why, table.moment, claim)
    return found


def _seat(row: SeatRow, yours: bool) -> table_schemas.SeatOut:
    stand_in = row.kind == "bot" and has_person(row)
    online = absence.online(row) if has_person(row) else row.kind == "bot"
    return table_schemas.SeatOut(
        row.seat, cast("table_schemas.SeatKind", row.kind), row.name, row.bot, online, yours, stand_in, row.owner
    )


def state_of(table: Table, seat: str | None, mine: frozenset[str], since: int) -> table_schemas.StateOut:
    """What that viewpoint may know, for somebody who has everything up to entry `since`."""
    start = table.log_start(seat, since)
    entries = table.entries_after(since)
    request = table.request
    return table_schemas.StateOut(
        seq=table.seq,
        moment=table.moment,
        step=table.step,
        seat=seat,
        view=cast("ViewOut", table.written(seat).json),  # as with events, below
        log=table_schemas.LogOut(start, sent(table.log(seat)[start:])),
        entries=[entry_of(entry) for entry in entries[-RECENT:]],
        earlier=max(0, len(entries) - RECENT),
        thinking=table.bot_asked,
        undo=table_schemas.UndoOut(
            undoing.free(table, mine) if mine else 0,
            undoing.target(table, mine) if mine and (table.solo or not table.over) else None,
            table.redo(mine) if table.status == "running" else None,
            None
            if request is None
            else table_schemas.RequestOut(
                request.seat, request.name, request.to, request.crosses, request.agreed, undoing.waiting(table, request)
            ),
        ),
        resign=table_schemas.ResignOut(
            table.resigned,
            settling.waiting(table),
            settling.partners(table, seat) if seat is not None and not table.over else [],
        ),
        clock=_clock(table, mine),
        beside=_beside(table, seat, mine),
    )


def _beside(table: Table, seat: str | None, mine: frozenset[str]) -> list[ViewOut]:
    """What the other seats of somebody see who plays them with open hands."""
    if seat not in mine or not table.row.open_hands:
        return []
    others = [each for each in table.row.seats if each in mine and each != seat]
    return [cast("ViewOut", table.written(each).json) for each in others]


def _clock(table: Table, mine: frozenset[str]) -> table_schemas.ClockOut | None:
    if table.row.clock is None:
        return None
    due = absence.due(table)
    if due is None:
        return table_schemas.ClockOut(table.used, None, table.asked_at, None, False)
    return table_schemas.ClockOut(
        table.used, due.seat, table.asked_at, due.at, absence.may_claim(table, mine, due.seat)
    )


def sent(lines: Iterable[LogLine]) -> list[EventOut]:
    """Events, already written as JSON; the schema thinks of them as dictionaries."""
    return [cast("EventOut", line.json) for line in lines]


# What an entry shows beside its number, time, seat and name. Answers are never shown: they may be secret.
_SHOWN: dict[str, tuple[str, ...]] = {
    "chat": ("text",),
    "remove": ("from",),
    "seat": ("to", "bot"),
    "undo": ("from", "to", "crossed"),
    "undo-ask": ("to",),
    "rules": ("from", "to", "rules"),
    "seed": ("step", "commitment"),
    "claim": ("why",),
    "stand-in": ("bot", "why"),
    "rematch": ("match", "swap"),
    "end": ("status",),
}


def entry_of(entry: Entry) -> EntryOut:
    shown: dict[str, Any] = {
        "seq": entry.seq,
        "kind": entry.kind,
        "at": entry.at,
        "seat": entry.seat,
        "name": entry.name,
    }
    shown.update({name: entry.data.get(name) for name in _SHOWN.get(entry.kind, ())})
    if entry.data.get("anew"):
        shown["anew"] = True  # all was dealt again
    return cast("EntryOut", shown)
