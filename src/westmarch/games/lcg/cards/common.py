"""Effects and checks that several cards share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from westmarch.core.decisions import Reason, Steps
from westmarch.games.lcg.abilities import Trigger, WhyNot, WhyNotRespond
from westmarch.games.lcg.choices import pick, pick_from_hand, pick_player, ready_characters
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import LOCATION
from westmarch.games.lcg.round.combat import live_defenders
from westmarch.games.lcg.round.reveal import reveal_top
from westmarch.games.lcg.state import ATTACHED, NONE, Attack, Journey, State
from westmarch.games.lcg.table.effects import deal_damage, discard_attachment
from westmarch.games.lcg.table.moves import because, discard_from_hand, draw, exhaust
from westmarch.games.lcg.table.stats import attack as attack_of

# By the number of the card. Windows ask it all the time, so it is worded once.
_NO_TARGET = [Reason("lcg-why-no-target-for", card=card.id) for card in CARDS]


def why_not_unless(found: object, state: State, card: int) -> Reason | None:
    """There must be something to choose."""
    return None if found else _NO_TARGET[state.face[card]]


def needs(found: Callable[[State], object]) -> WhyNot:
    """The check of an action that needs something of this kind on the table."""
    return lambda state, card, seat: why_not_unless(found(state), state, card)


def needs_own(found: Callable[[State, int], object]) -> WhyNot:
    """The check of an action that needs something of this kind of its player's."""
    return lambda state, card, seat: why_not_unless(found(state, seat), state, card)


# -- drawing


def why_not_draw(state: State, seats: list[int]) -> Reason | None:
    """Why none of these players can draw; None if somebody can. What could do nothing isn't offered."""
    if state.active != NONE and state.text(state.active).no_drawing:
        return Reason("lcg-why-no-drawing", card=state.name(state.active))
    if any(state.decks[seat] and state.alive[seat] for seat in seats):
        return None
    return Reason("lcg-why-decks-empty")


def why_not_draw_any(state: State, card: int, seat: int) -> Reason | None:
    """Somebody must be able to draw."""
    return why_not_draw(state, state.order())


def player_draws(match: Journey, card: int, seat: int, count: int) -> Steps[None]:
    """A chosen player draws cards."""
    state = match.state
    able = [each for each in state.order() if state.decks[each]]
    chosen = yield from pick_player(match, seat, able, CARDS[state.face[card]].id)
    draw(match, chosen, count)


# -- hands


def why_not_discard(state: State, card: int, seat: int) -> Reason | None:
    """There must be a card in hand."""
    return None if state.hands[seat] else Reason("lcg-why-empty-hand")


def discard_one(match: Journey, seat: int, source: str) -> Steps[None]:
    """A player discards a card of his choice from his hand."""
    card = yield from pick_from_hand(match, seat, "lcg.discard", match.state.hands[seat], source)
    if card != NONE:
        discard_from_hand(match, card, source)


# -- characters


def exhaust_one(match: Journey, seat: int, source: str) -> Steps[None]:
    """A player exhausts a ready character of his; without one nothing happens."""
    card = yield from pick(match, seat, "lcg.exhaust", ready_characters(match.state, seat), source)
    if card != NONE:
        exhaust(match, card, source)


def ready_heroes(state: State, seat: int) -> list[int]:
    return [hero for hero in state.heroes(seat) if not state.exhausted[hero]]


def damaged(state: State) -> list[int]:
    """Characters of all players with damage on them."""
    return [each for each in state.characters() if state.damage[each]]


def committed(state: State) -> list[int]:
    return [each for each in state.characters() if state.committed[each]]


def damage_one(match: Journey, seat: int, among: Sequence[int], amount: int, source: str) -> Steps[None]:
    """A player says which of these takes the damage; without any nothing happens."""
    hurt = yield from pick(match, seat, "lcg.damage", among, source)
    if hurt != NONE:
        yield from deal_damage(match, [hurt], amount, source)


# -- encounter cards


def reveal_several(match: Journey, count: int) -> Steps[None]:
    """So many cards of the encounter deck, each in full."""
    for _ in range(count):
        yield from reveal_top(match)


def engaged_enemies(state: State) -> list[int]:
    return [enemy for seat in state.order() for enemy in state.engaged[seat]]


def staging_locations(state: State) -> list[int]:
    return [each for each in state.staging if CARDS[state.face[each]].type == LOCATION]


# -- attachments


def attachments_of_player(state: State, seat: int) -> list[int]:
    """Attachments that player controls; cards of the encounter deck on his heroes or his deck aren't his."""
    return [each for each in state.attached if state.seat[each] == seat and state.zone[each] == ATTACHED]


def discard_own_attachment(match: Journey, seat: int, source: str) -> Steps[None]:
    state = match.state
    card = yield from pick(match, seat, "lcg.discard-attachment", attachments_of_player(state, seat), source)
    if card != NONE:
        yield from discard_attachment(match, card, source)


def discard_all_attachments(match: Journey, seat: int, source: str) -> Steps[None]:
    for card in attachments_of_player(match.state, seat):
        if match.state.in_play(card) and match.state.seat[card] == seat:
            yield from discard_attachment(match, card, source)


# -- shadow effects


def current_attack(match: Journey) -> Attack:
    attack = match.state.attack
    assert attack is not None
    return attack


def defending_player(match: Journey) -> int:
    return current_attack(match).seat


def undefended(match: Journey) -> bool:
    """Nobody defends, or the defender is gone."""
    return not live_defenders(match.state, current_attack(match))


def attacker_gains(match: Journey, bonus: int, source: str) -> None:
    attack = current_attack(match)
    attack.bonus += bonus
    state = match.state
    now = attack_of(state, attack.enemy) + attack.bonus
    match.tell("lcg.attack-grows", enemy=state.name(attack.enemy), bonus=bonus, attack=now, **because(source))


# -- responses


def answers(fits: Callable[[State, int, Trigger], bool], key: str = "lcg-why-no-response") -> WhyNotRespond:
    """The check of a response to something that fits its card; a key says what is wrong if it doesn't."""

    def check(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
        return None if fits(state, card, trigger) else Reason(key, rule="lcg-rule-responses", card=state.name(card))

    return check


# It happened to the card itself.
why_not_own: WhyNotRespond = answers(lambda state, card, trigger: trigger.card == card)
why_not_just_committed: WhyNotRespond = answers(
    lambda state, card, trigger: card in trigger.cards, "lcg-why-not-committed"
)
