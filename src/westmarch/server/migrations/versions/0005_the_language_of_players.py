"""The language that letters to a player are written in."""

from __future__ import annotations

import sqlalchemy as sa

from westmarch.server.migrations.columns import added

revision = "0005"
down_revision = "0004"
upgrade, downgrade = added("players", sa.Column("language", sa.String(length=12), nullable=True))
