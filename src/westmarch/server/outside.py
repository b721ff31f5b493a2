"""What the admin command does while the server runs, as the server notices it: by looking every two seconds.

It changes the database and nothing else, so it works for SQLite and PostgreSQL, for one process and for many. A match
it has changed is named in an errand, and read anew by whoever has it in memory. Sanctions are few, and read whole.
"""

from __future__ import annotations

import logging
from datetime import datetime

import msgspec
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from westmarch.server.database import Database
from westmarch.server.hall import Hall
from westmarch.server.models import ErrandRow, SanctionRow
from westmarch.server.store import now

log = logging.getLogger("westmarch.server.outside")

LOOK = 2.0


class Sanction(msgspec.Struct, frozen=True):
    banned: bool
    muted_until: datetime | None


class Outside:
    def __init__(self, database: Database, hall: Hall) -> None:
        self._database = database
        self._hall = hall
        self._sanctions: dict[str, Sanction] = {}
        self._errand = 0

    def banned(self, player: str | None) -> bool:
        return player is not None and player in self._sanctions and self._sanctions[player].banned

    def muted(self, player: str | None) -> bool:
        """Who is banned is muted, too."""
        found = self._sanctions.get(player or "")
        return found is not None and (found.banned or (found.muted_until is not None and found.muted_until > now()))

    async def open(self) -> None:
        last = await self._database.read(lambda session: session.scalar(select(func.max(ErrandRow.id))))
        self._errand = last or 0
        await self.look()

    async def look(self) -> None:
        def ask(session: Session) -> tuple[dict[str, Sanction], list[tuple[int, str]]]:
            sanctions = {
                row.player: Sanction(row.banned, row.muted_until) for row in session.scalars(select(SanctionRow))
            }
            query = select(ErrandRow.id, ErrandRow.match).where(ErrandRow.id > self._errand).order_by(ErrandRow.id)
            return sanctions, [(row.id, row.match) for row in session.execute(query)]

        before = self._sanctions
        self._sanctions, errands = await self._database.read(ask)
        fresh = [
            player
            for player, sanction in self._sanctions.items()
            if sanction.banned and not (player in before and before[player].banned)
        ]
        if fresh:
            await self._hall.send_away(4403, "server-banned", fresh)
        if errands:
            self._errand = errands[-1][0]
        for match in dict.fromkeys(match for _, match in errands):
            await self._hall.read_anew(match)
