"""Actions (rulebook chapter V): choosing a die, and what its result can be used for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.abilities import Use, always
from westmarch.games.b5a.ask import ask, no
from westmarch.games.b5a.cards import BOX
from westmarch.games.b5a.characters import eagles, heroes
from westmarch.games.b5a.characters.beorn import fury, spend_wrath, why_not_fury
from westmarch.games.b5a.characters.generals import GENERAL_OF_TOKEN, GENERAL_TOKENS, use_general, why_not_ability
from westmarch.games.b5a.characters.heroes import ENTER_TOKENS
from westmarch.games.b5a.facts.board import MUSTER_BOXES
from westmarch.games.b5a.facts.deck import (
    CARD_IDS,
    CARD_TYPE,
    RESOLVING,
    USED,
)
from westmarch.games.b5a.facts.pieces import (
    AS_ARMY,
    AS_CHARACTER,
    AS_EVENT,
    AS_EYE,
    AS_MUSTER,
    BEORN,
    BILBO,
    BOLG,
    CHARACTER_FACE,
    FACES,
    FREE,
    GENERALS,
    GOBLINS,
    LORD,
    SEATS,
    SHADOW,
    SYMBOLS,
    THORIN,
    WILL_FACE,
)
from westmarch.games.b5a.state import END, State
from westmarch.games.b5a.turn import hands
from westmarch.games.b5a.turn.phases import DIE_OF_TOKEN, dice_of, why_not_die
from westmarch.games.b5a.war.armies import figures_left, put_units
from westmarch.games.b5a.war.attacks import attack_action, combined_attack, why_not_attack_any, why_not_combine_any
from westmarch.games.b5a.war.moves import ANY, LED, move_armies, why_not_move_any
from westmarch.games.b5a.war.recruiting import rally_armies, recruit, which_region, why_not_flip_any, why_not_rally_any

PASS = "pass"
SKIP = "skip"
RING = "ring"
ANOTHER = "another"
GOBLIN_ARMY = (GOBLINS,)
BOTH = -1

# -- the turn order of actions


def dice_left(state: State, side: int) -> int:
    base = side * len(FACES)
    return sum(state.dice[base : base + len(FACES)])


def why_not_pass(state: State, side: int) -> Reason | None:
    if state.general_used:
        return no("pass-after-general", "passing")
    if dice_left(state, 1 - side) <= dice_left(state, side):
        return no("pass-needs-fewer", "passing")
    return None


def action(match: Match[State]) -> Steps[None]:
    """One action, or one general's ability before it."""
    state = match.state
    side = state.mover
    if not dice_left(state, side):
        next_mover(state)
        return

    def why(token: str) -> Reason | None:
        if token in DIE_OF_TOKEN:
            return why_not_die(state, side, DIE_OF_TOKEN[token])
        if token in GENERAL_OF_TOKEN:
            return _why_not_general(state, side, token)
        if token == PASS:
            return why_not_pass(state, side)
        if token == RING and side == FREE:
            fitting = dice_symbols(state, side) & AS_CHARACTER
            return heroes.why_not_ring(state) or no("choose-die" if fitting else "no-die-for-it", "dice")
        return why_not_yet(state, side, token)

    options = dice_of(state, side)
    if side == FREE and not state.general_used:
        active = [who for who in GENERALS if state.active[who]]
        options += [GENERAL_TOKENS[who] for who in active if why_not_ability(state, who) is None]
    if why_not_pass(state, side) is None:
        options.append(PASS)
    answer = yield ask(side, "b5a.action", options, why)
    if answer == PASS:
        match.tell("b5a.passed", side=SEATS[side])
        state.mover = 1 - side
    elif answer in GENERAL_OF_TOKEN:
        yield from use_general(match, GENERAL_OF_TOKEN[answer])
    else:
        spent = yield from use_die(match, side, DIE_OF_TOKEN[answer], others=len(options) > 1)
        if spent and state.battle is None:
            finish(match)


def finish(match: Match[State]) -> None:
    """An action is complete, with its combat: the card that caused it is used, the other player is next."""
    state = match.state
    place = state.cards.find(RESOLVING)
    if place >= 0:
        state.cards[place] = USED
    next_mover(state)


def next_mover(state: State) -> None:
    state.general_used = False
    if dice_left(state, 1 - state.mover):
        state.mover = 1 - state.mover
    elif not dice_left(state, state.mover):
        state.phase = END


# -- the uses of a die


def _move(token: str, side: int, symbols: int, most: int, steps: int = 1, need: tuple[int, ...] = ANY) -> Use:
    def why_not(state: State, side: int, symbols: int) -> Reason | None:
        return why_not_move_any(state, side, need)

    return Use(token, side, symbols, why_not, lambda match, side, face: move_armies(match, side, most, steps, need))


