"""Why not? What players ask about, at the moment they ask it: a reason, and the chapter it comes from."""

from __future__ import annotations

from tests.story import asked, play, reason, refuses
from tests.wotr.helpers import free_with, position
from westmarch.games.wotr.state import War

ROHAN = """
    map: empty
    dice free: muster_army muster_army
    dice shadow: event event event
    nation rohan: at-war
    """
SHADOW = """
    map: empty
    acting: shadow
    dice shadow: event army muster
    dice free: event event event event
    nation sauron: at-war
    """


def chapter(match: War, token: str) -> str:
    """The words of the rule that a reason names."""
    why = match.why_not(token)
    assert why is not None
    return str(why).rpartition("chapter ")[2].partition(",")[0]


# -- before a die is chosen


def test_a_nation_that_cannot_go_to_war() -> None:
    match = free_with("muster muster", "nation gondor: 1 passive")
    assert reason(match, "nation:gondor") == "wotr-why-passive"
    assert chapter(match, "nation:gondor") == "VII"
    refuses(match, {"nation:sauron": "not-your-nation", "nation:rohan": "choose-die-first"})
    match = free_with("muster muster", "table: threats-and-promises")
    assert reason(match, "nation:gondor") == "wotr-why-threats-and-promises"
    match = free_with("character event")
    assert reason(match, "nation:gondor") == "wotr-why-wrong-die"


def test_a_figure_that_cannot_be_recruited() -> None:
    match = free_with("muster muster", "nation elves: at-war")
    assert reason(match, "gondor-elite") == "wotr-why-recruit-not-at-war"
    assert chapter(match, "gondor-elite") == "VI"
    refuses(
        match,
        {"elves-leader": "no-reinforcements", "sauron-elite": "not-your-nation", "elves-elite": "choose-die-first"},
    )
    play(match, "die:muster")
    refuses(match, {"gondor-elite": "recruit-not-at-war", "elves-elite": "choose-action-first"})


def test_a_fellowship_that_cannot_move() -> None:
    match = free_with("character event", "fellowship: hollin, revealed")
    assert reason(match, "move-fellowship") == "wotr-why-revealed"
    assert chapter(match, "move-fellowship") == "VIII"


def test_a_card_that_cannot_be_played() -> None:
    match = free_with("character event", "hand free: dead-men-of-dunharrow")
    assert reason(match, "card:dead-men-of-dunharrow") == "wotr-why-heir-rohan"
    assert chapter(match, "card:dead-men-of-dunharrow") == "V"
    assert reason(match, "card:the-ents-awake-entmoot") == "wotr-why-not-in-hand"
    match = free_with("character muster", "hand free: the-spirit-of-mordor")
    assert reason(match, "card:the-spirit-of-mordor") == "wotr-why-card-die"


def test_a_character_who_cannot_enter_play_is_a_matter_of_chapter_six() -> None:
    match = free_with("will_of_the_west event")
    assert reason(match, "bring:aragorn") == "wotr-why-strider-place"
    assert chapter(match, "bring:aragorn") == "VI"


# -- characters


def test_who_cannot_guide_or_part_from_the_fellowship() -> None:
    match = free_with("character character", "character gimli: edoras")
    play(match, "die:character", "separate")
    assert reason(match, "character:gimli") == "wotr-why-not-in-fellowship"
    play(match, "character:meriadoc", "done", "rivendell")
    assert asked(match)[1] == "wotr.fellowship.guide"
    refuses(match, {"character:boromir": "not-highest-level", "character:gimli": "not-in-fellowship"})
    assert chapter(match, "character:boromir") == "VIII"


def test_who_of_the_shadow_cannot_move() -> None:
    lines = "army orthanc: isengard 1/0\narmy nurn: nazgul 1\ncharacter saruman: orthanc"
    mouth = "character mouth_of_sauron: nurn\ncharacter witch_king: nurn\nhand shadow: the-ringwraiths-are-abroad"
    match = position(SHADOW.replace("event army muster", "character event"), lines, mouth)
    play(match, "die:character", "move-minions")
    refuses(match, {"orthanc": "no-nazgul-there", "character:saruman": "never-moves"})
    assert reason(match, "character:mouth_of_sauron") == ""
    play(match, "character:mouth_of_sauron", "gorgoroth")
    assert reason(match, "character:mouth_of_sauron") == "wotr-why-character-moved"
    assert chapter(match, "character:saruman") == "VI"
    match = position(SHADOW, lines, mouth)
    play(match, "die:event", "card:the-ringwraiths-are-abroad")
    assert reason(match, "character:mouth_of_sauron") == "wotr-why-only-nazgul"


