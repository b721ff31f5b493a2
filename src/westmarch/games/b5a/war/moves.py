"""Moving armies (rulebook chapter IX): where to, splitting, more than one region, several armies at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.ask import DONE, ask, by_token, no, which_number, which_of
from westmarch.games.b5a.facts.board import AREA, AREA_IDS, AREAS, EXITS, MUSTER_BOXES, NO_AREA, PASSES, REGIONS
from westmarch.games.b5a.facts.pieces import (
    BEORN,
    CHARACTER_IDS,
    KINDS,
    LEADS,
    MOVING,
    SEATS,
    SHADOW,
    UNIT_IDS,
    UNITS_OF,
)
from westmarch.games.b5a.state import Group, State
from westmarch.games.b5a.war.armies import (
    armies,
    beside_enemy,
    companions,
    enter,
    gate_falls,
    is_led,
    open_pass,
    trim,
    why_not_army,
)

# What an army must have to be moved by an effect: anything, leadership, or a unit of some kinds.
ANY: tuple[int, ...] = ()
LED: tuple[int, ...] = (-1,)

# -- legality


def why_not_met(state: State, side: int, area: int, need: tuple[int, ...]) -> Reason | None:
    """Why the army there is not one the effect speaks of."""
    reason = why_not_army(state, side, area, "armies")
    if reason is not None or not need:
        return reason
    if need == LED:
        return None if is_led(state, side, area) else no("not-led", "leadership", area=AREA_IDS[area])
    base = area * KINDS
    for kind in need:
        if state.units[base + kind]:
            return None
    return no("lacks-unit", "armies", area=AREA_IDS[area], unit=UNIT_IDS[need[0]])


def why_not_step(state: State, side: int, origin: int, area: int) -> Reason | None:
    """Why an army can't take the step from one area to another."""
    if area not in EXITS[origin]:
        if origin >= REGIONS:
            return no("box-one-way", "passes", origin=AREA_IDS[origin], area=AREA_IDS[area])
        if area >= REGIONS:
            return no("no-way-back", "passes", area=AREA_IDS[area])
        return no("not-adjacent", "movement", origin=AREA_IDS[origin], area=AREA_IDS[area])
    if area in PASSES and not state.opened[PASSES.index(area)]:
        return no("pass-closed", "passes", area=AREA_IDS[area])
    if state.size[(1 - side) * AREAS + area]:
        return no("enemy-army", "movement", area=AREA_IDS[area])
    if state.where[BEORN] == area:
        return no("beorn-there", "beorn", area=AREA_IDS[area])
    return None


def steps_from(state: State, side: int, origin: int) -> list[int]:
    """The areas of which `why_not_step` has nothing to say. What holds for all of them is looked at once."""
    if origin in MUSTER_BOXES:
        return [origin + 1] if state.opened[MUSTER_BOXES.index(origin)] else []
    base = (1 - side) * AREAS
    size = state.size
    beorn = state.where[BEORN]
    return [area for area in EXITS[origin] if not size[base + area] and area != beorn]


def why_not_move(state: State, side: int, area: int, need: tuple[int, ...]) -> Reason | None:
    """Why an effect can't move the army there."""
    reason = why_not_met(state, side, area, need)
    if reason is None and not steps_from(state, side, area):
        return no("nowhere-to-go", "movement", area=AREA_IDS[area])
    return reason


def movable(state: State, side: int, need: tuple[int, ...]) -> list[int]:
    """The areas of which `why_not_move` has nothing to say."""
    own = armies(state, side)
    if need:
        own = [area for area in own if why_not_met(state, side, area, need) is None]
    return [area for area in own if steps_from(state, side, area)]


def why_not_move_any(state: State, side: int, need: tuple[int, ...]) -> Reason | None:
    """Why an effect can't move any army."""
    for area in armies(state, side):
        if why_not_move(state, side, area, need) is None:
            return None
    return no("nothing-to-move", "movement")


# -- who goes


