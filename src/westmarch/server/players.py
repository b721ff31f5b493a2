"""Players and their sessions: guests with a name, and accounts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from datetime import timedelta

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from westmarch.server.database import Database
from westmarch.server.errors import ServerError, conflict
from westmarch.server.keys import digest, hash_password, new_id, new_number, new_token, password_fits
from westmarch.server.models import HolderRow, MatchRow, PlayerRow, SeatRow, SessionRow
from westmarch.server.store import now

# A session ends when nobody has used it for this long.
SESSION = timedelta(days=400)
_TOUCH = timedelta(days=1)
# Four digits are enough for thousands of people with one name; it takes this many misses to give up.
_TRIES = 50


class Player(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None
    language: str | None = None


class Changed(msgspec.Struct, frozen=True):
    """After a change of rights: the player, the token of the only session there is now, and those that have ended."""

    player: Player
    token: str
    ended: list[str]


class Players:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def by_id(self, player: str) -> Player | None:
        row = await self._database.read(lambda session: session.get(PlayerRow, player))
        return None if row is None else Player(row.id, row.name, row.login, row.language)

    async def by_token(self, token: str) -> Player | None:
        key = digest(token)
        query = select(PlayerRow.id, PlayerRow.name, PlayerRow.login, PlayerRow.language, SessionRow.used).join(
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
        return Player(found.id, found.name, found.login, found.language)

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

    async def speak(self, player: Player, language: str) -> None:
        """From now on letters to that player are in that language."""
        await self._change(player, language=language)

    async def register(self, player: Player, login: str, password: str) -> Changed:
        """Makes the guest an account. The login gets a number of ours, so that nobody learns which ones there are."""
        if player.login is not None:
            raise conflict("server-has-account", login=player.login)
        hashed = await asyncio.to_thread(hash_password, password)
        for _ in range(_TRIES):
            given = f"{login.lower()}-{new_number()}"
            try:
                return await self._change_rights(player.id, login=given, password=hashed)
            except IntegrityError:
                continue  # somebody has that very number
        raise RuntimeError(f"no number left for {login}")

    async def log_in(self, login: str, password: str) -> tuple[Player, str]:
        query = select(PlayerRow).where(PlayerRow.login == login.lower())
        row = await self._database.read(lambda session: session.scalar(query))
        fits = await asyncio.to_thread(password_fits, row.password if row else None, password)
        if row is None or not fits:
            raise ServerError("server-bad-login", 401)
        token = new_token()
        entry = SessionRow(digest=digest(token), player=row.id, used=now())
        await self._database.write(lambda session: session.add(entry))
        return Player(row.id, row.name, row.login, row.language), token

    async def log_out(self, token: str) -> list[str]:
        """Ends the session; gives its digest, for whatever was opened with it."""
        query = delete(SessionRow).where(SessionRow.digest == digest(token))
        await self._database.write(lambda session: session.execute(query))
        return [digest(token)]

    async def change_password(self, player: Player, old: str, new: str) -> Changed:
        row = await self._database.read(lambda session: session.get(PlayerRow, player.id))
        if not await asyncio.to_thread(password_fits, row.password if row else None, old):
            raise ServerError("server-bad-login", 401)
        return await self.set_password(player.id, new)

    async def set_password(self, player: str, new: str) -> Changed:
        """Whoever calls this has made sure that it is the account's own wish."""
        return await self._change_rights(player, password=await asyncio.to_thread(hash_password, new))

    async def still_open(self, digests: Iterable[str]) -> set[str]:
        """Those of these sessions that there still are."""
        query = select(SessionRow.digest).where(SessionRow.digest.in_(list(digests)))
        return await self._database.read(lambda session: set(session.scalars(query)))

    async def _change_rights(self, player: str, **values: str) -> Changed:
        """Ends all sessions and begins a new one: whoever else knows an old token, or the old password, is out."""
        token = new_token()

        def do(session: Session) -> Changed:
            session.execute(update(PlayerRow).where(PlayerRow.id == player).values(**values))
            ended = list(session.scalars(select(SessionRow.digest).where(SessionRow.player == player)))
            session.execute(delete(SessionRow).where(SessionRow.player == player))
            session.add(SessionRow(digest=digest(token), player=player, used=now()))
            row = session.get(PlayerRow, player)
            assert row is not None
            return Changed(Player(row.id, row.name, row.login, row.language), token, ended)

        return await self._database.write(do)

    async def merge(self, guest: Player, account: Player) -> tuple[list[str], list[str]]:
        """A guest has logged in: the guest's seats are the account's from now on.

        Gives the matches concerned, and the guest's sessions, which have ended.
        """

        def do(session: Session) -> tuple[list[str], list[str]]:
            held = list(session.scalars(select(HolderRow).where(HolderRow.player == guest.id)))
            for row in held:
                if session.get(HolderRow, (row.match, row.seat, account.id)) is None:
                    session.add(HolderRow(match=row.match, seat=row.seat, player=account.id, seen=row.seen))
                session.delete(row)
            session.execute(update(SeatRow).where(SeatRow.owner == guest.id).values(owner=account.id))
            session.execute(update(MatchRow).where(MatchRow.creator == guest.id).values(creator=account.id))
            ended = list(session.scalars(select(SessionRow.digest).where(SessionRow.player == guest.id)))
            session.execute(delete(SessionRow).where(SessionRow.player == guest.id))
            return sorted({row.match for row in held}), ended

        if guest.login is not None or guest.id == account.id:
            return [], []
        return await self._database.write(do)

    async def _change(self, player: Player, **values: str) -> None:
        query = update(PlayerRow).where(PlayerRow.id == player.id).values(**values)
        await self._database.write(lambda session: session.execute(query))
