"""Journey Along the Anduin (cards 111 to 114)."""

from __future__ import annotations

from westmarch.core.decisions import Steps
from westmarch.games.lcg.abilities import CardText
from westmarch.games.lcg.cards import common
from westmarch.games.lcg.round.combat import deal_shadow, tell_dealt
from westmarch.games.lcg.state import Journey
from westmarch.games.lcg.table.moves import remove_progress

# -- Misty Mountain Goblins


MISTY_MOUNTAIN_GOBLINS = CardText(
    "misty-mountain-goblins",
    after_attacking=lambda match, card, seat: remove_progress(match, 1, "misty-mountain-goblins"),
    shadow=lambda match, card: remove_progress(match, 3 if common.undefended(match) else 1, "misty-mountain-goblins"),
)

# -- Massing at Night


def massing_at_night_shadow(match: Journey, card: int) -> Steps[None]:
    """The further shadow cards are resolved in this attack too."""
    state = match.state
    enemy = common.current_attack(match).enemy
    dealt = [card for _ in range(state.players_left()) for card in deal_shadow(match, enemy)]
    yield from tell_dealt(match, common.defending_player(match), dealt)


MASSING_AT_NIGHT = CardText(
    "massing-at-night",
    when_revealed=lambda match, card: common.reveal_several(match, match.state.players_left()),
    shadow=massing_at_night_shadow,
)

# -- locations

BANKS_OF_THE_ANDUIN = CardText("banks-of-the-anduin", back_on_deck=True)
GLADDEN_FIELDS = CardText("gladden-fields", refresh_threat=1)
