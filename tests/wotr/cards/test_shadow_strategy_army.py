"""The Shadow's strategy cards that are played with an Army die."""

from __future__ import annotations

import pytest

from tests.story import about, asked, options, play, reason, refuses, told
from tests.wotr.cards.scenes import ALL_AT_WAR, free_peoples_act, playable, played, shadow_to_act, why_unplayable
from tests.wotr.helpers import army, casualties_of, dice_of, discards_of, garrison, holder, nation, reserve_of, where
from westmarch.core.decisions import Reason
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.facts.board import REGION_IDS, SHADOW

# -- 1: Return to Valinor


def test_return_to_valinor_needs_an_elven_stronghold_in_the_hands_of_the_shadow() -> None:
    assert why_unplayable("return-to-valinor") == "wotr-why-no-elven-stronghold"
    assert why_unplayable("return-to-valinor", "army lorien: sauron 1/0\ngarrison lorien: elves 1/0/0") == (
        "wotr-why-no-elven-stronghold"
    )


def test_elves_leave_for_valinor() -> None:
    """Grey Havens and Rivendell have two Elven units each, Lórien is under siege, the Woodland Realm has fallen."""
    match = played(
        "return-to-valinor",
        """
        army woodland_realm: sauron 1/0
        control woodland_realm: shadow
        army lorien: sauron 2/0
        garrison lorien: elves 1/2/0
        army rivendell: elves 0/2/1, north 2/0/0
        """,
        card_dice=[6, 5, 1, 6],
    )
    assert asked(match) == ("free", "wotr.casualties"), "the Grey Havens: one hit of two dice"
    play(match, "reduce:elves-elite")
    assert army(match, "grey_havens") == {"elves-regular": 2, "elves-leader": 1}
    assert asked(match) == ("free", "wotr.casualties"), "Rivendell: two dice for the Elves"
    play(match, "lose:north-regular")
    assert army(match, "rivendell") == {"elves-elite": 2, "elves-leader": 1, "north-regular": 1}
    assert garrison(match, "lorien") == {"elves-regular": 1, "elves-elite": 2}
    assert [roll["dice"] for roll in told(match, "wotr.card-dice")] == [[6, 5], [1, 6]]
    assert free_peoples_act(match)
    assert nation(match, "north") == "3 passive"


def test_the_last_elves_take_their_leader_along() -> None:
    lines = "army woodland_realm: sauron 1/0\ncontrol woodland_realm: shadow\narmy rivendell: elves 1/0/1"
    match = played("return-to-valinor", lines, card_dice=[1, 1, 1, 1, 1, 6])
    assert army(match, "rivendell") == {}
    assert holder(match, "rivendell") == "free", "an empty stronghold is still theirs"


def test_elves_who_besiege_their_own_home_stay() -> None:
    match = played(
        "return-to-valinor",
        "map: empty\narmy lorien: elves 2/0/0\ngarrison lorien: sauron 1/0\ncontrol lorien: shadow",
    )
    assert not told(match, "wotr.card-dice")
    assert army(match, "lorien") == {"elves-regular": 2}


# -- 2: The Fighting Uruk-hai

DEEPING_WALL = """
    character saruman: orthanc
    nation isengard: at-war
    army helms_deep: isengard 2/1, sauron 2/0
    garrison helms_deep: rohan 3/0/0
    hand free: faramirs-rangers
    """


def test_the_uruk_hai_need_saruman_and_a_siege() -> None:
    assert (
        why_unplayable("the-fighting-uruk-hai", DEEPING_WALL, "character saruman: set-aside")
        == "wotr-why-saruman-absent"
    )
    besieger = "army helms_deep: sauron 2/0"
    assert why_unplayable("the-fighting-uruk-hai", DEEPING_WALL, besieger) == "wotr-why-isengard-besieges-nobody"
    assert playable("the-fighting-uruk-hai", DEEPING_WALL)


def test_the_uruk_hai_assault_helms_deep() -> None:
    match = played("the-fighting-uruk-hai", DEEPING_WALL, combat_dice=[1] * 18, combat_reroll=[1] * 3)
    play(match, "all")
    assert told(match, "wotr.attack")[0]["attackers"] == {"isengard-regular": 2, "isengard-elite": 1}
    assert asked(match) == ("shadow", "wotr.battle.continue"), "no combat card against the first onslaught"
    play(match, "continue", "none", "continue", "none")
    assert asked(match) == ("shadow", "wotr.siege.extend")


