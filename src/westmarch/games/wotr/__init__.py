"""War of the Ring, second edition. Modules follow the chapters of the rulebook; see docs/wotr.md."""

from westmarch.games.wotr.rules import GAME

__all__ = ["GAME"]
