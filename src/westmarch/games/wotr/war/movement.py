"""Moving armies (rulebook chapter VI, "Army movement") and what follows when they arrive."""

from __future__ import annotations

from itertools import compress

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.edition import banned
from westmarch.games.wotr.facts.board import (
    FREE,
    GARRISON,
    HOME_SIDE,
    INDEX,
    IS_SETTLEMENT,
    NATION_OF,
    NEIGHBOURS,
    NO_NATION,
    PLACE_COUNT,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
)
from westmarch.games.wotr.facts.nations import KINDS_PER_PLACE, NATIONS, NATIONS_OF, NAZGUL, RANKS, STACKING
from westmarch.games.wotr.state import SIDES, State, War
from westmarch.games.wotr.team import DONE, actor, ask, commander, which_region
from westmarch.games.wotr.war import armies, command, politics
from westmarch.games.wotr.war.armies import Force, Requirement

RULE = "wotr-rule-army-movement"
POLITICS = "wotr-rule-politics"
K = KINDS_PER_PLACE
P = PLACE_COUNT

# The ranks that politics binds: Free Peoples leaders are bound like their units, the Nazgûl never are.
BOUND_RANKS: tuple[int, int] = (3, 2)
_NONE: tuple[bytes, bytes] = (bytes(3), bytes(2))
_PLACES: tuple[int, ...] = tuple(range(PLACE_COUNT))

# Made once, because they are given thousands of times in a match.
_ENEMY_THERE = tuple(Reason("wotr-why-enemy-army-there", RULE, region=region) for region in REGION_IDS)
_FULL = tuple(Reason("wotr-why-stacking", RULE, region=region) for region in REGION_IDS)


def why_not_past_cards(state: State, side: int, region: int) -> Reason | None:
    """A card on the table may keep armies out of a region."""
    if state.edition.closing_cards.isdisjoint(state.table):
        return None
    return banned([card.bars_entry for card in state.lying()], side, region)


def may_enter_land(state: State, nation: int, region: int) -> bool:
    """Figures of a nation not at war stay out of every other nation's land (chapter VII)."""
    land = NATION_OF[region]
    return land in (NO_NATION, nation) or state.from_war[nation] == 0


def movable(state: State, side: int, place: int, region: int, arrived: Force | None = None) -> Force:
    """The figures at a place that may go into a region: at war if it is foreign, not of level 0, not moved yet."""
    whole = armies.ordered(state, side, place)
    figures = whole.figures
    land = NATION_OF[region]
    if land != NO_NATION:
        for nation in NATIONS_OF[side]:
            if nation != land and state.from_war[nation]:
                figures[nation * RANKS : nation * RANKS + BOUND_RANKS[side]] = _NONE[side]
    if arrived is not None:
        for kind in range(K):
            figures[kind] -= min(figures[kind], arrived.figures[kind])
    characters = [
        character
        for character in whole.characters
        if state.characters[character].level > 0 and (arrived is None or character not in arrived.characters)
    ]
    return Force(side, place, figures, characters)


def why_not_enter(state: State, side: int, region: int) -> Reason | None:
    """Why no army of a side may move into a region: it must be free for army movement."""
    if state.count[(1 - side) * P + region]:
        return _ENEMY_THERE[region]
    if state.count[side * P + region] >= STACKING:
        return _FULL[region]
    if state.table:
        return why_not_past_cards(state, side, region)
    return None


def why_not_move(
    state: State,
    side: int,
    place: int,
    region: int,
    requirements: tuple[Requirement, ...] = (),
    arrived: Force | None = None,
) -> Reason | None:
    """Why no part of the army at a place may move into the next region."""
    origin = REGION_OF[place]
    if place >= REGION_COUNT:
        return Reason("wotr-why-besieged", RULE, region=REGION_IDS[origin])
    if region == origin:
        return Reason("wotr-why-there-already", RULE, region=REGION_IDS[region])
    if region not in NEIGHBOURS[origin]:
        return Reason("wotr-why-not-adjacent", RULE, origin=REGION_IDS[origin], region=REGION_IDS[region])
    reason = why_not_enter(state, side, region)
    if reason is not None:
        return reason
    if all_can_go(state, side, place, arrived) and _all_may_enter(neutral_nations(state, side, place), region):
        for requirement in requirements:
            if not requirement.met_at(state, place):
                return requirement.reason(RULE, origin)
        return None
    allowed = movable(state, side, place, region, arrived)
    return why_not_any_part(state, allowed, region, requirements)


