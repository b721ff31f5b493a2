"""`why_not` says why, with its rule, and never disagrees with what is offered."""

from __future__ import annotations

import pytest

from tests.b5a.brawler import Brawler
from tests.b5a.helpers import GAME, fight, plain_fight, played, position, reason, refuses, surrounded, walls, with_die
from tests.story import asked, options, play, until
from westmarch.core.errors import UnknownToken
from westmarch.core.match import Match

_BOARD = """
mover: shadow
dice shadow: {} 1
army bl_centre: orcs 2
army valley_east: orcs 1, command 1
army ruins_of_dale: lake_men 2
army camp: lake_men 1
tokens bl_north: shadow 1
hand shadow: ev_01 ev_07 sp_story_18
"""


def test_moves() -> None:
    match = position(_BOARD.format("army"))
    play(match, "use=strategic")
    refuses(match, {"bl_north": "no-army", "camp": "no-army"})
    play(match, "move-from=bl_centre")
    assert reason(match, "valley_east_swamp") == "not-adjacent"
    assert reason(match, "valley_southeast") == "not-adjacent", "a river without ford"
    play(match, "move-to=done", "move-from=valley_east")
    assert reason(match, "ruins_of_dale") == "enemy-army"
    match = position(_BOARD.format("character"))
    play(match, "use=rapid")
    assert reason(match, "bl_centre") == "not-led"


def test_attacks() -> None:
    match = position(_BOARD.format("army"))
    play(match, "use=attack", "attack-from=valley_east", "move-to=valley_south")
    refuses(match, {"valley_southwest": "no-enemy", "camp": "not-adjacent"})
    match = position(_BOARD.format("army") + "army valley_dale_hills: orcs 1")
    play(match, "use=combined")
    refuses(match, {"camp": "not-surrounded", "bl_north": "no-enemy"})


def test_recruits() -> None:
    match = position(_BOARD.format("muster"))
    play(match, "use=recruit")
    assert reason(match, "bl_centre") == "no-token"
    match = position("dice free: muster 1\narmy camp: lake_men 1, damage 1")
    refuses(match, {"recruit": "no-tokens", "goblins": "not-your-side"})


def test_cards() -> None:
    match = position(_BOARD.format("army"))
    refuses(match, {"card:ev_01": "wrong-die", "card:ev_09": "not-in-hand"})
    match = position(_BOARD.format("event"))
    assert reason(match, "card:sp_story_18") == "needs-dale"


def test_characters() -> None:
    lines = "dice free: character 2, event 1\nfate: 3\narmy camp: lake_men 1, command 1\ncharacter bard: out"
    match = position(lines)
    refuses(match, {"general:bard": "not-in-play", "enter:beorn": "not-ready", "rapid": "choose-die"})
    play(match, "action=die:character")
    refuses(
        match, {"draw": "wrong-symbol", "eagles": "lord-not-in-play", "beorn": "not-in-play", "walk": "nobody-to-walk"}
    )


def test_dice() -> None:
    match = position("dice free: character 1, event 1\narmy camp: lake_men 1")
    assert reason(match, "die:muster") == "no-such-die"


def test_dice_that_show_nothing_of_the_kind() -> None:
    match = position("dice free: character 1, event 1\narmy camp: lake_men 2, damage 1, command 1\nhand free: ev_10")
    refuses(match, {"strategic": "no-die-for-it", "rally": "no-die-for-it", "rapid": "choose-die"})
    assert reason(match, "card:ev_10") == "choose-die", "with the Event"
    match = position("dice free: character 2, muster 1\narmy camp: lake_men 2, command 1\nhand free: ev_05 ev_10")
    play(match, "action=die:character")
    assert reason(match, "card:ev_10") == "wrong-die"
    match = position("dice free: character 1, muster_army 1\narmy camp: lake_men 2, command 1\nhand free: ev_10")
    assert reason(match, "draw") == "no-die-for-it"


def test_words_of_no_decision_are_refused() -> None:
    match = position("dice free: event 1\narmy camp: lake_men 1")
    with pytest.raises(UnknownToken):
        match.why_not("fly-to-mordor")


