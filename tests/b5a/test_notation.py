"""Positions as text: what is omitted, what is refused, and that a line number comes with every error."""

from __future__ import annotations

import pytest

from tests.b5a.helpers import GAME, position
from tests.story import asked, load, options
from westmarch.core.errors import BadText
from westmarch.games.b5a.cards import BOX
from westmarch.games.b5a.state import set_up
from westmarch.games.b5a.text.notation import write_state
from westmarch.games.b5a.text.reading import read_state

HEAD = "westmarch position 1\ngame: b5a\nseats: free shadow\nseed: 1\n\n[state]\n"


def test_the_start_is_written_as_nothing() -> None:
    assert write_state(set_up(BOX)) == []


def test_everything_survives_writing_and_reading() -> None:
    match = position(
        """
        turn: 4
        mover: shadow
        fate: 9
        rolls: 6 7
        dice free: will 1, muster 2
        dice shadow: eye 2
        army camp: lake_men 2, damage 1, command 1
        army bl_north: orcs 7, great_orcs 1, command 2
        tokens lower_slopes: dwarves 1, elves 2
        character thorin: camp
        character bard: out
        character bilbo: away
        character lord_of_the_eagles: eagles_eyrie
        character bolg: bl_north
        rings: 3
        guards: 2
        eagles: valley 1, eyrie 2
        bats: valley 2
        space beorn: 10
        active: gandalf
        control: fallen_bridge
        walls ravenhill: 2
        passes: north
        table: sp_story_06 fp_story_02
        troubled: gandalf
        hand free: ev_01 fp_story_04
        hand shadow: ev_02 sp_story_01
        used: ev_03
        dropped free: ev_04
        dropped shadow: ev_05 sp_story_02
        fate cards: fate_09
        fate cards done: fate_02
        armour: 2
        concentration: 1
        tiles: one 2, arkenstone 1
        unflipped: lake_men 8, wood_elf_archers 10, orcs 3
        """
    )
    state = match.checkpoint.state
    lines = write_state(state)
    again = read_state([(number, *_split(line)) for number, line in enumerate(lines)])
    assert write_state(again) == lines
    for name in dir(state):
        if not name.startswith("_") and name not in ("battle", "copy", "result", "transit"):
            assert getattr(again, name) == getattr(state, name), name


def _split(line: str) -> tuple[str, str]:
    key, _, value = line.partition(":")
    return key.strip(), value.strip()


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("army camp: trolls 2", "no “trolls”"),
        ("army camp: lake_men two", "should be a number"),
        ("army camp: lake_men", "should be “name count”"),
        ("army camp: lake_men 1, lake_men 2", "twice"),
        ("character bolg: goblin_muster_west", "can't be there"),
        ("army nowhere: lake_men 1", "no “nowhere”"),
        ("army camp: lake_men 6", "more than 5 units"),
        ("army camp: lake_men 1, damage 2", "more damage than units"),
        ("army camp: lake_men 1, orcs 1", "both sides"),
        ("army camp: command 1", "without an army"),
        ("army mountain_pass_west: lake_men 1", "can't be there"),
        ("army bl_north: great_orcs 7", "more great_orcs than there are"),
        ("character gandalf: mountain_pass_west", "can't be there"),
        ("character gandalf: eagles_eyrie", "can't be there"),
        ("character gandalf: away", "can't be there"),
        ("character saruman: camp", "no “saruman”"),
        ("character beorn: camp", "army units"),
        ("character beorn: bl_southeast", "wrath"),
        ("fate: 16", "number up to 15"),
        ("fate: -1", "number up to 15"),
        ("turn: soon", "number"),
        ("phase: lunch", "no “lunch”"),
        ("mover: gandalf", "no “gandalf”"),
        ("board: full", "only be “empty”"),
        ("control: bl_north", "neither settlement"),
        ("control: camp", "can't control"),
        ("walls camp: 1", "no fortification"),
        ("walls ravenhill: 4", "number up to 3"),
        ("active: bilbo", "no general"),
        ("troubled: bolg", "no general"),
        ("rolls: 5", "name count"),
        ("dice free: character 100", "number up to 99"),
        ("dice free: eye 1", "other side"),
        ("dice shadow: will 1", "other side"),
        ("dice free: character 4, will 3", "more dice"),
        ("active: bard dain gandalf thranduil", "more activation"),
        ("space gandalf: 3", "can't be there"),
        ("table: sp_story_05", "orcs on card"),
        ("orcs on card: 3", "orcs on card"),
        ("table: sp_story_06", "troubled"),
        ("troubled: gandalf", "troubled"),
        ("army camp: lake_men 1, command 7", "more command"),
        ("tokens camp: dwarves 16", "more dwarves"),
        ("tokens mountain_pass_west: shadow 1", "can't be there"),
        ("bats: valley 4, broken_lands 3", "more bats"),
        ("bats: eyrie 1", "no “eyrie”"),
        ("eagles: eyrie 6", "more eagles"),
        ("tiles: one 9", "more one"),
        ("unflipped: orcs 10", "more orcs"),
        ("unflipped: orcs 1", "more"),
        ("tokens bl_north: elves 1", "can't be there"),
        ("hand free: ev_31", "no “ev_31”"),
        ("hand free: sp_story_01", "other side"),
        ("hand free: ev_01 ev_01", "two places"),
        ("hand free: ev_01 ev_02 ev_03 ev_04 ev_05 ev_06 ev_07", "more hand"),
        ("table: ev_01", "can't be there"),
        ("fate cards: fate_01 fate_01", "two places"),
        ("battle: shadow from bl_north at camp", "no combat"),
        ("battle: shadow from bl_centre at camp", "no combat"),
        ("battle: shadow", "no combat"),
        ("result: nobody", "seat reason"),
        ("wizard: gandalf", "wizard"),
    ],
)
def test_bad_lines_are_refused_with_their_number(line: str, problem: str) -> None:
    with pytest.raises(BadText, match=problem) as caught:
        load(HEAD + "fate cards: fate_02\n" + line + "\n" if "fate cards" not in line else HEAD + "\n" + line + "\n")
    assert caught.value.line == 8