def all_can_go(state: State, side: int, place: int, arrived: Force | None) -> bool:
    """Do neither a partner nor an earlier move keep anybody of an army back? Mostly they don't."""
    return arrived is None and (not state.held or command.leads_all(state, side, place))


def neutral_nations(state: State, side: int, place: int) -> list[int]:
    """Nations of an army that are not at war; those of its Nazgûl never matter."""
    neutral = []
    figures = state.figures
    for nation in NATIONS_OF[side]:
        if state.from_war[nation]:
            regulars = place * K + nation * RANKS
            if figures[regulars] or figures[regulars + 1] or (side == FREE and figures[regulars + 2]):
                neutral.append(nation)
    return neutral


def _all_may_enter(neutral: list[int], region: int) -> bool:
    """May every figure of an army with those neutral nations enter that land?"""
    land = NATION_OF[region]
    return not neutral or land == NO_NATION or neutral == [land]


def why_not_any_part(state: State, allowed: Force, region: int, requirements: tuple[Requirement, ...]) -> Reason | None:
    """Why none of the figures that could go may make up a legal moving army."""
    side = allowed.side
    whole = armies.ordered(state, side, allowed.place)
    if not whole.units:
        return command.partners_army(state, side, allowed.place)
    if not allowed.units:
        land = NATION_OF[region]
        if land != NO_NATION and any(state.from_war[nation] for nation in whole.nations() if nation != land):
            return Reason("wotr-why-foreign-land", POLITICS, region=REGION_IDS[region], nation=NATIONS[land])
        return Reason("wotr-why-moved-already", RULE, region=REGION_IDS[REGION_OF[allowed.place]])
    room = STACKING - state.count[side * P + region]
    for requirement in requirements:
        if not requirement.met_by(allowed.figures, allowed.characters):
            return requirement.reason(RULE, REGION_OF[allowed.place])
    if not armies.can_choose(state, allowed, whole, room, requirements, attack=False):
        reason = command.why_not_part(state, side, allowed.place, whole.figures, allowed.figures)
        return reason or Reason("wotr-why-leader-alone", RULE, region=REGION_IDS[REGION_OF[allowed.place]])
    return None


def places_with_army(state: State, side: int, places: int = REGION_COUNT) -> list[int]:
    """Regions (or the first so many places) where a side, or of two players the one who acts, has an army."""
    if state.edition.seats.shared[side]:
        count, base = state.held, actor(state, side) * P
    else:
        count, base = state.count, side * P
    return list(compress(_PLACES, count[base : base + places]))


def destinations(
    state: State, side: int, place: int, requirements: tuple[Requirement, ...] = (), arrived: Force | None = None
) -> list[int]:
    """Where a part of the army in a region may move: the next regions of which `why_not_move` has nothing to say."""
    return _ways_out(state, side, place, requirements, arrived, len(NEIGHBOURS[place]))


def _ways_out(
    state: State, side: int, place: int, requirements: tuple[Requirement, ...], arrived: Force | None, most: int
) -> list[int]:
    """The same, but so many at most. What holds for all next regions is looked at once: this is asked all the time."""
    found: list[int] = []
    everybody = all_can_go(state, side, place, arrived)
    if everybody:
        for requirement in requirements:
            if not requirement.met_at(state, place):
                return found
    neutral = neutral_nations(state, side, place)
    for region in NEIGHBOURS[place]:
        if why_not_enter(state, side, region) is None:
            if (everybody and _all_may_enter(neutral, region)) or (
                why_not_any_part(state, movable(state, side, place, region, arrived), region, requirements) is None
            ):
                found.append(region)
                if len(found) == most:
                    break
    return found


