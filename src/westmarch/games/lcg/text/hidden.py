"""Another deal of what one player can't know: decks, hands of others, face-down shadow cards and Orc Guards.

Cards of one owner that a player can't tell apart change places. What he has seen stays where it is, even in a deck.
An imagined match is played again from the last checkpoint, so what has happened since then must happen again. That is
why a few cards more stay until the step is over: those that were open at the checkpoint, those that were seen since,
and copies of cards that somebody has named since.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from itertools import chain

from westmarch.core.closed import SameBacks
from westmarch.core.game import Shuffle
from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.state import DECK, MARKS, NOBODY, NONE, SPECTATOR, State
from westmarch.games.lcg.table.unseen import hidden

_BY_TITLE = ("card", "play")  # tokens with these words name a card by its title; all others name one copy


def redeal(secrets: list[list[str]], shuffle: Shuffle) -> dict[str, str]:
    """Which card lies in the place of which. `secrets` as `secrets_of` gives them."""
    dealt: dict[str, str] = {}
    for lying, sorted_ones in zip(secrets[::2], secrets[1::2], strict=True):
        dealt.update(zip(lying, shuffle(sorted_ones), strict=True))
    return dealt


def secrets_of(state: State, before: State, seat: int, answers: Iterable[str]) -> list[list[str]]:
    """The cards that may change places: of each owner first as they lie, then sorted. `before` is the state at the
    checkpoint; `answers` came since.

    The places are in an order that all can see, and what is dealt into them begins with sorted cards. So which card
    truly lies where makes no difference to what is dealt.
    """
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
    names = state.pool.names
    lying = [[names[card] for card in cards] for cards in secrets if cards]
    return [each for cards in lying for each in (cards, sorted(cards))]


def _secrets_of_deck(state: State, before: State, seat: int, owner: int) -> list[int]:
    """The cards of a deck that this player can't tell, neither now nor at the checkpoint."""
    deck = state.decks[owner]
    known, known_before = state.known, before.known
    # Mostly nothing has happened to it but that cards were taken from its top, and nobody has looked into it.
    if before.decks[owner][: len(deck)] != deck:
        return [card for card in deck if hidden(state, seat, card) and hidden(before, seat, card)]
    if known == known_before == state.pool.unmarked:
        return list(deck)
    bit = _bit(seat)
    return [card for card in deck if not (known[card] | known_before[card]) & bit]


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
    cards = [index[name] for name in names]
    places = [index[name] for name in names.values()]
    there = [*range(len(pool.codes)), NONE]  # by card, the place to which it goes; NONE is the last one
    for card, place in zip(cards, places):
        there[card] = place
    twin.decks = [tuple([there[card] for card in pile]) for pile in state.decks]
    # Where nobody looks on who doesn't know a hand, and no cards lie face down or are known, only decks are secret.
    if state.watched or state.shadows or state.face is not pool.codes or state.known != pool.unmarked:
        zone, known = state.zone, state.known
        moves = [(card, there[card]) for card in cards if zone[card] != DECK or known[card]]
        if moves:
            _rename_elsewhere(state, twin, there, moves)
    return twin


def _rename_elsewhere(state: State, twin: State, there: list[int], moves: list[tuple[int, int]]) -> None:
    """All but the decks. `moves` are those of cards that aren't just cards of a deck, about which nothing is true."""
    pool = state.pool

    def changed(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([there[card] for card in cards]) if cards else cards

    for piles in (twin.discards, twin.hands, twin.areas, twin.engaged):
        piles[:] = [changed(pile) for pile in piles]
    twin.staging = changed(twin.staging)
    twin.attached = changed(twin.attached)
    twin.shadows = changed(twin.shadows)
    twin.victory = changed(twin.victory)
    twin.aside = changed(twin.aside)
    twin.removed = changed(twin.removed)
    if state.face is not pool.codes:
        faces = [1 if face else 0 for face in state.face]
        _move(faces, moves, 1)
        twin.face = tuple([code if face else 0 for code, face in zip(pool.codes, faces)])
    for name in MARKS:
        marks: bytes = getattr(state, name)
        if marks != pool.unmarked:
            moved = bytearray(marks)
            _move(moved, moves, 0)
            setattr(twin, name, bytes(moved))
    _move(twin.zone, moves, DECK)
    for array in (twin.exhausted, twin.damage, twin.tokens):
        _move(array, moves, 0)
    seats = list(state.seat)
    _move(seats, moves, NOBODY)
    twin.seat = tuple(seats)
    # Hardly ever does anything lie at a card that could be another.
    open_hosts = all(there[host] == host for host in set(state.host))
    hosts = list(state.host) if open_hosts else [there[host] for host in state.host]
    _move(hosts, moves, NONE)
    twin.host = tuple(hosts)
    twin.lasting = tuple([(there[card], stat, change, until) for card, stat, change, until in twin.lasting])
    twin.leaving = tuple([(there[card], how) for card, how in twin.leaving])


def _move(values: list[int] | bytearray, moves: list[tuple[int, int]], plain: int) -> None:
    """What is true of these cards becomes true of those in their places; `plain` is what is true of others."""
    moved = [(place, values[card]) for card, place in moves if values[card] != plain]
    if moved:
        for card, _ in moves:
            values[card] = plain
        for place, value in moved:
            values[place] = value
