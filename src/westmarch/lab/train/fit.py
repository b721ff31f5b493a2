"""Fits networks to what was played: from the inputs of a position to the chance that the first seat's team wins.

Plain stochastic gradient descent (Adam) in numpy. Matches that are kept aside say when to stop: as soon as the networks
get worse at matches they haven't seen.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from westmarch.bots.value import Floats, Network

Numbers = NDArray[np.int64]


class Lessons:
    """Positions to learn from: inputs, what is to be learned, the match that each is from, and how much it counts."""

    __slots__ = ("match", "rows", "targets", "weights")

    def __init__(self, rows: NDArray[Any], targets: Floats, match: Numbers, weights: Floats) -> None:
        self.rows = rows
        self.targets = targets
        self.match = match
        self.weights = weights

    def __len__(self) -> int:
        return len(self.targets)

    def of(self, which: NDArray[Any]) -> Lessons:
        return Lessons(self.rows[which], self.targets[which], self.match[which], self.weights[which])


class Fit:
    """How networks are made."""

    __slots__ = ("batch", "decay", "dropout", "epochs", "hidden", "networks", "patience", "rate", "unseen")

    def __init__(
        self,
        hidden: tuple[int, ...] = (96, 32),
        networks: int = 4,
        epochs: int = 20,
        patience: int = 3,
        rate: float = 3e-4,
        batch: int = 1024,
        decay: float = 1e-2,
        dropout: float = 0.3,
        unseen: float = 0.1,
    ) -> None:
        self.hidden = hidden
        self.networks = networks
        self.epochs = epochs
        # So many rounds through all lessons without getting better end it.
        self.patience = patience
        self.rate = rate
        self.batch = batch
        self.decay = decay
        # The share of inputs that are hidden at random, so that no single one is trusted too much.
        self.dropout = dropout
        # The share of matches that is kept aside.
        self.unseen = unseen


def fit(
    lessons: Lessons, settings: Fit, seed: int, on_epoch: Callable[[int, int, float], None] | None = None
) -> tuple[list[Network], dict[str, float]]:
    """The networks, and how well they foretell unseen matches: `loss`, against `guess`, that of the mean result."""
    draw = np.random.default_rng(seed)
    matches = np.unique(lessons.match)
    aside = draw.choice(matches, max(1, int(len(matches) * settings.unseen)), replace=False)
    unseen = np.isin(lessons.match, aside)
    known, test = lessons.of(~unseen), lessons.of(unseen)
    # Numpy lets other threads work while it reckons.
    with ThreadPoolExecutor(settings.networks) as pool:
        networks = list(
            pool.map(
                lambda number: _fit_one(known, test, settings, np.random.default_rng((seed, number)), number, on_epoch),
                range(settings.networks),
            )
        )
    rows = test.rows.astype(np.float32)
    together = np.mean([network.logits(rows) for network in networks], axis=0)
    mean = float(np.clip(np.average(known.targets, weights=known.weights), 1e-3, 1 - 1e-3))
    guess = np.full(len(test), np.log(mean / (1 - mean)), dtype=np.float32)
    return networks, {
        "positions": len(lessons),
        "matches": len(matches),
        "loss": _loss(together, test),
        "guess": _loss(guess, test),
    }


def _fit_one(
    known: Lessons,
    test: Lessons,
    settings: Fit,
    draw: np.random.Generator,
    number: int,
    on_epoch: Callable[[int, int, float], None] | None,
) -> Network:
    network = _fresh(known.rows.shape[1], settings.hidden, draw)
    adam = _Adam(network, settings.rate, settings.decay)
    best, best_loss, worse = _copy(network), float("inf"), 0
    test_rows = test.rows.astype(np.float32)
    for epoch in range(settings.epochs):
        order = draw.permutation(len(known))
        for at in range(0, len(order), settings.batch):
            chosen = order[at : at + settings.batch]
            rows = known.rows[chosen].astype(np.float32)
            if settings.dropout:
                rows *= (draw.random(rows.shape, dtype=np.float32) >= settings.dropout) / (1 - settings.dropout)
            adam.step(_gradients(network, rows, known.targets[chosen], known.weights[chosen]))
        loss = _loss(network.logits(test_rows), test)
        if on_epoch is not None:
            on_epoch(number, epoch, loss)
        if loss < best_loss - 1e-5:
            best, best_loss, worse = _copy(network), loss, 0
        else:
            worse += 1
            adam.rate /= 2
            if worse >= settings.patience:
                break
    return best


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


def _gradients(network: Network, rows: Floats, targets: Floats, weights: Floats) -> list[Floats]:
    """Of the loss by every weight and bias, in the order of the layers."""
    values = [rows]
    for layer, biases in network.layers[:-1]:
        values.append(np.maximum(values[-1] @ layer + biases, 0))
    layer, biases = network.layers[-1]
    logits = (values[-1] @ layer + biases)[:, 0]
    chances = 1 / (1 + np.exp(-np.clip(logits, -30, 30)))
    error = ((chances - targets) * weights / weights.sum())[:, None].astype(np.float32)
    found: list[Floats] = []
    for (layer, _), value in zip(reversed(network.layers), reversed(values)):
        found += [error.sum(axis=0), value.T @ error]
        error = (error @ layer.T) * (value > 0)
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
