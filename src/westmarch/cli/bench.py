"""`westmarch bench`: decisions, clones and imagined matches per second, with the method and the machine."""

from __future__ import annotations

import argparse

from westmarch.cli.screen import grid, print_json, progress_screen, screen
from westmarch.cli.setup import game_options
from westmarch.core.messages import text
from westmarch.core.numbers import number
from westmarch.games import find
from westmarch.lab.bench import Bench, bench


def run(arguments: argparse.Namespace) -> int:
    game = find(arguments.game)
    options = game_options(game, arguments)
    waiting = progress_screen()
    if waiting.is_terminal:
        with waiting.status("") as status:
            found = bench(
                game.key,
                arguments.seconds,
                arguments.seats,
                options,
                on_stage=lambda stage: status.update(text(f"cli-bench-stage-{stage}")),
            )
    else:
        found = bench(game.key, arguments.seconds, arguments.seats, options)
    if arguments.json:
        print_json(found.as_data())
    else:
        _show(found)
    return 0


def _show(found: Bench) -> None:
    out = screen()
    machine = found.machine
    out.say(text("cli-bench-title", {"game": found.game}), style="bold")
    table = grid("", *(text(f"cli-bench-{heading}") for heading in ("rate", "slowest", "fastest", "cpu")))
    for name, rate in found.rates.items():
        key = name.removeprefix("clones_").replace("at_", "").replace("_", "-")
        figures = () if rate is None else (rate.median, rate.slowest, rate.fastest, rate.cpu)
        shown = [number(figure) for figure in figures] or ["-"] * 4
        table.add_row(text(f"cli-bench-{key}", {"answers": number(found.answers.get(key, 0.0), 1)}), *shown)
    out.draw(table)
    out.say(text("cli-bench-method"))
    about = {**machine, "load": str(machine["load"]), "compiled": "yes" if machine["compiled"] else "no"}
    out.say(text("cli-bench-machine", about))
