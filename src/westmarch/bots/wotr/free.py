"""The Free Peoples' action dice: the Ring first, then the lands that are in danger, then whoever can help."""

from __future__ import annotations

from westmarch.bots.wotr import cards, companions, lords, marches, musters, ring
from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.intents import Intent
from westmarch.bots.wotr.reading import Board
from westmarch.bots.wotr.temper import Temper


def intents(board: Board, campaign: Campaign, temper: Temper) -> list[Intent]:
    """Everything worth doing, with how much it is worth."""
    return [
        *ring.ring_intents(board, temper),
        *companions.arrivals(board, campaign),
        *companions.separate_intents(board, campaign),
        *companions.journey_intents(board, campaign),
        *companions.envoy_intents(board, campaign),
        *musters.diplomacy_intents(board, campaign),
        *musters.recruit_intents(board, campaign),
        *marches.march_intents(board, campaign),
        *marches.attack_intents(board, campaign),
        *cards.card_intents(board, campaign),
        *cards.draw_intents(board),
        *cards.table_intents(board, campaign),
        *lords.free_intents(board, campaign),
    ]
