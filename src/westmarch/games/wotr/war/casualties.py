"""Hits and who falls (rulebook chapter VI, "Removing casualties")."""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.facts.board import FREE, REGION_IDS, REGION_OF
from westmarch.games.wotr.facts.characters import ELIMINATED
from westmarch.games.wotr.facts.nations import ELITE_KINDS, KIND_IDS, KIND_INDEX, LEADER_KINDS, UNIT_KINDS
from westmarch.games.wotr.state import SIDES, State, War
from westmarch.games.wotr.team import actor, ask_seat, commander
from westmarch.games.wotr.war import armies
from westmarch.games.wotr.war.armies import Force

RULE = "wotr-rule-battle"
LOSE = tuple(f"lose:{kind}" for kind in KIND_IDS)
REDUCE = tuple(f"reduce:{kind}" for kind in KIND_IDS)


def can_replace(state: State, elite: int) -> bool:
    """Is there a regular to put in an elite's place: among the fallen, or in the reinforcements?"""
    regular = elite - 1
    return state.casualties[regular] > 0 or state.reinforcements[regular] > 0


def reduce_elite(state: State, force: Force, elite: int) -> None:
    """An elite becomes a regular of its nation; the fallen come first as replacements."""
    regular = elite - 1
    state.lose(force.place, elite)
    pile = state.casualties if state.casualties[regular] else state.reinforcements
    pile[regular] -= 1
    state.add(force.place, regular, 1)
    force.figures[elite] -= 1
    force.figures[regular] += 1


def lose_unit(state: State, force: Force, kind: int, number: int = 1) -> None:
    state.lose(force.place, kind, number)
    force.figures[kind] -= number


def tell_lost(match: War, force: Force, kind: int, number: int) -> None:
    """Figures have fallen; also told is who is left of their army."""
    match.tell(
        "wotr.lost",
        side=SIDES[force.side],
        region=REGION_IDS[REGION_OF[force.place]],
        figure=KIND_IDS[kind],
        count=number,
        left=force.as_params(match.state.edition),
    )


def take_hits(match: War, force: Force, hits: int) -> Steps[None]:
    """The owner removes a regular or reduces an elite for a hit, or removes an elite for two."""
    state = match.state
    region = REGION_IDS[REGION_OF[force.place]]
    if hits >= 2 * force.units:
        for kind in UNIT_KINDS[force.side]:
            number = force.figures[kind]
            if number:
                lose_unit(state, force, kind, number)
                tell_lost(match, force, kind, number)
        return

    in_battle = state.command is not None
    seat = actor(state, force.side) if in_battle else commander(state, force.side, force.place)
    while hits > 0 and force.units:
        why = partial(why_not_lose, state, force, hits)
        options = _ways_to_take(state, force, hits)
        answer = yield ask_seat(
            state,
            seat,
            "wotr.casualties",
            tuple(options),
            why,
            region=region,
            hits=hits,
            worth=options,
            units=_units(force),
        )
        kind = KIND_INDEX[answer.partition(":")[2]]
        hits -= options[answer]
        if answer == REDUCE[kind]:
            reduce_elite(state, force, kind)
            left = force.as_params(state.edition)
            match.tell("wotr.reduced", side=SIDES[force.side], region=region, figure=KIND_IDS[kind], left=left)
        else:
            lose_unit(state, force, kind)
            tell_lost(match, force, kind, 1)


def _units(force: Force) -> dict[str, int]:
    return {KIND_IDS[kind]: force.figures[kind] for kind in UNIT_KINDS[force.side] if force.figures[kind]}


def _ways_to_take(state: State, force: Force, hits: int) -> dict[str, int]:
    """Token -> the hits it takes care of."""
    ways: dict[str, int] = {}
    for kind in UNIT_KINDS[force.side]:
        if force.figures[kind]:
            if why_not_lose(state, force, hits, REDUCE[kind]) is None:
                ways[REDUCE[kind]] = 1
            if why_not_lose(state, force, hits, LOSE[kind]) is None:
                ways[LOSE[kind]] = 2 if REDUCE[kind] in ways else 1
    return ways


def why_not_lose(state: State, force: Force, hits: int, token: str) -> Reason | None:
    """Why a figure can't be lost or reduced for a hit."""
    how, _, figure = token.partition(":")
    kind = KIND_INDEX.get(figure)
    if how not in ("lose", "reduce") or kind is None:
        return None
    if not force.figures[kind]:
        return Reason("wotr-why-no-figure-there", RULE, figure=figure, region=REGION_IDS[REGION_OF[force.place]])
    if kind not in UNIT_KINDS[force.side]:
        return Reason("wotr-why-only-units-fall", RULE)
    elite = kind in ELITE_KINDS[force.side]
    if how == "lose":
        return Reason("wotr-why-two-hits", RULE) if elite and hits < 2 and can_replace(state, kind) else None
    if not elite:
        return Reason("wotr-why-only-elites-reduced", RULE)
    return None if can_replace(state, kind) else Reason("wotr-why-no-replacement", RULE, figure=KIND_IDS[kind - 1])


def army_destroyed(match: War, force: Force) -> None:
    """The last unit fell in battle: leaders and characters of that army fall with it; Nazgûl may return."""
    state = match.state
    region = REGION_IDS[REGION_OF[force.place]]
    for kind in LEADER_KINDS[force.side]:
        number = force.figures[kind]
        if number:
            lose_unit(state, force, kind, number)
            tell_lost(match, force, kind, number)
    for character in force.characters:
        eliminate(match, character)
    force.characters = []
    match.tell("wotr.destroyed", side=SIDES[force.side], region=region)


def eliminate(match: War, character: int) -> None:
    match.state.where[character] = ELIMINATED
    match.tell("wotr.eliminated", character=match.state.edition.characters[character].id)
    for moment in match.state.edition.moments.when_eliminated:
        moment(match, character)


def card_hits(match: War, side: int, place: int, hits: int, all_fall: bool = False) -> Steps[bool]:
    """Hits by an event card (chapter V). Free Peoples leaders fall with the last unit; others stay unless `all_fall`.

    True if the army was destroyed. What becomes of its place is for the caller.
    """
    if not hits:
        return False
    state = match.state
    force = armies.army_at(state, side, place)
    match.tell("wotr.card-hits", region=REGION_IDS[REGION_OF[place]], side=SIDES[side], hits=hits)
    yield from take_hits(match, force, hits)
    if force.units:
        return False
    if all_fall:
        army_destroyed(match, force)
    elif side == FREE:
        armies.remove_lone_leaders(match, place)
    return True
