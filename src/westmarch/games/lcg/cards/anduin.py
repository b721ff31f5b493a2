"""Journey Along the Anduin (cards 111 to 114)."""

from __future__ import annotations

from westmarch.core.decisions import Steps
from westmarch.games.lcg.abilities import (
    AFTER_ATTACKING,
    BACK_ON_DECK,
    REFRESH_THREAT,
    SHADOWS,
    WHEN_REVEALED,
    Table,
    n,
)
from westmarch.games.lcg.cards.common import defending_player, undefended
from westmarch.games.lcg.combat import deal_shadow, tell_dealt
from westmarch.games.lcg.moves import remove_progress
from westmarch.games.lcg.reveal import reveal_top

# -- Misty Mountain Goblins


def misty_mountain_goblins(match: Table, card: int, seat: int) -> Steps[None]:
    remove_progress(match, 1, "misty-mountain-goblins")
    yield from ()


def misty_mountain_goblins_shadow(match: Table, card: int) -> Steps[None]:
    remove_progress(match, 3 if undefended(match) else 1, "misty-mountain-goblins")
    yield from ()


AFTER_ATTACKING[n("misty-mountain-goblins")] = misty_mountain_goblins
SHADOWS[n("misty-mountain-goblins")] = misty_mountain_goblins_shadow

# -- Massing at Night


def massing_at_night(match: Table, card: int) -> Steps[None]:
    for _ in range(match.state.players_left()):
        yield from reveal_top(match)


def massing_at_night_shadow(match: Table, card: int) -> Steps[None]:
    """The further shadow cards are resolved in this attack too."""
    state = match.state
    assert state.attack is not None
    enemy = state.attack.enemy
    dealt = [card for _ in range(state.players_left()) for card in deal_shadow(match, enemy)]
    yield from tell_dealt(match, defending_player(match), dealt)


WHEN_REVEALED[n("massing-at-night")] = massing_at_night
SHADOWS[n("massing-at-night")] = massing_at_night_shadow

# -- locations

BACK_ON_DECK.add(n("banks-of-the-anduin"))
REFRESH_THREAT[n("gladden-fields")] = 1
