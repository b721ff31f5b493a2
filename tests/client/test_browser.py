"""The web client's own checks, and the browser tests: the real client in a real Chromium against the real server."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "client"
BUILT = CLIENT.parent / "src/westmarch/server/static/index.html"
CHROMIUM = os.environ.get("WESTMARCH_CHROMIUM", "/usr/bin/chromium")

needs_client = pytest.mark.skipif(
    shutil.which("npm") is None or not (CLIENT / "node_modules").is_dir(), reason="the client's tools are not installed"
)
needs_browser = pytest.mark.skipif(not Path(CHROMIUM).exists() or not BUILT.exists(), reason="no browser or client")


def npm(script: str) -> None:
    environment = {**os.environ, "WESTMARCH_PYTHON": sys.executable, "CI": "1"}
    done = subprocess.run(
        ["npm", "run", "--silent", script], cwd=CLIENT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@needs_client
@pytest.mark.slow
def test_types_and_style() -> None:
    npm("check")


@needs_client
@pytest.mark.slow
def test_units() -> None:
    npm("test")


@needs_client
@needs_browser
@pytest.mark.slow
def test_in_a_browser() -> None:
    npm("e2e")
