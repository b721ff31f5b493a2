"""Chapter XI: every victory at its moment, and not before."""

from __future__ import annotations

import pytest

import westmarch
from tests.b5a.helpers import Match5, attack, fight, played, position, tokens, where, with_die
from tests.story import asked, play, shown


def winner(match: Match5) -> tuple[tuple[str, ...], str] | None:
    """Who has won, and why. The position of a match that is over comes back as it is."""
    result = match.result
    if result is None:
        return None
    again = westmarch.load_position(match.position())
    assert again.position() == match.position()
    assert again.decision is None
    assert again.result is not None
    assert (again.result.winners, again.result.reason, again.result.score) == (
        result.winners,
        result.reason,
        result.score,
    )
    return result.winners, result.reason


def test_fate_on_its_last_space() -> None:
    match = position("phase: fate\nfate: 13\narmy bl_centre: orcs 1", fate_tile=["three"])
    assert winner(match) == (("free",), "fate")
    assert shown(match, "fate", "marker") == 15
    match = position("phase: fate\nfate: 13\narmy bl_centre: orcs 1", fate_tile=["one"])
    assert winner(match) is None


def test_beorn_comes_in_time() -> None:
    lines = "dice free: character 1\nfate: 11\narmy camp: lake_men 1\n"
    match = position(lines + "control: ravenhill")
    play(match, "use=enter:beorn", "enter-at=ss_hills_east")
    assert winner(match) == (("free",), "beorn"), "four points"
    match = position(lines + "control: ravenhill ruins_of_dale")
    play(match, "use=enter:beorn", "enter-at=ss_hills_east")
    assert winner(match) is None, "six points"


def test_bolg_falls_with_his_army() -> None:
    match = attack(
        "ruins_of_dale: lake_men 3",
        "valley_east: orcs 1",
        "character bolg: valley_east",
        combat_dice=[5, 5, 1, 1],
        combat_reroll=[1],
    )
    fight(match)
    play(match, "reroll=reroll:0:0")
    assert winner(match) == (("free",), "bolg")


def test_bolg_can_be_given_up_for_damage() -> None:
    lines = "character bolg: valley_east\nhand shadow: ev_01"
    match = attack("ruins_of_dale: lake_men 3", "valley_east: orcs 3", lines, combat_dice=[5, 5, 1, 1, 1, 1])
    fight(match, "play:regroup", "card:ev_01")
    play(match, "reroll=reroll:0:0", "captain=character:bolg")
    assert winner(match) == (("free",), "bolg")


def test_bolg_can_be_given_up_where_units_would_still_have_to_go() -> None:
    """The battle is over before the army that gave him up removes its casualties."""
    lines = "character bolg: valley_east\nhand shadow: ev_01"
    match = attack("ruins_of_dale: lake_men 3", "valley_east: orcs 1, damage 1", lines, combat_dice=[5, 5, 1, 1])
    fight(match, "play:regroup", "card:ev_01")
    play(match, "reroll=reroll:0:0", "captain=character:bolg")
    assert winner(match) == (("free",), "bolg")


def test_the_last_great_orc_of_bolgs_army_takes_him_along() -> None:
    match = played("sp_story_16", "character bolg: bl_centre\nguards: 1\narmy bl_centre: great_orcs 1")
    play(match, "huge-size=use")
    assert winner(match) == (("free",), "bolg")


def test_ten_points_win_at_the_end_of_a_turn_only() -> None:
    sites = "control: ravenhill eastern_spur ruins_of_dale"
    match = position("dice free: event 1\narmy camp: lake_men 1\n" + sites)
    assert winner(match) is None
    assert asked(match).seat == "free"
    match = position("phase: end\narmy camp: lake_men 1\n" + sites)
    assert winner(match) == (("shadow",), "points")
    assert match.result is not None
    assert match.result.score == {"free": 0, "shadow": 10}
    match = position("phase: end\narmy camp: lake_men 1\ncontrol: ravenhill eastern_spur")
    assert winner(match) is None


def test_the_front_gate_with_ten_points_wins_at_once() -> None:
    lines = "mover: shadow\ndice shadow: army 1\narmy eb_gate_plain: orcs 1\narmy bl_centre: orcs 1\ncontrol: {}"
    match = position(lines.format("ravenhill camp"))
    play(match, "use=attack", "attack-from=eb_gate_plain", "move-to=front_gate")
    assert winner(match) == (("shadow",), "front-gate")
    match = position(lines.format("ravenhill"))
    play(match, "use=attack", "attack-from=eb_gate_plain", "move-to=front_gate")
    assert winner(match) is None


def test_the_last_points_may_come_after_the_gate() -> None:
    match = with_die("shadow army", "army eb_plain_west: orcs 1\ncontrol: front_gate ravenhill\narmy bl_centre: orcs 1")
    play(match, "use=attack", "attack-from=eb_plain_west", "move-to=camp")
    assert winner(match) == (("shadow",), "front-gate")


def test_ten_points_without_the_gate_dont_end_the_turn() -> None:
    match = with_die(
        "shadow army", "army eb_plain_west: orcs 1\narmy bl_centre: orcs 1\ncontrol: eastern_spur ravenhill"
    )
    play(match, "use=attack", "attack-from=eb_plain_west", "move-to=camp")
    assert match.view(None)["points"] == 10
    assert winner(match) is None


@pytest.mark.parametrize(("marker", "spaces"), [(14, "one"), (13, "three")])
def test_fate_ends_the_battle_before_a_fate_card_or_the_shadows_points(marker: int, spaces: str) -> None:
    match = position(f"phase: fate\nfate: {marker}\ncontrol: camp ravenhill eastern_spur", fate_tile=[spaces])
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == (("free",), "fate")


def test_the_last_points_may_fall_to_more_units_than_may_stay_there() -> None:
    """Both armies arrive, and the battle is decided before the excess is removed."""
    match = with_die(
        "shadow army",
        "army eb_plain_west: orcs 3\narmy eb_gate_plain: orcs 3\ncontrol: front_gate ravenhill",
    )
    play(match, "use=strategic", "move-from=eb_plain_west", "move-to=camp")
    play(match, "move-from=eb_gate_plain", "move-to=camp")
    assert winner(match) == (("shadow",), "front-gate")


def test_all_who_move_together_have_come_before_the_gate_decides() -> None:
    """The first army brings the tenth point; the second one takes its tokens and points all the same."""
    match = with_die(
        "shadow army",
        "army eb_plain_west: orcs 3\narmy valley_northwest: orcs 3\ncontrol: front_gate ravenhill",
        "tokens ruins_of_dale: elves 1",
    )
    play(match, "use=strategic", "move-from=eb_plain_west", "move-to=camp")
    play(match, "move-from=valley_northwest", "move-to=ruins_of_dale")
    assert winner(match) == (("shadow",), "front-gate")
    assert match.result is not None
    assert match.result.score["shadow"] == 12
    assert not tokens(match, "ruins_of_dale")


def test_bolg_and_beorn_fall_together() -> None:
    match = with_die(
        "free will",
        "character beorn: valley_northwest\nwrath: 1\ncharacter bolg: valley_southwest",
        "army valley_southwest: orcs 1",
        combat_dice=[5, 5, 1, 1, 6],
    )
    play(match, "use=beorn", "beorn=valley_southwest")
    while match.result is None:
        assert match.decision is not None
        match.push(match.decision.options[-1])
    assert winner(match) == (("free",), "bolg")
    assert where(match, "beorn") == "out"
