"""The words a command line can have. All help is in the message files."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

import westmarch
from westmarch.cli.parser import Parser
from westmarch.core import messages
from westmarch.core.errors import BadSetup
from westmarch.core.messages import text
from westmarch.lab.workers import HERE, PLACES
from westmarch.server import arguments as server


def parse(argv: Sequence[str] | None) -> argparse.Namespace:
    """The parsed command; `run` is the function that carries it out. Raises SystemExit as argparse does."""
    messages.speak(language_of(sys.argv[1:] if argv is None else argv, os.environ))
    return _parser().parse_args(argv)


def language_of(argv: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language to speak: `--language`, else what the environment says as for other programs, else English.

    It is known before anything else is read, since help and complaints are in it too. Raises BadSetup.
    """
    wish = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    wish.add_argument("--language")
    try:
        wished = wish.parse_known_args(list(argv))[0].language
    except argparse.ArgumentError:
        wished = None  # nothing behind it: the real parser complains
    # LANGUAGE is a list; the first of the others that is set decides, as in every other program.
    wishes = environment.get("LANGUAGE", "").split(":")
    wishes.append(next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), ""))
    usual = messages.choose(wishes) or messages.DEFAULT_LANGUAGE
    if wished is None:
        return usual
    chosen = messages.choose([wished])
    if chosen is None:
        messages.speak(usual)
        raise BadSetup("cli-no-such-language", language=wished, languages=", ".join(messages.languages()))
    return chosen


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="westmarch", description=text("cli-about"), epilog=text("cli-examples"))
    _language(parser)
    parser.add_argument(
        "--version",
        action="version",
        version=f"westmarch {westmarch.__version__}",
        help=text("cli-usage-version"),
    )
    commands = parser.add_subparsers(title=text("cli-commands"), metavar="COMMAND", required=True)
    _games(_command(commands, "games"))
    _play(_command(commands, "play"))
    _rules(_command(commands, "rules"))
    _simulate(_command(commands, "simulate"))
    _tournament(_command(commands, "tournament"))
    _report(_command(commands, "report"))
    _bench(_command(commands, "bench"))
    _train(_command(commands, "train"))
    _replay(_command(commands, "replay"))
    _review(_command(commands, "review"))
    server.add_parser(commands)
    server.add_admin_parser(commands)
    return parser


def _command(commands: argparse._SubParsersAction[Parser], name: str) -> argparse.ArgumentParser:
    parser = commands.add_parser(
        name,
        help=text(f"cli-{name}"),
        description=text(f"cli-{name}", attribute="about"),
        epilog=text(f"cli-{name}", attribute="examples"),
    )
    _language(parser)
    parser.set_defaults(run=_carry_out(name))
    return parser


def _language(parser: argparse.ArgumentParser) -> None:
    """Before the command or behind it, `language_of` finds it in both places."""
    _add(parser, "--language", metavar="LANGUAGE", default=argparse.SUPPRESS)


def _carry_out(name: str) -> Callable[[argparse.Namespace], int]:
    """A command's module is loaded when it is used."""

    def run(arguments: argparse.Namespace) -> int:
        code: int = import_module(f"westmarch.cli.{name}").run(arguments)
        return code

    return run


def _add(parser: argparse.ArgumentParser, *names: str, **settings: object) -> None:
    """An argument with its help, found by its longest name."""
    name = max(names, key=len).lstrip("-")
    parser.add_argument(*names, help=text(f"cli-argument-{name.lower()}"), **settings)  # type: ignore[arg-type]


def _positive(word: str) -> int:
    number = int(word)
    if number < 1:
        raise ValueError(word)
    return number


def _seconds(word: str) -> float:
    number = float(word)
    if not 0.1 <= number <= 3600:
        raise ValueError(word)
    return number


def _numbers(word: str) -> list[int]:
    """Numbers with commas between them."""
    return [_positive(each) for each in word.split(",")]


def _natural(word: str) -> int:
    return 0 if word == "0" else _positive(word)


def _game_setup(parser: argparse.ArgumentParser) -> None:
    """What a match is started with, the same for all commands that start one."""
    _add(parser, "--players", "--seats", dest="seats", type=_positive, metavar="N")
    _add(parser, "--scenario", metavar="NAME")
    _add(parser, "--deck", action="append", metavar="NAME")
    _add(parser, "--option", action="append", default=[], metavar="NAME=VALUE")


