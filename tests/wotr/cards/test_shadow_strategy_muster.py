"""The Shadow's strategy cards that are played with a Muster die."""

from __future__ import annotations

import pytest

from tests.story import about, asked, options, play, reason, refuses, told
from tests.wotr.cards.scenes import ALL_AT_WAR, free_peoples_act, playable, played, shadow_to_act, why_unplayable
from tests.wotr.helpers import army, casualties_of, discards_of, garrison, holder, nation, reserve_of, where

# -- 5: Threats and Promises

THREATS = "table: threats-and-promises\nnation gondor: 2 active"


def test_threats_and_promises_are_laid_down() -> None:
    assert played("threats-and-promises").state.table == ["threats-and-promises"]


@pytest.mark.parametrize("die", ["muster", "will_of_the_west", "muster_army"])
def test_no_muster_moves_a_passive_nation(die: str) -> None:
    match = shadow_to_act(THREATS, f"acting: free\ndice free: {die}\ndice shadow: muster muster")
    play(match, f"die:{die}", "diplomacy")
    assert options(match) == ("nation:elves", "nation:gondor")
    assert reason(match, "nation:rohan") == "wotr-why-threats-and-promises"
    play(match, "nation:gondor")
    assert match.state.table == ["threats-and-promises"], "a die does not end it"


def test_an_attack_ends_the_threats() -> None:
    match = shadow_to_act(
        THREATS, "nation sauron: at-war\narmy north_ithilien: sauron 1/0\ndice shadow: army\ndice free: muster muster"
    )
    play(match, "die:army", "attack")
    assert nation(match, "gondor") == "1 active"
    assert match.state.table == []
    assert discards_of(match, "shadow") == ["threats-and-promises"]


def test_a_companions_word_ends_the_threats() -> None:
    match = shadow_to_act(
        THREATS, "acting: free\ndice free: event\ndice shadow: muster muster\ncharacter gimli: erebor"
    )
    play(match, "die:event", "envoy:gimli")
    assert nation(match, "dwarves") == "2 passive", "abilities are not barred"
    assert match.state.table == []


def test_a_settlement_lost_without_a_fight_does_not() -> None:
    match = shadow_to_act(
        THREATS,
        "nation sauron: at-war\narmy osgiliath: sauron 1/0\ndice shadow: army\ndice free: muster muster",
    )
    play(match, "die:army", "move-armies", "osgiliath", "lossarnach", "done")
    assert nation(match, "gondor") == "1 active"
    assert match.state.table == ["threats-and-promises"]


# -- 6: Stormcrow


def test_stormcrow_needs_somebody_among_people_at_peace() -> None:
    away = "fellowship: hollin"
    assert why_unplayable("stormcrow", away) == "wotr-why-no-stormcrow"
    assert why_unplayable("stormcrow", "fellowship: mordor 1") == "wotr-why-no-stormcrow"
    assert playable("stormcrow", "fellowship: rivendell")
    assert why_unplayable("stormcrow", "fellowship: rivendell\nnation elves: at-war") == "wotr-why-no-stormcrow"
    assert playable("stormcrow", away, "character gimli: eastemnet")


def test_stormcrow_brings_ill_news() -> None:
    lines = "fellowship: rivendell\nnation elves: 2 active\ncharacter gimli: eastemnet\ncharacter boromir: edoras"
    match = played("stormcrow", lines, "nation rohan: 1 active")
    assert asked(match) == ("shadow", "wotr.card.stormcrow-nation")
    assert options(match) == ("nation:elves", "nation:rohan")
    assert reason(match, "nation:gondor") == "wotr-why-no-stormcrow"
    play(match, "nation:rohan")
    assert nation(match, "rohan") == "2 active"
    assert asked(match) == ("free", "wotr.card.stormcrow-where")
    assert options(match) == ("edoras", "fords_of_isen", "helms_deep")
    play(match, "edoras", "rohan-elite")
    assert army(match, "edoras") == {"rohan-regular": 1, "boromir": 1}
    assert casualties_of(match, "rohan-elite") == 1
    assert free_peoples_act(match)


def test_stormcrow_may_cost_a_leader() -> None:
    match = played("stormcrow", "fellowship: rivendell")
    assert nation(match, "elves") == "3 active", "the first step is the last one back"
    play(match, "lorien", "elves-leader")
    assert army(match, "lorien") == {"elves-regular": 1, "elves-elite": 2}


