"""What the database keeps: players, their sessions, matches, seats, and the one log that a match is.

A match is its record: set-up, seed, and entries with what fell and what was told. Snapshots let it be loaded without
replaying all of it, and outlive a change of rules. Everything else in its row can be worked out from the entries and is
kept only so that lists and bots find it.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, String, Text, false, true
from sqlalchemy.orm import Mapped, mapped_column

from westmarch.server.columns import Moment, Row

ID = String(24)
NAME = String(80)


class PlayerRow(Row):
    """Somebody at a browser; with a login and a password it is an account."""

    __tablename__ = "players"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(NAME)
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[datetime] = mapped_column(Moment)
    # for letters, if they want any; used only once whoever reads there has said so
    email: Mapped[str | None] = mapped_column(String(254))
    email_confirmed: Mapped[bool] = mapped_column(server_default=false(), default=False)
    mail_turns: Mapped[bool] = mapped_column(server_default=true(), default=True)
    # what they read, for letters; nothing while they have not said so
    language: Mapped[str | None] = mapped_column(String(12))


class SessionRow(Row):
    """A browser that knows a token; only the token's digest is kept."""

    __tablename__ = "sessions"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id", ondelete="CASCADE"), index=True)
    used: Mapped[datetime] = mapped_column(Moment)


class MatchRow(Row):
    __tablename__ = "matches"
    __table_args__ = (
        Index("ix_matches_public", "public", "status", "updated"),
        Index("ix_matches_bots", "status", "asked_bot"),
    )

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    # how it began
    game: Mapped[str] = mapped_column(String(40))
    seats: Mapped[list[str]] = mapped_column(JSON)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(Text)  # text, because an imported record may have any whole number
    nonce: Mapped[str] = mapped_column(String(64))
    # only if it did not begin at the usual start: the state as notation, outcomes drawn before, outcomes scripted
    start: Mapped[str | None] = mapped_column(Text)
    drawn: Mapped[int] = mapped_column(default=0)
    scripts: Mapped[dict[str, list[str]]] = mapped_column(JSON)
    # what was told and what fell during set-up; nothing yet if the first release stored it
    told: Mapped[str | None] = mapped_column(Text)
    fell: Mapped[str | None] = mapped_column(Text)
    # the first release's dice; and until which entry its matches were not asked what has one answer only
    old_dice: Mapped[bool] = mapped_column(server_default=true())
    old_until: Mapped[int] = mapped_column(server_default="0")
    # the table
    creator: Mapped[str | None] = mapped_column(ID)
    title: Mapped[str] = mapped_column(NAME)
    public: Mapped[bool]
    # people with whom its maker has played see it in the lobby, and may take an open seat
    friends: Mapped[bool] = mapped_column(server_default=false(), default=False)
    spectators: Mapped[bool]
    # so many minutes later spectators see what happens
    delay: Mapped[int] = mapped_column(server_default="0", default=0)
    hints: Mapped[bool]
    imported: Mapped[bool]
    # {"minutes": 60} for all of a person's answers, {"days": 3} for each, or none
    clock: Mapped[dict[str, int] | None] = mapped_column(JSON(none_as_null=True))
    # dice, tiles and cards are those of a real table
    real_table: Mapped[bool] = mapped_column(server_default=false(), default=False)
    closed_hands: Mapped[bool] = mapped_column(server_default=false(), default=False)
    # whoever plays several seats sees all their hands at once
    open_hands: Mapped[bool] = mapped_column(server_default=false(), default=False)
    seed_known: Mapped[bool]  # somebody chose it or has seen it before the end
    rematch: Mapped[str | None] = mapped_column(ID)
    version: Mapped[str] = mapped_column(String(40))
    created: Mapped[datetime] = mapped_column(Moment)
    # where it stands, as the entries say
    rules: Mapped[int] = mapped_column(server_default="1")  # the version that last played it
    seeds: Mapped[list[dict[str, Any]]] = mapped_column(JSON, server_default="[]")  # those that followed the first
    seq: Mapped[int]
    moment: Mapped[int]
    step: Mapped[int]
    status: Mapped[str] = mapped_column(String(12))
    asked_seat: Mapped[str | None] = mapped_column(String(40))
    asked_kind: Mapped[str | None] = mapped_column(String(80))
    asked_bot: Mapped[bool]
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    updated: Mapped[datetime] = mapped_column(Moment)
    # which process works on the bot's answer, and until when that counts
    bot_by: Mapped[str | None] = mapped_column(String(40))
    bot_until: Mapped[datetime | None] = mapped_column(Moment)