def can_split(state: State, side: int, area: int) -> bool:
    return state.size[side * AREAS + area] > 1 or state.command[area] > 0 or bool(companions(state, side, area))


def whole_army(state: State, side: int, area: int) -> Group:
    base = area * KINDS
    return Group(
        side,
        area,
        list(state.units[base : base + KINDS]),
        state.command[area],
        state.damage[area],
        companions(state, side, area),
    )


def why_not_stay(token: str) -> Reason | None:
    """Why the last leader of a part that must have leadership can't stay behind."""
    return no("leadership-goes", "splitting", low="1", high="1") if token == "stay" else None


def part_of_army(match: Match[State], side: int, area: int, need: tuple[int, ...]) -> Steps[Group]:
    """Splitting: for each kind how many go, then leadership tokens, characters, and the damage they take along."""
    state = match.state
    name = AREA_IDS[area]
    base = area * KINDS
    kinds = [kind for kind in UNITS_OF[side] if state.units[base + kind]]
    wanted = [kind for kind in kinds if kind in need] if need and need != LED else []
    units = [0] * KINDS
    going = 0
    for kind in kinds:
        low = 0
        none_wanted = wanted and kind == wanted[-1] and not any(units[each] for each in wanted)
        if none_wanted or (kind == kinds[-1] and not going):
            low = 1
        units[kind] = yield from which_number(
            side, "b5a.split-units", low, state.units[base + kind], "units-there", "splitting",
            area=name, unit=UNIT_IDS[kind], going=going,
        )  # fmt: skip
        going += units[kind]
    who: list[int] = []
    candidates = companions(state, side, area)
    tokens = state.command[area]
    must_lead = need == LED
    leaders = [each for each in candidates if LEADS[each]]
    for each in candidates:
        last_hope = must_lead and not tokens and leaders[-1:] == [each] and not any(LEADS[one] for one in who)
        options = ("go",) if last_hope else ("go", "stay")
        why = why_not_stay if last_hope else None
        answer = yield ask(side, "b5a.split-character", options, why, area=name, who=CHARACTER_IDS[each])
        if answer == "go":
            who.append(each)
    low = 1 if must_lead and not any(LEADS[one] for one in who) else 0
    command = tokens
    if tokens > low:
        command = yield from which_number(
            side, "b5a.split-command", low, tokens, "leadership-goes", "splitting", area=name
        )
    damage = state.damage[area]
    if damage:
        staying = state.size[side * AREAS + area] - going
        least, most = max(0, damage - staying), min(damage, going)
        damage = yield from which_number(
            side, "b5a.split-damage", least, most, "damage-split", "splitting", area=name, going=going, staying=staying
        )
    return Group(side, area, units, command, damage, who)


# -- taking up and putting down


def lift(match: Match[State], group: Group) -> None:
    """Takes the group off its area; it is in transit until it lands."""
    state = match.state
    area = group.origin
    base = area * KINDS
    at = group.side * AREAS + area
    for kind in UNITS_OF[group.side]:
        count = group.units[kind]
        if count:
            state.units[base + kind] -= count
            state.size[at] -= count
    # A leadership token without an army is gone.
    state.command[area] = state.command[area] - group.command if state.size[at] else 0
    state.damage[area] -= group.damage
    for who in group.who:
        state.where[who] = MOVING
    state.transit.append(group)


def land(match: Match[State], groups: Sequence[Group]) -> Steps[None]:
    """All groups go their ways, then armies merge and the unit limit is checked."""
    state = match.state
    for group in groups:
        state.transit.remove(group)
        area = group.path[-1]
        base = area * KINDS
        at = group.side * AREAS + area
        for kind in UNITS_OF[group.side]:
            count = group.units[kind]
            if count:
                state.units[base + kind] += count
                state.size[at] += count
        state.command[area] += group.command
        state.damage[area] += group.damage
        for who in group.who:
            state.where[who] = area
        match.tell(
            "b5a.moved",
            side=SEATS[group.side],
            origin=AREA_IDS[group.origin],
            path=[AREA_IDS[each] for each in group.path],
            units={UNIT_IDS[kind]: group.units[kind] for kind in UNITS_OF[group.side] if group.units[kind]},
            who=[CHARACTER_IDS[each] for each in group.who],
        )
    for group in groups:
        for area in group.path:
            if area < REGIONS:
                enter(match, group.side, area)
            elif area in MUSTER_BOXES:
                open_pass(match, area)
    if groups[0].side == SHADOW:
        gate_falls(match)
    for area in {group.path[-1] for group in groups}:
        yield from trim(match, groups[0].side, area, merged=True)


