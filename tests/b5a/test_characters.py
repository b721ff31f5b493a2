"""The eleven sheets: entering play, generals' abilities, Bilbo, Bolg, Beorn, eagles, bats; and the nine fate cards."""

from __future__ import annotations

import pytest

from tests.b5a.helpers import (
    Match5,
    answer,
    asked,
    attack,
    command,
    damage,
    fight,
    hits,
    kinds_asked,
    position,
    tokens,
    units,
    until,
    where,
)
from westmarch.games.b5a.board import AREA
from westmarch.games.b5a.deck import BESIDE, CARD, FATE_DONE, ON_TABLE, SHINING_ARMOUR, USED
from westmarch.games.b5a.fate import draw_fate_card
from westmarch.games.b5a.pieces import IN_EYRIE, LORD

# -- entering play


@pytest.mark.parametrize(("who", "space"), [("bilbo", 2), ("thorin", 6), ("lord_of_the_eagles", 8), ("beorn", 11)])
def test_characters_become_ready_on_their_space(who: str, space: int) -> None:
    lines = "dice free: character 1\narmy camp: lake_men 1, command 1\ncontrol: ravenhill eastern_spur\nfate: {}"
    assert f"enter:{who}" in asked(position(lines.format(space))).options
    match = position(lines.format(space - 1))
    assert f"enter:{who}" not in asked(match).options
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
    answer(match, "use=enter:bilbo")
    assert set(asked(match).options) == {"camp", "ss_hills_east"}, "not where Bard stands among enemies"
    answer(match, "enter-at=camp")
    assert match.state.rings == 5


def test_thorin_enters_at_the_front_gate_unless_it_is_held() -> None:
    match = position("dice free: character 1\nfate: 6\narmy camp: lake_men 1")
    answer(match, "use=enter:thorin")
    assert where(match, "thorin") == "front_gate"
    match = position("dice free: character 1\nfate: 6\narmy camp: lake_men 1, command 1\ncontrol: front_gate")
    reason = match.why_not("enter:thorin")
    assert reason is not None
    assert reason.key == "b5a-why-entry-held"


def test_the_lord_of_the_eagles_brings_an_eagle() -> None:
    match = position("dice free: character 1\nfate: 8\narmy camp: lake_men 1\neagles: eyrie 2")
    answer(match, "use=enter:lord_of_the_eagles")
    assert match.state.where[LORD] == IN_EYRIE
    assert match.state.eagles[4] == 4, "two that waited, one with him, and himself"


def test_bolg_needs_an_army_in_the_valley() -> None:
    lines = """
        mover: shadow
        dice shadow: muster 1
        tokens bl_north: shadow 1
        tokens bl_northeast: shadow 2
        army {}: orcs 1
        """
    match = position(lines.format("bl_centre"))
    reason = match.why_not("enter:bolg")
    assert reason is not None
    assert reason.key == "b5a-why-bolg-waits"
    match = position(lines.format("valley_east"), token_shadow=["wargs", "orcs"])
    answer(match, "use=enter:bolg", "enter-at=bl_north")
    assert where(match, "bolg") == "bl_north"
    assert units(match, "bl_north") == {"great_orcs": 1, "wargs": 1}
    assert units(match, "bl_northeast") == {"orcs": 1}
    assert tokens(match, "bl_northeast") == {"shadow": 1}
    assert match.state.guards == 1
    match = position(lines.format("valley_east") + "\ncontrol: ruins_of_dale")
    answer(match, "use=enter:bolg", "enter-at=bl_north")
    assert match.state.guards == 3


# -- generals


def general(who: str, lines: str, **scripts: list[object]) -> Match5:
    match = position(f"active: {who}\ndice free: event 1, muster 1\n{lines}", **scripts)
    answer(match, f"action=general:{who}")
    return match


def test_bard_lays_a_token() -> None:
    match = general(
        "bard",
        """
        character bard: camp
        army camp: lake_men 1
        control: ravenhill
        army eb_plain_west: orcs 1
        """,
    )
    assert "ravenhill" not in asked(match).options
    assert "front_gate" in asked(match).options
    answer(match, "lay-token=lower_slopes")
    assert tokens(match, "lower_slopes") == {"dwarves": 1}
    assert not match.state.active[0]


def test_dain_flips_a_dwarf_token() -> None:
    match = general(
        "dain",
        "character dain: camp\ntokens camp: dwarves 1, elves 1\ntokens ravenhill: elves 1",
        token_dwarves=["dwarf_regulars"],
    )
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
    assert len(hits("rolled", match)[0]["dice"]) == 4, "plains don't suit archers, and dwarves don't shoot"
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
    assert len(hits("rolled", match)[0]["dice"]) == 5


