"""The nine orders of the event cards, for both sides."""

from __future__ import annotations

import pytest

from tests.b5a.helpers import command, damage, played, position, tokens, units
from tests.story import asked, options, play, shown


def test_a_used_event_card_is_put_aside() -> None:
    match = played("free ev_14", "army camp: lake_men 1")
    play(match, "move-from=done")
    assert "ev_14" in shown(match, "used")


def test_blow_the_horns_rallies_two_armies_on_four() -> None:
    match = played(
        "free ev_01",
        "army camp: lake_men 2, damage 2\narmy ravenhill: lake_men 2, damage 2\narmy front_gate: lake_men 1, damage 1",
        rally_dice=[4, 3, 4, 4],
    )
    play(match, "rally=camp", "casualties=done", "rally=ravenhill")
    assert damage(match, "camp") == 1
    assert damage(match, "ravenhill") == 0
    assert asked(match).kind == "b5a.use", "two armies, not three"


def test_call_to_arms_moves_two_led_armies_two_regions() -> None:
    match = played(
        "shadow ev_04", "army bl_centre: orcs 1, command 1\narmy bl_east: orcs 2, command 1\narmy bl_north: orcs 3"
    )
    assert set(options(match)) == {"bl_centre", "bl_east", "done"}
    play(match, "move-from=bl_centre", "move-to=bl_southwest", "move-on=bl_south_hills")
    play(match, "move-from=bl_east", "move-to=bl_southeast", "move-on=done")
    assert units(match, "bl_south_hills") == {"orcs": 1}
    assert command(match, "bl_south_hills") == 1
    assert units(match, "bl_southeast") == {"orcs": 2}


def test_encirclement_moves_and_attacks_together() -> None:
    match = played(
        "shadow ev_07",
        """
        army ruins_of_dale: lake_men 2
        army valley_east: orcs 2
        army valley_dale_hills: orcs 1
        army bl_ford_swamp: orcs 1
        """,
    )
    play(match, "move-from=bl_ford_swamp", "move-to=valley_east_swamp")
    play(match, "combined=ruins_of_dale", "army=valley_east")
    assert match.state.battle is not None
    assert match.state.battle.combined


def test_gather_and_marshall_draws_and_flips_at_an_army() -> None:
    match = played("shadow ev_10", "army goblin_muster_west: goblins 2", token_shadow=["two_orcs"])
    assert units(match, "goblin_muster_west") == {"goblins": 2, "orcs": 2}


def test_gather_and_marshall_lets_the_free_player_choose_the_group() -> None:
    match = played("free ev_10", "army camp: lake_men 1", token_elves=["wood_elf_archers"])
    play(match, "which-pool=pool:elves")
    assert units(match, "camp") == {"lake_men": 1, "wood_elf_archers": 1}
    assert not tokens(match, "camp")


def test_marching_companies_moves_three_armies() -> None:
    match = played(
        "shadow ev_14", "army bl_centre: orcs 1\narmy bl_east: orcs 1\narmy bl_north: orcs 1\narmy bl_northeast: orcs 1"
    )
    play(match, "move-from=bl_centre", "move-to=bl_southwest")
    play(match, "move-from=bl_east", "move-to=bl_southwest")
    play(match, "move-from=bl_north", "move-to=bl_ridge_plain")
    assert units(match, "bl_southwest") == {"orcs": 2}
    assert asked(match).kind == "b5a.use"


def test_move_to_strike() -> None:
    match = played(
        "shadow ev_17", "army bl_centre: orcs 2, command 1\narmy valley_east: lake_men 1\narmy bl_east: orcs 2"
    )
    assert "bl_east" not in options(match), "it has no leadership"
    play(match, "attack-from=bl_centre", "move-to=bl_ford_swamp", "move-on=valley_east_swamp", "strike=valley_east")
    assert match.state.battle is not None


def test_mustering_for_battle_flips_three_tokens() -> None:
    match = played(
        "free ev_21",
        "tokens camp: dwarves 2\n"
        "tokens ravenhill: elves 1\ntokens lower_slopes: elves 1\ntokens ruins_of_dale: elves 1",
        token_dwarves=["lake_men"],
        token_elves=["wood_elf_archers", "wood_elf_spearmen"],
    )
    play(match, "flip=camp")
    assert "camp" not in options(match)
    play(match, "flip=ravenhill", "flip=lower_slopes")
    assert units(match, "lower_slopes") == {"wood_elf_spearmen": 1}
    assert tokens(match, "camp") == {"dwarves": 1}
    assert asked(match).kind == "b5a.use"


def test_sudden_assault_has_terrain_superiority() -> None:
    lines = "army ruins_of_dale: lake_men 2\narmy valley_east_swamp: orcs 3\narmy valley_dale_hills: lake_men 1"
    match = played("free ev_24", lines, event_card=["ev_30"])
    play(match, "attack-from=ruins_of_dale", "move-to=valley_east", "strike=valley_east_swamp")
    # Three orcs in a swamp against none: without the card the Shadow would have drawn.
    assert "card:ev_30" in options(match)


def test_troop_leader_heals_a_led_army() -> None:
    match = played("free ev_28", "army camp: lake_men 3, damage 3, command 1\narmy ravenhill: lake_men 3, damage 3")
    assert options(match) == ("camp", "done")
    play(match, "heal-army=camp", "heal=n:2")
    assert damage(match, "camp") == 1


@pytest.mark.parametrize(
    ("card", "face", "possible"),
    [
        ("ev_01", "muster", True),
        ("ev_01", "character", False),
        ("ev_01", "muster_army", True),
        ("ev_01", "event", True),
        ("ev_04", "character", True),
        ("ev_04", "army", False),
        ("ev_07", "army", True),
        ("ev_07", "muster_army", True),
        ("ev_07", "muster", False),
    ],
)
def test_a_card_needs_its_own_symbol_or_an_event(card: str, face: str, possible: bool) -> None:
    match = position(
        f"mover: shadow\ndice shadow: {face} 1\nhand shadow: {card}\narmy bl_centre: orcs 1, command 1, damage 1\n"
        "bats: broken_lands 1"
    )
    assert (f"card:{card}" in options(match)) == possible
    reason = match.why_not(f"card:{card}")
    assert (reason is None) == possible
    if reason is not None:
        assert reason.key == "b5a-why-wrong-die"


def test_will_of_the_west_plays_any_card() -> None:
    match = position("dice free: will 1\nhand free: ev_01 ev_04 ev_07\narmy camp: lake_men 1")
    assert {"card:ev_01", "card:ev_04", "card:ev_07"} <= set(options(match))


def test_a_unit_placed_directly_needs_a_figure() -> None:
    match = played(
        "fp_story_05",
        "army camp: wood_elf_spearmen 5\narmy lower_slopes: wood_elf_spearmen 4\narmy ravenhill: lake_men 1",
    )
    assert units(match, "ravenhill") == {"lake_men": 1, "wood_elf_archers": 1, "wood_elf_spearmen": 1}
    assert command(match, "ravenhill") == 1
