"""What must hold at every decision and between two steps, and what a seat must not find in its view."""

from __future__ import annotations

from typing import Any

from westmarch.core.match import Match
from westmarch.games.b5a.facts.board import AREAS, DEFENCES, FORT_OF, REGIONS, UNIT_LIMIT, UNLIMITED
from westmarch.games.b5a.facts.deck import CARD_IDS, IN_FREE_HAND
from westmarch.games.b5a.facts.pieces import (
    BATS,
    BEORN,
    BOLG,
    COMMAND_LIMIT,
    COMPANIONS,
    EAGLES,
    FIGURES,
    FREE,
    IN_EYRIE,
    KINDS,
    LORD,
    ORCS,
    OVER,
    POOLS,
    POOLS_OF,
    SEATS,
    SHADOW,
    SHADOW_POOL,
    UNIT,
    UNITS,
)
from westmarch.games.b5a.state import State
from westmarch.games.b5a.war.recruiting import in_pool


def check(state: State) -> None:
    """Nobody is on the way, no army is over its limits, no hand is too large."""
    assert not state.transit
    for area in range(AREAS):
        free, shadow = state.size[area], state.size[AREAS + area]
        assert not (free and shadow)
        assert state.damage[area] <= free + shadow
        if free + shadow > UNIT_LIMIT:
            assert shadow
            assert UNLIMITED[area]
    for side in (FREE, SHADOW):
        assert state.cards.count(IN_FREE_HAND + side) <= 6


def secrets(match: Match[Any], seat: str | None) -> set[str]:
    """Cards in other hands that this seat has never seen: event cards come round again, and what was seen is known."""
    hidden = {
        CARD_IDS[card]
        for card in range(len(CARD_IDS))
        for side in (FREE, SHADOW)
        if SEATS[side] != seat and match.state.cards[card] == IN_FREE_HAND + side
    }
    for event in match.events:
        if event.visible_to(seat):
            for name in ("card", "play"):
                hidden.discard(str(event.params.get(name, "")).removeprefix("card:"))
    return hidden


def check_invariants(match: Match[State]) -> None:
    """What must hold at every decision."""
    state = match.state
    for area in range(AREAS):
        for side in (FREE, SHADOW):
            count = sum(state.units[area * KINDS + kind] for kind in range(KINDS) if UNITS[kind].side == side)
            assert count == state.size[side * AREAS + area]
        free, shadow = state.size[area], state.size[AREAS + area]
        assert not (free and shadow)
        assert free == 0 or area < REGIONS
        if not free + shadow:
            assert not state.damage[area]
            assert not state.command[area]
        if shadow and area < REGIONS:
            for pool in POOLS_OF[FREE]:
                assert not state.tokens[pool * AREAS + area], "a Free token under a Shadow army"
        if free:
            assert not state.tokens[SHADOW_POOL * AREAS + area]
            assert not state.held[area]
        if state.where[BEORN] == area:
            assert not free + shadow
            assert state.wrath
        for who in COMPANIONS[FREE] + COMPANIONS[SHADOW]:
            assert state.where[who] < AREAS
    for kind in range(KINDS):
        moving = sum(group.units[kind] for group in state.transit)
        waiting = state.orcs_on_card if kind == ORCS else 0
        assert sum(state.units[kind::KINDS]) + moving + waiting <= FIGURES[kind]
    for side in (FREE, SHADOW):
        on_map = sum(state.command[area] for area in range(AREAS) if state.size[side * AREAS + area])
        assert on_map + sum(group.command for group in state.transit if group.side == side) <= COMMAND_LIMIT[side]
        assert state.cards.count(IN_FREE_HAND + side) <= 8
    for pool in range(len(POOLS)):
        assert in_pool(state, pool) >= 0
    assert 0 <= state.marker <= 15
    assert sum(state.bats) <= BATS
    assert sum(state.eagles) <= EAGLES + (state.where[LORD] >= IN_EYRIE)
    if state.where[LORD] > IN_EYRIE:
        assert state.eagles[state.where[LORD] - OVER]
    assert 0 <= state.guards <= 3
    assert 0 <= state.wrath <= 16
    assert 0 <= state.rings <= 5
    for area, fort in FORT_OF.items():
        assert state.walls[fort] <= DEFENCES[fort], area
    assert UNIT["orcs"] == ORCS
    assert state.where[BOLG] != -2 or match.result is not None


def check_checkpoint(match: Match[State]) -> None:
    """What must hold between two steps."""
    check(match.checkpoint.state)
