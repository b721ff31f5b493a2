"""What letters are about: an address to confirm, a password to set anew, a turn that waits.

A link in a letter is a ticket: random, good for a while and for once, and the database keeps only its digest.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import Connection, delete, exists, or_, select, update
from sqlalchemy.orm import Session, aliased

from westmarch.core import messages
from westmarch.server.database import Database
from westmarch.server.errors import ServerError, conflict
from westmarch.server.keys import SeatKeys, digest, hash_password, new_token, password_fits
from westmarch.server.models import EntryRow, MatchRow, PlayerRow, SeatRow, SessionRow, TicketRow
from westmarch.server.players import Player
from westmarch.server.post import Letter, Post
from westmarch.server.settings import Settings
from westmarch.server.store import now

log = logging.getLogger("westmarch.server.letters")

CONFIRM, RESET = "confirm", "reset"
_GOOD = {CONFIRM: timedelta(days=3), RESET: timedelta(hours=1)}
LOOK = 60.0
_MOST = 200


@dataclass(eq=False)
class Letters:
    _settings: Settings
    _database: Database
    post: Post
    _keys: SeatKeys

    # -- the address

    async def of(self, player: Player) -> PlayerRow:
        row = await self._database.read(lambda session: session.get(PlayerRow, player.id))
        if row is None or row.login is None:
            raise ServerError("server-no-account", 403)
        return row

    async def set_address(self, player: Player, email: str, password: str, language: str) -> None:
        """A new address, or none. It counts once the link in the letter to it was used."""
        row = await self.of(player)
        if not await asyncio.to_thread(password_fits, row.password, password):
            raise ServerError("server-bad-login", 401)
        await self._change(player.id, email=email or None, email_confirmed=False)
        if email:
            await self._write(row.id, CONFIRM, email, language)

    async def wish(self, player: Player, turns: bool) -> None:
        await self._change(player.id, mail_turns=turns)

    async def forgot(self, login: str, language: str) -> None:
        """A letter to whoever has that login and a confirmed address. Nobody is told whether there is one.

        It is in the language of the account: anybody can ask for it.
        """
        query = select(PlayerRow).where(PlayerRow.login == login.lower(), PlayerRow.email_confirmed)
        row = await self._database.read(lambda session: session.scalar(query))
        if row is not None and row.email:
            await self._write(row.id, RESET, row.email, row.language or language)

    async def _write(self, player: str, kind: str, email: str, language: str) -> None:
        token = new_token()
        ticket = TicketRow(digest=digest(token), player=player, kind=kind, email=email, until=now() + _GOOD[kind])

        def do(session: Session) -> None:
            # The newest letter counts; what was sent before is worth nothing any more.
            session.execute(delete(TicketRow).where(TicketRow.player == player, TicketRow.kind == kind))
            session.add(ticket)

        await self._database.write(do)
        self.post.send(Letter(kind, email, {"link": self.post.link("letter", token)}, language=language))

    # -- what a link is good for

    async def look(self, token: str) -> TicketRow | None:
        found = await self._database.read(lambda session: session.get(TicketRow, digest(token)))
        return found if found is not None and found.until > now() else None

    async def confirm(self, token: str) -> None:
        ticket = await self._use(token, CONFIRM)
        same = update(PlayerRow).where(PlayerRow.id == ticket.player, PlayerRow.email == ticket.email)
        await self._database.write(lambda session: session.execute(same.values(email_confirmed=True)))

    async def reset(self, token: str, password: str) -> list[str]:
        """A new password; ends all sessions, and gives their digests, for whatever was opened with them."""
        hashed = await asyncio.to_thread(hash_password, password)
        ticket = await self._use(token, RESET)

        def do(session: Session) -> list[str]:
            ended = list(session.scalars(select(SessionRow.digest).where(SessionRow.player == ticket.player)))
            session.execute(update(PlayerRow).where(PlayerRow.id == ticket.player).values(password=hashed))
            session.execute(delete(SessionRow).where(SessionRow.player == ticket.player))
            return ended

        return await self._database.write(do)

    async def _use(self, token: str, kind: str) -> TicketRow:
        """The ticket, used up. Whoever comes second finds none."""
        ticket = await self.look(token)
        if ticket is not None and ticket.kind == kind:
            gone = delete(TicketRow).where(TicketRow.digest == ticket.digest)
            if await self._database.execute(lambda connection: connection.execute(gone).rowcount):
                return ticket
        raise conflict("server-letter-old")

    async def _change(self, player: str, **values: object) -> None:
        query = update(PlayerRow).where(PlayerRow.id == player).values(**values)
        await self._database.write(lambda session: session.execute(query))

    # -- no more of them

    def stop_link(self, player: str) -> str:
        return self.post.link("letter", "stop", player, self._keys.secret(player, "letters", 0))

    async def stop(self, player: str, secret: str) -> None:
        if not self._keys.fits(secret, player, "letters", 0):
            raise conflict("server-letter-old")
        await self._change(player, mail_turns=False)

    # -- your turn

    async def tell_turns(self) -> int:
        """Writes to everybody whose turn has waited for long while they were away; once a turn."""
        if not self._settings.turn_mail or not self.post.open:
            return 0
        other = aliased(SeatRow)
        waited = now() - timedelta(minutes=self._settings.turn_mail)
        query = (
            select(
                MatchRow.id,
                MatchRow.game,
                MatchRow.moment,
                SeatRow.seat,
                PlayerRow.id.label("player"),
                PlayerRow.email,
                PlayerRow.language,
            )
            .join(SeatRow, (SeatRow.match == MatchRow.id) & (SeatRow.seat == MatchRow.asked_seat))
            .join(PlayerRow, PlayerRow.id == SeatRow.owner)
            .where(
                MatchRow.status == "running",
                MatchRow.updated < waited,
                SeatRow.kind == "human",
                or_(SeatRow.online_until.is_(None), SeatRow.online_until < now()),
                PlayerRow.email_confirmed,
                PlayerRow.mail_turns,
                # Somebody else plays, too, and has answered since the last letter: this is another turn.
                exists().where(other.match == MatchRow.id, other.kind == "human", other.owner != SeatRow.owner),
                exists().where(
                    EntryRow.match == MatchRow.id,
                    EntryRow.kind == "answer",
                    EntryRow.seat != SeatRow.seat,
                    EntryRow.seq > SeatRow.mailed,
                ),
            )
            .limit(_MOST)
        )
        sent = 0
        for row in await self._database.read(lambda session: session.execute(query).all()):
            if await self._claim(row.id, row.seat, row.moment):
                params = {"game": messages.inside(f"{row.game}-name", {}), "link": self.post.link("match", row.id)}
                language = row.language or messages.DEFAULT_LANGUAGE
                self.post.send(Letter("turn", row.email, params, stop=self.stop_link(row.player), language=language))
                sent += 1
        return sent

    async def _claim(self, match: str, seat: str, moment: int) -> bool:
        """Notes that the letter is written; False if another process was first."""
        mine = update(SeatRow).where(SeatRow.match == match, SeatRow.seat == seat, SeatRow.mailed < moment)

        def do(connection: Connection) -> bool:
            return connection.execute(mine.values(mailed=moment)).rowcount > 0

        return await self._database.execute(do)
