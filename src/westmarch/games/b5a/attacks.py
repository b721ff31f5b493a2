"""Starting a combat (rulebook chapter X): who may attack what, after a move or not, alone or together."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.armies import armies, enemy_in
from westmarch.games.b5a.ask import DONE, no, which_area
from westmarch.games.b5a.board import AREA, AREA_IDS, AREAS, NEIGHBOURS, REACHES, REGIONS
from westmarch.games.b5a.moves import (
    ANY,
    choose_way,
    land,
    steps_from,
    why_not_met,
)
from westmarch.games.b5a.pieces import BEORN, FREE, SEATS, SHADOW
from westmarch.games.b5a.state import Battle, Group, State


def targets(state: State, side: int, area: int) -> list[int]:
    """The regions with an enemy army (or Beorn) that an army there may attack."""
    base = (1 - side) * AREAS
    size = state.size
    found = [region for region in REACHES[area] if size[base + region]]
    if side == SHADOW and state.where[BEORN] >= 0 and state.where[BEORN] in REACHES[area]:
        found.append(state.where[BEORN])
    return found


def why_not_attack(state: State, side: int, area: int, target: int) -> Reason | None:
    """Why an army in an area can't attack another area."""
    if target >= REGIONS:
        return no("no-way-back", "passes", area=AREA_IDS[target])
    if not enemy_in(state, side, target):
        return no("no-enemy", "combat", area=AREA_IDS[target])
    if target not in REACHES[area]:
        return no("not-adjacent", "combat", origin=AREA_IDS[area], area=AREA_IDS[target])
    return None


def beorn_in(state: State, battle: Battle) -> int:
    """Beorn fights alone: 1 if he attacks, 2 if he is attacked, 0 if he has no part in it."""
    if battle.by == SHADOW and state.where[BEORN] == battle.target:
        return 2
    return 1 if battle.by == FREE and state.where[BEORN] == battle.armies[0] else 0


def start(match: Match[State], side: int, areas: list[int], target: int) -> Battle:
    """A combat begins with the next step."""
    state = match.state
    battle = Battle(side, areas, target)
    battle.beorn = beorn_in(state, battle)
    state.battle = battle
    match.tell("b5a.attack", side=SEATS[side], armies=[AREA_IDS[area] for area in areas], target=AREA_IDS[target])
    return battle


def attackers(state: State, side: int, need: tuple[int, ...], moving: bool = True) -> list[int]:
    """The armies that an attack action may use: they can attack, or move first."""
    return [
        area
        for area in armies(state, side)
        if (not need or why_not_met(state, side, area, need) is None)
        and (targets(state, side, area) or (moving and steps_from(state, side, area)))
    ]


def attack_action(
    match: Match[State],
    side: int,
    need: tuple[int, ...] = ANY,
    steps: int = 1,
    among: Sequence[int] | None = None,
) -> Steps[Battle | None]:
    """Move one army and attack with it: either, both or neither. An army that stays leaves the choice to the others."""
    state = match.state
    staying: list[int] = []

    def why(token: str) -> Reason | None:
        area = AREA.get(token, -1)
        if area < 0:
            return None
        if area in staying:
            return no("told-to-stay", "movement", area=token)
        return why_not_met(match.state, side, area, need) or no("nowhere-to-go", "movement", area=token)

    while True:
        areas = [area for area in attackers(state, side, need) if area not in staying]
        if among is not None:
            areas = [area for area in areas if area in among]
        area = yield from which_area(side, "b5a.attack-from", areas, True, None, why)
        if area < 0:
            return None
        acted, battle = yield from move_and_attack(match, side, area, steps, need)
        if acted:
            return battle
        staying.append(area)


def move_and_attack(
    match: Match[State], side: int, area: int, steps: int = 1, need: tuple[int, ...] = ANY, both: bool = True
) -> Steps[tuple[bool, Battle | None]]:
    """The army in an area may move and may attack; without `both`, only one of the two.

    Returns whether it did anything, and the combat that begins.
    """
    state = match.state
    if not state.size[side * AREAS + area]:
        return False, None
    direct = [AREA_IDS[target] for target in targets(state, side, area)]
    way = yield from choose_way(match, side, area, steps, need, direct)
    if isinstance(way, str):
        return (True, start(match, side, [area], AREA[way])) if way != DONE else (False, None)
    assert isinstance(way, Group)
    yield from land(match, [way])
    if not both:
        return True, None
    return True, (yield from strike(match, side, way.path[-1]))


def strike(match: Match[State], side: int, area: int) -> Steps[Battle | None]:
    """The army in an area may attack."""
    state = match.state

    def why(token: str) -> Reason | None:
        return why_not_attack(state, side, area, AREA[token]) if token in AREA else None

    params = {"area": AREA_IDS[area]}
    target = yield from which_area(side, "b5a.strike", targets(state, side, area), True, params, why)
    return start(match, side, [area], target) if target >= 0 else None


# -- combined attack


def surrounders(state: State, side: int, target: int) -> list[int]:
    """Armies in regions beside the target; those in a pass can't join."""
    base = side * AREAS
    return [area for area in NEIGHBOURS[target] if state.size[base + area]]


def combined_targets(state: State, side: int) -> list[int]:
    found = [area for area in armies(state, 1 - side) if area < REGIONS and len(surrounders(state, side, area)) > 1]
    beorn = state.where[BEORN]
    if side == SHADOW and beorn >= 0 and len(surrounders(state, side, beorn)) > 1:
        found.append(beorn)
    return found


def combined_attack(match: Match[State], side: int) -> Steps[None]:
    """Two or more armies beside the same enemy; which of them fights is chosen round by round."""
    state = match.state

    def why(token: str) -> Reason | None:
        area = AREA.get(token, -1)
        if area < 0:
            return None
        if area >= REGIONS or not enemy_in(match.state, side, area):
            return no("no-enemy", "combined", area=token)
        return no("not-surrounded", "combined", area=token)

    target = yield from which_area(side, "b5a.combined", combined_targets(state, side), True, None, why)
    if target >= 0:
        start(match, side, surrounders(state, side, target), target)
