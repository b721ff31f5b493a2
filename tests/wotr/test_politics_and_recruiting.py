"""Chapters VI and VII: the political track, who may be recruited where, characters who enter play."""

from __future__ import annotations

import pytest

from tests.story import asked, options, play, reason, refuses, told
from tests.wotr.helpers import army, garrison, nation, position, reserve_of, where


def test_diplomacy_moves_a_nation_but_a_passive_one_never_to_war() -> None:
    match = position("dice free: muster muster\ndice shadow: army army army\nnation rohan: 1 passive")
    play(match, "die:muster", "diplomacy")
    refuses(match, {"nation:rohan": "passive", "nation:sauron": "not-your-nation"})
    play(match, "nation:elves")
    assert nation(match, "elves") == "2 active"


def test_at_war_is_the_end_of_the_track() -> None:
    match = position("dice free: muster muster\ndice shadow: army army army\nnation elves: 1 active")
    play(match, "die:muster", "diplomacy", "nation:elves")
    assert nation(match, "elves") == "at-war active"


@pytest.mark.parametrize(
    ("companion", "region", "wakes"),
    [
        ("boromir", "pelargir", "gondor"),
        ("boromir", "edoras", None),
        ("gimli", "erebor", "dwarves"),
        ("meriadoc", "edoras", "rohan"),
        ("strider", "dale", "north"),
        ("strider", "edoras", None),
        ("meriadoc", "folde", None),
    ],
)
def test_companions_wake_nations_in_their_cities_and_strongholds(
    companion: str, region: str, wakes: str | None
) -> None:
    match = position("dice free: character character\ndice shadow: army army army\nfellowship: rivendell, progress 12")
    play(match, "die:character", "separate", f"character:{companion}", "done", region)
    awake = [name for name in ("dwarves", "gondor", "north", "rohan") if nation(match, name).endswith(" active")]
    assert awake == ([wakes] if wakes else [])


def test_a_companion_wakes_nobody_where_the_enemy_rules() -> None:
    match = position(
        "dice free: character character\ndice shadow: army army army",
        "fellowship: rivendell, progress 12\narmy dale: sauron 1/0\ncontrol dale: shadow",
    )
    play(match, "die:character", "separate", "character:meriadoc", "done", "dale")
    assert nation(match, "north") == "3 passive"


def test_envoys_speak_for_their_people_with_any_die() -> None:
    match = position("dice free: event event\ndice shadow: army army army\ncharacter boromir: minas_tirith")
    play(match, "die:event", "envoy:boromir")
    assert nation(match, "gondor") == "1 passive"
    match = position("dice free: event event\ndice shadow: army army army\ncharacter boromir: osgiliath")
    assert reason(match, "envoy:boromir") == "wotr-why-envoy-place"
    match = position("dice free: event event\ndice shadow: army army army\ncharacter gimli: ered_luin")
    assert reason(match, "envoy:gimli") == "wotr-why-envoy-place", "Gimli speaks in Erebor only"
    match = position("dice free: event event\ndice shadow: army army army\ncharacter legolas: lorien")
    play(match, "die:event", "envoy:legolas")
    assert nation(match, "elves") == "2 active"


WAR = "dice free: muster muster\ndice shadow: event event event\nnation gondor: at-war\nnation rohan: at-war"


def test_two_figures_go_to_two_settlements_also_of_two_nations() -> None:
    match = position(WAR)
    play(match, "die:muster", "recruit", "gondor-regular", "pelargir")
    assert "pelargir" not in options(match)
    play(match, "rohan-leader", "edoras")
    assert army(match, "pelargir") == {"gondor-regular": 2}
    assert army(match, "edoras") == {"rohan-regular": 1, "rohan-elite": 1, "rohan-leader": 1}
    assert asked(match)[0] == "shadow"


def test_an_elite_is_all_that_one_muster_brings() -> None:
    match = position(WAR)
    play(match, "die:muster", "recruit", "gondor-elite", "minas_tirith")
    assert army(match, "minas_tirith")["gondor-elite"] == 2
    assert asked(match)[0] == "shadow"


