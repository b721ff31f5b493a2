"""The numbers that learners get: named, of fixed length, true, and only what the seat may know."""

from __future__ import annotations

import random

import pytest

from tests.b5a.brawler import Brawler
from tests.b5a.helpers import GAME, Match5, attack, position, with_die
from tests.story import play
from westmarch.core.match import Match
from westmarch.games.b5a.facts.pieces import SEATS
from westmarch.games.b5a.text.observe import OBSERVED, observe
from westmarch.games.b5a.text.view import read_view


def numbers(match: Match5, seat: str = "free") -> dict[str, float]:
    return dict(zip(GAME.observed, GAME.observe(match, seat), strict=True))


def test_every_input_has_a_name_of_its_own() -> None:
    assert GAME.observed == OBSERVED
    assert len(set(OBSERVED)) == len(OBSERVED)


@pytest.mark.parametrize("seed", range(3))
def test_the_row_is_as_long_at_every_question_and_in_bounds(seed: int) -> None:
    match: Match5 = Match(GAME, GAME.set_up(2, {}), seed)
    brawler = Brawler(seed)
    while match.decision is not None:
        row = GAME.observe(match, match.decision.seat)
        assert len(row) == len(OBSERVED)
        assert all(0 <= number <= 4 for number in row), [pair for pair in zip(OBSERVED, row) if not 0 <= pair[1] <= 4]
        match.push(brawler.choose(match))


def test_what_is_hidden_changes_nothing() -> None:
    """Dealt anew, and read from plain data."""
    match: Match5 = Match(GAME, GAME.set_up(2, {}), 8)
    brawler, rng = Brawler(8), random.Random(8)
    while match.decision is not None:
        if rng.random() < 0.1:
            for seat in SEATS:
                row = GAME.observe(match, seat)
                imagined = match.imagine(seat, rng.getrandbits(64))
                assert GAME.observe(imagined, seat) == row, match.decision
                assert observe(read_view(match.view(seat))) == row, match.decision
        match.push(brawler.choose(match))


def test_what_each_side_may_win_next() -> None:
    empty = numbers(position("army ruins_of_dale: wargs 3\ncontrol: ruins_of_dale"))
    manned = numbers(position("army ruins_of_dale: wargs 3\ncontrol: ruins_of_dale\narmy camp: lake_men 3"))
    beside = numbers(position("army valley_northwest: wargs 3\narmy camp: lake_men 3"))
    taken = numbers(position("army camp: wargs 3\narmy eb_plain_west: lake_men 3\ncontrol: camp"))
    assert empty["prospect: points pressed from two steps"] > manned["prospect: points pressed from two steps"] > 0
    assert empty["prospect: points not manned"] > manned["prospect: points not manned"]
    assert beside["prospect: points pressed"] > manned["prospect: points pressed"]
    assert taken["prospect: points that may be won back"] > empty["prospect: points that may be won back"]
    assert taken["prospect: fate left for each missing point"] > beside["prospect: fate left for each missing point"]


def test_what_stands_at_a_site_and_around_it() -> None:
    match = position("""
        army camp: lake_men 3, damage 1, command 2
        army eb_plain_west: wood_elf_archers 2
        army valley_northwest: orcs 4, damage 3
        army ruins_of_dale: great_orcs 2
        army valley_dale_hills: wargs 3
        control: ruins_of_dale
        tokens camp: dwarves 1, elves 1
        """)
    here = numbers(match)
    assert here["camp: free strength"] == pytest.approx(3 / 6)
    assert here["camp: free staying"] == pytest.approx(5 / 10)
    assert here["camp: free leadership"] == pytest.approx(2 / 4)
    assert here["camp: free one step away"] == pytest.approx(2 / 12)
    assert here["camp: free tokens"] == pytest.approx(2 / 3)
    assert here["camp: shadow one step away"] == pytest.approx(4 / 12)
    assert here["camp: shadow staying one step away"] == pytest.approx(5 / 20)
    assert here["camp: shadow two steps away"] == pytest.approx(4 / 12)
    assert here["camp: shadow three steps away"] == pytest.approx(3 / 12)
    assert here["camp: held"] == here["camp: shadow strength"] == 0
    assert here["ruins_of_dale: held"] == 1
    assert here["ruins_of_dale: shadow strength"] == pytest.approx(4 / 6)
    assert here["ruins_of_dale: free two steps away"] == pytest.approx(3 / 12)
    assert here["points"] == pytest.approx(0.2)
    assert here["eastern_bank: free strength"] == pytest.approx(5 / 20)
    assert here["valley: shadow damage"] == pytest.approx(3 / 10)
    assert here["shadow: elites"] == pytest.approx(2 / 6)
    assert here["shadow: units"] == pytest.approx(9 / 40)


