"""The story cards of the Shadow: one function each, with the printed condition beside it if there is one."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.ask import (
    CHARACTER_OF_TOKEN,
    CHARACTER_TOKENS,
    DONE,
    ask,
    by_token,
    no,
    offered,
    up_to,
    whether,
    which_area,
)
from westmarch.games.b5a.characters.eagles import TERRITORY_OF_TOKEN, TERRITORY_TOKENS
from westmarch.games.b5a.characters.generals import why_not_general
from westmarch.games.b5a.facts.board import (
    AREA_IDS,
    AREAS,
    BROKEN_LANDS,
    IN_TERRITORY,
    MUSTER_BOXES,
    MUSTERING,
    NEIGHBOURS,
    NO_AREA,
    PASSES,
    RUINS_OF_DALE,
    SETTLEMENTS,
    TERRITORIES,
)
from westmarch.games.b5a.facts.deck import FLYING_ARROWS, HOWLING_ORCS, ON_TABLE, TROUBLED_MIND
from westmarch.games.b5a.facts.pieces import (
    BOLG,
    CHARACTER_IDS,
    FREE,
    GENERALS,
    GOBLINS,
    GREAT_ORCS,
    GUARDS_LIMIT,
    KINDS,
    LORD,
    NECROMANCER,
    NOT_YET,
    ORCS,
    ORCS_ON_CARD,
    SHADOW,
    WARGS,
)
from westmarch.games.b5a.state import State
from westmarch.games.b5a.turn.fate import marker_back
from westmarch.games.b5a.turn.hands import draw_event, keep_limit
from westmarch.games.b5a.war.armies import (
    armies,
    enter,
    figures_left,
    has_any,
    is_led,
    lose_unit,
    put_command,
    put_units,
    reinforce,
    spread_command,
    trim,
    which_army,
)
from westmarch.games.b5a.war.attacks import move_and_attack
from westmarch.games.b5a.war.damage import inflict
from westmarch.games.b5a.war.moves import LED, move_armies
from westmarch.games.b5a.war.recruiting import lies, recruit, regions_with_tokens, take_token, which_region
from westmarch.games.b5a.war.rolls import roll_simple

_LANDS = IN_TERRITORY[BROKEN_LANDS]


def great_dread(match: Match[State], side: int, face: int) -> Steps[None]:
    """Four dice: each 4 or more takes a Free recruitment token off the board."""
    hits = yield from roll_simple(match, SHADOW, "dread-dice", 4, 4, 0)
    for _ in range(hits):
        yield from lose_token(match)


def why_not_great_dread(state: State, side: int) -> Reason | None:
    held = sum(state.held[area] for area in SETTLEMENTS)
    return None if held >= 2 else no("needs-two-settlements", "card-conditions")


def lose_token(match: Match[State]) -> Steps[None]:
    """A Free recruitment token of the Shadow's choice goes back into its pool, unseen."""
    state = match.state

    def why_not(area: int) -> Reason | None:
        return None if lies(state, FREE, area) else no("no-enemy-token", "cards", area=AREA_IDS[area])

    area = yield from which_area(SHADOW, "b5a.lose-token", why_not, regions_with_tokens(state, FREE))
    if area != NO_AREA:
        yield from take_token(match, SHADOW, FREE, area)
        match.tell("b5a.tokens-lost", area=AREA_IDS[area], side="free", count=1, by="card")


def _reinforce(
    match: Match[State], kind: int, count: int, command: int, fits: Callable[[int], bool] | None = None
) -> Steps[None]:
    """Units and leadership tokens for one army that fits, which may then move or attack, not both."""
    area = yield from reinforce(match, SHADOW, kind, count, command, fits)
    if area != NO_AREA:
        yield from move_and_attack(match, SHADOW, area, both=False)


def war_band(match: Match[State], side: int, face: int) -> Steps[None]:
    """Two orcs and two leadership tokens for an army in the Broken Lands, which may move or attack."""
    yield from _reinforce(match, ORCS, 2, 2, lambda area: area in _LANDS)


def chieftains_and_champions(match: Match[State], side: int, face: int) -> Steps[None]:
    """A leadership token each for up to four armies."""
    yield from spread_command(match, SHADOW, 4, 4, optional=True)


