"""The worked examples of the rulebook about scoring. Kris and Tom are p1 and p2 as it seats them."""

from __future__ import annotations

from tests.lcg.helpers import position
from westmarch.games.lcg.table.elimination import Row, ScoreSheet


def test_page_22_scoring() -> None:
    """43 threat, a dead hero of 8, 6 damage, 5 victory points, 23 rounds: 282."""
    sheet = ScoreSheet("mirkwood", [Row("p1", threat=43, dead=8, damage=6)], rounds=23, victory=5)
    assert sheet.total() == 282


def test_page_22_scoring_of_a_match() -> None:
    """The same, played: Théodred (8) is dead, 6 damage lie on the others, Hummerhorns gave 5 points."""
    lines = (
        "step: resolution\nround: 24\nquest: beorns-path 9\nthreat: 43\n"
        "p1 play: aragorn damage=4 committed exhausted, gloin damage=2\np1 discard: theodred\nvictory: hummerhorns\n"
    )
    table = position(lines, "aragorn gloin theodred")
    assert table.result.score == {"p1": 57, "rounds": 23, "victory": 5, "group": 282}
    assert table.match.view("p1")["score_sheet"]["total"] == 282