def test_a_companion_in_helms_deep() -> None:
    match = played("the-fighting-uruk-hai", DEEPING_WALL, "character gimli: garrison helms_deep")
    play(match, "all")
    assert asked(match) == ("free", "wotr.combat-card")


def test_the_uruk_hai_choose_their_siege_and_are_in_it() -> None:
    lines = "nation sauron: at-war\narmy minas_tirith: isengard 1/0, sauron 2/0\ngarrison minas_tirith: gondor 2/0/0"
    match = played("the-fighting-uruk-hai", DEEPING_WALL, lines, combat_dice=[1] * 5)
    assert options(match) == ("helms_deep", "minas_tirith")
    assert reason(match, "rivendell") == "wotr-why-isengard-besieges-nobody"
    play(match, "minas_tirith", "split", "count:2", "cease")
    assert told(match, "wotr.attack")[0]["attackers"] == {"isengard-regular": 1, "sauron-regular": 2}


def test_the_uruk_hai_do_not_break_an_elven_power() -> None:
    lines = "character saruman: orthanc\nnation isengard: at-war\ntable: a-power-too-great"
    match = played("the-fighting-uruk-hai", lines, "army lorien: isengard 3/0\ngarrison lorien: elves 1/2/0")
    assert free_peoples_act(match)
    assert not told(match, "wotr.attack")


# -- 3: Denethor's Folly

SIEGE = "army minas_tirith: sauron 3/0\ngarrison minas_tirith: gondor 2/1/1\nnation sauron: at-war"
FOLLY = SIEGE + "\ntable: denethors-folly\nhand free: faramirs-rangers"


def test_denethor_despairs_under_siege_only() -> None:
    assert why_unplayable("denethors-folly") == "wotr-why-minas-tirith-not-besieged"
    own = "army minas_tirith: gondor 3/1/1\ngarrison minas_tirith: sauron 2/0\ncontrol minas_tirith: shadow"
    assert why_unplayable("denethors-folly", own) == "wotr-why-minas-tirith-not-besieged"


def test_denethor_sends_his_son_to_die() -> None:
    match = played("denethors-folly", SIEGE)
    assert garrison(match, "minas_tirith") == {"gondor-regular": 2, "gondor-elite": 1}
    assert casualties_of(match, "gondor-leader") == 1
    assert match.state.table == ["denethors-folly"]


def test_the_shadow_chooses_which_leader_falls() -> None:
    match = played("denethors-folly", SIEGE, "garrison minas_tirith: gondor 1/0/2, rohan 1/0/1")
    assert asked(match) == ("shadow", "wotr.card.denethor")
    play(match, "rohan-leader")
    assert garrison(match, "minas_tirith") == {"gondor-regular": 1, "gondor-leader": 2, "rohan-regular": 1}


def test_denethors_folly_without_leaders() -> None:
    match = played(
        "denethors-folly", SIEGE, "garrison minas_tirith: gondor 2/1/0\ncharacter boromir: garrison minas_tirith"
    )
    assert match.state.table == ["denethors-folly"]
    assert where(match, "boromir") == "garrison minas_tirith"


def test_no_combat_cards_for_minas_tirith() -> None:
    match = shadow_to_act(
        FOLLY, "dice shadow: army\ndice free: muster muster", combat_dice=[1] * 6, combat_reroll=[1] * 2
    )
    play(match, "die:army", "attack", "minas_tirith", "all")
    assert free_peoples_act(match), "the Free Peoples were not asked for a card"


def test_nor_for_a_sortie() -> None:
    lines = "acting: free\ndice free: muster_army\ndice shadow: muster muster"
    match = shadow_to_act(FOLLY, lines, "nation gondor: at-war\nhand shadow: stormcrow")
    play(match, "die:muster_army", "attack", "minas_tirith", "all")
    assert asked(match) == ("shadow", "wotr.combat-card")
    assert match.state.table == ["denethors-folly"]


