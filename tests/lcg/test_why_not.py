"""An illegal wish gets its reason."""

from __future__ import annotations

import pytest

import westmarch
from tests.lcg.helpers import position
from westmarch.core.errors import UnknownToken


def test_a_card_that_cannot_be_paid() -> None:
    table = position("p1 play: gimli resources=1, gleowine\np1 hand: veteran-axehand, lorien-guide")
    table.refuses({"play:veteran-axehand": "too-dear", "play:lorien-guide": "no-match", "play:gandalf": "not-in-hand"})
    assert "2" in str(table.match.why_not("play:veteran-axehand"))


def test_a_card_that_cannot_be_played_now() -> None:
    lines = "step: quest-actions\np1 play: gimli resources=9, gleowine\np1 hand: veteran-axehand, feint, swift-strike"
    table = position(lines)
    table.refuses(
        {"play:veteran-axehand": "planning-only", "play:feint": "other-phase", "play:swift-strike": "only-response"}
    )
    table.until("commit")
    table.refuses({"play:veteran-axehand": "planning-only", "play:feint": "other-phase"})


def test_a_character_that_cannot_commit() -> None:
    lines = "step: commit\np1 play: gimli exhausted, thalin, legolas\ncaptive: beravor"
    table = position(lines, "gimli thalin legolas", "eowyn beravor", scenario="dol-guldur")
    table.refuses({"gimli": "exhausted", "eowyn": "not-yours", "beravor": "captive", "gandalf": "not-in-play"})
    table.play("thalin")
    assert table.reason("thalin") == "chosen"


def test_a_character_that_cannot_defend() -> None:
    lines = "step: enemies-attack\np1 play: gimli exhausted, thalin\np1 engaged: king-spider"
    table = position(lines, "gimli thalin", "aragorn")
    table.until("defend")
    table.refuses({"gimli": "exhausted", "aragorn": "not-yours", "king-spider": "no-character"})
    table.play("undefended").until("sentinel")
    assert table.reason("gimli") == "not-yours"


def test_a_character_that_cannot_attack() -> None:
    lines = (
        "step: players-attack\n"
        "p1 play: gimli exhausted, thalin, legolas\n"
        "p1 engaged: king-spider\n"
        "p2 engaged: forest-spider"
    )
    table = position(lines, "gimli thalin legolas", "aragorn")
    table.until("attack").play("forest-spider").until("attack")
    assert table.told("strikes")[0]["cards"] == ["legolas"]
    table = position(lines, "gimli thalin legolas", "aragorn").until("attack").play("king-spider")
    table.refuses({"gimli": "exhausted", "aragorn": "not-yours"})


def test_an_enemy_that_cannot_be_attacked() -> None:
    lines = """
        step: players-attack
        p1 play: gimli
        p1 engaged: king-spider
        staging: forest-spider
        p2 engaged: dol-guldur-orcs
        """
    table = position(lines, "gimli", "aragorn").until("attack")
    table.refuses({"forest-spider": "enemy-in-staging", "dol-guldur-orcs": "no-ranged", "forest-gate": "not-in-play"})


def test_an_enemy_that_cannot_be_engaged() -> None:
    table = position("step: encounter\nstaging: king-spider, forest-gate\np1 engaged: forest-spider", "gimli")
    table.refuses({"forest-spider": "engaged", "forest-gate": "no-enemy", "dol-guldur-orcs": "not-in-play"})
    table = position("step: commit\nstaging: king-spider", "gimli thalin")
    assert table.reason("king-spider") == "no-character"


def test_a_location_that_cannot_be_travelled_to() -> None:
    table = position("step: travel\nstaging: forest-gate, king-spider", "gimli")
    table.refuses({"king-spider": "no-location", "old-forest-road": "not-in-play"})
    table = position("step: travel-actions\np1 play: gimli, gleowine\nstaging: forest-gate\nactive: old-forest-road")
    assert table.reason("forest-gate") == "active-location"
    table = position("p1 play: gimli, gleowine\nstaging: forest-gate")
    assert table.reason("forest-gate") == "no-travel-now"


def test_a_response_that_does_not_fit() -> None:
    table = position("""
        step: staging
        p1 play: eleanor, eowyn resources=1
        p1 hand: hasty-stroke
        encounter deck: the-necromancers-reach
        """)
    assert table.kind == "respond"
    table.refuses(
        {"play:hasty-stroke": "no-response", "use:eowyn": "no-response", "play:a-test-of-will": "not-in-hand"}
    )


def test_words_of_no_game_are_refused() -> None:
    match = westmarch.new_match("lcg", 1, 1)
    with pytest.raises(UnknownToken):
        match.why_not("xyzzy")
