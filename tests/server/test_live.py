"""Matches over a WebSocket."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.languages.conftest import accented, other_files
from tests.server.helpers import Guest, Line
from westmarch.server.api import live as live_module

Make = Callable[[str], Guest]


def two_people(guest: Make, **wish: Any) -> tuple[Guest, Guest, str]:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create(**wish)
    bert.join(match)
    return anna, bert, match


def started(line: Line) -> Line:
    line.until("table")
    line.until("state")
    return line


def test_hello_gives_table_and_state(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create()
    with anna.live(match) as line:
        started(line)
        assert line.table["id"] == match
        assert line.state["seat"] == "red"
        assert line.state["view"] == anna.state(match)["view"]
        assert line.state["log"]["from"] == 0
        assert [event["kind"] for event in line.log] == ["hideout.dealt"]


def test_an_answer_is_acknowledged_then_seen_by_all(guest: Make) -> None:
    anna, bert, match = two_people(guest)
    with anna.live(match) as one, bert.live(match) as two:
        started(one)
        started(two)
        number = one.send("answer", moment=one.state["moment"], token="draw")
        kinds = []
        while kinds[-1:] != ["state"] or one.state["step"] < 1:
            message = one.receive()
            kinds.append(message["type"])
            if message["type"] == "ok":
                assert message["id"] == number
                assert message["seq"] == 2
        assert kinds.index("ok") < kinds.index("state"), "first the word that it is stored, then its effect"
        two.until("state", lambda message: message["state"]["step"] == 1)
        drawn = one.state["view"]["hand"][-1]
        assert {"kind": "hideout.drew", "params": {"card": drawn}, "step": 1} in one.log
        assert drawn not in json.dumps(two.received)
        assert [event["kind"] for event in two.log][-2:] == ["hideout.drew-hidden", "hideout.did"]


def test_what_is_not_offered_or_not_ones_turn_is_refused(guest: Make) -> None:
    anna, bert, match = two_people(guest)
    with anna.live(match) as one, bert.live(match) as two:
        started(one)
        started(two)
        assert one.answer("fly")["error"]["key"] == "core-not-offered"
        assert two.answer("pass")["error"]["key"] == "server-not-your-turn"
        assert two.answer("pass", seat="red")["error"]["key"] == "server-not-your-seat"
        assert one.ask("answer", moment=99, token="pass")["error"]["key"] == "server-stale"
        assert one.answer("pass")["type"] == "ok"


def test_a_double_click_answers_one_decision_only(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create()
    with anna.live(match) as line:
        started(line)
        first = line.ask("answer", moment=0, token="pass")
        second = line.ask("answer", moment=0, token="pass")
        assert second["seq"] == first["seq"], "the same answer again is confirmed, and counts once"
        assert line.ask("answer", moment=0, token="roll")["error"]["key"] == "server-stale"
        assert anna.table(match)["step"] == 1


def test_reconnect_by_number_loses_nothing(guest: Make) -> None:
    anna, bert, match = two_people(guest)
    with anna.live(match) as line:
        started(line)
        line.answer("draw")
        seq, log = line.state["seq"], list(line.log)
    anna.answer(match, "roll")
    anna.answer(match, "end")
    bert.answer(match, "draw")
    bert.post(f"/matches/{match}/chat", {"text": "Hm."})
    with anna.live(match, since=seq) as line:
        line.log = list(log)
        started(line)
        assert line.state["log"]["from"] == len(log)
        assert [entry["text"] for entry in line.state["entries"]] == ["Hm."]
        assert line.log == anna.state(match)["log"]["events"]
    with anna.live(match, since=anna.table(match)["seq"]) as line:
        started(line)
        assert line.state["log"]["events"] == []
        assert line.state["entries"] == []


def test_an_undo_cuts_the_log(guest: Make) -> None:
    anna, bert, match = two_people(guest)
    with anna.live(match) as one, bert.live(match) as two:
        started(one)
        started(two)
        one.answer("pass")
        one.answer(one.state["view"]["decision"]["options"][3])
        before = anna.state(match)["seq"]
        two.until("state", lambda message: message["state"]["seq"] == before)
        length = len(two.log)
        assert one.ask("undo", moment=one.state["moment"])["done"] is True
        two.until("state", lambda message: message["state"]["step"] == 1)
        assert len(two.log) == length - 2
        assert two.log == bert.state(match)["log"]["events"]
        assert two.state["entries"][-1]["kind"] == "undo"
    # who was away during an undo gets it right too
    anna.answer(match, "roll")
    with bert.live(match, since=before) as line:
        line.log = ["?"] * length
        started(line)
        assert line.state["log"]["from"] == length - 2


def test_people_come_and_go(guest: Make) -> None:
    anna, bert, match = two_people(guest)
    with anna.live(match) as one:
        started(one)
        assert [seat["online"] for seat in one.table["seats"]] == [True, False]
        with bert.live(match) as two:
            started(two)
            one.until("table", lambda message: message["table"]["seats"][1]["online"])
        one.until("table", lambda message: not message["table"]["seats"][1]["online"])
        bert.post(f"/matches/{match}/leave")
        one.until("table", lambda message: message["table"]["seats"][1]["kind"] == "open")


def test_somebody_who_leaves_becomes_a_spectator_or_must_go(guest: Make) -> None:
    for spectators in (True, False):
        _anna, bert, match = two_people(guest, spectators=spectators)
        with bert.live(match) as line:
            started(line)
            assert line.state["seat"] == "blue"
            bert.post(f"/matches/{match}/leave")
            if spectators:
                line.until("state", lambda message: message["state"]["seat"] is None)
                assert line.state["view"]["hand"] == []
            else:
                with pytest.raises(WebSocketDisconnect) as closed:
                    line.until("nothing")
                assert closed.value.code == 4403


def test_hot_seat_looks_from_one_seat_at_a_time(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create(players={"blue": {"kind": "hotseat", "name": "Bert"}})
    with anna.live(match, seat="red") as line:
        started(line)
        red = line.state["view"]["hand"]
        line.ask("look", seat="blue")
        line.until("state", lambda message: message["state"]["seat"] == "blue")
        assert line.state["log"]["from"] == 0
        assert line.state["view"]["hand"] != red
        assert line.state["view"] == anna.state(match, seat="blue")["view"]
        line.ask("look", seat=None)
        line.until("state", lambda message: message["state"]["seat"] is None)
        assert line.ask("look", seat="white")["error"]["key"] == "server-not-found"
        assert line.answer("end", seat="red")["type"] == "ok"
        assert line.answer("end", seat="blue")["type"] == "ok"


def test_a_secret_instead_of_a_cookie(guest: Make, client: TestClient[Any]) -> None:
    anna = guest("Anna")
    match = anna.create(spectators=False)
    secret = anna.get(f"/matches/{match}/links")["seats"][0]["secret"]
    nobody = guest("nobody")
    with nobody.live(match, secret=secret) as line:
        started(line)
        assert line.state["seat"] == "red"
        assert line.answer("pass")["type"] == "ok"
    for hello, code in (({"secret": "wrong"}, 4401), ({}, 4403), ({"seat": "red"}, 4403), ({"since": -1}, 4400)):
        with nobody.live(match, **hello) as line:
            assert line.receive()["type"] == "error"
            with pytest.raises(WebSocketDisconnect) as closed:
                line.receive()
            assert closed.value.code == code


def test_no_such_match_and_no_hello(guest: Make, client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    for match in ("nothing", "no.thing", "x" * 100):
        with guest("Anna").live(match) as line:
            assert line.receive()["error"]["key"] == "server-not-found"
            with pytest.raises(WebSocketDisconnect) as closed:
                line.receive()
            assert closed.value.code == 4404
    monkeypatch.setattr(live_module, "HELLO_SECONDS", 0.2)
    match = guest("Bert").create()
    with client.websocket_connect(f"/api/matches/{match}/live") as socket:
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == 4408


def test_bad_messages_get_an_error_and_nothing_breaks(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create()
    with anna.live(match) as line:
        started(line)
        for text in (
            "",
            "[]",
            "nonsense",
            '"x"',
            '{"type": "fly", "id": 1}',
            '{"type": "answer", "id": 2}',
            '{"type": "answer", "moment": "x", "token": "pass"}',
            '{"type": "answer", "moment": 1e99, "token": "pass"}',
            '{"type": "answer", "moment": 0, "token": "a\\u0000b"}',
            '{"type": "chat", "text": ""}',
            '{"type": "chat", "text": "\\ud800"}',
            '{"type": "look", "seat": 5}',
            '{"type": "seen", "seq": -5}',
            "[" * 5000,
        ):
            line.socket.send_text(text)
            assert line.receive()["type"] == "error", text
        line.socket.send_bytes(b"\xff\xfe")
        assert line.receive()["type"] == "error"
        assert line.ask("ping")["type"] == "pong"
        assert line.answer("pass")["type"] == "ok"


def test_chat_of_players_and_spectators(guest: Make) -> None:
    anna, _bert, match = two_people(guest)
    zoe = guest("Zoe")
    zoe.post("/me", {"name": "Zoe"})
    with anna.live(match) as one, zoe.live(match) as bench:
        started(one)
        started(bench)
        assert bench.ask("chat", text="Hello!")["type"] == "ok"
        one.until("state", lambda message: any(e["kind"] == "chat" for e in message["state"]["entries"]))
        entry = one.state["entries"][-1]
        assert (entry["seat"], entry["name"], entry["text"]) == (None, "Zoe", "Hello!")
        assert one.state["moment"] == 0, "chat doesn't move the game"
        one.ask("chat", text="Hi")
        assert one.answer("pass")["type"] == "ok"
    nameless = guest("nobody")
    with nameless.live(match) as bench:
        started(bench)
        assert bench.ask("chat", text="Boo")["error"]["key"] == "server-no-name"


def test_two_people_at_one_match_read_their_own_languages(guest: Make) -> None:
    with other_files({"cs": accented()}):
        anna, bert, match = two_people(guest)
        with anna.live(match, lang="cs") as czech, bert.live(match, lang="en") as english:
            started(czech)
            started(english)
            assert czech.answer("fly")["error"]["text"].startswith("“fly” ís nót ófféréd héré")
            assert english.answer("draw")["error"]["text"] == "It is somebody else's turn: red."


def test_errors_speak_the_wanted_language_or_english(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create()
    with anna.live(match, lang="xx") as line:
        started(line)
        assert line.answer("fly")["error"]["text"].startswith("“fly” is not offered here")
