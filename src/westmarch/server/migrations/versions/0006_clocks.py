"""Clocks."""

from __future__ import annotations

import sqlalchemy as sa

from westmarch.server.migrations.columns import added

revision = "0006"
down_revision = "0005"
upgrade, downgrade = added("matches", sa.Column("clock", sa.JSON(), nullable=True))
