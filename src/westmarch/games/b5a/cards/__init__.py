"""What the event and story cards do: each effect by the name the data gives it (deck.py)."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

from westmarch.core.decisions import MaybeSteps, Reason
from westmarch.core.match import Match
from westmarch.games.b5a.cards import free, orders, shadow
from westmarch.games.b5a.facts.deck import CARDS, EFFECT_NAMES, EVENTS, FIRST_STORY
from westmarch.games.b5a.facts.pieces import SHADOW
from westmarch.games.b5a.state import State

Effect = Callable[[Match[State], int, int], MaybeSteps]
Condition = Callable[[State, int], Reason | None]


def _module(card: int) -> ModuleType:
    return orders if card < EVENTS else free if card < FIRST_STORY[SHADOW] else shadow


# EFFECTS[card](match, side, face of the die): all the card does as an action.
EFFECTS: list[Effect] = [getattr(_module(card), EFFECT_NAMES[card]) for card in range(CARDS)]

# The printed conditions. Every other card can always be played and does what it can.
CONDITIONS: dict[int, Condition] = {
    card: getattr(_module(card), "why_not_" + EFFECT_NAMES[card])
    for card in range(CARDS)
    if hasattr(_module(card), "why_not_" + EFFECT_NAMES[card])
}
