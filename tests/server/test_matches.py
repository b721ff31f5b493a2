"""Making, joining, leaving and finding matches."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest

from tests.server.helpers import Guest, Problem

Make = Callable[[str], Guest]


def test_a_newcomer_needs_no_registration(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create(players={"blue": {"kind": "bot", "bot": "passer"}})
    table = anna.table(match)
    assert [(seat["seat"], seat["kind"], seat["name"], seat["yours"]) for seat in table["seats"]] == [
        ("red", "human", "Anna", True),
        ("blue", "bot", "passer", False),
    ]
    assert table["your_turn"] is True
    assert table["solo"] is True
    assert anna.get("/me")["player"]["name"] == "Anna"


def test_join_by_link_takes_the_open_seat_once(guest: Make) -> None:
    anna, bert, carl = guest("Anna"), guest("Bert"), guest("Carl")
    match = anna.create()
    assert bert.join(match) == "blue"
    assert anna.table(match)["solo"] is False
    with pytest.raises(Problem) as problem:
        carl.join(match)
    assert (problem.value.status, problem.value.key) == (409, "server-no-open-seat")
    with pytest.raises(Problem) as problem:
        carl.join(match, "blue")
    assert problem.value.key == "server-seat-taken"
    assert [entry["kind"] for entry in anna.state(match)["entries"]] == ["join"]


def test_a_seat_is_nobody_elses(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create()
    bert.join(match)
    with pytest.raises(Problem) as problem:
        bert.answer(match, "pass", seat="red")
    assert (problem.value.status, problem.value.key) == (403, "server-not-your-seat")
    with pytest.raises(Problem) as problem:
        bert.state(match, seat="red")
    assert problem.value.key == "server-not-your-seat"
    with pytest.raises(Problem) as problem:
        bert.answer(match, "pass")
    assert problem.value.key == "server-not-your-turn"


def test_resume_elsewhere_by_the_seat_link(guest: Make) -> None:
    anna, phone = guest("Anna"), guest("Anna's phone")
    made = anna.post("/matches", {"game": "hideout"})
    match, secret = made["table"]["id"], made["seats"][0]["secret"]
    assert made["seats"][0]["link"] == f"/match/{match}#seat={secret}"
    resumed = phone.post(f"/matches/{match}/resume", {"secret": secret})
    assert [seat["seat"] for seat in resumed["seats"]] == ["red"]
    assert phone.answer(match, "pass")["step"] == 1
    assert [each["id"] for each in phone.get("/matches", scope="mine")["matches"]] == [match]
    with pytest.raises(Problem) as problem:
        phone.post(f"/matches/{match}/resume", {"secret": "x" * 32})
    assert (problem.value.status, problem.value.key) == (401, "server-bad-secret")


def test_a_secret_alone_is_enough(client: object, guest: Make) -> None:
    anna = guest("Anna")
    made = anna.post("/matches", {"game": "hideout"})
    match, secret = made["table"]["id"], made["seats"][0]["secret"]
    reply = anna._client.post(
        f"/api/matches/{match}/answer",
        json={"moment": 0, "token": "pass"},
        headers={"Authorization": f"Bearer {secret}"},
    )
    assert reply.status_code == 200
    assert reply.json()["state"]["seat"] == "red"
    wrong = anna._client.get(f"/api/matches/{match}", headers={"Authorization": "Bearer wrong"})
    assert wrong.status_code == 401


def test_leaving_kills_the_secret_and_opens_the_seat(guest: Make) -> None:
    anna, bert, carl = guest("Anna"), guest("Bert"), guest("Carl")
    match = anna.create()
    bert.join(match)
    secret = bert.get(f"/matches/{match}/links")["seats"][0]["secret"]
    table = bert.post(f"/matches/{match}/leave")["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["human", "open"]
    with pytest.raises(Problem):
        bert.answer(match, "pass", seat="blue")
    with pytest.raises(Problem) as problem:
        bert.post(f"/matches/{match}/resume", {"secret": secret})
    assert problem.value.key == "server-bad-secret"
    assert bert.get("/matches")["matches"] == []
    assert carl.join(match) == "blue"
    assert carl.get(f"/matches/{match}/links")["seats"][0]["secret"] != secret


def test_when_all_have_left_it_is_abandoned_until_somebody_comes(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create(players={"blue": {"kind": "bot", "bot": "passer"}})
    assert anna.post(f"/matches/{match}/leave")["table"]["status"] == "abandoned"
    assert bert.join(match) == "red"
    assert bert.table(match)["status"] == "running"
    assert bert.answer(match, "pass")["step"] == 1


def test_a_bot_can_take_an_open_seat_and_give_it_back(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create()
    table = anna.post(f"/matches/{match}/seats/blue", {"kind": "bot", "bot": "passer"})["table"]
    assert table["seats"][1]["bot"] == "passer"
    with pytest.raises(Problem) as problem:
        anna.post(f"/matches/{match}/seats/red", {"kind": "bot", "bot": "passer"})
    assert problem.value.key == "server-seat-taken"
    with pytest.raises(Problem) as problem:
        anna.post(f"/matches/{match}/seats/blue", {"kind": "bot", "bot": "nobody"})
    assert problem.value.key == "core-no-such-bot"
    with pytest.raises(Problem) as problem:
        bert.post(f"/matches/{match}/seats/blue", {"kind": "open"})
    assert problem.value.key == "server-no-seat"
    anna.post(f"/matches/{match}/seats/blue", {"kind": "open"})
    assert bert.join(match) == "blue"


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "core-no-such-game"),
        ({"game": "hideout", "seats": 7}, "core-bad-seats"),
        ({"game": "hideout", "options": {"turns": 3}}, "core-bad-option"),
        ({"game": "hideout", "options": {"nonsense": 3}}, "core-no-such-option"),
        ({"game": "hideout", "players": {"white": {"kind": "me"}}}, "core-no-such-seat"),
        ({"game": "hideout", "players": {"red": {"kind": "bot"}}}, "server-bad-input"),
        ({"game": "hideout", "players": {"red": {"kind": "ghost"}}}, "server-bad-input"),
        ({"game": "hideout", "seed": -1}, "server-bad-input"),
        ({"game": "hideout", "title": "x" * 81}, "server-bad-input"),
        ({"game": "hideout", "surprise": 1}, "server-bad-input"),
        ({}, "server-bad-input"),
    ],
)
def test_what_cannot_be_started(guest: Make, wish: dict[str, object], key: str) -> None:
    anna = guest("Anna")
    with pytest.raises(Problem) as problem:
        anna.post("/matches", wish)
    assert (problem.value.status, problem.value.key) == (400, key)
    assert problem.value.error["text"]
    assert anna.cookie is None, "nobody becomes a guest for a mistake"


def test_lists(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    private = anna.create()
    public = anna.create(public=True, title="Friday")
    hidden = anna.create(public=True, spectators=False)
    mine = [each["id"] for each in anna.get("/matches")["matches"]]
    assert mine == [hidden, public, private], "last changed first"
    anna.answer(private, "pass")
    assert anna.get("/matches", limit=1)["matches"][0]["id"] == private
    rest = anna.get("/matches", before=anna.table(private)["updated"])["matches"]
    assert [each["id"] for each in rest] == [hidden, public]

    def listed(scope: str) -> set[str]:
        return {each["id"] for each in bert.get("/matches", scope=scope)["matches"]}

    assert listed("open") == {public, hidden}
    assert listed("live") == {public}
    assert listed("mine") == set()
    bert.join(public)
    assert listed("open") == {hidden}
    assert listed("finished") == set()


def test_spectators_see_the_spectators_view_where_they_may(guest: Make) -> None:
    anna, zoe = guest("Anna"), guest("Zoe")
    watched, closed = anna.create(), anna.create(spectators=False)
    state = zoe.state(watched)
    assert state["seat"] is None
    assert state["view"]["hand"] == []
    assert state["view"]["decision"] is None
    assert zoe.get(f"/matches/{closed}")["state"] is None
    with pytest.raises(Problem) as problem:
        zoe.get(f"/matches/{closed}/summary")
    assert problem.value.key == "server-no-spectators"
    assert anna.state(closed, seat="")["seat"] is None, "players may look from the bench"


def test_rematch_brings_the_same_people_and_only_one(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create(options={"turns": 1}, title="Friday")
    bert.join(match)
    with pytest.raises(Problem) as problem:
        anna.post(f"/matches/{match}/rematch")
    assert problem.value.key == "server-not-over"
    anna.answer(match, "end")
    again = anna.post(f"/matches/{match}/rematch", {"swap": True})
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Bert", "Anna"]
    assert again["table"]["title"] == "Friday"
    assert [seat["seat"] for seat in again["seats"]] == ["blue"]
    assert bert.post(f"/matches/{match}/rematch")["table"]["id"] == again["table"]["id"]
    assert bert.table(match)["rematch"] == again["table"]["id"]
    told = bert.state(match)["entries"][-1]
    assert (told["kind"], told["name"], told["match"], told["swap"]) == ("rematch", "Anna", again["table"]["id"], True)
    zoe = guest("Zoe")
    with pytest.raises(Problem):
        zoe.post(f"/matches/{match}/rematch")


def test_partners_change_sides_together(guest: Make) -> None:
    anna, *others = [guest(name) for name in ("Anna", "Bert", "Carol", "Dora")]
    match = anna.create("wotr", seats=4)
    for person, seat in zip(others, ("rohan", "witch-king", "saruman"), strict=True):
        person.join(match, seat)
    for person in others[1:]:
        person.post(f"/matches/{match}/resign")
    again = others[0].post(f"/matches/{match}/rematch", {"swap": True})["table"]
    assert {seat["seat"]: seat["name"] for seat in again["seats"]} == {
        "gondor": "Carol",
        "rohan": "Dora",
        "witch-king": "Anna",
        "saruman": "Bert",
    }
    kept = anna.table(match)
    assert kept["rematch"] == again["id"]


def test_dice_can_be_audited(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create(options={"turns": 1})
    before = anna.table(match)
    assert (before["seed"], before["nonce"], before["seed_chosen"]) == (None, None, False)
    anna.answer(match, "end")
    after = anna.table(match)
    told = hashlib.sha256(f"{after['seed']}:{after['nonce']}".encode()).hexdigest()
    assert told == before["commitment"] == after["commitment"]
    chosen = anna.create(seed=7)
    assert anna.table(chosen)["seed_chosen"] is True


def test_hot_seat_all_seats_are_mine(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create(players={"red": {"kind": "me"}, "blue": {"kind": "hotseat", "name": "Bert"}})
    assert [seat["name"] for seat in anna.table(match)["seats"]] == ["Anna", "Bert"]
    assert anna.state(match)["seat"] == "red"
    anna.answer(match, "end")
    state = anna.state(match)
    assert state["seat"] == "blue", "without a wish one looks from the seat that is asked"
    assert anna.answer(match, "end")["seat"] == "blue"


def test_bots_alone_play_to_the_end_while_somebody_watches(guest: Make) -> None:
    anna = guest("Anna")
    bots = {seat: {"kind": "bot", "bot": "passer"} for seat in ("red", "blue")}
    match = anna.create(players=bots, options={"turns": 5})
    table = anna.wait(match, lambda table: table["status"] == "finished")
    assert table["step"] == 5
    assert table["creator"] is True


def test_unknown_matches_are_not_found(guest: Make) -> None:
    anna = guest("Anna")
    for path in ("/matches/nothing", "/matches/%00", f"/matches/{'x' * 300}", "/matches/a b/replay"):
        reply = anna.raw("GET", path)
        assert reply.status_code == 404, path
        assert reply.json()["error"]["key"] == "server-not-found"
