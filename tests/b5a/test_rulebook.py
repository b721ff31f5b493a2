"""The worked examples of the rulebook, each as it is told there."""

from __future__ import annotations

from tests.b5a.helpers import (
    answer,
    asked,
    attack,
    command,
    damage,
    fight,
    hits,
    play,
    position,
    units,
    until,
)
from westmarch.games.b5a.board import AREA, AREAS
from westmarch.games.b5a.generals import shooters, why_not_shoot_at
from westmarch.games.b5a.pieces import TILE


def test_fate_three_generals_three_tiles() -> None:
    """Chapter VII: three generals are active; the Shadow refuses a 3, draws a 2 and stops."""
    match = position(
        "phase: fate\nactive: bard dain gandalf\ncharacter bard: camp\ncharacter dain: camp\ncharacter gandalf: camp",
        fate_tile=["three", "two"],
    )
    assert asked(match).options == ("keep", "draw")
    answer(match, "fate=draw")
    answer(match, "fate=keep")
    assert match.state.marker == 2
    assert match.state.tiles[TILE["three"]] == 2, "the tile put aside is back in the pool"
    assert match.state.tiles[TILE["two"]] == 1, "the tile used is out of the game"


def test_one_generals_ability_before_each_action() -> None:
    """Chapter VIII: Gandalf's blast before a Muster action; Thranduil has to wait for the next one."""
    match = position(
        """
        active: gandalf thranduil
        character gandalf: eastern_spur
        character thranduil: eastern_spur
        army eastern_spur: wood_elf_archers 2
        army eb_plain_east: orcs 2
        tokens camp: dwarves 2
        dice free: muster 2
        dice shadow: event 2
        """,
        blast_dice=[1, 5, 2],
    )
    assert {"general:gandalf", "general:thranduil"} <= set(asked(match).options)
    answer(match, "action=general:gandalf", "blast=eb_plain_east")
    assert damage(match, "eb_plain_east") == 1
    answer(match, "casualties=done")
    assert "general:thranduil" not in asked(match).options
    reason = match.why_not("general:thranduil")
    assert reason is not None
    assert reason.key == "b5a-why-general-used"
    answer(match, "use=recruit", "flip=camp", "use=draw")
    assert "general:thranduil" in asked(match).options


def test_range_template() -> None:
    """Chapter VIII: Lake-men in the Camp reach the army before the Eastern Spur; archers in the Lower Slopes and
    Lake-men in the Ruins of Dale don't shoot, for distance and for terrain."""
    match = position(
        """
        army eb_plain_east: orcs 3
        army camp: lake_men 1
        army lower_slopes: wood_elf_archers 2
        army ruins_of_dale: lake_men 2
        character thranduil: lower_slopes
        active: thranduil
        dice free: muster 1
        """
    )
    assert [area for area in range(AREAS) if why_not_shoot_at(match.state, area) is None] == [AREA["eb_plain_east"]]
    assert shooters(match.state, AREA["eb_plain_east"]) == 1


def test_a_rapid_move_takes_leadership_along() -> None:
    """Chapter IX: three orcs, two great orcs, two tokens. Only the great orcs go: one token at least goes too."""
    match = position(
        """
        mover: shadow
        dice shadow: character 1
        army bl_centre: orcs 3, great_orcs 2, command 2
        """
    )
    answer(match, "use=rapid", "move-from=bl_centre", "move-to=split", "split-units=n:2", "split-units=n:0")
    assert asked(match).kind == "b5a.split-command"
    assert asked(match).options == ("n:2", "n:1")
    answer(match, "split-command=n:1", "split-to=bl_southwest", "move-on=done")
    assert units(match, "bl_southwest") == {"great_orcs": 2}
    assert command(match, "bl_southwest") == command(match, "bl_centre") == 1


def test_damage_is_divided_with_the_army() -> None:
    """Chapter IX: a lake-men unit stays, two archers go, with one or both of two damage tokens."""
    match = position(
        """
        dice free: muster_army 1
        army ruins_of_dale: lake_men 1, wood_elf_archers 2, damage 2
        """
    )
    answer(match, "use=strategic", "move-from=ruins_of_dale", "move-to=split", "split-units=n:0", "split-units=n:2")
    assert asked(match).kind == "b5a.split-damage"
    assert asked(match).options == ("n:2", "n:1")
    answer(match, "split-damage=n:1", "split-to=valley_south")
    answer(match, "move-from=done")
    assert (damage(match, "ruins_of_dale"), damage(match, "valley_south")) == (1, 1)


def test_a_strategic_move_can_split_an_army_in_three() -> None:
    """Chapter IX: two great orcs go west, two orcs south, one orc stays."""
    match = position(
        """
        mover: shadow
        dice shadow: army 1
        army valley_east: orcs 3, great_orcs 2
        """
    )
    answer(match, "use=strategic")
    answer(
        match, "move-from=valley_east", "move-to=split", "split-units=n:2", "split-units=n:0", "split-to=ruins_of_dale"
    )
    answer(match, "move-from=valley_east", "move-to=split", "split-units=n:2", "split-to=valley_south")
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
    answer(match, "use=rapid", "move-from=valley_southwest", "move-to=ruins_of_dale", "move-on=valley_east")
    assert units(match, "ruins_of_dale") == {"lake_men": 4}
    assert units(match, "valley_east") == {"dwarf_regulars": 2}


