"""The Shadow's Strategy deck: what is printed on the cards, and one story or more for each."""

from __future__ import annotations

import pytest

from tests.wotr.cards.scenes import ALL_AT_WAR, free_peoples_act, playable, played, shadow_to_act, why_unplayable
from tests.wotr.helpers import (
    about,
    army,
    asked,
    casualties_of,
    deck_of,
    garrison,
    holder,
    nation,
    options,
    play,
    reason,
    told,
    where,
)
from westmarch.core import messages
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.state import STRATEGY_DECK

TABLE_CARDS = {"denethors-folly", "threats-and-promises"}
ARMY_CARDS = {1, 2, 3, 4, 7, 8, 9, 10, 13, 14, 15}
CARD_IDS = deck_of(SHADOW, STRATEGY_DECK)


@pytest.mark.parametrize("card", CARD_IDS)
def test_what_is_printed(card: str) -> None:
    event = BASE.cards[card]
    symbol = "army" if CARD_IDS.index(card) + 1 in ARMY_CARDS else "muster"
    assert (event.side, event.deck, event.die) == (SHADOW, 1, symbol)
    assert event.is_table_card == (card in TABLE_CARDS)
    assert messages.has(f"wotr.card.{card}")
    assert messages.has(f"wotr.card.{card}", attribute="text")


NATIONS_AT_WAR = {
    "the-day-without-dawn": ("isengard", "sauron", "southrons"),
    "the-shadow-is-moving": ("isengard", "sauron", "southrons"),
    "corsairs-of-umbar": ("southrons",),
    "rage-of-the-dunlendings": ("isengard",),
    "half-orcs-and-goblin-men": ("isengard",),
    "olog-hai": ("sauron",),
    "hill-trolls": ("sauron",),
    "horde-from-the-east": ("southrons",),
    "musterings-of-long-planned-war": ("isengard", "sauron", "southrons"),
    "pits-of-mordor": ("sauron",),
}


@pytest.mark.parametrize(("card", "nations"), NATIONS_AT_WAR.items())
def test_some_cards_need_nations_at_war(card: str, nations: tuple[str, ...]) -> None:
    needed = [f"nation {name}: at-war" for name in nations]
    assert playable(card, *needed)
    for missing in nations:
        assert why_unplayable(card, *needed, f"nation {missing}: 1 active") == "wotr.why.card-needs-war"


# -- 1: Return to Valinor


def test_return_to_valinor_needs_an_elven_stronghold_in_the_hands_of_the_shadow() -> None:
    assert why_unplayable("return-to-valinor") == "wotr.why.no-elven-stronghold"
    assert why_unplayable("return-to-valinor", "army lorien: sauron 1/0\ngarrison lorien: elves 1/0/0") == (
        "wotr.why.no-elven-stronghold"
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
    match = played(
        "return-to-valinor",
        "army woodland_realm: sauron 1/0\ncontrol woodland_realm: shadow\narmy rivendell: elves 1/0/1",
        card_dice=[1, 1, 1, 1, 1, 6],
    )
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
        == "wotr.why.saruman-absent"
    )
    besieger = "army helms_deep: sauron 2/0"
    assert why_unplayable("the-fighting-uruk-hai", DEEPING_WALL, besieger) == "wotr.why.isengard-besieges-nobody"
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
    match = played(
        "the-fighting-uruk-hai",
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
        "the-fighting-uruk-hai",
        "character saruman: orthanc\nnation isengard: at-war\ntable: a-power-too-great",
        "army lorien: isengard 3/0\ngarrison lorien: elves 1/2/0",
    )
    assert free_peoples_act(match)
    assert not told(match, "wotr.attack")


# -- 3: Denethor's Folly

SIEGE = "army minas_tirith: sauron 3/0\ngarrison minas_tirith: gondor 2/1/1\nnation sauron: at-war"
FOLLY = SIEGE + "\ntable: denethors-folly\nhand free: faramirs-rangers"


def test_denethor_despairs_under_siege_only() -> None:
    assert why_unplayable("denethors-folly") == "wotr.why.minas-tirith-not-besieged"
    own = "army minas_tirith: gondor 3/1/1\ngarrison minas_tirith: sauron 2/0\ncontrol minas_tirith: shadow"
    assert why_unplayable("denethors-folly", own) == "wotr.why.minas-tirith-not-besieged"


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
    match = shadow_to_act(
        FOLLY,
        "acting: free\ndice free: muster_army\ndice shadow: muster muster",
        "nation gondor: at-war\nhand shadow: stormcrow",
    )
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
    assert match.state.discards[SHADOW] == ["denethors-folly"]


