"""The laboratory: many matches at once, and how fast they go. Knows matches and bots, no game."""

from westmarch.lab.bench import Bench, bench
from westmarch.lab.simulate import Plan, Played, play, simulate
from westmarch.lab.statistics import spread, summary, win_rate

__all__ = ["Bench", "Plan", "Played", "bench", "play", "simulate", "spread", "summary", "win_rate"]
