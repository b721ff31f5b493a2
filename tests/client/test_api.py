"""What the browser and docs/api.md say of the server's interface is what its OpenAPI document says."""

from __future__ import annotations

from tests.scripts import script


def test_types_and_page_are_up_to_date() -> None:
    for path, content in script("tools/client/api.py").files().items():
        assert path.read_text(encoding="utf-8") == content, f"{path.name}: run python tools/client/api.py"
