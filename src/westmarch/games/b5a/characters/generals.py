"""Generals (rulebook chapter VIII): abilities paid with an activation token, right before a die is chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.ask import DONE, ask, no, which_area
from westmarch.games.b5a.characters.eagles import eagles_left, lord_ability
from westmarch.games.b5a.facts import uncertain
from westmarch.games.b5a.facts.board import AREA, AREA_IDS, AREAS, EYRIE, IS_SITE, NO_AREA, SITES, TERRAIN, TERRAINS
from westmarch.games.b5a.facts.pieces import (
    ARCHERS,
    BARD,
    CHARACTER_IDS,
    DAIN,
    DWARF_POOL,
    FREE,
    GANDALF,
    GENERALS,
    KINDS,
    LAKE_MEN,
    LORD,
    OUT,
    SHADOW,
    THRANDUIL,
)
from westmarch.games.b5a.facts.reach import IN_RANGE
from westmarch.games.b5a.state import State
from westmarch.games.b5a.war.armies import armies, why_not_place
from westmarch.games.b5a.war.damage import inflict
from westmarch.games.b5a.war.recruiting import in_pool, lay, lying, reveal, why_not_lay
from westmarch.games.b5a.war.rolls import roll_simple

GENERAL_TOKENS: dict[int, str] = {who: "general:" + CHARACTER_IDS[who] for who in GENERALS}
GENERAL_OF_TOKEN: dict[str, int] = {token: who for who, token in GENERAL_TOKENS.items()}
_SHOOTING_TERRAIN = frozenset(TERRAINS.index(name) for name in uncertain.ARCHERY_TERRAIN)


def why_not_general(state: State, who: int) -> Reason | None:
    """Why somebody can't be chosen as a general: he is none, or is out of the game."""
    if who not in GENERALS:
        return no("not-a-general", "generals", who=CHARACTER_IDS[who])
    return no("eliminated", "generals", who=CHARACTER_IDS[who]) if state.where[who] == OUT else None


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
        return TOKEN_ABILITIES[TOKEN_ABILITY[who]].why_not(state)
    if who == THRANDUIL and all(why_not_shoot_at(state, area) is not None for area in armies(state, SHADOW)):
        return no("nobody-in-range", "range", who=name)
    if who == GANDALF and state.focus:
        if all(why_not_blast_at(state, area) is not None for area in armies(state, SHADOW)):
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
        yield from archery(match, uncertain.ARCHERY_HITS_ON)
    elif who == GANDALF:
        yield from magic_blast(match)
    else:
        yield from lord_ability(match)


# -- Bard and Dáin: what they do with dwarves-and-men tokens (placeholders, uncertain.py says which of them does what)


@dataclass(slots=True, eq=False)
class TokenAbility:
    """Something done with a recruitment token: why it can't be done anywhere, and how it is done."""

    why_not: Callable[[State], Reason | None]
    run: Callable[[Match[State], int], Steps[None]]


def why_not_lay_dwarves_at(state: State, area: int) -> Reason | None:
    reason = why_not_lay(state, FREE, area)
    if reason is None and not IS_SITE[area]:
        return no("not-a-site", "generals", area=AREA_IDS[area])
    return reason


def why_not_lay_dwarves(state: State) -> Reason | None:
    if in_pool(state, DWARF_POOL) > 0 and any(why_not_lay_dwarves_at(state, area) is None for area in SITES):
        return None
    return no("no-token-region", "generals")


def lay_dwarves(match: Match[State], who: int) -> Steps[None]:
    state = match.state
    area = yield from which_area(
        FREE, "b5a.lay-token", partial(why_not_lay_dwarves_at, state), SITES, pool="dwarves", who=CHARACTER_IDS[who]
    )
    lay(match, DWARF_POOL, area)


def why_not_flip_dwarves_at(state: State, area: int) -> Reason | None:
    if not state.tokens[DWARF_POOL * AREAS + area]:
        return no("no-dwarf-token", "generals", area=AREA_IDS[area])
    if state.held[area]:
        return no("enemy-control", "generals", area=AREA_IDS[area])
    return why_not_place(state, FREE, area)


