"""The turn (chapters IV to VII): dice, cards, generals, fate, command, the order of actions."""

from __future__ import annotations

from tests.b5a.helpers import command, position, reason, units, with_die
from tests.story import about, asked, kinds_asked, options, play, shown, until
from westmarch.core.match import Match
from westmarch.games.b5a import GAME
from westmarch.games.b5a.facts.pieces import FREE, SHADOW
from westmarch.games.b5a.turn.actions import dice_left


def test_dice_of_the_turn() -> None:
    for lines, expected in (
        ("", {"free": 5, "shadow": 6}),
        ("character thorin: front_gate", {"free": 6, "shadow": 6}),
        ("character beorn: ss_hills_east\nwrath: 8", {"free": 6, "shadow": 6}),
        ("character thorin: front_gate\ncharacter beorn: ss_hills_east\nwrath: 8", {"free": 6, "shadow": 6}),
        ("control: camp ruins_of_dale", {"free": 5, "shadow": 6}),  # in two territories
        ("control: camp front_gate", {"free": 5, "shadow": 7}),
        ("control: fallen_bridge ruins_of_dale", {"free": 5, "shadow": 7}),
    ):
        match = position("phase: recovery\narmy camp: -\n" + lines)
        assert shown(match, "rolls") == expected, lines


def test_bonus_dice_change_only_at_recovery() -> None:
    match = position("dice free: character 1\nfate: 6\narmy camp: lake_men 1")
    play(match, "use=enter:thorin")
    assert shown(match, "rolls") == {"free": 5, "shadow": 6}


def test_both_draw_and_discard_to_six() -> None:
    match = position("phase: recovery\nhand free: ev_01 ev_02 ev_03 ev_04 ev_05 ev_06", event_card=["ev_07", "ev_08"])
    assert asked(match).kind == "b5a.discard"
    assert about(match)["excess"] == 2
    play(match, "discard=card:ev_01", "discard=card:ev_07")
    assert match.view("free")["hands"] == {"free": 6, "shadow": 2}
    assert "ev_01" in match.view("free")["dropped"]
    assert "ev_01" not in match.view("shadow")["dropped"], "discarded face down"


def test_an_empty_event_deck_is_renewed_at_once() -> None:
    used = " ".join(f"ev_{number:02d}" for number in range(1, 29))
    match = position(f"phase: recovery\nused: {used}\ndropped free: ev_29", event_card=["ev_30"])
    # The Free player drew the last card; the other 29 are the new deck, from which the Shadow drew one.
    assert shown(match, "decks", "event") == 28


def test_a_draw_from_an_empty_event_deck_renews_it_first() -> None:
    used = " ".join(f"ev_{number:02d}" for number in range(1, 31))
    match = position(f"phase: recovery\nused: {used}", event_card=["ev_05"])
    assert "ev_05" in match.view("free")["hand"]
    assert match.view(None)["hands"] == {"free": 2, "shadow": 2}
    assert match.view(None)["decks"]["event"] == 28


def test_a_story_deck_is_never_renewed() -> None:
    used = " ".join(f"fp_story_{number:02d}" for number in range(1, 21))
    match = position(f"phase: recovery\nused: {used}")
    assert match.view(None)["hands"] == {"free": 1, "shadow": 2}


def test_up_to_three_generals_give_leadership_to_different_armies() -> None:
    match = Match(GAME, GAME.set_up(2, {}), 3)
    until(match, "activate")
    play(match, "activate=character:bard", "activate=character:dain")
    assert "character:bard" not in options(match)
    play(match, "activate=character:gandalf", "command-to=camp")
    assert "camp" not in options(match)
    play(match, "command-to=ravenhill", "command-to=eastern_spur")
    assert [command(match, area) for area in ("camp", "ravenhill", "eastern_spur")] == [1, 1, 1]


def test_without_generals_one_tile_is_drawn() -> None:
    match = position("phase: fate\narmy bl_centre: orcs 1", fate_tile=["two"])
    assert "fate" not in kinds_asked(match)
    assert shown(match, "fate", "marker") == 2
    assert shown(match, "fate", "tiles", "two") == 1


def test_the_third_tile_must_be_used() -> None:
    match = position(
        "phase: fate\nactive: bard dain gandalf\ncharacter bard: camp\narmy bl_centre: orcs 1",
        fate_tile=["two", "two", "three"],
    )
    play(match, "fate=draw", "fate=draw")
    assert shown(match, "fate", "marker") == 3


def test_a_tile_with_an_icon_brings_a_fate_card() -> None:
    match = position("phase: fate\narmy bl_centre: orcs 1", fate_tile=["one_icon"], fate_card=["fate_02"])
    assert shown(match, "fate", "marker") == 1
    assert shown(match, "wrath") == 4


