"""What the sources of a game don't settle: facts that may be wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(slots=True, eq=False)
class Doubt:
    """A value that may be wrong, and what speaks for it."""

    id: str
    value: Any
    confidence: str
    why: str
