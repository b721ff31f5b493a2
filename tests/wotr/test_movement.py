"""Chapter VI: moving armies, splitting them, limits, and what follows an arrival."""

from __future__ import annotations

from tests.story import asked, options, play, reason, refuses, told
from tests.wotr.helpers import army, free_with, garrison, holder, nation, position

ROHAN = """
    map: empty
    dice free: muster_army muster_army
    dice shadow: event event event
    nation rohan: at-war
    """


def test_an_army_die_moves_two_armies_one_region_each() -> None:
    match = position(ROHAN, "army edoras: rohan 2/0/0\narmy helms_deep: rohan 1/1/0")
    play(match, "die:muster_army", "move-armies", "edoras", "folde", "all", "helms_deep", "westemnet", "all")
    assert army(match, "folde") == {"rohan-regular": 2}
    assert army(match, "westemnet") == {"rohan-regular": 1, "rohan-elite": 1}
    assert asked(match)[0] == "shadow"


def test_the_second_move_may_be_left() -> None:
    match = position(ROHAN, "army edoras: rohan 2/0/0\narmy helms_deep: rohan 1/1/0")
    play(match, "die:muster_army", "move-armies", "edoras", "folde", "all", "done")
    assert asked(match)[0] == "shadow"


def test_no_figure_moves_twice_in_one_action() -> None:
    match = position(ROHAN, "army edoras: rohan 2/0/0\narmy folde: rohan 1/0/0")
    play(match, "die:muster_army", "move-armies", "edoras", "folde", "all")
    play(match, "folde", "eastemnet")
    assert army(match, "eastemnet") == {"rohan-regular": 1}, "only the one that was there before"
    assert army(match, "folde") == {"rohan-regular": 2}


def test_an_army_may_be_split_and_both_parts_may_move() -> None:
    match = position(ROHAN, "army edoras: rohan 3/1/1")
    play(match, "die:muster_army", "move-armies", "folde", "split", "count:1", "count:1", "count:0")
    assert army(match, "folde") == {"rohan-regular": 1, "rohan-elite": 1}
    assert army(match, "edoras") == {"rohan-regular": 2, "rohan-leader": 1}
    play(match, "edoras", "westemnet", "all")
    assert army(match, "westemnet") == {"rohan-regular": 2, "rohan-leader": 1}


def test_leaders_are_never_left_without_units() -> None:
    match = position(ROHAN, "army edoras: rohan 1/1/2")
    play(match, "die:muster_army", "move-armies", "folde", "split", "count:1", "count:1")
    assert army(match, "folde") == {"rohan-regular": 1, "rohan-elite": 1, "rohan-leader": 2}


def test_a_character_die_moves_one_army_with_a_leader() -> None:
    text = "map: empty\ndice free: character character\ndice shadow: event event event\nnation rohan: at-war"
    match = position(text, "army edoras: rohan 1/0/1\narmy helms_deep: rohan 2/0/0")
    play(match, "die:character", "move-armies")
    assert asked(match)[1] == "wotr.move.to", "Helm's Deep has no leader: only Edoras can go"
    play(match, "folde", "all")
    assert asked(match)[0] == "shadow", "one army only"


def test_with_a_character_die_the_leader_goes_along() -> None:
    text = "map: empty\ndice free: character character\ndice shadow: event event event\nnation rohan: at-war"
    match = position(text, "army edoras: rohan 2/0/1")
    play(match, "die:character", "move-armies", "folde", "split", "count:1")
    assert army(match, "folde") == {"rohan-regular": 1, "rohan-leader": 1}


def test_why_an_army_without_leader_cannot_move_with_a_character_die() -> None:
    match = free_with(
        "character character",
        "map: empty\nnation rohan: at-war",
        "army edoras: rohan 1/0/1\narmy fords_of_isen: rohan 1/0/1\narmy helms_deep: rohan 2/0/0",
    )
    play(match, "die:character", "move-armies")
    assert set(options(match)) == {"edoras", "fords_of_isen"}
    refuses(match, {"helms_deep": "no-leader", "dale": "no-army"})


def test_no_more_than_ten_units_in_a_region() -> None:
    match = position(ROHAN, "army edoras: rohan 6/1/1\narmy folde: rohan 4/1/0")
    play(match, "die:muster_army", "move-armies", "edoras", "folde")
    assert asked(match)[1] == "wotr.move.count", "seven do not fit beside five: the army must be split"
    play(match, "count:5", "count:0")
    assert sum(army(match, "folde").values()) in (10, 11)


def test_a_full_region_cannot_be_entered() -> None:
    match = position(ROHAN, "nation gondor: at-war\narmy westemnet: rohan 1/0/0\narmy folde: gondor 10/0/0")
    play(match, "die:muster_army", "move-armies", "westemnet")
    assert reason(match, "folde") == "wotr-why-stacking"


