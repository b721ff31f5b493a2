"""What a move or an attack is worth, for either side."""

from __future__ import annotations

from westmarch.bots.b5a.field import Army, Field, Idea, is_site, worth
from westmarch.games.b5a.facts import board
from westmarch.games.b5a.facts.pieces import BOLG, FREE, SHADOW

GATE = board.AREA["front_gate"]
# From this step of fate on Beorn may come within a turn or two.
BEORN_NEAR = 6
# How much farther places count less, by steps.
FADING: tuple[float, ...] = tuple(0.82**steps for steps in range(board.FAR + 1))
CLOSENESS: tuple[float, ...] = (1.2, 1.2, 0.8, 0.5, 0.25)
# For each area the sites within three steps: what it is worth to the Free Peoples to be near enough to free one, and to
# guard one.
SITES_NEAR: tuple[tuple[tuple[int, float, float], ...], ...] = tuple(
    tuple(
        (site, board.POINTS[site] * 1.2 * 0.6 ** steps[site], board.POINTS[site] * 0.8 * 0.6 ** steps[site])
        for site in board.SITES
        if 0 < steps[site] <= 3
    )
    for steps in board.STEPS
)


# -- where armies want to be


def pull(field: Field, area: int, size: int) -> float:
    """How good it is for an army of that size to stand in an area."""
    if size <= 0:
        return 0.0
    key = area * 256 + size
    value = field.pulls.get(key)
    if value is None:
        value = _shadow_pull(field, area, size) if field.me == SHADOW else _free_pull(field, area, size)
        field.pulls[key] = value
    return value


def _shadow_pull(field: Field, area: int, size: int) -> float:
    """The Shadow walks towards sites it doesn't hold."""
    best = 0.0
    steps = board.STEPS[area]
    for site, value in lures(field):
        faded = value * FADING[steps[site]]
        if faded > best:
            best = faded
    size = min(size, board.UNIT_LIMIT)
    return best * size * (0.3 + 0.05 * size)


def lures(field: Field) -> list[tuple[int, float]]:
    """How much each site that the Shadow doesn't hold draws it: by what it is worth, and by who defends it."""
    if field.lures is None:
        field.lures = [(site, _lure(field, site)) for site in field.wanted]
    return field.lures


def _lure(field: Field, site: int) -> float:
    guard = field.armies[site]
    guards = guard.strength + guard.leadership * 0.5 if guard is not None and guard.side == FREE else 0.0
    guards += field.walls[site] * (0.4 if guards else 0.0)
    # Friends that are on their way to the same place make it easier.
    friends = field.near(site, SHADOW, 2) * 0.25
    ease = 6.0 / (3.0 + max(0.0, guards - friends))
    value = (worth(site) + urgency(field, site) * 0.15) * ease
    return value * 0.5 if site == GATE and field.points < 6 else value


def urgency(field: Field, site: int) -> float:
    """What a site is worth to the Shadow beyond its points: six of them stop Beorn's victory, ten win."""
    after = field.points + worth(site)
    if after >= 10 > field.points:
        return 14.0
    if after >= 6 > field.points:
        return 5.0 if field.marker < BEORN_NEAR else 12.0
    return 0.0


def relief(field: Field, site: int) -> float:
    """What it is worth to the Free Peoples to take a site back, beyond its points: ten of them lose the battle."""
    after = field.points - worth(site)
    if field.points >= 10 > after:
        return 14.0
    return 3.0 if field.points >= 6 > after else 0.0


def danger(field: Field, site: int) -> float:
    """Shadow strength that can come to a site soon, nearer armies counting more."""
    total = field.dangers.get(site)
    if total is None:
        total = 0.0
        for army in field.sides[SHADOW]:
            steps = board.STEPS[army.area][site]
            if steps <= 4:
                total += army.strength * CLOSENESS[steps]
        field.dangers[site] = total
    return total


