"""Reviews of finished matches: made once, outside of requests, and kept."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.conftest import make_settings
from tests.server.helpers import Guest, Problem
from tests.server.hideout import Gate
from westmarch.server import reviews
from westmarch.server.app import create_app
from westmarch.server.loading import Unreadable

Make = Callable[[str], Guest]


def finish(anna: Guest) -> str:
    """Two turns: Anna shows a card, which costs her something; the others draw."""
    match = anna.create(players={"red": {"kind": "me"}, "blue": {"kind": "hotseat", "name": "B"}}, options={"turns": 2})
    shown = next(token for token in anna.state(match)["view"]["decision"]["options"] if token.startswith("show:"))
    for token, seat in ((shown, "red"), ("end", "red"), ("draw", "blue"), ("end", "blue")):
        anna.answer(match, token, seat=seat)
    assert anna.table(match)["status"] == "finished"
    return match


def is_over(found: Any) -> bool:
    return found["status"] not in ("waiting", "working")


def wait(who: Guest, match: str, until: Callable[[Any], bool] = is_over) -> Any:
    for _ in range(6000):
        found = who.get(f"/matches/{match}/review")
        if until(found):
            return found
        time.sleep(0.05)
    raise AssertionError(found)


def test_a_finished_match_is_reviewed_once_for_everybody(guest: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, zoe = guest("Anna"), guest("Zoe")
    match = finish(anna)
    assert anna.get(f"/matches/{match}/review") == {"status": "none", "done": 0, "of": 0, "error": None, "review": None}
    begun = anna.post(f"/matches/{match}/review")
    assert begun["status"] in ("waiting", "working")
    found = wait(zoe, match)
    assert found["status"] == "done", found
    review = found["review"]
    assert review["game"] == "hideout"
    assert review["start"] + review["luck"] + review["choice"] == pytest.approx(review["end"], abs=1e-5)
    assert review["end"] == 0
    mistake = next(each for each in review["mistakes"] if each["number"] == 0)
    assert (mistake["seat"], mistake["better"][0]["token"]) == ("red", "draw")
    assert mistake["why"] == {"key": "hideout-draws", "params": {}, "rule": "", "text": mistake["why"]["text"]}
    # So is its record, wherever it comes from.
    copy = zoe.post("/matches/import", {"text": anna.get(f"/matches/{match}/record")})["table"]["id"]
    zoe.post(f"/matches/{copy}/review")
    assert wait(zoe, copy)["review"] == review
    # Asked for again, it is there at once: nobody works on it a second time.
    monkeypatch.setattr(reviews.Reviews, "_make", None)
    assert zoe.post(f"/matches/{match}/review")["review"] == review
    # Another judge would look again.
    monkeypatch.setattr(reviews, "judge_of", lambda game: "another")
    assert zoe.get(f"/matches/{match}/review")["status"] == "none"


def test_nothing_is_told_about_a_running_match(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create()
    for ask in (anna.get, anna.post):
        with pytest.raises(Problem) as problem:
            ask(f"/matches/{match}/review")
        assert (problem.value.status, problem.value.key) == (403, "server-not-yet")
    with pytest.raises(Problem) as problem:
        anna.post("/matches/nowhere/review")
    assert problem.value.status == 404


def test_a_game_that_nobody_judges_says_so(guest: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = guest("Anna")
    match = finish(anna)
    assert anna.get("/games/hideout")["review"] is True
    monkeypatch.setattr("westmarch.lab.review.ships", lambda game: False)
    assert anna.get("/games/hideout")["review"] is False
    with pytest.raises(Problem) as problem:
        anna.post(f"/matches/{match}/review")
    assert (problem.value.status, problem.value.key) == (409, "server-no-review")


def test_what_fails_is_said_and_can_be_tried_again(guest: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = guest("Anna")
    match = finish(anna)

    def torn(table: Any) -> str:
        raise Unreadable(["torn"])

    monkeypatch.setattr(reviews, "annotated_record", torn)
    anna.post(f"/matches/{match}/review")
    failed = wait(anna, match)
    assert failed["status"] == "failed"
    assert failed["error"]["key"] == "server-review-unreadable"
    assert "torn" not in str(failed), "what is stored is nobody's business"
    assert failed["review"] is None
    monkeypatch.setattr(reviews.Reviews, "_make", nobody)
    assert anna.post(f"/matches/{match}/review")["status"] == "waiting"


def test_there_is_an_end_to_the_line(guest: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = guest("Anna")
    match = finish(anna)
    monkeypatch.setattr(reviews, "MOST", 0)
    with pytest.raises(Problem) as problem:
        anna.post(f"/matches/{match}/review")
    assert (problem.value.status, problem.value.key) == (503, "server-reviews-full")


# -- while it is made


def test_bots_do_not_wait_for_it_and_it_tells_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one worker for bots; the review has a process of its own."""
    held = Gate(tmp_path / "gate")
    held.folder.mkdir()
    monkeypatch.setenv("HIDEOUT_SAGE_GATE", str(held.folder))
    with TestClient(create_app(make_settings(tmp_path)), base_url="http://testserver.local") as client:
        anna = Guest(client, "Anna")
        match = finish(anna)
        anna.post(f"/matches/{match}/review")
        other = anna.create(players={"red": {"kind": "me"}, "blue": {"kind": "bot", "bot": "passer"}})
        anna.answer(other, "end")
        anna.wait(other, lambda table: table["asked"]["seat"] == "red")
        assert anna.get(f"/matches/{match}/review")["status"] in ("waiting", "working")
        for looked_at in range(4):
            found = wait(anna, match, until=lambda found, done=looked_at: held.waiting > done == found["done"])
            assert not is_over(found)
            assert found["of"] == 4 or not looked_at
            held.open(looked_at + 1)
        assert wait(anna, match)["status"] == "done"


