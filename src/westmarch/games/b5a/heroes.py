"""Characters (rulebook chapters VIII and XII): entering play, moving alone, Bolg's and Bilbo's abilities."""

from __future__ import annotations

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.armies import enemy_in, put_units, sites_held, trim
from westmarch.games.b5a.ask import DONE, no, which_area
from westmarch.games.b5a.beorn import beorn_enters, entry_regions
from westmarch.games.b5a.board import (
    AREA,
    AREA_IDS,
    AREAS,
    BROKEN_LANDS,
    IN_TERRITORY,
    MUSTERING,
    NEIGHBOURS,
    REGIONS,
    RUINS_OF_DALE,
    VALLEY,
)
from westmarch.games.b5a.eagles import lord_enters
from westmarch.games.b5a.fate import is_ready
from westmarch.games.b5a.pieces import (
    AWAY,
    BEORN,
    BILBO,
    BOLG,
    CHARACTER_IDS,
    COMPANIONS,
    FREE,
    GREAT_ORCS,
    GUARDS_LIMIT,
    LORD,
    MOVES,
    NOT_YET,
    OUT,
    RINGS,
    SEATS,
    SHADOW,
    SHADOW_POOL,
    THORIN,
)
from westmarch.games.b5a.recruiting import flip_in, in_pool, lay, why_not_flip_next, why_not_lay
from westmarch.games.b5a.state import State
from westmarch.games.b5a.uncertain import THORIN_ENTERS

CHARACTER_TOKENS: tuple[str, ...] = tuple("character:" + name for name in CHARACTER_IDS)
CHARACTER_OF_TOKEN: dict[str, int] = {token: who for who, token in enumerate(CHARACTER_TOKENS)}
ENTER_TOKENS: dict[int, str] = {who: "enter:" + CHARACTER_IDS[who] for who in (BILBO, THORIN, LORD, BEORN, BOLG)}
ENTER_OF_TOKEN: dict[str, int] = {token: who for who, token in ENTER_TOKENS.items()}
_THORIN_AT = AREA[THORIN_ENTERS]

# -- entering play


def bilbo_regions(state: State) -> list[int]:
    """Regions with another Free character or a Free leadership token, not held by the enemy."""
    found = {state.where[who] for who in range(BOLG) if who != BILBO and 0 <= state.where[who] < REGIONS}
    for area in range(REGIONS):
        if state.command[area] and state.size[FREE * AREAS + area]:
            found.add(area)
    return [area for area in sorted(found) if not enemy_in(state, FREE, area) and not state.held[area]]


def bolg_regions(state: State) -> list[int]:
    return [area for area in MUSTERING if not enemy_in(state, SHADOW, area)]


def why_not_enter(state: State, who: int) -> Reason | None:
    """Why a character can't come into play now."""
    name = CHARACTER_IDS[who]
    if state.where[who] == OUT:
        return no("eliminated", "entering", who=name)
    if state.where[who] != NOT_YET:
        return no("in-play-already", "entering", who=name)
    if who == BOLG:
        if not any(state.size[SHADOW * AREAS + area] for area in IN_TERRITORY[VALLEY]):
            return no("bolg-waits", "bolg")
        return None if bolg_regions(state) else no("no-entry-region", "entering", who=name)
    if not is_ready(state, who):
        return no("not-ready", "fate", who=name, space=state.track[who], marker=state.marker)
    if who == THORIN and (enemy_in(state, FREE, _THORIN_AT) or state.held[_THORIN_AT]):
        return no("entry-held", "entering", who=name, area=THORIN_ENTERS)
    if who == BILBO and not bilbo_regions(state):
        return no("no-entry-region", "entering", who=name)
    if who == BEORN and not entry_regions(state):
        return no("no-entry-region", "entering", who=name)
    return None


def come(match: Match[State], who: int) -> Steps[None]:
    """A character enters play with what the sheet says."""
    state = match.state
    if who == LORD:
        lord_enters(match)
    elif who == BEORN:
        yield from beorn_enters(match)
    elif who == THORIN:
        state.where[THORIN] = _THORIN_AT
        match.tell("b5a.entered", who="thorin", area=THORIN_ENTERS)
    elif who == BILBO:
        area = yield from which_area(FREE, "b5a.enter-at", bilbo_regions(state), False, {"who": "bilbo"})
        state.where[BILBO] = area
        state.rings = RINGS
        match.tell("b5a.entered", who="bilbo", area=AREA_IDS[area])
    else:
        yield from bolg_comes(match)


