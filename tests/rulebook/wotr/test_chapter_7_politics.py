"""The worked examples of rulebook chapter VII: politics."""

from __future__ import annotations

from tests.story import options, play, reason, told
from tests.wotr.helpers import army, holder, nation, position

DALE = """
    map: empty
    acting: shadow
    dice shadow: army
    nation southrons: at-war
    army vale_of_the_carnen: southrons 5/0
    army dale: north 2/0/0
    """


def test_dale_attacked_and_taken_brings_the_north_two_steps_nearer_to_war() -> None:
    match = position(DALE, combat_dice=[6, 1, 1, 1, 1, 1, 1])
    assert nation(match, "north") == "3 passive"
    play(match, "attack", "all", "continue", "erebor", "all")
    assert army(match, "erebor") == {"north-regular": 1}
    assert holder(match, "dale") == "shadow"
    assert nation(match, "north") == "1 active"


def test_units_not_at_war_may_retreat_into_a_friends_land_and_must_leave_it_again() -> None:
    """Two North units retreat from Dale to Erebor, Dwarven land, where they could not have moved."""
    match = position(DALE + "dice free: muster_army muster_army", combat_dice=[1, 1, 1, 1, 1, 1, 1])
    play(match, "die:army", "attack", "all", "continue", "erebor", "none")
    assert army(match, "erebor") == {"north-regular": 2}
    # Their next move leaves the foreign land again: iron hills are Dwarven, dale and the wild are not.
    play(match, "die:muster_army", "move-armies")
    assert reason(match, "iron_hills") == "wotr-why-foreign-land"
    assert "dale" in options(match)


def test_nazgul_are_always_at_war() -> None:
    """They fight beside an army at war although Sauron is not."""
    armies = "army near_harad: southrons 3/0, nazgul 2\narmy west_harondor: gondor 1/0/0"
    match = position("map: empty\nacting: shadow\ndice shadow: character\nnation southrons: at-war", armies)
    assert nation(match, "sauron") == "1 active"
    play(match, "attack", "all")
    assert told(match, "wotr.attack")[0]["attackers"] == {"southrons-regular": 3, "nazgul": 2}
