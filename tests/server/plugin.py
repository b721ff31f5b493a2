"""For `WESTMARCH_PLUGINS`: brings the test game and its bots into a server process.

By environment it can also have a slow disk (`HIDEOUT_SLOW_DISK`), little patience with who doesn't take in replies
(`HIDEOUT_WRITE_SECONDS`), and leases that end soon (`HIDEOUT_LEASE`). It never looks whether sessions have ended: what
ends with them ends at once, or not at all.
"""

import os
import time
from datetime import timedelta
from typing import Any

from tests.server.hideout import register
from westmarch.server import bots, connections, database, sessions, store

register()
sessions.LOOK = 1e6

if "HIDEOUT_WRITE_SECONDS" in os.environ:
    connections.WRITE_SECONDS = float(os.environ["HIDEOUT_WRITE_SECONDS"])

if "HIDEOUT_LEASE" in os.environ:
    store.LEASE = bots.LEASE = timedelta(seconds=float(os.environ["HIDEOUT_LEASE"]))

if "HIDEOUT_SLOW_DISK" in os.environ:
    store = database._Writer._store

    def store_slowly(self: Any, batch: Any) -> None:
        time.sleep(float(os.environ["HIDEOUT_SLOW_DISK"]))
        store(self, batch)

    database._Writer._store = store_slowly  # type: ignore[method-assign]
