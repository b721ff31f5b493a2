"""Chapter III: Sméagol, Tamed Wretch. Docstrings quote the line of the rules notes that a test is about."""

from __future__ import annotations

import pytest

from tests.story import asked, load, options, play, reason, shown, told
from tests.wotr.helpers import company, nation, where
from tests.wotr.lome.helpers import act, position
from westmarch.core.errors import BadText
from westmarch.games.wotr.lome.characters import SMEAGOL
from westmarch.games.wotr.state import War

HUNTED = "hunt box: free 0, shadow 1\ndice free: character\ndice shadow: army"
HERE = "character smeagol: fellowship"
GONE = "character smeagol: eliminated"
ALONE = company()


def moves(*lines: str, tile: str | list[str] = "smeagol_1") -> War:
    """The Fellowship has moved, the Hunt has succeeded, and that tile was drawn."""
    tiles = [tile] if isinstance(tile, str) else tile
    match = position(*lines, HUNTED, hunt_dice=[6], hunt_tile=tiles)
    return act(match, "move-fellowship")


# -- how he comes


def test_two_of_his_tiles_are_in_the_pool_at_the_start() -> None:
    """Two Smeagol tiles belong to the set-up; they are neither standard nor special tiles."""
    state = position().state
    assert sorted(tile for tile in state.pool if tile.startswith("smeagol_")) == ["smeagol_1", "smeagol_2"]
    assert "smeagol_1" not in state.edition.standard_tiles
    assert "special tiles" not in position().position()


def test_his_tile_brings_him_as_guide_without_damage() -> None:
    """Tile drawn -> resolve the Smeagol effect first -> then ordinary hunt steps with damage 0."""
    match = moves()
    assert where(match, "smeagol") == "fellowship"
    assert match.state.guide == SMEAGOL
    assert match.state.corruption == 0
    assert match.state.hidden
    assert match.state.tiles_removed == ["smeagol_1"]
    assert [event.kind for event in match.events if "smeagol" in event.kind] == ["wotr.smeagol-joins"]
    assert match.view("shadow")["fellowship"]["guide"] == "smeagol"


def test_no_card_that_replaces_tiles_keeps_him_away() -> None:
    """Tile-replacement cards cannot undo it."""
    match = moves("table: mithril-coat-and-sting")
    assert asked(match)[1] == "wotr.use-die", "nobody is asked about the tile"
    assert match.state.guide == SMEAGOL
    assert match.state.table == ["mithril-coat-and-sting"]
    assert told(match, "wotr.tile-replaced") == []


def test_a_card_that_prevents_the_draw_prevents_him_too() -> None:
    match = position("table: wizards-staff", HUNTED, hunt_dice=[6], hunt_tile=["smeagol_1"])
    act(match, "move-fellowship", "yes")
    assert where(match, "smeagol") == "set-aside"


def test_his_tile_while_he_is_there_does_no_damage_and_is_out() -> None:
    """Smeagol in play? -> 0, tile out."""
    match = moves(HERE, tile="smeagol_2")
    assert match.state.corruption == 0
    assert match.state.tiles_removed == ["smeagol_2"]
    assert told(match, "wotr.smeagol-joins") == []


@pytest.mark.parametrize("lines", [GONE, ALONE], ids=["he has gone", "gollum is there"])
def test_his_tile_without_him_is_discarded_and_another_one_drawn(lines: str) -> None:
    """Gollum in play, or Smeagol already gone? -> discard, redraw."""
    match = moves(lines, tile=["smeagol_1", "std_0r_1"])
    assert where(match, "smeagol") != "fellowship"
    assert match.state.tiles_removed == ["smeagol_1"]
    assert match.state.tiles_drawn == ["std_0r_1"]
    assert [each["tile"] for each in told(match, "wotr.tile")] == ["smeagol_1", "std_0r_1"]