# -- one army's way


def choose_way(
    match: Match[State], side: int, area: int, steps: int, need: tuple[int, ...], prey: Sequence[int] = ()
) -> Steps[Group | int]:
    """Asks whether all or a part of an army goes, and where; or which of its targets it attacks. NO_AREA: it stays."""
    state = match.state
    ways = [AREA_IDS[each] for each in steps_from(state, side, area)]
    options = [*[AREA_IDS[each] for each in prey], *ways]
    if ways and can_split(state, side, area):
        options.append("split")
    options.append(DONE)
    why_not = partial(why_not_step, state, side, area)
    why = by_token(AREA, lambda target: None if target in prey else why_not(target))
    answer = yield ask(side, "b5a.move-to", options, why, area=AREA_IDS[area], steps=steps)
    if answer == DONE:
        return NO_AREA
    if answer in AREA and AREA[answer] in prey:
        return AREA[answer]
    if answer == "split":
        group = yield from part_of_army(match, side, area, need)
        answer = yield ask(side, "b5a.split-to", ways, by_token(AREA, why_not), area=AREA_IDS[area], steps=steps)
    else:
        group = whole_army(state, side, area)
    group.path.append(AREA[answer])
    lift(match, group)
    yield from go_on(match, group, steps)
    return group


def go_on(match: Match[State], group: Group, steps: int) -> Steps[None]:
    """More than one region: an army stops where it comes beside an enemy."""
    state = match.state
    side = group.side
    while len(group.path) < steps:
        here = group.path[-1]
        if here < REGIONS and beside_enemy(state, side, here):
            return
        why_not = partial(why_not_step, state, side, here)
        onward = yield from which_of(
            side, "b5a.move-on", steps_from(state, side, here), why_not, optional=True,
            area=AREA_IDS[here], origin=AREA_IDS[group.origin]
        )  # fmt: skip
        if onward == NO_AREA:
            return
        group.path.append(onward)


def move_armies(
    match: Match[State],
    side: int,
    most: int,
    steps: int = 1,
    need: tuple[int, ...] = ANY,
    among: Sequence[int] | None = None,
    each_once: bool = False,
) -> Steps[None]:
    """Moves up to that many armies or parts; all finish before they merge, and no figure moves twice.

    Who names an army and then lets it stay has not moved yet: another one can be named in its place.
    """
    state = match.state
    groups: list[Group] = []
    staying: list[int] = []

    def why_not_this(area: int) -> Reason | None:
        if area in staying:
            return no("told-to-stay", "movement", area=AREA_IDS[area])
        if among is not None and area not in among:
            return no("card-other-army", "cards", area=AREA_IDS[area])
        if each_once and any(each.origin == area for each in groups):
            return no("already-moved", "movement", area=AREA_IDS[area])
        return None

    def why_not(area: int) -> Reason | None:
        return why_not_move(state, side, area, need) or why_not_this(area)

    while len(groups) < most:
        areas = [area for area in movable(state, side, need) if why_not_this(area) is None]
        area = yield from which_of(
            side, "b5a.move-from", areas, why_not, optional=True, number=len(groups) + 1, most=most
        )
        if area == NO_AREA:
            break
        way = yield from choose_way(match, side, area, steps, need)
        if isinstance(way, Group):
            groups.append(way)
        else:
            staying.append(area)
    if groups:
        yield from land(match, groups)
