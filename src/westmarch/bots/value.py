"""What a position is worth: the chance that a team wins it, as small networks have learned it from played matches.

A file of weights holds several networks whose answers are averaged, the names of the inputs that they look at, and how
it was made. Inputs are found by name, so a game may observe more than a network knows.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from westmarch.core import messages
from westmarch.core.errors import WestmarchError
from westmarch.core.game import Game
from westmarch.core.troubles import trouble

Floats = NDArray[np.float32]
# Weights of games that come from elsewhere: game -> file.
WEIGHTS: dict[str, Traversable] = {}
# The last layer's output is a logit; beyond this a chance is as good as certain.
SURE = 30.0


class Network:
    """Layers of weights and biases, with rectified units between them and one number at the end."""

    __slots__ = ("layers",)

    def __init__(self, layers: Sequence[tuple[Floats, Floats]]) -> None:
        self.layers = list(layers)

    def logits(self, inputs: Floats) -> Floats:
        values = inputs
        for weights, biases in self.layers[:-1]:
            values = np.maximum(values @ weights + biases, 0)
        weights, biases = self.layers[-1]
        return (values @ weights + biases)[:, 0]


class Value:
    """The chance of the first seat's team to win, for rows of inputs."""

    __slots__ = ("about", "inputs", "networks")

    def __init__(self, inputs: Sequence[str], networks: Sequence[Network], about: dict[str, Any] | None = None) -> None:
        self.inputs = tuple(inputs)
        self.networks = list(networks)
        # How it was made: settings, seeds, what was measured.
        self.about = about or {}

    def columns(self, observed: Sequence[str]) -> NDArray[np.intp]:
        """Where its inputs stand in what a game lets one observe."""
        place = {name: number for number, name in enumerate(observed)}
        missing = [name for name in self.inputs if name not in place]
        if missing:
            raise WestmarchError("bot-weights-misfit", inputs=", ".join(missing[:5]))
        return np.array([place[name] for name in self.inputs], dtype=np.intp)

    def chances(self, rows: Floats) -> Floats:
        """For each row of its own inputs."""
        logits = np.mean([network.logits(rows) for network in self.networks], axis=0)
        return 1 / (1 + np.exp(-np.clip(logits, -SURE, SURE)))  # type: ignore[no-any-return]

    # -- files

    def save(self, path: Path) -> None:
        arrays: dict[str, Any] = {}
        for number, network in enumerate(self.networks):
            for layer, (weights, biases) in enumerate(network.layers):
                arrays[f"weights-{number}-{layer}"] = weights.astype(np.float16)
                arrays[f"biases-{number}-{layer}"] = biases.astype(np.float16)
        text = json.dumps({"inputs": self.inputs, "about": self.about}, ensure_ascii=False)
        arrays["text"] = np.frombuffer(text.encode(), dtype=np.uint8)
        path.parent.mkdir(parents=True, exist_ok=True)
        # Written beside it and then renamed, so that nobody ever reads half a file.
        half = path.with_suffix(".half")
        with half.open("wb") as file:
            np.savez_compressed(file, **arrays)
        half.replace(path)


def load(path: Any) -> Value:
    """The value in a file; raises WestmarchError."""
    try:
        with path.open("rb") as file:
            return read(file, str(path))
    except OSError as error:
        raise WestmarchError("bot-no-weights", file=str(path), error=trouble(error)) from None


def read(file: IO[bytes], name: str) -> Value:
    """The value in an open file of that name; raises WestmarchError."""
    try:
        with np.load(file, allow_pickle=False) as arrays:
            text = json.loads(arrays["text"].tobytes().decode())
            networks: list[Network] = []
            while f"weights-{len(networks)}-0" in arrays:
                networks.append(_network(arrays, len(networks)))
    except OSError as error:
        raise WestmarchError("bot-no-weights", file=name, error=trouble(error)) from None
    except (ValueError, KeyError, EOFError, zipfile.BadZipFile):
        raise WestmarchError("bot-no-weights", file=name, error=messages.inside("core-file-damaged", {})) from None
    return Value(text["inputs"], networks, text["about"])


def _network(arrays: Any, number: int) -> Network:
    layers: list[tuple[Floats, Floats]] = []
    while f"weights-{number}-{len(layers)}" in arrays:
        layer = len(layers)
        weights = arrays[f"weights-{number}-{layer}"].astype(np.float32)
        layers.append((weights, arrays[f"biases-{number}-{layer}"].astype(np.float32)))
    return Network(layers)


@cache
def shipped(game: str) -> Value:
    """The value that comes with the package."""
    return load(_file(game))


def ships(game: str) -> bool:
    """Whether a value comes with the package."""
    return _file(game).is_file()


def fingerprint(game: str, weights: Path | None = None) -> str:
    """Tells the weights of one release from those of another, or from those of a file."""
    with (weights or _file(game)).open("rb") as file:
        return blake2b(file.read(), digest_size=8).hexdigest()


def _file(game: str) -> Traversable:
    if game in WEIGHTS:
        return WEIGHTS[game]
    return resources.files("westmarch.bots") / "weights" / f"{game}.npz"


class Judge:
    """Judges matches of one game by a value."""

    __slots__ = ("_columns", "game", "value")

    def __init__(self, game: Game[Any], value: Value) -> None:
        self.game = game
        self.value = value
        self._columns = value.columns(game.observed)

    def inputs(self, rows: Sequence[Sequence[float]]) -> Floats:
        """What the value looks at, of rows as `observe` gives them."""
        return np.asarray(rows, dtype=np.float32)[:, self._columns]

    def chances(self, rows: Sequence[Sequence[float]]) -> Floats:
        """The chance of the first seat's team, for each row that was observed."""
        return self.value.chances(self.inputs(rows))
