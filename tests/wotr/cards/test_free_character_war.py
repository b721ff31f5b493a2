"""The Free Peoples' Character cards about companions and friends abroad in the war (14 to 24)."""

from __future__ import annotations

import pytest

from tests.story import asked, options, play, reason, refuses, told
from tests.wotr.cards.scenes import NOBODY_LEFT, played, shadow_acts, why_unplayable
from tests.wotr.helpers import army, casualties_of, garrison, hand_of, holder, nation, reserve_of, where
from westmarch.games.wotr.state import War

# -- 14: Challenge of the King

KING = "character strider: minas_tirith"


def test_challenge_removes_eyes_for_good() -> None:
    match = played("challenge-of-the-king", KING, hunt_tile=["std_eyer_1", "std_3_1", "std_eyer_2"])
    assert match.state.tiles_removed == ["std_eyer_1", "std_eyer_2"]
    assert told(match, "wotr.tiles-shown") == [{"tiles": ["std_eyer_1", "std_3_1", "std_eyer_2"]}]
    assert told(match, "wotr.tile-removed") == [{"tile": "std_eyer_1"}, {"tile": "std_eyer_2"}]
    assert "std_3_1" in match.state.pool
    assert len(match.state.pool) == 14
    assert match.state.tiles_drawn == []
    assert match.state.corruption == 0
    assert match.state.hidden
    assert where(match, "strider") == "minas_tirith"


def test_challenge_lost_to_three_eyes() -> None:
    match = played("challenge-of-the-king", KING, hunt_tile=["std_eyer_1", "std_eyer_2", "std_eyer_3"])
    assert match.state.tiles_removed == []
    assert len(match.state.pool) == 16
    assert where(match, "strider") == "eliminated"


def test_challenge_may_be_made_by_aragorn_in_a_besieged_stronghold() -> None:
    siege = "army helms_deep: isengard 2/0\ngarrison helms_deep: rohan 1/0/0"
    heir = "character strider: eliminated\ncharacter aragorn: garrison helms_deep"
    match = played("challenge-of-the-king", siege, heir, hunt_tile=["std_eyer_1", "std_eyer_2", "std_eyer_3"])
    assert where(match, "aragorn") == "eliminated"


@pytest.mark.parametrize("place", ["lossarnach", "osgiliath", "lorien", "fellowship"])
def test_challenge_needs_an_army_in_gondor_or_rohan(place: str) -> None:
    assert why_unplayable("challenge-of-the-king", f"character strider: {place}") == "wotr-why-heir-gondor-rohan"


# -- 15 and 16: Gwaihir, We Prove the Swifter


def test_gwaihir_bears_companions_from_the_fellowship_as_if_of_level_four() -> None:
    match = played("gwaihir-the-windlord", "fellowship: rivendell, progress 1")
    play(match, "character:peregrin", "character:meriadoc", "done")
    assert "carrock" in options(match), "1 + 4 regions"
    assert "old_forest_road" not in options(match)
    play(match, "carrock")
    assert where(match, "peregrin") == where(match, "meriadoc") == "carrock"


def test_gwaihir_bears_companions_on_the_map_four_regions() -> None:
    match = played("gwaihir-the-windlord", "character peregrin: edoras\ncharacter meriadoc: edoras")
    assert options(match) == ("separate", "move-companions")
    play(match, "move-companions", "character:peregrin", "character:meriadoc")
    assert "lamedon" not in options(match), "5 regions"
    play(match, "lossarnach")
    assert where(match, "peregrin") == where(match, "meriadoc") == "lossarnach"
    assert shadow_acts(match)


SIEGE_OF_MINAS_TIRITH = "army minas_tirith: sauron 3/0\ngarrison minas_tirith: gondor 2/0/1"


def test_gwaihir_lands_inside_a_siege_but_does_not_take_off_there() -> None:
    match = played("gwaihir-the-windlord", SIEGE_OF_MINAS_TIRITH, "character boromir: edoras\ncharacter gimli: edoras")
    play(match, "move-companions", "character:boromir", "done", "minas_tirith")
    assert where(match, "boromir") == "garrison minas_tirith"

    match = played("gwaihir-the-windlord", SIEGE_OF_MINAS_TIRITH, "character boromir: garrison minas_tirith")
    assert asked(match)[1] == "wotr.separate.who", "only the Fellowship is open"


