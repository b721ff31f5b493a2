"""What is known of a quest before it is resolved, and what is still to come (rulebook, Phase 3: Quest).

Known: the willpower that is committed, the threat in the staging area. To come: so many cards of the encounter deck.
Which cards it was made of everybody knows; those that a player has not seen since are equally likely. Only threat and
surge are counted: what else a card says can't be weighed.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import LOCATION
from westmarch.games.lcg.round.overview import STEP_BY_NAME
from westmarch.games.lcg.round.quest import cards_to_reveal
from westmarch.games.lcg.state import NONE, NOT_COUNTED, QUEST, State
from westmarch.games.lcg.table.stats import quest_willpower, staging_threat, threat
from westmarch.games.lcg.table.unseen import hidden, knows

MOST_SURGES = 3  # as many cards in a row are followed; more are too rare to count

Spread = dict[int, float]


def quest_ahead(state: State, seat: str | None) -> dict[str, Any] | None:
    """The forecast for a seat, or for a spectator, as plain data; None where no quest lies ahead."""
    if state.phase != QUEST or state.step > STEP_BY_NAME["staging-actions"]:
        return None
    who = NONE if seat is None else state.pool.seats.index(seat)
    count = cards_to_come(state)
    spread = threat_to_come(state, who, count)
    return {
        "willpower": quest_willpower(state),
        "threat": staging_threat(state),
        "to_come": count,
        "next": [state.name(card) for card in _known_next(state, who)[:count]],
        "average": round(sum(more * chance for more, chance in spread.items()), 2),
        "spread": [[more, round(chance, 4)] for more, chance in sorted(spread.items())],
    }


def cards_to_come(state: State) -> int:
    """How many cards will be revealed before the quest is resolved, without those that surge brings."""
    if state.step < STEP_BY_NAME["staging"]:
        return cards_to_reveal(state)
    if state.step > STEP_BY_NAME["staging"]:
        return 0
    return cards_to_reveal(state) if state.to_reveal == NOT_COUNTED else state.to_reveal


def threat_to_come(state: State, seat: int, count: int) -> Spread:
    """How likely so much threat is added by that many cards, for all a player can know."""
    known = _known_next(state, seat)
    total: Spread = {0: 1.0}
    for card in known[:count]:
        total = _both(total, {_adds(state, card): 1.0})
    missing = count - len(known[:count])
    if not missing:
        return total
    unseen = _unseen(state, seat)
    if len(unseen) < missing:
        # The discard pile becomes the new deck.
        unseen += state.discards[state.players]
    each = _one_reveal(state, unseen)
    for _ in range(missing):
        total = _both(total, each)
    return total


def _known_next(state: State, seat: int) -> list[int]:
    """The cards on top of the encounter deck that a player has seen, as far as there is no gap."""
    found = []
    for card in reversed(state.decks[state.players]):
        if not knows(state, seat, card):
            break
        found.append(card)
    return found


def _unseen(state: State, seat: int) -> list[int]:
    """The encounter cards that a player can't tell from those in the deck: face-down shadow cards are among them."""
    owners = state.pool.owners
    return [card for card in range(len(owners)) if owners[card] == state.players and hidden(state, seat, card)]


def _adds(state: State, card: int) -> int:
    """What a card adds in the staging area."""
    return threat(state, card) if CARDS[state.pool.codes[card]].type <= LOCATION else 0


def _one_reveal(state: State, cards: list[int]) -> Spread:
    """What one card of these adds, with those that follow it by surge."""
    if not cards:
        return {0: 1.0}
    kinds = Counter([(_adds(state, card), CARDS[state.pool.codes[card]].surge) for card in cards])
    last: Spread = {0: 1.0}
    for _ in range(MOST_SURGES):
        found: Spread = {}
        for (more, surge), number in kinds.items():
            follows = last if surge else {0: 1.0}
            for further, chance in follows.items():
                found[more + further] = found.get(more + further, 0.0) + chance * number / len(cards)
        last = found
    return last


def _both(one: Spread, other: Spread) -> Spread:
    found: Spread = {}
    for more, chance in one.items():
        for further, also in other.items():
            found[more + further] = found.get(more + further, 0.0) + chance * also
    return found
