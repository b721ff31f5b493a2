"""Clocks: minutes for all answers of a seat, or days for each."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from tests.server.helpers import Guest, Problem
from westmarch.server import absence, store, table

Make = Callable[[str], Guest]
Later = Callable[[float], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """So many minutes later."""

    def go(minutes: float) -> None:
        moment = timedelta(minutes=minutes)
        for module in (absence, table):
            monkeypatch.setattr(module, "now", lambda: store.now() + moment)

    return go


def friends(guest: Make, **clock: Any) -> tuple[Guest, Guest, str]:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create(**clock)
    bert.join(match)
    return anna, bert, match


def refused(call: Callable[[], Any]) -> str:
    with pytest.raises(Problem) as problem:
        call()
    return str(problem.value.key)


def test_minutes_are_for_all_answers_together(guest: Make, later: Later) -> None:
    anna, bert, match = friends(guest, minutes=10)
    later(6)
    anna.answer(match, "pass")
    clock = bert.state(match)["clock"]
    assert clock["seat"] == "red"
    assert clock["used"]["red"] == pytest.approx(360, abs=30)
    later(9)
    assert refused(lambda: bert.post(f"/matches/{match}/claim")) == "server-not-late"
    later(10.5)
    assert refused(lambda: anna.post(f"/matches/{match}/claim")) == "server-nothing-to-claim"
    with anna.live(match) as line:
        line.until("state")
        found = bert.post(f"/matches/{match}/claim")["table"]
    assert found["result"] == {"winners": ["blue"], "reason": "time", "score": {}}, "though Anna is there"


def test_each_has_a_clock_and_taking_back_gives_no_time(guest: Make, later: Later) -> None:
    anna, bert, match = friends(guest, minutes=10)
    later(6)
    anna.answer(match, "pass")
    anna.undo(match)
    anna.answer(match, "end")
    assert anna.state(match)["clock"]["used"]["red"] == pytest.approx(360, abs=30)
    clock = anna.state(match)["clock"]
    assert (clock["seat"], clock["used"].get("blue", 0)) == ("blue", 0)
    later(15)
    assert refused(lambda: anna.post(f"/matches/{match}/claim")) == "server-not-late"
    bert.answer(match, "end")
    later(18)
    assert refused(lambda: bert.post(f"/matches/{match}/claim")) == "server-not-late"
    later(20)
    assert bert.post(f"/matches/{match}/claim")["table"]["status"] == "finished"


def test_days_are_for_each_answer(guest: Make, later: Later) -> None:
    anna, bert, match = friends(guest, days=2)
    day = 24 * 60
    later(1.9 * day)
    anna.answer(match, "pass")
    later(3.8 * day)
    assert refused(lambda: bert.post(f"/matches/{match}/claim")) == "server-not-late"
    later(4 * day)
    assert bert.post(f"/matches/{match}/seats/red/stand-in", {"bot": "random"})["table"]["seats"][0]["stand_in"]


def test_a_late_answer_counts_until_somebody_claims(guest: Make, later: Later) -> None:
    anna, bert, match = friends(guest, days=1)
    later(2 * 24 * 60)
    anna.answer(match, "end")
    assert refused(lambda: anna.post(f"/matches/{match}/claim")) == "server-not-late"
    assert bert.table(match)["asked"]["seat"] == "blue"


def test_nobodys_time_runs_before_everybody_is_there(guest: Make, later: Later) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create(minutes=10)
    later(8)
    anna.answer(match, "pass")
    bert.join(match)
    assert anna.state(match)["clock"]["used"] == {}
    # Who leaves and comes again gets no new clock.
    later(12)
    anna.answer(match, "end")
    bert.answer(match, "pass")
    bert.post(f"/matches/{match}/leave")
    bert.join(match)
    assert anna.state(match)["clock"]["used"]["red"] == pytest.approx(240, abs=30)


def test_a_rematch_has_the_same_clock(guest: Make) -> None:
    anna, _, match = friends(guest, days=3)
    assert anna.table(match)["clock"] == {"days": 3}
    anna.post(f"/matches/{match}/resign")
    assert anna.post(f"/matches/{match}/rematch")["table"]["clock"] == {"days": 3}


@pytest.mark.parametrize(
    "wish", [{"minutes": 0}, {"minutes": 2000}, {"days": 61}, {"days": "x"}, {"days": 1, "minutes": 5}]
)
def test_no_clock_that_makes_no_sense(guest: Make, wish: dict[str, Any]) -> None:
    anna = guest("Anna")
    assert refused(lambda: anna.create(**wish)) in ("server-bad-input", "server-two-clocks")
    assert anna.get("/matches")["matches"] == []


def test_without_a_clock_nothing_is_counted(guest: Make) -> None:
    anna, _, match = friends(guest)
    assert (anna.table(match)["clock"], anna.state(match)["clock"]) == (None, None)


def test_a_clock_goes_on_after_the_match_was_put_away(guest: Make, later: Later, client: Any) -> None:
    anna, _, match = friends(guest, minutes=10)
    later(6)
    anna.answer(match, "pass")
    before = anna.state(match)["clock"]
    assert before["used"]["red"] > 300
    client.app.state.house.hall._slots.clear()
    assert anna.state(match)["clock"] == before