@pytest.mark.parametrize("card", ["gwaihir-the-windlord", "we-prove-the-swifter"])
def test_companions_may_also_part_into_a_siege(card: str) -> None:
    match = played(card, SIEGE_OF_MINAS_TIRITH, "fellowship: folde")
    play(match, "character:boromir", "done", "minas_tirith")
    assert where(match, "boromir") == "garrison minas_tirith"


def test_swifter_goes_two_regions_farther_out_of_the_fellowship() -> None:
    match = played("we-prove-the-swifter", "fellowship: rivendell")
    play(match, "character:gimli", "done")
    assert "carrock" not in options(match), "level 2 + 2"
    play(match, "old_ford")
    assert where(match, "gimli") == "old_ford"


def test_swifter_goes_two_regions_farther_on_the_map() -> None:
    match = played("we-prove-the-swifter", "character boromir: edoras", SIEGE_OF_MINAS_TIRITH)
    play(match, "move-companions")
    assert "lamedon" not in options(match), "level 2 + 2"
    assert "pelargir" in options(match)
    play(match, "minas_tirith")
    assert where(match, "boromir") == "garrison minas_tirith"


def test_swifter_is_shadowfax_and_two() -> None:
    white = "character gandalf_the_grey: eliminated\ncharacter gandalf_the_white: edoras"
    match = played("we-prove-the-swifter", white)
    play(match, "move-companions")
    assert "dol_amroth" in options(match), "level 4 + 2"
    assert "carrock" not in options(match)


# -- 17: There and Back Again


def test_there_and_back_again_stirs_three_nations() -> None:
    match = played("there-and-back-again", "fellowship: carrock\nnation dwarves: 1 passive")
    play(match, "character:gimli", "character:legolas", "done")
    play(match, "erebor", "character:gandalf_the_grey")
    assert where(match, "gimli") == "erebor"
    assert nation(match, "dwarves") == "at-war active"
    assert nation(match, "elves") == "2 active"
    assert nation(match, "north") == "2 active"


def test_there_and_back_again_goes_one_region_farther() -> None:
    match = played("there-and-back-again", "fellowship: rivendell")
    play(match, "character:gimli", "done")
    assert "bree" in options(match), "level 2 + 1"
    assert "the_shire" not in options(match)


def test_there_and_back_again_looks_at_those_who_are_there_already() -> None:
    match = played("there-and-back-again", NOBODY_LEFT.replace("legolas: eliminated", "legolas: dale"))
    assert nation(match, "dwarves") == "2 active"
    assert nation(match, "north") == "2 active"


@pytest.mark.parametrize("lost", ["", "army dale: none\ncontrol dale: shadow"])
def test_there_and_back_again_stirs_nobody_elsewhere_or_in_a_lost_city(lost: str) -> None:
    legolas = "legolas: dale" if lost else "legolas: carrock"
    match = played("there-and-back-again", NOBODY_LEFT.replace("legolas: eliminated", legolas), lost or "turn: 2")
    assert nation(match, "dwarves") == "3 passive"
    assert nation(match, "north") == "3 passive"


# -- 18: The Eagles are Coming!

EAGLES = """
    map: empty
    army osgiliath: gondor 2/0/0
    army north_ithilien: sauron 3/0, nazgul 3
    army barad_dur: sauron 1/0
    character boromir: osgiliath
    """


def test_eagles_bring_nazgul_down_and_drive_the_others_away() -> None:
    match = played("the-eagles-are-coming", EAGLES, "character witch_king: north_ithilien", card_dice=[5, 1, 6])
    assert asked(match) == ("shadow", "wotr.card.refuge")
    assert options(match) == ("barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad")
    play(match, "dol_guldur")
    assert army(match, "north_ithilien") == {"sauron-regular": 3, "witch_king": 1}
    assert army(match, "dol_guldur") == {"nazgul": 1}
    assert reserve_of(match, "nazgul") == 7


def test_eagles_never_roll_more_than_five_dice() -> None:
    match = played("the-eagles-are-coming", EAGLES, "army north_ithilien: sauron 3/0, nazgul 7")
    assert len(told(match, "wotr.card-dice")[0]["dice"]) == 5


