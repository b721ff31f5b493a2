"""The Free Peoples' action dice: the Ring first, then the lands that are in danger, then whoever can help."""

from __future__ import annotations

from westmarch.bots.wotr import cards, companions, lords, marches, musters, ring
from westmarch.bots.wotr.intents import ANY_DIE, DRAW_CARD, Group
from westmarch.games.wotr.facts.components import ARMY, CHARACTER, EVENT, MUSTER, WILL_OF_THE_WEST

# Everything worth doing, in the order of what matters, and the die results that allow it.
GROUPS: tuple[Group, ...] = (
    (ANY_DIE, ring.ring_intents),
    ((WILL_OF_THE_WEST,), companions.arrivals),
    ((CHARACTER,), companions.separate_intents),
    ((CHARACTER,), companions.journey_intents),
    (ANY_DIE, companions.envoy_intents),
    ((MUSTER,), musters.diplomacy_intents),
    ((MUSTER,), musters.recruit_intents),
    ((ARMY, CHARACTER), marches.march_intents),
    ((ARMY, CHARACTER), marches.attack_intents),
    (ANY_DIE, cards.card_intents),
    ((EVENT, DRAW_CARD), cards.draw_intents),
    (ANY_DIE, cards.table_intents),
    (ANY_DIE, lords.free_intents),
)
