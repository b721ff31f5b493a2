"""What nobody comes back for is removed by age: sessions, guests, matches that were left, tickets.

Nothing is removed that somebody could still use: a guest goes when the last session has ended and no match is left that
the guest plays; a match goes when nobody has touched it for long and nobody sits at it. Finished matches stay unless
told otherwise.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import msgspec
from sqlalchemy import delete, exists, func, select
from sqlalchemy.orm import Session

from westmarch.server import chores
from westmarch.server.database import Database
from westmarch.server.models import ErrandRow, HolderRow, MatchRow, PlayerRow, SeatRow, SessionRow, TicketRow
from westmarch.server.players import SESSION
from westmarch.server.settings import Settings
from westmarch.server.store import now

log = logging.getLogger("westmarch.server.purge")

# Removed in one transaction, so that nobody's answer waits long for it.
_PART = 100
_FIRST = 600.0
_EVERY = 6 * 3600.0
# Every process has read an errand by then.
_ERRANDS = timedelta(days=1)


class Purged(msgspec.Struct):
    """How many of each were removed, or would be."""

    sessions: int = 0
    guests: int = 0
    unplayed: int = 0
    unfinished: int = 0
    finished: int = 0
    tickets: int = 0

    @property
    def any(self) -> bool:
        return any(msgspec.structs.astuple(self))


@dataclass(eq=False)
class Purge:
    _settings: Settings
    _database: Database

    async def regularly(self) -> None:
        """Runs for ever."""
        await chores.every(_EVERY, self._purge, first=_FIRST)

    async def _purge(self) -> None:
        purged = await self.run()
        if purged.any:
            log.info("purged", extra=msgspec.structs.asdict(purged))

    async def run(self, dry: bool = False) -> Purged:
        """Removes what is too old; `dry` only counts. Sessions first, because a guest without one can't come back."""
        purged = Purged()
        for name, table, key, condition in self._what():
            count = await self._count(key, condition) if dry else await self._remove(table, key, condition)
            setattr(purged, name, count)
        if not dry:
            await self._remove(ErrandRow, ErrandRow.id, ErrandRow.at < now() - _ERRANDS)
        return purged

    def _what(self) -> list[tuple[str, Any, Any, Any]]:
        """Each kind: its name, table, key and what is too old."""
        settings = self._settings
        found: list[tuple[str, Any, Any, Any]] = [
            ("sessions", SessionRow, SessionRow.digest, SessionRow.used < now() - SESSION),
            ("tickets", TicketRow, TicketRow.digest, TicketRow.until < now()),
        ]
        sitting = exists().where(SeatRow.match == MatchRow.id, SeatRow.online_until > now())
        matches = {
            "unplayed": (settings.purge_unplayed, (MatchRow.status != "finished") & (MatchRow.step == 0)),
            "unfinished": (settings.purge_unfinished, (MatchRow.status != "finished") & (MatchRow.step > 0)),
            "finished": (settings.purge_finished, MatchRow.status == "finished"),
        }
        for name, (days, condition) in matches.items():
            if days:
                old = MatchRow.updated < now() - timedelta(days=days)
                found.append((name, MatchRow, MatchRow.id, condition & old & ~sitting))
        if settings.purge_guests:
            since = now() - timedelta(days=settings.purge_guests)
            used = exists().where(SessionRow.player == PlayerRow.id, SessionRow.used >= since)
            playing = exists().where(
                HolderRow.player == PlayerRow.id, HolderRow.match == MatchRow.id, MatchRow.status != "finished"
            )
            guest = PlayerRow.login.is_(None) & (PlayerRow.created < since) & ~used & ~playing
            found.append(("guests", PlayerRow, PlayerRow.id, guest))
        return found

    async def _count(self, key: Any, condition: Any) -> int:
        query = select(func.count(key)).where(condition)
        return await self._database.read(lambda session: session.scalar(query)) or 0

    async def _remove(self, table: Any, key: Any, condition: Any) -> int:
        def part(session: Session) -> int:
            keys = list(session.scalars(select(key).where(condition).limit(_PART)))
            if keys:
                session.execute(delete(table).where(key.in_(keys)))
            return len(keys)

        removed = 0
        while True:
            count = await self._database.write(part)
            removed += count
            if count < _PART:
                return removed
