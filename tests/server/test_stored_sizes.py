"""Everything that people can leave with us has a size, and a pace."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.conftest import make_settings
from tests.server.helpers import Guest, Problem
from westmarch.server import limits, table
from westmarch.server.api import past, play
from westmarch.server.app import create_app

Make = Callable[[str], Guest]


def test_a_report_needs_somebody(guest: Make, client: TestClient[Any]) -> None:
    match = guest("Anna").create()
    reply = guest("Nobody").raw("POST", f"/matches/{match}/report", {"note": "hm"})
    assert (reply.status_code, reply.json()["error"]["key"]) == (403, "server-no-name")


def test_reports_have_a_size_and_a_number(guest: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = guest("Anna")
    match = anna.create()
    with pytest.raises(Problem) as problem:
        anna.post(f"/matches/{match}/report", {"client": {"x": "y" * 20_000}})
    assert (problem.value.status, problem.value.key) == (413, "server-too-large")
    monkeypatch.setattr(past, "MOST_REPORTS", 2)
    for _ in range(2):
        anna.post(f"/matches/{match}/report", {"note": "hm"})
    with pytest.raises(Problem) as problem:
        anna.post(f"/matches/{match}/report", {"note": "hm"})
    assert problem.value.key == "server-enough-reports"


def test_reports_have_a_pace(tmp_path: Path) -> None:
    with TestClient(create_app(make_settings(tmp_path, rate_limits=True))) as client:
        anna = Guest(client, "Anna")
        match = anna.create()
        codes = [anna.raw("POST", f"/matches/{match}/report", {"note": "hm"}).status_code for _ in range(8)]
        assert codes == [201] * 6 + [429] * 2


def test_chat_has_one_pace_for_all_ways(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over HTTP as over sockets, and not more by holding several of them."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # all in one moment
    with TestClient(create_app(make_settings(tmp_path, rate_limits=True))) as client:
        anna = Guest(client, "Anna")
        match = anna.create()
        with anna.live(match) as one, anna.live(match) as two:
            one.until("state")
            two.until("state")
            kinds = [line.ask("chat", text="spam")["type"] for _ in range(3) for line in (one, two)]
            codes = [anna.raw("POST", f"/matches/{match}/chat", {"text": "spam"}).status_code for _ in range(8)]
        assert kinds == ["ok"] * 6
        assert codes == [200] * 4 + [429] * 4


def test_chat_has_a_size(guest: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, watcher = guest("Anna"), guest("Zoe")
    match = anna.create()
    watcher.post("/me", {"name": "Zoe"})
    monkeypatch.setattr(play, "MOST_LINES", 3)
    monkeypatch.setattr(play, "MOST_WATCHERS_LINES", 1)
    watcher.post(f"/matches/{match}/chat", {"text": "hello"})
    with pytest.raises(Problem) as problem:
        watcher.post(f"/matches/{match}/chat", {"text": "hello"})
    assert (problem.value.status, problem.value.key) == (409, "server-chat-full")
    with pytest.raises(Problem) as problem:
        anna.post(f"/matches/{match}/chat", {"text": "x" * 501})
    assert problem.value.key == "server-bad-input"
    for _ in range(3):
        anna.post(f"/matches/{match}/chat", {"text": "who watches takes no room from who plays"})
    with pytest.raises(Problem):
        anna.post(f"/matches/{match}/chat", {"text": "full"})


def test_what_was_said_comes_in_pages(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create()
    for number in range(250):
        anna.post(f"/matches/{match}/chat", {"text": f"line {number}"})

    def said(entries: list[dict[str, Any]]) -> list[str]:
        return [entry["text"] for entry in entries]

    state = anna.state(match)
    assert (said(state["entries"]), state["earlier"]) == ([f"line {number}" for number in range(150, 250)], 150)
    page = anna.get(f"/matches/{match}/entries", before=state["entries"][0]["seq"])
    assert (said(page["entries"]), page["earlier"]) == ([f"line {number}" for number in range(50, 150)], 50)
    page = anna.get(f"/matches/{match}/entries", before=page["entries"][0]["seq"])
    assert (said(page["entries"]), page["earlier"]) == ([f"line {number}" for number in range(50)], 0)
    assert len(anna.get(f"/matches/{match}/summary", since=0)["entries"]) == 100
    recent = anna.state(match, since=240)
    assert (len(recent["entries"]), recent["earlier"]) == (10, 0)
    with anna.live(match) as line:
        line.until("state")
        assert line.state["earlier"] == 150
    closed = anna.create(spectators=False)
    with pytest.raises(Problem) as problem:
        guest("Zoe").get(f"/matches/{closed}/entries")
    assert problem.value.key == "server-no-spectators"


def test_a_table_that_is_full_can_only_be_played_to_its_end(guest: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answering and taking back could go on for ever, and so could asking for it, or giving a seat to and fro."""
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create()
    bert.join(match)
    anna.answer(match, "pass")
    anna.undo(match)
    monkeypatch.setattr(table, "MOST_ENTRIES", anna.table(match)["seq"] + 1)
    state = anna.answer(match, "roll")
    here = f"/matches/{match}"
    tries = {"undo": {"moment": state["moment"]}, "links": {"seat": "red"}, "seats/red/stand-in": {}}
    for path, body in tries.items():
        with pytest.raises(Problem) as problem:
            anna.post(f"{here}/{path}", body)
        assert (problem.value.status, problem.value.key) == (409, "server-table-full"), path
    assert anna.table(match)["seq"] == state["seq"]
    anna.answer(match, "pass")
    bert.post(f"{here}/leave")
    with pytest.raises(Problem) as problem:
        bert.join(match)
    assert problem.value.key == "server-table-full"
    anna.post(f"{here}/seats/blue", {"kind": "bot", "bot": "random"})
    with pytest.raises(Problem) as problem:
        anna.post(f"{here}/seats/blue", {"kind": "open"})
    assert problem.value.key == "server-table-full"
    anna.post(f"{here}/resign")