def test_shadow_command_and_bats_add_up_to_the_dice() -> None:
    match = position("""
        phase: command
        rolls: 5 7
        army bl_centre: orcs 1
        army bl_east: orcs 1
        army goblin_muster_west: goblins 1
        army bl_north: orcs 1
        """)
    assert options(match) == ("n:6", "n:5", "n:4", "n:3", "n:2", "n:1", "n:0")
    play(match, "how-many-bats=n:4")
    for area in ("bl_centre", "bl_east", "goblin_muster_west"):
        play(match, f"command-to={area}")
    for territory in ("valley", "valley", "eastern_bank", "broken_lands"):
        play(match, f"bats-to=territory:{territory}")
    assert shown(match, "bats") == {"eastern_bank": 1, "southern_spur": 0, "valley": 2, "broken_lands": 1}
    assert command(match, "goblin_muster_west") == 1


def test_tokens_beyond_the_number_of_armies_stay_in_the_supply() -> None:
    match = position("phase: command\narmy bl_centre: orcs 1")
    play(match, "how-many-bats=n:0")
    assert command(match, "bl_centre") == 1
    assert shown(match, "phase") == "action"


def test_both_roll_their_dice_and_the_free_peoples_begin() -> None:
    match = position("phase: roll\nrolls: 6 7\narmy camp: lake_men 1\narmy bl_centre: orcs 1")
    assert (dice_left(match.state, FREE), dice_left(match.state, SHADOW)) == (6, 7)
    assert asked(match).seat == "free"


def test_players_alternate_and_the_one_with_more_dice_goes_on_alone() -> None:
    match = position("dice free: event 1\ndice shadow: event 3\narmy camp: lake_men 1\narmy bl_centre: orcs 1")
    seats = []
    while (shown(match, "phase"), shown(match, "turn")) == ("action", 1):
        seats.append(asked(match).seat)
        match.push("skip" if "skip" in options(match) else options(match)[0])
    assert [seat for seat in seats if seat == "shadow"] == ["shadow"] * 3


def test_passing_needs_fewer_dice() -> None:
    lines = "dice free: event 1, muster 1\ndice shadow: event 3\narmy camp: lake_men 1\narmy bl_centre: orcs 1"
    match = position(lines)
    play(match, "action=pass")
    assert asked(match).seat == "shadow"
    match = position("dice free: event 1, muster 1\ndice shadow: event 2\narmy camp: lake_men 1")
    assert reason(match, "pass") == "pass-needs-fewer"


def test_after_a_generals_ability_an_action_follows() -> None:
    match = position(
        """
            dice free: event 1, muster 1
            dice shadow: event 3
            active: gandalf
            character gandalf: camp
            army camp: lake_men 1
            """
    )
    assert "pass" in options(match)
    play(match, "action=general:gandalf")
    assert "pass" not in options(match)
    assert reason(match, "pass") == "pass-after-general"


def test_an_event_die_draws_two_cards() -> None:
    match = position("dice free: event 1\narmy camp: lake_men 1")
    play(match, "use=draw")
    assert match.view("free")["hands"]["free"] == 2


def test_a_die_can_be_thrown_away() -> None:
    match = position("dice free: muster 1\ntokens camp: elves 1")
    play(match, "use=skip")
    assert dice_left(match.state, FREE) == 0
    assert not units(match, "camp")


def test_unused_activation_tokens_go_at_the_end() -> None:
    match = position("phase: end\nactive: gandalf\ncharacter gandalf: camp\narmy camp: lake_men 1, command 1")
    assert not shown(match, "characters", "gandalf", "active")
    assert match.state.turn == 2


def test_cards_on_the_table_dont_count_for_the_hand_limit() -> None:
    lines = "phase: recovery\ntable: fp_story_02\ncharacter bilbo: camp\nhand free: ev_01 ev_02 ev_03 ev_04"
    match = position(lines)
    assert match.view("free")["hands"]["free"] == 6
    assert "discard" not in kinds_asked(match)


def test_one_muster_army_die_is_either() -> None:
    match = position(
        "dice free: muster_army 1\narmy camp: lake_men 2, damage 1\ntokens camp: dwarves 1\n"
        "hand free: ev_07 ev_10 ev_04"
    )
    offered = options(match)
    assert {"strategic", "attack", "recruit", "rally", "card:ev_07", "card:ev_10"} <= set(offered)
    assert not {"rapid", "walk", "draw", "card:ev_04"} & set(offered)


def test_the_eye_plays_no_cards() -> None:
    match = with_die("shadow eye", "hand shadow: ev_01 ev_04 ev_07\narmy bl_north: orcs 2")
    assert not [token for token in options(match) if token.startswith("card:")]
