"""Who may take a seat, and what a look at its hand is worth afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.helpers import Guest, Problem

Make = Callable[[str], Guest]
Two = tuple[Guest, Guest, str]


def refused(do: Callable[[], Any]) -> tuple[int, str]:
    with pytest.raises(Problem) as problem:
        do()
    return problem.value.status, problem.value.key


def take(who: Guest, match: str, **more: Any) -> Any:
    return who.post(f"/matches/{match}/join", {"name": who.name, **more})


def test_a_link_to_watch_is_no_invitation(guest: Make) -> None:
    anna, stranger, bert = guest("Anna"), guest("Stranger"), guest("Bert")
    made = anna.post("/matches", {"game": "hideout", "name": "Anna"})
    match, (invitation,) = made["table"]["id"], made["invitations"]
    assert refused(lambda: take(stranger, match)) == (403, "server-not-invited")
    assert refused(lambda: take(stranger, match, secret="x" * 32)) == (401, "server-bad-invitation")
    assert refused(lambda: take(stranger, match, secret=made["seats"][0]["secret"])) == (401, "server-bad-invitation")
    assert stranger.state(match)["view"]["hand"] == [], "but one may watch"
    assert stranger.get(f"/matches/{match}/links") == {"seats": [], "invitations": []}
    assert invitation["seat"] == "blue"
    assert invitation["link"] == f"/match/{match}#join={invitation['secret']}&as=blue"
    assert take(bert, match, secret=invitation["secret"])["seats"][0]["seat"] == "blue"
    assert refused(lambda: take(stranger, match, secret=invitation["secret"])) == (401, "server-bad-invitation")


def test_an_invitation_is_no_seat_link(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    made = anna.post("/matches", {"game": "hideout", "name": "Anna"})
    match, secret = made["table"]["id"], made["invitations"][0]["secret"]
    assert refused(lambda: bert.post(f"/matches/{match}/resume", {"secret": secret})) == (401, "server-bad-secret")
    reply = bert._client.get(f"/api/matches/{match}", headers={"Authorization": f"Bearer {secret}"})
    assert reply.status_code == 401
    take(guest("Friend"), match, secret=secret)
    assert refused(lambda: bert.post(f"/matches/{match}/resume", {"secret": secret})) == (401, "server-bad-secret")


def test_what_is_offered_can_be_taken_by_anybody(guest: Make) -> None:
    anna, stranger = guest("Anna"), guest("Stranger")
    match = anna.create(public=True)
    assert take(stranger, match)["seats"][0]["seat"] == "blue"


def test_who_made_the_match_needs_no_invitation(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create()
    assert {each["seat"] for each in take(anna, match)["seats"]} == {"red", "blue"}


def hands(who: Guest, match: str, seat: str) -> Any:
    return who.state(match, seat=seat)["view"]["hand"]


def test_a_look_before_the_first_move_is_worth_nothing(guest: Make) -> None:
    """Take a seat, look at the hand, leave: everything is dealt anew, and the table says so."""
    anna, spy, bert = guest("Anna"), guest("Spy"), guest("Bert")
    # Not by one hand: another deal may deal the same.
    seen, dealt, commitments = [], [], set()
    for _ in range(4):
        match = anna.create(public=True)
        before = anna.table(match)["commitment"]
        take(spy, match)
        seen.append(hands(spy, match, "blue"))
        spy.post(f"/matches/{match}/leave")
        after = anna.table(match)["commitment"]
        assert before != after
        commitments |= {before, after}
        take(bert, match)
        dealt.append(hands(bert, match, "blue"))
        entries = anna.state(match)["entries"]
        assert [(entry["kind"], entry.get("anew")) for entry in entries][:2] == [("join", None), ("leave", True)]
        assert anna.answer(match, "pass")["step"] == 1
    assert seen != dealt
    assert len(commitments) == 8


def test_the_log_begins_anew_too(guest: Make) -> None:
    anna, spy = guest("Anna"), guest("Spy")
    match = anna.create(public=True)
    with anna.live(match) as line:
        line.until("state")
        take(spy, match)
        line.until("state", lambda message: message["state"]["seq"] == 1)
        spy.post(f"/matches/{match}/leave")
        line.until("state", lambda message: message["state"]["seq"] >= 2)
        assert line.log == anna.state(match)["log"]["events"]
        assert [event["params"]["cards"] for event in line.log] == [line.state["view"]["hand"]]
        assert line.state["view"] == anna.state(match)["view"]


def test_who_has_seen_one_hand_gets_no_other(guest: Make) -> None:
    anna, spy = guest("Anna"), guest("Spy")
    match = anna.create("hideout", public=True, players={"red": {"kind": "open"}, "blue": {"kind": "open"}})
    take(spy, match, seat="red")
    spy.answer(match, "pass")
    spy.post(f"/matches/{match}/leave")
    assert refused(lambda: take(spy, match, seat="blue")) == (403, "server-has-looked")
    assert take(spy, match, seat="red")["seats"][0]["seat"] == "red", "but may come back"


def test_who_leaves_by_the_link_has_seen_the_hand_all_the_same(guest: Make) -> None:
    """Whoever made the match sat there from the start, and the secret doesn't say who sends it."""
    anna = guest("Anna")
    match = anna.create("hideout")
    secret = anna.get(f"/matches/{match}/links")["seats"][0]["secret"]
    anna.answer(match, "pass")
    nobody = guest("Nobody")._client
    left = nobody.post(f"/api/matches/{match}/leave", json={}, headers={"Authorization": f"Bearer {secret}"})
    assert left.status_code == 200
    assert refused(lambda: take(anna, match, seat="blue")) == (403, "server-has-looked")