def _attack(token: str, side: int, symbols: int, need: tuple[int, ...] = ANY) -> Use:
    def why_not(state: State, side: int, symbols: int) -> Reason | None:
        return why_not_attack_any(state, side, need)

    def run(match: Match[State], side: int, face: int) -> Steps[None]:
        yield from attack_action(match, side, need)

    return Use(token, side, symbols, why_not, run)


def _entrance(who: int, side: int, symbols: int) -> Use:
    def why_not(state: State, side: int, symbols: int) -> Reason | None:
        return heroes.why_not_enter(state, who)

    return Use(ENTER_TOKENS[who], side, symbols, why_not, lambda match, side, face: heroes.come(match, who))


def _deed(
    token: str,
    side: int,
    symbols: int,
    why_not: Callable[[State], Reason | None],
    run: Callable[[Match[State]], Steps[None]],
) -> Use:
    """What only one side does, with any die of that symbol."""
    return Use(token, side, symbols, lambda state, side, symbols: why_not(state), lambda match, side, face: run(match))


def _common(
    token: str,
    symbols: int,
    why_not: Callable[[State, int], Reason | None],
    run: Callable[[Match[State], int], Steps[None]],
) -> Use:
    """What either side does, with any die of that symbol."""
    return Use(
        token,
        BOTH,
        symbols,
        lambda state, side, symbols: why_not(state, side),
        lambda match, side, face: run(match, side),
    )


def _why_not_goblins(state: State) -> Reason | None:
    return None if figures_left(state, GOBLINS) > 0 else no("no-goblins-left", "recruiting")


def _goblins(match: Match[State]) -> Steps[None]:
    """One goblin unit in each goblin mustering point; with a single figure left the player says where."""
    state = match.state
    if figures_left(state, GOBLINS) == 1:
        area = yield from which_region(state, SHADOW, MUSTER_BOXES)
        put_units(match, SHADOW, area, GOBLINS, 1)
        return
    for area in MUSTER_BOXES:
        put_units(match, SHADOW, area, GOBLINS, 1)


def _fury(match: Match[State], side: int, face: int) -> Steps[None]:
    """Will of the West moves Beorn; a Character result costs a wrath token."""
    if face != WILL_FACE:
        spend_wrath(match)
    yield from fury(match)


USES: tuple[Use, ...] = (
    _move("strategic", BOTH, AS_ARMY, 2),
    _attack("attack", BOTH, AS_ARMY),
    _common("combined", AS_ARMY, why_not_combine_any, combined_attack),
    _move("rapid", BOTH, AS_CHARACTER, 1, steps=2, need=LED),
    _attack("attack-led", BOTH, AS_CHARACTER, LED),
    _common("walk", AS_CHARACTER, heroes.why_not_walk, heroes.move_characters),
    # Cards can always be drawn, even if both decks are empty.
    _common("draw", AS_EVENT, always, hands.draw_both),
    _common("recruit", AS_MUSTER, why_not_flip_any, partial(recruit, most=2)),
    _common("rally", AS_MUSTER, why_not_rally_any, partial(rally_armies, most=2)),
    _deed("goblins", SHADOW, AS_EYE, _why_not_goblins, _goblins),
    _attack("goblin-attack", SHADOW, AS_EYE, GOBLIN_ARMY),
    _move("goblin-move", SHADOW, AS_EYE, 2, need=GOBLIN_ARMY),
    *[_entrance(who, FREE, AS_CHARACTER) for who in (BILBO, THORIN, LORD, BEORN)],
    _entrance(BOLG, SHADOW, AS_MUSTER),
    Use("beorn", FREE, AS_CHARACTER, lambda state, side, symbols: why_not_fury(state, symbols), _fury),
    _deed("eagles", FREE, AS_MUSTER, eagles.why_not_eagles, eagles.eagles_strike),
    _deed("bats", SHADOW, AS_MUSTER, eagles.why_not_swarm, eagles.swarm),
    _deed("renew", SHADOW, AS_MUSTER, heroes.why_not_renew, heroes.renew),
    *BOX.uses,
)
USE_OF_TOKEN: dict[str, Use] = {use.token: use for use in USES}
USES_OF: tuple[tuple[Use, ...], ...] = tuple(
    tuple(use for use in USES if use.side in (BOTH, side)) for side in (FREE, SHADOW)
)


def why_not_card(state: State, side: int, symbols: int, card: int) -> Reason | None:
    """Why a card can't be played with a result of these symbols."""
    reason = hands.why_not_held(state, side, "cards", card)
    if reason is not None:
        return reason
    if not symbols & (AS_EVENT | CARD_TYPE[card]):
        return no("wrong-die", "cards", card=CARD_IDS[card])
    return state.box.texts[card].why_not(state, side)


