"""What holds for every list of proposals, whoever makes it."""

from __future__ import annotations

import json
from collections.abc import Sequence

from westmarch.bots.base import Bot, Proposal
from westmarch.core.decisions import Decision


def check(proposed: Sequence[Proposal], decision: Decision, most: int) -> None:
    """Options that are offered, the best first, no plan twice, each with its reason in words."""
    assert 1 <= len(proposed) <= most
    assert {each.token for each in proposed} <= set(decision.options), decision
    likings = [each.liking for each in proposed]
    assert likings == sorted(likings, reverse=True), decision
    plans = [json.dumps([each.token, each.memory]) for each in proposed]
    assert len(set(plans)) == len(plans), decision
    for each in proposed:
        assert not str(each.why).startswith("bot-")
        assert "{" not in str(each.why)


def check_own_choice_first(proposed: Sequence[Proposal], decision: Decision, bot: Bot, token: str) -> None:
    """The first proposal is what the bot has just chosen, and leaves in its mind what the choice has left there."""
    best = proposed[0]
    assert (best.token, best.memory, best.why.as_data()) == (token, bot.memory, bot.why.as_data()), decision
