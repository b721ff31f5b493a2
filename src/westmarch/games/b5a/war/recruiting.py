"""Mustering (rulebook chapter IX): recruitment tokens, flipping them, units placed directly, rallying.

Nobody may look at a token that lies face down, on the map or in its pool, and a token that is lost goes back unseen.
So all unflipped tokens of a pool are alike to everybody, and a face is drawn when a token is flipped, not when it is
laid: the odds are the same, and there is nothing to leak.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.ask import ask, no, up_to, which_area
from westmarch.games.b5a.facts.board import AREA_IDS, AREAS, REGIONS
from westmarch.games.b5a.facts.pieces import (
    FACES_OF_POOL,
    GROUP,
    POOLS,
    POOLS_OF,
    SEATS,
    SHADOW,
    TOKEN,
    TOKEN_IDS,
    TOKEN_UNIT,
    TOKEN_UNITS,
    UNIT_IDS,
)
from westmarch.games.b5a.state import Row, State
from westmarch.games.b5a.war.armies import (
    UNIT_OF_TOKEN,
    UNIT_TOKENS,
    armies,
    casualties,
    enemy_in,
    figures_left,
    leadership,
    put_units,
    trim,
    why_not_army,
    why_not_place,
)
from westmarch.games.b5a.war.rolls import roll_simple

NO_POOL = -1
POOL_TOKENS: tuple[str, ...] = tuple("pool:" + pool for pool in POOLS)


def in_pool(state: State, pool: int) -> int:
    """Tokens that can still be laid."""
    return tokens_besides(pool, state.faces, state.tokens)


def tokens_besides(pool: int, faces: Row, tokens: Row) -> int:
    """Tokens of a pool that are neither flipped nor on the map."""
    on_map = sum(tokens[pool * AREAS : (pool + 1) * AREAS])
    return sum([faces[face] for face in FACES_OF_POOL[pool]]) - on_map


def lies(state: State, side: int, area: int) -> int:
    """Tokens of a side in an area."""
    return sum(state.tokens[pool * AREAS + area] for pool in POOLS_OF[side])


def why_not_flip(state: State, side: int, area: int) -> Reason | None:
    if not lies(state, side, area):
        return no("no-token", "recruiting", area=AREA_IDS[area])
    return why_not_place(state, side, area)


def lying(state: State, pool: int) -> list[int]:
    """The regions where tokens of a pool lie."""
    base = pool * AREAS
    tokens = state.tokens
    return [area for area in range(REGIONS) if tokens[base + area]] if any(tokens[base : base + REGIONS]) else []


def regions_with_tokens(state: State, side: int) -> list[int]:
    """Where a side can look for a token to flip."""
    return sorted({area for pool in POOLS_OF[side] for area in lying(state, pool)})


def why_not_flip_any(state: State, side: int) -> Reason | None:
    for area in regions_with_tokens(state, side):
        if why_not_flip(state, side, area) is None:
            return None
    return no("no-tokens", "recruiting")


def why_not_lay(state: State, side: int, area: int) -> Reason | None:
    """Never with an enemy army or under an enemy control marker."""
    if area >= REGIONS:
        return no("not-a-region", "tokens", area=AREA_IDS[area])
    if enemy_in(state, side, area):
        return no("enemy-army", "tokens", area=AREA_IDS[area])
    if state.held[area] and side != SHADOW:
        return no("enemy-control", "tokens", area=AREA_IDS[area])
    return None


def lay(match: Match[State], pool: int, area: int) -> bool:
    """Places a face-down token, if the pool has one."""
    state = match.state
    if in_pool(state, pool) <= 0:
        return False
    state.tokens[pool * AREAS + area] += 1
    match.tell("b5a.token-laid", area=AREA_IDS[area], pool=POOLS[pool])
    return True


def reveal(match: Match[State], side: int, pool: int, area: int) -> Steps[None]:
    """A token shows its face: units come into the area, the token is out of the game."""
    state = match.state
    faces = [TOKEN_IDS[face] for face in FACES_OF_POOL[pool] for _ in range(state.faces[face])]
    face = TOKEN[match.chance.pick("token-" + POOLS[pool], faces)]
    state.faces[face] -= 1
    match.tell("b5a.token-flipped", area=AREA_IDS[area], pool=POOLS[pool], recruit=TOKEN_IDS[face])
    for _ in range(TOKEN_UNITS[face]):
        if put_units(match, side, area, TOKEN_UNIT[face], 1):
            continue
        # The box has no such figure left: another of the group, if the owner likes.
        others = [UNIT_TOKENS[kind] for kind in GROUP[pool] if figures_left(state, kind) > 0]
        if others:
            unit = UNIT_IDS[TOKEN_UNIT[face]]
            answer = yield ask(side, "b5a.substitute", [*others, "no"], area=AREA_IDS[area], unit=unit)
            if answer != "no":
                put_units(match, side, area, UNIT_OF_TOKEN[answer], 1)
    yield from trim(match, side, area)


def flip_in(match: Match[State], side: int, area: int) -> Steps[None]:
    """Flips one of a side's tokens in an area; with both kinds there the owner says which."""
    pool = yield from take_token(match, side, side, area)
    yield from reveal(match, side, pool, area)