def test_what_is_offered_has_no_reason_and_what_is_not_has_one() -> None:
    tokens = sorted(GAME.vocabulary)
    for seed in range(4):
        match = Match(GAME, GAME.set_up(2, {}), seed)
        brawler = Brawler(seed)
        count = 0
        while match.decision is not None:
            count += 1
            for token in tokens[count % 23 :: 23]:
                assert (match.why_not(token) is None) == (token in options(match))
            match.push(brawler.choose(match))


# -- reasons of the smaller questions


def test_where_an_attack_can_start() -> None:
    match = position(_BOARD.format("army"))
    play(match, "use=attack")
    assert reason(match, "bl_north") == "no-army"
    match = position(_BOARD.format("character"))
    play(match, "use=attack-led")
    assert reason(match, "bl_centre") == "not-led"
    play(match, "attack-from=valley_east", "move-to=ruins_of_dale")
    assert match.state.battle is not None


def test_further_on() -> None:
    match = with_die("shadow character", "army bl_centre: orcs 2, command 1")
    play(match, "use=rapid", "move-from=bl_centre", "move-to=bl_southwest")
    assert asked(match).kind == "b5a.move-on"
    assert reason(match, "camp") == "not-adjacent"


def test_rally() -> None:
    lines = "dice free: muster 1\narmy camp: lake_men 2, damage 1\narmy ravenhill: lake_men 1\ntokens camp: elves 1"
    match = position(lines)
    play(match, "use=rally")
    refuses(match, {"ravenhill": "no-damage", "bl_north": "no-army"})
    match = position("dice free: muster 1\narmy camp: lake_men 2\ntokens camp: elves 1")
    assert reason(match, "rally") == "nothing-to-rally"


def test_retreats() -> None:
    match = position(
        """
        army valley_dale_hills: orcs 3
        army valley_north_swamp: lake_men 3
        control: ruins_of_dale
        battle: shadow from valley_dale_hills at valley_north_swamp army valley_dale_hills hand-free regroup
        army eb_plain_centre: lake_men 1
        """,
        combat_dice=[1] * 6,
    )
    until(match, "retreat-to", manoeuvre="play:regroup", press="press", stand="retreat")
    assert set(options(match)) == {"eb_plain_centre", "valley_northwest"}, "friends across a ford are welcome"
    refuses(
        match,
        {
            "ruins_of_dale": "enemy-control",
            "valley_northeast": "retreat-beside",
            "valley_dale_hills": "enemy-army",
            "camp": "not-adjacent",
        },
    )


def test_a_retreat_over_a_ford() -> None:
    match = position(
        """
        army valley_dale_hills: orcs 3
        army valley_north_swamp: lake_men 3
        battle: shadow from valley_dale_hills at valley_north_swamp army valley_dale_hills hand-free regroup
        """,
        combat_dice=[1] * 6,
    )
    until(match, "retreat-to", manoeuvre="play:regroup", press="press", stand="retreat")
    assert reason(match, "eb_plain_centre") == "retreat-ford"


def test_eagles_bats_archers_and_beorn() -> None:
    lord = "fate: 8\ncharacter lord_of_the_eagles: eagles_eyrie\neagles: valley 2, eyrie 1\n"
    match = position(
        lord
        + """
        dice free: muster 1
        army valley_east: orcs 2
        army valley_south: orcs 2
        army bl_centre: orcs 2
        """
    )
    play(match, "use=eagles", "eagle-target=valley_east")
    refuses(match, {"valley_east": "eagles-there-already", "bl_centre": "no-eagle-near", "camp": "no-enemy"})
    match = with_die(
        "shadow muster", "bats: valley 1\narmy valley_east: orcs 1\narmy valley_south: orcs 1\narmy bl_centre: orcs 1"
    )
    play(match, "use=bats")
    refuses(match, {"bl_centre": "no-bats-there", "camp": "no-army"})
    match = position(
        """
        active: thranduil
        character thranduil: camp
        army camp: lake_men 2
        army eb_plain_west: orcs 2
        army eb_plain_centre: orcs 2
        army bl_centre: orcs 2
        dice free: event 1, muster 1
        """
    )
    play(match, "action=general:thranduil")
    refuses(match, {"bl_centre": "no-shooter", "bl_north": "no-enemy"})
    beorn = "fate: 11\ncharacter beorn: ss_hills_east\nwrath: 8\ncontrol: ravenhill eastern_spur\ndice free: will 1\n"
    match = position(beorn + "army lower_slopes: lake_men 1\narmy bl_centre: orcs 1")
    play(match, "use=beorn")
    refuses(match, {"lower_slopes": "beorn-alone", "camp": "not-adjacent"})


