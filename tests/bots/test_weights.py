"""The weights that come with the package are those whose making and figures docs/players.md tells."""

from __future__ import annotations

from pathlib import Path

import pytest

from westmarch.bots import SAGES
from westmarch.bots.value import fingerprint, shipped

PAGE = Path(__file__).parents[2] / "docs/players.md"


@pytest.mark.parametrize("game", sorted(SAGES))
def test_the_page_tells_how_the_weights_were_made(game: str) -> None:
    about = shipped(game).about
    (row,) = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith(f"| `{game}.npz` |")]
    assert f"| `{fingerprint(game)}` |" in row
    assert f"`westmarch train {game} --folder DIR --matches " in row
    assert f" --seed {about['seed']}`" in row
    assert f"| {about['loss']:.3f} ({about['guess']:.3f}) |" in row
