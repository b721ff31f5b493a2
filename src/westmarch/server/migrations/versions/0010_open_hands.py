"""One person with several hands."""

from __future__ import annotations

from westmarch.server.migrations.columns import added, flag

revision = "0010"
down_revision = "0009"
upgrade, downgrade = added("matches", flag("open_hands"))
