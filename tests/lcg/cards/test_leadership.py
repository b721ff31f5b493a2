"""Leadership, card by card."""

from __future__ import annotations

from tests.lcg.helpers import position

RICH = "aragorn resources=5, gloin resources=5, theodred resources=5"


def test_guard_of_the_citadel_is_played_for_two() -> None:
    table = position("p1 play: aragorn resources=2, gloin, theodred\np1 hand: guard-of-the-citadel")
    table.play("play:guard-of-the-citadel")
    assert table.zone("guard-of-the-citadel") == "play"
    assert table.resources("aragorn") == 0


def test_faramir_gives_willpower_to_all_of_a_player_now() -> None:
    """Characters that come later in the phase don't get it (FAQ)."""
    lines = "step: staging-actions\np1 play: aragorn committed exhausted, gloin committed exhausted, faramir"
    table = position(lines, "aragorn gloin theodred")
    table.play("use:faramir")
    assert table.told("quest-result")[0]["willpower"] == 6


def test_faramir_helps_whom_he_likes() -> None:
    table = position("step: quest-actions\np1 play: aragorn, faramir\np2 play: eowyn")
    table.play("use:faramir", "p2")
    assert table.willpower("eowyn") == 5
    assert table.willpower("aragorn") == 2


def test_faramir_does_not_help_those_who_come_later() -> None:
    lines = f"step: quest-actions\np1 play: {RICH}, faramir\np1 hand: sneak-attack, gandalf, feint"
    table = position(lines, "aragorn gloin theodred")
    table.play("use:faramir")
    assert "use:faramir" not in table.options
    table.play("play:sneak-attack", "evenly", "use:gandalf", "draw")
    assert table.willpower("gandalf") == 4
    assert table.willpower("aragorn") == 3


def test_son_of_arnor_engages_an_enemy_of_the_staging_area() -> None:
    table = position(f"p1 play: {RICH}\np1 hand: son-of-arnor\nstaging: hummerhorns, forest-spider")
    table.play("play:son-of-arnor", "evenly", "use:son-of-arnor", "forest-spider")
    assert table.engaged("forest-spider") == "p1"
    assert table.attack("forest-spider") == 3


def test_son_of_arnor_takes_an_enemy_from_another_player() -> None:
    lines = f"p1 play: {RICH}\np1 hand: son-of-arnor\np2 engaged: forest-spider"
    table = position(lines, "aragorn gloin theodred", "eowyn")
    table.play("play:son-of-arnor", "evenly", "use:son-of-arnor")
    assert table.engaged("forest-spider") == "p1"
    assert table.match.view("p1")["players"][1]["enemies"] == []


def test_son_of_arnor_reaches_a_goblin_sniper_behind_others() -> None:
    """It isn't an optional engagement (FAQ)."""
    lines = f"p1 play: {RICH}\np1 hand: son-of-arnor\nstaging: goblin-sniper, wargs"
    table = position(lines, scenario="anduin")
    table.play("play:son-of-arnor", "evenly", "use:son-of-arnor", "goblin-sniper")
    assert table.engaged("goblin-sniper") == "p1"


def test_snowbourn_scout_places_progress_on_a_location() -> None:
    table = position("p1 play: aragorn resources=1\np1 hand: snowbourn-scout\nstaging: forest-gate, old-forest-road")
    table.play("play:snowbourn-scout", "use:snowbourn-scout", "forest-gate")
    assert table.progress("forest-gate") == 1


def test_snowbourn_scout_can_explore_a_location_in_the_staging_area() -> None:
    table = position("p1 play: aragorn resources=1\np1 hand: snowbourn-scout\nstaging: old-forest-road resources=2")
    table.play("play:snowbourn-scout", "use:snowbourn-scout")
    assert table.zone("old-forest-road") == "discard"


def test_silverlode_archer_shoots_at_enemies_of_others() -> None:
    lines = "step: players-attack\np1 play: aragorn exhausted, silverlode-archer\np2 engaged: dol-guldur-orcs"
    table = position(lines, "aragorn", "eowyn")
    table.until("attack").play("dol-guldur-orcs")
    assert table.told("strikes")[0]["cards"] == ["silverlode-archer"]


def test_longbeard_orc_slayer_hits_all_orcs() -> None:
    lines = (
        f"p1 play: {RICH}\n"
        "p1 hand: longbeard-orc-slayer\n"
        "staging: dol-guldur-orcs, forest-spider\n"
        "p1 engaged: dol-guldur-orcs.2"
    )
    table = position(lines)
    table.play("play:longbeard-orc-slayer", "evenly", "use:longbeard-orc-slayer")
    assert [table.damage(name) for name in ("dol-guldur-orcs", "dol-guldur-orcs.2", "forest-spider")] == [1, 1, 0]


def test_longbeard_orc_slayer_does_not_hit_orc_guards() -> None:
    """They have no traits (FAQ)."""
    lines = f"p1 play: {RICH}\np1 hand: longbeard-orc-slayer\np1 engaged: feint orc-guard\nstaging: dol-guldur-orcs"
    table = position(lines + "\nquest: out-of-the-dungeons", scenario="dol-guldur")
    table.play("play:longbeard-orc-slayer", "evenly", "use:longbeard-orc-slayer")
    assert table.damage("dol-guldur-orcs") == 1
    assert table.damage("orc-guard.1") == 0


def test_brok_ironfist_comes_when_a_dwarf_hero_falls() -> None:
    lines = """
        step: enemies-attack
        p1 play: aragorn, gloin damage=3
        p1 hand: brok-ironfist
        p1 engaged: dol-guldur-orcs
        """
    table = position(lines)
    table.until("defend").play("gloin", "play:brok-ironfist")
    assert table.zone("brok-ironfist") == "play"
    assert table.resources("aragorn") == 0


