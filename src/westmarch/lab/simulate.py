"""Many matches between bots, on one core or all of them, the same for the same seed wherever they run.

The first match takes the seed itself, each further one a seed derived from it and its number; bots take theirs from
their match and seat. So a match can be played again by its own seed: as the only match of a simulation.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor
from concurrent.futures import wait as wait_for_futures
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import wait as wait_for_connections
from pathlib import Path
from typing import Any

import westmarch
from westmarch.api import Bot
from westmarch.bots import seat_seed
from westmarch.bots.worlds import imagining, world_of
from westmarch.core.decisions import Decision
from westmarch.core.errors import BadSetup, WestmarchError
from westmarch.core.match import Match

# A match that is still going after so many decisions is taken for one that never ends.
ENDLESS = 300_000
_MASK = (1 << 63) - 1


class Plan:
    """What is to be played."""

    __slots__ = ("bots", "forget", "game", "games", "options", "records", "seats", "seed")

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        games: int = 1,
        seed: int = 0,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        records: str | None = None,
        forget: Sequence[str] = (),
    ) -> None:
        """One bot per seat, or one for all of them. Raises BadSetup for what can't be played."""
        self.game = game
        self.games = games
        self.seed = seed
        self.options = dict(options or {})
        # The folder that records are written to.
        self.records = records
        # Starting one match checks game, seats and options before anything runs.
        match = westmarch.new_match(game, seats, seed, self.options)
        self.seats = match.seats
        if len(bots) not in (1, len(self.seats)):
            raise BadSetup("lab-bots-per-seat", bots=len(bots), seats=", ".join(self.seats))
        self.bots = tuple(bots) * (len(self.seats) if len(bots) == 1 else 1)
        for name in self.bots:
            westmarch.bot(game, name)
        # Seats whose bot loses its memory before every question.
        self.forget = frozenset(self.seats if tuple(forget) == ("all",) else forget)
        for seat in self.forget:
            if seat not in self.seats:
                raise BadSetup("core-no-such-seat", seat=seat, seats=", ".join(self.seats))

    def seed_of(self, number: int) -> int:
        return self.seed if number == 0 else derive(self.seed, number)


class Played:
    """How one match went. `error` is None, or says what was raised and where."""

    __slots__ = (
        "decisions",
        "error",
        "number",
        "reason",
        "score",
        "seconds",
        "seed",
        "statistics",
        "trace",
        "turns",
        "winners",
    )

    def __init__(self, number: int, seed: int) -> None:
        self.number = number
        self.seed = seed
        self.winners: tuple[str, ...] = ()
        self.reason = ""
        self.score: dict[str, int] = {}
        self.decisions = 0
        self.turns: int | None = None
        self.statistics: dict[str, float] = {}
        self.seconds = 0.0
        self.error: str | None = None
        self.trace = ""

    def as_data(self) -> dict[str, Any]:
        """Everything but the time it took, which is never the same twice."""
        data: dict[str, Any] = {
            "number": self.number,
            "seed": self.seed,
            "winners": list(self.winners),
            "reason": self.reason,
            "score": self.score,
            "turns": self.turns,
            "decisions": self.decisions,
        }
        if self.statistics:
            data["statistics"] = self.statistics
        if self.error is not None:
            data["error"] = self.error
            data["trace"] = self.trace
        return data


def derive(seed: int, number: int) -> int:
    """Another seed, unlike its neighbours (splitmix64)."""
    z = (seed * 0x9E3779B97F4A7C15 + number * 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return (z ^ (z >> 31)) & _MASK


# -- one match


def play(plan: Plan, number: int = 0) -> Played:
    """Plays one match of a plan to its end. What goes wrong in it is noted, not raised."""
    played = Played(number, plan.seed_of(number))
    begun = time.perf_counter()
    match: Match[Any] | None = None
    try:
        match = westmarch.new_match(plan.game, len(plan.seats), played.seed, plan.options)
        _play_on(match, _make_bots(plan, played.seed), played, plan.forget)
    except Exception as error:
        played.error = f"{type(error).__name__}: {error}"
        played.trace = traceback.format_exc()
    played.seconds = time.perf_counter() - begun
    if match is not None:
        played.turns = match.game.turn(match.state)
        if match.result is not None:
            played.winners = match.result.winners
            played.reason = match.result.reason
            played.score = match.result.score
            played.statistics = match.game.statistics(match)
        if plan.records is not None:
            path = Path(plan.records) / f"{plan.game}-{number + 1:05d}-{played.seed}.record"
            path.write_text(match.record(), encoding="utf-8")
    return played


def _make_bots(plan: Plan, seed: int) -> dict[str, Bot]:
    return {seat: westmarch.bot(plan.game, name, seat_seed(seed, seat)) for seat, name in zip(plan.seats, plan.bots)}


def _play_on(match: Match[Any], bots: Mapping[str, Bot], played: Played, forget: Collection[str] = ()) -> None:
    """Answers until the match is over. A bot that never looks is not given a view."""
    decision = match.decision
    while decision is not None:
        seat = decision.seat
        bot = bots[seat]
        if seat in forget:
            bot.forget()
        match.push(choose(bot, match, decision))
        played.decisions += 1
        if played.decisions >= ENDLESS:
            raise WestmarchError("lab-endless", decisions=played.decisions)
        decision = match.decision


def choose(bot: Bot, match: Match[Any], decision: Decision) -> str:
    """What a bot answers to the pending decision: it gets what its seat may know, and only what it looks at."""
    seat = decision.seat
    view = match.seen(seat) if bot.reads_view else {}
    if bot.imagines:
        return bot.choose(view, decision, imagining(world_of(match, seat, bot.seed), seat))
    return bot.choose(view, decision)


# -- many matches


def simulate(plan: Plan, jobs: int = 1, on_played: Callable[[Played], None] | None = None) -> list[Played]:
    """Plays all matches of a plan, in so many processes, and gives them in order."""
    results: list[Played] = []
    parts = _in_one_process(plan) if jobs <= 1 or plan.games <= 1 else _in_processes(plan, min(jobs, plan.games))
    for played in parts:
        results.append(played)
        if on_played is not None:
            on_played(played)
    return sorted(results, key=lambda played: played.number)


def _in_one_process(plan: Plan) -> Iterator[Played]:
    for number in range(plan.games):
        yield play(plan, number)


def _in_processes(plan: Plan, jobs: int) -> Iterator[Played]:
    size = max(1, min(10, plan.games // (jobs * 8)))
    batches = (range(start, min(start + size, plan.games)) for start in range(0, plan.games, size))
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_start_worker)
    done = False
    try:
        with _deaf_children():
            running = {pool.submit(_play_batch, plan, batch) for batch in islice(batches, jobs * 2)}
        while running:
            ready, running = wait_for_futures(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(_play_batch, plan, batch) for batch in islice(batches, len(ready))}
            for future in ready:
                yield from future.result()
        done = True
    except BrokenProcessPool:
        raise WestmarchError("lab-worker-died", jobs=jobs) from None
    finally:
        pool.shutdown(wait=done, cancel_futures=True)
        if not done:
            # Somebody doesn't want to wait for the matches that are being played.
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()


def _play_batch(plan: Plan, numbers: range) -> list[Played]:
    return [play(plan, number) for number in numbers]


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started inside don't hear Ctrl-C; their parent does, and ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _start_worker() -> None:
    """A worker leaves Ctrl-C to its parent, and ends when that is gone instead of waiting for work for ever."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    sentinel = parent.sentinel

    def watch() -> None:
        wait_for_connections([sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
