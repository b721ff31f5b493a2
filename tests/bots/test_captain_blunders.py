"""What the captain once did wrong: dice for moves that moved nobody, cards that changed nothing, and the like."""

from __future__ import annotations

import pytest

from tests.b5a.helpers import GAME, Match5, attack, position, units, where
from tests.story import asked, options, play, question
from westmarch.bots.b5a import Captain
from westmarch.bots.b5a.field import Field
from westmarch.bots.b5a.uses import Weigher
from westmarch.core.match import Match
from westmarch.games.b5a.seen import Seen

MOVES = ("strategic", "rapid", "attack", "attack-led", "combined", "goblin-move", "goblin-attack", "walk")


def action(match: Match5, seat: str) -> list[str]:
    """What the captain answers until its action is over, with the kinds of the questions."""
    bot = Captain(0)
    answers: list[str] = []
    while match.decision is not None and match.decision.seat == seat:
        if match.decision.kind == "b5a.action" and answers:
            break
        token = bot.choose(match.seen(seat), match.decision)
        answers.append(f"{match.decision.kind[4:]}={token}")
        match.push(token)
    return answers


def weigh(match: Match5, side: int) -> Weigher:
    return Weigher(Field(Seen.of(match.state, side)))


@pytest.mark.parametrize("seed", range(4))
def test_no_die_goes_for_moves_that_move_nobody(seed: int) -> None:
    """In the first release one Free die in six did: the way was weighed anew at each question, by another measure."""
    match: Match5 = Match(GAME, GAME.set_up(2, {}), 300 + seed)
    bots = {seat: Captain(seed) for seat in match.seats}
    while match.decision is not None:
        decision = match.decision
        token = bots[decision.seat].choose(match.seen(decision.seat), decision)
        if decision.kind == "b5a.use" and token in MOVES:
            twin, bot = match.clone(), Captain(seed)
            bot.memory = bots[decision.seat].memory
            told = len(twin.events)
            twin.push(token)
            while twin.decision is not None and twin.decision.seat == decision.seat:
                if twin.decision.kind in ("b5a.action", "b5a.manoeuvre"):
                    break
                twin.push(bot.choose(twin.seen(decision.seat), twin.decision))
            kinds = {event.kind for event in twin.events[told:]}
            assert kinds & {"b5a.moved", "b5a.attack", "b5a.walked"}, (decision, token)
        match.push(token)


def test_a_rapid_march_is_made_for_its_second_step() -> None:
    """Nothing draws the archers to the valley, but behind it Fallen Bridge can be freed."""
    match = position("""
        dice free: character 1
        dice shadow: event 2
        army lower_slopes: wood_elf_archers 3, command 1
        army ravenhill: wood_elf_archers 2
        control: fallen_bridge
        army goblin_muster_north: goblins 1
        """)
    assert "move-on=fallen_bridge" in action(match, "free")
    assert units(match, "fallen_bridge") == {"wood_elf_archers": 3}


def test_a_march_past_an_enemy_is_not_reckoned_with() -> None:
    """In the western valley the archers would stop beside the orcs, so what lies behind it counts for nothing."""
    lines = """
        dice free: character 1
        dice shadow: event 2
        army lower_slopes: wood_elf_archers 3, command 1
        army ravenhill: wood_elf_archers 2
        control: fallen_bridge
        army ss_mountain_middle: orcs 2
        """
    match = position(lines)
    play(match, "action=die:character", "use=rapid", "move-from=lower_slopes")
    assert bot_chooses(match) != "valley_west"
    free = position(lines.replace("orcs 2", "lake_men 1"))
    play(free, "action=die:character", "use=rapid", "move-from=lower_slopes")
    assert bot_chooses(free) == "valley_west"


def test_fierce_defence_is_for_those_without_walls() -> None:
    """Behind unbreached walls, and over a slope in the first round, the enemy needs a six anyway."""
    armies = ("eb_gate_plain: orcs 5, command 2", "front_gate: dwarf_veterans 2")
    for walls, wise in (("", False), ("walls front_gate: 6", False)):
        match = attack(*armies, "hand free: ev_02\ncontrol: camp", walls, combat_dice=[1] * 40)
        match.push("play:orcs")
        assert (bot_chooses(match) == "card:ev_02") is wise
    # The slope hinders once only.
    match.push("play:dwarf_veterans")
    while asked(match).kind != "b5a.manoeuvre" or asked(match).seat != "free":
        match.push(options(match)[0])
    assert bot_chooses(match) == "card:ev_02"


def bot_chooses(match: Match5) -> str:
    return Captain(0).choose(match.seen(asked(match).seat), question(match))


