"""For `WESTMARCH_PLUGINS`: brings the test game and its bots into a server process and its workers.

A server with it hashes passwords quickly, and never looks whether sessions have ended: what ends with them ends at
once, or not at all. By environment it can also have a slow disk (`HIDEOUT_SLOW_DISK`), little patience with who
doesn't take in replies (`HIDEOUT_WRITE_SECONDS`), and leases that end soon (`HIDEOUT_LEASE`). Numbers are seconds.
"""

import os
import sys
import time
from datetime import timedelta
from typing import Any

from tests.server.hideout import register


def change_the_server() -> None:
    from tests.server.helpers import QUICK_HASHER
    from westmarch.server import bots, connections, database, keys, sessions, store

    keys._hasher = QUICK_HASHER
    sessions.LOOK = 1e6
    if "HIDEOUT_WRITE_SECONDS" in os.environ:
        connections.WRITE_SECONDS = float(os.environ["HIDEOUT_WRITE_SECONDS"])
    if "HIDEOUT_LEASE" in os.environ:
        store.LEASE = bots.LEASE = timedelta(seconds=float(os.environ["HIDEOUT_LEASE"]))
    if "HIDEOUT_SLOW_DISK" in os.environ:
        slow_down(database._Writer)


def slow_down(writer: Any) -> None:
    quickly = writer._store

    def store_slowly(self: Any, batch: Any) -> None:
        time.sleep(float(os.environ["HIDEOUT_SLOW_DISK"]))
        quickly(self, batch)

    writer._store = store_slowly


register()
# A worker has no server, and starts three times as fast without loading one.
if "westmarch.server.app" in sys.modules:
    change_the_server()