def test_eagles_choose_one_army() -> None:
    match = played("the-eagles-are-coming", EAGLES, "army south_ithilien: sauron 1/0, nazgul 1", card_dice=[6])
    assert asked(match) == ("free", "wotr.card.shadow-army")
    play(match, "south_ithilien")
    assert army(match, "south_ithilien") == {"sauron-regular": 1}
    assert army(match, "north_ithilien") == {"sauron-regular": 3, "nazgul": 3}


def test_eagles_come_to_a_siege() -> None:
    siege = "map: empty\narmy minas_tirith: sauron 3/0, nazgul 1\ngarrison minas_tirith: gondor 1/0/0"
    match = played("the-eagles-are-coming", siege, "character boromir: garrison minas_tirith", card_dice=[5])
    assert army(match, "minas_tirith") == {"sauron-regular": 3}


@pytest.mark.parametrize(
    "changed",
    [
        "character boromir: lossarnach",
        "army north_ithilien: sauron 3/0\ncharacter witch_king: north_ithilien",
        "army north_ithilien: nazgul 3",
        "army north_ithilien: none\narmy minas_morgul: sauron 1/0, nazgul 1",
    ],
)
def test_eagles_need_a_companion_in_an_army_and_an_army_with_nazgul_next_to_it(changed: str) -> None:
    assert why_unplayable("the-eagles-are-coming", EAGLES, changed) == "wotr-why-eagles"


# -- 19 to 21: The Ents Awake

ENTS = """
    map: empty
    character gandalf_the_grey: eliminated
    character gandalf_the_white: lorien
    character meriadoc: fangorn
    """
ENT_CARDS = ["the-ents-awake-treebeard", "the-ents-awake-huorns", "the-ents-awake-entmoot"]


@pytest.mark.parametrize("card", ENT_CARDS)
def test_ents_storm_isengard(card: str) -> None:
    match = played(card, ENTS, "army orthanc: isengard 4/1", card_dice=[3, 4, 6])
    assert asked(match) == ("shadow", "wotr.casualties")
    play(match, "lose:isengard-regular", "lose:isengard-regular")
    assert army(match, "orthanc") == {"isengard-regular": 2, "isengard-elite": 1}
    assert nation(match, "isengard") == "at-war active", "they were attacked"
    assert told(match, "wotr.card-dice")[0]["dice"] == [3, 4, 6]
    assert shadow_acts(match)


@pytest.mark.parametrize("card", ENT_CARDS)
def test_ents_spare_nobody_in_a_fallen_army(card: str) -> None:
    force = "army orthanc: isengard 2/0, nazgul 1\ncharacter saruman: orthanc"
    match = played(card, ENTS, force, card_dice=[4, 5, 6])
    assert army(match, "orthanc") == {}
    assert where(match, "saruman") == "eliminated"
    assert holder(match, "orthanc") == "shadow", "nobody is there to take it"


@pytest.mark.parametrize("card", ENT_CARDS)
def test_ents_find_saruman_alone(card: str) -> None:
    match = played(card, ENTS, "character saruman: orthanc")
    assert where(match, "saruman") == "eliminated"
    assert nation(match, "isengard") == "1 active"


def test_ents_leave_saruman_to_his_army() -> None:
    match = played(
        "the-ents-awake-treebeard", ENTS, "army orthanc: isengard 3/0\ncharacter saruman: orthanc", card_dice=[6, 1, 1]
    )
    assert where(match, "saruman") == "orthanc"


def test_ents_help_besiegers_to_take_orthanc() -> None:
    siege = "army orthanc: rohan 2/0/0\ngarrison orthanc: isengard 1/0"
    match = played("the-ents-awake-treebeard", ENTS, siege, card_dice=[6, 1, 1])
    assert garrison(match, "orthanc") == {}
    assert holder(match, "orthanc") == "free"


def ents_with_more_cards(place: str) -> War:
    hand = (
        "hand free: bilbos-song the-eagles-are-coming the-ents-awake-treebeard "
        "the-ents-awake-huorns guards-of-the-citadel\nfellowship: rivendell, corruption 3"
    )
    return played("the-ents-awake-treebeard", ENTS, f"character gandalf_the_white: {place}", hand)


