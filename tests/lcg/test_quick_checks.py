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
from westmarch.games.lcg.actions.windows import actions_of
from westmarch.games.lcg.choices import able
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import HERO, NEUTRAL, SPHERES, SPIRIT
from westmarch.games.lcg.facts.scenarios import SCENARIOS
from westmarch.games.lcg.round.combat import able_to_fight, can_attack, why_not_attack, why_not_defend
from westmarch.games.lcg.round.paying import can_pay, payers
from westmarch.games.lcg.state import COMBAT, MARKS, NOBODY, State, marked
from westmarch.games.lcg.table.elimination import drop_attachment
from westmarch.games.lcg.table.stats import icons
from westmarch.games.lcg.table.zones import forget

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


def test_who_can_pay_has_the_resources() -> None:
    stone = position(
        "p1 play: aragorn resources=2, eowyn\np1 hand: a-test-of-will\nattached: celebrians-stone on=aragorn by=p1"
    )
    met: Counter[bool] = Counter()
    for match in chain([stone.match], matches(2)):
        state = match.state
        for seat in range(state.players):
            for number in {state.face[card] for card in state.hands[seat]}:
                printed = CARDS[number]
                heroes = payers(state, seat, printed.sphere)
                if state.box.texts[number].from_different_heroes:
                    have = sum(state.tokens[hero] > 0 for hero in heroes)
                else:
                    have = sum(state.tokens[hero] for hero in heroes)
                answer = can_pay(state, seat, number)
                assert answer == (bool(heroes) and have >= printed.cost), (printed, seat)
                met[answer] += 1
    assert set(met) == {True, False}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_who_can_fight_and_be_fought_is_found_as_the_reasons_say(seats: int) -> None:
    attacked = 0
    for match in matches(seats):
        state = match.state
        for seat in range(state.players):
            area = state.areas[seat]
            assert able_to_fight(state, seat) == [card for card in area if why_not_defend(state, card, seat) is None]
            if state.phase == COMBAT and state.alive[seat]:
                own = state.engaged[seat]
                enemies = [*own, *[enemy for enemy in state.enemies() if enemy not in own]]
                found = able(enemies, lambda enemy, state=state, seat=seat: why_not_attack(state, enemy, seat))  # type: ignore[misc]
                assert can_attack(state, seat) == found
                attacked += bool(found)
    assert attacked


def test_dunhere_alone_finds_enemies_in_the_staging_area() -> None:
    state = position("p1 play: dunhere, eowyn\nstaging: king-spider").state
    assert [state.name(enemy) for enemy in can_attack(state, 0)] == ["king-spider"]
    state.exhausted[state.find("dunhere")] = 1
    assert can_attack(state, 0) == []


def test_who_carries_the_map_does_not_fight() -> None:
    lines = "p1 play: aragorn, eowyn\nattached: gandalfs-map on=aragorn by=p1"
    state = position(lines, scenario="dol-guldur").state
    assert [state.name(card) for card in able_to_fight(state, 0)] == ["eowyn"]


def test_cards_that_could_act_are_looked_for_again_once_others_lie_there() -> None:
    offered = 0
    for match in matches(1):
        state = match.state
        known, state.candidates = state.candidates, None
        anew = actions_of(state, 0)
        state.candidates = known
        assert actions_of(state, 0) == anew
        offered += bool(anew)
    assert offered


def test_an_attachment_that_is_gone_offers_nothing() -> None:
    state = position("p1 play: aragorn, eowyn\nattached: steward-of-gondor on=aragorn by=p1").state
    assert actions_of(state, 0) == ["use:steward-of-gondor"]
    drop_attachment(state, state.find("steward-of-gondor"))
    assert actions_of(state, 0) == []


def test_titles_in_play_are_those_that_lie_there() -> None:
    for match in chain(matches(1), matches(2)):
        state = match.state
        lie = {*chain(*state.areas, state.attached, state.staging, *state.engaged), state.active, state.captive} - {-1}
        titles = {state.face[card] for card in lie}
        for number in {*state.pool.codes}:
            if CARDS[number].unique:
                assert state.titles_in_play(number) == (number in titles), CARDS[number]
        for seat in range(state.players):
            assert state.heroes(seat) == [card for card in state.areas[seat] if state.card(card).type == HERO]


def test_a_card_that_leaves_play_keeps_no_mark() -> None:
    state = position("p1 play: aragorn, eowyn").state
    hero = state.find("aragorn")
    for name in MARKS:
        setattr(state, name, marked(getattr(state, name), hero))
    forget(state, hero)
    assert [getattr(state, name)[hero] for name in MARKS] == [0] * len(MARKS)


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