def test_the_ring() -> None:
    match = position("dice free: character 1\narmy camp: lake_men 1, command 1")
    assert reason(match, "ring") == "not-in-play"
    match = position("dice free: character 1\narmy camp: lake_men 1, command 1\ncharacter bilbo: camp")
    assert reason(match, "ring") == "no-rings"


def test_uses_that_need_pieces() -> None:
    match = with_die("shadow eye", "army goblin_muster_west: goblins 7\narmy eb_mountain_centre: goblins 5")
    refuses(match, {"goblins": "no-goblins-left", "card-orc": "no-orcs-on-card"})


def test_units_cant_be_placed_with_beorn() -> None:
    match = position(
        "fate: 11\ncharacter beorn: camp\nwrath: 8\ncontrol: ravenhill eastern_spur\ndice free: muster 1\n"
        "tokens camp: dwarves 1\ntokens lower_slopes: elves 1"
    )
    play(match, "use=recruit")
    assert "camp" not in options(match)
    assert reason(match, "camp") == "beorn-there"


# -- the questions that follow


def test_generals_and_leadership_tokens() -> None:
    match = position(
        "phase: generals\ncharacter bard: camp\ncharacter dain: out\narmy camp: lake_men 1\narmy ravenhill: lake_men 1"
    )
    refuses(
        match,
        {
            "character:dain": "eliminated",
            "character:lord_of_the_eagles": "not-in-play",
            "character:bilbo": "not-a-general",
        },
    )
    play(match, "activate=character:bard")
    match = position(
        "phase: command\narmy bl_north: orcs 1\narmy bl_east: orcs 1\narmy bl_centre: orcs 1\narmy camp: lake_men 1"
    )
    assert reason(match, "n:7") == "bats-limit"
    play(match, "how-many-bats=n:4", "command-to=bl_north")
    refuses(match, {"bl_north": "command-there", "camp": "no-army"})


def test_who_enters_where() -> None:
    match = position("""
        dice free: character 1
        fate: 11
        army camp: lake_men 1, command 1
        army lower_slopes: lake_men 1, command 1
        control: ravenhill eastern_spur
        character thorin: out
        """)
    play(match, "use=enter:bilbo")
    refuses(match, {"front_gate": "no-company", "ravenhill": "enemy-control"})
    match = position("dice free: character 1\nfate: 11\narmy lower_slopes: lake_men 1\ncontrol: ravenhill eastern_spur")
    play(match, "use=enter:beorn")
    refuses(match, {"lower_slopes": "beorn-alone", "camp": "not-south"})
    match = with_die("shadow muster", "army valley_east: orcs 1")
    play(match, "use=enter:bolg")
    assert reason(match, "valley_east") == "not-mustering"


def test_tokens_laid_and_flipped() -> None:
    active = "active: bard dain\ncharacter bard: camp\ncharacter dain: camp\narmy camp: lake_men 1\n"
    match = position(active + "control: fallen_bridge\ndice free: event 1, muster 1")
    play(match, "action=general:bard")
    refuses(match, {"fallen_bridge": "enemy-control", "eb_plain_west": "not-a-site"})
    match = position(
        active + "tokens camp: dwarves 1\ntokens ravenhill: dwarves 1, elves 1\ndice free: event 1, muster 1"
    )
    play(match, "action=general:dain")
    assert reason(match, "front_gate") == "no-dwarf-token"
    match = with_die("shadow muster", "character bolg: bl_north\narmy bl_north: orcs 1\ncontrol: camp ravenhill")
    play(match, "use=renew", "lay-token=bl_east")
    refuses(match, {"bl_east": "laid-here", "valley_east": "not-broken-lands"})


