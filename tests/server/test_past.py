"""Replays, records, positions, imports, reports."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

import westmarch
from tests.server.helpers import Guest, Problem

Make = Callable[[str], Guest]


def play_out(people: dict[str, Guest], match: str, dice: random.Random) -> None:
    """Plays at random to the end."""
    one = next(iter(people.values()))
    while (asked := one.table(match)["asked"]) is not None:
        who = people[asked["seat"]]
        options = who.state(match, seat=asked["seat"])["view"]["decision"]["options"]
        who.answer(match, dice.choice(options), seat=asked["seat"])


@pytest.fixture
def finished(guest: Make) -> tuple[Guest, Guest, str]:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create(options={"turns": 2})
    bert.join(match)
    play_out({"red": anna, "blue": bert}, match, random.Random(3))
    return anna, bert, match


Two = tuple[Guest, Guest, str]


def test_a_finished_match_step_by_step_from_each_seat(finished: Two, guest: Make) -> None:
    anna, _, match = finished
    record = anna.get(f"/matches/{match}/record")
    rules = westmarch.load_record(record)
    assert rules.result is not None
    for who in (anna, guest("Zoe")):
        steps = who.get(f"/matches/{match}/replay")["steps"]
        assert steps == rules.answers
        for seat in ("red", "blue", ""):
            shown = who.get(f"/matches/{match}/replay", step=0, seat=seat, count=50)
            assert shown["seats"] == ["red", "blue", None]
            twin = rules.clone()
            for frame in reversed(shown["frames"][: steps + 1]):
                while twin.answers > frame["step"]:
                    twin.pop()
                assert frame["view"] == json.loads(json.dumps(twin.view(seat or None))), frame["step"]
            events = [event for frame in shown["frames"] for event in frame["events"]]
            visible = [event for event in rules.events if event.visible_to(seat or None)]
            assert [event["kind"] for event in events] == [event.kind for event in visible][: len(events)]
    frames = anna.get(f"/matches/{match}/replay", step=steps, seat="blue")["frames"]
    assert frames[0]["view"]["result"]["reason"] == "out-of-turns"
    assert frames[0]["answer"]["token"] == "end"
    with pytest.raises(Problem) as problem:
        anna.get(f"/matches/{match}/replay", step=steps + 1)
    assert problem.value.status == 404


def test_a_running_match_only_from_ones_own_seat(guest: Make) -> None:
    anna, bert, zoe = guest("Anna"), guest("Bert"), guest("Zoe")
    match = anna.create()
    bert.join(match)
    anna.answer(match, "draw")
    anna.answer(match, "end")
    mine = anna.get(f"/matches/{match}/replay", step=1)
    assert mine["seats"] == ["red", None]
    assert mine["frames"][0]["answer"]["token"] == "draw"
    assert len(mine["frames"][0]["view"]["hand"]) == 3
    theirs = bert.get(f"/matches/{match}/replay", step=1)
    assert theirs["frames"][0]["answer"] == {"seat": "red", "kind": "hideout.act", "token": None}
    assert zoe.get(f"/matches/{match}/replay", step=1)["seats"] == [None]
    for who, seat in ((anna, "blue"), (bert, "red"), (zoe, "red")):
        with pytest.raises(Problem) as problem:
            who.get(f"/matches/{match}/replay", step=1, seat=seat)
        assert (problem.value.status, problem.value.key) == (403, "server-not-yet")


def test_records_and_positions_of_running_matches_are_sealed(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create()
    for who in (anna, bert):  # even alone at the table, as long as somebody may still come
        for path in ("record", "position"):
            with pytest.raises(Problem) as problem:
                who.get(f"/matches/{match}/{path}")
            assert problem.value.key == "server-not-yet"
    alone = anna.create(players={"blue": {"kind": "bot", "bot": "passer"}})
    assert anna.table(alone)["seed_chosen"] is False
    assert anna.get(f"/matches/{alone}/record").startswith("westmarch record 2\n")
    assert anna.table(alone)["seed_chosen"] is True, "the table says that the dice are known"
    with pytest.raises(Problem):
        bert.get(f"/matches/{alone}/record")


def test_positions_at_any_step(finished: Two) -> None:
    anna, _, match = finished
    for step in (0, 1, anna.table(match)["step"]):
        position = westmarch.load_position(anna.get(f"/matches/{match}/position", step=step))
        frame = anna.get(f"/matches/{match}/replay", step=step, seat="red")["frames"][0]
        if step < anna.table(match)["step"]:
            assert position.view("red")["hand"] == frame["view"]["hand"]
    with pytest.raises(Problem) as problem:
        anna.get(f"/matches/{match}/position", step=10_000)
    assert problem.value.status == 404


def test_a_record_comes_back_as_the_same_match(finished: Two, guest: Make) -> None:
    anna, _, match = finished
    record = anna.get(f"/matches/{match}/record")
    carl = guest("Carl")
    made = carl.post("/matches/import", {"text": record, "title": "Theirs"})
    copy = made["table"]["id"]
    assert made["table"]["status"] == "finished"
    assert made["table"]["imported"] is True
    assert made["table"]["result"] == anna.table(match)["result"]
    again = carl.get(f"/matches/{copy}/record")

    def moves(text: str) -> list[str]:
        return [line for line in text.splitlines() if not line.startswith("#")]

    assert moves(again) == moves(record)


def test_scripted_dice_survive_import_undo_and_reload(guest: Make, client: object) -> None:
    match = westmarch.new_match("hideout", seed=5)
    match.chance.script("die", [6, 6])
    match.push("roll")
    match.push("pass")
    carl = guest("Carl")
    copy = carl.post("/matches/import", {"text": match.record()})["table"]["id"]
    assert carl.state(copy)["view"]["rolled"] == [6, 6]
    carl.undo(copy, to=0)
    again = carl.answer(copy, "roll")["view"]["rolled"]
    unscripted = westmarch.new_match("hideout", seed=5)
    unscripted.push("roll")
    assert again == unscripted.view("red")["rolled"], "what was taken back takes its script along"
    client.app.state.house.hall._slots.clear()  # type: ignore[attr-defined]
    assert carl.state(copy)["view"]["rolled"] == again


def test_a_position_can_be_played_on_from(guest: Make) -> None:
    match = westmarch.new_match("hideout", seed=5)
    match.push("draw")
    match.push("end")
    anna, bert = guest("Anna"), guest("Bert")
    wish = {"text": match.position(), "players": {"red": {"kind": "me"}, "blue": {"kind": "open"}}}
    copy = anna.post("/matches/import", wish)["table"]["id"]
    bert.join(copy)
    assert bert.state(copy)["view"]["hand"] == match.view("blue")["hand"]
    bert.answer(copy, "draw")
    match.push("draw")
    assert bert.state(copy)["view"]["hand"] == match.view("blue")["hand"]


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "westmarch record 1",
        "westmarch record 2\ngame: hideout",
        "westmarch record 1\ngame: chess\nseats: a b\n[moves]\nend 0\n",
        "westmarch record 1\ngame: hideout\nseats: red blue\nseed: 1\n[moves]\nred hideout.act fly\nend 1\n",
        "westmarch record 1\ngame: hideout\nseats: red blue\nseed: " + "9" * 5000 + "\n[moves]\nend 0\n",
        "westmarch position 1\ngame: hideout\nseats: red blue\nseed: 1\n[state]\ndeck: x\nfoo: bar\n",
    ],
)
def test_texts_that_cannot_be_read(guest: Make, text: str) -> None:
    for path in ("/matches/import", "/matches/look"):
        with pytest.raises(Problem) as problem:
            guest("Carl").post(path, {"text": text})
        assert problem.value.status == 400
        assert problem.value.error["text"]


def test_a_position_can_be_looked_at_without_a_match(guest: Make) -> None:
    carl = guest("Carl")
    match = westmarch.new_match("hideout", seed=5)
    match.push("draw")
    seen = carl.post("/matches/look", {"text": match.position()})
    assert match.decision is not None
    assert (seen["game"], seen["seats"], seen["seat"]) == ("hideout", ["red", "blue"], match.decision.seat)
    assert seen["view"] == json.loads(json.dumps(match.view(match.decision.seat)))
    assert westmarch.load_position(seen["position"]).position() == match.position()
    # A record is looked at where it ends, a game where it starts.
    assert carl.post("/matches/look", {"text": match.record()})["view"] == seen["view"]
    start = carl.post("/matches/look", {"game": "hideout"})
    assert westmarch.load_position(start["position"]).answers == 0
    assert carl.get("/matches", scope="mine")["matches"] == []


@pytest.mark.parametrize("wish", [{}, {"text": "x", "game": "hideout"}, {"game": "chess"}])
def test_what_is_looked_at_must_be_named(guest: Make, wish: dict[str, str]) -> None:
    with pytest.raises(Problem) as problem:
        guest("Carl").post("/matches/look", wish)
    assert problem.value.status == 400
    assert problem.value.error["text"]


def test_a_report_packs_everything_and_seals_what_spoils_the_game(guest: Make) -> None:
    anna, bert, zoe = guest("Anna"), guest("Bert"), guest("Zoe")
    match = anna.create(options={"turns": 1})
    bert.join(match)
    anna.answer(match, "draw")
    made = anna.post(f"/matches/{match}/report", {"note": "That card?", "client": {"agent": "x"}})
    assert made["replay"] == f"/match/{match}/replay?step=1&seat=red"
    path = made["link"].removeprefix("/api")
    report = anna.get(path)
    assert report["view"] == anna.state(match)["view"]
    assert (report["note"], report["client"], report["step"]) == ("That card?", {"agent": "x"}, 1)
    assert (report["position"], report["record"]) == (None, None)
    assert report["version"] == westmarch.__version__
    for who in (bert, zoe):
        with pytest.raises(Problem) as problem:
            who.get(path)
        assert problem.value.key == "server-not-yet"
    anna.answer(match, "end")
    for who in (anna, bert, zoe):
        report = who.get(path)
        assert westmarch.load_record(report["record"]).answers == 1
        assert westmarch.load_position(report["position"]).view("red")["hand"] == report["view"]["hand"]


def test_a_report_in_a_solo_match_is_open(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create(players={"blue": {"kind": "bot", "bot": "passer"}})
    made = anna.post(f"/matches/{match}/report")
    reply = anna.raw("GET", made["link"].removeprefix("/api"))
    assert "attachment" in reply.headers["content-disposition"]
    assert reply.json()["record"].startswith("westmarch record 2")
    assert anna.table(match)["seed_chosen"] is True