def test_gandalf_blasts_three_dice_or_five_after_concentrating() -> None:
    lines = "character gandalf: camp\narmy eb_plain_west: orcs 5\narmy bl_centre: orcs 2\n"
    match = general("gandalf", lines, blast_dice=[5, 6, 4])
    assert set(asked(match).options) == {"eb_plain_west", "concentrate"}
    reason = match.why_not("bl_centre")
    assert reason is not None
    assert reason.key == "b5a-why-out-of-range"
    answer(match, "blast=eb_plain_west")
    assert damage(match, "eb_plain_west") == 2
    match = general("gandalf", lines)
    answer(match, "blast=concentrate")
    assert match.state.focus == 1
    match = general("gandalf", lines + "concentration: 1\n", blast_dice=[5, 5, 5, 5, 1])
    assert damage(match, "eb_plain_west") == 4
    assert match.state.focus == 0


def test_a_blast_hits_walls_first_and_bodyguards_stop_it() -> None:
    match = general(
        "gandalf",
        """
        character gandalf: camp
        concentration: 1
        army front_gate: orcs 2
        """,
        blast_dice=[5, 5, 1, 1, 1],
    )
    assert match.state.walls[0] == 2
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
    answer(match, "bodyguard=use")
    assert damage(match, "eb_plain_west") == 0
    assert match.state.guards == 0


def test_a_concentration_token_is_lost_with_gandalf() -> None:
    lines = "character gandalf: valley_east\nconcentration: 1\narmy ruins_of_dale: orcs 5\narmy valley_east: lake_men 1"
    match = attack("shadow", "ruins_of_dale", "valley_east", lines, combat_dice=[6] * 6)
    until(match, "advance", manoeuvre="play:regroup", casualties="done")
    assert where(match, "gandalf") == "-2"
    assert not match.view(None)["concentration"]


def test_a_general_alone_can_use_his_ability() -> None:
    match = general("gandalf", "character gandalf: eb_plain_west\narmy eb_plain_west: orcs 5")
    answer(match, "blast=eb_plain_west")


_LORD = "fate: 8\ncharacter lord_of_the_eagles: eagles_eyrie\n"


def test_the_lord_of_the_eagles_calls_or_flies() -> None:
    match = general("lord_of_the_eagles", _LORD + "eagles: eyrie 2\narmy camp: lake_men 1")
    answer(match, "eagles=call")
    assert match.state.eagles[4] == 3
    match = general("lord_of_the_eagles", _LORD + "eagles: eyrie 3\narmy camp: lake_men 1")
    answer(match, "eagles=fly", "eagles-to=n:1", "eagles-to=n:0", "eagles-to=n:2")
    assert list(match.state.eagles) == [1, 0, 2, 0, 0]


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
    answer(match, "use=eagles")
    assert set(asked(match).options) == {"valley_east", "valley_south"}
    answer(match, "eagle-target=valley_east")
    assert asked(match).options == ("valley_south", "done")
    answer(match, "eagle-target=valley_south", "reroll=reroll:0:2", "casualties=done")
    assert match.state.eagles[4] == 3, "all are home before the first attack"
    assert damage(match, "valley_east") == 2, "4 and, rolled again, 4"
    assert damage(match, "valley_south") == 3


def test_eagles_need_their_lord() -> None:
    match = position("dice free: muster 1\neagles: eyrie 2\narmy valley_east: orcs 1\ntokens camp: elves 1")
    reason = match.why_not("eagles")
    assert reason is not None
    assert reason.key == "b5a-why-lord-not-in-play"


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
    assert match.state.eagles[4] == 3
    assert not any(match.state.bats)
    assert command(match, "camp") == 0


# -- bats


def test_bats_move_an_army_of_their_territory() -> None:
    match = position(
        "mover: shadow\ndice shadow: muster 1\nbats: valley 1\narmy valley_east: orcs 1\narmy bl_centre: orcs 1\n"
        "tokens bl_north: shadow 1"
    )
    answer(match, "use=bats", "move-to=valley_south")
    assert units(match, "valley_south") == {"orcs": 1}
    assert not any(match.state.bats)
    match = position("""
        mover: shadow
        dice shadow: muster 1
        bats: southern_spur 1
        army bl_centre: orcs 1
        tokens bl_north: shadow 1
        """)
    reason = match.why_not("bats")
    assert reason is not None
    assert reason.key == "b5a-why-no-bats-army"


