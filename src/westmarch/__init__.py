"""Westmarch: play, study and learn Middle-earth tabletop games, every rule enforced.

An unofficial fan work. See README for what it is, and docs/ for how it works.
"""

from westmarch.api import bot, catalogue, env, load_position, load_record, new_match, players
from westmarch.core.decisions import Decision, Reason
from westmarch.core.errors import (
    BadScript,
    BadSetup,
    BadText,
    IllegalAction,
    NothingToUndo,
    UnknownToken,
    WestmarchError,
)
from westmarch.core.events import Event
from westmarch.core.game import Result
from westmarch.core.match import Match

__version__ = "0.1.0"

__all__ = [
    "BadScript",
    "BadSetup",
    "BadText",
    "Decision",
    "Event",
    "IllegalAction",
    "Match",
    "NothingToUndo",
    "Reason",
    "Result",
    "UnknownToken",
    "WestmarchError",
    "__version__",
    "bot",
    "catalogue",
    "env",
    "load_position",
    "load_record",
    "new_match",
    "players",
]
