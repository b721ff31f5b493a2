"""From an army, a character or a general to a goal: which answers lead there, who goes, and what the dice may bring."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.b5a.helpers import Match5, position
from tests.story import asked, play
from westmarch.core.aims import Trial, Way, ways_of, wished
from westmarch.games.b5a import GAME
from westmarch.games.b5a.facts.board import AREA
from westmarch.games.b5a.war.odds import Fighter, dice_of_army, reckon

MARCH = """
    mover: shadow
    dice shadow: army 1, event 1
    dice free: event 1
    army bl_northeast: orcs 3, wargs 1, command 1, damage 1
    army bl_centre: goblins 2
    army camp: lake_men 2
    """
CLASH = """
    mover: shadow
    dice shadow: army 1, event 1
    dice free: event 1
    army valley_dale_hills: orcs 3, wargs 1, command 1
    army valley_east: lake_men 2, wood_elf_archers 1
    """


def goals(match: Match5, piece: str) -> dict[str, list[Way]]:
    found: dict[str, list[Way]] = {}
    for way in ways_of(match, piece):
        found.setdefault(way.goal, []).append(way)
    return found


def tried(match: Match5, way: Way, wish: dict[str, int]) -> tuple[list[str], Match5, dict[str, Any] | None]:
    tokens, reason = wished(match, way.tokens, wish)
    assert reason is None
    before = match.clone()
    for token in tokens[:-1]:
        before.push(token)
    after = before.clone()
    told = len(after.events)
    after.push(tokens[-1])
    return tokens, after, GAME.aims.outlook(Trial(match, before, after, tokens[-1], after.events[told:]))


def test_an_army_goes_whole_or_in_part() -> None:
    match = position(MARCH)
    record = match.record()
    found = goals(match, "bl_northeast")
    goal = next(iter(found))
    (way,) = found[goal]
    assert way.tokens == ["die:army", "strategic", "bl_northeast", goal]
    assert way.whole is not None
    assert way.whole.most == {"orcs": 3, "wargs": 1, "command": 1, "damage": 1}
    tokens, after, _ = tried(match, way, way.whole.wish)
    assert tokens == way.tokens
    assert asked(after).kind == "b5a.move-from", "another army may go"
    tokens, after, _ = tried(match, way, {"orcs": 2, "command": 1})
    assert tokens == ["die:army", "strategic", "bl_northeast", "split", "n:2", "n:0", "n:1", "n:0", goal]
    after.push("done")
    there = after.view("shadow")["areas"]
    assert there[goal]["units"] == {"orcs": 2}
    assert there["bl_northeast"]["units"] == {"orcs": 1, "wargs": 1}
    assert match.record() == record, "nothing was answered"


def test_somebody_must_go() -> None:
    match = position(MARCH)
    way = next(ways[0] for ways in goals(match, "bl_northeast").values())
    tokens, _ = wished(match, way.tokens, {"command": 1})
    assert tokens[4:6] == ["n:0", "n:1"], "one unit goes along"


def test_two_regions_with_a_leader_and_where_to_stop() -> None:
    match = position(MARCH.replace("army 1,", "character 1,"))
    found = goals(match, "bl_northeast")
    near = [way for ways in found.values() for way in ways if way.tokens[-1] == "done" and "rapid" in way.tokens]
    far = [way for ways in found.values() for way in ways if "rapid" in way.tokens and way.tokens[-1] != "done"]
    assert near
    assert far
    for way in (*near, *far):
        assert way.whole is not None
        _, after, _ = tried(match, way, {"orcs": 1, "command": 1})
        assert after.view("shadow")["areas"][way.goal]["units"]["orcs"] == 1


def test_an_attack_tells_both_strengths_and_the_odds() -> None:
    match = position(CLASH)
    ways = goals(match, "valley_dale_hills")["valley_east"]
    way = next(way for way in ways if len(way.tokens) == 4)
    assert (way.tokens, way.whole) == (["die:army", "attack", "valley_dale_hills", "valley_east"], None)
    _, after, ahead = tried(match, way, {})
    assert after.state.battle is not None
    assert ahead is not None
    assert ahead["attacker"]["dice"] == match.view("shadow")["areas"]["valley_dale_hills"]["strength"]
    assert ahead["attacker"]["leadership"] == 1
    assert 0 < ahead["chance"] < 1
    assert all(damage > 0 for damage in ahead["damage"])


def foretold(match: Match5, token: str) -> dict[str, Any] | None:
    """What the server would tell before that answer to what is asked now."""
    after = match.clone()
    after.push(token)
    return GAME.aims.outlook(Trial(match, match, after, token, after.events[len(match.events) :]))


def test_step_by_step_the_odds_are_those_of_direct_play() -> None:
    match = position(CLASH)
    way = next(way for way in goals(match, "valley_dale_hills")["valley_east"] if len(way.tokens) == 4)
    _, _, direct = tried(match, way, {})
    match = play(match, "die:army", "attack", "valley_dale_hills")
    assert asked(match).kind == "b5a.move-to"
    assert foretold(match, "valley_east") == direct
    assert foretold(match, "done") is None
    assert match.decision is not None
    march = next(each for each in match.decision.options if each in AREA and each != "valley_east")
    assert foretold(match, march) is None, "a march begins no combat"


def test_after_a_step_the_army_is_reckoned_where_it_has_come_to() -> None:
    match = play(position(CLASH.replace("valley_dale_hills", "valley_northeast")), "die:army", "attack")
    match = play(match, "valley_northeast", "valley_dale_hills")
    assert asked(match).kind == "b5a.strike"
    ahead = foretold(match, "valley_east")
    assert ahead is not None
    assert (ahead["origin"], ahead["attacker"]["dice"]) == ("valley_dale_hills", 4)


def test_of_armies_together_the_best_is_reckoned_with() -> None:
    lines = CLASH + "\n    army valley_southeast: goblins 1"
    match = play(position(lines), "die:army", "combined")
    assert asked(match).kind == "b5a.combined"
    ahead = foretold(match, "valley_east")
    alone = foretold(play(position(CLASH), "die:army", "attack", "valley_dale_hills"), "valley_east")
    assert ahead is not None
    assert alone is not None
    assert ahead["combined"]
    assert ahead == {**alone, "combined": True}


def test_beorn_is_foretold() -> None:
    lines = """
        dice free: will 1
        dice shadow: event 1
        army valley_east: orcs 2
        character beorn: valley_dale_hills
        wrath: 3
        """
    match = play(position(lines), "beorn")
    ahead = foretold(match, "valley_east")
    assert ahead is not None
    assert ahead["attacker"]["force"] == {"beorn": 1}
    assert ahead["attacker"]["dice"] == 4


def test_an_army_steps_and_attacks() -> None:
    match = position(CLASH.replace("valley_dale_hills", "valley_northeast"))
    found = goals(match, "valley_northeast")
    ways = [way for way in found.get("valley_east", []) if "attack" in way.tokens]
    for way in ways:
        _, after, ahead = tried(match, way, {} if way.whole is None else way.whole.wish)
        assert ahead is not None
        assert after.state.battle is not None
    assert ways


def test_a_character_walks() -> None:
    match = position(
        "dice free: character 1, event 1\ncharacter bard: camp\narmy camp: lake_men 2\narmy bl_centre: goblins 1"
    )
    found = goals(match, "character:bard")
    assert found
    goal, (way, *_) = next(iter(found.items()))
    assert way.tokens == ["die:character", "walk", "character:bard", goal]
    assert goals(match, "character:bolg") == {}


def test_a_general_shoots_at_a_place() -> None:
    lines = """
        active: thranduil
        dice free: event 1, muster 1
        character thranduil: ravenhill
        army camp: lake_men 2
        army eb_mountain_west: wood_elf_archers 2, dwarf_regulars 1
        army eb_plain_west: orcs 5
        """
    match = position(lines)
    (way,) = goals(match, "general:thranduil")["eb_plain_west"]
    _, _, ahead = tried(match, way, {})
    assert ahead is not None
    assert (ahead["what"], ahead["target"], ahead["dice"]) == ("shots", "eb_plain_west", 4)


# -- the odds


def test_units_fall_only_when_they_must() -> None:
    assert dice_of_army([1, 1], 0) == (2, 2, 2, 1)
    assert dice_of_army([1, 2], 0) == (3, 3, 3, 2), "the weaker one first"
    assert dice_of_army([1, 1], 2) == (2, 1)
    assert dice_of_army([1] * 5, 0)[:6] == (5,) * 6


def test_what_is_even_is_even_but_for_both_falling() -> None:
    one = Fighter(dice_of_army([1, 1, 1], 0), 0, 5, 5)
    odds = reckon(one, one)
    assert odds.attacker_losses == pytest.approx(odds.defender_losses)
    assert 0.4 < odds.win < 0.5
    assert reckon(Fighter(one.dice, 2, 5, 5), one).win > odds.win
    assert reckon(Fighter(one.dice, 0, 5, 6), one).win < odds.win
    assert reckon(one, Fighter(one.dice, 0, 5, 5, walls=2)).win < reckon(Fighter(one.dice, 0, 5, 6), one).win


def test_dice_that_are_thrown_say_the_same() -> None:
    """The reckoning against four thousand combats that are rolled out."""
    attacker = Fighter(dice_of_army([1, 1, 2, 1], 1), 1, 5, 6)
    defender = Fighter(dice_of_army([1, 2], 0), 2, 5, 5, walls=2)
    rng = random.Random(3)

    def roll(dice: int, again: int, needs: int) -> int:
        hits = sum(rng.randint(1, 6) >= needs for _ in range(dice))
        return hits + sum(rng.randint(1, 6) >= needs for _ in range(min(again, dice - hits)))

    won = 0
    for _ in range(4000):
        taken = dealt = number = 0
        while taken < attacker.hits and dealt < defender.hits + defender.walls:
            number += 1
            needs = 6 if dealt < defender.walls or number == 1 else 5
            scored = roll(attacker.dice[taken], attacker.rerolls, needs)
            taken += roll(defender.dice[max(0, dealt - defender.walls)], defender.rerolls, 5)
            dealt += scored
        won += taken < attacker.hits
    assert reckon(attacker, defender).win == pytest.approx(won / 4000, abs=0.025)