def test_combat_cards_elsewhere() -> None:
    match = shadow_to_act(FOLLY, "dice shadow: army\ndice free: muster muster\narmy north_ithilien: sauron 1/0")
    play(match, "die:army", "attack", "north_ithilien")
    assert asked(match) == ("free", "wotr.combat-card")


def test_denethors_folly_ends_with_the_siege() -> None:
    match = shadow_to_act(FOLLY, "dice shadow: army\ndice free: muster muster")
    play(match, "die:army", "move-armies", "minas_tirith", "lossarnach", "all", "done")
    assert match.state.table == []
    assert discards_of(match, "shadow") == ["denethors-folly"]


def test_a_will_of_the_west_cures_denethor() -> None:
    match = shadow_to_act(FOLLY, "acting: free\ndice free: will_of_the_west\ndice shadow: muster muster")
    play(match, "die:will_of_the_west", "discard:denethors-folly")
    assert match.state.table == []


@pytest.mark.parametrize("healer", ["gandalf_the_grey", "gandalf_the_white", "aragorn"])
def test_gandalf_or_aragorn_cure_denethor(healer: str) -> None:
    lines = "acting: free\ndice free: muster\ndice shadow: muster muster"
    match = shadow_to_act(FOLLY, lines, f"character {healer}: garrison minas_tirith")
    play(match, "die:muster", "discard:denethors-folly")
    assert match.state.table == []
    assert match.view(None)["rings"] == {"free": 3, "shadow": 0}


def test_strider_does_not() -> None:
    match = shadow_to_act(
        FOLLY,
        "acting: free\ndice free: muster\ndice shadow: muster muster\ncharacter strider: garrison minas_tirith",
    )
    play(match, "die:muster")
    assert reason(match, "discard:denethors-folly") == "wotr-why-nobody-for-denethor"


# -- 4: The Day Without Dawn


def test_the_day_without_dawn_takes_every_will_of_the_west() -> None:
    lines = "dice free: will_of_the_west character will_of_the_west muster\ndice shadow: army"
    match = played("the-day-without-dawn", ALL_AT_WAR, lines)
    assert dice_of(match, "free") == ["character", "muster"]
    assert told(match, "wotr.wills-lost") == [{"count": 2}]


# -- 7: Shadows Gather


def test_shadows_gather_up_to_three_regions_away() -> None:
    match = played("shadows-gather", "nation sauron: at-war")
    assert asked(match) == ("shadow", "wotr.march.from")
    play(match, "barad_dur")
    assert "done" in options(match), "there is an army in Gorgoroth, the only way out"
    play(match, "morannon", "split", "count:3", "count:0", "count:1")
    assert army(match, "morannon") == {"sauron-regular": 8, "nazgul": 2}
    assert army(match, "barad_dur") == {"sauron-regular": 1, "sauron-elite": 1}
    assert army(match, "gorgoroth") == {"sauron-regular": 3}, "nobody joined on the way"
    assert free_peoples_act(match)


def test_shadows_gather_only_where_others_are() -> None:
    match = played("shadows-gather", "nation sauron: at-war")
    play(match, "minas_morgul")
    assert about(match)["left"] == 3
    play(match, "south_ithilien")
    assert about(match)["left"] == 2
    refuses(match, {"done": "no-army-to-join", "minas_morgul": "no-turning-back", "osgiliath": "enemy-army-there"})
    assert options(match) == ("east_harondor", "west_harondor"), "from there the Southrons can be reached"
    play(match, "west_harondor", "umbar", "all")
    assert army(match, "umbar") == {"southrons-regular": 3, "sauron-regular": 5, "nazgul": 1}


def test_shadows_gather_through_what_they_take() -> None:
    match = played(
        "shadows-gather",
        """
        map: empty
        nation southrons: at-war
        army south_ithilien: southrons 2/0, nazgul 1
        army lossarnach: southrons 1/0
        control lossarnach: shadow
        """,
    )
    play(match, "south_ithilien", "west_harondor", "pelargir", "all")
    assert holder(match, "pelargir") == "shadow"
    assert nation(match, "gondor") == "1 active"
    assert army(match, "lossarnach") == {"southrons-regular": 3, "nazgul": 1}, "Nazgûl are always at war"
    assert army(match, "pelargir") == {}


