"""Programs that some tests need. Where one is missing they are left out, and the end of the run says so."""

from __future__ import annotations

import os
import shutil
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn

import pytest

# What it is, and how to get it.
CHROMIUM = "Chromium (apt install chromium, or say where it is in WESTMARCH_CHROMIUM)"
POSTGRESQL = "PostgreSQL (apt install postgresql)"
REDIS = "Redis (apt install redis-server)"
NGINX = "nginx (apt install nginx)"
CADDY = "Caddy (apt install caddy)"
OPENSSL = "OpenSSL (apt install openssl)"
CLIENT = "the web client and its tools (make client)"

WANT = "for want of "


def leave_out(what: str) -> NoReturn:
    """Leaves the test out; where everything must be tested, that is an error."""
    if os.environ.get("WESTMARCH_TEST_ALL"):
        pytest.fail(f"{what} is not here, and everything must be tested")
    pytest.skip(WANT + what)


def program(name: str, what: str) -> str:
    """Where that program is. PostgreSQL's are out of the way, because a machine may have several versions of it."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for path in (os.environ.get("PATH", os.defpath), *map(str, folders)):
        found = shutil.which(name, path=path)
        if found is not None:
            return found
    leave_out(what)


def left_out(reasons: Iterable[str]) -> str:
    """One line about all tests that were left out for want of something, or nothing."""
    wants = Counter(reason.partition(WANT)[2] for reason in reasons if WANT in reason)
    parts = [f"{number} {WANT}{what}" for what, number in sorted(wants.items())]
    return f"Tests left out: {'; '.join(parts)}." if parts else ""
