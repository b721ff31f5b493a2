"""Snapshots, what was told and what fell, and the seeds of a match.

What the first release stored has none of it: such matches are replayed from their start when they are first opened,
and get it then. Until entry `old_until` they were played with the first release's dice, and questions that have one
answer only were not asked.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from westmarch.server.migrations.columns import of

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Column by column: a batch gives SQLite a new table, and dropping the old one takes along all that refers to it.
    op.add_column("entries", sa.Column("told", sa.Text(), nullable=True))
    op.add_column("entries", sa.Column("fell", sa.Text(), nullable=True))
    op.add_column("matches", sa.Column("old_dice", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("matches", sa.Column("old_until", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("rules", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("matches", sa.Column("told", sa.Text(), nullable=True))
    op.add_column("matches", sa.Column("fell", sa.Text(), nullable=True))
    op.add_column("matches", sa.Column("seeds", sa.JSON(), nullable=False, server_default="[]"))
    op.execute("UPDATE matches SET old_until = seq")
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(length=24), of("matches"), primary_key=True),
        sa.Column("seq", sa.Integer(), autoincrement=False, primary_key=True),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seed", sa.Integer(), nullable=False),
        sa.Column("drawn", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("fell", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
    for column in ("seeds", "fell", "told", "rules", "old_until", "old_dice"):
        op.drop_column("matches", column)
    for column in ("fell", "told"):
        op.drop_column("entries", column)
