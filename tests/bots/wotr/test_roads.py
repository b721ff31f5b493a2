"""Ways for armies: what is remembered from before is what would be worked out anew."""

from __future__ import annotations

import random

from westmarch.bots.wotr.roads import FAR, roads, work_out
from westmarch.games.wotr.facts.board import INDEX, NEIGHBOURS, REGION_COUNT


def test_marches_go_around_who_stands_in_the_way() -> None:
    target, origin = INDEX["minas_tirith"], INDEX["druadan_forest"]
    assert roads(target, frozenset())[origin] == 1
    blocked = frozenset(NEIGHBOURS[target])
    assert roads(target, blocked)[origin] == 1
    assert roads(target, blocked)[INDEX["edoras"]] == FAR


def test_marches_remembered_are_as_if_worked_out_anew() -> None:
    """Armies come and go, one or several at once, also on the target itself."""
    draw = random.Random(4)
    blocked: frozenset[int] = frozenset(draw.sample(range(REGION_COUNT), 12))
    for _ in range(1500):
        gone = draw.sample(sorted(blocked), draw.choice((0, 1, 1, 2))) if len(blocked) > 6 else []
        come = draw.sample(range(REGION_COUNT), draw.choice((0, 1, 1, 2)))
        blocked = (blocked - frozenset(gone)) | frozenset(come)
        target = draw.choice((3, 40, 77, *come))
        assert roads(target, blocked) == work_out(target, blocked)