def test_a_stranger_can_be_sent_away_before_playing(guest: Make) -> None:
    anna, stranger, bert = guest("Anna"), guest("Stranger"), guest("Bert")
    match = anna.create(public=True)
    take(stranger, match)
    secret = stranger.get(f"/matches/{match}/links")["seats"][0]["secret"]
    commitment = anna.table(match)["commitment"]
    assert refused(lambda: stranger.post(f"/matches/{match}/seats/red/remove")) == (403, "server-not-creator")
    with stranger.live(match) as line:
        line.until("state")
        table = anna.post(f"/matches/{match}/seats/blue/remove")["table"]
        assert [seat["kind"] for seat in table["seats"]] == ["human", "open"]
        line.until("state", lambda message: message["state"]["seat"] is None)
    assert anna.table(match)["commitment"] != commitment
    assert refused(lambda: stranger.state(match, seat="blue"))[1] == "server-not-your-seat"
    assert refused(lambda: stranger.post(f"/matches/{match}/resume", {"secret": secret}))[1] == "server-bad-secret"
    entry = anna.state(match)["entries"][-1]
    assert (entry["kind"], entry["name"], entry["from"]) == ("remove", "Anna", "Stranger")
    take(bert, match)
    anna.answer(match, "end")
    bert.answer(match, "pass")
    assert refused(lambda: anna.post(f"/matches/{match}/seats/blue/remove")) == (409, "server-has-played")
    assert refused(lambda: anna.post(f"/matches/{match}/seats/red/remove")) == (409, "server-nobody-to-remove")


def test_links_can_be_made_anew(guest: Make) -> None:
    anna, friend, thief = guest("Anna"), guest("Friend"), guest("Thief")
    match = anna.create()
    links = anna.get(f"/matches/{match}/links")
    old, invited = links["seats"][0]["secret"], links["invitations"][0]["secret"]
    thief.post(f"/matches/{match}/resume", {"secret": old})
    assert thief.state(match)["seat"] == "red"
    assert refused(lambda: thief.post(f"/matches/{match}/links", {"seat": "red"})) == (403, "server-not-owner")
    with thief.live(match, seat="red") as line, anna._client.websocket_connect(f"/api/matches/{match}/live") as bare:
        line.until("state")
        bare.send_json({"type": "hello", "secret": old})
        bare.receive_json()
        new = anna.post(f"/matches/{match}/links", {"seat": "red"})
        assert new["seats"][0]["secret"] != old
        line.until("state", lambda message: message["state"]["seat"] is None)
        with pytest.raises(WebSocketDisconnect) as closed:  # noqa: PT012
            while True:
                bare.receive_text(timeout=20)
        assert closed.value.code == 4401
    assert refused(lambda: thief.post(f"/matches/{match}/resume", {"secret": old}))[1] == "server-bad-secret"
    assert anna.state(match)["seat"] == "red"
    assert thief.post(f"/matches/{match}/resume", {"secret": new["seats"][0]["secret"]})["seats"]
    newer = anna.post(f"/matches/{match}/links", {"seat": "blue"})["invitations"][0]["secret"]
    assert refused(lambda: take(friend, match, secret=invited)) == (401, "server-bad-invitation")
    assert take(friend, match, secret=newer)["seats"][0]["seat"] == "blue"


def test_a_seat_can_be_left_to_somebody_else(table: Two, guest: Make) -> None:
    anna, bert, match = table
    anna.answer(match, "end")
    found = bert.post(f"/matches/{match}/seats/blue/hand-over")
    assert [each["seat"] for each in found["invitations"]] == ["blue"]
    assert bert.table(match)["seats"][1]["yours"] is False
    with pytest.raises(Problem) as problem:
        bert.answer(match, "end")
    assert problem.value.key == "server-no-seat"
    zoe = guest("Zoe")
    secret = found["invitations"][0]["secret"]
    zoe.post(f"/matches/{match}/join", {"name": "Zoe", "secret": secret})
    assert zoe.answer(match, "end")["step"] == 2
    with pytest.raises(Problem) as problem:
        bert.post(f"/matches/{match}/seats/red/hand-over")
    assert problem.value.key == "server-not-your-seat"
