"""Tables that friends see."""

from __future__ import annotations

from westmarch.server.migrations.columns import added, flag

revision = "0009"
down_revision = "0008"
upgrade, downgrade = added("matches", flag("friends"))