# -- Bilbo


def test_bilbo_escapes_notice() -> None:
    match = attack(
        "shadow",
        "valley_dale_hills",
        "valley_east",
        "army valley_dale_hills: orcs 5\narmy valley_east: lake_men 4\ncharacter bilbo: valley_east\nrings: 5",
        combat_dice=[5, 5, 5, 1, 1, 1, 1, 1, 1],
    )
    fight(match, "play:regroup", "play:regroup")
    answer(match, "escape=use", "heal=n:2")
    assert damage(match, "valley_east") == 1
    assert where(match, "bilbo") == "-3"
    assert match.state.rings == 4


def test_bilbos_ring_with_a_character_die() -> None:
    match = position("dice free: character 1\ncharacter bilbo: away\nrings: 2\narmy camp: lake_men 1, command 1")
    answer(match, "use=ring", "ring-to=bl_centre")
    assert where(match, "bilbo") == "bl_centre"
    assert match.state.rings == 1
    assert "ring" not in asked(match).options
    answer(match, "use=rapid")
    match = position("dice free: muster 1\ncharacter bilbo: away\nrings: 2\ntokens camp: elves 1")
    reason = match.why_not("ring")
    assert reason is not None
    assert reason.key == "b5a-why-wrong-symbol"


def test_will_with_the_ring_counts_as_character() -> None:
    match = position("""
        dice free: will 1
        character bilbo: away
        rings: 2
        tokens camp: elves 1
        army camp: lake_men 1, command 1
        """)
    assert "recruit" in asked(match).options
    answer(match, "use=ring", "ring-to=camp")
    assert "recruit" not in asked(match).options
    assert "rapid" in asked(match).options


def test_lucky_number_ends_with_bilbo() -> None:
    match = attack(
        "shadow",
        "valley_dale_hills",
        "valley_east",
        """
            army valley_dale_hills: orcs 5
            army valley_east: lake_men 1
            character bilbo: valley_east
            table: fp_story_02
            """,
        combat_dice=[5, 5, 5, 1, 1, 1],
    )
    assert match.state.cards[CARD["fp_story_02"]] == ON_TABLE
    fight(match, "play:regroup", "play:regroup")
    assert where(match, "bilbo") == "-2"
    assert match.state.cards[CARD["fp_story_02"]] == USED


# -- Bolg


def test_bodyguards_cancel_a_round() -> None:
    match = attack(
        "free",
        "ruins_of_dale",
        "valley_east",
        "army ruins_of_dale: lake_men 3\narmy valley_east: orcs 2\ncharacter bolg: valley_east\nguards: 2",
        combat_dice=[5, 5, 5, 1, 1],
    )
    fight(match, "play:regroup", "play:regroup")
    until(match, "bodyguard", reroll="reroll:0:0")
    answer(match, "bodyguard=use")
    assert damage(match, "valley_east") == 0
    assert match.state.guards == 1


def test_bodyguards_dont_stop_own_damage() -> None:
    match = attack(
        "shadow",
        "valley_dale_hills",
        "valley_east",
        """
        army valley_dale_hills: orcs 3
        army valley_east: lake_men 5
        character bolg: valley_dale_hills
        guards: 2
        hand shadow: ev_03
        """,
        combat_dice=[1] * 8,
    )
    fight(match, "card:ev_03", "play:regroup")
    answer(match, "no-quarter=use", "casualties=done")
    assert damage(match, "valley_dale_hills") == 1
    assert "bodyguard" not in kinds_asked(match)


_BOLG_DRIVEN = """
army valley_dale_hills: orcs 3
character bolg: valley_dale_hills
guards: 1
army valley_north_swamp: lake_men 1
army ruins_of_dale: lake_men 3
army valley_east: lake_men 1
army valley_east_swamp: lake_men 1
"""


def test_bodyguards_stop_the_damage_of_a_forced_retreat() -> None:
    """Box Effects that cause damage: a forced retreat lets the army use its defences first."""
    match = attack("free", "ruins_of_dale", "valley_dale_hills", _BOLG_DRIVEN, combat_dice=[1] * 6, combat_reroll=[1])
    until(match, "manoeuvre")
    fight(match, "play:regroup", "play:regroup")
    until(match, "bodyguard", reroll="reroll:0:0", press="press", stand="retreat")
    answer(match, "bodyguard=use")
    assert units(match, "valley_northeast") == {"orcs": 3}
    assert damage(match, "valley_northeast") == 0
    assert match.state.guards == 0


