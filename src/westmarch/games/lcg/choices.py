"""Asking a player to pick a card, a player, a number. Options come from the same checks that answer `why_not`."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.games.lcg.abilities import Table
from westmarch.games.lcg.facts.box import BY_ID, CARDS
from westmarch.games.lcg.facts.card import TYPES
from westmarch.games.lcg.state import NONE, State
from westmarch.games.lcg.unseen import copy_in_hand, others_watch


def seat_name(state: State, seat: int) -> str:
    return state.pool.seats[seat]


def alike(state: State, cards: Sequence[int]) -> bool:
    """Whether these cards in play can't be told apart but for their names, so that it doesn't matter which is taken."""
    if len(cards) == 1:
        return True
    if any(state.host[each] in cards for each in state.attached):
        return False
    return len({_looks(state, card) for card in cards}) == 1


def _looks(state: State, card: int) -> tuple[object, ...]:
    arrays = (state.face, state.damage, state.tokens, state.host, state.attacked, state.struck, state.barred)
    lasting = sorted([each[1:] for each in state.lasting if each[0] == card])
    return (*[array[card] for array in arrays], *lasting)


def sort_of(state: State, cards: Sequence[int]) -> str:
    """What these cards have in common, so that a question can say what it wants: heroes, enemies, just cards."""
    sorts = {TYPES[CARDS[state.face[card]].type] for card in cards}
    if sorts == {"hero", "ally"}:
        return "character"
    return sorts.pop() if len(sorts) == 1 else "card"


def pick(match: Table, seat: int, kind: str, cards: Sequence[int], source: str, what: str = "card") -> Steps[int]:
    """One of these cards in play; NONE if there are none. `source` is the card (or other thing) it is about."""
    if not cards:
        return NONE
    if len(cards) == 1:
        return cards[0]
    state = match.state
    params = {what: source, "sort": sort_of(state, cards)}
    names = tuple([state.name(card) for card in cards])
    token = yield Decision(state.pool.seats[seat], kind, names, params, no_target)
    return state.find(token)


def pick_or_pass(match: Table, seat: int, kind: str, cards: Sequence[int], source: str) -> Steps[int]:
    """One of these cards in play, or none of them."""
    if not cards:
        return NONE
    state = match.state
    names = [state.name(card) for card in cards]
    token = yield Decision(state.pool.seats[seat], kind, (*names, "pass"), {"card": source}, no_target)
    return NONE if token == "pass" else state.find(token)


def pick_player(match: Table, seat: int, seats: Sequence[int], source: str) -> Steps[int]:
    if not seats:
        return NONE
    if len(seats) == 1:
        return seats[0]
    names = match.state.pool.seats
    token = yield Decision(
        names[seat], "lcg.player", tuple([names[each] for each in seats]), {"card": source}, no_player
    )
    return names.index(token)


def pick_title(
    match: Table, seat: int, kind: str, cards: Sequence[int], source: str, secret: bool = False
) -> Steps[int]:
    """One of these cards out of play, by title: copies are alike. The first such copy is taken.

    `secret`: others can't see the cards, so the question is asked even if all of them are alike.
    """
    if not cards:
        return NONE
    state = match.state
    titles = list(dict.fromkeys([CARDS[state.face[card]].id for card in cards]))
    token = yield Decision(
        state.pool.seats[seat],
        kind,
        tuple([f"card:{title}" for title in titles]),
        {"card": source},
        no_such_card,
        secret=secret,
    )
    number = BY_ID[token[5:]].number
    return next(card for card in cards if state.face[card] == number)


def pick_from_hand(match: Table, seat: int, kind: str, cards: Sequence[int], source: str) -> Steps[int]:
    """One of these cards of a player's hand, by title; the others see that he chooses, not what he has."""
    state = match.state
    secret = others_watch(state) and len(state.hands[seat]) > 1
    chosen = yield from pick_title(match, seat, kind, cards, source, secret)
    return NONE if chosen == NONE else copy_in_hand(state, seat, state.face[chosen])


def pick_count(match: Table, seat: int, kind: str, low: int, high: int, source: str) -> Steps[int]:
    if low == high:
        return low
    options = tuple([f"count:{each}" for each in range(low, high + 1)])
    token = yield Decision(match.state.pool.seats[seat], kind, options, {"card": source})
    return int(token[6:])


def not_in_play(state: State, token: str) -> Reason | None:
    """The reason for a card of this match that isn't on the table; None if it is no card."""
    return Reason("lcg-why-not-in-play", card=token) if token in state.pool.index else None


def no_target(token: str) -> Reason | None:
    return Reason("lcg-why-no-target")


def no_player(token: str) -> Reason | None:
    return Reason("lcg-why-no-player")


def no_such_card(token: str) -> Reason | None:
    return Reason("lcg-why-no-such-card")
