"""Moving and mustering armies (chapter IX): stops, control, tokens lost, passes, limits, recruiting, rally."""

from __future__ import annotations

import pytest

from tests.b5a.helpers import command, damage, held, played, position, reason, refuses, tokens, units, where, with_die
from tests.story import about, asked, kinds_asked, options, play, question, shown
from westmarch.core.words import Words
from westmarch.games.b5a import GAME
from westmarch.games.b5a.war.recruiting import in_pool

WORDS = Words("b5a", GAME.words)

# An army die of the Shadow, and three armies that it can move.
STRATEGIC = """
    mover: shadow
    dice shadow: army 1
    army bl_centre: orcs 2
    army bl_east: orcs 2
    army bl_north: orcs 1
    """


def test_a_rapid_move_stops_beside_an_enemy() -> None:
    match = with_die("shadow character", "army bl_centre: orcs 2, command 1\narmy valley_east_swamp: lake_men 1")
    play(match, "use=rapid", "move-from=bl_centre", "move-to=bl_ford_swamp")
    assert asked(match).kind == "b5a.use"
    assert units(match, "bl_ford_swamp") == {"orcs": 2}


def test_a_river_doesnt_stop_an_army() -> None:
    match = with_die("shadow character", "army bl_east: orcs 2, command 1\narmy valley_southeast: lake_men 1")
    play(match, "use=rapid", "move-from=bl_east", "move-to=bl_southwest")
    assert asked(match).kind == "b5a.move-on", "the enemy across the river is not adjacent"


def test_an_army_that_stays_after_all_costs_no_half_of_a_strategic_move() -> None:
    """Chapter IX: up to two armies move; to name one and let it stay moves none."""
    match = position(STRATEGIC)
    play(match, "use=strategic", "move-from=bl_north", "move-to=done")
    assert about(match)["number"] == 1
    assert reason(match, "bl_north") == "told-to-stay"
    play(match, "move-from=bl_centre", "move-to=bl_southwest", "move-from=bl_east", "move-to=bl_southeast")
    assert units(match, "bl_southwest") == units(match, "bl_southeast") == {"orcs": 2}


def test_the_second_half_of_a_strategic_move_is_asked_again_after_done() -> None:
    match = position(STRATEGIC)
    play(match, "use=strategic", "move-from=bl_centre", "move-to=bl_southwest", "move-from=bl_north", "move-to=done")
    play(match, "move-from=bl_east", "move-to=bl_southeast")
    assert units(match, "bl_southwest") == units(match, "bl_southeast") == {"orcs": 2}


def test_an_attack_action_goes_to_another_army_after_done() -> None:
    match = with_die(
        "shadow army", "army valley_dale_hills: orcs 3\narmy bl_north: orcs 1\narmy valley_east: lake_men 3"
    )
    play(match, "use=attack", "attack-from=bl_north", "move-to=done")
    play(match, "attack-from=valley_dale_hills", "move-to=valley_east")
    assert match.state.battle is not None


def test_control_changes_when_armies_enter_or_pass() -> None:
    match = with_die("shadow character", "army valley_east: orcs 2, command 1\ntokens ruins_of_dale: dwarves 2")
    play(match, "use=rapid", "move-from=valley_east", "move-to=ruins_of_dale", "move-on=valley_southwest")
    assert held(match, "ruins_of_dale"), "passing through is enough"
    assert not tokens(match, "ruins_of_dale")
    match = position("dice free: muster_army 1\ncontrol: camp\narmy eb_plain_west: lake_men 1")
    play(match, "use=attack", "attack-from=eb_plain_west", "move-to=camp")
    assert not held(match, "camp")


def test_a_lone_character_frees_nothing() -> None:
    match = position("dice free: character 1\ncontrol: camp\ncharacter gandalf: eb_plain_west")
    play(match, "use=walk", "walk=character:gandalf", "walk-to=camp")
    assert held(match, "camp")


def test_lost_tokens_go_back_into_the_pool() -> None:
    lines = "mover: shadow\ndice shadow: army 1\narmy valley_east: orcs 1\ntokens ruins_of_dale: dwarves 2"
    match = position(lines)
    before = in_pool(match.state, 0)
    play(match, "use=attack", "attack-from=valley_east", "move-to=ruins_of_dale")
    assert in_pool(match.state, 0) == before + 2


def test_a_question_how_many_go_says_how_many_go_already() -> None:
    match = with_die("shadow army", "army bl_centre: orcs 2, goblins 2, wargs 1")
    play(match, "use=strategic", "move-from=bl_centre", "move-to=split")
    told = []
    while asked(match).kind == "b5a.split-units":
        told.append((about(match)["going"], WORDS.prompt(question(match))))
        match.push("n:1")
    assert [going for going, _ in told] == [0, 1, 2]
    assert [text.partition(" go")[2] for _, text in told] == [
        "?",
        " (1 goes already)?",
        " (2 go already)?",
    ]


