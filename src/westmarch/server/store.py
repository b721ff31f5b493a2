"""Every question to the database about matches, in one place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from westmarch.server.database import Database
from westmarch.server.keys import new_token
from westmarch.server.models import EntryRow, HolderRow, KeptRow, MatchRow, ReportRow, SeatRow

# A table shows somebody as present this long after the last sign of life.
ONLINE = timedelta(seconds=45)
# A process that works on a bot's answer must say so again within this time, or another one takes over.
LEASE = timedelta(seconds=20)


class Conflict(Exception):
    """Another process has appended to the match first."""


class Stored(msgspec.Struct):
    """A match as it is in the database."""

    match: MatchRow
    seats: list[SeatRow]
    entries: list[EntryRow]


def now() -> datetime:
    return datetime.now(UTC)


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database

    # -- matches

    async def add_match(
        self,
        match: MatchRow,
        seats: Sequence[SeatRow],
        entries: Sequence[dict[str, Any]] = (),
        follows: str | None = None,
    ) -> str:
        """Stores a new match and gives its id. If it follows another as its rematch, there can be only one such."""
        async with self.database.writing() as session:
            if follows is not None:
                taken = update(MatchRow).where(MatchRow.id == follows, MatchRow.rematch.is_(None))
                changed = await session.execute(taken.values(rematch=match.id))
                if changed.rowcount == 0:  # type: ignore[attr-defined]
                    found = await session.scalar(select(MatchRow.rematch).where(MatchRow.id == follows))
                    assert found is not None
                    return found
            # Identifiers stay readable after the transaction, and other rows refer to this one.
            session.add(match)
            await session.flush()
            session.add_all(seats)
            owners = {(seat.seat, seat.owner) for seat in seats if seat.owner is not None}
            for seat, owner in sorted(owners):
                session.add(HolderRow(match=match.id, seat=seat, player=owner, seen=0))
            if entries:
                await session.execute(insert(EntryRow), list(entries))
        return match.id

    async def load(self, match: str) -> Stored | None:
        return await self.since(match, 0)

    async def since(self, match: str, seq: int) -> Stored | None:
        """The match with the entries after `seq` only."""
        async with self.database.reading() as session:
            # In this order, so that what is read later is never older than the entries.
            entries = await _entries(session, match, seq)
            seats = await _seats(session, match)
            row = await session.get(MatchRow, match)
            return None if row is None else Stored(row, in_order(row, seats), entries)

    async def seq(self, match: str) -> int | None:
        async with self.database.reading() as session:
            return await session.scalar(select(MatchRow.seq).where(MatchRow.id == match))

    async def seqs(self, matches: Iterable[str]) -> dict[str, int]:
        ids = list(matches)
        if not ids:
            return {}
        async with self.database.reading() as session:
            rows = await session.execute(select(MatchRow.id, MatchRow.seq).where(MatchRow.id.in_(ids)))
            return {row.id: row.seq for row in rows}

    async def append(
        self,
        match: str,
        entries: Sequence[dict[str, Any]],
        standing: dict[str, Any],
        seats: Sequence[SeatRow] = (),
        gone: Sequence[str] = (),
    ) -> None:
        """Stores entries, and where the match stands after them, or raises Conflict and stores nothing.

        `seats` are those that changed hands; `gone` are seats whose holders lose them.
        """
        try:
            async with self.database.writing() as session:
                connection = await session.connection()
                await connection.execute(insert(EntryRow.__table__), list(entries))  # type: ignore[arg-type]
                await connection.execute(update(MatchRow.__table__).where(MatchRow.id == match).values(**standing))  # type: ignore[arg-type]
                for seat in gone:
                    await session.execute(delete(HolderRow).where(HolderRow.match == match, HolderRow.seat == seat))
                for row in seats:
                    await session.execute(
                        update(SeatRow)
                        .where(SeatRow.match == match, SeatRow.seat == row.seat)
                        .values(kind=row.kind, name=row.name, bot=row.bot, owner=row.owner, generation=row.generation)
                    )
                    if row.owner is not None:
                        await _hold(session, match, row.seat, row.owner)
        except IntegrityError as error:
            raise Conflict(match) from error

    async def change(self, match: str, **values: Any) -> None:
        async with self.database.writing() as session:
            await session.execute(update(MatchRow).where(MatchRow.id == match).values(**values))

    # -- who holds what

    async def held(self, match: str, player: str) -> dict[str, int]:
        """The seats that player may play, with what was last seen from there."""
        async with self.database.reading() as session:
            query = select(HolderRow.seat, HolderRow.seen).where(HolderRow.match == match, HolderRow.player == player)
            return {row.seat: row.seen for row in await session.execute(query)}

    async def held_in(self, matches: Iterable[str], player: str | None) -> dict[str, dict[str, int]]:
        """The same for several matches at once."""
        found: dict[str, dict[str, int]] = {}
        ids = list(matches)
        if player is None or not ids:
            return found
        async with self.database.reading() as session:
            query = select(HolderRow).where(HolderRow.player == player, HolderRow.match.in_(ids))
            for row in await session.scalars(query):
                found.setdefault(row.match, {})[row.seat] = row.seen
        return found

    async def hold(self, match: str, seat: str, player: str) -> None:
        async with self.database.writing() as session:
            await _hold(session, match, seat, player)

    async def let_go(self, match: str, player: str, seats: Iterable[str]) -> None:
        async with self.database.writing() as session:
            await session.execute(
                delete(HolderRow).where(
                    HolderRow.match == match, HolderRow.player == player, HolderRow.seat.in_(list(seats))
                )
            )

    async def seen(self, marks: Iterable[tuple[str, str, int]]) -> None:
        """Notes (match, player, seq): the player has seen everything up to there."""
        async with self.database.writing() as session:
            for match, player, seq in marks:
                await session.execute(
                    update(HolderRow)
                    .where(HolderRow.match == match, HolderRow.player == player, HolderRow.seen < seq)
                    .values(seen=seq)
                )

    async def online(self, seats: Iterable[tuple[str, str]], until: datetime) -> None:
        async with self.database.writing() as session:
            for match, seat in seats:
                await session.execute(
                    update(SeatRow).where(SeatRow.match == match, SeatRow.seat == seat).values(online_until=until)
                )

    async def seats(self, match: str) -> list[SeatRow]:
        async with self.database.reading() as session:
            return await _seats(session, match)

    # -- lists

    async def mine(self, player: str, before: datetime | None, limit: int) -> list[Stored]:
        held = select(HolderRow.match).where(HolderRow.player == player)
        return await self._list(or_(MatchRow.id.in_(held), MatchRow.creator == player), before, limit)

    async def listed(self, scope: str, before: datetime | None, limit: int) -> list[Stored]:
        open_seat = exists().where(SeatRow.match == MatchRow.id, SeatRow.kind == "open")
        conditions = {
            "open": (MatchRow.status != "finished") & open_seat,
            "live": (MatchRow.status == "running") & MatchRow.spectators,
            "finished": MatchRow.status == "finished",
        }
        return await self._list(MatchRow.public & conditions[scope], before, limit)

    async def _list(self, condition: Any, before: datetime | None, limit: int) -> list[Stored]:
        query = select(MatchRow).where(condition).order_by(MatchRow.updated.desc(), MatchRow.id).limit(limit)
        if before is not None:
            query = query.where(MatchRow.updated < before)
        async with self.database.reading() as session:
            rows = list(await session.scalars(query))
            seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            if rows:
                for seat in await session.scalars(select(SeatRow).where(SeatRow.match.in_(list(seats)))):
                    seats[seat.match].append(seat)
        return [Stored(row, in_order(row, seats[row.id]), []) for row in rows]

    async def count(self) -> int:
        async with self.database.reading() as session:
            return await session.scalar(select(func.count()).select_from(MatchRow)) or 0

    # -- bots

    async def bots_due(self, limit: int = 100) -> list[str]:
        """Matches that wait for a bot on which no process works."""
        free = or_(MatchRow.bot_until.is_(None), MatchRow.bot_until < now())
        query = select(MatchRow.id).where(MatchRow.status == "running", MatchRow.asked_bot, free).limit(limit)
        async with self.database.reading() as session:
            return list(await session.scalars(query))

    async def lease(self, match: str, process: str) -> bool:
        """Says that this process works on the bot's answer; False if another one already does."""
        free = or_(MatchRow.bot_until.is_(None), MatchRow.bot_until < now(), MatchRow.bot_by == process)
        query = update(MatchRow).where(MatchRow.id == match, free).values(bot_by=process, bot_until=now() + LEASE)
        async with self.database.writing() as session:
            return bool((await session.execute(query)).rowcount)  # type: ignore[attr-defined]

    async def release(self, match: str, process: str) -> None:
        query = update(MatchRow).where(MatchRow.id == match, MatchRow.bot_by == process)
        async with self.database.writing() as session:
            await session.execute(query.values(bot_by=None, bot_until=None))

    # -- reports, and what the server remembers

    async def add_report(self, report: ReportRow) -> None:
        async with self.database.writing() as session:
            session.add(report)

    async def report(self, report: str) -> ReportRow | None:
        async with self.database.reading() as session:
            return await session.get(ReportRow, report)

    async def secret_key(self) -> str:
        """The key for seat secrets, made once for all processes."""
        async with self.database.reading() as session:
            kept = await session.get(KeptRow, "secret-key")
        if kept is None:
            try:
                async with self.database.writing() as session:
                    session.add(KeptRow(name="secret-key", value=new_token()))
            except IntegrityError:
                pass  # another process was first; its key counts
            async with self.database.reading() as session:
                kept = await session.get(KeptRow, "secret-key")
        assert kept is not None
        return kept.value


def in_order(match: MatchRow, seats: list[SeatRow]) -> list[SeatRow]:
    """Seats in the order the game names them."""
    return sorted(seats, key=lambda row: match.seats.index(row.seat))


async def _seats(session: AsyncSession, match: str) -> list[SeatRow]:
    return list(await session.scalars(select(SeatRow).where(SeatRow.match == match)))


async def _entries(session: AsyncSession, match: str, after: int) -> list[EntryRow]:
    query = select(EntryRow).where(EntryRow.match == match, EntryRow.seq > after).order_by(EntryRow.seq)
    return list(await session.scalars(query))


async def _hold(session: AsyncSession, match: str, seat: str, player: str) -> None:
    if await session.get(HolderRow, (match, seat, player)) is None:
        session.add(HolderRow(match=match, seat=seat, player=player, seen=0))
