"""Characters (rulebook chapters VIII and XII): entering play, moving alone, Bolg's and Bilbo's abilities."""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.core.graph import distances
from westmarch.core.match import Match
from westmarch.games.b5a.ask import (
    CHARACTER_OF_TOKEN,
    CHARACTER_TOKENS,
    DONE,
    ask,
    by_token,
    no,
    offered,
    which_area,
    which_of,
)
from westmarch.games.b5a.characters.beorn import beorn_enters, why_not_beorn_at
from westmarch.games.b5a.characters.eagles import lord_enters
from westmarch.games.b5a.facts.board import (
    AREA,
    AREA_IDS,
    AREAS,
    BROKEN_LANDS,
    FAR,
    IN_TERRITORY,
    MUSTERING,
    NEIGHBOURS,
    NO_AREA,
    REGIONS,
    RUINS_OF_DALE,
    SOUTH_EDGE,
    TERRITORY,
    VALLEY,
)
from westmarch.games.b5a.facts.pieces import (
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
    SHADOW,
    SHADOW_POOL,
    THORIN,
)
from westmarch.games.b5a.facts.uncertain import THORIN_ENTERS
from westmarch.games.b5a.state import State
from westmarch.games.b5a.turn.fate import is_ready
from westmarch.games.b5a.war.armies import enemy_in, put_units, trim, why_not_come
from westmarch.games.b5a.war.recruiting import flip_in, in_pool, lay, why_not_flip_next, why_not_lay

ENTER_TOKENS: dict[int, str] = {who: "enter:" + CHARACTER_IDS[who] for who in (BILBO, THORIN, LORD, BEORN, BOLG)}
_THORIN_AT = AREA[THORIN_ENTERS]
RENEWED = 4  # tokens that Bolg's ability brings

# -- entering play


def with_company(state: State) -> list[int]:
    """Regions with another Free character or a Free leadership token."""
    found = {state.where[who] for who in range(BOLG) if who != BILBO and 0 <= state.where[who] < REGIONS}
    for area in range(REGIONS):
        if state.command[area] and state.size[FREE * AREAS + area]:
            found.add(area)
    return sorted(found)


def why_not_bilbo_at(state: State, area: int) -> Reason | None:
    """Bilbo enters in company, not where the enemy is or holds a site."""
    reason = why_not_come(state, FREE, area)
    if reason is None and area not in with_company(state):
        return no("no-company", "bilbo", area=AREA_IDS[area])
    return reason


def why_not_bolg_at(state: State, area: int) -> Reason | None:
    reason = why_not_come(state, SHADOW, area)
    if reason is None and area not in MUSTERING:
        return no("not-mustering", "bolg", area=AREA_IDS[area])
    return reason


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
        if any(why_not_bolg_at(state, area) is None for area in MUSTERING):
            return None
        return no("no-entry-region", "entering", who=name)
    if not is_ready(state, who):
        return no("not-ready", "fate", who=name, space=state.track[who], marker=state.marker)
    if who == THORIN and (enemy_in(state, FREE, _THORIN_AT) or state.held[_THORIN_AT]):
        return no("entry-held", "entering", who=name, area=THORIN_ENTERS)
    if who == BILBO and all(why_not_come(state, FREE, area) is not None for area in with_company(state)):
        return no("no-entry-region", "entering", who=name)
    if who == BEORN and all(why_not_beorn_at(state, area) is not None for area in SOUTH_EDGE):
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
        area = yield from which_area(
            FREE, "b5a.enter-at", partial(why_not_bilbo_at, state), with_company(state), who="bilbo"
        )
        state.where[BILBO] = area
        state.rings = RINGS
        match.tell("b5a.entered", who="bilbo", area=AREA_IDS[area])
    else:
        yield from bolg_comes(match)


def bolg_comes(match: Match[State]) -> Steps[None]:
    """With a great orc and bodyguards; one token is flipped in every mustering region, in any order."""
    state = match.state
    area = yield from which_area(SHADOW, "b5a.enter-at", partial(why_not_bolg_at, state), MUSTERING, who="bolg")
    state.where[BOLG] = area
    state.guards = GUARDS_LIMIT if state.held[RUINS_OF_DALE] else 1
    match.tell("b5a.entered", who="bolg", area=AREA_IDS[area])
    put_units(match, SHADOW, area, GREAT_ORCS, 1)
    yield from trim(match, SHADOW, area)
    done: list[int] = []
    why_not = partial(why_not_flip_next, state, SHADOW, done, MUSTERING)
    while True:
        most = len(done) + len(offered(AREA_IDS, MUSTERING, why_not))
        region = yield from which_area(SHADOW, "b5a.bolg-flip", why_not, MUSTERING, number=len(done) + 1, most=most)
        if region == NO_AREA:
            return
        done.append(region)
        yield from flip_in(match, SHADOW, region)