class SeatRow(Row):
    __tablename__ = "seats"

    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(40), primary_key=True)
    kind: Mapped[str] = mapped_column(String(12))  # human, bot, open
    name: Mapped[str] = mapped_column(NAME)
    bot: Mapped[str | None] = mapped_column(String(40))
    owner: Mapped[str | None] = mapped_column(ID)
    generation: Mapped[int]  # moves on when somebody leaves, and kills the old secret
    online_until: Mapped[datetime | None] = mapped_column(Moment)
    mailed: Mapped[int] = mapped_column(server_default="0", default=0)  # the moment of the last "your turn" letter


class HolderRow(Row):
    """A player who may play a seat: its owner, and whoever came with its secret."""

    __tablename__ = "holders"

    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(40), primary_key=True)
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True)
    seen: Mapped[int]


class EntryRow(Row):
    """One thing that happened at a table. The primary key is what lets any process serve any match."""

    __tablename__ = "entries"

    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(12))
    at: Mapped[datetime] = mapped_column(Moment)
    seat: Mapped[str | None] = mapped_column(String(40))
    player: Mapped[str | None] = mapped_column(ID)
    name: Mapped[str] = mapped_column(NAME)
    token: Mapped[str | None] = mapped_column(Text)
    reveals: Mapped[bool]
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
    # what an answer led to: events with who may see them, and what fell
    told: Mapped[str | None] = mapped_column(Text)
    fell: Mapped[str | None] = mapped_column(Text)


class SnapshotRow(Row):
    """A match at a checkpoint, as notation: right after the answer with that number, or after set-up (0)."""

    __tablename__ = "snapshots"

    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    step: Mapped[int]
    rules: Mapped[int]
    seed: Mapped[int]  # which of the match's seeds holds, counted from 0
    drawn: Mapped[int]
    state: Mapped[str] = mapped_column(Text)
    fell: Mapped[str] = mapped_column(Text)  # what fell after it, before the next question


class ReportRow(Row):
    """What somebody saw when something seemed wrong."""

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id", ondelete="CASCADE"), index=True)
    player: Mapped[str | None] = mapped_column(ID)
    at: Mapped[datetime] = mapped_column(Moment)
    data: Mapped[dict[str, Any]] = mapped_column(JSON)


class ReviewRow(Row):
    """The review of a match, or that somebody works on it."""

    __tablename__ = "reviews"

    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    # by which judge, and at which moment of the match; another would come to another
    judge: Mapped[str] = mapped_column(String(60))
    # which process works on it, until when that counts, and how far it is
    by: Mapped[str | None] = mapped_column(String(40))
    until: Mapped[datetime | None] = mapped_column(Moment)
    done: Mapped[int]
    of: Mapped[int]
    # why there is none: the key of a message
    failed: Mapped[str | None] = mapped_column(String(80))
    data: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))


class KeptRow(Row):
    """Small things a server must remember, such as the key that seat secrets follow from."""

    __tablename__ = "kept"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class SanctionRow(Row):
    """A player who may not talk, or not come at all."""

    __tablename__ = "sanctions"

    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True)
    banned: Mapped[bool]
    muted_until: Mapped[datetime | None] = mapped_column(Moment)
    reason: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(Moment)


class ErrandRow(Row):
    """A match that was changed from outside the server: whoever has it in memory must read it anew."""

    __tablename__ = "errands"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    at: Mapped[datetime] = mapped_column(Moment)
    match: Mapped[str] = mapped_column(ID)


class TicketRow(Row):
    """What a link in a letter is good for; only its digest is kept."""

    __tablename__ = "tickets"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(12))  # confirm, reset
    email: Mapped[str] = mapped_column(String(254))
    until: Mapped[datetime] = mapped_column(Moment)
