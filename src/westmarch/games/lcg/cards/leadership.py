"""Leadership (cards 13 to 27). Guard of the Citadel and Silverlode Archer have no text beyond keywords."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.games.lcg.abilities import (
    ACTIONS,
    ATTACHED_WILLPOWER,
    ENTERED,
    EVENT_RESPONSES,
    EVENTS,
    GRANTED_ICON,
    GRANTED_TRAIT,
    HAND_RESPONSES,
    LEFT,
    RESPONSES,
    Action,
    Response,
    Table,
    Trigger,
    always,
    n,
)
from westmarch.games.lcg.cards.common import why_not_draw, why_not_own, why_not_without
from westmarch.games.lcg.choices import pick, pick_from_hand, pick_player
from westmarch.games.lcg.effects import deal_damage, engage, enter_play, place_on_location
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import ALLY, HERO, LOCATION, SPIRIT
from westmarch.games.lcg.moments import COMPANY, FREE_SUPPLIES, readying, strength, willpower
from westmarch.games.lcg.moves import add_resources, draw, exhaust, last, ready
from westmarch.games.lcg.state import ATTACK, DEFENSE, NONE, PLAY, TO_HAND, WILLPOWER, State
from westmarch.games.lcg.stats import has_trait

# -- allies


def faramir(match: Table, card: int, seat: int) -> Steps[None]:
    """The characters the chosen player controls now; later ones don't get it (FAQ)."""
    state = match.state
    chosen = yield from pick_player(match, seat, state.order(), "faramir")
    last(match, state.areas[chosen], WILLPOWER, 1, "faramir")


ACTIONS[n("faramir")] = Action(always, faramir, exhausts=True, matters=willpower)


def _enemies_elsewhere(state: State, seat: int) -> list[int]:
    return [enemy for enemy in state.enemies() if state.seat[enemy] != seat]