def bat_away(match: Match[State]) -> Steps[bool]:
    """The Shadow may take a bat off the board."""
    state = match.state
    options = [TERRITORY_TOKENS[territory] for territory in range(len(TERRITORIES)) if state.bats[territory]]
    if not options:
        return False
    answer = yield ask(SHADOW, "b5a.bat-away", [*options, DONE])
    if answer == DONE:
        return False
    territory = TERRITORY_OF_TOKEN[answer]
    state.bats[territory] -= 1
    match.tell("b5a.bats-left", territory=TERRITORIES[territory], area=None)
    return True


def whirling_bats(match: Match[State], side: int, face: int) -> Steps[None]:
    """Up to two bats leave, each with a Free leadership token."""
    state = match.state

    def why_not(area: int) -> Reason | None:
        if state.size[FREE * AREAS + area] and state.command[area]:
            return None
        return no("no-enemy-command", "cards", area=AREA_IDS[area])

    for _ in range(2):
        if not (yield from bat_away(match)):
            return
        area = yield from which_area(SHADOW, "b5a.lose-command", why_not, armies(state, FREE))
        if area != NO_AREA:
            state.command[area] -= 1
            match.tell("b5a.command-lost", area=AREA_IDS[area], side="free", count=1)


def flying_arrows(match: Match[State], side: int, face: int) -> Steps[None]:
    """An orc joins an army, six wait on the card; any die brings one of them (actions.py)."""
    state = match.state
    area = yield from which_army(state, SHADOW, "b5a.reinforce")
    if area != NO_AREA:
        put_units(match, SHADOW, area, ORCS, 1)
        yield from trim(match, SHADOW, area)
    waiting = min(ORCS_ON_CARD, figures_left(state, ORCS))
    if waiting > 0:
        state.orcs_on_card = waiting
        state.cards[FLYING_ARROWS] = ON_TABLE


def troubled_mind(match: Match[State], side: int, face: int) -> Steps[None]:
    """Stays on the table: one general can't use his ability. How it is lifted: actions.py."""
    state = match.state

    def why_not(who: int) -> Reason | None:
        reason = why_not_general(state, who)
        # The Lord of the Eagles is a general once he is in play.
        if reason is None and who == LORD and state.where[LORD] == NOT_YET:
            return no("not-in-play", "generals", who=CHARACTER_IDS[who])
        return reason

    options = offered(CHARACTER_TOKENS, GENERALS, why_not)
    if not options:
        return
    answer = yield ask(SHADOW, "b5a.trouble", options, by_token(CHARACTER_OF_TOKEN, why_not))
    state.troubled = CHARACTER_OF_TOKEN[answer]
    state.cards[TROUBLED_MIND] = ON_TABLE
    match.tell("b5a.troubled", who=CHARACTER_IDS[state.troubled])


def orc_army(match: Match[State], side: int, face: int) -> Steps[None]:
    """Five orcs in a mustering region; then an army of the Broken Lands moves up to two regions."""
    state = match.state
    area = yield from which_region(state, SHADOW, MUSTERING)
    if area != NO_AREA:
        put_units(match, SHADOW, area, ORCS, 5)
    yield from move_armies(match, SHADOW, 1, steps=2, among=_LANDS)


def black_tide(match: Match[State], side: int, face: int) -> Steps[None]:
    """Every army with leadership may move one region."""
    led = [area for area in armies(match.state, SHADOW) if is_led(match.state, SHADOW, area)]
    yield from move_armies(match, SHADOW, len(led), need=LED, each_once=True)


def great_goblin(match: Match[State], side: int, face: int) -> Steps[None]:
    """A great orc and a leadership token for an army with goblins, which may move or attack."""
    state = match.state
    yield from _reinforce(match, GREAT_ORCS, 1, 1, lambda area: has_any(state, area, (GOBLINS,)))


def howling_orcs(match: Match[State], side: int, face: int) -> None:
    """Stays on the table until a great orc falls; what it forbids: manoeuvres.py."""
    match.state.cards[HOWLING_ORCS] = ON_TABLE