def test_brok_ironfist_does_not_come_for_others() -> None:
    lines = "step: enemies-attack\np1 play: aragorn damage=4, gloin\np1 hand: brok-ironfist\np1 engaged: king-spider"
    table = position(lines)
    table.until("defend").play("aragorn")
    assert table.zone("aragorn") == "discard"
    assert table.zone("brok-ironfist") == "hand"
    assert "play:brok-ironfist" not in table.options


def test_ever_vigilant_readies_an_ally() -> None:
    lines = "p1 play: aragorn exhausted resources=1, gleowine exhausted, faramir exhausted\np1 hand: ever-vigilant"
    table = position(lines)
    table.play("play:ever-vigilant")
    assert table.options == ("gleowine", "faramir")
    table.play("faramir")
    assert table.ready("faramir")
    assert table.resources("aragorn") == 0


def test_common_cause_exhausts_one_hero_and_readies_another() -> None:
    table = position("p1 play: aragorn exhausted, gloin, theodred\np1 hand: common-cause")
    table.play("play:common-cause", "gloin")
    assert table.ready("aragorn")
    assert not table.ready("gloin")


def test_for_gondor_strengthens_everybody() -> None:
    table = position("""
        step: shadow-actions
        p1 play: aragorn resources=2, faramir, gleowine
        p1 hand: for-gondor
        p1 engaged: forest-spider
        """)
    table.play("play:for-gondor")
    assert (table.attack("aragorn"), table.defense("aragorn")) == (4, 2)
    assert (table.attack("faramir"), table.defense("faramir")) == (2, 3)


def test_sneak_attack_lends_an_ally_for_a_phase() -> None:
    table = position("step: quest-actions\np1 play: aragorn resources=1, gleowine\np1 hand: sneak-attack, gandalf")
    table.play("play:sneak-attack", "use:gandalf", "threat")
    assert table.zone("gandalf") == "play"
    assert table.threat() == 12 - 5
    table.until_step("travel")
    assert table.zone("gandalf") == "hand"


def test_sneak_attack_puts_into_play_and_does_not_play() -> None:
    """Erebor Hammersmith's response is to being played (FAQ)."""
    lines = "p1 play: aragorn resources=1\np1 hand: sneak-attack, erebor-hammersmith\np1 discard: citadel-plate"
    table = position(lines)
    table.play("play:sneak-attack")
    assert table.kind != "respond"
    assert table.zone("citadel-plate") == "discard"


def test_valiant_sacrifice_draws_two_for_the_controller() -> None:
    table = position("""
        step: enemies-attack
        p1 play: aragorn resources=1, snowbourn-scout
        p1 hand: valiant-sacrifice
        p1 engaged: king-spider
        """)
    table.until("defend").play("snowbourn-scout", "play:valiant-sacrifice")
    assert len(table.hand()) == 2


def test_valiant_sacrifice_is_not_for_heroes() -> None:
    table = position("""
        step: enemies-attack
        p1 play: aragorn resources=1, gloin damage=3
        p1 hand: valiant-sacrifice
        p1 engaged: king-spider
        """)
    table.until("defend").play("gloin")
    assert "play:valiant-sacrifice" not in table.options


def test_grim_resolve_readies_everybody() -> None:
    lines = """
        p1 play: aragorn exhausted resources=5, gleowine exhausted
        p1 hand: grim-resolve
        p2 play: eowyn exhausted
        """
    table = position(lines)
    table.play("play:grim-resolve")
    assert table.ready("aragorn")
    assert table.ready("gleowine")
    assert table.ready("eowyn")


def test_steward_of_gondor_gives_two_resources_and_a_trait() -> None:
    table = position("p1 play: aragorn resources=2, gleowine\np1 hand: steward-of-gondor, for-gondor")
    table.play("play:steward-of-gondor", "use:steward-of-gondor")
    assert table.resources("aragorn") == 2
    assert table.reason("use:steward-of-gondor") == "exhausted"
    table.play("play:for-gondor")
    assert table.defense("aragorn") == 3


def test_steward_of_gondor_belongs_to_who_has_the_hero() -> None:
    """On another player's hero it is used by that player (FAQ)."""
    table = position("p1 play: aragorn resources=2\np1 hand: steward-of-gondor\nfirst: p1", "aragorn", "eowyn")
    table.play("play:steward-of-gondor", "eowyn")
    assert table.seat == "p2"
    table.play("use:steward-of-gondor")
    assert table.resources("eowyn") == 2


def test_steward_of_gondor_is_unique_among_all_players() -> None:
    lines = """
        p1 play: aragorn resources=2, gleowine
        p1 hand: steward-of-gondor
        attached: steward-of-gondor.4 on=eowyn by=p2
        """
    table = position(lines, "aragorn", "eowyn")
    assert table.reason("play:steward-of-gondor") == "unique"


def test_celebrians_stone_gives_willpower() -> None:
    table = position("attached: celebrians-stone on=gloin by=p1\nstep: commit")
    assert table.willpower("gloin") == 4


def test_celebrians_stone_gives_aragorn_the_spirit_icon() -> None:
    lines = (
        "p1 play: aragorn resources=3, gloin resources=3\np1 hand: lorien-guide\nattached: celebrians-stone on={} by=p1"
    )
    assert "play:lorien-guide" in position(lines.format("aragorn"), "aragorn gloin").options
    assert "play:lorien-guide" not in position(lines.format("gloin"), "aragorn gloin").options
