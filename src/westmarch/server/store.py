"""Every question to the database about matches, in one place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session, aliased

from westmarch.server.database import Database
from westmarch.server.keys import new_token
from westmarch.server.ledger import Stored
from westmarch.server.models import EntryRow, HolderRow, KeptRow, MatchRow, ReportRow, ReviewRow, SeatRow
from westmarch.server.shelf import Keeping, entries_after, keep, snapshots_after

# A table shows somebody as present this long after the last sign of life.
ONLINE = timedelta(seconds=45)
# A process that works on a bot's answer must say so again within this time, or another one takes over.
LEASE = timedelta(seconds=20)


class Conflict(Exception):
    """Another process has appended to the match first."""


class Holding(msgspec.Struct, frozen=True):
    """A seat that a player may play, as long as it stays in this generation; and what was last seen from there."""

    seen: int
    generation: int


Holdings = dict[str, Holding]


def last_seen(held: Holdings) -> int | None:
    """What somebody has seen who holds those seats; None for somebody who holds none."""
    return max(holding.seen for holding in held.values()) if held else None


def now() -> datetime:
    return datetime.now(UTC)


_OTHER = aliased(SeatRow)


def _played_with(player: str) -> Any:
    """The people who sit at a match of that player."""
    own = select(SeatRow.match).where(SeatRow.owner == player)
    return select(_OTHER.owner).where(_OTHER.match.in_(own), _OTHER.owner.is_not(None), _OTHER.owner != player)


class Store:
    def __init__(self, database: Database) -> None:
        self._database = database

    # -- matches

    async def add_match(
        self,
        match: MatchRow,
        seats: Sequence[SeatRow],
        entries: Sequence[dict[str, Any]] = (),
        follows: str | None = None,
        keeping: Keeping | None = None,
    ) -> str:
        """Stores a new match and gives its id. If it follows another as its rematch, there can be only one such."""

        def do(session: Session) -> str:
            if follows is not None:
                first = update(MatchRow).where(MatchRow.id == follows, MatchRow.rematch.is_(None))
                if _rows(session, first.values(rematch=match.id)) == 0:
                    found = session.scalar(select(MatchRow.rematch).where(MatchRow.id == follows))
                    assert found is not None
                    return found
            session.add(match)
            session.flush()  # before the rows that refer to it
            session.add_all(seats)
            for seat in seats:
                if seat.owner is not None:
                    session.add(HolderRow(match=match.id, seat=seat.seat, player=seat.owner, seen=0))
            if entries:
                session.execute(insert(EntryRow), list(entries))
            if keeping is not None:
                keep(session.connection(), match.id, keeping)
            return match.id

        return await self._database.write(do)

    async def load(self, match: str) -> Stored | None:
        return await self.since(match, 0)

    async def since(self, match: str, seq: int) -> Stored | None:
        """The match with the entries after `seq` only."""

        def ask(session: Session) -> Stored | None:
            # In this order, so that what is read later is never older than the entries.
            connection = session.connection()
            entries = entries_after(connection, match, seq)
            snapshots = snapshots_after(connection, match, seq)
            seats = list(session.scalars(select(SeatRow).where(SeatRow.match == match)))
            row = session.get(MatchRow, match)
            return None if row is None else Stored(row, in_order(row, seats), entries, snapshots)

        return await self._database.read(ask)

    async def old_enough(self, match: str, until: datetime) -> tuple[int, datetime | None]:
        """The last entry of a match that is not younger than that, and when the next one was made."""
        here = EntryRow.match == match

        def ask(session: Session) -> tuple[int, datetime | None]:
            last = session.scalar(select(func.max(EntryRow.seq)).where(here, EntryRow.at <= until)) or 0
            following = select(EntryRow.at).where(here, EntryRow.seq > last).order_by(EntryRow.seq).limit(1)
            return last, session.scalar(following)

        return await self._database.read(ask)

    async def seq(self, match: str) -> int | None:
        query = select(MatchRow.seq).where(MatchRow.id == match)
        return await self._database.read(lambda session: session.scalar(query))

    async def seqs(self, matches: Iterable[str]) -> dict[str, int]:
        query = select(MatchRow.id, MatchRow.seq).where(MatchRow.id.in_(list(matches)))
        return await self._database.read(lambda session: {row.id: row.seq for row in session.execute(query)})

    async def append(
        self,
        match: str,
        entries: Sequence[dict[str, Any]],
        standing: dict[str, Any],
        seats: Sequence[SeatRow] = (),
        gone: Sequence[str] = (),
        keeping: Keeping | None = None,
    ) -> None:
        """Stores entries, and where the match stands after them, or raises Conflict and stores nothing.

        `seats` are those that changed hands; `gone` are seats whose holders lose them; `keeping` goes along.
        """

        def do(connection: Connection) -> None:
            connection.execute(_INSERT_ENTRY, list(entries))
            connection.execute(_set_standing(tuple(standing)), {"match_id": match, **standing})
            for seat in gone:
                connection.execute(delete(HolderRow).where(HolderRow.match == match, HolderRow.seat == seat))
            for row in seats:
                changed = {name: getattr(row, name) for name in ("kind", "name", "bot", "owner", "generation")}
                where = update(SeatRow).where(SeatRow.match == match, SeatRow.seat == row.seat)
                connection.execute(where.values(**changed))
                if row.owner is not None:
                    _hold(connection, match, row.seat, row.owner)
            if keeping is not None:
                keep(connection, match, keeping)

        try:
            await self._database.execute(do)
        except IntegrityError as error:
            raise Conflict(match) from error

    async def keep(self, match: str, keeping: Keeping) -> None:
        """Stores what nobody waits for."""
        await self._database.write(lambda session: keep(session.connection(), match, keeping))

    async def change(self, match: str, **values: Any) -> None:
        query = update(MatchRow).where(MatchRow.id == match).values(**values)
        await self._database.write(lambda session: session.execute(query))

    # -- who holds what

    async def held(self, match: str, player: str) -> Holdings:
        return (await self.held_in([match], player)).get(match, {})

    async def held_in(self, matches: Iterable[str], player: str | None) -> dict[str, Holdings]:
        """The seats that player may play, in each of those matches."""
        query = (
            select(HolderRow.match, HolderRow.seat, HolderRow.seen, SeatRow.generation)
            .join(SeatRow, (SeatRow.match == HolderRow.match) & (SeatRow.seat == HolderRow.seat))
            .where(HolderRow.player == player, HolderRow.match.in_(list(matches)))
        )

        def ask(session: Session) -> dict[str, Holdings]:
            found: dict[str, Holdings] = {}
            for row in session.execute(query):
                found.setdefault(row.match, {})[row.seat] = Holding(row.seen, row.generation)
            return found

        return {} if player is None else await self._database.read(ask)

    async def hold(self, match: str, seat: str, player: str) -> None:
        await self._database.execute(lambda connection: _hold(connection, match, seat, player))

    async def let_go(self, match: str, player: str, seats: Iterable[str]) -> None:
        where = (HolderRow.match == match, HolderRow.player == player, HolderRow.seat.in_(list(seats)))
        await self._database.write(lambda session: session.execute(delete(HolderRow).where(*where)))

    async def seen(self, marks: Iterable[tuple[str, str, int]]) -> None:
        """Notes (match, player, seq): the player has seen everything up to there."""
        await self._many(_SEEN, [{"at": match, "by": player, "mark": seq} for match, player, seq in marks])

    async def online(self, seats: Iterable[tuple[str, str]], until: datetime) -> None:
        await self._many(_ONLINE, [{"at": match, "on": seat, "until": until} for match, seat in seats])

    async def _many(self, statement: Any, rows: Sequence[dict[str, Any]]) -> None:
        """Runs it for every row: some hundred at a time, so that no answer waits behind all of them."""
        for part in range(0, len(rows), _PART):
            await self._database.execute(partial(_execute, statement, rows[part : part + _PART]))

    # -- lists

    async def mine(self, player: str, before: datetime | None, limit: int) -> list[Stored]:
        held = select(HolderRow.match).where(HolderRow.player == player)
        return await self._list(or_(MatchRow.id.in_(held), MatchRow.creator == player), before, limit)

    async def of_player(self, player: str, viewer: str | None, limit: int) -> list[Stored]:
        """The matches that somebody sits at and the viewer may know of: offered to everybody, or the viewer's own."""
        seated = select(SeatRow.match).where(SeatRow.owner == player)
        known: Any = MatchRow.public
        if viewer is not None:
            known = or_(known, MatchRow.id.in_(select(HolderRow.match).where(HolderRow.player == viewer)))
        return await self._list(MatchRow.id.in_(seated) & known, None, limit)

    async def reviewed(self, matches: Iterable[str]) -> list[str]:
        """Those of the matches that have been reviewed."""
        query = select(ReviewRow.match).where(ReviewRow.match.in_(list(matches)), ReviewRow.data.is_not(None))
        return await self._database.read(lambda session: sorted(session.scalars(query)))

    async def have_played(self, player: str, other: str | None) -> bool:
        """Whether the two sit at a match together, or have."""
        query = select(_played_with(player).where(_OTHER.owner == other).exists())
        return other is not None and bool(await self._database.read(lambda session: session.scalar(query)))

    async def listed(self, scope: str, before: datetime | None, limit: int, viewer: str | None = None) -> list[Stored]:
        """What is offered to everybody, and of open seats also what that viewer's friends offer."""
        open_seat = exists().where(SeatRow.match == MatchRow.id, SeatRow.kind == "open")
        conditions = {
            "open": MatchRow.status.in_(("running", "abandoned")) & open_seat,
            "live": (MatchRow.status == "running") & MatchRow.spectators,
            "finished": MatchRow.status == "finished",
        }
        offered: Any = MatchRow.public
        if scope == "open" and viewer is not None:
            offered = or_(offered, MatchRow.friends & MatchRow.creator.in_(_played_with(viewer)))
        return await self._list(offered & conditions[scope], before, limit)

    async def _list(self, condition: Any, before: datetime | None, limit: int) -> list[Stored]:
        query = select(MatchRow).where(condition).order_by(MatchRow.updated.desc(), MatchRow.id).limit(limit)
        if before is not None:
            query = query.where(MatchRow.updated < before)

        def ask(session: Session) -> list[Stored]:
            rows = list(session.scalars(query))
            seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for seat in session.scalars(select(SeatRow).where(SeatRow.match.in_(list(seats)))):
                seats[seat.match].append(seat)
            return [Stored(row, in_order(row, seats[row.id]), []) for row in rows]

        return await self._database.read(ask)

    # -- bots

    async def bots_due(self, limit: int = 100) -> list[str]:
        """Matches that wait for a bot on which no process works."""
        free = or_(MatchRow.bot_until.is_(None), MatchRow.bot_until < now())
        query = select(MatchRow.id).where(MatchRow.status == "running", MatchRow.asked_bot, free).limit(limit)
        return await self._database.read(lambda session: list(session.scalars(query)))

    async def lease(self, match: str, process: str) -> bool:
        """Says that this process works on the bot's answer; False if another one already does."""
        free = or_(MatchRow.bot_until.is_(None), MatchRow.bot_until < now(), MatchRow.bot_by == process)
        query = update(MatchRow).where(MatchRow.id == match, free).values(bot_by=process, bot_until=now() + LEASE)
        return await self._database.write(lambda session: _rows(session, query)) > 0

    async def release(self, match: str, process: str) -> None:
        query = update(MatchRow).where(MatchRow.id == match, MatchRow.bot_by == process)
        await self._database.write(lambda session: _rows(session, query.values(bot_by=None, bot_until=None)))

    # -- reports, and what the server remembers

    async def add_report(self, report: ReportRow) -> None:
        await self._database.write(lambda session: session.add(report))

    async def reports_of(self, match: str) -> int:
        query = select(func.count()).select_from(ReportRow).where(ReportRow.match == match)
        return await self._database.read(lambda session: session.scalar(query) or 0)

    async def report(self, report: str) -> ReportRow | None:
        return await self._database.read(lambda session: session.get(ReportRow, report))

    async def secret_key(self) -> str:
        """The key for seat secrets, made once for all processes."""
        name = "secret-key"
        kept = await self._database.read(lambda session: session.get(KeptRow, name))
        if kept is None:
            try:
                await self._database.write(lambda session: session.add(KeptRow(name=name, value=new_token())))
            except IntegrityError:
                pass  # another process was first; its key counts
            kept = await self._database.read(lambda session: session.get(KeptRow, name))
        assert kept is not None
        return kept.value


