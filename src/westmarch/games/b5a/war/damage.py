"""Damage (rulebook chapter X, Apply damage; boxes Fortifications and Effects that cause damage)."""

from __future__ import annotations

from westmarch.core.decisions import Steps
from westmarch.core.match import Match
from westmarch.games.b5a.ask import whether
from westmarch.games.b5a.facts.board import AREA_IDS, AREAS, DEFENCES, FORT_OF, NO_FORT
from westmarch.games.b5a.facts.pieces import AWAY, BEORN, BILBO, BOLG, FREE, SEATS, SHADOW
from westmarch.games.b5a.state import State
from westmarch.games.b5a.war.armies import casualties, eliminate, heal


def unbreached(state: State, area: int) -> bool:
    """A fortification whose damage is still below its value."""
    fort = FORT_OF.get(area, NO_FORT)
    return fort != NO_FORT and state.walls[fort] < DEFENCES[fort]


def suffer(match: Match[State], side: int, area: int, amount: int, walls: bool = True) -> Steps[None]:
    """Damage from an attack: bodyguards, then walls (not for an attacker), then Beorn's wrath, or armour and army."""
    state = match.state
    if amount <= 0:
        return
    battle = state.battle
    if battle is not None and side == SHADOW and state.where[BOLG] == area and battle.guarded == battle.round:
        match.tell("b5a.bodyguard-holds", side="shadow", damage=amount)
        return  # one token covers all damage of a round
    if side == SHADOW and state.guards and state.where[BOLG] == area and state.size[SHADOW * AREAS + area]:
        if (yield from whether(SHADOW, "b5a.bodyguard", area=AREA_IDS[area], damage=amount)):
            state.guards -= 1
            match.tell("b5a.bodyguard-used", side="shadow", left=state.guards, damage=amount)
            if battle is not None:
                battle.guarded = battle.round
            return
    fort = FORT_OF.get(area, NO_FORT)
    if fort != NO_FORT and walls:
        absorbed = min(amount, DEFENCES[fort] - state.walls[fort])
        if absorbed > 0:
            state.walls[fort] += absorbed
            amount -= absorbed
            left = DEFENCES[fort] - state.walls[fort]
            match.tell("b5a.walls-hit", side=SEATS[side], area=AREA_IDS[area], count=absorbed, left=left)
            if state.walls[fort] == DEFENCES[fort]:
                match.tell("b5a.breached", side=SEATS[side], area=AREA_IDS[area])
            if not amount:
                return
    if side == FREE:
        if state.where[BEORN] == area:
            state.wrath = max(0, state.wrath - amount)
            match.tell("b5a.wrath-lost", side="free", count=amount, left=state.wrath)
            if not state.wrath:
                eliminate(match, BEORN)
            return
        for fate in state.box.beside(state.fates):
            if fate.absorbs is not None:
                amount -= yield from fate.absorbs(match, area, amount)
    if amount:
        take_damage(match, side, area, amount)


def take_damage(match: Match[State], side: int, area: int, amount: int) -> None:
    """Tokens on the army itself."""
    state = match.state
    state.damage[area] += amount
    match.tell("b5a.damage", area=AREA_IDS[area], side=SEATS[side], count=amount, total=state.damage[area])


def escape_notice(match: Match[State], area: int) -> Steps[None]:
    """Bilbo slips away and takes up to two damage tokens off his army."""
    state = match.state
    if state.rings and state.where[BILBO] == area and state.damage[area] and state.size[FREE * AREAS + area]:
        if (yield from whether(FREE, "b5a.escape", area=AREA_IDS[area], damage=state.damage[area])):
            state.rings -= 1
            state.where[BILBO] = AWAY
            match.tell("b5a.escaped", side="free", area=AREA_IDS[area], rings=state.rings)
            yield from heal(match, FREE, area, 2)


def inflict(match: Match[State], side: int, area: int, amount: int, walls: bool = True) -> Steps[None]:
    """Damage from an attack or effect outside the damage step of a combat, with all that follows."""
    if amount <= 0:
        return
    yield from suffer(match, side, area, amount, walls)
    yield from take_casualties(match, side, area)


def own_damage(match: Match[State], side: int, area: int, amount: int) -> Steps[None]:
    """Damage that no wall, no guard and no armour stops, because the army inflicts it on itself."""
    take_damage(match, side, area, amount)
    yield from take_casualties(match, side, area)


def take_casualties(match: Match[State], side: int, area: int) -> Steps[None]:
    if side == FREE:
        yield from escape_notice(match, area)
    if match.state.damage[area]:
        yield from casualties(match, side, area)