def test_where_nobody_can_enter_play() -> None:
    match = position(
        SHADOW, "nation gondor: at-war\narmy nurn: sauron 1/0\narmy gorgoroth: sauron 1/0\narmy orthanc: isengard 1/0"
    )
    play(match, "die:muster", "bring:witch_king")
    assert reason(match, "orthanc") == "wotr-why-enter-place"


def test_a_die_that_an_elven_ring_cannot_change() -> None:
    match = free_with("character event")
    play(match, "elven-ring")
    assert reason(match, "die:muster") == "wotr-why-no-such-die"
    play(match, "die:event")
    assert reason(match, "die:will_of_the_west") == "wotr-why-ring-will"


# -- armies


def test_what_keeps_all_armies_from_attacking() -> None:
    quiet = position(SHADOW, "army gorgoroth: sauron 3/0")
    assert reason(quiet, "attack") == "wotr-why-no-army-can-attack"
    peace = position(SHADOW, "army dagorlad: southrons 3/0\narmy noman_lands: gondor 1/0/0")
    assert reason(peace, "attack") == "wotr-why-attack-not-at-war"
    assert chapter(peace, "attack") == "VII"
    lines = "army dagorlad: sauron 3/0\narmy noman_lands: gondor 1/0/0"
    unled = position(SHADOW.replace("event army muster", "character muster"), lines, "army nurn: nazgul 1")
    play(unled, "die:character")
    assert reason(unled, "attack") == "wotr-why-no-leader"
    wrong = position(SHADOW.replace("event army muster", "muster muster"), lines)
    play(wrong, "die:muster")
    assert reason(wrong, "attack") == "wotr-why-wrong-die"
    assert wrong.why_not("attack").params == {"needed": "army", "die": "muster"}  # type: ignore[union-attr]


def test_a_besieged_army_that_is_not_at_war_makes_no_sortie() -> None:
    match = free_with(
        "muster_army muster_army", "map: empty\narmy helms_deep: isengard 2/0\ngarrison helms_deep: rohan 1/0/0"
    )
    refuses(match, {"attack": "attack-not-at-war", "move-armies": "besieged"})


def test_what_keeps_all_armies_from_moving() -> None:
    match = position(SHADOW.replace("event army muster", "army army"), "army barad_dur: southrons 2/0")
    assert reason(match, "move-armies") == "wotr-why-foreign-land"
    assert chapter(match, "move-armies") == "VII"


def test_a_region_is_asked_about_before_a_die_is_chosen() -> None:
    match = free_with(
        "muster_army muster_army",
        """
            map: empty
            army edoras: rohan 2/0/1
            army fords_of_isen: rohan 1/0/0
            army orthanc: isengard 3/0
            army helms_deep: isengard 1/0
            garrison helms_deep: gondor 1/0/0
            army lossarnach: gondor 1/0/0
            """,
    )
    assert reason(match, "orthanc") == "wotr-why-attack-not-at-war", "Rohan is next to it, and at peace"
    refuses(match, {"gap_of_rohan": "foreign-land", "helms_deep": "besieged", "dale": "no-army-near"})
    assert reason(match, "edoras") == reason(match, "folde") == "wotr-why-choose-die-first"
    assert chapter(match, "gap_of_rohan") == "VII"
    play(match, "die:muster_army")
    refuses(match, {"folde": "choose-action-first", "orthanc": "attack-not-at-war"})


def test_an_army_too_large_for_where_it_goes() -> None:
    match = position(ROHAN, "army edoras: rohan 6/1/1\narmy folde: rohan 4/1/0")
    play(match, "die:muster_army", "move-armies", "edoras", "folde")
    assert asked(match)[1] == "wotr.move.count"
    refuses(match, {"count:6": "room", "count:9": "so-many", "all": "room"})
    play(match, "count:5")
    assert reason(match, "count:1") == ""


