"""Training: the same settings give the same weights, and what was stopped goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import westmarch.bots as bots
from westmarch.bots.sage import Table
from westmarch.bots.value import load, shipped
from westmarch.cli.main import main
from westmarch.core.errors import BadSetup, WestmarchError
from westmarch.games import find
from westmarch.lab.train import Fit, Training, log
from westmarch.lab.train.playing import Batch, play, play_one

QUICK = Fit(hidden=(8,), networks=1, epochs=2, rounds=1)
Told = list[tuple[str, dict[str, Any]]]


def train(folder: Path, matches: list[int], jobs: int = 1) -> tuple[Path, Told]:
    told: Told = []
    training = Training("wotr", folder, matches, seed=5, jobs=jobs, settings=QUICK)
    return training.run(lambda what, figures: told.append((what, figures))), told


def test_a_training_that_is_begun_again_plays_nothing_twice(tmp_path: Path) -> None:
    weights, told = train(tmp_path, [3])
    before = load(weights)
    assert ("playing", {"generation": 0, "done": 3, "of": 3}) in told
    weights.unlink()
    part = tmp_path / "generation-0" / "00000.npz"
    written = part.stat().st_mtime_ns
    again, told = train(tmp_path, [3])
    assert part.stat().st_mtime_ns == written
    assert told[0] == ("playing", {"generation": 0, "done": 3, "of": 3})
    after = load(again)
    assert after.inputs == before.inputs
    assert np.array_equal(after.networks[0].layers[0][0], before.networks[0].layers[0][0])


def begun(folder: Path, **other: Any) -> Training:
    settings: dict[str, Any] = {"game": "wotr", "matches": [3, 2], "seed": 5, **other}
    training = Training(folder=folder, settings=QUICK, **settings)
    training.begin()
    return training


@pytest.mark.parametrize(
    "other", [{"seed": 6}, {"matches": [4, 2]}, {"matches": [3, 1]}, {"game": "b5a"}], ids=lambda other: str(other)
)
def test_a_folder_is_not_gone_on_with_under_other_settings(tmp_path: Path, other: dict[str, Any]) -> None:
    """It would say that its weights were made with what they were not."""
    begun(tmp_path)
    with pytest.raises(WestmarchError, match=r"another training: of wotr, seed 5, 3,2 matches"):
        begun(tmp_path, **other)


def test_generations_may_be_added(tmp_path: Path) -> None:
    begun(tmp_path)
    begun(tmp_path, matches=[3])
    begun(tmp_path, matches=[3, 2, 7])
    with pytest.raises(WestmarchError):
        begun(tmp_path, matches=[3, 2, 8])


def test_nor_under_other_rules_or_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(tmp_path)
    monkeypatch.setattr("westmarch.__version__", "0.0")
    with pytest.raises(WestmarchError):
        begun(tmp_path)
    (tmp_path / "training.json").unlink()
    (tmp_path / "generation-0").mkdir()
    (tmp_path / "generation-0" / "00000.npz").touch()
    with pytest.raises(WestmarchError, match="not the settings"):
        begun(tmp_path)


def test_the_cost_is_that_of_what_is_left(tmp_path: Path) -> None:
    training = begun(tmp_path, matches=[13])
    assert training.left == 13
    (tmp_path / "generation-0").mkdir()
    for part in (0, 2):
        (tmp_path / "generation-0" / f"{part:05d}.npz").touch()
    assert training.left == 5
    (tmp_path / "weights-0.npz").touch()
    assert training.left == 0


def test_what_is_kept_of_a_match_follows_from_its_seed() -> None:
    tables = Training("wotr", Path(), [1]).tables
    one, other = (play(Batch("wotr", tables, 7, 0, 2, 1, None)) for _ in range(2))
    assert one.rows
    assert (one.rows, one.match, one.won) == (other.rows, other.match, other.won)
    assert (one.road, one.fork) == (other.road, other.fork)
    assert set(one.match) == {2}
    assert len({won for won, road in zip(one.won, one.road) if road == 0}) == 1


def test_the_first_moment_of_every_turn_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westmarch.lab.train.playing.KEPT", 0.0)
    (taken,) = play_one("b5a", [Table(2)], 3, None)
    turn = find("b5a").observed.index("turn")
    turns = [row[turn] for row in taken.rows]
    assert len(turns) > 1
    assert turns == sorted(set(turns))


def test_from_a_fork_every_proposal_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westmarch.lab.train.playing.FORKS", 1.0)
    monkeypatch.setattr("westmarch.lab.train.playing.SAGES", 0.0)
    monkeypatch.setattr("westmarch.lab.train.playing.ENDLESS", 60)
    monkeypatch.setattr("westmarch.lab.train.playing._arrive", lambda road, match: None)
    taken, *others = play_one("wotr", [Table(2)], 3, shipped("wotr"))
    assert taken.fork == 0
    assert [road.fork for road in others] == sorted(road.fork for road in others)
    # Of each road the moment is kept at which whoever looks ahead would judge, and they differ.
    assert all(len(road.rows) == 1 for road in others)
    last = [road.rows[0] for road in others if road.fork == others[-1].fork]
    assert len(last) > 1
    assert len(set(map(tuple, last))) > 1


def test_a_match_that_fails_is_told_and_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail(*_: object) -> None:
        raise ValueError("no such thing")

    monkeypatch.setattr("westmarch.lab.train.playing._answer", fail)
    played = play(Batch("wotr", Training("wotr", tmp_path, [1]).tables, 7, 0, 0, 1, None))
    assert played.rows == []
    assert played.failed[0][1] == {"message": "core-trouble-inside", "params": {"name": "ValueError"}}


def test_the_log_keeps_what_was_learned(tmp_path: Path) -> None:
    say = log(tmp_path)
    say("playing", {"done": 1})
    say("learned", {"loss": 0.5})
    assert (tmp_path / "log.jsonl").read_text() == '{"what": "learned", "loss": 0.5}\n'


def test_a_game_that_nobody_learns_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(bots.SAGES, "lcg")
    with pytest.raises(BadSetup):
        Training("lcg", tmp_path, [1])
    assert main(["train", "lcg", "--folder", str(tmp_path)]) == 2
    assert "lcg" in capsys.readouterr().err
