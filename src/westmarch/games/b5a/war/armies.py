"""Armies (rulebook chapter IX): what stands where, leadership, control, unit limits, losses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import compress
from typing import Any

from westmarch.core.decisions import Reason, Steps
from westmarch.core.game import GameOver, Result
from westmarch.core.match import Match
from westmarch.games.b5a.ask import DONE, EVERYWHERE, ask, how_many, no, which_area
from westmarch.games.b5a.facts.board import (
    AREA_IDS,
    AREAS,
    FRONT_GATE,
    IN_TERRITORY,
    IS_SITE,
    MUSTER_BOXES,
    NEIGHBOURS,
    NO_AREA,
    POINTS,
    REGIONS,
    SITES,
    UNIT_LIMIT,
    UNLIMITED,
)
from westmarch.games.b5a.facts.deck import (
    BESIDE,
    CARD_IDS,
    FATE_DONE,
    FATE_OWNER,
    FATES,
    USED,
)
from westmarch.games.b5a.facts.pieces import (
    BEORN,
    BILBO,
    BOLG,
    CHARACTER_IDS,
    COMMAND_LIMIT,
    COMPANIONS,
    FIGURES,
    FREE,
    GANDALF,
    KINDS,
    LEADS,
    ORCS,
    OUT,
    POOLS_OF,
    SEATS,
    SHADOW,
    STRENGTH,
    THORIN,
    UNIT_IDS,
    UNITS_OF,
)
from westmarch.games.b5a.state import Group, Row, State

VICTORY_POINTS = 10
BEORN_POINTS = 6

# -- who is where


def armies(state: State, side: int) -> list[int]:
    """The areas with an army of that side."""
    base = side * AREAS
    return list(compress(EVERYWHERE, state.size[base : base + AREAS]))


def kinds_of(state: State, side: int, area: int) -> list[int]:
    """The kinds of units in an army."""
    base = area * KINDS
    units = state.units
    return [kind for kind in UNITS_OF[side] if units[base + kind]]


def why_not_army(state: State, side: int, area: int, rule: str) -> Reason | None:
    """Why a side has no army there to do something with."""
    return None if state.size[side * AREAS + area] else no("no-army", rule, area=AREA_IDS[area])


def enemy_in(state: State, side: int, area: int) -> bool:
    """An army that side can't walk into; Beorn is one for the Shadow."""
    return state.size[(1 - side) * AREAS + area] > 0 or (side == SHADOW and state.where[BEORN] == area)


def beside_enemy(state: State, side: int, area: int) -> bool:
    base = (1 - side) * AREAS
    size = state.size
    for neighbour in NEIGHBOURS[area]:
        if size[base + neighbour]:
            return True
    return side == SHADOW and state.where[BEORN] >= 0 and state.where[BEORN] in NEIGHBOURS[area]


def companions(state: State, side: int, area: int) -> list[int]:
    """The characters in an area that stand with an army there, if there is one."""
    where = state.where
    return [who for who in COMPANIONS[side] if where[who] == area]


def leadership(state: State, side: int, area: int) -> int:
    """Characters' leadership and leadership tokens, with Thorin's fate."""
    total = state.command[area]
    where = state.where
    for who in COMPANIONS[side]:
        if where[who] == area:
            total += LEADS[who]
    if side == FREE and where[THORIN] == area:
        total += sum([fate.leadership for fate in state.box.beside(state.fates)])
    return total


def is_led(state: State, side: int, area: int) -> bool:
    """An army with leadership: a token, or a character with leadership 1 or more."""
    if state.command[area]:
        return True
    where = state.where
    for who in COMPANIONS[side]:
        if where[who] == area and LEADS[who]:
            return True
    return False


def strength(state: State, side: int, area: int) -> int:
    """Combat strength of the units, with Thorin's fate."""
    base = area * KINDS
    units = state.units
    total = 0
    for kind in UNITS_OF[side]:
        count = units[base + kind]
        if count:
            total += count * STRENGTH[kind]
    if side == FREE and state.where[THORIN] == area:
        total += sum([fate.strength for fate in state.box.beside(state.fates)])
    return total


def has_any(state: State, area: int, kinds: tuple[int, ...]) -> bool:
    base = area * KINDS
    for kind in kinds:
        if state.units[base + kind]:
            return True
    return False


