"""Spirit, card by card."""

from __future__ import annotations

from tests.lcg.helpers import position


def test_wandering_took_goes_to_another_player_with_three_threat() -> None:
    table = position(
        "p1 play: eowyn, wandering-took\nthreat: 30 20\nattached: self-preservation on=wandering-took by=p1",
        "eowyn",
        "gimli",
    )
    table.play("use:wandering-took")
    assert (table.threat(0), table.threat(1)) == (27, 23)
    assert table.controller("wandering-took") == "p2"
    assert table.controller("self-preservation") == "p2"
    assert "use:wandering-took" not in table.options


def test_wandering_took_needs_another_player() -> None:
    table = position("p1 play: eowyn, wandering-took, gleowine\nthreat: 30")
    assert table.reason("use:wandering-took") == "no-target-for"


def test_lorien_guide_explores_when_she_commits() -> None:
    table = position("step: commit\np1 play: eowyn, lorien-guide\nactive: forest-gate")
    table.play("lorien-guide", "done", "use:lorien-guide")
    assert table.told("location-progress")[0] == {"card": "forest-gate", "count": 1}


def test_lorien_guide_needs_an_active_location() -> None:
    table = position("step: commit\np1 play: eowyn, lorien-guide\nstaging: forest-gate")
    table.play("lorien-guide", "done")
    assert table.kind != "respond"


def test_northern_tracker_explores_the_whole_staging_area() -> None:
    table = position("""
        step: commit
        p1 play: eowyn, northern-tracker
        staging: forest-gate, old-forest-road resources=2
        active: enchanted-stream
        """)
    table.play("northern-tracker", "done", "use:northern-tracker")
    assert table.progress("forest-gate") == 1
    assert table.zone("old-forest-road") == "discard"
    assert table.told("location-progress")[0]["card"] == "forest-gate"
    assert {"card": "enchanted-stream", "count": 1} not in table.told("location-progress")


def test_the_galadhrims_greeting_for_one_player() -> None:
    lines = "p1 play: eowyn resources=3, gleowine\np1 hand: the-galadhrims-greeting\nthreat: 30 4"
    table = position(lines, "eowyn", "gimli")
    table.play("play:the-galadhrims-greeting", "one-player", "p2")
    assert (table.threat(0), table.threat(1)) == (30, 0)


def test_the_galadhrims_greeting_for_each_player() -> None:
    lines = "p1 play: eowyn resources=3, gleowine\np1 hand: the-galadhrims-greeting\nthreat: 30 20"
    table = position(lines, "eowyn", "gimli")
    table.play("play:the-galadhrims-greeting", "each-player")
    assert (table.threat(0), table.threat(1)) == (28, 18)


def test_strength_of_will_explores_after_travelling() -> None:
    table = position("step: travel\np1 hand: strength-of-will\nstaging: forest-gate", "eowyn dunhere")
    table.play("forest-gate", "play:strength-of-will", "dunhere")
    assert table.told("location-progress")[0] == {"card": "forest-gate", "count": 2}
    assert {"card": "dunhere"} in table.told("exhausted")


def test_strength_of_will_needs_a_ready_spirit_character() -> None:
    lines = "step: travel\np1 play: eowyn exhausted, gimli\np1 hand: strength-of-will\nstaging: enchanted-stream"
    table = position(lines)
    table.play("enchanted-stream")
    assert "play:strength-of-will" not in table.options


def test_hasty_stroke_cancels_a_shadow_effect() -> None:
    lines = "step: enemies-attack\np1 play: eowyn resources=1, gimli\np1 hand: hasty-stroke\np1 engaged: king-spider\n"
    table = position(lines + "shadow: hummerhorns on=king-spider", "eowyn gimli")
    table.until("defend").play("gimli").until("respond").play("play:hasty-stroke")
    assert table.damage("eowyn") == 0
    assert table.damage("gimli") == 1


def test_hasty_stroke_is_for_effects_only() -> None:
    lines = "step: enemies-attack\np1 play: eowyn resources=1, gimli\np1 hand: hasty-stroke\np1 engaged: king-spider\n"
    table = position(lines + "shadow: forest-gate on=king-spider", "eowyn gimli")
    table.until("defend").play("gimli").until_step("players-attack")
    assert table.told("shadow")[0]["effect"] is False
    assert table.zone("hasty-stroke") == "hand"
    assert table.told("played") == []


def test_will_of_the_west_shuffles_the_discard_pile_and_leaves_the_game() -> None:
    lines = "p1 play: eowyn resources=1, gleowine\np1 hand: will-of-the-west\np1 discard: dunhere, feint, gandalf"
    table = position(lines, "eowyn dunhere")
    table.play("play:will-of-the-west")
    assert table.zone("feint") == "deck"
    assert table.zone("gandalf") == "deck"
    assert table.zone("dunhere") == "discard"
    assert table.zone("will-of-the-west") == "removed"


