"""What all tests share: long tests come first; the end of a run tells what was left out, and what to install for it."""

from __future__ import annotations

import pytest

from tests.needs import left_out


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: while one worker is busy with the browser tests the others do the rest."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    # A skipped test's report says where, and why.
    line = left_out(report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple))
    if line:
        terminalreporter.write_line(line, yellow=True)
