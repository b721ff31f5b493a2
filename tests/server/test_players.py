"""The page of a player, and the tables that friends see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.helpers import Guest, Problem

Make = Callable[[str], Guest]
Two = tuple[Guest, Guest, str]


def my_id(who: Guest) -> str:
    return str(who.get("/me")["player"]["id"])


def listed(who: Guest, player: str) -> list[str]:
    return [each["id"] for each in who.get(f"/players/{player}")["matches"]]


def test_a_page_shows_what_the_visitor_may_know(table: Two, guest: Make) -> None:
    anna, bert, match = table
    zoe = guest("Zoe")
    shown = anna.create(public=True)
    alone = anna.create()
    page = my_id(anna)
    assert set(listed(anna, page)) == {match, shown, alone}
    assert set(listed(bert, page)) == {match, shown}
    assert listed(zoe, page) == [shown]
    assert bert.get(f"/players/{page}")["name"] == "Anna"
    assert (anna.get(f"/players/{page}")["you"], bert.get(f"/players/{page}")["you"]) == (True, False)
    assert bert.table(match)["seats"][0]["player"] == page
    with pytest.raises(Problem) as problem:
        zoe.get("/players/nobody")
    assert problem.value.status == 404


def test_a_page_counts_what_was_finished_and_won(table: Two) -> None:
    anna, bert, match = table
    bert.post(f"/matches/{match}/resign")
    both = anna.create(players={"red": {"kind": "me"}, "blue": {"kind": "hotseat", "name": "B"}})
    anna.post(f"/matches/{both}/resign", {"seat": "red"})
    assert anna.get(f"/players/{my_id(anna)}")["played"] == {"hideout": {"finished": 1, "won": 1}}
    assert anna.get(f"/players/{my_id(bert)}")["played"] == {"hideout": {"finished": 1, "won": 0}}


def open_tables(who: Guest) -> list[Any]:
    return [each["id"] for each in who.get("/matches", scope="open", limit=100)["matches"]]


def test_friends_see_open_tables_and_may_sit_down(table: Two, guest: Make) -> None:
    anna, bert, _ = table
    zoe = guest("Zoe")
    zoe.create()
    offered, hidden = anna.create(friends=True), anna.create()
    assert offered in open_tables(bert)
    assert hidden not in open_tables(bert)
    assert offered not in open_tables(zoe), "she has never played with Anna"
    with pytest.raises(Problem) as problem:
        zoe.post(f"/matches/{offered}/join", {"name": "Zoe"})
    assert problem.value.key == "server-not-invited"
    with pytest.raises(Problem) as problem:
        bert.post(f"/matches/{hidden}/join", {"name": "Bert"})
    assert problem.value.key == "server-not-invited"
    assert bert.post(f"/matches/{offered}/join", {"name": "Bert"})["table"]["seats"][1]["name"] == "Bert"
