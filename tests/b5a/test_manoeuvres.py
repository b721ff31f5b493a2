"""The thirteen unit and manoeuvre cards, and the ten combat effects of the event cards."""

from __future__ import annotations

from tests.b5a.helpers import Match5, attack, command, damage, fight, plain_fight, position, reason, units, walls, where
from tests.story import about, asked, options, play, shown, told, until


def free_attacks(army: str, foes: str = "orcs 5", lines: str = "", **scripts: list[int]) -> Match5:
    return until(attack(f"ruins_of_dale: {army}", f"valley_east: {foes}", lines, **scripts), "manoeuvre")


def shadow_attacks(army: str, foes: str = "lake_men 5", lines: str = "", **scripts: list[int]) -> Match5:
    return until(attack(f"valley_dale_hills: {army}", f"valley_east: {foes}", lines, **scripts), "manoeuvre")


# -- unit cards


def test_a_manoeuvre_needs_a_hit_on_a_black_die() -> None:
    match = free_attacks("lake_men 1, dwarf_regulars 2", combat_dice=[1, 5, 5, 1, 1, 1, 1, 1])
    fight(match, "play:lake_men", "play:regroup")
    assert damage(match, "valley_east") == 2
    assert asked(match).kind == "b5a.casualties"


def test_hail_of_darts() -> None:
    for kind in ("lake_men", "wood_elf_archers"):
        match = free_attacks(f"{kind} 2", combat_dice=[5, 1, 1, 1, 1, 1, 1])
        fight(match, f"play:{kind}", "play:regroup")
        play(match, "use-manoeuvre=use")
        assert damage(match, "valley_east") == 2


def test_old_hatred() -> None:
    match = free_attacks(
        "dwarf_veterans 1", "orcs 5, command 2", combat_dice=[5, 1, 1, 1, 1, 1, 1], combat_reroll=[1, 1]
    )
    fight(match, "play:dwarf_veterans", "play:regroup")
    play(match, "reroll=reroll:0:0", "use-manoeuvre=use")
    assert damage(match, "valley_east") == 2
    assert command(match, "valley_east") == 1


def test_redoubtable() -> None:
    match = shadow_attacks("orcs 5", "dwarf_regulars 4, damage 1", combat_dice=[5, 5, 5, 1, 1, 5, 1, 1, 1])
    fight(match, "play:regroup", "play:dwarf_regulars")
    play(match, "use-manoeuvre=use", "heal=n:3")
    assert (units(match, "valley_east"), damage(match, "valley_east")) == ({"dwarf_regulars": 3}, 1)


def test_wall_of_spears() -> None:
    match = shadow_attacks("orcs 5", "wood_elf_spearmen 4", combat_dice=[5, 5, 1, 1, 1, 5, 1, 1, 1])
    fight(match, "play:regroup", "play:wood_elf_spearmen")
    play(match, "use-manoeuvre=use")
    assert damage(match, "valley_east") == 1


def test_wall_of_spears_saves_walls_too() -> None:
    match = attack("eb_plain_east: orcs 3", "eastern_spur: wood_elf_spearmen 3", combat_dice=[6, 6, 1, 5, 1, 1])
    fight(match, "play:regroup", "play:wood_elf_spearmen")
    play(match, "use-manoeuvre=use")
    assert walls(match, "eastern_spur") == 1


def test_fell_race_damage_or_sacrifice() -> None:
    for choice in ("damage", "tokens", "character:bard"):
        match = shadow_attacks(
            "great_orcs 2",
            "lake_men 5, command 2",
            "character bard: valley_east",
            combat_dice=[5, 1, 1, 1, 1, 1, 1, 1, 1],
        )
        fight(match, "play:great_orcs", "play:regroup")
        play(match, "reroll=reroll:0:0", "use-manoeuvre=use", f"fell-race={choice}")
        assert damage(match, "valley_east") == (3 if choice == "damage" else 1)
        assert command(match, "valley_east") == (0 if choice == "tokens" else 2)
        assert (where(match, "bard") == "out") == (choice == "character:bard")


def test_wild_rage() -> None:
    match = shadow_attacks("orcs 3", combat_dice=[5, 1, 1, 1, 1, 1, 1, 1])
    fight(match, "play:orcs", "play:regroup")
    play(match, "casualties=done", "use-manoeuvre=use")
    assert command(match, "valley_dale_hills") == 1


def test_goblin_charge() -> None:
    match = shadow_attacks("goblins 3", combat_dice=[5, 1, 1, 1, 1, 1, 1, 1])
    fight(match, "play:goblins", "play:regroup")
    play(match, "casualties=done", "use-manoeuvre=use", "casualties=done", "casualties=done")
    assert damage(match, "valley_dale_hills") == 1
    assert damage(match, "valley_east") == 2


def test_rearguard_attack() -> None:
    match = shadow_attacks("wargs 3", "lake_men 5, damage 2", combat_dice=[5, 5, 1, 1, 1, 1, 1, 1])
    fight(match, "play:wargs", "play:regroup")
    play(match, "casualties=done", "use-manoeuvre=use", "heal=n:2")
    assert (units(match, "valley_east"), damage(match, "valley_east")) == ({"lake_men": 3}, 0)


