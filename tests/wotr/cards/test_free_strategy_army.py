"""The Free Peoples' strategy cards that are played with an Army die."""

from __future__ import annotations

import pytest

from tests.story import asked, options, play, reason, refuses, told
from tests.wotr.cards.scenes import played, shadow_acts, why_not, why_unplayable
from tests.wotr.helpers import army, dice_of, discards_of, garrison, hand_of, holder, hunt_box, nation, position, where
from westmarch.core import messages

# -- 1: The Last Battle

LAST_BATTLE = """
    map: empty
    character strider: eliminated
    character aragorn: dagorlad
    army dagorlad: gondor 3/0/0
    nation gondor: at-war
    """
WITH_LAST_BATTLE = LAST_BATTLE + "\ntable: the-last-battle\ndice free: character\ndice shadow: muster"


def test_the_last_battle_keeps_the_die_out_of_the_hunt_box() -> None:
    match = play(position(WITH_LAST_BATTLE), "die:character", "move-fellowship")
    assert match.state.progress == 1
    assert hunt_box(match) == {"free": 0, "shadow": 0}
    match = play(position(WITH_LAST_BATTLE, "table:"), "die:character", "move-fellowship")
    assert hunt_box(match) == {"free": 1, "shadow": 0}


def test_the_last_battle_is_laid_on_the_table() -> None:
    assert played("the-last-battle", LAST_BATTLE).state.table == ["the-last-battle"]


def test_the_last_battle_goes_when_the_fellowship_is_declared() -> None:
    match = play(position(WITH_LAST_BATTLE, "phase: fellowship"), "rivendell")
    assert match.state.table == []


@pytest.mark.parametrize("place", ["fellowship: hollin", "fellowship: mordor 1"])
def test_the_last_battle_goes_when_the_fellowship_is_revealed(place: str) -> None:
    box = "hunt box: free 0, shadow 1"
    match = position(WITH_LAST_BATTLE, place, box, hunt_dice=[6], hunt_tile=["std_0r_1"])
    play(match, "die:character", "move-fellowship")
    if asked(match)[1] == "wotr.fellowship.revealed":
        play(match, "hollin")
    assert not match.state.hidden
    assert match.state.table == []
    assert discards_of(match, "free") == ["the-last-battle"]


def test_the_last_battle_goes_when_aragorn_comes_home() -> None:
    home = "character aragorn: osgiliath\narmy osgiliath: gondor 3/0/0\narmy dagorlad: none\ndice free: muster_army"
    match = position(WITH_LAST_BATTLE, home)
    play(match, "die:muster_army", "move-armies", "druadan_forest", "all")
    assert where(match, "aragorn") == "druadan_forest"
    assert match.state.table == []


def test_the_last_battle_goes_when_aragorn_only_passes_through_a_land_of_the_free_peoples() -> None:
    march = """
        army dagorlad: none
        army western_brown_lands: gondor 3/0/0
        character aragorn: western_brown_lands
        dice free: muster_army
        hand free: through-a-day-and-a-night
        """
    for way, left in (("eastemnet", []), ("parth_celebrant", ["the-last-battle"])):
        match = play(
            position(WITH_LAST_BATTLE, march),
            "die:muster_army",
            "card:through-a-day-and-a-night",
            way,
            "fangorn",
            "all",
        )
        assert where(match, "aragorn") == "fangorn"
        assert match.state.table == left


@pytest.mark.parametrize(
    "changed",
    [
        "character aragorn: morannon",
        "character aragorn: lossarnach\narmy lossarnach: gondor 1/0/0\narmy dagorlad: gondor 1/0/0",
        "character aragorn: set-aside\ncharacter strider: dagorlad",
    ],
)
def test_the_last_battle_needs_aragorn_with_an_army_abroad(changed: str) -> None:
    assert why_unplayable("the-last-battle", LAST_BATTLE, changed) == "wotr-why-aragorn-abroad"


# -- 2 and 3: A Power too Great, The Power of Tom Bombadil


def test_a_power_too_great_brings_the_elves_nearer_to_war() -> None:
    match = played("a-power-too-great")
    assert nation(match, "elves") == "2 active"
    assert match.state.table == ["a-power-too-great"]


def test_tom_bombadil_brings_the_north_nearer_to_war() -> None:
    match = played("the-power-of-tom-bombadil")
    assert nation(match, "north") == "2 passive"
    assert match.state.table == ["the-power-of-tom-bombadil"]
    assert nation(played("the-power-of-tom-bombadil", "nation north: 1 passive"), "north") == "1 passive"


