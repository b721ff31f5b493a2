"""What a side can't know, and how it is dealt anew for imagined matches.

Hidden are the enemy's cards: in hand (one may lie face down in a battle), in the decks, and discarded face down.
Of each of them the back is seen, so cards change places with others of the same deck only. Tiles and dice are not dealt
in advance, and the own deck has no order; there is nothing to exchange in them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from westmarch.core.closed import SameBacks
from westmarch.core.decisions import Decision, named
from westmarch.core.game import Shuffle
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.facts.characters import GOLLUM, TAKE, Character
from westmarch.games.wotr.facts.components import ARMY
from westmarch.games.wotr.state import DECKS, State, War
from westmarch.games.wotr.team import hands_of, team
from westmarch.games.wotr.turn import events
from westmarch.games.wotr.war import battle


def redeal(match: War, seat: str, shuffle: Shuffle) -> dict[str, str]:
    """For every card that a seat can't know, the card that takes its place."""
    names: dict[str, str] = {}
    viewer = match.state.edition.seats.names.index(seat)
    for side in (FREE, SHADOW):
        names.update(_redeal_side(match, side, viewer, shuffle))
        if match.state.extra is not None and seat not in team(match.state, side):
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
    held = unknown(match.state, side, viewer)
    if not held:
        return {}
    cards = match.state.edition.cards
    groups = [[card for card in held if cards[card].deck == deck] for deck in range(len(DECKS))]
    while True:
        names: dict[str, str] = {}
        for deck, group in enumerate(groups):
            pile = match.state.decks[events.deck_index(side, deck)]
            _exchange(names, group, _deal(match.state, group, pile, shuffle))
        if _fits(match, side, names):
            return names


def _deal(state: State, held: list[str], pile: Sequence[str], shuffle: Shuffle) -> list[str]:
    """Another card for each that is held, out of all that it could be. What was given up bears the symbol it bore.

    They are sorted before: what is truly held makes no difference to what is dealt.
    """
    left = sorted([*held, *pile])
    bound = [card for card in held if card in state.given_up]
    if not bound:
        return shuffle(left, len(held))
    cards = state.edition.cards
    dealt: dict[str, str] = {}
    for card in bound:
        dealt[card] = shuffle([each for each in left if cards[each].die == cards[card].die], 1)[0]
        left.remove(dealt[card])
    free = [card for card in held if card not in dealt]
    dealt.update(zip(free, shuffle(left, len(free)), strict=True))
    return [dealt[card] for card in held]


def _exchange(names: dict[str, str], held: list[str], dealt: list[str]) -> None:
    """Each card that is held becomes the one dealt for it. A deck has no order: of its cards only those dealt move."""
    names.update(zip(held, dealt, strict=True))
    before, after = set(held), set(dealt)
    drawn = [card for card in dealt if card not in before]
    names.update(zip(drawn, [card for card in held if card not in after], strict=True))


def unknown(state: State, side: int, viewer: int) -> list[str]:
    """A side's cards that others hold or have buried unseen by a seat: they could as well be any of the same deck.

    A player who has a side for himself knows all of its cards: what he doesn't hold is in the deck. What somebody has
    seen in a hand, or given his partner, he knows as long as it is sure to be there.
    """
    seats = state.edition.seats
    others = [seat for seat in seats.of_side[side] if seat != viewer]
    if not others:
        return []
    held = [card for seat in others for card in (*state.hands[seat], *state.face_down[seat])]
    known = events.seen_by(state, viewer)
    return [card for card in held if card not in known] if known else held


def _fits(match: War, side: int, names: Mapping[str, str]) -> bool:
    """Could it be so? What was laid down had to be allowed, whatever it is."""
    state = match.state
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


# -- hands that stay closed at a real table

# Questions after which a card leaves a hand face down: only its back is named.
_FACE_DOWN = frozenset(["wotr.hand-limit", "wotr.swap.card", "wotr.card.give-up", "wotr.card.wont-go-back"])
BACKS = tuple([f"back:{deck}" for deck in DECKS])


def unseen(state: State) -> list[SameBacks]:
    """Of each deck, the cards that nobody has shown."""
    seats = state.edition.seats
    cards = state.edition.cards
    pools: list[SameBacks] = []
    for side in (FREE, SHADOW):
        for deck in range(len(DECKS)):
            hands = {
                seats.names[seat]: [card for card in state.hands[seat] if cards[card].deck == deck]
                for seat in seats.of_side[side]
            }
            buried = [
                card for seat in seats.of_side[side] for card in state.face_down[seat] if cards[card].deck == deck
            ]
            pool = SameBacks(hands, [*buried, *state.decks[events.deck_index(side, deck)]])
            for card in state.given_up:
                if card in buried:
                    pool.bound[card] = frozenset(each for each in pool.cards() if cards[each].die == cards[card].die)
            pools.append(pool)
    return pools


def back(state: State, decision: Decision, token: str) -> str:
    """A card that leaves face down is called by its back."""
    if decision.kind in _FACE_DOWN and token.startswith("card:"):
        return BACKS[state.edition.cards[named(token)].deck]
    return token


def renamed(state: State, names: Mapping[str, str]) -> State:
    """A copy of a state in which cards have changed places. Decks have no order; they stay sorted as when read."""
    twin = state.copy()
    if not names:
        return twin

    stays = names.keys().isdisjoint

    def exchange(cards: Sequence[str]) -> list[str]:
        return list(map(names.get, cards, cards))

    twin.hands = [hand if stays(hand) else exchange(hand) for hand in state.hands]
    twin.decks = [deck if stays(deck) else state.edition.in_order(exchange(deck)) for deck in state.decks]
    twin.discards = [pile if stays(pile) else exchange(pile) for pile in state.discards]
    twin.face_down = [cards if stays(cards) else tuple(exchange(cards)) for cards in state.face_down]
    twin.seen = tuple([(seat, names.get(card, card)) for seat, card in state.seen])
    twin.given_up = tuple(exchange(state.given_up))
    for character in state.edition.versions:
        version = TAKE + state.characters[character].version
        card = state.edition.card_of(character, names.get(version, version).removeprefix(TAKE))
        if card is not None:
            twin.lay_card(character, card)
    return twin
