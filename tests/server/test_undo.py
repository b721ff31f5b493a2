"""Undo: freely back to the last roll or reveal, further by consent, always where nobody else plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import westmarch
from tests.server.helpers import Guest, Problem
from westmarch.server import seating

Make = Callable[[str], Guest]


Two = tuple[Guest, Guest, str]


def show(guest: Guest, match: str) -> str:
    """Shows the first card of one's hand."""
    return f"show:{guest.state(match)['view']['hand'][0]}"


def test_what_told_nobody_anything_is_free(table: Two) -> None:
    anna, _, match = table
    before = anna.state(match)
    anna.answer(match, "pass")
    anna.answer(match, "pass")
    state = anna.state(match)
    assert (state["undo"]["free"], state["undo"]["to"]) == (2, 1)
    assert anna.undo(match)["done"] is True
    undone = anna.undo(match)
    assert undone["done"] is True
    assert undone["state"]["view"] == before["view"]
    assert undone["state"]["log"]["events"] == before["log"]["events"]
    assert undone["state"]["undo"] == {"free": 0, "to": None, "redo": ["pass"], "request": None}


def test_several_at_once(table: Two) -> None:
    anna, _, match = table
    for _ in range(3):
        anna.answer(match, "pass")
    assert anna.undo(match, to=0)["state"]["step"] == 0


@pytest.mark.parametrize("token", ["roll", "draw", "peek"])
def test_not_past_a_roll_or_reveal(table: Two, token: str) -> None:
    anna, _, match = table
    anna.answer(match, "pass")
    anna.answer(match, token)
    assert anna.state(match)["undo"]["free"] == 0
    anna.answer(match, "pass")
    assert anna.state(match)["undo"]["free"] == 1
    assert anna.undo(match)["done"] is True
    assert anna.undo(match)["done"] is False, "from here on the others must agree"
    assert anna.table(match)["step"] == 2


def test_showing_ones_own_card_teaches_oneself_nothing(table: Two) -> None:
    anna, bert, match = table
    token = show(anna, match)
    anna.answer(match, token)
    assert bert.state(match)["view"]["shown"] == [token[5:]]
    assert anna.state(match)["undo"]["free"] == 1
    assert anna.undo(match)["done"] is True


def test_not_past_somebody_elses_answer(table: Two) -> None:
    anna, bert, match = table
    anna.answer(match, "end")
    bert.answer(match, "pass")
    assert anna.state(match)["undo"]["free"] == 0
    assert anna.undo(match)["done"] is False
    assert bert.state(match)["undo"]["free"] == 1


def test_consent_of_the_other_player(table: Two) -> None:
    anna, bert, match = table
    anna.answer(match, "roll")
    asked = anna.undo(match)
    request = asked["state"]["undo"]["request"]
    assert request == {"seat": "red", "name": "Anna", "to": 0, "crosses": True, "agreed": [], "waiting": ["blue"]}
    assert bert.state(match)["undo"]["request"] == request
    agreed = bert.post(f"/matches/{match}/undo/consent", {"agree": True})
    assert agreed["done"] is True
    assert agreed["state"]["step"] == 0
    assert agreed["state"]["undo"]["request"] is None
    entries = bert.state(match)["entries"]
    assert [entry["kind"] for entry in entries] == ["join", "undo-ask", "undo-agree", "undo"]
    assert {key: entries[-1][key] for key in ("seat", "from", "to", "crossed")} == {
        "seat": "red",
        "from": 1,
        "to": 0,
        "crossed": True,
    }


def test_refused_withdrawn_lapsed(table: Two) -> None:
    anna, bert, match = table
    anna.answer(match, "roll")
    anna.undo(match)
    assert bert.post(f"/matches/{match}/undo/consent", {"agree": False})["done"] is False
    assert anna.state(match)["undo"]["request"] is None
    anna.undo(match)
    with pytest.raises(Problem) as problem:
        anna.post(f"/matches/{match}/undo/consent", {"agree": True})
    assert problem.value.key == "server-own-request"
    anna.post(f"/matches/{match}/undo/consent", {"agree": False})
    assert anna.state(match)["undo"]["request"] is None
    anna.undo(match)
    anna.answer(match, "pass")
    assert bert.state(match)["undo"]["request"] is None, "the request lapses with the next answer"
    with pytest.raises(Problem) as problem:
        bert.post(f"/matches/{match}/undo/consent", {"agree": True})
    assert problem.value.key == "server-no-request"
    assert anna.table(match)["step"] == 2


def test_all_other_people_must_agree_and_each_person_once(guest: Make) -> None:
    anna, bert, carl = guest("Anna"), guest("Bert"), guest("Carl")
    match = anna.create(seats=3)
    bert.join(match)
    carl.join(match)
    anna.answer(match, "roll")
    anna.undo(match)
    first = bert.post(f"/matches/{match}/undo/consent", {"agree": True})
    assert first["done"] is False
    assert first["state"]["undo"]["request"]["waiting"] == ["green"]
    assert carl.post(f"/matches/{match}/undo/consent", {"agree": True})["done"] is True
    assert carl.table(match)["step"] == 0


