"""The web client's own checks, and the browser tests: the real client in a real Chromium against the real server."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests import needs
from tests.client.tools import ROOT, npm

BUILT = ROOT / "src/westmarch/server/static/index.html"
CHROMIUM = os.environ.get("WESTMARCH_CHROMIUM", "/usr/bin/chromium")


@pytest.mark.slow
def test_in_a_browser() -> None:
    if not BUILT.exists():
        needs.leave_out(needs.CLIENT)
    if not Path(CHROMIUM).exists():
        needs.leave_out(needs.CHROMIUM)
    npm("run", "--silent", "e2e")


@pytest.mark.slow
def test_types_and_style() -> None:
    npm("run", "--silent", "check")


@pytest.mark.slow
def test_units() -> None:
    npm("run", "--silent", "test")
