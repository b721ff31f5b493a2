"""What whoever runs the server can do about players and matches, on the database alone, while the server runs.

`outside.py` is how the server notices. Nothing in here needs the rules of a game: a match is ended or left by an entry
like any other, under the next number, so a server that is faster is not disturbed.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import delete, or_, select, update
from sqlalchemy.orm import Session

from westmarch.core import messages
from westmarch.core.errors import WestmarchError
from westmarch.server.database import Database
from westmarch.server.models import (
    EntryRow,
    ErrandRow,
    MatchRow,
    PlayerRow,
    ReportRow,
    SanctionRow,
    SeatRow,
    SessionRow,
)
from westmarch.server.store import Conflict, Store, now

CLOSED = "closed"
_FOREVER = datetime.max.replace(year=9000, tzinfo=now().tzinfo)
# What holds after each. Who is muted can't chat; who is banned may not come, and the sockets are closed within seconds.
SANCTIONS: dict[str, dict[str, Any]] = {
    "mute": {"muted_until": _FOREVER},
    "unmute": {"muted_until": None},
    "ban": {"banned": True},
    "unban": {"banned": False},
}
_ATTEMPTS = 20


class NoSuchThing(WestmarchError):
    """The player or match that was named isn't there."""


class Removed(msgspec.Struct):
    """What became of the matches of an account that was removed."""

    left: list[str]  # still running: the seat is open now
    kept: list[str]  # over: the name is gone from it


class Admin:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._store = Store(database)

    # -- lists

    async def players(self, search: str = "", limit: int = 50) -> list[dict[str, Any]]:
        """Accounts and guests, the newest first, with what holds against them."""
        query = (
            select(PlayerRow, SanctionRow)
            .join(SanctionRow, SanctionRow.player == PlayerRow.id, isouter=True)
            .order_by(PlayerRow.created.desc(), PlayerRow.id)
            .limit(limit)
        )
        if search:
            query = query.where(
                or_(
                    PlayerRow.id == search,
                    PlayerRow.login.icontains(search, autoescape=True),
                    PlayerRow.name.icontains(search, autoescape=True),
                )
            )

        def ask(session: Session) -> list[dict[str, Any]]:
            return [_player(player, sanction) for player, sanction in session.execute(query)]

        return await self._database.read(ask)

    async def matches(self, status: str = "", limit: int = 50) -> list[dict[str, Any]]:
        query = select(MatchRow).order_by(MatchRow.updated.desc(), MatchRow.id).limit(limit)
        if status:
            query = query.where(MatchRow.status == status)

        def ask(session: Session) -> list[dict[str, Any]]:
            rows = list(session.scalars(query))
            seats: dict[str, dict[str, str]] = {row.id: {} for row in rows}
            for seat in session.scalars(select(SeatRow).where(SeatRow.match.in_(list(seats)))):
                seats[seat.match][seat.seat] = seat.name or seat.kind
            fields = ("id", "game", "status", "step", "asked_seat", "created", "updated")
            return [{**{name: getattr(row, name) for name in fields}, "seats": seats[row.id]} for row in rows]

        return await self._database.read(ask)

    async def reports(self, limit: int = 50) -> list[dict[str, Any]]:
        """Without what they hold under seal: a hand is nobody's business who only wants to know what there is."""
        query = select(ReportRow).order_by(ReportRow.at.desc()).limit(limit)

        def ask(session: Session) -> list[dict[str, Any]]:
            return [
                {
                    "id": row.id,
                    "match": row.match,
                    "at": row.at,
                    "player": row.player,
                    "game": row.data.get("game", ""),
                    "step": row.data.get("step", 0),
                    "note": row.data.get("note", ""),
                }
                for row in session.scalars(query)
            ]

        return await self._database.read(ask)

    # -- players

    async def sanction(self, deed: str, player: str, reason: str = "", days: float | None = None) -> str:
        """One of SANCTIONS, a mute perhaps for so many days only. Gives the player's name."""
        values = SANCTIONS[deed] if days is None else {"muted_until": now() + timedelta(days=days)}

        def do(session: Session) -> str:
            found = _find(session, player)
            row = session.get(SanctionRow, found.id)
            if row is None:
                row = SanctionRow(player=found.id, banned=False, muted_until=None, reason="", at=now())
                session.add(row)
            for name, value in values.items():
                setattr(row, name, value)
            row.reason, row.at = reason or row.reason, now()
            if not row.banned and row.muted_until is None:
                session.delete(row)
            return found.name

        return await self._database.write(do)

    async def remove(self, player: str) -> Removed:
        """Removes an account: its seats in running matches are open then, and its name and chat gone everywhere."""
        found = await self._database.read(lambda session: _find(session, player))
        owned = select(SeatRow.match, MatchRow.status).join(MatchRow, MatchRow.id == SeatRow.match)
        rows = await self._database.read(
            lambda session: session.execute(owned.where(SeatRow.owner == found.id).distinct()).all()
        )
        removed = Removed([], [])
        for match, status in rows:
            if status in ("running", "abandoned"):
                await self._leave(match, found.id)
                removed.left.append(match)
            else:
                removed.kept.append(match)
        await self._database.write(lambda session: _forget(session, found.id))
        return removed

    async def _leave(self, match: str, player: str) -> None:
        for _ in range(_ATTEMPTS):
            stored = await self._store.since(match, 1 << 30)
            if stored is None:
                return
            leaving = [row for row in stored.seats if row.owner == player]
            entries = []
            for number, row in enumerate(leaving, start=1):
                entries.append(_entry(match, stored.match.seq + number, "leave", row.seat, _gone(), {}))
                row.kind, row.owner, row.name, row.generation = "open", None, "", row.generation + 1
            standing: dict[str, Any] = {"updated": now()}
            if stored.match.status == "running" and not any(row.kind == "human" for row in stored.seats):
                standing["status"] = "abandoned"
                seq = stored.match.seq + len(entries) + 1
                entries.append(_entry(match, seq, "end", None, "", {"status": "abandoned"}))
            standing["seq"] = stored.match.seq + len(entries)
            try:
                await self._store.append(match, entries, standing, leaving, [row.seat for row in leaving])
                return
            except Conflict:
                continue
        raise RuntimeError(f"gave up on {match}")

    # -- matches

    async def end(self, match: str) -> None:
        """Nobody can answer any more. Who plays sees why, and can still look at everything they could see before."""
        for _ in range(_ATTEMPTS):
            row = await self._database.read(lambda session: session.get(MatchRow, match))
            if row is None:
                raise NoSuchThing("server-not-found", what=match)
            if row.status in ("finished", CLOSED):
                raise NoSuchThing("server-match-over")
            entry = _entry(match, row.seq + 1, "end", None, "", {"status": CLOSED})
            standing = {"seq": row.seq + 1, "status": CLOSED, "asked_bot": False, "updated": now()}
            try:
                await self._store.append(match, [entry], standing)
            except Conflict:
                continue
            await self._database.write(lambda session: session.add(ErrandRow(at=now(), match=match)))
            return
        raise RuntimeError(f"gave up on {match}")


