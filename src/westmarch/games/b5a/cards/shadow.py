"""The story cards of the Shadow: one function each, with the printed condition beside it if there is one."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.armies import (
    armies,
    enemy_in,
    enter,
    figures_left,
    has_any,
    is_led,
    lose_unit,
    put_command,
    put_units,
    trim,
    why_not_place,
)
from westmarch.games.b5a.ask import no, which, which_area
from westmarch.games.b5a.attacks import move_and_attack
from westmarch.games.b5a.board import (
    AREA_IDS,
    AREAS,
    BROKEN_LANDS,
    IN_TERRITORY,
    MUSTER_BOXES,
    MUSTERING,
    NEIGHBOURS,
    PASSES,
    REGIONS,
    RUINS_OF_DALE,
    SETTLEMENTS,
    TERRITORIES,
)
from westmarch.games.b5a.damage import inflict
from westmarch.games.b5a.deck import FLYING_ARROWS, HOWLING_ORCS, ON_TABLE, TROUBLED_MIND
from westmarch.games.b5a.eagles import TERRITORY_OF_TOKEN, TERRITORY_TOKENS
from westmarch.games.b5a.fate import marker_back
from westmarch.games.b5a.hands import draw_event, keep_limit
from westmarch.games.b5a.heroes import CHARACTER_OF_TOKEN, CHARACTER_TOKENS
from westmarch.games.b5a.moves import LED, move_armies
from westmarch.games.b5a.pieces import (
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
    OUT,
    POOLS_OF,
    SHADOW,
    WARGS,
)
from westmarch.games.b5a.recruiting import POOL_TOKENS, lies, recruit
from westmarch.games.b5a.rolls import roll_simple
from westmarch.games.b5a.state import State

_LANDS = IN_TERRITORY[BROKEN_LANDS]
_ORCS_ON_CARD = 6


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
    areas = [area for area in range(REGIONS) if lies(state, FREE, area)]
    area = yield from which_area(SHADOW, "b5a.lose-token", areas, False)
    if area < 0:
        return
    pools = [pool for pool in POOLS_OF[FREE] if state.tokens[pool * AREAS + area]]
    options = [POOL_TOKENS[pool] for pool in pools]
    answer = yield from which(SHADOW, "b5a.which-token", options, {"area": AREA_IDS[area]})
    pool = pools[options.index(answer)]
    state.tokens[pool * AREAS + area] -= 1
    match.tell("b5a.tokens-lost", area=AREA_IDS[area], side="free", count=1, by="card")


def _reinforce(
    match: Match[State], areas: Sequence[int], kind: int, count: int, command: int, follow_up: bool = True
) -> Steps[None]:
    """Units and leadership tokens for one army, which may then move or attack, not both."""
    area = yield from which_area(SHADOW, "b5a.reinforce", areas, False)
    if area < 0:
        return
    put_units(match, SHADOW, area, kind, count)
    put_command(match, SHADOW, area, command)
    yield from trim(match, SHADOW, area)
    if follow_up:
        yield from move_and_attack(match, SHADOW, area, both=False)


def war_band(match: Match[State], side: int, face: int) -> Steps[None]:
    """Two orcs and two leadership tokens for an army in the Broken Lands, which may move or attack."""
    areas = [area for area in armies(match.state, SHADOW) if area in _LANDS]
    yield from _reinforce(match, areas, ORCS, 2, 2)


def chieftains_and_champions(match: Match[State], side: int, face: int) -> Steps[None]:
    """A leadership token each for up to four armies."""
    done: list[int] = []
    for number in range(4):
        areas = [area for area in armies(match.state, SHADOW) if area not in done]
        params = {"number": number + 1, "most": 4}
        area = yield from which_area(SHADOW, "b5a.command-to", areas, True, params)
        if area < 0:
            return
        done.append(area)
        put_command(match, SHADOW, area, 1)


def bat_away(match: Match[State]) -> Steps[bool]:
    """The Shadow may take a bat off the board."""
    state = match.state
    options = [TERRITORY_TOKENS[territory] for territory in range(4) if state.bats[territory]]
    if not options:
        return False
    answer = yield from which(SHADOW, "b5a.bat-away", [*options, "done"])
    if answer == "done":
        return False
    territory = TERRITORY_OF_TOKEN[answer]
    state.bats[territory] -= 1
    match.tell("b5a.bats-left", territory=TERRITORIES[territory], area=None)
    return True


def whirling_bats(match: Match[State], side: int, face: int) -> Steps[None]:
    """Up to two bats leave, each with a Free leadership token."""
    state = match.state
    for _ in range(2):
        if not (yield from bat_away(match)):
            return
        areas = [area for area in armies(state, FREE) if state.command[area]]
        area = yield from which_area(SHADOW, "b5a.lose-command", areas, False)
        if area >= 0:
            state.command[area] -= 1
            match.tell("b5a.command-lost", area=AREA_IDS[area], side="free", count=1)


def flying_arrows(match: Match[State], side: int, face: int) -> Steps[None]:
    """An orc joins an army, six wait on the card; any die brings one of them (actions.py)."""
    state = match.state
    area = yield from which_area(SHADOW, "b5a.reinforce", armies(state, SHADOW), False)
    if area >= 0:
        put_units(match, SHADOW, area, ORCS, 1)
        yield from trim(match, SHADOW, area)
    waiting = min(_ORCS_ON_CARD, figures_left(state, ORCS))
    if waiting > 0:
        state.orcs_on_card = waiting
        state.cards[FLYING_ARROWS] = ON_TABLE


def troubled_mind(match: Match[State], side: int, face: int) -> Steps[None]:
    """Stays on the table: one general can't use his ability. How it is lifted: actions.py."""
    state = match.state
    # The Lord of the Eagles is a general once he is in play.
    generals = [who for who in GENERALS if state.where[who] != OUT and (who != LORD or state.where[LORD] != NOT_YET)]
    if not generals:
        return
    options = [CHARACTER_TOKENS[who] for who in generals]
    answer = yield from which(SHADOW, "b5a.trouble", options)
    state.troubled = CHARACTER_OF_TOKEN[answer]
    state.cards[TROUBLED_MIND] = ON_TABLE
    match.tell("b5a.troubled", who=CHARACTER_IDS[state.troubled])


