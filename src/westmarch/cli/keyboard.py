"""Lines from a person, or from a file in a person's place."""

from __future__ import annotations

import sys

from westmarch.cli.screen import Screen


class Keyboard:
    """Asks for a line. What comes from a file is shown too, so that the output reads like a conversation."""

    def __init__(self, out: Screen) -> None:
        self.out = out
        self.is_terminal = sys.stdin.isatty() and out.is_terminal
        if self.is_terminal:
            try:
                import readline  # noqa: F401  (arrow keys and history)
            except ImportError:
                pass

    def ask(self, prompt: str) -> str | None:
        """The next line without its end; None when there is none any more."""
        if self.is_terminal:
            try:
                return input(prompt).strip()
            except EOFError:
                self.out.say("")
                return None
            except UnicodeDecodeError:
                return ""
        try:
            line = sys.stdin.readline()
        except UnicodeDecodeError:
            return ""
        if not line:
            return None
        self.out.say(prompt + line.strip())
        return line.strip()
