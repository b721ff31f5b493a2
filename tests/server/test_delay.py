"""Spectators who see a match some minutes late, because its players want it so."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from tests.server.helpers import Guest, Problem
from westmarch.server import hall, store
from westmarch.server.api import live

Make = Callable[[str], Guest]
Later = Callable[[float], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """So many minutes later."""

    def move(minutes: float) -> None:
        for module in (hall, live):
            monkeypatch.setattr(module, "now", lambda: store.now() + timedelta(minutes=minutes))

    return move


@pytest.fixture
def watched(guest: Make) -> tuple[Guest, Guest, Guest, str]:
    """Two people who play, one who watches ten minutes late."""
    anna, bert, zoe = guest("Anna"), guest("Bert"), guest("Zoe")
    match = anna.create(delay=10)
    bert.join(match)
    anna.answer(match, "roll")
    return anna, bert, zoe, match


def seen(state: Any) -> tuple[int, list[str]]:
    kinds = [event["kind"] for event in state["log"]["events"]]
    return state["step"], [kind for kind in kinds if kind == "hideout.rolled"]


def test_spectators_see_it_late_and_players_at_once(watched: tuple[Guest, Guest, Guest, str], later: Later) -> None:
    anna, bert, zoe, match = watched
    assert anna.table(match)["delay"] == 10
    assert bert.state(match)["step"] == 1
    assert bert.state(match, seat="")["step"] == 1, "who plays sits on the bench as well"
    assert seen(zoe.state(match)) == (0, [])
    assert zoe.table(match)["step"] == 0
    later(9)
    assert seen(zoe.state(match))[0] == 0
    later(11)
    assert seen(zoe.state(match)) == (1, ["hideout.rolled"])
    assert zoe.table(match)["step"] == 1


def test_nothing_else_tells_what_spectators_have_not_seen(watched: tuple[Guest, Guest, Guest, str]) -> None:
    anna, _, zoe, match = watched
    anna.post(f"/matches/{match}/chat", {"text": "two sixes"})
    assert [entry["kind"] for entry in zoe.get(f"/matches/{match}/entries")["entries"]] == []
    assert zoe.get(f"/matches/{match}/summary")["events"] == []
    assert zoe.get(f"/matches/{match}/replay", step=0)["steps"] == 0
    with pytest.raises(Problem):
        zoe.get(f"/matches/{match}/replay", step=1)
    zoe.create()  # now she has a name
    report = zoe.post(f"/matches/{match}/report", {"note": "what is this?"})
    assert "step=0" in report["replay"]
    with pytest.raises(Problem) as problem:
        zoe.get(f"/reports/{report['id']}")
    assert problem.value.key == "server-not-yet"
    with zoe.live(match) as line:
        line.until("state")
        assert line.ask("look", seat=None)["seq"] == zoe.table(match)["seq"]


def test_lists_do_not_tell_it_either(guest: Make) -> None:
    anna, bert, zoe = guest("Anna"), guest("Bert"), guest("Zoe")
    match = anna.create(delay=10, public=True)
    bert.join(match)
    anna.answer(match, "roll")
    player = anna.get("/me")["player"]["id"]
    zoe.post("/me", {"name": "Zoe"})
    for path, scope in (("/matches", {"scope": "live"}), (f"/players/{player}", {})):
        (found,) = (each for each in zoe.get(path, **scope)["matches"] if each["id"] == match)
        assert (found["step"], found["moment"], found["seq"], found["asked"]) == (0, 0, 0, None), path
        (own,) = (each for each in bert.get(path, **scope)["matches"] if each["id"] == match)
        assert own["step"] == 1


def test_a_socket_follows_by_itself(watched: tuple[Guest, Guest, Guest, str], later: Later) -> None:
    anna, _, zoe, match = watched
    with zoe.live(match) as line:
        assert line.until("state")["state"]["step"] == 0
        anna.answer(match, "end")
        later(9.99)
        anna.post(f"/matches/{match}/chat", {"text": "hello"})
        # Nothing more happens at the table: it is time alone that makes the answers old enough.
        line.until("state", lambda message: message["state"]["step"] == 2)


def test_what_was_taken_back_is_seen_late_too(watched: tuple[Guest, Guest, Guest, str], later: Later) -> None:
    anna, _, zoe, match = watched
    later(11)
    assert zoe.state(match)["step"] == 1
    later(0)
    anna.answer(match, "pass")
    anna.undo(match)
    anna.answer(match, "roll")
    assert zoe.state(match)["step"] == 1
    later(11)
    assert seen(zoe.state(match)) == (2, ["hideout.rolled", "hideout.rolled"])


def test_when_it_is_over_everybody_sees_it(watched: tuple[Guest, Guest, Guest, str]) -> None:
    _, bert, zoe, match = watched
    with zoe.live(match) as line:
        line.until("state")
        bert.post(f"/matches/{match}/resign")
        line.until("state", lambda message: message["state"]["view"]["result"] is not None)
    assert zoe.state(match)["step"] == 1