def figures_left(state: State, kind: int) -> int:
    """Figures of a kind that are not in play."""
    return figures_besides(kind, state.units, state.orcs_on_card, state.transit)


def figures_besides(kind: int, units: Row, orcs_on_card: int, groups: Sequence[Group]) -> int:
    """Figures of a kind that are neither on the map, nor on a card, nor on the way."""
    left = FIGURES[kind] - sum(units[kind::KINDS])
    if kind == ORCS:
        left -= orcs_on_card
    for group in groups:
        left -= group.units[kind]
    return left


def command_left(state: State, side: int) -> int:
    """Leadership tokens in the supply."""
    base = side * AREAS
    size = state.size
    used = sum([state.command[area] for area in range(AREAS) if size[base + area]])
    for group in state.transit:
        if group.side == side:
            used += group.command
    return COMMAND_LIMIT[side] - used


# -- control and victory (chapters IX and XI)


def points(state: State) -> int:
    """The Shadow's victory points."""
    held = state.held
    return sum(POINTS[area] for area in SITES if held[area])


def two_in_one_territory(state: State) -> bool:
    """The Shadow's seventh die (chapter V)."""
    held = state.held
    return any(sum(held[area] for area in areas) >= 2 for areas in IN_TERRITORY)


def score(state: State) -> dict[str, int]:
    return {"free": state.marker, "shadow": points(state)}


def win(match: Match[State], side: int, reason: str) -> GameOver:
    return GameOver(Result((SEATS[side],), reason, score(match.state)))


def enter(match: Match[State], side: int, area: int) -> None:
    """Units (or Beorn) of a side come into a region or pass through it: control changes, enemy tokens go."""
    state = match.state
    for pool in POOLS_OF[1 - side]:
        index = pool * AREAS + area
        if state.tokens[index]:
            count = state.tokens[index]
            match.tell("b5a.tokens-lost", area=AREA_IDS[area], side=SEATS[1 - side], count=count, by="enemy")
            state.tokens[index] = 0  # unseen, back into the pool
    if not IS_SITE[area]:
        return
    if side == FREE:
        if state.held[area]:
            state.held[area] = 0
            match.tell("b5a.freed", area=AREA_IDS[area], points=points(state))
    elif not state.held[area]:
        state.held[area] = 1
        match.tell("b5a.conquered", area=AREA_IDS[area], points=points(state))


def gate_falls(match: Match[State]) -> None:
    """Once all who move together have come: with ten points and the Front Gate the Shadow has won at once."""
    if match.state.held[FRONT_GATE] and points(match.state) >= VICTORY_POINTS:
        raise win(match, SHADOW, "front-gate")


# -- coming into play


def why_not_come(state: State, side: int, area: int) -> Reason | None:
    """Why no character of a side can enter play in an area, whoever it is."""
    name = AREA_IDS[area]
    if area >= REGIONS:
        return no("not-a-region", "entering", area=name)
    if enemy_in(state, side, area):
        return no("enemy-army", "entering", area=name)
    return no("enemy-control", "entering", area=name) if side == FREE and state.held[area] else None


def why_not_place(state: State, side: int, area: int) -> Reason | None:
    """Why new units of a side can't be placed in an area."""
    if state.size[(1 - side) * AREAS + area]:
        return no("enemy-army", "recruiting", area=AREA_IDS[area])
    if state.where[BEORN] == area:
        return no("beorn-there", "beorn", area=AREA_IDS[area])
    return None


def put_units(match: Match[State], side: int, area: int, kind: int, count: int) -> int:
    """Places as many figures as there are; returns how many. The caller trims the army afterwards."""
    state = match.state
    placed = min(count, figures_left(state, kind))
    if placed <= 0:
        return 0
    state.units[area * KINDS + kind] += placed
    state.size[side * AREAS + area] += placed
    match.tell("b5a.placed", area=AREA_IDS[area], unit=UNIT_IDS[kind], count=placed)
    if area in MUSTER_BOXES:
        open_pass(match, area)
    return placed


def open_pass(match: Match[State], box: int) -> None:
    """Five units in a goblin mustering point open its pass for good."""
    index = MUSTER_BOXES.index(box)
    state = match.state
    if not state.opened[index] and state.size[SHADOW * AREAS + box] >= UNIT_LIMIT:
        state.opened[index] = 1
        match.tell("b5a.pass-opened", area=AREA_IDS[box + 1])


