"""Weaker players: how often they slip decides how strong they are, and what they begin they carry out."""

from __future__ import annotations

import random

import pytest

import westmarch
from westmarch.bots import PLAYERS, kind_of, rule_bot, seat_seed
from westmarch.bots.base import Proposal
from westmarch.bots.learners import Learner, by_liking
from westmarch.bots.remarks import Remark
from westmarch.lab.simulate import choose

GAMES = sorted(PLAYERS)


def learner(game: str, name: str) -> type[Learner]:
    kind = kind_of(game, name)
    assert issubclass(kind, Learner)
    return kind


@pytest.mark.parametrize("game", GAMES)
def test_a_squire_slips_less_than_a_novice(game: str) -> None:
    assert 0 < learner(game, "squire").slips < learner(game, "novice").slips <= 1


@pytest.mark.parametrize("game", GAMES)
def test_without_slips_it_is_its_rule_bot(game: str) -> None:
    """And with them it isn't for long."""
    kind = learner(game, "squire")
    differs = 0
    for slips in (0.0, 1.0):
        match = westmarch.new_match(game, seed=5)
        players = {seat: kind(seat_seed(5, seat)) for seat in match.seats}
        rules = {seat: westmarch.bot(game, rule_bot(game), seat_seed(5, seat)) for seat in match.seats}
        for _ in range(60):
            assert match.decision is not None
            seat = match.decision.seat
            players[seat].slips = slips
            token = choose(players[seat], match, match.decision)
            differs += token != choose(rules[seat], match, match.decision)
            rules[seat].memory = players[seat].memory["rule"]
            match.push(token)
        assert bool(differs) == bool(slips)


def test_what_is_liked_more_is_taken_more_often() -> None:
    proposals = [Proposal(token, liking, Remark("", "bot-silent"), {}) for token, liking in (("a", 3.0), ("b", 1.0))]
    draw = random.Random(1)
    taken = [by_liking(proposals, draw).token for _ in range(400)]
    assert 5 < taken.count("b") < 60 < taken.count("a")
