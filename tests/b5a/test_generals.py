"""The generals' abilities, eagles and bats: who is called, who flies, who is shot at."""

from __future__ import annotations

import pytest

from tests.b5a.helpers import Match5, attack, command, damage, position, reason, tokens, units, walls, where, with_die
from tests.story import asked, load, options, play, shown, told, until
from westmarch.core.errors import BadText
from westmarch.games.b5a.characters import generals
from westmarch.games.b5a.facts.pieces import BARD, DAIN
from westmarch.games.b5a.facts.uncertain import BARD_GENERAL, DAIN_GENERAL

# -- generals


def general(who: str, lines: str, **scripts: list[object]) -> Match5:
    match = position(f"active: {who}\ndice free: event 1, muster 1\n{lines}", **scripts)
    play(match, f"action=general:{who}")
    return match


def test_bard_lays_a_token() -> None:
    lines = "character bard: camp\narmy camp: lake_men 1\ncontrol: ravenhill\narmy eb_plain_west: orcs 1"
    match = general("bard", lines)
    assert "ravenhill" not in options(match)
    assert "front_gate" in options(match)
    play(match, "lay-token=lower_slopes")
    assert tokens(match, "lower_slopes") == {"dwarves": 1}
    assert not shown(match, "characters", "bard", "active")


def test_dain_flips_a_dwarf_token() -> None:
    lines = "character dain: camp\ntokens camp: dwarves 1, elves 1\ntokens ravenhill: elves 1"
    match = general("dain", lines, token_dwarves=["dwarf_regulars"])
    assert units(match, "camp") == {"dwarf_regulars": 1}
    assert tokens(match, "camp") == {"elves": 1}


def test_thranduils_archery() -> None:
    match = general(
        "thranduil",
        """
        character thranduil: ravenhill
        army camp: lake_men 2
        army eb_mountain_west: wood_elf_archers 2, dwarf_regulars 1
        army eb_plain_centre: wood_elf_archers 1
        army eb_plain_west: orcs 5
        """,
        archery_dice=[5, 5, 4, 1],
    )
    assert len(told(match, "rolled")[0]["dice"]) == 4, "plains don't suit archers, and dwarves don't shoot"
    assert damage(match, "eb_plain_west") == 2


def test_archery_rolls_five_dice_at_most() -> None:
    match = general(
        "thranduil",
        """
        character thranduil: camp
        army camp: lake_men 4
        army eb_mountain_west: lake_men 4
        army eb_plain_west: orcs 5
        """,
    )
    assert len(told(match, "rolled")[0]["dice"]) == 5


def test_gandalf_blasts_three_dice_or_five_after_concentrating() -> None:
    lines = "character gandalf: camp\narmy eb_plain_west: orcs 5\narmy bl_centre: orcs 2\n"
    match = general("gandalf", lines, blast_dice=[5, 6, 4])
    assert set(options(match)) == {"eb_plain_west", "concentrate"}
    assert reason(match, "bl_centre") == "out-of-range"
    play(match, "blast=eb_plain_west")
    assert damage(match, "eb_plain_west") == 2
    match = general("gandalf", lines)
    play(match, "blast=concentrate")
    assert shown(match, "concentration") == 1
    match = general("gandalf", lines + "concentration: 1\n", blast_dice=[5, 5, 5, 5, 1])
    assert damage(match, "eb_plain_west") == 4
    assert shown(match, "concentration") == 0


def test_a_blast_hits_walls_first_and_bodyguards_stop_it() -> None:
    lines = "character gandalf: camp\nconcentration: 1\narmy front_gate: orcs 2"
    match = general("gandalf", lines, blast_dice=[5, 5, 1, 1, 1])
    assert walls(match, "front_gate") == 2
    match = general(
        "gandalf",
        """
            character gandalf: camp
            concentration: 1
            army eb_plain_west: orcs 2
            character bolg: eb_plain_west
            guards: 1
            """,
        blast_dice=[5, 5, 1, 1, 1],
    )
    play(match, "bodyguard=use")
    assert damage(match, "eb_plain_west") == 0
    assert shown(match, "guards") == 0


def test_a_concentration_token_is_lost_with_gandalf() -> None:
    lines = "character gandalf: valley_east\nconcentration: 1"
    match = attack("ruins_of_dale: orcs 5", "valley_east: lake_men 1", lines, combat_dice=[6] * 6)
    until(match, "advance", manoeuvre="play:regroup", casualties="done")
    assert where(match, "gandalf") == "out"
    assert not match.view(None)["concentration"]


def test_a_general_alone_can_use_his_ability() -> None:
    match = general("gandalf", "character gandalf: eb_plain_west\narmy eb_plain_west: orcs 5")
    play(match, "blast=eb_plain_west")


_LORD = "fate: 8\ncharacter lord_of_the_eagles: eagles_eyrie\n"


def test_the_lord_of_the_eagles_calls_or_flies() -> None:
    match = general("lord_of_the_eagles", _LORD + "eagles: eyrie 2\narmy camp: lake_men 1")
    play(match, "eagles=call")
    assert shown(match, "eagles", "eyrie") == 3
    match = general("lord_of_the_eagles", _LORD + "eagles: eyrie 3\narmy camp: lake_men 1")
    play(match, "eagles=fly", "eagles-to=n:1", "eagles-to=n:0", "eagles-to=n:2", "lord-with=territory:valley")
    assert list(shown(match, "eagles").values()) == [1, 0, 2, 0, 0]


