"""Asking a player to pick a card, a player, a number. Options come from the same checks that answer `why_not`."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.games.lcg.abilities import Table
from westmarch.games.lcg.facts.box import BY_ID, CARDS
from westmarch.games.lcg.state import NONE, State


def seat_name(state: State, seat: int) -> str:
    return state.pool.seats[seat]


def pick(match: Table, seat: int, kind: str, cards: Sequence[int], source: str, what: str = "card") -> Steps[int]:
    """One of these cards in play; NONE if there are none. `source` is the card (or other thing) it is about."""
    if not cards:
        return NONE
    if len(cards) == 1:
        return cards[0]
    state = match.state
    token = yield Decision(
        state.pool.seats[seat], kind, tuple([state.name(card) for card in cards]), {what: source}, no_target
    )
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


def pick_title(match: Table, seat: int, kind: str, cards: Sequence[int], source: str) -> Steps[int]:
    """One of these cards out of play, by title: copies are alike. The first such copy is taken."""
    if not cards:
        return NONE
    state = match.state
    titles = list(dict.fromkeys([CARDS[state.face[card]].id for card in cards]))
    token = yield Decision(
        state.pool.seats[seat], kind, tuple([f"card:{title}" for title in titles]), {"card": source}, no_such_card
    )
    number = BY_ID[token[5:]].number
    return next(card for card in cards if state.face[card] == number)


def pick_count(match: Table, seat: int, kind: str, low: int, high: int, source: str) -> Steps[int]:
    if low == high:
        return low
    options = tuple([f"count:{each}" for each in range(low, high + 1)])
    token = yield Decision(match.state.pool.seats[seat], kind, options, {"card": source})
    return int(token[6:])


def no_target(token: str) -> Reason | None:
    return Reason("lcg-why-no-target")


def no_player(token: str) -> Reason | None:
    return Reason("lcg-why-no-player")


def no_such_card(token: str) -> Reason | None:
    return Reason("lcg-why-no-such-card")
