"""The worked examples of rulebook chapter IX: armies on the move."""

from __future__ import annotations

from tests.b5a.helpers import command, damage, position, units, with_die
from tests.story import asked, options, play


def test_a_rapid_move_takes_leadership_along() -> None:
    """Chapter IX: three orcs, two great orcs, two tokens. Only the great orcs go: one token at least goes too."""
    match = with_die("shadow character", "army bl_centre: orcs 3, great_orcs 2, command 2")
    play(match, "use=rapid", "move-from=bl_centre", "move-to=split", "split-units=n:2", "split-units=n:0")
    assert asked(match).kind == "b5a.split-command"
    assert options(match) == ("n:2", "n:1")
    play(match, "split-command=n:1", "split-to=bl_southwest", "move-on=done")
    assert units(match, "bl_southwest") == {"great_orcs": 2}
    assert command(match, "bl_southwest") == command(match, "bl_centre") == 1


def test_damage_is_divided_with_the_army() -> None:
    """Chapter IX: a lake-men unit stays, two archers go, with one or both of two damage tokens."""
    lines = "dice free: muster_army 1\narmy ruins_of_dale: lake_men 1, wood_elf_archers 2, damage 2"
    match = position(lines)
    play(match, "use=strategic", "move-from=ruins_of_dale", "move-to=split", "split-units=n:0", "split-units=n:2")
    assert asked(match).kind == "b5a.split-damage"
    assert options(match) == ("n:2", "n:1")
    play(match, "split-damage=n:1", "split-to=valley_south")
    play(match, "move-from=done")
    assert (damage(match, "ruins_of_dale"), damage(match, "valley_south")) == (1, 1)


def test_a_strategic_move_can_split_an_army_in_three() -> None:
    """Chapter IX: two great orcs go west, two orcs south, one orc stays."""
    match = with_die("shadow army", "army valley_east: orcs 3, great_orcs 2")
    play(match, "use=strategic")
    play(
        match, "move-from=valley_east", "move-to=split", "split-units=n:2", "split-units=n:0", "split-to=ruins_of_dale"
    )
    play(match, "move-from=valley_east", "move-to=split", "split-units=n:2", "split-to=valley_south")
    assert units(match, "ruins_of_dale") == {"great_orcs": 2}
    assert units(match, "valley_south") == {"orcs": 2}
    assert units(match, "valley_east") == {"orcs": 1}


_DAIN = """
dice free: character 1
character dain: valley_southwest
army valley_southwest: dwarf_regulars 2
army ruins_of_dale: lake_men 4
"""


def test_an_army_may_pass_through_a_full_region() -> None:
    """Chapter IX: two dwarf units and Dáin pass the Ruins of Dale, where four units stand, and stop beyond."""
    match = position(_DAIN)
    play(match, "use=rapid", "move-from=valley_southwest", "move-to=ruins_of_dale", "move-on=valley_east")
    assert units(match, "ruins_of_dale") == {"lake_men": 4}
    assert units(match, "valley_east") == {"dwarf_regulars": 2}


def test_an_army_that_stops_in_a_full_region_is_trimmed() -> None:
    """… had they stopped in the Ruins of Dale, one of six units would have had to go."""
    match = position(_DAIN)
    play(match, "use=rapid", "move-from=valley_southwest", "move-to=ruins_of_dale", "move-on=done")
    assert asked(match).kind == "b5a.excess"
    play(match, "excess=unit:lake_men")
    assert units(match, "ruins_of_dale") == {"dwarf_regulars": 2, "lake_men": 3}


def test_another_unit_of_the_group_stands_in_for_a_missing_figure() -> None:
    """Chapter IX: the token shows dwarf regulars, all five are in play: lake-men or veterans instead."""
    lines = "dice free: muster 1\narmy front_gate: dwarf_regulars 5\ntokens camp: dwarves 1"
    match = position(lines, token_dwarves=["dwarf_regulars"])
    play(match, "use=recruit", "flip=camp")
    assert asked(match).kind == "b5a.substitute"
    assert options(match) == ("unit:dwarf_veterans", "unit:lake_men", "no")
    play(match, "substitute=unit:dwarf_veterans")
    assert units(match, "camp") == {"dwarf_veterans": 1}
