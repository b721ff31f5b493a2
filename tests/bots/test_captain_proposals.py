"""What the captain proposes: its own choice first, others after it, each with the plan that carries it out."""

from __future__ import annotations

import json

import pytest

from tests.b5a.brawler import Brawler
from tests.b5a.helpers import GAME, Match5, position
from tests.bots.proposing import check, check_own_choice_first
from tests.story import asked, question
from westmarch.bots.b5a import Captain
from westmarch.bots.b5a.captain import PROPOSALS
from westmarch.bots.base import Memory, Proposal
from westmarch.core.match import Match
from westmarch.games.b5a.facts.board import AREA_IDS


def propose(bot: Captain, match: Match5) -> list[Proposal]:
    decision = question(match)
    return bot.proposals(match.seen(decision.seat), decision)


@pytest.mark.parametrize("seed", range(3))
def test_its_own_choice_comes_first_and_it_stays_as_it_was(seed: int) -> None:
    """In whole matches, the second one in positions that no captain would have come to."""
    match: Match5 = Match(GAME, GAME.set_up(2, {}), seed)
    bots = {seat: Captain(seed) for seat in match.seats}
    brawler = Brawler(seed)
    while match.decision is not None:
        decision = match.decision
        bot = bots[decision.seat]
        memory, why = bot.memory, bot.why
        proposed = propose(bot, match)
        assert bot.memory == memory
        assert bot.why is why
        token = bot.choose(match.view(decision.seat), decision)
        check_own_choice_first(proposed, decision, bot, token)
        check(proposed, decision, PROPOSALS)
        assert len(proposed) >= min(PROPOSALS, len(decision.options)), decision
        if seed == 1:
            bot.forget()
            token = brawler.choose(match)
        match.push(token)


def carry_out(match: Match5, memory: Memory) -> list[tuple[str, str]]:
    """What the captain answers with that in mind, until somebody else is asked or it has to choose a die again."""
    seat = asked(match).seat
    bot = Captain(99)
    bot.memory = json.loads(json.dumps(memory))
    answers: list[tuple[str, str]] = []
    while match.decision is not None and match.decision.seat == seat:
        decision = match.decision
        if decision.kind == "b5a.action" or len(answers) > 20:
            break
        token = bot.choose(match.view(seat), decision)
        answers.append((decision.kind, token))
        match.push(token)
    return answers


def test_a_plan_is_carried_out_by_whoever_has_its_memory() -> None:
    """The die is used for what was meant, by the army that was meant, which goes where it was meant to go."""
    match: Match5 = Match(GAME, GAME.set_up(2, {}), 4)
    bots = {seat: Captain(4) for seat in match.seats}
    uses = moves = 0
    while match.decision is not None:
        decision = match.decision
        bot = bots[decision.seat]
        if decision.kind in ("b5a.action", "b5a.use"):
            for each in propose(bot, match)[1:]:
                plan = each.memory["memo"]
                twin = match.clone()
                twin.push(each.token)
                offered = () if twin.decision is None else twin.decision.options
                if not plan or (decision.kind == "b5a.action" and plan.get("use") not in offered):
                    continue
                answers = carry_out(twin, each.memory)
                if "use" in plan:
                    assert answers[0] == ("b5a.use", plan["use"])
                    uses += 1
                if "from" in plan:
                    origin, goal = AREA_IDS[plan["from"]], AREA_IDS[plan["to"]]
                    assert ("b5a.move-from", origin) in answers or ("b5a.attack-from", origin) in answers
                    assert {("b5a.move-to", goal), ("b5a.split-to", goal)} & set(answers), (each.memory, answers)
                    moves += 1
        match.push(bot.choose(match.seen(decision.seat), decision))
    assert uses > 50
    assert moves > 50


def test_plans_differ_in_what_is_done_not_in_the_die() -> None:
    """Three dice could recruit; one proposal says so, and the others are for other things."""
    match = position("""
        dice free: muster 1, muster_army 1, will 1
        army camp: lake_men 2
        tokens camp: dwarves 1
        army lower_slopes: wood_elf_archers 2
        army valley_northwest: orcs 2
        """)
    proposed = propose(Captain(1), match)
    plans = [json.dumps(each.memory["memo"]) for each in proposed if each.memory["memo"]]
    assert len(plans) > 3
    assert len(set(plans)) == len(plans)


def test_a_plan_ends_with_its_action() -> None:
    """What was meant for a die that the rules didn't let it use so is forgotten at the next one."""
    match = position("dice free: muster 1, event 2\narmy camp: lake_men 2\narmy valley_northwest: orcs 2\n")
    bot = Captain(1)
    fresh = bot.choose(match.view("free"), question(match))
    bot.memory = {"seed": 1, "memo": {"use": "no such use", "from": 6, "to": 7}}
    assert bot.choose(match.view("free"), question(match)) == fresh
    assert bot.memory["memo"] == {}