SHADOW_MOVES = """
    map: empty
    acting: shadow
    dice free: muster
    dice shadow: army
    nation sauron: at-war
    """
CLOSED = [
    ("a-power-too-great", "dimrill_dale", "lorien"),
    ("a-power-too-great", "trollshaws", "rivendell"),
    ("a-power-too-great", "tower_hills", "grey_havens"),
    ("the-power-of-tom-bombadil", "cardolan", "old_forest"),
    ("the-power-of-tom-bombadil", "tower_hills", "the_shire"),
    ("the-power-of-tom-bombadil", "bree", "buckland"),
]


@pytest.mark.parametrize(("card", "origin", "closed"), CLOSED)
def test_no_shadow_army_moves_into_a_closed_land(card: str, origin: str, closed: str) -> None:
    there = f"army {origin}: sauron 3/0" + ("\ncontrol bree: shadow" if origin == "bree" else "")
    match = play(position(SHADOW_MOVES, there), "move-armies")
    assert closed in options(match)
    match = play(position(SHADOW_MOVES, there, f"table: {card}"), "move-armies")
    assert closed not in options(match)
    assert reason(match, closed) == "wotr-why-closed-by-card"
    assert messages.has("wotr-why-closed-by-card")


@pytest.mark.parametrize(("card", "origin", "closed"), CLOSED)
def test_no_shadow_army_attacks_in_a_closed_land(card: str, origin: str, closed: str) -> None:
    there = f"army {origin}: sauron 3/0\narmy {closed}: north 1/0/0"
    there += "\ncontrol bree: shadow" if origin == "bree" else ""
    assert "attack" in options(position(SHADOW_MOVES, there))
    match = position(SHADOW_MOVES, there, f"table: {card}")
    assert "attack" not in options(match)


def test_besiegers_of_a_closed_stronghold_may_not_assault_it_but_its_garrison_may_break_out() -> None:
    siege = "army lorien: sauron 3/0\ngarrison lorien: elves 1/1/0\nnation elves: at-war\ntable: a-power-too-great"
    match = position(SHADOW_MOVES, siege)
    assert "attack" not in options(match)
    assert "move-armies" in options(match), "they may leave"
    match = play(position(SHADOW_MOVES, siege, "acting: free\ndice free: muster_army"), "die:muster_army")
    assert "attack" in options(match)


def test_free_peoples_armies_may_go_where_the_shadow_may_not() -> None:
    there = "acting: free\ndice free: muster_army\narmy bree: north 1/0/0\ntable: the-power-of-tom-bombadil"
    match = play(position(SHADOW_MOVES, there), "die:muster_army", "move-armies")
    assert "buckland" in options(match)


@pytest.mark.parametrize("card", ["a-power-too-great", "the-power-of-tom-bombadil"])
@pytest.mark.parametrize("die", ["army", "character", "event", "muster"])
def test_the_shadow_breaks_the_power_with_any_die_and_two_cards(card: str, die: str) -> None:
    hand = "hand shadow: shelobs-lair cruel-weather denethors-folly threats-and-promises"
    match = position(SHADOW_MOVES, f"dice shadow: {die}", f"table: {card}", hand)
    play(match, f"discard:{card}")
    assert asked(match) == ("shadow", "wotr.card.give-up")
    assert options(match) == ("card:shelobs-lair", "card:cruel-weather")
    play(match, "card:cruel-weather")
    assert options(match) == ("card:denethors-folly",), (
        "asked all the same: how many there are is nobody else's business"
    )
    play(match, "card:denethors-folly")
    assert match.state.table == []
    assert hand_of(match, "shadow") == ["shelobs-lair", "threats-and-promises"]
    assert discards_of(match, "shadow") == ["cruel-weather", "denethors-folly"]
    assert dice_of(match, "shadow") == []


@pytest.mark.parametrize(
    "hand", ["shelobs-lair cruel-weather", "denethors-folly", "shelobs-lair threats-and-promises", ""]
)
def test_the_shadow_needs_a_character_card_and_an_army_card_for_that(hand: str) -> None:
    match = position(SHADOW_MOVES, "table: a-power-too-great", f"hand shadow: {hand}", "army nurn: sauron 1/0")
    assert "discard:a-power-too-great" not in options(match)
    refuses(
        match,
        {"discard:a-power-too-great": "character-and-army-card", "discard:the-power-of-tom-bombadil": "not-on-table"},
    )


