"""Promises of "why not?" over whole random matches: there is a reason, and it promises only what can be done."""

from __future__ import annotations

import random

import pytest

import westmarch
from tests.story import asked, play, reason, refuses
from tests.wotr.asking import ask_around
from tests.wotr.cards.test_combat import fight
from tests.wotr.helpers import free_with, position
from westmarch.core.decisions import Reason
from westmarch.games.wotr.state import War
from westmarch.games.wotr.turn.actions import PROMISES

SEEDS = range(2)


def first(why: Reason) -> str:
    """The answer that a reason says to give first."""
    if why.key == "wotr-why-choose-die-first":
        return f"die:{why.params['die']}"
    return str(why.params["action" if why.key == "wotr-why-choose-action-first" else "origin"])


def leads_there(match: War, token: str, why: Reason) -> bool:
    """Does doing what the reason says lead to the token being offered, be it in several steps?"""
    twin = match.clone()
    for _ in range(4):
        told = len(twin.events)
        assert twin.decision is not None
        if first(why) not in twin.decision.options:
            return False
        twin.push(first(why))
        thing = token.rpartition(":")[2]
        if twin.decision is not None:
            if token in twin.decision.options or thing in twin.decision.params.values():
                return True
        # A question with one answer only is not asked: then it has happened already.
        if any(thing in event.params.values() for event in twin.events[told:]):
            return True
        assert twin.decision is not None
        after = twin.why_not(token)
        if after is None or after.key not in PROMISES:
            return False
        why = after
    return False


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_to_be_chosen_first_leads_to_the_thing(seed: int) -> None:
    match = westmarch.new_match("wotr", seed=seed)
    rng = random.Random(seed)
    tokens = sorted(match.game.vocabulary)
    kept = set()
    while match.decision is not None:
        if rng.random() < 0.05:
            for token in rng.sample(tokens, 12):
                why = match.why_not(token)
                if why is not None and why.key in PROMISES:
                    assert leads_there(match, token, why), (match.position(), token, why)
                    kept.add(why.key)
        match.push(rng.choice(match.decision.options))
    assert kept == PROMISES


@pytest.mark.parametrize("seed", SEEDS)
def test_a_thing_like_those_offered_gets_a_reason_of_its_own(seed: int) -> None:
    """Asked for a region, people ask why not another region; "something else is asked now" is no answer to that."""
    ask_around(westmarch.new_match("wotr", seed=seed), random.Random(seed))


def test_scouts_and_the_lidless_eye_say_why_not() -> None:
    match = fight("gondor 3/0/0", "sauron 5/0", free_card="the-spirit-of-mordor")
    assert asked(match) == ("free", "wotr.fight.scouts")
    refuses(
        match,
        {
            "south_ithilien": "not-free",
            "edoras": "not-adjacent",
            "withdraw": "no-stronghold-to-withdraw",
            "fight": "scouts-go",
        },
    )
    match = position("acting: shadow\ndice shadow: event army character\nhand shadow: the-lidless-eye")
    play(match, "die:event", "card:the-lidless-eye")
    assert asked(match) == ("shadow", "wotr.card.lidless-eye")
    assert reason(match, "die:muster") == "wotr-why-no-such-die"


def test_no_die_is_promised_to_an_army_without_a_leader() -> None:
    """Another army could move with the Character die; this one has nobody to lead it."""
    match = free_with(
        "character character",
        "map: empty\nnation rohan: at-war",
        "army edoras: rohan 2/0/1\narmy helms_deep: rohan 2/0/0\narmy westemnet: rohan 1/0/0",
    )
    refuses(match, {"edoras": "choose-die-first", "helms_deep": "no-leader"})
    play(match, "die:character")
    refuses(match, {"helms_deep": "no-leader", "edoras": "choose-action-first"})
