"""Where things are kept unless somebody says otherwise."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def user_data() -> Path:
    """The user's data directory for Westmarch."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "westmarch"


def default_data() -> Path:
    """Where the server keeps its matches."""
    return user_data() / "westmarch.db"