def _free_pull(field: Field, area: int, size: int) -> float:
    """The Free Peoples stand where points are in danger, and don't crowd."""
    value = 0.0
    if board.IS_SITE[area] and not field.held[area]:
        threat = danger(field, area)
        here = field.armies[area]
        others = here.strength if here is not None and here.side == FREE else 0
        need = max(0.0, threat - others - field.walls[area])
        value += board.POINTS[area] * (0.6 + min(need, 5.0) * 0.35) * min(size, 3)
    for site, to_free, to_guard in SITES_NEAR[area]:
        there = field.armies[site]
        if field.held[site]:
            if there is None or there.side == FREE:
                value += to_free
        elif (there is None or there.side == SHADOW) and danger(field, site) > 1:
            value += to_guard
    # In the open beside a stronger enemy is a bad place.
    if not board.IS_SITE[area]:
        foes = sum([army.strength for army in field.beside(area, SHADOW)])
        value -= max(0.0, foes - size) * 0.8
    return value


def step_value(field: Field, army: Army, goal: int) -> float:
    """What it is worth to move an army, or as much of it as there is room for, into an area."""
    if field.armies[army.area] is not army:
        return _step_value(field, army, goal)  # it is not on the map as it is
    key = army.area * board.AREAS + goal
    value = field.steps.get(key)
    if value is None:
        value = field.steps[key] = _step_value(field, army, goal)
    return value


def _step_value(field: Field, army: Army, goal: int) -> float:
    moved = room(field, army, goal)
    if moved <= 0:
        return -5.0
    there = field.size(goal, field.me)
    value = pull(field, goal, there + moved) - pull(field, goal, there)
    value += pull(field, army.area, army.size - moved) - pull(field, army.area, army.size)
    if goal in board.PASSES or army.area in board.MUSTER_BOXES:
        value += 1.0
    if is_site(goal):
        if field.me == SHADOW and not field.held[goal]:
            value += worth(goal) * 5.0 + urgency(field, goal)
        elif field.me == FREE and field.held[goal]:
            value += worth(goal) * 4.0 * (1.0 if danger(field, goal) < army.strength * 2 else 0.4)
            value += relief(field, goal)
    if field.me == FREE and is_site(army.area):
        threat = danger(field, army.area)
        if threat > 0.6:
            value -= worth(army.area) * min(3.0, 0.8 + threat * 0.4)
    if field.me == SHADOW:
        if is_site(army.area) and field.near(army.area, FREE, 1):
            value -= worth(army.area) * 1.5
        if field.where[BOLG] == army.area:
            there += moved
            value += field.bolg_risk(army.area, army.size, army.damage) - field.bolg_risk(goal, there, army.damage)
    return value


def room(field: Field, army: Army, goal: int) -> int:
    """How many of an army's units can go to an area without any being lost to the unit limit."""
    if field.me == SHADOW and board.UNLIMITED[goal]:
        return army.size
    return min(army.size, board.UNIT_LIMIT - field.size(goal, field.me))


def passable(field: Field, origin: int) -> list[int]:
    """Where an army may step."""
    goals = field.ways.get(origin)
    if goals is None:
        goals = field.ways[origin] = [
            goal
            for goal in board.EXITS[origin]
            if not (goal in board.PASSES and not field.opened[board.PASSES.index(goal)]) and not field.blocked(goal)
        ]
    return goals


def marches(field: Field, armies: list[Army], steps: int = 1) -> list[Idea]:
    """Moves worth making, best first: for each army its best goal."""
    ideas = [idea for idea in [march(field, army, steps) for army in armies] if idea is not None]
    ideas.sort(key=lambda idea: -idea.value)
    return ideas


def march(field: Field, army: Army, steps: int) -> Idea | None:
    """The best goal of an army that stands on the map; nothing if it can't go anywhere."""
    key = army.area * 4 + steps
    if key not in field.roads:
        field.roads[key] = _march(field, army, steps)
    return field.roads[key]


