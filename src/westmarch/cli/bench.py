"""`westmarch bench`: decisions, clones and imagined matches per second, with the method and the machine."""

from __future__ import annotations

import argparse

from rich.table import Table as Grid

from westmarch.cli.screen import grid, print_json, progress_screen, screen
from westmarch.cli.setup import game_options
from westmarch.core.messages import text
from westmarch.core.numbers import number
from westmarch.games import find
from westmarch.lab.bench import Bench, Rate, bench


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
    _row(table, text("cli-bench-decisions"), found.decisions)
    _row(table, text("cli-bench-boundary"), found.boundary)
    _row(table, text("cli-bench-inside", {"answers": number(found.inside_answers, 1)}), found.inside)
    _row(table, text("cli-bench-deepest", {"answers": number(found.deepest_answers, 1)}), found.deepest)
    _row(table, text("cli-bench-imagined-boundary"), found.imagined_boundary)
    _row(table, text("cli-bench-imagined-inside"), found.imagined_inside)
    out.draw(table)
    out.say(text("cli-bench-method"))
    shown = {**machine, "load": str(machine["load"]), "compiled": "yes" if machine["compiled"] else "no"}
    out.say(text("cli-bench-machine", shown))


def _row(table: Grid, name: str, rate: Rate | None) -> None:
    if rate is None:
        table.add_row(name, "-", "-", "-", "-")
        return
    table.add_row(name, *(number(figure) for figure in (rate.median, rate.slowest, rate.fastest, rate.cpu)))
