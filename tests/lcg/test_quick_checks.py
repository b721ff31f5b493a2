"""What is offered and what has a reason are made of the same checks; what is asked all the time has a quick one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import cast

import pytest

import westmarch
from tests.lcg.helpers import position
from westmarch.core.match import Match
from westmarch.games.lcg.abilities import Trigger
from westmarch.games.lcg.actions import respond
from westmarch.games.lcg.facts.card import NEUTRAL, SPHERES, SPIRIT
from westmarch.games.lcg.facts.scenarios import SCENARIOS
from westmarch.games.lcg.round.paying import payers
from westmarch.games.lcg.state import NOBODY, State
from westmarch.games.lcg.table.stats import icons

# Questions whose options are cards on the table, each of them checked.
ABOUT_CARDS = {
    "lcg.attack",
    "lcg.attackers",
    "lcg.commit",
    "lcg.defend",
    "lcg.engage",
    "lcg.join",
    "lcg.sentinel",
    "lcg.travel",
}
ABOUT_ACTIONS = {"lcg.plan", "lcg.respond", "lcg.window"}


def matches(seats: int) -> Iterator[Match[State]]:
    """A random match of every scenario, decision by decision."""
    for seed, scenario in enumerate(SCENARIOS):
        match = cast(
            Match[State], westmarch.new_match("lcg", seats, seed, {"scenario": scenario, "difficulty": "easy"})
        )
        rng = random.Random(seed)
        for _ in range(600):
            if match.decision is None:
                break
            yield match
            match.push(rng.choice(match.decision.options))


def tokens(match: Match[State]) -> list[str]:
    """What the pending question could be about."""
    assert match.decision is not None
    state = match.state
    table = [state.name(card) for card in range(len(state.face)) if state.in_play(card)]
    if match.decision.kind in ABOUT_CARDS:
        return table
    hand = {f"play:{state.card(card).id}" for card in state.hands[match.seats.index(match.decision.seat)]}
    return [token for token in (*sorted(hand), *[f"use:{name}" for name in table]) if token in match.game.vocabulary]


def test_what_is_not_offered_has_a_reason_and_what_is_has_none() -> None:
    met: Counter[str] = Counter()
    for match in chain(matches(1), matches(2), matches(4)):
        decision = match.decision
        assert decision is not None
        if decision.kind in ABOUT_CARDS or decision.kind in ABOUT_ACTIONS:
            assert decision.why is not None
            for token in tokens(match):
                assert (decision.why(token) is None) == (token in decision.options), (decision, token)
            met[decision.kind] += 1
    assert set(met) >= (ABOUT_CARDS | ABOUT_ACTIONS) - {"lcg.join"}, met  # few can join


def test_who_can_pay_is_who_has_the_icon() -> None:
    stone = position("p1 play: aragorn, eowyn\nattached: celebrians-stone on=aragorn by=p1")
    assert len(payers(stone.state, 0, SPIRIT)) == 2
    for match in chain([stone.match], matches(2)):
        state = match.state
        for seat in range(state.players):
            for sphere in SPHERES:
                slowly = [hero for hero in state.heroes(seat) if sphere == NEUTRAL or icons(state, hero) & sphere]
                assert payers(state, seat, sphere) == slowly


@pytest.mark.parametrize("seats", [1, 2])
def test_no_response_is_lost_by_the_quick_look(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = respond._anybody
    met: Counter[bool] = Counter()

    def thorough(state: State, triggers: tuple[Trigger, ...]) -> bool:
        answer = quick(state, triggers)
        assert answer or respond._next_to_respond(state, triggers, 0)[0] == NOBODY, triggers
        met[answer] += 1
        return answer

    monkeypatch.setattr(respond, "_anybody", thorough)
    for _ in matches(seats):
        pass
    assert set(met) == {True, False}, met