@pytest.mark.parametrize("place", ["fangorn", "edoras"])
def test_ents_let_another_card_be_played_without_a_die(place: str) -> None:
    match = ents_with_more_cards(place)
    assert asked(match) == ("free", "wotr.card.another")
    assert options(match) == ("none", "card:bilbos-song", "card:the-ents-awake-huorns")
    refuses(match, {"card:the-eagles-are-coming": "eagles", "card:guards-of-the-citadel": "character-deck-only"})
    play(match, "card:bilbos-song")
    assert match.state.corruption == 2
    assert hand_of(match, "free") == ["the-eagles-are-coming", "the-ents-awake-huorns", "guards-of-the-citadel"]
    assert shadow_acts(match)


def test_ents_may_chain() -> None:
    match = play(ents_with_more_cards("fangorn"), "card:the-ents-awake-huorns")
    assert options(match) == ("none", "card:bilbos-song")
    play(match, "none")
    assert match.state.corruption == 3
    assert shadow_acts(match)


def test_ents_let_nothing_more_be_played_with_gandalf_elsewhere() -> None:
    assert shadow_acts(ents_with_more_cards("lorien"))


@pytest.mark.parametrize("card", ENT_CARDS)
@pytest.mark.parametrize("changed", ["character meriadoc: edoras", "character gandalf_the_white: eliminated"])
def test_ents_need_gandalf_the_white_and_a_companion_in_fangorn(card: str, changed: str) -> None:
    assert why_unplayable(card, ENTS, changed) == "wotr-why-ents"


# -- 22: Dead Men of Dunharrow

DEAD = """
    map: empty
    character strider: edoras
    character legolas: edoras
    character gimli: edoras
    nation gondor: 2 passive
    """


def test_the_dead_come_with_some_companions_and_gondor_rises() -> None:
    match = played("dead-men-of-dunharrow", DEAD)
    play(match, "character:legolas", "done")
    assert options(match) == ("erech", "lamedon", "pelargir")
    assert reason(match, "anfalas") == "wotr-why-not-on-card"
    play(match, "pelargir")
    assert asked(match) == ("free", "wotr.card.muster-count")
    assert options(match) == ("count:0", "count:1", "count:2", "count:3")
    play(match, "count:3")
    assert army(match, "pelargir") == {"gondor-regular": 3, "strider": 1, "legolas": 1}
    assert where(match, "gimli") == "edoras"


def test_the_dead_drive_an_army_away_and_take_the_settlement_back() -> None:
    held = "army pelargir: southrons 5/0, nazgul 1\ncontrol pelargir: shadow"
    match = played("dead-men-of-dunharrow", DEAD, held, card_dice=[2])
    play(match, "done", "pelargir")
    assert asked(match) == ("shadow", "wotr.card.flee")
    assert options(match) == ("osgiliath", "west_harondor"), "not to settlements of the Free Peoples"
    play(match, "west_harondor", "count:1")
    assert army(match, "west_harondor") == {"southrons-regular": 3, "nazgul": 1}
    assert army(match, "pelargir") == {"gondor-regular": 1, "strider": 1}
    assert holder(match, "pelargir") == "free"
    assert nation(match, "southrons") == "1 active", "they were attacked"


def test_without_new_regulars_nothing_is_taken_back() -> None:
    match = played("dead-men-of-dunharrow", DEAD, "control pelargir: shadow")
    play(match, "done", "pelargir", "count:0")
    assert army(match, "pelargir") == {"strider": 1}
    assert holder(match, "pelargir") == "shadow"


def test_the_dead_spare_nobody_in_a_fallen_army() -> None:
    held = "army erech: southrons 2/0, nazgul 1\ncharacter mouth_of_sauron: erech"
    match = played("dead-men-of-dunharrow", DEAD, held, card_dice=[2])
    play(match, "done", "erech")
    assert army(match, "erech") == {"strider": 1}
    assert where(match, "mouth_of_sauron") == "eliminated"
    assert asked(match)[1] == "wotr.card.muster-count"