def test_why_a_figure_cannot_be_recruited() -> None:
    match = position(WAR, "army dol_amroth: none\ncontrol dol_amroth: shadow")
    play(match, "die:muster", "recruit")
    refuses(match, {"elves-elite": "recruit-not-at-war", "sauron-regular": "not-your-nation"})
    play(match, "gondor-regular")
    refuses(match, {"dol_amroth": "settlement-lost", "edoras": "not-own-settlement", "osgiliath": "not-own-settlement"})


def test_no_mustering_under_siege() -> None:
    match = position(WAR, "army dol_amroth: southrons 2/0\ngarrison dol_amroth: gondor 3/0/0")
    play(match, "die:muster", "recruit", "gondor-regular")
    assert reason(match, "dol_amroth") == "wotr-why-recruit-besieged"


def test_leaders_are_recruited_where_there_are_units() -> None:
    match = position(WAR, "army pelargir: none")
    play(match, "die:muster", "recruit", "gondor-leader")
    assert reason(match, "pelargir") == "wotr-why-leader-needs-units"


def test_nazgul_come_to_saurons_strongholds() -> None:
    match = position("acting: shadow\ndice shadow: muster muster\ndice free: event\nnation sauron: at-war")
    play(match, "recruit", "nazgul")
    assert reason(match, "nurn") == "wotr-why-nazgul-stronghold"
    assert "barad_dur" in options(match)


def test_when_the_box_is_empty_there_is_nobody_to_recruit() -> None:
    match = position(WAR, "casualties gondor: 0/4/0")
    play(match, "die:muster", "recruit")
    assert "gondor-elite" not in options(match)
    assert reason(match, "gondor-elite") == "wotr-why-no-reinforcements"


def test_recruiting_into_a_full_region_sends_somebody_back() -> None:
    match = position(WAR, "army minas_tirith: gondor 10/0/1\narmy dol_amroth: none")
    play(match, "die:muster", "recruit", "gondor-elite", "minas_tirith")
    assert asked(match) == ("free", "wotr.surplus")
    play(match, "gondor-regular")
    assert army(match, "minas_tirith") == {"gondor-regular": 9, "gondor-elite": 1, "gondor-leader": 1}


# -- characters who enter play

WILL = "dice free: will_of_the_west event\ndice shadow: event event event"


def test_gandalf_the_white_replaces_the_grey_where_he_stands() -> None:
    match = position(WILL, "character gandalf_the_grey: edoras\ncharacter saruman: orthanc")
    play(match, "die:will_of_the_west", "bring:gandalf_the_white")
    assert where(match, "gandalf_the_white") == "edoras"
    assert nation(match, "rohan") == "3 active"


def test_or_returns_in_fangorn_or_an_elven_stronghold_even_a_besieged_one() -> None:
    match = position(
        WILL,
        """
        character gandalf_the_grey: eliminated
        character saruman: eliminated
        army lorien: sauron 5/0
        garrison lorien: elves 1/2/1
        """,
    )
    play(match, "die:will_of_the_west", "bring:gandalf_the_white")
    assert options(match) == ("fangorn", "grey_havens", "lorien", "rivendell", "woodland_realm")
    play(match, "lorien")
    assert where(match, "gandalf_the_white") == "garrison lorien"


def test_why_gandalf_the_white_does_not_come_yet() -> None:
    match = position(WILL, "character saruman: orthanc")
    assert reason(match, "bring:gandalf_the_white") == "wotr-why-grey-in-fellowship"
    match = position(WILL, "character gandalf_the_grey: edoras")
    assert reason(match, "bring:gandalf_the_white") == "wotr-why-no-minion-yet"


def test_strider_becomes_aragorn_in_an_unconquered_city_of_gondor() -> None:
    match = position(WILL, "character strider: minas_tirith")
    play(match, "die:will_of_the_west", "bring:aragorn")
    assert (where(match, "aragorn"), where(match, "strider")) == ("minas_tirith", "eliminated")
    assert nation(match, "gondor") == "2 active"
    match = position(WILL, "character strider: pelargir\narmy pelargir: sauron 1/0\ncontrol pelargir: shadow")
    assert reason(match, "bring:aragorn") == "wotr-why-strider-place"


MUSTER = "acting: shadow\ndice shadow: muster muster\ndice free: event event event"


