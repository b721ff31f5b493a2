"""Chapter VI: companions, Nazgûl and the other minions on the move."""

from __future__ import annotations

from tests.story import asked, options, play, reason, refuses
from tests.wotr.helpers import army, position, where

SWORD = "dice free: character character\ndice shadow: event event event"


def test_companions_move_up_to_their_level_and_groups_up_to_the_best() -> None:
    match = position(SWORD, "character gimli: edoras\ncharacter meriadoc: edoras")
    play(match, "die:character", "move-companions", "character:meriadoc", "done")
    assert "minas_tirith" not in options(match), "level 1 goes one region"
    match = position(SWORD, "character gimli: edoras\ncharacter meriadoc: edoras")
    play(match, "die:character", "move-companions", "character:meriadoc", "character:gimli", "druadan_forest")
    assert where(match, "meriadoc") == where(match, "gimli") == "druadan_forest"


def test_several_groups_may_leave_one_region_each_once() -> None:
    match = position(SWORD, "character gimli: edoras\ncharacter legolas: edoras")
    play(match, "die:character", "move-companions", "character:gimli", "done", "folde")
    assert options(match) == ("done", "character:legolas")
    assert reason(match, "character:gimli") == "wotr-why-character-moved"
    play(match, "character:legolas", "helms_deep")
    assert (where(match, "gimli"), where(match, "legolas")) == ("folde", "helms_deep")


def test_shadowfax_bears_gandalf_the_white_four_regions() -> None:
    gone = "character gandalf_the_grey: eliminated"
    match = position(SWORD, gone, "character gandalf_the_white: fangorn")
    play(match, "die:character", "move-companions", "character:gandalf_the_white")
    assert "pelargir" in options(match)
    match = position(SWORD, gone, "character gandalf_the_white: fangorn\ncharacter peregrin: fangorn")
    play(match, "die:character", "move-companions", "character:gandalf_the_white", "character:peregrin")
    assert "pelargir" in options(match), "also with one Hobbit"
    match = position(SWORD, gone, "character gandalf_the_white: fangorn\ncharacter gimli: fangorn")
    play(match, "die:character", "move-companions", "character:gandalf_the_white", "character:gimli")
    assert "pelargir" not in options(match), "not with a Dwarf"


def test_enemy_armies_do_not_stop_companions_but_shadow_strongholds_do() -> None:
    match = position(SWORD, "character strider: hollin\narmy north_dunland: isengard 5/0")
    play(match, "die:character", "move-companions", "character:strider")
    assert "south_dunland" in options(match), "through an enemy army"
    assert "moria" in options(match)
    assert "dimrill_dale" not in options(match), "Moria is held by the Shadow: the journey ends there"


def test_nobody_enters_or_leaves_a_besieged_stronghold() -> None:
    siege = "army helms_deep: isengard 2/0\ngarrison helms_deep: rohan 1/0/0"
    match = position(SWORD, siege, "character gimli: edoras\ncharacter legolas: garrison helms_deep")
    play(match, "die:character", "move-companions")
    assert reason(match, "character:legolas") == "wotr-why-siege-closed"
    play(match, "character:gimli")
    refuses(match, {"helms_deep": "siege-closed", "dale": "too-far"})


def test_companions_separated_in_a_besieged_stronghold_stay_inside() -> None:
    match = position(SWORD, "army lorien: sauron 5/0\ngarrison lorien: elves 1/2/1\nfellowship: lorien, progress 3")
    play(match, "die:character", "separate", "character:gimli", "done")
    assert where(match, "gimli") == "garrison lorien"


WINGS = "acting: shadow\ndice shadow: character character\ndice free: event event event"


def test_nazgul_fly_anywhere_but_to_a_free_stronghold() -> None:
    match = position(WINGS, "army helms_deep: isengard 2/0\ngarrison helms_deep: rohan 1/0/0")
    play(match, "die:character", "move-minions", "minas_morgul")
    assert reason(match, "rivendell") == "wotr-why-free-stronghold"
    assert "helms_deep" in options(match), "besieged by the Shadow"
    assert "dale" in options(match), "a city is no stronghold"
    play(match, "the_shire")
    assert army(match, "the_shire") == {"north-regular": 1, "nazgul": 1}, "enemies don't mind them"


def test_some_of_the_nazgul_at_a_place_may_fly_and_none_twice() -> None:
    match = position(WINGS, "army barad_dur: sauron 4/1, nazgul 3")
    play(match, "die:character", "move-minions", "barad_dur", "count:2", "morannon")
    play(match, "morannon")
    assert asked(match)[1] == "wotr.minions.to", "only the one that was there before can fly on"
    play(match, "moria", "done")
    assert army(match, "morannon")["nazgul"] == 2
    assert army(match, "moria")["nazgul"] == 1
    assert army(match, "barad_dur")["nazgul"] == 1


def test_the_witch_king_flies_and_the_mouth_walks_three_regions() -> None:
    match = position(WINGS, "character witch_king: moria\ncharacter mouth_of_sauron: barad_dur")
    play(match, "die:character", "move-minions", "character:witch_king", "the_shire")
    play(match, "character:mouth_of_sauron")
    assert set(options(match)) == {"barad_dur", "gorgoroth", "minas_morgul", "morannon", "nurn", *_third()}
    assert where(match, "witch_king") == "the_shire"


def _third() -> set[str]:
    """What lies three steps from Barad-dûr, beyond Minas Morgul and the Morannon."""
    return {"dagorlad", "north_ithilien", "south_ithilien"}


def test_the_mouth_keeps_out_of_free_strongholds_unless_they_are_besieged() -> None:
    match = position(WINGS, "character mouth_of_sauron: osgiliath")
    play(match, "die:character", "move-minions", "character:mouth_of_sauron")
    assert reason(match, "minas_tirith") == "wotr-why-free-stronghold"
    match = position(
        WINGS,
        "character mouth_of_sauron: osgiliath\narmy minas_tirith: sauron 3/0\ngarrison minas_tirith: gondor 3/1/1",
    )
    play(match, "die:character", "move-minions", "character:mouth_of_sauron")
    assert "minas_tirith" in options(match)


def test_saruman_never_leaves_orthanc() -> None:
    match = position(WINGS, "character saruman: orthanc")
    play(match, "die:character", "move-minions")
    assert "character:saruman" not in options(match)
