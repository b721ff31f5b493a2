"""Phase 4: Travel. The players may go as a group to one location of the staging area."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.games.lcg.abilities import (
    AFTER_TRAVEL,
    MUST_TRAVEL,
    TRAVEL_COST,
    TRAVELLED,
    WHY_NOT_TRAVEL,
    Table,
    Trigger,
)
from westmarch.games.lcg.choices import able, ask, of_table
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import LOCATION
from westmarch.games.lcg.respond import respond
from westmarch.games.lcg.state import ACTIVE, NONE, STAGING, TRAVEL, State
from westmarch.games.lcg.zones import take

RULE = "lcg-rule-travel"
STAY = "none"


def why_not_travel(state: State, card: int) -> Reason | None:
    """Why the players can't travel there; None if they can."""
    name = state.name(card)
    if state.phase != TRAVEL:
        return Reason("lcg-why-no-travel-now", rule=RULE)
    if state.active != NONE:
        return Reason("lcg-why-active-location", rule=RULE, card=state.name(state.active))
    if state.zone[card] != STAGING or CARDS[state.face[card]].type != LOCATION:
        return Reason("lcg-why-no-location", rule=RULE, card=name)
    number = state.face[card]
    reason = WHY_NOT_TRAVEL[number](state, card) if number in WHY_NOT_TRAVEL else None
    if reason is None and number not in MUST_TRAVEL:
        forced = next((each for each in state.staging if state.face[each] in MUST_TRAVEL), NONE)
        if forced != NONE:
            return Reason("lcg-why-must-travel", rule=RULE, card=state.name(forced))
    return reason


def travel(match: Table) -> Steps[None]:
    """The first player decides whether and where."""
    state = match.state
    if state.active != NONE:
        return

    def why_not(card: int) -> Reason | None:
        return why_not_travel(state, card)

    def why(token: str) -> Reason | None:
        return Reason("lcg-why-must-travel-somewhere", rule=RULE) if token == STAY else of_table(state, why_not)(token)

    locations = able(state.staging, why_not)
    if not locations:
        return
    stay = () if any(state.face[card] in MUST_TRAVEL for card in locations) else (STAY,)
    options = (*[state.name(card) for card in locations], *stay)
    token = yield ask(state, state.first, "lcg.travel", options, why)
    if token == STAY:
        return
    card = state.find(token)
    number = state.face[card]
    if number in TRAVEL_COST:
        # The location is still in the staging area while its cost is paid.
        yield from TRAVEL_COST[number](match, card)
        if state.zone[card] != STAGING:
            return
    take(state, card)
    state.zone[card] = ACTIVE
    state.active = card
    state.stir += 1
    match.tell("lcg.travelled", card=state.name(card))
    if number in AFTER_TRAVEL:
        yield from AFTER_TRAVEL[number](match, card)
    yield from respond(match, Trigger(TRAVELLED, card, state.first, number=number))
