"""`westmarch play`: a match at one keyboard, against computer players or each other."""

from __future__ import annotations

import argparse
import secrets
from typing import Any

import westmarch
from westmarch.bots import rule_bot, seat_seed
from westmarch.cli import saves
from westmarch.cli.keyboard import Keyboard
from westmarch.cli.render import Renderer
from westmarch.cli.screen import screen
from westmarch.cli.session import Session
from westmarch.cli.setup import game_options
from westmarch.core.errors import BadSetup
from westmarch.core.match import Match
from westmarch.games import find

ALL = "all"


def run(arguments: argparse.Namespace) -> int:
    match, players = _load(arguments) if arguments.load is not None else _start(arguments)
    bots = {
        seat: westmarch.bot(match.game.key, name, seat_seed(match.seed, seat))
        for seat, name in players.items()
        if name != saves.PERSON
    }
    out = screen()
    session = Session(match, players, bots, Renderer(match.game.key), out, Keyboard(out), arguments.load)
    if arguments.load is not None:
        session.remind(saves.memories(arguments.load, players))
    return session.run()


def _start(arguments: argparse.Namespace) -> tuple[Match[Any], dict[str, str]]:
    if arguments.game is None:
        games = ", ".join(game.key for game in westmarch.catalogue())
        raise BadSetup("cli-play-what", games=games)
    game = find(arguments.game)
    seed = secrets.randbits(31) if arguments.seed is None else arguments.seed
    options = game_options(game, arguments)
    match = westmarch.new_match(
        game.key, arguments.seats, seed, options, table=arguments.table, closed=arguments.closed
    )
    if match.chance.asks:
        return match, _at_a_real_table(match, arguments)
    you = _people(match, arguments.you) if arguments.you is not None else match.seats[:1]
    return match, _seat_players(match, you, arguments.against)


def _at_a_real_table(match: Match[Any], arguments: argparse.Namespace) -> dict[str, str]:
    """People sit on all seats: a computer player can't take cards out of a box."""
    you = ALL if arguments.you is None else arguments.you
    if arguments.against is not None or set(_people(match, you)) != set(match.seats):
        raise BadSetup("cli-play-table-people")
    return dict.fromkeys(match.seats, saves.PERSON)


def _load(arguments: argparse.Namespace) -> tuple[Match[Any], dict[str, str]]:
    """A saved game goes on with the same players, unless the command line says otherwise."""
    for name in ("seats", "scenario", "deck", "seed"):
        if getattr(arguments, name) is not None:
            raise BadSetup("cli-load-alone", option=name)
    for name in ("option", "table", "closed"):
        if getattr(arguments, name):
            raise BadSetup("cli-load-alone", option=name)
    match, players = saves.load(arguments.load)
    if arguments.game not in (None, match.game.key):
        raise BadSetup("cli-load-other-game", file=arguments.load, found=match.game.key, game=arguments.game)
    if match.chance.asks:
        return match, _at_a_real_table(match, arguments)
    known = westmarch.players(match.game.key)
    complete = all(players.get(seat) in (saves.PERSON, *known) for seat in match.seats)
    if complete and arguments.you is None and arguments.against is None:
        return match, {seat: players[seat] for seat in match.seats}
    if arguments.you is not None:
        you = _people(match, arguments.you)
    else:
        you = tuple(seat for seat in match.seats if players.get(seat) == saves.PERSON) or match.seats[:1]
    return match, _seat_players(match, you, arguments.against)


def _people(match: Match[Any], wish: str) -> tuple[str, ...]:
    if wish == ALL:
        return match.seats
    seats = tuple(part.strip() for part in wish.split(","))
    for seat in seats:
        if seat not in match.seats:
            raise BadSetup("core-no-such-seat", seat=seat, seats=", ".join((*match.seats, ALL)))
    return seats


def _seat_players(match: Match[Any], people: tuple[str, ...], against: str | None) -> dict[str, str]:
    """Who sits where: people, and one bot for all other seats or one for each of them."""
    others = [seat for seat in match.seats if seat not in people]
    names = [name.strip() for name in (against or rule_bot(match.game.key)).split(",")]
    if len(names) == 1:
        names *= len(others)
    if len(names) != len(others):
        raise BadSetup("cli-play-bots", bots=len(names), seats=", ".join(others))
    computers = dict(zip(others, names))
    return {seat: computers.get(seat, saves.PERSON) for seat in match.seats}
