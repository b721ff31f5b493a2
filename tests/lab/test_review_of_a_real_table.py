"""A match at a real table is reviewed like any other; what fell there is nobody's choice."""

from __future__ import annotations

import random

import westmarch
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
