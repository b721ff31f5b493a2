"""Characters: entering play, moving alone, Bilbo and Bolg."""

from __future__ import annotations

import pytest

from tests.b5a.helpers import Match5, attack, damage, fight, position, reason, tokens, units, where, with_die
from tests.story import about, asked, kinds_asked, options, play, shown, until

# -- entering play


@pytest.mark.parametrize(("who", "space"), [("bilbo", 2), ("thorin", 6), ("lord_of_the_eagles", 8), ("beorn", 11)])
def test_characters_become_ready_on_their_space(who: str, space: int) -> None:
    lines = "dice free: character 1\narmy camp: lake_men 1, command 1\ncontrol: ravenhill eastern_spur\nfate: {}"
    assert f"enter:{who}" in options(position(lines.format(space)))
    match = position(lines.format(space - 1))
    assert f"enter:{who}" not in options(match)
    reason = match.why_not(f"enter:{who}")
    assert reason is not None
    assert reason.key == "b5a-why-not-ready"
    assert reason.params["space"] == space


def test_bilbo_enters_beside_a_character_or_a_token() -> None:
    match = position(
        """
        dice free: character 1
        fate: 2
        army camp: lake_men 1, command 1
        army ravenhill: lake_men 1
        character gandalf: ss_hills_east
        character bard: valley_east
        army valley_east: orcs 1
        """
    )
    play(match, "use=enter:bilbo")
    assert set(options(match)) == {"camp", "ss_hills_east"}, "not where Bard stands among enemies"
    play(match, "enter-at=camp")
    assert shown(match, "rings") == 5


def test_thorin_enters_at_the_front_gate_unless_it_is_held() -> None:
    match = position("dice free: character 1\nfate: 6\narmy camp: lake_men 1")
    play(match, "use=enter:thorin")
    assert where(match, "thorin") == "front_gate"
    match = position("dice free: character 1\nfate: 6\narmy camp: lake_men 1, command 1\ncontrol: front_gate")
    assert reason(match, "enter:thorin") == "entry-held"


def test_the_lord_of_the_eagles_brings_an_eagle() -> None:
    match = position("dice free: character 1\nfate: 8\narmy camp: lake_men 1\neagles: eyrie 2")
    play(match, "use=enter:lord_of_the_eagles")
    assert where(match, "lord_of_the_eagles") == "eagles_eyrie"
    assert shown(match, "eagles", "eyrie") == 4, "two that waited, one with him, and himself"


# The Shadow may call Bolg; recruitment tokens wait in his regions.
BOLG_WAITS = "tokens bl_north: shadow 1\ntokens bl_northeast: shadow 2"


def test_bolg_needs_an_army_in_the_valley() -> None:
    match = with_die("shadow muster", BOLG_WAITS, "army bl_centre: orcs 1")
    assert reason(match, "enter:bolg") == "bolg-waits"
    match = with_die("shadow muster", BOLG_WAITS, "army valley_east: orcs 1", token_shadow=["wargs", "orcs"])
    play(match, "use=enter:bolg", "enter-at=bl_north", "bolg-flip=bl_north")
    assert where(match, "bolg") == "bl_north"
    assert units(match, "bl_north") == {"great_orcs": 1, "wargs": 1}
    assert units(match, "bl_northeast") == {"orcs": 1}
    assert tokens(match, "bl_northeast") == {"shadow": 1}
    assert shown(match, "guards") == 1
    match = with_die("shadow muster", BOLG_WAITS, "army valley_east: orcs 1\ncontrol: ruins_of_dale")
    play(match, "use=enter:bolg", "enter-at=bl_north")
    assert shown(match, "guards") == 3


def test_the_order_of_bolgs_flips_is_the_players() -> None:
    lines = "tokens bl_centre: shadow 1\narmy valley_east: orcs 1"
    match = with_die("shadow muster", BOLG_WAITS, lines, token_shadow=["wargs", "orcs"])
    play(match, "use=enter:bolg", "enter-at=bl_north")
    assert options(match) == ("bl_north", "bl_northeast"), "one in every mustering region, none can be left out"
    assert reason(match, "bl_centre") == "flip-elsewhere"
    play(match, "bolg-flip=bl_northeast")
    assert units(match, "bl_northeast") == {"wargs": 1}
    assert units(match, "bl_north") == {"great_orcs": 1, "orcs": 1}


