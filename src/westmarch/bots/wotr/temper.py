"""What differs from one steward to another: a few leanings, drawn from the seed, within what is sensible."""

from __future__ import annotations

import random

from westmarch.bots.wotr.leanings import STEWARD, Pair
from westmarch.games.wotr.facts.board import NATION_OF, SETTLEMENTS
from westmarch.games.wotr.facts.nations import NATIONS

# How eagerly the armies of the Free Peoples go out: a third of the stewards each.
AMBITIONS = (0.7, 1.0, 1.4)


class Temper:
    """Every number is a factor around one, except where its comment says otherwise."""

    def __init__(self, seed: int, leanings: Pair = STEWARD) -> None:
        self.leanings = leanings
        draw = random.Random(seed)
        # The Shadow: how many dice above or below the usual it gives to the Hunt.
        self.hunt = draw.choice((-1, 0, 0, 0, 1))
        # The Free Peoples: how eagerly the Ring goes on, and how eagerly their armies go out.
        self.boldness = draw.uniform(0.9, 1.15)
        self.ambition = draw.choice(AMBITIONS)
        # Which nations' lands are attacked rather than others.
        by_nation = [draw.uniform(0.9, 1.15) for _ in NATIONS]
        self._leanings = {region: by_nation[NATION_OF[region]] for region in SETTLEMENTS}

    def leaning(self, region: int) -> float:
        return self._leanings.get(region, 1.0)


class Settled(Temper):
    """Of somebody who leans no more to one side than his leanings say, but for the lands that he attacks first."""

    def __init__(self, seed: int, leanings: Pair) -> None:
        super().__init__(seed, leanings)
        self.hunt = 0
        self.boldness = self.ambition = 1.0
