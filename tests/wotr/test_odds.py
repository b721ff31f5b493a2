"""Chapter VI, "Battle": the odds that are told before an attack, against battles that are really fought."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.story import asked, play
from tests.wotr.helpers import position
from westmarch.bots.wotr.odds import fight
from westmarch.core.aims import Trial
from westmarch.games.wotr.facts.board import FREE, INDEX
from westmarch.games.wotr.state import War
from westmarch.games.wotr.text.aims import AIMS
from westmarch.games.wotr.war.odds import Army, hit_chances, reckon


def test_one_die_hits_on_five_and_six() -> None:
    assert hit_chances(1, 0, 5) == pytest.approx((2 / 3, 1 / 3))
    assert hit_chances(1, 0, 6) == pytest.approx((5 / 6, 1 / 6))


def test_a_leader_rolls_one_miss_again() -> None:
    assert hit_chances(1, 1, 5) == pytest.approx((4 / 9, 5 / 9))
    assert sum(hit_chances(5, 3, 5)) == pytest.approx(1)
    again = sum(hits * chance for hits, chance in enumerate(hit_chances(5, 5, 6)))
    assert again == pytest.approx(5 / 6 + 25 / 36)


def test_one_against_one() -> None:
    """Both hit in a third of the rounds: one of five decided rounds destroys both, two are the attacker's."""
    odds = reckon(Army(1, 0, 0, 0), Army(1, 0, 0, 0), 5, 5, one_round=False)
    assert odds.win == pytest.approx(2 / 5)
    assert odds.attacker_losses == pytest.approx(3 / 5)
    assert odds.defender_losses == pytest.approx(3 / 5)


def test_an_assault_ends_where_no_elite_is_left_to_reduce() -> None:
    odds = reckon(Army(1, 0, 0, 0), Army(1, 0, 0, 0), 6, 6, one_round=True)
    assert odds.win == pytest.approx(1 / 6 * 2 / 3)
    assert odds.attacker_losses == pytest.approx(1 / 3)
    longer = reckon(Army(1, 1, 0, 0), Army(1, 0, 0, 0), 6, 6, one_round=True)
    assert longer.win > odds.win


def test_elites_become_regulars_before_dice_are_lost() -> None:
    army = Army(7, 2, 0, 0)
    assert [army.dice(taken) for taken in range(9)] == [5, 5, 5, 5, 5, 4, 3, 2, 1]
    assert [army.elites_left(taken) for taken in range(6)] == [2, 2, 2, 1, 0, 0]
    assert Army(2, 0, 1, 0).dice(1) == 2, "a captain fights on"


def about_to_attack(goal: str) -> tuple[War, dict[str, Any]]:
    """The Shadow is asked with what it attacks from South Ithilien; and what it is told of an attack with all."""
    lines = f"army south_ithilien: sauron 4/1/0, nazgul 1\narmy {goal}: gondor 2/0/1"
    war = "map: empty\nacting: shadow\ndice shadow: army muster\ndice free: event"
    match = play(position(war, "nation sauron: at-war\nnation gondor: at-war", lines), "die:army", "attack")
    after = play(match.clone(), "all")
    ahead = AIMS.outlook(Trial(match, match, after, "all", after.events[len(match.events) :]))
    assert ahead is not None
    return match, ahead


def test_what_is_told_before_an_attack() -> None:
    match, ahead = about_to_attack("north_ithilien")
    assert asked(match) == ("shadow", "wotr.attack.force")
    assert (ahead["battle"], ahead["origin"], ahead["target"]) == ("field", "south_ithilien", "north_ithilien")
    assert ahead["attacker"]["dice"] == 5
    assert ahead["attacker"]["leadership"] == 1
    assert ahead["defender"] == {
        "side": "free",
        "force": {"gondor-regular": 2, "gondor-leader": 1},
        "dice": 2,
        "leadership": 1,
        "needs": 5,
    }
    assert ahead["attacker"]["needs"] == 5
    assert ahead["walls"] is False
    exact = reckon(Army(5, 1, 0, 1), Army(2, 0, 0, 1), 5, 5, one_round=False)
    assert ahead["chance"] == pytest.approx(exact.win, abs=0.001)


def test_walls_are_told() -> None:
    _, ahead = about_to_attack("osgiliath")
    assert ahead["attacker"]["needs"] == 6, "the fortification counts in the first round"
    assert ahead["walls"] is False, "but it is no stronghold"


def test_the_odds_are_those_of_real_battles() -> None:
    """400 battles fought out with the rules: the chance told is within four standard errors."""
    before, ahead = about_to_attack("north_ithilien")
    won, fought = 0, 400
    for seed in range(fought):
        battle = before.clone()
        battle.reseed(seed)
        battle.push("all")
        while battle.state.battle is not None:
            assert battle.decision is not None
            wishes = ("none", "continue", "fight", *_losses(battle.decision.options))
            battle.push(next(each for each in wishes if each in battle.decision.options))
        won += not battle.state.units(FREE, INDEX["north_ithilien"])
    error = (ahead["chance"] * (1 - ahead["chance"]) / fought) ** 0.5
    assert won / fought == pytest.approx(ahead["chance"], abs=4 * max(error, 0.005))


def _losses(options: tuple[str, ...]) -> list[str]:
    """As the reckoning has it: while more than five roll regulars fall, then elites are reduced."""
    return sorted(options, key=lambda token: not token.startswith("reduce:"))


def test_computer_players_reckon_much_the_same() -> None:
    """Theirs is quick and goes by averages; it may be off by a little, but never takes a lost battle for a won one."""
    apart = []
    sizes = ((1, 0), (2, 1), (3, 0), (5, 1), (7, 3), (10, 0))
    for (ours, our_elites), (theirs, their_elites) in product(sizes, sizes):
        for our_lead, their_lead, first in product((0, 2), (0, 2), (5, 6)):
            exact = reckon(
                Army(ours, our_elites, 0, our_lead),
                Army(theirs, their_elites, 0, their_lead),
                first,
                5,
                one_round=False,
            )
            quick = fight((ours, our_elites, our_lead, 0), (theirs, their_elites, their_lead, 0), first, 5, 12)
            apart.append(abs(exact.win - quick.win))
            assert not (exact.win < 0.4 and quick.win > 0.6)
            assert not (exact.win > 0.6 and quick.win < 0.4)
    assert sum(apart) / len(apart) < 0.06
    assert max(apart) < 0.25
