"""Another deal of what one player can't know: decks, hands of others, face-down shadow cards and Orc Guards.

Cards of one owner that a player can't tell apart change places. What he has seen stays where it is, even in a deck.
An imagined match is played again from the last checkpoint, so what has happened since then must happen again. That is
why a few cards more stay until the step is over: those that were open at the checkpoint, those that were seen since,
and copies of cards that somebody has named since.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.state import DECK, ENGAGED, HAND, NONE, SHADOW, SPECTATOR, State
from westmarch.games.lcg.unseen import hidden

Shuffle = Callable[[Sequence[str]], list[str]]
_BY_TITLE = ("card", "play")  # tokens with these words name a card by its title; all others name one copy


def redeal(state: State, before: State, seat: int, answers: Iterable[str], shuffle: Shuffle) -> dict[str, str]:
    """Which card lies in the place of which. `before` is the state at the checkpoint; `answers` came since."""
    names = state.pool.names
    titles = named_titles(answers)
    bit = 1 << (SPECTATOR if seat == NONE else seat)
    seen = {card for bits, card in state.glimpsed if bits & bit}
    places: dict[int, list[str]] = {}
    for card in range(len(state.zone)):  # mypyc can't enumerate bytes
        if state.zone[card] not in (DECK, HAND, SHADOW, ENGAGED) or card in seen or state.pool.codes[card] in titles:
            continue
        if hidden(state, seat, card) and hidden(before, seat, card):
            places.setdefault(state.owners[card], []).append(names[card])
    return {old: new for cards in places.values() for old, new in zip(cards, shuffle(cards), strict=True)}


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
    there = list(range(len(pool.codes)))
    for old, new in names.items():
        there[pool.index[old]] = pool.index[new]
    moved = [card for card, new in enumerate(there) if new != card]

    def changed(cards: Sequence[int]) -> list[int]:
        return [there[card] for card in cards]

    for piles in (twin.decks, twin.discards, twin.hands, twin.areas, twin.engaged):
        piles[:] = [changed(pile) for pile in piles]
    twin.staging = changed(twin.staging)
    twin.attached = changed(twin.attached)
    twin.shadows = changed(twin.shadows)
    twin.victory = tuple(changed(twin.victory))
    twin.aside = tuple(changed(twin.aside))
    twin.removed = tuple(changed(twin.removed))
    for card in moved:
        place = there[card]
        twin.face[place] = pool.codes[place] if state.face[card] else 0
        for array, before in (
            (twin.zone, state.zone),
            (twin.exhausted, state.exhausted),
            (twin.committed, state.committed),
            (twin.damage, state.damage),
            (twin.uses, state.uses),
            (twin.uses_phase, state.uses_phase),
            (twin.attacked, state.attacked),
            (twin.struck, state.struck),
            (twin.barred, state.barred),
            (twin.known, state.known),
        ):
            array[place] = before[card]
        twin.seat[place] = state.seat[card]
        twin.host[place] = state.host[card]
        twin.tokens[place] = state.tokens[card]
    twin.host = [there[host] if host >= 0 else host for host in twin.host]
    twin.lasting = tuple([(there[card], stat, change, until) for card, stat, change, until in twin.lasting])
    twin.leaving = tuple([(there[card], how) for card, how in twin.leaving])
    return twin
