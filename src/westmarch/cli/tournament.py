"""`westmarch tournament`: every computer player against every other, and how strong each is on each seat."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from westmarch.bots import names
from westmarch.cli.progress import bar, resumable, tell_cost
from westmarch.cli.render import Renderer
from westmarch.cli.screen import Screen, grid, print_json, screen
from westmarch.cli.setup import game_options
from westmarch.cli.simulate import tell_errors
from westmarch.core import numbers
from westmarch.core.errors import BadSetup
from westmarch.core.messages import text
from westmarch.core.words import Words
from westmarch.games import find
from westmarch.lab import ledger as files
from westmarch.lab.extras import need
from westmarch.lab.ledger import Ledger
from westmarch.lab.report.tournament import page
from westmarch.lab.simulate import play_all
from westmarch.lab.tournament import Tournament, standings
from westmarch.lab.workers import HERE, cores

KIND = "tournament"
Figures = Mapping[str, Any]


def run(arguments: argparse.Namespace) -> int:
    need("tournament")
    if arguments.on != HERE:
        need(arguments.on)
    tournament, ledger = _resumed(arguments) if arguments.resume else _begun(arguments)
    with resumable(KIND, ledger.path):
        _play(tournament, ledger, arguments.jobs or cores(), arguments.on)
    figures = standings(tournament, ledger.matches)
    if arguments.plots:
        Path(arguments.plots).write_text(page(figures), encoding="utf-8")
    if arguments.json:
        print_json(figures)
    else:
        show(screen(), figures, ledger.path)
    return tell_errors(figures["errors"])


def _begun(arguments: argparse.Namespace) -> tuple[Tournament, Ledger]:
    if arguments.game is None:
        raise BadSetup("cli-game-or-resume")
    game = find(arguments.game)
    if arguments.bots is None:
        raise BadSetup("cli-tournament-bots", bots=", ".join(names(game.key)))
    bots = [name.strip() for name in arguments.bots.split(",")]
    options = game_options(game, arguments)
    tournament = Tournament(game.key, bots, arguments.games, arguments.seed, arguments.seats, options)
    path = Path(arguments.keep or f"{game.key}-tournament-{arguments.seed}.matches")
    return tournament, files.begin(path, KIND, tournament.as_data())


def _resumed(arguments: argparse.Namespace) -> tuple[Tournament, Ledger]:
    if arguments.game is not None or arguments.bots is not None:
        raise BadSetup("cli-resume-alone")
    ledger = files.resume(Path(arguments.resume), KIND)
    begun = ledger.header
    return Tournament(**{name: begun[name] for name in ("game", "bots", "games", "seed", "seats", "options")}), ledger


def _play(tournament: Tournament, ledger: Ledger, jobs: int, on: str) -> None:
    """A match of each player first, to tell the cost; then all that is left."""
    left = tournament.left(ledger.matches)
    if not left:
        return
    trials = [number for number in tournament.trials() if number in set(left)]
    for played in play_all([tournament.task(number) for number in trials], jobs):
        ledger.add(played)
    left = tournament.left(ledger.matches)
    jobs = max(1, min(jobs, len(left)))
    tell_cost(len(left), tournament.seconds(ledger.matches, left, jobs), jobs, on)
    with bar(len(tournament), len(ledger.matches)) as advance:
        for played in play_all([tournament.task(number) for number in left], jobs, on):
            ledger.add(played)
            advance()


# -- the table


def show(out: Screen, figures: Figures, path: Path) -> None:
    words = Renderer(figures["game"]).words
    params = {"game": figures["game"], "matches": figures["matches"], "seed": str(figures["seed"])}
    out.say(text("cli-tournament-title", params), style="bold")
    out.draw(_ratings(figures, words))
    if len(figures["seats"]) == 2:
        out.draw(_cross(figures, words))
    out.say(text("cli-tournament-scale"))
    out.say(text("cli-tournament-kept", {"file": str(path)}))


def strength(ratings: list[Figures], bot: str) -> float:
    """A player's place in the table: the mean of its ratings."""
    own = [rating["mu"] for rating in ratings if rating["bot"] == bot]
    return float(sum(own) / len(own))


def _ratings(figures: Figures, words: Words) -> Grid:
    ratings = figures["ratings"]
    headings = [text("cli-tournament-player")]
    for seat in figures["seats"]:
        headings += [text("cli-tournament-as", {"seat": words.seat(seat)}), text("cli-tournament-won")]
    table = grid(*headings)
    for bot in sorted(figures["bots"], key=lambda bot: -strength(ratings, bot)):
        cells = [cell for rating in ratings if rating["bot"] == bot for cell in _rating(rating)]
        table.add_row(words.player(bot), *cells)
    for rating in ratings:
        if rating["bot"] is None:
            table.add_row(text("cli-tournament-the-game"), *_rating(rating))
    return table


def _rating(rating: Figures) -> tuple[str, str]:
    strong = f"{numbers.number(rating['mu'], 1)} ± {numbers.number(2 * rating['sigma'], 1)}"
    return strong, numbers.percent(rating["share"])


def _cross(figures: Figures, words: Words) -> Grid:
    """Who beats whom: how often the row wins, sitting on the first seat, against the column on the second."""
    first, second = figures["seats"]
    heading = text("cli-tournament-cross", {"first": words.seat(first), "second": words.seat(second)})
    table = grid(heading, *map(words.player, figures["bots"]))
    shares = {
        (pairing["bots"][first], pairing["bots"][second]): pairing["wins"][first] / max(1, pairing["matches"])
        for pairing in figures["pairings"]
    }
    for row in figures["bots"]:
        table.add_row(words.player(row), *(numbers.percent(shares[row, column]) for column in figures["bots"]))
    return table
