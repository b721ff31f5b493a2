"""Worker processes for bots: the server never waits for one, and kills what takes too long."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any

import msgspec

from westmarch.core.errors import BadText, WestmarchError
from westmarch.server.settings import Settings

log = logging.getLogger("westmarch.server.bots")

# A view with its options is some ten kilobytes, a record up to a megabyte.
_LINE = 1 << 24
_encode = msgspec.json.Encoder(enc_hook=str).encode
# A worker that isn't ready after this many seconds never will be.
_START = 60.0
# How long a worker may take to read a text; an honest one takes a tenth of a second.
_READING = 30.0
# The review of the longest match takes a minute of a core that has nothing else to do.
_REVIEW = 900.0
# A bot that takes longer than this on average may not have the last idle worker.
_SLOW = 1.0


# Hears how far a job is: so many of so many.
Progress = Callable[[int, int], None]


class WorkerFailed(Exception):
    """The job crashed, or took too long and was killed."""


class Refused(WestmarchError):
    """The job was done properly and the answer is no, with a message for people."""


class BotPool:
    """As many jobs at once as there are workers; the others wait in line. Workers start when first needed."""

    def __init__(self, settings: Settings) -> None:
        self.size = settings.bot_workers
        self._plugins = settings.plugins
        self._seconds = settings.bot_seconds
        self._idle: list[Process] = []
        self._working: set[Process] = set()
        self._ending: set[asyncio.Task[Any]] = set()
        self._turn = asyncio.Condition()
        self._reviewing = asyncio.Lock()
        self.reviews = 0  # under way, and waiting in line
        self._busy = 0
        self._busy_slow = 0
        self.waiting = 0
        self._waiting_first = 0
        self._average: dict[str, float] = {}
        self._closed = False
        self.broken = 0  # workers in a row that did not start
        # for whoever measures: what was done, how many seconds it took, and whether the worker failed
        self.on_done: Callable[[str, float, bool], None] = lambda job, seconds, failed: None

    @property
    def busy(self) -> int:
        return self._busy

    async def choose(self, question: dict[str, Any]) -> Any:
        """What a bot answers to a question (`bots.remote`). Raises WorkerFailed."""
        name = f"{question['game']}/{question['bot']}"
        return await self._run(name, {"job": "choose", **question}, self._seconds)

    async def advise(self, question: dict[str, Any]) -> Any:
        """The same for a person who wants a hint, with the best choices and what they are worth."""
        name = f"{question['game']}/hint"
        return await self._run(name, {"job": "advise", **question}, self._seconds, first=True)

    async def read(self, text: str) -> Any:
        """A record or position taken apart. Raises Refused if it can't be read."""
        return await self._run("read", {"job": "read", "text": text}, _READING, first=True)

    async def look(self, text: str | None, game: str | None) -> Any:
        """What a record or position leads to, or how a game starts. Raises Refused if it can't be read."""
        return await self._run("look", {"job": "look", "text": text, "game": game}, _READING, first=True)

    async def read_in(self, game: str, text: str) -> Any:
        """A text of another program, read by that game's workshop. Raises Refused if it can't be read."""
        return await self._run("read-in", {"job": "read-in", "game": game, "text": text}, _READING, first=True)

    async def review(self, text: str, on_progress: Progress) -> Any:
        """A record looked at again. Raises WorkerFailed, or Refused if it can't be.

        One after the other, in a process beside the workers: bots that people wait for must not wait for it.
        """
        self.reviews += 1
        try:
            async with self._reviewing:
                return await self._ask("review", {"job": "review", "text": text}, _REVIEW, on_progress, beside=True)
        finally:
            self.reviews -= 1

    async def close(self) -> None:
        self._closed = True
        for process in (*self._idle, *self._working):
            self._kill(process)
        await asyncio.gather(*self._ending, return_exceptions=True)

    async def _run(self, name: str, job: dict[str, Any], seconds: float, first: bool = False) -> Any:
        """`first`: before all bots that wait, because somebody waits for the reply to a request."""
        # With several workers a slow bot leaves one free for the quick ones.
        slow = self._average.get(name, 0.0) > _SLOW
        room_for_slow = max(1, self.size - 1)
        self.waiting += 1
        self._waiting_first += first
        try:
            async with self._turn:
                await self._turn.wait_for(
                    lambda: (
                        self._busy < self.size
                        and (first or not self._waiting_first)
                        and not (slow and self._busy_slow >= room_for_slow)
                    )
                )
                self._busy += 1
                self._busy_slow += slow
        finally:
            self.waiting -= 1
            self._waiting_first -= first
        try:
            return await self._ask(name, job, seconds)
        finally:
            async with self._turn:
                self._busy -= 1
                self._busy_slow -= slow
                self._turn.notify_all()

    async def _ask(
        self,
        name: str,
        job: dict[str, Any],
        seconds: float,
        on_progress: Progress = lambda done, of: None,
        beside: bool = False,
    ) -> Any:
        """`beside`: in a process that is started for it and ends with it."""
        if self._closed:
            raise WorkerFailed("closed")
        process = self._idle.pop() if self._idle and not beside else await self._start()
        self._working.add(process)
        healthy = False
        started = time.monotonic()
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            async with asyncio.timeout(seconds):
                process.stdin.write(_encode(job) + b"\n")
                await process.stdin.drain()
                reply = await _reply(process.stdout)
                while "progress" in reply:
                    on_progress(*reply["progress"])
                    reply = await _reply(process.stdout)
            healthy = True
        except TimeoutError:
            raise WorkerFailed(f"no answer within {seconds:g} seconds") from None
        except (BrokenPipeError, ConnectionResetError) as error:
            raise WorkerFailed(str(error)) from error
        finally:
            spent = time.monotonic() - started
            self.on_done(name, spent, not healthy)
            self._average[name] = 0.7 * self._average.get(name, spent) + 0.3 * spent
            self._working.discard(process)
            if healthy and not self._closed and not beside:
                self._idle.append(process)
            else:
                self._kill(process)
        if "failed" in reply:
            raise WorkerFailed(reply["failed"])
        if "refused" in reply:
            refused = reply["refused"]
            if refused["kind"] == "BadText":
                raise BadText(refused["key"], **refused["params"])
            raise Refused(refused["key"], **refused["params"])
        return reply["done"]

    async def _start(self) -> Process:
        log.debug("starting a worker")
        command = (sys.executable, "-m", "westmarch.server.bot_worker", *self._plugins)
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=_LINE)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(_START):
                if await process.stdout.readline() == b"ready\n":
                    self.broken = 0
                    return process
        except TimeoutError:
            pass
        except BaseException:
            self._kill(process)
            raise
        self._kill(process)
        self.broken += 1
        raise WorkerFailed("the worker process did not start")

    def _kill(self, process: Process) -> None:
        """Ends a worker, and sees it off."""
        try:
            process.kill()
        except ProcessLookupError:
            pass
        ending = asyncio.ensure_future(process.communicate())  # also closes its pipes
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


async def _reply(output: asyncio.StreamReader) -> dict[str, Any]:
    line = await output.readline()
    if not line.endswith(b"\n"):
        raise WorkerFailed("the worker process ended")
    reply: dict[str, Any] = msgspec.json.decode(line)
    return reply
