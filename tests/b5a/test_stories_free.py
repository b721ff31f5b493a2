"""The twenty story cards of the Free Peoples."""

from __future__ import annotations

from tests.b5a.helpers import command, damage, fight, played, position, reason, tokens, units, walls, where
from tests.story import about, asked, options, play, shown, until


def test_the_skin_changer_brings_beorn_nearer() -> None:
    match = played("fp_story_01", "army camp: lake_men 1\nfate: 5")
    assert shown(match, "characters", "beorn", "space") == 10
    assert where(match, "beorn") == "waiting"


def test_the_skin_changer_brings_beorn_into_play() -> None:
    match = played("fp_story_01", "army camp: lake_men 1\nfate: 10\ncontrol: ravenhill eastern_spur")
    play(match, "enter-at=ss_hills_east")
    assert where(match, "beorn") == "ss_hills_east"
    assert shown(match, "wrath") == 8


def test_the_skin_changer_moves_beorn_in_play() -> None:
    match = played("fp_story_01", "character beorn: ss_hills_east\nwrath: 8\narmy valley_east: orcs 1")
    play(match, "beorn=valley_south", "beorn=valley_east")
    assert match.state.battle is not None
    assert shown(match, "wrath") == 8, "no wrath token is paid"


def test_lucky_number_rolls_a_die_again_until_it_is_will() -> None:
    match = played("fp_story_02", "character bilbo: camp\nrings: 5\narmy camp: lake_men 1")
    assert "fp_story_02" in shown(match, "table")
    match = position(
        "phase: roll\ntable: fp_story_02\ncharacter bilbo: camp\nrings: 5",
        action_dice_free=["event", "event", "muster", "muster", "muster", "will"],
    )
    play(match, "lucky=die:event")
    assert shown(match, "dice", "free") == {"event": 1, "muster": 3, "will": 1}
    assert "fp_story_02" in shown(match, "used")
    match = position(
        "phase: roll\ntable: fp_story_02\ncharacter bilbo: camp\nrings: 5",
        action_dice_free=["event", "event", "muster", "muster", "muster", "muster"],
    )
    play(match, "lucky=die:event")
    assert "fp_story_02" in shown(match, "table")


def test_clad_in_hauberks_of_steel() -> None:
    match = played("fp_story_03", "army camp: dwarf_regulars 1\narmy ravenhill: lake_men 1")
    assert units(match, "camp") == {"dwarf_regulars": 1, "dwarf_veterans": 1}
    assert command(match, "camp") == 1


def test_dismay() -> None:
    match = played(
        "fp_story_04",
        """
        army camp: lake_men 1, command 1
        army eb_plain_west: orcs 2, command 2
        army bl_centre: orcs 1, command 1
        dice shadow: character 2, event 1
        """,
        face="event 2, muster",
    )
    assert command(match, "eb_plain_west") == 0
    assert command(match, "bl_centre") == 1
    assert match.view(None)["dice"]["shadow"] == {"character": 1, "event": 1}


def test_elf_lords() -> None:
    match = played("fp_story_05", "army camp: lake_men 1")
    assert units(match, "ravenhill") == {"wood_elf_archers": 1, "wood_elf_spearmen": 2}
    assert command(match, "ravenhill") == 1
    match = position("dice free: event 1\nhand free: fp_story_05\ncontrol: ravenhill\narmy camp: lake_men 1")
    assert reason(match, "card:fp_story_05") == "needs-ravenhill"


def test_elven_charge_has_leadership_five_and_forbids_the_first_retreat() -> None:
    lines = "army ruins_of_dale: wood_elf_archers 3\narmy valley_east: orcs 5\narmy camp: lake_men 2"
    match = played("fp_story_06", lines, combat_dice=[1, 1, 1, 1, 1, 1, 1, 1] * 2, combat_reroll=[1, 1, 1])
    assert "camp" not in options(match)
    play(match, "attack-from=ruins_of_dale", "move-to=valley_east")
    fight(match)
    assert about(match)["leadership"] == 5
    play(match, "reroll=reroll:0:3", "press=press")
    assert options(match) == ("stand", "rout")
    play(match, "stand=stand")
    fight(match)
    until(match, "stand", reroll="reroll:0:0", press="press", casualties="done")
    assert options(match) == ("stand", "retreat")


def test_flying_banners() -> None:
    match = played("fp_story_07", "control: camp", token_elves=["wood_elf_archers"], token_dwarves=["lake_men"])
    assert "camp" not in options(match)
    assert "front_gate" not in options(match)
    play(match, "draw-token=ravenhill", "which-pool=pool:elves")
    play(match, "draw-token=lower_slopes", "which-pool=pool:dwarves")
    assert units(match, "ravenhill") == {"wood_elf_archers": 1}
    assert units(match, "lower_slopes") == {"lake_men": 1}
    assert asked(match).kind == "b5a.use"


def test_he_is_not_lost() -> None:
    match = played("fp_story_08", "character bard: out\narmy camp: lake_men 1\narmy ravenhill: lake_men 1")
    play(match, "enter-at=camp")
    assert where(match, "bard") == "camp"


def test_hope_rekindled() -> None:
    match = played("fp_story_09", "army camp: lake_men 1")
    assert command(match, "camp") == 1
    play(match, "move-to=eb_plain_west")
    assert command(match, "eb_plain_west") == 1
    match = played("fp_story_09", "army camp: lake_men 1", face="will")
    assert command(match, "camp") == 2


