"""docs/server.md says what each module of the server does, and forgets none."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src/westmarch/server"


def test_every_module_of_the_server_has_its_line() -> None:
    page = (ROOT / "docs/server.md").read_text()
    rooms = page[page.index("## Rooms") : page.index("## Choices")]
    modules = {path.name for path in SERVER.glob("[!_]*.py")}
    assert set(re.findall(r"`([a-z_]+\.py)`", rooms)) == modules
    handlers = re.search(r"\| `api/` \|(.*)\|", rooms)
    assert handlers is not None
    assert set(re.findall(r"`([a-z]+)`", handlers[1])) == {path.stem for path in (SERVER / "api").glob("[!_]*.py")}
