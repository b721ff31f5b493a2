"""Why something can't be done now, when the pending decision is about something else."""

from __future__ import annotations

from westmarch.core.decisions import Reason
from westmarch.core.match import Match
from westmarch.games.lcg.actions.windows import why_not_action
from westmarch.games.lcg.choices import not_in_play
from westmarch.games.lcg.facts.box import BY_ID, CARDS
from westmarch.games.lcg.facts.card import ALLY, ENEMY, EVENT, LOCATION
from westmarch.games.lcg.round.combat import why_not_attack
from westmarch.games.lcg.round.encounter import why_not_engage
from westmarch.games.lcg.round.travel import why_not_travel
from westmarch.games.lcg.state import CAPTIVE, COMBAT, NONE, State


def why_not_now(match: Match[State], token: str) -> Reason | None:
    """The nearest reason for a token that the pending decision doesn't know."""
    state = match.state
    decision = match.decision
    if decision is None or decision.seat not in state.pool.seats:
        return None
    seat = state.pool.seats.index(decision.seat)
    verb, colon, name = token.partition(":")
    if verb == "play" and colon:
        if BY_ID[name].type == EVENT or all(state.face[card] != BY_ID[name].number for card in state.hands[seat]):
            return why_not_action(state, seat, token) or _not_now(decision.kind)
        return Reason("lcg-why-planning-only", rule="lcg-rule-planning", card=name)
    if verb == "use" and colon:
        return why_not_action(state, seat, token) or _not_now(decision.kind)
    card = state.on_table(token)
    if card == NONE:
        return not_in_play(state, token)
    kind = CARDS[state.face[card]].type
    reason: Reason | None = None
    if kind == LOCATION:
        reason = why_not_travel(state, card)
    elif kind == ENEMY:
        reason = why_not_attack(state, card, seat) if state.phase == COMBAT else why_not_engage(state, card)
    elif kind <= ALLY:
        if state.zone[card] == CAPTIVE:
            reason = Reason("lcg-why-captive", rule="lcg-rule-dol-guldur", card=token)
        elif state.exhausted[card]:
            reason = Reason("lcg-why-exhausted", rule="lcg-rule-ready", card=token)
    return reason or _not_now(decision.kind)


def _not_now(kind: str) -> Reason:
    return Reason("lcg-why-not-now", kind=kind)
