"""Revealing encounter cards (rulebook, Step 2: Staging; Keywords: Doomed, Guarded, Surge).

One card is completely resolved before the next: damage by Thalin, doomed, responses that cancel, "when revealed",
the card's way to the staging area or discard pile, guarded, surge.
"""

from __future__ import annotations

from westmarch.core.decisions import Steps
from westmarch.games.lcg.abilities import REVEALED, Trigger
from westmarch.games.lcg.actions.respond import respond
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import ENEMY, OBJECTIVE, TREACHERY
from westmarch.games.lcg.state import (
    DECK,
    DISCARD,
    EVERYBODY,
    LIMBO,
    NONE,
    QUEST,
    STAGING,
    Journey,
    State,
    marked,
    with_one,
)
from westmarch.games.lcg.table.effects import deal_damage
from westmarch.games.lcg.table.moves import raise_threat, shuffle
from westmarch.games.lcg.table.stats import staging_threat
from westmarch.games.lcg.table.turning import turn_up
from westmarch.games.lcg.table.zones import into_staging, place, take


def reset_deck(match: Journey) -> None:
    """An empty encounter deck is made anew from its discard pile, in the quest phase only."""
    state = match.state
    pile = state.players
    if state.phase != QUEST or state.decks[pile] or not state.discards[pile]:
        return
    state.decks[pile] = state.discards[pile]
    state.discards[pile] = ()
    for card in state.decks[pile]:
        state.zone[card] = DECK
        state.known = marked(state.known, card, EVERYBODY)  # until it is shuffled
    match.tell("lcg.deck-reset")
    shuffle(match, pile)


def reveal_top(match: Journey, guard_for: int = NONE) -> Steps[int]:
    """Reveals the top card of the encounter deck; NONE if there is none."""
    state = match.state
    reset_deck(match)
    deck = state.decks[state.players]
    if not deck:
        match.tell("lcg.deck-empty")
        return NONE
    card = turn_up(match, deck[-1])
    take(state, card)
    yield from reveal(match, card, guard_for)
    reset_deck(match)
    return card


def reveal(match: Journey, card: int, guard_for: int = NONE) -> Steps[None]:
    """Resolves a card that was taken to be revealed."""
    state = match.state
    state.zone[card] = LIMBO
    if state.known[card]:
        state.known = marked(state.known, card, 0)
    number = state.face[card]
    printed = CARDS[number]
    state.stir += 1
    match.tell("lcg.revealed", card=state.name(card))

    strikers = _strikers(state) if printed.type == ENEMY else []
    if strikers:
        # A card being revealed isn't in the staging area yet, but can be damaged, and destroyed, there.
        take(state, card)
        into_staging(state, card)
        yield from deal_damage(match, [card], len(strikers), CARDS[state.face[strikers[0]]].id)
        if state.zone[card] != STAGING:
            return
        take(state, card)

    if printed.doomed:
        for seat in state.order():
            raise_threat(match, seat, printed.doomed, printed.id, "doomed")

    replaced = False
    surge = printed.surge
    when_revealed = state.box.texts[number].when_revealed
    if when_revealed is not None:
        trigger = Trigger(REVEALED, card, NONE, number=number)
        yield from respond(match, trigger)
        replaced = trigger.replaced
        if not trigger.cancelled:
            yield from when_revealed(match, card) or ()
            if state.surging == card:
                surge = True
                state.surging = NONE
    if state.zone[card] == LIMBO:
        if printed.type == TREACHERY:
            place(state, card, DISCARD)
        else:
            into_staging(state, card)
            if guard_for != NONE and printed.type != OBJECTIVE:
                state.host = with_one(state.host, card, guard_for)
            match.tell("lcg.staged", card=state.name(card), threat=staging_threat(state))
    if printed.guarded:
        yield from set_guard(match, card)
    if surge:
        match.tell("lcg.surge", card=state.name(card))
        yield from reveal_top(match)
    if replaced and guard_for != NONE:
        yield from set_guard(match, guard_for)
    elif replaced:
        yield from reveal_top(match)


def _strikers(state: State) -> list[int]:
    """The committed characters that damage each enemy that is revealed, with 1 each."""
    return [
        card for area in state.areas for card in area if state.committed[card] and state.text(card).strikes_revealed
    ]


def set_guard(match: Journey, objective: int) -> Steps[None]:
    """Guarded: the next card is revealed and attached. An objective goes its own way, and the next card is used."""
    state = match.state
    while True:
        card = yield from reveal_top(match, objective)
        if card == NONE or CARDS[state.pool.codes[card]].type != OBJECTIVE:
            return