def test_stormcrow_may_cost_the_last_unit_and_its_leader() -> None:
    lines = "fellowship: the_shire\nnation north: 2 passive\narmy bree: north 1/0/1"
    match = played("stormcrow", lines, "army minas_tirith: sauron 2/0\ngarrison minas_tirith: north 1/0/0")
    play(match, "minas_tirith")
    assert holder(match, "minas_tirith") == "shadow", "a besieged stronghold left by its last defender falls"
    match.pop()
    play(match, "bree", "north-regular")
    assert army(match, "bree") == {}
    assert casualties_of(match, "north-leader") == 1


# -- 11: Rage of the Dunlendings


def test_the_dunlendings_rage() -> None:
    match = played(
        "rage-of-the-dunlendings",
        """
        nation isengard: at-war
        army north_dunland: isengard 2/1, nazgul 1
        army south_dunland: isengard 3/0
        army tharbad: north 1/0/0
        """,
    )
    assert set(options(match)) == {
        *("cardolan", "hollin", "moria", "south_downs", "south_dunland"),
        *("enedwaith", "gap_of_rohan", "north_dunland"),
    }
    refuses(match, {"tharbad": "not-free", "orthanc": "not-on-card"})
    play(match, "south_downs")
    assert army(match, "south_downs") == {"isengard-regular": 2}
    assert asked(match) == ("shadow", "wotr.card.dunlendings-join")
    play(match, "count:1", "count:1")
    assert options(match) == ("count:0", "count:1", "count:2"), "four in all"
    play(match, "count:2")
    assert army(match, "south_downs") == {"isengard-regular": 5, "isengard-elite": 1}
    assert army(match, "north_dunland") == {"isengard-regular": 1, "nazgul": 1}
    assert army(match, "south_dunland") == {"isengard-regular": 1}


def test_the_dunlendings_may_rage_at_home() -> None:
    match = played("rage-of-the-dunlendings", "nation isengard: at-war")
    play(match, "north_dunland", "count:1")
    assert army(match, "north_dunland") == {"isengard-regular": 4}
    assert army(match, "south_dunland") == {}


def test_the_dunlendings_keep_within_the_limit() -> None:
    match = played("rage-of-the-dunlendings", "nation isengard: at-war\narmy moria: sauron 7/0")
    play(match, "moria", "count:1")
    assert free_peoples_act(match), "no room for the ones from South Dunland"
    assert len(told(match, "wotr.moved")) == 1
    assert army(match, "moria") == {"sauron-regular": 7, "isengard-regular": 3}


# -- 12: Return of the Witch-king


def test_the_witch_king_returns() -> None:
    assert why_unplayable("return-of-the-witch-king") == "wotr-why-witch-king-absent"
    match = played("return-of-the-witch-king", "character witch_king: minas_morgul")
    assert told(match, "wotr.journey") == [{"region": "angmar", "characters": ["witch_king"]}]
    assert where(match, "witch_king") == "angmar"
    assert army(match, "angmar") == {"sauron-regular": 2, "sauron-elite": 1, "witch_king": 1}


def test_the_witch_king_is_there_already() -> None:
    match = played("return-of-the-witch-king", "character witch_king: angmar")
    assert not told(match, "wotr.journey")
    assert army(match, "angmar") == {"sauron-regular": 2, "sauron-elite": 1, "witch_king": 1}


def test_the_witch_king_returns_to_an_angmar_he_has_lost() -> None:
    match = played(
        "return-of-the-witch-king", "character witch_king: minas_morgul\narmy angmar: north 1/0/0\ncontrol angmar: free"
    )
    assert army(match, "angmar") == {"north-regular": 1, "witch_king": 1}


# -- 16: A New Power is Rising


def test_a_new_power_rises() -> None:
    assert why_unplayable("a-new-power-is-rising") == "wotr-why-saruman-absent"
    match = played("a-new-power-is-rising", "character saruman: orthanc")
    assert asked(match) == ("shadow", "wotr.recruit.rank")
    play(match, "isengard-elite", "isengard-regular")
    assert army(match, "north_dunland") == {"isengard-regular": 3}
    assert army(match, "south_dunland") == {"isengard-regular": 3}
    assert army(match, "orthanc") == {"isengard-regular": 5, "isengard-elite": 2, "saruman": 1}


def test_too_few_for_a_new_power() -> None:
    match = played("a-new-power-is-rising", "character saruman: orthanc\narmy gap_of_rohan: isengard 3/0")
    assert reserve_of(match, "isengard-regular") == 3
    assert asked(match) == ("shadow", "wotr.recruit.region"), "the Shadow says where they go"
    assert options(match) == ("north_dunland", "south_dunland", "orthanc")
    play(match, "south_dunland", "orthanc", "isengard-elite", "south_dunland", "orthanc", "isengard-regular")
    assert army(match, "south_dunland") == {"isengard-regular": 3}
    assert army(match, "north_dunland") == {"isengard-regular": 1}
    assert army(match, "orthanc") == {"isengard-regular": 5, "isengard-elite": 2, "saruman": 1}


