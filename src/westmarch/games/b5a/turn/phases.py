"""The turn (rulebook chapter IV): six phases. Each function plays one step, from checkpoint to checkpoint."""

from __future__ import annotations

from itertools import compress

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.ask import CHARACTER_OF_TOKEN, CHARACTER_TOKENS, DONE, ask, by_token, how_many, no, offered
from westmarch.games.b5a.characters.eagles import eagles_home, place_bats
from westmarch.games.b5a.characters.generals import why_not_general
from westmarch.games.b5a.facts.board import AREAS, TERRITORIES
from westmarch.games.b5a.facts.pieces import (
    ACTIVATIONS,
    BATS,
    BEORN,
    CHARACTER_IDS,
    CHARACTERS,
    DICE,
    DIE_FACES,
    FACE,
    FACES,
    FREE,
    GENERALS,
    SEATS,
    SHADOW,
    THORIN,
)
from westmarch.games.b5a.state import ACTION, COMMAND_PHASE, END, FATE_PHASE, GENERALS_PHASE, RECOVERY, ROLL, State
from westmarch.games.b5a.turn.fate import draw_tiles
from westmarch.games.b5a.turn.hands import draw_both
from westmarch.games.b5a.war import armies
from westmarch.games.b5a.war.armies import VICTORY_POINTS

DIE_TOKENS: tuple[str, ...] = tuple("die:" + name for name in FACES)
DIE_OF_TOKEN: dict[str, int] = {token: face for face, token in enumerate(DIE_TOKENS)}


def why_not_die(state: State, side: int, face: int) -> Reason | None:
    """Why a side has no such die to choose."""
    return None if state.dice[side * len(FACES) + face] else no("no-such-die", "dice", face=FACES[face])


def dice_of(state: State, side: int) -> list[str]:
    """The dice of which `why_not_die` has nothing to say."""
    base = side * len(FACES)
    return list(compress(DIE_TOKENS, state.dice[base : base + len(FACES)]))


def recovery(match: Match[State]) -> Steps[None]:
    """Phase 1: dice are counted, each player draws an event and a story card."""
    state = match.state
    match.tell("b5a.turn", turn=state.turn)
    free_bonus = state.where[THORIN] >= 0 or state.where[BEORN] >= 0
    state.rolls[FREE] = DICE[FREE] + (1 if free_bonus else 0)
    state.rolls[SHADOW] = DICE[SHADOW] + (1 if armies.two_in_one_territory(state) else 0)
    for side in (FREE, SHADOW):
        yield from draw_both(match, side)
    state.phase = GENERALS_PHASE


def activate_generals(match: Match[State]) -> Steps[None]:
    """Phase 2: up to three generals, and as many leadership tokens, each for another army."""
    state = match.state

    def why_not(who: int) -> Reason | None:
        reason = why_not_general(state, who)
        if reason is not None:
            return reason
        if state.active[who]:
            return no("active-already", "generals", who=CHARACTER_IDS[who])
        return None if state.where[who] >= 0 else no("not-in-play", "generals", who=CHARACTER_IDS[who])

    for number in range(ACTIVATIONS):
        options = [*offered(CHARACTER_TOKENS, GENERALS, why_not), DONE]
        answer = yield ask(FREE, "b5a.activate", options, by_token(CHARACTER_OF_TOKEN, why_not), number=number + 1)
        if answer == DONE:
            break
        who = CHARACTER_OF_TOKEN[answer]
        state.active[who] = 1
        match.tell("b5a.activated", who=CHARACTER_IDS[who])
    yield from hand_out_command(match, FREE, sum(state.active))
    state.phase = FATE_PHASE


def hand_out_command(match: Match[State], side: int, count: int) -> Steps[None]:
    """Leadership tokens, each into a different army; what finds no army stays in the supply."""
    yield from armies.spread_command(match, side, min(count, armies.command_left(match.state, side)), count)


def fate_phase(match: Match[State]) -> Steps[None]:
    """Phase 3."""
    yield from draw_tiles(match)
    match.state.phase = COMMAND_PHASE


def shadow_command(match: Match[State]) -> Steps[None]:
    """Phase 4: leadership tokens and bats, together as many as the Shadow has dice."""
    state = match.state
    total = state.rolls[SHADOW]
    bats = yield from how_many(SHADOW, "b5a.how-many-bats", 0, min(BATS, total), "bats-limit", "bats", total=total)
    yield from hand_out_command(match, SHADOW, total - bats)
    yield from place_bats(match, bats)
    state.phase = ROLL


def roll(match: Match[State]) -> Steps[None]:
    """Phase 5 begins: both roll; a card on the table may change what fell."""
    state = match.state
    for side in (FREE, SHADOW):
        faces = match.chance.roll("action-dice-" + SEATS[side], DIE_FACES[side], state.rolls[side])
        for name in faces:
            state.dice[side * len(FACES) + FACE[name]] += 1
        match.tell("b5a.action-dice", side=SEATS[side], faces=faces)
    for text in state.box.on_table(state.cards):
        if text.after_roll is not None:
            yield from text.after_roll(match)
    state.mover = FREE
    state.general_used = False
    state.phase = ACTION


def end_of_turn(match: Match[State]) -> None:
    """Phase 6: the Shadow's victory, then everything that lasts a turn is put away."""
    state = match.state
    if armies.points(state) >= VICTORY_POINTS:
        raise armies.win(match, SHADOW, "points")
    state.command = bytearray(AREAS)
    state.bats = bytearray(len(TERRITORIES))
    state.active = bytearray(CHARACTERS)
    eagles_home(match)
    state.turn += 1
    state.phase = RECOVERY


PHASE_STEPS = {
    RECOVERY: recovery,
    GENERALS_PHASE: activate_generals,
    FATE_PHASE: fate_phase,
    COMMAND_PHASE: shadow_command,
    ROLL: roll,
    END: end_of_turn,
}