def lord_at(match: Match5) -> object:
    place = match.view("shadow")["characters"]["lord_of_the_eagles"]["place"]
    assert load(match.position()).view("shadow")["characters"]["lord_of_the_eagles"]["place"] == place
    return place


def test_the_lord_of_the_eagles_is_shown_where_he_flies() -> None:
    match = general("lord_of_the_eagles", _LORD + "eagles: eyrie 2\narmy camp: lake_men 1\narmy valley_east: orcs 5")
    play(match, "eagles=fly", "eagles-to=n:0", "eagles-to=n:0", "eagles-to=n:2")
    assert lord_at(match) == "valley", "all fly there, so there is nothing to ask"
    match = general("lord_of_the_eagles", _LORD + "eagles: eyrie 2\narmy camp: lake_men 1\narmy valley_east: orcs 5")
    play(match, "eagles=fly", "eagles-to=n:1", "eagles-to=n:0", "eagles-to=n:1", "lord-with=territory:eastern_bank")
    assert lord_at(match) == "eastern_bank"


def test_the_lord_of_the_eagles_goes_home_last() -> None:
    lines = """
        fate: 8
        character lord_of_the_eagles: valley
        eagles: valley 2
        dice free: muster 1
        army valley_east: orcs 5
        army valley_south: orcs 5
        """
    match = position(lines, eagle_dice=[1] * 20)
    play(match, "use=eagles", "eagle-target=valley_east", "eagle-target=done")
    assert lord_at(match) == "valley"
    match = position(lines, eagle_dice=[1] * 20)
    play(match, "use=eagles", "eagle-target=valley_east", "eagle-target=valley_south")
    assert lord_at(match) == "eagles_eyrie"
    match = position(lines.replace("dice free: muster 1", "phase: end"))
    assert lord_at(match) == "eagles_eyrie", "at the end of the turn"


def test_an_older_position_has_the_lord_in_the_eyrie_wherever_his_eagles_are() -> None:
    assert lord_at(position(_LORD + "eagles: valley 2\narmy camp: lake_men 1")) == "valley"
    assert lord_at(position(_LORD + "eagles: valley 2, eyrie 1\narmy camp: lake_men 1")) == "eagles_eyrie"
    with pytest.raises(BadText, match="Lord of the Eagles"):
        position("fate: 8\ncharacter lord_of_the_eagles: valley\neagles: eyrie 1\narmy camp: lake_men 1")


def test_what_bard_and_dain_do_stands_among_the_uncertain_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    """An owner of the game who has the sheets exchanges two words in uncertain.py."""
    monkeypatch.setattr(generals, "TOKEN_ABILITY", {BARD: DAIN_GENERAL, DAIN: BARD_GENERAL})
    lines = "character {}: camp\narmy camp: lake_men 1\ntokens camp: dwarves 1\ntokens eastern_spur: dwarves 1"
    assert asked(general("bard", lines.format("bard"))).kind == "b5a.flip-dwarves"
    assert asked(general("dain", lines.format("dain"))).kind == "b5a.lay-token"


# -- eagles


def test_eagles_attack_different_armies_of_their_territory() -> None:
    match = position(
        _LORD
        + """
        eagles: valley 2, eyrie 1
        dice free: muster 1
        army valley_east: orcs 5
        army valley_south: orcs 5
        army bl_centre: orcs 2
        """,
        eagle_dice=[4, 1, 1, 4, 1, 4, 4, 4],
    )
    play(match, "use=eagles")
    assert set(options(match)) == {"valley_east", "valley_south"}
    play(match, "eagle-target=valley_east")
    assert options(match) == ("valley_south", "done")
    play(match, "eagle-target=valley_south", "reroll=reroll:0:2", "casualties=done")
    assert shown(match, "eagles", "eyrie") == 3, "all are home before the first attack"
    assert damage(match, "valley_east") == 2, "4 and, rolled again, 4"
    assert damage(match, "valley_south") == 3


def test_eagles_need_their_lord() -> None:
    match = position("dice free: muster 1\neagles: eyrie 2\narmy valley_east: orcs 1\ntokens camp: elves 1")
    assert reason(match, "eagles") == "lord-not-in-play"


def test_eagles_go_home_at_the_end_of_the_turn() -> None:
    match = position(
        _LORD
        + """
        phase: end
        eagles: valley 2, eyrie 1
        bats: valley 2
        army camp: lake_men 1, command 1
        """
    )
    assert shown(match, "eagles", "eyrie") == 3
    assert not any(shown(match, "bats").values())
    assert command(match, "camp") == 0


# -- bats


def test_bats_move_an_army_of_their_territory() -> None:
    match = with_die(
        "shadow muster", "bats: valley 1\narmy valley_east: orcs 1\narmy bl_centre: orcs 1\ntokens bl_north: shadow 1"
    )
    play(match, "use=bats", "move-to=valley_south")
    assert units(match, "valley_south") == {"orcs": 1}
    assert not any(shown(match, "bats").values())
    match = with_die("shadow muster", "bats: southern_spur 1\narmy bl_centre: orcs 1\ntokens bl_north: shadow 1")
    assert reason(match, "bats") == "no-bats-army"
