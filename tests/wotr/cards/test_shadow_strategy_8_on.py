"""The Shadow's Strategy deck, cards 8 to 24: what is printed on the cards, and one story or more for each."""

from __future__ import annotations

import pytest

from tests.wotr.cards.scenes import ALL_AT_WAR, free_peoples_act, played, why_unplayable
from tests.wotr.helpers import (
    about,
    army,
    asked,
    garrison,
    holder,
    nation,
    options,
    play,
    reason,
    reserve_of,
    told,
    where,
)
from westmarch.core.decisions import Reason
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.facts.board import REGION_IDS, SHADOW

# -- 8: The Shadow Lengthens


def test_two_shadows_lengthen() -> None:
    match = played("the-shadow-lengthens", "nation sauron: at-war")
    play(match, "barad_dur", "morannon", "split", "count:1", "count:0", "count:0")
    assert army(match, "morannon") == {"sauron-regular": 6, "nazgul": 1}
    assert asked(match) == ("shadow", "wotr.march.from")
    play(match, "morannon", "minas_morgul", "all")
    assert army(match, "morannon") == {"sauron-regular": 1}, "who has come does not go on"
    assert army(match, "minas_morgul") == {"sauron-regular": 10, "nazgul": 2}
    assert free_peoples_act(match)


def test_the_shadow_lengthens_two_regions_at_most() -> None:
    match = played(
        "the-shadow-lengthens",
        "map: empty\narmy barad_dur: sauron 1/0\narmy minas_morgul: sauron 1/0\narmy noman_lands: sauron 1/0",
    )
    assert options(match) == ("barad_dur", "minas_morgul"), "Noman-lands is three regions away from both"
    play(match, "barad_dur")
    assert army(match, "minas_morgul") == {"sauron-regular": 2}
    assert free_peoples_act(match), "there is no other army to be joined"


# -- 9: The Shadow is Moving


def test_the_shadow_is_moving_four_armies() -> None:
    match = played("the-shadow-is-moving", ALL_AT_WAR)
    play(match, "minas_morgul", "south_ithilien", "all")
    play(match, "morannon", "dagorlad", "all")
    play(match, "umbar", "west_harondor", "all")
    play(match, "moria", "hollin", "all")
    assert free_peoples_act(match)
    assert army(match, "west_harondor") == {"southrons-regular": 3}
    assert army(match, "hollin") == {"sauron-regular": 2}


def test_the_shadow_moves_nobody_twice_and_may_stop() -> None:
    match = played("the-shadow-is-moving", ALL_AT_WAR)
    play(match, "minas_morgul", "south_ithilien", "all")
    assert "south_ithilien" not in options(match)
    play(match, "done")
    assert free_peoples_act(match)
    assert len(told(match, "wotr.moved")) == 1


# -- 10: Corsairs of Umbar

CORSAIRS = "nation southrons: at-war\narmy umbar: southrons 5/0"


def test_the_corsairs_land_on_an_empty_coast() -> None:
    match = played("corsairs-of-umbar", CORSAIRS, "army pelargir: none")
    assert options(match) == ("anfalas", "dol_amroth", "lamedon", "pelargir")
    assert reason(match, "osgiliath") == "wotr.why.not-on-card"
    play(match, "pelargir", "split", "count:3")
    assert army(match, "pelargir") == {"southrons-regular": 3}
    assert army(match, "umbar") == {"southrons-regular": 2}
    assert holder(match, "pelargir") == "shadow"
    assert nation(match, "gondor") == "1 active"
    assert free_peoples_act(match)


def test_the_corsairs_fight_to_the_end() -> None:
    match = played(
        "corsairs-of-umbar",
        CORSAIRS,
        "army pelargir: gondor 2/0/0",
        combat_dice=[6, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1],
    )
    play(match, "pelargir", "all")
    assert asked(match) == ("free", "wotr.retreat"), "the Shadow is not asked whether it goes on"
    play(match, "fight")
    assert asked(match) == ("shadow", "wotr.advance.force")
    play(match, "all")
    assert army(match, "pelargir") == {"southrons-regular": 5}
    assert nation(match, "gondor") == "at-war active", "attacked, and a city lost"


def test_dol_amroth_may_withdraw_from_the_corsairs() -> None:
    match = played("corsairs-of-umbar", CORSAIRS)
    play(match, "dol_amroth", "all", "withdraw", "all")
    assert garrison(match, "dol_amroth") == {"gondor-regular": 3}
    assert army(match, "dol_amroth") == {"southrons-regular": 5}


def test_the_corsairs_join_a_siege() -> None:
    match = played(
        "corsairs-of-umbar",
        CORSAIRS,
        "army dol_amroth: southrons 6/0\ngarrison dol_amroth: gondor 2/0/0",
        combat_dice=[1] * 7,
    )
    play(match, "dol_amroth", "all")
    assert army(match, "dol_amroth") == {"southrons-regular": 10}, "the limit counts at once"
    assert asked(match) == ("shadow", "wotr.attack.force")
    play(match, "all")
    assert free_peoples_act(match), "a siege battle of one round"
    assert told(match, "wotr.attack")[0]["battle"] == "siege"


def test_corsairs_who_are_not_at_war_stay_behind() -> None:
    match = played("corsairs-of-umbar", CORSAIRS, "army umbar: southrons 1/0, sauron 3/0")
    play(match, "anfalas")
    assert army(match, "anfalas") == {"southrons-regular": 1}


