"""The worked examples of the rulebook about the planning phase. Kris and Tom are p1 and p2 as it seats them."""

from __future__ import annotations

from tests.lcg.helpers import position


def test_page_12_paying_for_cards() -> None:
    """Tom pays 2 of Glóin's for a Guard of the Citadel, 2 of Éowyn's and 2 of Eleanor's for a Northern Tracker."""
    lines = "p1 play: gloin resources=3, eowyn resources=2, eleanor resources=2\n"
    lines += "p1 hand: guard-of-the-citadel, northern-tracker"
    table = position(lines, "gloin eowyn eleanor")
    table.play("play:guard-of-the-citadel")
    assert table.resources("gloin") == 1
    assert table.zone("guard-of-the-citadel") == "play"
    table.play("play:northern-tracker")
    assert (table.resources("eowyn"), table.resources("eleanor"), table.resources("gloin")) == (0, 0, 1)
    assert table.zone("northern-tracker") == "play"
