"""Stored matches: loaded from snapshots, and what becomes of them when rules change or somebody meddles with them."""

from __future__ import annotations

import json
import logging
import random
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import create_engine, text

import westmarch
from tests.server import hideout
from tests.server.conftest import make_settings
from tests.server.helpers import Guest, Problem
from westmarch.core.decisions import Decision, Steps
from westmarch.core.match import Match
from westmarch.server.app import create_app
from westmarch.server.loading import EVERY
from westmarch.server.table import Table

SECRET = ("show:", "card-", "hideout.act")


class Server:
    """A server whose database can be meddled with, and which can be started again."""

    def __init__(self, client: TestClient[Any], folder: Path) -> None:
        self.client = client
        self.house: Any = client.app.state.house
        self._file = folder / "test.db"

    def guest(self, name: str) -> Guest:
        return Guest(self.client, name)

    def restart(self) -> None:
        """Everything that is not in the database is gone."""
        self.house.hall._slots.clear()
        self.house.replays._kept.clear()

    def sql(self, statement: str, **values: Any) -> list[Any]:
        engine = create_engine(f"sqlite:///{self._file}")
        with engine.begin() as connection:
            found = connection.execute(text(statement), values)
            rows = list(found) if found.returns_rows else []
        engine.dispose()
        return rows

    def load(self, match: str) -> Table:
        return Table(self.client.blocking_portal.call(self.house.store.load, match))

    @property
    def troubles(self) -> dict[str, int]:
        return dict(self.house.hall.troubles)


@pytest.fixture
def server(tmp_path: Path, _the_test_game: None) -> Iterator[Server]:
    with TestClient(create_app(make_settings(tmp_path)), base_url="http://testserver.local") as client:
        yield Server(client, tmp_path)


def play(server: Server, people: dict[str, Guest], match: str, answers: int, seed: int = 1) -> None:
    """Plays at random, with few ends of turn, so that it lasts, and without peeking."""
    dice = random.Random(seed)
    state = people["red"].state(match, seat="red")
    for _ in range(answers):
        asked = state["view"]["asked"]["seat"]
        if state["view"]["decision"] is None:
            state = people[asked].state(match, seat=asked)
        options = [each for each in state["view"]["decision"]["options"] if each not in ("end", "peek")]
        token = "end" if dice.random() < 0.1 else dice.choice(options)
        body = {"moment": state["moment"], "token": token, "seat": asked}
        state = people[asked].post(f"/matches/{match}/answer", body)["state"]


def two(server: Server, answers: int) -> tuple[dict[str, Guest], str]:
    people = {"red": server.guest("Anna"), "blue": server.guest("Bert")}
    match = people["red"].create()
    people["blue"].join(match)
    play(server, people, match, answers)
    return people, match


def snapshots(server: Server, match: str) -> list[int]:
    """The steps of which there are some."""
    query = "SELECT step FROM snapshots WHERE match = :match ORDER BY step"
    return [row.step for row in server.sql(query, match=match)]


def everything(people: dict[str, Guest], match: str) -> list[Any]:
    """All that two people and a spectator can see."""
    seen = [people[seat].get(f"/matches/{match}", seat=seat)["state"] for seat in people]
    return [*seen, people["red"].get(f"/matches/{match}", seat="")["state"]]


# -- snapshots