def hurrying_multitude(match: Match[State], side: int, face: int) -> Steps[None]:
    """Up to two armies move up to two regions."""
    yield from move_armies(match, SHADOW, 2, steps=2)


def ill_chance(match: Match[State], side: int, face: int) -> Steps[None]:
    """The fate marker goes back a space; then an event card."""
    marker_back(match)
    draw_event(match, SHADOW)
    yield from keep_limit(match, SHADOW)


def returning_to_the_assault(match: Match[State], side: int, face: int) -> Steps[None]:
    """Up to five tokens in the Broken Lands are flipped; then an army there may move."""
    yield from recruit(match, SHADOW, 5, among=_LANDS, each_once=False)
    yield from move_armies(match, SHADOW, 1, among=_LANDS)


def orcs_from_gundabad(match: Match[State], side: int, face: int) -> Steps[None]:
    """Two orcs for an army, which may move or attack."""
    yield from _reinforce(match, ORCS, 2, 0)


def climbing_goblins(match: Match[State], side: int, face: int) -> Steps[None]:
    """Two goblins and a leadership token for an army behind the mountain, which may move or attack."""
    boxes = (*MUSTER_BOXES, *PASSES)
    yield from _reinforce(match, GOBLINS, 2, 1, lambda area: area in boxes)


def orcs_of_huge_size(match: Match[State], side: int, face: int) -> Steps[None]:
    """A great orc of Bolg's army becomes a bodyguard token."""
    state = match.state
    area = state.where[BOLG]
    if area < 0 or not state.units[area * KINDS + GREAT_ORCS]:
        return
    if (yield from whether(SHADOW, "b5a.huge-size", area=AREA_IDS[area])):
        # First the token, so that nothing is lost if it was the last unit beside him.
        state.guards = min(GUARDS_LIMIT, state.guards + 1)
        match.tell("b5a.guards", total=state.guards)
        lose_unit(match, SHADOW, area, GREAT_ORCS)


def the_shadow_of_the_necromancer(match: Match[State], side: int, face: int) -> None:
    """The red fate tile goes into the pool."""
    match.state.tiles[NECROMANCER] += 1
    match.tell("b5a.tile-added", tile="necromancer")


def the_swiftest_wolf_riders(match: Match[State], side: int, face: int) -> Steps[None]:
    """Three wargs and a leadership token in the Ruins of Dale or beside them."""
    state = match.state
    area = yield from which_region(state, SHADOW, (RUINS_OF_DALE, *NEIGHBOURS[RUINS_OF_DALE]))
    if area != NO_AREA:
        if figures_left(state, WARGS) > 0:
            enter(match, SHADOW, area)
        put_units(match, SHADOW, area, WARGS, 3)
        put_command(match, SHADOW, area, 1)
        yield from trim(match, SHADOW, area)


def why_not_the_swiftest_wolf_riders(state: State, side: int) -> Reason | None:
    return None if state.held[RUINS_OF_DALE] else no("needs-dale", "card-conditions")


def like_a_sea_of_locusts(match: Match[State], side: int, face: int) -> Steps[None]:
    """Up to two bats leave, each with a Free recruitment token."""
    for _ in range(2):
        if not (yield from bat_away(match)):
            return
        yield from lose_token(match)


def victory_vanishes(match: Match[State], side: int, face: int) -> Steps[None]:
    """A damage token on each of up to three undamaged Free armies; then an event card."""
    state = match.state
    done: list[int] = []

    def why_not(area: int) -> Reason | None:
        if not state.size[FREE * AREAS + area]:
            return no("no-enemy", "cards", area=AREA_IDS[area])
        if state.damage[area]:
            return no("has-damage", "cards", area=AREA_IDS[area])
        return no("chosen-already", "cards", area=AREA_IDS[area]) if area in done else None

    def wear_down(area: int) -> Steps[None]:
        done.append(area)
        yield from inflict(match, FREE, area, 1)

    yield from up_to(3, SHADOW, "b5a.vanish", why_not, armies(state, FREE), wear_down)
    draw_event(match, SHADOW)
    yield from keep_limit(match, SHADOW)
