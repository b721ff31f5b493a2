"""Asking a player: to pick a card, a player, a number.

Options are made from the same checks that say why not: `able` and `of_table` ask the same one about a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from westmarch.core.decisions import Decision, Later, Reason, Steps, Why
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import TYPES
from westmarch.games.lcg.state import CAPTIVE, NONE, PLAY, Journey, State
from westmarch.games.lcg.table.unseen import copy_in_hand, others_watch

WhyNotCard = Callable[[int], Reason | None]

# Answers that name nothing.
PASS = "pass"
DONE = "done"
ALL = "all"
NO_CARD = "none"


def ask(
    state: State, player: int, kind: str, options: Sequence[str], why: Why | None = None, **about: object
) -> Decision:
    """A question to one player."""
    return Decision(state.pool.seats[player], kind, tuple(options), about, why)


def ask_in_secret_if(
    secret: bool, state: State, player: int, kind: str, options: Sequence[str], why: Why | None = None, **about: object
) -> Decision:
    """The same, where the number of answers may depend on what others can't see: asked even if there is just one."""
    return Decision(state.pool.seats[player], kind, tuple(options), about, why, secret)


def ask_later(state: State, player: int, kind: str, why: Why, later: Later, secret: bool = False) -> Decision:
    """A question whose answers are found only if somebody needs them."""
    return Decision(state.pool.seats[player], kind, (), None, why, secret, later)


def able(cards: Iterable[int], why_not: WhyNotCard) -> list[int]:
    """Those of these cards against which nothing speaks."""
    return [card for card in cards if why_not(card) is None]


def ready_characters(state: State, seat: int) -> list[int]:
    """The characters of a player that can exhaust."""
    exhausted = state.exhausted
    return [card for card in state.areas[seat] if not exhausted[card]]


def able_characters(state: State, seat: int, why_not: WhyNotCard) -> list[int]:
    """The characters of a player against which nothing speaks, where only those will do that are ready."""
    exhausted = state.exhausted
    return [card for card in state.areas[seat] if not exhausted[card] and why_not(card) is None]


def of_table(state: State, why_not: WhyNotCard) -> Why:
    """What speaks against the card that a token names, if it lies on the table."""

    def why(token: str) -> Reason | None:
        card = state.on_table(token)
        return not_in_play(state, token) if card == NONE else why_not(card)

    return why


def alike(state: State, cards: Sequence[int]) -> bool:
    """Whether these cards in play can't be told apart but for their names, so that it doesn't matter which is taken."""
    if len(cards) == 1:
        return True
    if any(state.host[each] in cards for each in state.attached):
        return False
    return len({_looks(state, card) for card in cards}) == 1


def _looks(state: State, card: int) -> tuple[object, ...]:
    arrays = (state.face, state.damage, state.tokens, state.host, state.attacked, state.struck, state.barred)
    lasting = sorted([each[1:] for each in state.lasting if each[0] == card])
    return (*[array[card] for array in arrays], *lasting)


def sort_of(state: State, cards: Sequence[int]) -> str:
    """What these cards have in common, so that a question can say what it wants: heroes, enemies, just cards."""
    sorts = {TYPES[CARDS[state.face[card]].type] for card in cards}
    if sorts == {"hero", "ally"}:
        return "character"
    return sorts.pop() if len(sorts) == 1 else "card"


def pick(match: Journey, seat: int, kind: str, cards: Sequence[int], source: str, what: str = "card") -> Steps[int]:
    """One of these cards in play; NONE if there are none. `source` is the card (or other thing) it is about."""
    if not cards:
        return NONE
    if len(cards) == 1:
        return cards[0]
    state = match.state
    why = partial(_why_not_target, state, cards)
    later = partial(_question, state, cards, source, what)
    token = yield ask_later(state, seat, kind, why, later)
    return state.find(token)


def _why_not_target(state: State, cards: Sequence[int], token: str) -> Reason | None:
    return None if state.find(token) in cards else Reason("lcg-why-no-target")


def _question(
    state: State, cards: Sequence[int], source: str, what: str
) -> tuple[tuple[str, ...], Mapping[str, object]]:
    return tuple([state.name(card) for card in cards]), {what: source, "sort": sort_of(state, cards)}


def pick_player(match: Journey, seat: int, seats: Sequence[int], source: str) -> Steps[int]:
    if not seats:
        return NONE
    if len(seats) == 1:
        return seats[0]
    names = match.state.pool.seats
    options = [names[each] for each in seats]
    token = yield ask(match.state, seat, "lcg.player", options, one_of(options, "lcg-why-no-player"), card=source)
    return names.index(token)


def pick_title(
    match: Journey, seat: int, kind: str, cards: Sequence[int], source: str, secret: bool = False
) -> Steps[int]:
    """One of these cards out of play, by title: copies are alike. The first such copy is taken.

    `secret`: others can't see the cards, so the question is asked even if all of them are alike.
    """
    if not cards:
        return NONE
    state = match.state
    titles = list(dict.fromkeys([CARDS[state.face[card]].id for card in cards]))
    options = [f"card:{title}" for title in titles]
    token = yield ask_in_secret_if(secret, state, seat, kind, options, one_such_card(options), card=source)
    title = titles[options.index(token)]
    return next(card for card in cards if CARDS[state.face[card]].id == title)


def pick_from_hand(match: Journey, seat: int, kind: str, cards: Sequence[int], source: str) -> Steps[int]:
    """One of these cards of a player's hand, by title; the others see that he chooses, not what he has."""
    state = match.state
    secret = others_watch(state) and len(state.hands[seat]) > 1
    chosen = yield from pick_title(match, seat, kind, cards, source, secret)
    return NONE if chosen == NONE else copy_in_hand(state, seat, state.face[chosen])


def pick_count(match: Journey, seat: int, kind: str, low: int, high: int, source: str, **about: object) -> Steps[int]:
    if low == high:
        return low
    options = [f"count:{each}" for each in range(low, high + 1)]
    token = yield ask(match.state, seat, kind, options, None, card=source, **about)
    return low + options.index(token)


def why_not_own_character(state: State, card: int, seat: int, rule: str) -> Reason | None:
    """Why a card isn't one of that player's characters; `rule` is the chapter that asks for one."""
    if state.zone[card] == PLAY and state.seat[card] == seat:
        return None
    name = state.name(card)
    if state.zone[card] == CAPTIVE:
        return Reason("lcg-why-captive", rule="lcg-rule-dol-guldur", card=name)
    if state.zone[card] != PLAY:
        return Reason("lcg-why-no-character", rule=rule, card=name)
    return Reason("lcg-why-not-yours", rule=rule, card=name)


def why_not_exhaust(state: State, card: int) -> Reason | None:
    """Why a character can't exhaust: it has done so already."""
    return Reason("lcg-why-exhausted", rule="lcg-rule-ready", card=state.name(card)) if state.exhausted[card] else None


def not_in_play(state: State, token: str) -> Reason | None:
    """The reason for a card of this match that isn't on the table; None if it is no card."""
    return Reason("lcg-why-not-in-play", card=token) if token in state.pool.index else None


def one_of(options: Sequence[str], key: str) -> Why:
    """The check where a card has named all that will do; one reason says it of everything else."""
    return lambda token: None if token in options else Reason(key)


def one_such_card(options: Sequence[str]) -> Why:
    return one_of(options, "lcg-why-no-such-card")
