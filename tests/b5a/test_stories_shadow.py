"""The twenty story cards of the Shadow."""

from __future__ import annotations

from tests.b5a.helpers import (
    attack,
    command,
    damage,
    fight,
    played,
    position,
    reason,
    tokens,
    units,
    walls,
    where,
    with_die,
)
from tests.story import asked, kinds_asked, options, play, shown
from westmarch.games.b5a.facts.board import AREA_IDS


def test_great_dread() -> None:
    lines = "control: camp ravenhill\ntokens lower_slopes: elves 2\ntokens fallen_bridge: elves 1, dwarves 1"
    match = played("sp_story_01", lines, dread_dice=[4, 3, 6, 1])
    play(match, "lose-token=lower_slopes", "lose-token=fallen_bridge", "which-token=pool:dwarves")
    assert tokens(match, "lower_slopes") == {"elves": 1}
    assert tokens(match, "fallen_bridge") == {"elves": 1}
    match = with_die("shadow event", "hand shadow: sp_story_01\ncontrol: camp front_gate")
    assert reason(match, "card:sp_story_01") == "needs-two-settlements", "the Front Gate is no settlement"


def test_war_band_moves_or_attacks() -> None:
    match = played("sp_story_02", "army bl_ford_swamp: orcs 1\narmy valley_east: orcs 1")
    assert units(match, "bl_ford_swamp") == {"orcs": 3}
    assert command(match, "bl_ford_swamp") == 2
    play(match, "move-to=valley_east_swamp")
    assert asked(match).kind == "b5a.use", "no attack after the move"


def test_chieftains_and_champions() -> None:
    match = played(
        "sp_story_03",
        """
            army bl_centre: orcs 1
            army bl_east: orcs 1
            army bl_north: orcs 1
            army bl_northeast: orcs 1
            army bl_ford_swamp: orcs 1
            """,
    )
    play(match, "command-to=bl_centre")
    assert "bl_centre" not in options(match)
    play(match, "command-to=bl_east", "command-to=bl_north", "command-to=bl_northeast")
    assert command(match, "bl_northeast") == 1
    assert asked(match).kind == "b5a.use"


def test_whirling_bats() -> None:
    match = played(
        "sp_story_04",
        "bats: valley 1, broken_lands 2\narmy camp: lake_men 1, command 2\narmy ravenhill: lake_men 1, command 1",
    )
    play(
        match,
        "bat-away=territory:valley",
        "lose-command=camp",
        "bat-away=territory:broken_lands",
        "lose-command=ravenhill",
    )
    assert command(match, "camp") == 1
    assert command(match, "ravenhill") == 0
    assert shown(match, "bats") == {"eastern_bank": 0, "southern_spur": 0, "valley": 0, "broken_lands": 1}


def test_flying_arrows() -> None:
    match = played("sp_story_05", "army bl_centre: orcs 1\narmy bl_east: orcs 1")
    play(match, "reinforce=bl_east")
    assert units(match, "bl_east") == {"orcs": 2}
    assert shown(match, "orcs_on_card") == 6
    match = with_die("shadow character", "table: sp_story_05\norcs on card: 1\narmy bl_centre: orcs 1")
    play(match, "use=card-orc")
    assert units(match, "bl_centre") == {"orcs": 2}
    assert "sp_story_05" in shown(match, "used")


def test_troubled_mind() -> None:
    match = played("sp_story_06", "character bard: camp\narmy camp: lake_men 1")
    play(match, "trouble=character:bard")
    assert shown(match, "troubled") == "bard"
    lines = """
        character gandalf: camp
        army camp: lake_men 1
        army eb_plain_west: orcs 1
        active: gandalf
        troubled: gandalf
        table: sp_story_06
        """
    match = position(lines + "dice free: event 1, muster 1\nfate: 3")
    assert "general:gandalf" not in options(match)
    assert reason(match, "general:gandalf") == "troubled"
    play(match, "action=die:event", "use=calm")
    assert shown(match, "fate", "marker") == 2
    assert shown(match, "troubled") is None
    match = position(lines + "dice free: will 1\nfate: 3")
    play(match, "use=calm")
    assert shown(match, "fate", "marker") == 3
    match = position(lines + "dice free: event 1\nfate: 0")
    assert "calm" not in options(match)