def test_a_test_of_will_cancels_when_revealed_effects() -> None:
    table = position("""
        step: staging
        p1 play: eowyn exhausted resources=1
        p1 hand: a-test-of-will
        encounter deck: the-necromancers-reach
        """)
    table.play("play:a-test-of-will")
    assert table.damage("eowyn") == 0
    assert table.zone("the-necromancers-reach") == "discard"


def test_a_test_of_will_leaves_the_enemy_in_the_staging_area() -> None:
    table = position("step: staging\np1 play: eowyn resources=1\np1 hand: a-test-of-will\nencounter deck: king-spider")
    table.play("play:a-test-of-will")
    assert {"card": "eowyn"} not in table.told("exhausted")
    assert table.zone("king-spider") == "staging"


def test_stand_and_fight_brings_an_ally_back_from_any_discard_pile() -> None:
    lines = """
        p1 play: eowyn resources=3
        p1 hand: stand-and-fight
        p1 discard: gandalf, faramir
        p2 discard: horseback-archer.4
        """
    table = position(lines, "eowyn", "gimli")
    table.play("play:stand-and-fight")
    assert table.controller("horseback-archer.4") == "p1"
    assert table.zone("horseback-archer.4") == "play"
    assert table.resources("eowyn") == 0


def test_stand_and_fight_takes_no_neutral_ally_and_none_that_is_too_dear() -> None:
    lines = "p1 play: eowyn resources=9, gleowine\np1 hand: stand-and-fight\np1 discard: gandalf"
    assert position(lines).reason("play:stand-and-fight") == "no-target-for"
    lines = "p1 play: eowyn resources=3, gleowine\np1 hand: stand-and-fight\np1 discard: faramir"
    assert position(lines).reason("play:stand-and-fight") == "no-target-for"


def test_a_light_in_the_dark_sends_an_enemy_back() -> None:
    lines = "p1 play: eowyn resources=2, gleowine\np1 hand: a-light-in-the-dark\np1 engaged: forest-spider damage=2"
    table = position(lines)
    table.play("play:a-light-in-the-dark")
    assert table.zone("forest-spider") == "staging"
    assert table.damage("forest-spider") == 2


def test_a_light_in_the_dark_does_not_stop_an_attack_under_way() -> None:
    lines = """
        step: enemies-attack
        p1 play: eowyn resources=2, gimli
        p1 hand: a-light-in-the-dark
        p1 engaged: king-spider
        """
    table = position(lines)
    table.play("play:a-light-in-the-dark")
    table.until("defend").play("gimli")
    assert table.damage("gimli") == 1
    assert table.zone("king-spider") == "staging"


def test_a_light_in_the_dark_sends_an_orc_guard_to_its_owners_discard_pile() -> None:
    lines = """
        p1 play: eowyn resources=2, gleowine
        p1 hand: a-light-in-the-dark
        p1 engaged: feint orc-guard
        quest: out-of-the-dungeons
        """
    table = position(lines, scenario="dol-guldur")
    table.play("play:a-light-in-the-dark")
    assert table.zone("feint") == "discard"


def test_dwarven_tomb_takes_back_a_spirit_card() -> None:
    lines = "p1 play: eowyn resources=1, gleowine\np1 hand: dwarven-tomb\np1 discard: feint, a-test-of-will, eleanor"
    table = position(lines, "eowyn eleanor")
    table.play("play:dwarven-tomb")
    assert table.hand() == ["a-test-of-will"]


def test_fortune_or_fate_brings_a_hero_back() -> None:
    lines = "p1 play: eowyn resources=5, gleowine\np1 hand: fortune-or-fate\np2 discard: gimli"
    table = position(lines, "eowyn", "legolas gimli")
    table.play("play:fortune-or-fate")
    assert table.zone("gimli") == "play"
    assert table.controller("gimli") == "p2"
    assert table.ready("gimli")


def test_the_favor_of_the_lady_gives_willpower() -> None:
    table = position("p1 play: eowyn resources=2\np1 hand: the-favor-of-the-lady")
    table.play("play:the-favor-of-the-lady")
    assert table.willpower("eowyn") == 5


def test_power_in_the_earth_lowers_the_threat_of_a_location() -> None:
    lines = "p1 play: eowyn resources=1, gleowine\np1 hand: power-in-the-earth\nstaging: forest-gate, forest-spider"
    table = position(lines)
    assert table.staging_threat == 4
    table.play("play:power-in-the-earth")
    assert table.staging_threat == 3


def test_unexpected_courage_readies_its_hero() -> None:
    table = position("p1 play: eowyn exhausted, gleowine\nattached: unexpected-courage on=eowyn by=p1")
    table.play("use:unexpected-courage")
    assert table.ready("eowyn")
    assert not table.ready("unexpected-courage")


def test_unexpected_courage_does_nothing_for_a_ready_hero() -> None:
    table = position("p1 play: eowyn, gleowine\nattached: unexpected-courage on=eowyn by=p1")
    assert table.reason("use:unexpected-courage") == "ready"
