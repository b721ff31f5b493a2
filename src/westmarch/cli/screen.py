"""Printing to people: words as they are, wrapped in a terminal, whole lines in a file."""

from __future__ import annotations

import json
import sys

from rich import box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from westmarch.core.messages import text
from westmarch.core.troubles import trouble


class Screen(Console):
    """A console that leaves a closed pipe to the command that was writing to it."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    def say(self, words: str, style: str = "", indent: int = 0) -> None:
        """A sentence. Nothing in it is markup, however it looks."""
        if indent and self.is_terminal:
            self.print(Padding(Text(words, style=style), (0, 0, 0, indent)))
        else:
            self.print(Text(" " * indent + words, style=style), soft_wrap=not self.is_terminal)

    def draw(self, what: RenderableType) -> None:
        self.print(what)


def screen() -> Screen:
    return Screen(highlight=False, markup=False, emoji=False)


def progress_screen() -> Screen:
    """For what only a person who waits wants to see."""
    return Screen(stderr=True, highlight=False, markup=False, emoji=False)


def grid(*headings: str) -> Grid:
    """A table of figures, with names in its first column."""
    table = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
    for column, heading in enumerate(headings):
        table.add_column(heading, justify="right" if column else "left", no_wrap=column > 0)
    return table


def print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def os_error(error: OSError) -> str:
    """What the operating system refuses, in a sentence; most of its complaints are about a file."""
    if not error.filename:
        return text("cli-os-error-alone", {"problem": trouble(error)})
    return text("cli-os-error", {"file": str(error.filename), "problem": trouble(error)})


def complain(sentence: str) -> None:
    print(f"westmarch: {sentence}", file=sys.stderr)
