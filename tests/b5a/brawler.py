"""A random player of the Battle of Five Armies who likes to fight."""

from __future__ import annotations

import random

from tests.b5a.helpers import Match5
from tests.story import question
from westmarch.games.b5a.facts.board import AREA, AREAS, BOXES, REGION_LIST
from westmarch.games.b5a.facts.pieces import FREE, SHADOW

# How far east each area lies.
_EAST = [region.x for region in REGION_LIST] + [box[2] for box in BOXES]


class Brawler:
    """Random, but keener on fights than a fair coin: else most random games see no combat at all."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, match: Match5) -> str:
        decision = question(match)
        options = decision.options
        if decision.kind == "b5a.use" and self.random.random() < 0.6:
            eager = [each for each in options if each.startswith(("attack", "combined", "goblin", "enter", "recruit"))]
            if eager:
                return self.random.choice(eager)
        if decision.kind in ("b5a.move-to", "b5a.strike") and self.random.random() < 0.7:
            side = FREE if decision.seat == "free" else SHADOW
            foes = [each for each in options if each in AREA and match.state.size[(1 - side) * AREAS + AREA[each]]]
            if foes:
                return self.random.choice(foes)
            if side == SHADOW:
                west = [each for each in options if each in AREA]
                if west and self.random.random() < 0.7:
                    return min(west, key=lambda each: _EAST[AREA[each]])
        if options[-1] in ("done", "skip") and len(options) > 1 and self.random.random() < 0.6:
            options = options[:-1]
        return self.random.choice(options)
