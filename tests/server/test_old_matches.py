"""Matches that earlier releases stored: they load, can be played on, taken back, replayed and downloaded.

`tests/server/old` holds one file a game and release; its `make.py` says how to add some.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import westmarch
from tests.server.conftest import make_settings
from tests.server.helpers import Guest
from tests.server.old import shelf
from westmarch.core.journal import Answer
from westmarch.core.match import Match
from westmarch.server.app import create_app
from westmarch.server.reviews import steps_of
from westmarch.server.table import Table


class Owner(Guest):
    """Whoever played the stored matches, with the seats' secrets instead of a session."""

    def __init__(self, client: TestClient[Any], name: str, secrets: list[str]) -> None:
        super().__init__(client, name)
        self._bearer = ",".join(secrets)

    def raw(self, method: str, path: str, body: Any = None, **params: Any) -> Any:
        headers = {"Authorization": f"Bearer {self._bearer}"}
        return self._client.request(method, f"/api{path}", json=body, params=params or None, headers=headers)


class Past:
    """A server over an old database, and what is in it."""

    def __init__(self, client: TestClient[Any], stored: Any) -> None:
        self.client = client
        self.house: Any = client.app.state.house
        self.matches = shelf.rows(stored, "matches")
        self.seats = shelf.rows(stored, "seats")

    def owner(self, match: str) -> Owner:
        keys = self.house.door.keys
        secrets = [
            keys.secret(match, row["seat"], row["generation"])
            for row in self.seats
            if row["match"] == match and row["kind"] == "human"
        ]
        return Owner(self.client, "Anna", secrets)

    def silence_bots(self, silent: bool = True) -> None:
        if silent:
            self.house.keeper.ensure = self.house.hall.on_bot_asked = lambda match: None
        else:
            del self.house.keeper.ensure
            self.house.hall.on_bot_asked = self.house.keeper.ensure

    def forget(self) -> None:
        """As after a restart."""
        self.house.hall._slots.clear()
        self.house.replays._kept.clear()


@pytest.fixture(params=shelf.files())
def past(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Past]:
    stored = shelf.put_back(request.param, tmp_path / "test.db")
    with TestClient(create_app(make_settings(tmp_path)), base_url="http://testserver.local") as client:
        yield Past(client, stored)


def test_old_matches_load_and_are_what_they_were(past: Past) -> None:
    assert past.matches
    for row in past.matches:
        reply = past.owner(row["id"]).get(f"/matches/{row['id']}")
        table = reply["table"]
        assert table["status"] == row["status"]
        if table["step"] != row["step"]:
            # A rule was corrected since; what no longer fits is lost, and the table says so.
            told = [entry for entry in reply["state"]["entries"] if entry["kind"] == "rules"]
            assert (told[-1]["from"], told[-1]["to"]) == (row["step"], table["step"])
        elif row["status"] == "running":
            assert table["asked"] == {"seat": row["asked_seat"], "kind": row["asked_kind"]}
        else:
            assert table["result"]["reason"] in row["result"]
    assert "unreadable" not in past.house.hall.troubles


def test_loading_them_again_takes_the_snapshots(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    first = {row["id"]: past.owner(row["id"]).get(f"/matches/{row['id']}") for row in past.matches}
    past.forget()
    monkeypatch.setattr("westmarch.server.table.fill", None)
    for match, before in first.items():
        after = past.owner(match).get(f"/matches/{match}")
        assert after["state"]["view"] == before["state"]["view"]
        assert after["state"]["log"] == before["state"]["log"]
        assert after["table"]["step"] == before["table"]["step"]


def test_they_can_be_played_on_and_taken_back(past: Past) -> None:
    for row in past.matches:
        anna, match = past.owner(row["id"]), row["id"]
        if row["status"] != "running":
            continue
        anna.wait(match, lambda table: table["your_turn"])  # a computer player may have to answer again
        past.silence_bots()  # from here on, nobody answers in between
        for again in (False, True):
            before = anna.state(match, seat=anna.table(match)["asked"]["seat"])
            options = before["view"]["decision"]["options"]
            anna.answer(match, options[-1], seat=before["seat"])
            if again:
                past.forget()
            anna.undo(match, to=before["step"])
            after = anna.state(match, seat=before["seat"])
            assert after["view"] == before["view"]
            assert after["log"]["events"] == before["log"]["events"]
        step = anna.table(match)["step"]
        for back in (step - 1, step // 2, 3, 0):
            assert anna.undo(match, to=back)["state"]["step"] == back
            past.forget()
            assert anna.table(match)["step"] == back
        past.silence_bots(False)
    assert "unreadable" not in past.house.hall.troubles


def test_they_can_be_replayed_and_downloaded(past: Past) -> None:
    for row in past.matches:
        anna, match = past.owner(row["id"]), row["id"]
        steps = anna.table(match)["step"]
        followed = True
        for step in (steps, 0, steps // 3, steps // 2, steps - 1):
            frame = anna.get(f"/matches/{match}/replay", step=step, seat="")["frames"][0]
            followed = followed and frame["shown"] is None
        # Only what is over may have steps that today's rules can't follow; all else was set back to what they can.
        assert followed or row["status"] == "finished"
        record = anna.get(f"/matches/{match}/record")
        assert record.startswith("westmarch record")
        if followed:
            again = westmarch.load_record(record)
            assert again.view(None)["asked"] == anna.state(match, seat="")["view"]["asked"]
            _check_steps(past.house.hall._slots[match].table, again)


def _check_steps(table: Table, again: Match[Any]) -> None:
    """What a review says of an answer of the record stands at that step of the table."""
    given = [entry for entry in again.journal if isinstance(entry, Answer)]
    steps = steps_of(table)[-len(given) - 1 :]
    assert len(steps) == len(given) + 1
    # Before an answer may stand some that the table was never asked for.
    number = {step: at for at, step in enumerate(steps)}
    for step in range(steps[0], table.step):
        answer, stored = given[number[step]], table.answers[step]
        assert (answer.seat, answer.token) == (stored.seat, again.game.modern(stored.token)), step


@pytest.mark.parametrize("game", [game.key for game in westmarch.catalogue() if game.key != "hideout"])
def test_a_change_of_rules_has_a_version(game: str) -> None:
    """If the golden playthrough isn't what it was at the last release, the rules have another version, too."""
    last = max((shelf.content(name) for name in shelf.files() if name.endswith(f"-{game}")), key=_release)
    golden = (Path(__file__).parents[1] / "golden" / f"{game}.record").read_bytes()
    rules = next(each for each in westmarch.catalogue() if each.key == game).rules_version
    if hashlib.sha256(golden).hexdigest() != last["golden"]:
        assert rules > last["rules"], f"{game} plays otherwise than in {last['release']}: raise its rules_version"


def _release(stored: Any) -> tuple[int, ...]:
    return tuple(int(part) for part in stored["release"].split("."))
