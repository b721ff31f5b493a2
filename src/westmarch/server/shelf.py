"""Snapshots in the database, and what entries of the first release lack: what nobody has to wait for."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, select
from sqlalchemy.dialects import postgresql, sqlite

from westmarch.server.filling import Fill
from westmarch.server.ledger import Snapshot
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


class Keeping(msgspec.Struct):
    """What to keep of a match beside its entries."""

    kept: list[Snapshot]
    dropped: list[Snapshot]
    fills: list[Fill]

    def __bool__(self) -> bool:
        return bool(self.kept or self.dropped or self.fills)


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
