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
)


def take(state: State, card: int) -> None:
    """Takes a card out of the list it is in; it is nowhere until `place`."""
    zone = state.zone[card]
    if zone == DECK:
        state.decks[state.owners[card]].remove(card)
    elif zone == HAND:
        state.hands[state.owners[card]].remove(card)
    elif zone == DISCARD:
        state.discards[state.owners[card]].remove(card)
    elif zone == PLAY:
        state.areas[state.seat[card]].remove(card)
    elif zone in (ATTACHED, SHACKLED):
        state.attached.remove(card)
    elif zone == STAGING:
        state.staging.remove(card)
    elif zone == ENGAGED:
        state.engaged[state.seat[card]].remove(card)
    elif zone == ACTIVE:
        state.active = NONE
    elif zone == SHADOW:
        state.shadows.remove(card)
    elif zone == VICTORY:
        state.victory = _without(state.victory, card)
    elif zone == ASIDE:
        state.aside = _without(state.aside, card)
    elif zone == REMOVED:
        state.removed = _without(state.removed, card)
    elif zone == CAPTIVE:
        state.captive = NONE
    state.zone[card] = LIMBO


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple([each for each in cards if each != card])


def forget(state: State, card: int) -> None:
    """A card that leaves play keeps nothing: no tokens, no damage, no effects."""
    state.face[card] = state.pool.codes[card]
    state.seat[card] = NOBODY
    state.host[card] = NONE
    state.exhausted[card] = 0
    state.face_up[card] = 0
    state.committed[card] = 0
    state.damage[card] = 0
    state.tokens[card] = 0
    state.uses[card] = 0
    state.uses_phase[card] = 0
    state.attacked[card] = 0
    state.struck[card] = 0
    state.barred[card] = 0
    state.known[card] = 0
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
        state.decks[owner].append(card)
        state.known[card] = known
    elif zone == HAND:
        state.hands[owner].append(card)
        state.known[card] = known
    elif zone == DISCARD:
        state.discards[owner].append(card)
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
    state.seat[card] = seat
    state.areas[seat].append(card)


def into_staging(state: State, card: int) -> None:
    """A taken card goes to the staging area with what lies on it."""
    state.zone[card] = STAGING
    state.seat[card] = NOBODY
    state.staging.append(card)


def attach(state: State, card: int, host: int, seat: int) -> None:
    """A taken card is attached to another; `seat` controls it."""
    forget(state, card)
    state.zone[card] = ATTACHED
    state.host[card] = host
    state.seat[card] = seat
    state.attached.append(card)
