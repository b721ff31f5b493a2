"""What a seat can't know, dealt anew: the other hand, the decks, face-down discards, a card chosen in secret.

Nothing else is hidden. The pool of fate tiles is counted by everybody, and a recruitment token has no face before it is
flipped (recruiting.py). Backs tell events from stories, so cards change places only with cards of their own deck.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from westmarch.core.closed import SameBacks
from westmarch.core.decisions import Decision, named
from westmarch.core.game import Shuffle
from westmarch.core.journal import Answer, Outcome
from westmarch.core.match import Match
from westmarch.games.b5a.facts.deck import (
    CARD,
    CARD_IDS,
    EVENTS,
    FREE_DROPPED,
    IN_DECK,
    IN_FREE_HAND,
    SHADOW_DROPPED,
    STORY_CARDS,
)
from westmarch.games.b5a.facts.pieces import FREE, SEATS, SHADOW
from westmarch.games.b5a.state import State
from westmarch.games.b5a.war.manoeuvres import playable


def redeal(match: Match[State], side: int, shuffle: Shuffle) -> dict[str, str]:
    """For every card that side can't place, which one it is now; and for the card just chosen, which other it is.

    Places are filled in an order that all can see, with cards that are sorted before they are dealt. So which card
    truly lies where makes no difference to what is dealt.
    """
    state = match.state
    other = 1 - side
    names: dict[str, str] = {}
    hiding_places = _hiding_places(side)
    place = _place_in(match)
    events = sorted([card for card in range(EVENTS) if state.cards[card] in hiding_places], key=place)
    held = [card for card in events if state.renewal and state.renewal[card] == IN_FREE_HAND + other]
    # What the other player has held since the event deck was made anew was none of the cards that lay open then.
    may_be_held = [card for card in events if card in held or (held and state.renewal[card] == FREE_DROPPED + other)]
    first = shuffle(sorted(_ids(may_be_held)), len(held))
    names.update(zip(_ids(held), first))
    rest = shuffle(sorted({*_ids(events)} - {*first}))
    names.update(zip(_ids([card for card in events if card not in held]), rest))
    stories = sorted([card for card in STORY_CARDS[other] if state.cards[card] in hiding_places], key=place)
    names.update(zip(_ids(stories), shuffle(sorted(_ids(stories)))))
    battle = state.battle
    if battle is not None and battle.chosen[other]:
        hand = [card for card in range(EVENTS) if state.cards[card] == IN_FREE_HAND + other]
        options = playable(state, battle, other, battle.hand[other])
        options += ["card:" + names[CARD_IDS[card]] for card in hand]
        names[battle.chosen[other]] = shuffle(sorted(options))[0]
    return names


def _place_in(match: Match[State]) -> Callable[[int], tuple[int, int, int]]:
    """Where a card lies, and where it lay at the checkpoint; of those that came the same way, which was the first."""
    now, before = match.state.cards, match.checkpoint.state.cards
    spoken_of: dict[str, int] = {}
    for entry in match.since_checkpoint:
        if isinstance(entry, Answer):
            spoken_of.setdefault(named(entry.token), len(spoken_of) + 1)
        elif isinstance(entry, Outcome):
            for value in entry.values:
                spoken_of.setdefault(value, len(spoken_of) + 1)
    return lambda card: (now[card], before[card], spoken_of.get(CARD_IDS[card], 0))


def _hiding_places(side: int) -> tuple[int, int, int]:
    """What a side can't see: the deck, the other hand, and what the other player discarded."""
    other = 1 - side
    return (IN_DECK, IN_FREE_HAND + other, FREE_DROPPED + other)


# -- hands that stay closed at a real table

BACKS = ("back:event", "back:story")


def unseen(state: State) -> list[SameBacks]:
    """The cards that nobody has shown: all events, and each side's stories."""
    pools = [
        _pool(state, range(EVENTS), (FREE, SHADOW)),
        *(_pool(state, STORY_CARDS[side], (side,)) for side in (FREE, SHADOW)),
    ]
    if state.renewal:
        # What has been held since the event deck was made anew was none of the cards that lay open then.
        events = pools[0]
        could = frozenset(card for card in events.cards() if state.renewal[CARD[card]])
        for side in (FREE, SHADOW):
            for card in events.hands[SEATS[side]]:
                if state.renewal[CARD[card]] == IN_FREE_HAND + side:
                    events.bound[card] = could
    return pools


def _pool(state: State, cards: Sequence[int], sides: Sequence[int]) -> SameBacks:
    hands = {SEATS[side]: _ids([card for card in cards if state.cards[card] == IN_FREE_HAND + side]) for side in sides}
    elsewhere = (IN_DECK, FREE_DROPPED, SHADOW_DROPPED)
    return SameBacks(hands, _ids([card for card in cards if state.cards[card] in elsewhere]))


def back(decision: Decision, token: str) -> str:
    """A card over the limit leaves face down and is called by its back."""
    return BACKS[CARD[named(token)] >= EVENTS] if decision.kind == "b5a.discard" and named(token) in CARD else token


def renamed(state: State, names: Mapping[str, str]) -> State:
    """A copy of a state between two steps, in which those cards have changed places."""
    twin = state.copy()
    for old, new in names.items():
        if old in CARD:
            twin.cards[CARD[new]] = state.cards[CARD[old]]
    if state.renewal:
        twin.renewal = _renewal(state, names)
    return twin


def _renewal(state: State, names: Mapping[str, str]) -> bytes:
    """Where each card lay when the event deck was made anew, after cards that were held then have become others.

    Those had been discarded face down by the same player. What lay open then lay open in every world.
    """
    renewal = bytearray(state.renewal)
    for side in (FREE, SHADOW):
        held = [card for card in range(EVENTS) if state.renewal[card] == IN_FREE_HAND + side]
        now = [CARD[names.get(CARD_IDS[card], CARD_IDS[card])] for card in held]
        for card in held:
            renewal[card] = FREE_DROPPED + side
        for card in now:
            renewal[card] = IN_FREE_HAND + side
    return bytes(renewal)


def _ids(cards: Sequence[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]
