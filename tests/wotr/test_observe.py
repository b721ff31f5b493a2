"""The numbers that learners get: named, of fixed length in every edition, and true."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westmarch
from tests.wotr.helpers import FOUR, position
from westmarch.games.wotr.state import War

LORDS: dict[str, Any] = {"lome": True, "council": True}


def seen(match: War, seat: str = "free") -> dict[str, float]:
    return dict(zip(match.game.observed, match.game.observe(match, seat), strict=True))


def test_every_input_has_a_name_of_its_own() -> None:
    names = westmarch.new_match("wotr").game.observed
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"lome": True}), (4, LORDS)])
def test_the_row_is_as_long_in_every_edition(seats: int, options: dict[str, Any]) -> None:
    match = westmarch.new_match("wotr", seats, 5, options)
    rng = random.Random(5)
    for _ in range(300):
        if match.decision is None:
            break
        row = match.game.observe(match, match.decision.seat)
        assert len(row) == len(match.game.observed)
        assert all(0 <= number < 6 for number in row)
        match.push(rng.choice(match.decision.options))


def test_what_stands_at_a_settlement_and_around_it() -> None:
    match = position("""
        map: empty
        army minas_tirith: gondor 1/2/1
        army osgiliath: sauron 3/1
        army north_ithilien: sauron 1/0
        """)
    here = seen(match)
    assert here["minas_tirith: own"] == pytest.approx(0.56)
    assert here["minas_tirith: enemy near"] == pytest.approx(0.5)
    assert here["minas_tirith: enemy far"] == pytest.approx(0.1)
    assert here["minas_tirith: enemy"] == here["minas_tirith: siege"] == here["minas_tirith: taken"] == 0
    assert here["free: elites"] == pytest.approx(0.1)


def test_sieges_and_what_was_taken() -> None:
    match = position("""
        map: empty
        army minas_tirith: sauron 5/0
        garrison minas_tirith: gondor 1/0/0
        control pelargir: shadow
        """)
    here = seen(match)
    assert here["minas_tirith: siege"] == here["pelargir: taken"] == 1
    assert here["minas_tirith: enemy"] == pytest.approx(0.5)
    assert here["shadow: points"] == pytest.approx(0.1)


def test_dice_ring_and_politics() -> None:
    match = position("""
        turn: 3
        dice free: character muster
        hunt box: free 1, shadow 2
        fellowship: moria, progress 2, corruption 6
        nation rohan: at-war
        """)
    here = seen(match)
    assert here["free: dice"] == pytest.approx(0.2)
    assert here["free: character dice"] == pytest.approx(0.25)
    assert here["shadow: hunt dice"] == pytest.approx(0.4)
    assert here["hunt: chance"] == pytest.approx(1 - (4 / 6) ** 2)
    assert here["ring: corruption"] == 0.5
    assert here["ring: progress"] == pytest.approx(1 / 3)
    assert here["rohan: from war"] == 0
    assert here["turn"] == pytest.approx(0.2)


def test_only_the_own_hand_is_told() -> None:
    match = position("hand free: athelas", "hand shadow: flocks-of-crebain")
    assert seen(match, "free")["hand: athelas"] == 1
    assert seen(match, "free")["hand: flocks-of-crebain"] == 0
    assert seen(match, "shadow")["hand: flocks-of-crebain"] == 1


def test_whose_row_it_is() -> None:
    match = position("leading: gondor saruman", seats=FOUR)
    assert [seen(match, seat)["seat: shadow"] for seat in match.seats] == [0, 0, 1, 1]
    assert seen(match, "gondor")["four players"] == 1
