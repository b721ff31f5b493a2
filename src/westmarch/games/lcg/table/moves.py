"""What happens to cards and counters without anybody being asked: moving, drawing, exhausting, threat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from westmarch.games.lcg.facts.box import CARDS, THREAT_LIMIT
from westmarch.games.lcg.state import (
    DECK,
    DISCARD,
    EVERYBODY,
    HAND,
    LEFT_OUT,
    NONE,
    SHACKLED,
    SHADOW,
    STATS,
    UNTIL,
    UNTIL_PHASE,
    Journey,
    State,
    marked,
    with_one,
)
from westmarch.games.lcg.table.elimination import eliminate
from westmarch.games.lcg.table.turning import turn_up
from westmarch.games.lcg.table.zones import place, take


def shuffle(match: Journey, owner: int) -> None:
    """Shuffles a player's deck, or the encounter deck (owner: number of players)."""
    state = match.state
    deck = state.decks[owner]
    names = state.pool.names
    index = state.pool.index
    kind = "encounter-deck" if owner == state.players else f"deck-{state.pool.seats[owner]}"
    order = match.chance.shuffle(kind, [names[card] for card in deck])
    state.decks[owner] = tuple([index[name] for name in reversed(order)])
    if state.known != state.pool.unmarked:
        for card in state.decks[owner]:
            if state.known[card]:
                state.glimpsed += ((state.known[card], card),)
                state.known = marked(state.known, card, 0)
    match.tell("lcg.shuffled", deck=kind)


def deal_anew(match: Journey) -> None:
    """What nobody has seen of each owner's deck and face-down shadow cards changes places.

    Orc Guards stay what they are: rules may be in the middle of an attack by one.
    """
    state = match.state
    for owner in range(state.players + 1):
        deck = state.decks[owner]
        unseen = [card for card in deck if not state.known[card]]
        shadows = [card for card in state.shadows if state.owners[card] == owner and _face_down(state, card)]
        enemies = [state.host[card] for card in shadows]
        names = sorted([state.pool.names[card] for card in unseen + shadows])
        dealt = [state.pool.index[name] for name in match.chance.shuffle("hidden-cards", names)]
        into = dict(zip(unseen + shadows, dealt, strict=True))
        for card in dealt:
            state.zone[card] = DECK
            if state.host[card] != NONE:
                state.host = with_one(state.host, card, NONE)
        state.decks[owner] = tuple([into.get(card, card) for card in deck])
        state.shadows = tuple([into.get(card, card) for card in state.shadows])
        for card, enemy in zip(dealt[len(unseen) :], enemies, strict=True):
            state.zone[card] = SHADOW
            state.host = with_one(state.host, card, enemy)


def _face_down(state: State, card: int) -> bool:
    return not state.face_up[card] and not state.known[card]


def shuffle_in(match: Journey, card: int) -> None:
    """Puts a card into its owner's deck and shuffles that."""
    state = match.state
    take(state, card)
    place(state, card, DECK)
    shuffle(match, state.owners[card])


def draw(match: Journey, seat: int, count: int) -> None:
    """Draws cards from a player's own deck. An empty deck gives nothing, and is no loss."""
    state = match.state
    if not state.alive[seat]:
        return
    if state.active != NONE and state.text(state.active).no_drawing:
        match.tell("lcg.no-draw", seat=state.pool.seats[seat], card=state.card(state.active).id)
        return
    count = min(count, len(state.decks[seat]))
    if count == 0:
        return
    for shackles in state.attached:
        if state.zone[shackles] == SHACKLED and state.seat[shackles] == seat:
            take(state, shackles)
            place(state, shackles, DISCARD)
            match.tell("lcg.no-draw", seat=state.pool.seats[seat], card=state.card(shackles).id)
            return
    drawn: list[str] = []
    asks = match.chance.asks and not state.closed
    for _ in range(count):
        if asks:
            turn_up(match, state.decks[seat][-1], seat)
        deck = state.decks[seat]
        card = deck[-1]
        state.decks[seat] = deck[:-1]
        state.zone[card] = HAND
        state.hands[seat] += (card,)
        drawn.append(CARDS[state.face[card]].id)
    state.stir += 1
    name = state.pool.seats[seat]
    match.tell("lcg.drew", seat=name, count=count)
    match.tell("lcg.drew-cards", (name,), seat=name, cards=drawn)


