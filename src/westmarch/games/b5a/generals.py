"""Generals (rulebook chapter VIII): abilities paid with an activation token, right before a die is chosen."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.armies import armies, controls, why_not_place
from westmarch.games.b5a.ask import DONE, no, which, which_area
from westmarch.games.b5a.board import AREA, AREA_IDS, AREAS, IS_SITE, REGIONS, SITES, TERRAIN, TERRAINS
from westmarch.games.b5a.damage import inflict
from westmarch.games.b5a.eagles import EYRIE, eagles_left, lord_ability
from westmarch.games.b5a.pieces import (
    ARCHERS,
    BARD,
    CHARACTER_IDS,
    DAIN,
    DWARF_POOL,
    FREE,
    GANDALF,
    KINDS,
    LAKE_MEN,
    LORD,
    SHADOW,
    THRANDUIL,
)
from westmarch.games.b5a.reach import IN_RANGE
from westmarch.games.b5a.recruiting import in_pool, lay, reveal, why_not_lay
from westmarch.games.b5a.rolls import roll_simple
from westmarch.games.b5a.state import State
from westmarch.games.b5a.uncertain import (
    ARCHERY_HITS_ON,
    ARCHERY_MAX_DICE,
    ARCHERY_TERRAIN,
    BARD_GENERAL,
    BLAST_DICE,
    BLAST_DICE_FOCUSED,
    BLAST_HITS_ON,
    DAIN_GENERAL,
)

GENERAL_TOKENS: dict[int, str] = {
    who: "general:" + CHARACTER_IDS[who] for who in (BARD, DAIN, THRANDUIL, GANDALF, LORD)
}
GENERAL_OF_TOKEN: dict[str, int] = {token: who for who, token in GENERAL_TOKENS.items()}
_SHOOTING_TERRAIN = frozenset(TERRAINS.index(name) for name in ARCHERY_TERRAIN)


def why_not_ability(state: State, who: int) -> Reason | None:
    """Why a general's ability can't be used now."""
    name = CHARACTER_IDS[who]
    if state.where[who] < 0:
        return no("not-in-play", "generals", who=name)
    if state.general_used:
        return no("general-used", "generals")
    if not state.active[who]:
        return no("not-active", "generals", who=name)
    if state.troubled == who:
        return no("troubled", "generals", who=name)
    if who in TOKEN_ABILITY:
        ability = TOKEN_ABILITIES[TOKEN_ABILITY[who]]
        return None if ability.regions(state) else no(ability.without, "generals")
    if who == THRANDUIL and not archery_targets(state):
        return no("nobody-in-range", "range", who=name)
    if who == GANDALF and state.focus and not blast_targets(state):
        return no("nobody-in-range", "range", who=name)
    if who == LORD and not eagles_left(state) and not state.eagles[EYRIE]:
        return no("no-eagles", "eagles")
    return None


def use_general(match: Match[State], who: int) -> Steps[None]:
    """The activation token goes, the ability works. One of them before each action."""
    state = match.state
    state.active[who] = 0
    state.general_used = True
    match.tell("b5a.general", who=CHARACTER_IDS[who])
    if who in TOKEN_ABILITY:
        yield from TOKEN_ABILITIES[TOKEN_ABILITY[who]].run(match, who)
    elif who == THRANDUIL:
        yield from archery(match, ARCHERY_HITS_ON)
    elif who == GANDALF:
        yield from magic_blast(match)
    else:
        yield from lord_ability(match)


# -- Bard and Dáin: what they do with dwarves-and-men tokens (placeholders, uncertain.py says which of them does what)


class TokenAbility:
    """Something done with a recruitment token: where, how, and the reason if there is nowhere to do it."""

    __slots__ = ("regions", "run", "without")

    def __init__(
        self,
        regions: Callable[[State], list[int]],
        run: Callable[[Match[State], int], Steps[None]],
        without: str,
    ) -> None:
        self.regions = regions
        self.run = run
        self.without = without


def lay_regions(state: State) -> list[int]:
    if in_pool(state, DWARF_POOL) <= 0:
        return []
    return [area for area in SITES if controls(state, FREE, area) and why_not_lay(state, FREE, area) is None]


def lay_dwarves(match: Match[State], who: int) -> Steps[None]:
    params = {"pool": "dwarves", "who": CHARACTER_IDS[who]}
    area = yield from which_area(FREE, "b5a.lay-token", lay_regions(match.state), False, params)
    lay(match, DWARF_POOL, area)


def flip_regions(state: State) -> list[int]:
    base = DWARF_POOL * AREAS
    return [
        area
        for area in range(REGIONS)
        if state.tokens[base + area]
        and not (IS_SITE[area] and state.held[area])
        and why_not_place(state, FREE, area) is None
    ]


def flip_dwarves(match: Match[State], who: int) -> Steps[None]:
    state = match.state
    params = {"who": CHARACTER_IDS[who]}
    area = yield from which_area(FREE, "b5a.flip-dwarves", flip_regions(state), False, params)
    state.tokens[DWARF_POOL * AREAS + area] -= 1
    yield from reveal(match, FREE, DWARF_POOL, area)


TOKEN_ABILITIES: dict[str, TokenAbility] = {
    "lay a token": TokenAbility(lay_regions, lay_dwarves, "no-token-region"),
    "flip a token": TokenAbility(flip_regions, flip_dwarves, "no-token-to-flip"),
}
TOKEN_ABILITY: dict[int, str] = {BARD: BARD_GENERAL, DAIN: DAIN_GENERAL}


# -- the range template: Thranduil and Gandalf


def shooters(state: State, target: int) -> int:
    """Archers and lake-men in suitable terrain from which the target is in range."""
    return sum([shots_from(state, area) for area in IN_RANGE[target]])


def shots_from(state: State, area: int) -> int:
    if not state.size[FREE * AREAS + area] or TERRAIN[area] not in _SHOOTING_TERRAIN:
        return 0
    base = area * KINDS
    return state.units[base + ARCHERS] + state.units[base + LAKE_MEN]


def archery_targets(state: State) -> list[int]:
    return [area for area in armies(state, SHADOW) if area < REGIONS and shooters(state, area)]


def archery(match: Match[State], hits_on: int) -> Steps[None]:
    """One die for each shooting unit, no re-roll."""
    state = match.state

    def why(token: str) -> Reason | None:
        area = AREA.get(token, -1)
        if area < 0:
            return None
        if not match.state.size[SHADOW * AREAS + area]:
            return no("no-enemy", "range", area=token)
        return no("no-shooter", "range", area=token)

    area = yield from which_area(FREE, "b5a.archery", archery_targets(state), False, None, why)
    if area < 0:
        return
    dice = min(ARCHERY_MAX_DICE, shooters(state, area))
    origins = [AREA_IDS[each] for each in sorted(IN_RANGE[area]) if shots_from(state, each)]
    match.tell("b5a.shots", armies=origins, target=AREA_IDS[area], count=dice)
    hits = yield from roll_simple(match, FREE, "archery-dice", dice, hits_on, 0, area)
    yield from inflict(match, SHADOW, area, hits)


def blast_targets(state: State) -> list[int]:
    where = state.where[GANDALF]
    return [area for area in armies(state, SHADOW) if area in IN_RANGE[where]]


def magic_blast(match: Match[State]) -> Steps[None]:
    """Gandalf concentrates, or strikes an army in range: harder if he had concentrated."""
    state = match.state
    options = [AREA_IDS[area] for area in blast_targets(state)]
    if not state.focus:
        options.append("concentrate")

    def why(token: str) -> Reason | None:
        area = AREA.get(token, -1)
        if area < 0:
            return no("concentrated", "generals") if token == "concentrate" else None
        if not match.state.size[SHADOW * AREAS + area]:
            return no("no-enemy", "range", area=token)
        return no("out-of-range", "range", area=token)

    answer = yield from which(FREE, "b5a.blast", options or [DONE], None, why)
    if answer == "concentrate":
        state.focus = 1
        match.tell("b5a.concentrated")
    elif answer != DONE:
        area = AREA[answer]
        dice = BLAST_DICE_FOCUSED if state.focus else BLAST_DICE
        origin = AREA_IDS[state.where[GANDALF]]
        match.tell("b5a.blasted", origin=origin, target=answer, count=dice, focused=bool(state.focus))
        state.focus = 0
        hits = yield from roll_simple(match, FREE, "blast-dice", dice, BLAST_HITS_ON, 0, area)
        yield from inflict(match, SHADOW, area, hits)
