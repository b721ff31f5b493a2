"""What networks learn, and how their weights are kept."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from westmarch.bots.value import Floats, Network, Value, load
from westmarch.core.errors import WestmarchError
from westmarch.lab.train.fit import Fit, Lessons, Numbers, _apart, _forward, _gradients, _loss, _sigmoid, _targets, fit

QUICK = Fit(hidden=(12,), networks=2, epochs=40, batch=64, rate=5e-3, dropout=0.0, rounds=0)


def of_matches(rows: Floats, won: Floats, match: Numbers) -> Lessons:
    """Moments of whole matches, without forks."""
    return Lessons(rows, won, match, np.ones(len(won), dtype=np.float32), match, np.zeros_like(match))


def lessons(matches: int = 200, moments: int = 5) -> Lessons:
    """The team wins that has more of the first two inputs than of the third; the fourth says nothing."""
    draw = np.random.default_rng(3)
    rows = draw.random((matches * moments, 4)).astype(np.float32)
    won = (rows[:, 0] + rows[:, 1] > 2 * rows[:, 2]).astype(np.float32)
    return of_matches(rows, won, np.repeat(np.arange(matches), moments))


def who_wins_is_learned(given: Lessons, ahead: list[float], behind: list[float]) -> None:
    networks, found = fit(given, QUICK, seed=1)
    assert len(networks) == 2
    assert found["loss"] < found["guess"] / 3
    chances = Value(("a", "b", "c", "d"), networks).chances(np.array([ahead, behind], dtype=np.float32))
    assert chances[0] > 0.9
    assert chances[1] < 0.1


def test_networks_learn_who_wins() -> None:
    who_wins_is_learned(lessons(), [0.9, 0.8, 0.1, 0.5], [0.1, 0.2, 0.9, 0.5])


def test_size_of_an_input_says_nothing_of_its_weight() -> None:
    """One that is a hundred times as small is learned from all the same."""
    small = lessons()
    small.rows[:, 0] /= 100
    who_wins_is_learned(small, [0.009, 0.5, 0.4, 0.5], [0.001, 0.5, 0.6, 0.5])


def test_a_moment_teaches_what_the_next_is_worth() -> None:
    rows = np.zeros((5, 1), dtype=np.float32)
    won = np.array([1, 1, 1, 0, 0], dtype=np.float32)
    match = np.array([7, 7, 7, 8, 8])
    chances = np.array([0.1, 0.2, 0.4, 0.6, 0.5], dtype=np.float32)
    found = _targets(of_matches(rows, won, match), chances, trust=0.5)
    # The last moment of a match teaches its result; of another match it knows nothing.
    assert found.tolist() == pytest.approx([0.5 * 0.2 + 0.5 * 0.7, 0.5 * 0.4 + 0.5 * 1, 1, 0.5 * 0.5, 0])


def forks(blurred: bool) -> Lessons:
    """Two roads from every fork: the one with more of the second input ends better. The first input says which side is
    ahead anyway, and the second comes along with it as a rule: who is ahead seems to be so because it has less of it.
    """
    draw = np.random.default_rng(4)
    ahead = np.repeat(draw.random(3000), 2)
    more = np.tile([0.0, 1.0], 3000)
    rows = np.stack([ahead, 1 - ahead + 0.3 * more], axis=1).astype(np.float32)
    won = (draw.random(6000) < 0.8 * ahead + 0.15 * more).astype(np.float32)
    fork = np.repeat(np.arange(1, 3001), 2)
    return Lessons(
        rows, won, fork, np.ones(6000, dtype=np.float32), np.arange(6000), np.zeros_like(fork) if blurred else fork
    )


def test_roads_from_one_fork_teach_what_the_choice_did() -> None:
    settings = Fit(hidden=(4,), networks=1, epochs=8, batch=256, rate=5e-3, dropout=0.0, rounds=0, contrast=3.0)
    _, found = fit(forks(blurred=False), settings, seed=1)
    assert found["tells"] > 8
    assert fit(forks(blurred=True), settings, seed=1)[1]["tells"] == 0


def test_what_differs_from_the_mean_of_its_fork() -> None:
    figures = np.array([1, 3, 5, 5, 8], dtype=np.float32)
    found = _apart(figures, [np.array([0, 1]), np.array([2, 3, 4])])
    assert found.tolist() == [-1, 1, -1, -1, 2]


def test_rounds_from_themselves_keep_what_was_learned() -> None:
    settings = Fit(hidden=(12,), networks=2, epochs=40, batch=64, rate=5e-3, dropout=0.0, rounds=3)
    _, found = fit(lessons(moments=1), settings, seed=1)
    assert found["loss"] < found["guess"] / 2


def test_the_same_seed_gives_the_same_networks() -> None:
    one, _ = fit(lessons(), QUICK, seed=1)
    other, _ = fit(lessons(), QUICK, seed=1)
    for first, second in zip(one, other):
        for (weights, biases), (same_weights, same_biases) in zip(first.layers, second.layers):
            assert np.array_equal(weights, same_weights)
            assert np.array_equal(biases, same_biases)


def test_gradients_are_those_of_the_loss() -> None:
    draw = np.random.default_rng(5)
    layers = [
        (draw.normal(size=(4, 3)).astype(np.float32), draw.normal(size=3).astype(np.float32)),
        (draw.normal(size=(3, 1)).astype(np.float32), draw.normal(size=1).astype(np.float32)),
    ]
    network = Network(layers)
    some = lessons(4)
    values, logits = _forward(network, some.rows)
    error = (_sigmoid(logits) - some.targets) * some.weights / some.weights.sum()
    found = _gradients(network, values, error)
    parts = [part for layer in network.layers for part in layer]
    for part, gradient in zip(parts, found, strict=True):
        at = tuple(0 for _ in part.shape)
        part[at] += 1e-2
        more = _loss(network.logits(some.rows), some)
        part[at] -= 2e-2
        less = _loss(network.logits(some.rows), some)
        part[at] += 1e-2
        assert gradient[at] == pytest.approx((more - less) / 2e-2, abs=2e-3)


def test_weights_come_back_from_their_file(tmp_path: Path) -> None:
    networks, _ = fit(lessons(), QUICK, seed=1)
    value = Value(("a", "b", "c", "d"), networks, {"seed": 1})
    value.save(tmp_path / "weights.npz")
    again = load(tmp_path / "weights.npz")
    rows = lessons(10).rows
    assert again.inputs == value.inputs
    assert again.about == {"seed": 1}
    assert np.allclose(again.chances(rows), value.chances(rows), atol=0.01)


def test_a_file_that_holds_no_weights_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / "weights.npz").write_text("no weights")
    with pytest.raises(WestmarchError, match=r"weights\.npz"):
        load(tmp_path / "weights.npz")


def test_inputs_are_found_by_name() -> None:
    value = Value(("b", "a"), [])
    assert value.columns(("a", "c", "b")).tolist() == [2, 0]
    with pytest.raises(WestmarchError, match="b"):
        value.columns(("a", "c"))
