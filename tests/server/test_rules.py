"""The rules to read, and their examples to play, over HTTP."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from westmarch.games.reference import reference

GAMES = [game for game in ("wotr", "b5a", "lcg") if reference(game).chapters]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_come_by_chapter(client: TestClient[Any], game: str) -> None:
    told = client.get(f"/api/rules/{game}").json()
    rules = reference(game)
    assert [each["id"] for each in told["chapters"]] == [each.id for each in rules.chapters]
    sections = [section for chapter in told["chapters"] for section in chapter["sections"]]
    assert all(each["title"] and each["text"] for each in sections)
    examples = [example["id"] for each in sections for example in each["examples"]]
    assert sorted(examples) == sorted(rules.examples)


def test_there_are_no_rules_of_a_game_that_there_is_not(client: TestClient[Any]) -> None:
    assert client.get("/api/rules/chess").status_code == 404
    assert client.get("/api/rules/hideout").status_code == 404
    assert client.get("/api/rules/wotr/boards/chess").status_code == 404


def test_an_example_is_played_answer_by_answer(client: TestClient[Any]) -> None:
    play = reference("wotr").examples["withdraw"].play
    seats = []
    for step in range(len(play) + 1):
        board = client.get("/api/rules/wotr/boards/withdraw", params={"played": ",".join(play[:step])}).json()
        assert board["step"] == step
        assert board["view"]["seat"] == board["seat"] == board["view"]["asked"]["seat"]
        assert board["view"]["decision"]["options"]
        seats.append(board["seat"])
    assert seats == ["shadow", "shadow", "free", "shadow", "free"]
    assert {event["step"] for event in board["events"]} <= set(range(len(play) + 1))
    assert any(event["step"] == len(play) for event in board["events"])


def test_what_cannot_be_played_is_refused(client: TestClient[Any]) -> None:
    reply = client.get("/api/rules/wotr/boards/withdraw", params={"played": "attack,pass"})
    assert reply.status_code == 400
    assert reply.json()["error"]["key"] == "core-not-offered"
    assert client.get("/api/rules/wotr/boards/withdraw", params={"played": "attack," * 201}).status_code == 400


def test_why_not(client: TestClient[Any]) -> None:
    played = ",".join(reference("wotr").examples["last-step"].play)
    where = "/api/rules/wotr/boards/last-step/why-not"
    reason = client.get(where, params={"played": played, "token": "nation:gondor"}).json()
    assert reason["offered"] is False
    assert reason["reason"]["key"] == "wotr-why-passive"
    assert client.get(where, params={"played": played, "token": "nation:rohan"}).json()["offered"] is True
    assert client.get(where, params={"played": played, "token": "checkmate"}).status_code == 400


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_says_when_it_is_solved(client: TestClient[Any], game: str) -> None:
    puzzles = client.get(f"/api/rules/{game}/puzzles").json()["puzzles"]
    assert [each["id"] for each in puzzles] == list(reference(game).puzzles)
    puzzle = puzzles[0]
    for step in range(len(puzzle["play"]) + 1):
        played = ",".join(puzzle["play"][:step])
        board = client.get(f"/api/rules/{game}/boards/{puzzle['id']}", params={"played": played}).json()
        assert board["solved"] is (step == len(puzzle["play"]))


@pytest.mark.parametrize(("game", "puzzle"), [("wotr", "p-storm-the-deep"), ("b5a", "p-walls"), ("lcg", "p-steward")])
def test_a_piece_finds_its_ways_on_a_little_board(client: TestClient[Any], game: str, puzzle: str) -> None:
    """As at the table: the answers that bring it to its goal are those of the solution, with its parts as wished."""
    piece, goal = {"wotr": ("helms_deep",) * 2, "b5a": ("eb_mountain_east", "eastern_spur")}.get(
        game, ("play:steward-of-gondor", "gloin")
    )
    where = f"/api/rules/{game}/boards/{puzzle}"
    found = client.get(f"{where}/aims", params={"piece": piece}).json()
    assert found["moment"] == 0
    solution = list(reference(game).puzzles[puzzle].play)
    way = next(way for way in found["ways"] if way["goal"] == goal and set(way["tokens"]) <= set(solution))
    wish = {} if way["whole"] is None else {"wish": way["whole"]["wish"]}
    tried = client.post(f"{where}/try", json={"moment": 0, "tokens": way["tokens"], **wish}).json()
    assert tried["outlook"] is not None
    assert (tried["tokens"][0], tried["reason"]) == (solution[0], None)
    later = client.get(f"{where}/aims", params={"piece": piece, "played": ",".join(solution)}).json()
    assert later["moment"] == len(solution)
    assert client.get(f"{where}/aims", params={"piece": "nobody"}).json()["ways"] == []


def test_answers_are_tried_without_giving_them(client: TestClient[Any]) -> None:
    """Who goes is asked of figures: a panel of the browser sends all of them at once, on a little board too."""
    played = reference("wotr").examples["withdraw"].play[0]
    where = "/api/rules/wotr/boards/withdraw"
    asked = client.get(where, params={"played": played}).json()["view"]["decision"]
    assert asked["kind"] == "wotr.attack.force"
    everybody = {"moment": 0, "tokens": [], "wish": asked["params"]["force"]}
    tried = client.post(f"{where}/try", params={"played": played}, json=everybody).json()
    assert tried["tokens"] == ["all"]
    assert client.get(where, params={"played": played}).json()["view"]["decision"] == asked
    refused = client.post(f"{where}/try", params={"played": played}, json={"moment": 0, "tokens": ["checkmate"]})
    assert refused.status_code == 400