def test_a_match_comes_back_from_its_snapshot_as_it_was(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    people, match = two(server, 2 * EVERY + 17)
    before = everything(people, match)
    steps = [
        row.step for row in server.sql("SELECT step FROM snapshots WHERE match = :match ORDER BY step", match=match)
    ]
    assert steps == [0, EVERY, 2 * EVERY]
    server.restart()
    pushed: list[str] = []
    push = Match.push
    monkeypatch.setattr(Match, "push", lambda self, token: (pushed.append(token), push(self, token))[1])
    assert everything(people, match) == before
    assert len(pushed) == 17, "only the answers since the last snapshot were played again"
    assert server.troubles == {}


def test_what_was_told_is_not_worked_out_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    people, match = two(server, EVERY + 5)
    before = everything(people, match)
    server.restart()
    monkeypatch.setattr(Match, "tell", lambda self, kind, to=None, **params: None)
    assert [state["log"] for state in everything(people, match)] == [state["log"] for state in before]


def test_undo_past_snapshots(server: Server) -> None:
    anna = server.guest("Anna")
    match = anna.create(players={"blue": {"kind": "hotseat"}})
    views = [anna.state(match, seat="red")["view"]]
    for _ in range(2 * EVERY + 5):
        play(server, {"red": anna, "blue": anna}, match, 1, seed=len(views))
        views.append(anna.state(match, seat="red")["view"])
    for back in (EVERY + 3, EVERY, EVERY - 1, 7, 0):
        server.restart()
        anna.undo(match, to=back)
        assert anna.state(match, seat="red")["view"] == views[back]
        play(server, {"red": anna, "blue": anna}, match, 1, seed=back + 1)
        assert anna.state(match, seat="red")["view"] == views[back + 1], "what falls after an undo is what fell before"
        server.restart()
        assert anna.state(match, seat="red")["view"] == views[back + 1]
        assert snapshots(server, match)[-1] <= back + 1, "snapshots of what was taken back are gone"
        for step in (back + 1, back // 2, 0):
            frame = anna.get(f"/matches/{match}/replay", step=step, seat="red")["frames"][0]
            assert (frame["view"], frame["shown"]) == (views[step], None)


def test_a_match_that_rests_gets_a_snapshot_and_keeps_few(server: Server) -> None:
    people, match = two(server, 3)
    hall = server.house.hall
    for _ in range(4):
        play(server, people, match, 4)
        server.client.blocking_portal.call(hall._keep_snapshots, _no_time())
    assert snapshots(server, match) == [0, 19]
    server.restart()
    assert people["red"].table(match)["step"] == 19


def _no_time() -> Any:
    return timedelta()


def test_a_long_match_loads_fast(server: Server) -> None:
    """3,000 answers of War of the Ring: 50 ms of processor time are asked for. A machine that is slow or has more to do
    gets some more, by the time in which it replays them all: loading takes a fifth of that."""
    rules = westmarch.new_match("wotr", seed=5)
    dice = random.Random(2)
    while rules.answers < 3000 and rules.decision is not None:
        rules.push(dice.choice(rules.decision.options))
        if rules.decision is None:
            rules.pop()
    anna = server.guest("Anna")
    match = anna.post("/matches/import", {"text": rules.record()})["table"]["id"]
    anna.answer(match, rules.decision.options[0], seat=rules.decision.seat)  # type: ignore[union-attr]
    record = rules.record()
    whole = min(_processor(lambda: westmarch.load_record(record)) for _ in range(3))
    spent = min(_processor(lambda: server.load(match)) for _ in range(5))
    print(f"loading 3,001 answers took {spent * 1000:.0f} ms, replaying them {whole * 1000:.0f} ms")
    assert server.load(match).step == 3001
    assert spent < max(0.05, whole / 3)


def _processor(do: Callable[[], object]) -> float:
    started = time.process_time()
    do()
    return time.process_time() - started


# -- rules that change


class Corrected(hideout.Hideout):
    """The test game after a correction: nobody may peek any more, and cards can't be shown in the first turn."""

    rules_version = 3

    def step(self, match: Match[hideout.HideoutState]) -> Steps[None]:
        steps = super().step(match)
        try:
            decision = next(steps)
            while True:
                options = tuple(each for each in decision.options if each != "peek")
                answer = yield Decision(decision.seat, decision.kind, options, decision.params, why=decision.why)
                decision = steps.send(answer)
        except StopIteration:
            return


@pytest.fixture
def correct(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    return lambda: monkeypatch.setattr(hideout, "GAME", Corrected())


def test_a_corrected_rule_sets_a_match_back_and_says_so(
    server: Server, correct: Callable[[], None], caplog: pytest.LogCaptureFixture
) -> None:
    people, match = two(server, EVERY + 6)
    anna = people["red"]
    asked = anna.table(match)["asked"]["seat"]
    log = anna.state(match, seat="red")["log"]["events"]
    step = anna.table(match)["step"]
    people[asked].answer(match, "peek")
    people[asked].answer(match, "pass")
    correct()
    server.restart()
    with caplog.at_level(logging.WARNING):
        state = anna.state(match, seat="red")
    assert state["step"] == step, "it goes on where the answers fit no longer"
    assert state["entries"][-1]["kind"] == "rules"
    assert (state["entries"][-1]["from"], state["entries"][-1]["to"], state["entries"][-1]["rules"]) == (
        step + 2,
        step,
        True,
    )
    assert state["log"]["events"] == log, "what was told before stays as it was told"
    assert server.troubles == {"set-back": 1}
    assert any(record.__dict__.get("match") == match for record in caplog.records)
    play(server, people, match, 5)
    server.restart()
    assert anna.table(match)["step"] == step + 5
    assert server.troubles == {"set-back": 1}, "and that was that"
    assert anna.get(f"/matches/{match}/replay", step=2)["frames"][0]["events"] is not None


def test_old_steps_that_no_longer_fit_show_what_is_nearest(server: Server, correct: Callable[[], None]) -> None:
    anna = server.guest("Anna")
    match = anna.create(players={"blue": {"kind": "hotseat"}})
    for token in ("pass", "pass", "peek", "pass"):
        anna.answer(match, token)
    play(server, {"red": anna, "blue": anna}, match, EVERY + 3)
    while anna.table(match)["step"] < EVERY + 20:
        anna.answer(match, "pass")
    told = anna.get(f"/matches/{match}/replay", step=0, count=50, seat="red")["frames"]
    correct()
    server.restart()
    assert anna.table(match)["step"] >= EVERY
    frames = anna.get(f"/matches/{match}/replay", step=0, count=50, seat="red")["frames"]
    assert [frame["events"] for frame in frames] == [frame["events"] for frame in told]
    assert [frame["shown"] for frame in frames[:5]] == [None, None, None, 2, 2]
    with pytest.raises(Problem) as problem:
        anna.undo(match, to=4)
    assert (problem.value.status, problem.value.key) == (409, "server-other-rules")
    assert anna.undo(match, to=EVERY)["done"] is True
    record = westmarch.load_record(anna.get(f"/matches/{match}/record"))
    assert record.view("red") == anna.state(match, seat="red")["view"]


def test_a_finished_match_stays_finished(server: Server, correct: Callable[[], None]) -> None:
    people = {"red": server.guest("Anna"), "blue": server.guest("Bert")}
    anna, bert = people["red"], people["blue"]
    match = anna.create(options={"turns": 2})
    bert.join(match)
    for who, token in ((anna, "roll"), (anna, "peek"), (anna, "end"), (bert, "pass"), (bert, "end")):
        who.answer(match, token)
    before = anna.get(f"/matches/{match}", seat="red")
    assert before["table"]["status"] == "finished"
    correct()
    server.restart()
    after = anna.get(f"/matches/{match}", seat="red")
    for name in ("status", "result", "step", "seed"):
        assert after["table"][name] == before["table"][name]
    assert after["state"]["log"] == before["state"]["log"]
    assert (after["state"]["view"]["result"], after["state"]["view"]["decision"]) == (before["table"]["result"], None)
    assert "result: " in anna.get(f"/matches/{match}/record")
    assert anna.post(f"/matches/{match}/rematch")["table"]["id"] != match
    for who in (anna, bert):
        with pytest.raises(Problem) as problem:
            who.answer(match, "pass")
        assert problem.value.key == "server-match-over"


def test_older_rules_leave_a_match_of_newer_ones_alone(server: Server) -> None:
    people, match = two(server, 5)
    server.sql("UPDATE matches SET rules = 99 WHERE id = :match", match=match)
    server.restart()
    assert_explained(server, people, match)
    assert server.sql("SELECT step FROM matches WHERE id = :match", match=match)[0].step == 5
    again = people["red"].post(f"/matches/{match}/rematch")
    assert (again["table"]["step"], len(again["seats"])) == (0, 1)


# -- meddling


def assert_explained(server: Server, people: dict[str, Guest], match: str) -> None:
    """Everybody is told in words that the match can't be opened, and nobody sees anything of it."""
    zoe = server.guest("Zoe")
    everybody = (*people.values(), zoe)
    for who in everybody:
        for path in ("", "/replay", "/position", "/summary", "/why-not?token=pass", "/hint", "/links"):
            reply = who.raw("GET", f"/matches/{match}{path}")
            assert reply.status_code == 410, (path, reply.text)
            assert reply.json()["error"]["key"] == "server-match-unreadable"
            assert "can't be opened" in reply.json()["error"]["text"]
            assert not any(each in reply.text for each in SECRET)
        for path, body in (("answer", {"moment": 0, "token": "pass"}), ("join", {}), ("chat", {"text": "Hm?"})):
            reply = who.raw("POST", f"/matches/{match}/{path}", body)
            assert reply.status_code == 410, reply.text
        assert match in [each["id"] for each in who.get("/matches", scope="mine")["matches"]] or who is zoe
    assert server.house.hall.troubles["unreadable"] == 1, "counted once, however often somebody asks"
    reply = zoe.raw("GET", f"/matches/{match}/record")
    assert reply.status_code in (403, 410)
    assert not any(each in reply.text for each in SECRET)


def test_a_match_that_cannot_be_loaded_is_explained_and_logged(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    people, match = two(server, 8)
    server.sql("UPDATE matches SET options = '{\"turns\": 77}' WHERE id = :match", match=match)
    server.restart()
    with caplog.at_level(logging.ERROR):
        assert_explained(server, people, match)
    (logged,) = [record for record in caplog.records if record.__dict__.get("match") == match]
    assert logged.__dict__["reason"]
    with people["red"].live(match) as line:
        error = line.receive()
        assert error["error"]["key"] == "server-match-unreadable"


def test_what_is_stored_of_an_unreadable_match_can_be_downloaded(server: Server) -> None:
    anna = server.guest("Anna")
    match = anna.create(players={"blue": {"kind": "hotseat"}})
    for token in ("roll", "pass", "end"):
        anna.answer(match, token)
    server.sql("UPDATE matches SET rules = 99 WHERE id = :match", match=match)
    server.restart()
    record = westmarch.load_record(anna.get(f"/matches/{match}/record"))
    assert record.answers == 3
    assert server.guest("Zoe").raw("GET", f"/matches/{match}/record").status_code == 403


@pytest.mark.parametrize("which", range(1, 8))
@pytest.mark.parametrize("change", ["token", "kind", "seat", "fell", "missing"])
def test_tampered_answers_never_tell_anything(server: Server, which: int, change: str) -> None:
    people, match = two(server, 8)
    seq = which + 1  # the first entry is the join
    (entry,) = server.sql("SELECT * FROM entries WHERE match = :match AND seq = :seq", match=match, seq=seq)
    place = {"match": match, "seq": seq}
    if change == "token":
        server.sql("UPDATE entries SET token = 'show:card-zz' WHERE match = :match AND seq = :seq", **place)
    elif change == "kind":
        data = json.dumps({**json.loads(entry.data), "decision": "hideout.other"})
        server.sql("UPDATE entries SET data = :data WHERE match = :match AND seq = :seq", data=data, **place)
    elif change == "seat":
        other = "blue" if entry.seat == "red" else "red"
        server.sql("UPDATE entries SET seat = :other WHERE match = :match AND seq = :seq", other=other, **place)
    elif change == "fell":
        server.sql("UPDATE entries SET fell = '~ die 7 7' WHERE match = :match AND seq = :seq", **place)
    else:
        server.sql("DELETE FROM entries WHERE match = :match AND seq = :seq", **place)
    server.restart()
    zoe = server.guest("Zoe")
    state = zoe.state(match)
    assert state["step"] == which - 1, "it goes on from the last answer that fits"
    assert state["entries"][-1]["kind"] == "rules"
    assert state["entries"][-1]["rules"] is False, "the rules are not to blame"
    play(server, people, match, 4)
    server.restart()
    assert zoe.state(match)["step"] == which + 3
    assert server.troubles == {"set-back": 1}
    hands = {card for seat in people for card in people[seat].state(match, seat=seat)["view"]["hand"]}
    assert not any(card in json.dumps(zoe.state(match)["entries"]) for card in hands)


@pytest.mark.parametrize(
    ("column", "value"),
    [("state", "nonsense"), ("state", "turn: 5\nmoon: full"), ("fell", "~ die 1 1"), ("drawn", 99999), ("seed", 7)],
)
def test_a_damaged_snapshot_is_passed_over(server: Server, column: str, value: Any) -> None:
    people, match = two(server, EVERY + 4)
    before = everything(people, match)
    where = f"match = :match AND step = {EVERY}"
    server.sql(f"UPDATE snapshots SET {column} = :value WHERE {where}", match=match, value=value)
    server.restart()
    assert everything(people, match) == before
    if column != "drawn" or server.troubles:
        assert server.troubles == {"mended": 1}
    server.restart()
    assert everything(people, match) == before
    assert server.troubles in ({"mended": 1}, {})


@pytest.mark.parametrize("damage", ["", "nonsense", "[[7]]", "{}"])
def test_damaged_words_are_left_out(server: Server, damage: str) -> None:
    people, match = two(server, 4)
    server.sql("UPDATE entries SET told = :damage WHERE match = :match AND seq = 3", match=match, damage=damage)
    server.restart()
    steps = {event["step"] for event in people["red"].state(match, seat="red")["log"]["events"]}
    assert steps == {0, 1, 3, 4}


def test_a_readable_but_wrong_snapshot_is_passed_over(server: Server) -> None:
    people, match = two(server, EVERY + 4)
    before = everything(people, match)
    (row,) = server.sql(f"SELECT state FROM snapshots WHERE match = :match AND step = {EVERY}", match=match)
    lines = [line if not line.startswith("turn:") else "turn: 41" for line in row.state.splitlines()]
    state = "\n".join(line if not line.startswith("hands:") else "hands: ;" for line in lines)
    server.sql(f"UPDATE snapshots SET state = :state WHERE match = :match AND step = {EVERY}", match=match, state=state)
    server.restart()
    assert [state["step"] for state in everything(people, match)] == [state["step"] for state in before]


def test_a_bot_of_an_unreadable_match_is_not_tried_again_and_again(server: Server) -> None:
    anna = server.guest("Anna")
    match = anna.create(players={"blue": {"kind": "bot", "bot": "slow"}})
    anna.answer(match, "end")
    server.sql("UPDATE matches SET rules = 99, asked_bot = 1 WHERE id = :match", match=match)
    server.restart()
    for _ in range(3):
        assert anna.raw("GET", f"/matches/{match}").status_code == 410
    assert server.troubles["unreadable"] == 1
