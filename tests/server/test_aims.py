"""From a piece to its goal over the network: ways, trying them, and what is not told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.helpers import Guest, Problem

Make = Callable[[str], Guest]

POSITION = """westmarch position 2
game: wotr
seats: free shadow
seed: 3

[state]
phase: actions
acting: free
dice free: character muster_army
dice shadow: event event event
hunt box: shadow 2
map: empty
nation rohan: at-war
nation isengard: at-war
army edoras: rohan 3/1/1
army fords_of_isen: rohan 2/1
army orthanc: isengard 3
"""


@pytest.fixture
def anna(guest: Make) -> Guest:
    return guest("Anna")


@pytest.fixture
def match(anna: Guest) -> str:
    players = {"free": {"kind": "me"}, "shadow": {"kind": "open"}}
    made = anna.post("/matches/import", {"text": POSITION, "players": players})
    return str(made["table"]["id"])


def attempt(guest: Guest, match: str, *tokens: str, **more: Any) -> Any:
    moment = guest.table(match)["moment"]
    return guest.post(f"/matches/{match}/try", {"moment": moment, "tokens": list(tokens), **more})


def ways(guest: Guest, match: str, piece: str) -> dict[str, list[list[str]]]:
    found: dict[str, list[list[str]]] = {}
    for way in guest.get(f"/matches/{match}/aims?piece={piece}")["ways"]:
        assert [step["token"] for step in way["steps"]] == way["tokens"]
        found.setdefault(way["goal"], []).append(way["tokens"])
    return found


def test_a_way_can_be_tried_and_gone(anna: Guest, match: str) -> None:
    before = anna.state(match)
    tokens = next(way for way in ways(anna, match, "edoras")["folde"] if way[0] == "die:muster_army")
    tried = attempt(anna, match, *tokens)
    assert tried["decision"]["kind"] == "wotr.move.force"
    assert tried["decision"]["params"]["force"] == {"rohan-regular": 3, "rohan-elite": 1, "rohan-leader": 1}
    assert anna.state(match) == before, "nothing was answered"
    part = attempt(anna, match, *tokens, wish={"rohan-regular": 2})
    assert (part["reason"], part["falls"]) == (None, False)
    assert part["decision"]["kind"] == "wotr.move.from"
    assert part["ending"] == "done"
    assert [event["kind"] for event in part["events"]][-1] == "wotr.moved"
    moment = anna.table(match)["moment"]
    sent = [*part["tokens"], part["ending"]]
    state = anna.post(f"/matches/{match}/answer", {"moment": moment, "tokens": sent})["state"]
    assert state["view"]["asked"]["seat"] == "shadow"
    there = next(army for army in state["view"]["armies"] if army["region"] == "folde")
    assert there["figures"] == {"rohan-regular": 2}


def test_why_a_wish_can_not_be_met(anna: Guest, match: str) -> None:
    tokens = next(way for way in ways(anna, match, "edoras")["folde"] if way[0] == "die:character")
    tried = attempt(anna, match, *tokens, wish={"rohan-regular": 2})
    assert tried["part"] == {"rohan-regular": 2, "rohan-leader": 1}, "with this die somebody must lead them"
    tried = attempt(anna, match, *tokens, wish={"rohan-regular": 9})
    assert tried["reason"]["key"]
    assert tried["reason"]["text"]


def test_who_must_go_along_is_told(anna: Guest, match: str) -> None:
    tokens = ways(anna, match, "edoras")["folde"][0]
    tried = attempt(anna, match, *tokens, wish={"rohan-leader": 1})
    assert tried["part"] == {"rohan-elite": 1, "rohan-leader": 1}, "leaders need a unit"


def test_the_whole_army_is_all(anna: Guest, match: str) -> None:
    tokens = ways(anna, match, "edoras")["folde"][0]
    tried = attempt(anna, match, *tokens, wish={"rohan-regular": 3, "rohan-elite": 1, "rohan-leader": 1})
    assert tried["tokens"] == [*tokens, "all"]


def test_odds_before_an_attack(anna: Guest, match: str) -> None:
    tokens = ways(anna, match, "fords_of_isen")["orthanc"][0]
    whole = attempt(anna, match, *tokens, wish={"rohan-regular": 2, "rohan-elite": 1})["outlook"]
    part = attempt(anna, match, *tokens, wish={"rohan-elite": 1})["outlook"]
    assert whole["defender"]["dice"] == 3
    assert whole["walls"] is True
    assert 0 < part["chance"] < whole["chance"] < 1


def test_what_falls_is_not_told(anna: Guest, match: str) -> None:
    (tokens,) = ways(anna, match, "fellowship")["move-fellowship"]
    tried = attempt(anna, match, *tokens)
    assert tried["falls"] is True
    assert (tried["events"], tried["decision"]) == ([], None)


def test_only_who_is_asked_may_try(anna: Guest, match: str, guest: Make) -> None:
    bert = guest("Bert")
    bert.join(match)
    with pytest.raises(Problem):
        bert.get(f"/matches/{match}/aims?piece=orthanc")
    with pytest.raises(Problem):
        attempt(bert, match, "die:event")
    with pytest.raises(Problem):
        attempt(guest("Carl"), match, "die:character")


def test_a_refusal_is_that_of_an_answer(anna: Guest, match: str) -> None:
    with pytest.raises(Problem) as caught:
        attempt(anna, match, "die:muster_army", "move-fellowship")
    assert caught.value.key == "core-not-offered"
    with pytest.raises(Problem) as caught:
        anna.post(f"/matches/{match}/try", {"moment": 7, "tokens": ["die:character"]})
    assert caught.value.key == "server-stale"


CARDS = """westmarch position 2
game: lcg
seats: p1
option decks: leadership
seed: 1

