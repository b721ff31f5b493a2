from __future__ import annotations

import json
from importlib import import_module

import pytest

import westmarch
from westmarch.core.errors import BadSetup
from westmarch.core.journal import count_answers
from westmarch.core.match import Match
from westmarch.lab import bench
from westmarch.lab.bench import Rate

module = import_module("westmarch.lab.bench")


@pytest.fixture(autouse=True)
def _not_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "POSITIONS", 40)
    monkeypatch.setattr(module, "MATCHES", 3)


def test_positions_are_what_they_say() -> None:
    boundary, inside, deepest = module._collect("wotr", None, None, 1)
    assert len(boundary) == 40
    assert len(inside) == 40
    assert len(deepest) == 3
    answers = [[count_answers(match.since_checkpoint) for match in some] for some in (boundary, inside, deepest)]
    assert set(answers[0]) == {0}
    assert min(answers[1]) >= module.INSIDE
    assert sum(answers[2]) / len(deepest) > sum(answers[1]) / len(inside)
    assert all(match.decision is not None for match in boundary + inside + deepest)


def test_bench_measures_every_figure() -> None:
    stages: list[str] = []
    found = bench("wotr", seconds=0.6, on_stage=stages.append)
    assert stages == ["decisions", "positions", "clones", "imagined"]
    data = found.as_data()
    assert json.loads(json.dumps(data)) == data
    for name in (
        "decisions",
        "clones_at_boundary",
        "clones_inside",
        "clones_deepest",
        "imagined_at_boundary",
        "imagined_inside",
    ):
        assert data[name]["slowest"] <= data[name]["per_second"] <= data[name]["fastest"]
        assert data[name]["measured"] > 0
    assert data["answers_inside"] >= module.INSIDE
    assert data["answers_deepest"] > data["answers_inside"]
    assert data["machine"]["westmarch"] == westmarch.__version__


def test_imagined_matches_are_of_the_seat_that_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    _, inside, _ = module._collect("wotr", None, None, 1)
    asked: list[tuple[str, int]] = []
    monkeypatch.setattr(Match, "imagine", lambda match, seat, seed: asked.append((seat, seed)))
    rate = module._rate(inside, 0.01, module._imagine)
    assert len(asked) == rate.total
    seats = [match.decision.seat for match in inside]
    assert asked[: len(seats)] == [(seat, number) for number, seat in enumerate(seats)][: len(asked)]


def test_the_middle_slice_counts() -> None:
    rate = Rate([(10, 1.0, 0.5), (30, 1.0, 1.0), (20, 1.0, 1.0)])
    assert (rate.median, rate.slowest, rate.fastest, rate.cpu, rate.total) == (20, 10, 30, 20, 60)


def test_what_can_not_be_played_is_refused() -> None:
    with pytest.raises(BadSetup):
        bench("chess", seconds=0.1)