def why_not_command(state: State, side: int, done: Sequence[int], area: int) -> Reason | None:
    """Why the next of several leadership tokens, each for another army, can't go to an area."""
    reason = why_not_army(state, side, area, "leadership")
    if reason is None and area in done:
        return no("command-there", "leadership", area=AREA_IDS[area])
    return reason


def put_command(match: Match[State], side: int, area: int, count: int) -> int:
    """Leadership tokens from the supply into an army."""
    state = match.state
    if not state.size[side * AREAS + area]:
        return 0
    placed = min(count, command_left(state, side))
    if placed > 0:
        state.command[area] += placed
        match.tell("b5a.command", area=AREA_IDS[area], side=SEATS[side], count=placed, total=state.command[area])
    return placed


def spread_command(match: Match[State], side: int, times: int, most: int, optional: bool = False) -> Steps[None]:
    """Leadership tokens, one by one, each for another army."""
    state = match.state
    done: list[int] = []
    why_not = partial(why_not_command, state, side, done)
    for number in range(times):
        area = yield from which_area(
            side, "b5a.command-to", why_not, armies(state, side), optional, number=number + 1, most=most
        )
        if area == NO_AREA:
            return
        done.append(area)
        put_command(match, side, area, 1)


# -- losses


def lose_unit(match: Match[State], side: int, area: int, kind: int) -> None:
    """One unit leaves the map; with the last one the army is destroyed."""
    state = match.state
    state.units[area * KINDS + kind] -= 1
    state.size[side * AREAS + area] -= 1
    match.tell("b5a.lost", side=SEATS[side], area=AREA_IDS[area], unit=UNIT_IDS[kind])
    for text in state.box.on_table(state.cards):
        if text.when_unit_lost is not None:
            text.when_unit_lost(match, kind)
    if not state.size[side * AREAS + area]:
        state.command[area] = 0
        state.damage[area] = 0
        match.tell("b5a.destroyed", area=AREA_IDS[area], side=SEATS[side])
        for who in companions(state, side, area):
            eliminate(match, who)


def eliminate(match: Match[State], who: int) -> None:
    """A character is out of the game for good, with what lies on the sheet."""
    state = match.state
    state.where[who] = OUT
    state.active[who] = 0
    match.tell("b5a.eliminated", who=CHARACTER_IDS[who])
    if who == BOLG:
        raise win(match, FREE, "bolg")
    if who in (THORIN, BEORN):
        for card in range(FATES):
            if FATE_OWNER[card] == CHARACTER_IDS[who] and state.fates[card] == BESIDE:
                state.fates[card] = FATE_DONE
        if who == THORIN:
            state.armour = 0
    if who == GANDALF:
        state.focus = False
    if who == BILBO:
        state.rings = 0
    for text in state.box.on_table(state.cards):
        if text.when_eliminated is not None:
            text.when_eliminated(match, who)


def discard_from_table(match: Match[State], card: int) -> None:
    match.state.cards[card] = USED
    match.tell("b5a.card-off-table", card=CARD_IDS[card])


def _as_params(state: State, area: int, kinds: Sequence[int]) -> dict[str, Any]:
    """How an army of such units stands, for the questions about what it loses."""
    base = area * KINDS
    units = {UNIT_IDS[kind]: state.units[base + kind] for kind in kinds}
    return {"area": AREA_IDS[area], "units": units, "damage": state.damage[area]}


def heal(match: Match[State], side: int, area: int, most: int, least: int = 0) -> Steps[None]:
    """Takes up to that many damage tokens off an army; its owner says how many."""
    state = match.state
    most = min(most, state.damage[area])
    if most <= 0:
        return
    army = _as_params(state, area, kinds_of(state, side, area))
    count = yield from how_many(side, "b5a.heal", least, most, **army)
    remove_damage(match, area, count)


def remove_damage(match: Match[State], area: int, count: int) -> None:
    state = match.state
    state.damage[area] -= count
    if count:
        side = SEATS[SHADOW if state.size[SHADOW * AREAS + area] else FREE]
        match.tell("b5a.healed", side=side, area=AREA_IDS[area], count=count, left=state.damage[area])


