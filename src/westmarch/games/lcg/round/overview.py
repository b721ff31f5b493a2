"""The round (rulebook, Round overview): every step of the seven phases in order, with its action windows.

`state.step` says which step is next; a step that needs several turns keeps what it has done in `state.cursor`.
"""

from __future__ import annotations

from collections.abc import Callable

from westmarch.core.decisions import Steps
from westmarch.games.lcg.actions import moments
from westmarch.games.lcg.actions.windows import open_window, window_turn
from westmarch.games.lcg.choices import pick
from westmarch.games.lcg.pool import MAX_PLAYERS
from westmarch.games.lcg.round.combat import deal_shadows, end_of_combat, enemy_attack, player_attack
from westmarch.games.lcg.round.encounter import check_engagements, choose_to_engage
from westmarch.games.lcg.round.planning import plan
from westmarch.games.lcg.round.quest import cards_to_reveal, commit, resolve, stage_one
from westmarch.games.lcg.round.refresh import end_phase, end_round, refresh_phase, resource_phase
from westmarch.games.lcg.round.reveal import reset_deck
from westmarch.games.lcg.round.setup import mulligan, set_up_scenario, vote_first_player
from westmarch.games.lcg.round.travel import travel
from westmarch.games.lcg.state import (
    COMBAT,
    ENCOUNTER,
    NOBODY,
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

StepRun = Callable[[Journey], Steps[None]]


class Step:
    """A step of the round, and its name in positions."""

    __slots__ = ("name", "phase", "run")

    def __init__(self, name: str, phase: int, run: StepRun) -> None:
        self.name = name
        self.phase = phase
        self.run = run


def go_to(state: State, step: int) -> None:
    state.step = step
    state.phase = STEPS[step].phase
    state.cursor = 0
    state.window_turn = NOBODY
    state.window_passed = 0


def next_step(state: State) -> None:
    go_to(state, state.step + 1)


def turn(state: State) -> int:
    """Whose turn it is in a step that all players take in order; NOBODY when all have had it."""
    for seat in state.order():
        if not state.cursor >> seat & 1:
            return seat
    return NOBODY


def _window_before(moment: int) -> StepRun:
    """An action window as a step, and what comes after it."""

    def run(match: Journey) -> Steps[None]:
        closed = yield from window_turn(match, moment)
        if closed:
            next_step(match.state)

    return run


def _end_phase(match: Journey) -> Steps[None]:
    yield from end_phase(match)
    next_step(match.state)


# -- setup


def _vote(match: Journey) -> Steps[None]:
    yield from vote_first_player(match)
    next_step(match.state)


def _mulligans(match: Journey) -> Steps[None]:
    state = match.state
    seat = turn(state)
    if seat == NOBODY:
        next_step(state)
        return
    yield from mulligan(match, seat)
    state.cursor |= 1 << seat


def _scenario(match: Journey) -> Steps[None]:
    yield from set_up_scenario(match)
    next_step(match.state)


# -- phases 1 and 2

OTHERS_ACT = 1 << 2 * MAX_PLAYERS


def _resources(match: Journey) -> Steps[None]:
    yield from resource_phase(match)
    next_step(match.state)


def _plan(match: Journey) -> Steps[None]:
    """The player whose turn it is plays cards; the others may act after each; when he has finished everybody may.

    `cursor` has a bit per player who has had his turn, one per player who has finished playing cards, and one while the
    others may act.
    """
    state = match.state
    seat = turn(state)
    if seat == NOBODY:
        next_step(state)
        return
    if state.cursor & OTHERS_ACT:
        closed = yield from window_turn(match, moments.PLANNING, besides=seat)
        if closed:
            state.cursor &= ~OTHERS_ACT
        return
    planned = 1 << (MAX_PLAYERS + seat)
    if not state.cursor & planned:
        finished = yield from plan(match, seat)
        if not finished:
            if state.players > 1:
                state.cursor |= OTHERS_ACT
                open_window(state)
            return
        state.cursor |= planned
        open_window(state)
        state.window_passed = 1 << seat  # he has just passed
    closed = yield from window_turn(match, moments.PLANNING)
    if closed:
        state.cursor |= 1 << seat


# -- phase 3


def _quest_begins(match: Journey) -> Steps[None]:
    reset_deck(match)
    begins = match.state.box.quests[match.state.quest].quest_phase
    if begins is not None:
        yield from begins(match)
    next_step(match.state)


def _commit(match: Journey) -> Steps[None]:
    state = match.state
    seat = turn(state)
    if seat == NOBODY:
        next_step(state)
        return
    yield from commit(match, seat)
    state.cursor |= 1 << seat


def _staging(match: Journey) -> Steps[None]:
    """One card at a time; `cursor` counts down to 1."""
    state = match.state
    if state.cursor == 0:
        state.cursor = 1 + cards_to_reveal(state)
    if state.cursor == 1:
        next_step(state)
        return
    state.cursor -= 1
    yield from stage_one(match)


def _resolution(match: Journey) -> Steps[None]:
    yield from resolve(match)
    next_step(match.state)


# -- phases 4 and 5


def _travel(match: Journey) -> Steps[None]:
    yield from travel(match)
    next_step(match.state)


def _engage(match: Journey) -> Steps[None]:
    state = match.state
    seat = turn(state)
    if seat == NOBODY:
        next_step(state)
        return
    state.cursor |= 1 << seat
    yield from choose_to_engage(match, seat)


def _checks(match: Journey) -> Steps[None]:
    yield from check_engagements(match)
    next_step(match.state)


# -- phase 6


def _shadows(match: Journey) -> Steps[None]:
    yield from deal_shadows(match)
    next_step(match.state)


def _enemies_attack(match: Journey) -> Steps[None]:
    """One attack; the attacked player chooses which enemy comes first."""
    state = match.state
    seat = turn(state)
    if seat == NOBODY:
        next_step(state)
        return
    able = attackers_left(state, seat)
    if not able:
        state.cursor |= 1 << seat
        return
    enemy = yield from pick(match, seat, "lcg.attacker", able, state.pool.seats[seat], "seat")
    yield from enemy_attack(match, enemy, seat)


def _players_attack(match: Journey) -> Steps[None]:
    state = match.state
    seat = turn(state)
    if seat == NOBODY:
        next_step(state)
        return
    finished = yield from player_attack(match, seat)
    if finished:
        state.cursor |= 1 << seat


def _end_combat(match: Journey) -> Steps[None]:
    yield from end_of_combat(match)
    yield from end_phase(match)
    next_step(match.state)


# -- phase 7


def _refresh(match: Journey) -> Steps[None]:
    yield from refresh_phase(match)
    next_step(match.state)


def _end_round(match: Journey) -> Steps[None]:
    yield from end_phase(match)
    yield from end_round(match)
    go_to(match.state, FIRST_STEP)


STEPS: tuple[Step, ...] = (
    Step("first-player", SETUP, _vote),
    Step("hands", SETUP, _mulligans),
    Step("scenario", SETUP, _scenario),
    Step("resources", RESOURCE, _resources),
    Step("resource-actions", RESOURCE, _window_before(moments.PLANNING)),
    Step("resource-end", RESOURCE, _end_phase),
    Step("planning", PLANNING, _plan),
    Step("planning-end", PLANNING, _end_phase),
    Step("quest", QUEST, _quest_begins),
    Step("quest-actions", QUEST, _window_before(moments.COMMITTING)),
    Step("commit", QUEST, _commit),
    Step("commit-actions", QUEST, _window_before(moments.STAGING)),
    Step("staging", QUEST, _staging),
    Step("staging-actions", QUEST, _window_before(moments.RESOLVING)),
    Step("resolution", QUEST, _resolution),
    Step("resolution-actions", QUEST, _window_before(moments.TRAVELLING)),
    Step("quest-end", QUEST, _end_phase),
    Step("travel", TRAVEL, _travel),
    Step("travel-actions", TRAVEL, _window_before(moments.NOTHING)),
    Step("travel-end", TRAVEL, _end_phase),
    Step("encounter", ENCOUNTER, _engage),
    Step("engage-actions", ENCOUNTER, _window_before(moments.CHECKS)),
    Step("checks", ENCOUNTER, _checks),
    Step("encounter-actions", ENCOUNTER, _window_before(moments.SHADOWS)),
    Step("encounter-end", ENCOUNTER, _end_phase),
    Step("combat", COMBAT, _shadows),
    Step("shadow-actions", COMBAT, _window_before(moments.ATTACKS)),
    Step("enemies-attack", COMBAT, _enemies_attack),
    Step("players-attack", COMBAT, _players_attack),
    Step("combat-actions", COMBAT, _window_before(moments.REFRESHING)),
    Step("combat-end", COMBAT, _end_combat),
    Step("refresh", REFRESH, _refresh),
    Step("refresh-actions", REFRESH, _window_before(moments.NEXT_ROUND)),
    Step("refresh-end", REFRESH, _end_round),
)
STEP_BY_NAME: dict[str, int] = {step.name: index for index, step in enumerate(STEPS)}
FIRST_STEP = STEP_BY_NAME["resources"]
