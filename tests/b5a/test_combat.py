"""Combat (chapter X): target numbers, walls, casualties, the end of a round, combined attacks."""

from __future__ import annotations

import pytest

from tests.b5a.helpers import (
    Match5,
    attack,
    command,
    damage,
    fight,
    held,
    plain_fight,
    position,
    reason,
    surrounded,
    tokens,
    units,
    walls,
    where,
    with_die,
)
from tests.story import asked, options, play, question, told, until


def first_target(match: Match5, side: str) -> int:
    rolls = [each for each in told(match, "combat-roll") if each["side"] == side]
    return int(rolls[-1]["target"])


@pytest.mark.parametrize(
    ("origin", "target", "first", "second"),
    [
        ("valley_dale_hills", "valley_east", 5, 5),
        ("bl_ford_swamp", "valley_east_swamp", 6, 5),  # over a ford
        ("eb_plain_west", "eb_mountain_centre", 6, 5),  # up a slope
        ("eb_mountain_centre", "eb_plain_west", 5, 5),  # down a slope
        ("eb_plain_east", "eastern_spur", 6, 6),  # against walls
        ("mountain_pass_north", "eb_mountain_centre", 5, 5),  # out of a pass
    ],
)
def test_target_numbers(origin: str, target: str, first: int, second: int) -> None:
    match = attack(f"{origin}: orcs 2, goblins 1", f"{target}: lake_men 3", combat_dice=[1] * 12)
    fight(match)
    assert first_target(match, "shadow") == first
    assert first_target(match, "free") == 5
    play(match, "press=press", "stand=stand")
    fight(match)
    assert first_target(match, "shadow") == second


def test_a_fight_is_told_with_what_each_side_needs_and_which_dice_hit() -> None:
    match = attack("bl_ford_swamp: orcs 2, goblins 1", "valley_east_swamp: lake_men 3", combat_dice=[6, 5, 1, 5, 1, 1])
    until(match, "manoeuvre")
    (first,) = told(match, "round")
    assert (first["strengths"], first["targets"], first["hindered"]) == ([3, 3], [5, 6], ["", "ford"])
    fight(match)
    assert [(roll["side"], roll["struck"]) for roll in told(match, "combat-roll")] == [
        ("shadow", [1, 0, 0]),
        ("free", [1, 0, 0]),
    ]
    decision = question(until(match, "casualties"))
    area = "valley_east_swamp" if decision.seat == "free" else "bl_ford_swamp"
    assert decision.params["units"] == units(match, area)
    assert decision.params["damage"] == damage(match, area)
    until(match, "press", casualties="done")
    assert not told(match, "fight-over")
    play(match, "press=cease")
    assert told(match, "fight-over") == [{"area": "valley_east_swamp", "rounds": 1}]


def test_at_most_five_dice() -> None:
    match = attack("valley_dale_hills: great_orcs 5", "valley_east: lake_men 2")
    fight(match)
    assert [len(each["dice"]) for each in told(match, "combat-roll")] == [5, 2]


def test_six_always_hits_and_one_always_misses() -> None:
    match = attack(
        "bl_ford_swamp: wargs 3", "valley_east_swamp: lake_men 3", "hand shadow: ev_03", combat_dice=[6, 1, 5, 1, 1, 1]
    )
    fight(match, "card:ev_03", "play:regroup")
    play(match, "no-quarter=use", "casualties=done")
    assert damage(match, "valley_east_swamp") == 2, "5 + 1 reaches the six of a ford"


def test_terrain_superiority_draws_an_event_card() -> None:
    for attacker, defender, winner in (
        ("orcs 3", "wood_elf_spearmen 1", "free"),  # spearmen like plains
        ("wargs 3", "wood_elf_spearmen 1", "shadow"),
        ("wargs 1", "wood_elf_spearmen 1", None),
        ("great_orcs 1", "lake_men 3", "shadow"),  # any terrain for great orcs that attack
        ("orcs 1", "lake_men 1", None),
    ):
        match = attack(f"valley_dale_hills: {attacker}", f"valley_east: {defender}")
        sizes = match.view(None)["hands"]
        assert sizes == {seat: int(seat == winner) for seat in ("free", "shadow")}
    match = attack("ruins_of_dale: lake_men 2", "valley_east: great_orcs 3")
    assert match.view(None)["hands"] == {"free": 0, "shadow": 0}, "not for great orcs that defend"


def test_walls_take_damage_first_and_break() -> None:
    match = attack(
        "eb_plain_east: orcs 5",
        "eastern_spur: lake_men 3",
        "walls eastern_spur: 1",
        combat_dice=[6, 6, 6, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1],
    )
    fight(match)
    assert walls(match, "eastern_spur") == 3
    assert damage(match, "eastern_spur") == 1, "what the walls can't take"
    play(match, "casualties=done", "press=press", "stand=stand")
    fight(match)
    assert first_target(match, "shadow") == 5, "breached"
    assert damage(match, "eastern_spur") == 2


