"""The screens of War of the Ring with Lords of Middle-earth."""

from __future__ import annotations

from tests.cli.test_render_wotr import lines_with, look
from tests.wotr.helpers import position as plain
from tests.wotr.lome.helpers import position


def test_rings_are_shown_by_name() -> None:
    seen = look(position("dice free: event\nrings: nenya free, vilya shadow, narya nobody"), "status")
    free, shadow = lines_with(seen, "Elven Rings: ")
    assert "Free Peoples" in free
    assert "Elven Rings: Nenya;" in free
    assert "Elven Rings: Vilya;" in shadow
    assert "3 Elven Rings" in look(plain("dice free: event"), "status")


def test_special_dice_are_shown() -> None:
    match = position(
        "dice free: event\ncharacter lord_elrond: rivendell\ncharacter lady_galadriel: lorien",
        "special dice: vilya nenya\nkept dice: nenya_draw\ndice aside: vilya_army\ndice removed: balrog",
    )
    (line,) = lines_with(look(match, "status"), "Special dice")
    assert "kept: Nenya (draw a card); set aside: Vilya (Army); out of the game: Balrog" in line
    rolling = position("phase: fellowship\ncharacter lord_elrond: rivendell\nspecial dice: vilya")
    assert "to roll: Vilya" in look(rolling, "status")
    assert "Special dice" not in look(plain("dice free: event"), "status")


def test_action_tokens_are_shown() -> None:
    match = position("dice free: event\naction tokens: diplomacy", council=True)
    assert "advance a nation" in lines_with(look(match, "status"), "Action tokens")[0]
    assert "Action tokens" not in look(position("dice free: event"), "status")


def test_the_card_that_lies_for_somebody_is_shown() -> None:
    lines = "dice free: event\ncharacter balrog_of_moria: moria"
    (asleep,) = lines_with(look(position(lines), "characters"), "Balrog")
    assert "The Balrog, asleep" in asleep
    assert "level 0" in asleep
    (awake,) = lines_with(look(position(lines + "\nversion balrog_of_moria: balrog_active"), "characters"), "Balrog")
    assert "The Balrog, awake" in awake
    assert "level 2" in awake


def test_a_hidden_card_stays_hidden_and_a_shown_one_can_be_read() -> None:
    match = position("dice free: event\nguide: strider\nversion gandalf_the_grey: gandalf_the_grey_keeper_of_narya")
    assert "Gandalf the Grey, Keeper of Narya" in look(match, "characters", "free")
    assert "Gandalf the Grey, card unknown" in look(match, "characters", "shadow")
    assert "Narya die" in look(match, "gandalf the grey", "free")
    assert "Narya" not in look(match, "gandalf the grey", "shadow")
    assert "the Grey Wanderer" not in look(plain("dice free: event"), "characters")


def test_smeagol_has_the_level_of_his_company() -> None:
    match = position("dice free: event\ncharacter smeagol: fellowship\nguide: smeagol")
    assert "level 3" in lines_with(look(match, "characters"), "Sméagol")[0]