def test_targets_of_cards() -> None:
    match = played(
        "fp_story_03", "army camp: lake_men 1\narmy ravenhill: dwarf_regulars 1\narmy front_gate: dwarf_veterans 1"
    )
    refuses(match, {"camp": "card-other-army", "fallen_bridge": "no-army"})
    match = played("fp_story_07", "army camp: lake_men 1\ncontrol: fallen_bridge")
    refuses(match, {"fallen_bridge": "enemy-control", "front_gate": "not-a-settlement"})
    match = played(
        "fp_story_04",
        """
        army camp: lake_men 1, command 1
        army eb_plain_west: orcs 1
        army eb_gate_plain: orcs 1
        army bl_north: orcs 1
        """,
    )
    assert reason(match, "bl_north") == "no-led-beside"
    match = played("free ev_28", "army camp: lake_men 1, damage 1, command 1\narmy ravenhill: lake_men 1, damage 1")
    refuses(match, {"ravenhill": "not-led", "front_gate": "no-army"})
    match = played("sp_story_20", "army camp: lake_men 1, damage 1\narmy ruins_of_dale: lake_men 1")
    refuses(match, {"camp": "has-damage", "ravenhill": "no-enemy"})
    match = played("sp_story_07", "army valley_east: orcs 1\narmy bl_north: lake_men 1")
    refuses(match, {"bl_north": "enemy-army", "bl_centre": "card-other-region"})


def test_splits() -> None:
    match = position("dice free: muster_army 1\narmy camp: lake_men 1, wood_elf_archers 2, damage 2")
    play(match, "use=strategic", "move-from=camp", "move-to=split", "split-units=n:0")
    assert reason(match, "n:0") == "units-there"
    play(match, "split-units=n:2")
    assert reason(match, "n:0") == "damage-split"
    match = with_die("shadow character", "army bl_centre: orcs 3, command 2")
    play(match, "use=rapid", "move-from=bl_centre", "move-to=split", "split-units=n:1")
    assert reason(match, "n:0") == "leadership-goes"


def test_choices_in_combat() -> None:
    match = plain_fight(combat_dice=[5, 5, 5, 1, 1, 1])
    fight(match, "play:regroup", "play:lake_men")
    assert reason(match, "unit:dwarf_veterans") == "lacks-unit"
    play(match, "casualties=done", "press=press")
    assert reason(match, "retreat") == "needs-regroup"
    match = plain_fight(combat_dice=[1] * 6)
    fight(match)
    play(match, "press=press")
    assert reason(match, "rout") == "retreat-is-free"
    match = plain_fight("army valley_east: lake_men 1, wood_elf_archers 1", combat_dice=[5, 5, 5, 1, 1])
    until(match, "casualties", manoeuvre="play:regroup")
    assert reason(match, "done") == "must-lose"


def test_a_die_in_hand() -> None:
    match = position("dice free: character 1\narmy camp: lake_men 1, command 1")
    assert asked(match).kind == "b5a.use"
    assert reason(match, "pass") == "die-chosen"


def test_where_an_army_is_driven() -> None:
    match = surrounded()
    assert asked(match).kind == "b5a.drive-to"
    refuses(match, {"ruins_of_dale": "own-control", "valley_south_swamp": "own-army", "camp": "not-adjacent"})


