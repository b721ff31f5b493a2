"""An illegal wish gets its reason."""

from __future__ import annotations

import pytest

import westmarch
from tests.lcg.helpers import story
from westmarch.core.errors import UnknownToken


def test_a_card_that_cannot_be_paid() -> None:
    table = story("p1 play: gimli resources=1, gleowine\np1 hand: veteran-axehand, lorien-guide", "gimli")
    assert table.why_not("play:veteran-axehand") == "too-dear"
    assert table.why_not("play:lorien-guide") == "no-match"
    assert table.why_not("play:gandalf") == "not-in-hand"
    assert "2" in str(table.match.why_not("play:veteran-axehand"))


def test_a_card_that_cannot_be_played_now() -> None:
    lines = "step: quest-actions\np1 play: gimli resources=9, gleowine\np1 hand: veteran-axehand, feint, swift-strike"
    table = story(lines, "gimli")
    assert table.why_not("play:veteran-axehand") == "planning-only"
    assert table.why_not("play:feint") == "other-phase"
    assert table.why_not("play:swift-strike") == "only-response"
    table.to("commit")
    assert table.why_not("play:veteran-axehand") == "planning-only"
    assert table.why_not("play:feint") == "other-phase"


def test_a_character_that_cannot_commit() -> None:
    lines = "step: commit\np1 play: gimli exhausted, thalin, legolas\ncaptive: beravor"
    table = story(lines, "gimli thalin legolas", "eowyn beravor", scenario="dol-guldur")
    assert table.why_not("gimli") == "exhausted"
    assert table.why_not("eowyn") == "not-yours"
    assert table.why_not("beravor") == "captive"
    assert table.why_not("gandalf") == "not-in-play"
    table.do("thalin")
    assert table.why_not("thalin") == "chosen"


def test_a_character_that_cannot_defend() -> None:
    lines = "step: enemies-attack\np1 play: gimli exhausted, thalin\np1 engaged: king-spider"
    table = story(lines, "gimli thalin", "aragorn")
    table.to("defend")
    assert table.why_not("gimli") == "exhausted"
    assert table.why_not("aragorn") == "not-yours"
    assert table.why_not("king-spider") == "no-character"
    table.do("undefended").to("sentinel")
    assert table.why_not("gimli") == "not-yours"


def test_a_character_that_cannot_attack() -> None:
    lines = (
        "step: players-attack\n"
        "p1 play: gimli exhausted, thalin, legolas\n"
        "p1 engaged: king-spider\n"
        "p2 engaged: forest-spider"
    )
    table = story(lines, "gimli thalin legolas", "aragorn")
    table.to("attack").do("forest-spider").to("attack")
    assert table.happened("strikes")[0]["cards"] == ["legolas"]
    table = story(lines, "gimli thalin legolas", "aragorn").to("attack").do("king-spider")
    assert table.why_not("gimli") == "exhausted"
    assert table.why_not("aragorn") == "not-yours"


def test_an_enemy_that_cannot_be_attacked() -> None:
    lines = (
        "step: players-attack\n"
        "p1 play: gimli\n"
        "p1 engaged: king-spider\n"
        "staging: forest-spider\n"
        "p2 engaged: dol-guldur-orcs"
    )
    table = story(lines, "gimli", "aragorn").to("attack")
    assert table.why_not("forest-spider") == "enemy-in-staging"
    assert table.why_not("dol-guldur-orcs") == "no-ranged"
    assert table.why_not("forest-gate") == "not-in-play"


def test_an_enemy_that_cannot_be_engaged() -> None:
    lines = "step: encounter\nstaging: king-spider, forest-gate\np1 engaged: forest-spider"
    table = story(lines, "gimli")
    assert table.why_not("forest-spider") == "engaged"
    assert table.why_not("forest-gate") == "no-enemy"
    assert table.why_not("dol-guldur-orcs") == "not-in-play"
    table = story("step: commit\nstaging: king-spider", "gimli thalin")
    assert table.why_not("king-spider") == "no-character"


def test_a_location_that_cannot_be_travelled_to() -> None:
    table = story("step: travel\nstaging: forest-gate, king-spider", "gimli")
    assert table.why_not("king-spider") == "no-location"
    assert table.why_not("old-forest-road") == "not-in-play"
    lines = "step: travel-actions\np1 play: gimli, gleowine\nstaging: forest-gate\nactive: old-forest-road"
    table = story(lines, "gimli")
    assert table.why_not("forest-gate") == "active-location"
    table = story("p1 play: gimli, gleowine\nstaging: forest-gate", "gimli")
    assert table.why_not("forest-gate") == "no-travel-now"


def test_a_response_that_does_not_fit() -> None:
    lines = (
        "step: staging\n"
        "p1 play: eleanor, eowyn resources=1\n"
        "p1 hand: hasty-stroke\n"
        "encounter deck: the-necromancers-reach"
    )
    table = story(lines, "eleanor eowyn")
    assert table.kind == "respond"
    assert table.why_not("play:hasty-stroke") == "no-response"
    assert table.why_not("use:eowyn") == "no-response"
    assert table.why_not("play:a-test-of-will") == "not-in-hand"


def test_words_of_no_game_are_refused() -> None:
    match = westmarch.new_match("lcg", 1, 1)
    with pytest.raises(UnknownToken):
        match.why_not("xyzzy")
