"""Hands that stay closed at a real table."""

from __future__ import annotations

from westmarch.server.migrations.columns import added, flag

revision = "0011"
down_revision = "0010"
upgrade, downgrade = added("matches", flag("closed_hands"))