def test_a_bodyguard_token_covers_the_whole_round() -> None:
    """Chapter XII: all damage that comes from one round, a forced retreat at its end included."""
    match = attack("free", "ruins_of_dale", "valley_dale_hills", _BOLG_DRIVEN, combat_dice=[5, 1, 1, 1, 1, 1])
    until(match, "manoeuvre")
    fight(match, "play:regroup", "play:regroup")
    until(match, "bodyguard", reroll="reroll:0:0")
    answer(match, "bodyguard=use", "press=press", "stand=retreat")
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
    answer(match, "use=renew", "lay-token=bl_south_hills")
    assert "bl_south_hills" not in asked(match).options
    answer(match, "lay-token=bl_north", "lay-token=bl_east", "lay-token=bl_centre")
    assert tokens(match, "bl_north") == {"shadow": 2}
    assert tokens(match, "bl_south_hills") == {"shadow": 1}
    match = position(lines + "control: camp front_gate\narmy bl_east: lake_men 1")
    answer(match, "use=renew")
    assert "bl_east" not in asked(match).options, "never with an enemy army"
    match = position(lines + "control: camp")
    reason = match.why_not("renew")
    assert reason is not None
    assert reason.key == "b5a-why-needs-two-sites"


# -- Beorn

_BEORN = "fate: 11\ncharacter beorn: ss_hills_east\nwrath: 8\ncontrol: ravenhill eastern_spur\n"


def test_beorn_moves_three_regions_and_attacks() -> None:
    match = position(
        _BEORN
        + """
        dice free: will 1
        army ruins_of_dale: orcs 3
        army camp: lake_men 1
        army lower_slopes: lake_men 1
        """
    )
    answer(match, "use=beorn")
    assert "lower_slopes" not in asked(match).options, "his friends stand there"
    answer(match, "beorn=valley_south", "beorn=valley_east", "beorn=valley_dale_hills")
    assert set(asked(match).options) == {"ruins_of_dale", "done"}
    answer(match, "beorn=ruins_of_dale")
    assert match.state.battle is not None
    assert match.state.wrath == 8


def test_beorn_with_a_character_die_costs_wrath() -> None:
    match = position(_BEORN + "dice free: character 1\narmy camp: lake_men 1")
    answer(match, "use=beorn", "beorn=done")
    assert match.state.wrath == 7
    match = position(
        _BEORN.replace("wrath: 8", "wrath: 1")
        + """
        dice free: character 1
        army camp: lake_men 1, command 1
        """
    )
    reason = match.why_not("beorn")
    assert reason is not None
    assert reason.key == "b5a-why-no-wrath"


def test_the_wrath_beorn_spends_is_told() -> None:
    match = position(_BEORN + "dice free: character 1\narmy camp: lake_men 1")
    answer(match, "use=beorn", "beorn=done")
    assert hits("wrath-lost", match) == [{"count": 1, "left": 7}]


def test_beorn_removes_tokens_where_he_passes() -> None:
    match = position(_BEORN + "dice free: will 1\ntokens valley_south: shadow 1\narmy camp: lake_men 1")
    answer(match, "use=beorn", "beorn=valley_south", "beorn=done")
    assert not tokens(match, "valley_south")


def test_beorn_frees_an_empty_settlement() -> None:
    match = position(
        """
            fate: 11
            character beorn: valley_south
            wrath: 8
            control: ruins_of_dale
            dice free: will 1
            army camp: lake_men 1
            """
    )
    answer(match, "use=beorn", "beorn=ruins_of_dale", "beorn=done")
    assert not match.state.held[AREA["ruins_of_dale"]]


def test_beorn_in_combat() -> None:
    match = position(
        _BEORN + "dice free: will 1\narmy valley_south: orcs 5, wargs 0\nhand shadow: ev_05",
        combat_dice=[5, 5, 1, 1, 5, 5, 1, 1, 1],
        combat_reroll=[5, 1],
    )
    answer(match, "use=beorn", "beorn=valley_south")
    assert asked(match).seat == "shadow", "he uses no cards"
    assert match.view(None)["hands"]["free"] == 0, "no terrain superiority"
    answer(match, "manoeuvre=play:regroup", "reroll=reroll:0:2")
    assert len(hits("combat-roll", match)[0]["dice"]) == 4
    assert damage(match, "valley_south") == 3
    assert match.state.wrath == 6


