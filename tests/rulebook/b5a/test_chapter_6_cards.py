"""The worked examples of rulebook chapter VI: cards."""

from __future__ import annotations

from tests.b5a.helpers import command, played, position, reason, units
from tests.story import options, play


def test_great_goblin_without_a_great_orc_left() -> None:
    """Chapter VI: with all great orcs in play the card still gives its leadership token and the move."""
    match = played("sp_story_09", "army bl_north: great_orcs 6\narmy eb_mountain_centre: goblins 2")
    assert units(match, "eb_mountain_centre") == {"goblins": 2}
    assert command(match, "eb_mountain_centre") == 1
    play(match, "move-to=eb_mountain_east")
    assert units(match, "eb_mountain_east") == {"goblins": 2}


def test_lucky_number_needs_bilbo() -> None:
    """Chapter VI: the card can be played only while Bilbo is in play."""
    match = position("dice free: character 1\nhand free: fp_story_02\narmy camp: lake_men 1, command 1")
    assert reason(match, "card:fp_story_02") == "not-in-play"
    match = position(
        "dice free: character 1\nhand free: fp_story_02\narmy camp: lake_men 1\ncharacter bilbo: camp\nrings: 5"
    )
    assert "card:fp_story_02" in options(match)
