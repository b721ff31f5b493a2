from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli import toys
from westmarch.cli import main
from westmarch.core import match as core_match
from westmarch.core.chance import Source


class Run:
    """What a command did."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def __repr__(self) -> str:
        return f"Run({self.code}, err={self.err!r}, out={self.out[-2000:]})"


Westmarch = Callable[..., Run]


@pytest.fixture
def westmarch_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Westmarch:
    """Runs a command in this process, with lines to read; `toy` and `fragile` are games too."""
    monkeypatch.setattr("westmarch.cli.wishes.user_data", lambda: tmp_path / "kept")
    monkeypatch.setenv("COLUMNS", "100")
    toys.install(monkeypatch)

    def run(*words: str, lines: str = "") -> Run:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        code = main(list(words))
        out, err = capsys.readouterr()
        return Run(code, out, err)

    return run


@pytest.fixture
def dice_of_version_1(monkeypatch: pytest.MonkeyPatch) -> None:
    """New matches get the dice of version 1: the stories told in some tests were written for those."""
    monkeypatch.setattr(core_match, "Source", lambda seed: Source(seed, splitmix64=True))