def test_two_seats_of_one_person_need_one_consent_and_bots_none(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create(
        seats=3, players={"red": {"kind": "me"}, "green": {"kind": "bot", "bot": "passer"}, "blue": {"kind": "open"}}
    )
    bert.join(match)
    anna.answer(match, "roll")
    assert anna.undo(match)["state"]["undo"]["request"]["waiting"] == ["blue"]
    assert bert.post(f"/matches/{match}/undo/consent", {"agree": True})["done"] is True


def test_solo_against_a_bot_always_also_past_its_answers(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create(players={"blue": {"kind": "bot", "bot": "passer"}})
    anna.answer(match, "roll")
    anna.answer(match, "end")
    anna.wait(match, lambda table: table["your_turn"] and table["step"] == 3)
    state = anna.state(match)
    assert state["undo"]["to"] == 1
    undone = anna.undo(match)
    assert undone["done"] is True
    assert undone["state"]["step"] == 1
    assert undone["state"]["entries"][-1]["crossed"] is False
    undone = anna.undo(match)
    assert undone["state"]["step"] == 0
    assert undone["state"]["entries"][-1]["crossed"] is True


def test_hot_seat_always(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create(players={"blue": {"kind": "hotseat", "name": "Bert"}})
    anna.answer(match, "roll")
    anna.answer(match, "end")
    anna.answer(match, "draw")
    assert anna.undo(match)["done"] is True
    assert anna.undo(match)["done"] is True
    assert anna.undo(match)["state"]["step"] == 0


def test_the_record_marks_where_an_undo_crossed_a_roll(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create(players={"blue": {"kind": "hotseat"}})
    anna.answer(match, "pass")
    anna.undo(match)
    anna.answer(match, "pass")
    anna.answer(match, "roll")
    anna.undo(match)
    anna.answer(match, "roll")
    anna.answer(match, "end")
    record = anna.get(f"/matches/{match}/record")
    lines = record.splitlines()
    marks = [index for index, line in enumerate(lines) if "across a roll" in line]
    assert [lines[index] for index in marks] == ["# red took 1 answers back here, across a roll or reveal"]
    assert lines[marks[0] - 1].startswith("red hideout.act pass")
    assert lines[marks[0] + 1].startswith("red hideout.act roll")
    assert westmarch.load_record(record).answers == 3


def test_undo_of_the_end_only_where_nobody_else_plays(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    alone = anna.create(options={"turns": 1}, players={"blue": {"kind": "hotseat"}})
    anna.answer(alone, "end")
    assert anna.table(alone)["status"] == "finished"
    assert anna.undo(alone)["done"] is True
    assert anna.table(alone)["status"] == "running"
    together = anna.create(options={"turns": 1})
    bert.join(together)
    anna.answer(together, "end")
    assert anna.state(together)["undo"] == {"free": 0, "to": None, "redo": None, "request": None}
    with pytest.raises(Problem) as problem:
        anna.undo(together)
    assert problem.value.key == "server-match-over"


def test_nothing_to_take_back(table: Two) -> None:
    anna, bert, match = table
    for who, body in ((anna, {}), (anna, {"to": 0}), (anna, {"to": 5})):
        with pytest.raises(Problem) as problem:
            who.undo(match, **body)
        assert problem.value.key == "server-nothing-to-undo"
    anna.answer(match, "pass")
    with pytest.raises(Problem) as problem:
        bert.undo(match)
    assert problem.value.key == "server-nothing-to-undo"
    with pytest.raises(Problem) as problem:
        anna.post(f"/matches/{match}/undo", {"moment": 0})
    assert problem.value.key == "server-stale"
    with pytest.raises(Problem) as problem:
        bert.undo(match, seat="red")
    assert problem.value.key == "server-not-your-seat"


TURNED_UP = """westmarch position 2
game: lcg
seats: p1 p2
option decks: leadership, spirit
seed: 1

[state]
step: commit-actions
p2 play: eowyn committed
p2 hand: gandalf.2
encounter deck: king-spider.2, king-spider
"""


def test_a_card_that_was_turned_up_is_a_reveal_while_it_lies_nowhere(
    guest: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing falls when the top card of the deck is turned up, and it is resolved before it lies anywhere."""
    monkeypatch.setattr(seating, "new_seed", lambda: 18)  # of the new dice: a King Spider lies on top again
    anna, bert = guest("Anna"), guest("Bert")
    players = {"p1": {"kind": "me"}, "p2": {"kind": "open"}}
    match = anna.post("/matches/import", {"text": TURNED_UP, "players": players, "name": "Anna"})["table"]["id"]
    bert.join(match, "p2")
    tried = bert.post(f"/matches/{match}/try", {"moment": bert.table(match)["moment"], "tokens": ["pass"]})
    assert (tried["falls"], tried["events"], tried["decision"]) == (True, [], None)
    state = bert.answer(match, "pass")
    assert state["view"]["revealing"] == ["king-spider.2"]
    assert state["undo"]["free"] == 0
    assert bert.undo(match)["done"] is False, "Anna must agree"
