"""What the tests of the Battle of Five Armies share: positions from text, pushing by kind, random play, invariants."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tests.b5a.invariants import check
from westmarch.core import notation
from westmarch.core.decisions import Decision
from westmarch.core.match import Match
from westmarch.games.b5a import GAME
from westmarch.games.b5a.board import AREA, AREA_IDS, AREAS, DEFENCES, FORT_OF, REGIONS
from westmarch.games.b5a.deck import IN_FREE_HAND
from westmarch.games.b5a.pieces import (
    BATS,
    BEORN,
    BOLG,
    CHARACTER,
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
    SHADOW,
    UNIT,
    UNITS,
)
from westmarch.games.b5a.recruiting import in_pool
from westmarch.games.b5a.state import State

Match5 = Match[State]


def find(key: str) -> Any:
    assert key == "b5a"
    return GAME


def load(text: str) -> Match5:
    return notation.load(text, notation.POSITION, find)


def position(lines: str, seed: int = 1, **scripts: Sequence[object]) -> Match5:
    """A match in the position of those lines, on an otherwise empty board in the action phase."""
    body = "\n".join(line.strip() for line in lines.strip().splitlines())
    head = f"westmarch position 1\ngame: b5a\nseats: free shadow\nseed: {seed}\n\n[state]\n"
    if "board:" not in body:
        body = "board: empty\n" + body
    if "phase:" not in body:
        body = "phase: action\n" + body
        # The other side keeps a die, so that the turn doesn't end under the test's feet.
        for seat in ("free", "shadow"):
            if f"dice {seat}:" not in body:
                body = f"dice {seat}: event 1\n" + body
    parsed = load(head + body + "\n")
    # Scripts must be there before the first step runs, so the match is begun again from the state that was read.
    start = parsed.start
    assert start is not None
    named = {name.replace("_", "-"): values for name, values in scripts.items()}
    return Match(GAME, parsed.setup, seed, named, start)


def asked(match: Match5) -> Decision:
    assert match.decision is not None, match.result
    return match.decision


def answer(match: Match5, *steps: str) -> None:
    """Pushes `kind=token` steps, checking that each is what is asked; a bare token answers anything."""
    for step in steps:
        kind, equals, token = step.rpartition("=")
        decision = asked(match)
        if equals:
            assert decision.kind == "b5a." + kind, (step, decision)
        assert token in decision.options, (step, decision)
        match.push(token)


def until(match: Match5, kind: str, **choices: str) -> Decision:
    """Answers with the given choice by kind (`-` written `_`), else the last option, until that kind is asked."""
    for _ in range(400):
        decision = asked(match)
        if decision.kind == "b5a." + kind:
            return decision
        token = choices.get(decision.kind[4:].replace("-", "_"), decision.options[-1])
        match.push(token)
    raise AssertionError(f"{kind} was never asked")


def kinds_asked(match: Match5) -> list[str]:
    return [entry.kind[4:] for entry in match.journal if hasattr(entry, "kind")]


def units(match: Match5, area: str) -> dict[str, int]:
    base = AREA[area] * KINDS
    return {UNITS[kind].id: match.state.units[base + kind] for kind in range(KINDS) if match.state.units[base + kind]}


def damage(match: Match5, area: str) -> int:
    return match.state.damage[AREA[area]]


def command(match: Match5, area: str) -> int:
    return match.state.command[AREA[area]]


def where(match: Match5, who: str) -> str:
    place = match.state.where[CHARACTER[who]]
    return AREA_IDS[place] if 0 <= place < AREAS else str(place)


def tokens(match: Match5, area: str) -> dict[str, int]:
    return {
        pool: match.state.tokens[index * AREAS + AREA[area]]
        for index, pool in enumerate(POOLS)
        if match.state.tokens[index * AREAS + AREA[area]]
    }


def hits(event_kind: str, match: Match5) -> list[dict[str, Any]]:
    return [dict(event.params) for event in match.events if event.kind == "b5a." + event_kind]


# -- random play


class Brawler:
    """Random, but keener on fights than a fair coin: else most random games see no combat at all."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, match: Match5) -> str:
        decision = asked(match)
        options = decision.options
        if decision.kind == "b5a.use" and self.random.random() < 0.6:
            eager = [each for each in options if each.startswith(("attack", "combined", "goblin", "enter", "recruit"))]
            if eager:
                return self.random.choice(eager)
        if decision.kind in ("b5a.move-to", "b5a.strike") and self.random.random() < 0.7:
            side = FREE if decision.seat == "free" else SHADOW
            foes = [each for each in options if each in AREA and match.state.size[(1 - side) * AREAS + AREA[each]]]
            if foes:
                return self.random.choice(foes)
            if side == SHADOW:
                west = [each for each in options if each in AREA]
                if west and self.random.random() < 0.7:
                    return min(west, key=lambda each: GAME_WEST[AREA[each]])
        if options[-1] in ("done", "skip") and len(options) > 1 and self.random.random() < 0.6:
            options = options[:-1]
        return self.random.choice(options)


def _west() -> list[int]:
    from westmarch.games.b5a.board import BOXES, REGION_LIST

    return [region.x for region in REGION_LIST] + [box[2] for box in BOXES]


GAME_WEST = _west()


def check_invariants(match: Match5) -> None:
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
            assert not state.tokens[area], "a Free token under a Shadow army"
            assert not state.tokens[AREAS + area]
        if free:
            assert not state.tokens[2 * AREAS + area]
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


def check_checkpoint(match: Match5) -> None:
    """What must hold between two steps."""
    check(match.checkpoint.state)


# -- stories: playing a card, starting a combat


def play(side: str, card: str, lines: str, face: str = "event", **scripts: Sequence[object]) -> Match5:
    """A position in which that side has one die and plays that card with it."""
    extra = f"hand {side}: {card}\n" if f"hand {side}:" not in lines else ""
    match = position(f"{extra}mover: {side}\ndice {side}: {face} 1\n{lines}", **scripts)
    if asked(match).kind == "b5a.action":
        answer(match, "action=die:" + face.split()[0])
    answer(match, f"use=card:{card}")
    return match


def attack(side: str, origin: str, target: str, lines: str, **scripts: Sequence[object]) -> Match5:
    """A position in which that side attacks from one region into another with a die that shows Army."""
    face = "muster_army" if side == "free" else "army"
    match = position(f"mover: {side}\ndice {side}: {face} 1\n{lines}", **scripts)
    answer(match, "use=attack", f"attack-from={origin}", f"move-to={target}")
    return match


def fight(match: Match5, attacker: str, defender: str) -> None:
    """Both sides choose a card."""
    answer(match, f"manoeuvre={attacker}")
    if asked(match).kind == "b5a.manoeuvre":
        answer(match, f"manoeuvre={defender}")


def surrounded() -> Match5:
    """An army that would retreat and has nowhere to go: the attacker says where it is driven."""
    match = attack(
        "shadow",
        "valley_dale_hills",
        "valley_east",
        """
        army valley_dale_hills: orcs 1
        army valley_south_swamp: orcs 1
        army valley_southwest: orcs 1
        army valley_east: lake_men 3
        control: ruins_of_dale
        """,
        combat_dice=[1] * 4,
    )
    fight(match, "play:regroup", "play:regroup")
    answer(match, "press=press", "stand=retreat")
    return match


# Orcs attack lake-men over a plain border, in terrain that favours nobody.
PLAIN_FIGHT = """
army valley_dale_hills: orcs 3
army valley_east: lake_men 3
"""
