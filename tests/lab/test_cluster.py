"""The same matches on a Ray cluster of two nodes as on one machine.

It takes about a minute, and Ray is large, so it has an environment of its own: `make test-ray`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.cli.conftest import Westmarch, westmarch_command  # noqa: F401
from tests.needs import WANT
from westmarch.core.errors import WestmarchError
from westmarch.lab import Plan, simulate
from westmarch.lab.simulate import play_all
from westmarch.lab.tournament import Tournament, standings
from westmarch.lab.train import Fit, Training

pytestmark = pytest.mark.skipif(
    not os.environ.get("WESTMARCH_TEST_RAY"), reason="Ray's tests are run with make test-ray"
)

QUICK = Fit(hidden=(8,), networks=1, epochs=2, rounds=1)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes on this machine, with a core each."""
    pytest.importorskip("ray", reason=f"{WANT}Ray (pip install -r requirements-ray.lock)")
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    nodes.add_node(num_cpus=1)
    before = os.environ.get("RAY_ADDRESS")
    os.environ["RAY_ADDRESS"] = nodes.address
    yield nodes
    if before is None:
        del os.environ["RAY_ADDRESS"]
    else:
        os.environ["RAY_ADDRESS"] = before
    nodes.shutdown()


def where(item: int) -> tuple[int, str]:
    import time

    import ray

    time.sleep(0.2)
    return item, ray.get_runtime_context().get_node_id()


def test_both_nodes_work(cluster: Any) -> None:
    from westmarch.lab.workers import RAY, spread_out

    done = list(spread_out(where, range(20), on=RAY))
    assert sorted(item for item, _ in done) == list(range(20))
    assert len({node for _, node in done}) == 2


@pytest.mark.parametrize("game", ["b5a", "lcg"])
def test_the_same_matches_as_on_one_machine(cluster: Any, game: str) -> None:
    plan = Plan(game, ["random"], games=8, seed=5, chronicle=True)
    assert [each.as_data() for each in simulate(plan, on="ray")] == [each.as_data() for each in simulate(plan)]


def test_the_same_table_as_on_one_machine(cluster: Any) -> None:
    tournament = Tournament("lcg", ["random", "ranger"], games=4, seed=2)
    tasks = [tournament.task(number) for number in range(len(tournament))]
    assert standings(tournament, list(play_all(tasks, on="ray"))) == standings(tournament, list(play_all(tasks)))


def test_the_same_lessons_as_on_one_machine(cluster: Any, tmp_path: Path) -> None:
    """What is learned from follows from what was played, on one machine."""
    batches = {}
    for place in ("here", "ray"):
        training = Training("b5a", tmp_path / place, [2], seed=5, jobs=1, settings=QUICK, on=place)
        training.run(lambda what, figures: None)
        parts = sorted((tmp_path / place).rglob("generation-0/*.npz"))
        assert parts
        batches[place] = [{name: array.tobytes() for name, array in np.load(part).items()} for part in parts]
    assert batches["here"] == batches["ray"]


def test_the_commands_take_it(cluster: Any, westmarch_command: Westmarch, tmp_path: Path) -> None:  # noqa: F811
    words = ("simulate", "lcg", "--games", "4", "--seed", "3", "--json", "--jobs", "1")
    here, there = (json.loads(westmarch_command(*words, "--on", place).out) for place in ("here", "ray"))
    del here["speed"], there["speed"]
    assert here == there
    words = ("tournament", "lcg", "--bots", "random", "--games", "4", "--json", "--jobs", "1", "--keep")
    here, there = (westmarch_command(*words, str(tmp_path / place), "--on", place).out for place in ("here", "ray"))
    assert here == there


def broken(item: int) -> int:
    raise ZeroDivisionError(f"item {item} fell off the table")


def test_what_fails_there_is_a_sentence_here(cluster: Any) -> None:
    from westmarch.lab.workers import RAY, spread_out

    with pytest.raises(WestmarchError, match="The Ray cluster failed"):
        list(spread_out(broken, range(3), on=RAY))


def test_a_cluster_that_is_not_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason=f"{WANT}Ray (pip install -r requirements-ray.lock)")
    monkeypatch.setenv("RAY_ADDRESS", "nonsense")
    with pytest.raises(WestmarchError, match="The Ray cluster at nonsense"):
        simulate(Plan("lcg", ["random"], games=2), on="ray")
