"""What the steward says: its reasoning as a remark, with ids for the numbers it reckons with."""

from __future__ import annotations

from westmarch.bots.remarks import Remark
from westmarch.bots.wotr.intents import Reasoning
from westmarch.games.wotr.facts.board import REGION_IDS

PLACES = ("region", "origin", "goal")
# Cards alone can be hidden.
COMMON = frozenset({*PLACES, "character", "deck", "face", "nation", "new", "old", "seat"})
# To play no card says as much as to play one, while the enemy has still to choose.
SECRET = frozenset({"bot-wotr-no-combat-card"})


def remark(reason: Reasoning) -> Remark:
    params = dict(reason.params)
    for name in PLACES:
        number = params.get(name)
        if isinstance(number, int):
            params[name] = REGION_IDS[number] if number >= 0 else None
    return Remark("wotr", reason.key, params, reason.key in SECRET, COMMON)
