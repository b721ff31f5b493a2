"""The turn (rulebook chapter IV): six phases, each a step of the match; in phase 5 each action is one."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.core.game import GameOver
from westmarch.games.wotr.chances import ACTION_DICE
from westmarch.games.wotr.edition import each_moment
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.facts.components import EYE, STARTING_DICE, VICTORY_POINTS_NEEDED
from westmarch.games.wotr.ring import fellowship
from westmarch.games.wotr.state import ACTIONS, CARDS, FELLOWSHIP, HUNT_DICE, ROLL, SET_UP, SIDES, VICTORY, State, War
from westmarch.games.wotr.team import COUNTS, NUMBER, ask_leader, line_up, pass_tokens, take_turns
from westmarch.games.wotr.turn import actions, drawing, events
from westmarch.games.wotr.war import armies, command

RULE = "wotr-rule-hunt-dice"


def step(match: War) -> Steps[None]:
    """Plays the phase the state is in, or one action of it."""
    state = match.state
    # A match that the Ring has decided is decided wherever it is taken up again, as a position for instance.
    fellowship.check_ring(state)
    if state.phase == SET_UP:
        yield from each_moment(match, state.edition.moments.at_set_up)
        state.phase = CARDS
    elif state.phase == CARDS:
        yield from recover_and_draw(match)
        state.phase = FELLOWSHIP
    elif state.phase == FELLOWSHIP:
        yield from each_moment(match, state.edition.moments.in_fellowship_phase)
        yield from fellowship.fellowship_phase(match)
        yield from tidy_up(match)
        state.phase = HUNT_DICE
    elif state.phase == HUNT_DICE:
        yield from allocate_hunt_dice(match)
        state.phase = ROLL
    elif state.phase == ROLL:
        eyes = roll_action_dice(match)
        yield from each_moment(match, state.edition.moments.after_roll)
        for card in state.lying():
            if card.after_roll is not None:
                yield from card.after_roll(match, eyes)
        state.phase = ACTIONS
        state.acting = FREE
        line_up(state)
    elif state.phase == ACTIONS:
        yield from action_phase(match)
    else:
        check_victory(match)
        state.turn += 1
        state.phase = CARDS


# -- phase 1


def available_dice(state: State, side: int) -> int:
    """Dice come and go with the characters who bring them."""
    return STARTING_DICE[side] + sum(
        state.characters[character].die_bonus
        for character in state.edition.dice_characters
        if state.edition.characters[character].side == side and state.on_map(character)
    )


def recover_and_draw(match: War) -> Steps[None]:
    """Dice come back, also out of the Hunt Box; then everybody draws."""
    state = match.state
    match.tell("wotr.turn", turn=state.turn)
    if state.edition.seats.many:
        change_leaders(match)
    state.hunt_minimum = state.hunt_box[FREE] > 0
    state.hunt_box = [0, 0]
    state.dice = [[], []]
    state.ring_used = [False, False]
    state.messenger_used = False
    state.asked_in_mordor = False
    state.used = frozenset()
    for moment in state.edition.moments.at_recovery:
        moment(match)
    yield from drawing.draw_for_turn(match)


def change_leaders(match: War) -> None:
    """The tokens of the leading players pass at the start of every turn but the first (chapter XI)."""
    state = match.state
    if state.turn > 1:
        pass_tokens(state)
    for side in (FREE, SHADOW):
        if state.edition.seats.shared[side]:
            match.tell("wotr.leads", side=SIDES[side], seat=state.edition.seats.names[state.leading[side]])


# -- phases 3 and 4


def allocate_hunt_dice(match: War) -> Steps[None]:
    """The Shadow sets dice aside for the Hunt: at most as many as there are companions, but one is always allowed."""
    state = match.state
    most = min(max(1, len(state.companions_in_fellowship())), available_dice(state, SHADOW))
    least = int(state.hunt_minimum)

    def why(token: str) -> Reason | None:
        number = NUMBER.get(token)
        if number is None or least <= number <= most:
            return None
        key = "wotr-why-hunt-dice-most" if number > most else "wotr-why-hunt-dice-least"
        return Reason(key, RULE, most=most, least=least)

    answer = yield ask_leader(state, SHADOW, "wotr.hunt-dice", COUNTS[least : most + 1], why)
    state.hunt_box[SHADOW] = NUMBER[answer]
    match.tell("wotr.hunt-allocated", count=NUMBER[answer])


def roll_action_dice(match: War) -> int:
    """Everybody rolls what is left; the Shadow's Eyes go to the Hunt Box at once. Gives how many those are."""
    state = match.state
    eyes = 0
    for side in (FREE, SHADOW):
        number = available_dice(state, side) - (state.hunt_box[SHADOW] if side == SHADOW else 0)
        rolled = match.chance.roll(ACTION_DICE[side], state.edition.ordinary_dice[side].faces, number)
        eyes = rolled.count(EYE)
        state.hunt_box[SHADOW] += eyes
        state.dice[side] = sorted(face for face in rolled if face != EYE)
        match.tell("wotr.rolled", side=SIDES[side], dice=list(state.dice[side]), eyes=eyes)
    return eyes


# -- phase 5


def action_phase(match: War) -> Steps[None]:
    """One action of the side whose turn it is, or the end of the phase."""
    state = match.state
    if not state.dice[FREE] and not state.dice[SHADOW]:
        end_of_actions(match)
        state.phase = VICTORY
        return
    if state.dice[state.acting]:
        acted = yield from actions.take_action(match)
        yield from command.meet(match)
        yield from tidy_up(match)
        if acted:
            take_turns(state, state.acting)
    state.acting = 1 - state.acting


def tidy_up(match: War) -> Steps[None]:
    """At the end of every action: armies within their limits, table cards only while they may stay."""
    yield from armies.enforce_stacking(match)
    command.part(match.state)
    if match.state.table:
        events.check_table(match)


def end_of_actions(match: War) -> None:
    """A Fellowship that lingers in Mordor grows weaker (chapter IX)."""
    state = match.state
    if state.in_mordor and not state.asked_in_mordor:
        match.tell("wotr.lingering")
        fellowship.add_corruption(match, 1, fellowship.BY_LINGERING)


# -- phase 6


def check_victory(match: War) -> None:
    """Military victory, the Shadow's first (chapter X). The Ring's victories don't wait for this phase."""
    state = match.state
    for side, reason in ((SHADOW, "shadow-conquers"), (FREE, "free-peoples-conquer")):
        if state.victory_points(side) >= VICTORY_POINTS_NEEDED[side]:
            raise GameOver(fellowship.result(state, side, reason))
