"""Reviews of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from westmarch.server.migrations.columns import of

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(length=24), of("matches"), primary_key=True),
        sa.Column("judge", sa.String(length=60), nullable=False),
        sa.Column("by", sa.String(length=40), nullable=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("of", sa.Integer(), nullable=False),
        sa.Column("failed", sa.String(length=80), nullable=True),
        sa.Column("data", sa.JSON(), nullable=True),
    )


def downgrade() -> None:
    op.drop_table("reviews")
