"""What all tests share: long tests come first; the end of a run tells what was left out, and what to install for it.

Programs that tests start hear Ctrl-C, also where the tests themselves run in the background of a script.
"""

from __future__ import annotations

import os
import signal

import pytest

from tests.needs import left_out


def pytest_configure() -> None:
    """A shell lets what it starts in the background ignore Ctrl-C, and that would be handed on.

    Tests speak English, also on a machine that speaks another language.
    """
    os.environ["LANGUAGE"] = "en"
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: while one worker is busy with the browser tests the others do the rest."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    # A skipped test's report says where, and why.
    line = left_out(report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple))
    if line:
        terminalreporter.write_line(line, yellow=True)
