"""The worked examples of rulebook chapter X: combat."""

from __future__ import annotations

from tests.b5a.helpers import attack, damage, fight, units
from tests.story import asked, play, question, told, until


def test_black_dice() -> None:
    """Chapter X: two orcs and a great orc roll four dice, one of them black for the great orc."""
    match = attack("valley_dale_hills: orcs 2, great_orcs 1", "valley_east: lake_men 1")
    fight(match, "play:great_orcs", "play:regroup")
    roll = told(match, "combat-roll")[0]
    assert len(roll["dice"]) == 4
    assert roll["black"] == 1


def test_leader_reroll() -> None:
    """Chapter X: two regulars, a veteran, Dáin and a token: four dice, one black; 2, 3, 3, 4 miss; three again."""
    match = attack(
        "ruins_of_dale: dwarf_regulars 2, dwarf_veterans 1, command 1",
        "valley_east: orcs 5",
        "character dain: ruins_of_dale",
        combat_dice=[2, 3, 3, 4, 1, 1, 1, 1, 1],
        combat_reroll=[5, 6, 1],
    )
    fight(match, "play:dwarf_veterans", "play:regroup")
    decision = question(match)
    assert decision.kind == "b5a.reroll"
    assert decision.params["leadership"] == 3
    assert (decision.params["black"], decision.params["white"]) == (1, 3)
    play(match, "reroll=reroll:1:2", "use-manoeuvre=use")
    assert damage(match, "valley_east") == 3, "two hits, and one more for Old Hatred, since the black die hit"


def test_forced_casualties() -> None:
    """Chapter X: three units with two damage tokens take three more: two units go, one with one token is left."""
    match = attack("ruins_of_dale: lake_men 3", "valley_east: orcs 3, damage 2", combat_dice=[5, 5, 5, 1, 1, 1])
    fight(match)
    assert units(match, "valley_east") == {"orcs": 1}
    assert damage(match, "valley_east") == 1


def test_retreat() -> None:
    """Chapter X: the army north of the Ruins of Dale can't go over the ford nor to the Ruins, only west."""
    lines = "army valley_east: orcs 2\ncontrol: ruins_of_dale"
    match = attack("valley_dale_hills: orcs 3", "valley_north_swamp: lake_men 3", lines, combat_dice=[1, 1, 1, 1, 1, 1])
    fight(match, "play:orcs", "play:regroup")
    until(match, "stand", press="press", casualties="done")
    play(match, "stand=retreat")
    # One way only, so nobody is asked.
    assert asked(match).kind == "b5a.advance"
    assert units(match, "valley_northwest") == {"lake_men": 3}
    assert not units(match, "valley_north_swamp")