# -- 5 and 6: The Spirit of Mordor, Faramir's Rangers


def test_the_spirit_of_mordor_sets_nations_against_each_other() -> None:
    armies = "army gorgoroth: sauron 3/0, southrons 2/0\narmy nurn: sauron 1/0, isengard 1/0"
    match = played(
        "the-spirit-of-mordor", "map: empty", armies, "army umbar: southrons 3/0, nazgul 1", card_dice=[4, 4, 5, 6, 1]
    )
    assert asked(match) == ("free", "wotr.card.shadow-army")
    assert options(match) == ("gorgoroth", "nurn")
    play(match, "gorgoroth")
    assert asked(match) == ("shadow", "wotr.casualties")
    play(match, "lose:sauron-regular", "lose:southrons-regular")
    assert army(match, "gorgoroth") == {"sauron-regular": 2, "southrons-regular": 1}
    assert nation(match, "southrons") == "2 active", "this is no attack"
    assert told(match, "wotr.card-dice")[0]["dice"] == [4, 4, 5, 6, 1]


def test_the_spirit_of_mordor_may_end_a_siege_and_leaves_nazgul_behind() -> None:
    siege = "army lorien: sauron 1/0, isengard 1/0, nazgul 1\ngarrison lorien: elves 1/0/0"
    match = played("the-spirit-of-mordor", "map: empty", siege, card_dice=[6, 6, 6, 6, 6])
    assert army(match, "lorien") == {"elves-regular": 1, "nazgul": 1}
    assert garrison(match, "lorien") == {}


def test_the_spirit_of_mordor_finds_no_strife() -> None:
    match = played("the-spirit-of-mordor", "map: empty\narmy umbar: southrons 3/0, nazgul 1")
    assert not told(match, "wotr.card-dice")
    assert shadow_acts(match)


RANGERS = "map: empty\narmy osgiliath: gondor 1/0/0\narmy north_ithilien: sauron 2/0\narmy south_ithilien: sauron 2/0"


def test_rangers_strike_in_ithilien_and_reinforce_osgiliath() -> None:
    match = played("faramirs-rangers", RANGERS, card_dice=[5, 4, 3])
    assert asked(match) == ("free", "wotr.card.shadow-army")
    play(match, "north_ithilien")
    assert army(match, "north_ithilien") == {"sauron-regular": 1}
    assert army(match, "south_ithilien") == {"sauron-regular": 2}
    assert options(match) == ("gondor-regular", "gondor-elite")
    play(match, "gondor-elite")
    assert army(match, "osgiliath") == {"gondor-regular": 1, "gondor-elite": 1, "gondor-leader": 1}
    assert told(match, "wotr.card-dice")[0]["dice"] == [5, 4, 3]
    assert nation(match, "sauron") == "1 active"


def test_rangers_reinforce_osgiliath_without_an_enemy_around() -> None:
    match = played("faramirs-rangers", "map: empty\narmy osgiliath: gondor 1/0/0")
    play(match, "gondor-regular")
    assert army(match, "osgiliath") == {"gondor-regular": 2, "gondor-leader": 1}


def test_rangers_reinforce_nobody_where_no_army_is() -> None:
    match = played("faramirs-rangers", "map: empty\narmy osgiliath: sauron 2/0", card_dice=[6, 6, 1])
    assert army(match, "osgiliath") == {}
    assert shadow_acts(match)


# -- 10: Help Unlooked For

RELIEF = """
    map: empty
    nation rohan: at-war
    army helms_deep: isengard 6/0
    garrison helms_deep: rohan 2/0/1
    army westemnet: rohan 4/0/0
    """


