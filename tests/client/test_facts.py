"""What the browser's board shows of the rules is what the rules say."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_facts_are_up_to_date() -> None:
    for path, content in load(ROOT / "tools/client/facts.py").files().items():
        assert path.read_text(encoding="utf-8") == content, f"{path.name}: run python tools/client/facts.py"