def _why_not_son_of_arnor(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    return why_not_own(state, card, seat, trigger) or why_not_without(_enemies_elsewhere(state, seat), state, card)


def son_of_arnor(match: Table, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    """Not an optional engagement, so it reaches every enemy (FAQ)."""
    enemy = yield from pick(match, seat, "lcg.target", _enemies_elsewhere(match.state, seat), "son-of-arnor")
    yield from engage(match, enemy, seat)


RESPONSES[ENTERED][n("son-of-arnor")] = Response(_why_not_son_of_arnor, son_of_arnor)


def locations_in_play(state: State) -> list[int]:
    found = [] if state.active == NONE else [state.active]
    return found + [each for each in state.staging if CARDS[state.face[each]].type == LOCATION]


def _why_not_snowbourn_scout(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    return why_not_own(state, card, seat, trigger) or why_not_without(locations_in_play(state), state, card)


def snowbourn_scout(match: Table, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    location = yield from pick(match, seat, "lcg.target", locations_in_play(match.state), "snowbourn-scout")
    yield from place_on_location(match, location, 1)


RESPONSES[ENTERED][n("snowbourn-scout")] = Response(_why_not_snowbourn_scout, snowbourn_scout)


def _orcs(state: State) -> list[int]:
    return [enemy for enemy in state.enemies() if has_trait(state, enemy, "orc")]


def _why_not_orc_slayer(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    return why_not_own(state, card, seat, trigger) or why_not_without(_orcs(state), state, card)


def longbeard_orc_slayer(match: Table, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    """Face-down Orc Guards have no traits (FAQ)."""
    yield from deal_damage(match, _orcs(match.state), 1, "longbeard-orc-slayer")


RESPONSES[ENTERED][n("longbeard-orc-slayer")] = Response(_why_not_orc_slayer, longbeard_orc_slayer)


def _why_not_brok(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    fallen = CARDS[trigger.number]
    if fallen.type != HERO or "dwarf" not in fallen.traits or trigger.seat != seat:
        return Reason("lcg-why-no-response", rule="lcg-rule-responses", card="brok-ironfist")
    if state.titles_in_play(n("brok-ironfist")):
        return Reason("lcg-why-unique", rule="lcg-rule-unique", card="brok-ironfist")
    return None


def brok_ironfist(match: Table, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    """Put into play, not played: nothing is paid."""
    yield from enter_play(match, card, seat)


HAND_RESPONSES[LEFT][n("brok-ironfist")] = Response(_why_not_brok, brok_ironfist)

# -- events


def _exhausted_allies(state: State) -> list[int]:
    return [each for each in state.characters() if state.exhausted[each] and CARDS[state.face[each]].type == ALLY]


def _why_not_ever_vigilant(state: State, card: int, seat: int) -> Reason | None:
    return why_not_without(_exhausted_allies(state), state, card)


def ever_vigilant(match: Table, card: int, seat: int) -> Steps[None]:
    ally = yield from pick(match, seat, "lcg.target", _exhausted_allies(match.state), "ever-vigilant")
    ready(match, ally, "ever-vigilant")


EVENTS[n("ever-vigilant")] = Action(_why_not_ever_vigilant, ever_vigilant, matters=readying)


def _ready_heroes(state: State, seat: int) -> list[int]:
    return [hero for hero in state.heroes(seat) if not state.exhausted[hero]]


def _exhausted_heroes(state: State) -> list[int]:
    return [hero for seat in state.order() for hero in state.heroes(seat) if state.exhausted[hero]]


def _why_not_common_cause(state: State, card: int, seat: int) -> Reason | None:
    return why_not_without(_ready_heroes(state, seat) and _exhausted_heroes(state), state, card)


def common_cause(match: Table, card: int, seat: int) -> Steps[None]:
    state = match.state
    readied = _exhausted_heroes(state)
    tired = yield from pick(match, seat, "lcg.exhaust", _ready_heroes(state, seat), "common-cause")
    exhaust(match, tired, "common-cause")
    hero = yield from pick(match, seat, "lcg.target", readied, "common-cause")
    ready(match, hero, "common-cause")


EVENTS[n("common-cause")] = Action(_why_not_common_cause, common_cause, matters=readying)


def for_gondor(match: Table, card: int, seat: int) -> Steps[None]:
    """Whom it affects is fixed now (FAQ)."""
    state = match.state
    characters = state.characters()
    last(match, characters, ATTACK, 1, "for-gondor")
    last(match, [each for each in characters if has_trait(state, each, "gondor")], DEFENSE, 1, "for-gondor")
    yield from ()


EVENTS[n("for-gondor")] = Action(always, for_gondor, matters=strength)


def _allies_in_hand(state: State, seat: int) -> list[int]:
    return [
        each
        for each in state.hands[seat]
        if CARDS[state.face[each]].type == ALLY
        and not (CARDS[state.face[each]].unique and state.titles_in_play(state.face[each]))
    ]


def _why_not_sneak_attack(state: State, card: int, seat: int) -> Reason | None:
    return why_not_without(_allies_in_hand(state, seat), state, card)


def sneak_attack(match: Table, card: int, seat: int) -> Steps[None]:
    state = match.state
    ally = yield from pick_from_hand(match, seat, "lcg.from-hand", _allies_in_hand(state, seat), "sneak-attack")
    if ally == NONE:
        return
    yield from enter_play(match, ally, seat)
    if state.zone[ally] == PLAY:
        state.leaving += ((ally, TO_HAND),)


EVENTS[n("sneak-attack")] = Action(_why_not_sneak_attack, sneak_attack, from_hand=True, matters=COMPANY)


def _why_not_valiant_sacrifice(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    if CARDS[trigger.number].type == ALLY:
        return why_not_draw(state, [trigger.seat])
    return Reason("lcg-why-no-response", rule="lcg-rule-responses", card="valiant-sacrifice")


def valiant_sacrifice(match: Table, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    draw(match, trigger.seat, 2)
    yield from ()


EVENT_RESPONSES[LEFT][n("valiant-sacrifice")] = Response(_why_not_valiant_sacrifice, valiant_sacrifice, for_player=True)


def _why_not_grim_resolve(state: State, card: int, seat: int) -> Reason | None:
    return why_not_without(any(state.exhausted[each] for each in state.characters()), state, card)


def grim_resolve(match: Table, card: int, seat: int) -> Steps[None]:
    for each in match.state.characters():
        ready(match, each, "grim-resolve")
    yield from ()


EVENTS[n("grim-resolve")] = Action(_why_not_grim_resolve, grim_resolve, matters=readying)

# -- attachments


def steward_of_gondor(match: Table, card: int, seat: int) -> Steps[None]:
    add_resources(match, match.state.host[card], 2, "steward-of-gondor")
    yield from ()


ACTIONS[n("steward-of-gondor")] = Action(always, steward_of_gondor, exhausts=True, matters=FREE_SUPPLIES)
GRANTED_TRAIT[n("steward-of-gondor")] = "gondor"


def celebrians_stone(state: State, hero: int) -> int:
    """Aragorn also gets the Spirit icon."""
    return SPIRIT if state.card(hero).id == "aragorn" else 0


ATTACHED_WILLPOWER[n("celebrians-stone")] = 2
GRANTED_ICON[n("celebrians-stone")] = celebrians_stone
