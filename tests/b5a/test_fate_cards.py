"""The nine fate cards."""

from __future__ import annotations

from tests.b5a.helpers import Match5, attack, damage, fight, position, reason, units
from tests.story import about, options, play, told, until
from westmarch.games.b5a.facts.deck import BESIDE, FATE_DONE, SHINING_ARMOUR
from westmarch.games.b5a.facts.pieces import LORD
from westmarch.games.b5a.turn.fate import draw_fate_card

_BEORN = "fate: 11\ncharacter beorn: ss_hills_east\nwrath: 8\ncontrol: ravenhill eastern_spur\n"
_LORD = "fate: 8\ncharacter lord_of_the_eagles: eagles_eyrie\n"


def fate_card(card: str, lines: str = "") -> Match5:
    match = position("army camp: lake_men 1, command 1\n" + lines, fate_card=[card])
    draw_fate_card(match)
    return match


def test_giant_size_rolls_five_dice() -> None:
    assert fate_card("fate_01").state.wrath == 2
    match = position(_BEORN + "dice free: will 1\narmy valley_south: orcs 5\nfate cards: fate_01")
    play(match, "use=beorn", "beorn=valley_south")
    until(match, "reroll")
    assert len(told(match, "combat-roll")[0]["dice"]) == 5


def test_redoubled_in_wrath() -> None:
    match = fate_card("fate_02")
    assert match.state.wrath == 4
    assert match.state.fates[1] == FATE_DONE


def test_roaring_voice_hits_on_four() -> None:
    assert fate_card("fate_03").state.wrath == 2
    lines = "dice free: will 1\nfate cards: fate_03\n"
    match = position(_BEORN + lines + "army valley_south: orcs 5")
    play(match, "use=beorn", "beorn=valley_south")
    until(match, "reroll")
    assert told(match, "combat-roll")[0]["target"] == 4
    match = position(
        _BEORN.replace("ss_hills_east", "lower_slopes").replace("ravenhill ", "camp ")
        + lines
        + "army ss_mountain_east: orcs 5"
    )
    play(match, "use=beorn", "beorn=ss_mountain_east")
    until(match, "reroll")
    assert told(match, "combat-roll")[0]["target"] == 6, "up a slope it stays a six"


def test_the_eagles_are_coming() -> None:
    assert fate_card("fate_04").state.eagles[4] == 2
    assert fate_card("fate_04", "eagles: eyrie 4").state.eagles[4] == 5, "there are five"


def test_where_are_the_eagles() -> None:
    match = fate_card("fate_05")
    assert match.state.track[LORD] == 7
    assert match.state.eagles[4] == 1
    match = fate_card("fate_05", _LORD + "eagles: eyrie 1")
    assert match.state.eagles[4] == 3


def test_eagles_are_not_kindly_birds() -> None:
    assert fate_card("fate_06").state.fates[5] == BESIDE
    lines = (
        _LORD
        + """
        eagles: eastern_bank 2, eyrie 1
        dice free: muster 1
        army eb_mountain_west: orcs 5
        army eb_plain_west: orcs 1
        """
    )
    match = position(lines + "fate cards: fate_06", eagle_dice=[4, 4, 1, 1, 4, 4, 4, 4])
    play(match, "use=eagles-mountain", "eagle-count=n:2", "reroll=reroll:0:0", "casualties=done")
    assert units(match, "eb_mountain_west") == {"orcs": 4}, "six damage on five units"
    assert damage(match, "eb_mountain_west") == 4
    match = position(lines)
    assert reason(match, "eagles-mountain") == "not-kindly-missing"


def test_fury_of_the_dwarves() -> None:
    lines = "army ruins_of_dale: dwarf_regulars 2\narmy valley_east: orcs 5\ncharacter thorin: ruins_of_dale\n"
    match = attack("free", "ruins_of_dale", "valley_east", lines + "fate cards: fate_07", combat_dice=[1] * 9)
    fight(match, "play:regroup", "play:regroup")
    assert len(told(match, "combat-roll")[0]["dice"]) == 4
    assert about(match)["leadership"] == 4


def test_mighty_strokes_is_a_manoeuvre() -> None:
    lines = "army ruins_of_dale: dwarf_regulars 2\narmy valley_east: orcs 5\ncharacter thorin: ruins_of_dale\n"
    assert "play:strokes" not in options(attack("free", "ruins_of_dale", "valley_east", lines))
    match = attack("free", "ruins_of_dale", "valley_east", lines + "fate cards: fate_08")
    assert "play:strokes" in options(match)


def test_shining_armour_takes_damage_until_it_breaks() -> None:
    lines = """
        army valley_dale_hills: orcs 5
        army valley_east: lake_men 5
        character thorin: valley_east
        fate cards: fate_09
        """
    match = attack("shadow", "valley_dale_hills", "valley_east", lines, combat_dice=[5, 5, 5, 1, 1] + [1] * 5)
    fight(match, "play:regroup", "play:regroup")
    play(match, "reroll=reroll:0:0", "armour=n:2")
    assert match.state.armour == 2
    assert damage(match, "valley_east") == 1
    match = attack(
        "shadow", "valley_dale_hills", "valley_east", lines + "armour: 4", combat_dice=[5, 5, 1, 1, 1] + [1] * 5
    )
    fight(match, "play:regroup", "play:regroup")
    play(match, "reroll=reroll:0:0", "armour=n:2")
    assert match.state.fates[SHINING_ARMOUR] == FATE_DONE
    assert match.state.armour == 0


def test_a_fate_card_for_somebody_eliminated_is_discarded() -> None:
    match = fate_card("fate_07", "character thorin: out")
    assert match.state.fates[6] == FATE_DONE
