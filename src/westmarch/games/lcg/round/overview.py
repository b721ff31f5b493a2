"""The round (rulebook, Round overview): every step of the seven phases in order, with its action windows.

`state.step` says which step is next; `acted`, `planned`, `others_act` and `to_reveal` say how far it has come.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from westmarch.core.decisions import MaybeSteps, Steps
from westmarch.games.lcg.actions import moments
from westmarch.games.lcg.actions.windows import act, next_to_act, open_window
from westmarch.games.lcg.choices import pick
from westmarch.games.lcg.round.combat import deal_shadows, end_of_combat, enemy_attack, player_attack
from westmarch.games.lcg.round.encounter import check_engagements, choose_to_engage
from westmarch.games.lcg.round.planning import plan
from westmarch.games.lcg.round.quest import cards_to_reveal, commit, resolve, stage_one
from westmarch.games.lcg.round.refresh import end_phase, end_round, refresh_phase, resource_phase
from westmarch.games.lcg.round.reveal import reset_deck
from westmarch.games.lcg.round.setup import mulligan, set_up_scenario, vote_first_player
from westmarch.games.lcg.round.travel import travel
from westmarch.games.lcg.state import (
    CLOCKWISE,
    COMBAT,
    ENCOUNTER,
    NOBODY,
    NOT_COUNTED,
    PLANNING,
    QUEST,
    REFRESH,
    RESOURCE,
    SETUP,
    TRAVEL,
    Journey,
    State,
)
from westmarch.games.lcg.table.stats import attackers_left

StepRun = Callable[[Journey], MaybeSteps]


@dataclass(slots=True, eq=False)
class Step:
    """A step of the round, and its name in positions."""

    name: str
    phase: int
    run: StepRun


def go_to(state: State, step: int) -> None:
    state.step = step
    state.phase = PHASE_OF[step]
    state.acted = 0
    state.planned = 0
    state.others_act = False
    state.to_reveal = NOT_COUNTED
    state.window_turn = NOBODY
    state.window_passed = 0


def next_step(state: State) -> None:
    go_to(state, state.step + 1)


def turn(state: State) -> int:
    """Whose turn it is in a step that all players take in order; NOBODY when all have had it."""
    acted = state.acted
    for seat in CLOCKWISE[state.players][state.first]:
        if not acted >> seat & 1 and state.alive[seat]:
            return seat
    return NOBODY


# -- kinds of steps


def _once(rule: Callable[[Journey], MaybeSteps]) -> StepRun:
    """A step that is done at once, and what comes after it."""

    def run(match: Journey) -> MaybeSteps:
        steps = rule(match)
        if steps is not None:
            return _before_next_step(match.state, steps)
        next_step(match.state)
        return None

    return run


def _before_next_step(state: State, steps: Steps[None]) -> Steps[None]:
    yield from steps
    next_step(state)


def _in_turn(rule: Callable[[Journey, int], Steps[bool] | Steps[None] | None], once: bool = False) -> StepRun:
    """A step in which each player does one thing, or one after the other until the rule says that he has finished.

    A rule that gives no steps has nothing for him to do any more.
    """

    def run(match: Journey) -> MaybeSteps:
        state = match.state
        seat = turn(state)
        if seat == NOBODY:
            next_step(state)
            return None
        steps = rule(match, seat)
        if steps is not None:
            return his_turn(state, seat, steps)
        state.acted |= 1 << seat
        return None

    def his_turn(state: State, seat: int, steps: Steps[bool] | Steps[None]) -> Steps[None]:
        finished = yield from steps
        if once or finished:
            state.acted |= 1 << seat

    return run


def _window_before(moment: int) -> StepRun:
    """An action window as a step, and what comes after it."""

    def run(match: Journey) -> MaybeSteps:
        state = match.state
        seat, options = next_to_act(state)
        if seat != NOBODY:
            return act(match, seat, options, moment)
        next_step(state)
        return None

    return run


# -- phase 2


def _plan(match: Journey, seat: int) -> Steps[bool]:
    """The player whose turn it is plays cards; the others may act after each; when he has finished everybody may."""
    state = match.state
    if state.others_act:
        other, options = next_to_act(state, besides=seat)
        if other == NOBODY:
            state.others_act = False
        else:
            yield from act(match, other, options, moments.PLANNING)
        return False
    if not state.planned >> seat & 1:
        finished = yield from plan(match, seat)
        if not finished:
            if state.players > 1:
                state.others_act = True
                open_window(state)
            return False
        state.planned |= 1 << seat
        open_window(state)
        state.window_passed = 1 << seat  # he has just passed
    anybody, options = next_to_act(state)
    if anybody == NOBODY:
        return True
    yield from act(match, anybody, options, moments.PLANNING)
    return False


# -- phase 3


def _quest_begins(match: Journey) -> MaybeSteps:
    reset_deck(match)
    begins = match.state.box.quests[match.state.quest].quest_phase
    return None if begins is None else begins(match)


def _staging(match: Journey) -> MaybeSteps:
    """One card at a time."""
    state = match.state
    if state.to_reveal == NOT_COUNTED:
        state.to_reveal = cards_to_reveal(state)
    if state.to_reveal == 0:
        next_step(state)
        return None
    state.to_reveal -= 1
    return stage_one(match)


# -- phase 6


def _enemies_attack(match: Journey, seat: int) -> MaybeSteps:
    """One attack; the attacked player chooses which enemy comes first."""
    able = attackers_left(match.state, seat)
    if not able:
        return None
    return enemy_attack(match, able[0], seat) if len(able) == 1 else _one_attacks(match, seat, able)


def _one_attacks(match: Journey, seat: int, able: list[int]) -> Steps[None]:
    enemy = yield from pick(match, seat, "lcg.attacker", able, match.state.pool.seats[seat], "seat")
    yield from enemy_attack(match, enemy, seat)


def _end_combat(match: Journey) -> Steps[None]:
    yield from end_of_combat(match)
    yield from end_phase(match) or ()


# -- phase 7


def _end_round(match: Journey) -> Steps[None]:
    yield from end_phase(match) or ()
    yield from end_round(match)
    go_to(match.state, FIRST_STEP)


STEPS: tuple[Step, ...] = (
    Step("first-player", SETUP, _once(vote_first_player)),
    Step("hands", SETUP, _in_turn(mulligan, once=True)),
    Step("scenario", SETUP, _once(set_up_scenario)),
    Step("resources", RESOURCE, _once(resource_phase)),
    Step("resource-actions", RESOURCE, _window_before(moments.PLANNING)),
    Step("resource-end", RESOURCE, _once(end_phase)),
    Step("planning", PLANNING, _in_turn(_plan)),
    Step("planning-end", PLANNING, _once(end_phase)),
    Step("quest", QUEST, _once(_quest_begins)),
    Step("quest-actions", QUEST, _window_before(moments.COMMITTING)),
    Step("commit", QUEST, _in_turn(commit, once=True)),
    Step("commit-actions", QUEST, _window_before(moments.STAGING)),
    Step("staging", QUEST, _staging),
    Step("staging-actions", QUEST, _window_before(moments.RESOLVING)),
    Step("resolution", QUEST, _once(resolve)),
    Step("resolution-actions", QUEST, _window_before(moments.TRAVELLING)),
    Step("quest-end", QUEST, _once(end_phase)),
    Step("travel", TRAVEL, _once(travel)),
    Step("travel-actions", TRAVEL, _window_before(moments.NOTHING)),
    Step("travel-end", TRAVEL, _once(end_phase)),
    Step("encounter", ENCOUNTER, _in_turn(choose_to_engage, once=True)),
    Step("engage-actions", ENCOUNTER, _window_before(moments.CHECKS)),
    Step("checks", ENCOUNTER, _once(check_engagements)),
    Step("encounter-actions", ENCOUNTER, _window_before(moments.SHADOWS)),
    Step("encounter-end", ENCOUNTER, _once(end_phase)),
    Step("combat", COMBAT, _once(deal_shadows)),
    Step("shadow-actions", COMBAT, _window_before(moments.ATTACKS)),
    Step("enemies-attack", COMBAT, _in_turn(_enemies_attack)),
    Step("players-attack", COMBAT, _in_turn(player_attack)),
    Step("combat-actions", COMBAT, _window_before(moments.REFRESHING)),
    Step("combat-end", COMBAT, _once(_end_combat)),
    Step("refresh", REFRESH, _once(refresh_phase)),
    Step("refresh-actions", REFRESH, _window_before(moments.NEXT_ROUND)),
    Step("refresh-end", REFRESH, _end_round),
)
PHASE_OF: tuple[int, ...] = tuple([step.phase for step in STEPS])
RUN: tuple[StepRun, ...] = tuple([step.run for step in STEPS])
STEP_BY_NAME: dict[str, int] = {step.name: index for index, step in enumerate(STEPS)}
FIRST_STEP = STEP_BY_NAME["resources"]
