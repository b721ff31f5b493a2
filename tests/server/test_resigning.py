"""Giving a match up: it ends at the table, not by its rules, and stays so."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.conftest import make_settings
from tests.server.helpers import Guest, Problem
from westmarch.server.app import create_app

Make = Callable[[str], Guest]
Two = tuple[Guest, Guest, str]


def refused(call: Callable[[], Any]) -> str:
    with pytest.raises(Problem) as problem:
        call()
    return str(problem.value.key)


def test_the_others_win_and_nobody_is_asked_any_more(table: Two) -> None:
    anna, bert, match = table
    anna.answer(match, "roll")
    done = bert.post(f"/matches/{match}/resign")
    assert done["done"] is True, "also out of turn"
    result = {"winners": ["red"], "reason": "resigned", "score": {}}
    for person in (anna, bert):
        found = person.table(match)
        assert (found["status"], found["result"], found["asked"]) == ("finished", result, None)
        assert found["seed"] is not None, "it is told as at any end"
        view = person.state(match)["view"]
        assert (view["result"], view["asked"], view["decision"]) == (result, None, None)
    entries = anna.state(match)["entries"]
    assert [(each["kind"], each["seat"], each["name"]) for each in entries[-2:]] == [
        ("resign", "blue", "Bert"),
        ("end", None, ""),
    ]
    assert refused(lambda: anna.answer(match, "pass")) == "server-match-over"
    assert refused(lambda: anna.post(f"/matches/{match}/resign")) == "server-match-over"
    assert anna.table(match)["result"] == result


def test_nobody_revives_it_by_taking_back(table: Two) -> None:
    anna, bert, match = table
    anna.answer(match, "pass")
    bert.post(f"/matches/{match}/resign")
    for person in (anna, bert):
        assert person.state(match)["undo"] == {"free": 0, "to": None, "redo": None, "request": None}
        assert refused(partial(person.undo, match, to=0)) == "server-match-over"
    assert anna.table(match)["status"] == "finished"


def test_a_request_to_take_back_ends_with_the_match(table: Two) -> None:
    anna, bert, match = table
    anna.answer(match, "roll")
    anna.undo(match)
    anna.post(f"/matches/{match}/resign")
    assert refused(lambda: bert.post(f"/matches/{match}/undo/consent", {"agree": True})) == "server-no-request"
    assert bert.table(match)["status"] == "finished"


def test_alone_it_can_be_taken_back_and_the_dice_are_others_for_a_newcomer(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create(players={"red": {"kind": "me"}, "blue": {"kind": "open"}})
    anna.answer(match, "pass")
    anna.post(f"/matches/{match}/resign")
    seed = anna.table(match)["seed"]
    assert seed is not None
    assert anna.undo(match)["done"] is True
    found = anna.table(match)
    assert (found["status"], found["result"], found["seed"]) == ("running", None, None)
    bert.join(match)
    assert len(anna.table(match)["seeds"]) == 2, "Anna has seen what all dice followed from"


def test_strangers_spectators_and_other_seats(table: Two, guest: Make) -> None:
    anna, _, match = table
    zoe = guest("Zoe")
    assert refused(lambda: zoe.post(f"/matches/{match}/resign")) == "server-no-seat"
    assert refused(lambda: zoe.post(f"/matches/{match}/resign", {"seat": "red"})) == "server-not-your-seat"
    assert refused(lambda: anna.post(f"/matches/{match}/resign", {"seat": "blue"})) == "server-not-your-seat"
    assert refused(lambda: anna.post(f"/matches/{match}/resign", {"seat": "pink"})) == "server-not-found"
    assert refused(lambda: anna.post(f"/matches/{match}/resign", {"resign": "yes"})) == "server-bad-input"
    assert anna.table(match)["status"] == "running"
    with zoe.live(match) as line:
        line.until("state")
        assert line.ask("resign")["error"]["key"] == "server-no-seat"
    assert anna.table(match)["status"] == "running"


def test_over_the_live_line(table: Two) -> None:
    anna, bert, match = table
    with anna.live(match) as watching, bert.live(match) as line:
        watching.until("state")
        line.until("state")
        assert line.ask("resign")["done"] is True
        watching.until("state", lambda message: message["state"]["view"]["result"] is not None)
        if watching.table["status"] != "finished":
            watching.until("table", lambda message: message["table"]["status"] == "finished")


def test_partners_must_agree(guest: Make) -> None:
    anna, bert, carol = guest("Anna"), guest("Bert"), guest("Carol")
    match = anna.create("wotr", seats=3)
    assert (bert.join(match, "witch-king"), carol.join(match, "saruman")) == ("witch-king", "saruman")
    path = f"/matches/{match}/resign"
    assert bert.state(match)["resign"] == {"seats": [], "waiting": [], "partners": ["saruman"]}
    assert bert.post(path)["done"] is False
    assert carol.state(match)["resign"] == {"seats": ["witch-king"], "waiting": ["saruman"], "partners": []}
    assert anna.state(match)["resign"] == {"seats": ["witch-king"], "waiting": ["saruman"], "partners": []}
    assert refused(lambda: bert.post(path)) == "server-has-resigned"
    assert refused(lambda: carol.post(path, {"resign": False})) == "server-has-not-resigned"
    bert.post(path, {"resign": False})
    assert carol.post(path)["done"] is False, "Bert would rather play on"
    assert anna.state(match)["resign"]["seats"] == ["saruman"]
    people = {"free": anna, "witch-king": bert, "saruman": carol}
    asked = people[anna.table(match)["asked"]["seat"]]
    asked.answer(match, asked.state(match)["view"]["decision"]["options"][0])
    assert anna.state(match)["resign"]["seats"] == [], "it lapses with the next answer"
    assert anna.table(match)["status"] == "running"
    bert.post(path)
    assert carol.post(path)["done"] is True
    assert carol.table(match)["result"]["winners"] == ["free"]


def test_bots_and_open_seats_are_no_partners_to_ask(guest: Make) -> None:
    anna = guest("Anna")
    players = {"witch-king": {"kind": "me"}, "saruman": {"kind": "bot", "bot": "random"}}
    match = anna.create("wotr", seats=3, players=players)
    assert anna.post(f"/matches/{match}/resign")["done"] is True
    assert anna.table(match)["result"]["winners"] == ["free"]


def test_all_who_play_together_lose_together(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create("lcg", players={})
    anna.post(f"/matches/{match}/resign")
    found = anna.table(match)
    assert (found["result"]["winners"], found["result"]["reason"], found["sequel"]) == ([], "resigned", False)
    assert refused(lambda: anna.post(f"/matches/{match}/rematch", {"sequel": True})) == "server-no-sequel"
    assert anna.post(f"/matches/{match}/rematch")["table"]["status"] == "running"


def test_its_record_can_be_read_again(table: Two) -> None:
    anna, bert, match = table
    anna.answer(match, "roll")
    bert.post(f"/matches/{match}/resign")
    text = anna.get(f"/matches/{match}/record")
    assert "# ended at the table: red resigned" in text
    again = anna.post("/matches/import", {"text": text})["table"]
    assert (again["status"], again["step"]) == ("running", 1)


def test_a_restarted_server_knows(tmp_path: Any) -> None:
    settings = make_settings(tmp_path)
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        anna, bert = Guest(client, "Anna"), Guest(client, "Bert")
        match = anna.create()
        bert.join(match)
        anna.answer(match, "roll")
        anna.post(f"/matches/{match}/resign")
        before = bert.get(f"/matches/{match}")
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        bert._client = client
        after = bert.get(f"/matches/{match}")
        assert after["state"]["view"] == before["state"]["view"]
        assert after["table"]["result"]["winners"] == ["blue"]
        assert refused(lambda: bert.undo(match, to=0)) == "server-match-over"
