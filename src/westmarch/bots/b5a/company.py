"""Where the captain wants characters to be: with armies that will fight and lack leadership, and don't fall."""

from __future__ import annotations

from westmarch.bots.b5a.field import Field
from westmarch.games.b5a.characters.heroes import WALKS
from westmarch.games.b5a.facts.pieces import BOLG, LEADS, MOVES

# Better company must be so much better, or nobody walks for it.
WORTH_A_WALK = 0.3


def company(field: Field, who: int, area: int) -> float:
    """How good it is for a character to stand in an area."""
    army = field.mine(area)
    if army is None:
        return -field.bolg_risk(area, 0, 0) if who == BOLG else -2.0
    others = army.leadership - (LEADS[who] if field.where[who] == area else 0)
    useful = max(0, min(LEADS[who], min(5, army.strength) - others))
    close = field.near(area, field.enemy, 1) * 0.5 + field.near(area, field.enemy, 2) * 0.2
    value = useful * min(close, 3.0) * 0.4
    if who == BOLG:
        return value - field.bolg_risk(area, army.size, army.damage)
    if field.near(area, field.enemy, 1) > 2 * army.strength + field.walls[area]:
        value -= 2.0  # whoever is with an army that falls falls with it
    return value


def best_company(field: Field, who: int) -> float:
    """How much better off a character could be who walks."""
    here = field.where[who]
    best = max([company(field, who, area) for area in WALKS[MOVES[who]][here]], default=-9.0)
    gain = best - company(field, who, here)
    return gain if gain > WORTH_A_WALK else 0.0
