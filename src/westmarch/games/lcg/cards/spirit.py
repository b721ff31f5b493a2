"""Spirit (cards 43 to 57)."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.core.decisions import Reason, Steps
from westmarch.games.lcg.abilities import (
    COMMITTED,
    REVEALED,
    SHADOW_EFFECT,
    TRAVELLED,
    Action,
    CardText,
    Response,
    Trigger,
)
from westmarch.games.lcg.actions.moments import LASTING_COMPANY, NO_ATTACK_COMES, SUPPLIES, calming, readying, refilling
from westmarch.games.lcg.cards import common
from westmarch.games.lcg.choices import ask, pick, pick_player, pick_title
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import ALLY, HERO, NEUTRAL, SPIRIT
from westmarch.games.lcg.round.paying import pay, resources
from westmarch.games.lcg.state import DECK, NONE, Journey, State, with_one, without
from westmarch.games.lcg.table.effects import back_to_staging, enter_play, place_on_location, place_on_locations
from westmarch.games.lcg.table.moves import exhaust, lower_threat, raise_threat, ready, shuffle, to_hand
from westmarch.games.lcg.table.stats import icons
from westmarch.games.lcg.table.zones import place, take

# -- allies


def _why_not_wandering_took(state: State, card: int, seat: int) -> Reason | None:
    if state.threat[seat] < 3:
        return Reason("lcg-why-threat-too-low", card="wandering-took", cost=3)
    return common.why_not_unless(state.players_left() > 1, state, card)


def wandering_took(match: Journey, card: int, seat: int) -> Steps[None]:
    """The limit belongs to the copy, so the new controller can't pass it on in the same round (FAQ)."""
    state = match.state
    lower_threat(match, seat, 3, "wandering-took")
    others = [each for each in state.order() if each != seat]
    chosen = yield from pick_player(match, seat, others, "wandering-took")
    state.areas[seat] = without(state.areas[seat], card)
    state.areas[chosen] += (card,)
    for each in (card, *state.attachments(card)):
        state.seat = with_one(state.seat, each, chosen)
    match.tell("lcg.control", card=state.name(card), seat=state.pool.seats[chosen])
    raise_threat(match, chosen, 3, "wandering-took")


WANDERING_TOOK = CardText(
    "wandering-took", action=Action(wandering_took, _why_not_wandering_took, once_a_round=True, matters=calming)
)


def _exploring(name: str, found: Callable[[State], list[int]]) -> CardText:
    """An ally who, once he is committed, brings progress on these locations."""

    def effect(match: Journey, card: int, seat: int, trigger: Trigger) -> Steps[None]:
        yield from place_on_locations(match, found(match.state), 1)

    return CardText(name, response=Response(COMMITTED, effect, common.why_not_just_committed, common.needs(found)))


LORIEN_GUIDE = _exploring("lorien-guide", lambda state: [] if state.active == NONE else [state.active])
NORTHERN_TRACKER = _exploring("northern-tracker", common.staging_locations)

# -- events


def the_galadhrims_greeting(match: Journey, card: int, seat: int) -> Steps[None]:
    state = match.state
    token = yield ask(state, seat, "lcg.mode", ("one-player", "each-player"), card="the-galadhrims-greeting")
    if token == "each-player":
        for each in state.order():
            lower_threat(match, each, 2, "the-galadhrims-greeting")
        return
    chosen = yield from pick_player(match, seat, state.order(), "the-galadhrims-greeting")
    lower_threat(match, chosen, 6, "the-galadhrims-greeting")


THE_GALADHRIMS_GREETING = CardText("the-galadhrims-greeting", action=Action(the_galadhrims_greeting, matters=calming))


def _ready_spirits(state: State, seat: int) -> list[int]:
    return [
        each
        for each in state.areas[seat]
        if not state.exhausted[each]
        and (icons(state, each) if CARDS[state.face[each]].type == HERO else CARDS[state.face[each]].sphere) & SPIRIT
    ]