def test_characters_may_be_left_behind_or_left_alone() -> None:
    match = position("dice free: muster_army 1\narmy camp: lake_men 1\ncharacter gandalf: camp\ncharacter bard: camp")
    play(match, "use=attack", "attack-from=camp", "move-to=split", "split-character=go", "split-character=stay")
    play(match, "split-to=eb_plain_west")
    assert where(match, "bard") == "eb_plain_west"
    assert where(match, "gandalf") == "camp"


def test_a_leadership_token_without_an_army_is_gone() -> None:
    match = position("dice free: muster_army 1\narmy camp: lake_men 1, command 1")
    play(match, "use=attack", "attack-from=camp", "move-to=split", "split-command=n:0", "split-to=eb_plain_west")
    assert command(match, "camp") == command(match, "eb_plain_west") == 0


def test_no_figure_moves_twice_in_a_strategic_move() -> None:
    match = with_die("shadow army", "army bl_centre: orcs 2\narmy bl_east: wargs 1")
    play(match, "use=strategic", "move-from=bl_centre", "move-to=bl_east")
    assert options(match) == ("bl_east", "done")
    play(match, "move-from=bl_east", "move-to=bl_southwest")
    assert units(match, "bl_southwest") == {"wargs": 1}
    assert units(match, "bl_east") == {"orcs": 2}


def test_armies_merge_only_after_both_moves() -> None:
    match = with_die("shadow army", "army bl_centre: orcs 4\narmy bl_east: wargs 4")
    play(match, "use=strategic", "move-from=bl_centre")
    play(match, "move-to=bl_east", "move-from=bl_east", "move-to=bl_southwest")
    assert asked(match).kind == "b5a.use", "nobody was over the limit in the end"


def test_excess_units_take_damage_with_them() -> None:
    match = with_die("shadow army", "army bl_centre: orcs 4, damage 3\narmy bl_east: wargs 2")
    play(match, "use=attack", "attack-from=bl_east", "move-to=bl_centre", "excess=unit:wargs", "heal=n:2")
    assert units(match, "bl_centre") == {"orcs": 4, "wargs": 1}
    assert damage(match, "bl_centre") == 1


def test_an_army_over_the_limit_after_a_move_may_give_up_more_for_its_damage() -> None:
    """Chapter IX, merging: first casualties as in combat, one or more; only then the rest of the excess goes."""
    match = with_die("shadow army", "army bl_centre: orcs 4, damage 4\narmy bl_east: wargs 2")
    play(match, "use=attack", "attack-from=bl_east", "move-to=bl_centre", "excess=unit:wargs", "heal=n:2")
    play(match, "casualties=unit:wargs", "heal=n:2")
    assert units(match, "bl_centre") == {"orcs": 4}
    assert damage(match, "bl_centre") == 0
    # Within the limit there is nothing to give up.
    match = with_die("shadow army", "army bl_centre: orcs 3, damage 3\narmy bl_east: wargs 2")
    play(match, "use=attack", "attack-from=bl_east", "move-to=bl_centre")
    assert not {"excess", "casualties"} & set(kinds_asked(match))


def test_mustering_regions_have_no_limit_for_the_shadow() -> None:
    match = with_die("shadow army", "army bl_north: orcs 4\narmy bl_ridge_plain: wargs 4")
    play(match, "use=attack", "attack-from=bl_ridge_plain", "move-to=bl_north")
    assert units(match, "bl_north") == {"orcs": 4, "wargs": 4}


# -- passes


def test_a_pass_opens_with_five_units_and_stays_open() -> None:
    match = with_die(
        "shadow eye", "army goblin_muster_west: goblins 4\narmy goblin_muster_north: goblins 1\narmy bl_centre: orcs 1"
    )
    assert "goblin-move" not in options(match)
    play(match, "use=goblins")
    assert units(match, "goblin_muster_west") == {"goblins": 5}
    assert units(match, "goblin_muster_north") == {"goblins": 2}
    assert shown(match, "passes_open") == [True, False]
    match = with_die("shadow army", "passes: west\narmy goblin_muster_west: goblins 2")
    play(match, "use=attack", "attack-from=goblin_muster_west", "move-to=mountain_pass_west")
    assert units(match, "mountain_pass_west") == {"goblins": 2}


def test_a_closed_pass_can_be_asked_about() -> None:
    match = with_die("shadow army", "army goblin_muster_west: goblins 2\narmy bl_centre: orcs 1")
    play(match, "use=strategic")
    assert reason(match, "goblin_muster_west") == "nowhere-to-go"


def test_through_the_pass_in_one_rapid_move_and_never_back() -> None:
    match = with_die("shadow character", "passes: west\narmy goblin_muster_west: goblins 2, command 1")
    play(match, "use=rapid", "move-from=goblin_muster_west")
    play(match, "move-to=mountain_pass_west", "move-on=ss_mountain_pass")
    assert units(match, "ss_mountain_pass") == {"goblins": 2}
    match = with_die("shadow army", "passes: west\narmy ss_mountain_pass: goblins 2")
    play(match, "use=strategic", "move-from=ss_mountain_pass")
    assert reason(match, "mountain_pass_west") == "no-way-back"