_PART = 200
_TABLE: Any = MatchRow.__table__
_HOLDERS: Any = HolderRow.__table__
_SEATS: Any = SeatRow.__table__
# Statements that run often are put together once.
_INSERT_ENTRY: Any = insert(EntryRow.__table__)  # type: ignore[arg-type]
_ONLINE = (
    _SEATS.update()
    .where(_SEATS.c.match == bindparam("at"), _SEATS.c.seat == bindparam("on"))
    .values(online_until=bindparam("until"))
)
_SEEN = (
    _HOLDERS.update()
    .where(
        _HOLDERS.c.match == bindparam("at"),
        _HOLDERS.c.player == bindparam("by"),
        _HOLDERS.c.seen < bindparam("mark"),
    )
    .values(seen=bindparam("mark"))
)


@cache
def _set_standing(names: tuple[str, ...]) -> Any:
    where = _TABLE.update().where(_TABLE.c.id == bindparam("match_id"))
    return where.values({name: bindparam(name) for name in names})


def _execute(statement: Any, rows: Sequence[dict[str, Any]], connection: Connection) -> None:
    connection.execute(statement, rows)


def in_order(match: MatchRow, seats: list[SeatRow]) -> list[SeatRow]:
    """Seats in the order the game names them."""
    return sorted(seats, key=lambda row: match.seats.index(row.seat))


def _rows(session: Session, statement: Any) -> int:
    """Runs it, and gives how many rows it changed."""
    changed: int = session.execute(statement).rowcount  # type: ignore[attr-defined]
    return changed


def _hold(connection: Connection, match: str, seat: str, player: str) -> None:
    key = {"match": match, "seat": seat, "player": player}
    held = select(_HOLDERS.c.seen).where(*(_HOLDERS.c[name] == value for name, value in key.items()))
    if connection.execute(held).first() is None:
        connection.execute(insert(_HOLDERS).values(**key, seen=0))