[state]
step: planning
p1 play: aragorn resources=3, gloin resources=2, theodred resources=1
p1 hand: steward-of-gondor
"""


def test_a_cost_is_wished_in_the_middle_of_the_way(anna: Guest) -> None:
    match = str(anna.post("/matches/import", {"text": CARDS, "players": {"p1": {"kind": "me"}}})["table"]["id"])
    found = anna.get(f"/matches/{match}/aims?piece=play:steward-of-gondor")["ways"]
    way = next(way for way in found if way["goal"] == "gloin")
    assert way["tokens"] == ["play:steward-of-gondor", "gloin"]
    assert way["whole"]["sum"] == 2
    tried = attempt(anna, match, *way["tokens"], wish={"gloin": 1, "theodred": 1})
    assert tried["outlook"]["paid"] == {"gloin": 1, "theodred": 1}
    assert (tried["tokens"][0], tried["tokens"][-1]) == ("play:steward-of-gondor", "gloin")
    moment = anna.table(match)["moment"]
    state = anna.post(f"/matches/{match}/answer", {"moment": moment, "tokens": tried["tokens"]})["state"]
    heroes = state["view"]["players"][0]["characters"]
    assert {hero["id"]: hero["resources"] for hero in heroes} == {"aragorn": 3, "gloin": 1, "theodred": 0}


def test_a_wish_answers_a_question_about_a_cost_alone(anna: Guest) -> None:
    match = str(anna.post("/matches/import", {"text": CARDS, "players": {"p1": {"kind": "me"}}})["table"]["id"])
    with pytest.raises(Problem) as caught:
        attempt(anna, match, wish={"gloin": 1})
    assert caught.value.key == "server-empty-list"
    anna.answer(match, "play:steward-of-gondor")
    assert attempt(anna, match, wish={"gloin": 1, "theodred": 1})["tokens"]
    assert attempt(anna, match, wish={"aragorn": 9})["reason"]["text"]


def test_games_without_aims_have_no_ways(anna: Guest) -> None:
    match = anna.create(players={"red": {"kind": "me"}, "blue": {"kind": "hotseat", "name": "Bert"}})
    assert ways(anna, match, "pass") == {}
    assert attempt(anna, match, "pass", "pass")["decision"]["kind"] == "hideout.act"
