"""Windows that a person may leave to the program: what is answered, and what that tells."""

from __future__ import annotations

import pytest

from westmarch.core import stops
from westmarch.core.decisions import Decision
from westmarch.core.stops import ALWAYS, NEVER, USEFUL


def window(*useful: str, openly: bool = False) -> Decision:
    return Decision("red", "toy.window", ("shout", "pass"), stops.stop("dusk", "pass", useful, openly))


@pytest.mark.parametrize(
    ("wish", "useful", "given"),
    [
        (ALWAYS, (), None),
        (ALWAYS, ("shout",), None),
        (USEFUL, (), "pass"),
        (USEFUL, ("shout",), None),
        (NEVER, (), "pass"),
        (NEVER, ("shout",), "pass"),
    ],
)
def test_a_window_is_asked_as_wished(wish: str, useful: tuple[str, ...], given: str | None) -> None:
    assert stops.answer(window(*useful), {"dusk": wish}) == given


def test_who_wished_nothing_is_asked_where_something_could_be_done() -> None:
    assert stops.answer(window(), {"dawn": ALWAYS}) == "pass"
    assert stops.answer(window("shout"), {"dawn": NEVER}) is None


def test_other_questions_are_always_asked() -> None:
    assert stops.answer(Decision("red", "toy.move", ("left", "right")), {"dusk": NEVER}) is None


def test_a_quick_answer_tells_nothing_that_does_not_depend_on_a_hand() -> None:
    assert stops.tells_nothing(window(), {"dusk": NEVER})
    assert stops.tells_nothing(window(openly=True), {})
    assert not stops.tells_nothing(window(), {})
    assert not stops.tells_nothing(Decision("red", "toy.move", ("left",)), {})


def test_the_others_do_not_learn_what_could_be_done() -> None:
    assert stops.public(window("shout")) == stops.public(window())
    assert stops.public(Decision("red", "toy.move", ("left", "right"))) == {}
