"""Leadership (cards 13 to 27). Guard of the Citadel and Silverlode Archer have no text beyond keywords."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.games.lcg.abilities import ENTERED, LEFT, Action, CardText, Response, Trigger
from westmarch.games.lcg.actions.moments import COMPANY, FREE_SUPPLIES, readying, strength, willpower
from westmarch.games.lcg.cards import common
from westmarch.games.lcg.choices import pick, pick_from_hand, pick_player
from westmarch.games.lcg.facts.box import BY_ID, CARDS
from westmarch.games.lcg.facts.card import ALLY, HERO, SPIRIT
from westmarch.games.lcg.state import ATTACK, DEFENSE, NONE, PLAY, TO_HAND, WILLPOWER, Journey, State
from westmarch.games.lcg.table.effects import deal_damage, engage, enter_play, place_on_location
from westmarch.games.lcg.table.moves import add_resources, draw, exhaust, last, ready
from westmarch.games.lcg.table.stats import has_trait

# -- allies


def faramir(match: Journey, card: int, seat: int) -> Steps[None]:
    """The characters the chosen player controls now; later ones don't get it (FAQ)."""
    state = match.state
    chosen = yield from pick_player(match, seat, state.order(), "faramir")
    last(match, state.areas[chosen], WILLPOWER, 1, "faramir")


FARAMIR = CardText("faramir", action=Action(faramir, exhausts=True, matters=willpower))


def _enemies_elsewhere(state: State, seat: int) -> list[int]:
    return [enemy for enemy in state.enemies() if state.seat[enemy] != seat]


