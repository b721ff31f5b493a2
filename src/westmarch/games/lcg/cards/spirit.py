"""Spirit (cards 43 to 57)."""

from __future__ import annotations

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.games.lcg.abilities import (
    ACTIONS,
    ATTACHED_THREAT,
    ATTACHED_WILLPOWER,
    COMMITTED,
    EVENT_RESPONSES,
    EVENTS,
    REMOVED_AFTER_PLAY,
    RESPONSES,
    REVEALED,
    SHADOW_EFFECT,
    TRAVELLED,
    Action,
    Response,
    Table,
    Trigger,
    always,
    n,
)
from westmarch.games.lcg.cards.common import why_not_just_committed, why_not_without
from westmarch.games.lcg.choices import pick, pick_player, pick_title
from westmarch.games.lcg.effects import back_to_staging, enter_play, place_on_location, place_on_locations
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import ALLY, HERO, LOCATION, NEUTRAL, SPIRIT
from westmarch.games.lcg.moments import LASTING_COMPANY, NO_ATTACK_COMES, SUPPLIES, calming, readying, refilling
from westmarch.games.lcg.moves import exhaust, lower_threat, raise_threat, ready, shuffle, to_hand
from westmarch.games.lcg.paying import pay, resources
from westmarch.games.lcg.state import DECK, NONE, State
from westmarch.games.lcg.stats import icons
from westmarch.games.lcg.zones import place, take

# -- allies


def _why_not_wandering_took(state: State, card: int, seat: int) -> Reason | None:
    if state.threat[seat] < 3:
        return Reason("lcg-why-threat-too-low", card="wandering-took", cost=3)
    return why_not_without(state.players_left() > 1, state, card)


def wandering_took(match: Table, card: int, seat: int) -> Steps[None]:
    """The limit belongs to the copy, so the new controller can't pass it on in the same round (FAQ)."""
    state = match.state
    lower_threat(match, seat, 3, "wandering-took")
    others = [each for each in state.order() if each != seat]
    chosen = yield from pick_player(match, seat, others, "wandering-took")
    state.areas[seat].remove(card)
    state.areas[chosen].append(card)
    state.seat[card] = chosen
    for each in state.attachments(card):
        state.seat[each] = chosen
    match.tell("lcg.control", card=state.name(card), seat=state.pool.seats[chosen])
    raise_threat(match, chosen, 3, "wandering-took")


ACTIONS[n("wandering-took")] = Action(_why_not_wandering_took, wandering_took, once_a_round=True, matters=calming)