def use_options(state: State, side: int, symbols: int) -> list[str]:
    options = [
        use.token for use in USES_OF[side] if use.symbols & symbols and use.why_not(state, side, symbols) is None
    ]
    return options + [
        hands.CARD_TOKENS[card] for card in hands.hand(state, side) if why_not_card(state, side, symbols, card) is None
    ]


def why_not_use(state: State, side: int, token: str, symbols: int, key: str = "wrong-symbol") -> Reason | None:
    """Why a result of these symbols can't be used for a thing: whose it is, what it needs, which symbol it wants."""
    if token in hands.CARD_OF_TOKEN:
        return why_not_card(state, side, symbols, hands.CARD_OF_TOKEN[token])
    if token in GENERAL_OF_TOKEN:
        return _why_not_general(state, side, token) or no("general-before-die", "generals")
    use = USE_OF_TOKEN.get(token)
    if use is None:
        return None
    if use.side == 1 - side:
        return no("not-your-side", "dice")
    return use.why_not(state, side, symbols) or (None if use.symbols & symbols else no(key, "dice"))


def why_not_yet(state: State, side: int, token: str) -> Reason | None:
    """Why a thing can't be done before a die is chosen for it, or with none of the dice."""
    reason = why_not_use(state, side, token, dice_symbols(state, side), "no-die-for-it")
    if reason is None and (token in hands.CARD_OF_TOKEN or token in USE_OF_TOKEN):
        return no("choose-die", "dice")
    return reason


def _why_not_general(state: State, side: int, token: str) -> Reason | None:
    return no("free-only", "generals") if side == SHADOW else why_not_ability(state, GENERAL_OF_TOKEN[token])


def dice_symbols(state: State, side: int) -> int:
    """All that a side's unused dice show."""
    shown = 0
    for face in range(len(FACES)):
        if state.dice[side * len(FACES) + face]:
            shown |= SYMBOLS[face]
    return shown


def use_die(match: Match[State], side: int, face: int, others: bool) -> Steps[bool]:
    """The die is spent on one of its uses, or on nothing; False if it lies there unused after all.

    Whether anything can be done with it may depend on the hand. So the question is the same for everybody who looks
    on, and the player who is told "nothing" can choose something else, if there is anything (`others`).
    """
    state = match.state
    symbols = SYMBOLS[face]
    answer = yield from choose_use(match, side, face, symbols, ringed=False, others=others)
    if answer == ANOTHER:
        return False
    state.dice[side * len(FACES) + face] -= 1
    match.tell("b5a.die", side=SEATS[side], face=FACES[face])
    used_as = face
    if answer == RING:
        # From here on the result is used as Character.
        used_as = CHARACTER_FACE
        yield from heroes.use_ring(match)
        answer = yield from choose_use(match, side, face, AS_CHARACTER, ringed=True, others=False)
    if answer == SKIP:
        match.tell("b5a.die-wasted", side=SEATS[side], face=FACES[face])
    elif answer in USE_OF_TOKEN:
        match.tell("b5a.used", side=SEATS[side], use=answer)
        yield from USE_OF_TOKEN[answer].run(match, side, used_as) or ()
    else:
        card = hands.CARD_OF_TOKEN[answer]
        state.cards[card] = RESOLVING
        match.tell("b5a.card-played", side=SEATS[side], card=CARD_IDS[card])
        yield from state.box.texts[card].effect(match, side, used_as) or ()
        if state.cards[card] == RESOLVING and state.battle is None:
            state.cards[card] = USED
    return True


def choose_use(match: Match[State], side: int, face: int, symbols: int, ringed: bool, others: bool) -> Steps[str]:
    """What the die is used for."""
    state = match.state
    as_character = side == FREE and not ringed and symbols & AS_CHARACTER

    def uses() -> tuple[tuple[str, ...], Mapping[str, object]]:
        options = use_options(state, side, symbols)
        if as_character and heroes.why_not_ring(state) is None:
            options.append(RING)
        nothing = not options
        options.append(SKIP)
        if nothing and others:
            options.append(ANOTHER)
        return tuple(options), {"face": FACES[face], "nothing": nothing}

    def why(token: str) -> Reason | None:
        if token == RING:
            return heroes.why_not_ring(state) or (None if as_character else no("wrong-symbol", "bilbo"))
        if token == ANOTHER and not uses()[1]["nothing"]:
            return no("die-of-use", "dice", face=FACES[face])
        if token == ANOTHER and not others:
            return no("no-other-die", "dice")
        if token == PASS or token in DIE_OF_TOKEN:
            return no("die-chosen", "dice")
        return why_not_use(state, side, token, symbols)

    # A hand that is not empty may hold a card for this die, or none.
    if hands.hand_size(state, side) > 0:
        return (yield Decision(SEATS[side], "b5a.use", (), None, why, secret=True, later=uses))
    options, params = uses()
    return (yield Decision(SEATS[side], "b5a.use", options, params, why))
