"""What a side can't know, and how it is dealt anew for imagined matches.

Hidden are the enemy's cards: in hand (one may lie face down in a battle), in the decks, and discarded face down.
Of each of them the back is seen, so cards change places with others of the same deck only. Tiles and dice are not dealt
in advance, and the own deck has no order; there is nothing to exchange in them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.facts.characters import GOLLUM, TAKE, Character
from westmarch.games.wotr.facts.components import ARMY
from westmarch.games.wotr.state import DECKS, State, War
from westmarch.games.wotr.team import hands_of, team
from westmarch.games.wotr.turn import events
from westmarch.games.wotr.war import battle

Shuffle = Callable[[Sequence[str]], list[str]]


def redeal(match: War, seat: str, shuffle: Shuffle) -> dict[str, str]:
    """For every card that a seat can't know, the card that takes its place."""
    names: dict[str, str] = {}
    viewer = match.state.edition.seats.names.index(seat)
    for side in (FREE, SHADOW):
        names.update(_redeal_side(match, side, viewer, shuffle))
        if seat not in team(match.state, side):
            names.update(_redeal_versions(match.state, side, shuffle))
    return names


def _redeal_versions(state: State, side: int, shuffle: Shuffle) -> dict[str, str]:
    """Which version of a character it is, where only his own side knows: any that fits the level of the guide."""
    extra = state.extra
    if extra is None:
        return {}
    hidden = [
        character
        for character in state.edition.versions
        if state.edition.characters[character].side == side and extra.is_secret(state, character)
    ]
    while True:
        dealt: dict[int, Character] = {}
        for character in hidden:
            cards = {card.version: card for card in state.edition.cards_of(character) if _may_be_led(state, card)}
            dealt[character] = cards[shuffle(list(cards))[0]] if cards else state.characters[character]
        # While somebody is just leaving, the guide's level may still be his.
        if _makes_the_guide(state, dealt) or not _makes_the_guide(state, {}):
            return _exchanged(state, dealt)


def _may_be_led(state: State, card: Character) -> bool:
    """The guide has the highest level in the Fellowship, whoever he is; Gollum comes when nobody is left."""
    return state.guide == GOLLUM or card.level <= state.characters[state.guide].level


def _makes_the_guide(state: State, dealt: Mapping[int, Character]) -> bool:
    """A guide who takes his level from the others has somebody to take it from."""
    guide = state.characters[state.guide]
    others = [each for each in state.companions_in_fellowship() if each != state.guide]
    if not guide.always_guides or not others:
        return True
    return max(dealt.get(each, state.characters[each]).level for each in others) == guide.level


def _exchanged(state: State, dealt: Mapping[int, Character]) -> dict[str, str]:
    names: dict[str, str] = {}
    for character, card in dealt.items():
        now, other = TAKE + state.characters[character].version, TAKE + card.version
        if other != now:
            names[now], names[other] = other, now
    return names


def _redeal_side(match: War, side: int, viewer: int, shuffle: Shuffle) -> dict[str, str]:
    """Deals a side's cards that a seat can't know until the deal fits what it has seen of them."""
    groups = [unknown(match.state, side, deck, viewer) for deck in range(len(DECKS))]
    while True:
        names = {old: new for group in groups for old, new in zip(group, shuffle(group), strict=True)}
        if _fits(match, side, names):
            return names


def unknown(state: State, side: int, deck: int, viewer: int) -> list[str]:
    """A side's cards with that back which a seat has not seen: of its own side, what its partner holds and buried.

    A player who has a side for himself knows all of its cards: what he doesn't hold is in the deck. What somebody has
    seen in a hand, or given his partner, he knows as long as it is sure to be there.
    """
    seats = state.edition.seats
    others = [seat for seat in seats.of_side[side] if seat != viewer]
    if not others:
        return []
    cards = [card for seat in others for card in (*state.hands[seat], *state.face_down[seat])]
    known = events.seen_by(state, viewer)
    cards = [card for card in cards if card not in known]
    cards += state.decks[events.deck_index(side, deck)]
    return [card for card in cards if state.edition.cards[card].deck == deck]


def _fits(match: War, side: int, names: Mapping[str, str]) -> bool:
    """Could it be so? What was laid down or given up had to be allowed, whatever it is."""
    state = match.state
    for card in state.given_up:
        if card in names and state.edition.cards[names[card]].die != state.edition.cards[card].die:
            return False
    if state.battle is not None:
        laid_down = state.battle.round.cards[side]
        if laid_down is not None and laid_down in hands_of(state, side):
            if battle.why_not_effect(state.battle, names.get(laid_down, laid_down)) is not None:
                return False
    decision = match.decision
    if decision is not None and decision.kind == "wotr.card.give-up" and side == SHADOW:
        # Whoever begins to give cards up holds what it takes.
        hand = state.hands[state.edition.seats.names.index(decision.seat)]
        return any(state.edition.cards[names.get(card, card)].die == ARMY for card in hand)
    return True


def renamed(state: State, names: Mapping[str, str]) -> State:
    """A copy of a state in which cards have changed places. Decks have no order; they stay sorted as when read."""
    twin = state.copy()
    if not names:
        return twin

    def exchange(cards: Sequence[str]) -> list[str]:
        return [names.get(card, card) for card in cards]

    twin.hands = [exchange(hand) for hand in state.hands]
    twin.decks = [state.edition.in_order(exchange(deck)) for deck in state.decks]
    twin.discards = [exchange(pile) for pile in state.discards]
    twin.face_down = [tuple(exchange(list(cards))) for cards in state.face_down]
    twin.seen = tuple((seat, names.get(card, card)) for seat, card in state.seen)
    twin.given_up = tuple(exchange(list(state.given_up)))
    for character in state.edition.versions:
        version = TAKE + state.characters[character].version
        card = state.edition.card_of(character, names.get(version, version).removeprefix(TAKE))
        if card is not None:
            twin.lay_card(character, card)
    return twin
