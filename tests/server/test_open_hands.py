"""One person with several hands: all of them open, nobody else sees them, and everything can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.helpers import Guest

Make = Callable[[str], Guest]
BOTH = {"red": {"kind": "me"}, "blue": {"kind": "me"}}


def hands(state: dict[str, Any]) -> dict[str, Any]:
    return {view["seat"]: view["hand"] for view in (state["view"], *state["beside"])}


def test_all_hands_are_seen_from_each_seat(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create(players=BOTH, open_hands=True)
    table = anna.table(match)
    assert (table["open_hands"], table["solo"]) == (True, True)
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Anna"]
    red, blue = anna.state(match, seat="red"), anna.state(match, seat="blue")
    assert [view["seat"] for view in red["beside"]] == ["blue"]
    assert hands(red) == hands(blue)
    assert all(hands(red).values())
    assert red["beside"] == [blue["view"]]


def test_the_other_hand_is_as_it_is_now(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create(players=BOTH, open_hands=True)
    before = hands(anna.state(match))
    anna.answer(match, "draw")
    after = hands(anna.state(match, seat="blue"))
    assert len(after["red"]) == len(before["red"]) + 1
    assert anna.undo(match)["done"] is True
    assert hands(anna.state(match, seat="blue")) == before


@pytest.mark.parametrize("wish", [{}, {"open_hands": False}])
def test_without_that_wish_a_hand_is_hidden(guest: Make, wish: dict[str, Any]) -> None:
    anna = guest("Anna")
    match = anna.create(players=BOTH, **wish)
    assert anna.table(match)["open_hands"] is False
    assert anna.state(match)["beside"] == []


def test_nobody_else_sees_them(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create(players=BOTH, open_hands=True)
    watched = bert.state(match)
    assert (watched["seat"], watched["beside"]) == (None, [])
    against = anna.create(players={"red": {"kind": "me"}, "blue": {"kind": "open"}}, open_hands=True, public=True)
    bert.post(f"/matches/{against}/join", {"seat": "blue"})
    assert anna.state(against)["beside"] == bert.state(against)["beside"] == []


def test_a_rematch_is_played_so_too(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create(players=BOTH, open_hands=True, options={"turns": 1})
    anna.answer(match, "end")
    again = anna.post(f"/matches/{match}/rematch", {})["table"]["id"]
    assert anna.table(again)["open_hands"] is True


def test_a_game_says_whether_its_players_win_together(client: TestClient[Any]) -> None:
    games = {game["key"]: game["together"] for game in client.get("/api/games").json()["games"]}
    assert games["lcg"] is True
    assert games["wotr"] is games["b5a"] is games["hideout"] is False