def test_no_new_power_in_lost_dunland() -> None:
    match = played(
        "a-new-power-is-rising",
        "character saruman: orthanc\narmy north_dunland: north 1/0/0\ncontrol north_dunland: free",
    )
    play(match, "isengard-regular", "isengard-regular")
    assert army(match, "north_dunland") == {"north-regular": 1}
    assert army(match, "orthanc")["isengard-regular"] == 6


# -- 17: Many Kings to the Service of Mordor


def test_many_kings_serve_mordor() -> None:
    match = played("many-kings-to-the-service-of-mordor")
    assert options(match) == ("far_harad", "near_harad", "north_rhun", "south_rhun", "umbar")
    assert about(match)["left"] == 3
    play(match, "umbar", "north_rhun")
    assert about(match)["left"] == 1
    assert options(match) == ("far_harad", "near_harad", "south_rhun"), "three different ones"
    refuses(match, {"umbar": "three-settlements", "khand": "not-on-card"})
    play(match, "far_harad")
    assert army(match, "umbar") == {"southrons-regular": 5}
    assert army(match, "north_rhun") == {"southrons-regular": 4}
    assert army(match, "far_harad") == {"southrons-regular": 5, "southrons-elite": 1}
    assert free_peoples_act(match)


def test_few_kings_come() -> None:
    match = played("many-kings-to-the-service-of-mordor", "army khand: southrons 9/0")
    play(match, "umbar", "north_rhun", "far_harad")
    assert asked(match) == ("shadow", "wotr.recruit.region")
    play(match, "north_rhun")
    assert army(match, "north_rhun") == {"southrons-regular": 3}
    assert free_peoples_act(match)


def test_no_kings_from_what_is_lost() -> None:
    match = played(
        "many-kings-to-the-service-of-mordor",
        "army far_harad: gondor 1/0/0\ncontrol far_harad: free\narmy near_harad: none\ncontrol near_harad: free",
        "control umbar: free\narmy umbar: southrons 3/0\ngarrison umbar: gondor 1/0/0",
    )
    assert free_peoples_act(match), "only two settlements are left, and none is asked for"
    assert army(match, "south_rhun") == {"southrons-regular": 5, "southrons-elite": 1}
    assert army(match, "north_rhun") == {"southrons-regular": 4}
    assert army(match, "umbar") == {"southrons-regular": 3}, "the besieged enemy holds it"


@pytest.mark.parametrize(("lost", "asks"), [(("umbar",), True), (("umbar", "near_harad"), False)])
def test_kings_are_chosen_among_more_than_three(lost: tuple[str, ...], asks: bool) -> None:
    match = played(
        "many-kings-to-the-service-of-mordor",
        *(f"army {region}: gondor 1/0/0\ncontrol {region}: free" for region in lost),
    )
    assert free_peoples_act(match) != asks


# -- 18: The King is Revealed


def test_the_king_is_revealed() -> None:
    assert why_unplayable("the-king-is-revealed") == "wotr-why-aragorn-absent"
    assert why_unplayable("the-king-is-revealed", "character strider: minas_tirith") == "wotr-why-aragorn-absent"
    match = played(
        "the-king-is-revealed",
        "character strider: eliminated\ncharacter aragorn: minas_tirith\narmy minas_morgul: sauron 2/0, nazgul 1",
    )
    assert army(match, "minas_morgul") == {"sauron-regular": 7, "nazgul": 2}


def test_the_king_is_revealed_to_a_besieged_minas_morgul() -> None:
    lines = "army minas_morgul: gondor 2/0/0\ngarrison minas_morgul: sauron 3/0"
    match = played("the-king-is-revealed", "character strider: eliminated\ncharacter aragorn: minas_morgul", lines)
    assert garrison(match, "minas_morgul") == {"sauron-regular": 5, "nazgul": 1}


def test_the_king_is_revealed_to_a_lost_minas_morgul() -> None:
    match = played(
        "the-king-is-revealed",
        "character strider: eliminated\ncharacter aragorn: garrison minas_morgul",
        "army minas_morgul: sauron 5/0\ngarrison minas_morgul: gondor 2/0/0\ncontrol minas_morgul: free",
    )
    assert army(match, "minas_morgul") == {"sauron-regular": 5}


# -- 19: Shadows on the Misty Mountains