# -- Bolg: with renewed strength


def why_not_renew(state: State) -> Reason | None:
    if state.where[BOLG] < 0:
        return no("not-in-play", "bolg", who="bolg")
    if sum(state.held) < 2:
        return no("needs-two-sites", "bolg")
    return None if in_pool(state, SHADOW_POOL) > 0 else no("pool-empty", "tokens")


def renew(match: Match[State]) -> Steps[None]:
    """Four new tokens in four different regions of the Broken Lands."""
    state = match.state
    done: list[int] = []

    def why_not(area: int) -> Reason | None:
        reason = why_not_lay(state, SHADOW, area)
        if reason is not None:
            return reason
        if TERRITORY[area] != BROKEN_LANDS:
            return no("not-broken-lands", "bolg", area=AREA_IDS[area])
        return no("laid-here", "bolg", area=AREA_IDS[area]) if area in done else None

    lands = IN_TERRITORY[BROKEN_LANDS]
    for number in range(RENEWED):
        if in_pool(state, SHADOW_POOL) <= 0:
            return
        area = yield from which_area(
            SHADOW, "b5a.lay-token", why_not, lands, pool="shadow", number=number + 1, most=RENEWED
        )
        if area == NO_AREA:
            return
        done.append(area)
        lay(match, SHADOW_POOL, area)


# -- moving characters alone


def walkers(state: State, side: int) -> list[int]:
    return [who for who in COMPANIONS[side] if 0 <= state.where[who] < REGIONS]


def why_not_walk(state: State, side: int) -> Reason | None:
    return None if walkers(state, side) else no("nobody-to-walk", "characters")


def _walks(steps: int) -> tuple[tuple[int, ...], ...]:
    """Regions a lone character can walk to, by where he starts; enemies don't matter."""
    ways = [distances(NEIGHBOURS, area, FAR) for area in range(REGIONS)]
    return tuple(tuple(area for area, far in enumerate(way) if 0 < far <= steps) for way in ways)


WALKS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(_walks(steps) for steps in range(max(MOVES) + 1))


def move_characters(match: Match[State], side: int) -> Steps[None]:
    """Any or all characters move, each up to its own movement."""
    state = match.state
    moved: list[int] = []

    def why_not(who: int) -> Reason | None:
        if who not in walkers(state, side):
            return no("not-on-map", "characters", who=CHARACTER_IDS[who])
        return no("character-moved", "characters", who=CHARACTER_IDS[who]) if who in moved else None

    while True:
        waiting = [who for who in walkers(state, side) if who not in moved]
        if not waiting:
            return
        options = [CHARACTER_TOKENS[who] for who in waiting]
        answer = yield ask(side, "b5a.walk", (*options, DONE), by_token(CHARACTER_OF_TOKEN, why_not))
        if answer == DONE:
            return
        who = CHARACTER_OF_TOKEN[answer]
        moved.append(who)
        here = state.where[who]
        goals = WALKS[MOVES[who]][here]

        def why_not_to(area: int, who: int = who, goals: tuple[int, ...] = goals) -> Reason | None:
            if area >= REGIONS:
                return no("not-a-region", "characters", area=AREA_IDS[area])
            if area in goals:
                return None
            return no("too-far", "characters", who=CHARACTER_IDS[who], area=AREA_IDS[area], steps=MOVES[who])

        goal = yield from which_of(
            side, "b5a.walk-to", goals, why_not_to, optional=True, who=CHARACTER_IDS[who], area=AREA_IDS[here]
        )
        if goal != NO_AREA:
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

    def why_not(area: int) -> Reason | None:
        return None if area < REGIONS else no("not-a-region", "bilbo", area=AREA_IDS[area])

    area = yield from which_of(FREE, "b5a.ring-to", range(REGIONS), why_not)
    state.where[BILBO] = area
    match.tell("b5a.ring-used", area=AREA_IDS[area], rings=state.rings)
