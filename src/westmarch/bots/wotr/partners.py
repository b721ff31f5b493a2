"""What partners agree on (rulebook chapter XI): cards to swap, armies to make one.

What of the armies obeys us and what we may play stands in `reading`, how to leave dice to a partner in `dice`.
"""

from __future__ import annotations

from collections.abc import Callable

from westmarch.bots.wotr import cards
from westmarch.bots.wotr.answers import Choice, Question
from westmarch.bots.wotr.geography import POINTS
from westmarch.bots.wotr.intents import Intent, Reasoning
from westmarch.bots.wotr.reading import Board
from westmarch.games.wotr.facts.board import INDEX
from westmarch.games.wotr.facts.nations import ELITE, LEADER
from westmarch.games.wotr.state import DECKS

# What we expect of a card that a partner gives away.
GIFT = 4.0


# -- cards


def draw_from(ask: Question) -> Choice:
    """The deck of which our side holds fewer cards: both the Ring and the war need some."""
    board = ask.board
    decks = [token.partition(":")[2] for token in ask.options]
    backs = [board.seen.hand(seat).backs for seat in (board.seat, board.partner)]
    held = {deck: sum(each[DECKS.index(deck)] for each in backs) for deck in decks}
    deck = cards.deck_to_draw(board, [deck for deck in decks if held[deck] == min(held.values())])
    return f"draw:{deck}", Reasoning("bot-wotr-draw-fewer", deck=deck)


def swap(ask: Question) -> Choice:
    """A card for a card, unseen: if the worst of ours is worth less than what one may expect."""
    board, campaign = ask.board, ask.campaign
    least = min((cards.keep_value(board, campaign, card) for card in board.hand), default=GIFT)
    if least < GIFT:
        return "yes", Reasoning("bot-wotr-swap", seat=board.partner)
    return "no", Reasoning("bot-wotr-swap-not")


def swap_card(ask: Question) -> Choice:
    """What we miss least, and rather what our partner can use."""
    board, campaign = ask.board, ask.campaign
    theirs = Board(board.seen, board.partner)

    def loss(token: str) -> float:
        card = token.partition(":")[2]
        return cards.keep_value(board, campaign, card) - 0.4 * cards.keep_value(theirs, campaign, card)

    chosen = min(ask.options, key=loss)
    return chosen, Reasoning("bot-wotr-swap-card", card=chosen.partition(":")[2], seat=board.partner)


# -- mixed armies


def would_command(board: Board, region: int) -> bool:
    """Would a mixed army of all our side's units there obey us? By units, then elites, then the leading player."""
    army = board.army(board.me, region)
    if army is None:
        return False
    ours, theirs = [0, 0], [0, 0]
    for kind, number in army.figures.items():
        if kind % 3 != LEADER:
            count = ours if kind // 3 in board.nations else theirs
            count[0] += number
            count[1] += number * (kind % 3 == ELITE)
    return ours > theirs or (ours == theirs and board.leading)


def join(ask: Question) -> Choice:
    """One army if it will obey us, or if it stands before a place that both of us want to take."""
    board, campaign = ask.board, ask.campaign
    region = INDEX[ask.word("region")]
    if would_command(board, region):
        return "yes", Reasoning("bot-wotr-join-command", region=region)
    army = board.army(board.me, region)
    _, goal = campaign.take(region, army.power if army is not None else 0.0)
    ours_to_hold = POINTS[region] > 0 and board.control[region] == board.me and campaign.hold_need(region) >= 1.0
    if goal is not None and goal.distance[region] <= 1 and not ours_to_hold:
        return "yes", Reasoning("bot-wotr-join", region=region, seat=board.partner, goal=goal.region)
    return "no", Reasoning("bot-wotr-join-not", region=region)


def proposal(board: Board, plan: Intent, options: tuple[str, ...]) -> Choice | None:
    """Before we attack from where our partner stands too: shall we not go together, under our command?"""
    if plan.token != "attack":
        return None
    origin = plan.answers["wotr.attack.from"][0]
    token, region = f"join:{origin}", INDEX[origin]
    if token not in options or not would_command(board, region):
        return None
    return token, Reasoning("bot-wotr-propose", region=region, seat=board.partner)


PARTNER_ANSWERS: dict[str, Callable[[Question], Choice]] = {
    "wotr.draw-from": draw_from,
    "wotr.swap": swap,
    "wotr.swap.card": swap_card,
    "wotr.join": join,
}
