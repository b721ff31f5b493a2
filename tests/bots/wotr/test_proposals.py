"""What the steward proposes: its own choice first, then what else is worth a thought, each with its plan."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import westmarch
from tests.story import play
from tests.wotr.helpers import position
from westmarch.bots import seat_seed
from westmarch.bots.base import Proposal
from westmarch.bots.wotr.steward import Steward
from westmarch.core.match import Match

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (4, {"lome": True, "council": True})]


def proposals(match: Match[Any], bot: Steward | None = None) -> list[Proposal]:
    assert match.decision is not None
    return (bot or Steward(1)).proposals(match.seen(match.decision.seat), match.decision)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_first_is_what_it_chooses_and_nothing_else_changes(seats: int, options: dict[str, Any]) -> None:
    match = westmarch.new_match("wotr", seats=seats, seed=21, options=options)
    bots = {seat: Steward(seat_seed(21, seat)) for seat in match.seats}
    several: set[str] = set()
    while match.decision is not None:
        decision = match.decision
        bot = bots[decision.seat]
        before, why = json.dumps(bot.memory), bot.why
        found = proposals(match, bot)
        assert json.dumps(bot.memory) == before
        assert bot.why is why
        token = bot.choose(match.seen(decision.seat), decision)
        assert found[0].token == token, decision
        assert found[0].memory == bot.memory, decision
        assert found[0].why.as_data() == bot.why.as_data()
        assert all(each.token in decision.options for each in found), decision
        assert found[0].liking == max(each.liking for each in found), decision
        assert len({json.dumps([each.token, each.memory["plan"]]) for each in found}) == len(found), decision
        assert len(found) <= 13
        json.dumps([each.memory for each in found])
        if len(found) > 1:
            several.add(decision.kind)
        match.push(token)
    assert {"wotr.action", "wotr.hunt-dice", "wotr.combat-card", "wotr.fellowship.phase"} <= several


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_its_memory_carries_a_proposal_out(seats: int, options: dict[str, Any]) -> None:
    """Whichever proposal is played, the die is then used for what it was proposed for."""
    match = westmarch.new_match("wotr", seats=seats, seed=22, options=options)
    bots = {seat: Steward(seat_seed(22, seat)) for seat in match.seats}
    draw = random.Random(22)
    carried_out = 0
    while match.decision is not None and carried_out < 60:
        decision = match.decision
        bot = bots[decision.seat]
        chosen = draw.choice(proposals(match, bot))
        bot.memory = json.loads(json.dumps(chosen.memory))
        match.push(chosen.token)
        if decision.kind == "wotr.action" and chosen.token.startswith("die:"):
            wanted = chosen.memory["plan"]["token"]
            asked = match.decision
            if asked is not None and asked.kind == "wotr.use-die" and wanted in asked.options:
                carried_out += 1
                assert bot.choose(match.seen(asked.seat), asked) == wanted
                match.push(wanted)
    assert carried_out == 60


def test_an_action_is_weighed_against_others_and_against_passing() -> None:
    match = position("dice free: character muster", "dice shadow: army army army")
    found = proposals(match)
    assert len(found) >= 5
    assert "pass" in [each.token for each in found]
    assert {each.token for each in found} >= {"die:character", "die:muster"}
    plans = [each.memory["plan"]["token"] for each in found]
    assert {"move-fellowship", "diplomacy"} <= set(plans)
    likings = [each.liking for each in found]
    assert likings == sorted(likings, reverse=True)


def test_every_number_of_dice_for_the_hunt_is_proposed() -> None:
    match = westmarch.new_match("wotr", seed=1)
    bots = {seat: Steward(1) for seat in match.seats}
    while match.decision is not None and match.decision.kind != "wotr.hunt-dice":
        match.push(bots[match.decision.seat].choose(match.seen(match.decision.seat), match.decision))
    assert match.decision is not None
    assert {each.token for each in proposals(match)} == set(match.decision.options)


def test_every_combat_card_and_none_is_proposed() -> None:
    match = position(
        "map: empty",
        "acting: shadow",
        "dice shadow: army army",
        "dice free: event event event",
        "nation sauron: at-war",
        "army south_ithilien: sauron 3/0, nazgul 1",
        "army north_ithilien: gondor 2/0/0",
        "hand shadow: orc-patrol isildurs-bane the-nazgul-strike",
    )
    play(match, "die:army", "attack", "all")
    while match.decision is not None and match.decision.kind != "wotr.combat-card":
        match.push("all" if "all" in match.decision.options else match.decision.options[0])
    assert match.decision is not None
    assert {each.token for each in proposals(match)} == set(match.decision.options)


def test_where_a_plan_has_the_answer_only_that_is_proposed() -> None:
    match = position("dice free: muster", "dice shadow: army")
    bot = Steward(1)
    assert match.decision is not None
    match.push(bot.choose(match.seen("free"), match.decision))
    assert len(proposals(match, bot)) == 1
    assert len(proposals(match, Steward(1))) > 1
