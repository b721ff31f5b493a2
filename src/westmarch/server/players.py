"""Players and their sessions: guests with a name, and accounts."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

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
        key = digest(token)
        query = select(PlayerRow.id, PlayerRow.name, PlayerRow.login, SessionRow.used).join(
            SessionRow, SessionRow.player == PlayerRow.id
        )
        found = await self._database.read(
            lambda session: session.execute(query.where(SessionRow.digest == key)).first()
        )
        if found is None or found.used < now() - SESSION:
            return None
        if found.used < now() - _TOUCH:
            touch = update(SessionRow).where(SessionRow.digest == key).values(used=now())
            await self._database.write(lambda session: session.execute(touch))
        return Player(found.id, found.name, found.login)

    async def guest(self, name: str) -> tuple[Player, str]:
        """A new player without an account, and the token of the session."""
        player = Player(new_id(), name, None)
        token = new_token()

        def do(session: Session) -> None:
            session.add(PlayerRow(id=player.id, name=name, login=None, password=None, created=now()))
            session.flush()
            session.add(SessionRow(digest=digest(token), player=player.id, used=now()))

        await self._database.write(do)
        return player, token

    async def rename(self, player: Player, name: str) -> Player:
        await self._change(player, name=name)
        return msgspec.structs.replace(player, name=name)

    async def register(self, player: Player, login: str, password: str) -> Player:
        if player.login is not None:
            raise conflict("server-has-account", login=player.login)
        hashed = await asyncio.to_thread(hash_password, password)
        try:
            await self._change(player, login=login.lower(), password=hashed)
        except IntegrityError:
            raise conflict("server-login-taken", login=login) from None
        return msgspec.structs.replace(player, login=login.lower())

    async def log_in(self, login: str, password: str) -> tuple[Player, str]:
        query = select(PlayerRow).where(PlayerRow.login == login.lower())
        row = await self._database.read(lambda session: session.scalar(query))
        fits = await asyncio.to_thread(password_fits, row.password if row else None, password)
        if row is None or not fits:
            raise ServerError("server-bad-login", 401)
        token = new_token()
        entry = SessionRow(digest=digest(token), player=row.id, used=now())
        await self._database.write(lambda session: session.add(entry))
        return Player(row.id, row.name, row.login), token

    async def log_out(self, token: str) -> None:
        query = delete(SessionRow).where(SessionRow.digest == digest(token))
        await self._database.write(lambda session: session.execute(query))

    async def change_password(self, player: Player, old: str, new: str, token: str) -> None:
        """Also ends all other sessions: who changes a password may fear that somebody knows it."""
        row = await self._database.read(lambda session: session.get(PlayerRow, player.id))
        if not await asyncio.to_thread(password_fits, row.password if row else None, old):
            raise ServerError("server-bad-login", 401)
        await self._change(player, password=await asyncio.to_thread(hash_password, new))
        others = delete(SessionRow).where(SessionRow.player == player.id, SessionRow.digest != digest(token))
        await self._database.write(lambda session: session.execute(others))

    async def merge(self, guest: Player, account: Player) -> list[str]:
        """A guest has logged in: the guest's seats are the account's from now on. Gives the matches concerned."""

        def do(session: Session) -> list[str]:
            held = list(session.scalars(select(HolderRow).where(HolderRow.player == guest.id)))
            for row in held:
                if session.get(HolderRow, (row.match, row.seat, account.id)) is None:
                    session.add(HolderRow(match=row.match, seat=row.seat, player=account.id, seen=row.seen))
                session.delete(row)
            session.execute(update(SeatRow).where(SeatRow.owner == guest.id).values(owner=account.id))
            session.execute(update(MatchRow).where(MatchRow.creator == guest.id).values(creator=account.id))
            session.execute(delete(SessionRow).where(SessionRow.player == guest.id))
            return sorted({row.match for row in held})

        if guest.login is not None or guest.id == account.id:
            return []
        return await self._database.write(do)

    async def _change(self, player: Player, **values: str) -> None:
        query = update(PlayerRow).where(PlayerRow.id == player.id).values(**values)
        await self._database.write(lambda session: session.execute(query))
