"""The weights that come with the package are those whose making and figures docs/players.md tells."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from westmarch.bots import SAGES
from westmarch.bots.value import fingerprint, shipped

PAGE = Path(__file__).parents[2] / "docs/players.md"


# What a file of weights may take, in bytes.
MOST = 2_000_000
# Judging a position needs numpy, and the package's own languages, but nothing to learn with.
ALONE = """
import sys, westmarch
match = westmarch.new_match({game!r}, seed=1)
judge = westmarch.bot({game!r}, "sage", seed=1).judge
assert 0 < judge.chances([match.game.observe(match, match.seats[0])])[0] < 1
places = [getattr(each, "__file__", None) or "" for each in list(sys.modules.values())]
print(*sorted({{place.split("site-packages/")[1].split("/")[0] for place in places if "site-packages/" in place}}))
"""


@pytest.mark.parametrize("game", sorted(SAGES))
def test_weights_are_small_and_need_numpy_alone(game: str) -> None:
    with resources.as_file(resources.files("westmarch.bots") / "weights" / f"{game}.npz") as path:
        assert path.stat().st_size < MOST
    run = subprocess.run([sys.executable, "-c", ALONE.format(game=game)], capture_output=True, text=True, check=True)
    packages = set(run.stdout.split())
    assert "numpy" in packages
    assert not {each for each in packages if re.match("torch|jax|tensorflow|scipy|sklearn|onnx|pandas", each)}
    assert not packages & {"openskill", "pettingzoo", "gymnasium", "ray"}


@pytest.mark.parametrize("game", sorted(SAGES))
def test_the_page_tells_how_the_weights_were_made(game: str) -> None:
    about = shipped(game).about
    (row,) = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith(f"| `{game}.npz` |")]
    assert f"| `{fingerprint(game)}` |" in row
    assert f"`westmarch train {game} --folder DIR --matches " in row
    assert f" --seed {about['seed']}`" in row
    assert f"| {about['loss']:.3f} ({about['guess']:.3f}) |" in row
