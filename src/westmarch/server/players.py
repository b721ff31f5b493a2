"""Players and their sessions: guests with a name, and accounts."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from westmarch.server.database import Database
from westmarch.server.errors import ServerError, conflict
from westmarch.server.keys import digest, hash_password, new_id, new_token, password_fits
from westmarch.server.models import HolderRow, MatchRow, PlayerRow, SeatRow, SessionRow
from westmarch.server.store import now

# A session ends when nobody has used it for this long.
SESSION = timedelta(days=400)
_TOUCH = timedelta(days=1)


class Player(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None


class Players:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def by_token(self, token: str) -> Player | None:
        query = select(PlayerRow, SessionRow).join(SessionRow, SessionRow.player == PlayerRow.id)
        async with self._database.reading() as session:
            found = (await session.execute(query.where(SessionRow.digest == digest(token)))).first()
        if found is None:
            return None
        row, used = found[0], found[1].used
        if used < now() - SESSION:
            return None
        if used < now() - _TOUCH:
            async with self._database.writing() as session:
                await session.execute(update(SessionRow).where(SessionRow.digest == digest(token)).values(used=now()))
        return Player(row.id, row.name, row.login)

    async def guest(self, name: str) -> tuple[Player, str]:
        """A new player without an account, and the token of the session."""
        player = Player(new_id(), name, None)
        token = new_token()
        async with self._database.writing() as session:
            session.add(PlayerRow(id=player.id, name=name, login=None, password=None, created=now()))
            await session.flush()
            session.add(SessionRow(digest=digest(token), player=player.id, used=now()))
        return player, token

    async def rename(self, player: Player, name: str) -> Player:
        async with self._database.writing() as session:
            await session.execute(update(PlayerRow).where(PlayerRow.id == player.id).values(name=name))
        return msgspec.structs.replace(player, name=name)

    async def register(self, player: Player, login: str, password: str) -> Player:
        if player.login is not None:
            raise conflict("server-has-account", login=player.login)
        hashed = await asyncio.to_thread(hash_password, password)
        try:
            async with self._database.writing() as session:
                await session.execute(
                    update(PlayerRow).where(PlayerRow.id == player.id).values(login=login.lower(), password=hashed)
                )
        except IntegrityError:
            raise conflict("server-login-taken", login=login) from None
        return msgspec.structs.replace(player, login=login.lower())

    async def log_in(self, login: str, password: str) -> tuple[Player, str]:
        async with self._database.reading() as session:
            row = await session.scalar(select(PlayerRow).where(PlayerRow.login == login.lower()))
        fits = await asyncio.to_thread(password_fits, row.password if row else None, password)
        if row is None or not fits:
            raise ServerError("server-bad-login", 401)
        token = new_token()
        async with self._database.writing() as session:
            session.add(SessionRow(digest=digest(token), player=row.id, used=now()))
        return Player(row.id, row.name, row.login), token

    async def log_out(self, token: str) -> None:
        async with self._database.writing() as session:
            await session.execute(delete(SessionRow).where(SessionRow.digest == digest(token)))

    async def change_password(self, player: Player, old: str, new: str, token: str) -> None:
        """Also ends all other sessions: who changes a password may fear that somebody knows it."""
        async with self._database.reading() as session:
            row = await session.get(PlayerRow, player.id)
        fits = await asyncio.to_thread(password_fits, row.password if row else None, old)
        if not fits:
            raise ServerError("server-bad-login", 401)
        hashed = await asyncio.to_thread(hash_password, new)
        async with self._database.writing() as session:
            await session.execute(update(PlayerRow).where(PlayerRow.id == player.id).values(password=hashed))
            await session.execute(
                delete(SessionRow).where(SessionRow.player == player.id, SessionRow.digest != digest(token))
            )

    async def merge(self, guest: Player, account: Player) -> list[str]:
        """A guest has logged in: the guest's seats are the account's from now on. Gives the matches concerned."""
        if guest.login is not None or guest.id == account.id:
            return []
        async with self._database.writing() as session:
            held = list(await session.scalars(select(HolderRow).where(HolderRow.player == guest.id)))
            for row in held:
                if await session.get(HolderRow, (row.match, row.seat, account.id)) is None:
                    session.add(HolderRow(match=row.match, seat=row.seat, player=account.id, seen=row.seen))
                await session.delete(row)
            await session.execute(update(SeatRow).where(SeatRow.owner == guest.id).values(owner=account.id))
            await session.execute(update(MatchRow).where(MatchRow.creator == guest.id).values(creator=account.id))
            await session.execute(delete(SessionRow).where(SessionRow.player == guest.id))
        return sorted({row.match for row in held})
