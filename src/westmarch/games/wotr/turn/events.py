"""Event cards (rulebook chapter V): drawing, holding, playing, and cards that stay on the table."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps, named
from westmarch.games.wotr.chances import DRAW_CARD
from westmarch.games.wotr.edition import EventCard
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.facts.characters import IN_FELLOWSHIP, WITCH_KING
from westmarch.games.wotr.facts.components import EVENT
from westmarch.games.wotr.ring.fellowship import OVER, discard_from_table
from westmarch.games.wotr.state import DECKS, SIDES, State, War, without
from westmarch.games.wotr.team import YES, YES_NO, ask_seat, is_own, player_of
from westmarch.games.wotr.text import reasons
from westmarch.games.wotr.war import command

RULE = "wotr-rule-events"


def deck_index(side: int, deck: int) -> int:
    return side * 2 + deck


# -- drawing and holding


def draw_cards(match: War, seat: int, deck: int, count: int = 1) -> Steps[None]:
    """Draws cards of the own side's deck, then discards what is over the hand limit."""
    for _ in range(count):
        draw_without_limit(match, seat, deck)
    yield from hold_limit(match, seat)


def draw_without_limit(match: War, seat: int, deck: int) -> None:
    """One card, if the deck has any; an empty deck is never shuffled again."""
    state = match.state
    side = state.edition.seats.sides[seat]
    pile = state.decks[deck_index(side, deck)]
    if pile:
        unseen = could_be_drawn(state, seat, deck) if match.chance.asks else ()
        card = match.chance.pick(DRAW_CARD[side], pile, state.edition.seats.names[seat], unseen)
        state.decks[deck_index(side, deck)] = without(pile, card)
        state.hands[seat] = [*state.hands[seat], card]
        match.tell("wotr.drew", (state.edition.seats.names[seat],), card=card)
        if state.edition.seats.shared[side]:
            match.tell("wotr.drew-hidden-by", seat=state.edition.seats.names[seat], side=SIDES[side], deck=DECKS[deck])
        else:
            match.tell("wotr.drew-hidden", side=SIDES[side], deck=DECKS[deck])


def could_be_drawn(state: State, seat: int, deck: int) -> list[str]:
    """What a player might draw as far as he knows: his partners' cards come from the same decks."""
    side = state.edition.seats.sides[seat]
    partners = [each for each in state.edition.seats.of_side[side] if each != seat]
    hidden = [card for each in partners for card in [*state.hands[each], *state.face_down[each]]]
    return [*state.decks[deck_index(side, deck)], *(card for card in hidden if state.edition.cards[card].deck == deck)]


def hold_limit(match: War, seat: int) -> Steps[None]:
    """Cards over the hand limit are discarded face down, at once."""
    state = match.state
    limit = state.edition.seats.hand_limits[seat]
    while len(state.hands[seat]) > limit:
        options = tuple(f"card:{card}" for card in state.edition.in_order(state.hands[seat]))
        answer = yield ask_seat(state, seat, "wotr.hand-limit", options, reasons.not_held(options, RULE), limit=limit)
        discard_from_hand(match, seat, named(answer))


def discard_from_hand(match: War, seat: int, card: str) -> None:
    """Face down: only who held it knows which card it was."""
    state = match.state
    side = state.edition.seats.sides[seat]
    lose_sight(state, seat, state.edition.cards[card].deck)
    state.hands[seat] = without(state.hands[seat], card)
    state.discard(side, card)
    state.face_down[seat] = (*state.face_down[seat], card)
    match.tell("wotr.discarded", (state.edition.seats.names[seat],), card=card)
    deck = DECKS[state.edition.cards[card].deck]
    if state.edition.seats.shared[side]:
        match.tell("wotr.discarded-hidden-by", seat=state.edition.seats.names[seat], side=SIDES[side], deck=deck)
    else:
        match.tell("wotr.discarded-hidden", side=SIDES[side], deck=deck)


# -- hands that others have looked into


def seen_by(state: State, seat: int) -> list[str]:
    """The enemy's cards in hand that a seat knows, for it has looked."""
    if not state.seen:
        return []
    held = {card for hand in state.hands for card in hand}
    return [card for each, card in state.seen if each == seat and card in held]


def show_hand(match: War, holder: int, seat: int) -> None:
    """A seat looks at all the cards that another one holds."""
    state = match.state
    names = state.edition.seats.names
    cards = state.edition.in_order(state.hands[holder])
    state.seen = (*state.seen, *((seat, card) for card in cards if (seat, card) not in state.seen))
    match.tell("wotr.hand-shown", seat=names[holder])
    match.tell("wotr.hand-seen", (names[seat],), seat=names[holder], cards=cards)


