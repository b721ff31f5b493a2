"""Chapter II: Elven rings with names, their powers, and how they come back."""

from __future__ import annotations

import pytest

from tests.story import asked, load, options, play, reason, shown, told
from tests.wotr.helpers import dice_of, hunt_box, nation, rings_of, where
from tests.wotr.lome.helpers import position
from westmarch.games.wotr.lome import rings
from westmarch.games.wotr.lome.extra import lords

ELROND, GALADRIEL = "character lord_elrond: rivendell", "character lady_galadriel: lorien"
KEEPER = "version gandalf_the_grey: gandalf_the_grey_keeper_of_narya"
IN_EDORAS = KEEPER + "\ncharacter gandalf_the_grey: edoras"
DICE = "dice free: event muster\ndice shadow: army muster"


# -- normal use


def test_the_player_says_which_ring_changes_a_die() -> None:
    """Normal use: limit one per turn, any ring, Keeper irrelevant."""
    match = position(DICE)
    play(match, "elven-ring", "die:event", "die:character")
    assert asked(match) == ("free", "wotr.ring.which")
    assert options(match) == ("ring:vilya", "ring:nenya", "ring:narya")
    play(match, "ring:nenya")
    assert rings_of(match) == "vilya free, nenya shadow, narya free"
    assert dice_of(match, "free") == ["character", "muster"]
    assert told(match, "wotr.ring-named") == [{"side": "free", "ring": "nenya"}]
    assert lords(match.clone().state).ring_named == rings.NENYA
    assert reason(match, "elven-ring") == "wotr-why-ring-used"


def test_the_shadow_says_which_ring_it_uses_up() -> None:
    """Rings have identity through all four states: Free Peoples, Shadow (Eye side), out of play, regained."""
    match = position("acting: shadow\nrings: vilya shadow, nenya free, narya shadow", DICE)
    play(match, "elven-ring", "die:army", "die:muster")
    assert asked(match) == ("shadow", "wotr.ring.which")
    assert reason(match, "ring:nenya") == "wotr-why-not-that-ring"
    play(match, "ring:vilya")
    assert rings_of(match) == "vilya nobody, nenya free, narya shadow"


def test_the_last_ring_needs_no_question() -> None:
    match = position("rings: vilya shadow, nenya free, narya shadow", DICE)
    play(match, "elven-ring", "die:event", "die:character")
    assert asked(match) == ("free", "wotr.action")
    assert rings_of(match) == "vilya shadow, nenya shadow, narya shadow"


def test_a_ring_that_pays_for_a_card_is_named_too() -> None:
    """Reading: a ring paid to discard a card from the table is as in the base game."""
    match = position("table: the-palantir-of-orthanc\ncharacter saruman: orthanc", DICE)
    play(match, "die:event", "discard:the-palantir-of-orthanc")
    assert asked(match) == ("free", "wotr.ring.which")
    play(match, "ring:vilya")
    assert rings_of(match) == "vilya shadow, nenya free, narya free"


# -- Vilya


def test_vilya_keeps_a_used_die() -> None:
    match = position(ELROND, DICE)
    play(match, "die:event", "draw:character")
    assert asked(match) == ("free", "wotr.vilya")
    play(match, "yes")
    assert dice_of(match, "free") == ["event", "muster"]
    assert shown(match, "ring_holders", "vilya") == "shadow"
    assert asked(match)[0] == "shadow", "the action is over"
    assert told(match, "wotr.vilya-used") == [{"die": "event"}]


def test_vilya_may_be_left() -> None:
    match = position(ELROND, DICE)
    play(match, "die:event", "draw:character", "no")
    assert dice_of(match, "free") == ["muster"]
    assert rings_of(match) == "vilya free, nenya free, narya free"


def test_a_die_kept_by_vilya_does_not_enter_the_hunt_box() -> None:
    match = position(ELROND, "dice free: character\ndice shadow: army")
    play(match, "die:character", "move-fellowship", "yes")
    assert hunt_box(match) == {"free": 0, "shadow": 0}
    assert dice_of(match, "free") == ["character"]
    match = position(ELROND, "dice free: character\ndice shadow: army army")
    play(match, "die:character", "move-fellowship", "no")
    assert hunt_box(match) == {"free": 1, "shadow": 0}


def test_vilya_keeps_no_will_of_the_west() -> None:
    match = position(ELROND, "dice free: will_of_the_west\ndice shadow: army")
    play(match, "die:will_of_the_west", "draw:character")
    assert asked(match)[0] == "shadow"


