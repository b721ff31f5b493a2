"""What players make for a game before a match, such as decks. The game itself reads, checks and writes it.

A thing that was made is a code: a word that an option of the game takes as its value.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from westmarch.core.decisions import Reason


@dataclass(slots=True, eq=False)
class Checked:
    """What a game says about a code."""

    # The code as an option takes it, or None if it can't be played at all.
    playable: str | None
    # What the rules for making it forbid; empty if they hold.
    problems: Sequence[Reason]
    # What is allowed, but surely not meant.
    warnings: Sequence[Reason]
    # What people count, by names of the game's own.
    figures: Mapping[str, int]


@dataclass(slots=True, eq=False)
class ReadIn:
    """What was found in a text: the code, its name, and what the game doesn't know, as it was written."""

    name: str
    code: str
    missing: Sequence[str]


class Workshop:
    """The workshop of a game. All methods raise BadSetup for what can't be understood."""

    # The option that takes what is made here.
    option: str = ""
    # The forms that it can be written in, with the end of a file's name.
    formats: Mapping[str, str] = {}

    def ready_made(self) -> Mapping[str, str]:
        """Codes that come with the game, by the name that the option has for them."""
        return {}

    def check(self, code: str) -> Checked:
        raise NotImplementedError

    def read(self, text: str) -> ReadIn:
        """From a text in any form that the game knows."""
        raise NotImplementedError

    def write(self, code: str, name: str, form: str) -> str:
        """As a text in one of the forms."""
        raise NotImplementedError