def can_leave(
    state: State, side: int, place: int, requirements: tuple[Requirement, ...] = (), arrived: Force | None = None
) -> bool:
    """Has the army in a region any destination?"""
    return bool(_ways_out(state, side, place, requirements, arrived, 1))


def can_move_any(state: State, side: int, requirements: tuple[Requirement, ...] = ()) -> bool:
    """Can that side move any army one region?"""
    for place in places_with_army(state, side):
        if can_leave(state, side, place, requirements):
            return True
    return False


def move_armies(
    match: War, side: int, most: int, requirements: tuple[Requirement, ...] = (), optional: bool = False
) -> Steps[None]:
    """Moves up to so many different armies one region each; no figure goes twice (chapter VI).

    The first move may be declined only where the effect says "may".
    """
    arrived: dict[int, Force] = {}
    for number in range(most):
        moved = yield from move_one_army(match, side, requirements, arrived, optional or number > 0)
        if not moved:
            return


def move_one_army(
    match: War, side: int, requirements: tuple[Requirement, ...], arrived: dict[int, Force], optional: bool
) -> Steps[bool]:
    """One army, one region. `arrived` remembers per region who came there in this action."""
    state = match.state
    origins = [
        place
        for place in places_with_army(state, side)
        if can_leave(state, side, place, requirements, arrived.get(place))
    ]
    if not origins:
        return False
    tokens = tuple(REGION_IDS[place] for place in origins)
    if optional:
        tokens = (*tokens, DONE)

    def why_not_from(token: str) -> Reason | None:
        if token not in INDEX:
            return None
        region = INDEX[token]
        for place in origins:
            if token not in tokens and not state.has_army(side, region):
                if region in destinations(state, side, place, requirements, arrived.get(place)):
                    return Reason("wotr-why-choose-army-first", RULE, origin=REGION_IDS[place], region=token)
        return why_not_leave(state, side, region, requirements, arrived)

    answer = yield ask(state, side, "wotr.move.from", tokens, why_not_from)
    if answer == DONE:
        return False
    yield from move_army_from(match, side, INDEX[answer], requirements, arrived)
    return True


def move_army_from(
    match: War, side: int, origin: int, requirements: tuple[Requirement, ...], arrived: dict[int, Force]
) -> Steps[None]:
    """The army in a region, or a part of it, moves on."""
    state = match.state
    earlier = arrived.get(origin)
    targets = destinations(state, side, origin, requirements, earlier)

    def why_not_to(region: int) -> Reason | None:
        return why_not_move(state, side, origin, region, requirements, earlier)

    target = yield from which_region(state, side, "wotr.move.to", targets, why_not_to, origin=REGION_IDS[origin])
    allowed = movable(state, side, origin, target, earlier)
    whole = armies.ordered(state, side, origin)
    room = STACKING - state.units(side, target)
    force = yield from armies.choose_part(match, allowed, whole, room, requirements, kind="wotr.move", target=target)
    before = arrived.get(target)
    move_into(match, force, target)
    command.use_army(state, force.nations(), target)
    arrived[target] = force if before is None else merged(before, force)


def merged(first: Force, second: Force) -> Force:
    figures = bytearray([first.figures[kind] + second.figures[kind] for kind in range(K)])
    return Force(first.side, second.place, figures, first.characters + second.characters)


def why_not_leave(
    state: State, side: int, region: int, requirements: tuple[Requirement, ...], arrived: dict[int, Force]
) -> Reason | None:
    """Why the army in that region can't move anywhere."""
    if not state.has_army(side, region):
        return Reason("wotr-why-no-army", RULE, region=REGION_IDS[region])
    place = state.army_place(side, region)
    reasons = [
        why_not_move(state, side, place, target, requirements, arrived.get(place)) for target in NEIGHBOURS[region]
    ]
    if any(reason is None for reason in reasons):
        return None
    # The reason that has to do with the army itself says more than "there is an enemy next door".
    for reason in reasons:
        if reason is not None and reason.key not in ("wotr-why-enemy-army-there", "wotr-why-stacking"):
            return reason
    return reasons[0]


