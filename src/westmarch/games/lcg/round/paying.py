"""Paying for cards (rulebook, Phase 2: Planning): resources must match the sphere of the card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from westmarch.core.decisions import Decision, MaybeSteps, Reason, Steps, named
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import NEUTRAL, SPHERES, X
from westmarch.games.lcg.state import DISCARD, LIMBO, REMOVED, Journey, State
from westmarch.games.lcg.table.stats import icons, icons_are_granted
from westmarch.games.lcg.table.zones import place, take


def payers(state: State, seat: int, sphere: int) -> list[int]:
    """The heroes of that player whose resources match."""
    if sphere == NEUTRAL:
        return state.heroes(seat)
    if state.attached and icons_are_granted(state):
        return [hero for hero in state.heroes(seat) if icons(state, hero) & sphere]
    printed = state.pool.icons
    return [card for card in state.areas[seat] if printed[card] & sphere]


def resources(state: State, seat: int, sphere: int) -> int:
    """How much that player could pay for a card of that sphere."""
    tokens = state.tokens
    return sum([tokens[hero] for hero in payers(state, seat, sphere)])


def can_pay(state: State, seat: int, number: int) -> bool:
    """Whether a card can be paid for. A cost of X can be paid with nothing."""
    card = CARDS[number]
    cost = card.cost
    sphere = card.sphere
    granted = state.attached and icons_are_granted(state)
    if granted or cost <= 0 or sphere == NEUTRAL or number in state.box.split_costs:
        heroes = payers(state, seat, sphere)
        return bool(heroes) and (cost <= 0 or _most(state, heroes, number) >= cost)
    # The same, quickly, where printed icons and full pools are all that counts.
    printed = state.pool.icons
    tokens = state.tokens
    for hero in state.areas[seat]:
        if printed[hero] & sphere:
            cost -= tokens[hero]
    return cost <= 0


def _most(state: State, heroes: list[int], number: int) -> int:
    """How much of a card's cost these heroes could pay."""
    tokens = state.tokens
    if state.box.texts[number].from_different_heroes:
        return sum([1 for hero in heroes if tokens[hero]])
    total = 0
    for hero in heroes:
        total += tokens[hero]
    return total


def why_not_pay(state: State, seat: int, number: int) -> Reason | None:
    """Why a card can't be paid for; None if it can."""
    if can_pay(state, seat, number):
        return None
    card = CARDS[number]
    sphere = SPHERES[card.sphere]
    heroes = payers(state, seat, card.sphere)
    if not heroes:
        return Reason("lcg-why-no-match", rule="lcg-rule-planning", card=card.id, sphere=sphere)
    have = _most(state, heroes, number)
    if state.box.texts[number].from_different_heroes:
        return Reason("lcg-why-too-few-payers", rule="lcg-rule-costs", card=card.id, cost=card.cost, heroes=have)
    return Reason("lcg-why-too-dear", rule="lcg-rule-planning", card=card.id, cost=card.cost, have=have, sphere=sphere)


def pay(match: Journey, seat: int, number: int, x: int = 0) -> Steps[None]:
    """Takes the cost from the pools of matching heroes; the player says which, where that matters."""
    state = match.state
    card = CARDS[number]
    heroes = [hero for hero in payers(state, seat, card.sphere) if state.tokens[hero]]
    if state.box.texts[number].from_different_heroes:
        for hero in heroes[: card.cost]:
            state.tokens[hero] -= 1
        return
    yield from pay_from(match, seat, heroes, x if card.cost == X else card.cost, card.id)


def evenly(pools: list[int], cost: int) -> list[int]:
    """How much each pool pays if it is always the fullest that does."""
    left = list(pools)
    for _ in range(cost):
        left[left.index(max(left))] -= 1
    return [had - has for had, has in zip(pools, left, strict=True)]


def pay_from(match: Journey, seat: int, heroes: list[int], cost: int, source: str) -> Steps[None]:
    """Hero by hero in their order: how many? `evenly` takes from the fullest pools."""
    state = match.state
    tokens = state.tokens
    for place_in_line, hero in enumerate(heroes):
        if cost == 0:
            return
        waiting = heroes[place_in_line:]
        pools = [tokens[each] for each in waiting]
        low = max(0, cost - sum(pools[1:]))
        high = min(cost, tokens[hero])
        if low == high:
            count = low
        else:
            counts = range(high, low - 1, -1)
            later = partial(_question, state, waiting, pools, cost, counts, source)
            token = yield Decision(state.pool.seats[seat], "lcg.pay", (), later=later)
            if token == "evenly":
                for each, share in zip(waiting, evenly(pools, cost), strict=True):
                    tokens[each] -= share
                return
            count = int(named(token))
        tokens[hero] -= count
        cost -= count


def _question(
    state: State, heroes: list[int], pools: list[int], cost: int, counts: range, source: str
) -> tuple[tuple[str, ...], Mapping[str, object]]:
    names = [state.name(hero) for hero in heroes]
    about = {
        "card": source,
        "hero": names[0],
        "cost": cost,
        # Who could pay with what, and how the fullest pools would share it.
        "payers": dict(zip(names, pools, strict=True)),
        "usual": dict(zip(names, evenly(pools, cost), strict=True)),
    }
    return ("evenly", *[f"count:{count}" for count in counts]), about


def play_event(match: Journey, seat: int, card: int, effect: Callable[[], MaybeSteps]) -> Steps[None]:
    """An event is resolved and then put on its owner's discard pile."""
    state = match.state
    take(state, card)
    state.zone[card] = LIMBO
    state.stir += 1
    match.tell("lcg.played", seat=state.pool.seats[seat], card=CARDS[state.face[card]].id)
    yield from effect() or ()
    if state.zone[card] == LIMBO:
        place(state, card, REMOVED if state.text(card).removed_after_play else DISCARD)