def test_the_line_that_goes_too_far_is_named() -> None:
    """Each line alone would be possible: the last one that adds to the count is to blame."""
    for lines, line, problem in (
        ("army camp: lake_men 1, command 3\narmy ravenhill: lake_men 1, command 4\nfate: 2", 8, "more command"),
        ("tokens camp: dwarves 8\ntokens ravenhill: dwarves 9\nfate: 2", 8, "more dwarves"),
        ("army camp: wood_elf_archers 5\narmy ravenhill: wood_elf_archers 5\nfate: 2", 8, "more wood_elf_archers"),
    ):
        with pytest.raises(BadText, match=problem) as caught:
            load(HEAD + lines + "\n")
        assert caught.value.line == line


def test_tokens_of_the_set_up_give_way_to_an_enemy() -> None:
    """Who writes an army or a marker into a region need not say that the tokens there are lost."""
    for line in ("army fallen_bridge: orcs 2", "control: fallen_bridge"):
        match = load(HEAD + line + "\n")
        assert "tokens" not in match.view(None)["areas"]["fallen_bridge"]
        assert match.view(None)["areas"]["fallen_bridge"]["held"]
    with pytest.raises(BadText, match="can't be there") as caught:
        load(HEAD + "control: fallen_bridge\ntokens fallen_bridge: elves 1\n")
    assert caught.value.line == 8


def test_the_lord_of_the_eagles_alone_is_one_eagle() -> None:
    match = load(HEAD + "character lord_of_the_eagles: eagles_eyrie\n")
    assert match.view(None)["eagles"]["eyrie"] == 1


def test_a_key_can_be_there_once() -> None:
    with pytest.raises(BadText, match="twice"):
        load(HEAD + "fate: 1\nfate: 2\n")


def test_a_combat_fills_in_what_is_not_written() -> None:
    """Manoeuvre cards, the phase, Beorn and a combined attack follow from the board."""
    armies = "army camp: lake_men 3\narmy eb_plain_west: orcs 3\narmy eb_gate_plain: wargs 2\n"
    match = load(HEAD + "board: empty\n" + armies + "battle: shadow from eb_plain_west at camp round 2\n")
    assert match.view(None)["phase"] == "action"
    assert options(match) == ("play:orcs", "play:regroup")
    match = load(HEAD + "board: empty\n" + armies + "battle: shadow from eb_plain_west eb_gate_plain at camp\n")
    assert asked(match).kind == "b5a.army"
    beorn = "character beorn: camp\nwrath: 5\narmy eb_plain_west: orcs 3\n"
    match = load(HEAD + "board: empty\n" + beorn + "battle: shadow from eb_plain_west at camp\n")
    assert match.view(None)["battle"]["beorn"] == "defends"
    match = load(HEAD + "board: empty\n" + beorn + "battle: free from camp at eb_plain_west\n")
    assert match.view(None)["battle"]["beorn"] == "attacks"
    for line in ("battle: shadow from eb_plain_west at camp\nphase: fate", "battle: free from eb_plain_west at camp"):
        with pytest.raises(BadText, match="no combat"):
            load(HEAD + "board: empty\n" + armies + line + "\n")


def test_a_position_in_the_middle_of_a_combat() -> None:
    battle = "shadow from eb_plain_west at camp army eb_plain_west round 1 fought eb_plain_west"
    match = position(
        f"""
        army camp: lake_men 3
        army eb_plain_west: orcs 3
        hand free: ev_02
        battle: {battle} hand-free regroup hand-shadow regroup spent-shadow orcs
        """
    )
    decision = match.decision
    assert decision is not None
    assert decision.options == ("play:regroup", "card:ev_02"), "the attacker has one card left, so nobody asks him"
    assert load(match.position()).position() == match.position()
    assert GAME.key in match.position()
