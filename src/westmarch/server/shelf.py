"""Entries and snapshots as they come from the database, and what is stored while nobody waits for it."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, case, exists, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from westmarch.server.filling import Fill
from westmarch.server.ledger import Entry, Snapshot
from westmarch.server.models import EntryRow, MatchRow, SnapshotRow

_ENTRIES: Any = EntryRow.__table__
_MATCHES: Any = MatchRow.__table__
_SNAPSHOTS: Any = SnapshotRow.__table__
_COLUMNS = [_SNAPSHOTS.c[name] for name in Snapshot.__struct_fields__]
_FILL = (
    _ENTRIES.update()
    .where(_ENTRIES.c.match == bindparam("b_match"), _ENTRIES.c.seq == bindparam("b_seq"))
    .values(told=bindparam("b_told"), fell=bindparam("b_fell"))
)


# What nobody asks about an answer costs time to read, and a match has thousands of them.
_OTHER = _ENTRIES.c.kind != "answer"
# With a clock, everybody's time follows from when they answered.
_TIMED = exists().where(_MATCHES.c.id == _ENTRIES.c.match, _MATCHES.c.clock.is_not(None))
_ENTRY = [
    _ENTRIES.c.seq,
    _ENTRIES.c.kind,
    case((or_(_OTHER, _TIMED), _ENTRIES.c.at)),
    _ENTRIES.c.seat,
    case((_OTHER, _ENTRIES.c.player)),
    case((_OTHER, _ENTRIES.c.name)),
    _ENTRIES.c.token,
    _ENTRIES.c.reveals,
    _ENTRIES.c.data,
    _ENTRIES.c.told,
    _ENTRIES.c.fell,
]


class Keeping(msgspec.Struct):
    """What to keep of a match beside its entries."""

    kept: list[Snapshot]
    dropped: list[Snapshot]
    fills: list[Fill]

    def __bool__(self) -> bool:
        return bool(self.kept or self.dropped or self.fills)


def entries_after(connection: Connection, match: str, seq: int) -> list[Entry]:
    """All after that one. Of answers without player and name, and without time where nobody counts it."""
    here = (_ENTRIES.c.match == match, _ENTRIES.c.seq > seq)
    query = select(*_ENTRY).where(*here).order_by(_ENTRIES.c.seq)
    return [Entry(match, *values) for values in connection.execute(query)]


def snapshots_after(connection: Connection, match: str, seq: int) -> list[Snapshot]:
    """Those taken after that entry; with 0, all."""
    query = select(*_COLUMNS).where(_SNAPSHOTS.c.match == match)
    if seq:
        query = query.where(_SNAPSHOTS.c.seq > seq)
    return [Snapshot(*values) for values in connection.execute(query)]


def keep(connection: Connection, match: str, keeping: Keeping) -> None:
    """Another process may have kept the same already; that is no conflict."""
    if keeping.dropped:
        gone = [each.seq for each in keeping.dropped]
        connection.execute(_SNAPSHOTS.delete().where(_SNAPSHOTS.c.match == match, _SNAPSHOTS.c.seq.in_(gone)))
    if keeping.kept:
        dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
        rows = [{"match": match, **msgspec.structs.asdict(each)} for each in keeping.kept]
        connection.execute(dialect.insert(_SNAPSHOTS).on_conflict_do_nothing(), rows)
    for fill in keeping.fills[:1]:
        if fill.seq == 0:
            connection.execute(_MATCHES.update().where(_MATCHES.c.id == match).values(told=fill.told, fell=fill.fell))
    answers = [
        {"b_match": match, "b_seq": fill.seq, "b_told": fill.told, "b_fell": fill.fell}
        for fill in keeping.fills
        if fill.seq
    ]
    if answers:
        connection.execute(_FILL, answers)
