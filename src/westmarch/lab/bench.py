"""How fast a game is: random play in one process, copies of matches at different moments, and imagined matches.

Decisions: whole random matches from their start, nothing left out; an option is drawn, `push` answers it.
Clones: positions are collected from random matches first, outside the measured time. Then full `match.clone()` calls
are timed, going round through all positions, so that no single one decides:
- at an action boundary, where nothing has been answered since the last checkpoint;
- inside an action, with at least two answers since the checkpoint, which a clone has to play again;
- at the deepest moment of each match, the one with most answers since the checkpoint.
Imagined matches: `match.imagine` for the seat that is asked, each time with another seed, at a boundary and inside.
Each figure is measured in several slices of time; the middle one counts.
"""

from __future__ import annotations

import os
import platform
import random
import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import westmarch
import westmarch.core.match
from westmarch.core.errors import CannotImagine
from westmarch.core.journal import count_answers
from westmarch.core.match import Match

SLICES = 5
# Positions of a kind, from at least so many matches; and how many answers make a moment one inside an action.
POSITIONS = 300
MATCHES = 10
INSIDE = 2


class Rate:
    """So many times a second: the slice in the middle, and the slowest and fastest one; by clock and by processor."""

    def __init__(self, slices: list[tuple[int, float, float]]) -> None:
        rates = [count / seconds for count, seconds, _ in slices]
        self.median = statistics.median(rates)
        self.slowest = min(rates)
        self.fastest = max(rates)
        self.cpu = statistics.median([count / cpu for count, _, cpu in slices])
        self.total = sum(count for count, _, _ in slices)

    def as_data(self) -> dict[str, float]:
        return {
            "per_second": round(self.median, 1),
            "slowest": round(self.slowest, 1),
            "fastest": round(self.fastest, 1),
            "per_cpu_second": round(self.cpu, 1),
            "measured": self.total,
        }


@dataclass(slots=True, eq=False)
class Bench:
    """What was measured, and on what."""

    game: str
    machine: dict[str, Any]
    # By what was done; None where there was no position for it.
    rates: dict[str, Rate | None] = field(default_factory=dict)
    # How many answers a clone inside an action, and at its deepest, has to play again, on average.
    answers: dict[str, float] = field(default_factory=dict)

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "machine": self.machine,
            **{name: None if rate is None else rate.as_data() for name, rate in self.rates.items()},
            **{f"answers_{where}": round(answers, 1) for where, answers in self.answers.items()},
        }


def bench(
    game: str,
    seconds: float = 10.0,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    on_stage: Callable[[str], None] = lambda stage: None,
) -> Bench:
    """Measures for about so many seconds, half of them random play. Raises BadSetup for what can't be played."""
    found = Bench(game, machine())
    on_stage("decisions")
    found.rates["decisions"] = _decisions(game, seats, options, seed, seconds / 2)
    on_stage("positions")
    boundary, inside, deepest = _collect(game, seats, options, seed)
    on_stage("clones")
    share = seconds / 10
    for name, positions in {"at_boundary": boundary, "inside": inside, "deepest": deepest}.items():
        found.rates[f"clones_{name}"] = _rate(positions, share, _clone)
    found.answers = {"inside": _mean_answers(inside), "deepest": _mean_answers(deepest)}
    on_stage("imagined")
    for name, positions in {"at_boundary": boundary, "inside": inside}.items():
        found.rates[f"imagined_{name}"] = _rate(positions, share, _imagine)
    return found


def _decisions(
    game: str, seats: int | None, options: Mapping[str, Any] | None, seed: int, seconds: float
) -> Rate | None:
    draw = random.Random(seed).random
    match = westmarch.new_match(game, seats, seed, options)

    def some() -> int:
        nonlocal match, seed
        count = 0
        for _ in range(50):
            decision = match.decision
            if decision is None:
                seed += 1
                match = westmarch.new_match(game, seats, seed, options)
                continue
            match.push(decision.options[int(draw() * len(decision.options))])
            count += 1
        return count

    return _measured(some, seconds)


def _measured(some: Callable[[], int], seconds: float) -> Rate:
    """How fast a thing is done. Each call does it some times and says how often: the clock is not what is measured."""
    slices = []
    for _ in range(SLICES):
        count = 0
        cpu = time.process_time()
        begun = time.perf_counter()
        until = begun + seconds / SLICES
        while True:
            count += some()
            now = time.perf_counter()
            if now >= until:
                break
        slices.append((count, now - begun, max(time.process_time() - cpu, 1e-9)))
    return Rate(slices)


def _mean_answers(positions: list[Match[Any]]) -> float:
    return statistics.fmean([count_answers(match.since_checkpoint) for match in positions]) if positions else 0.0


def _collect(
    game: str, seats: int | None, options: Mapping[str, Any] | None, seed: int
) -> tuple[list[Match[Any]], list[Match[Any]], list[Match[Any]]]:
    """Positions from random matches, as their own clones: at a boundary, inside an action, deepest of each match."""
    generator = random.Random(seed)
    boundary: list[Match[Any]] = []
    inside: list[Match[Any]] = []
    deepest: list[Match[Any]] = []
    for number in range(MATCHES * 4):
        match = westmarch.new_match(game, seats, seed + number, options)
        deepest_here, most = None, INSIDE - 1
        while match.decision is not None:
            answers = count_answers(match.since_checkpoint)
            if answers == 0 and generator.random() < 0.05:
                boundary.append(match.clone())
            elif answers >= INSIDE and generator.random() < 0.05:
                inside.append(match.clone())
            if answers > most:
                deepest_here, most = match.clone(), answers
            match.push(generator.choice(match.decision.options))
        if deepest_here is not None:
            deepest.append(deepest_here)
        if len(boundary) >= POSITIONS and len(inside) >= POSITIONS and len(deepest) >= MATCHES:
            break
    return _some(boundary, generator), _some(inside, generator), deepest


def _some(positions: list[Match[Any]], generator: random.Random) -> list[Match[Any]]:
    return positions if len(positions) <= POSITIONS else generator.sample(positions, POSITIONS)


def _clone(match: Match[Any], number: int) -> None:
    match.clone()


def _imagine(match: Match[Any], number: int) -> None:
    assert match.decision is not None
    try:
        match.imagine(match.decision.seat, number)
    except CannotImagine:
        pass  # it has been tried, which takes no less time


def _rate(positions: list[Match[Any]], seconds: float, work: Callable[[Match[Any], int], None]) -> Rate | None:
    """How often that can be done with these positions, one after the other, all over again."""
    if not positions:
        return None
    number = 0

    def some() -> int:
        nonlocal number
        for _ in range(10):
            work(positions[number % len(positions)], number)
            number += 1
        return 10

    return _measured(some, seconds)


# -- what it was measured on


def machine() -> dict[str, Any]:
    compiled = not str(westmarch.core.match.__file__).endswith(".py")
    return {
        "processor": _processor(),
        "cores": os.cpu_count() or 1,
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiled": compiled,
        "westmarch": westmarch.__version__,
    }


def _processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
