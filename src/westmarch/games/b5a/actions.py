"""Actions (rulebook chapter V): choosing a die, and what its result can be used for."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.armies import (
    armies,
    discard_from_table,
    figures_left,
    put_units,
    trim,
)
from westmarch.games.b5a.ask import no, which_area
from westmarch.games.b5a.attacks import attack_action, attackers, combined_attack, combined_targets
from westmarch.games.b5a.beorn import fury, no_fury, spend_wrath
from westmarch.games.b5a.board import AREAS, MUSTER_BOXES
from westmarch.games.b5a.cards import CONDITIONS, EFFECTS
from westmarch.games.b5a.deck import (
    CARD_IDS,
    CARD_TYPE,
    FLYING_ARROWS,
    IN_FREE_HAND,
    ON_TABLE,
    RESOLVING,
    TROUBLED_MIND,
    USED,
)
from westmarch.games.b5a.eagles import (
    eagles_strike,
    mountain_strike,
    no_eagles,
    no_mountain_strike,
    no_swarm,
    swarm,
)
from westmarch.games.b5a.fate import marker_back
from westmarch.games.b5a.generals import GENERAL_OF_TOKEN, GENERAL_TOKENS, no_ability, use_general
from westmarch.games.b5a.hands import CARD_OF_TOKEN, CARD_TOKENS, draw_both, hand_size
from westmarch.games.b5a.heroes import (
    ENTER_TOKENS,
    cannot_enter,
    come,
    move_characters,
    no_renewal,
    no_ring,
    renew,
    use_ring,
    walkers,
)
from westmarch.games.b5a.moves import ANY, LED, movable, move_armies
from westmarch.games.b5a.phases import DIE_OF_TOKEN, DIE_TOKENS
from westmarch.games.b5a.pieces import (
    AS_ARMY,
    AS_CHARACTER,
    AS_EVENT,
    AS_EYE,
    AS_MUSTER,
    AS_WILL,
    BEORN,
    BILBO,
    BOLG,
    FACES,
    FREE,
    GENERALS,
    GOBLINS,
    LORD,
    ORCS,
    SEATS,
    SHADOW,
    SYMBOLS,
    THORIN,
    WILL_FACE,
)
from westmarch.games.b5a.recruiting import flippable, rally_armies, recruit
from westmarch.games.b5a.state import END, State

PASS = "pass"
SKIP = "skip"
RING = "ring"
ANOTHER = "another"
GOBLIN_ARMY = (GOBLINS,)

# -- the turn order of actions


def dice_left(state: State, side: int) -> int:
    base = side * len(FACES)
    return sum(state.dice[base : base + len(FACES)])


def no_pass(state: State, side: int) -> Reason | None:
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
    base = side * len(FACES)
    options = [DIE_TOKENS[face] for face in range(len(FACES)) if state.dice[base + face]]
    if side == FREE and not state.general_used:
        options += [GENERAL_TOKENS[who] for who in GENERALS if state.active[who] and no_ability(state, who) is None]
    if no_pass(state, side) is None:
        options.append(PASS)

    def why(token: str) -> Reason | None:
        if token in DIE_OF_TOKEN:
            return no("no-such-die", "dice", face=FACES[DIE_OF_TOKEN[token]])
        if token == PASS:
            return no_pass(match.state, side)
        if token == RING and side == FREE:
            return no_ring(match.state) or _needs_die(match.state, side, AS_CHARACTER)
        return why_no_use(match.state, side, token)

    answer = yield Decision(SEATS[side], "b5a.action", tuple(options), None, why)
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


class Use:
    """One thing an action die can do: for whom, with which symbols, when, and how."""

    __slots__ = ("check", "run", "side", "symbols", "token")

    def __init__(
        self,
        token: str,
        side: int,
        symbols: int,
        check: Callable[[State, int, int], Reason | None],
        run: Callable[[Match[State], int, int], Steps[None]],
    ) -> None:
        self.token = token
        self.side = side  # -1: both
        self.symbols = symbols
        self.check = check
        self.run = run


def _can_move(need: tuple[int, ...]) -> Callable[[State, int, int], Reason | None]:
    def check(state: State, side: int, symbols: int) -> Reason | None:
        return None if movable(state, side, need) else no("nothing-to-move", "movement")

    return check


def _can_attack(need: tuple[int, ...]) -> Callable[[State, int, int], Reason | None]:
    def check(state: State, side: int, symbols: int) -> Reason | None:
        return None if attackers(state, side, need) else no("nothing-to-attack", "combat")

    return check


def _strategic(match: Match[State], side: int, face: int) -> Steps[None]:
    yield from move_armies(match, side, 2)


def _attack(match: Match[State], side: int, face: int) -> Steps[None]:
    yield from attack_action(match, side)


def _can_combine(state: State, side: int, symbols: int) -> Reason | None:
    return None if combined_targets(state, side) else no("nobody-surrounded", "combined")


def _combine(match: Match[State], side: int, face: int) -> Steps[None]:
    yield from combined_attack(match, side)


def _rapid(match: Match[State], side: int, face: int) -> Steps[None]:
    yield from move_armies(match, side, 1, steps=2, need=LED)


def _attack_led(match: Match[State], side: int, face: int) -> Steps[None]:
    yield from attack_action(match, side, LED)


def _can_walk(state: State, side: int, symbols: int) -> Reason | None:
    return None if walkers(state, side) else no("nobody-to-walk", "characters")


def _walk(match: Match[State], side: int, face: int) -> Steps[None]:
    yield from move_characters(match, side)


def _always(state: State, side: int, symbols: int) -> Reason | None:
    return None


def _draw(match: Match[State], side: int, face: int) -> Steps[None]:
    yield from draw_both(match, side)


def _can_recruit(state: State, side: int, symbols: int) -> Reason | None:
    return None if flippable(state, side) else no("no-tokens", "recruiting")


def _recruit(match: Match[State], side: int, face: int) -> Steps[None]:
    yield from recruit(match, side, 2)


def _can_rally(state: State, side: int, symbols: int) -> Reason | None:
    base = side * AREAS
    size = state.size
    for area in range(AREAS):
        if state.damage[area] and size[base + area]:
            return None
    return no("nothing-to-rally", "rally")


def _rally(match: Match[State], side: int, face: int) -> Steps[None]:
    yield from rally_armies(match, side, 2)


def _goblins_left(state: State, side: int, symbols: int) -> Reason | None:
    return None if figures_left(state, GOBLINS) > 0 else no("no-goblins-left", "recruiting")


def _goblins(match: Match[State], side: int, face: int) -> Steps[None]:
    """One goblin unit in each goblin mustering point; with a single figure left the player says where."""
    state = match.state
    if figures_left(state, GOBLINS) == 1:
        area = yield from which_area(SHADOW, "b5a.place-at", MUSTER_BOXES, False)
        put_units(match, SHADOW, area, GOBLINS, 1)
        return
    for area in MUSTER_BOXES:
        put_units(match, SHADOW, area, GOBLINS, 1)


def _goblin_move(match: Match[State], side: int, face: int) -> Steps[None]:
    yield from move_armies(match, side, 2, need=GOBLIN_ARMY)


def _goblin_attack(match: Match[State], side: int, face: int) -> Steps[None]:
    yield from attack_action(match, side, GOBLIN_ARMY)


def _can_enter(who: int) -> Callable[[State, int, int], Reason | None]:
    def check(state: State, side: int, symbols: int) -> Reason | None:
        return cannot_enter(state, who)

    return check


def _enter(who: int) -> Callable[[Match[State], int, int], Steps[None]]:
    def run(match: Match[State], side: int, face: int) -> Steps[None]:
        yield from come(match, who)

    return run


def _no_fury(state: State, side: int, symbols: int) -> Reason | None:
    return no_fury(state, symbols)


def _fury(match: Match[State], side: int, face: int) -> Steps[None]:
    """Will of the West moves Beorn; a Character result costs a wrath token."""
    if face != WILL_FACE:
        spend_wrath(match)
    yield from fury(match)


def _no_eagles(state: State, side: int, symbols: int) -> Reason | None:
    return no_eagles(state)


def _eagles(match: Match[State], side: int, face: int) -> Steps[None]:
    yield from eagles_strike(match)


def _no_mountain(state: State, side: int, symbols: int) -> Reason | None:
    return no_mountain_strike(state)


def _mountain(match: Match[State], side: int, face: int) -> Steps[None]:
    yield from mountain_strike(match)


def _no_swarm(state: State, side: int, symbols: int) -> Reason | None:
    return no_swarm(state)


def _swarm(match: Match[State], side: int, face: int) -> Steps[None]:
    yield from swarm(match)


def _no_renewal(state: State, side: int, symbols: int) -> Reason | None:
    return no_renewal(state)


def _renew(match: Match[State], side: int, face: int) -> Steps[None]:
    yield from renew(match)


def _no_card_orcs(state: State, side: int, symbols: int) -> Reason | None:
    if state.cards[FLYING_ARROWS] == ON_TABLE and armies(state, SHADOW):
        return None
    return no("no-orcs-on-card", "cards")


def _card_orc(match: Match[State], side: int, face: int) -> Steps[None]:
    """Flying Arrows and Wild Spears: one orc from the card into any army."""
    state = match.state
    area = yield from which_area(SHADOW, "b5a.reinforce", armies(state, SHADOW), False)
    state.orcs_on_card -= 1
    put_units(match, SHADOW, area, ORCS, 1)
    if not state.orcs_on_card:
        discard_from_table(match, FLYING_ARROWS)
    yield from trim(match, SHADOW, area)


def _no_trouble(state: State, side: int, symbols: int) -> Reason | None:
    if state.cards[TROUBLED_MIND] != ON_TABLE:
        return no("no-trouble", "cards")
    if not symbols & AS_WILL and not state.marker:
        return no("fate-at-zero", "cards")
    return None


def _calm(match: Match[State], side: int, face: int) -> Steps[None]:
    """Troubled Mind is lifted: by Will of the West, or by any die and a step back of fate."""
    state = match.state
    if face != WILL_FACE:
        marker_back(match)
    state.troubled = -1
    discard_from_table(match, TROUBLED_MIND)
    yield from ()


_EVERY = AS_CHARACTER | AS_ARMY | AS_MUSTER | AS_EVENT | AS_EYE
USES: tuple[Use, ...] = (
    Use("strategic", -1, AS_ARMY, _can_move(ANY), _strategic),
    Use("attack", -1, AS_ARMY, _can_attack(ANY), _attack),
    Use("combined", -1, AS_ARMY, _can_combine, _combine),
    Use("rapid", -1, AS_CHARACTER, _can_move(LED), _rapid),
    Use("attack-led", -1, AS_CHARACTER, _can_attack(LED), _attack_led),
    Use("walk", -1, AS_CHARACTER, _can_walk, _walk),
    Use("draw", -1, AS_EVENT, _always, _draw),
    Use("recruit", -1, AS_MUSTER, _can_recruit, _recruit),
    Use("rally", -1, AS_MUSTER, _can_rally, _rally),
    Use("goblins", SHADOW, AS_EYE, _goblins_left, _goblins),
    Use("goblin-attack", SHADOW, AS_EYE, _can_attack(GOBLIN_ARMY), _goblin_attack),
    Use("goblin-move", SHADOW, AS_EYE, _can_move(GOBLIN_ARMY), _goblin_move),
    Use("enter:bilbo", FREE, AS_CHARACTER, _can_enter(BILBO), _enter(BILBO)),
    Use("enter:thorin", FREE, AS_CHARACTER, _can_enter(THORIN), _enter(THORIN)),
    Use("enter:lord_of_the_eagles", FREE, AS_CHARACTER, _can_enter(LORD), _enter(LORD)),
    Use("enter:beorn", FREE, AS_CHARACTER, _can_enter(BEORN), _enter(BEORN)),
    Use("enter:bolg", SHADOW, AS_MUSTER, _can_enter(BOLG), _enter(BOLG)),
    Use("beorn", FREE, AS_CHARACTER, _no_fury, _fury),
    Use("eagles", FREE, AS_MUSTER, _no_eagles, _eagles),
    Use("eagles-mountain", FREE, AS_MUSTER, _no_mountain, _mountain),
    Use("bats", SHADOW, AS_MUSTER, _no_swarm, _swarm),
    Use("renew", SHADOW, AS_MUSTER, _no_renewal, _renew),
    Use("card-orc", SHADOW, _EVERY, _no_card_orcs, _card_orc),
    Use("calm", FREE, _EVERY, _no_trouble, _calm),
)
USE_OF_TOKEN: dict[str, Use] = {use.token: use for use in USES}
USES_OF: tuple[tuple[Use, ...], ...] = tuple(
    tuple(use for use in USES if use.side in (-1, side)) for side in (FREE, SHADOW)
)
assert all(token in USE_OF_TOKEN for token in ENTER_TOKENS.values())


def no_card(state: State, side: int, symbols: int, card: int) -> Reason | None:
    """Why a card can't be played with a result of these symbols."""
    name = CARD_IDS[card]
    if state.cards[card] != IN_FREE_HAND + side:
        return no("not-in-hand", "cards", card=name)
    if not symbols & (AS_EVENT | CARD_TYPE[card]):
        return no("wrong-die", "cards", card=name)
    condition = CONDITIONS.get(card)
    return condition(state, side) if condition is not None else None


