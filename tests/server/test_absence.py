"""Who lets the others wait too long; and the computer that plays for somebody until they are back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from tests.server.helpers import Guest, Problem
from westmarch.server import absence, store

Make = Callable[[str], Guest]
Two = tuple[Guest, Guest, str]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """So many days later."""
    return lambda days: monkeypatch.setattr(absence, "now", lambda: store.now() + timedelta(days=days))


def refused(call: Callable[[], Any]) -> str:
    with pytest.raises(Problem) as problem:
        call()
    return str(problem.value.key)


def test_the_win_can_be_claimed_after_two_weeks(table: Two, later: Callable[[float], None]) -> None:
    anna, bert, match = table
    anna.answer(match, "end")
    waiting = bert.table(match)["waiting"]
    assert (waiting["seat"], waiting["why"]) == ("blue", "away")
    later(13.9)
    assert refused(lambda: anna.post(f"/matches/{match}/claim")) == "server-not-late"
    assert anna.table(match)["status"] == "running"
    later(14.1)
    assert refused(lambda: bert.post(f"/matches/{match}/claim")) == "server-nothing-to-claim"
    found = anna.post(f"/matches/{match}/claim")["table"]
    assert (found["status"], found["waiting"]) == ("finished", None)
    assert found["result"] == {"winners": ["red"], "reason": "away", "score": {}}
    entries = anna.state(match)["entries"]
    assert [(each["kind"], each["seat"], each["name"]) for each in entries[-2:]] == [
        ("claim", "blue", "Anna"),
        ("end", None, ""),
    ]
    assert refused(lambda: anna.undo(match, to=0)) == "server-match-over"


def test_nobody_is_late_who_is_here_or_has_answered(table: Two, later: Callable[[float], None]) -> None:
    anna, bert, match = table
    with anna.live(match) as line:
        line.until("state")
        assert bert.table(match)["waiting"] is None
        assert refused(lambda: bert.post(f"/matches/{match}/claim")) == "server-not-late"
    later(15)
    anna.answer(match, "pass")
    later(13)
    assert refused(lambda: bert.post(f"/matches/{match}/claim")) == "server-not-late"


def test_strangers_claim_nothing_and_replace_nobody(table: Two, guest: Make, later: Callable[[float], None]) -> None:
    anna, _, match = table
    zoe = guest("Zoe")
    later(20)
    assert refused(lambda: zoe.post(f"/matches/{match}/claim")) == "server-no-seat"
    path = f"/matches/{match}/seats/red"
    assert refused(lambda: zoe.post(f"{path}/stand-in")) == "server-no-seat"
    assert refused(lambda: zoe.post(f"{path}/back")) == "server-not-your-seat"
    assert anna.table(match)["seats"][0]["kind"] == "human"


def test_alone_nobody_waits(guest: Make, later: Callable[[float], None]) -> None:
    anna = guest("Anna")
    match = anna.create(players={"red": {"kind": "me"}, "blue": {"kind": "bot", "bot": "random"}})
    later(20)
    assert anna.table(match)["waiting"] is None
    assert refused(lambda: anna.post(f"/matches/{match}/claim")) == "server-not-late"
    assert refused(lambda: anna.post(f"/matches/{match}/seats/red/stand-in")) == "server-nobody-left"


def test_the_computer_plays_for_somebody_who_is_late_and_gives_back(table: Two, later: Callable[[float], None]) -> None:
    anna, bert, match = table
    anna.answer(match, "end")
    path = f"/matches/{match}/seats/blue"
    assert refused(lambda: anna.post(f"{path}/stand-in", {"bot": "random"})) == "server-not-late"
    later(15)
    assert refused(lambda: anna.post(f"{path}/stand-in", {"bot": "nobody"})) == "core-no-such-bot"
    seat = anna.post(f"{path}/stand-in", {"bot": "random"})["table"]["seats"][1]
    assert (seat["kind"], seat["bot"], seat["name"], seat["stand_in"]) == ("bot", "random", "Bert", True)
    anna.wait(match, lambda found: found["step"] > 1)
    # Bert sees his hand, but does not answer before he is back.
    assert bert.state(match)["view"]["seat"] == "blue"
    assert bert.table(match)["your_turn"] is False
    back = bert.post(f"{path}/back")["table"]["seats"][1]
    assert (back["kind"], back["bot"], back["name"], back["stand_in"]) == ("human", None, "Bert", False)
    assert refused(lambda: bert.post(f"{path}/back")) == "server-not-replaced"
    kinds = [entry["kind"] for entry in anna.state(match)["entries"]]
    assert kinds[-2:] == ["stand-in", "back"]


def test_the_replaced_seat_stays_somebodys(table: Two, guest: Make) -> None:
    anna, bert, match = table
    anna.answer(match, "pass")
    anna.answer(match, "roll")
    found = bert.post(f"/matches/{match}/seats/blue/stand-in", {"bot": "random"})["table"]
    assert found["solo"] is False, "Anna can't take everything back now"
    assert anna.undo(match)["done"] is False
    assert anna.state(match)["undo"]["request"]["waiting"] == ["blue"]
    assert refused(lambda: anna.get(f"/matches/{match}/record")) == "server-not-yet"
    assert refused(lambda: anna.post(f"/matches/{match}/seats/blue", {"kind": "open"})) == "server-seat-taken"
    assert refused(lambda: guest("Zoe").post(f"/matches/{match}/join", {"seat": "blue"})) == "server-seat-taken"
    assert refused(lambda: anna.post(f"/matches/{match}/seats/blue/back")) == "server-not-your-seat"
    assert refused(lambda: anna.post(f"/matches/{match}/seats/red/stand-in")) == "server-nobody-left"
    link = bert.get(f"/matches/{match}/links")["seats"][0]
    assert link["seat"] == "blue", "Bert can come back from anywhere"
    phone = guest("Bert's phone")
    phone.post(f"/matches/{match}/resume", {"secret": link["secret"]})
    assert phone.post(f"/matches/{match}/seats/blue/back")["table"]["seats"][1]["kind"] == "human"


def test_the_person_does_not_answer_for_the_computer(table: Two) -> None:
    anna, _, match = table
    anna.post(f"/matches/{match}/seats/red/stand-in", {"bot": "slow"})
    assert refused(lambda: anna.answer(match, "pass")) == "server-replaced"


def test_a_rematch_is_for_people(table: Two) -> None:
    anna, bert, match = table
    anna.post(f"/matches/{match}/seats/red/stand-in", {"bot": "random"})
    bert.post(f"/matches/{match}/resign")
    again = bert.post(f"/matches/{match}/rematch")["table"]
    assert [(seat["kind"], seat["name"], seat["stand_in"]) for seat in again["seats"]] == [
        ("human", "Anna", False),
        ("human", "Bert", False),
    ]


def test_the_win_is_offered_only_to_those_who_may_claim_it(guest: Make, later: Callable[[float], None]) -> None:
    """Partners of who is late would lose with them."""
    anna, bert, carol, zoe = guest("Anna"), guest("Bert"), guest("Carol"), guest("Zoe")
    match = anna.create("wotr", seats=3, minutes=10)
    bert.join(match, "witch-king")
    carol.join(match, "saruman")
    while anna.table(match)["asked"]["seat"] == "free":
        anna.answer(match, anna.state(match)["view"]["decision"]["options"][0])
    late = anna.table(match)["asked"]["seat"]
    later(1)
    for who, may in ((anna, True), (bert, False), (carol, False), (zoe, False)):
        assert who.table(match)["waiting"]["claim"] is may
        assert who.state(match)["clock"]["claim"] is may
    partner = carol if late == "witch-king" else bert
    assert refused(lambda: partner.post(f"/matches/{match}/claim")) == "server-nothing-to-claim"
    assert anna.post(f"/matches/{match}/claim")["table"]["result"]["winners"] == ["free"]
