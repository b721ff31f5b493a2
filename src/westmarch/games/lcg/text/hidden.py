"""Another deal of what one player can't know: decks, hands of others, face-down shadow cards and Orc Guards.

Cards of one owner that a player can't tell apart change places. What he has seen stays where it is, even in a deck.
An imagined match is played again from the last checkpoint, so what has happened since then must happen again. That is
why a few cards more stay until the step is over: those that were open at the checkpoint, those that were seen since,
and copies of cards that somebody has named since.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from itertools import chain
from operator import itemgetter

from westmarch.core.closed import SameBacks
from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.state import DECK, NONE, SPECTATOR, State
from westmarch.games.lcg.table.unseen import hidden

Shuffle = Callable[[Sequence[str]], list[str]]
_BY_TITLE = ("card", "play")  # tokens with these words name a card by its title; all others name one copy


def redeal(state: State, before: State, seat: int, answers: Iterable[str], shuffle: Shuffle) -> dict[str, str]:
    """Which card lies in the place of which. `before` is the state at the checkpoint; `answers` came since."""
    names = state.pool.names
    dealt: dict[str, str] = {}
    for secrets in _secrets(state, before, seat, answers):
        cards = [names[card] for card in secrets]
        dealt.update(zip(cards, shuffle(cards), strict=True))
    return dealt


def _secrets(state: State, before: State, seat: int, answers: Iterable[str]) -> list[list[int]]:
    """The cards that may change places, in order, those of each owner for themselves."""
    secrets = [_secrets_of_deck(state, before, seat, owner) for owner in range(state.players + 1)]
    hands = [hand for owner, hand in enumerate(state.hands) if owner != seat]
    for card in chain(*hands, *state.engaged, state.shadows):
        if hidden(state, seat, card) and hidden(before, seat, card):
            secrets[state.owners[card]].append(card)
    bit = _bit(seat)
    stay = {card for bits, card in state.glimpsed if bits & bit}
    titles = named_titles(answers)
    if stay or titles:
        codes = state.pool.codes
        secrets = [[card for card in cards if card not in stay and codes[card] not in titles] for cards in secrets]
    return sorted([sorted(cards) for cards in secrets if cards])


def _secrets_of_deck(state: State, before: State, seat: int, owner: int) -> list[int]:
    """The cards of a deck that this player can't tell, neither now nor at the checkpoint."""
    deck = state.decks[owner]
    known, known_before = state.known, before.known
    # Mostly nobody has looked into it, and nothing has happened to it but that cards were taken from its top.
    nothing_seen = known.count(0) == len(known) and known_before.count(0) == len(known)
    if nothing_seen and before.decks[owner][: len(deck)] == deck:
        return deck.copy()
    bit = _bit(seat)
    zone_before = before.zone
    # Most of them lay in a deck before: `hidden` says the same of these, a call for each.
    return [
        card
        for card in deck
        if (
            not (known[card] | known_before[card]) & bit
            if zone_before[card] == DECK
            else hidden(state, seat, card) and hidden(before, seat, card)
        )
    ]


def _bit(seat: int) -> int:
    """That player's bit (NONE: the spectators') among those who have seen a card."""
    return 1 << (SPECTATOR if seat == NONE else seat)


def named_titles(answers: Iterable[str]) -> set[int]:
    """The numbers of the cards that answers name by their title."""
    found: set[int] = set()
    for token in answers:
        verb, _, title = token.partition(":")
        if verb in _BY_TITLE and title in BY_ID:
            found.add(BY_ID[title].number)
    return found


def unseen(state: State) -> list[SameBacks]:
    """Of each player, the cards that nobody has seen, for hands that stay closed at a real table."""
    pools: list[SameBacks] = []
    names, known = state.pool.names, state.known
    guards = [card for enemies in state.engaged for card in enemies if not state.face[card]]
    for owner, seat in enumerate(state.pool.seats):
        hand = [names[card] for card in state.hands[owner] if not known[card]]
        rest = [card for card in (*guards, *state.decks[owner]) if state.owners[card] == owner and not known[card]]
        pools.append(SameBacks({seat: hand}, [names[card] for card in rest]))
    return pools


def names_in(token: str, cards: Sequence[str]) -> list[str]:
    """Those of the cards that a token speaks of: all copies where it names a title."""
    verb, _, title = token.partition(":")
    if verb in _BY_TITLE:
        return [card for card in cards if card.partition(".")[0] == title]
    return [card for card in cards if card in (token, title)]


def named_since(pools: Sequence[SameBacks], before: Set[str], tokens: Sequence[str]) -> set[str]:
    """Copies that were named, and of each title that was, as many cards in hand as have not come out of it yet."""
    stay: set[str] = set()
    for pool in pools:
        cards = set(pool.cards())
        for token in set(tokens):
            if token.partition(":")[0] not in _BY_TITLE:
                stay.update(names_in(token, pool.cards()))
                continue
            copies = names_in(token, sorted(before))
            out = [card for card in copies if card not in cards]
            held = [card for hand in pool.hands.values() for card in hand if card in copies]
            stay.update(sorted(held)[: max(0, tokens.count(token) - len(out))])
    return stay


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
    index = pool.index
    there = list(range(len(pool.codes)))  # by card, the place to which it goes
    for old, new in names.items():
        there[index[old]] = index[new]
    twin.decks = [[there[card] for card in pile] for pile in state.decks]
    if state.watched or state.shadows or 0 in state.face or state.known.count(0) < len(state.known):
        _rename_elsewhere(state, twin, there)
    return twin


def _rename_elsewhere(state: State, twin: State, there: list[int]) -> None:
    """All but the decks. Alone, without cards that lie face down or are known, there are no secrets anywhere else."""
    pool = state.pool
    place_of = there.__getitem__
    back = there.copy()  # by place, the card that comes there
    for card, place in enumerate(there):
        back[place] = card
    # Of a list by card, one by place.
    by_place = itemgetter(*back)

    def changed(cards: Sequence[int]) -> list[int]:
        return list(map(place_of, cards))

    for piles in (twin.discards, twin.hands, twin.areas, twin.engaged):
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