def test_a_region_with_an_enemy_army_must_be_attacked() -> None:
    match = position(ROHAN, "army folde: rohan 1/0/0\narmy eastemnet: isengard 1/0")
    play(match, "die:muster_army", "move-armies")
    assert reason(match, "eastemnet") == "wotr-why-enemy-army-there"


def test_mountains_cannot_be_crossed() -> None:
    match = position(ROHAN, "army edoras: rohan 1/0/0")
    play(match, "die:muster_army", "move-armies")
    assert reason(match, "erech") == "wotr-why-not-adjacent"


def test_nations_not_at_war_stay_out_of_foreign_land() -> None:
    match = free_with(
        "muster_army muster_army", "map: empty\nnation rohan: at-war\narmy druadan_forest: gondor 2/0/0, rohan 1/0/0"
    )
    play(match, "die:muster_army", "move-armies")
    assert "folde" in options(match)
    play(match, "folde")
    assert army(match, "folde") == {"rohan-regular": 1}, "the men of Gondor must stay"
    assert army(match, "druadan_forest") == {"gondor-regular": 2}


def test_a_leader_not_at_war_keeps_a_unit_with_him() -> None:
    """Gondor's leader may not enter Rohan, so one Rohan unit must stay with him."""
    match = free_with(
        "muster_army muster_army", "map: empty\nnation rohan: at-war\narmy druadan_forest: gondor 0/0/1, rohan 2/0/0"
    )
    play(match, "die:muster_army", "move-armies", "folde")
    assert army(match, "druadan_forest") == {"gondor-leader": 1, "rohan-regular": 1}


# Isengard is at war and about to act.
ISENGARD = "map: empty\nacting: shadow\ndice shadow: army army\nnation isengard: at-war"


def test_an_army_takes_an_empty_settlement_and_wakes_its_nation() -> None:
    match = position(ISENGARD, "army fords_of_isen: isengard 3/0")
    play(match, "move-armies", "helms_deep", "all")
    assert holder(match, "helms_deep") == "shadow"
    assert nation(match, "rohan") == "2 active"
    assert match.view(None)["victory_points"] == {"free": 0, "shadow": 2}


def test_entering_empty_land_wakes_a_nation_too() -> None:
    match = position(ISENGARD, "dice shadow: army\narmy gap_of_rohan: isengard 1/0")
    play(match, "move-armies", "fords_of_isen")
    assert nation(match, "rohan") == "3 active"
    assert not told(match, "wotr.captured")


def test_a_recaptured_settlement_gives_its_points_back() -> None:
    match = position(ROHAN, "control helms_deep: shadow\narmy westemnet: rohan 1/0/0")
    assert match.view(None)["victory_points"]["shadow"] == 2
    play(match, "die:muster_army", "move-armies", "helms_deep")
    assert match.view(None)["victory_points"]["shadow"] == 0
    assert holder(match, "helms_deep") == "free"


def test_besiegers_who_leave_lift_the_siege() -> None:
    match = position(
        ISENGARD,
        "army helms_deep: isengard 2/0\ngarrison helms_deep: rohan 1/1/1\ncharacter gimli: garrison helms_deep",
    )
    play(match, "move-armies", "fords_of_isen", "all")
    assert army(match, "helms_deep") == {"rohan-regular": 1, "rohan-elite": 1, "rohan-leader": 1, "gimli": 1}
    assert garrison(match, "helms_deep") == {}


def test_besiegers_may_be_reinforced_by_moving_in() -> None:
    match = position(
        ISENGARD, "army helms_deep: isengard 2/0\narmy fords_of_isen: isengard 3/0\ngarrison helms_deep: rohan 1/0/0"
    )
    play(match, "move-armies", "fords_of_isen", "helms_deep", "all")
    assert army(match, "helms_deep") == {"isengard-regular": 5}


def test_a_besieged_army_cannot_move() -> None:
    match = position(ROHAN, "army helms_deep: isengard 2/0\ngarrison helms_deep: rohan 2/0/0\narmy edoras: rohan 1/0/0")
    play(match, "die:muster_army", "move-armies")
    assert reason(match, "helms_deep") in ("wotr-why-besieged", "wotr-why-not-adjacent")


def test_saruman_stays_in_orthanc() -> None:
    match = position(
        ISENGARD, "dice shadow: character character", "army orthanc: isengard 2/1, nazgul 1\ncharacter saruman: orthanc"
    )
    play(match, "move-armies", "gap_of_rohan", "all")
    assert army(match, "orthanc") == {"saruman": 1}
    assert army(match, "gap_of_rohan") == {"isengard-regular": 2, "isengard-elite": 1, "nazgul": 1}


def test_isengards_elites_lead_while_saruman_is_in_play() -> None:
    elites = "dice shadow: character character\narmy gap_of_rohan: isengard 1/1"
    match = position(ISENGARD, elites)
    assert "move-armies" not in options(match)
    match = position(ISENGARD, elites, "character saruman: orthanc")
    play(match, "move-armies", "fords_of_isen", "split", "count:0")
    assert army(match, "fords_of_isen") == {"isengard-elite": 1}, "the elite leads, so it must go"