def test_shadows_that_are_not_at_war_keep_out_of_foreign_lands() -> None:
    match = played("shadows-gather", "map: empty\narmy umbar: southrons 2/0\narmy minas_morgul: sauron 2/0")
    assert free_peoples_act(match), "neither may enter the other's land"
    match = played("shadows-gather", "map: empty\narmy moria: sauron 1/0\narmy north_dunland: isengard 1/0")
    assert free_peoples_act(match), "neither straight nor round about"
    match = played("shadows-gather")
    play(match, "north_dunland")
    assert reason(match, "moria") == "wotr-why-foreign-land"


def test_shadows_gather_past_no_enemy() -> None:
    match = played(
        "shadows-gather",
        """
        map: empty
        nation sauron: at-war
        army morannon: sauron 2/0
        army north_ithilien: sauron 1/0
        army angmar: sauron 1/0
        army dagorlad: gondor 1/0/0
        """,
    )
    assert asked(match) == ("shadow", "wotr.march.from")
    assert options(match) == ("morannon", "north_ithilien"), "round about over Gorgoroth and Minas Morgul"
    refuses(match, {"angmar": "no-army-to-join", "moria": "no-army"})
    play(match, "morannon", "all")
    assert [move["region"] for move in told(match, "wotr.moved")] == ["gorgoroth", "minas_morgul", "north_ithilien"]


def test_too_many_shadows_send_some_away() -> None:
    match = played("shadows-gather", "map: empty\narmy gorgoroth: sauron 6/0\narmy morannon: sauron 6/1, nazgul 1")
    play(match, "gorgoroth", "all")
    assert asked(match) == ("shadow", "wotr.surplus")
    play(match, "sauron-regular", "sauron-elite")
    assert army(match, "morannon") == {"sauron-regular": 10, "nazgul": 1}


def test_the_besieged_do_not_gather() -> None:
    match = played(
        "shadows-gather",
        """
        map: empty
        army morannon: gondor 2/0/0
        garrison morannon: sauron 2/0
        army gorgoroth: sauron 1/0
        army barad_dur: sauron 1/0
        """,
    )
    assert options(match) == ("barad_dur", "gorgoroth")
    assert reason(match, "morannon") == "wotr-why-besieged"
    play(match, "gorgoroth")
    assert army(match, "barad_dur") == {"sauron-regular": 2}, "nor can they be joined"


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
    assert reason(match, "osgiliath") == "wotr-why-not-on-card"
    play(match, "pelargir", "split", "count:3")
    assert army(match, "pelargir") == {"southrons-regular": 3}
    assert army(match, "umbar") == {"southrons-regular": 2}
    assert holder(match, "pelargir") == "shadow"
    assert nation(match, "gondor") == "1 active"
    assert free_peoples_act(match)


def test_the_corsairs_fight_to_the_end() -> None:
    lines = "army pelargir: gondor 2/0/0"
    match = played("corsairs-of-umbar", CORSAIRS, lines, combat_dice=[6, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1])
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
    lines = "army dol_amroth: southrons 6/0\ngarrison dol_amroth: gondor 2/0/0"
    match = played("corsairs-of-umbar", CORSAIRS, lines, combat_dice=[1] * 7)
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
        return Reason("wotr-why-not-free") if (side, REGION_IDS[region]) == (SHADOW, "lamedon") else None

    monkeypatch.setattr(BASE.cards["a-power-too-great"], "bars_entry", ban)
    match = played("corsairs-of-umbar", CORSAIRS, "table: a-power-too-great")
    assert options(match) == ("anfalas", "dol_amroth", "pelargir")


def test_corsairs_at_peace_go_nowhere() -> None:
    assert free_peoples_act(played("corsairs-of-umbar", CORSAIRS, "army umbar: sauron 3/0"))


def test_no_corsairs_are_left() -> None:
    assert free_peoples_act(played("corsairs-of-umbar", CORSAIRS, "army umbar: none"))
    besieged = "army umbar: gondor 1/0/0\ngarrison umbar: southrons 2/0"
    assert free_peoples_act(played("corsairs-of-umbar", CORSAIRS, besieged))


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
    assert reason(match, "osgiliath") == "wotr-why-no-army"
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
    assert reason(match, "umbar") == "wotr-why-no-figure-there"
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