def take_token(match: Match[State], side: int, owner: int, area: int) -> Steps[int]:
    """A side takes one of the owner's tokens in an area up, of which there is one; returns its pool."""
    state = match.state
    options = [POOL_TOKENS[pool] for pool in POOLS_OF[owner] if state.tokens[pool * AREAS + area]]
    answer = yield ask(side, "b5a.which-token", options, area=AREA_IDS[area])
    pool = POOL_TOKENS.index(answer)
    state.tokens[pool * AREAS + area] -= 1
    return pool


def choose_pool(match: Match[State], side: int, area: int) -> Steps[int]:
    """Which group a new token comes from; NO_POOL if all are used up."""
    options = [POOL_TOKENS[pool] for pool in POOLS_OF[side] if in_pool(match.state, pool) > 0]
    if not options:
        return NO_POOL
    answer = yield ask(side, "b5a.which-pool", options, area=AREA_IDS[area])
    return POOL_TOKENS.index(answer)


def draw_and_flip(match: Match[State], side: int, area: int) -> Steps[None]:
    """A new token, laid and flipped at once."""
    if why_not_place(match.state, side, area) is not None:
        return
    pool = yield from choose_pool(match, side, area)
    if pool != NO_POOL:
        yield from reveal(match, side, pool, area)


def recruit(
    match: Match[State], side: int, most: int, among: Sequence[int] | None = None, each_once: bool = True
) -> Steps[None]:
    """Flips one token each in up to that many different regions."""
    done: list[int] = []
    why_not = partial(why_not_flip_next, match.state, side, done if each_once else (), among)
    regions = regions_with_tokens(match.state, side)
    yield from up_to(most, side, "b5a.flip", why_not, regions, partial(flip_in, match, side), done)


def why_not_flip_next(
    state: State, side: int, done: Sequence[int], among: Sequence[int] | None, area: int
) -> Reason | None:
    """Why an effect that flips several tokens can't flip its next one in an area."""
    if among is not None and area not in among:
        return no("flip-elsewhere", "recruiting", area=AREA_IDS[area])
    if area in done:
        return no("flipped-here", "recruiting", area=AREA_IDS[area])
    return why_not_flip(state, side, area)


def why_not_rally(state: State, side: int, area: int) -> Reason | None:
    reason = why_not_army(state, side, area, "rally")
    if reason is None and not state.damage[area]:
        return no("no-damage", "rally", area=AREA_IDS[area])
    return reason


def why_not_rally_any(state: State, side: int) -> Reason | None:
    for area in armies(state, side):
        if state.damage[area]:
            return None
    return no("nothing-to-rally", "rally")


def rally(match: Match[State], side: int, area: int, target: int = 5) -> Steps[None]:
    """One die per unit, each success takes a damage token off; then casualties as the owner likes."""
    state = match.state
    dice = state.size[side * AREAS + area]
    hits = yield from roll_simple(match, side, "rally-dice", dice, target, leadership(state, side, area), area)
    removed = min(hits, state.damage[area])
    state.damage[area] -= removed
    match.tell("b5a.rallied", area=AREA_IDS[area], side=SEATS[side], count=removed, left=state.damage[area])
    yield from casualties(match, side, area)


def rally_armies(match: Match[State], side: int, most: int, target: int = 5) -> Steps[None]:
    """Rally up to that many different armies."""
    state = match.state
    done: list[int] = []

    def why_not(area: int) -> Reason | None:
        if area in done:
            return no("rallied-already", "rally", area=AREA_IDS[area])
        return why_not_rally(state, side, area)

    act = partial(rally, match, side, target=target)
    yield from up_to(most, side, "b5a.rally", why_not, armies(state, side), act, done)


# -- where a card places units


def which_region(state: State, side: int, regions: Sequence[int]) -> Steps[int]:
    """One of the regions that a card names, without an enemy army; -1 for none."""

    def why_not(area: int) -> Reason | None:
        if enemy_in(state, side, area):
            return no("enemy-army", "recruiting", area=AREA_IDS[area])
        return None if area in regions else no("card-other-region", "cards", area=AREA_IDS[area])

    return (yield from which_area(side, "b5a.place-at", why_not, regions))