def why_not_there(state: State, side: int, region: int, requirements: tuple[Requirement, ...]) -> Reason | None:
    """Why the army in a region can't leave it; where there is none, why no army can come."""
    if state.has_army(side, region):
        return why_not_leave(state, side, region, requirements, {})
    near = [each for each in NEIGHBOURS[region] if state.has_army(side, each)]
    if not near:
        return Reason("wotr-why-no-army-near", RULE, region=REGION_IDS[region])
    reasons = [why_not_move(state, side, state.army_place(side, each), region, requirements) for each in near]
    return None if None in reasons else reasons[0]


def why_not_move_any(state: State, side: int, requirements: tuple[Requirement, ...]) -> Reason | None:
    """What keeps the first of a side's armies where it is, if it says more than that there is no way."""
    for region in range(REGION_COUNT):
        if state.has_army(side, region):
            reason = why_not_leave(state, side, region, requirements, {})
            if reason is not None and reason.key not in ("wotr-why-enemy-army-there", "wotr-why-stacking"):
                return reason
    return None


def move_into(match: War, force: Force, region: int, on_the_way: bool = False) -> None:
    """Puts a force into a region and lets everything happen that follows; companions wake nations where they stay."""
    state = match.state
    origin = REGION_OF[force.place]
    left = force.place
    armies.relocate(state, force, region)
    match.tell(
        "wotr.moved",
        side=SIDES[force.side],
        origin=REGION_IDS[origin],
        region=REGION_IDS[region],
        force=force.as_params(state.edition),
    )
    leave(match, force.side, left)
    enter(match, force.side, region)
    for character in force.characters:
        if state.edition.characters[character].companion and not on_the_way:
            politics.companion_arrived(match, character)


def leave(match: War, side: int, place: int) -> None:
    """What follows when figures have left a place: a siege may end, an empty stronghold may fall."""
    state = match.state
    if state.count[side * P + place]:
        return
    if side == FREE:
        armies.remove_lone_leaders(match, place)
    if place < REGION_COUNT:
        armies.lift_siege(match, place)
    else:
        garrison_gone(match, side, REGION_OF[place])


def garrison_gone(match: War, side: int, region: int) -> None:
    """No defender is left in a besieged stronghold: it falls if a besieger is there."""
    state = match.state
    for character in state.characters_at(side, GARRISON[region]):
        state.where[character] = region
    nazgul = state.of(GARRISON[region], NAZGUL)
    if nazgul:
        state.shift(GARRISON[region], region, NAZGUL, nazgul)
    if state.count[(1 - side) * P + region]:
        capture(match, 1 - side, region)


def enter(match: War, side: int, region: int) -> None:
    """An army has come into a region: it wakes the nation and takes an empty settlement."""
    state = match.state
    if HOME_SIDE[region] == 1 - side:
        politics.army_entered(match, side, region)
    if IS_SETTLEMENT[region] and state.control[region] == 1 - side and not state.is_besieged(region):
        capture(match, side, region)


def capture(match: War, side: int, region: int) -> None:
    """A settlement changes hands (chapter VI, "Capturing a settlement")."""
    state = match.state
    if state.control[region] == side:
        return
    state.control[region] = side
    if state.edition.seats.shared[side] and HOME_SIDE[region] != side:
        captor = actor(state, side) if state.command is not None else commander(state, side, region)
        state.captors = {**state.captors, region: captor}
    elif region in state.captors:
        state.captors = {each: captor for each, captor in state.captors.items() if each != region}
    match.tell("wotr.captured", side=SIDES[side], region=REGION_IDS[region])
    if HOME_SIDE[region] != side:
        politics.advance(match, NATION_OF[region], politics.BY_CAPTURE)
    for moment in state.edition.moments.when_taken:
        moment(match, region)
