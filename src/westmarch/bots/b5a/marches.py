"""What a move or an attack is worth, for either side."""

from __future__ import annotations

from westmarch.bots.b5a.field import STEPS, Army, Field, is_site, worth
from westmarch.games.b5a.board import (
    AREA,
    AREA_IDS,
    EXITS,
    MUSTER_BOXES,
    NEIGHBOURS,
    PASSES,
    REACHES,
    REGIONS,
    SITES,
    UNIT_LIMIT,
    UNLIMITED,
)
from westmarch.games.b5a.pieces import BOLG, FREE, SHADOW

GATE = AREA["front_gate"]


class Idea:
    """Something that could be done, what it is worth, and why."""

    __slots__ = ("key", "origin", "target", "value")

    def __init__(self, value: float, origin: int, target: int, key: str) -> None:
        self.value = value
        self.origin = origin
        self.target = target
        self.key = key

    @property
    def params(self) -> dict[str, object]:
        """For the sentence that says why."""
        return {"origin": AREA_IDS[self.origin], "area": AREA_IDS[self.target]}


# -- where armies want to be


def pull(field: Field, area: int, size: int) -> float:
    """How good it is for an army of that size to stand in an area."""
    if size <= 0:
        return 0.0
    return _shadow_pull(field, area, size) if field.me == SHADOW else _free_pull(field, area, size)


def _shadow_pull(field: Field, area: int, size: int) -> float:
    """The Shadow walks towards sites it doesn't hold: the more they are worth and the fewer defend them."""
    best = 0.0
    for site in field.wanted_sites():
        steps = STEPS[area][site]
        guard = field.armies[site]
        guards = guard.strength + guard.leadership * 0.5 if guard is not None and guard.side == FREE else 0.0
        guards += field.walls[site] * (0.4 if guards else 0.0)
        # Friends that are on their way to the same place make it easier.
        friends = field.near(site, SHADOW, 2) * 0.25
        ease = 6.0 / (3.0 + max(0.0, guards - friends))
        value = (worth(site) + urgency(field, site) * 0.15) * ease
        if site == GATE and field.points < 6:
            value *= 0.5
        best = max(best, value * 0.82**steps)
    size = min(size, UNIT_LIMIT)
    return best * size * (0.3 + 0.05 * size)


def urgency(field: Field, site: int) -> float:
    """What a site is worth to the Shadow beyond its points: six of them stop Beorn's victory, ten win."""
    after = field.points + worth(site)
    if after >= 10 > field.points:
        return 14.0
    return 5.0 if after >= 6 > field.points else 0.0


def danger(field: Field, site: int) -> float:
    """Shadow strength that can come to a site soon, nearer armies counting more."""
    total = 0.0
    for army in field.armies:
        if army is not None and army.side == SHADOW:
            steps = STEPS[army.area][site]
            if steps <= 4:
                total += army.strength * (1.2, 1.2, 0.8, 0.5, 0.25)[steps]
    return total


def _free_pull(field: Field, area: int, size: int) -> float:
    """The Free Peoples stand where points are in danger, and don't crowd."""
    value = 0.0
    if is_site(area) and not field.held[area]:
        threat = danger(field, area)
        here = field.armies[area]
        others = here.strength if here is not None and here.side == FREE else 0
        need = max(0.0, threat - others - field.walls[area])
        value += worth(area) * (0.6 + min(need, 5.0) * 0.35) * min(size, 3)
    for site in SITES:
        steps = STEPS[area][site]
        if 0 < steps <= 3:
            if field.held[site] and field.foe(site) is None:
                value += worth(site) * 1.2 * 0.6**steps
            elif not field.held[site] and field.mine(site) is None and danger(field, site) > 1:
                value += worth(site) * 0.8 * 0.6**steps
    # In the open beside a stronger enemy is a bad place.
    if not is_site(area):
        foes = sum(army.strength for army in field.beside(area, SHADOW))
        value -= max(0.0, foes - size) * 0.8
    return value


def step_value(field: Field, army: Army, goal: int) -> float:
    """What it is worth to move an army, or as much of it as there is room for, into an area."""
    moved = room(field, army, goal)
    if moved <= 0:
        return -5.0
    there = field.size(goal, field.me)
    value = pull(field, goal, there + moved) - pull(field, goal, there)
    value += pull(field, army.area, army.size - moved) - pull(field, army.area, army.size)
    if goal in PASSES or army.area in MUSTER_BOXES:
        value += 1.0
    if is_site(goal):
        if field.me == SHADOW and not field.held[goal]:
            value += worth(goal) * 5.0 + urgency(field, goal)
        elif field.me == FREE and field.held[goal]:
            value += worth(goal) * 4.0 * (1.0 if danger(field, goal) < army.strength * 2 else 0.4)
    if field.me == FREE and is_site(army.area):
        threat = danger(field, army.area)
        if threat > 0.6:
            value -= worth(army.area) * min(3.0, 0.8 + threat * 0.4)
    if field.me == SHADOW:
        if is_site(army.area) and field.near(army.area, FREE, 1):
            value -= worth(army.area) * 1.5
        if field.where.get(BOLG) == army.area:
            foes = field.near(goal, FREE, 1)
            value -= max(0.0, foes - army.strength) * 1.0
    return value


