"""The language that letters to a player are written in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("players", sa.Column("language", sa.String(length=12), nullable=True))


def downgrade() -> None:
    op.drop_column("players", "language")
