"""When no rule of thumb speaks: prefer what is offered to what is refused, the enemy's best and our own least."""

from __future__ import annotations

from collections.abc import Mapping

from westmarch.bots.wotr import battles
from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.cards import keep_value
from westmarch.bots.wotr.intents import Reasoning
from westmarch.bots.wotr.reading import Board
from westmarch.games.wotr.facts.board import INDEX
from westmarch.games.wotr.facts.nations import ELITE, KIND_INDEX, LEADER, SIDE_OF_NATION

Choice = tuple[str, Reasoning]
# Words in a kind of decision that say that something is lost by choosing.
COSTS = ("lose", "discard", "give-up", "casualt", "surplus", "sacrifice", "exchange", "own-hits")


def guess(
    board: Board, campaign: Campaign, kind: str, options: tuple[str, ...], params: Mapping[str, object]
) -> Choice:
    """A sound answer to a question never heard before."""
    costly = any(word in kind for word in COSTS)

    def value(token: str) -> float:
        worth = _worth(board, campaign, token)
        return -worth if costly and not _refusal(token) else worth

    chosen = max(options, key=value)
    return chosen, Reasoning("bot-wotr-guess")


def _refusal(token: str) -> bool:
    return token in ("none", "done", "no", "pass", "waste", "cease")


def _worth(board: Board, campaign: Campaign, token: str) -> float:
    """How much a thing looks like something one wants."""
    if _refusal(token):
        return 0.0
    if token in ("yes", "all"):
        return 1.0
    if token in INDEX:
        region = INDEX[token]
        draw, _ = campaign.take(region, 6.0)
        keep, _ = campaign.hold(region, 2.0, None)
        return 0.5 + 0.05 * max(draw, keep)
    if token in KIND_INDEX:
        rank = KIND_INDEX[token] % 3
        own = SIDE_OF_NATION[KIND_INDEX[token] // 3] == board.me
        return (2.0 if rank == ELITE else 1.5 if rank == LEADER else 1.0) * (1.0 if own else 1.2)
    head, _, tail = token.partition(":")
    if head == "count":
        return 0.4 + 0.1 * int(tail)
    if head == "card":
        return 0.5 + 0.1 * keep_value(board, campaign, tail)
    if head == "character" and tail in board.edition.character_index:
        own = board.who(tail).side == board.me
        return battles.prey(board, token) * (0.5 if own else 1.0)
    if head == "reduce":
        return 1.0
    if head == "lose":
        return 1.5 + KIND_INDEX.get(tail, 0) % 3
    return 0.6
