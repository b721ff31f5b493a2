"""For `WESTMARCH_PLUGINS`: brings the test game and its bots into a server process, and a slow disk if asked for."""

import os
import time
from typing import Any

from tests.server.hideout import register
from westmarch.server import database

register()

if "HIDEOUT_SLOW_DISK" in os.environ:
    store = database._Writer._store

    def store_slowly(self: Any, batch: Any) -> None:
        time.sleep(float(os.environ["HIDEOUT_SLOW_DISK"]))
        store(self, batch)

    database._Writer._store = store_slowly  # type: ignore[method-assign]
