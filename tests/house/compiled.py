"""Only for `make test-compiled`: what is tested there really is the compiled wheel."""

from __future__ import annotations

import importlib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import westmarch

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src/westmarch"
# As setup.py has it.
PLAIN = {"__init__.py", "game.py", "names.py"}
HOT = [path for room in ("core", "games") for path in sorted((SOURCES / room).rglob("*.py")) if path.name not in PLAIN]


def test_the_wheel_is_tested() -> None:
    assert not Path(westmarch.__file__).is_relative_to(ROOT / "src")


@pytest.mark.parametrize("path", HOT, ids=lambda path: str(path.relative_to(SOURCES)))
def test_compiled(path: Path) -> None:
    module = importlib.import_module(".".join(("westmarch", *path.relative_to(SOURCES).with_suffix("").parts)))
    assert module.__file__ is not None
    assert module.__file__.endswith(tuple(EXTENSION_SUFFIXES)), f"{module.__file__} is not compiled"
