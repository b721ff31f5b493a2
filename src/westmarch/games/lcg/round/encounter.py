"""Phase 5: Encounter. Players may engage an enemy each; then enemies come by engagement checks."""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import MaybeSteps, Reason, Steps
from westmarch.games.lcg.choices import NO_CARD, able, alike, ask, of_table, pick
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import ENEMY
from westmarch.games.lcg.state import ENCOUNTER, ENGAGED, STAGING, Journey, State
from westmarch.games.lcg.table.effects import engage, staging_enemies

RULE = "lcg-rule-encounter"


def why_not_engage(state: State, card: int) -> Reason | None:
    """Why a player can't choose to engage that card; None if he can."""
    name = state.name(card)
    if state.phase != ENCOUNTER:
        return Reason("lcg-why-no-engaging-now", rule=RULE)
    if CARDS[state.face[card]].type != ENEMY:
        return Reason("lcg-why-no-enemy", rule=RULE, card=name)
    if state.zone[card] == ENGAGED:
        return Reason("lcg-why-engaged", rule=RULE, card=name, seat=state.pool.seats[state.seat[card]])
    if state.zone[card] != STAGING:
        return Reason("lcg-why-not-in-staging", rule=RULE, card=name)
    if state.text(card).shy and len(staging_enemies(state)) > 1:
        return Reason("lcg-why-shy", card=name)
    return None


def choose_to_engage(match: Journey, seat: int) -> MaybeSteps:
    """Step 1: each player may engage one enemy, whatever its engagement cost."""
    return _engage_one(match, seat) if staging_enemies(match.state) else None


def _engage_one(match: Journey, seat: int) -> Steps[None]:
    """The same where there is an enemy."""
    state = match.state
    why_not = partial(why_not_engage, state)
    enemies = able(staging_enemies(state), why_not)
    if not enemies:
        return
    options = (*[state.name(enemy) for enemy in enemies], NO_CARD)
    token = yield ask(state, seat, "lcg.engage", options, of_table(state, why_not))
    if token != NO_CARD:
        yield from engage(match, state.find(token), seat)


def check_engagements(match: Journey) -> MaybeSteps:
    """Step 2: player by player, round and round, the enemy with the highest cost the threat reaches."""
    state = match.state
    checks = state.box.quests[state.quest].checks_engagement and staging_enemies(state)
    return _check_engagements(match) if checks else None


def _check_engagements(match: Journey) -> Steps[None]:
    """The same where there is an enemy."""
    state = match.state
    engaged = True
    while engaged:
        engaged = False
        for seat in state.order():
            if not state.alive[seat]:
                continue
            reached = [
                card for card in staging_enemies(state) if CARDS[state.face[card]].engagement <= state.threat[seat]
            ]
            if not reached:
                continue
            highest = max([CARDS[state.face[card]].engagement for card in reached])
            tied = [card for card in reached if CARDS[state.face[card]].engagement == highest]
            # Equal costs: the first player picks (FAQ). Copies that are alike make no difference.
            if alike(state, tied):
                enemy = tied[0]
            else:
                enemy = yield from pick(match, state.first, "lcg.engage-tie", tied, state.pool.seats[seat], "seat")
            yield from engage(match, enemy, seat)
            engaged = True
