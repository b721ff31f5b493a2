"""`westmarch report`: one web page with plots about many matches."""

from __future__ import annotations

import argparse
from pathlib import Path

from westmarch.cli.progress import resumable
from westmarch.cli.render import Renderer
from westmarch.cli.screen import screen
from westmarch.cli.simulate import begun, play, resumed, tell_errors
from westmarch.core.errors import BadSetup, WestmarchError
from westmarch.core.messages import text
from westmarch.lab.extras import need
from westmarch.lab.report.matches import page
from westmarch.lab.report.sources import gather
from westmarch.lab.simulate import Played
from westmarch.lab.workers import HERE, cores


def run(arguments: argparse.Namespace) -> int:
    if arguments.on != HERE:
        need(arguments.on)
    game, seats, matches, made = _read(arguments) if arguments.sources else _played(arguments)
    path = Path(arguments.out or f"{game}-report.html")
    path.write_text(page(game, seats, matches, made), encoding="utf-8")
    screen().say(text("cli-report-written", {"file": str(path), "matches": len(matches)}))
    return 0


Found = tuple[str, tuple[str, ...], list[Played], str]


def _read(arguments: argparse.Namespace) -> Found:
    found = gather(arguments.sources)
    if arguments.game not in (None, found.game):
        raise BadSetup("cli-report-other-game", found=found.game, game=arguments.game)
    made = text("lab-report-read", {"sources": ", ".join(arguments.sources)})
    if found.unfinished:
        made += " " + text("lab-report-left-out", {"count": found.unfinished})
    return found.game, found.seats, found.matches, made


def _played(arguments: argparse.Namespace) -> Found:
    plan, ledger = resumed(arguments) if arguments.resume else begun(arguments, chronicle=True)
    with resumable("report", None if ledger is None else ledger.path):
        results = play(plan, ledger, min(arguments.jobs or cores(), plan.games), arguments.on)
    ended = [played for played in results if played.error is None]
    tell_errors([played.as_data() for played in results if played.error is not None])
    if not ended:
        raise WestmarchError("lab-report-nothing", files=plan.game)
    words = Renderer(plan.game).words
    players = ", ".join(f"{words.seat(seat)}: {words.player(bot)}" for seat, bot in zip(plan.seats, plan.bots))
    made = text("lab-report-played-now", {"games": len(ended), "seed": str(plan.seed), "players": players})
    return plan.game, plan.seats, ended, made
