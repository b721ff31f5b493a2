"""Runs the client's tools: the machine's, or those that were fetched into the environment."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests import needs

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
# Node is fetched into the environment where the machine's own is missing or too old, so that one comes first.
PATH = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)))


def npm(*arguments: str, **environment: str) -> str:
    """Runs npm in the client's folder; what it says is shown if it fails."""
    program = shutil.which("npm", path=PATH)
    if program is None or not (CLIENT / "node_modules").is_dir():
        needs.leave_out(needs.CLIENT)
    done = subprocess.run(
        [program, *arguments],
        cwd=CLIENT,
        env={**os.environ, "PATH": PATH, "WESTMARCH_PYTHON": sys.executable, "CI": "1", "NO_COLOR": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout + done.stderr
    assert done.returncode == 0, said[-6000:]
    return said
