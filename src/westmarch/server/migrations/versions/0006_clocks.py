"""Clocks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("matches", "clock")