def test_no_terrain_superiority_against_beorn() -> None:
    match = position(_BEORN + "dice free: will 1\narmy valley_south: wargs 5")
    answer(match, "use=beorn", "beorn=valley_south")
    assert match.view(None)["hands"]["shadow"] == 0, "wargs like plains, but that counts only between armies"


def test_beorn_dies_without_wrath() -> None:
    match = position(
        _BEORN.replace("wrath: 8", "wrath: 2") + "dice free: will 1\narmy valley_south: orcs 5\nfate cards: fate_01",
        combat_dice=[1, 1, 1, 1, 1, 5, 5, 1, 1, 1],
        combat_reroll=[1] * 5,
    )
    answer(match, "use=beorn", "beorn=valley_south")
    until(match, "reroll")
    answer(match, "reroll=reroll:0:5")
    assert where(match, "beorn") == "-2"
    assert match.state.battle is None
    assert match.state.fates[0] == FATE_DONE


def test_shadow_armies_treat_beorn_as_an_army() -> None:
    lines = _BEORN + "mover: shadow\ndice shadow: character 1\narmy valley_east: orcs 2, command 1"
    match = position(lines)
    answer(match, "use=rapid", "move-from=valley_east", "move-to=valley_south")
    assert asked(match).kind != "b5a.move-on", "it stops beside him"
    match = position(lines.replace("valley_east: orcs", "valley_south: orcs"))
    answer(match, "use=rapid", "move-from=valley_south")
    reason = match.why_not("ss_hills_east")
    assert reason is not None
    assert reason.key == "b5a-why-beorn-there"


def test_beorn_is_attacked_and_retreats() -> None:
    match = position(
        _BEORN + "mover: shadow\ndice shadow: army 1\narmy valley_south: orcs 3\narmy lower_slopes: lake_men 1",
        combat_dice=[1] * 7,
        combat_reroll=[1] * 4,
    )
    answer(match, "use=attack", "attack-from=valley_south", "move-to=ss_hills_east")
    until(match, "stand", press="press", reroll="reroll:0:4")
    answer(match, "stand=retreat")
    # Lower Slopes has friends, the swamp is beside the enemy: he is driven there and pays.
    assert where(match, "beorn") == "valley_south_swamp"
    assert match.state.wrath == 7


def test_rearguard_attack_doesnt_touch_beorn() -> None:
    match = position(
        _BEORN + "mover: shadow\ndice shadow: army 1\narmy valley_south: wargs 3",
        combat_dice=[5, 5, 5, 1, 1, 1, 1],
        combat_reroll=[1] * 4,
    )
    answer(match, "use=attack", "attack-from=valley_south", "move-to=ss_hills_east", "manoeuvre=play:wargs")
    until(match, "press", reroll="reroll:0:4")
    assert "use-manoeuvre" not in kinds_asked(match)
    assert match.state.wrath == 5


# -- fate cards


def fate_card(card: str, lines: str = "") -> Match5:
    match = position("army camp: lake_men 1, command 1\n" + lines, fate_card=[card])
    draw_fate_card(match)
    return match


def test_giant_size_rolls_five_dice() -> None:
    assert fate_card("fate_01").state.wrath == 2
    match = position(_BEORN + "dice free: will 1\narmy valley_south: orcs 5\nfate cards: fate_01")
    answer(match, "use=beorn", "beorn=valley_south")
    until(match, "reroll")
    assert len(hits("combat-roll", match)[0]["dice"]) == 5


def test_redoubled_in_wrath() -> None:
    match = fate_card("fate_02")
    assert match.state.wrath == 4
    assert match.state.fates[1] == FATE_DONE


def test_roaring_voice_hits_on_four() -> None:
    assert fate_card("fate_03").state.wrath == 2
    lines = "dice free: will 1\nfate cards: fate_03\n"
    match = position(_BEORN + lines + "army valley_south: orcs 5")
    answer(match, "use=beorn", "beorn=valley_south")
    until(match, "reroll")
    assert hits("combat-roll", match)[0]["target"] == 4
    match = position(
        _BEORN.replace("ss_hills_east", "lower_slopes").replace("ravenhill ", "camp ")
        + lines
        + "army ss_mountain_east: orcs 5"
    )
    answer(match, "use=beorn", "beorn=ss_mountain_east")
    until(match, "reroll")
    assert hits("combat-roll", match)[0]["target"] == 6, "up a slope it stays a six"


