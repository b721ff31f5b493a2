"""Taking a card from where it lies and putting it somewhere else. Nothing else happens here."""

from __future__ import annotations

from westmarch.games.lcg.state import (
    ACTIVE,
    ASIDE,
    ATTACHED,
    CAPTIVE,
    DECK,
    DISCARD,
    ENGAGED,
    EVERYBODY,
    HAND,
    LIMBO,
    NOBODY,
    NONE,
    PLAY,
    REMOVED,
    SHACKLED,
    SHADOW,
    STAGING,
    VICTORY,
    State,
    marked,
    with_one,
    without,
)


def take(state: State, card: int) -> None:
    """Takes a card out of the list it is in; it is nowhere until `place`."""
    zone = state.zone[card]
    owner = state.owners[card]
    if zone == DECK:
        state.decks[owner] = without(state.decks[owner], card)
    elif zone == HAND:
        state.hands[owner] = without(state.hands[owner], card)
    elif zone == DISCARD:
        state.discards[owner] = without(state.discards[owner], card)
    elif zone == PLAY:
        seat = state.seat[card]
        state.areas[seat] = without(state.areas[seat], card)
    elif zone in (ATTACHED, SHACKLED):
        state.attached = without(state.attached, card)
    elif zone == STAGING:
        state.staging = without(state.staging, card)
    elif zone == ENGAGED:
        seat = state.seat[card]
        state.engaged[seat] = without(state.engaged[seat], card)
    elif zone == ACTIVE:
        state.active = NONE
    elif zone == SHADOW:
        state.shadows = without(state.shadows, card)
    elif zone == VICTORY:
        state.victory = without(state.victory, card)
    elif zone == ASIDE:
        state.aside = without(state.aside, card)
    elif zone == REMOVED:
        state.removed = without(state.removed, card)
    elif zone == CAPTIVE:
        state.captive = NONE
    state.zone[card] = LIMBO


def forget(state: State, card: int) -> None:
    """A card that leaves play keeps nothing: no tokens, no damage, no effects."""
    if state.face[card] != state.pool.codes[card]:
        state.face = with_one(state.face, card, state.pool.codes[card])
    if state.seat[card] != NOBODY:
        state.seat = with_one(state.seat, card, NOBODY)
    if state.host[card] != NONE:
        state.host = with_one(state.host, card, NONE)
    state.exhausted[card] = 0
    state.damage[card] = 0
    state.tokens[card] = 0
    if state.known[card]:
        state.known = marked(state.known, card, 0)
    if state.face_up[card]:
        state.face_up = marked(state.face_up, card, 0)
    if state.committed[card]:
        state.committed = marked(state.committed, card, 0)
    if state.uses[card]:
        state.uses = marked(state.uses, card, 0)
    if state.uses_phase[card]:
        state.uses_phase = marked(state.uses_phase, card, 0)
    if state.attacked[card]:
        state.attacked = marked(state.attacked, card, 0)
    if state.struck[card]:
        state.struck = marked(state.struck, card, 0)
    if state.barred[card]:
        state.barred = marked(state.barred, card, 0)
    if state.lasting:
        state.lasting = tuple([each for each in state.lasting if each[0] != card])
    if state.leaving:
        state.leaving = tuple([each for each in state.leaving if each[0] != card])


def place(state: State, card: int, zone: int, known: int = EVERYBODY) -> None:
    """Puts a taken card out of play: on top of a pile, into a hand, into the victory display.

    `known` says who has seen a card that goes where it is hidden: everybody, if it comes from the table.
    """
    forget(state, card)
    state.zone[card] = zone
    owner = state.owners[card]
    if zone == DECK:
        state.decks[owner] += (card,)
        state.known = marked(state.known, card, known)
    elif zone == HAND:
        state.hands[owner] += (card,)
        state.known = marked(state.known, card, known)
    elif zone == DISCARD:
        state.discards[owner] += (card,)
    elif zone == VICTORY:
        state.victory += (card,)
    elif zone == ASIDE:
        state.aside += (card,)
    elif zone == REMOVED:
        state.removed += (card,)
    else:
        assert zone == LIMBO, zone


def into_play(state: State, card: int, seat: int) -> None:
    """A taken character comes in front of that player, ready."""
    forget(state, card)
    state.zone[card] = PLAY
    state.seat = with_one(state.seat, card, seat)
    state.areas[seat] += (card,)


def into_staging(state: State, card: int) -> None:
    """A taken card goes to the staging area with what lies on it."""
    state.zone[card] = STAGING
    if state.seat[card] != NOBODY:
        state.seat = with_one(state.seat, card, NOBODY)
    state.staging += (card,)


def attach(state: State, card: int, host: int, seat: int) -> None:
    """A taken card is attached to another; `seat` controls it."""
    forget(state, card)
    state.zone[card] = ATTACHED
    state.host = with_one(state.host, card, host)
    state.seat = with_one(state.seat, card, seat)
    state.attached += (card,)