def _games(parser: argparse.ArgumentParser) -> None:
    _add(parser, "--json", action="store_true")


def _play(parser: argparse.ArgumentParser) -> None:
    _add(parser, "game", nargs="?", metavar="GAME")
    _add(parser, "--you", metavar="SEAT")
    _add(parser, "--against", metavar="BOT")
    _add(parser, "--table", action="store_true")
    _add(parser, "--closed", action="store_true")
    _game_setup(parser)
    _add(parser, "--seed", type=int, metavar="S")
    _add(parser, "--load", metavar="FILE")


def _rules(parser: argparse.ArgumentParser) -> None:
    _add(parser, "game", metavar="GAME")
    _add(parser, "words", nargs="*", metavar="WORDS")


def _where(parser: argparse.ArgumentParser) -> None:
    """Where many matches are played, and where they are kept."""
    _add(parser, "--jobs", type=_positive, metavar="N")
    _add(parser, "--on", choices=PLACES, default=HERE, metavar="|".join(PLACES))
    _add(parser, "--resume", metavar="FILE")


def _simulate(parser: argparse.ArgumentParser) -> None:
    _add(parser, "game", nargs="?", metavar="GAME")
    _add(parser, "--games", type=_positive, default=100, metavar="N")
    _add(parser, "--bots", metavar="A,B")
    _add(parser, "--seed", type=int, default=0, metavar="S")
    _game_setup(parser)
    _where(parser)
    _add(parser, "--keep", metavar="FILE")
    _add(parser, "--records", metavar="DIR")
    _add(parser, "--forget", metavar="SEAT")
    _add(parser, "--json", action="store_true")


def _tournament(parser: argparse.ArgumentParser) -> None:
    _add(parser, "game", nargs="?", metavar="GAME")
    parser.add_argument("--bots", metavar="A,B,C", help=text("cli-argument-bots", attribute="tournament"))
    parser.add_argument(
        "--games", type=_positive, default=10, metavar="N", help=text("cli-argument-games", attribute="tournament")
    )
    _add(parser, "--seed", type=int, default=0, metavar="S")
    _game_setup(parser)
    _where(parser)
    parser.add_argument("--keep", metavar="FILE", help=text("cli-argument-keep", attribute="tournament"))
    _add(parser, "--plots", metavar="FILE")
    _add(parser, "--json", action="store_true")


def _report(parser: argparse.ArgumentParser) -> None:
    _add(parser, "game", nargs="?", metavar="GAME")
    _add(parser, "--out", metavar="FILE")
    _add(parser, "--from", dest="sources", action="append", default=[], metavar="FILE")
    parser.add_argument(
        "--games", type=_positive, default=1000, metavar="N", help=text("cli-argument-games", attribute="report")
    )
    _add(parser, "--bots", metavar="A,B")
    _add(parser, "--seed", type=int, default=0, metavar="S")
    _game_setup(parser)
    _where(parser)
    parser.add_argument("--keep", metavar="FILE", help=text("cli-argument-keep", attribute="report"))


def _bench(parser: argparse.ArgumentParser) -> None:
    _add(parser, "game", metavar="GAME")
    _add(parser, "--seconds", type=_seconds, default=10.0, metavar="S")
    _game_setup(parser)
    _add(parser, "--json", action="store_true")


def _train(parser: argparse.ArgumentParser) -> None:
    _add(parser, "game", metavar="GAME")
    _add(parser, "--folder", required=True, metavar="DIR")
    _add(parser, "--matches", type=_numbers, default=[6000, 3000, 3000], metavar="N,N,…")
    _add(parser, "--contests", type=_natural, default=20, metavar="N")
    _add(parser, "--seed", type=int, default=1, metavar="S")
    _add(parser, "--jobs", type=_positive, metavar="N")
    _add(parser, "--on", choices=PLACES, default=HERE, metavar="|".join(PLACES))


def _replay(parser: argparse.ArgumentParser) -> None:
    _add(parser, "file", metavar="FILE")
    _add(parser, "--to", type=int, metavar="N")
    _add(parser, "--seat", metavar="SEAT")


def _review(parser: argparse.ArgumentParser) -> None:
    _add(parser, "file", metavar="FILE")
    _add(parser, "--json", action="store_true")
    _add(parser, "--weights", metavar="FILE")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=text("cli-argument-seed", attribute="review"))
