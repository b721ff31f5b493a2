"""The player who looks ahead, with values made up for the test."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import westmarch
from tests.wotr.helpers import position
from westmarch.bots import SAGES, adviser, kind_of
from westmarch.bots.sage import Level, Sage
from westmarch.bots.value import Network, Value
from westmarch.bots.wotr.sage import WarSage
from westmarch.core.decisions import Decision
from westmarch.core.match import Match
from westmarch.lab.simulate import choose

FIELD = """
    map: empty
    acting: shadow
    dice shadow: army muster
    dice free: event
    nation sauron: at-war
    army south_ithilien: sauron 8/0/1
    army osgiliath: gondor 1/0/0
    """


def value_of(**weights: float) -> Value:
    """The chance of the Free Peoples by these inputs alone: `shadow__army_at_dice` is "shadow: army dice"."""
    names = tuple(name.replace("__", ": ").replace("_at_", " ") for name in weights)
    column = np.array([[weight] for weight in weights.values()], dtype=np.float32)
    return Value(names, [Network([(column, np.zeros(1, dtype=np.float32))])])


def sage(value: Value, **level: Any) -> WarSage:
    player = WarSage(3, value)
    player.level = Level(**{"candidates": 6, "worlds": (1, 1), **level})
    return player


def let_play(match: Match[Any], player: WarSage, questions: int) -> list[str]:
    given = []
    for _ in range(questions):
        assert match.decision is not None
        given.append(choose(player, match, match.decision))
        match.push(given[-1])
    return given


def test_it_does_what_leads_to_a_better_value() -> None:
    """Whoever values few unused Army dice uses the Army die; whoever values many keeps it."""
    spend = let_play(position(FIELD), sage(value_of(shadow__army_at_dice=40.0)), 1)
    keep = let_play(position(FIELD), sage(value_of(shadow__army_at_dice=-40.0)), 1)
    assert spend == ["die:army"]
    assert keep != ["die:army"]


def test_it_can_look_on_to_the_next_turn() -> None:
    """Whoever judges by the turn alone sees no other one before it has begun."""
    judged = []
    for turns in (0, 1):
        player = sage(value_of(turn=-10.0), turns=turns)
        let_play(position(FIELD), player, 1)
        judged.append({each.chance for each in player.weighed})
    now, later = judged
    assert len(now) == len(later) == 1
    assert min(later) > max(now)


def test_a_margin_leaves_it_with_the_rule_bots_choice() -> None:
    usual = sage(value_of(shadow__army_at_dice=0.0))
    first = usual.rule(3).choose(position(FIELD).view("shadow"), position(FIELD).decision)
    for weight in (1.0, -1.0):
        assert let_play(position(FIELD), sage(value_of(shadow__army_at_dice=weight), margin=0.9), 1) == [first]


def test_what_is_asked_in_secret_is_not_thought_about() -> None:
    match = position(FIELD)
    asked = match.decision
    assert asked is not None
    player = sage(value_of(shadow__army_at_dice=1.0))
    choose(player, match, asked)
    assert player.weighed
    choose(player, match, Decision(asked.seat, asked.kind, asked.options, asked.params, secret=True))
    assert not player.weighed


@pytest.mark.parametrize("game", sorted(SAGES))
def test_the_deep_one_tries_more_and_leaves_hints_to_the_other(game: str) -> None:
    usual, deep = kind_of(game, "sage"), kind_of(game, "sage-deep")
    assert issubclass(usual, Sage)
    assert issubclass(deep, usual)
    assert sum(deep.level.worlds) > sum(usual.level.worlds)
    assert deep.level.candidates >= usual.level.candidates
    assert deep.name == "sage-deep"
    assert adviser(game) == "sage"


def test_it_goes_on_from_its_memory() -> None:
    """Another process with its memory answers the rest of the action as it would have."""
    value = value_of(free__strength=9.0)
    match, twin = position(FIELD), position(FIELD)
    player = sage(value)
    let_play(match, player, 1)
    twin.push(match.since_checkpoint[-1].token)
    other = sage(value)
    other.memory = json.loads(json.dumps(player.memory))
    assert let_play(twin, other, 2) == let_play(match, player, 2)


@pytest.mark.parametrize("seed", [1, 2])
def test_what_it_cannot_see_changes_nothing(seed: int) -> None:
    match = westmarch.new_match("wotr", seed=seed)
    while match.decision is not None and match.decision.kind != "wotr.action":
        match.push(match.decision.options[0])
    assert match.decision is not None
    seat = match.decision.seat
    value = value_of(shadow__strength=-2.0, free__strength=2.0)
    answers = {let_play(each, sage(value), 1)[0] for each in (match.imagine(seat, 11), match.imagine(seat, 12))}
    assert answers == {let_play(match, sage(value), 1)[0]}


def test_it_says_what_it_expects() -> None:
    player = sage(value_of(shadow__army_at_dice=40.0))
    let_play(position(FIELD), player, 1)
    assert player.why.more is not None
    assert str(player.why).endswith(str(player.why.more))
    assert player.why.for_others().more is None


def test_misjudging_is_the_same_for_the_same_seed() -> None:
    value = value_of(free__strength=9.0)
    one, other = (let_play(position(FIELD), sage(value, noise=0.5), 2) for _ in range(2))
    assert one == other


def test_it_weighs_what_was_done_with_an_answer() -> None:
    """The same die used for a march instead of an attack leaves the defenders where they are."""
    match = position(FIELD)
    decision = match.decision
    assert decision is not None
    marched = match.clone()
    marched.push("die:army")
    then: list[tuple[str, str]] = []
    while marched.decision is not None and marched.decision.seat == "shadow" and marched.checkpoint is match.checkpoint:
        asked = marched.decision
        token = next((each for each in ("move-armies", "done") if each in asked.options), asked.options[0])
        then.append((asked.kind, token))
        marched.push(token)
    player = sage(value_of(free__strength=9.0), worlds=(4,))
    weighed = player.weigh(match.seen("shadow"), decision, lambda seed: match.imagine("shadow", seed), "die:army", then)
    (done,) = [each for each in weighed if each.played]
    attack = next(each for each in weighed if each is not done and each.proposal.token == "die:army")
    assert done.proposal.token == "die:army"
    assert [token for _, token in player.line(done, "shadow", match)] == ["die:army", *(token for _, token in then)]
    assert done.chance < attack.chance
    assert len(set(done.chances)) == 1
    player.measure([done, attack], "shadow", lambda seed: match.imagine("shadow", seed), 3)
    assert (len(done.chances), len(attack.chances)) == (3, 3)