def why_not_flip_dwarves(state: State) -> Reason | None:
    if any(why_not_flip_dwarves_at(state, area) is None for area in lying(state, DWARF_POOL)):
        return None
    return no("no-token-to-flip", "generals")


def flip_dwarves(match: Match[State], who: int) -> Steps[None]:
    state = match.state
    regions = lying(state, DWARF_POOL)
    area = yield from which_area(
        FREE, "b5a.flip-dwarves", partial(why_not_flip_dwarves_at, state), regions, who=CHARACTER_IDS[who]
    )
    state.tokens[DWARF_POOL * AREAS + area] -= 1
    yield from reveal(match, FREE, DWARF_POOL, area)


TOKEN_ABILITIES: dict[str, TokenAbility] = {
    "lay a token": TokenAbility(why_not_lay_dwarves, lay_dwarves),
    "flip a token": TokenAbility(why_not_flip_dwarves, flip_dwarves),
}
TOKEN_ABILITY: dict[int, str] = {BARD: uncertain.BARD_GENERAL, DAIN: uncertain.DAIN_GENERAL}


# -- the range template: Thranduil and Gandalf


def shooters(state: State, target: int) -> int:
    """Archers and lake-men in suitable terrain from which the target is in range."""
    return sum([shots_from(state, area) for area in IN_RANGE[target]])


def shots_from(state: State, area: int) -> int:
    if not state.size[FREE * AREAS + area] or TERRAIN[area] not in _SHOOTING_TERRAIN:
        return 0
    base = area * KINDS
    return state.units[base + ARCHERS] + state.units[base + LAKE_MEN]


def why_not_shoot_at(state: State, area: int) -> Reason | None:
    if not state.size[SHADOW * AREAS + area]:
        return no("no-enemy", "range", area=AREA_IDS[area])
    return None if shooters(state, area) else no("no-shooter", "range", area=AREA_IDS[area])


def archery(match: Match[State], hits_on: int) -> Steps[None]:
    """One die for each shooting unit, no re-roll."""
    state = match.state
    area = yield from which_area(FREE, "b5a.archery", partial(why_not_shoot_at, state), armies(state, SHADOW))
    if area == NO_AREA:
        return
    dice = min(uncertain.ARCHERY_MAX_DICE, shooters(state, area))
    origins = [AREA_IDS[each] for each in sorted(IN_RANGE[area]) if shots_from(state, each)]
    match.tell("b5a.shots", armies=origins, target=AREA_IDS[area], count=dice)
    hits = yield from roll_simple(match, FREE, "archery-dice", dice, hits_on, 0, area)
    yield from inflict(match, SHADOW, area, hits)


def why_not_blast_at(state: State, area: int) -> Reason | None:
    if not state.size[SHADOW * AREAS + area]:
        return no("no-enemy", "range", area=AREA_IDS[area])
    return None if area in IN_RANGE[state.where[GANDALF]] else no("out-of-range", "range", area=AREA_IDS[area])


def magic_blast(match: Match[State]) -> Steps[None]:
    """Gandalf concentrates, or strikes an army in range: harder if he had concentrated."""
    state = match.state
    options = [AREA_IDS[area] for area in armies(state, SHADOW) if why_not_blast_at(state, area) is None]
    if not state.focus:
        options.append("concentrate")

    def why(token: str) -> Reason | None:
        if token == "concentrate" and state.focus:
            return no("concentrated", "generals")
        return why_not_blast_at(state, AREA[token]) if token in AREA else None

    answer = yield ask(FREE, "b5a.blast", options or [DONE], why)
    if answer == "concentrate":
        state.focus = True
        match.tell("b5a.concentrated")
    elif answer != DONE:
        area = AREA[answer]
        dice = uncertain.BLAST_DICE_FOCUSED if state.focus else uncertain.BLAST_DICE
        origin = AREA_IDS[state.where[GANDALF]]
        match.tell("b5a.blasted", origin=origin, target=answer, count=dice, focused=state.focus)
        state.focus = False
        hits = yield from roll_simple(match, FREE, "blast-dice", dice, uncertain.BLAST_HITS_ON, 0, area)
        yield from inflict(match, SHADOW, area, hits)
