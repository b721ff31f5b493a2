"""The screens of War of the Ring with two, three and four players: partners, leaders, whose is what."""

from __future__ import annotations

from typing import Any

from tests.cli.test_render_wotr import lines_with, look
from tests.story import play
from tests.wotr.helpers import FOUR, THREE, position
from westmarch.cli.render import Renderer
from westmarch.core.decisions import Decision
from westmarch.core.match import Match


def four(*lines: str) -> Match[Any]:
    return position(*lines, seats=FOUR)


def test_players_are_shown_with_side_nations_and_roles() -> None:
    match = four("dice free: event\ndice shadow: army\nleading: rohan witch-king\nnext: gondor saruman")
    seen = look(match, "players", "gondor")
    (gondor,) = lines_with(seen, "Elves and Gondor")
    (rohan,) = lines_with(seen, "Dwarves, The North and Rohan")
    (king,) = lines_with(seen, "Witch-king")
    (saruman,) = lines_with(seen, "Isengard and Southrons")
    assert "Free Peoples" in gondor
    assert "Shadow" in king
    assert ["leads" in line for line in (gondor, rohan, king, saruman)] == [False, True, True, False]
    assert "acts" in gondor
    assert "acts next" in saruman
    assert "acts" not in rohan
    assert "acts" not in king


def test_two_players_are_shown_without_roles() -> None:
    seen = look(position("dice free: event"), "players")
    assert len(lines_with(seen, "cards") + lines_with(seen, "no card")) == 2
    assert "leads" not in seen
    assert "Isengard, Sauron and Southrons" in seen


def test_the_overview_names_who_acts_and_who_leads() -> None:
    match = four("acting: shadow\ndice free: event\ndice shadow: army\nleading: gondor saruman\nnext: rohan witch-king")
    seen = look(match, "status", "gondor")
    assert "Witch-king acts" in seen.splitlines()[0]
    (free,) = lines_with(seen, "Rohan (acts next")
    assert "Gondor (leads" in free
    (shadow,) = lines_with(seen, "Saruman (leads")
    assert "Witch-king (acts," in shadow
    assert "the Free Peoples act" in look(position("dice free: event"), "status").splitlines()[0]


def test_points_that_count_for_a_player_are_shown() -> None:
    match = four(
        "dice free: event\ncontrol pelargir: shadow\narmy pelargir: southrons 2/0\ncaptured pelargir: saruman",
    )
    seen = look(match, "players", None)
    assert "own count 1" in lines_with(seen, "Saruman")[0]
    assert "own count -1" in lines_with(seen, "Gondor")[0]
    assert "own count 0" in lines_with(seen, "Witch-king")[0]


def test_hands_belong_to_players() -> None:
    match = four(
        "dice free: event\nhand gondor: axe-and-bow\nhand rohan: athelas bilbos-song\nhand saruman: wormtongue"
    )
    seen = look(match, "status", "gondor")
    assert "You hold Axe and Bow." in seen
    assert "Rohan: 2 Character and 0 Strategy cards in hand." in seen
    assert "Saruman: " in seen
    assert "Athelas" not in seen
    assert "Athelas" in look(match, "hand", "rohan")
    assert "Axe and Bow" not in look(match, "hand", "rohan")


def test_a_card_says_who_alone_may_play_it() -> None:
    lines = "dice free: event\nhand {seat}: riders-of-theoden axe-and-bow"
    seen = look(four(lines.format(seat="gondor")), "hand", "gondor")
    assert "for Rohan alone to play" in lines_with(seen, "Riders of Théoden")[0]
    assert "alone to play" not in lines_with(seen, "Axe and Bow")[0]
    assert "alone to play" not in look(position(lines.format(seat="free")), "hand")


def test_a_card_that_was_given_away_is_remembered() -> None:
    match = four("dice free: event\nhand gondor: axe-and-bow\nhand rohan: athelas\nseen gondor: athelas")
    assert "Rohan, as you know: Athelas." in look(match, "status", "gondor")
    assert "Athelas" not in look(match, "status", "saruman")


def test_mixed_armies_are_marked_with_who_leads_them() -> None:
    lines = ("dice free: event", "army osgiliath: gondor 2/1/1, rohan 1/0/1")
    seen = look(four(*lines), "map", "gondor")
    assert "(apart)" in seen
    assert "mixed" not in seen
    mixed = four(*lines, "mixed armies: osgiliath")
    assert "(mixed" in look(mixed, "map", "gondor")
    assert "(apart)" not in look(mixed, "map", "gondor")
    assert "Gondor 2/1/1, Rohan 1/0/1 (mixed, led by Gondor)" in look(mixed, "osgiliath", "gondor")
    two = look(position(*lines), "map")
    assert "apart" not in two
    assert "mixed" not in two


def test_a_battle_names_those_who_command() -> None:
    match = four(
        "acting: shadow\ndice free: event\ndice shadow: army event\nnext: rohan witch-king",
        "nation sauron: at-war active\narmy north_ithilien: sauron 5/1\narmy osgiliath: gondor 1/0/0, rohan 2/1/0",
        "hand witch-king: the-shadow-is-moving\nhand rohan: axe-and-bow",
    )
    play(match, "die:army", "attack", "all")
    assert match.view(None)["battle"]["sides"]["free"]["commander"] == "rohan"
    seen = look(match, "battle", "gondor")
    assert "(Rohan)" in seen
    assert "(Witch-king)" in seen


def test_the_political_track_says_whose_nations_they_are() -> None:
    seen = look(four("dice free: event"), "politics", "gondor")
    for nation, player in (
        ("Elves", "Gondor"),
        ("Dwarves", "Rohan"),
        ("Sauron", "Witch-king"),
        ("Isengard", "Saruman"),
    ):
        (line,) = lines_with(seen, nation)
        assert line.rstrip().endswith(player)
    three = look(position("dice free: event", seats=THREE), "politics")
    assert lines_with(three, "Isengard")[0].rstrip().endswith("Saruman")
    assert "Free Peoples" not in three, "nobody shares them"


def test_one_against_two_is_told_for_whom_the_next_action_may_not_be() -> None:
    lines = ("dice free: event", "army minas_tirith: gondor 2/1/1, rohan 1/1/1")
    match = position(*lines, "used nations: elves\nused armies: minas_tirith", seats=THREE)
    for topic in ("status", "players"):
        (line,) = lines_with(look(match, topic), "Not for the next action")
        assert "Elves" in line
        assert "the army in Minas Tirith" in line
    assert "Not for the next action" not in look(position(*lines, seats=THREE), "status")


def test_a_proposal_says_who_is_there() -> None:
    match = four("dice free: event", "army osgiliath: gondor 2/1/1, rohan 1/0/1")
    decision = Decision("gondor", "wotr.action", ("join:osgiliath", "die:event"))
    note = Renderer("wotr").note(match.view("gondor"), "join:osgiliath", decision)
    assert note == "Gondor 2/1/1, Rohan 1/0/1 (apart)"
