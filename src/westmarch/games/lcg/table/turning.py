"""Cards that somebody gets to see, at a real table (docs/decisions/0009).

There the program doesn't know in which order a deck lies: it has some order in mind. When a card is drawn, revealed or
turned over, somebody says which one it is, and if the program had another one in mind, the two change places. Both
were unseen, so nothing that has happened could have been otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.lcg.state import MARKS, NONE, ON_DECK, Journey, State, marked, with_one

ENCOUNTER_CARD = "encounter-card"
PLAYER_CARD = "card-"


def turn_up(match: Journey, card: int, seat: int = NONE, turned: Sequence[int] = ()) -> int:
    """Which card it is that somebody sees now: one player alone, or all of them. It is none of those just `turned`."""
    state = match.state
    if not match.chance.asks or state.known[card]:
        return card
    owner = state.owners[card]
    seats = state.pool.seats
    name = ENCOUNTER_CARD if owner == state.players else PLAYER_CARD + seats[owner]
    unseen = [each for each in _unseen(state, owner) if each not in turned]
    possible = sorted({state.pool.names[each] for each in [card, *unseen]})
    seen = state.pool.index[match.chance.pick(name, possible, "" if seat == NONE else seats[seat], shown=True)]
    if seen != card:
        _change_places(state, card, seen)
    return seen


def turn_up_top(match: Journey, owner: int, count: int, seat: int = NONE) -> None:
    """The same for so many cards from the top of a deck."""
    if not match.chance.asks:
        return
    decks = match.state.decks
    turned: list[int] = []
    for place in range(1, min(count, len(decks[owner])) + 1):
        turned.append(turn_up(match, decks[owner][-place], seat, turned))


def turn_up_shadows(match: Journey, enemy: int = NONE) -> None:
    """Face-down shadow cards of an enemy, or of all, go to the discard pile, where everybody sees them."""
    state = match.state
    if match.chance.asks:
        for place in range(len(state.shadows)):
            card = state.shadows[place]
            if enemy in (NONE, state.host[card]) and not state.face_up[card] and (card, ON_DECK) not in state.leaving:
                state.face_up = marked(state.face_up, turn_up(match, card))


def _unseen(state: State, owner: int) -> list[int]:
    """The cards of one owner that nobody has seen: in a deck, as shadow cards, as Orc Guards. While an attack is being
    resolved the Guards stay what they are."""
    cards = [*state.decks[owner]] + [card for card in state.shadows if not state.face_up[card]]
    if state.attack is None and state.strike is None:
        cards += [card for enemies in state.engaged for card in enemies if not state.face[card]]
    return [card for card in cards if state.owners[card] == owner and not state.known[card]]


def _change_places(state: State, one: int, other: int) -> None:
    """Each lies where the other one lay, with all that is true of the place."""
    there = {one: other, other: one}
    for piles in (state.decks, state.discards, state.engaged):
        piles[:] = [tuple([there.get(card, card) for card in pile]) for pile in piles]
    state.shadows = tuple([there.get(card, card) for card in state.shadows])
    face_down = [not state.face[one], not state.face[other]]
    for array in (state.zone, state.exhausted, state.damage, state.tokens):
        array[one], array[other] = array[other], array[one]
    for name in MARKS:
        marks: bytes = getattr(state, name)
        setattr(state, name, marked(marked(marks, one, marks[other]), other, marks[one]))
    face = with_one(state.face, one, 0 if face_down[1] else state.pool.codes[one])
    state.face = with_one(face, other, 0 if face_down[0] else state.pool.codes[other])
    by_place = [there.get(card, card) for card in range(len(state.host))]
    state.seat = tuple([state.seat[card] for card in by_place])
    state.host = tuple([there.get(state.host[card], state.host[card]) for card in by_place])
    state.lasting = tuple([(there.get(card, card), stat, change, until) for card, stat, change, until in state.lasting])
    state.leaving = tuple([(there.get(card, card), how) for card, how in state.leaving])
