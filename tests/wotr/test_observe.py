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
    lines = "map: empty\narmy minas_tirith: gondor 1/2/1\narmy osgiliath: sauron 3/1\narmy north_ithilien: sauron 1/0"
    match = position(lines)
    here = seen(match)
    assert here["minas_tirith: own"] == pytest.approx(0.56)
    assert here["minas_tirith: enemy near"] == pytest.approx(0.5)
    assert here["minas_tirith: enemy far"] == pytest.approx(0.1)
    assert here["minas_tirith: enemy"] == here["minas_tirith: siege"] == here["minas_tirith: taken"] == 0
    assert here["free: elites"] == pytest.approx(0.1)


def test_sieges_and_what_was_taken() -> None:
    lines = "map: empty\narmy minas_tirith: sauron 5/0\ngarrison minas_tirith: gondor 1/0/0\ncontrol pelargir: shadow"
    match = position(lines)
    here = seen(match)
    assert here["minas_tirith: siege"] == here["pelargir: taken"] == 1
    assert here["minas_tirith: enemy"] == pytest.approx(0.5)
    assert here["shadow: points"] == pytest.approx(0.1)


def front(row: dict[str, float], side: str, what: str) -> list[float]:
    return [row[f"{side}: {what} {mark}"] for mark in (25, 50, 75, 95)]


def test_fronts_count_points_by_how_strong_the_attacker_is() -> None:
    # Of 0.65 in all the attackers are 0.5: a share of 0.77 lies a little above the mark of 0.75.
    besieged = seen(
        position("""
        map: empty
        army minas_tirith: sauron 5/0
        garrison minas_tirith: gondor 1/0/0
        """)
    )
    share = (0.5 / 0.65 - 0.75) / 0.2
    assert front(besieged, "free", "besieged") == pytest.approx([0, 0, 2 / 3 * (1 - share), 2 / 3 * share])
    assert sum(front(besieged, "shadow", "besieged")) == 0

    # Walls and an army nearby help: the defenders of Minas Tirith count 1.8 times 0.4, and the army beside them 0.3.
    near = seen(
        position("""
        map: empty
        army minas_tirith: gondor 4/0/0
        army lossarnach: gondor 2/0/0
        army osgiliath: sauron 5/0
        """)
    )
    attacker = 0.5 / (0.5 + 1.8 * 0.4 + 0.3 * 0.2 + 0.05)
    lower = 1 - (attacker - 0.25) / 0.25
    assert front(near, "free", "enemy near")[0] == pytest.approx(2 / 3 * lower)
    assert front(near, "free", "enemy far")[:2] == [0, 0]

    far = seen(
        position("""
        map: empty
        army minas_tirith: gondor 4/0/0
        army north_ithilien: sauron 5/0
        """)
    )
    attacker = 0.5 / (0.5 + 1.8 * 0.4 + 0.05)
    lower = 1 - (attacker - 0.25) / 0.25
    assert front(far, "free", "enemy far")[:2] == pytest.approx([2 / 3 * lower, 2 / 3 * (1 - lower)])
    assert sum(front(far, "free", "enemy near")) == 0

    back = seen(
        position("""
        map: empty
        control pelargir: shadow
        army pelargir: sauron 1/0
        army lossarnach: gondor 5/0/0
        control moria: free
        """)
    )
    assert sum(front(back, "free", "relief near")) == pytest.approx(1 / 3)
    assert sum(front(back, "shadow", "relief near")) == 0


def test_nations_together() -> None:
    row = seen(
        position("""
        nation gondor: at-war
        nation elves: 2 active
        nation dwarves: 3 passive
        nation north: 3 passive
        nation rohan: 3 passive
        """)
    )
    assert row["free: nations from war"] == pytest.approx(11 / 9)
    assert row["free: nations at war"] == pytest.approx(1 / 3)


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
