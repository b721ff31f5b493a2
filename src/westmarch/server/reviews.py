"""Reviews of finished matches: each is made once, outside of requests, by one process for all of them, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any

from sqlalchemy import and_, insert, or_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from westmarch.core.errors import WestmarchError
from westmarch.lab.review import can_judge, judge_of
from westmarch.server.bot_pool import BotPool, WorkerFailed
from westmarch.server.database import Database
from westmarch.server.errors import ServerError, conflict, not_allowed
from westmarch.server.hall import Hall
from westmarch.server.ledger import Ledger
from westmarch.server.loading import Unreadable
from westmarch.server.models import ReviewRow
from westmarch.server.records import annotated_record
from westmarch.server.store import now

log = logging.getLogger("westmarch.server.reviews")

# Whoever works on a review says so again within this time, or another process may begin it anew.
LEASE = timedelta(seconds=20)
# So often it is written down how far it is.
_BEAT = 3.0
# So many may be under way or wait in one process.
MOST = 20


class Reviews:
    def __init__(
        self, database: Database, hall: Hall, pool: BotPool, later: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self._database = database
        self._hall = hall
        self._pool = pool
        self._later = later
        # How far this process is with each of its own.
        self._progress: dict[str, tuple[int, int]] = {}

    @staticmethod
    def judge(table: Ledger) -> str:
        """Who judges this match, as it is now. Raises ServerError if nobody can, or while it runs: a review tells all
        that is hidden."""
        if not table.over:
            raise not_allowed("server-not-yet")
        if not can_judge(table.row.game):
            raise conflict("server-no-review", game=table.row.game)
        return f"{judge_of(table.row.game)}-{table.moment}"

    async def find(self, match: str, judge: str) -> ReviewRow | None:
        """What there is of it: made, failed, or under way."""
        row = await self._database.read(lambda session: session.get(ReviewRow, match))
        if row is None or row.judge != judge:
            return None
        if row.data is None and row.failed is None and not (row.until is not None and row.until > now()):
            return None  # whoever worked on it is gone
        if match in self._progress:
            row.done, row.of = self._progress[match]
        return row

    async def begin(self, match: str, judge: str) -> None:
        """Sees to it that somebody makes it. Raises ServerError if too many others wait."""
        found = await self.find(match, judge)
        if found is not None and found.failed is None:
            return
        if self._pool.reviews >= MOST:
            raise ServerError("server-reviews-full", 503, {"Retry-After": "60"})
        if await self._claim(match, judge):
            self._later(self._make(match))

    async def _claim(self, match: str, judge: str) -> bool:
        """Whether it is ours to make. Of several processes that try at once, one gets it."""
        fresh = {"judge": judge, "by": self._hall.process, "until": now() + LEASE, "done": 0, "of": 0}
        fresh |= {"failed": None, "data": None}
        free = and_(
            or_(ReviewRow.until.is_(None), ReviewRow.until < now()),
            or_(ReviewRow.data.is_(None), ReviewRow.judge != judge),
        )

        def do(session: Session) -> bool:
            taken: Any = session.execute(update(ReviewRow).where(ReviewRow.match == match, free).values(fresh))
            if taken.rowcount:
                return True
            if session.get(ReviewRow, match) is not None:
                return False
            session.execute(insert(ReviewRow).values(match=match, **fresh))
            return True

        try:
            return await self._database.write(do)
        except IntegrityError:
            return False

    async def _make(self, match: str) -> None:
        ending: dict[str, Any] = {"failed": "server-review-failed"}
        beating = asyncio.create_task(self._beat(match))
        try:
            async with self._hall.stored(match) as table:
                steps = steps_of(table)
                text = await asyncio.to_thread(annotated_record, table)
            self._progress[match] = (0, 0)
            done = await self._pool.review(text, lambda *how_far: self._progress.update({match: how_far}))
            ending = {"data": at_the_table(done["review"], steps[-done["answers"] - 1 :])}
        except (Unreadable, WestmarchError) as error:
            log.warning("a match can't be reviewed", extra={"match": match, "reason": str(error)})
            ending = {"failed": "server-review-unreadable"}
        except WorkerFailed as error:
            log.error("a review failed", extra={"match": match, "reason": str(error)})
        finally:
            beating.cancel()
            self._progress.pop(match, None)
        await self._note(match, by=None, until=None, **ending)

    async def _beat(self, match: str) -> None:
        """Tells all processes that somebody works on it, and how far that is."""
        while True:
            await asyncio.sleep(_BEAT)
            done, of = self._progress.get(match, (0, 0))
            await self._note(match, until=now() + LEASE, done=done, of=of)

    async def _note(self, match: str, **values: Any) -> None:
        """Writes down how it stands, if it is still ours."""
        mine = update(ReviewRow).where(ReviewRow.match == match, ReviewRow.by == self._hall.process)
        await self._database.write(lambda session: session.execute(mine.values(values)))


def steps_of(table: Ledger) -> list[int]:
    """For each answer of the match's record, after how many answers at the table it came; and how many there are.

    A record also has the answers that the first release did not ask for. They stand among what fell.
    """
    steps = [0] * _unasked(table.row.fell)
    for step, given in enumerate(table.answers):
        steps += [step] + [step + 1] * _unasked(given.fell)
    return [*steps, len(table.answers)]


def _unasked(fell: str | None) -> int:
    return sum(not line.startswith("~") for line in (fell or "").splitlines())


def at_the_table(review: dict[str, Any], steps: list[int]) -> dict[str, Any]:
    """The review with numbers of the table for those of the record."""
    for each in (*review["moments"], *review["mistakes"]):
        each["number"] = steps[each["number"]]
        if "until" in each:
            each["until"] = steps[each["until"]]
    for name in ("lucky", "unlucky"):
        review[name] = [steps[number] for number in review[name]]
    review["told"] = {str(steps[int(number)]): events for number, events in review["told"].items()}
    return review