def test_an_army_that_stops_in_a_full_region_is_trimmed() -> None:
    """… had they stopped in the Ruins of Dale, one of six units would have had to go."""
    match = position(_DAIN)
    answer(match, "use=rapid", "move-from=valley_southwest", "move-to=ruins_of_dale", "move-on=done")
    assert asked(match).kind == "b5a.excess"
    answer(match, "excess=unit:lake_men")
    assert units(match, "ruins_of_dale") == {"dwarf_regulars": 2, "lake_men": 3}


def test_another_unit_of_the_group_stands_in_for_a_missing_figure() -> None:
    """Chapter IX: the token shows dwarf regulars, all five are in play: lake-men or veterans instead."""
    match = position(
        """
        dice free: muster 1
        army front_gate: dwarf_regulars 5
        tokens camp: dwarves 1
        """,
        token_dwarves=["dwarf_regulars"],
    )
    answer(match, "use=recruit", "flip=camp")
    assert asked(match).kind == "b5a.substitute"
    assert asked(match).options == ("unit:dwarf_veterans", "unit:lake_men", "no")
    answer(match, "substitute=unit:dwarf_veterans")
    assert units(match, "camp") == {"dwarf_veterans": 1}


def test_black_dice() -> None:
    """Chapter X: two orcs and a great orc roll four dice, one of them black for the great orc."""
    match = attack(
        "shadow",
        "valley_dale_hills",
        "valley_east",
        "army valley_dale_hills: orcs 2, great_orcs 1\narmy valley_east: lake_men 1",
    )
    fight(match, "play:great_orcs", "play:regroup")
    roll = hits("combat-roll", match)[0]
    assert len(roll["dice"]) == 4
    assert roll["black"] == 1


def test_leader_reroll() -> None:
    """Chapter X: two regulars, a veteran, Dáin and a token: four dice, one black; 2, 3, 3, 4 miss; three again."""
    match = attack(
        "free",
        "ruins_of_dale",
        "valley_east",
        """
        army ruins_of_dale: dwarf_regulars 2, dwarf_veterans 1, command 1
        character dain: ruins_of_dale
        army valley_east: orcs 5
        """,
        combat_dice=[2, 3, 3, 4, 1, 1, 1, 1, 1],
        combat_reroll=[5, 6, 1],
    )
    fight(match, "play:dwarf_veterans", "play:regroup")
    decision = asked(match)
    assert decision.kind == "b5a.reroll"
    assert decision.params["leadership"] == 3
    assert (decision.params["black"], decision.params["white"]) == (1, 3)
    answer(match, "reroll=reroll:1:2", "use-manoeuvre=use")
    assert damage(match, "valley_east") == 3, "two hits, and one more for Old Hatred, since the black die hit"


def test_forced_casualties() -> None:
    """Chapter X: three units with two damage tokens take three more: two units go, one with one token is left."""
    match = attack(
        "free",
        "ruins_of_dale",
        "valley_east",
        "army ruins_of_dale: lake_men 3\narmy valley_east: orcs 3, damage 2",
        combat_dice=[5, 5, 5, 1, 1, 1],
    )
    fight(match, "play:regroup", "play:regroup")
    assert units(match, "valley_east") == {"orcs": 1}
    assert damage(match, "valley_east") == 1


def test_retreat() -> None:
    """Chapter X: the army north of the Ruins of Dale can't go over the ford nor to the Ruins, only west."""
    match = attack(
        "shadow",
        "valley_dale_hills",
        "valley_north_swamp",
        """
        army valley_north_swamp: lake_men 3
        army valley_dale_hills: orcs 3
        army valley_east: orcs 2
        control: ruins_of_dale
        """,
        combat_dice=[1, 1, 1, 1, 1, 1],
    )
    until(match, "manoeuvre")
    fight(match, "play:orcs", "play:regroup")
    until(match, "stand", press="press", casualties="done")
    answer(match, "stand=retreat")
    # One way only, so nobody is asked.
    assert asked(match).kind == "b5a.advance"
    assert units(match, "valley_northwest") == {"lake_men": 3}
    assert not units(match, "valley_north_swamp")


def test_great_goblin_without_a_great_orc_left() -> None:
    """Chapter VI: with all great orcs in play the card still gives its leadership token and the move."""
    match = play(
        "shadow",
        "sp_story_09",
        """
        army bl_north: great_orcs 6
        army eb_mountain_centre: goblins 2
        """,
    )
    assert units(match, "eb_mountain_centre") == {"goblins": 2}
    assert command(match, "eb_mountain_centre") == 1
    answer(match, "move-to=eb_mountain_east")
    assert units(match, "eb_mountain_east") == {"goblins": 2}


def test_lucky_number_needs_bilbo() -> None:
    """Chapter VI: the card can be played only while Bilbo is in play."""
    match = position("dice free: character 1\nhand free: fp_story_02\narmy camp: lake_men 1, command 1")
    reason = match.why_not("card:fp_story_02")
    assert reason is not None
    assert reason.key == "b5a-why-not-in-play"
    match = position(
        "dice free: character 1\nhand free: fp_story_02\narmy camp: lake_men 1\ncharacter bilbo: camp\nrings: 5"
    )
    assert "card:fp_story_02" in asked(match).options
