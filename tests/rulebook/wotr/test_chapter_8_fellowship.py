"""The worked examples of rulebook chapter VIII: the Fellowship of the Ring."""

from __future__ import annotations

import westmarch
from tests.story import asked, options, play, told
from tests.wotr.helpers import position, where


def test_in_the_first_turn_strider_may_become_the_guide() -> None:
    match = westmarch.new_match("wotr", seed=1)
    assert asked(match)[1] == "wotr.fellowship.phase"
    play(match, "character:strider")
    assert match.view("shadow")["fellowship"]["guide"] == "strider"


def test_the_fellowship_is_declared_in_lorien_and_rests_there() -> None:
    """From Rivendell with the counter on 5: over the Fords, Hollin, Moria and the Dimrill Dale."""
    match = position("turn: 4\nphase: fellowship\nfellowship: rivendell, progress 5, corruption 2")
    assert "lorien" in options(match)
    play(match, "lorien")
    seen = match.view("shadow")["fellowship"]
    assert (seen["region"], seen["progress"], seen["hidden"], seen["corruption"]) == ("lorien", 0, True, 1)
    assert not told(match, "wotr.tile"), "declaring draws no tile for Moria"


def test_a_revealed_fellowship_may_walk_around_moria() -> None:
    """Revealed in turn 2 with the counter on 3: Moria would cost another tile, Goblin's Gate does not."""
    start = """
        turn: 2
        dice free: character
        hunt box: free 0, shadow 1
        fellowship: rivendell, progress 2
        """
    match = position(start, hunt_dice=[6], hunt_tile=["std_0r_1"])
    play(match, "die:character", "move-fellowship")
    assert asked(match)[1] == "wotr.fellowship.revealed"
    assert {"moria", "goblins_gate"} <= set(options(match))
    assert "rivendell" not in options(match), "a revealed Fellowship can't end in a haven of the Free Peoples"
    play(match, "goblins_gate")
    seen = match.view("shadow")["fellowship"]
    assert (seen["region"], seen["progress"], seen["hidden"]) == ("goblins_gate", 0, False)
    assert len(told(match, "wotr.tile")) == 1

    match = position(start, hunt_dice=[6], hunt_tile=["std_0r_1", "std_0r_2"])
    play(match, "die:character", "move-fellowship", "moria")
    assert len(told(match, "wotr.tile")) == 2


def test_legolas_and_meriadoc_go_seven_regions_to_the_woodland_realm() -> None:
    match = position("dice free: character\nfellowship: rivendell, progress 5")
    play(match, "die:character", "separate", "character:legolas", "character:meriadoc", "done", "woodland_realm")
    assert where(match, "legolas") == where(match, "meriadoc") == "woodland_realm"
    assert where(match, "gimli") == "fellowship"
