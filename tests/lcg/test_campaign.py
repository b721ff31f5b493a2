"""Campaigns: three scenarios, one score; in the nightmare mode nothing is put back."""

from __future__ import annotations

import pytest

import westmarch
from tests.lcg.helpers import Story
from westmarch.core.errors import BadSetup
from westmarch.core.match import Match
from westmarch.games.lcg import GAME
from westmarch.games.lcg.decks.campaign import first_options, next_options, read_carry, scores, write_carry
from westmarch.games.lcg.state import State


def won(mode: str) -> Match[State]:
    """A finished first scenario."""
    options = first_options(mode, ["leadership", "spirit"])
    setup = GAME.set_up(2, options)
    rows = [
        "step: resolution",
        "round: 4",
        "quest: beorns-path 9",
        "threat: 34 31",
        "p1 play: aragorn damage=2 committed exhausted resources=3, theodred",
        "p1 discard: faramir, gloin, guard-of-the-citadel",
        "p1 hand: faramir.2",
        "p2 play: eowyn damage=1, dunhere, eleanor",
        "removed: will-of-the-west",
    ]
    lines = [(number, *row.split(": ", 1)) for number, row in enumerate(rows, start=1)]
    start = GAME.read(setup, [(number, key, value) for number, key, value in lines])
    return Match(GAME, setup, 1, None, start)


def test_a_campaign_goes_through_all_scenarios_with_added_score() -> None:
    match = won("campaign")
    assert match.result is not None
    options = next_options(match)
    assert options is not None
    assert options["scenario"] == "anduin"
    assert options["carry"] == f"mirkwood={match.result.score['group']}"
    following = westmarch.new_match("lcg", 2, 1, options)
    assert following.state.threat == [29, 24]
    assert scores(following) == {"mirkwood": match.result.score["group"]}
    again = westmarch.load_record(following.record())
    assert again.setup.options["carry"] == options["carry"]


def test_a_nightmare_keeps_threat_damage_and_decks() -> None:
    match = won("nightmare")
    options = next_options(match)
    assert options is not None
    table = Story(westmarch.new_match("lcg", 2, 1, options))
    state = table.state
    assert (table.threat(0), table.threat(1)) == (34, 31)
    assert (table.damage("aragorn"), table.damage("eowyn")) == (2, 1)
    assert [state.card(card).id for card in state.heroes(0)] == ["aragorn", "theodred"]
    pile = sorted(name.partition(".")[0] for name in table.discards())  # any copy
    assert pile == ["faramir", "gloin", "guard-of-the-citadel"]
    assert table.resources("aragorn") == 0
    assert [state.card(card).id for card in state.removed] == ["will-of-the-west"]
    again = westmarch.load_record(table.match.record())
    assert again.position() == table.match.position()


def test_threat_is_at_least_what_the_heroes_cost() -> None:
    options = {"decks": ["leadership"], "mode": "nightmare", "scenario": "anduin", "carry": "p1 threat=10"}
    assert westmarch.new_match("lcg", 1, 1, options).state.threat == [29]


def test_a_player_who_is_out_stays_out() -> None:
    options = {
        "decks": ["leadership", "spirit"],
        "mode": "nightmare",
        "scenario": "anduin",
        "carry": "p1 threat=0 out; p2 threat=30",
    }
    match = westmarch.new_match("lcg", 2, 1, options)
    assert list(match.state.alive) == [0, 1]
    assert match.decision is not None
    assert match.decision.seat == "p2"


def test_a_hero_who_lived_by_his_citadel_plate_falls_when_it_goes_back_into_the_deck() -> None:
    match = won("nightmare")
    hurt = match.state.pool.index["theodred"]
    match.state.damage[hurt] = 4
    options = next_options(match)
    assert options is not None
    carry = read_carry(options["carry"])
    assert sorted(carry.players["p1"].dead) == [2, 3]
    table = Story(westmarch.new_match("lcg", 2, 1, options))
    assert table.zone("theodred") == "discard"
    for hero in ("aragorn", "eowyn", "dunhere", "eleanor"):
        match.state.damage[match.state.pool.index[hero]] = 5
    assert next_options(match) is None, "nobody is left"


def test_a_lost_campaign_has_no_next_scenario() -> None:
    setup = GAME.set_up(1, first_options("campaign", ["tactics"]))
    start = GAME.read(setup, [(1, "step", "refresh"), (2, "threat", "49")])
    match = Match(GAME, setup, 1, None, start)
    assert next_options(match) is None


def test_a_plain_match_is_no_campaign() -> None:
    with pytest.raises(BadSetup):
        next_options(westmarch.new_match("lcg", 1, 1))
    with pytest.raises(BadSetup):
        first_options("standard", ["tactics"])


def test_carry_is_written_as_it_is_read() -> None:
    text = "mirkwood=145; p1 threat=34 damage=1:2+3:1 dead=2 discard=13+20+13 removed=25"
    assert write_carry(read_carry(text)) == text


@pytest.mark.parametrize(
    "carry",
    [
        "nonsense",
        "moria=3",
        "mirkwood=x",
        "p1 threat=x",
        "p1 luck=3",
        "p9 threat=3",
        "p1 threat=50",
        "p1 dead=4",
        "p1 discard=74",
        "p1 damage=1:5",
        "p1 damage=1:300",
        "p1 damage=1:-1",
        "p1 threat=0 out",
    ],
)
def test_bad_carry_is_refused(carry: str) -> None:
    with pytest.raises(BadSetup) as error:
        westmarch.new_match("lcg", 1, 1, {"mode": "nightmare", "carry": carry})
    assert "lcg-" not in str(error.value)