def test_vilya_keeps_a_keeper_die_too() -> None:
    """Reading: allowed; its remove icon counts all the same."""
    match = position(ELROND, "dice free: vilya_army\ndice shadow: army")
    play(match, "move-armies", "rivendell", "trollshaws", "all", "done", "yes")
    assert dice_of(match, "free") == ["vilya_army"]
    later = position("phase: victory\nkept dice: vilya_army\ncharacter gandalf_the_white: fangorn", ELROND)
    assert later.view(None)["special_dice"]["removed"] == ["vilya"]


def test_a_die_that_is_thrown_away_was_not_used() -> None:
    match = position(ELROND, DICE)
    play(match, "die:event", "waste")
    assert asked(match)[0] == "shadow"


@pytest.mark.parametrize(
    "lines", ["", "character lord_elrond: eliminated", ELROND + "\nrings: vilya shadow, nenya free, narya free"]
)
def test_vilya_needs_elrond_and_the_ring(lines: str) -> None:
    """Special use: own Keeper in play."""
    match = position(lines, DICE)
    play(match, "die:event", "draw:character")
    assert asked(match)[0] == "shadow"


def test_a_ring_that_changed_a_die_has_no_power_for_the_rest_of_the_turn() -> None:
    """Even if it comes back in the same turn (rulebook, Using the rings)."""
    match = position(ELROND, DICE, "ring named: vilya\nring used: free")
    play(match, "die:event", "draw:character")
    assert asked(match)[0] == "shadow"
    later = position("phase: victory\nring named: vilya", ELROND)
    assert "ring named" not in later.position()


def test_powers_come_on_top_of_the_normal_use() -> None:
    """No per-turn limit, on top of the normal use."""
    match = position(ELROND, DICE)
    play(match, "elven-ring", "die:event", "die:character", "ring:nenya")
    play(match, "die:muster", "diplomacy", "nation:dwarves", "yes")
    assert rings_of(match) == "vilya shadow, nenya shadow, narya free"


# -- Nenya


HUNTED = "dice free: character\ndice shadow: army army\nhunt box: free 0, shadow 1"


def test_nenya_cancels_an_eye_for_good() -> None:
    """Cancelled tile is gone for good, also for the Mordor refill; then redraw."""
    match = position(GALADRIEL, HUNTED, hunt_dice=[6], hunt_tile=["std_eyer_1", "std_0r_1"])
    play(match, "die:character", "move-fellowship")
    assert asked(match) == ("free", "wotr.nenya")
    play(match, "yes")
    assert match.state.tiles_removed == ["std_eyer_1"]
    assert match.state.tiles_drawn == ["std_0r_1"]
    assert shown(match, "ring_holders", "nenya") == "shadow"
    assert not match.state.hidden, "the other tile reveals"


def test_nenya_may_be_left() -> None:
    match = position(GALADRIEL, HUNTED, hunt_dice=[6], hunt_tile=["std_eyer_1"])
    play(match, "die:character", "move-fellowship", "no")
    assert match.state.tiles_removed == []
    assert asked(match)[1] == "wotr.hunt.casualty"


def test_nenya_is_for_standard_eyes_only() -> None:
    match = position(GALADRIEL, HUNTED, hunt_dice=[6], hunt_tile=["std_3_1"])
    play(match, "die:character", "move-fellowship")
    assert asked(match)[1] == "wotr.hunt.casualty"
    mordor = "fellowship: mordor 1\nspecial tiles: the_ring_is_mine\ndice free: character\ndice shadow: army army"
    match = position(GALADRIEL, mordor, hunt_tile=["the_ring_is_mine"])
    play(match, "die:character", "move-fellowship")
    assert told(match, "wotr.nenya-used") == []
    assert asked(match)[1] != "wotr.nenya"


def test_nenya_works_on_the_mordor_track() -> None:
    """Any draw (hunt, stronghold, Balrog, event, Mordor)."""
    lines = "fellowship: mordor 1\ndice free: character\ndice shadow: army army\nhunt box: free 0, shadow 3"
    match = position(GALADRIEL, lines, hunt_tile=["std_eyer_2", "std_1_1"])
    play(match, "die:character", "move-fellowship", "yes")
    assert told(match, "wotr.hunt-damage") == [{"damage": 1, "eye": ""}]


