"""Many matches between bots, on one core or all of them, the same for the same seed wherever they run.

The first match takes the seed itself, each further one a seed derived from it and its number; bots take theirs from
their match and seat. So a match can be played again by its own seed: as the only match of a simulation.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import westmarch
from westmarch.bots import seat_seed
from westmarch.bots.base import Bot
from westmarch.bots.worlds import imagining, world_of
from westmarch.core import messages
from westmarch.core.decisions import Decision
from westmarch.core.errors import BadSetup, WestmarchError
from westmarch.core.match import Match
from westmarch.core.troubles import trouble
from westmarch.lab.workers import HERE, spread_out

# A match that is still going after so many decisions is taken for one that never ends.
ENDLESS = 300_000
_MASK = (1 << 63) - 1


# What files keep of a plan and of a match, by the names of their fields.
_PLANNED = ("game", "bots", "games", "seed", "seats", "options", "records", "forget", "chronicle")
_TOLD = ("number", "seed", "winners", "reason", "score", "turns", "decisions")


class Plan:
    """What is to be played."""

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
        chronicle: bool = False,
    ) -> None:
        """One bot per seat, or one for all of them. Raises BadSetup for what can't be played."""
        self.game = game
        self.games = games
        self.seed = seed
        self.options = dict(options or {})
        # The folder that records are written to.
        self.records = records
        # Shall each match tell what happened in it, for a report?
        self.chronicle = chronicle
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

    def as_data(self) -> dict[str, Any]:
        """All of it, for a file."""
        data = {name: getattr(self, name) for name in _PLANNED}
        return {**data, "bots": list(self.bots), "seats": len(self.seats), "forget": sorted(self.forget)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Plan:
        return cls(**{name: data[name] for name in _PLANNED})

    def seed_of(self, number: int) -> int:
        return self.seed if number == 0 else derive(self.seed, number)


@dataclass(slots=True, eq=False)
class Played:
    """How one match went. `error` is None, or says what was raised and where."""

    number: int
    seed: int
    bots: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()
    reason: str = ""
    score: dict[str, int] = field(default_factory=dict)
    decisions: int = 0
    turns: int | None = None
    statistics: dict[str, float] = field(default_factory=dict)
    # What happened in it, as Game.chronicle tells.
    chronicle: dict[str, Any] = field(default_factory=dict)
    seconds: float = 0.0
    # Python's own words, for whoever mends it; `problem` is the same as a message, for whoever reads the sentence.
    error: str | None = None
    problem: dict[str, object] = field(default_factory=dict)
    trace: str = ""

    def ended(self, match: Match[Any], chronicle: bool) -> None:
        """Notes how it ended, and if it is wanted what happened in it."""
        assert match.result is not None
        self.winners = match.result.winners
        self.reason = match.result.reason
        self.score = match.result.score
        self.statistics = match.game.statistics(match)
        if chronicle:
            self.chronicle = match.game.chronicle(match)

    def as_data(self) -> dict[str, Any]:
        """Everything but the time it took, which is never the same twice."""
        kept = [*_TOLD, *(name for name in ("statistics", "chronicle") if getattr(self, name))]
        if self.error is not None:
            kept += ["error", "problem", "trace"]
        return {**{name: getattr(self, name) for name in kept}, "winners": list(self.winners)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Played:
        """The same again, from a file. Raises KeyError, TypeError or ValueError for what is no match."""
        return cls(
            int(data["number"]),
            int(data["seed"]),
            tuple(str(bot) for bot in data.get("bots", ())),
            tuple(data["winners"]),
            str(data["reason"]),
            dict(data["score"]),
            int(data["decisions"]),
            data["turns"],
            dict(data.get("statistics", {})),
            dict(data.get("chronicle", {})),
            float(data.get("seconds", 0.0)),
            data.get("error"),
            _problem(data),
            str(data.get("trace", "")),
        )


def _problem(data: Mapping[str, Any]) -> dict[str, object]:
    """Why it failed, as a message; files of earlier releases have only Python's own words."""
    if data.get("error") is None:
        return {}
    name = data["error"].partition(":")[0]
    return dict(data.get("problem") or messages.inside("core-trouble-inside", {"name": name}))


def derive(seed: int, number: int) -> int:
    """Another seed, unlike its neighbours (splitmix64)."""
    z = (seed * 0x9E3779B97F4A7C15 + number * 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return (z ^ (z >> 31)) & _MASK


# -- one match


def play(plan: Plan, number: int = 0) -> Played:
    """Plays one match of a plan to its end. What goes wrong in it is noted, not raised."""
    played = Played(number, plan.seed_of(number), plan.bots)
    begun = time.perf_counter()
    match: Match[Any] | None = None
    try:
        match = westmarch.new_match(plan.game, len(plan.seats), played.seed, plan.options)
        names = zip(plan.seats, plan.bots)
        bots = {seat: westmarch.bot(plan.game, name, seat_seed(played.seed, seat)) for seat, name in names}
        _play_on(match, bots, played, plan.forget)
    except Exception as error:
        played.error = f"{type(error).__name__}: {error}"
        played.problem = trouble(error)
        played.trace = traceback.format_exc()
    played.seconds = time.perf_counter() - begun
    if match is not None:
        played.turns = match.game.turn(match.state)
        if match.result is not None:
            played.ended(match, plan.chronicle)
        if plan.records is not None:
            path = Path(plan.records) / f"{plan.game}-{number + 1:05d}-{played.seed}.record"
            path.write_text(match.record(), encoding="utf-8")
    return played


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

# A match of a plan, by its number.
Task = tuple[Plan, int]


def simulate(
    plan: Plan,
    jobs: int = 1,
    on_played: Callable[[Played], None] | None = None,
    on: str = HERE,
    numbers: Sequence[int] | None = None,
) -> list[Played]:
    """Plays all matches of a plan, or those of these numbers, in so many processes, and gives them in order."""
    tasks = [(plan, number) for number in (range(plan.games) if numbers is None else numbers)]
    results: list[Played] = []
    for played in play_all(tasks, jobs, on):
        results.append(played)
        if on_played is not None:
            on_played(played)
    return sorted(results, key=lambda played: played.number)


def play_all(tasks: Sequence[Task], jobs: int = 1, on: str = HERE) -> Iterator[Played]:
    """Plays matches of any plans, in any order."""
    jobs = min(jobs, len(tasks))
    # In one process each match is handed over at once. Elsewhere a few together save letters.
    size = 1 if jobs <= 1 and on == HERE else max(1, min(10, len(tasks) // (max(jobs, 4) * 8)))
    batches = [tasks[start : start + size] for start in range(0, len(tasks), size)]
    for several in spread_out(_play_batch, batches, jobs, on):
        yield from several


def _play_batch(tasks: Sequence[Task]) -> list[Played]:
    return [play(plan, number) for plan, number in tasks]