def test_tiles_that_go_back_without_effect_do_not_bring_him() -> None:
    """Order of checks on a Smeagol tile: event says return tiles without effect? -> return."""
    lines = "character strider: edoras\narmy edoras: rohan 1/0/0\nhand free: challenge-of-the-king"
    match = position(lines, "dice free: event\ndice shadow: army", hunt_tile=["smeagol_1", "std_3_1", "std_eyer_1"])
    act(match, "card:challenge-of-the-king")
    assert where(match, "smeagol") == "set-aside"
    assert "smeagol_1" in match.state.pool


def test_a_tile_drawn_by_an_event_brings_him() -> None:
    """Reading: a Sméagol tile drawn by an event such as Orc Patrol brings him in."""
    lines = "hand shadow: orc-patrol\nfellowship: hollin, progress 1\nacting: shadow"
    match = position(lines, "dice free: event\ndice shadow: character", hunt_tile=["smeagol_2"])
    act(match, "card:orc-patrol")
    assert match.state.guide == SMEAGOL


def test_on_the_mordor_track_his_tile_does_not_stop_the_fellowship() -> None:
    """On the Mordor track a Smeagol tile has no stop icon: the Fellowship advances."""
    match = position("fellowship: mordor 1", "dice free: character\ndice shadow: army", hunt_tile=["smeagol_1"])
    act(match, "move-fellowship")
    assert match.state.mordor == 2
    assert match.state.guide == SMEAGOL


def test_an_emptied_pool_is_filled_with_standard_tiles_only() -> None:
    """Not put back when an emptied pool is refilled."""
    standard = position().state.edition.standard_tiles
    drawn = " ".join(tile for tile in standard if tile != "std_0r_1")
    match = moves(f"tiles drawn: {drawn}\ntiles removed: smeagol_2", tile=["smeagol_1"])
    assert "std_0r_1" in match.state.pool
    assert match.state.tiles_removed == ["smeagol_2", "smeagol_1"]
    match = moves(f"tiles drawn: {' '.join(standard)}\ntiles removed: smeagol_2", tile=["smeagol_1"])
    assert sorted(match.state.pool) == sorted(standard), "the last tile was his: the pool is full again, without it"


# -- guide and level


def test_he_stays_the_guide_whatever_the_levels() -> None:
    """Forced guide: disable the change-guide choice and the highest-level check while he is in play."""
    match = position(HERE, "phase: fellowship")
    assert match.state.guide == SMEAGOL
    assert asked(match)[1] == "wotr.fellowship.phase"
    assert not [token for token in options(match) if token.startswith("character:")]
    assert reason(match, "character:strider") == "wotr-why-always-guides"


@pytest.mark.parametrize(
    ("others", "level"), [(("strider", "gimli"), 3), (("gimli", "peregrin"), 2), (("peregrin",), 1)]
)
def test_as_casualty_he_takes_the_highest_level_of_the_others(others: tuple[str, ...], level: int) -> None:
    """Level X = best level among the OTHER companions; as guide casualty he soaks X."""
    match = moves(HERE, company(*others), tile="std_3_1")
    assert asked(match) == ("free", "wotr.hunt.casualty")
    play(match, "guide")
    if others == ("peregrin",):
        play(match, "no")  # the new guide's own ability
    assert match.state.corruption == 3 - level
    assert where(match, "smeagol") == "eliminated"


def test_his_level_falls_when_the_others_leave() -> None:
    """Level X, recomputed whenever it is needed."""
    match = position(HERE, company("strider", "peregrin"), HUNTED)
    assert shown(match, "smeagol_level") == 3
    act(match, "separate", "character:strider", "done", "rivendell")
    assert shown(match, "smeagol_level") == 1
    assert shown(match.clone(), "smeagol_level") == 1
    match.pop()
    assert shown(match, "smeagol_level") == 3
    assert shown(load(match.position()), "smeagol_level") == 3