async def nobody(self: Any, match: str) -> None:
    """Whoever should make it dies at once."""


def test_whoever_died_over_it_holds_nobody_up(guest: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = guest("Anna")
    match = finish(anna)
    monkeypatch.setattr(reviews.Reviews, "_make", nobody)
    begun: list[str] = []
    claim = reviews.Reviews._claim

    async def noted(self: Any, key: str, judge: str) -> bool:
        ours = await claim(self, key, judge)
        begun.extend([key] * ours)
        return ours

    monkeypatch.setattr(reviews.Reviews, "_claim", noted)
    for _ in range(2):
        assert anna.post(f"/matches/{match}/review")["status"] == "waiting"
    assert begun == [match]
    late = reviews.now() + 2 * reviews.LEASE
    monkeypatch.setattr(reviews, "now", lambda: late)
    assert anna.get(f"/matches/{match}/review")["status"] == "none"
    assert anna.post(f"/matches/{match}/review")["status"] == "waiting"
    assert begun == [match, match]


def test_of_several_who_try_one_gets_it(client: TestClient[Any], guest: Make) -> None:
    """As several processes would, that all found nothing a moment ago."""
    match = finish(guest("Anna"))
    house = client.app.state.house
    tried = [client.blocking_portal.call(house.reviews._claim, match, "judge") for _ in range(3)]
    assert tried == [True, False, False]


def test_numbers_are_those_of_the_table() -> None:
    """The record has two answers that the table was never asked for, and begins after its first step."""
    fell = (None, "~ die 3", "red hideout.act pass\n~ die 4", "red hideout.act pass")
    table: Any = SimpleNamespace(
        row=SimpleNamespace(fell="~ deck a"), answers=[SimpleNamespace(fell=each) for each in fell]
    )
    steps = reviews.steps_of(table)
    assert steps == [0, 1, 2, 3, 3, 4, 4]
    review = {"moments": [{"number": 0, "until": 3}], "mistakes": [{"number": 2}], "lucky": [0], "unlucky": [5]}
    moved = reviews.at_the_table({**review, "told": {"5": []}}, steps[-6:])
    assert moved == {
        "moments": [{"number": 1, "until": 3}],
        "mistakes": [{"number": 3}],
        "lucky": [1],
        "unlucky": [4],
        "told": {"4": []},
    }