def test_saruman_needs_isengard_at_war_and_orthanc() -> None:
    assert reason(position(MUSTER), "bring:saruman") == "wotr-why-saruman-war"
    match = position(MUSTER, "nation isengard: at-war")
    play(match, "die:muster", "bring:saruman")
    assert where(match, "saruman") == "orthanc"
    lost = "nation isengard: at-war\narmy orthanc: rohan 1/0/0\ncontrol orthanc: free"
    assert reason(position(MUSTER, lost), "bring:saruman") == "wotr-why-orthanc-lost"


def test_the_witch_king_joins_a_sauron_army_and_wakes_everybody() -> None:
    assert reason(position(MUSTER, "nation sauron: at-war"), "bring:witch_king") == "wotr-why-witch-king-war"
    match = position(MUSTER, "nation sauron: at-war\nnation elves: at-war")
    play(match, "die:muster", "bring:witch_king")
    assert "orthanc" not in options(match)
    play(match, "moria")
    assert where(match, "witch_king") == "moria"
    assert all(nation(match, name).endswith("active") for name in ("dwarves", "gondor", "north", "rohan"))
    assert {each["cause"] for each in told(match, "wotr.activated")} == {"minion"}


def test_the_mouth_comes_when_all_are_at_war_or_the_ring_is_in_mordor() -> None:
    assert reason(position(MUSTER), "bring:mouth_of_sauron") == "wotr-why-mouth-condition"
    match = position(MUSTER, "fellowship: mordor 1")
    play(match, "die:muster", "bring:mouth_of_sauron", "barad_dur")
    assert where(match, "mouth_of_sauron") == "barad_dur"
    war = "\n".join(f"nation {name}: at-war" for name in ("dwarves", "elves", "gondor", "north", "rohan"))
    assert reason(position(MUSTER, war), "bring:mouth_of_sauron") == "wotr-why-choose-die-first"


def test_nobody_enters_twice() -> None:
    text = "nation isengard: at-war\ncharacter saruman: eliminated"
    assert reason(position(MUSTER, text), "bring:saruman") == "wotr-why-eliminated"


def test_the_voice_of_saruman_calls_isengard_to_arms() -> None:
    match = position(MUSTER, "nation isengard: at-war\ncharacter saruman: orthanc")
    before = reserve_of(match, "isengard-regular")
    play(match, "die:muster", "voice:recruit")
    assert reserve_of(match, "isengard-regular") == before - 3
    assert army(match, "north_dunland") == {"isengard-regular": 2}
    match = position(MUSTER, "nation isengard: at-war\ncharacter saruman: orthanc")
    play(match, "die:muster", "voice:elites")
    assert army(match, "orthanc") == {"isengard-regular": 2, "isengard-elite": 3, "saruman": 1}


def test_with_too_few_figures_the_shadow_says_where_they_go() -> None:
    match = position(MUSTER, "nation isengard: at-war\ncharacter saruman: orthanc\narmy gap_of_rohan: isengard 5/0")
    assert reserve_of(match, "isengard-regular") == 1
    play(match, "die:muster", "voice:recruit")
    assert set(options(match)) == {"orthanc", "north_dunland", "south_dunland"}


def test_a_besieged_saruman_is_silent() -> None:
    lines = "nation isengard: at-war\ncharacter saruman: garrison orthanc"
    match = position(MUSTER, lines, "army orthanc: rohan 2/0/0\ngarrison orthanc: isengard 4/1")
    assert reason(match, "voice:elites") == "wotr-why-orthanc-closed"
    assert garrison(match, "orthanc")["saruman"] == 1


def test_the_messenger_of_the_dark_tower_turns_one_muster_a_turn_into_an_army_result() -> None:
    match = position(
        "acting: shadow\ndice shadow: muster muster muster\ndice free: event event event event",
        "nation sauron: at-war\ncharacter mouth_of_sauron: barad_dur",
    )
    play(match, "die:muster")
    assert "move-armies" in options(match)
    play(match, "move-armies", "barad_dur", "all", "done")
    assert match.state.messenger_used
    play(match, "die:event", "waste", "die:muster")
    assert "move-armies" not in options(match)
