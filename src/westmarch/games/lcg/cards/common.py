"""Effects and checks that several cards share."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.games.lcg.abilities import NO_DRAWING, Table, Trigger
from westmarch.games.lcg.choices import pick, pick_from_hand, pick_player
from westmarch.games.lcg.effects import discard_attachment
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.moves import because, discard_from_hand, draw, exhaust
from westmarch.games.lcg.state import ATTACHED, NONE, State
from westmarch.games.lcg.stats import attack as attack_of


def no_target(card: int, state: State) -> Reason:
    return Reason("lcg-why-no-target-for", card=CARDS[state.face[card]].id)


def why_not_without(found: object, state: State, card: int) -> Reason | None:
    """A check that there is something to choose."""
    return None if found else no_target(card, state)


# -- drawing


def why_not_draw(state: State, seats: list[int]) -> Reason | None:
    """Why none of these players can draw; None if somebody can. What could do nothing isn't offered."""
    if state.active != NONE and state.face[state.active] in NO_DRAWING:
        return Reason("lcg-why-no-drawing", card=state.name(state.active))
    if any(state.decks[seat] and state.alive[seat] for seat in seats):
        return None
    return Reason("lcg-why-decks-empty")


def why_not_draw_any(state: State, card: int, seat: int) -> Reason | None:
    """Somebody must be able to draw."""
    return why_not_draw(state, state.order())


def player_draws(match: Table, card: int, seat: int, count: int) -> Steps[None]:
    """A chosen player draws cards."""
    state = match.state
    able = [each for each in state.order() if state.decks[each]]
    chosen = yield from pick_player(match, seat, able, CARDS[state.face[card]].id)
    draw(match, chosen, count)


# -- hands


def discard_one(match: Table, seat: int, source: str) -> Steps[None]:
    """A player discards a card of his choice from his hand."""
    card = yield from pick_from_hand(match, seat, "lcg.discard", match.state.hands[seat], source)
    if card != NONE:
        discard_from_hand(match, card, source)


# -- characters


def ready_characters(state: State, seat: int) -> list[int]:
    return [each for each in state.areas[seat] if not state.exhausted[each]]


def exhaust_one(match: Table, seat: int, source: str) -> Steps[None]:
    """A player exhausts a ready character of his; without one nothing happens."""
    card = yield from pick(match, seat, "lcg.exhaust", ready_characters(match.state, seat), source)
    if card != NONE:
        exhaust(match, card, source)


def damaged(state: State) -> list[int]:
    """Characters of all players with damage on them."""
    return [each for each in state.characters() if state.damage[each]]


def committed(state: State) -> list[int]:
    return [each for each in state.characters() if state.committed[each]]


# -- attachments


def attachments_of_player(state: State, seat: int) -> list[int]:
    """Attachments that player controls; cards of the encounter deck on his heroes or his deck aren't his."""
    return [each for each in state.attached if state.seat[each] == seat and state.zone[each] == ATTACHED]


def discard_own_attachment(match: Table, seat: int, source: str) -> Steps[None]:
    state = match.state
    card = yield from pick(match, seat, "lcg.discard-attachment", attachments_of_player(state, seat), source)
    if card != NONE:
        yield from discard_attachment(match, card, source)


def discard_all_attachments(match: Table, seat: int, source: str) -> Steps[None]:
    for card in attachments_of_player(match.state, seat):
        if match.state.in_play(card) and match.state.seat[card] == seat:
            yield from discard_attachment(match, card, source)


# -- shadow effects


def defending_player(match: Table) -> int:
    attack = match.state.attack
    assert attack is not None
    return attack.seat


def undefended(match: Table) -> bool:
    """Nobody defends, or the defender is gone."""
    state = match.state
    assert state.attack is not None
    return not any(state.areas_hold(card) for card in state.attack.defenders)


def attacker_gains(match: Table, bonus: int, source: str) -> None:
    attack = match.state.attack
    assert attack is not None
    attack.bonus += bonus
    state = match.state
    now = attack_of(state, attack.enemy) + attack.bonus
    match.tell("lcg.attack-grows", enemy=state.name(attack.enemy), bonus=bonus, attack=now, **because(source))


# -- responses


def why_not_own(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    """The response is to something that happened to the card itself."""
    return (
        None
        if trigger.card == card
        else Reason("lcg-why-no-response", rule="lcg-rule-responses", card=state.name(card))
    )


def why_not_just_committed(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    return (
        None
        if card in trigger.cards
        else Reason("lcg-why-not-committed", rule="lcg-rule-responses", card=state.name(card))
    )
