"""What an answer showed to whom, told by comparing views part by part, and by counting all words of both."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

import westmarch
from westmarch.server import reveals
from westmarch.server.loading import written


def counted(before: dict[str, Counter[str]], after: dict[str, Counter[str]], hidden: set[str], answering: str) -> bool:
    """The plain way: every word of every view."""
    for seat, known in before.items():
        for word in hidden:
            if after[seat][word] > known[word] and (seat == answering or word not in before[answering]):
                return True
    return False


@pytest.mark.parametrize("game", ["wotr", "lcg", "b5a", "hideout"])
def test_comparing_parts_says_the_same_as_counting_everything(game: str) -> None:
    told = Counter[bool]()
    for seed in range(2):
        match = westmarch.new_match(game, seats=2, seed=seed)
        dice = random.Random(seed)
        for _ in range(300):
            if match.decision is None:
                break
            answering, drawn = match.decision.seat, match.chance.drawn
            views = {seat: match.view(seat) for seat in match.seats}
            words = {seat: reveals.words(view) for seat, view in views.items()}
            before = {seat: reveals.Written(view) for seat, view in views.items()}
            match.push(dice.choice(match.decision.options))
            if match.chance.drawn > drawn:
                continue
            views = {seat: match.view(seat) for seat in match.seats}
            hidden = reveals.hideable([written(match.journal)])
            plain = counted(words, {seat: reveals.words(view) for seat, view in views.items()}, hidden, answering)
            quick = reveals.learnt(
                before, {seat: reveals.Written(view) for seat, view in views.items()}, hidden, answering
            )
            assert quick == plain
            told[plain] += 1
    assert told[True] > 0, "some answers show something"
    assert told[False] > 0, "and some don't"


def test_a_written_view_is_the_view() -> None:
    view: dict[str, Any] = {"hand": ["card-a"], "ä": {"b": None}, "decision": None}
    assert msgspec.json.decode(reveals.Written(view).json) == view
    assert msgspec.json.decode(reveals.Written({}).json) == {}


def test_a_word_that_moves_is_not_learnt() -> None:
    then = reveals.Written({"hand": ["card-a"], "table": []})
    now = reveals.Written({"hand": [], "table": ["card-a"], "decision": {"options": ["card-a", "card-b"]}})
    assert now.more_than(then, {"card-a", "card-b"}) == [], "what is asked about it doesn't count"
    more = reveals.Written({"hand": ["card-a"], "shown": "card:card-a+card-b"})
    assert sorted(more.more_than(then, {"card-a", "card-b", "shown"})) == ["card-a", "card-b", "shown"]


def test_what_a_position_names_and_nobody_sees_can_be_hidden() -> None:
    public = reveals.Written({"army": ["rohan", "edoras"], "discard": ["king-spider"]})
    start = (
        "army edoras: rohan 3\narmy dale: none\ncharacter gimli: dale\nhand free: card-a\n"
        "deck: king-spider, king-spider.2\ndiscard: king-spider.3"
    )
    hidden = reveals.hideable_at(start, public)
    assert hidden >= {"card-a", "king-spider", "king-spider.2"}
    assert hidden.isdisjoint({"army", "rohan", "edoras", "3", "dale"})
