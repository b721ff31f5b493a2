"""What the players can't see: hands of others, decks, cards that lie face down. And who has seen one of them.

`state.known` has a bit per player who knows a card that lies in a hand, in a deck or face down, and one for the
spectators. A question may not tell by being asked, or not, what somebody else holds: whoever could have the card that
it is about, for all the others know, is asked.
"""

from __future__ import annotations

from westmarch.games.lcg.state import DECK, HAND, NONE, SHADOW, SPECTATOR, State


def others_watch(state: State) -> bool:
    """Whether anybody could learn something from a question. Alone one may be asked only what matters, unless the
    program itself doesn't know the hand."""
    return state.watched


def knows(state: State, seat: int, card: int) -> bool:
    """Whether that player (NONE: a spectator) has seen what a hidden card is."""
    return bool(state.known[card] >> (SPECTATOR if seat == NONE else seat) & 1)


def hidden(state: State, seat: int, card: int) -> bool:
    """Whether that player (NONE: a spectator) can't tell what the card is."""
    zone = state.zone[card]
    if zone == HAND:
        secret = state.owners[card] != seat
    elif zone == SHADOW:
        secret = not state.face_up[card]
    else:
        secret = zone == DECK or not state.face[card]
    return secret and not knows(state, seat, card)


def face_down_shadows(state: State) -> bool:
    return any(not state.face_up[card] for card in state.shadows)


def unseen_copy(state: State, seat: int, number: int) -> int:
    """A card of that number that may be in the player's hand, for all the others know; NONE if there is none."""
    if not others_watch(state) or not state.hands[seat]:
        return NONE
    codes = state.pool.codes
    for card in state.hands[seat]:
        if codes[card] == number:
            return card
    for card in state.decks[seat]:
        if codes[card] == number:
            return card
    for enemies in state.engaged:
        for card in enemies:
            if not state.face[card] and codes[card] == number and state.owners[card] == seat:
                return card
    return NONE


def unseen_numbers(state: State, seat: int) -> list[int]:
    """The different cards that may be in the player's hand, for all the others know."""
    if not others_watch(state) or not state.hands[seat]:
        return []
    codes = state.pool.codes
    found = {codes[card] for card in state.hands[seat]}
    found.update([codes[card] for card in state.decks[seat]])
    for enemies in state.engaged:
        found.update([codes[card] for card in enemies if not state.face[card] and state.owners[card] == seat])
    return sorted(found)


def copy_in_hand(state: State, seat: int, number: int, but: list[int] | None = None) -> int:
    """The copy that a player means who names a card of his hand; NONE if he has none.

    Copies are alike. Of those that others have seen goes first the one that most have seen: what is left may be
    anything then.
    """
    best = NONE
    # Where hands are closed, which copy it is may not tell in which order the program had them in mind.
    for card in sorted(state.hands[seat]) if state.closed else state.hands[seat]:
        if state.face[card] == number and (but is None or card not in but):
            if best == NONE or state.known[card].bit_count() > state.known[best].bit_count():
                best = card
    return best
