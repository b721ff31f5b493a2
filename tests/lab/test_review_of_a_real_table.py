"""A match at a real table is reviewed like any other; what fell there is nobody's choice."""

from __future__ import annotations

import random

import pytest

import westmarch
from westmarch.core.closed import ClosedMatch
from westmarch.core.opened import opened
from westmarch.core.table import FELL
from westmarch.lab.review import review


def test_dice_that_were_entered_are_luck_and_no_choice() -> None:
    match = westmarch.new_match("b5a", seed=2, table=True)
    rng = random.Random(2)
    while match.decision is not None and match.answers < 60:
        try:
            match.push(rng.choice(match.decision.options))
        except westmarch.IllegalAction:
            assert match.decision.kind == FELL
    found = review(westmarch.load_record(match.record()))
    kinds = {choice.decision.kind for choice in found.choices}
    assert kinds
    assert FELL not in kinds


@pytest.mark.parametrize(("game", "most"), [("b5a", 80), ("wotr", 120), ("lcg", 60)])
def test_closed_hands_are_reviewed_with_the_cards_that_they_turned_out_to_hold(game: str, most: int) -> None:
    match = westmarch.new_match(game, seed=2, table=True, closed=True)
    assert isinstance(match, ClosedMatch)
    rng = random.Random(2)
    played: dict[int, tuple[str, str]] = {}
    while match.decision is not None and match.answers < most:
        cards = [token for token in match.decision.options if token.startswith(("card:", "play:"))]
        token = rng.choice(cards or match.decision.options)
        if cards:
            played[match.answers] = (match.decision.seat, token.partition(":")[2])
        match.push(token)
    assert played
    face_up = opened(match)
    assert face_up.answers == match.answers
    for number in range(match.answers - 1, -1, -1):
        face_up.pop()
        if number in played:
            seat, card = played[number]
            assert card in str(face_up.view(seat)), "its owner sees it before he plays it"
    found = review(match)
    assert found.choices
    assert max(choice.number for choice in found.choices) < match.answers
