"""Drawing event cards at the start of a turn, and the swap between partners (rulebook chapters IV and XI)."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps, named
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.state import CHARACTER_DECK, DECKS, STRATEGY_DECK, War, without
from westmarch.games.wotr.team import YES, YES_NO, ask_seat, partner, secretly
from westmarch.games.wotr.text import reasons
from westmarch.games.wotr.turn import events

RULE = "wotr-rule-partners"
DRAW = "draw"
DRAW_TOKENS: tuple[str, ...] = tuple(f"{DRAW}:{deck}" for deck in DECKS)


def draw_for_turn(match: War) -> Steps[None]:
    """Everybody draws; of partners the leading player first. Then partners may swap a card."""
    state = match.state
    for side in (FREE, SHADOW):
        if not state.edition.seats.shared[side]:
            yield from _draw_from_each(match, state.leading[side])
            continue
        for seat in (state.leading[side], partner(state, state.leading[side])):
            if state.turn == 1:
                yield from _draw_from_each(match, seat)
            else:
                yield from draw_from_either(match, seat, "wotr.draw-from")
        yield from _swap(match, side)


def _draw_from_each(match: War, seat: int) -> Steps[None]:
    for deck in (CHARACTER_DECK, STRATEGY_DECK):
        events.draw_without_limit(match, seat, deck)
    yield from events.hold_limit(match, seat)


def draw_from_either(match: War, seat: int, kind: str) -> Steps[bool]:
    """One card from the deck that a player chooses, as who shares a side does every turn; False if both are empty."""
    state = match.state
    side = state.edition.seats.sides[seat]

    def why_not(token: str) -> Reason | None:
        if token not in DRAW_TOKENS or state.decks[events.deck_index(side, DRAW_TOKENS.index(token))]:
            return None
        return Reason("wotr-why-deck-empty", events.RULE, deck=named(token))

    options = tuple([token for token in DRAW_TOKENS if why_not(token) is None])
    if options:
        answer = yield ask_seat(state, seat, kind, options, why_not)
        yield from events.draw_cards(match, seat, DRAW_TOKENS.index(answer))
    return bool(options)


def _swap(match: War, side: int) -> Steps[None]:
    """Partners exchange one card, unseen, if both want to (chapter XI)."""
    state = match.state
    first = state.leading[side]
    second = partner(state, first)
    if not state.hands[first] or not state.hands[second]:
        return
    for seat in (first, second):
        if (yield ask_seat(state, seat, "wotr.swap", YES_NO)) != YES:
            return
    gifts = []
    for seat in (first, second):
        options = tuple(f"card:{card}" for card in state.edition.in_order(state.hands[seat]))
        answer = yield secretly(ask_seat(state, seat, "wotr.swap.card", options, reasons.not_held(options, RULE)))
        gifts.append(named(answer))
    match.tell("wotr.swapped", seats=[state.edition.seats.names[seat] for seat in (first, second)])
    # Whoever had looked into these hands knows them no longer.
    for card in gifts:
        for seat in (first, second):
            events.lose_sight(state, seat, state.edition.cards[card].deck)
    _hand_over(match, first, second, gifts[0])
    _hand_over(match, second, first, gifts[1])


def _hand_over(match: War, giver: int, taker: int, card: str) -> None:
    """Both know it then; nobody else does."""
    state = match.state
    state.hands[giver] = without(state.hands[giver], card)
    state.hands[taker] = [*state.hands[taker], card]
    state.seen = (*state.seen, (giver, card))
    names = state.edition.seats.names
    match.tell("wotr.swap-given", (names[giver],), card=card)
    match.tell("wotr.swap-taken", (names[taker],), card=card)