def bolg_comes(match: Match[State]) -> Steps[None]:
    """With a great orc and bodyguards; one token is flipped in every mustering region, in any order."""
    state = match.state
    area = yield from which_area(SHADOW, "b5a.enter-at", bolg_regions(state), False, {"who": "bolg"})
    state.where[BOLG] = area
    state.guards = GUARDS_LIMIT if state.held[RUINS_OF_DALE] else 1
    match.tell("b5a.entered", who="bolg", area=AREA_IDS[area])
    put_units(match, SHADOW, area, GREAT_ORCS, 1)
    yield from trim(match, SHADOW, area)
    done: list[int] = []

    def why(token: str) -> Reason | None:
        return why_not_flip_next(state, SHADOW, AREA[token], done, MUSTERING) if token in AREA else None

    while True:
        regions = [each for each in MUSTERING if why_not_flip_next(state, SHADOW, each, done) is None]
        params = {"number": len(done) + 1, "most": len(done) + len(regions)}
        region = yield from which_area(SHADOW, "b5a.bolg-flip", regions, False, params, why)
        if region < 0:
            return
        done.append(region)
        yield from flip_in(match, SHADOW, region)


# -- Bolg: with renewed strength


def why_not_renew(state: State) -> Reason | None:
    if state.where[BOLG] < 0:
        return no("not-in-play", "bolg", who="bolg")
    if sites_held(state) < 2:
        return no("needs-two-sites", "bolg")
    return None if in_pool(state, SHADOW_POOL) > 0 else no("pool-empty", "tokens")


def renew(match: Match[State]) -> Steps[None]:
    """Four new tokens in four different regions of the Broken Lands."""
    state = match.state
    done: list[int] = []
    for number in range(4):
        areas = [
            area for area in IN_TERRITORY[BROKEN_LANDS] if area not in done and why_not_lay(state, SHADOW, area) is None
        ]
        if in_pool(state, SHADOW_POOL) <= 0:
            return
        params = {"pool": "shadow", "number": number + 1, "most": 4}
        area = yield from which_area(SHADOW, "b5a.lay-token", areas, False, params)
        if area < 0:
            return
        done.append(area)
        lay(match, SHADOW_POOL, area)


# -- moving characters alone


def walkers(state: State, side: int) -> list[int]:
    return [who for who in COMPANIONS[side] if 0 <= state.where[who] < REGIONS]


def within(area: int, steps: int) -> list[int]:
    """Regions a lone character can walk to; enemies don't matter."""
    reached = {area}
    edge = [area]
    for _ in range(steps):
        edge = [region for here in edge for region in NEIGHBOURS[here] if region not in reached]
        reached.update(edge)
    reached.discard(area)
    return sorted(reached)


WALKS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(within(area, steps)) for area in range(REGIONS)) for steps in range(max(MOVES) + 1)
)


def move_characters(match: Match[State], side: int) -> Steps[None]:
    """Any or all characters move, each up to its own movement."""
    state = match.state
    left = walkers(state, side)
    while left:
        options = [CHARACTER_TOKENS[who] for who in left]

        def why(token: str) -> Reason | None:
            who = CHARACTER_OF_TOKEN.get(token, -1)
            if who < 0:
                return None
            if who in walkers(match.state, side):
                return no("character-moved", "characters", who=CHARACTER_IDS[who])
            return no("not-on-map", "characters", who=CHARACTER_IDS[who])

        answer = yield Decision(SEATS[side], "b5a.walk", (*options, DONE), None, why)
        if answer == DONE:
            return
        who = CHARACTER_OF_TOKEN[answer]
        left.remove(who)
        here = state.where[who]

        def too_far(token: str, who: int = who, here: int = here) -> Reason | None:
            if token not in AREA:
                return None
            if AREA[token] >= REGIONS:
                return no("not-a-region", "characters", area=token)
            return no("too-far", "characters", who=CHARACTER_IDS[who], area=token, steps=MOVES[who])

        params = {"who": CHARACTER_IDS[who], "area": AREA_IDS[here]}
        goal = yield from which_area(side, "b5a.walk-to", WALKS[MOVES[who]][here], True, params, too_far)
        if goal >= 0:
            state.where[who] = goal
            match.tell("b5a.walked", who=CHARACTER_IDS[who], origin=AREA_IDS[here], area=AREA_IDS[goal])


# -- Bilbo: out of the way


def why_not_ring(state: State) -> Reason | None:
    if state.where[BILBO] < 0 and state.where[BILBO] != AWAY:
        return no("not-in-play", "bilbo", who="bilbo")
    return None if state.rings else no("no-rings", "bilbo")


def use_ring(match: Match[State]) -> Steps[None]:
    """A ring token takes Bilbo to any region, also from off the map."""
    state = match.state
    state.rings -= 1
    area = yield from which_area(FREE, "b5a.ring-to", range(REGIONS), False)
    state.where[BILBO] = area
    match.tell("b5a.ring-used", area=AREA_IDS[area], rings=state.rings)