def test_troubled_mind_finds_generals_in_play_only() -> None:
    """The Lord of the Eagles is a general once he is in play."""
    match = played("sp_story_06", "character bard: camp\ncharacter dain: camp\narmy camp: lake_men 1")
    assert "character:lord_of_the_eagles" not in options(match)
    lord = "character lord_of_the_eagles: eagles_eyrie\neagles: eyrie 1\n"
    match = played("sp_story_06", lord + "character bard: camp\narmy camp: lake_men 1")
    assert "character:lord_of_the_eagles" in options(match)
    out = "".join(f"character {who}: out\n" for who in ("bard", "dain", "thranduil", "gandalf"))
    match = played("sp_story_06", out + "army camp: lake_men 1")
    assert shown(match, "troubled") is None
    assert "sp_story_06" in shown(match, "used")


def test_orc_army() -> None:
    match = played("sp_story_07", "army bl_centre: orcs 1\narmy valley_east: orcs 1")
    play(match, "place-at=bl_north")
    assert units(match, "bl_north") == {"orcs": 5}
    assert "valley_east" not in options(match)
    assert reason(match, "valley_east") == "card-other-army", "it is not in the Broken Lands"
    play(match, "move-from=bl_north", "move-to=bl_ridge_plain", "move-on=bl_spur_plain")
    assert units(match, "bl_spur_plain") == {"orcs": 5}


def test_black_tide_moves_each_led_army_once() -> None:
    match = played(
        "sp_story_08", "army bl_centre: orcs 2, command 2\narmy bl_east: orcs 1, command 1\narmy bl_north: orcs 1"
    )
    assert set(options(match)) == {"bl_centre", "bl_east", "done"}
    play(match, "move-from=bl_centre", "move-to=split", "split-units=n:1", "split-command=n:1", "split-to=bl_east")
    assert options(match) == ("bl_east", "done"), "what stayed behind has had its turn"
    assert reason(match, "bl_centre") == "already-moved"
    assert reason(match, "bl_north") == "not-led"
    play(match, "move-from=bl_east", "move-to=bl_southwest")
    assert units(match, "bl_southwest") == {"orcs": 1}, "the newcomers don't move twice"


def test_great_goblin() -> None:
    match = played("sp_story_09", "army goblin_muster_west: goblins 4\narmy bl_north: orcs 1")
    assert units(match, "goblin_muster_west") == {"goblins": 4, "great_orcs": 1}
    assert command(match, "goblin_muster_west") == 1
    assert shown(match, "passes_open")[0], "five units open the pass"
    play(match, "move-to=mountain_pass_west")


def test_howling_orcs_stops_manoeuvres_until_a_great_orc_falls() -> None:
    match = played("sp_story_10", "army bl_centre: orcs 1")
    assert "sp_story_10" in shown(match, "table")
    for table in ("table: sp_story_10\n", ""):
        match = attack(
            "ruins_of_dale: lake_men 3",
            "valley_east: orcs 2, great_orcs 1",
            table,
            combat_dice=[5, 1, 1, 1, 1, 1, 1],
        )
        fight(match, "play:lake_men", "play:regroup")
        assert ("use-manoeuvre" not in [*kinds_asked(match), asked(match).kind[4:]]) == bool(table)
    match = attack(
        "ruins_of_dale: lake_men 3", "valley_east: great_orcs 1", "table: sp_story_10", combat_dice=[5, 5, 1, 1, 1]
    )
    fight(match)
    assert "sp_story_10" in shown(match, "used")


def test_hurrying_multitude() -> None:
    match = played("sp_story_11", "army bl_centre: orcs 1\narmy bl_north: orcs 2")
    play(match, "move-from=bl_centre", "move-to=bl_southwest", "move-on=bl_south_hills")
    play(match, "move-from=bl_north", "move-to=bl_ridge_plain", "move-on=done")
    assert units(match, "bl_south_hills") == {"orcs": 1}


def test_ill_chance() -> None:
    match = played("sp_story_12", "fate: 2\narmy bl_centre: orcs 1", event_card=["ev_09"])
    assert shown(match, "fate", "marker") == 1
    assert match.view("shadow")["hand"] == ["ev_09"]
    match = position("dice free: character 1\nfate: 1\narmy camp: lake_men 1, command 1")
    assert reason(match, "enter:bilbo") == "not-ready"


def test_returning_to_the_assault() -> None:
    lines = "tokens bl_north: shadow 4\ntokens bl_centre: shadow 2\narmy bl_east: orcs 1"
    match = played("sp_story_13", lines, token_shadow=["orcs", "orcs", "wargs", "orcs", "orcs"])
    play(match, "flip=bl_north", "flip=bl_north", "flip=bl_north", "flip=bl_north", "flip=bl_centre")
    assert units(match, "bl_north") == {"orcs": 3, "wargs": 1}
    play(match, "move-from=bl_centre", "move-to=bl_southwest")
    assert units(match, "bl_southwest") == {"orcs": 1}