def _why_not_lorien_guide(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    return why_not_just_committed(state, card, seat, trigger) or why_not_without(state.active != NONE, state, card)


def lorien_guide(match: Table, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    yield from place_on_location(match, match.state.active, 1)


RESPONSES[COMMITTED][n("lorien-guide")] = Response(_why_not_lorien_guide, lorien_guide)


def _staging_locations(state: State) -> list[int]:
    return [each for each in state.staging if CARDS[state.face[each]].type == LOCATION]


def _why_not_northern_tracker(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    return why_not_just_committed(state, card, seat, trigger) or why_not_without(_staging_locations(state), state, card)


def northern_tracker(match: Table, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    yield from place_on_locations(match, _staging_locations(match.state), 1)


RESPONSES[COMMITTED][n("northern-tracker")] = Response(_why_not_northern_tracker, northern_tracker)

# -- events


def the_galadhrims_greeting(match: Table, card: int, seat: int) -> Steps[None]:
    state = match.state
    about = {"card": "the-galadhrims-greeting"}
    token = yield Decision(state.pool.seats[seat], "lcg.mode", ("one-player", "each-player"), about)
    if token == "each-player":
        for each in state.order():
            lower_threat(match, each, 2, "the-galadhrims-greeting")
        return
    chosen = yield from pick_player(match, seat, state.order(), "the-galadhrims-greeting")
    lower_threat(match, chosen, 6, "the-galadhrims-greeting")


EVENTS[n("the-galadhrims-greeting")] = Action(always, the_galadhrims_greeting, matters=calming)


def _ready_spirits(state: State, seat: int) -> list[int]:
    return [
        each
        for each in state.areas[seat]
        if not state.exhausted[each]
        and (icons(state, each) if CARDS[state.face[each]].type == HERO else CARDS[state.face[each]].sphere) & SPIRIT
    ]


def _why_not_strength_of_will(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    if state.active != trigger.card:
        return Reason("lcg-why-no-response", rule="lcg-rule-responses", card="strength-of-will")
    return why_not_without(_ready_spirits(state, seat), state, card)


def strength_of_will(match: Table, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    tired = yield from pick(match, seat, "lcg.exhaust", _ready_spirits(match.state, seat), "strength-of-will")
    exhaust(match, tired, "strength-of-will")
    yield from place_on_location(match, trigger.card, 2)


EVENT_RESPONSES[TRAVELLED][n("strength-of-will")] = Response(_why_not_strength_of_will, strength_of_will)


def _any(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    return None


def hasty_stroke(match: Table, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    trigger.cancelled = True
    yield from ()


EVENT_RESPONSES[SHADOW_EFFECT][n("hasty-stroke")] = Response(_any, hasty_stroke)


def _cards_in_discard(state: State, seat: int) -> list[int]:
    """Dead heroes stay where they are."""
    return [each for each in state.discards[seat] if CARDS[state.face[each]].type != HERO]


def _players_with_discards(state: State) -> list[int]:
    return [seat for seat in state.order() if _cards_in_discard(state, seat)]


def _why_not_will_of_the_west(state: State, card: int, seat: int) -> Reason | None:
    return why_not_without(_players_with_discards(state), state, card)


def will_of_the_west(match: Table, card: int, seat: int) -> Steps[None]:
    state = match.state
    chosen = yield from pick_player(match, seat, _players_with_discards(state), "will-of-the-west")
    for each in _cards_in_discard(state, chosen):
        take(state, each)
        place(state, each, DECK)
    shuffle(match, chosen)


EVENTS[n("will-of-the-west")] = Action(_why_not_will_of_the_west, will_of_the_west, matters=refilling)
REMOVED_AFTER_PLAY.add(n("will-of-the-west"))


def a_test_of_will(match: Table, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    """Keywords and the card itself are untouched (FAQ)."""
    trigger.cancelled = True
    match.tell("lcg.cancelled", card=CARDS[trigger.number].id)
    yield from ()


EVENT_RESPONSES[REVEALED][n("a-test-of-will")] = Response(_any, a_test_of_will)


def _fallen_allies(state: State, seat: int) -> list[int]:
    """Allies in any discard pile that the player could pay for; neutral is no sphere (FAQ)."""
    purse = resources(state, seat, SPIRIT)
    own_first = [seat, *(each for each in range(state.players) if each != seat)]
    return [
        each
        for owner in own_first
        for each in state.discards[owner]
        if CARDS[state.face[each]].type == ALLY
        and CARDS[state.face[each]].sphere != NEUTRAL
        and CARDS[state.face[each]].cost <= purse
        and not (CARDS[state.face[each]].unique and state.titles_in_play(state.face[each]))
    ]


def _why_not_stand_and_fight(state: State, card: int, seat: int) -> Reason | None:
    return why_not_without(_fallen_allies(state, seat), state, card)


def stand_and_fight(match: Table, card: int, seat: int) -> Steps[None]:
    """X is the cost of the chosen ally."""
    state = match.state
    ally = yield from pick_title(match, seat, "lcg.from-discard", _fallen_allies(state, seat), "stand-and-fight")
    yield from pay(match, seat, state.face[card], CARDS[state.face[ally]].cost)
    yield from enter_play(match, ally, seat)


EVENTS[n("stand-and-fight")] = Action(_why_not_stand_and_fight, stand_and_fight, matters=LASTING_COMPANY)


def _engaged_enemies(state: State) -> list[int]:
    return [enemy for seat in state.order() for enemy in state.engaged[seat]]


def _why_not_a_light_in_the_dark(state: State, card: int, seat: int) -> Reason | None:
    return why_not_without(_engaged_enemies(state), state, card)


def a_light_in_the_dark(match: Table, card: int, seat: int) -> Steps[None]:
    enemy = yield from pick(match, seat, "lcg.target", _engaged_enemies(match.state), "a-light-in-the-dark")
    yield from back_to_staging(match, enemy, "a-light-in-the-dark")


EVENTS[n("a-light-in-the-dark")] = Action(_why_not_a_light_in_the_dark, a_light_in_the_dark, matters=NO_ATTACK_COMES)


def _spirit_cards(state: State, seat: int) -> list[int]:
    return [each for each in _cards_in_discard(state, seat) if CARDS[state.face[each]].sphere == SPIRIT]


def _why_not_dwarven_tomb(state: State, card: int, seat: int) -> Reason | None:
    return why_not_without(_spirit_cards(state, seat), state, card)


def dwarven_tomb(match: Table, card: int, seat: int) -> Steps[None]:
    state = match.state
    found = yield from pick_title(match, seat, "lcg.from-discard", _spirit_cards(state, seat), "dwarven-tomb")
    to_hand(match, found)


EVENTS[n("dwarven-tomb")] = Action(_why_not_dwarven_tomb, dwarven_tomb, matters=SUPPLIES)


def _fallen_heroes(state: State) -> list[int]:
    """Of players who are in the game: a hero comes back to its owner."""
    return [
        each
        for seat in state.order()
        for each in state.discards[seat]
        if CARDS[state.face[each]].type == HERO and not state.titles_in_play(state.face[each])
    ]


def _why_not_fortune_or_fate(state: State, card: int, seat: int) -> Reason | None:
    return why_not_without(_fallen_heroes(state), state, card)


def fortune_or_fate(match: Table, card: int, seat: int) -> Steps[None]:
    state = match.state
    hero = yield from pick(match, seat, "lcg.target", _fallen_heroes(state), "fortune-or-fate")
    yield from enter_play(match, hero, state.owners[hero])


EVENTS[n("fortune-or-fate")] = Action(_why_not_fortune_or_fate, fortune_or_fate, matters=LASTING_COMPANY)

# -- attachments

ATTACHED_WILLPOWER[n("the-favor-of-the-lady")] = 1
ATTACHED_THREAT[n("power-in-the-earth")] = -1


def _why_not_unexpected_courage(state: State, card: int, seat: int) -> Reason | None:
    if state.exhausted[state.host[card]]:
        return None
    return Reason("lcg-why-ready", rule="lcg-rule-ready", card=state.name(state.host[card]))


def unexpected_courage(match: Table, card: int, seat: int) -> Steps[None]:
    ready(match, match.state.host[card], "unexpected-courage")
    yield from ()


ACTIONS[n("unexpected-courage")] = Action(
    _why_not_unexpected_courage, unexpected_courage, exhausts=True, matters=readying
)
