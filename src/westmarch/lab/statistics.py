"""What many matches add up to."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Sequence
from typing import Any

from westmarch.lab.simulate import Plan, Played


def spread(values: Sequence[float]) -> dict[str, float] | None:
    """Least, quartiles, most and mean; None without values."""
    if not values:
        return None
    ordered = sorted(values)
    if len(ordered) == 1:
        low = middle = high = ordered[0]
    else:
        low, middle, high = statistics.quantiles(ordered, n=4, method="inclusive")
    return {
        "min": ordered[0],
        "q1": low,
        "median": middle,
        "q3": high,
        "max": ordered[-1],
        "mean": round(statistics.fmean(ordered), 3),
    }


def win_rate(wins: int, games: int) -> tuple[float, float, float]:
    """The share of wins, and between what it lies with 95 percent confidence (Wilson's interval)."""
    if games == 0:
        return 0.0, 0.0, 1.0
    z = 1.959964
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return share, max(0.0, middle - half), min(1.0, middle + half)


def summary(plan: Plan, results: Sequence[Played]) -> dict[str, Any]:
    """The figures of a simulation as plain data: the same for the same plan, on every machine."""
    ended = [played for played in results if played.error is None]
    wins = Counter(seat for played in ended for seat in played.winners)
    return {
        "game": plan.game,
        "seats": list(plan.seats),
        "bots": dict(zip(plan.seats, plan.bots)),
        "options": plan.options,
        "seed": plan.seed,
        "games": plan.games,
        "ended": len(ended),
        "wins": {seat: wins[seat] for seat in plan.seats},
        "together": sum(len(played.winners) == len(plan.seats) > 1 for played in ended),
        "nobody": sum(not played.winners for played in ended),
        "reasons": dict(Counter(played.reason for played in ended).most_common()),
        "turns": spread([played.turns for played in ended if played.turns is not None]),
        "decisions": spread([played.decisions for played in ended]),
        "score": {
            seat: spread([played.score[seat] for played in ended if seat in played.score]) for seat in plan.seats
        },
        "statistics": {
            name: spread([played.statistics[name] for played in ended if name in played.statistics])
            for name in sorted({name for played in ended for name in played.statistics})
        },
        "errors": [played.as_data() for played in results if played.error is not None],
        "matches": [played.as_data() for played in results],
    }
