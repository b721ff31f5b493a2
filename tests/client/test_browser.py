"""The web client's own checks, and the browser tests: the real client in a real Chromium against the real server."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.client.tools import ROOT, need, npm

BUILT = ROOT / "src/westmarch/server/static/index.html"
CHROMIUM = os.environ.get("WESTMARCH_CHROMIUM", "/usr/bin/chromium")


@pytest.mark.slow
def test_types_and_style() -> None:
    npm("run", "--silent", "check")


@pytest.mark.slow
def test_units() -> None:
    npm("run", "--silent", "test")


@pytest.mark.slow
def test_in_a_browser() -> None:
    need(BUILT.exists(), "the client is not built: run `make client`")
    need(Path(CHROMIUM).exists(), "no Chromium: install Debian's chromium, or say where it is in WESTMARCH_CHROMIUM")
    npm("run", "--silent", "e2e")