def test_walls_dont_protect_an_attacker() -> None:
    match = attack("eastern_spur: lake_men 3", "eb_plain_east: orcs 3", combat_dice=[1, 1, 1, 5, 5, 1])
    fight(match)
    assert damage(match, "eastern_spur") == 2
    assert walls(match, "eastern_spur") == 0


def test_voluntary_casualties() -> None:
    match = plain_fight(combat_dice=[5, 5, 1, 1, 1, 1])
    fight(match)
    assert options(match) == ("done", "unit:lake_men")
    play(match, "casualties=unit:lake_men", "heal=n:1")
    assert (units(match, "valley_east"), damage(match, "valley_east")) == ({"lake_men": 2}, 1)


def test_a_destroyed_army_takes_its_characters_and_tokens_along() -> None:
    match = attack(
        "valley_dale_hills: orcs 3",
        "valley_east: lake_men 1, command 1",
        "character bard: valley_east\ntokens valley_east: elves 1",
        combat_dice=[5, 5, 1, 1],
        combat_reroll=[1],
    )
    fight(match)
    play(match, "reroll=reroll:0:1")
    assert where(match, "bard") == "out"
    assert command(match, "valley_east") == 0
    assert asked(match).kind == "b5a.advance"
    play(match, "advance=split", "split-units=n:2")
    assert units(match, "valley_east") == {"orcs": 2}
    assert units(match, "valley_dale_hills") == {"orcs": 1}
    assert not tokens(match, "valley_east")


def test_both_destroyed_leaves_the_region_to_the_defender() -> None:
    match = attack(
        "valley_east: orcs 1, damage 1",
        "ruins_of_dale: lake_men 1, damage 1",
        "tokens ruins_of_dale: dwarves 1",
        combat_dice=[5, 5],
        event_card=["ev_01"],
    )
    fight(match)
    assert not units(match, "ruins_of_dale")
    assert not held(match, "ruins_of_dale")
    assert tokens(match, "ruins_of_dale") == {"dwarves": 1}


def test_the_attacker_decides_first_and_may_cease() -> None:
    match = plain_fight(combat_dice=[1] * 6)
    fight(match)
    assert asked(match).seat == "shadow"
    play(match, "press=cease")
    assert match.state.battle is None


def test_a_rout_costs_units_until_one_damage_token_is_left() -> None:
    match = plain_fight(combat_dice=[5, 5, 5, 1, 1, 1])
    fight(match, "play:regroup", "play:lake_men")
    play(match, "casualties=done", "press=press")
    assert options(match) == ("stand", "rout")
    play(match, "stand=rout", "casualties=done")
    assert asked(match).kind == "b5a.retreat-to"
    assert (units(match, "valley_east"), damage(match, "valley_east")) == ({"lake_men": 2}, 1)
    assert "valley_east_swamp" not in options(match), "beside the attacker"
    assert "ruins_of_dale" in options(match), "an own settlement is always open"
    play(match, "retreat-to=valley_south", "advance=all")
    assert units(match, "valley_south") == {"lake_men": 2}
    assert units(match, "valley_east") == {"orcs": 3}


def test_a_rout_may_go_on_until_no_damage_token_is_left() -> None:
    match = plain_fight(combat_dice=[5, 5, 5, 1, 1, 1])
    fight(match, "play:regroup", "play:lake_men")
    play(match, "casualties=done", "press=press", "stand=rout")
    assert options(match) == ("done", "unit:lake_men"), "two tokens went with the first unit, one is left"
    play(match, "casualties=unit:lake_men")
    assert (units(match, "valley_east"), damage(match, "valley_east")) == ({"lake_men": 1}, 0)
    match = plain_fight(combat_dice=[5, 5, 1, 1, 1, 1])
    fight(match, "play:regroup", "play:lake_men")
    play(match, "casualties=done", "press=press", "stand=rout")
    assert options(match) == ("n:2", "n:1"), "of two tokens one may stay"
    play(match, "heal=n:1", "casualties=done")
    assert (units(match, "valley_east"), damage(match, "valley_east")) == ({"lake_men": 2}, 1)


def test_an_army_that_destroys_itself_in_a_rout_leaves_the_region_to_the_attacker() -> None:
    match = plain_fight("army valley_east: lake_men 1, damage 1", combat_dice=[1] * 4)
    fight(match, "play:regroup", "play:lake_men")
    until(match, "stand", press="press", casualties="done")
    play(match, "stand=rout", "casualties=unit:lake_men", "advance=all")
    assert units(match, "valley_east") == {"orcs": 3}


def test_an_army_with_nowhere_to_go_is_driven_and_hurt() -> None:
    match = surrounded()
    decision = question(match)
    assert (decision.kind, decision.seat) == ("b5a.drive-to", "shadow")
    assert set(decision.options) == {"valley_east_swamp", "valley_southeast", "valley_south"}
    play(match, "drive-to=valley_southeast", "casualties=done")
    assert damage(match, "valley_southeast") == 1


def test_no_retreat_when_there_is_no_region_at_all() -> None:
    match = attack("ss_mountain_pass: goblins 2", "ss_mountain_north: lake_men 3", combat_dice=[1] * 5)
    fight(match)
    play(match, "press=press")
    assert asked(match).kind == "b5a.manoeuvre", "the next round begins"


