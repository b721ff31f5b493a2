"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from westmarch.server.migrations.columns import of

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "kept",
        sa.Column("name", sa.String(length=40), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=24), primary_key=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("nonce", sa.String(length=64), nullable=False),
        sa.Column("start", sa.Text(), nullable=True),
        sa.Column("drawn", sa.Integer(), nullable=False),
        sa.Column("scripts", sa.JSON(), nullable=False),
        sa.Column("creator", sa.String(length=24), nullable=True),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("imported", sa.Boolean(), nullable=False),
        sa.Column("seed_known", sa.Boolean(), nullable=False),
        sa.Column("rematch", sa.String(length=24), nullable=True),
        sa.Column("version", sa.String(length=40), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("moment", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("asked_seat", sa.String(length=40), nullable=True),
        sa.Column("asked_kind", sa.String(length=80), nullable=True),
        sa.Column("asked_bot", sa.Boolean(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("updated", sa.DateTime(timezone=True), nullable=False),
        sa.Column("bot_by", sa.String(length=40), nullable=True),
        sa.Column("bot_until", sa.DateTime(timezone=True), nullable=True),
    )
    op.create_index("ix_matches_bots", "matches", ["status", "asked_bot"])
    op.create_index("ix_matches_public", "matches", ["public", "status", "updated"])
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=24), primary_key=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True, unique=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("match", sa.String(length=24), of("matches"), primary_key=True),
        sa.Column("seq", sa.Integer(), autoincrement=False, primary_key=True),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seat", sa.String(length=40), nullable=True),
        sa.Column("player", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("token", sa.Text(), nullable=True),
        sa.Column("reveals", sa.Boolean(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("match", sa.String(length=24), of("matches"), primary_key=True),
        sa.Column("seat", sa.String(length=40), primary_key=True),
        sa.Column("player", sa.String(length=24), of("players"), primary_key=True, index=True),
        sa.Column("seen", sa.Integer(), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=24), primary_key=True),
        sa.Column("match", sa.String(length=24), of("matches"), nullable=False, index=True),
        sa.Column("player", sa.String(length=24), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(length=24), of("matches"), primary_key=True),
        sa.Column("seat", sa.String(length=40), primary_key=True),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("owner", sa.String(length=24), nullable=True),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("online_until", sa.DateTime(timezone=True), nullable=True),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(length=64), primary_key=True),
        sa.Column("player", sa.String(length=24), of("players"), nullable=False, index=True),
        sa.Column("used", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    for table in ("sessions", "seats", "reports", "holders", "entries", "players", "matches", "kept"):
        op.drop_table(table)
