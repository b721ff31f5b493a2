"""The Shadow's dice: war and minions first, then the hosts on their way, then whatever hurts the Ring-bearers."""

from __future__ import annotations

from westmarch.bots.wotr import cards, lords, marches, minions, musters
from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.geography import TO_MORDOR
from westmarch.bots.wotr.intents import Intent, Reasoning
from westmarch.bots.wotr.reading import Board
from westmarch.bots.wotr.temper import Temper
from westmarch.games.wotr.facts.board import SHADOW


def intents(board: Board, campaign: Campaign, temper: Temper) -> list[Intent]:
    """Everything worth doing, with how much it is worth."""
    return [
        *minions.arrivals(board, campaign),
        *musters.diplomacy_intents(board, campaign),
        *minions.voice_intents(board, campaign),
        *musters.recruit_intents(board, campaign),
        *marches.march_intents(board, campaign),
        *marches.attack_intents(board, campaign),
        *minions.minion_intents(board, campaign),
        *cards.card_intents(board, campaign),
        *cards.draw_intents(board),
        *cards.table_intents(board, campaign),
        *lords.shadow_intents(board, campaign),
    ]


def hunt_dice(board: Board, temper: Temper, least: int, most: int) -> tuple[int, Reasoning]:
    """How many dice look for the Ring instead of acting: more as it comes near, as many as may in Mordor."""
    available = board.seen.dice_available[SHADOW]
    if board.in_mordor:
        wanted = 3 if board.corruption >= 5 else 2
        reason = Reasoning("bot-wotr-hunt-mordor")
    elif not board.hidden:
        # It will have to hide first.
        wanted = 1
        reason = Reasoning("bot-wotr-hunt-revealed")
    else:
        wanted = 1 if available <= 7 else 2
        if board.corruption >= 6 or TO_MORDOR[board.ring] - board.progress <= 3:
            wanted += 1
        wanted += temper.hunt
        reason = Reasoning("bot-wotr-hunt-dice")
    number = max(least, min(most, wanted))
    return number, reason
