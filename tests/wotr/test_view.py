"""What a seat may know, typed and as plain data: both tell the same, and a computer player answers the same to both."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import westmarch
from tests.wotr.helpers import FOUR, position
from westmarch.bots import seat_seed
from westmarch.games.wotr.seen import Seen
from westmarch.games.wotr.text.view import read_view, shown

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"lome": True}),
    (4, {"lome": True, "council": True}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_view_can_be_read_back(seats: int, options: dict[str, Any]) -> None:
    match = westmarch.new_match("wotr", seats=seats, seed=31, options=options)
    draw = random.Random(31)
    kinds = set()
    for _ in range(1500):
        if match.decision is None:
            break
        in_battle = match.state.battle is not None
        if draw.random() < (0.3 if in_battle else 0.05):
            kinds.add(in_battle)
            for seat in (*match.seats, None):
                view = match.view(seat)
                again = shown(read_view(json.loads(json.dumps(view)), seat))
                assert again == {name: part for name, part in view.items() if name in again}
        match.push(draw.choice(match.decision.options))
    assert kinds == {True, False}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_steward_answers_the_same_to_a_look_and_to_a_view(seats: int, options: dict[str, Any]) -> None:
    match = westmarch.new_match("wotr", seats=seats, seed=32, options=options)
    looking = {seat: westmarch.bot("wotr", "steward", seat_seed(32, seat)) for seat in match.seats}
    reading = {seat: westmarch.bot("wotr", "steward", seat_seed(32, seat)) for seat in match.seats}
    while match.decision is not None:
        seat = match.decision.seat
        seen = match.seen(seat)
        assert isinstance(seen, Seen)
        token = looking[seat].choose(seen, match.decision)
        assert token == reading[seat].choose(match.view(seat), match.decision)
        assert looking[seat].memory == reading[seat].memory
        assert looking[seat].why.as_data() == reading[seat].why.as_data()
        match.push(token)


def test_a_look_shows_no_card_of_the_enemy() -> None:
    match = westmarch.new_match("wotr", seed=33)
    draw = random.Random(33)
    while match.answers < 60 and match.decision is not None:
        match.push(draw.choice(match.decision.options))
    seen = match.seen("free")
    assert seen.hand("free").faces
    assert seen.hand("shadow").count
    assert seen.hand("shadow").faces is None
    assert seen.hand("shadow").discards is None


@pytest.mark.parametrize(
    ("lines", "dice", "leadership"),
    [
        ("army fords_of_isen: isengard 4/2", 5, 0),
        ("army fords_of_isen: isengard 1/2\ncharacter saruman: orthanc", 3, 2),
        ("army fords_of_isen: rohan 1/0/1\ncharacter gimli: fords_of_isen", 2, 2),
        ("army fords_of_isen: sauron 2, nazgul 2", 2, 2),
    ],
)
def test_an_army_tells_what_it_rolls_and_leads(lines: str, dice: int, leadership: int) -> None:
    """As a battle has it: Captains of the West add to its strength, Isengard's elites lead while Saruman is there."""
    (army,) = position("map: empty", lines, "dice free: event").view(None)["armies"]
    assert (army["dice"], army["leadership"]) == (dice, leadership)


def test_a_player_is_told_which_cards_others_know() -> None:
    match = position("hand rohan: athelas elven-rope\nseen gondor: athelas\ndice free: event", seats=FOUR)
    assert match.view("rohan")["cards"]["rohan"]["known_to"] == {"gondor": ["athelas"]}
    for seat in ("gondor", "witch-king", None):
        assert "known_to" not in match.view(seat)["cards"]["rohan"]