def test_dice_fate_and_characters() -> None:
    match = position("""
        turn: 4
        dice free: character 2, will 1
        dice shadow: eye 1
        fate: 9
        walls front_gate: 2
        army front_gate: dwarf_veterans 2
        army eb_gate_plain: orcs 3
        character thorin: front_gate
        character gandalf: out
        """)
    here = numbers(match)
    assert here["turn"] == pytest.approx(0.4)
    assert here["free: dice"] == pytest.approx(3 / 6)
    assert here["free: character dice"] == pytest.approx(2 / 3)
    assert here["shadow: eye dice"] == pytest.approx(1 / 3)
    assert here["fate: marker"] == pytest.approx(9 / 15)
    assert here["beorn: steps of fate"] == pytest.approx(2 / 15)
    assert here["bilbo: steps of fate"] == 0
    assert here["beorn: waiting"] == here["thorin: on the map"] == here["gandalf: out"] == 1
    assert here["thorin: waiting"] == here["gandalf: on the map"] == 0
    assert here["thorin: army"] == pytest.approx(4 / 6)
    assert here["thorin: enemies beside"] == pytest.approx(3 / 12)
    assert here["front_gate: walls"] == pytest.approx(4 / 6)
    assert here["phase: action"] == 1
    assert here["shadow acts"] == 0


def test_a_combat() -> None:
    match = attack("eb_gate_plain: orcs 4, damage 1", "front_gate: dwarf_veterans 2", combat_dice=[1] * 40)
    here = numbers(match)
    assert here["battle: goes on"] == here["battle: shadow attacks"] == 1
    assert here["battle: points"] == 1
    assert here["battle: walls"] == 1
    assert here["battle: shadow strength"] == pytest.approx(4 / 6)
    assert here["battle: shadow staying"] == pytest.approx(7 / 10)
    assert here["battle: free strength"] == pytest.approx(4 / 6)
    assert here["battle: shadow has chosen"] == 0
    play(match, "manoeuvre=play:orcs")
    assert numbers(match)["battle: shadow has chosen"] == 1
    assert sum(value for name, value in numbers(position("turn: 2")).items() if name.startswith("battle")) == 0


def test_only_the_own_hand_is_told() -> None:
    match = position("hand free: ev_02 ev_03 fp_story_05\nhand shadow: ev_05 sp_story_07")
    free, shadow = numbers(match, "free"), numbers(match, "shadow")
    assert free["hand: blow_the_horns"] == 1
    assert free["hand: fierce_defence"] == free["hand: no_quarter"] == 0.5
    assert free["hand: fp_story_05"] == shadow["hand: sp_story_07"] == 1
    assert free["hand: sp_story_07"] == free["hand: call_to_arms"] == shadow["hand: fp_story_05"] == 0
    assert (free["free: cards"], free["shadow: cards"]) == (pytest.approx(3 / 6), pytest.approx(2 / 6))
    assert (free["seat: shadow"], shadow["seat: shadow"]) == (0, 1)


def test_figures_on_their_way() -> None:
    match = with_die("shadow army", "army valley_east: orcs 3\narmy bl_centre: orcs 1")
    play(match, "use=strategic", "move-from=valley_east", "move-to=valley_south")
    assert numbers(match)["shadow units moving"] == pytest.approx(3 / 10)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("bats: valley 2", "valley: bats"),
        ("eagles: valley 1", "valley: eagles"),
        ("passes: west", "western pass open"),
        ("army goblin_muster_west: goblins 3", "goblin_muster_west: units"),
        ("tokens bl_north: shadow 2", "shadow: tokens"),
        ("character bolg: bl_north\narmy bl_north: orcs 2", "bolg: army"),
        ("rings: 2", "rings"),
    ],
)
def test_the_rest_is_told_too(line: str, name: str) -> None:
    assert numbers(position(""))[name] == 0
    assert numbers(position(line))[name] > 0
