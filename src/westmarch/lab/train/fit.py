"""Fits networks to what was played: from the inputs of a position to the chance that the first seat's team wins.

Plain stochastic gradient descent (Adam) in numpy. First they learn from results; matches that are kept aside say when
to stop: as soon as the networks get worse at matches they haven't seen. A result tells little about a single moment of
a long match, so afterwards they learn in rounds from what they themselves say of the next moments (temporal
difference).

All the while they learn from forks: of roads that began at the same question, which one ended better. There only the
differences count, so what the networks think of the moment itself can't blur them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields, replace
from itertools import pairwise, repeat
from typing import Any

import numpy as np
from numpy.typing import NDArray

from westmarch.bots.value import Floats, Network

Numbers = NDArray[np.int64]


@dataclass(eq=False)
class Lessons:
    """Positions to learn from: inputs, what is to be learned, the match that each is from, and how much it counts.

    `road`: those of one road stand together, in the order in which they came. `fork`: those that different answers to
    one question led to have the same number; 0 for all others.
    """

    rows: NDArray[Any]
    targets: Floats
    match: Numbers
    weights: Floats
    road: Numbers
    fork: Numbers

    def __len__(self) -> int:
        return len(self.targets)

    @classmethod
    def together(cls, several: Sequence[Lessons]) -> Lessons:
        return cls(*(np.concatenate([getattr(each, part.name) for each in several]) for part in fields(cls)))

    def of(self, which: NDArray[Any]) -> Lessons:
        return Lessons(*(getattr(self, part.name)[which] for part in fields(self)))

    def forks(self) -> list[Numbers]:
        """Where the roads from each fork begin."""
        at = np.flatnonzero(self.fork)
        at = at[np.argsort(self.fork[at], kind="stable")]
        ends = np.flatnonzero(np.diff(self.fork[at])) + 1
        return [each for each in np.split(at, ends) if len(each) > 1]


@dataclass(slots=True, eq=False)
class Fit:
    """How networks are made."""

    hidden: tuple[int, ...] = (32, 16)
    networks: int = 4
    epochs: int = 12
    # So many rounds through all lessons without getting better end learning from results.
    patience: int = 3
    # How often the networks then learn from themselves, and how much of a target is what they say of the next moment;
    # the rest is the target of that moment.
    rounds: int = 4
    trust: float = 0.4
    rate: float = 5e-4
    batch: int = 1024
    decay: float = 1e-2
    # The share of inputs that are hidden at random, so that no single one is trusted too much.
    dropout: float = 0.05
    # How much a fork counts beside a moment.
    contrast: float = 1.0
    # The share of matches that is kept aside.
    unseen: float = 0.1


def fit(
    lessons: Lessons, settings: Fit, seed: int, on_epoch: Callable[[int, int, float], None] | None = None
) -> tuple[list[Network], dict[str, float]]:
    """The networks, and how well they foretell unseen matches: `loss`, against `guess`, that of the mean result.

    `tells`: how much of the differences between roads from the same unseen fork they foretell, in percent of what a
    road gains or loses by chance.
    """
    draw = np.random.default_rng(seed)
    matches = np.unique(lessons.match)
    aside = draw.choice(matches, max(1, int(len(matches) * settings.unseen)), replace=False)
    unseen = np.isin(lessons.match, aside)
    scale = _Scale(lessons.rows[~unseen])
    # Half precision is enough for what is learned from, and there is much of it.
    scaled = replace(lessons, rows=scale.of(lessons.rows).astype(np.float16))
    known, test = scaled.of(~unseen), scaled.of(unseen)
    # Numpy lets other threads work while it reckons.
    with ThreadPoolExecutor(settings.networks) as pool:
        learners = list(
            pool.map(
                lambda number: _from_results(
                    known, test, settings, np.random.default_rng((seed, number)), number, on_epoch
                ),
                range(settings.networks),
            )
        )
        for round_ in range(settings.rounds):
            again = replace(known, targets=_targets(known, _chances(learners, known.rows), settings.trust))
            list(pool.map(_Learner.go_through_twice, learners, repeat(again), repeat(settings)))
            if on_epoch is not None:
                on_epoch(-1, round_, _loss(_logits(learners, test.rows), test))
    together = _logits(learners, test.rows)
    mean = float(np.clip(np.average(known.targets, weights=known.weights), 1e-3, 1 - 1e-3))
    guess = np.full(len(test), np.log(mean / (1 - mean)), dtype=np.float32)
    return [scale.fold(each.network) for each in learners], {
        "positions": len(lessons),
        "matches": len(matches),
        "loss": _loss(together, test),
        "guess": _loss(guess, test),
        "tells": _tells(_chances(learners, test.rows), test),
    }


class _Scale:
    """Inputs differ in size; networks learn faster from inputs that all vary alike."""

    __slots__ = ("mean", "spread")

    def __init__(self, rows: NDArray[Any]) -> None:
        self.mean = rows.mean(axis=0, dtype=np.float64).astype(np.float32)
        # An input that hardly ever varies is not made more than it is.
        self.spread = np.maximum(rows.std(axis=0, dtype=np.float64), 0.02).astype(np.float32)

    def of(self, rows: NDArray[Any]) -> Floats:
        scaled: Floats = (rows.astype(np.float32) - self.mean) / self.spread
        return scaled

    def fold(self, network: Network) -> Network:
        """The same network for inputs as they are."""
        (weights, biases), *others = network.layers
        return Network([(weights / self.spread[:, None], biases - (self.mean / self.spread) @ weights), *others])


class _Learner:
    """A network and how it steps."""

    __slots__ = ("adam", "draw", "network")

    def __init__(self, inputs: int, settings: Fit, draw: np.random.Generator) -> None:
        self.draw = draw
        self.network = _fresh(inputs, settings.hidden, draw)
        self.adam = _Adam(self.network, settings.rate, settings.decay)

    def go_through_twice(self, lessons: Lessons, settings: Fit) -> None:
        """The second time with care."""
        self.go_through(lessons, settings, settings.rate / 2)
        self.go_through(lessons, settings, settings.rate / 4)

    def go_through(self, lessons: Lessons, settings: Fit, rate: float) -> None:
        """Once through all lessons, in any order."""
        self.adam.rate = rate
        order = self.draw.permutation(len(lessons))
        steps = range(0, len(order), settings.batch)
        forks = lessons.forks()
        forks = [forks[at] for at in self.draw.permutation(len(forks))]
        for number, at in enumerate(steps):
            met = forks[len(forks) * number // len(steps) : len(forks) * (number + 1) // len(steps)]
            self._step(lessons, order[at : at + settings.batch], met, settings)

    def _step(self, lessons: Lessons, chosen: Numbers, forks: Sequence[Numbers], settings: Fit) -> None:
        every = np.concatenate([chosen, *forks])
        rows = lessons.rows[every].astype(np.float32)
        if settings.dropout:
            hidden = self.draw.random(rows.shape, dtype=np.float32) < settings.dropout
            rows *= ~hidden / (1 - settings.dropout)
        values, logits = _forward(self.network, rows)
        error = (_sigmoid(logits) - lessons.targets[every]) * lessons.weights[every]
        single = len(chosen)
        error[single:] = settings.contrast * _apart(error[single:], forks)
        error /= lessons.weights[chosen].sum()
        self.adam.step(_gradients(self.network, values, error))


def _from_results(
    known: Lessons,
    test: Lessons,
    settings: Fit,
    draw: np.random.Generator,
    number: int,
    on_epoch: Callable[[int, int, float], None] | None,
) -> _Learner:
    learner = _Learner(known.rows.shape[1], settings, draw)
    best, best_loss, worse = _copy(learner.network), float("inf"), 0
    test_rows = test.rows.astype(np.float32)
    rate = settings.rate
    for epoch in range(settings.epochs):
        learner.go_through(known, settings, rate)
        loss = _loss(learner.network.logits(test_rows), test)
        if on_epoch is not None:
            on_epoch(number, epoch, loss)
        if loss < best_loss - 1e-5:
            best, best_loss, worse = _copy(learner.network), loss, 0
        else:
            worse += 1
            rate /= 2
            if worse >= settings.patience:
                break
    learner.network = best
    learner.adam = _Adam(best, settings.rate, settings.decay)
    return learner


def _targets(lessons: Lessons, chances: Floats, trust: float) -> Floats:
    """What is to be learned of each moment: of the last its result, of others a mixture of what the next is worth."""
    targets = lessons.targets.copy()
    road = lessons.road
    for at in range(len(targets) - 2, -1, -1):
        if road[at + 1] == road[at]:
            targets[at] = trust * chances[at + 1] + (1 - trust) * targets[at + 1]
    return targets


def _logits(learners: Sequence[_Learner], rows: NDArray[Any]) -> Floats:
    """What their networks say together, some rows at a time."""
    parts = [rows[at : at + 8192].astype(np.float32) for at in range(0, len(rows), 8192)]
    return np.concatenate([np.mean([each.network.logits(part) for each in learners], axis=0) for part in parts])


def _chances(learners: Sequence[_Learner], rows: NDArray[Any]) -> Floats:
    return _sigmoid(_logits(learners, rows))


def _sigmoid(logits: Floats) -> Floats:
    chances: Floats = (1 / (1 + np.exp(-np.clip(logits, -30, 30)))).astype(np.float32)
    return chances


def _fresh(inputs: int, hidden: tuple[int, ...], draw: np.random.Generator) -> Network:
    sizes = (inputs, *hidden, 1)
    layers = []
    for size, after in pairwise(sizes):
        weights = draw.normal(0, np.sqrt(2 / size), (size, after)).astype(np.float32)
        layers.append((weights, np.zeros(after, dtype=np.float32)))
    return Network(layers)


def _copy(network: Network) -> Network:
    return Network([(weights.copy(), biases.copy()) for weights, biases in network.layers])


def _loss(logits: Floats, lessons: Lessons) -> float:
    """The mean logarithmic loss."""
    losses = np.logaddexp(0, logits) - lessons.targets * logits
    return float(np.average(losses, weights=lessons.weights))


def _apart(figures: Floats, forks: Sequence[Numbers]) -> Floats:
    """By how much each figure differs from the mean of its fork; they stand one fork after the other."""
    if not forks:
        return figures
    sizes = np.array([len(each) for each in forks])
    begin = np.cumsum(sizes) - sizes
    apart: Floats = figures - np.repeat(np.add.reduceat(figures, begin) / sizes, sizes)
    return apart


def _tells(chances: Floats, lessons: Lessons) -> float:
    """How much better than the mean of its fork a road ended, for one that was foretold to end better."""
    forks = lessons.forks()
    if not forks:
        return 0.0
    at = np.concatenate(forks)
    said, came = _apart(chances[at], forks), _apart(lessons.targets[at], forks)
    return float(100 * (said * came).sum() / np.sqrt((said**2).sum() * (came**2).sum() + 1e-12))


def _forward(network: Network, rows: Floats) -> tuple[list[Floats], Floats]:
    """What each layer is given, and what comes out at the end."""
    values = [rows]
    for layer, biases in network.layers[:-1]:
        values.append(np.maximum(values[-1] @ layer + biases, 0))
    layer, biases = network.layers[-1]
    return values, (values[-1] @ layer + biases)[:, 0]


def _gradients(network: Network, values: Sequence[Floats], error: Floats) -> list[Floats]:
    """Of the loss by every weight and bias, in the order of the layers; `error` is that by each logit."""
    back = error[:, None].astype(np.float32)
    found: list[Floats] = []
    for (layer, _), value in zip(reversed(network.layers), reversed(values)):
        found += [back.sum(axis=0), value.T @ back]
        back = (back @ layer.T) * (value > 0)
    return found[::-1]


class _Adam:
    """Steps against the gradient, each weight at its own pace (Kingma and Ba), with decay of weights."""

    __slots__ = ("_means", "_squares", "_taken", "decay", "parts", "rate")

    def __init__(self, network: Network, rate: float, decay: float) -> None:
        self.parts = [part for layer in network.layers for part in layer]
        self.rate = rate
        self.decay = decay
        self._means = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._taken = 0

    def step(self, gradients: list[Floats]) -> None:
        self._taken += 1
        rate = self.rate * np.sqrt(1 - 0.999**self._taken) / (1 - 0.9**self._taken)
        for part, mean, square, gradient in zip(self.parts, self._means, self._squares, gradients):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            part -= rate * mean / (np.sqrt(square) + 1e-8) + self.rate * self.decay * part
