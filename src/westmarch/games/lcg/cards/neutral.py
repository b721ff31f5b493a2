"""Gandalf (card 73), the one neutral card."""

from __future__ import annotations

from westmarch.core.decisions import Steps
from westmarch.games.lcg.abilities import ENTERED, CardText, Response, Trigger
from westmarch.games.lcg.cards import common
from westmarch.games.lcg.choices import ask, pick
from westmarch.games.lcg.state import DISCARD, NONE, Journey
from westmarch.games.lcg.table.effects import deal_damage, leave_play
from westmarch.games.lcg.table.moves import draw, lower_threat


def gandalf(match: Journey, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    """Exactly one of three: draw 3 cards, 4 damage to an enemy in play, 5 less threat."""
    state = match.state
    draws = () if common.why_not_draw(state, [seat]) else ("draw",)
    options = (*draws, "damage", "threat") if state.enemies() else (*draws, "threat")
    token = yield ask(state, seat, "lcg.mode", options, card="gandalf")
    if token == "draw":
        draw(match, seat, 3)
    elif token == "threat":
        lower_threat(match, seat, 5, "gandalf")
    else:
        enemy = yield from pick(match, seat, "lcg.target", state.enemies(), "gandalf")
        if enemy != NONE:
            yield from deal_damage(match, [enemy], 4, "gandalf")


GANDALF = CardText(
    "gandalf",
    response=Response(ENTERED, gandalf, common.why_not_own),
    end_of_round=lambda match, card: leave_play(match, card, DISCARD),
)