def test_characters_move_each_by_its_own_movement() -> None:
    match = position(
        "dice free: character 1\ncharacter gandalf: camp\ncharacter bilbo: camp\nrings: 5\narmy eb_plain_west: orcs 3"
    )
    play(match, "use=walk", "walk=character:bilbo")
    assert "eb_plain_centre" not in options(match)
    assert "eb_plain_west" in options(match), "enemies don't stop a lone character"
    play(match, "walk-to=eb_plain_west")
    assert reason(match, "character:bilbo") == "character-moved"
    play(match, "walk=character:gandalf")
    assert "eb_plain_east" in options(match)
    assert reason(match, "bl_centre") == "too-far"
    play(match, "walk-to=eb_plain_east")
    assert where(match, "gandalf") == "eb_plain_east"


# -- Bilbo


def test_bilbo_escapes_notice() -> None:
    match = attack(
        "valley_dale_hills: orcs 5",
        "valley_east: lake_men 4",
        "character bilbo: valley_east\nrings: 5",
        combat_dice=[5, 5, 5, 1, 1, 1, 1, 1, 1],
    )
    fight(match)
    play(match, "escape=use", "heal=n:2")
    assert damage(match, "valley_east") == 1
    assert where(match, "bilbo") == "away"
    assert shown(match, "rings") == 4


def test_bilbos_ring_with_a_character_die() -> None:
    match = position("dice free: character 1\ncharacter bilbo: away\nrings: 2\narmy camp: lake_men 1, command 1")
    play(match, "use=ring", "ring-to=bl_centre")
    assert where(match, "bilbo") == "bl_centre"
    assert shown(match, "rings") == 1
    assert "ring" not in options(match)
    play(match, "use=rapid")
    match = position("dice free: muster 1\ncharacter bilbo: away\nrings: 2\ntokens camp: elves 1")
    assert reason(match, "ring") == "wrong-symbol"


def test_will_with_the_ring_counts_as_character() -> None:
    lines = "dice free: will 1\ncharacter bilbo: away\nrings: 2\ntokens camp: elves 1\narmy camp: lake_men 1, command 1"
    match = position(lines)
    assert "recruit" in options(match)
    play(match, "use=ring", "ring-to=camp")
    assert "recruit" not in options(match)
    assert "rapid" in options(match)


def test_lucky_number_ends_with_bilbo() -> None:
    lines = "character bilbo: valley_east\ntable: fp_story_02"
    match = attack("valley_dale_hills: orcs 5", "valley_east: lake_men 1", lines, combat_dice=[5, 5, 5, 1, 1, 1])
    assert "fp_story_02" in shown(match, "table")
    fight(match)
    assert where(match, "bilbo") == "out"
    assert "fp_story_02" in shown(match, "used")


# -- Bolg


def test_bodyguards_cancel_a_round() -> None:
    lines = "character bolg: valley_east\nguards: 2"
    match = attack("ruins_of_dale: lake_men 3", "valley_east: orcs 2", lines, combat_dice=[5, 5, 5, 1, 1])
    fight(match)
    until(match, "bodyguard", reroll="reroll:0:0")
    play(match, "bodyguard=use")
    assert damage(match, "valley_east") == 0
    assert shown(match, "guards") == 1


def test_bodyguards_dont_stop_own_damage() -> None:
    lines = "character bolg: valley_dale_hills\nguards: 2\nhand shadow: ev_03"
    match = attack("valley_dale_hills: orcs 3", "valley_east: lake_men 5", lines, combat_dice=[1] * 8)
    fight(match, "card:ev_03", "play:regroup")
    play(match, "no-quarter=use", "casualties=done")
    assert damage(match, "valley_dale_hills") == 1
    assert "bodyguard" not in kinds_asked(match)


