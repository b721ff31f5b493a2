"""Weaker players of The Card Game: the rules of thumb of the ranger, with slips (docs/players.md)."""

from __future__ import annotations

from westmarch.bots.base import Bot
from westmarch.bots.lcg.ranger import Ranger
from westmarch.bots.learners import Learner


class Novice(Learner):
    name = "novice"
    slips = 0.6

    def rule(self, seed: int) -> Bot:
        return Ranger(seed)


class Squire(Novice):
    name = "squire"
    slips = 0.25
