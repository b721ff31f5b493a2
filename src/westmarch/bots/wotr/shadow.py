"""The Shadow's dice: war and minions first, then the hosts on their way, then whatever hurts the Ring-bearers."""

from __future__ import annotations

from westmarch.bots.wotr import cards, lords, marches, minions, musters
from westmarch.bots.wotr.geography import TO_MORDOR
from westmarch.bots.wotr.intents import ANY_DIE, DRAW_CARD, Group, Reasoning
from westmarch.bots.wotr.reading import Board
from westmarch.bots.wotr.temper import Temper
from westmarch.games.wotr.facts.board import SHADOW
from westmarch.games.wotr.facts.components import ARMY, CHARACTER, EVENT, MUSTER

# Everything worth doing, in the order of what matters, and the die results that allow it.
GROUPS: tuple[Group, ...] = (
    ((MUSTER,), minions.arrivals),
    ((MUSTER,), musters.diplomacy_intents),
    ((MUSTER,), minions.voice_intents),
    ((MUSTER,), musters.recruit_intents),
    ((ARMY, CHARACTER), marches.march_intents),
    ((ARMY, CHARACTER), marches.attack_intents),
    ((CHARACTER,), minions.minion_intents),
    (ANY_DIE, cards.card_intents),
    ((EVENT, DRAW_CARD), cards.draw_intents),
    (ANY_DIE, cards.table_intents),
    (ANY_DIE, lords.shadow_intents),
)


def hunt_dice(board: Board, temper: Temper, least: int, most: int) -> tuple[int, Reasoning]:
    """How many dice look for the Ring instead of acting: more as it comes near, as many as may in Mordor."""
    lean = board.leanings
    available = board.seen.dice_available[SHADOW]
    if board.in_mordor:
        wanted = lean.hunt_mordor + (lean.hunt_mordor_weary if board.corruption >= 5 else 0.0)
        reason = Reasoning("bot-wotr-hunt-mordor")
    elif not board.hidden:
        # It will have to hide first.
        wanted = lean.hunt_seen
        reason = Reasoning("bot-wotr-hunt-revealed")
    else:
        to_go = TO_MORDOR[board.ring] - board.progress
        wanted = lean.hunt + temper.hunt
        if available > 7:
            wanted += lean.hunt_many
        if board.corruption >= 6 or to_go <= 3:
            wanted += lean.hunt_near
        wanted += lean.hunt_by_nearness * max(0, 6 - to_go) + lean.hunt_by_corruption * board.corruption
        wanted += lean.hunt_by_turn * board.turn + lean.hunt_by_dice * max(0, available - 7)
        reason = Reasoning("bot-wotr-hunt-dice")
    number = max(least, min(most, round(wanted)))
    return number, reason