@pytest.mark.parametrize("region", ["mount_gram", "moria"])
def test_shadows_on_the_misty_mountains(region: str) -> None:
    match = played("shadows-on-the-misty-mountains")
    before = army(match, region).get("sauron-regular", 0)
    assert options(match) == ("mount_gram", "moria")
    play(match, region, "sauron-elite", "sauron-regular")
    assert army(match, region) == {"sauron-regular": before + 1, "sauron-elite": 1, "nazgul": 1}


def test_shadows_only_where_it_is_free() -> None:
    match = played("shadows-on-the-misty-mountains", "army mount_gram: north 1/0/0")
    play(match, "sauron-regular", "sauron-regular")
    assert army(match, "moria") == {"sauron-regular": 4, "nazgul": 1}


def test_no_shadows_when_the_mountains_are_lost() -> None:
    match = played(
        "shadows-on-the-misty-mountains", "army mount_gram: north 1/0/0\narmy moria: north 1/0/0\ncontrol moria: free"
    )
    assert free_peoples_act(match)
    assert not told(match, "wotr.recruited")


# -- 20: Orcs Multiplying Again


def test_orcs_multiply() -> None:
    match = played("orcs-multiplying-again")
    assert army(match, "dol_guldur") == {"sauron-regular": 8, "sauron-elite": 1, "nazgul": 1}
    assert army(match, "mount_gundabad") == {"sauron-regular": 5}
    assert free_peoples_act(match)


def test_too_few_orcs_multiply() -> None:
    match = played("orcs-multiplying-again", "army nurn: sauron 9/0")
    assert reserve_of(match, "sauron-regular") == 1
    play(match, "mount_gundabad")
    assert army(match, "mount_gundabad") == {"sauron-regular": 3}


# -- 21: Horde from the East


def test_a_horde_from_the_east() -> None:
    match = played(
        "horde-from-the-east", "nation southrons: at-war\narmy south_rhun: north 1/0/0\ncontrol south_rhun: free"
    )
    assert options(match) == ("east_rhun", "khand", "far_harad"), "only free regions"
    refuses(match, {"south_rhun": "settlement-lost", "near_harad": "not-on-card"})
    play(match, "khand")
    assert army(match, "khand") == {"southrons-regular": 5}


def test_no_horde_when_the_east_is_lost() -> None:
    match = played(
        "horde-from-the-east",
        """
        nation southrons: at-war
        control south_rhun: free
        army south_rhun: north 1/0/0
        army east_rhun: north 1/0/0
        army khand: gondor 1/0/0
        army far_harad: gondor 1/0/0
        control far_harad: free
        """,
    )
    assert free_peoples_act(match)
    assert not told(match, "wotr.recruited")


# -- 22: Monsters Roused


def test_monsters_are_roused() -> None:
    match = played("monsters-roused")
    for region in ("angmar", "ettenmoors", "weather_hills"):
        assert army(match, region) == {"sauron-regular": 1}
    assert army(match, "trollshaws") == {"sauron-elite": 1}


def test_monsters_shun_armies() -> None:
    match = played("monsters-roused", "army trollshaws: elves 1/0/0\narmy angmar: sauron 2/0")
    assert army(match, "trollshaws") == {"elves-regular": 1}
    assert army(match, "angmar") == {"sauron-regular": 3}


# -- 23: Musterings of Long-planned War


def test_long_planned_war() -> None:
    match = played("musterings-of-long-planned-war", ALL_AT_WAR)
    assert army(match, "gorgoroth") == {"sauron-regular": 3, "southrons-regular": 5}
    assert army(match, "nurn") == {"sauron-regular": 7}
    assert free_peoples_act(match)


def test_long_planned_war_with_too_few_men_asks_nothing() -> None:
    match = played("musterings-of-long-planned-war", ALL_AT_WAR, "army khand: southrons 8/0")
    assert army(match, "gorgoroth") == {"sauron-regular": 3, "southrons-regular": 2}
    assert army(match, "nurn") == {"sauron-regular": 7}


# -- 24: Pits of Mordor


def test_the_pits_of_mordor() -> None:
    match = played("pits-of-mordor", "nation sauron: at-war")
    assert options(match) == ("barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad")
    play(match, "moria", "morannon", "mount_gundabad")
    assert army(match, "moria") == {"sauron-regular": 4}
    assert army(match, "morannon") == {"sauron-regular": 7, "nazgul": 1}
    assert army(match, "mount_gundabad") == {"sauron-regular": 4}


def test_the_pits_of_a_besieged_stronghold() -> None:
    match = played("pits-of-mordor", "nation sauron: at-war\narmy moria: north 1/0/0\ngarrison moria: sauron 2/0")
    play(match, "moria", "morannon", "mount_gundabad")
    assert garrison(match, "moria") == {"sauron-regular": 4}
