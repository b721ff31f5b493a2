from __future__ import annotations

import json

import pytest

from tests.cli import toys
from westmarch.lab import Plan, simulate, spread, summary, win_rate
from westmarch.lab.simulate import Played


def test_spread() -> None:
    assert spread([]) is None
    assert spread([3]) == {"min": 3, "q1": 3, "median": 3, "q3": 3, "max": 3, "mean": 3.0}
    assert spread([5, 1, 2, 4, 3]) == {"min": 1, "q1": 2, "median": 3, "q3": 4, "max": 5, "mean": 3.0}


def test_win_rate_is_wilsons_interval() -> None:
    share, low, high = win_rate(8, 10)
    assert share == 0.8
    assert low == pytest.approx(0.4902, abs=1e-3)
    assert high == pytest.approx(0.9433, abs=1e-3)
    assert win_rate(0, 0) == (0.0, 0.0, 1.0)
    assert win_rate(0, 10)[1] == 0.0
    assert win_rate(10, 10)[2] == pytest.approx(1.0)


def test_summary_adds_up(monkeypatch: pytest.MonkeyPatch) -> None:
    toys.install(monkeypatch)
    plan = Plan("fragile", ["random"], games=12, seed=1)
    figures = summary(plan, simulate(plan))
    assert figures["ended"] + len(figures["errors"]) == 12
    assert sum(figures["wins"].values()) == figures["ended"]
    assert figures["nobody"] == figures["together"] == 0
    assert sum(figures["reasons"].values()) == figures["ended"]
    assert figures["score"]["one"]["max"] >= 20 or figures["score"]["two"]["max"] >= 20
    assert json.loads(json.dumps(figures)) == figures


@pytest.mark.parametrize(("winners", "together"), [(("p1", "p2", "p3"), 1), (("p1", "p2"), 0), ((), 0)])
def test_only_everybody_wins_together(winners: tuple[str, ...], together: int) -> None:
    """Partners who beat others have not won together with them."""
    plan = Plan("lcg", ["random"], seats=3)
    played = Played(0, 1)
    played.winners = winners
    figures = summary(plan, [played])
    assert figures["together"] == together
    assert figures["wins"] == {seat: int(seat in winners) for seat in ("p1", "p2", "p3")}
