"""Spectators who see a match late."""

from __future__ import annotations

import sqlalchemy as sa

from westmarch.server.migrations.columns import added

revision = "0008"
down_revision = "0007"
upgrade, downgrade = added("matches", sa.Column("delay", sa.Integer(), server_default="0", nullable=False))
