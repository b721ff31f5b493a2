"""What the ranger proposes: his own choice first, others after it, each with the plan that carries it out."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import westmarch
from tests.bots.proposing import check, check_own_choice_first
from tests.lcg.helpers import Story, position
from tests.story import question
from westmarch.bots.base import Proposal
from westmarch.bots.lcg.ranger import PROPOSALS, Ranger
from westmarch.core.match import Match
from westmarch.games.lcg.state import State

PASSING = {"pass", "pass-until-change"}


def propose(match: Match[State], bot: Ranger | None = None) -> list[Proposal]:
    decision = question(match)
    return (bot or Ranger()).proposals(match.seen(decision.seat), decision)


@pytest.mark.parametrize(("scenario", "players", "seed"), [("mirkwood", 1, 1), ("anduin", 2, 2), ("dol-guldur", 2, 5)])
def test_his_own_choice_comes_first_and_he_stays_as_he_was(scenario: str, players: int, seed: int) -> None:
    match = westmarch.new_match("lcg", players, seed, {"scenario": scenario})
    bots = {seat: Ranger(seed) for seat in match.seats}
    kinds: Counter[str] = Counter()
    while match.decision is not None:
        decision = match.decision
        bot = bots[decision.seat]
        memory, why = bot.memory, bot.why
        proposed = propose(match, bot)
        check(proposed, decision, PROPOSALS)
        assert bot.memory == memory
        assert bot.why is why
        token = bot.choose(match.view(decision.seat), decision)
        check_own_choice_first(proposed, decision, bot, token)
        kinds[decision.kind] += len(proposed) > 1
        # Where nothing is decided yet all options are proposed, if they are not too many.
        if not decision.params.get("chosen"):
            named = {each.token for each in proposed} | PASSING
            assert len(proposed) == PROPOSALS or named >= set(decision.options), decision
        match.push(token)
    for kind in ("plan", "commit", "window", "travel", "attack", "defend"):
        assert kinds[f"lcg.{kind}"], kind


def carried_out(table: Story, proposal: Proposal, kinds: tuple[str, ...]) -> Story:
    """That proposal, and what a ranger with its memory answers as long as he is asked such things."""
    twin = Story(table.match.clone()).play(proposal.token)
    bot = Ranger(99)
    bot.memory = json.loads(json.dumps(proposal.memory))
    while twin.kind in kinds:
        twin.play(bot.choose(twin.match.view(twin.seat), question(twin.match)))
    return twin


HEROES = "aragorn theodred gloin"


def test_several_parties_for_the_quest_and_each_is_sent_as_it_was_meant() -> None:
    table = position("""
        step: commit
        p1 play: aragorn, theodred, gloin, faramir, guard-of-the-citadel
        staging: forest-spider, old-forest-road
        threat: 30
        """)
    proposed = propose(table.match)
    parties = [each.memory["party"] for each in proposed if each.memory["errand"] == "quest"]
    assert len({frozenset(party) for party in parties}) == len(parties) == PROPOSALS
    assert [] in parties  # of each size the best
    assert max(len(party) for party in parties) == 5
    for each in proposed:
        twin = carried_out(table, each, ("commit",))
        sent = {name for name in (*HEROES.split(), "faramir", "guard-of-the-citadel") if twin.committed(name)}
        assert sent == set(each.memory["party"])


def test_every_enemy_with_those_who_would_attack_it() -> None:
    lines = "step: players-attack\np1 engaged: forest-spider attacked, king-spider attacked"
    table = position(lines, HEROES)
    proposed = propose(table.match)
    assert {each.token for each in proposed} == {"forest-spider", "king-spider", "done"}
    for each in proposed[:2]:
        twin = carried_out(table, each, ("attackers",))
        tired = {name for name in HEROES.split() if not twin.ready(name)}
        assert tired == set(each.memory["party"])


def test_a_party_that_has_set_out_is_not_thought_over() -> None:
    table = position("step: commit\np1 play: aragorn, theodred, gloin\nstaging: forest-spider\nthreat: 20", HEROES)
    all_three = next(each for each in propose(table.match) if len(each.memory["party"]) == 3)
    bot = Ranger()
    bot.memory = all_three.memory
    table.play(all_three.token)
    rest = propose(table.match, bot)
    assert [each.token for each in rest] == [next(each for each in all_three.memory["party"] if each in table.options)]


def test_cards_to_discard_from_the_worst_on() -> None:
    lines = """
        step: staging-actions
        p1 play: eowyn committed exhausted, gimli
        p1 hand: gandalf, stand-together, feint
        staging: hill-troll
        """
    table = position(lines, scenario="anduin").play("use:eowyn").until("discard")
    assert [each.token for each in propose(table.match)] == ["card:stand-together", "card:feint", "card:gandalf"]
