"""The worked examples of rulebook chapter IX: the Hunt for the Ring."""

from __future__ import annotations

import pytest

from tests.story import asked, options, play, told
from tests.wotr.helpers import position, where
from westmarch.games.wotr.ring.hunt import who_hunts_along


@pytest.mark.parametrize(("dice_in_box", "successes"), [(0, 1), (1, 2), (2, 3)])
def test_every_earlier_move_makes_the_hunt_easier(dice_in_box: int, successes: int) -> None:
    match = position(
        f"dice free: character\nhunt box: free {dice_in_box}, shadow 5",
        hunt_dice=[1, 3, 4, 5, 6],
        hunt_tile=["std_1_1"],
    )
    play(match, "die:character", "move-fellowship")
    assert told(match, "wotr.hunt-roll")[0]["successes"] == successes


def test_units_and_nazgul_give_a_reroll_each() -> None:
    match = position("fellowship: hollin\narmy hollin: sauron 3/0, nazgul 2")
    assert who_hunts_along(match.state) == ["army", "nazgul"]


def test_so_does_a_stronghold_of_the_shadow() -> None:
    match = position("fellowship: moria\narmy moria: sauron 4/0, nazgul 1")
    assert who_hunts_along(match.state) == ["stronghold", "army", "nazgul"]


def test_the_hunt_at_goblins_gate() -> None:
    """Two successes, a tile of 3, Gimli drawn at random: his level covers 2, one point becomes corruption."""
    match = position(
        """
        turn: 4
        dice free: character
        hunt box: free 1, shadow 3
        fellowship: goblins_gate, progress 1
        character gandalf_the_grey: eliminated
        """,
        hunt_dice=[2, 5, 6],
        hunt_tile=["std_3_1"],
        hunt_casualty=["gimli"],
    )
    play(match, "die:character", "move-fellowship")
    assert match.view("free")["fellowship"]["progress"] == 2
    assert told(match, "wotr.hunt-roll")[0]["successes"] == 2
    assert asked(match)[1] == "wotr.hunt.casualty"
    assert options(match) == ("use-ring", "guide", "random")
    play(match, "random")
    seen = match.view("free")["fellowship"]
    assert where(match, "gimli") == "eliminated"
    assert (seen["corruption"], seen["hidden"], seen["guide"]) == (1, True, "strider")


def test_revealed_in_moria_with_the_balrog_lying_in_wait() -> None:
    """Three tiles, each finished before the next: the Hunt's, the Balrog's, the stronghold's."""
    lines = "dice free: character\nhunt box: free 0, shadow 1\nfellowship: hollin\ntable: balrog-of-moria"
    match = position(lines, hunt_dice=[6], hunt_tile=["std_1r_1", "std_2_1", "std_3_1"])
    play(match, "die:character", "move-fellowship", "use-ring", "moria", "yes", "use-ring", "use-ring")
    order = [event.kind[5:] for event in match.events if event.kind in ("wotr.tile", "wotr.corruption", "wotr.found")]
    assert order == ["tile", "corruption", "found", "tile", "corruption", "tile", "corruption"]
    assert [event["tile"] for event in told(match, "wotr.tile")] == ["std_1r_1", "std_2_1", "std_3_1"]
    assert match.view("free")["fellowship"]["corruption"] == 6
