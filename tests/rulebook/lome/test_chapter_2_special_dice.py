"""The worked examples of the rulebook of Lords of Middle-earth: special dice (chapter II)."""

from __future__ import annotations

from tests.story import asked, options, play, reason, told
from tests.wotr.helpers import dice_of, hunt_box
from tests.wotr.lome.helpers import new_match, position
from tests.wotr.lome.test_dice import (
    BALROG,
    CHIEF,
    ELROND,
    FREE_DICE,
    GALADRIEL,
    GOTHMOG,
    KEEPER,
    SHADOW_DICE,
    WHITE,
    rolled,
)
from westmarch.games.wotr.lome.extra import lords


def test_the_first_guide_has_his_die_in_the_first_turn() -> None:
    """Turn 1 exception only if he is starting guide; rulebook, first example."""
    script = {"special-dice": ["narya_draw"], "action-dice": FREE_DICE + SHADOW_DICE}
    match = new_match(script=script)
    play(match, "take:gandalf_the_grey_keeper_of_narya", "character:gandalf_the_grey", "done", "count:0")
    assert dice_of(match, "free") == ["event"] * 4 + ["narya_draw"], "five actions in this turn"
    match = new_match(script=script)
    play(match, "take:gandalf_the_grey_keeper_of_narya", "character:strider", "done", "count:0")
    assert dice_of(match, "free") == ["event"] * 4
    match = new_match(script=script)
    play(match, "take:gandalf_the_grey", "character:gandalf_the_grey", "done", "count:0")
    assert dice_of(match, "free") == ["event"] * 4


def test_of_several_dice_one_is_kept_and_the_others_are_set_aside() -> None:
    """Rulebook, second example: Narya shows an army, Nenya an event; the event is chosen."""
    match = rolled(KEEPER, GALADRIEL, "special dice: nenya narya", special=["nenya_event", "narya_army"])
    assert asked(match) == ("free", "wotr.special-die")
    assert options(match) == ("die:nenya_event", "die:narya_army")
    assert match.view("shadow")["special_dice"]["aside"] == ["nenya_event", "narya_army"], "everybody sees the roll"
    assert reason(match, "die:vilya_army") == "wotr-why-no-such-die"
    play(match, "die:nenya_event")
    assert dice_of(match, "free") == ["event"] * 4 + ["nenya_event"]
    assert lords(match.state).aside == ("narya_army",)
    assert told(match, "wotr.special-kept") == [{"side": "free", "die": "nenya_event", "aside": ["narya_army"]}]


def test_of_several_eyes_the_player_picks_one() -> None:
    """Rulebook, third example: both show Eye and removal; Vilya is used, Nenya stays for later."""
    lines = (ELROND, GALADRIEL, WHITE, "special dice: vilya nenya")
    match = rolled(*lines, special=["vilya_eye", "nenya_eye"], free=5)
    assert options(match) == ("die:vilya_eye", "die:nenya_eye")
    play(match, "die:vilya_eye")
    assert hunt_box(match) == {"free": 0, "shadow": 1}, "only one of them"
    assert "kept dice: vilya_eye" in match.position()
    later = position("phase: victory\nkept dice: vilya_eye\ndice aside: nenya_eye", *lines)
    assert lords(later.state).removed == ("vilya",)
    assert lords(later.state).ready == ("nenya",)


def test_the_fourth_example_of_the_rulebook() -> None:
    """Gothmog shows army and removal, the Balrog draws a card: that one is kept, and no die is lost."""
    lines = (BALROG, GOTHMOG, CHIEF, "character witch_king: minas_morgul", "special dice: balrog gothmog")
    match = rolled(*lines, special=["balrog_draw", "gothmog_army_removes"], shadow=8)
    play(match, "die:balrog_draw")
    assert lords(match.state).kept[1] == "balrog_draw"
    later = position("phase: victory\nkept dice: balrog_draw\ndice aside: gothmog_army_removes", *lines)
    assert lords(later.state).removed == ()
    other = position("phase: victory\nkept dice: gothmog_army_removes\ndice aside: balrog_draw", *lines)
    assert lords(other.state).removed == ("gothmog",)


def test_an_eye_on_the_narya_die_costs_an_action() -> None:
    """First example: had the die shown an Eye, it would lie in the Hunt Box and there would be four actions."""
    match = new_match(script={"special-dice": ["narya_eye"], "action-dice": FREE_DICE + SHADOW_DICE})
    play(match, "take:gandalf_the_grey_keeper_of_narya", "character:gandalf_the_grey", "done", "count:0")
    assert dice_of(match, "free") == ["event"] * 4
    assert hunt_box(match) == {"free": 0, "shadow": 1}
