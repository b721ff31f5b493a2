"""The captain of the Battle of Five Armies: reads the field, weighs what could be done, and says why."""

from __future__ import annotations

from westmarch.bots.b5a.captain import Captain

__all__ = ["Captain"]
