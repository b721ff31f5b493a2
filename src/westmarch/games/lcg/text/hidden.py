"""Another deal of what one player can't know: decks, hands of others, face-down shadow cards and Orc Guards.

Cards of one owner that a player can't tell apart change places. What he has seen stays where it is, even in a deck.
An imagined match is played again from the last checkpoint, so what has happened since then must happen again. That is
why a few cards more stay until the step is over: those that were open at the checkpoint, those that were seen since,
and copies of cards that somebody has named since.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from operator import itemgetter

from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.state import DECK, NONE, SPECTATOR, State
from westmarch.games.lcg.table.unseen import hidden

Shuffle = Callable[[Sequence[str]], list[str]]
_BY_TITLE = ("card", "play")  # tokens with these words name a card by its title; all others name one copy


def redeal(state: State, before: State, seat: int, answers: Iterable[str], shuffle: Shuffle) -> dict[str, str]:
    """Which card lies in the place of which. `before` is the state at the checkpoint; `answers` came since."""
    names = state.pool.names
    places: dict[int, list[str]] = {}
    owners = state.owners
    for card in _secrets(state, before, seat, answers):
        places.setdefault(owners[card], []).append(names[card])
    return {old: new for cards in places.values() for old, new in zip(cards, shuffle(cards), strict=True)}


def _secrets(state: State, before: State, seat: int, answers: Iterable[str]) -> list[int]:
    """The cards that may change places, in order."""
    bit = 1 << (SPECTATOR if seat == NONE else seat)
    known, known_before, zone_before = state.known, before.known, before.zone
    # Most of them lie in decks and did so before: `hidden` says the same of these, a call for each.
    secrets = [
        card
        for card in chain(*state.decks)
        if (
            not (known[card] | known_before[card]) & bit
            if zone_before[card] == DECK
            else hidden(state, seat, card) and hidden(before, seat, card)
        )
    ]
    secrets += [
        card
        for card in chain(*state.hands, *state.engaged, state.shadows)
        if hidden(state, seat, card) and hidden(before, seat, card)
    ]
    stay = {card for bits, card in state.glimpsed if bits & bit}
    titles = named_titles(answers)
    if stay or titles:
        codes = state.pool.codes
        secrets = [card for card in secrets if card not in stay and codes[card] not in titles]
    return sorted(secrets)


def named_titles(answers: Iterable[str]) -> set[int]:
    """The numbers of the cards that answers name by their title."""
    found: set[int] = set()
    for token in answers:
        verb, _, title = token.partition(":")
        if verb in _BY_TITLE and title in BY_ID:
            found.add(BY_ID[title].number)
    return found


def renamed_token(token: str, names: Mapping[str, str]) -> str:
    """An answer or outcome in the new names; titles stay, since nobody names a copy by them."""
    verb, colon, name = token.partition(":")
    if not colon:
        return names.get(token, token)
    return token if verb in _BY_TITLE else f"{verb}:{names.get(name, name)}"


def renamed(state: State, names: Mapping[str, str]) -> State:
    """A copy in which cards have changed places, with everything that lies on a place or is true of it."""
    twin = state.copy()
    pool = state.pool
    # By card the place to which it goes, and by place the card that comes there.
    there = list(range(len(pool.codes)))
    back = there.copy()
    for old, new in names.items():
        card, place = pool.index[old], pool.index[new]
        there[card] = place
        back[place] = card

    place_of = there.__getitem__
    # Of a list by card, one by place.
    by_place = itemgetter(*back)

    def changed(cards: Sequence[int]) -> list[int]:
        return list(map(place_of, cards))

    for piles in (twin.decks, twin.discards, twin.hands, twin.areas, twin.engaged):
        piles[:] = [changed(pile) for pile in piles]
    twin.staging = changed(twin.staging)
    twin.attached = changed(twin.attached)
    twin.shadows = changed(twin.shadows)
    twin.victory = tuple(changed(twin.victory))
    twin.aside = tuple(changed(twin.aside))
    twin.removed = tuple(changed(twin.removed))
    if 0 in state.face:
        twin.face = [pool.codes[place] if state.face[card] else 0 for place, card in enumerate(back)]
    for array in (
        twin.zone,
        twin.exhausted,
        twin.face_up,
        twin.committed,
        twin.damage,
        twin.uses,
        twin.uses_phase,
        twin.attacked,
        twin.struck,
        twin.barred,
        twin.known,
    ):
        # Mostly there is nothing in it.
        if array.count(0) < len(array):
            array[:] = bytearray(by_place(array))
    twin.seat = list(by_place(state.seat))
    twin.tokens = list(by_place(state.tokens))
    twin.host = [there[host] if host >= 0 else host for host in by_place(state.host)]
    twin.lasting = tuple([(there[card], stat, change, until) for card, stat, change, until in twin.lasting])
    twin.leaving = tuple([(there[card], how) for card, how in twin.leaving])
    return twin