def use_options(state: State, side: int, symbols: int) -> list[str]:
    options = [use.token for use in USES_OF[side] if use.symbols & symbols and use.check(state, side, symbols) is None]
    place = IN_FREE_HAND + side
    card = state.cards.find(place)
    while card >= 0:
        if no_card(state, side, symbols, card) is None:
            options.append(CARD_TOKENS[card])
        card = state.cards.find(place, card + 1)
    return options


def why_no_use(state: State, side: int, token: str, symbols: int = -1) -> Reason | None:
    """Why a die can't be used for a thing: whose it is, what it needs, which symbol it wants."""
    if token in CARD_OF_TOKEN:
        with_dice = symbols if symbols >= 0 else dice_symbols(state, side)
        return no_card(state, side, with_dice, CARD_OF_TOKEN[token]) or no("choose-die", "dice")
    if token in GENERAL_OF_TOKEN:
        if side == SHADOW:
            return no("free-only", "generals")
        return no_ability(state, GENERAL_OF_TOKEN[token]) or no("general-before-die", "generals")
    use = USE_OF_TOKEN.get(token)
    if use is None:
        return None
    if use.side == 1 - side:
        return no("not-your-side", "dice")
    reason = use.check(state, side, symbols if symbols >= 0 else dice_symbols(state, side))
    if reason is not None:
        return reason
    return no("wrong-symbol", "dice") if symbols >= 0 else _needs_die(state, side, use.symbols)


