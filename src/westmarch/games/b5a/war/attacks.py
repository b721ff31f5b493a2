"""Starting a combat (rulebook chapter X): who may attack what, after a move or not, alone or together."""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.ask import no, which_area, which_of
from westmarch.games.b5a.facts.board import AREA_IDS, AREAS, NEIGHBOURS, NO_AREA, REACHES, REGIONS
from westmarch.games.b5a.facts.pieces import BEORN, FREE, SEATS, SHADOW
from westmarch.games.b5a.state import BEORN_ABSENT, BEORN_ATTACKS, BEORN_DEFENDS, Battle, Group, State
from westmarch.games.b5a.war.armies import armies, enemy_in, why_not_army
from westmarch.games.b5a.war.moves import ANY, choose_way, land, steps_from, why_not_met


def targets(state: State, side: int, area: int) -> list[int]:
    """The regions of which `why_not_attack` has nothing to say: an enemy army (or Beorn) is there, last."""
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
    """What Beorn does in a combat."""
    if battle.by == SHADOW and state.where[BEORN] == battle.target:
        return BEORN_DEFENDS
    return BEORN_ATTACKS if battle.by == FREE and state.where[BEORN] == battle.armies[0] else BEORN_ABSENT


def start(match: Match[State], side: int, areas: list[int], target: int) -> Battle:
    """A combat begins with the next step."""
    state = match.state
    battle = Battle(side, areas, target)
    battle.beorn = beorn_in(state, battle)
    state.battle = battle
    match.tell("b5a.attack", side=SEATS[side], armies=[AREA_IDS[area] for area in areas], target=AREA_IDS[target])
    return battle


def why_not_attack_from(state: State, side: int, area: int, need: tuple[int, ...]) -> Reason | None:
    """Why an attack action can't use the army there: it has to be able to attack, or to move first."""
    reason = why_not_met(state, side, area, need)
    if reason is None and not targets(state, side, area) and not steps_from(state, side, area):
        return no("nowhere-to-go", "movement", area=AREA_IDS[area])
    return reason


def why_not_attack_any(state: State, side: int, need: tuple[int, ...]) -> Reason | None:
    """Why an attack action can't use any army."""
    for area in armies(state, side):
        if why_not_attack_from(state, side, area, need) is None:
            return None
    return no("nothing-to-attack", "combat")


def attack_action(
    match: Match[State],
    side: int,
    need: tuple[int, ...] = ANY,
    steps: int = 1,
) -> Steps[Battle | None]:
    """Move one army and attack with it: either, both or neither. An army that stays leaves the choice to the others."""
    state = match.state
    staying: list[int] = []

    def why_not(area: int) -> Reason | None:
        if area in staying:
            return no("told-to-stay", "movement", area=AREA_IDS[area])
        return why_not_attack_from(state, side, area, need)

    while True:
        area = yield from which_area(side, "b5a.attack-from", why_not, armies(state, side), optional=True)
        if area == NO_AREA:
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
    way = yield from choose_way(match, side, area, steps, need, targets(state, side, area))
    if not isinstance(way, Group):
        return (True, start(match, side, [area], way)) if way != NO_AREA else (False, None)
    yield from land(match, [way])
    if not both:
        return True, None
    return True, (yield from strike(match, side, way.path[-1]))


def strike(match: Match[State], side: int, area: int) -> Steps[Battle | None]:
    """The army in an area may attack."""
    state = match.state
    why_not = partial(why_not_attack, state, side, area)
    target = yield from which_of(
        side, "b5a.strike", targets(state, side, area), why_not, optional=True, area=AREA_IDS[area]
    )
    return start(match, side, [area], target) if target != NO_AREA else None


# -- combined attack


def surrounders(state: State, side: int, target: int) -> list[int]:
    """Armies in regions beside the target; those in a pass can't join."""
    base = side * AREAS
    return [area for area in NEIGHBOURS[target] if state.size[base + area]]


def why_not_combine(state: State, side: int, target: int) -> Reason | None:
    """Why several armies can't attack an area together."""
    if target >= REGIONS or not enemy_in(state, side, target):
        return no("no-enemy", "combined", area=AREA_IDS[target])
    if len(surrounders(state, side, target)) < 2:
        return no("not-surrounded", "combined", area=AREA_IDS[target])
    return None


def enemies(state: State, side: int) -> list[int]:
    """Where a side has enemies: armies, and Beorn last."""
    beorn = state.where[BEORN]
    return [*armies(state, 1 - side), beorn] if side == SHADOW and beorn >= 0 else armies(state, 1 - side)


def why_not_combine_any(state: State, side: int) -> Reason | None:
    """Why no enemy can be attacked by several armies."""
    for area in enemies(state, side):
        if area < REGIONS and len(surrounders(state, side, area)) > 1:
            return None
    return no("nobody-surrounded", "combined")


def why_not_join(state: State, battle: Battle, area: int) -> Reason | None:
    """Why the army there can't fight the next round of a combined attack, or advance after it."""
    reason = why_not_army(state, battle.by, area, "combined")
    if reason is None and area not in battle.armies:
        return no("not-attacking", "combined", area=AREA_IDS[area])
    return reason


def combined_attack(match: Match[State], side: int) -> Steps[None]:
    """Two or more armies beside the same enemy; which of them fights is chosen round by round."""
    state = match.state
    target = yield from which_area(
        side, "b5a.combined", partial(why_not_combine, state, side), enemies(state, side), optional=True
    )
    if target != NO_AREA:
        start(match, side, surrounders(state, side, target), target)
