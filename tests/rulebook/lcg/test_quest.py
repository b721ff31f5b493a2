"""The worked examples of the rulebook about the quest phase. Kris and Tom are p1 and p2 as it seats them."""

from __future__ import annotations

from tests.lcg.helpers import position


def test_page_15_quest_resolution() -> None:
    """7 willpower against 7 threat; Éowyn's ability makes it 8, and 1 progress is placed.

    Gladden Fields and the two revealed cards of the example never meet in one scenario; locations and enemies with
    the same threat stand in for them.
    """
    lines = """
        step: commit
        p2 play: aragorn, guard-of-the-citadel.4
        p1 hand: feint, feint.2
        staging: necromancers-pass
        encounter deck: east-bight-patrol, hummerhorns
        """
    table = position(lines, "eowyn", "aragorn")
    table.play("eowyn").until("commit").play("all").until("window")
    table.until_offered("use:eowyn").play("pass")
    assert [event["card"] for event in table.told("revealed")] == ["east-bight-patrol", "hummerhorns"]
    assert (table.questing, table.staging_threat) == (7, 7)
    assert table.kind == "window"
    table.play("use:eowyn", "card:feint").until_step("travel")
    assert table.told("quest-result")[0] == {"willpower": 8, "threat": 7}
    assert table.quest == ("flies-and-spiders", 1)


def test_page_16_progress_and_the_active_location() -> None:
    """Of 3 progress 2 explore the Enchanted Stream, and 1 goes to the quest card."""
    lines = "step: resolution\np1 play: eowyn committed exhausted\nactive: enchanted-stream\nstaging: old-forest-road"
    table = position(lines)
    assert table.told("quest-result")[0] == {"willpower": 4, "threat": 1}
    assert table.zone("enchanted-stream") == "discard"
    assert table.quest == ("flies-and-spiders", 1)
