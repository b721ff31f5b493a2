"""The log says why a number changed and where damage comes from (what is told)."""

from __future__ import annotations

import random

import pytest

import westmarch
from tests.lcg.helpers import Story, position
from westmarch.core.words import Words


def log(table: Story) -> list[str]:
    words = Words("lcg", table.match.game.words)
    return [words.event(event) for event in table.match.events]


def test_threat_says_why_it_rises() -> None:
    table = position("step: resolution\nthreat: 20\nstaging: king-spider", "gimli").until_step("refresh")
    assert "Player 1's threat rises by 2 to 22: too little willpower for the quest." in log(table)
    table.until("commit")
    assert any("a round is over" in line for line in log(table))


def test_doomed_and_cards_are_named() -> None:
    lines = "step: staging\nthreat: 20\nencounter deck: endless-caverns, cavern-guardian"
    table = position(lines, "gimli", scenario="dol-guldur")
    assert "Player 1's threat rises by 1 to 21: Endless Caverns is doomed." in log(table)
    table = position("p1 play: gimli resources=9\np1 hand: gandalf\nthreat: 20").play("play:gandalf")
    table.until("respond").play("use:gandalf", "threat")
    assert "Player 1's threat falls by 5 to 15: Gandalf." in log(table)


def test_damage_says_where_it_comes_from() -> None:
    table = position("step: staging\np1 play: gimli exhausted\nencounter deck: the-necromancers-reach")
    assert "Gimli takes 1 damage (The Necromancer's Reach)." in log(table)
    lines = "step: enemies-attack\np1 engaged: king-spider\np1 play: gimli"
    table = position(lines, mode="beginner").until("defend").play("undefended")
    assert "Gimli takes 3 damage (King Spider)." in log(table)


def test_bonuses_are_told() -> None:
    table = position("step: staging-actions\np1 play: eowyn\np1 hand: feint, gandalf").play("use:eowyn", "card:feint")
    assert "Éowyn: 1 more willpower until the end of the phase (Éowyn)." in log(table)


def test_a_blank_shadow_card_is_told_as_one() -> None:
    lines = "step: enemies-attack\np1 engaged: king-spider\nshadow: forest-gate on=king-spider\np1 play: gimli"
    table = position(lines).until("defend").play("undefended")
    assert "King Spider's shadow card is Forest Gate. It has no shadow effect." in log(table)


def test_an_attack_is_told_from_its_strength_to_its_end() -> None:
    lines = "step: enemies-attack\np1 engaged: king-spider\np1 play: gimli"
    table = position(lines, mode="beginner").until("defend").play("gimli").until_step("players-attack")
    assert table.told("attacks")[0] == {"enemy": "king-spider", "seat": "p1", "attack": 3}
    assert table.told("defends")[0]["defense"] == 2
    assert "Attack 3 against defense 2." in log(table)
    assert table.told("attack-over")[0] == {"enemy": "king-spider"}


def test_a_strike_is_told_with_who_brings_what() -> None:
    lines = "step: players-attack\np1 engaged: king-spider\np1 play: gimli"
    table = position(lines).until("attack").play("king-spider").until_step("refresh")
    strike = table.told("strikes")[0]
    assert (strike["cards"], strike["attacks"], strike["defense"]) == (["gimli"], [2], 1)
    assert "Attack 2 against defense 1." in log(table)
    assert table.told("strike-over")


def test_a_revealed_card_counts_once_it_is_staged() -> None:
    lines = "step: quest-actions\np1 play: gimli\nstaging: forest-gate\nencounter deck: king-spider"
    table = position(lines).until("commit").play("gimli").until_step("resolution")
    sent = table.told("committed")[0]
    assert (sent["wills"], sent["willpower"], sent["threat"]) == ([2], 2, 2)
    kinds = [event.kind for event in table.match.events if event.kind in ("lcg.revealed", "lcg.staged")]
    assert kinds[:2] == ["lcg.revealed", "lcg.staged"]
    assert table.told("staged")[0] == {"card": "king-spider", "threat": 4}


@pytest.mark.parametrize("scenario", ["mirkwood", "anduin", "dol-guldur"])
def test_no_sentence_has_a_hole(scenario: str) -> None:
    """Nor two full stops, nor an id, nor a number that doesn't fit its noun."""
    match = westmarch.new_match("lcg", 2, 11, {"scenario": scenario})
    words = Words("lcg", match.game.words)
    rng = random.Random(scenario)
    said: list[str] = []
    while match.decision is not None:
        said.append(words.prompt(match.decision))
        match.push(rng.choice(match.decision.options))
    said += [words.event(event) for event in match.events]
    for line in said:
        for fault in ("{", "}", "  ", "lcg", "None", " 1 more cards", "()", " .", "?.", "!.", "...."):
            assert fault not in line, line