def test_rearguard_attack_may_leave_one_damage_token_or_none() -> None:
    match = shadow_attacks("wargs 3", "lake_men 5, damage 2", combat_dice=[5, 5, 1, 1, 1, 1, 1, 1])
    fight(match, "play:wargs", "play:regroup")
    play(match, "casualties=done", "use-manoeuvre=use", "heal=n:1")
    assert options(match) == ("done", "unit:lake_men"), "one token is left, and that is enough"
    again = match.clone()
    play(match, "casualties=done")
    assert (units(match, "valley_east"), damage(match, "valley_east")) == ({"lake_men": 3}, 1)
    play(again, "casualties=unit:lake_men")
    assert (units(again, "valley_east"), damage(again, "valley_east")) == ({"lake_men": 2}, 0)


def test_a_used_unit_card_is_gone_until_regroup() -> None:
    match = shadow_attacks("orcs 3", lines="hand shadow: ev_05", combat_dice=[1] * 40)
    fight(match, "play:orcs", "play:regroup")
    play(match, "press=press", "stand=stand")
    assert "play:orcs" not in options(match)
    assert reason(match, "play:orcs") == "manoeuvre-spent"
    fight(match)
    play(match, "press=press", "stand=stand")
    assert {"play:orcs", "play:regroup"} <= set(options(match))


def test_regroup_lets_the_defender_retreat_without_loss() -> None:
    match = shadow_attacks("orcs 3", "lake_men 3, damage 3", combat_dice=[1] * 6)
    fight(match, "play:orcs", "play:regroup")
    until(match, "stand", press="press", casualties="done")
    play(match, "stand=retreat", "retreat-to=valley_south")
    assert (units(match, "valley_south"), damage(match, "valley_south")) == ({"lake_men": 3}, 3)


def test_vampires_need_damage_and_cost_a_bat() -> None:
    match = shadow_attacks("orcs 3", lines="bats: valley 1", combat_dice=[5, 1, 1, 1, 1, 1, 1, 1])
    fight(match, "play:vampires", "play:regroup")
    play(match, "use-manoeuvre=use")
    assert damage(match, "valley_east") == 2
    assert shown(match, "bats", "valley") == 0
    play(match, "casualties=done", "press=press", "stand=stand")
    assert "play:vampires" not in options(match)
    match = shadow_attacks("orcs 3", lines="bats: valley 1", combat_dice=[1] * 8)
    fight(match, "play:vampires", "play:regroup")
    assert asked(match).kind == "b5a.press"
    play(match, "press=press", "stand=stand")
    assert "play:vampires" in options(match), "it returns every round"
    match = shadow_attacks("orcs 3", lines="bats: broken_lands 1")
    assert "play:vampires" not in options(match)


def test_thorins_mighty_strokes() -> None:
    match = free_attacks(
        "dwarf_regulars 3",
        lines="character thorin: ruins_of_dale\nfate cards: fate_08",
        combat_dice=[4, 4, 3, 1, 1, 1, 1, 1],
        combat_reroll=[4],
    )
    fight(match, "play:strokes", "play:regroup")
    play(match, "reroll=reroll:0:1")
    assert damage(match, "valley_east") == 3
    until(match, "manoeuvre", press="press", stand="stand", casualties="done")
    assert "play:strokes" not in options(match)
    match = free_attacks("dwarf_regulars 3", lines="character thorin: camp\nfate cards: fate_08")
    assert "play:strokes" not in options(match)


# -- combat effects of event cards


def test_captain_of_war() -> None:
    for price, left in (("token", 1), ("character:bard", 2)):
        match = shadow_attacks(
            "orcs 5",
            "lake_men 5, command 2",
            "character bard: valley_east\nhand free: ev_01",
            combat_dice=[5, 5, 5, 1, 1, 1, 1, 1, 1, 1],
        )
        fight(match, "play:regroup", "card:ev_01")
        play(match, "reroll=reroll:0:0", f"captain={price}", "heal=n:2")
        assert damage(match, "valley_east") == 1
        assert command(match, "valley_east") == left


def test_fierce_defence() -> None:
    match = shadow_attacks("orcs 3", lines="hand free: ev_02", combat_dice=[5, 5, 6, 1, 1, 1, 1, 1])
    fight(match, "play:regroup", "card:ev_02")
    assert damage(match, "valley_east") == 1


def test_no_quarter_costs_a_damage_and_adds_one() -> None:
    match = shadow_attacks(
        "orcs 3, command 1", lines="hand shadow: ev_03", combat_dice=[4, 4, 3, 1, 1, 1, 1, 1], combat_reroll=[4]
    )
    fight(match, "card:ev_03", "play:regroup")
    play(match, "no-quarter=use", "casualties=done", "reroll=reroll:0:1")
    assert damage(match, "valley_dale_hills") == 1
    assert damage(match, "valley_east") == 3


