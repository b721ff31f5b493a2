"""Phase 4: Travel. The players may go as a group to one location of the staging area."""

from __future__ import annotations

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.games.lcg.abilities import (
    AFTER_TRAVEL,
    MUST_TRAVEL,
    TRAVEL_CHECK,
    TRAVEL_COST,
    TRAVELLED,
    Table,
    Trigger,
)
from westmarch.games.lcg.choices import not_in_play
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import LOCATION
from westmarch.games.lcg.respond import respond
from westmarch.games.lcg.state import ACTIVE, NONE, STAGING, TRAVEL, State
from westmarch.games.lcg.zones import take

RULE = "lcg-rule-travel"


def travel_check(state: State, card: int) -> Reason | None:
    """Why the players can't travel there; None if they can."""
    name = state.name(card)
    if state.phase != TRAVEL:
        return Reason("lcg-why-no-travel-now", rule=RULE)
    if state.active != NONE:
        return Reason("lcg-why-active-location", rule=RULE, card=state.name(state.active))
    if state.zone[card] != STAGING or CARDS[state.face[card]].type != LOCATION:
        return Reason("lcg-why-no-location", rule=RULE, card=name)
    number = state.face[card]
    reason = TRAVEL_CHECK[number](state, card) if number in TRAVEL_CHECK else None
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
    able = [card for card in state.staging if travel_check(state, card) is None]
    if not able:
        return
    must = any(state.face[card] in MUST_TRAVEL for card in able)
    names = [state.name(card) for card in able]
    token = yield Decision(
        state.pool.seats[state.first],
        "lcg.travel",
        tuple(names) if must else (*names, "none"),
        {},
        lambda token: _why_no_travel(state, token),
    )
    if token == "none":
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


def _why_no_travel(state: State, token: str) -> Reason | None:
    if token == "none":
        return Reason("lcg-why-must-travel-somewhere", rule=RULE)
    card = state.on_table(token)
    return not_in_play(state, token) if card == NONE else travel_check(state, card)
