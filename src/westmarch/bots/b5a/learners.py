"""Weaker players of The Battle of Five Armies: the rules of thumb of the captain, with slips (docs/players.md)."""

from __future__ import annotations

from westmarch.bots.b5a.captain import Captain
from westmarch.bots.base import Bot
from westmarch.bots.learners import Learner


class Novice(Learner):
    name = "novice"
    slips = 0.6

    def rule(self, seed: int) -> Bot:
        return Captain(seed)


class Squire(Novice):
    name = "squire"
    slips = 0.25