def test_no_quarter_may_be_declined() -> None:
    match = shadow_attacks("orcs 3", lines="hand shadow: ev_03", combat_dice=[4, 4, 3, 1, 1, 1, 1, 1])
    fight(match, "card:ev_03", "play:regroup")
    play(match, "no-quarter=no")
    assert damage(match, "valley_dale_hills") == 0
    assert damage(match, "valley_east") == 0


def test_no_quarter_can_destroy_the_own_army() -> None:
    match = shadow_attacks("orcs 1, damage 1", lines="hand shadow: ev_03")
    fight(match, "card:ev_03", "play:regroup")
    play(match, "no-quarter=use")
    assert not units(match, "valley_dale_hills")
    assert match.state.battle is None
    assert not told(match, "combat-roll")


def test_determined_attack_with_a_card_from_hand() -> None:
    match = shadow_attacks("orcs 3", lines="hand shadow: ev_04", combat_dice=[5] + [1] * 30)
    fight(match, "card:ev_04", "play:regroup")
    play(match, "determined=play:orcs", "casualties=done", "use-manoeuvre=use")
    assert command(match, "valley_dale_hills") == 1
    play(match, "press=press", "stand=stand")
    assert "play:orcs" in options(match), "it returned to the hand"


def test_determined_attack_with_a_used_card() -> None:
    match = shadow_attacks("orcs 3", lines="hand shadow: ev_04", combat_dice=[1] * 8 + [5] + [1] * 30)
    fight(match, "play:orcs", "play:regroup")
    play(match, "press=press", "stand=stand")
    fight(match, "card:ev_04", "play:regroup")
    play(match, "determined=play:orcs", "casualties=done", "use-manoeuvre=use", "press=press", "stand=stand")
    assert command(match, "valley_dale_hills") == 1
    assert "play:orcs" not in options(match), "it lies used again"


def test_determined_attack_can_regroup() -> None:
    match = shadow_attacks("orcs 3", lines="hand free: ev_04", combat_dice=[1] * 40)
    fight(match, "play:orcs", "card:ev_04")
    play(match, "determined=play:regroup", "press=press")
    assert options(match) == ("stand", "retreat")


def test_stand_and_fight() -> None:
    match = shadow_attacks("orcs 2", lines="hand shadow: ev_06")
    fight(match, "card:ev_06", "play:regroup")
    assert len(told(match, "combat-roll")[0]["dice"]) == 4


def test_dense_fog() -> None:
    match = shadow_attacks("orcs 3", lines="hand free: ev_10", combat_dice=[1] * 8)
    fight(match, "play:orcs", "card:ev_10")
    assert match.state.battle is None
    assert units(match, "valley_east") == {"lake_men": 5}


def test_dense_fog_lets_a_victor_advance() -> None:
    match = shadow_attacks("orcs 3", "lake_men 1", lines="hand free: ev_10", combat_dice=[5, 5, 1, 1])
    fight(match, "play:regroup", "card:ev_10")
    assert asked(match).kind == "b5a.advance"


def test_overmastered() -> None:
    match = shadow_attacks("orcs 3, command 3", lines="hand free: ev_12", combat_dice=[1] * 8)
    fight(match, "play:regroup", "card:ev_12")
    assert asked(match).kind == "b5a.press"


def test_battle_fury_is_for_the_roll_only() -> None:
    match = shadow_attacks(
        "orcs 3, command 1", lines="hand shadow: ev_21", combat_dice=[4, 4, 3, 1, 1, 1, 1, 1], combat_reroll=[4]
    )
    fight(match, "card:ev_21", "play:regroup")
    play(match, "reroll=reroll:0:1")
    assert damage(match, "valley_east") == 2


def test_commanding_voice() -> None:
    match = shadow_attacks("orcs 3", lines="hand shadow: ev_22", combat_dice=[1] * 8)
    fight(match, "card:ev_22", "play:regroup")
    assert about(match)["leadership"] == 2


def test_great_confusion() -> None:
    match = shadow_attacks("orcs 5", "lake_men 2", lines="hand free: ev_23")
    fight(match, "play:regroup", "card:ev_23")
    assert [len(each["dice"]) for each in told(match, "combat-roll")] == [3, 2]
    match = shadow_attacks("orcs 2", "lake_men 2", lines="hand free: ev_23")
    fight(match, "play:regroup", "card:ev_23")
    assert len(told(match, "combat-roll")[0]["dice"]) == 1


def test_an_event_card_is_used_up_by_a_combat() -> None:
    match = plain_fight("hand free: ev_02")
    fight(match, "play:orcs", "card:ev_02")
    assert match.view(None)["used"] == ["ev_02"]
    assert match.view(None)["hands"]["free"] == 0


def test_story_cards_are_set_aside_in_combat() -> None:
    match = plain_fight("hand shadow: sp_story_01")
    assert "card:sp_story_01" not in options(match)
    assert reason(match, "card:sp_story_01") == "story-in-combat"
    assert position("army camp: lake_men 1").result is None
