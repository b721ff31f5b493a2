"""Answers that belong together: applied whole or not at all, taken back and done again whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.helpers import Guest, Problem

Make = Callable[[str], Guest]
Two = tuple[Guest, Guest, str]


def send(guest: Guest, match: str, *tokens: str, **more: Any) -> Any:
    moment = guest.table(match)["moment"]
    return guest.post(f"/matches/{match}/answer", {"moment": moment, "tokens": list(tokens), **more})


def shows(guest: Guest, match: str) -> list[str]:
    return [f"show:{card}" for card in guest.state(match)["view"]["hand"]]


def test_a_list_is_answered_whole(table: Two) -> None:
    anna, bert, match = table
    first, second = shows(anna, match)
    state = send(anna, match, first, "pass", second, "end")["state"]
    assert state["step"] == 4
    assert state["view"]["shown"] == [first[5:], second[5:]]
    assert bert.state(match)["view"]["asked"]["seat"] == "blue"


def everything(guest: Guest, match: str) -> tuple[Any, Any]:
    state, table = guest.state(match), guest.table(match)
    return state, {key: table[key] for key in ("seq", "moment", "step", "status")}


@pytest.mark.parametrize(
    "tokens",
    [
        ("pass", "show:card-?", "pass"),  # not offered
        ("pass", "nonsense", "pass"),
        ("pass", "end", "pass"),  # somebody else's turn
        ("pass", "roll", "pass"),  # dice
        ("pass", "draw", "pass"),  # a card that was hidden
        ("pass", "peek", "pass"),
    ],
)
def test_a_wrong_one_in_the_middle_changes_nothing(table: Two, tokens: tuple[str, ...]) -> None:
    anna, bert, match = table
    anna.answer(match, "pass")
    before = everything(anna, match), everything(bert, match)
    with pytest.raises(Problem):
        send(anna, match, *tokens)
    assert (everything(anna, match), everything(bert, match)) == before
    assert send(anna, match, "pass", "pass")["state"]["step"] == 3, "and the table goes on"


@pytest.mark.parametrize("last", ["roll", "draw", "peek", "end"])
def test_the_last_one_may_be_anything(table: Two, last: str) -> None:
    anna, _, match = table
    assert send(anna, match, "pass", last)["state"]["step"] == 2


def test_a_refusal_does_not_tell_what_would_be_drawn(table: Two) -> None:
    """The same sentence, whether the card that is played next would have been drawn or not."""
    anna, _, match = table
    said = set()
    for letter in "abcdefghijklmnopqrstuvwxyz":
        with pytest.raises(Problem) as caught:
            send(anna, match, "draw", f"show:card-{letter}")
        said.add((caught.value.key, caught.value.error["text"]))
    assert len(said) == 1


def test_the_same_list_twice_counts_once(table: Two) -> None:
    anna, _, match = table
    first = send(anna, match, "pass", "pass")
    again = anna.post(f"/matches/{match}/answer", {"moment": 0, "tokens": ["pass", "pass"]})
    assert again["seq"] == first["seq"]
    assert anna.table(match)["step"] == 2
    with pytest.raises(Problem):
        anna.post(f"/matches/{match}/answer", {"moment": 0, "tokens": ["pass", "pass", "pass"]})


@pytest.mark.parametrize("body", [{}, {"token": "pass", "tokens": ["pass"]}, {"tokens": []}, {"tokens": ["pass"] * 61}])
def test_one_or_several_but_not_both(table: Two, body: dict[str, Any]) -> None:
    anna, _, match = table
    with pytest.raises(Problem):
        anna.post(f"/matches/{match}/answer", {"moment": 0, **body})


def test_undo_takes_a_list_back_whole_and_redo_brings_it_again(table: Two) -> None:
    anna, _, match = table
    anna.answer(match, "pass")
    card = shows(anna, match)[0]
    after = send(anna, match, "pass", card)["state"]
    assert after["undo"]["to"] == 1
    undone = anna.undo(match)["state"]
    assert (undone["step"], undone["undo"]["redo"]) == (1, ["pass", card])
    back = anna.undo(match)["state"]
    assert (back["step"], back["undo"]["redo"]) == (0, ["pass"])
    assert send(anna, match, *back["undo"]["redo"])["state"]["undo"]["redo"] == ["pass", card]
    again = send(anna, match, "pass", card)["state"]
    assert again["view"] == after["view"]
    assert again["undo"]["redo"] is None


def test_another_answer_leaves_nothing_to_do_again(table: Two) -> None:
    anna, bert, match = table
    send(anna, match, "pass", "pass")
    anna.undo(match)
    assert bert.state(match)["undo"]["redo"] is None, "it is hers"
    assert anna.answer(match, shows(anna, match)[0])["undo"]["redo"] is None


def test_after_a_roll_nothing_is_done_again_by_itself(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create(players={"red": {"kind": "me"}, "blue": {"kind": "hotseat", "name": "Bert"}})
    for token in ("roll", "pass"):
        anna.answer(match, token)
    anna.undo(match, to=0)
    assert anna.state(match)["undo"]["redo"] == ["roll"]
    assert anna.answer(match, "roll")["undo"]["redo"] is None, "what came after it may not fit the new dice"


def test_lists_go_over_the_line_too(table: Two) -> None:
    anna, _, match = table
    with anna.live(match) as line:
        line.until("state")
        assert line.ask("answer", moment=line.state["moment"], tokens=["pass", "roll", "pass"])["type"] == "error"
        assert line.ask("answer", moment=line.state["moment"], tokens=["pass", "pass"])["type"] == "ok"
    assert anna.table(match)["step"] == 2


def test_a_loaded_match_knows_its_lists(table: Two, client: TestClient[Any]) -> None:
    anna, _, match = table
    send(anna, match, "pass", "pass")
    client.app.state.house.hall._slots.clear()
    assert anna.state(match)["undo"]["to"] == 0