def test_an_army_that_can_not_flee_from_the_dead_is_destroyed() -> None:
    """Around Lamedon: Dol Amroth and Pelargir are Gondor's, and an army of Gondor is in Erech."""
    held = "army lamedon: southrons 5/0, nazgul 1\ncontrol lamedon: shadow\narmy erech: gondor 1/0/0"
    match = played("dead-men-of-dunharrow", DEAD, held, card_dice=[1])
    play(match, "done", "lamedon")
    assert army(match, "lamedon") == {"strider": 1}
    assert reserve_of(match, "southrons-regular") == 24
    assert asked(match)[1] == "wotr.card.muster-count"


def test_the_dead_come_out_of_a_siege_and_aragorn_wakes_gondor() -> None:
    siege = """
        army helms_deep: isengard 3/0
        garrison helms_deep: rohan 1/0/0
        character strider: eliminated
        character aragorn: garrison helms_deep
        """
    match = played("dead-men-of-dunharrow", DEAD, siege)
    play(match, "pelargir", "count:0")
    assert where(match, "aragorn") == "pelargir"
    assert nation(match, "gondor") == "2 active"


def test_no_more_dead_than_there_are_reinforcements() -> None:
    match = played("dead-men-of-dunharrow", DEAD, "casualties gondor: 13/0/0")
    play(match, "done", "erech")
    assert options(match) == ("count:0", "count:1", "count:2")


@pytest.mark.parametrize("place", ["minas_tirith", "fellowship", "fangorn"])
def test_the_dead_follow_only_out_of_rohan(place: str) -> None:
    assert why_unplayable("dead-men-of-dunharrow", DEAD, f"character strider: {place}") == "wotr-why-heir-rohan"


# -- 23 and 24: House of the Stewards, The Grey Company


def test_house_of_the_stewards_musters_beside_boromir_and_draws_two_cards() -> None:
    lines = "character boromir: lossarnach"
    match = played("house-of-the-stewards", lines, draw_card=["guards-of-the-citadel", "celeborns-galadhrim"])
    assert options(match) == ("gondor-regular", "gondor-elite")
    play(match, "gondor-elite")
    assert army(match, "lossarnach") == {"gondor-elite": 1, "boromir": 1}
    assert hand_of(match, "free") == ["guards-of-the-citadel", "celeborns-galadhrim"]


def test_house_of_the_stewards_only_draws_where_the_region_is_not_free() -> None:
    match = played(
        "house-of-the-stewards",
        "character boromir: lossarnach\narmy lossarnach: sauron 1/0\ncontrol lossarnach: shadow",
    )
    assert army(match, "lossarnach") == {"sauron-regular": 1, "boromir": 1}
    assert len(hand_of(match, "free")) == 2


@pytest.mark.parametrize("place", ["edoras", "osgiliath", "fellowship", "eliminated"])
def test_house_of_the_stewards_needs_boromir_in_gondor(place: str) -> None:
    assert why_unplayable("house-of-the-stewards", f"character boromir: {place}") == "wotr-why-boromir-gondor"


def test_the_grey_company_makes_an_elite_of_a_regular_and_draws_two_cards() -> None:
    men = "map: empty\narmy edoras: rohan 1/0/0, gondor 2/0/0\ncharacter strider: edoras"
    match = played("the-grey-company", men, draw_card=["guards-of-the-citadel", "celeborns-galadhrim"])
    assert options(match) == ("gondor-regular", "rohan-regular")
    play(match, "rohan-regular")
    assert army(match, "edoras") == {"gondor-regular": 2, "rohan-elite": 1, "strider": 1}
    assert casualties_of(match, "rohan-regular") == 1
    assert hand_of(match, "free") == ["guards-of-the-citadel", "celeborns-galadhrim"]


def test_the_grey_company_exchanges_nobody_without_an_elite_in_reserve() -> None:
    men = "map: empty\narmy edoras: rohan 2/0/0\ncasualties rohan: 0/5/0\ncharacter strider: edoras"
    match = played("the-grey-company", men)
    assert army(match, "edoras") == {"rohan-regular": 2, "strider": 1}
    assert len(hand_of(match, "free")) == 2


@pytest.mark.parametrize("place", ["fellowship", "lossarnach"])
def test_the_grey_company_needs_strider_or_aragorn_with_an_army(place: str) -> None:
    assert why_unplayable("the-grey-company", f"character strider: {place}") == "wotr-why-heir-army"
