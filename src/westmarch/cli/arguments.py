"""The words a command line can have. All help is in the message files."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

import westmarch
from westmarch.cli.parser import Parser
from westmarch.core import messages
from westmarch.core.errors import BadSetup
from westmarch.core.messages import text
from westmarch.lab.workers import HERE, PLACES
from westmarch.server import arguments as server
from westmarch.server.places import default_data

Run = Callable[[argparse.Namespace], int]


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


# -- what a word can be


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


# -- the words of each command, with argparse's settings

# The message `cli-argument-WORD` says what a word is for, or its attribute that is named as `help`.
_LANGUAGE: server.Words = {"--language": {"metavar": "LANGUAGE", "default": argparse.SUPPRESS}}
# What a match is started with, the same for all commands that start one.
_SETUP: server.Words = {
    "--players --seats": {"dest": "seats", "type": _positive, "metavar": "N"},
    "--scenario": {"metavar": "NAME"},
    "--deck": {"action": "append", "metavar": "NAME"},
    "--option": {"action": "append", "default": [], "metavar": "NAME=VALUE"},
}
_WORKERS: server.Words = {
    "--jobs": {"type": _positive, "metavar": "N"},
    "--on": {"choices": PLACES, "default": HERE, "metavar": "|".join(PLACES)},
}
# Where many matches are played, and where they are kept.
_WHERE: server.Words = {**_WORKERS, "--resume": {"metavar": "FILE"}}
_GAME: server.Words = {"game": {"metavar": "GAME"}}
_ANY_GAME: server.Words = {"game": {"nargs": "?", "metavar": "GAME"}}
_SEED: server.Words = {"--seed": {"type": int, "default": 0, "metavar": "S"}}
_JSON: server.Words = {"--json": {"action": "store_true"}}
COMMANDS: dict[str, server.Words] = {
    "games": _JSON,
    "play": {
        **_ANY_GAME,
        "--you": {"metavar": "SEAT"},
        "--against": {"metavar": "BOT"},
        "--table": {"action": "store_true"},
        "--closed": {"action": "store_true"},
        **_SETUP,
        "--seed": {"type": int, "metavar": "S"},
        "--load": {"metavar": "FILE"},
    },
    "rules": {**_GAME, "words": {"nargs": "*", "metavar": "WORDS"}},
    "simulate": {
        **_ANY_GAME,
        "--games": {"type": _positive, "default": 100, "metavar": "N"},
        "--bots": {"metavar": "A,B"},
        **_SEED,
        **_SETUP,
        **_WHERE,
        "--keep": {"metavar": "FILE"},
        "--records": {"metavar": "DIR"},
        "--forget": {"metavar": "SEAT"},
        **_JSON,
    },
    "tournament": {
        **_ANY_GAME,
        "--bots": {"metavar": "A,B,C", "help": "tournament"},
        "--games": {"type": _positive, "default": 10, "metavar": "N", "help": "tournament"},
        **_SEED,
        **_SETUP,
        **_WHERE,
        "--keep": {"metavar": "FILE", "help": "tournament"},
        "--plots": {"metavar": "FILE"},
        **_JSON,
    },
    "report": {
        **_ANY_GAME,
        "--out": {"metavar": "FILE"},
        "--from": {"dest": "sources", "action": "append", "default": [], "metavar": "FILE"},
        "--games": {"type": _positive, "default": 1000, "metavar": "N", "help": "report"},
        "--bots": {"metavar": "A,B"},
        **_SEED,
        **_SETUP,
        **_WHERE,
        "--keep": {"metavar": "FILE", "help": "report"},
    },
    "bench": {**_GAME, "--seconds": {"type": _seconds, "default": 10.0, "metavar": "S"}, **_SETUP, **_JSON},
    "train": {
        **_GAME,
        "--folder": {"required": True, "metavar": "DIR"},
        "--matches": {"type": _numbers, "default": [6000, 3000, 3000], "metavar": "N,N,…"},
        "--contests": {"type": _natural, "default": 20, "metavar": "N"},
        "--seed": {"type": int, "default": 1, "metavar": "S"},
        **_WORKERS,
    },
    "replay": {"file": {"metavar": "FILE"}, "--to": {"type": int, "metavar": "N"}, "--seat": {"metavar": "SEAT"}},
    "review": {
        "file": {"metavar": "FILE"},
        **_JSON,
        "--weights": {"metavar": "FILE"},
        "--keep": {"metavar": "FILE", "help": "review"},
        "--seed": {"type": int, "default": 0, "metavar": "S", "help": "review"},
    },
}


# -- from rows to a parser


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="westmarch", description=text("cli-about"), epilog=text("cli-examples"))
    _add(parser, _LANGUAGE)  # before the command or behind it, `language_of` finds it in both places
    version = f"westmarch {westmarch.__version__}"
    parser.add_argument("--version", action="version", version=version, help=text("cli-usage-version"))
    commands = parser.add_subparsers(title=text("cli-commands"), dest="command", metavar="COMMAND", required=True)
    for name, words in COMMANDS.items():
        _add(_command(commands, f"cli-{name}", _carry_out(name)), words)
    for name, (module, words) in server.COMMANDS.items():
        _add(_command(commands, f"server-{name}", server.carry_out(module)), words, f"server-{name}-{{}}")
    _add_deeds(_command(commands, "server-admin", server.carry_out(server.ADMIN)))
    return parser


def _command(commands: argparse._SubParsersAction[Parser], key: str, run: Run) -> Parser:
    """A command without its words yet. The message of that key and its attributes are its help."""
    parser = commands.add_parser(
        key.partition("-")[2],
        help=text(key),
        description=text(key, {"data": str(default_data())}, attribute="about"),
        epilog=text(key, attribute="examples"),
    )
    _add(parser, _LANGUAGE)
    parser.set_defaults(run=run)
    return parser


def _carry_out(name: str) -> Run:
    """A command's module is loaded when it is used."""

    def run(arguments: argparse.Namespace) -> int:
        code: int = import_module(f"westmarch.cli.{name}").run(arguments)
        return code

    return run


def _add_deeds(parser: Parser) -> None:
    """What whoever runs a server can do."""
    _add(parser, {"--data": {"metavar": "FILE"}}, "server-serve-{}")
    deeds = parser.add_subparsers(dest="deed", metavar="WHAT", required=True)
    for deed, words in server.DEEDS.items():
        about = text(f"server-admin-{deed}")
        each = deeds.add_parser(deed, help=about, description=about)
        _add(each, _LANGUAGE)
        _add(each, words, "server-admin-{}-word")


def _add(parser: Parser, words: server.Words, key: str = "cli-argument-{}") -> None:
    """Words with their help, found by the longest name of each."""
    for names, settings in words.items():
        name = max(names.split(), key=len).lstrip("-")
        said: dict[str, Any] = {"help": text(key.format(name.lower()), attribute=settings.get("help"))}
        parser.add_argument(*names.split(), **{**settings, **said})