def bolg_driven(**scripts: list[int]) -> Match5:
    """Bolg's army fights with enemies on all sides but one, beside the attacker."""
    match = attack(
        "ruins_of_dale: lake_men 3",
        "valley_dale_hills: orcs 3",
        """
        character bolg: valley_dale_hills
        guards: 1
        army valley_north_swamp: lake_men 1
        army valley_east: lake_men 1
        army valley_east_swamp: lake_men 1
        """,
        **scripts,
    )
    fight(match)
    return match


def test_bodyguards_stop_the_damage_of_a_forced_retreat() -> None:
    """Box Effects that cause damage: a forced retreat lets the army use its defences first."""
    match = bolg_driven(combat_dice=[1] * 6, combat_reroll=[1])
    until(match, "bodyguard", reroll="reroll:0:0", press="press", stand="retreat")
    play(match, "bodyguard=use")
    assert units(match, "valley_northeast") == {"orcs": 3}
    assert damage(match, "valley_northeast") == 0
    assert shown(match, "guards") == 0


def test_a_bodyguard_token_covers_the_whole_round() -> None:
    """Chapter XII: all damage that comes from one round, a forced retreat at its end included."""
    match = bolg_driven(combat_dice=[5, 1, 1, 1, 1, 1])
    until(match, "bodyguard", reroll="reroll:0:0")
    play(match, "bodyguard=use", "press=press", "stand=retreat")
    assert units(match, "valley_northeast") == {"orcs": 3}
    assert damage(match, "valley_northeast") == 0


def test_renewed_strength() -> None:
    lines = """
        mover: shadow
        dice shadow: muster 1
        character bolg: bl_centre
        guards: 1
        army bl_centre: orcs 1
        tokens bl_north: shadow 1
        """
    match = position(lines + "control: camp front_gate")
    play(match, "use=renew", "lay-token=bl_south_hills")
    assert "bl_south_hills" not in options(match)
    play(match, "lay-token=bl_north", "lay-token=bl_east", "lay-token=bl_centre")
    assert tokens(match, "bl_north") == {"shadow": 2}
    assert tokens(match, "bl_south_hills") == {"shadow": 1}
    match = position(lines + "control: camp front_gate\narmy bl_east: lake_men 1")
    play(match, "use=renew")
    assert "bl_east" not in options(match), "never with an enemy army"
    match = position(lines + "control: camp")
    assert reason(match, "renew") == "needs-two-sites"


def test_a_ready_character_can_become_unready() -> None:
    lines = "hand shadow: sp_story_12\nmover: shadow\ndice shadow: character 1\ndice free: character 1\nfate: 6"
    match = position(lines + "\narmy camp: lake_men 1, command 1")
    play(match, "use=card:sp_story_12")
    assert asked(match).seat == "free"
    assert "enter:thorin" not in options(match)
    assert reason(match, "enter:thorin") == "not-ready"


def test_bodyguards_are_asked_with_the_whole_damage_of_a_round() -> None:
    """Manoeuvres that add damage come before."""
    lines = "character bolg: valley_east\nguards: 1"
    match = attack("ruins_of_dale: lake_men 3", "valley_east: orcs 3", lines, combat_dice=[5, 5, 1, 1, 1, 1])
    fight(match, "play:lake_men", "play:regroup")
    until(match, "use-manoeuvre", reroll="reroll:0:0")
    play(match, "use-manoeuvre=use")
    assert asked(match).kind == "b5a.bodyguard"
    assert about(match)["damage"] == 3


def test_three_bodyguards_with_the_ruins_of_dale() -> None:
    lines = "mover: shadow\ndice shadow: muster 1\narmy valley_east: orcs 1\n"
    for control, guards in (("", 1), ("control: ruins_of_dale\n", 3), ("control: camp\n", 1)):
        match = position(lines + control)
        play(match, "use=enter:bolg", "enter-at=bl_north")
        assert shown(match, "guards") == guards
        assert units(match, "bl_north") == {"great_orcs": 1}


def test_lucky_number_stays_while_bilbo_is_off_the_map() -> None:
    match = position(
        "dice free: character 1\nhand free: fp_story_02\ncharacter bilbo: away\nrings: 2\narmy camp: lake_men 1"
    )
    play(match, "use=card:fp_story_02")
    assert "fp_story_02" in shown(match, "table")
