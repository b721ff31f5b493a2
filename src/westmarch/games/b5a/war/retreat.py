"""The end of a combat (rulebook chapter X, step 5): retreat, rout, advance."""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.ask import ask, no, which_area
from westmarch.games.b5a.characters.beorn import spend_wrath
from westmarch.games.b5a.facts.board import AREA_IDS, AREAS, BORDER, FORD, NEIGHBOURS, NO_AREA, REGIONS
from westmarch.games.b5a.facts.pieces import BEORN, FREE, SEATS
from westmarch.games.b5a.state import BEORN_ATTACKS, BEORN_DEFENDS, Battle, State
from westmarch.games.b5a.war.armies import beside_enemy, controls, eliminate, enemy_in, enter
from westmarch.games.b5a.war.attacks import why_not_join
from westmarch.games.b5a.war.damage import inflict
from westmarch.games.b5a.war.moves import ANY, can_split, land, lift, part_of_army, whole_army


def why_not_retreat(state: State, side: int, area: int, beorn: bool, goal: int) -> Reason | None:
    """Why an army (or Beorn) can't retreat from an area to another."""
    if goal >= REGIONS or goal not in NEIGHBOURS[area]:
        return no("not-adjacent", "retreat", origin=AREA_IDS[area], area=AREA_IDS[goal])
    if enemy_in(state, side, goal):
        return no("enemy-army", "retreat", area=AREA_IDS[goal])
    friends = state.size[side * AREAS + goal] > 0
    if friends and beorn:
        return no("beorn-alone", "beorn", area=AREA_IDS[goal])
    if not beorn and state.where[BEORN] == goal:
        return no("beorn-there", "beorn", area=AREA_IDS[goal])
    if controls(state, 1 - side, goal):
        return no("enemy-control", "retreat", area=AREA_IDS[goal])
    if friends or controls(state, side, goal):
        return None
    if BORDER[area * AREAS + goal] == FORD:
        return no("retreat-ford", "retreat", area=AREA_IDS[goal])
    if beside_enemy(state, side, goal):
        return no("retreat-beside", "retreat", area=AREA_IDS[goal])
    return None


def why_not_drive(state: State, side: int, area: int, beorn: bool, goal: int) -> Reason | None:
    """Why the attacker can't drive an army that has nowhere better to go from an area to another."""
    if goal >= REGIONS or goal not in NEIGHBOURS[area]:
        return no("not-adjacent", "retreat", origin=AREA_IDS[area], area=AREA_IDS[goal])
    if controls(state, 1 - side, goal):
        return no("own-control", "retreat", area=AREA_IDS[goal])
    if enemy_in(state, side, goal):
        return no("own-army", "retreat", area=AREA_IDS[goal])
    if state.size[side * AREAS + goal] if beorn else state.where[BEORN] == goal:
        return no("beorn-alone", "beorn", area=AREA_IDS[goal])
    return None


def can_leave(state: State, side: int, area: int, beorn: bool) -> bool:
    """Is there anywhere to be driven to? Whoever can retreat somewhere can also be driven there."""
    return any(why_not_drive(state, side, area, beorn, goal) is None for goal in NEIGHBOURS[area])


def why_not_stand(battle: Battle, clean: bool, token: str) -> Reason | None:
    """Why the defender's other way to leave is not open: it retreats if it can, and routs if it can't."""
    if token == "rout" and clean:
        return no("retreat-is-free", "retreat")
    if token == "retreat" and not clean:
        charged = battle.charge and battle.round == 1
        return no("charge-no-retreat" if charged else "needs-regroup", "retreat")
    return None


def give_way(match: Match[State], battle: Battle) -> Steps[bool]:
    """The defender leaves the region; False if the army was destroyed on the way."""
    state = match.state
    side = 1 - battle.by
    area = battle.target
    beorn = battle.beorn == BEORN_DEFENDS
    why_not = partial(why_not_retreat, state, side, area, beorn)
    goal = yield from which_area(side, "b5a.retreat-to", why_not, NEIGHBOURS[area], area=AREA_IDS[area])
    if goal == NO_AREA:
        why_not = partial(why_not_drive, state, side, area, beorn)
        goal = yield from which_area(battle.by, "b5a.drive-to", why_not, NEIGHBOURS[area], area=AREA_IDS[area])
        match.tell("b5a.driven", side=SEATS[side], origin=AREA_IDS[area], area=AREA_IDS[goal])
        if beorn:
            spend_wrath(match)
            if state.wrath <= 0:
                eliminate(match, BEORN)
                return False
        else:
            yield from inflict(match, side, area, 1, walls=False)
            if not state.size[side * AREAS + area]:
                return False
    match.tell("b5a.retreated", side=SEATS[side], origin=AREA_IDS[area], area=AREA_IDS[goal])
    if beorn:
        state.where[BEORN] = goal
        enter(match, FREE, goal)
        return True
    group = whole_army(state, side, area)
    group.path.append(goal)
    lift(match, group)
    yield from land(match, [group])
    return True


def advance(match: Match[State], battle: Battle) -> Steps[None]:
    """The winner may move one attacking army, or a part of it, into the region."""
    state = match.state
    side = battle.by
    seat = SEATS[side]
    area = battle.army
    target = AREA_IDS[battle.target]
    if battle.beorn == BEORN_ATTACKS:
        answer = yield ask(side, "b5a.advance", ("all", "stay"), area=target)
        if answer == "all":
            state.where[BEORN] = battle.target
            match.tell("b5a.advanced", side=seat, origin=AREA_IDS[area], area=target)
            enter(match, FREE, battle.target)
        return
    if battle.combined:
        area = yield from which_area(
            side, "b5a.advance-army", partial(why_not_join, state, battle), battle.armies, optional=True, area=target
        )
        if area == NO_AREA:
            return
    options = ("all", "split", "stay") if can_split(state, side, area) else ("all", "stay")
    answer = yield ask(side, "b5a.advance", options, area=target, army=AREA_IDS[area])
    if answer == "stay":
        return
    if answer == "all":
        group = whole_army(state, side, area)
    else:
        group = yield from part_of_army(match, side, area, ANY)
    group.path.append(battle.target)
    lift(match, group)
    match.tell("b5a.advanced", side=seat, origin=AREA_IDS[area], area=target)
    yield from land(match, [group])
