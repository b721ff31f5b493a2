"""How a process ends: it takes nobody new, finishes what it has begun, and tells everybody to come back.

uvicorn would close sockets in the middle of an answer. The answer would be stored or not, never half, and a client that
did not get its `ok` sends it again; but who is told `ok` before the line closes need not wonder.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from westmarch.server.house import House

log = logging.getLogger("westmarch.server")

# Longer than any answer takes; who doesn't take in what is sent is not waited for.
SECONDS = 4.0
_open: WeakSet[House] = WeakSet()
_leaving: WeakKeyDictionary[House, asyncio.Task[None]] = WeakKeyDictionary()


def will_end(house: House) -> None:
    """This house is to be told when the process ends."""
    _open.add(house)


def end_soon() -> None:
    """The process ends: everybody is sent away, once."""
    for house in _open:
        if house not in _leaving:
            _leaving[house] = asyncio.get_running_loop().create_task(house.send_away())


class PatientSocket(WebSocketsSansIOProtocol):
    """Lets the table close the line, after what is being worked on; closes it itself if that takes too long."""

    def shutdown(self) -> None:
        end_soon()
        asyncio.get_running_loop().call_later(SECONDS, self._shut)

    def _shut(self) -> None:
        transport: Any = self.transport
        if not transport.is_closing():
            super().shutdown()
