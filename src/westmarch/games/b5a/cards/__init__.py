"""What the event and story cards do: each effect by the name the data gives it (deck.py)."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.cards import free, orders, shadow
from westmarch.games.b5a.deck import CARD, CARDS, EFFECT_NAMES, EVENTS, FIRST_STORY
from westmarch.games.b5a.pieces import SHADOW
from westmarch.games.b5a.state import State

Effect = Callable[[Match[State], int, int], Steps[None]]
Condition = Callable[[State, int], Reason | None]


def _effect(card: int) -> Effect:
    module = orders if card < EVENTS else free if card < FIRST_STORY[SHADOW] else shadow
    effect: Effect = getattr(module, EFFECT_NAMES[card])
    return effect


# EFFECTS[card](match, side, face of the die): all the card does as an action.
EFFECTS: list[Effect] = [_effect(card) for card in range(CARDS)]

# The five printed conditions. Every other card can always be played and does what it can.
CONDITIONS: dict[int, Condition] = {
    CARD["fp_story_02"]: free.why_not_lucky_number,
    CARD["fp_story_05"]: free.why_not_elf_lords,
    CARD["fp_story_11"]: free.why_not_ring_of_invisibility,
    CARD["sp_story_01"]: shadow.why_not_great_dread,
    CARD["sp_story_18"]: shadow.why_not_wolf_riders,
}
