"""The words that tests are told in (tests/story.py) mean what they say."""

from __future__ import annotations

import re
from textwrap import dedent
from typing import Any

import pytest

from tests import story
from tests.wotr.helpers import position

ISENGARD = "map: empty\nacting: shadow\ndice shadow: army army\nnation isengard: at-war"
AT_THE_FORDS = "army fords_of_isen: isengard 3/0\narmy helms_deep: rohan 1/0/0"


def test_the_example_is_true() -> None:
    found = re.search(r"\n(    match = .*?)\n\nThe games", story.__doc__ or "", re.DOTALL)
    assert found is not None
    words: dict[str, Any] = {**vars(story), "position": position}
    exec(dedent(found[1]), words)
    assert words["match"].decision is not None


def test_the_later_of_two_blocks_is_right() -> None:
    assert story.rows("a: 1\nb: 2\n", "\n  b: 3\n  c: 4") == ["a: 1", "b: 3", "c: 4"]
    assert story.rows("a: 1\na: 2") == ["a: 1", "a: 2"], "in one block both are read, and the game may complain"


def test_a_step_says_what_is_asked() -> None:
    match = position(ISENGARD, AT_THE_FORDS)
    with pytest.raises(AssertionError, match="move"):
        story.play(match, "move.to=attack")
    story.play(match, "use-die=attack", "wotr.attack.force=all")
    assert story.kinds_asked(match) == ["use-die", "attack.force"]


def test_until_something_is_asked() -> None:
    match = position(ISENGARD, AT_THE_FORDS)
    story.until(match, "withdraw", use_die="attack", attack_force="all")
    assert story.asked(match) == ("free", "wotr.withdraw")
    assert story.kinds_asked(match) == ["use-die", "attack.force"]
    with pytest.raises(AssertionError):
        story.until(position(ISENGARD, AT_THE_FORDS), "no-such-question")


def test_what_can_be_chosen_has_no_reason() -> None:
    match = position(ISENGARD, AT_THE_FORDS)
    assert story.reason(match, "attack") == ""
    assert story.reason(match, "recruit") == "wotr-why-wrong-die"


def test_reasons_are_told_by_their_last_words() -> None:
    match = position(ISENGARD, AT_THE_FORDS)
    story.refuses(match, {"recruit": "wrong-die"})
    with pytest.raises(AssertionError, match="wrong-die"):
        story.refuses(match, {"recruit": "no-reinforcements"})
    with pytest.raises(AssertionError):
        story.refuses(match, {"attack": "wrong-die"})


def test_what_everybody_sees() -> None:
    match = position(ISENGARD, AT_THE_FORDS, "hand free: athelas")
    assert story.shown(match, "dice", "shadow") == ["army", "army"]
    assert "athelas" not in str(story.shown(match))
