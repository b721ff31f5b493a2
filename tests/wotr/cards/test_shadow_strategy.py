"""The Shadow's Strategy deck: what is printed on the cards, and one story or more for each."""

from __future__ import annotations

import pytest

from tests.wotr.cards.shadow_scenes import action_over, playable, played, scene, why_unplayable
from tests.wotr.helpers import (
    army,
    asked,
    casualties_of,
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
from westmarch.core import messages
from westmarch.core.decisions import Reason
from westmarch.games.wotr import movement
from westmarch.games.wotr.board import FREE, REGION_IDS, SHADOW
from westmarch.games.wotr.events import CARDS
from westmarch.games.wotr.state import War

TABLE_CARDS = {"sh_str_03", "sh_str_05"}
ARMY_CARDS = {1, 2, 3, 4, 7, 8, 9, 10, 13, 14, 15}
CARD_IDS = [f"sh_str_{number:02}" for number in range(1, 25)]
ALL_AT_WAR = "nation sauron: at-war\nnation isengard: at-war\nnation southrons: at-war"


def left(match: War) -> object:
    """How many more the player is told he may choose."""
    assert match.decision is not None
    return match.decision.params["left"]


@pytest.mark.parametrize("card", CARD_IDS)
def test_what_is_printed(card: str) -> None:
    event = CARDS[card]
    symbol = "army" if int(card[-2:]) in ARMY_CARDS else "muster"
    assert (event.side, event.deck, event.die) == (SHADOW, 1, symbol)
    assert event.is_table_card == (card in TABLE_CARDS)
    assert messages.has(f"wotr.card.{card}")
    assert messages.has(f"wotr.card.{card}", attribute="text")


NATIONS_AT_WAR = {
    "sh_str_04": ("isengard", "sauron", "southrons"),
    "sh_str_09": ("isengard", "sauron", "southrons"),
    "sh_str_10": ("southrons",),
    "sh_str_11": ("isengard",),
    "sh_str_13": ("isengard",),
    "sh_str_14": ("sauron",),
    "sh_str_15": ("sauron",),
    "sh_str_21": ("southrons",),
    "sh_str_23": ("isengard", "sauron", "southrons"),
    "sh_str_24": ("sauron",),
}


@pytest.mark.parametrize(("card", "nations"), NATIONS_AT_WAR.items())
def test_some_cards_need_nations_at_war(card: str, nations: tuple[str, ...]) -> None:
    needed = [f"nation {name}: at-war" for name in nations]
    assert playable(card, *needed)
    for missing in nations:
        assert why_unplayable(card, *needed, f"nation {missing}: 1 active") == "wotr.why.card-needs-war"


# -- 1: Return to Valinor


def test_return_to_valinor_needs_an_elven_stronghold_in_the_hands_of_the_shadow() -> None:
    assert why_unplayable("sh_str_01") == "wotr.why.no-elven-stronghold"
    assert why_unplayable("sh_str_01", "army lorien: sauron 1/0\ngarrison lorien: elves 1/0/0") == (
        "wotr.why.no-elven-stronghold"
    )


def test_elves_leave_for_valinor() -> None:
    """Grey Havens and Rivendell have two Elven units each, Lórien is under siege, the Woodland Realm has fallen."""
    match = played(
        "sh_str_01",
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
    assert action_over(match)
    assert nation(match, "north") == "3 passive"


def test_the_last_elves_take_their_leader_along() -> None:
    match = played(
        "sh_str_01",
        "army woodland_realm: sauron 1/0\ncontrol woodland_realm: shadow\narmy rivendell: elves 1/0/1",
        card_dice=[1, 1, 1, 1, 1, 6],
    )
    assert army(match, "rivendell") == {}
    assert holder(match, "rivendell") == "free", "an empty stronghold is still theirs"


def test_elves_who_besiege_their_own_home_stay() -> None:
    match = played(
        "sh_str_01",
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
    hand free: fp_str_06
    """


def test_the_uruk_hai_need_saruman_and_a_siege() -> None:
    assert why_unplayable("sh_str_02", DEEPING_WALL, "character saruman: set-aside") == "wotr.why.saruman-absent"
    besieger = "army helms_deep: sauron 2/0"
    assert why_unplayable("sh_str_02", DEEPING_WALL, besieger) == "wotr.why.isengard-besieges-nobody"
    assert playable("sh_str_02", DEEPING_WALL)


def test_the_uruk_hai_assault_helms_deep() -> None:
    match = played("sh_str_02", DEEPING_WALL, combat_dice=[1] * 18, combat_reroll=[1] * 3)
    play(match, "all")
    assert told(match, "wotr.attack")[0]["attackers"] == {"isengard-regular": 2, "isengard-elite": 1}
    assert asked(match) == ("shadow", "wotr.battle.continue"), "no combat card against the first onslaught"
    play(match, "continue", "none", "continue", "none")
    assert asked(match) == ("shadow", "wotr.siege.extend")


def test_a_companion_in_helms_deep() -> None:
    match = played("sh_str_02", DEEPING_WALL, "character gimli: garrison helms_deep")
    play(match, "all")
    assert asked(match) == ("free", "wotr.combat-card")


def test_the_uruk_hai_choose_their_siege_and_are_in_it() -> None:
    match = played(
        "sh_str_02",
        DEEPING_WALL,
        "nation sauron: at-war\narmy minas_tirith: isengard 1/0, sauron 2/0\ngarrison minas_tirith: gondor 2/0/0",
        combat_dice=[1] * 5,
    )
    assert options(match) == ("helms_deep", "minas_tirith")
    assert reason(match, "rivendell") == "wotr.why.isengard-besieges-nobody"
    play(match, "minas_tirith", "split", "count:2", "cease")
    assert told(match, "wotr.attack")[0]["attackers"] == {"isengard-regular": 1, "sauron-regular": 2}


def test_the_uruk_hai_do_not_break_an_elven_power() -> None:
    match = played(
        "sh_str_02",
        "character saruman: orthanc\nnation isengard: at-war\ntable: fp_str_02",
        "army lorien: isengard 3/0\ngarrison lorien: elves 1/2/0",
    )
    assert action_over(match)
    assert not told(match, "wotr.attack")


# -- 3: Denethor's Folly

SIEGE = "army minas_tirith: sauron 3/0\ngarrison minas_tirith: gondor 2/1/1\nnation sauron: at-war"
FOLLY = SIEGE + "\ntable: sh_str_03\nhand free: fp_str_06"


def test_denethor_despairs_under_siege_only() -> None:
    assert why_unplayable("sh_str_03") == "wotr.why.minas-tirith-not-besieged"
    own = "army minas_tirith: gondor 3/1/1\ngarrison minas_tirith: sauron 2/0\ncontrol minas_tirith: shadow"
    assert why_unplayable("sh_str_03", own) == "wotr.why.minas-tirith-not-besieged"


def test_denethor_sends_his_son_to_die() -> None:
    match = played("sh_str_03", SIEGE)
    assert garrison(match, "minas_tirith") == {"gondor-regular": 2, "gondor-elite": 1}
    assert casualties_of(match, "gondor-leader") == 1
    assert match.state.table == ["sh_str_03"]


def test_the_shadow_chooses_which_leader_falls() -> None:
    match = played("sh_str_03", SIEGE, "garrison minas_tirith: gondor 1/0/2, rohan 1/0/1")
    assert asked(match) == ("shadow", "wotr.card.denethor")
    play(match, "rohan-leader")
    assert garrison(match, "minas_tirith") == {"gondor-regular": 1, "gondor-leader": 2, "rohan-regular": 1}


def test_denethors_folly_without_leaders() -> None:
    match = played("sh_str_03", SIEGE, "garrison minas_tirith: gondor 2/1/0\ncharacter boromir: garrison minas_tirith")
    assert match.state.table == ["sh_str_03"]
    assert where(match, "boromir") == "garrison minas_tirith"


def test_no_combat_cards_for_minas_tirith() -> None:
    match = scene(FOLLY, "dice shadow: army\ndice free: muster muster", combat_dice=[1] * 6, combat_reroll=[1] * 2)
    play(match, "die:army", "attack", "minas_tirith", "all")
    assert action_over(match), "the Free Peoples were not asked for a card"


def test_nor_for_a_sortie() -> None:
    match = scene(
        FOLLY,
        "acting: free\ndice free: muster_army\ndice shadow: muster muster",
        "nation gondor: at-war\nhand shadow: sh_str_06",
    )
    play(match, "die:muster_army", "attack", "minas_tirith", "all")
    assert asked(match) == ("shadow", "wotr.combat-card")
    assert match.state.table == ["sh_str_03"]


def test_combat_cards_elsewhere() -> None:
    match = scene(FOLLY, "dice shadow: army\ndice free: muster muster\narmy north_ithilien: sauron 1/0")
    play(match, "die:army", "attack", "north_ithilien")
    assert asked(match) == ("free", "wotr.combat-card")


def test_denethors_folly_ends_with_the_siege() -> None:
    match = scene(FOLLY, "dice shadow: army\ndice free: muster muster")
    play(match, "die:army", "move-armies", "minas_tirith", "lossarnach", "all", "done")
    assert match.state.table == []
    assert match.state.discards[SHADOW] == ["sh_str_03"]


def test_a_will_of_the_west_cures_denethor() -> None:
    match = scene(FOLLY, "acting: free\ndice free: will_of_the_west\ndice shadow: muster muster")
    play(match, "die:will_of_the_west", "discard:sh_str_03")
    assert match.state.table == []


@pytest.mark.parametrize("healer", ["gandalf_the_grey", "gandalf_the_white", "aragorn"])
def test_gandalf_or_aragorn_cure_denethor(healer: str) -> None:
    match = scene(
        FOLLY,
        "acting: free\ndice free: muster\ndice shadow: muster muster",
        f"character {healer}: garrison minas_tirith",
    )
    play(match, "die:muster", "discard:sh_str_03")
    assert match.state.table == []
    assert match.state.rings == [3, 0]


def test_strider_does_not() -> None:
    match = scene(
        FOLLY,
        "acting: free\ndice free: muster\ndice shadow: muster muster\ncharacter strider: garrison minas_tirith",
    )
    play(match, "die:muster")
    assert reason(match, "discard:sh_str_03") == "wotr.why.nobody-for-denethor"


# -- 4: The Day Without Dawn


def test_the_day_without_dawn_takes_every_will_of_the_west() -> None:
    match = played(
        "sh_str_04", ALL_AT_WAR, "dice free: will_of_the_west character will_of_the_west muster\ndice shadow: army"
    )
    assert match.state.dice[FREE] == ["character", "muster"]
    assert told(match, "wotr.wills-lost") == [{"count": 2}]


# -- 5: Threats and Promises

THREATS = "table: sh_str_05\nnation gondor: 2 active"


def test_threats_and_promises_are_laid_down() -> None:
    assert played("sh_str_05").state.table == ["sh_str_05"]


@pytest.mark.parametrize("die", ["muster", "will_of_the_west", "muster_army"])
def test_no_muster_moves_a_passive_nation(die: str) -> None:
    match = scene(THREATS, f"acting: free\ndice free: {die}\ndice shadow: muster muster")
    play(match, f"die:{die}", "diplomacy")
    assert options(match) == ("nation:elves", "nation:gondor")
    assert reason(match, "nation:rohan") == "wotr.why.threats-and-promises"
    play(match, "nation:gondor")
    assert match.state.table == ["sh_str_05"], "a die does not end it"


def test_an_attack_ends_the_threats() -> None:
    match = scene(
        THREATS, "nation sauron: at-war\narmy north_ithilien: sauron 1/0\ndice shadow: army\ndice free: muster muster"
    )
    play(match, "die:army", "attack")
    assert nation(match, "gondor") == "1 active"
    assert match.state.table == []
    assert match.state.discards[SHADOW] == ["sh_str_05"]


def test_a_companions_word_ends_the_threats() -> None:
    match = scene(THREATS, "acting: free\ndice free: event\ndice shadow: muster muster\ncharacter gimli: erebor")
    play(match, "die:event", "envoy:gimli")
    assert nation(match, "dwarves") == "2 passive", "abilities are not barred"
    assert match.state.table == []


def test_a_settlement_lost_without_a_fight_does_not() -> None:
    match = scene(
        THREATS,
        "nation sauron: at-war\narmy osgiliath: sauron 1/0\ndice shadow: army\ndice free: muster muster",
    )
    play(match, "die:army", "move-armies", "osgiliath", "lossarnach", "done")
    assert nation(match, "gondor") == "1 active"
    assert match.state.table == ["sh_str_05"]


# -- 6: Stormcrow


def test_stormcrow_needs_somebody_among_people_at_peace() -> None:
    away = "fellowship: hollin"
    assert why_unplayable("sh_str_06", away) == "wotr.why.no-stormcrow"
    assert why_unplayable("sh_str_06", "fellowship: mordor 1") == "wotr.why.no-stormcrow"
    assert playable("sh_str_06", "fellowship: rivendell")
    assert why_unplayable("sh_str_06", "fellowship: rivendell\nnation elves: at-war") == "wotr.why.no-stormcrow"
    assert playable("sh_str_06", away, "character gimli: eastemnet")


def test_stormcrow_brings_ill_news() -> None:
    match = played(
        "sh_str_06",
        "fellowship: rivendell\nnation elves: 2 active\ncharacter gimli: eastemnet\ncharacter boromir: edoras",
        "nation rohan: 1 active",
    )
    assert asked(match) == ("shadow", "wotr.card.stormcrow")
    assert options(match) == ("nation:elves", "nation:rohan")
    assert reason(match, "nation:gondor") == "wotr.why.no-stormcrow"
    play(match, "nation:rohan")
    assert nation(match, "rohan") == "2 active"
    assert asked(match) == ("free", "wotr.card.stormcrow-where")
    assert options(match) == ("edoras", "fords_of_isen", "helms_deep")
    play(match, "edoras", "rohan-elite")
    assert army(match, "edoras") == {"rohan-regular": 1, "boromir": 1}
    assert casualties_of(match, "rohan-elite") == 1
    assert action_over(match)


def test_stormcrow_may_cost_a_leader() -> None:
    match = played("sh_str_06", "fellowship: rivendell")
    assert nation(match, "elves") == "3 active", "the first step is the last one back"
    play(match, "lorien", "elves-leader")
    assert army(match, "lorien") == {"elves-regular": 1, "elves-elite": 2}


def test_stormcrow_may_cost_the_last_unit_and_its_leader() -> None:
    match = played(
        "sh_str_06",
        "fellowship: the_shire\nnation north: 2 passive\narmy bree: north 1/0/1",
        "army minas_tirith: sauron 2/0\ngarrison minas_tirith: north 1/0/0",
    )
    play(match, "minas_tirith")
    assert holder(match, "minas_tirith") == "shadow", "a besieged stronghold left by its last defender falls"
    match.pop()
    play(match, "bree", "north-regular")
    assert army(match, "bree") == {}
    assert casualties_of(match, "north-leader") == 1


# -- 7: Shadows Gather


def test_shadows_gather_up_to_three_regions_away() -> None:
    match = played("sh_str_07", "nation sauron: at-war")
    assert asked(match) == ("shadow", "wotr.march.from")
    play(match, "barad_dur")
    assert "done" in options(match), "there is an army in Gorgoroth, the only way out"
    play(match, "morannon", "split", "count:3", "count:0", "count:1")
    assert army(match, "morannon") == {"sauron-regular": 8, "nazgul": 2}
    assert army(match, "barad_dur") == {"sauron-regular": 1, "sauron-elite": 1}
    assert army(match, "gorgoroth") == {"sauron-regular": 3}, "nobody joined on the way"
    assert action_over(match)


def test_shadows_gather_only_where_others_are() -> None:
    match = played("sh_str_07", "nation sauron: at-war")
    play(match, "minas_morgul")
    assert left(match) == 3
    play(match, "south_ithilien")
    assert left(match) == 2
    assert reason(match, "done") == "wotr.why.no-army-to-join"
    assert reason(match, "minas_morgul") == "wotr.why.no-turning-back"
    assert reason(match, "osgiliath") == "wotr.why.enemy-army-there"
    assert options(match) == ("east_harondor", "west_harondor"), "from there the Southrons can be reached"
    play(match, "west_harondor", "umbar", "all")
    assert army(match, "umbar") == {"southrons-regular": 3, "sauron-regular": 5, "nazgul": 1}


def test_shadows_gather_through_what_they_take() -> None:
    match = played(
        "sh_str_07",
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
    match = played("sh_str_07", "map: empty\narmy umbar: southrons 2/0\narmy minas_morgul: sauron 2/0")
    assert action_over(match), "neither may enter the other's land"
    match = played("sh_str_07", "map: empty\narmy moria: sauron 1/0\narmy north_dunland: isengard 1/0")
    assert action_over(match), "neither straight nor round about"
    match = played("sh_str_07")
    play(match, "north_dunland")
    assert reason(match, "moria") == "wotr.why.foreign-land"


def test_shadows_gather_past_no_enemy() -> None:
    match = played(
        "sh_str_07",
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
    assert reason(match, "angmar") == "wotr.why.no-army-to-join"
    assert reason(match, "moria") == "wotr.why.no-army"
    play(match, "morannon", "all")
    assert [move["region"] for move in told(match, "wotr.moved")] == ["gorgoroth", "minas_morgul", "north_ithilien"]


def test_too_many_shadows_send_some_away() -> None:
    match = played("sh_str_07", "map: empty\narmy gorgoroth: sauron 6/0\narmy morannon: sauron 6/1, nazgul 1")
    play(match, "gorgoroth", "all")
    assert asked(match) == ("shadow", "wotr.surplus")
    play(match, "sauron-regular", "sauron-elite")
    assert army(match, "morannon") == {"sauron-regular": 10, "nazgul": 1}


def test_the_besieged_do_not_gather() -> None:
    match = played(
        "sh_str_07",
        """
        map: empty
        army morannon: gondor 2/0/0
        garrison morannon: sauron 2/0
        army gorgoroth: sauron 1/0
        army barad_dur: sauron 1/0
        """,
    )
    assert options(match) == ("barad_dur", "gorgoroth")
    assert reason(match, "morannon") == "wotr.why.besieged"
    play(match, "gorgoroth")
    assert army(match, "barad_dur") == {"sauron-regular": 2}, "nor can they be joined"


# -- 8: The Shadow Lengthens


def test_two_shadows_lengthen() -> None:
    match = played("sh_str_08", "nation sauron: at-war")
    play(match, "barad_dur", "morannon", "split", "count:1", "count:0", "count:0")
    assert army(match, "morannon") == {"sauron-regular": 6, "nazgul": 1}
    assert asked(match) == ("shadow", "wotr.march.from")
    play(match, "morannon", "minas_morgul", "all")
    assert army(match, "morannon") == {"sauron-regular": 1}, "who has come does not go on"
    assert army(match, "minas_morgul") == {"sauron-regular": 10, "nazgul": 2}
    assert action_over(match)


def test_the_shadow_lengthens_two_regions_at_most() -> None:
    match = played(
        "sh_str_08",
        "map: empty\narmy barad_dur: sauron 1/0\narmy minas_morgul: sauron 1/0\narmy noman_lands: sauron 1/0",
    )
    assert options(match) == ("barad_dur", "minas_morgul"), "Noman-lands is three regions away from both"
    play(match, "barad_dur")
    assert army(match, "minas_morgul") == {"sauron-regular": 2}
    assert action_over(match), "there is no other army to be joined"


# -- 9: The Shadow is Moving


def test_the_shadow_is_moving_four_armies() -> None:
    match = played("sh_str_09", ALL_AT_WAR)
    play(match, "minas_morgul", "south_ithilien", "all")
    play(match, "morannon", "dagorlad", "all")
    play(match, "umbar", "west_harondor", "all")
    play(match, "moria", "hollin", "all")
    assert action_over(match)
    assert army(match, "west_harondor") == {"southrons-regular": 3}
    assert army(match, "hollin") == {"sauron-regular": 2}


def test_the_shadow_moves_nobody_twice_and_may_stop() -> None:
    match = played("sh_str_09", ALL_AT_WAR)
    play(match, "minas_morgul", "south_ithilien", "all")
    assert "south_ithilien" not in options(match)
    play(match, "done")
    assert action_over(match)
    assert len(told(match, "wotr.moved")) == 1


# -- 10: Corsairs of Umbar

CORSAIRS = "nation southrons: at-war\narmy umbar: southrons 5/0"


def test_the_corsairs_land_on_an_empty_coast() -> None:
    match = played("sh_str_10", CORSAIRS, "army pelargir: none")
    assert options(match) == ("anfalas", "dol_amroth", "lamedon", "pelargir")
    assert reason(match, "osgiliath") == "wotr.why.not-on-card"
    play(match, "pelargir", "split", "count:3")
    assert army(match, "pelargir") == {"southrons-regular": 3}
    assert army(match, "umbar") == {"southrons-regular": 2}
    assert holder(match, "pelargir") == "shadow"
    assert nation(match, "gondor") == "1 active"
    assert action_over(match)


def test_the_corsairs_fight_to_the_end() -> None:
    match = played(
        "sh_str_10",
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
    match = played("sh_str_10", CORSAIRS)
    play(match, "dol_amroth", "all", "withdraw", "all")
    assert garrison(match, "dol_amroth") == {"gondor-regular": 3}
    assert army(match, "dol_amroth") == {"southrons-regular": 5}


def test_the_corsairs_join_a_siege() -> None:
    match = played(
        "sh_str_10",
        CORSAIRS,
        "army dol_amroth: southrons 6/0\ngarrison dol_amroth: gondor 2/0/0",
        combat_dice=[1] * 7,
    )
    play(match, "dol_amroth", "all")
    assert army(match, "dol_amroth") == {"southrons-regular": 10}, "the limit counts at once"
    assert asked(match) == ("shadow", "wotr.attack.force")
    play(match, "all")
    assert action_over(match), "a siege battle of one round"
    assert told(match, "wotr.attack")[0]["battle"] == "siege"


def test_corsairs_who_are_not_at_war_stay_behind() -> None:
    match = played("sh_str_10", CORSAIRS, "army umbar: southrons 1/0, sauron 3/0")
    play(match, "anfalas")
    assert army(match, "anfalas") == {"southrons-regular": 1}


def test_the_corsairs_do_not_land_where_a_card_forbids_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def ban(side: int, region: int) -> Reason | None:
        return Reason("wotr.why.not-free") if (side, REGION_IDS[region]) == (SHADOW, "lamedon") else None

    monkeypatch.setitem(movement.ENTRY_BANS, "fp_str_02", ban)
    match = played("sh_str_10", CORSAIRS, "table: fp_str_02")
    assert options(match) == ("anfalas", "dol_amroth", "pelargir")


def test_corsairs_at_peace_go_nowhere() -> None:
    assert action_over(played("sh_str_10", CORSAIRS, "army umbar: sauron 3/0"))


def test_no_corsairs_are_left() -> None:
    assert action_over(played("sh_str_10", CORSAIRS, "army umbar: none"))
    besieged = "army umbar: gondor 1/0/0\ngarrison umbar: southrons 2/0"
    assert action_over(played("sh_str_10", CORSAIRS, besieged))


# -- 11: Rage of the Dunlendings


def test_the_dunlendings_rage() -> None:
    match = played(
        "sh_str_11",
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
    match = played("sh_str_11", "nation isengard: at-war")
    play(match, "north_dunland", "count:1")
    assert army(match, "north_dunland") == {"isengard-regular": 4}
    assert army(match, "south_dunland") == {}


def test_the_dunlendings_keep_within_the_limit() -> None:
    match = played("sh_str_11", "nation isengard: at-war\narmy moria: sauron 7/0")
    play(match, "moria", "count:1")
    assert action_over(match), "no room for the ones from South Dunland"
    assert len(told(match, "wotr.moved")) == 1
    assert army(match, "moria") == {"sauron-regular": 7, "isengard-regular": 3}


# -- 12: Return of the Witch-king


def test_the_witch_king_returns() -> None:
    assert why_unplayable("sh_str_12") == "wotr.why.witch-king-absent"
    match = played("sh_str_12", "character witch_king: minas_morgul")
    assert told(match, "wotr.journey") == [{"region": "angmar", "characters": ["witch_king"]}]
    assert where(match, "witch_king") == "angmar"
    assert army(match, "angmar") == {"sauron-regular": 2, "sauron-elite": 1, "witch_king": 1}


def test_the_witch_king_is_there_already() -> None:
    match = played("sh_str_12", "character witch_king: angmar")
    assert not told(match, "wotr.journey")
    assert army(match, "angmar") == {"sauron-regular": 2, "sauron-elite": 1, "witch_king": 1}


def test_the_witch_king_returns_to_an_angmar_he_has_lost() -> None:
    match = played("sh_str_12", "character witch_king: minas_morgul\narmy angmar: north 1/0/0\ncontrol angmar: free")
    assert army(match, "angmar") == {"north-regular": 1, "witch_king": 1}


# -- 13 and 14: Half-orcs and Goblin-men, Olog-hai


@pytest.mark.parametrize(("card", "name"), [("sh_str_13", "isengard"), ("sh_str_14", "sauron")])
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


@pytest.mark.parametrize(("card", "name"), [("sh_str_13", "isengard"), ("sh_str_14", "sauron")])
def test_a_regular_will_do(card: str, name: str) -> None:
    match = played(card, f"nation {name}: at-war")
    play(match, "umbar", f"{name}-regular")
    assert army(match, "umbar") == {"southrons-regular": 3, f"{name}-regular": 1}


def test_no_units_are_left_to_come() -> None:
    match = played(
        "sh_str_13", "nation isengard: at-war\narmy gap_of_rohan: isengard 5/5\narmy enedwaith: isengard 1/0"
    )
    assert reserve_of(match, "isengard-regular") == reserve_of(match, "isengard-elite") == 0
    assert action_over(match)


def test_no_army_is_left_to_join() -> None:
    assert action_over(played("sh_str_14", "map: empty\nnation sauron: at-war"))


# -- 15: Hill-trolls


def test_hill_trolls() -> None:
    match = played("sh_str_15", "nation sauron: at-war")
    assert "barad_dur" in options(match)
    assert reason(match, "umbar") == "wotr.why.no-figure-there"
    assert left(match) == 2
    play(match, "moria")
    assert left(match) == 1
    play(match, "moria")
    assert army(match, "moria") == {"sauron-elite": 2}
    assert reserve_of(match, "sauron-regular") == 10
    assert reserve_of(match, "sauron-elite") == 2
    assert action_over(match)


def test_only_one_hill_troll_is_left() -> None:
    match = played("sh_str_15", "nation sauron: at-war\narmy nurn: sauron 2/3")
    assert reserve_of(match, "sauron-elite") == 1
    play(match, "nurn")
    assert army(match, "nurn") == {"sauron-regular": 1, "sauron-elite": 4}
    assert action_over(match)


# -- 16: A New Power is Rising


def test_a_new_power_rises() -> None:
    assert why_unplayable("sh_str_16") == "wotr.why.saruman-absent"
    match = played("sh_str_16", "character saruman: orthanc")
    assert asked(match) == ("shadow", "wotr.recruit.rank")
    play(match, "isengard-elite", "isengard-regular")
    assert army(match, "north_dunland") == {"isengard-regular": 3}
    assert army(match, "south_dunland") == {"isengard-regular": 3}
    assert army(match, "orthanc") == {"isengard-regular": 5, "isengard-elite": 2, "saruman": 1}


def test_too_few_for_a_new_power() -> None:
    match = played("sh_str_16", "character saruman: orthanc\narmy gap_of_rohan: isengard 3/0")
    assert reserve_of(match, "isengard-regular") == 3
    assert asked(match) == ("shadow", "wotr.recruit.region"), "the Shadow says where they go"
    assert options(match) == ("north_dunland", "south_dunland", "orthanc")
    play(match, "south_dunland", "orthanc", "isengard-elite", "south_dunland", "orthanc", "isengard-regular")
    assert army(match, "south_dunland") == {"isengard-regular": 3}
    assert army(match, "north_dunland") == {"isengard-regular": 1}
    assert army(match, "orthanc") == {"isengard-regular": 5, "isengard-elite": 2, "saruman": 1}


def test_no_new_power_in_lost_dunland() -> None:
    match = played(
        "sh_str_16", "character saruman: orthanc\narmy north_dunland: north 1/0/0\ncontrol north_dunland: free"
    )
    play(match, "isengard-regular", "isengard-regular")
    assert army(match, "north_dunland") == {"north-regular": 1}
    assert army(match, "orthanc")["isengard-regular"] == 6


# -- 17: Many Kings to the Service of Mordor


def test_many_kings_serve_mordor() -> None:
    match = played("sh_str_17")
    assert options(match) == ("far_harad", "near_harad", "north_rhun", "south_rhun", "umbar")
    assert left(match) == 3
    play(match, "umbar", "north_rhun")
    assert left(match) == 1
    assert options(match) == ("far_harad", "near_harad", "south_rhun"), "three different ones"
    assert reason(match, "umbar") == "wotr.why.three-settlements"
    assert reason(match, "khand") == "wotr.why.not-on-card"
    play(match, "far_harad")
    assert army(match, "umbar") == {"southrons-regular": 5}
    assert army(match, "north_rhun") == {"southrons-regular": 4}
    assert army(match, "far_harad") == {"southrons-regular": 5, "southrons-elite": 1}
    assert action_over(match)


def test_few_kings_come() -> None:
    match = played("sh_str_17", "army khand: southrons 9/0")
    play(match, "umbar", "north_rhun", "far_harad")
    assert asked(match) == ("shadow", "wotr.recruit.region")
    play(match, "north_rhun")
    assert army(match, "north_rhun") == {"southrons-regular": 3}
    assert action_over(match)


def test_no_kings_from_what_is_lost() -> None:
    match = played(
        "sh_str_17",
        "army far_harad: gondor 1/0/0\ncontrol far_harad: free\narmy near_harad: none\ncontrol near_harad: free",
        "control umbar: free\narmy umbar: southrons 3/0\ngarrison umbar: gondor 1/0/0",
    )
    assert action_over(match), "only two settlements are left, and none is asked for"
    assert army(match, "south_rhun") == {"southrons-regular": 5, "southrons-elite": 1}
    assert army(match, "north_rhun") == {"southrons-regular": 4}
    assert army(match, "umbar") == {"southrons-regular": 3}, "the besieged enemy holds it"


@pytest.mark.parametrize(("lost", "asks"), [(("umbar",), True), (("umbar", "near_harad"), False)])
def test_kings_are_chosen_among_more_than_three(lost: tuple[str, ...], asks: bool) -> None:
    match = played("sh_str_17", *(f"army {region}: gondor 1/0/0\ncontrol {region}: free" for region in lost))
    assert action_over(match) != asks


# -- 18: The King is Revealed


def test_the_king_is_revealed() -> None:
    assert why_unplayable("sh_str_18") == "wotr.why.aragorn-absent"
    assert why_unplayable("sh_str_18", "character strider: minas_tirith") == "wotr.why.aragorn-absent"
    match = played(
        "sh_str_18",
        "character strider: eliminated\ncharacter aragorn: minas_tirith\narmy minas_morgul: sauron 2/0, nazgul 1",
    )
    assert army(match, "minas_morgul") == {"sauron-regular": 7, "nazgul": 2}


def test_the_king_is_revealed_to_a_besieged_minas_morgul() -> None:
    match = played(
        "sh_str_18",
        "character strider: eliminated\ncharacter aragorn: minas_morgul",
        "army minas_morgul: gondor 2/0/0\ngarrison minas_morgul: sauron 3/0",
    )
    assert garrison(match, "minas_morgul") == {"sauron-regular": 5, "nazgul": 1}


def test_the_king_is_revealed_to_a_lost_minas_morgul() -> None:
    match = played(
        "sh_str_18",
        "character strider: eliminated\ncharacter aragorn: garrison minas_morgul",
        "army minas_morgul: sauron 5/0\ngarrison minas_morgul: gondor 2/0/0\ncontrol minas_morgul: free",
    )
    assert army(match, "minas_morgul") == {"sauron-regular": 5}


# -- 19: Shadows on the Misty Mountains


@pytest.mark.parametrize("region", ["mount_gram", "moria"])
def test_shadows_on_the_misty_mountains(region: str) -> None:
    match = played("sh_str_19")
    before = army(match, region).get("sauron-regular", 0)
    assert options(match) == ("mount_gram", "moria")
    play(match, region, "sauron-elite", "sauron-regular")
    assert army(match, region) == {"sauron-regular": before + 1, "sauron-elite": 1, "nazgul": 1}


def test_shadows_only_where_it_is_free() -> None:
    match = played("sh_str_19", "army mount_gram: north 1/0/0")
    play(match, "sauron-regular", "sauron-regular")
    assert army(match, "moria") == {"sauron-regular": 4, "nazgul": 1}


def test_no_shadows_when_the_mountains_are_lost() -> None:
    match = played("sh_str_19", "army mount_gram: north 1/0/0\narmy moria: north 1/0/0\ncontrol moria: free")
    assert action_over(match)
    assert not told(match, "wotr.recruited")


# -- 20: Orcs Multiplying Again


def test_orcs_multiply() -> None:
    match = played("sh_str_20")
    assert army(match, "dol_guldur") == {"sauron-regular": 8, "sauron-elite": 1, "nazgul": 1}
    assert army(match, "mount_gundabad") == {"sauron-regular": 5}
    assert action_over(match)


def test_too_few_orcs_multiply() -> None:
    match = played("sh_str_20", "army nurn: sauron 9/0")
    assert reserve_of(match, "sauron-regular") == 1
    play(match, "mount_gundabad")
    assert army(match, "mount_gundabad") == {"sauron-regular": 3}


# -- 21: Horde from the East


def test_a_horde_from_the_east() -> None:
    match = played("sh_str_21", "nation southrons: at-war\narmy south_rhun: north 1/0/0\ncontrol south_rhun: free")
    assert options(match) == ("east_rhun", "khand", "far_harad"), "only free regions"
    assert reason(match, "south_rhun") == "wotr.why.settlement-lost"
    assert reason(match, "near_harad") == "wotr.why.not-on-card"
    play(match, "khand")
    assert army(match, "khand") == {"southrons-regular": 5}


def test_no_horde_when_the_east_is_lost() -> None:
    match = played(
        "sh_str_21",
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
    assert action_over(match)
    assert not told(match, "wotr.recruited")


# -- 22: Monsters Roused


def test_monsters_are_roused() -> None:
    match = played("sh_str_22")
    for region in ("angmar", "ettenmoors", "weather_hills"):
        assert army(match, region) == {"sauron-regular": 1}
    assert army(match, "trollshaws") == {"sauron-elite": 1}


def test_monsters_shun_armies() -> None:
    match = played("sh_str_22", "army trollshaws: elves 1/0/0\narmy angmar: sauron 2/0")
    assert army(match, "trollshaws") == {"elves-regular": 1}
    assert army(match, "angmar") == {"sauron-regular": 3}


# -- 23: Musterings of Long-planned War


def test_long_planned_war() -> None:
    match = played("sh_str_23", ALL_AT_WAR)
    assert army(match, "gorgoroth") == {"sauron-regular": 3, "southrons-regular": 5}
    assert army(match, "nurn") == {"sauron-regular": 7}
    assert action_over(match)


def test_long_planned_war_with_too_few_men_asks_nothing() -> None:
    match = played("sh_str_23", ALL_AT_WAR, "army khand: southrons 8/0")
    assert army(match, "gorgoroth") == {"sauron-regular": 3, "southrons-regular": 2}
    assert army(match, "nurn") == {"sauron-regular": 7}


# -- 24: Pits of Mordor


def test_the_pits_of_mordor() -> None:
    match = played("sh_str_24", "nation sauron: at-war")
    assert options(match) == ("barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad")
    play(match, "moria", "morannon", "mount_gundabad")
    assert army(match, "moria") == {"sauron-regular": 4}
    assert army(match, "morannon") == {"sauron-regular": 7, "nazgul": 1}
    assert army(match, "mount_gundabad") == {"sauron-regular": 4}


def test_the_pits_of_a_besieged_stronghold() -> None:
    match = played("sh_str_24", "nation sauron: at-war\narmy moria: north 1/0/0\ngarrison moria: sauron 2/0")
    play(match, "moria", "morannon", "mount_gundabad")
    assert garrison(match, "moria") == {"sauron-regular": 4}
