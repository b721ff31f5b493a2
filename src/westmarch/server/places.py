"""Where the server keeps things unless it is told otherwise."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def default_data() -> Path:
    """Where matches are kept unless said otherwise: the user's data directory."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "westmarch" / "westmarch.db"
