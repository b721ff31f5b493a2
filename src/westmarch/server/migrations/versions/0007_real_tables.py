"""Dice and cards of a real table."""

from __future__ import annotations

from westmarch.server.migrations.columns import added, flag

revision = "0007"
down_revision = "0006"
upgrade, downgrade = added("matches", flag("real_table"))
