"""Sees to it that bots answer: outside of requests, one match at a time, once for all processes."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import Any

from westmarch.bots import adviser, remote, seat_seed
from westmarch.core.errors import WestmarchError
from westmarch.server import chores
from westmarch.server.bot_pool import BotPool, WorkerFailed
from westmarch.server.errors import ServerError
from westmarch.server.hall import Hall
from westmarch.server.store import LEASE, now
from westmarch.server.table import Table

log = logging.getLogger("westmarch.server.bots")

_SWEEP = 5.0
# A bot that has one answer is quicker than one that has to think, which would tell people what it holds. So the answer
# to a secret question comes at a beat after it was asked. All our bots are done long before the first one.
BEAT = 0.05


def hint_bot(game: str) -> str:
    """The bot that gives hints, and that people meet unless they choose another: nobody waits for it."""
    return adviser(game)


def until_the_beat(spent: float) -> float:
    """The seconds that are left until the next one, after so many."""
    return BEAT - spent % BEAT


class Question:
    """What a bot is asked at a table, taken down so that nobody has to wait while it is worked out."""

    def __init__(self, table: Table, bot: str, advice: bool = False) -> None:
        """`advice`: a person wants to hear of more than one answer."""
        decision = table.match.decision
        assert decision is not None
        self.moment = table.moment
        self._asked = time.monotonic()
        self._secret = decision.secret and any(row.kind == "human" for row in table.seats.values())
        self._bot = bot
        self._advice = advice
        self._seed = seat_seed(int(table.row.seed), decision.seat)
        self._memory = table.bot_memory(decision.seat, bot)
        self._match = table.match.clone()

    async def data(self) -> dict[str, Any]:
        """As the worker takes it. A bot without a memory first hears what this action has been about."""
        return await asyncio.to_thread(self._data)

    async def wait_for_the_beat(self) -> None:
        """Before the answer is given, if the time that it took could tell people something."""
        if self._secret:
            await asyncio.sleep(until_the_beat(time.monotonic() - self._asked))

    def _data(self) -> dict[str, Any]:
        before = remote.before(self._match) if self._memory is None else []
        return remote.question(self._match, self._bot, self._seed, self._memory, before, self._advice)


class BotKeeper:
    def __init__(self, hall: Hall, pool: BotPool) -> None:
        self._hall = hall
        self._pool = pool
        self._turns: dict[str, asyncio.Task[None]] = {}
        self._sweeper: list[asyncio.Task[None]] = []
        self.answered = 0
        hall.on_bot_asked = self.ensure

    async def open(self) -> None:
        self._sweeper = [asyncio.create_task(chores.every(_SWEEP, self._sweep, first=0))]

    async def close(self) -> None:
        await chores.end([*self._turns.values(), *self._sweeper])

    def ensure(self, match: str) -> None:
        """The match waits for a bot: one task sees to it until people have to answer again."""
        if match not in self._turns:
            task = self._turns[match] = asyncio.create_task(self._play(match))
            task.add_done_callback(lambda _: self._turns.pop(match, None))

    async def _sweep(self) -> None:
        """Finds matches whose bot was forgotten, because the process that thought for it has died."""
        for match in await self._hall.store.bots_due():
            self.ensure(match)

    async def _play(self, match: str) -> None:
        hall = self._hall
        shared = hall.settings.shared
        if shared and not await hall.store.lease(match, hall.process):
            return
        renewed = now()
        try:
            while True:
                async with hall.at(match) as table:
                    seat = table.bot_asked
                    if seat is None:
                        return
                    question = Question(table, table.seats[seat].bot or "")
                asking = asyncio.ensure_future(self._choose(question))
                try:
                    while not (await asyncio.wait({asking}, timeout=LEASE.total_seconds() / 3))[0]:
                        if shared:
                            await hall.store.lease(match, hall.process)
                            renewed = now()
                finally:
                    asking.cancel()  # waiting for it doesn't end it
                token, said = asking.result()
                await question.wait_for_the_beat()
                if shared and now() - renewed > LEASE / 3:
                    await hall.store.lease(match, hall.process)
                    renewed = now()
                try:
                    await hall.act(match, _answer(seat, question.moment, token, said))
                    self.answered += 1
                except (ServerError, WestmarchError):
                    continue  # people took something back in the meantime; look again
        except ServerError:
            return  # the match is gone
        except Exception:
            log.exception("a bot could not answer", extra={"match": match})
            await asyncio.sleep(_SWEEP)  # the sweeper will find it again
        finally:
            if shared:
                await hall.store.release(match, hall.process)

    async def _choose(self, question: Question) -> tuple[str, dict[str, Any]]:
        """The bot's token, and what is stored with it; if it fails, somebody must play on, and says so."""
        data = await question.data()
        bot = data["bot"]
        try:
            done = await self._pool.choose(data)
            return done["token"], {"bot": bot, "why": done["why"], "memory": done["memory"]}
        except (WorkerFailed, WestmarchError) as error:
            log.error("a bot failed", extra={"game": data["game"], "bot": bot, "reason": str(error)})
        # All processes that try must come to the same answer.
        token = random.Random(f"{data['seed']}/{question.moment}").choice(data["decision"]["options"])
        return token, {"bot": bot, "why": {"key": "server-bot-failed", "params": {}}, "memory": None}


def _answer(seat: str, moment: int, token: str, said: dict[str, Any]) -> Any:
    def do(table: Table) -> None:
        table.bot_answer(seat, moment, token, said)

    return do