def test_an_army_that_cannot_leave_its_leader_alone() -> None:
    """Gondor is not at war, so its leader stays out of Rohan, and somebody must stay with him."""
    match = free_with(
        "muster_army muster_army", "map: empty\nnation rohan: at-war\narmy druadan_forest: rohan 3/0/0, gondor 0/0/1"
    )
    play(match, "die:muster_army", "move-armies", "folde")
    refuses(match, {"count:3": "leader-alone", "count:0": "somebody-goes"})


def test_leaders_who_cannot_stay_behind() -> None:
    match = position(ROHAN, "army edoras: rohan 1/0/1\narmy helms_deep: rohan 1/0/2")
    play(match, "die:muster_army", "move-armies", "helms_deep", "westemnet", "split")
    assert asked(match)[1] == "wotr.move.from", "the one unit takes all leaders with it"
    match = position(ROHAN.replace("muster_army muster_army", "character character"), "army edoras: rohan 2/0/2")
    play(match, "die:character", "move-armies", "folde", "split", "count:1")
    assert reason(match, "count:0") == "wotr-why-no-leader"


def test_an_army_without_whom_the_card_names() -> None:
    lines = "army minas_morgul: sauron 1/0, nazgul 1\narmy gorgoroth: sauron 2/0\narmy nurn: sauron 1/0, nazgul 1"
    match = position(SHADOW, lines, "hand shadow: the-ringwraiths-are-abroad")
    play(match, "die:event", "card:the-ringwraiths-are-abroad", "done", "move-armies")
    assert asked(match)[1] == "wotr.move.from"
    assert reason(match, "gorgoroth") == "wotr-why-army-needs-nazgul"


def test_an_army_without_a_companion_cannot_march_through_a_day_and_a_night() -> None:
    lines = "army edoras: rohan 1/0/1\narmy folde: rohan 1/0/0\narmy westemnet: rohan 1/0/0"
    match = position(ROHAN, lines, "hand free: through-a-day-and-a-night")
    assert reason(match, "card:through-a-day-and-a-night") == "wotr-why-no-army-with-companion"
    lines = "character gimli: folde\ncharacter legolas: helms_deep\nhand free: through-a-day-and-a-night"
    match = position(ROHAN, "army edoras: rohan 1/0/1\narmy folde: rohan 1/0/0\narmy helms_deep: rohan 1/0/0", lines)
    play(match, "die:muster_army", "card:through-a-day-and-a-night")
    assert reason(match, "edoras") == "wotr-why-army-needs-companion"


# -- losses

ATTACKING = "map: empty\nacting: shadow\ndice shadow: army\nnation sauron: at-war\narmy south_ithilien: sauron 5/0"


def test_an_elite_is_not_lost_for_one_hit() -> None:
    lines = "army north_ithilien: gondor 2/2/0"
    match = position(ATTACKING, lines, combat_dice=[6, 1, 1, 1, 1, 1, 1, 1, 1])
    play(match, "attack", "all")
    assert asked(match)[1] == "wotr.casualties"
    refuses(match, {"lose:gondor-elite": "two-hits", "lose:rohan-regular": "no-figure-there"})
    assert chapter(match, "lose:gondor-elite") == "VI"


def test_an_elite_without_a_regular_to_take_its_place_is_not_reduced() -> None:
    lines = "army north_ithilien: dwarves 1/2/0\narmy erebor: dwarves 4/0/0"
    match = position(ATTACKING, lines, combat_dice=[6, 1, 1, 1, 1, 1, 1, 1])
    play(match, "attack", "all")
    assert reason(match, "reduce:dwarves-elite") == "wotr-why-no-replacement"


def test_a_siege_goes_on_only_for_an_elite() -> None:
    siege = "nation isengard: at-war\narmy helms_deep: isengard 4/1\ngarrison helms_deep: rohan 3/0/0"
    match = position("map: empty\nacting: shadow\ndice shadow: army", siege, combat_dice=[1] * 8)
    play(match, "attack", "all")
    assert asked(match)[1] == "wotr.siege.extend"
    refuses(match, {"continue": "siege-one-round", "reduce:sauron-elite": "no-figure-there"})