def test_the_eagles_are_coming() -> None:
    assert fate_card("fate_04").state.eagles[4] == 2
    assert fate_card("fate_04", "eagles: eyrie 4").state.eagles[4] == 5, "there are five"


def test_where_are_the_eagles() -> None:
    match = fate_card("fate_05")
    assert match.state.track[LORD] == 7
    assert match.state.eagles[4] == 1
    match = fate_card("fate_05", _LORD + "eagles: eyrie 1")
    assert match.state.eagles[4] == 3


def test_eagles_are_not_kindly_birds() -> None:
    assert fate_card("fate_06").state.fates[5] == BESIDE
    lines = (
        _LORD
        + """
        eagles: eastern_bank 2, eyrie 1
        dice free: muster 1
        army eb_mountain_west: orcs 5
        army eb_plain_west: orcs 1
        """
    )
    match = position(lines + "fate cards: fate_06", eagle_dice=[4, 4, 1, 1, 4, 4, 4, 4])
    answer(match, "use=eagles-mountain", "eagle-count=n:2", "reroll=reroll:0:0", "casualties=done")
    assert units(match, "eb_mountain_west") == {"orcs": 4}, "six damage on five units"
    assert damage(match, "eb_mountain_west") == 4
    match = position(lines)
    reason = match.why_not("eagles-mountain")
    assert reason is not None
    assert reason.key == "b5a-why-not-kindly-missing"


def test_fury_of_the_dwarves() -> None:
    lines = "army ruins_of_dale: dwarf_regulars 2\narmy valley_east: orcs 5\ncharacter thorin: ruins_of_dale\n"
    match = attack("free", "ruins_of_dale", "valley_east", lines + "fate cards: fate_07", combat_dice=[1] * 9)
    fight(match, "play:regroup", "play:regroup")
    assert len(hits("combat-roll", match)[0]["dice"]) == 4
    assert asked(match).params["leadership"] == 4


def test_mighty_strokes_is_a_manoeuvre() -> None:
    lines = "army ruins_of_dale: dwarf_regulars 2\narmy valley_east: orcs 5\ncharacter thorin: ruins_of_dale\n"
    assert "play:strokes" not in asked(attack("free", "ruins_of_dale", "valley_east", lines)).options
    match = attack("free", "ruins_of_dale", "valley_east", lines + "fate cards: fate_08")
    assert "play:strokes" in asked(match).options


def test_shining_armour_takes_damage_until_it_breaks() -> None:
    lines = """
        army valley_dale_hills: orcs 5
        army valley_east: lake_men 5
        character thorin: valley_east
        fate cards: fate_09
        """
    match = attack("shadow", "valley_dale_hills", "valley_east", lines, combat_dice=[5, 5, 5, 1, 1] + [1] * 5)
    fight(match, "play:regroup", "play:regroup")
    answer(match, "reroll=reroll:0:0", "armour=n:2")
    assert match.state.armour == 2
    assert damage(match, "valley_east") == 1
    match = attack(
        "shadow", "valley_dale_hills", "valley_east", lines + "armour: 4", combat_dice=[5, 5, 1, 1, 1] + [1] * 5
    )
    fight(match, "play:regroup", "play:regroup")
    answer(match, "reroll=reroll:0:0", "armour=n:2")
    assert match.state.fates[SHINING_ARMOUR] == FATE_DONE
    assert match.state.armour == 0


def test_a_fate_card_for_somebody_eliminated_is_discarded() -> None:
    match = fate_card("fate_07", "character thorin: out")
    assert match.state.fates[6] == FATE_DONE


def test_characters_move_each_by_its_own_movement() -> None:
    match = position(
        "dice free: character 1\ncharacter gandalf: camp\ncharacter bilbo: camp\nrings: 5\narmy eb_plain_west: orcs 3"
    )
    answer(match, "use=walk", "walk=character:bilbo")
    assert "eb_plain_centre" not in asked(match).options
    assert "eb_plain_west" in asked(match).options, "enemies don't stop a lone character"
    answer(match, "walk-to=eb_plain_west")
    reason = match.why_not("character:bilbo")
    assert reason is not None
    assert reason.key == "b5a-why-character-moved"
    answer(match, "walk=character:gandalf")
    assert "eb_plain_east" in asked(match).options
    reason = match.why_not("bl_centre")
    assert reason is not None
    assert reason.key == "b5a-why-too-far"
    answer(match, "walk-to=eb_plain_east")
    assert where(match, "gandalf") == "eb_plain_east"