def strength_of_will(match: Journey, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    tired = yield from pick(match, seat, "lcg.exhaust", _ready_spirits(match.state, seat), "strength-of-will")
    exhaust(match, tired, "strength-of-will")
    yield from place_on_location(match, trigger.card, 2)


STRENGTH_OF_WILL = CardText(
    "strength-of-will",
    response=Response(
        TRAVELLED,
        strength_of_will,
        common.answers(lambda state, card, trigger: state.active == trigger.card),
        common.needs_own(_ready_spirits),
    ),
)


def hasty_stroke(match: Journey, card: int, seat: int, trigger: Trigger) -> None:
    trigger.cancelled = True


HASTY_STROKE = CardText("hasty-stroke", response=Response(SHADOW_EFFECT, hasty_stroke))


def _cards_in_discard(state: State, seat: int) -> list[int]:
    """Dead heroes stay where they are."""
    return [each for each in state.discards[seat] if CARDS[state.face[each]].type != HERO]


def _players_with_discards(state: State) -> list[int]:
    return [seat for seat in state.order() if _cards_in_discard(state, seat)]


def will_of_the_west(match: Journey, card: int, seat: int) -> Steps[None]:
    state = match.state
    chosen = yield from pick_player(match, seat, _players_with_discards(state), "will-of-the-west")
    for each in _cards_in_discard(state, chosen):
        take(state, each)
        place(state, each, DECK)
    shuffle(match, chosen)


WILL_OF_THE_WEST = CardText(
    "will-of-the-west",
    action=Action(will_of_the_west, common.needs(_players_with_discards), matters=refilling),
    removed_after_play=True,
)


def a_test_of_will(match: Journey, card: int, seat: int, trigger: Trigger) -> None:
    """Keywords and the card itself are untouched (FAQ)."""
    trigger.cancelled = True
    match.tell("lcg.cancelled", card=CARDS[trigger.number].id)


A_TEST_OF_WILL = CardText("a-test-of-will", response=Response(REVEALED, a_test_of_will))


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


def stand_and_fight(match: Journey, card: int, seat: int) -> Steps[None]:
    """X is the cost of the chosen ally."""
    state = match.state
    ally = yield from pick_title(match, seat, "lcg.from-discard", _fallen_allies(state, seat), "stand-and-fight")
    yield from pay(match, seat, state.face[card], CARDS[state.face[ally]].cost)
    yield from enter_play(match, ally, seat)


STAND_AND_FIGHT = CardText(
    "stand-and-fight", action=Action(stand_and_fight, common.needs_own(_fallen_allies), matters=LASTING_COMPANY)
)


def a_light_in_the_dark(match: Journey, card: int, seat: int) -> Steps[None]:
    enemy = yield from pick(match, seat, "lcg.target", common.engaged_enemies(match.state), "a-light-in-the-dark")
    yield from back_to_staging(match, enemy, "a-light-in-the-dark")


A_LIGHT_IN_THE_DARK = CardText(
    "a-light-in-the-dark",
    action=Action(a_light_in_the_dark, common.needs(common.engaged_enemies), matters=NO_ATTACK_COMES),
)


def _spirit_cards(state: State, seat: int) -> list[int]:
    return [each for each in _cards_in_discard(state, seat) if CARDS[state.face[each]].sphere == SPIRIT]


def dwarven_tomb(match: Journey, card: int, seat: int) -> Steps[None]:
    state = match.state
    found = yield from pick_title(match, seat, "lcg.from-discard", _spirit_cards(state, seat), "dwarven-tomb")
    to_hand(match, found)


DWARVEN_TOMB = CardText("dwarven-tomb", action=Action(dwarven_tomb, common.needs_own(_spirit_cards), matters=SUPPLIES))


def _fallen_heroes(state: State) -> list[int]:
    """Of players who are in the game: a hero comes back to its owner."""
    return [
        each
        for seat in state.order()
        for each in state.discards[seat]
        if CARDS[state.face[each]].type == HERO and not state.titles_in_play(state.face[each])
    ]


def fortune_or_fate(match: Journey, card: int, seat: int) -> Steps[None]:
    state = match.state
    hero = yield from pick(match, seat, "lcg.target", _fallen_heroes(state), "fortune-or-fate")
    yield from enter_play(match, hero, state.owners[hero])


FORTUNE_OR_FATE = CardText(
    "fortune-or-fate", action=Action(fortune_or_fate, common.needs(_fallen_heroes), matters=LASTING_COMPANY)
)

# -- attachments

THE_FAVOR_OF_THE_LADY = CardText("the-favor-of-the-lady", attached_willpower=1)
POWER_IN_THE_EARTH = CardText("power-in-the-earth", attached_threat=-1)


def _why_not_unexpected_courage(state: State, card: int, seat: int) -> Reason | None:
    if state.exhausted[state.host[card]]:
        return None
    return Reason("lcg-why-ready", rule="lcg-rule-ready", card=state.name(state.host[card]))


UNEXPECTED_COURAGE = CardText(
    "unexpected-courage",
    action=Action(
        lambda match, card, seat: ready(match, match.state.host[card], "unexpected-courage"),
        _why_not_unexpected_courage,
        exhausts=True,
        matters=readying,
    ),
)