def _gone() -> str:
    return messages.text("server-gone")


def _player(player: PlayerRow, sanction: SanctionRow | None) -> dict[str, Any]:
    return {
        "id": player.id,
        "login": player.login,
        "name": player.name,
        "created": player.created,
        "banned": sanction is not None and sanction.banned,
        "muted_until": None if sanction is None else sanction.muted_until,
        "reason": "" if sanction is None else sanction.reason,
    }


def _find(session: Session, player: str) -> PlayerRow:
    """By id or by login."""
    found = session.scalar(select(PlayerRow).where(or_(PlayerRow.id == player, PlayerRow.login == player.lower())))
    if found is None:
        raise NoSuchThing("server-not-found", what=player)
    return found


def _entry(match: str, seq: int, kind: str, seat: str | None, name: str, data: dict[str, Any]) -> dict[str, Any]:
    about = {"match": match, "seq": seq, "kind": kind, "at": now(), "seat": seat, "player": None, "name": name}
    return {**about, "token": None, "reveals": False, "data": data}


def _forget(session: Session, player: str) -> None:
    """Takes a player out of everything that stays."""
    matches = set(session.scalars(select(EntryRow.match).where(EntryRow.player == player).distinct()))
    matches |= set(session.scalars(select(SeatRow.match).where(SeatRow.owner == player)))
    said = (EntryRow.player == player, EntryRow.kind == "chat")
    session.execute(update(EntryRow).where(*said).values(data={"text": ""}))
    session.execute(update(EntryRow).where(EntryRow.player == player).values(name=_gone(), player=None))
    session.execute(update(SeatRow).where(SeatRow.owner == player).values(name=_gone(), owner=None))
    session.execute(update(MatchRow).where(MatchRow.creator == player).values(creator=None))
    session.execute(update(ReportRow).where(ReportRow.player == player).values(player=None))
    session.execute(delete(SessionRow).where(SessionRow.player == player))
    session.execute(delete(PlayerRow).where(PlayerRow.id == player))
    session.add_all(ErrandRow(at=now(), match=match) for match in sorted(matches))