def _march(field: Field, army: Army, steps: int) -> Idea | None:
    best: Idea | None = None
    for goal in passable(field, army.area):
        value = way_value(field, army, goal, steps)
        if best is None or value > best.value:
            best = Idea(value, army.area, goal, "bot-b5a-march")
    return best


def way_value(field: Field, army: Army, goal: int, steps: int) -> float:
    """What it is worth to step into an area, and to go on from there if that is better and nobody stops the army."""
    value = step_value(field, army, goal)
    if steps > 1 and not (goal < board.REGIONS and _stops(field, goal)):
        for further in passable(field, goal):
            if further != army.area:
                value = max(value, step_value(field, army, further) + _passing(field, goal))
    return value


def _stops(field: Field, area: int) -> bool:
    return bool(field.beside(area, field.enemy)) or (field.me == SHADOW and field.beorn in board.NEIGHBOURS[area])


def _passing(field: Field, area: int) -> float:
    """Control taken on the way."""
    if is_site(area) and field.held[area] == (field.me == FREE):
        return worth(area) * 4.0
    return 0.0


# -- attacks


def attack_value(field: Field, army: Army, target: int, helpers: list[Army] | None = None) -> float:
    """What an attack is worth: the site, the enemy's losses, against the risk."""
    if helpers or field.armies[army.area] is not army:
        return _attack_value(field, army, target, helpers)
    key = army.area * board.AREAS + target
    value = field.assaults.get(key)
    if value is None:
        value = field.assaults[key] = _attack_value(field, army, target, None)
    return value


def _attack_value(field: Field, army: Army, target: int, helpers: list[Army] | None) -> float:
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
            prize += worth(target) * 3.5 + relief(field, target)
    if field.me == FREE and defender is not None and field.where[BOLG] == target:
        prize += 20.0
    if target == field.beorn:
        prize += 3.0
    cost = army.size * 1.5
    if field.me == FREE and is_site(army.area) and not field.held[army.area]:
        cost += worth(army.area) * 1.0
    if field.me == SHADOW:
        # Time is with the Free Peoples, and so the Shadow has to take chances, more as fate goes on.
        cost *= 0.6 if field.marker < 7 else 0.4
        if field.where[BOLG] == army.area:
            cost += 4.0 if field.seen.guards else 20.0
    success = odds * odds / (1.0 + odds * odds)
    return prize * success - cost * (1.0 - success)


def targets(field: Field, area: int) -> list[int]:
    found = [region for region in board.REACHES[area] if field.foe(region) is not None]
    if field.me == SHADOW and field.beorn in board.REACHES[area]:
        found = [region for region in board.REACHES[area] if region in found or region == field.beorn]
    return found


def attacks(field: Field, armies: list[Army]) -> list[Idea]:
    """Attacks worth starting, at once or after a step, best first."""
    ideas = [idea for army in armies for idea in attacks_of(field, army)]
    ideas.sort(key=lambda idea: -idea.value)
    return ideas


def attacks_of(field: Field, army: Army) -> list[Idea]:
    """All that an army on the map could attack, and from where."""
    ideas = field.approaches.get(army.area)
    if ideas is None:
        ideas = field.approaches[army.area] = _attacks_of(field, army)
    return ideas


def _attacks_of(field: Field, army: Army) -> list[Idea]:
    ideas: list[Idea] = []
    for target in targets(field, army.area):
        ideas.append(Idea(attack_value(field, army, target), army.area, target, "bot-b5a-attack"))
    for goal in passable(field, army.area):
        gain = step_value(field, army, goal)
        best = 0.0
        if field.mine(goal) is None and goal < board.REGIONS:
            shifted = army.at(goal)
            best = max([_attack_value(field, shifted, target, None) for target in targets(field, goal)], default=0.0)
        ideas.append(Idea(gain + max(0.0, best), army.area, goal, "bot-b5a-approach"))
    return ideas


def combined(field: Field) -> list[Idea]:
    """Enemies that several own armies can attack together."""
    ideas = []
    places = [army.area for army in field.foes() if army.area < board.REGIONS]
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
