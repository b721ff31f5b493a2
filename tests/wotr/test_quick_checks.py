"""What is asked at every action looks at the map once; `why_not_…` looks at one thing. Both say the same."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import westmarch
from westmarch.games.wotr.facts.board import NEIGHBOURS, PLACE_COUNT, REGION_COUNT
from westmarch.games.wotr.facts.nations import LEADER_KINDS, UNIT_KINDS
from westmarch.games.wotr.state import State, War
from westmarch.games.wotr.team import own_nations
from westmarch.games.wotr.war import armies, attack, movement, recruiting

KINDS: tuple[tuple[int, dict[str, bool]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"lome": True}),
    (4, {"lome": True, "council": True}),
)


def check_moves(state: State, side: int, requirements: tuple[armies.Requirement, ...]) -> int:
    found = 0
    for place in movement.places_with_army(state, side):
        slowly = [
            region
            for region in NEIGHBOURS[place]
            if movement.why_not_move(state, side, place, region, requirements) is None
        ]
        assert movement.destinations(state, side, place, requirements) == slowly
        assert movement.can_leave(state, side, place, requirements) == bool(slowly)
        found += len(slowly)
    assert movement.can_move_any(state, side, requirements) == bool(found)
    return found


def check_attacks(state: State, side: int, requirements: tuple[armies.Requirement, ...]) -> int:
    found = 0
    places = attack.army_places(state, side)
    for place in range(PLACE_COUNT):
        slowly = [
            region
            for region in range(REGION_COUNT)
            if place in places and attack.why_not_attack(state, side, place, region, requirements) is None
        ]
        if place in places:
            assert sorted(attack.attack_targets(state, side, place, requirements)) == slowly
        found += len(slowly)
    assert attack.can_attack_any(state, side, requirements) == bool(found)
    return found


def check_recruiting(state: State, side: int) -> int:
    nations = own_nations(state, side)
    slowly = [
        kind
        for kind in (*UNIT_KINDS[side], *LEADER_KINDS[side])
        if kind // 3 in nations and recruiting.why_not_recruit_kind(state, side, kind) is None
    ]
    assert sorted(recruiting.recruitable(state, side)) == sorted(slowly)
    return len(slowly)


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_quick_and_thorough_checks_agree(seats: int, options: dict[str, Any]) -> None:
    match = cast(War, westmarch.new_match("wotr", seats=seats, seed=31, options=options))
    rng = random.Random(31)
    met = [0, 0, 0]
    while match.decision is not None:
        if rng.random() < 0.008:
            state = match.state
            for side in (0, 1):
                for requirements in ((), (armies.leader_requirement(state, side, moving=True),)):
                    met[0] += check_moves(state, side, requirements)
                for requirements in ((), (armies.leader_requirement(state, side, moving=False),)):
                    met[1] += check_attacks(state, side, requirements)
                met[2] += check_recruiting(state, side)
        match.push(rng.choice(match.decision.options))
    assert all(met), met
