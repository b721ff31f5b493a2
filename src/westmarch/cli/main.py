"""Where a command starts and how it ends: exit codes that scripts can trust, and never a traceback for the user.

0 is success. 1 is a failure, said in a sentence on stderr. 2 is a command that can't be meant. 130 is Ctrl-C, 141 a
reader that went away, as a shell has them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TextIO

from westmarch.cli.arguments import parse
from westmarch.cli.screen import complain, os_error
from westmarch.core.errors import BadSetup, WestmarchError
from westmarch.core.messages import text

OK, FAILED, USAGE, INTERRUPTED, CLOSED = 0, 1, 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command and gives its exit code."""
    for stream in (sys.stdout, sys.stderr):
        _say_what_can_be_said(stream)
    try:
        arguments = parse(argv)
        code: int = arguments.run(arguments)
        sys.stdout.flush()
        return code
    except SystemExit as leaving:
        # argparse: 0 after --help, 2 after a wrong word.
        return leaving.code if isinstance(leaving.code, int) else USAGE
    except WestmarchError as error:
        complain(str(error))
        return USAGE if isinstance(error, BadSetup) else FAILED
    except BrokenPipeError:
        _forget_stdout()
        return CLOSED
    except OSError as error:
        complain(os_error(error))
        return FAILED
    except KeyboardInterrupt:
        complain(text("cli-interrupted"))
        return INTERRUPTED


def _say_what_can_be_said(stream: TextIO) -> None:
    """A terminal that can't show a letter gets a question mark, not an exception."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _forget_stdout() -> None:
    """Nobody reads any more: what is still buffered must not fail again at exit."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        pass
