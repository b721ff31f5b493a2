"""An argument parser that speaks the reader's language; Python's own speaks English."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from typing import Any, NoReturn

from westmarch.core.messages import text

# What argparse complains about, and our sentence for it. What is none of these is told as it is.
_COMPLAINTS = {
    "unknown": r"unrecognized arguments: (?P<words>.*)",
    "required": r"the following arguments are required: (?P<words>.*)",
    "value": r"argument (?P<argument>[^:]*): invalid (?P<type>.*) value: '(?P<value>.*)'",
    "choice": r"argument (?P<argument>[^:]*): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<choices>.*)\)",
    "missing": r"argument (?P<argument>[^:]*): expected .*",
    "no-value": r"argument (?P<argument>[^:]*): ignored explicit argument '(?P<value>.*)'",
    "ambiguous": r"ambiguous option: (?P<value>\S+) could match (?P<choices>.*)",
}


class Formatter(argparse.RawDescriptionHelpFormatter):
    def add_usage(
        self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, f"{text('cli-usage')} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Help and complaints come from the message files."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{**settings, "formatter_class": Formatter, "add_help": False})
        self._positionals.title = text("cli-usage-arguments")
        self._optionals.title = text("cli-usage-options")
        self.add_argument("-h", "--help", action="help", help=text("cli-usage-help"))

    def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:
        if isinstance(settings.get("metavar"), str):
            settings["metavar"] = placeholder(settings["metavar"])
        return super().add_argument(*names, **settings)

    def add_subparsers(self, **settings: Any) -> Any:
        return super().add_subparsers(**{**settings, "metavar": placeholder(settings["metavar"])})

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {complaint(message)}\n")


def placeholder(words: str) -> str:
    """What stands for a value in usage and help: FILE, NAME=VALUE. A letter or two (N; A,B) stay as they are."""
    return re.sub(r"[A-Z]{3,}", lambda word: text(f"cli-value-{word[0].lower()}"), words)


def complaint(message: str) -> str:
    for name, pattern in _COMPLAINTS.items():
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            parts = {part: said.replace("'", "") for part, said in found.groupdict().items()}
            if "type" in parts:  # argparse names the function that reads the value
                parts["type"] = text(f"cli-type-{parts['type'].lstrip('_')}")
            return text(f"cli-usage-{name}", parts)
    return message