_TOGETHER = """
mover: shadow
dice shadow: army 1
army ruins_of_dale: lake_men 3
army valley_east: orcs 2
army valley_dale_hills: wargs 2
"""


def test_a_combined_attack_changes_armies_and_refreshes_cards() -> None:
    match = position(_TOGETHER, combat_dice=[1] * 20, event_card=["ev_01"])
    play(match, "use=combined", "combined=ruins_of_dale", "army=valley_east")
    fight(match, "play:orcs", "play:regroup")
    play(match, "press=press", "stand=stand", "army=valley_east")
    assert "play:orcs" not in options(match)
    fight(match, "play:regroup", "play:lake_men")
    play(match, "press=press", "stand=stand", "army=valley_east")
    fight(match, "play:orcs", "play:regroup")
    play(match, "press=press", "stand=stand", "army=valley_dale_hills")
    assert "play:wargs" in options(match)
    assert "play:orcs" not in options(match)
    assert match.view(None)["battle"]["spent"]["shadow"] == []
    fight(match, "play:wargs", "play:regroup")
    play(match, "press=press", "stand=stand", "army=valley_east")
    assert "play:orcs" in options(match)


def test_in_a_combined_attack_only_the_chosen_army_suffers_and_one_advances() -> None:
    match = position(
        _TOGETHER.replace("lake_men 3", "lake_men 3, damage 3"),
        combat_dice=[5, 5, 5, 5, 1, 5, 5, 1],
        event_card=["ev_01"],
    )
    play(match, "use=combined", "combined=ruins_of_dale", "army=valley_east")
    fight(match)
    assert damage(match, "valley_east") == 2
    assert damage(match, "valley_dale_hills") == 0
    until(match, "army", press="press", stand="stand", casualties="done")
    play(match, "army=valley_dale_hills")
    fight(match)
    assert asked(match).kind == "b5a.advance-army"
    play(match, "advance-army=valley_dale_hills", "advance=all")
    assert units(match, "ruins_of_dale") == {"wargs": 2}
    assert units(match, "valley_east") == {"orcs": 2}


def test_a_ford_hinders_each_army_of_a_combined_attack_once() -> None:
    lines = "army valley_east_swamp: lake_men 3\narmy bl_ford_swamp: wargs 2\narmy valley_east: wargs 2"
    match = with_die("shadow army", lines, combat_dice=[1] * 20)
    play(match, "use=combined", "combined=valley_east_swamp", "army=valley_east")
    fight(match)
    assert first_target(match, "shadow") == 5
    play(match, "press=press", "stand=stand", "army=bl_ford_swamp")
    fight(match)
    assert first_target(match, "shadow") == 6
    play(match, "press=press", "stand=stand", "army=bl_ford_swamp")
    fight(match)
    assert first_target(match, "shadow") == 5


def test_armies_in_a_pass_join_no_combined_attack() -> None:
    match = position(
        """
        mover: shadow
        dice shadow: army 1
        army eb_mountain_centre: lake_men 1
        army mountain_pass_north: goblins 3
        army eb_plain_west: orcs 1
        """
    )
    assert "combined" not in options(match)


def test_an_attack_of_a_led_army_with_a_character_die() -> None:
    lines = "mover: shadow\ndice shadow: character 1\narmy valley_east: lake_men 1\narmy valley_dale_hills: orcs 2{}"
    match = position(lines.format(", command 1"))
    assert "attack-led" in options(match)
    match = position(lines.format("") + "\ncharacter bolg: bl_centre\nguards: 1")
    assert reason(match, "attack-led") == "nothing-to-attack"


def test_goblins_attack_with_the_eye() -> None:
    match = position(
        """
        mover: shadow
        dice shadow: eye 1
        army eb_mountain_centre: lake_men 1
        army mountain_pass_north: goblins 3, great_orcs 1
        army eb_plain_west: orcs 1
        passes: north
        """
    )
    play(match, "use=goblin-attack")
    assert options(match) == ("mountain_pass_north", "done")
    play(match, "attack-from=mountain_pass_north", "move-to=eb_mountain_centre")
    assert match.state.battle is not None


def test_the_defender_doesnt_learn_the_attackers_card() -> None:
    match = plain_fight("hand shadow: ev_05")
    before = match.view("free")
    play(match, "manoeuvre=card:ev_05")
    after = match.view("free")
    assert after["battle"]["chosen"] is None
    assert after["battle"]["has_chosen"] == ["shadow"]
    for view in (before, after):
        for name in ("asked", "decision"):
            view.pop(name)
        view["battle"].pop("has_chosen")
    assert before == after
    assert match.view("shadow")["battle"]["chosen"] == "card:ev_05"


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


def test_walls_once_breached_stay_breached() -> None:
    """Under another owner too."""
    match = attack(
        "ss_mountain_middle: lake_men 3", "ravenhill: orcs 3", "walls ravenhill: 3", combat_dice=[5, 1, 1, 1, 1, 1]
    )
    fight(match)
    assert told(match, "combat-roll")[0]["target"] == 5
    assert damage(match, "ravenhill") == 1


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
