"""Guided first matches over HTTP."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient

from westmarch.games import PACKAGES
from westmarch.games.lessons import lessons

FIRST = "/api/learn/wotr/first"


def at(client: TestClient[Any], *own: str) -> dict[str, Any]:
    """Where the lesson is when the player has answered so; the others reply by themselves."""
    board: dict[str, Any] = client.get(FIRST).json()
    for token in own:
        board = client.get(FIRST, params={"played": ",".join([*board["played"], token])}).json()
    return board


def test_each_game_lists_its_lessons(client: TestClient[Any]) -> None:
    for game in PACKAGES:
        told = client.get(f"/api/learn/{game}").json()
        assert [each["id"] for each in told["lessons"]] == list(lessons(game))
        assert all(each["title"] and each["text"] for each in told["lessons"])
    assert client.get("/api/learn/chess").status_code == 404
    assert client.get("/api/learn/wotr/chess").status_code == 404


def test_a_lesson_explains_what_is_asked_and_says_what_to_do(client: TestClient[Any]) -> None:
    board = at(client)
    assert board["seat"] == board["view"]["asked"]["seat"] == "free"
    assert [each["id"] for each in board["due"]] == ["welcome", "table", "fellowship"]
    assert board["task"]["id"] == "fellowship"
    assert board["task"]["back"]
    assert board["do"] == ["done"]
    assert (board["told"], board["steps"]) == (3, len(lessons("wotr")["first"].steps))


def test_the_others_reply_before_the_player_is_asked_again(client: TestClient[Any]) -> None:
    board = at(client, "done")
    assert board["played"] == ["done", "count:1"]
    assert board["own"] == [0]
    assert board["view"]["decision"]["kind"] == "wotr.action"
    assert {event["step"] for event in board["events"]} == {2}


def test_a_computer_player_replies_where_the_lesson_does_not(client: TestClient[Any]) -> None:
    """Who fights on at the Fords of Isen is no longer on the way that the replies are for."""
    board = at(client, "done", "die:character", "move-fellowship", "guide", "die:muster", "diplomacy", "nation:elves")
    board = client.get(FIRST, params={"played": ",".join([*board["played"], "none"])}).json()
    assert board["view"]["asked"]["seat"] == "free"
    assert board["strayed"] is True


def test_what_cannot_be_answered_is_refused(client: TestClient[Any]) -> None:
    assert client.get(FIRST, params={"played": "die:event"}).json()["error"]["key"] == "core-not-offered"
    assert client.get(FIRST, params={"played": "done," * 501}).status_code == 400


def test_why_not_where_to_and_what_then(client: TestClient[Any]) -> None:
    played = {"played": "done,count:1"}
    why = client.get(f"{FIRST}/why-not", params={**played, "token": "die:army"}).json()
    assert why["offered"] is False
    assert why["reason"]["text"]
    aims = client.get(f"{FIRST}/aims", params={**played, "piece": "fellowship"}).json()
    way = next(each for each in aims["ways"] if each["tokens"] == ["die:character", "move-fellowship"])
    tried = client.post(f"{FIRST}/try", params=played, json={"moment": 2, "tokens": way["tokens"]}).json()
    assert tried["falls"] is True
    late = client.get(f"{FIRST}/aims", params={"played": "done", "piece": "fellowship"})
    assert late.status_code == 409, "it is the other side's turn"


def test_a_lesson_can_be_played_on_as_a_match(client: TestClient[Any]) -> None:
    text = client.get(f"{FIRST}/record", params={"played": "done,count:1"}).text
    players = {"free": {"kind": "me"}, "shadow": {"kind": "bot", "bot": "steward"}}
    made = client.post("/api/matches/import", json={"text": text, "players": players})
    assert made.status_code == 201, made.text
    assert made.json()["table"]["step"] == 2
    assert made.json()["table"]["asked"]["seat"] == "free"