def test_cards_that_would_change_nothing_are_worth_nothing() -> None:
    quiet = position("""
        army front_gate: dwarf_veterans 2
        army camp: lake_men 2, command 1
        army bl_north: orcs 2
        character thorin: out
        """)
    free = weigh(quiet, 0)
    assert free.effect("last_stand") == 0, "no wall is hurt"
    assert free.effect("he_is_not_lost") == 0, "Thorin is no general"
    assert free.effect("dismay") == 0, "no Character die, no leadership beside"
    assert free.effect("sudden_assault") == free.attack() < 0.15, "nobody to attack"
    shadow = weigh(quiet, 1)
    assert shadow.effect("orcs_of_huge_size") == 0
    assert shadow.effect("whirling_bats") == 0, "no bats"

    lively = position("""
        dice shadow: character 1
        army front_gate: dwarf_veterans 2
        walls front_gate: 3
        army camp: lake_men 5, command 1
        army eb_plain_west: orcs 1, command 1
        bats: eastern_bank 1
        character dain: out
        """)
    free = weigh(lively, 0)
    assert min(free.effect(each) for each in ("last_stand", "he_is_not_lost", "dismay", "sudden_assault")) > 1
    assert weigh(lively, 1).effect("whirling_bats") == 1


def test_a_leader_goes_where_there_is_a_fight() -> None:
    """Gandalf leads a quiet garrison; a step away lake-men face orcs without a leader."""
    match = position("""
        dice free: character 1
        dice shadow: event 2
        army camp: lake_men 1
        army eb_plain_west: lake_men 4
        army eb_plain_centre: orcs 4
        character gandalf: camp
        """)
    play(match, "action=die:character", "use=walk")
    while asked(match).kind.startswith("b5a.walk"):
        match.push(bot_chooses(match))
    assert where(match, "gandalf") == "eb_plain_west"


def test_nobody_walks_for_nothing() -> None:
    lines = "army camp: lake_men 2\narmy lower_slopes: lake_men 2\narmy bl_north: orcs 2\ncharacter gandalf: camp"
    match = position(lines)
    assert weigh(match, 0).walk() == 0


def test_generals_who_are_of_no_use_are_not_activated() -> None:
    """No tokens to flip or lay, nobody to shoot at: each general would only let the Shadow draw another tile."""
    match = position("""
        phase: generals
        army camp: lake_men 2
        army bl_north: orcs 2
        character dain: camp
        unflipped: lake_men 0, dwarf_regulars 0, dwarf_veterans 0
        character bard: camp
        """)
    assert asked(match).kind == "b5a.activate"
    assert bot_chooses(match) == "done"


def test_bolg_is_brought_to_safety() -> None:
    """Beaten beside a strong enemy, without bodyguards, he must go first: if he falls the battle is lost.

    Lower Slopes lie open, but can wait.
    """
    match = position("""
        mover: shadow
        dice shadow: character 1
        dice free: event 1
        army valley_east: orcs 2, damage 2
        army ruins_of_dale: dwarf_veterans 4, command 2
        army ss_hills_east: orcs 5, command 1
        character bolg: valley_east
        """)
    action(match, "shadow")
    assert where(match, "bolg") != "valley_east"


def test_a_site_is_freed_before_it_loses_the_battle() -> None:
    """Ten points at the end of the turn win for the Shadow; the empty Ruins of Dale can be entered."""
    lines = """
        dice free: muster_army 1
        dice shadow: event 1
        army valley_southwest: lake_men 1
        army lower_slopes: orcs 1
        army valley_east: orcs 5
        control: {}
        """
    ten = weigh(position(lines.format("ruins_of_dale lower_slopes fallen_bridge ravenhill")), 0)
    eight = weigh(position(lines.format("ruins_of_dale lower_slopes ravenhill")), 0)
    assert ten.use("strategic", 2) > eight.use("strategic", 2) + 10


def test_six_points_are_urgent_when_beorn_is_near() -> None:
    """Without them he wins for the Free Peoples the moment he comes."""
    lines = """
        fate: {}
        mover: shadow
        dice shadow: army 1
        army valley_east: orcs 3
        control: ravenhill
        """
    early, late = (weigh(position(lines.format(marker)), 1).use("strategic", 2) for marker in (2, 9))
    assert late > early + 5


def test_an_army_named_for_an_attack_goes_also_if_that_was_forgotten() -> None:
    match: Match5 = Match(GAME, GAME.set_up(2, {}), 310)
    bots = {seat: Captain(1) for seat in match.seats}
    named, before = 0, ""
    while match.decision is not None:
        decision = match.decision
        token = bots[decision.seat].choose(match.seen(decision.seat), decision)
        if decision.kind == "b5a.move-to" and before == "b5a.attack-from" and token != "done":
            named += 1
            assert bot_chooses(match) != "done", decision
        before = decision.kind
        match.push(token)
    assert named > 5
