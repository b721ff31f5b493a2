"""Matches at a real table: what falls there is entered, and the server knows it only as answers."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import westmarch
from tests.server.helpers import Guest, Problem

Make = Callable[[str], Guest]


def refused(call: Callable[[], Any]) -> str:
    with pytest.raises(Problem) as problem:
        call()
    return str(problem.value.key)


def decision(who: Guest, match: str) -> Any:
    return who.state(match)["view"]["decision"]


def enter(who: Guest, match: str, *tokens: str) -> Any:
    """Enters what fell, all at once."""
    body = {"moment": who.table(match)["moment"], "tokens": list(tokens)}
    return who.post(f"/matches/{match}/answer", body)["state"]


def test_dice_are_entered_together_and_taken_back_together(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create(real_table=True, players={"red": {"kind": "me"}, "blue": {"kind": "hotseat"}})
    assert anna.table(match)["real_table"] is True
    asked = decision(anna, match)
    while asked["kind"] != "core.fell":
        anna.answer(match, "roll" if "roll" in asked["options"] else asked["options"][0])
        asked = decision(anna, match)
    assert asked["options"] == ["1", "2", "3", "4", "5", "6"]
    assert asked["params"] == {"chance": "die", "side": None, "count": 2, "place": 1, "entered": []}
    step = anna.table(match)["step"]
    assert refused(lambda: enter(anna, match, "3", "7")) == "core-cannot-fall"
    assert anna.table(match)["step"] == step
    enter(anna, match, "3", "5")
    assert anna.table(match)["step"] == step + 2
    assert "~ die 3! 5!" in anna.raw("GET", f"/matches/{match}/record").text
    anna.undo(match)
    assert anna.table(match)["step"] == step
    anna.answer(match, "6")
    assert decision(anna, match)["params"]["entered"] == ["6"]


def test_a_hidden_card_is_entered_by_its_owner(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create("b5a", real_table=True)
    bert.join(match)
    assert anna.table(match)["asked"] == {"seat": "free", "kind": "core.fell"}
    assert decision(bert, match) is None
    drawn = decision(anna, match)["options"][0]
    anna.answer(match, drawn)
    story = decision(anna, match)["options"][0]
    anna.answer(match, story)
    asked = decision(bert, match)
    assert asked["params"]["chance"] == "event-card"
    assert drawn in asked["options"], "what isn't offered would tell what the other one holds"
    with pytest.raises(Problem) as problem:
        bert.answer(match, drawn)
    assert problem.value.key == "core-fell-elsewhere"
    assert "(a drawn event card)" in problem.value.error["text"]
    assert drawn not in problem.value.error["text"]
    assert decision(bert, match) == asked


def test_it_comes_back_from_the_database_and_from_its_record(guest: Make, client: Any) -> None:
    anna = guest("Anna")
    match = anna.create("b5a", real_table=True, players={"free": {"kind": "me"}, "shadow": {"kind": "hotseat"}})
    for number in range(12):
        options = decision(anna, match)["options"]
        anna.answer(match, options[number % len(options)])
    record = anna.raw("GET", f"/matches/{match}/record").text
    assert "dice: table" in record
    before = anna.state(match)["view"]
    client.app.state.house.hall._slots.clear()
    assert anna.state(match)["view"] == before
    again = anna.post("/matches/import", {"text": record})["table"]
    assert again["real_table"] is True
    assert anna.state(again["id"])["view"] == before
    assert westmarch.load_record(record).chance.asks


def test_people_sit_at_a_real_table(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    players = {"red": {"kind": "me"}, "blue": {"kind": "bot", "bot": "random"}}
    assert refused(lambda: anna.create(real_table=True, players=players)) == "server-table-people"
    match = anna.create(real_table=True)
    computer = {"kind": "bot", "bot": "random"}
    assert refused(lambda: anna.post(f"/matches/{match}/seats/blue", computer)) == "server-table-people"
    bert.join(match)
    assert refused(lambda: bert.post(f"/matches/{match}/seats/blue/stand-in")) == "server-table-people"


def test_nobody_advises_the_dice(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create("b5a", real_table=True, players={"free": {"kind": "me"}, "shadow": {"kind": "hotseat"}})
    assert refused(lambda: anna.get(f"/matches/{match}/hint")) == "server-hint-fell"


# -- hands that stay closed


def closed(who: Guest, game: str = "wotr") -> str:
    seats = {"wotr": ("free", "shadow"), "b5a": ("free", "shadow"), "lcg": ("p1", "p2")}[game]
    players = {seats[0]: {"kind": "me"}, seats[1]: {"kind": "hotseat"}}
    return who.create(game, seats=2, real_table=True, closed_hands=True, players=players)


def go_on(who: Guest, match: str, rng: random.Random) -> str:
    """Answers whatever is asked, with a card if there is one to play."""
    seat = who.table(match)["asked"]["seat"]
    asked = who.state(match, seat=seat)["view"]["decision"]
    cards = [token for token in asked["options"] if token.startswith(("card:", "play:"))]
    token = str(rng.choice(cards or asked["options"]))
    who.answer(match, token, seat=seat)
    return token


@pytest.mark.parametrize("game", ["wotr", "b5a", "lcg"])
def test_a_closed_match_comes_back_from_the_database(guest: Make, client: Any, game: str) -> None:
    anna = guest("Anna")
    match = closed(anna, game)
    assert anna.table(match)["closed_hands"] is True
    rng = random.Random(3)
    given = [go_on(anna, match, rng) for _ in range(60)]
    assert [token for token in given if token.startswith(("card:", "play:"))]
    for _ in range(3):
        anna.undo(match)
    given = [go_on(anna, match, rng) for _ in range(20)]
    before, record = anna.state(match)["view"], anna.raw("GET", f"/matches/{match}/record").text
    assert "hands: closed" in record
    client.app.state.house.hall._slots.clear()
    assert anna.state(match)["view"] == before
    again = anna.post("/matches/import", {"text": record})["table"]
    assert again["closed_hands"] is True
    assert anna.state(again["id"])["view"] == before


def test_nobody_advises_who_does_not_show_his_cards(guest: Make) -> None:
    anna = guest("Anna")
    match = closed(anna)
    assert refused(lambda: anna.get(f"/matches/{match}/hint")) == "server-hint-closed"


def test_hands_stay_closed_at_a_real_table_only(guest: Make) -> None:
    anna = guest("Anna")
    assert refused(lambda: anna.create("wotr", closed_hands=True)) == "core-closed-without-table"
    assert refused(lambda: anna.create(real_table=True, closed_hands=True)) == "core-no-closed-hands"