def test_a_will_of_the_west_cures_denethor() -> None:
    match = shadow_to_act(FOLLY, "acting: free\ndice free: will_of_the_west\ndice shadow: muster muster")
    play(match, "die:will_of_the_west", "discard:denethors-folly")
    assert match.state.table == []


@pytest.mark.parametrize("healer", ["gandalf_the_grey", "gandalf_the_white", "aragorn"])
def test_gandalf_or_aragorn_cure_denethor(healer: str) -> None:
    match = shadow_to_act(
        FOLLY,
        "acting: free\ndice free: muster\ndice shadow: muster muster",
        f"character {healer}: garrison minas_tirith",
    )
    play(match, "die:muster", "discard:denethors-folly")
    assert match.state.table == []
    assert match.view(None)["rings"] == {"free": 3, "shadow": 0}


def test_strider_does_not() -> None:
    match = shadow_to_act(
        FOLLY,
        "acting: free\ndice free: muster\ndice shadow: muster muster\ncharacter strider: garrison minas_tirith",
    )
    play(match, "die:muster")
    assert reason(match, "discard:denethors-folly") == "wotr.why.nobody-for-denethor"


# -- 4: The Day Without Dawn


def test_the_day_without_dawn_takes_every_will_of_the_west() -> None:
    match = played(
        "the-day-without-dawn",
        ALL_AT_WAR,
        "dice free: will_of_the_west character will_of_the_west muster\ndice shadow: army",
    )
    assert match.state.dice[FREE] == ["character", "muster"]
    assert told(match, "wotr.wills-lost") == [{"count": 2}]


# -- 5: Threats and Promises

THREATS = "table: threats-and-promises\nnation gondor: 2 active"


def test_threats_and_promises_are_laid_down() -> None:
    assert played("threats-and-promises").state.table == ["threats-and-promises"]


@pytest.mark.parametrize("die", ["muster", "will_of_the_west", "muster_army"])
def test_no_muster_moves_a_passive_nation(die: str) -> None:
    match = shadow_to_act(THREATS, f"acting: free\ndice free: {die}\ndice shadow: muster muster")
    play(match, f"die:{die}", "diplomacy")
    assert options(match) == ("nation:elves", "nation:gondor")
    assert reason(match, "nation:rohan") == "wotr.why.threats-and-promises"
    play(match, "nation:gondor")
    assert match.state.table == ["threats-and-promises"], "a die does not end it"


def test_an_attack_ends_the_threats() -> None:
    match = shadow_to_act(
        THREATS, "nation sauron: at-war\narmy north_ithilien: sauron 1/0\ndice shadow: army\ndice free: muster muster"
    )
    play(match, "die:army", "attack")
    assert nation(match, "gondor") == "1 active"
    assert match.state.table == []
    assert match.state.discards[SHADOW] == ["threats-and-promises"]


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
    assert why_unplayable("stormcrow", away) == "wotr.why.no-stormcrow"
    assert why_unplayable("stormcrow", "fellowship: mordor 1") == "wotr.why.no-stormcrow"
    assert playable("stormcrow", "fellowship: rivendell")
    assert why_unplayable("stormcrow", "fellowship: rivendell\nnation elves: at-war") == "wotr.why.no-stormcrow"
    assert playable("stormcrow", away, "character gimli: eastemnet")


def test_stormcrow_brings_ill_news() -> None:
    match = played(
        "stormcrow",
        "fellowship: rivendell\nnation elves: 2 active\ncharacter gimli: eastemnet\ncharacter boromir: edoras",
        "nation rohan: 1 active",
    )
    assert asked(match) == ("shadow", "wotr.card.stormcrow-nation")
    assert options(match) == ("nation:elves", "nation:rohan")
    assert reason(match, "nation:gondor") == "wotr.why.no-stormcrow"
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
    match = played(
        "stormcrow",
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
    assert reason(match, "done") == "wotr.why.no-army-to-join"
    assert reason(match, "minas_morgul") == "wotr.why.no-turning-back"
    assert reason(match, "osgiliath") == "wotr.why.enemy-army-there"
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
    assert reason(match, "moria") == "wotr.why.foreign-land"


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
    assert reason(match, "angmar") == "wotr.why.no-army-to-join"
    assert reason(match, "moria") == "wotr.why.no-army"
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
    assert reason(match, "morannon") == "wotr.why.besieged"
    play(match, "gorgoroth")
    assert army(match, "barad_dur") == {"sauron-regular": 2}, "nor can they be joined"
