"""`westmarch train`: plays matches and learns from them, with progress, and goes on where it was stopped."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from westmarch.cli.screen import screen
from westmarch.core.messages import text
from westmarch.core.numbers import number
from westmarch.games import find
from westmarch.lab.train import Training, log
from westmarch.lab.train.playing import play_one
from westmarch.lab.workers import cores

# A match is worth a line when so many more have been played.
EVERY = 200


def run(arguments: argparse.Namespace) -> int:
    game = find(arguments.game)
    folder = Path(arguments.folder)
    training = Training(
        game.key,
        folder,
        arguments.matches,
        arguments.seed,
        arguments.jobs or cores(),
        contests=arguments.contests,
        on=arguments.on,
    )
    out = screen()
    training.begin()
    if training.left:
        out.say(_cost(training))
    write = log(folder)
    told = -EVERY

    def say(what: str, figures: dict[str, Any]) -> None:
        nonlocal told
        write(what, figures)
        if what == "playing":
            done = figures["done"]
            if 0 < done - told < EVERY and done != figures["of"]:
                return
            told = done
        if what != "epoch":
            out.say(text(f"cli-train-{what}", {name: _shown(figure) for name, figure in figures.items()}))

    weights = training.run(say)
    out.say(text("cli-train-done", {"file": str(weights)}))
    return 0


def _cost(training: Training) -> str:
    """What it will cost, by one match."""
    begun = time.perf_counter()
    play_one(training.game, training.tables, training.seed, None)
    seconds = time.perf_counter() - begun
    matches = training.left
    return text(
        "cli-train-cost",
        {
            "seconds": number(seconds, 1),
            "matches": matches,
            "jobs": training.jobs,
            "minutes": max(1, round(seconds * matches / training.jobs / 60)),
        },
    )


def _shown(figure: Any) -> Any:
    if isinstance(figure, float):
        return number(figure, 4)
    if isinstance(figure, dict):
        return ", ".join(f"{name} {value}" for name, value in figure.items())
    return figure