def test_orcs_from_gundabad_attacks_or_moves() -> None:
    match = played("sp_story_14", "army valley_dale_hills: orcs 1\narmy valley_east: lake_men 1")
    assert units(match, "valley_dale_hills") == {"orcs": 3}
    play(match, "move-to=valley_east")
    assert match.state.battle is not None


def test_climbing_goblins() -> None:
    match = played("sp_story_15", "army mountain_pass_north: goblins 2\narmy eb_mountain_centre: lake_men 1")
    assert units(match, "mountain_pass_north") == {"goblins": 4}
    assert command(match, "mountain_pass_north") == 1
    play(match, "move-to=eb_mountain_centre")
    assert match.state.battle is not None


def test_orcs_of_huge_size() -> None:
    match = played("sp_story_16", "character bolg: bl_centre\nguards: 1\narmy bl_centre: great_orcs 1, orcs 1")
    play(match, "huge-size=use")
    assert units(match, "bl_centre") == {"orcs": 1}
    assert shown(match, "guards") == 2
    assert where(match, "bolg") == "bl_centre"


def test_orcs_of_huge_size_are_nothing_to_bolg_who_has_fallen() -> None:
    # The last areas are full of great orcs: none of them is where he isn't.
    armies = "\n".join(f"army {area}: great_orcs 1" for area in AREA_IDS[-2:])
    match = played("sp_story_16", f"character bolg: out\n{armies}")
    assert asked(match).kind == "b5a.use"


def test_the_shadow_of_the_necromancer() -> None:
    match = played("sp_story_17", "army bl_centre: orcs 1")
    assert shown(match, "fate", "tiles", "necromancer") == 1
    match = position(
        "phase: fate\nfate: 4\nactive: bard dain\ntiles: necromancer 1, three 2", fate_tile=["necromancer"]
    )
    assert shown(match, "fate", "marker") == 4
    assert "necromancer" not in shown(match, "fate", "tiles")


def test_the_swiftest_wolf_riders() -> None:
    match = played("sp_story_18", "control: ruins_of_dale\narmy valley_east: lake_men 1\narmy bl_centre: orcs 1")
    assert "valley_east" not in options(match)
    play(match, "place-at=valley_south")
    assert units(match, "valley_south") == {"wargs": 3}
    assert command(match, "valley_south") == 1
    match = with_die("shadow event", "hand shadow: sp_story_18\narmy bl_centre: orcs 1")
    assert "card:sp_story_18" not in options(match)


def test_an_army_that_gives_up_a_great_orc_bears_no_more_damage_than_it_has_units() -> None:
    army = "character bolg: bl_centre\nguards: 1\narmy bl_centre: great_orcs 1, orcs 3, damage 4"
    match = play(played("sp_story_16", army), "huge-size=use")
    assert units(match, "bl_centre") == {"orcs": 2}, "one more has to go"
    assert damage(match, "bl_centre") == 2
    play(match, "casualties=done")
    assert units(match, "bl_centre") == {"orcs": 2}


def test_wolf_riders_of_whom_there_are_none_take_no_settlement() -> None:
    """All twelve figures are in play: nobody comes."""
    wargs = "army bl_north: wargs 5\narmy bl_centre: wargs 5\narmy bl_east: wargs 2"
    match = played("sp_story_18", f"control: ruins_of_dale\n{wargs}\ntokens valley_south: dwarves 1")
    play(match, "place-at=valley_south")
    assert tokens(match, "valley_south") == {"dwarves": 1}


def test_like_a_sea_of_locusts() -> None:
    match = played("sp_story_19", "bats: valley 2\ntokens camp: dwarves 2\ntokens ravenhill: elves 1")
    play(match, "bat-away=territory:valley", "lose-token=camp", "bat-away=territory:valley", "lose-token=ravenhill")
    assert tokens(match, "camp") == {"dwarves": 1}
    assert not tokens(match, "ravenhill")


def test_victory_vanishes() -> None:
    match = played(
        "sp_story_20",
        """
            army camp: lake_men 2
            army ravenhill: lake_men 2
            army lower_slopes: lake_men 2, damage 1
            army front_gate: lake_men 1
            """,
        event_card=["ev_09"],
    )
    assert "lower_slopes" not in options(match)
    play(match, "vanish=camp", "casualties=done", "vanish=ravenhill")
    assert damage(match, "camp") == 1
    assert damage(match, "ravenhill") == 0
    assert walls(match, "ravenhill") == 1, "walls take it for the army inside"
    play(match, "vanish=done")
    assert match.view("shadow")["hand"] == ["ev_09"]
