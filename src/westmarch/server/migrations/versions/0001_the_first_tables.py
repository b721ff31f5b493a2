"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "kept",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_kept")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=24), nullable=False),
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
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index("ix_matches_bots", "matches", ["status", "asked_bot"])
    op.create_index("ix_matches_public", "matches", ["public", "status", "updated"])
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
        sa.UniqueConstraint("login", name=op.f("uq_players_login")),
    )
    op.create_table(
        "entries",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seat", sa.String(length=40), nullable=True),
        sa.Column("player", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("token", sa.Text(), nullable=True),
        sa.Column("reveals", sa.Boolean(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_entries_match_matches"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seq", name=op.f("pk_entries")),
    )
    op.create_table(
        "holders",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.String(length=40), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_holders_match_matches"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_holders_player_players"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", "player", name=op.f("pk_holders")),
    )
    op.create_index("ix_holders_player", "holders", ["player"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_reports_match_matches"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index("ix_reports_match", "reports", ["match"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("owner", sa.String(length=24), nullable=True),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("online_until", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_seats_match_matches"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seats")),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("used", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name=op.f("fk_sessions_player_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_sessions")),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])


def downgrade() -> None:
    for table in ("sessions", "seats", "reports", "holders", "entries", "players", "matches", "kept"):
        op.drop_table(table)