def _needs_die(state: State, side: int, symbols: int) -> Reason:
    """A die has to be chosen first, if there is a fitting one."""
    return no("choose-die", "dice") if symbols & dice_symbols(state, side) else no("no-die-for-it", "dice")


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
    ringed = answer == RING
    if ringed:
        # From here on the result is used as Character.
        yield from use_ring(match)
        answer = yield from choose_use(match, side, face, AS_CHARACTER, ringed=True, others=False)
    if answer == SKIP:
        match.tell("b5a.die-wasted", side=SEATS[side], face=FACES[face])
    elif answer in USE_OF_TOKEN:
        match.tell("b5a.used", side=SEATS[side], use=answer)
        yield from USE_OF_TOKEN[answer].run(match, side, face if not ringed else CHARACTER_AFTER_RING)
    else:
        card = CARD_OF_TOKEN[answer]
        state.cards[card] = RESOLVING
        match.tell("b5a.card-played", side=SEATS[side], card=CARD_IDS[card])
        yield from EFFECTS[card](match, side, face if not ringed else CHARACTER_AFTER_RING)
        if state.cards[card] == RESOLVING and state.battle is None:
            state.cards[card] = USED
    return True


def choose_use(match: Match[State], side: int, face: int, symbols: int, ringed: bool, others: bool) -> Steps[str]:
    """What the die is used for."""
    state = match.state
    options = use_options(state, side, symbols)
    if side == FREE and not ringed and symbols & AS_CHARACTER and state.rings and no_ring(state) is None:
        options.append(RING)
    nothing = not options
    options.append(SKIP)
    if nothing and others:
        options.append(ANOTHER)

    def why(token: str) -> Reason | None:
        if token == RING:
            return no_ring(match.state) or no("wrong-symbol", "bilbo")
        if token == ANOTHER:
            return no("no-other-die", "dice") if nothing else no("die-of-use", "dice", face=FACES[face])
        return why_no_use(match.state, side, token, symbols)

    params = {"face": FACES[face], "nothing": nothing}
    # A hand that is not empty may hold a card for this die, or none.
    secret = hand_size(state, side) > 0
    return (yield Decision(SEATS[side], "b5a.use", tuple(options), params, why, secret))


# A Will of the West with which Bilbo's ring was used counts as a Character result.
CHARACTER_AFTER_RING = FACES.index("character")
