"""Spectators who see a match late."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("matches", sa.Column("delay", sa.Integer(), server_default="0", nullable=False))


def downgrade() -> None:
    op.drop_column("matches", "delay")
