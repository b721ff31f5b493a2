"""The steward of War of the Ring: reading the board, weighing what could be done, and saying why."""

from __future__ import annotations

from westmarch.bots.wotr.steward import Steward

__all__ = ["Steward"]