def test_last_stand_repairs_walls() -> None:
    match = played("fp_story_10", "army ravenhill: dwarf_veterans 1, lake_men 1\nwalls ravenhill: 3")
    play(match, "repair-count=n:3")
    assert walls(match, "ravenhill") == 0
    match = played("fp_story_10", "army ravenhill: lake_men 1\nwalls ravenhill: 3")
    assert options(match) == ("n:1", "n:0")


def test_ring_of_invisibility() -> None:
    lines = """
        character bilbo: ss_hills_east
        rings: 5
        character gandalf: camp
        army camp: lake_men 1
        army front_gate: lake_men 1
        """
    match = played("fp_story_11", lines, fate_card=["fate_02"])
    assert where(match, "bilbo") == "camp"
    assert shown(match, "wrath") == 4
    match = position(
        "dice free: event 1\nhand free: fp_story_11\ncharacter bilbo: away\nrings: 2\narmy camp: lake_men 1"
    )
    assert reason(match, "card:fp_story_11") == "not-on-map"


def test_ring_of_invisibility_tells_no_way_of_bilbo_who_stays() -> None:
    lines = "character bilbo: camp\nrings: 5\ncharacter gandalf: camp\narmy camp: lake_men 1"
    match = played("fp_story_11", lines, fate_card=["fate_02"])
    assert where(match, "bilbo") == "camp"
    assert shown(match, "wrath") == 4, "Gandalf's fate card is drawn all the same"
    assert "b5a.walked" not in [event.kind for event in match.events]


def test_men_of_the_lake() -> None:
    match = played("fp_story_12", "army camp: lake_men 1, command 1\narmy ravenhill: lake_men 1")
    assert units(match, "camp") == {"lake_men": 3}
    assert command(match, "camp") == 2


def test_moria_dain_dain() -> None:
    lines = "army camp: dwarf_regulars 2\narmy ruins_of_dale: orcs 1\narmy ravenhill: lake_men 1"
    match = played("fp_story_13", lines, event_card=["ev_30"])
    assert options(match) == ("camp", "done")
    play(match, "attack-from=camp", "move-to=valley_northwest", "strike=ruins_of_dale")
    assert "card:ev_30" in options(match)


def test_on_the_march() -> None:
    match = played("fp_story_14", "army camp: lake_men 1\narmy ravenhill: lake_men 1")
    play(match, "move-from=camp", "move-to=eb_plain_west", "move-on=eb_plain_centre")
    play(match, "move-from=ravenhill", "move-to=ss_mountain_east", "move-on=lower_slopes")
    assert units(match, "eb_plain_centre") == {"lake_men": 1}
    assert units(match, "lower_slopes") == {"lake_men": 1}


def test_redoubled_force() -> None:
    match = played("fp_story_15", "army camp: lake_men 4, damage 4")
    play(match, "heal=n:3")
    assert damage(match, "camp") == 1
    play(match, "move-to=eb_plain_west")
    assert damage(match, "eb_plain_west") == 1


def test_rescue() -> None:
    match = played("fp_story_16", "army camp: lake_men 1, damage 1", token_dwarves=["lake_men"], rally_dice=[3, 4])
    play(match, "which-pool=pool:dwarves")
    assert units(match, "camp") == {"lake_men": 2}
    assert damage(match, "camp") == 0


def test_ringing_trumpets() -> None:
    match = played("fp_story_17", "tokens camp: dwarves 1", token_dwarves=["lake_men"])
    play(match, "trumpets=camp", "flip-or-lay=flip", "trumpets=ravenhill", "which-pool=pool:elves")
    play(match, "trumpets=lower_slopes", "which-pool=pool:elves")
    assert units(match, "camp") == {"lake_men": 1}
    assert tokens(match, "ravenhill") == tokens(match, "lower_slopes") == {"elves": 1}
    assert asked(match).kind == "b5a.use"


def test_ringing_trumpets_with_empty_pools() -> None:
    match = played("fp_story_17", "tokens camp: dwarves 1\nunflipped: lake_men 1")
    assert options(match) == ("camp", "done")
    play(match, "trumpets=camp")
    assert units(match, "camp") == {"lake_men": 1}


def test_shower_of_arrows_hits_on_four_without_thranduil() -> None:
    lines = "army camp: lake_men 3\narmy eb_plain_west: orcs 4\ncharacter thranduil: out"
    match = played("fp_story_18", lines, archery_dice=[4, 4, 3], event_card=["ev_09"])
    assert damage(match, "eb_plain_west") == 2
    play(match, "casualties=done")
    assert "ev_09" in match.view("free")["hand"]


def test_the_arkenstone_of_thrain() -> None:
    match = played("fp_story_19", "army camp: lake_men 1")
    assert shown(match, "fate", "tiles", "arkenstone") == 1
    match = position("phase: fate\nactive: bard dain\ntiles: arkenstone 1, one 3", fate_tile=["arkenstone"])
    assert shown(match, "fate", "marker") == 3
    assert shown(match, "fate", "deck") == 8, "a fate card was drawn"


def test_the_king_of_all_birds() -> None:
    match = played("fp_story_20", "army camp: lake_men 1")
    assert shown(match, "characters", "lord_of_the_eagles", "space") == 7
    match = played("fp_story_20", "army camp: lake_men 1\nfate: 7")
    assert where(match, "lord_of_the_eagles") == "eagles_eyrie"
    assert shown(match, "eagles", "eyrie") == 2
    match = played(
        "fp_story_20", "army camp: lake_men 1\nfate: 8\ncharacter lord_of_the_eagles: eagles_eyrie\neagles: eyrie 2"
    )
    assert shown(match, "eagles", "eyrie") == 3
