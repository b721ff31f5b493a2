"""Declaring an attack (rulebook chapter VI, "Attacking with an army"): who may, whom, and with which part of an army.

The part of an army that does not attack is its rearguard and takes no part in the battle.
"""

from __future__ import annotations

from collections.abc import Callable

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.facts.board import (
    GARRISON,
    INDEX,
    NEIGHBOURS,
    PLACE_COUNT,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
)
from westmarch.games.wotr.facts.nations import RANKS
from westmarch.games.wotr.state import P, State, War
from westmarch.games.wotr.team import ask, which_region
from westmarch.games.wotr.war import armies, command, movement, politics
from westmarch.games.wotr.war.armies import Force, Requirement
from westmarch.games.wotr.war.battle import RULE, SIEGE_RULE, fight
from westmarch.games.wotr.war.combat import Battle


def _army_awake(state: State, side: int, place: int, region: int) -> Force:
    """The army at a place that a player may lead, without those who take no part in an attack out of their region."""
    force = armies.ordered(state, side, place)
    if force.characters and region != REGION_OF[place]:
        force.characters = [each for each in force.characters if not state.characters[each].sleeps]
    return force


def attackers_at(state: State, side: int, place: int, region: int) -> Force:
    """The figures that may attack a region: units and leaders of nations at war, and every character that is awake."""
    return _at_war(state, _army_awake(state, side, place, region))


def _at_war(state: State, whole: Force) -> Force:
    """The part of a force that politics lets attack: mostly all of it."""
    neutral = movement.neutral_nations(state, whole.side, whole.place)
    if not neutral:
        return whole
    figures = whole.figures[:]
    for nation in neutral:
        for kind in range(nation * RANKS, nation * RANKS + movement.BOUND_RANKS[whole.side]):
            figures[kind] = 0
    return Force(whole.side, whole.place, figures, whole.characters)


def why_not_attack(
    state: State, side: int, place: int, region: int, requirements: tuple[Requirement, ...] = ()
) -> Reason | None:
    """Why the army at a place can't attack the enemy in a region; its own region means siege battle or sortie."""
    origin = REGION_OF[place]
    name = REGION_IDS[region]
    if region == origin:
        if not state.is_besieged(region):
            return Reason("wotr-why-no-siege", SIEGE_RULE, region=name)
    else:
        if place >= REGION_COUNT:
            return Reason("wotr-why-besieged", SIEGE_RULE, region=REGION_IDS[origin])
        if region not in NEIGHBOURS[origin]:
            return Reason("wotr-why-not-adjacent", RULE, origin=REGION_IDS[origin], region=name)
        if not state.count[(1 - side) * P + region]:
            return Reason("wotr-why-no-enemy", RULE, region=name)
    if state.table:
        reason = movement.why_not_past_cards(state, side, region)
        if reason is not None and not (region == origin and place >= REGION_COUNT):
            return reason
    if not requirements and _all_can_attack(state, side, place):
        return None
    whole = _army_awake(state, side, place, region)
    allowed = _at_war(state, whole)
    if state.edition.seats.shared[side]:
        reason = command.why_not_lead(state, side, place)
        if reason is not None:
            return reason
        if not whole.units:
            return command.partners_army(state, side, place)
    if not allowed.units:
        return Reason("wotr-why-attack-not-at-war", politics.RULE, region=REGION_IDS[origin])
    for requirement in requirements:
        if not requirement.met_by(allowed.figures, allowed.characters):
            return requirement.reason(RULE, origin)
    if not armies.can_choose(state, allowed, whole, armies.NO_LIMIT, requirements, attack=True):
        reason = command.why_not_part(state, side, place, whole.figures, allowed.figures)
        return reason or Reason("wotr-why-leader-alone", RULE, region=REGION_IDS[origin])
    return None


def _all_can_attack(state: State, side: int, place: int) -> bool:
    """Do neither a partner nor politics keep anybody of an army from an attack? Mostly they don't."""
    if not state.count[side * P + place] or (state.held and not command.leads_all(state, side, place)):
        return False
    return not movement.neutral_nations(state, side, place)


def army_places(state: State, side: int) -> list[int]:
    """Every place with an army of a side, or of the one of two players who acts, besieged ones included."""
    return movement.places_with_army(state, side, PLACE_COUNT)


def attack_targets(state: State, side: int, place: int, requirements: tuple[Requirement, ...] = ()) -> list[int]:
    origin = REGION_OF[place]
    candidates = [origin] if GARRISON[origin] >= 0 and state.is_besieged(origin) else []
    if place < REGION_COUNT:
        enemy = (1 - side) * P
        candidates += [region for region in NEIGHBOURS[origin] if state.count[enemy + region]]
    return [region for region in candidates if why_not_attack(state, side, place, region, requirements) is None]


