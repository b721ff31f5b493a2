"""The sage of War of the Ring: it weighs what the steward thinks of."""

from __future__ import annotations

from westmarch.bots.base import Bot
from westmarch.bots.sage import Level, Sage, Table
from westmarch.bots.wotr.steward import Steward


class WarSage(Sage):
    game = "wotr"
    level = Level(candidates=8, worlds=(2, 2, 4))
    weighs = ("wotr.action", "wotr.hunt-dice", "wotr.fellowship.phase")
    tables = (
        Table(2, share=8),
        Table(3, share=0.5),
        Table(4, share=0.5),
        Table(2, {"lome": True}, share=0.5),
        Table(2, {"lome": True, "council": True}, share=0.25),
        Table(3, {"lome": True}, share=0.5),
        Table(4, {"lome": True, "council": True}, share=0.25),
    )
    # A hand is known by the backs of its cards only; which ones they are taught it little in a few thousand matches.
    left_out = ("hand:", "seat:")

    def rule(self, seed: int) -> Bot:
        return Steward(seed)
