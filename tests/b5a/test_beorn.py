"""Beorn: his moves, his wrath, his fights and how armies treat him."""

from __future__ import annotations

import pytest

from tests.b5a.helpers import damage, held, position, reason, tokens, where
from tests.story import asked, kinds_asked, options, play, shown, told, until

_BEORN = "fate: 11\ncharacter beorn: ss_hills_east\nwrath: 8\ncontrol: ravenhill eastern_spur\n"


def test_beorn_moves_three_regions_and_attacks() -> None:
    match = position(
        _BEORN
        + """
        dice free: will 1
        army ruins_of_dale: orcs 3
        army camp: lake_men 1
        army lower_slopes: lake_men 1
        """
    )
    play(match, "use=beorn")
    assert "lower_slopes" not in options(match), "his friends stand there"
    play(match, "beorn=valley_south", "beorn=valley_east", "beorn=valley_dale_hills")
    assert set(options(match)) == {"ruins_of_dale", "done"}
    play(match, "beorn=ruins_of_dale")
    assert match.state.battle is not None
    assert shown(match, "wrath") == 8


def test_beorn_with_a_character_die_costs_wrath() -> None:
    match = position(_BEORN + "dice free: character 1\narmy camp: lake_men 1")
    play(match, "use=beorn", "beorn=done")
    assert shown(match, "wrath") == 7
    match = position(
        _BEORN.replace("wrath: 8", "wrath: 1")
        + """
        dice free: character 1
        army camp: lake_men 1, command 1
        """
    )
    assert reason(match, "beorn") == "no-wrath"


def test_the_wrath_beorn_spends_is_told() -> None:
    match = position(_BEORN + "dice free: character 1\narmy camp: lake_men 1")
    play(match, "use=beorn", "beorn=done")
    assert told(match, "wrath-lost") == [{"count": 1, "left": 7}]


def test_beorn_removes_tokens_where_he_passes() -> None:
    match = position(_BEORN + "dice free: will 1\ntokens valley_south: shadow 1\narmy camp: lake_men 1")
    play(match, "use=beorn", "beorn=valley_south", "beorn=done")
    assert not tokens(match, "valley_south")


def test_beorn_frees_an_empty_settlement() -> None:
    match = position(
        """
            fate: 11
            character beorn: valley_south
            wrath: 8
            control: ruins_of_dale
            dice free: will 1
            army camp: lake_men 1
            """
    )
    play(match, "use=beorn", "beorn=ruins_of_dale", "beorn=done")
    assert not held(match, "ruins_of_dale")


def test_beorn_in_combat() -> None:
    match = position(
        _BEORN + "dice free: will 1\narmy valley_south: orcs 5, wargs 0\nhand shadow: ev_05",
        combat_dice=[5, 5, 1, 1, 5, 5, 1, 1, 1],
        combat_reroll=[5, 1],
    )
    play(match, "use=beorn", "beorn=valley_south")
    assert asked(match).seat == "shadow", "he uses no cards"
    assert match.view(None)["hands"]["free"] == 0, "no terrain superiority"
    play(match, "manoeuvre=play:regroup", "reroll=reroll:0:2")
    assert len(told(match, "combat-roll")[0]["dice"]) == 4
    assert damage(match, "valley_south") == 3
    assert shown(match, "wrath") == 6


def test_no_terrain_superiority_against_beorn() -> None:
    match = position(_BEORN + "dice free: will 1\narmy valley_south: wargs 5")
    play(match, "use=beorn", "beorn=valley_south")
    assert match.view(None)["hands"]["shadow"] == 0, "wargs like plains, but that counts only between armies"


def test_beorn_dies_without_wrath() -> None:
    match = position(
        _BEORN.replace("wrath: 8", "wrath: 2") + "dice free: will 1\narmy valley_south: orcs 5\nfate cards: fate_01",
        combat_dice=[1, 1, 1, 1, 1, 5, 5, 1, 1, 1],
        combat_reroll=[1] * 5,
    )
    play(match, "use=beorn", "beorn=valley_south")
    until(match, "reroll")
    play(match, "reroll=reroll:0:5")
    assert where(match, "beorn") == "out"
    assert match.state.battle is None
    assert "fate_01" in shown(match, "fate", "cards_done")


def test_shadow_armies_treat_beorn_as_an_army() -> None:
    lines = _BEORN + "mover: shadow\ndice shadow: character 1\narmy valley_east: orcs 2, command 1"
    match = position(lines)
    play(match, "use=rapid", "move-from=valley_east", "move-to=valley_south")
    assert asked(match).kind != "b5a.move-on", "it stops beside him"
    match = position(lines.replace("valley_east: orcs", "valley_south: orcs"))
    play(match, "use=rapid", "move-from=valley_south")
    assert reason(match, "ss_hills_east") == "beorn-there"


def test_beorn_is_attacked_and_retreats() -> None:
    match = position(
        _BEORN + "mover: shadow\ndice shadow: army 1\narmy valley_south: orcs 3\narmy lower_slopes: lake_men 1",
        combat_dice=[1] * 7,
        combat_reroll=[1] * 4,
    )
    play(match, "use=attack", "attack-from=valley_south", "move-to=ss_hills_east")
    until(match, "stand", press="press", reroll="reroll:0:4")
    play(match, "stand=retreat")
    # Lower Slopes has friends, the swamp is beside the enemy: he is driven there and pays.
    assert where(match, "beorn") == "valley_south_swamp"
    assert shown(match, "wrath") == 7


def test_rearguard_attack_doesnt_touch_beorn() -> None:
    match = position(
        _BEORN + "mover: shadow\ndice shadow: army 1\narmy valley_south: wargs 3",
        combat_dice=[5, 5, 5, 1, 1, 1, 1],
        combat_reroll=[1] * 4,
    )
    play(match, "use=attack", "attack-from=valley_south", "move-to=ss_hills_east", "manoeuvre=play:wargs")
    until(match, "press", reroll="reroll:0:4")
    assert "use-manoeuvre" not in kinds_asked(match)
    assert shown(match, "wrath") == 5


@pytest.mark.parametrize(("wrath", "left"), [(2, 1), (1, 0)])
def test_beorn_driven_away_loses_wrath_and_maybe_his_life(wrath: int, left: int) -> None:
    match = position(
        f"""
        fate: 11
        character beorn: bl_southeast
        wrath: {wrath}
        control: ravenhill eastern_spur
        army bl_east: orcs 2
        army bl_southwest: orcs 2
        battle: shadow from bl_east at bl_southeast
        """,
        combat_dice=[1] * 6,
        combat_reroll=[1] * 4,
    )
    until(match, "advance", manoeuvre="play:regroup", reroll="reroll:0:0", press="press", stand="retreat")
    assert shown(match, "wrath") == left
    assert where(match, "beorn") == ("bl_south_hills" if left else "out")


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