def room(field: Field, army: Army, goal: int) -> int:
    """How many of an army's units can go to an area without any being lost to the unit limit."""
    if field.me == SHADOW and UNLIMITED[goal]:
        return army.size
    return min(army.size, UNIT_LIMIT - field.size(goal, field.me))


def passable(field: Field, origin: int) -> list[int]:
    """Where an army may step."""
    goals = []
    for goal in EXITS[origin]:
        if goal in PASSES and not field.opened[PASSES.index(goal)]:
            continue
        if not field.blocked(goal):
            goals.append(goal)
    return goals


def marches(field: Field, armies: list[Army], steps: int = 1) -> list[Idea]:
    """Moves worth making, best first: for each army its best goal."""
    ideas: list[Idea] = []
    for army in armies:
        best: Idea | None = None
        for goal in passable(field, army.area):
            value = step_value(field, army, goal)
            if steps > 1 and not (goal < REGIONS and _stops(field, goal)):
                for further in passable(field, goal):
                    if further != army.area:
                        value = max(value, step_value(field, army, further) + _passing(field, goal))
            if best is None or value > best.value:
                best = Idea(value, army.area, goal, "bot-b5a-march")
        if best is not None:
            ideas.append(best)
    ideas.sort(key=lambda idea: -idea.value)
    return ideas


def _stops(field: Field, area: int) -> bool:
    return bool(field.beside(area, field.enemy)) or (field.me == SHADOW and field.beorn in NEIGHBOURS[area])


def _passing(field: Field, area: int) -> float:
    """Control taken on the way."""
    if is_site(area) and field.held[area] == (field.me == FREE):
        return worth(area) * 4.0
    return 0.0


# -- attacks


def attack_value(field: Field, army: Army, target: int, helpers: list[Army] | None = None) -> float:
    """What an attack is worth: the site, the enemy's losses, against the risk."""
    extra = sum(field.staying(each) for each in helpers) if helpers else 0.0
    odds = field.odds(army, target, extra)
    defender = field.armies[target]
    prize = 1.0
    if defender is not None:
        prize += defender.size * 1.2 + defender.leadership * 0.4
    if is_site(target):
        if field.me == SHADOW and not field.held[target]:
            prize += worth(target) * 4.0 + urgency(field, target)
        elif field.me == FREE and field.held[target]:
            prize += worth(target) * 3.5
    if field.me == FREE and defender is not None and field.where.get(BOLG) == target:
        prize += 20.0
    if target == field.beorn:
        prize += 3.0
    cost = army.size * 1.5
    if field.me == FREE and is_site(army.area) and not field.held[army.area]:
        cost += worth(army.area) * 1.0
    if field.me == SHADOW:
        # Time is with the Free Peoples, and so the Shadow has to take chances, more as fate goes on.
        cost *= 0.6 if field.marker < 7 else 0.4
        if field.where.get(BOLG) == army.area:
            cost += 4.0 if field.view["guards"] else 20.0
    success = odds * odds / (1.0 + odds * odds)
    return prize * success - cost * (1.0 - success)


def targets(field: Field, area: int) -> list[int]:
    return [region for region in REACHES[area] if field.foe(region) is not None or (
        field.me == SHADOW and field.beorn == region)]  # fmt: skip


def attacks(field: Field, armies: list[Army], moving: bool = True) -> list[Idea]:
    """Attacks worth starting, at once or after a step, best first."""
    ideas: list[Idea] = []
    for army in armies:
        for target in targets(field, army.area):
            value = attack_value(field, army, target)
            ideas.append(Idea(value, army.area, target, "bot-b5a-attack"))
        if not moving:
            continue
        for goal in passable(field, army.area):
            gain = step_value(field, army, goal)
            best = 0.0
            there = field.mine(goal)
            if there is None and goal < REGIONS:
                shifted = _shifted(army, goal)
                best = max((attack_value(field, shifted, target) for target in targets(field, goal)), default=0.0)
            ideas.append(
                Idea(gain + max(0.0, best), army.area, goal, "bot-b5a-approach")
            )  # fmt: skip
    ideas.sort(key=lambda idea: -idea.value)
    return ideas


def _shifted(army: Army, area: int) -> Army:
    twin = Army(area, army.side)
    twin.units = army.units
    twin.size, twin.strength = army.size, army.strength
    twin.leadership, twin.command, twin.damage = army.leadership, army.command, army.damage
    return twin


def combined(field: Field) -> list[Idea]:
    """Enemies that several own armies can attack together."""
    ideas = []
    places = [army.area for army in field.foes() if army.area < REGIONS]
    if field.me == SHADOW and field.beorn >= 0:
        places.append(field.beorn)
    for target in places:
        around = field.beside(target, field.me)
        if len(around) < 2:
            continue
        around.sort(key=lambda army: -field.odds(army, target))
        value = attack_value(field, around[0], target, around[1:]) + 0.5
        ideas.append(Idea(value, around[0].area, target, "bot-b5a-combined"))
    ideas.sort(key=lambda idea: -idea.value)
    return ideas


def best_value(ideas: list[Idea]) -> float:
    return ideas[0].value if ideas else -1.0