UNIT_TOKENS: tuple[str, ...] = tuple("unit:" + name for name in UNIT_IDS)
UNIT_OF_TOKEN: dict[str, int] = {token: kind for kind, token in enumerate(UNIT_TOKENS)}


def choose_unit(match: Match[State], side: int, area: int, kind: str, may_stop: bool, **params: object) -> Steps[bool]:
    """The owner removes a unit; False if he may stop and does."""
    state = match.state

    kinds = kinds_of(state, side, area)

    def why(token: str) -> Reason | None:
        if token == DONE and not may_stop:
            return no("must-lose", "casualties" if kind == "b5a.casualties" else "limit")
        if token not in UNIT_OF_TOKEN or UNIT_OF_TOKEN[token] in kinds:
            return None
        return no("lacks-unit", "casualties", area=AREA_IDS[area], unit=UNIT_IDS[UNIT_OF_TOKEN[token]])

    options = [UNIT_TOKENS[unit] for unit in kinds]
    army = _as_params(state, area, kinds)
    answer = yield ask(side, kind, [DONE, *options] if may_stop else options, why, **army, **params)
    if answer == DONE:
        return False
    lose_unit(match, side, area, UNIT_OF_TOKEN[answer])
    return True


def casualties(match: Match[State], side: int, area: int) -> Steps[None]:
    """Chapter X, removing casualties: forced while tokens exceed units, else as the owner likes."""
    state = match.state
    at = side * AREAS + area
    while state.damage[area] and state.size[at]:
        forced = state.damage[area] > state.size[at]
        lost = yield from _casualty(match, side, area, forced)
        if not lost or not state.size[at]:
            return
        if forced:
            remove_damage(match, area, min(2, state.damage[area]))
        else:
            yield from heal(match, side, area, 2)


def casualties_down_to_one(match: Match[State], side: int, area: int) -> Steps[None]:
    """A rout, or the wargs' Rearguard Attack: units go until no damage token is left or one, as the owner likes."""
    state = match.state
    while state.damage[area]:
        lost = yield from _casualty(match, side, area, forced=state.damage[area] > 1)
        if not lost:
            return
        if state.damage[area]:
            most = min(2, state.damage[area])
            least = 1 if state.damage[area] == 2 else most
            yield from heal(match, side, area, most, least)


def _casualty(match: Match[State], side: int, area: int, forced: bool) -> Steps[bool]:
    return (yield from choose_unit(match, side, area, "b5a.casualties", not forced, forced=forced))


def trim(match: Match[State], side: int, area: int, merged: bool = False) -> Steps[None]:
    """Unit limit: the owner removes what is over five, each unit taking up to two damage tokens with it.

    Armies that `merged` by moving take casualties as in combat: more units may go than the excess.
    """
    state = match.state
    at = side * AREAS + area
    if state.size[at] <= UNIT_LIMIT or (side == SHADOW and UNLIMITED[area]):
        return
    while state.size[at] > UNIT_LIMIT:
        yield from choose_unit(match, side, area, "b5a.excess", False, excess=state.size[at] - UNIT_LIMIT)
        yield from heal(match, side, area, 2)
    if merged or state.damage[area] > state.size[at]:
        yield from casualties(match, side, area)


def controls(state: State, side: int, area: int) -> bool:
    """A settlement or fortification under that side's control."""
    return bool(IS_SITE[area]) and bool(state.held[area]) == (side == SHADOW)


# -- an army that a card speaks of

Fits = Callable[[State, int], bool]


def which_army(state: State, side: int, kind: str, fits: Fits | None = None) -> Steps[int]:
    """An own army of which a thing is true, if it has to be; -1 for none."""

    def why_not(area: int) -> Reason | None:
        reason = why_not_army(state, side, area, "cards")
        if reason is None and fits is not None and not fits(state, area):
            return no("card-other-army", "cards", area=AREA_IDS[area])
        return reason

    return (yield from which_area(side, kind, why_not, armies(state, side)))


def reinforce(
    match: Match[State], side: int, kind: int, count: int, command: int, fits: Fits | None = None
) -> Steps[int]:
    """Units and leadership tokens for one army that fits; NO_AREA if there is none."""
    area = yield from which_army(match.state, side, "b5a.reinforce", fits)
    if area != NO_AREA:
        put_units(match, side, area, kind, count)
        put_command(match, side, area, command)
        yield from trim(match, side, area)
    return area
