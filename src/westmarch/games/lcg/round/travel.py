"""Phase 4: Travel. The players may go as a group to one location of the staging area."""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import MaybeSteps, Reason, Steps
from westmarch.games.lcg.abilities import TRAVELLED, Trigger
from westmarch.games.lcg.actions.respond import respond
from westmarch.games.lcg.choices import NO_CARD, able, ask, of_table
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import LOCATION
from westmarch.games.lcg.state import ACTIVE, NONE, STAGING, TRAVEL, Journey, State
from westmarch.games.lcg.table.zones import take

RULE = "lcg-rule-travel"


def why_not_travel(state: State, card: int) -> Reason | None:
    """Why the players can't travel there; None if they can."""
    name = state.name(card)
    if state.phase != TRAVEL:
        return Reason("lcg-why-no-travel-now", rule=RULE)
    if state.active != NONE:
        return Reason("lcg-why-active-location", rule=RULE, card=state.name(state.active))
    if state.zone[card] != STAGING or CARDS[state.face[card]].type != LOCATION:
        return Reason("lcg-why-no-location", rule=RULE, card=name)
    text = state.text(card)
    reason = None if text.why_not_travel is None else text.why_not_travel(state, card)
    if reason is None and not text.must_travel:
        forced = next((each for each in state.staging if state.text(each).must_travel), NONE)
        if forced != NONE:
            return Reason("lcg-why-must-travel", rule=RULE, card=state.name(forced))
    return reason


def travel(match: Journey) -> MaybeSteps:
    """The first player decides whether and where."""
    state = match.state
    if state.active == NONE:
        for card in state.staging:
            if CARDS[state.face[card]].type == LOCATION:
                return _travel_somewhere(match)
    return None


def _travel_somewhere(match: Journey) -> Steps[None]:
    """The same where there is a location to which they might go."""
    state = match.state
    why_not = partial(why_not_travel, state)
    locations = able(state.staging, why_not)
    if not locations:
        return
    must = any(state.text(card).must_travel for card in locations)

    def why(token: str) -> Reason | None:
        if token == NO_CARD:
            return Reason("lcg-why-must-travel-somewhere", rule=RULE) if must else None
        return of_table(state, why_not)(token)

    options = (*[state.name(card) for card in locations], *(() if must else (NO_CARD,)))
    token = yield ask(state, state.first, "lcg.travel", options, why)
    if token == NO_CARD:
        return
    card = state.find(token)
    text = state.text(card)
    if text.travel_cost is not None:
        # The location is still in the staging area while its cost is paid.
        yield from text.travel_cost(match, card) or ()
        if state.zone[card] != STAGING:
            return
    take(state, card)
    state.zone[card] = ACTIVE
    state.active = card
    state.stir += 1
    match.tell("lcg.travelled", card=state.name(card))
    if text.after_travel is not None:
        yield from text.after_travel(match, card) or ()
    yield from respond(match, Trigger(TRAVELLED, card, state.first, number=state.face[card]))
