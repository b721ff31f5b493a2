"""Rules that are easy to get wrong, each where two of them meet."""

from __future__ import annotations

import pytest

from tests.b5a.helpers import (
    attack,
    command,
    damage,
    fight,
    held,
    plain_fight,
    played,
    position,
    reason,
    tokens,
    units,
    where,
)
from tests.story import about, asked, kinds_asked, options, play, shown, told, until

# -- figures, cards, dice


def test_a_unit_placed_directly_needs_a_figure() -> None:
    match = played(
        "free",
        "fp_story_05",
        "army camp: wood_elf_spearmen 5\narmy lower_slopes: wood_elf_spearmen 4\narmy ravenhill: lake_men 1",
    )
    assert units(match, "ravenhill") == {"lake_men": 1, "wood_elf_archers": 1, "wood_elf_spearmen": 1}
    assert command(match, "ravenhill") == 1


def test_cards_on_the_table_dont_count_for_the_hand_limit() -> None:
    match = position(
        """
        phase: recovery
        table: fp_story_02
        character bilbo: camp
        hand free: ev_01 ev_02 ev_03 ev_04
        """
    )
    assert match.view("free")["hands"]["free"] == 6
    assert "discard" not in kinds_asked(match)


def test_a_ready_character_can_become_unready() -> None:
    lines = "hand shadow: sp_story_12\nmover: shadow\ndice shadow: character 1\ndice free: character 1\nfate: 6"
    match = position(lines + "\narmy camp: lake_men 1, command 1")
    play(match, "use=card:sp_story_12")
    assert asked(match).seat == "free"
    assert "enter:thorin" not in options(match)
    assert reason(match, "enter:thorin") == "not-ready"


def test_one_muster_army_die_is_either() -> None:
    match = position(
        "dice free: muster_army 1\narmy camp: lake_men 2, damage 1\ntokens camp: dwarves 1\n"
        "hand free: ev_07 ev_10 ev_04"
    )
    offered = options(match)
    assert {"strategic", "attack", "recruit", "rally", "card:ev_07", "card:ev_10"} <= set(offered)
    assert not {"rapid", "walk", "draw", "card:ev_04"} & set(offered)


def test_the_eye_plays_no_cards() -> None:
    match = position("mover: shadow\ndice shadow: eye 1\nhand shadow: ev_01 ev_04 ev_07\narmy bl_north: orcs 2")
    assert not [token for token in options(match) if token.startswith("card:")]


# -- moving


def test_a_rapid_move_picks_nobody_up() -> None:
    match = position(
        """
        dice free: character 1
        army valley_southwest: dwarf_regulars 2, command 1
        army ruins_of_dale: lake_men 2, damage 1, command 1
        character bard: ruins_of_dale
        """
    )
    play(match, "use=rapid", "move-from=valley_southwest", "move-to=ruins_of_dale", "move-on=valley_east")
    assert units(match, "valley_east") == {"dwarf_regulars": 2}
    assert (command(match, "valley_east"), command(match, "ruins_of_dale")) == (1, 1)
    assert where(match, "bard") == "ruins_of_dale"
    assert damage(match, "valley_east") == 0


def test_an_army_in_a_pass_doesnt_stop_a_rapid_move() -> None:
    """Mountain passes: the box is no neighbour."""
    match = position(
        """
        dice free: character 1
        army eb_mountain_west: dwarf_regulars 2, command 1
        army mountain_pass_north: goblins 3
        """
    )
    play(match, "use=rapid", "move-from=eb_mountain_west", "move-to=eb_mountain_centre")
    assert asked(match).kind == "b5a.move-on"


def test_excess_units_go_before_the_attack() -> None:
    match = position(
        """
        mover: shadow
        dice shadow: army 1
        army bl_centre: orcs 4
        army bl_east: wargs 3
        army bl_ford_swamp: lake_men 2
        """
    )
    play(match, "use=attack", "attack-from=bl_east", "move-to=bl_centre")
    assert asked(match).kind == "b5a.excess"
    play(match, "excess=unit:orcs", "excess=unit:orcs", "strike=bl_ford_swamp")
    assert match.state.battle is not None
    assert units(match, "bl_centre") == {"orcs": 2, "wargs": 3}


def test_a_full_mustering_region_is_limited_for_the_free_peoples() -> None:
    match = position("dice free: muster_army 1\narmy bl_north: lake_men 4\narmy bl_ridge_plain: lake_men 3")
    play(match, "use=attack", "attack-from=bl_ridge_plain", "move-to=bl_north")
    assert units(match, "bl_north") == {"lake_men": 5}


# -- combat


def test_a_combined_attack_is_won_if_the_last_fighter_falls_with_the_defender() -> None:
    match = position(
        """
        mover: shadow
        dice shadow: army 1
        army ruins_of_dale: lake_men 1, damage 1
        army valley_east: orcs 1, damage 1
        army valley_dale_hills: wargs 2
        """,
        combat_dice=[6, 6],
    )
    play(match, "use=combined", "combined=ruins_of_dale", "army=valley_east")
    fight(match)
    assert not units(match, "valley_east")
    play(match, "advance-army=valley_dale_hills", "advance=all")
    assert units(match, "ruins_of_dale") == {"wargs": 2}