def test_the_corsairs_do_not_land_where_a_card_forbids_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def ban(side: int, region: int) -> Reason | None:
        return Reason("wotr.why.not-free") if (side, REGION_IDS[region]) == (SHADOW, "lamedon") else None

    monkeypatch.setattr(BASE.cards["a-power-too-great"], "bars_entry", ban)
    match = played("corsairs-of-umbar", CORSAIRS, "table: a-power-too-great")
    assert options(match) == ("anfalas", "dol_amroth", "pelargir")


def test_corsairs_at_peace_go_nowhere() -> None:
    assert free_peoples_act(played("corsairs-of-umbar", CORSAIRS, "army umbar: sauron 3/0"))


def test_no_corsairs_are_left() -> None:
    assert free_peoples_act(played("corsairs-of-umbar", CORSAIRS, "army umbar: none"))
    besieged = "army umbar: gondor 1/0/0\ngarrison umbar: southrons 2/0"
    assert free_peoples_act(played("corsairs-of-umbar", CORSAIRS, besieged))


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
    assert reason(match, "tharbad") == "wotr.why.not-free"
    assert reason(match, "orthanc") == "wotr.why.not-on-card"
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
    assert why_unplayable("return-of-the-witch-king") == "wotr.why.witch-king-absent"
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


# -- 13 and 14: Half-orcs and Goblin-men, Olog-hai


@pytest.mark.parametrize(("card", "name"), [("half-orcs-and-goblin-men", "isengard"), ("olog-hai", "sauron")])
def test_one_more_unit_for_an_army(card: str, name: str) -> None:
    match = played(
        card,
        f"map: empty\nnation {name}: at-war\narmy nurn: southrons 1/0\narmy osgiliath: nazgul 1",
        "army helms_deep: southrons 2/0\ngarrison helms_deep: rohan 1/0/0",
        "army moria: north 1/0/0\ngarrison moria: southrons 5/0",
    )
    assert options(match) == ("helms_deep", "moria", "nurn"), "besiegers and besieged too, but no lone Nazgûl"
    assert reason(match, "osgiliath") == "wotr.why.no-army"
    play(match, "moria", f"{name}-elite")
    assert asked(match) == ("shadow", "wotr.surplus"), "five units find room inside"
    play(match, "southrons-regular")
    assert garrison(match, "moria") == {"southrons-regular": 4, f"{name}-elite": 1}


@pytest.mark.parametrize(("card", "name"), [("half-orcs-and-goblin-men", "isengard"), ("olog-hai", "sauron")])
def test_a_regular_will_do(card: str, name: str) -> None:
    match = played(card, f"nation {name}: at-war")
    play(match, "umbar", f"{name}-regular")
    assert army(match, "umbar") == {"southrons-regular": 3, f"{name}-regular": 1}


def test_no_units_are_left_to_come() -> None:
    match = played(
        "half-orcs-and-goblin-men",
        "nation isengard: at-war\narmy gap_of_rohan: isengard 5/5\narmy enedwaith: isengard 1/0",
    )
    assert reserve_of(match, "isengard-regular") == reserve_of(match, "isengard-elite") == 0
    assert free_peoples_act(match)


def test_no_army_is_left_to_join() -> None:
    assert free_peoples_act(played("olog-hai", "map: empty\nnation sauron: at-war"))


# -- 15: Hill-trolls


def test_hill_trolls() -> None:
    match = played("hill-trolls", "nation sauron: at-war")
    assert "barad_dur" in options(match)
    assert reason(match, "umbar") == "wotr.why.no-figure-there"
    assert about(match)["left"] == 2
    play(match, "moria")
    assert about(match)["left"] == 1
    play(match, "moria")
    assert army(match, "moria") == {"sauron-elite": 2}
    assert reserve_of(match, "sauron-regular") == 10
    assert reserve_of(match, "sauron-elite") == 2
    assert free_peoples_act(match)


def test_only_one_hill_troll_is_left() -> None:
    match = played("hill-trolls", "nation sauron: at-war\narmy nurn: sauron 2/3")
    assert reserve_of(match, "sauron-elite") == 1
    play(match, "nurn")
    assert army(match, "nurn") == {"sauron-regular": 1, "sauron-elite": 4}
    assert free_peoples_act(match)


# -- 16: A New Power is Rising


def test_a_new_power_rises() -> None:
    assert why_unplayable("a-new-power-is-rising") == "wotr.why.saruman-absent"
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
    assert reason(match, "umbar") == "wotr.why.three-settlements"
    assert reason(match, "khand") == "wotr.why.not-on-card"
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
    assert why_unplayable("the-king-is-revealed") == "wotr.why.aragorn-absent"
    assert why_unplayable("the-king-is-revealed", "character strider: minas_tirith") == "wotr.why.aragorn-absent"
    match = played(
        "the-king-is-revealed",
        "character strider: eliminated\ncharacter aragorn: minas_tirith\narmy minas_morgul: sauron 2/0, nazgul 1",
    )
    assert army(match, "minas_morgul") == {"sauron-regular": 7, "nazgul": 2}


def test_the_king_is_revealed_to_a_besieged_minas_morgul() -> None:
    match = played(
        "the-king-is-revealed",
        "character strider: eliminated\ncharacter aragorn: minas_morgul",
        "army minas_morgul: gondor 2/0/0\ngarrison minas_morgul: sauron 3/0",
    )
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
    assert reason(match, "south_rhun") == "wotr.why.settlement-lost"
    assert reason(match, "near_harad") == "wotr.why.not-on-card"
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
