"""The nine fate cards."""

from __future__ import annotations

from tests.b5a.helpers import Match5, attack, damage, fight, position, reason, units
from tests.story import about, options, play, shown, told, until
from westmarch.games.b5a.turn.fate import draw_fate_card

_BEORN = "fate: 11\ncharacter beorn: ss_hills_east\nwrath: 8\ncontrol: ravenhill eastern_spur\n"
_LORD = "fate: 8\ncharacter lord_of_the_eagles: eagles_eyrie\n"


def fate_card(card: str, lines: str = "") -> Match5:
    match = position("army camp: lake_men 1, command 1\n" + lines, fate_card=[card])
    draw_fate_card(match)
    return match


def test_giant_size_rolls_five_dice() -> None:
    assert shown(fate_card("fate_01"), "wrath") == 2
    match = position(_BEORN + "dice free: will 1\narmy valley_south: orcs 5\nfate cards: fate_01")
    play(match, "use=beorn", "beorn=valley_south")
    until(match, "reroll")
    assert len(told(match, "combat-roll")[0]["dice"]) == 5


def test_redoubled_in_wrath() -> None:
    match = fate_card("fate_02")
    assert shown(match, "wrath") == 4
    assert "fate_02" in shown(match, "fate", "cards_done")


def test_roaring_voice_hits_on_four() -> None:
    assert shown(fate_card("fate_03"), "wrath") == 2
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
    assert shown(fate_card("fate_04"), "eagles", "eyrie") == 2
    assert shown(fate_card("fate_04", "eagles: eyrie 4"), "eagles", "eyrie") == 5, "there are five"


def test_where_are_the_eagles() -> None:
    match = fate_card("fate_05")
    assert shown(match, "characters", "lord_of_the_eagles", "space") == 7
    assert shown(match, "eagles", "eyrie") == 1
    match = fate_card("fate_05", _LORD + "eagles: eyrie 1")
    assert shown(match, "eagles", "eyrie") == 3


def test_eagles_are_not_kindly_birds() -> None:
    assert "fate_06" in shown(fate_card("fate_06"), "fate", "cards")
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


def thorin_attacks(*lines: str, **scripts: list[int]) -> Match5:
    armies = ("ruins_of_dale: dwarf_regulars 2", "valley_east: orcs 5")
    return attack(*armies, "character thorin: ruins_of_dale", *lines, **scripts)


def test_fury_of_the_dwarves() -> None:
    match = thorin_attacks("fate cards: fate_07", combat_dice=[1] * 9)
    fight(match)
    assert len(told(match, "combat-roll")[0]["dice"]) == 4
    assert about(match)["leadership"] == 4


def test_mighty_strokes_is_a_manoeuvre() -> None:
    assert "play:strokes" not in options(thorin_attacks())
    assert "play:strokes" in options(thorin_attacks("fate cards: fate_08"))


def thorin_is_hit_in_his_armour(armour: int, hits: int) -> Match5:
    """Orcs have hit Thorin's army; the armour takes two of the damage."""
    match = attack(
        "valley_dale_hills: orcs 5",
        "valley_east: lake_men 5",
        f"character thorin: valley_east\nfate cards: fate_09\narmour: {armour}",
        combat_dice=[5] * hits + [1] * (10 - hits),
    )
    fight(match)
    return play(match, "reroll=reroll:0:0", "armour=n:2")


def test_shining_armour_takes_damage_until_it_breaks() -> None:
    match = thorin_is_hit_in_his_armour(armour=0, hits=3)
    assert shown(match, "armour") == 2
    assert damage(match, "valley_east") == 1
    match = thorin_is_hit_in_his_armour(armour=4, hits=2)
    assert "fate_09" in shown(match, "fate", "cards_done")
    assert shown(match, "armour") == 0


def test_a_fate_card_for_somebody_eliminated_is_discarded() -> None:
    match = fate_card("fate_07", "character thorin: out")
    assert "fate_07" in shown(match, "fate", "cards_done")