def lose_sight(state: State, holder: int, deck: int) -> None:
    """A card with that back has left a hand unseen: nobody knows any more which of them are still there."""
    if state.seen:
        gone = [card for card in state.hands[holder] if state.edition.cards[card].deck == deck]
        state.seen = tuple((seat, card) for seat, card in state.seen if card not in gone)


def discard_openly(match: War, seat: int, card: str) -> None:
    """Somebody else has chosen it out of a hand."""
    state = match.state
    state.hands[seat] = without(state.hands[seat], card)
    state.discard(state.edition.seats.sides[seat], card)
    match.tell("wotr.discarded-openly", seat=state.edition.seats.names[seat], card=card)


# -- playing


def why_not_play(state: State, seat: int, card: str) -> Reason | None:
    """Why a card can't be played for its event now, whatever the die."""
    if card not in state.hands[seat]:
        return Reason("wotr-why-not-in-hand", RULE, card=card)
    return why_not_event(state, seat, state.edition.cards[card])


def why_not_event(state: State, seat: int, event: EventCard) -> Reason | None:
    """Why a player can't play a card that he holds: it is his partner's to play, or its condition isn't met."""
    if event.player and not is_own(state, seat, event.player):
        return Reason("wotr-why-partners-card", command.PARTNERS_RULE, card=event.id, seat=event.player)
    if state.used:
        for nation in event.nations:
            again = command.why_not_nation_again(state, nation)
            if again is not None:
                return again
    return event.condition(state) if event.condition is not None else None


def playable(state: State, seat: int, uses: tuple[str, ...]) -> list[str]:
    """The cards in hand that a die with those uses can play."""
    cards = []
    for card in state.hands[seat]:
        event = state.edition.cards[card]
        if why_not_by_die(event, uses) is None and why_not_event(state, seat, event) is None:
            cards.append(card)
    return cards


def why_not_by_die(event: EventCard, uses: tuple[str, ...]) -> Reason | None:
    """Why a die with those uses can't play a card."""
    return (
        None if EVENT in uses or event.die in uses else Reason("wotr-why-card-die", RULE, card=event.id, die=event.die)
    )


def play_card(match: War, seat: int, card: str, with_event_die: bool) -> Steps[None]:
    """Plays a card; one that stays lies on the table, any other is discarded when it is done."""
    state = match.state
    event = state.edition.cards[card]
    lying = state.lying()
    waiting = [each for each in state.edition.moments.after_card if each.reaches(state, seat, event)]
    state.hands[seat] = without(state.hands[seat], card)
    for nation in event.nations:
        command.use_nation(state, nation)
    match.tell("wotr.played", side=SIDES[event.side], card=card)
    if event.is_table_card:
        state.table = [*state.table, card]
        if state.edition.seats.shared[event.side]:
            state.laid_by = {**state.laid_by, card: seat}
        yield from event.play(match) or ()
    else:
        yield from event.play(match) or ()
        state.discard(event.side, card)
    drawn = with_event_die and (yield from _after_event_die(match, seat, event, lying))
    for each in waiting:
        yield from each.effect(match, seat, drawn)


def _after_event_die(match: War, seat: int, event: EventCard, lying: list[EventCard]) -> Steps[bool]:
    """Gandalf the Grey as guide draws from the same deck; cards that lay on the table may act too. Has one drawn?"""
    state = match.state
    side = event.side
    if side == FREE and state.characters[state.guide].draws_as_guide and state.where[state.guide] == IN_FELLOWSHIP:
        if state.decks[deck_index(side, event.deck)]:
            answer = yield ask_seat(state, seat, "wotr.gandalf-draws", YES_NO, deck=DECKS[event.deck])
            if answer == YES:
                yield from draw_cards(match, seat, event.deck)
    drawn = False
    for card in lying:
        if card.after_event is not None and card.id in state.table and card.side == side:
            drawn = (yield from card.after_event(match)) or drawn
    return drawn


def sorcerer(match: War, card: str) -> Steps[None]:
    """The Witch-king draws from the deck of the combat card used in the first round."""
    state = match.state
    deck = state.edition.cards[card].deck
    seat = player_of(state, WITCH_KING)
    if state.decks[deck_index(SHADOW, deck)]:
        answer = yield ask_seat(state, seat, "wotr.sorcerer", YES_NO, deck=DECKS[deck])
        if answer == YES:
            yield from draw_cards(match, seat, deck)


def check_table(match: War) -> None:
    """A table card whose condition no longer holds is discarded."""
    state = match.state
    for card in state.lying():
        if not card.may_stay(state):
            discard_from_table(match, card.id, OVER)