def test_he_counts_as_a_companion_for_the_hunt_dice() -> None:
    """He counts as companion for hunt allocation."""
    match = position(HERE, company("strider"), "phase: hunt-dice")
    assert options(match) == ("count:0", "count:1", "count:2")


def test_he_may_be_the_random_casualty() -> None:
    """He counts as companion for random casualty."""
    match = position(HERE, company("boromir"), HUNTED, hunt_dice=[6], hunt_tile=["std_3_1"], hunt_casualty=["smeagol"])
    act(match, "move-fellowship", "random")
    assert where(match, "smeagol") == "eliminated"
    assert match.state.corruption == 1


def test_the_lure_of_the_ring_costs_his_level() -> None:
    lines = "hand shadow: lure-of-the-ring\nfellowship: hollin, revealed\nacting: shadow"
    match = position(
        HERE, company("gimli"), lines, "dice free: event\ndice shadow: character", random_companion=["smeagol"]
    )
    act(match, "card:lure-of-the-ring", "use-ring")
    assert match.state.corruption == 2


def test_he_is_no_gollum() -> None:
    """Smeagol is not Gollum for any card text."""
    lines = "hand shadow: candles-of-corpses\nfellowship: hollin, progress 1\nacting: shadow"
    match = position(HERE, lines, "dice free: event\ndice shadow: character", card_dice=[4, 5, 1])
    act(match, "card:candles-of-corpses")
    assert match.state.corruption == 2, "with Gollum as guide only sixes would count"
    match = position(HERE, "hand free: there-is-another-way", "dice free: event\ndice shadow: army")
    before = where(match, "gollum")
    act(match, "card:there-is-another-way")
    assert before == "set-aside"
    assert asked(match)[1] != "wotr.card.move-fellowship"


# -- separation


def test_a_die_does_not_separate_him() -> None:
    """Reading: separating Sméagol with a die is not possible."""
    match = position(HERE, company("strider", "gimli"), HUNTED)
    act(match, "separate")
    assert "character:smeagol" not in options(match)
    assert reason(match, "character:smeagol") == "wotr-why-never-parts"


def test_separated_by_a_card_he_is_eliminated() -> None:
    """Breaking-of-the-Fellowship effects (separation = elimination)."""
    lines = "hand shadow: the-breaking-of-the-fellowship\nfellowship: hollin, revealed\nacting: shadow"
    match = position(
        HERE, company("strider", "gimli"), lines, "dice free: event\ndice shadow: character", hunt_tile=["std_1_1"]
    )
    act(match, "card:the-breaking-of-the-fellowship", "character:smeagol")
    assert where(match, "smeagol") == "eliminated"
    assert "we-shall-get-it" in match.state.table
    assert match.state.guide != SMEAGOL


def test_all_leave_at_once_and_he_is_gollum() -> None:
    """Reading: Sméagol and all other companions leave at once: he becomes Gollum, no "We Shall Get It"."""
    lines = "hand shadow: the-breaking-of-the-fellowship\nfellowship: hollin, revealed\nacting: shadow"
    match = position(HERE, company("strider"), lines, "dice free: event\ndice shadow: character", hunt_tile=["std_2_1"])
    act(match, "card:the-breaking-of-the-fellowship")
    assert where(match, "strider") == "hollin"
    assert where(match, "gollum") == "fellowship"
    assert match.state.table == []


# -- how he leaves


def test_he_leaves_on_declaration_in_a_city_or_stronghold() -> None:
    """Leaves on declaration in an unconquered city or stronghold; healing and activation happen as usual."""
    match = position(HERE, "phase: fellowship", "fellowship: fangorn, progress 2, corruption 2")
    assert nation(match, "rohan") == "3 passive"
    play(match, "edoras", "character:gandalf_the_grey")
    assert where(match, "smeagol") == "eliminated"
    assert match.state.corruption == 1
    assert nation(match, "rohan") == "3 active"
    assert match.state.table == ["we-shall-get-it"]