def orc_army(match: Match[State], side: int, face: int) -> Steps[None]:
    """Five orcs in a mustering region; then an army of the Broken Lands moves up to two regions."""
    state = match.state
    areas = [area for area in MUSTERING if why_not_place(state, SHADOW, area) is None]
    area = yield from which_area(SHADOW, "b5a.place-at", areas, False)
    if area >= 0:
        put_units(match, SHADOW, area, ORCS, 5)
    yield from move_armies(match, SHADOW, 1, steps=2, among=_LANDS)


def black_tide(match: Match[State], side: int, face: int) -> Steps[None]:
    """Every army with leadership may move one region."""
    led = [area for area in armies(match.state, SHADOW) if is_led(match.state, SHADOW, area)]
    yield from move_armies(match, SHADOW, len(led), need=LED, among=led, each_once=True)


def great_goblin(match: Match[State], side: int, face: int) -> Steps[None]:
    """A great orc and a leadership token for an army with goblins, which may move or attack."""
    state = match.state
    areas = [area for area in armies(state, SHADOW) if has_any(state, area, (GOBLINS,))]
    yield from _reinforce(match, areas, GREAT_ORCS, 1, 1)


def howling_orcs(match: Match[State], side: int, face: int) -> Steps[None]:
    """Stays on the table until a great orc falls; what it forbids: manoeuvres.py."""
    match.state.cards[HOWLING_ORCS] = ON_TABLE
    yield from ()


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
    yield from _reinforce(match, armies(match.state, SHADOW), ORCS, 2, 0)


def climbing_goblins(match: Match[State], side: int, face: int) -> Steps[None]:
    """Two goblins and a leadership token for an army behind the mountain, which may move or attack."""
    boxes = (*MUSTER_BOXES, *PASSES)
    areas = [area for area in armies(match.state, SHADOW) if area in boxes]
    yield from _reinforce(match, areas, GOBLINS, 2, 1)


def orcs_of_huge_size(match: Match[State], side: int, face: int) -> Steps[None]:
    """A great orc of Bolg's army becomes a bodyguard token."""
    state = match.state
    area = state.where[BOLG]
    if area < 0 or not state.units[area * KINDS + GREAT_ORCS]:
        return
    answer = yield from which(SHADOW, "b5a.huge-size", ("use", "no"), {"area": AREA_IDS[area]})
    if answer == "use":
        # First the token, so that nothing is lost if it was the last unit beside him.
        state.guards = min(GUARDS_LIMIT, state.guards + 1)
        match.tell("b5a.guards", total=state.guards)
        lose_unit(match, SHADOW, area, GREAT_ORCS)


def the_shadow_of_the_necromancer(match: Match[State], side: int, face: int) -> Steps[None]:
    """The red fate tile goes into the pool."""
    match.state.tiles[NECROMANCER] += 1
    match.tell("b5a.tile-added", tile="necromancer")
    yield from ()


def the_swiftest_wolf_riders(match: Match[State], side: int, face: int) -> Steps[None]:
    """Three wargs and a leadership token in the Ruins of Dale or beside them."""
    state = match.state
    areas = [area for area in (RUINS_OF_DALE, *NEIGHBOURS[RUINS_OF_DALE]) if not enemy_in(state, SHADOW, area)]
    area = yield from which_area(SHADOW, "b5a.place-at", areas, False)
    if area >= 0:
        enter(match, SHADOW, area)
        put_units(match, SHADOW, area, WARGS, 3)
        put_command(match, SHADOW, area, 1)
        yield from trim(match, SHADOW, area)


def why_not_wolf_riders(state: State, side: int) -> Reason | None:
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
    for number in range(3):
        areas = [area for area in armies(state, FREE) if not state.damage[area] and area not in done]
        area = yield from which_area(SHADOW, "b5a.vanish", areas, True, {"number": number + 1, "most": 3})
        if area < 0:
            break
        done.append(area)
        yield from inflict(match, FREE, area, 1)
    draw_event(match, SHADOW)
    yield from keep_limit(match, SHADOW)
