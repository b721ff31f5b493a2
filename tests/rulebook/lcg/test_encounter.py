"""The worked examples of the rulebook about the encounter phase. Kris and Tom are p1 and p2 as it seats them."""

from __future__ import annotations

from tests.lcg.helpers import position


def test_page_16_engagement_checks() -> None:
    """Tom (24) gets King Spider; Kris (35) Ungoliant's Spawn, then Forest Spider; Hummerhorns stays."""
    lines = "step: checks\nthreat: 24 35\nstaging: king-spider, forest-spider, ungoliants-spawn, hummerhorns"
    table = position(lines, "eowyn dunhere", "aragorn")
    assert table.told("engaged") == [
        {"enemy": "king-spider", "seat": "p1"},
        {"enemy": "ungoliants-spawn", "seat": "p2"},
        {"enemy": "forest-spider", "seat": "p2"},
    ]
    assert table.zone("hummerhorns") == "staging"