def can_attack_any(state: State, side: int, requirements: tuple[Requirement, ...] = ()) -> bool:
    """Asked at every action: it looks at an army more closely only where an enemy is near."""
    count = state.count
    enemy = (1 - side) * P
    for place in army_places(state, side):
        origin = REGION_OF[place]
        if GARRISON[origin] >= 0 and state.is_besieged(origin):
            if why_not_attack(state, side, place, origin, requirements) is None:
                return True
        if place < REGION_COUNT:
            for region in NEIGHBOURS[origin]:
                if count[enemy + region] and why_not_attack(state, side, place, region, requirements) is None:
                    return True
    return False


def attack(match: War, side: int, requirements: tuple[Requirement, ...] = ()) -> Steps[None]:
    """Chooses an army, its target and who takes part, and fights."""
    state = match.state
    targets = {place: attack_targets(state, side, place, requirements) for place in army_places(state, side)}
    origins = [place for place in targets if targets[place]]

    def why_from(token: str) -> Reason | None:
        if token not in INDEX:
            return None
        region = INDEX[token]
        for place in origins:
            if region in targets[place] and not state.has_army(side, region):
                return Reason("wotr-why-choose-army-first", RULE, origin=REGION_IDS[REGION_OF[place]], region=token)
        return why_not_attack_from(state, side, region, requirements)

    tokens = tuple(REGION_IDS[REGION_OF[place]] for place in origins)
    answer = yield ask(state, side, "wotr.attack.from", tokens, why_from)
    yield from attack_from(match, side, origins[tokens.index(answer)], requirements)


def attack_from(match: War, side: int, place: int, requirements: tuple[Requirement, ...] = ()) -> Steps[None]:
    """The army at a place attacks somebody."""
    state = match.state
    targets = attack_targets(state, side, place, requirements)

    def why_not(region: int) -> Reason | None:
        return why_not_attack(state, side, place, region, requirements)

    origin = REGION_IDS[REGION_OF[place]]
    target = yield from which_region(state, side, "wotr.attack.to", targets, why_not, origin=origin)
    yield from attack_region(match, side, place, target, requirements)


def why_not_attack_from(state: State, side: int, region: int, requirements: tuple[Requirement, ...]) -> Reason | None:
    """Why the army in that region can't attack anybody."""
    if not state.has_army(side, region):
        return Reason("wotr-why-no-army", RULE, region=REGION_IDS[region])
    place = state.army_place(side, region)
    # A siege comes first: whoever is in one can attack nobody else, or says more about it than about his neighbours.
    reasons = [why_not_attack(state, side, place, target, requirements) for target in (region, *NEIGHBOURS[region])]
    if None in reasons:
        return None
    for reason in reasons:
        if reason is not None and reason.key not in ("wotr-why-no-enemy", "wotr-why-no-siege"):
            return reason
    return Reason("wotr-why-no-enemy-near", RULE, region=REGION_IDS[region])


def why_not_there(state: State, side: int, region: int, requirements: tuple[Requirement, ...]) -> Reason | None:
    """Why the army in a region can't attack anybody; where there is none, why nobody can attack the enemy there."""
    if state.has_army(side, region):
        return why_not_attack_from(state, side, region, requirements)
    near = [each for each in NEIGHBOURS[region] if state.has_army(side, each)]
    if not near:
        return Reason("wotr-why-no-army-near", movement.RULE, region=REGION_IDS[region])
    reasons = [why_not_attack(state, side, state.army_place(side, each), region, requirements) for each in near]
    return None if None in reasons else reasons[0]


def why_not_attack_any(state: State, side: int, requirements: tuple[Requirement, ...]) -> Reason | None:
    """What keeps the first of a side's armies with an enemy next to it from attacking."""
    for place in army_places(state, side):
        reason = why_not_attack_from(state, side, REGION_OF[place], requirements)
        if reason is not None and reason.key != "wotr-why-no-enemy-near":
            return reason
    return None


def attack_region(
    match: War,
    side: int,
    place: int,
    region: int,
    requirements: tuple[Requirement, ...] = (),
    prepare: Callable[[Battle], None] | None = None,
) -> Steps[None]:
    """An army attacks: the player splits off a rearguard, the attacked nations react, the battle is fought."""
    state = match.state
    whole = _army_awake(state, side, place, region)
    allowed = _at_war(state, whole)
    requirements = tuple([requirement.at(state, side, place) for requirement in requirements])
    force = yield from armies.choose_part(
        match, allowed, whole, armies.NO_LIMIT, requirements, attack=True, kind="wotr.attack", target=region
    )
    command.use_army(state, force.nations(), place)
    yield from fight(match, force, region, prepare)
