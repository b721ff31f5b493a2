"""For people who run it: sanctions, errands from the admin command, e-mail addresses and tickets for letters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from westmarch.server.migrations.columns import of

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # Column by column: a batch would make a new table on SQLite, and drop the old one with all that refers to it.
    op.add_column("players", sa.Column("email", sa.String(length=254), nullable=True))
    op.add_column("players", sa.Column("email_confirmed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("players", sa.Column("mail_turns", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("mailed", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "sanctions",
        sa.Column("player", sa.String(length=24), of("players"), primary_key=True),
        sa.Column("banned", sa.Boolean(), nullable=False),
        sa.Column("muted_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "errands",
        sa.Column("id", sa.Integer(), autoincrement=True, primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("match", sa.String(length=24), nullable=False),
    )
    op.create_table(
        "tickets",
        sa.Column("digest", sa.String(length=64), primary_key=True),
        sa.Column("player", sa.String(length=24), of("players"), nullable=False, index=True),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    op.drop_index("ix_tickets_player", table_name="tickets")
    op.drop_table("tickets")
    op.drop_table("errands")
    op.drop_table("sanctions")
    op.drop_column("seats", "mailed")
    op.drop_column("players", "mail_turns")
    op.drop_column("players", "email_confirmed")
    op.drop_column("players", "email")