def test_more_targets_of_cards() -> None:
    lord = "fate: 8\ncharacter lord_of_the_eagles: eagles_eyrie\nfate cards: fate_06\neagles: eastern_bank 2\n"
    match = position(
        lord
        + """
        dice free: muster 1
        army eb_mountain_west: orcs 1
        army eb_mountain_east: orcs 1
        army camp: orcs 1
        army ss_mountain_north: orcs 1
        """
    )
    play(match, "use=eagles-mountain")
    refuses(match, {"camp": "not-mountains", "ss_mountain_north": "no-eagle-near", "front_gate": "no-enemy"})
    bilbo = "character bilbo: camp\narmy camp: lake_men 1\narmy ravenhill: lake_men 1, command 1\n"
    match = played("fp_story_11", bilbo + "army front_gate: lake_men 1, command 1")
    refuses(match, {"camp": "not-led", "fallen_bridge": "no-army"})
    match = played("fp_story_10", "army ravenhill: lake_men 2\narmy front_gate: lake_men 2\nwalls ravenhill: 1")
    assert walls(match, "ravenhill") == 1
    assert reason(match, "n:2") == "number-range"
    match = played("fp_story_08", "character bard: out\ncharacter dain: out\narmy camp: lake_men 1")
    assert reason(match, "character:gandalf") == "not-eliminated"
    match = played("sp_story_06", "character bard: camp\ncharacter dain: out\narmy camp: lake_men 1")
    refuses(match, {"character:dain": "eliminated", "character:lord_of_the_eagles": "not-in-play"})
    match = played("sp_story_19", "bats: valley 2\ntokens camp: elves 1\ntokens ravenhill: elves 1")
    play(match, "bat-away=territory:valley")
    assert reason(match, "front_gate") == "no-enemy-token"
    match = played(
        "sp_story_04", "bats: valley 2\narmy camp: lake_men 1, command 1\narmy ravenhill: lake_men 1, command 1"
    )
    play(match, "bat-away=territory:valley")
    assert reason(match, "front_gate") == "no-enemy-command"


def test_more_choices_in_combat() -> None:
    lines = """
        army valley_east: lake_men 3, damage 1, command 1
        character bard: valley_east
        hand free: ev_01 ev_04
        """
    match = plain_fight(lines, combat_dice=[5, 1, 1, 1, 1, 1] * 2)
    fight(match, "play:regroup", "card:ev_04")
    assert asked(match).kind == "b5a.determined"
    assert reason(match, "play:dwarf_veterans") == "manoeuvre-not-held"
    play(match, "determined=play:regroup")
    assert asked(match).kind == "b5a.reroll"
    assert reason(match, "reroll:0:5") == "reroll-limit"
    until(match, "manoeuvre", reroll="reroll:0:0", casualties="done", press="press", stand="stand")
    fight(match, "play:regroup", "card:ev_01")
    until(match, "captain", reroll="reroll:0:0")
    assert reason(match, "character:gandalf") == "not-with-army"


def test_hands_and_dice() -> None:
    match = position("phase: recovery\nhand free: ev_01 ev_02 ev_03 ev_04 ev_05 ev_06")
    assert asked(match).kind == "b5a.discard"
    assert reason(match, "card:sp_story_01") == "not-in-hand"
    match = position(
        "phase: roll\ntable: fp_story_02\ncharacter bilbo: camp\narmy camp: lake_men 1",
        action_dice_free=["character", "character", "event", "event", "muster"],
    )
    assert reason(match, "die:will") == "no-such-die"


def test_why_not_promises_nothing_that_the_next_question_refuses() -> None:
    """ "Choose an action die first" means that one of the dice will do, and that no other reason stands against it."""
    match = Match(GAME, GAME.set_up(2, {}), 3)
    brawler = Brawler(3)
    promised = 0
    while match.decision is not None:
        if match.decision.kind == "b5a.action":
            offered: set[str] = set()
            for die in [token for token in match.decision.options if token.startswith("die:")]:
                twin = match.clone()
                twin.push(die)
                offered.update(options(twin))
            for token in GAME.vocabulary - {"skip", "another"}:
                reason = match.why_not(token)
                if reason is not None and (reason.key == "b5a-why-choose-die" or token in offered):
                    assert reason.key == "b5a-why-choose-die", (token, reason)
                    assert token in offered, token
                    promised += 1
        match.push(brawler.choose(match))
    assert promised > 100


def test_a_character_die_alone_doesnt_move_a_beorn_without_wrath() -> None:
    lines = "fate: 11\ncharacter beorn: lower_slopes\nwrath: 1\narmy valley_west: orcs 1\ndice free: character 1, {} 1"
    assert reason(position(lines.format("muster")), "beorn") == "no-wrath"
    assert reason(position(lines.format("will")), "beorn") == "choose-die"
