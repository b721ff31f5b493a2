"""What the browser's board shows of the rules is what the rules say."""

from __future__ import annotations

from tests.scripts import script


def test_facts_are_up_to_date() -> None:
    for path, content in script("tools/client/facts.py").files().items():
        assert path.read_text(encoding="utf-8") == content, f"{path.name}: run python tools/client/facts.py"