def test_rallying_and_cards_dont_repair_walls() -> None:
    lines = "walls ravenhill: 2\narmy ravenhill: lake_men 2, damage 1, command 1\n"
    match = position("dice free: muster 1\n" + lines, rally_dice=[6, 6])
    play(match, "use=rally", "rally=ravenhill")
    assert match.view(None)["areas"]["ravenhill"]["walls"] == {"damage": 2, "defence": 3}
    match = played("free", "ev_28", lines)
    play(match, "heal-army=ravenhill", "heal=n:1")
    assert match.view(None)["areas"]["ravenhill"]["walls"]["damage"] == 2


def test_walls_once_breached_stay_breached() -> None:
    """Under another owner too."""
    match = attack(
        "ss_mountain_middle: lake_men 3", "ravenhill: orcs 3", "walls ravenhill: 3", combat_dice=[5, 1, 1, 1, 1, 1]
    )
    fight(match)
    assert told(match, "combat-roll")[0]["target"] == 5
    assert damage(match, "ravenhill") == 1


def test_bodyguards_are_asked_with_the_whole_damage_of_a_round() -> None:
    """Manoeuvres that add damage come before."""
    match = attack(
        "ruins_of_dale: lake_men 3",
        "valley_east: orcs 3",
        "character bolg: valley_east\nguards: 1",
        combat_dice=[5, 5, 1, 1, 1, 1],
    )
    fight(match, "play:lake_men", "play:regroup")
    until(match, "use-manoeuvre", reroll="reroll:0:0")
    play(match, "use-manoeuvre=use")
    assert asked(match).kind == "b5a.bodyguard"
    assert about(match)["damage"] == 3


def test_a_retreat_keeps_characters_and_tokens_together() -> None:
    match = plain_fight(
        "army valley_east: lake_men 3, damage 1, command 1\ncharacter bard: valley_east", combat_dice=[1] * 6
    )
    fight(match)
    until(match, "stand", reroll="reroll:0:0", casualties="done", press="press")
    play(match, "stand=retreat", "retreat-to=valley_south")
    assert (units(match, "valley_south"), command(match, "valley_south")) == ({"lake_men": 3}, 1)
    assert (damage(match, "valley_south"), where(match, "bard")) == (1, "valley_south")


def test_an_army_that_retreats_leaves_its_tokens_to_who_advances() -> None:
    armies = ("valley_dale_hills: orcs 3", "ruins_of_dale: lake_men 3")
    for step, left in (("advance=stay", {"dwarves": 1}), ("advance=all", {})):
        match = attack(*armies, "tokens ruins_of_dale: dwarves 1", combat_dice=[1] * 6)
        fight(match)
        until(match, "stand", reroll="reroll:0:0", casualties="done", press="press")
        play(match, "stand=retreat", "retreat-to=valley_southwest", step)
        assert tokens(match, "ruins_of_dale") == left
        assert bool(held(match, "ruins_of_dale")) == (step == "advance=all")


@pytest.mark.parametrize(("marker", "spaces"), [(14, "one"), (13, "three")])
def test_fate_ends_the_battle_before_a_fate_card_or_the_shadows_points(marker: int, spaces: str) -> None:
    match = position(f"phase: fate\nfate: {marker}\ncontrol: camp ravenhill eastern_spur", fate_tile=[spaces])
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == (("free",), "fate")


def test_three_bodyguards_with_the_ruins_of_dale() -> None:
    lines = "mover: shadow\ndice shadow: muster 1\narmy valley_east: orcs 1\n"
    for control, guards in (("", 1), ("control: ruins_of_dale\n", 3), ("control: camp\n", 1)):
        match = position(lines + control)
        play(match, "use=enter:bolg", "enter-at=bl_north")
        assert shown(match, "guards") == guards
        assert units(match, "bl_north") == {"great_orcs": 1}


def test_beorn_passes_no_army_of_his_own_side() -> None:
    match = position(
        """
        fate: 11
        character beorn: ss_mountain_corner
        wrath: 8
        control: eastern_spur fallen_bridge
        dice free: will 1
        army ravenhill: lake_men 1
        army ss_mountain_east: lake_men 1
        """
    )
    play(match, "use=beorn")
    # Both ways out are barred, so he stays and the die is spent.
    assert asked(match).kind != "b5a.beorn"
    assert where(match, "beorn") == "ss_mountain_corner"


def test_lucky_number_stays_while_bilbo_is_off_the_map() -> None:
    match = position(
        "dice free: character 1\nhand free: fp_story_02\ncharacter bilbo: away\nrings: 2\narmy camp: lake_men 1"
    )
    play(match, "use=card:fp_story_02")
    assert "fp_story_02" in shown(match, "table")
