"""Positions as text: what is written, what is left out, and what is refused."""

from __future__ import annotations

import pytest

import westmarch
from tests.wotr.helpers import army, options, play, position, reserve_of

HEADER = "westmarch position 1\ngame: wotr\nseats: free shadow\n\n[state]\n"


def test_what_is_not_written_is_as_at_the_start() -> None:
    match = westmarch.load_position(HEADER)
    fresh = westmarch.new_match("wotr", seed=0)
    assert match.view(None)["armies"] == fresh.view(None)["armies"]
    assert match.view(None)["turn"] == 1


def test_reinforcements_are_what_is_left_of_the_box() -> None:
    match = position("map: empty\narmy lossarnach: gondor 8/2/3\ncasualties gondor: 1/1/0")
    assert reserve_of(match, "gondor-regular") == 6
    assert reserve_of(match, "gondor-elite") == 2
    assert reserve_of(match, "gondor-leader") == 1
    assert reserve_of(match, "sauron-regular") == 36


def test_decks_are_what_is_left_of_the_cards() -> None:
    match = position("dice free: event\nhand free: fp_char_01\ndiscards free: fp_char_02\ntable: fp_char_05")
    deck = match.state.decks[0]
    assert len(deck) == 21
    assert not {"fp_char_01", "fp_char_02", "fp_char_05"} & set(deck)


def test_the_guide_is_found_when_none_is_named() -> None:
    match = position("phase: fellowship\ncharacter gandalf_the_grey: eliminated\ncharacter strider: edoras")
    assert match.view(None)["fellowship"]["guide"] == "boromir"


def test_comments_and_blank_lines_are_welcome() -> None:
    match = westmarch.load_position(HEADER + "# the eve of battle\n\nphase: fellowship   # nothing has happened\n")
    assert "done" in options(match)


def test_a_position_in_the_middle_of_a_battle_comes_back() -> None:
    match = position(
        """
        acting: shadow
        dice shadow: army army
        dice free: event event event
        nation sauron: at-war
        army osgiliath: gondor 2/0/0
        army south_ithilien: sauron 4/1, nazgul 1
        """,
        combat_dice=[6, 1, 1, 1, 1, 6, 1],
    )
    play(match, "die:army", "attack", "all", "lose:sauron-regular")
    again = westmarch.load_position(match.position())
    assert again.position() == match.position()
    assert again.view("free") == match.view("free")
    assert again.view("free")["battle"]["round"] == 1
    play(again, "continue")
    assert army(again, "south_ithilien") == {"sauron-regular": 3, "sauron-elite": 1, "nazgul": 1}


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("turn: soon", "turn"),
        ("turn: 0", "turn"),
        ("acting: gondor", "acting"),
        ("map: full", "map"),
        ("army mount_doom: sauron 1/0", "mount_doom"),
        ("army edoras: rohan", "edoras"),
        ("army edoras: hobbits 3/0/0", "hobbits"),
        ("army edoras: rohan x/1", "edoras"),
        ("army edoras: isengard 1/0/3", "edoras"),
        ("army edoras: rohan 99/0/0", "edoras"),
        ("army edoras: rohan 0/0/1", "edoras"),
        ("army edoras: rohan 1/0/0, sauron 1/0", "edoras"),
        ("army edoras: sauron 1/0", "edoras"),
        ("army edoras: rohan 10/1/0", "edoras"),
        ("garrison edoras: rohan 1/0/0", "edoras"),
        ("garrison helms_deep: rohan 1/0/0", "helms_deep"),
        ("casualties sauron: 1/0/0", "sauron"),
        ("character frodo: edoras", "frodo"),
        ("character gimli: nowhere", "nowhere"),
        ("control hollin: shadow", "hollin"),
        ("control edoras: sauron", "edoras"),
        ("nation hobbits: 1 active", "hobbits"),
        ("nation rohan: 7 active", "rohan"),
        ("nation rohan: at-war passive", "rohan"),
        ("fellowship: rivendell, tired", "fellowship"),
        ("fellowship: mordor 7", "fellowship"),
        ("fellowship: rivendell, corruption 12", "fellowship"),
        ("guide: gimli", "gandalf_the_grey"),
        ("tiles drawn: std_9", "std_9"),
        ("dice free: army", "dice free"),
        ("dice shadow: eye", "dice shadow"),
        ("hunt box: 3", "hunt box"),
        ("rings: free 3, shadow 3", "rings"),
        ("hand free: sh_char_01", "sh_char_01"),
        ("hand free: fp_char_01 fp_char_01", "fp_char_01"),
        ("table: fp_char_01", "fp_char_01"),
        ("weather: fine", "weather"),
        ("nonsense", "nonsense"),
    ],
)
def test_a_wrong_line_is_named(line: str, word: str) -> None:
    with pytest.raises(westmarch.BadText, match=word) as caught:
        westmarch.load_position(HEADER + "phase: actions\n" + line + "\n")
    assert caught.value.line == 7, str(caught.value)
    assert "wotr.text" not in str(caught.value), "the hint is a sentence"


def test_a_line_given_twice_is_named() -> None:
    with pytest.raises(westmarch.BadText, match="twice") as caught:
        westmarch.load_position(HEADER + "turn: 2\nturn: 3\n")
    assert caught.value.line == 7


def test_an_unknown_phase_is_named_with_the_known_ones() -> None:
    with pytest.raises(westmarch.BadText, match="actions"):
        westmarch.load_position(HEADER + "phase: dinner\n")


def test_too_many_figures_are_blamed_on_a_line_that_has_them() -> None:
    with pytest.raises(westmarch.BadText, match="only 5 elites") as caught:
        westmarch.load_position(HEADER + "army edoras: rohan 1/5/0\narmy folde: rohan 0/1/0\nturn: 2\n")
    assert caught.value.line == 7