def test_goblin_armies_take_others_along() -> None:
    match = with_die("shadow eye", "army eb_mountain_centre: goblins 1, orcs 2\narmy eb_plain_west: orcs 1")
    play(match, "use=goblin-move")
    assert options(match) == ("eb_mountain_centre", "done")
    play(match, "move-from=eb_mountain_centre", "move-to=split", "split-units=n:2")
    # The part that moves must have a goblin, so its number is not asked.
    play(match, "split-to=eb_mountain_east")
    assert units(match, "eb_mountain_east") == {"goblins": 1, "orcs": 2}


# -- recruiting


def test_recruiting_flips_in_two_different_regions() -> None:
    lines = "dice free: muster 1\ntokens camp: dwarves 2\ntokens ravenhill: elves 1\ntokens lower_slopes: elves 1"
    match = position(lines, token_dwarves=["lake_men"], token_elves=["wood_elf_archers"])
    play(match, "use=recruit", "flip=camp")
    refuses(match, {"camp": "flipped-here", "front_gate": "no-token"})
    play(match, "flip=ravenhill")
    assert asked(match).kind == "b5a.use"
    assert units(match, "camp") == {"lake_men": 1}
    left = shown(match, "unflipped")
    assert (left["lake_men"], left["wood_elf_archers"]) == (7, 9), "flipped tokens are out of the game"


def test_two_orcs_on_one_token() -> None:
    match = with_die("shadow muster", "tokens bl_north: shadow 1", token_shadow=["two_orcs"])
    play(match, "use=recruit", "flip=bl_north")
    assert units(match, "bl_north") == {"orcs": 2}


def test_recruiting_over_the_limit_removes_units() -> None:
    lines = "dice free: muster 1\ntokens camp: dwarves 1\narmy camp: lake_men 5"
    match = position(lines, token_dwarves=["dwarf_veterans"])
    play(match, "use=recruit", "flip=camp", "excess=unit:lake_men")
    assert units(match, "camp") == {"dwarf_veterans": 1, "lake_men": 4}


def test_rally() -> None:
    match = position(
        "dice free: muster 1\narmy camp: lake_men 4, damage 4, command 1\narmy ravenhill: lake_men 2, damage 1",
        rally_dice=[5, 6, 4, 1, 5, 1, 1],
    )
    play(match, "use=rally", "rally=camp", "reroll=reroll:0:1")
    play(match, "casualties=unit:lake_men", "heal=n:1", "rally=ravenhill")
    assert (units(match, "camp"), damage(match, "camp")) == ({"lake_men": 3}, 0)
    play(match, "casualties=done")
    assert damage(match, "ravenhill") == 1


@pytest.mark.parametrize("pool", ["dwarves", "elves"])
def test_nothing_is_laid_from_an_empty_pool(pool: str) -> None:
    faces = {"dwarves": "wood_elf_archers 10", "elves": "lake_men 8"}[pool]
    match = position(f"active: bard\ncharacter bard: camp\ndice free: event 1, muster 1\nunflipped: {faces}, orcs 9")
    assert ("general:bard" in options(match)) == (pool == "elves")


def test_a_single_unit_cant_be_split() -> None:
    match = with_die("shadow army", "army bl_centre: orcs 1\narmy bl_north: orcs 2")
    play(match, "use=strategic", "move-from=bl_centre")
    assert "split" not in options(match)
    play(match, "move-to=done", "move-from=bl_north")
    assert "split" in options(match)


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
    match = with_die("shadow army", "army bl_centre: orcs 4\narmy bl_east: wargs 3\narmy bl_ford_swamp: lake_men 2")
    play(match, "use=attack", "attack-from=bl_east", "move-to=bl_centre")
    assert asked(match).kind == "b5a.excess"
    play(match, "excess=unit:orcs", "excess=unit:orcs", "strike=bl_ford_swamp")
    assert match.state.battle is not None
    assert units(match, "bl_centre") == {"orcs": 2, "wargs": 3}


def test_a_full_mustering_region_is_limited_for_the_free_peoples() -> None:
    match = position("dice free: muster_army 1\narmy bl_north: lake_men 4\narmy bl_ridge_plain: lake_men 3")
    play(match, "use=attack", "attack-from=bl_ridge_plain", "move-to=bl_north")
    assert units(match, "bl_north") == {"lake_men": 5}


def test_rallying_and_cards_dont_repair_walls() -> None:
    lines = "walls ravenhill: 2\narmy ravenhill: lake_men 2, damage 1, command 1\n"
    match = position("dice free: muster 1\n" + lines, rally_dice=[6, 6])
    play(match, "use=rally", "rally=ravenhill")
    assert match.view(None)["areas"]["ravenhill"]["walls"] == {"damage": 2, "defence": 3}
    match = played("free ev_28", lines)
    play(match, "heal-army=ravenhill", "heal=n:1")
    assert match.view(None)["areas"]["ravenhill"]["walls"]["damage"] == 2
