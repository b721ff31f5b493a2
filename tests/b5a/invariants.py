"""What must hold in every state between two steps, and what a seat must not find in its view."""

from __future__ import annotations

from typing import Any

from westmarch.core.match import Match
from westmarch.games.b5a.board import AREAS, UNIT_LIMIT, UNLIMITED
from westmarch.games.b5a.deck import CARD_IDS, IN_FREE_HAND
from westmarch.games.b5a.pieces import FREE, SEATS, SHADOW
from westmarch.games.b5a.state import State


def check(state: State) -> None:
    """Nobody is on the way, no army is over its limits, no hand is too large."""
    assert not state.transit
    for area in range(AREAS):
        free, shadow = state.size[area], state.size[AREAS + area]
        assert not (free and shadow)
        assert state.damage[area] <= free + shadow
        if free + shadow > UNIT_LIMIT:
            assert shadow
            assert UNLIMITED[area]
    for side in (FREE, SHADOW):
        assert state.cards.count(IN_FREE_HAND + side) <= 6


def secrets(match: Match[Any], seat: str | None) -> set[str]:
    """Cards in other hands that this seat has never seen: event cards come round again, and what was seen is known."""
    hidden = {
        CARD_IDS[card]
        for card in range(len(CARD_IDS))
        for side in (FREE, SHADOW)
        if SEATS[side] != seat and match.state.cards[card] == IN_FREE_HAND + side
    }
    for event in match.events:
        if event.visible_to(seat):
            for name in ("card", "play"):
                hidden.discard(str(event.params.get(name, "")).removeprefix("card:"))
    return hidden
