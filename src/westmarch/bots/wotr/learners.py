"""Weaker players of War of the Ring: the rules of thumb of the steward, with slips (docs/players.md)."""

from __future__ import annotations

from westmarch.bots.base import Bot
from westmarch.bots.learners import Learner
from westmarch.bots.wotr.steward import Steward


class Novice(Learner):
    name = "novice"
    slips = 1.0

    def rule(self, seed: int) -> Bot:
        return Steward(seed)


class Squire(Novice):
    name = "squire"
    slips = 0.4
