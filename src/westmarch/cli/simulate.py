"""`westmarch simulate`: many matches between computer players, and what came of them."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from westmarch.bots import rule_bot
from westmarch.cli.progress import bar, resumable, tell_cost
from westmarch.cli.render import Renderer
from westmarch.cli.screen import Screen, complain, grid, print_json, progress_screen, screen
from westmarch.cli.setup import game_options
from westmarch.core.errors import BadSetup
from westmarch.core.messages import text
from westmarch.core.numbers import number, percent, short
from westmarch.core.words import Words
from westmarch.games import find
from westmarch.lab import ledger as files
from westmarch.lab.extras import need
from westmarch.lab.ledger import Ledger
from westmarch.lab.simulate import Plan, Played, simulate
from westmarch.lab.statistics import summary, win_rate
from westmarch.lab.workers import HERE, cores

Figures = Mapping[str, Any]


KIND = "simulation"


def run(arguments: argparse.Namespace) -> int:
    if arguments.on != HERE:
        need(arguments.on)
    plan, ledger = resumed(arguments) if arguments.resume else begun(arguments)
    if plan.records is not None:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
    jobs = min(arguments.jobs or cores(), plan.games)
    begun_at = time.perf_counter()
    with resumable("simulate", None if ledger is None else ledger.path):
        results = play(plan, ledger, jobs, arguments.on)
    seconds = time.perf_counter() - begun_at
    figures = summary(plan, results)
    decisions = sum(played.decisions for played in results)
    figures["speed"] = {
        "seconds": round(seconds, 3),
        "jobs": jobs,
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
    }
    if arguments.json:
        print_json(figures)
    else:
        show(screen(), figures)
    return tell_errors(figures["errors"])


def tell_errors(errors: Sequence[Figures]) -> int:
    """Says which matches failed; gives the exit code."""
    for error in errors:
        complain(text("cli-simulate-error", {"seed": str(error["seed"]), "error": error["problem"]}))
    return 1 if errors else 0


def begun(arguments: argparse.Namespace, chronicle: bool = False) -> tuple[Plan, Ledger | None]:
    """What is asked for, and the file that keeps it, if it shall be kept."""
    if arguments.game is None:
        raise BadSetup("cli-game-or-resume")
    game = find(arguments.game)
    bots = (arguments.bots or rule_bot(game.key)).split(",")
    plan = Plan(
        game.key,
        [name.strip() for name in bots],
        arguments.games,
        arguments.seed,
        arguments.seats,
        game_options(game, arguments),
        getattr(arguments, "records", None),
        _forgetful(getattr(arguments, "forget", None)),
        chronicle or arguments.keep is not None,
    )
    return plan, None if arguments.keep is None else files.begin(Path(arguments.keep), KIND, plan.as_data())


def resumed(arguments: argparse.Namespace) -> tuple[Plan, Ledger]:
    """What a file of matches was begun for."""
    if arguments.game is not None or arguments.bots is not None:
        raise BadSetup("cli-resume-alone")
    ledger = files.resume(Path(arguments.resume), KIND)
    return Plan.from_data(ledger.header), ledger


def _forgetful(wish: str | None) -> tuple[str, ...]:
    return () if wish is None else tuple(seat.strip() for seat in wish.split(","))


def play(plan: Plan, ledger: Ledger | None, jobs: int, on: str) -> list[Played]:
    """Plays what is not in the file yet. Who waits at a terminal sees a bar, and the cost, told by the first match."""
    results = [] if ledger is None else list(ledger.matches)
    done = {played.number for played in results}
    left = [number for number in range(plan.games) if number not in done]

    def keep(played: Played) -> None:
        if ledger is not None:
            ledger.add(played)
        advance()

    with bar(plan.games, len(done)) as advance:
        if len(left) > 1 and progress_screen().is_terminal:
            (first,) = simulate(plan, on_played=keep, numbers=left[:1])
            results.append(first)
            del left[0]
            tell_cost(len(left), first.seconds * len(left) / jobs, jobs, on)
        results += simulate(plan, jobs, keep, on, left)
    return sorted(results, key=lambda played: played.number)


# -- the summary


def show(out: Screen, figures: Figures) -> None:
    words = Renderer(figures["game"]).words
    bots = ", ".join(f"{words.seat(seat)}: {words.player(bot)}" for seat, bot in figures["bots"].items())
    params = {"game": figures["game"], "games": figures["games"], "bots": bots, "seed": str(figures["seed"])}
    out.say(text("cli-simulate-title", params), style="bold")
    out.draw(_wins(figures, words.seat))
    out.draw(_reasons(figures, words.result_short))
    out.draw(_spreads(figures, words))
    speed = figures["speed"]
    shown = {"seconds": number(speed["seconds"], 1), "rate": number(speed["decisions_per_second"])}
    out.say(text("cli-simulate-speed", {**speed, **shown}))


def _grid(*headings: str) -> Grid:
    return grid(*(text(f"cli-simulate-{heading}") if heading else "" for heading in headings))


def _wins(figures: Figures, seat_name: Callable[[str], str]) -> Grid:
    table = _grid("winner", "wins", "share", "confidence")
    ended = figures["ended"]
    rows = [(seat_name(seat), wins) for seat, wins in figures["wins"].items()]
    if figures["together"] and len(set(figures["wins"].values())) == 1:
        # Everybody wins or loses together: one line says it all.
        rows = [(text("cli-simulate-together"), figures["together"])]
    if figures["nobody"]:
        rows.append((text("cli-simulate-nobody"), figures["nobody"]))
    for name, wins in rows:
        share, low, high = win_rate(wins, ended)
        table.add_row(name, str(wins), percent(share, 1), f"{percent(low)} – {percent(high)}")
    return table


def _reasons(figures: Figures, ending: Callable[[str], str]) -> Grid:
    table = _grid("reason", "games", "share")
    for reason, games in figures["reasons"].items():
        table.add_row(ending(reason), str(games), percent(games / figures["ended"], 1))
    return table


def _spreads(figures: Figures, words: Words) -> Grid:
    table = _grid("", "min", "q1", "median", "q3", "max", "mean")
    turns = text("cli-simulate-turns", {"counts": find(words.game).counts})
    rows = [(turns, figures["turns"]), (text("cli-simulate-decisions"), figures["decisions"])]
    for key, spread in figures["score"].items():
        rows.append((text("cli-simulate-score", {"seat": words.scored(key)}), spread))
    for name, spread in figures["statistics"].items():
        rows.append((words.name("statistic", name), spread))
    for name, spread in rows:
        if spread is not None:
            figures_shown = [short(spread[column]) for column in ("min", "q1", "median", "q3", "max")]
            table.add_row(name, *figures_shown, number(spread["mean"], 1))
    return table