@pytest.mark.parametrize("target", ["bree", "old_forest"])
def test_he_stays_when_declared_elsewhere(target: str) -> None:
    match = position(HERE, "phase: fellowship", "fellowship: buckland, progress 2")
    play(match, target)
    assert where(match, "smeagol") == "fellowship"


def test_he_stays_where_the_shadow_holds_the_stronghold() -> None:
    lines = "army helms_deep: isengard 1/0\ncontrol helms_deep: shadow"
    match = position(HERE, lines, "phase: fellowship", "fellowship: fords_of_isen, progress 1")
    play(match, "helms_deep")
    assert where(match, "smeagol") == "fellowship"


def test_his_end_brings_the_shadows_card_at_once() -> None:
    """Removal -> "We Shall Get It" on the table at once."""
    match = moves(HERE, company("strider", "gimli"), tile="std_3_1")
    play(match, "guide")
    assert match.state.table == ["we-shall-get-it"]
    assert match.view("free")["table"] == ["we-shall-get-it"]
    assert [each["card"] for each in told(match, "wotr.put-in-play")] == ["we-shall-get-it"]


def test_the_last_companion_falls_in_a_hunt_and_he_is_gollum() -> None:
    """Last companion -> becomes Gollum, no card. Check after every change, also in the middle of a hunt."""
    match = position(HERE, company("gimli"), HUNTED, hunt_dice=[6], hunt_tile=["std_3_1"], hunt_casualty=["gimli"])
    act(match, "move-fellowship", "random")
    assert asked(match) == ("free", "wotr.hunt.gollum"), "Gollum is the guide now, and may use his ability at once"
    play(match, "no")
    assert where(match, "gollum") == "fellowship"
    assert where(match, "smeagol") == "eliminated"
    assert match.state.table == []
    assert told(match, "wotr.smeagol-is-gollum") == [{}]


def test_the_last_companion_leaves_and_he_is_gollum() -> None:
    match = position(HERE, company("strider"), HUNTED)
    act(match, "separate", "rivendell")
    assert where(match, "gollum") == "fellowship"
    assert match.state.table == []


def test_after_him_gollum_comes_as_usual() -> None:
    """After Smeagol is gone Gollum can enter normally."""
    match = position(GONE, company("strider"), HUNTED)
    act(match, "separate", "rivendell")
    assert where(match, "gollum") == "fellowship"


# -- positions


def test_positions_that_cannot_be() -> None:
    with pytest.raises(BadText, match="never alone"):
        position(HERE, ALONE)
    with pytest.raises(BadText, match="only when Sméagol is eliminated"):
        position("table: we-shall-get-it")
    with pytest.raises(BadText, match="we-shall-get-it"):
        position(GONE, "hand shadow: we-shall-get-it")
    with pytest.raises(BadText, match="smeagol"):
        position("character smeagol: edoras")


def test_a_position_with_him_reads_back() -> None:
    match = position(HERE, "tiles removed: smeagol_1", HUNTED)
    again = load(match.position())
    assert again.position() == match.position()
    assert again.state.guide == SMEAGOL
    assert "version smeagol" not in match.position()


def test_everybody_may_know_his_level() -> None:
    """Reading: the Guide is seen by all, so his level is too; whose level he takes may be hidden."""
    match = position(HERE, company("boromir", "peregrin"), HUNTED)
    assert [match.view(seat)["smeagol_level"] for seat in ("free", "shadow", None)] == [2, 2, 2]
    assert position(HUNTED).view("free")["smeagol_level"] is None
    new = "version boromir: boromir_captain_general_of_gondor"
    match = position(HERE, company("boromir", "peregrin"), new, HUNTED, council=True)
    assert match.view("shadow")["smeagol_level"] == 1
    for seed in range(8):
        assert match.imagine("shadow", seed).view("shadow") == match.view("shadow")