def look_at(match: Journey, seat: int, cards: Sequence[int]) -> None:
    """One player alone sees these cards of a deck."""
    state = match.state
    for card in cards:
        state.known = marked(state.known, card, state.known[card] | 1 << seat)
    name = state.pool.seats[seat]
    match.tell("lcg.looked-at", (name,), seat=name, cards=[CARDS[state.face[card]].id for card in cards])


def to_hand(match: Journey, card: int, known: int = EVERYBODY) -> None:
    """Puts a card from anywhere out of play into its owner's hand; this is no drawing. `known`: who has seen it."""
    state = match.state
    take(state, card)
    place(state, card, HAND, known)
    state.stir += 1


def because(source: str) -> dict[str, Any]:
    """What an event says about the card it comes from, if it comes from one."""
    return {"why": "card" if source else "none", "source": source}


def discard_from_hand(match: Journey, card: int, source: str = "") -> None:
    state = match.state
    take(state, card)
    place(state, card, DISCARD)
    state.stir += 1
    seat = state.pool.seats[state.owners[card]]
    match.tell("lcg.discarded", seat=seat, card=state.card(card).id, **because(source))


def raise_threat(match: Journey, seat: int, amount: int, source: str, why: str = "card") -> None:
    """Raises a player's threat; at 50 he is out at once (Elimination). `source` and `why` say what raises it."""
    state = match.state
    if amount <= 0 or not state.alive[seat]:
        return
    state.threat[seat] = min(THREAT_LIMIT, state.threat[seat] + amount)
    state.stir += 1
    _tell_threat(match, seat, amount, source, why)
    if state.threat[seat] >= THREAT_LIMIT:
        eliminate(match, seat, "threat")


def lower_threat(match: Journey, seat: int, amount: int, source: str) -> None:
    state = match.state
    amount = min(amount, state.threat[seat])
    state.threat[seat] -= amount
    state.stir += 1
    _tell_threat(match, seat, -amount, source, "card")


def _tell_threat(match: Journey, seat: int, change: int, source: str, why: str) -> None:
    way = "up" if change > 0 else "down" if change < 0 else "same"
    match.tell(
        "lcg.threat",
        seat=match.state.pool.seats[seat],
        change=change,
        threat=match.state.threat[seat],
        by=abs(change),
        way=way,
        why=why,
        source=source,
    )


def exhaust(match: Journey, card: int, source: str = "") -> None:
    match.state.exhausted[card] = 1
    match.tell("lcg.exhausted", card=match.state.name(card), **because(source))


def ready(match: Journey, card: int, source: str = "") -> None:
    state = match.state
    if state.exhausted[card]:
        state.exhausted[card] = 0
        state.stir += 1
        match.tell("lcg.readied", card=state.name(card), **because(source))


def add_resources(match: Journey, hero: int, count: int, source: str = "") -> None:
    state = match.state
    state.tokens[hero] += count
    state.stir += 1
    match.tell("lcg.resources", card=state.name(hero), count=count, **because(source))


def heal(match: Journey, card: int, count: int, source: str = "") -> None:
    state = match.state
    count = min(count, state.damage[card])
    if count:
        state.damage[card] -= count
        state.stir += 1
        match.tell("lcg.healed", card=state.name(card), count=count, **because(source))


def last(match: Journey, cards: Sequence[int], stat: int, change: int, source: str, until: int = UNTIL_PHASE) -> None:
    """A lasting effect on these cards."""
    if not cards:
        return
    state = match.state
    state.lasting += tuple([(card, stat, change, until) for card in cards])
    state.stir += 1
    match.tell(
        "lcg.lasts",
        cards=[state.name(card) for card in cards],
        stat=STATS[stat],
        by=abs(change),
        way="out" if change == LEFT_OUT else "up" if change > 0 else "down",
        until=UNTIL[until],
        **because(source),
    )


def remove_progress(match: Journey, count: int, source: str) -> None:
    """Takes progress off the quest card, never off the active location."""
    state = match.state
    count = min(count, state.progress)
    if count:
        state.progress -= count
        state.stir += 1
        match.tell("lcg.progress-lost", count=count, **because(source))