def test_nenya_works_when_an_event_draws_tiles() -> None:
    """Three Eyes for the Challenge of the King: without one of them nobody dies."""
    lines = (
        "character strider: minas_tirith\nhand free: challenge-of-the-king\ndice free: event\ndice shadow: army army"
    )
    tiles = ["std_eyer_1", "std_eyer_2", "std_eyer_3", "std_1_1"]
    match = position(GALADRIEL, lines, hunt_tile=tiles)
    play(match, "die:event", "card:challenge-of-the-king")
    assert asked(match) == ("free", "wotr.nenya")
    play(match, "yes")
    assert sorted(match.state.tiles_removed) == ["std_eyer_1", "std_eyer_2", "std_eyer_3"]
    assert "std_1_1" in match.state.pool
    assert where(match, "strider") not in ("fellowship", "set-aside", "eliminated")


@pytest.mark.parametrize("lines", ["", GALADRIEL + "\nring named: nenya"])
def test_nenya_needs_galadriel_and_a_ring_that_was_not_named(lines: str) -> None:
    match = position(lines, HUNTED, hunt_dice=[6], hunt_tile=["std_eyer_1"])
    play(match, "die:character", "move-fellowship")
    assert asked(match)[1] == "wotr.hunt.casualty"


# -- Narya


def test_narya_brings_a_nation_straight_to_war() -> None:
    """Costs the ring plus any unused die; sets the nation active and At War in one go."""
    match = position(IN_EDORAS, "nation rohan: 3 passive", "dice free: event\ndice shadow: army")
    play(match, "die:event", "narya")
    assert nation(match, "rohan") == "at-war active"
    assert shown(match, "ring_holders", "narya") == "shadow"
    assert dice_of(match, "free") == []


def test_any_die_pays_for_narya() -> None:
    match = position(IN_EDORAS, "dice free: character\ndice shadow: army")
    play(match, "die:character")
    assert "narya" in options(match)


@pytest.mark.parametrize(
    ("lines", "key"),
    [
        ("character gandalf_the_grey: edoras", "wotr-why-narya-keeper"),
        (KEEPER, "wotr-why-narya-keeper"),
        (KEEPER + "\ncharacter gandalf_the_grey: fangorn", "wotr-why-narya-place"),
        (KEEPER + "\ncharacter gandalf_the_grey: orthanc", "wotr-why-narya-place"),
        (IN_EDORAS + "\narmy edoras: none\ncontrol edoras: shadow", "wotr-why-narya-place"),
        (IN_EDORAS + "\nnation rohan: at-war", "wotr-why-at-war-already"),
        (IN_EDORAS + "\nrings: vilya free, nenya free, narya shadow", "wotr-why-ring-not-yours"),
        (IN_EDORAS + "\nring named: narya", "wotr-why-ring-named"),
    ],
)
def test_narya_has_its_conditions(lines: str, key: str) -> None:
    match = position(lines, "dice free: event\ndice shadow: army")
    assert reason(match, "narya") == key


def test_narya_works_in_a_town_and_in_a_besieged_stronghold() -> None:
    town = KEEPER + "\ncharacter gandalf_the_grey: dale"
    match = position(town, "dice free: event\ndice shadow: army")
    play(match, "die:event", "narya")
    assert nation(match, "north") == "at-war active"
    siege = "army helms_deep: isengard 3/0\ngarrison helms_deep: rohan 1/0/0"
    match = position(KEEPER, "character gandalf_the_grey: helms_deep", siege, "dice free: event\ndice shadow: army")
    play(match, "die:event", "narya")
    assert nation(match, "rohan") == "at-war active"


# -- coming back


def test_rings_out_of_play_come_back_first() -> None:
    """Three Rings for the Elven-Kings: must empty the out-of-play rings before taking from the Shadow."""
    match = position("rings: vilya shadow, nenya nobody, narya free")
    assert rings.used_rings(match.state) == [rings.NENYA]
    match = position("rings: vilya shadow, nenya shadow, narya free")
    assert rings.used_rings(match.state) == [rings.VILYA, rings.NENYA]
    assert rings.used_rings(position().state) == []


def test_undo_clone_and_text_keep_the_rings_apart() -> None:
    match = position(ELROND, DICE)
    before = match.position()
    play(match, "die:event", "draw:character", "yes")
    twin = match.clone()
    assert rings_of(twin) == "vilya shadow, nenya free, narya free"
    assert rings_of(load(twin.position())) == "vilya shadow, nenya free, narya free"
    for _ in range(3):
        match.pop()
    assert match.position() == before
