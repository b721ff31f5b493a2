"""What a seat may know, in types: exactly what its view tells, and bots answer to either alike."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import westmarch
from tests.lcg.helpers import position
from westmarch.core.match import Match
from westmarch.games.lcg.seen import Seen
from westmarch.games.lcg.state import State
from westmarch.games.lcg.text.view import read_view

TABLES = [("mirkwood", 1), ("anduin", 3), ("dol-guldur", 2)]


def plain(thing: object) -> Any:
    """Everything that an object holds, as plain data."""
    if isinstance(thing, (list, tuple)):
        return [plain(each) for each in thing]
    slots = getattr(type(thing), "__slots__", None)
    if slots is None:
        return thing
    return {name: plain(getattr(thing, name)) for name in slots}


def moments(scenario: str, players: int, seed: int) -> Iterator[Match[State]]:
    """One match at many of its questions."""
    match = westmarch.new_match("lcg", players, seed, {"scenario": scenario})
    bots = {seat: westmarch.bot("lcg", "ranger") for seat in match.seats}
    while match.decision is not None:
        if match.answers % 7 == 0:
            yield match
        match.push(bots[match.decision.seat].choose(match.seen(match.decision.seat), match.decision))


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_it_holds_what_the_view_tells_and_nothing_more(scenario: str, players: int) -> None:
    """All that a view as plain data can carry makes the same again."""
    for match in moments(scenario, players, 3):
        for seat in match.seats:
            seen = match.seen(seat)
            assert isinstance(seen, Seen)
            assert plain(seen) == plain(read_view(json.loads(json.dumps(match.view(seat)))))


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_the_ranger_answers_the_same_to_a_view(scenario: str, players: int) -> None:
    for match in moments(scenario, players, 4):
        assert match.decision is not None
        seat = match.decision.seat
        one, other = westmarch.bot("lcg", "ranger"), westmarch.bot("lcg", "ranger")
        assert one.choose(match.seen(seat), match.decision) == other.choose(match.view(seat), match.decision)
        assert str(one.why) == str(other.why)
        assert one.memory == other.memory


def test_what_a_character_carries_and_what_lasts_counts() -> None:
    """Those who are as printed are not reckoned; the others are."""
    match = position("""
        step: planning
        p1 play: gimli damage=2, aragorn, eowyn
        attached: citadel-plate on=aragorn by=p1, celebrians-stone on=eowyn by=p1
        """).match
    values = {
        each.id: (each.willpower, each.attack, each.defense, each.hit_points)
        for each in match.seen("p1").players[0].characters
    }
    assert values == {"gimli": (2, 4, 2, 5), "aragorn": (2, 3, 2, 9), "eowyn": (6, 1, 1, 3)}
