"""Three players (rulebook chapter XI): no two actions in a row for one nation."""

from __future__ import annotations

from tests.story import options, play, reason
from tests.wotr.partners.helpers import four, three, waste

WEST = "dice free: muster muster muster_army muster_army\ndice shadow: event event event event\n"
WEST += "nation gondor: at-war\nnation rohan: at-war\nnation north: 1 active\n"


def test_no_two_actions_in_a_row_for_the_same_nation() -> None:
    match = three(WEST)
    play(match, "die:muster", "recruit", "gondor-elite", "minas_tirith")
    waste(match)
    play(match, "die:muster_army", "move-armies")
    assert "minas_tirith" not in options(match)
    assert reason(match, "minas_tirith") == "wotr-why-nation-again"
    assert "edoras" in options(match)


def test_a_fellowship_action_between_lifts_the_restriction() -> None:
    match = three("dice free: muster character muster\ndice shadow: event event event\nnation gondor: at-war\n")
    play(match, "die:muster", "recruit", "gondor-elite", "minas_tirith")
    waste(match)
    assert reason(play(match.clone(), "die:muster"), "gondor-elite") == "wotr-why-nation-again"
    play(match, "die:character", "move-fellowship")
    waste(match)
    assert "gondor-elite" in options(play(match, "die:muster", "recruit"))


def test_passes_and_discarded_dice_are_no_actions() -> None:
    match = three("dice free: muster event muster\ndice shadow: event event event event event\nnation gondor: at-war\n")
    play(match, "die:muster", "recruit", "gondor-elite", "minas_tirith")
    waste(match)
    play(match, "pass")
    waste(match)
    play(match, "die:event", "waste")
    waste(match)
    play(match, "die:muster")
    assert reason(match, "gondor-elite") == "wotr-why-nation-again"


def test_the_political_track_counts_as_an_action_for_the_nation() -> None:
    match = three("dice free: muster muster\ndice shadow: event event\n")
    play(match, "die:muster", "diplomacy", "nation:rohan")
    waste(match)
    play(match, "die:muster", "diplomacy")
    assert reason(match, "nation:rohan") == "wotr-why-nation-again"
    assert "nation:north" in options(match)


def test_cards_about_a_nation_count_and_are_held_back() -> None:
    lines = "dice free: event event event\ndice shadow: event event event\nnation gondor: at-war\n"
    match = three(lines + "hand free: guards-of-the-citadel imrahil-of-dol-amroth bilbos-song")
    play(match, "die:event", "card:guards-of-the-citadel", "gondor-elite", "no")
    waste(match)
    play(match, "die:event")
    assert reason(match, "card:imrahil-of-dol-amroth") == "wotr-why-nation-again"
    assert "card:bilbos-song" in options(match)


def test_a_mixed_army_may_follow_one_of_its_nations_but_not_itself() -> None:
    lines = "map: empty\narmy osgiliath: gondor 2/0\narmy edoras: rohan 2/0, gondor 1/0\n"
    lines += "dice free: muster_army muster_army muster_army\ndice shadow: event event event\n"
    lines += "nation gondor: at-war\nnation rohan: at-war\n"
    match = three(lines)
    play(match, "die:muster_army", "move-armies", "osgiliath", "minas_tirith", "all", "done")
    waste(match)
    play(match, "die:muster_army", "move-armies", "folde")
    assert "all" in options(match), "Gondor moved, the mixed army may follow"
    play(match, "split")
    assert options(match) == ("count:0", "count:1")
    play(match, "count:1")
    assert "count:0" not in options(match), "Gondor alone may not"
    play(match, "count:2")
    waste(match)
    play(match, "die:muster_army")
    assert reason(match, "folde") == "wotr-why-army-again"


def test_moving_two_armies_counts_for_both_nations() -> None:
    match = three(WEST)
    play(match, "die:muster_army", "move-armies", "minas_tirith", "osgiliath", "all", "edoras", "folde", "all")
    waste(match)
    play(match, "die:muster")
    for figure in ("gondor-regular", "rohan-regular"):
        assert reason(match, figure) == "wotr-why-nation-again"


def test_the_restriction_ends_with_the_turn() -> None:
    match = three("dice free: muster\nnation gondor: at-war\nnation sauron: at-war")
    play(match, "die:muster", "recruit", "gondor-elite", "minas_tirith")
    assert not match.state.used


def test_a_free_peoples_player_among_four_knows_no_such_restriction() -> None:
    match = four("dice free: muster muster muster\ndice shadow: event event event\nnation rohan: at-war")
    play(match, "die:muster", "recruit", "rohan-elite", "edoras")
    assert not match.state.used