def son_of_arnor(match: Journey, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    """Not an optional engagement, so it reaches every enemy (FAQ)."""
    enemy = yield from pick(match, seat, "lcg.target", _enemies_elsewhere(match.state, seat), "son-of-arnor")
    yield from engage(match, enemy, seat)


SON_OF_ARNOR = CardText(
    "son-of-arnor", response=Response(ENTERED, son_of_arnor, common.why_not_own, common.needs_own(_enemies_elsewhere))
)


def locations_in_play(state: State) -> list[int]:
    found = [] if state.active == NONE else [state.active]
    return found + common.staging_locations(state)


def snowbourn_scout(match: Journey, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    location = yield from pick(match, seat, "lcg.target", locations_in_play(match.state), "snowbourn-scout")
    yield from place_on_location(match, location, 1)


SNOWBOURN_SCOUT = CardText(
    "snowbourn-scout", response=Response(ENTERED, snowbourn_scout, common.why_not_own, common.needs(locations_in_play))
)


def _orcs(state: State) -> list[int]:
    """Face-down Orc Guards have no traits (FAQ)."""
    return [enemy for enemy in state.enemies() if has_trait(state, enemy, "orc")]


LONGBEARD_ORC_SLAYER = CardText(
    "longbeard-orc-slayer",
    response=Response(
        ENTERED,
        lambda match, card, seat, trigger: deal_damage(match, _orcs(match.state), 1, "longbeard-orc-slayer"),
        common.why_not_own,
        common.needs(_orcs),
    ),
)


def _why_not_brok(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    fallen = CARDS[trigger.number]
    if fallen.type != HERO or "dwarf" not in fallen.traits or trigger.seat != seat:
        return Reason("lcg-why-no-response", rule="lcg-rule-responses", card="brok-ironfist")
    if state.titles_in_play(BY_ID["brok-ironfist"].number):
        return Reason("lcg-why-unique", rule="lcg-rule-unique", card="brok-ironfist")
    return None


# Put into play, not played: nothing is paid.
BROK_IRONFIST = CardText(
    "brok-ironfist",
    response=Response(
        LEFT, lambda match, card, seat, trigger: enter_play(match, card, seat), _why_not_brok, in_hand=True
    ),
)

# -- events


def _exhausted_allies(state: State) -> list[int]:
    return [each for each in state.characters() if state.exhausted[each] and CARDS[state.face[each]].type == ALLY]


def ever_vigilant(match: Journey, card: int, seat: int) -> Steps[None]:
    ally = yield from pick(match, seat, "lcg.target", _exhausted_allies(match.state), "ever-vigilant")
    ready(match, ally, "ever-vigilant")


EVER_VIGILANT = CardText(
    "ever-vigilant", action=Action(ever_vigilant, common.needs(_exhausted_allies), matters=readying)
)


def _exhausted_heroes(state: State) -> list[int]:
    return [hero for seat in state.order() for hero in state.heroes(seat) if state.exhausted[hero]]


def common_cause(match: Journey, card: int, seat: int) -> Steps[None]:
    state = match.state
    readied = _exhausted_heroes(state)
    tired = yield from pick(match, seat, "lcg.exhaust", common.ready_heroes(state, seat), "common-cause")
    exhaust(match, tired, "common-cause")
    hero = yield from pick(match, seat, "lcg.target", readied, "common-cause")
    ready(match, hero, "common-cause")


_tired_and_fresh = common.needs_own(lambda state, seat: common.ready_heroes(state, seat) and _exhausted_heroes(state))
COMMON_CAUSE = CardText("common-cause", action=Action(common_cause, _tired_and_fresh, matters=readying))


def for_gondor(match: Journey, card: int, seat: int) -> None:
    """Whom it affects is fixed now (FAQ)."""
    state = match.state
    characters = state.characters()
    last(match, characters, ATTACK, 1, "for-gondor")
    last(match, [each for each in characters if has_trait(state, each, "gondor")], DEFENSE, 1, "for-gondor")


FOR_GONDOR = CardText("for-gondor", action=Action(for_gondor, matters=strength))


def _allies_in_hand(state: State, seat: int) -> list[int]:
    return [
        each
        for each in state.hands[seat]
        if CARDS[state.face[each]].type == ALLY
        and not (CARDS[state.face[each]].unique and state.titles_in_play(state.face[each]))
    ]


def sneak_attack(match: Journey, card: int, seat: int) -> Steps[None]:
    state = match.state
    ally = yield from pick_from_hand(match, seat, "lcg.from-hand", _allies_in_hand(state, seat), "sneak-attack")
    if ally == NONE:
        return
    yield from enter_play(match, ally, seat)
    if state.zone[ally] == PLAY:
        state.leaving += ((ally, TO_HAND),)


SNEAK_ATTACK = CardText(
    "sneak-attack", action=Action(sneak_attack, common.needs_own(_allies_in_hand), from_hand=True, matters=COMPANY)
)


def _why_not_valiant_sacrifice(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    if CARDS[trigger.number].type == ALLY:
        return common.why_not_draw(state, [trigger.seat])
    return Reason("lcg-why-no-response", rule="lcg-rule-responses", card="valiant-sacrifice")


VALIANT_SACRIFICE = CardText(
    "valiant-sacrifice",
    response=Response(
        LEFT,
        lambda match, card, seat, trigger: draw(match, trigger.seat, 2),
        _why_not_valiant_sacrifice,
        for_player=True,
    ),
)


def grim_resolve(match: Journey, card: int, seat: int) -> None:
    for each in match.state.characters():
        ready(match, each, "grim-resolve")


_somebody_tired = common.needs(lambda state: any(state.exhausted[each] for each in state.characters()))
GRIM_RESOLVE = CardText("grim-resolve", action=Action(grim_resolve, _somebody_tired, matters=readying))

# -- attachments


STEWARD_OF_GONDOR = CardText(
    "steward-of-gondor",
    action=Action(
        lambda match, card, seat: add_resources(match, match.state.host[card], 2, "steward-of-gondor"),
        exhausts=True,
        matters=FREE_SUPPLIES,
    ),
    granted_trait="gondor",
)


CELEBRIANS_STONE = CardText(
    "celebrians-stone",
    attached_willpower=2,
    granted_icon=lambda state, hero: SPIRIT if state.card(hero).id == "aragorn" else 0,
)