def test_help_unlooked_for_attacks_besiegers_who_must_watch_the_walls() -> None:
    match = played("help-unlooked-for", RELIEF, combat_dice=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    play(match, "all")
    rolls = told(match, "wotr.combat-roll")
    assert [len(roll["dice"]) for roll in rolls] == [4, 3], "five dice of the Shadow, less two units inside"
    play(match, "continue", "fight")
    assert [len(roll["dice"]) for roll in told(match, "wotr.combat-roll")][2:] == [4, 3], "in every round"
    assert nation(match, "isengard") == "at-war active"


def test_help_unlooked_for_leaves_the_shadow_at_least_one_die() -> None:
    match = played("help-unlooked-for", RELIEF, "army helms_deep: isengard 2/0")
    play(match, "all")
    assert [len(roll["dice"]) for roll in told(match, "wotr.combat-roll")] == [4, 1]


def test_help_unlooked_for_chooses_siege_and_army() -> None:
    more = "army fords_of_isen: rohan 1/0/0\narmy minas_tirith: sauron 2/0\ngarrison minas_tirith: gondor 1/0/0"
    match = played("help-unlooked-for", RELIEF, more, "army druadan_forest: rohan 1/0/0")
    assert asked(match) == ("free", "wotr.card.relieve")
    assert options(match) == ("helms_deep", "minas_tirith")
    play(match, "helms_deep")
    assert asked(match) == ("free", "wotr.card.relieve-from")
    assert options(match) == ("fords_of_isen", "westemnet")
    play(match, "fords_of_isen")
    assert told(match, "wotr.attack")[0]["origin"] == "fords_of_isen"


@pytest.mark.parametrize(
    "changed",
    ["nation rohan: 2 active", "army westemnet: none", "garrison helms_deep: none\ncontrol helms_deep: shadow"],
)
def test_help_unlooked_for_needs_an_army_that_can_attack_besiegers(changed: str) -> None:
    assert why_unplayable("help-unlooked-for", RELIEF, changed) == "wotr-why-no-relief"


# -- 11: Paths of the Woses

WOSES = "map: empty\nnation rohan: at-war\narmy edoras: rohan 3/1/1\ncharacter meriadoc: edoras"


def test_woses_lead_an_army_to_minas_tirith() -> None:
    match = play(played("paths-of-the-woses", WOSES), "all")
    assert army(match, "minas_tirith") == {"rohan-regular": 3, "rohan-elite": 1, "rohan-leader": 1, "meriadoc": 1}
    assert army(match, "edoras") == {}
    assert nation(match, "gondor") == "2 active", "Meriadoc has come"


def test_woses_lead_a_part_of_one_of_the_armies() -> None:
    match = played("paths-of-the-woses", WOSES, "army helms_deep: rohan 1/0/0\narmy parth_celebrant: rohan 1/0/0")
    assert options(match) == ("edoras", "helms_deep")
    play(match, "edoras", "split", "count:1", "count:1", "count:0", "no")
    assert army(match, "minas_tirith") == {"rohan-regular": 1, "rohan-elite": 1}
    assert army(match, "edoras") == {"rohan-regular": 2, "rohan-leader": 1, "meriadoc": 1}


@pytest.mark.parametrize(
    "lost",
    [
        "army minas_tirith: sauron 3/0\ngarrison minas_tirith: gondor 1/0/0",
        "control minas_tirith: shadow",
    ],
)
def test_woses_lead_beside_minas_tirith_if_it_is_besieged_or_lost(lost: str) -> None:
    match = played("paths-of-the-woses", WOSES, lost, "army osgiliath: sauron 1/0\ncontrol lossarnach: shadow")
    assert options(match) == ("druadan_forest", "lossarnach"), "free for army movement"
    play(match, "lossarnach", "all")
    assert holder(match, "lossarnach") == "free"
    assert army(match, "lossarnach")["rohan-regular"] == 3


def test_woses_lead_out_of_a_siege_and_what_is_left_empty_falls() -> None:
    siege = "map: empty\nnation rohan: at-war\narmy helms_deep: isengard 2/0\ngarrison helms_deep: rohan 2/0/1"
    match = play(played("paths-of-the-woses", siege), "all")
    assert army(match, "minas_tirith") == {"rohan-regular": 2, "rohan-leader": 1}
    assert holder(match, "helms_deep") == "shadow"
    match = play(played("paths-of-the-woses", siege), "split", "count:1", "count:1")
    assert garrison(match, "helms_deep") == {"rohan-regular": 1}
    assert holder(match, "helms_deep") == "free"


def test_woses_leave_those_not_at_war_behind() -> None:
    match = played("paths-of-the-woses", WOSES, "army edoras: rohan 1/0/0, elves 1/0/0\ncharacter meriadoc: eliminated")
    assert army(match, "minas_tirith") == {"rohan-regular": 1}
    assert army(match, "edoras") == {"elves-regular": 1}


def test_woses_lead_nobody_into_a_full_city() -> None:
    match = played("paths-of-the-woses", WOSES, "army minas_tirith: gondor 10/0/0")
    assert shadow_acts(match)
    assert army(match, "edoras")["rohan-regular"] == 3


def test_woses_need_rohan_at_war() -> None:
    assert why_unplayable("paths-of-the-woses", WOSES, "nation rohan: 1 active") == "wotr-why-card-needs-war"


# -- 12: Through a Day and a Night

MARCH = "map: empty\nnation rohan: at-war\narmy folde: rohan 3/0/1\ncharacter boromir: folde"


def test_an_army_with_a_companion_marches_two_regions() -> None:
    match = play(played("through-a-day-and-a-night", MARCH), "eastemnet", "parth_celebrant", "all")
    assert army(match, "parth_celebrant") == {"rohan-regular": 3, "rohan-leader": 1, "boromir": 1}
    assert shadow_acts(match)


def test_the_march_may_end_after_one_region() -> None:
    match = play(played("through-a-day-and-a-night", MARCH), "eastemnet", "done", "all")
    assert army(match, "eastemnet") == {"rohan-regular": 3, "rohan-leader": 1, "boromir": 1}


def test_the_companion_must_go_with_the_part_that_marches() -> None:
    match = play(played("through-a-day-and-a-night", MARCH), "eastemnet", "fangorn", "split", "count:1", "count:0")
    assert army(match, "fangorn") == {"rohan-regular": 1, "boromir": 1}
    assert army(match, "folde") == {"rohan-regular": 2, "rohan-leader": 1}


def test_the_march_passes_no_enemy_and_takes_what_it_passes() -> None:
    lost = "control edoras: shadow\narmy eastemnet: isengard 1/0"
    match = played("through-a-day-and-a-night", MARCH, lost)
    assert "eastemnet" not in options(match)
    play(match, "edoras", "westemnet", "all")
    assert holder(match, "edoras") == "free"
    assert where(match, "boromir") == "westemnet"


def test_a_companion_wakes_a_nation_where_the_march_ends_but_not_in_passing() -> None:
    hobbit = "map: empty\nnation rohan: at-war\narmy druadan_forest: rohan 1/0/0\ncharacter meriadoc: druadan_forest"
    match = play(played("through-a-day-and-a-night", hobbit), "minas_tirith", "done", "all")
    assert nation(match, "gondor") == "2 active"
    match = play(played("through-a-day-and-a-night", hobbit), "minas_tirith", "osgiliath", "all")
    assert nation(match, "gondor") == "2 passive"


def test_only_an_army_with_a_companion_can_march() -> None:
    match = played("through-a-day-and-a-night", MARCH, "army helms_deep: rohan 1/0/0")
    assert asked(match)[1] == "wotr.march.to", "only one army can"
    assert (
        why_unplayable("through-a-day-and-a-night", MARCH, "character boromir: edoras")
        == "wotr-why-no-army-with-companion"
    )


def test_a_besieged_army_does_not_march() -> None:
    siege = "map: empty\narmy helms_deep: isengard 2/0\ngarrison helms_deep: rohan 2/0/1"
    match = played("through-a-day-and-a-night", siege, "character boromir: garrison helms_deep")
    assert shadow_acts(match)


# -- why not there?


def test_why_a_siege_or_an_army_can_not_be_chosen_for_relief() -> None:
    more = "army fords_of_isen: rohan 1/0/0\narmy minas_tirith: sauron 2/0\ngarrison minas_tirith: gondor 1/0/0"
    lorien = "army lorien: sauron 1/0\ngarrison lorien: elves 1/0/0"
    match = played("help-unlooked-for", RELIEF, more, lorien, "army lossarnach: rohan 1/0/0\narmy dale: north 1/0/0")
    assert why_not(match, "edoras", "lorien") == ["no-siege", "no-relief"]
    play(match, "helms_deep")
    assert why_not(match, "helms_deep", "edoras", "dale") == ["besieged", "no-army", "not-adjacent"]


def test_why_the_woses_do_not_lead_from_or_to_a_region() -> None:
    more = "army fangorn: rohan 1/0/0\narmy helms_deep: elves 1/0/0\narmy folde: rohan 1/0/0"
    match = played("paths-of-the-woses", WOSES, more)
    assert why_not(match, "fangorn", "westemnet", "helms_deep") == ["not-on-card", "no-army", "no-path"]
    match = played("paths-of-the-woses", WOSES, "control minas_tirith: shadow\narmy osgiliath: sauron 1/0")
    assert why_not(match, "minas_tirith", "osgiliath") == ["not-on-card", "enemy-army-there"]
