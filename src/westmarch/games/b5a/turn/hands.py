"""Cards in hand (rulebook chapter VI): drawing, the limit of six, the two decks."""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.ask import ask, by_token, no
from westmarch.games.b5a.facts.deck import (
    CARD,
    CARD_IDS,
    EVENTS,
    FREE_DROPPED,
    IN_DECK,
    IN_FREE_HAND,
    IN_SHADOW_HAND,
    SHADOW_DROPPED,
    STORY_CARDS,
    USED,
)
from westmarch.games.b5a.facts.pieces import SEATS
from westmarch.games.b5a.state import State, cards_at

HAND_LIMIT = 6
# Places of cards that matter later: who had them when the event deck was made anew.
REMEMBERED = (IN_FREE_HAND, IN_SHADOW_HAND, FREE_DROPPED, SHADOW_DROPPED)
CARD_TOKENS: tuple[str, ...] = tuple("card:" + name for name in CARD_IDS)
CARD_OF_TOKEN: dict[str, int] = {token: card for card, token in enumerate(CARD_TOKENS)}


def hand(state: State, side: int) -> list[int]:
    """The cards a side holds, events first."""
    return cards_at(state.cards, IN_FREE_HAND + side)


def why_not_held(state: State, side: int, rule: str, card: int) -> Reason | None:
    """Why a side can't use a card: it is not in its hand."""
    return None if state.cards[card] == IN_FREE_HAND + side else no("not-in-hand", rule, card=CARD_IDS[card])


def hand_size(state: State, side: int) -> int:
    return state.cards.count(IN_FREE_HAND + side)


def draw_event(match: Match[State], side: int) -> None:
    """One event card. An empty deck is made anew at once from all used and discarded ones."""
    state = match.state
    deck = _event_deck(state) or renew_events(match)
    if deck:
        _take(match, side, deck, "event-card/" + SEATS[side])
    if len(deck) == 1:
        renew_events(match)


def _event_deck(state: State) -> list[int]:
    return [card for card in range(EVENTS) if state.cards[card] == IN_DECK]


def renew_events(match: Match[State]) -> list[int]:
    """All used and discarded event cards are the new deck."""
    state = match.state
    # By number: the compiler can't go through a part of a bytearray.
    places = [state.cards[card] for card in range(EVENTS)]
    state.renewal = bytes([place if place in REMEMBERED else 0 for place in places])
    for card in range(EVENTS):
        if state.cards[card] in (USED, FREE_DROPPED, SHADOW_DROPPED):
            state.cards[card] = IN_DECK
    deck = _event_deck(state)
    if deck:
        match.tell("b5a.event-deck-renewed", count=len(deck))
    return deck


def draw_story(match: Match[State], side: int) -> None:
    """One story card of the own deck, which is never renewed."""
    deck = [card for card in STORY_CARDS[side] if match.state.cards[card] == IN_DECK]
    if deck:
        _take(match, side, deck, "story-card-" + SEATS[side])


def _take(match: Match[State], side: int, deck: list[int], name: str) -> None:
    unseen = _could_be_drawn(match.state, side, deck) if match.chance.asks else ()
    card = CARD[match.chance.pick(name, [CARD_IDS[each] for each in deck], SEATS[side], unseen)]
    match.state.cards[card] = IN_FREE_HAND + side
    match.tell("b5a.drew", side=SEATS[side], what="event" if card < EVENTS else "story")
    match.tell("b5a.drew-card", (SEATS[side],), card=CARD_IDS[card])


def _could_be_drawn(state: State, side: int, deck: list[int]) -> list[str]:
    """What a player might draw as far as he knows: event cards may also be in the other hand, or dropped from it."""
    other = 1 - side
    hidden = [card for card in range(EVENTS) if state.cards[card] in (IN_FREE_HAND + other, FREE_DROPPED + other)]
    return [CARD_IDS[card] for card in sorted([*deck, *hidden] if deck[0] < EVENTS else deck)]


def keep_limit(match: Match[State], side: int) -> Steps[None]:
    """More than six cards: the excess is discarded at once, face down."""
    state = match.state
    why = by_token(CARD_OF_TOKEN, partial(why_not_held, state, side, "cards"))
    while hand_size(state, side) > HAND_LIMIT:
        options = [CARD_TOKENS[card] for card in hand(state, side)]
        answer = yield ask(side, "b5a.discard", options, why, excess=len(options) - HAND_LIMIT)
        card = CARD_OF_TOKEN[answer]
        state.cards[card] = FREE_DROPPED + side
        match.tell("b5a.discarded", side=SEATS[side], what="event" if card < EVENTS else "story")
        match.tell("b5a.discarded-card", (SEATS[side],), card=CARD_IDS[card])


def draw_both(match: Match[State], side: int) -> Steps[None]:
    """One event and one story card."""
    draw_event(match, side)
    draw_story(match, side)
    yield from keep_limit(match, side)
