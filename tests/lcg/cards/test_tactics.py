"""Tactics, card by card. Gléowine stands by where a story needs somebody who could still act."""

from __future__ import annotations

from tests.lcg.helpers import position


def test_veteran_axehand_is_played_for_two() -> None:
    table = position("p1 play: gimli resources=2\np1 hand: veteran-axehand")
    table.play("play:veteran-axehand")
    assert table.zone("veteran-axehand") == "play"


def test_gondorian_spearman_hits_the_attacker_when_he_defends() -> None:
    table = position("step: enemies-attack\np1 play: gimli, gondorian-spearman\np1 engaged: king-spider")
    table.until("defend").play("gondorian-spearman", "use:gondorian-spearman")
    assert table.damage("king-spider") == 1


def test_gondorian_spearman_can_end_the_attack_before_its_shadow_card() -> None:
    lines = "step: enemies-attack\np1 play: gimli, gondorian-spearman\np1 engaged: king-spider damage=2\n"
    table = position(lines + "shadow: hummerhorns on=king-spider", "gimli")
    table.until("defend").play("gondorian-spearman", "use:gondorian-spearman")
    assert table.zone("king-spider") == "discard"
    assert table.told("shadow") == []
    assert table.damage("gimli") == 0


def test_gondorian_spearman_is_a_sentinel() -> None:
    lines = "step: enemies-attack\np2 play: gimli, gondorian-spearman\np1 engaged: dol-guldur-orcs"
    table = position(lines, "eowyn", "gimli")
    table.until("sentinel")
    assert table.options == ("gondorian-spearman", "pass")


def test_horseback_archer_joins_the_attack_of_another_player() -> None:
    lines = "step: players-attack\np2 play: gimli, horseback-archer\np1 engaged: dol-guldur-orcs"
    table = position(lines, "eowyn", "gimli")
    table.until("attack").play("dol-guldur-orcs").until("join").play("horseback-archer")
    assert table.zone("dol-guldur-orcs") == "discard"


def test_beorn_strikes_with_five_more_and_goes_into_the_deck() -> None:
    table = position("step: players-attack\np1 play: gimli exhausted, beorn\np1 engaged: ungoliants-spawn")
    table.until("attack").play("ungoliants-spawn").until_offered("use:beorn").play("use:beorn")
    assert table.told("damaged")[0] == {"card": "ungoliants-spawn", "amount": 6}
    table.until_step("refresh")
    assert table.zone("beorn") == "deck"


def test_beorn_is_shuffled_into_the_deck_before_anybody_draws_for_his_leaving() -> None:
    """Who plays Valiant Sacrifice then draws from the shuffled deck, not Beorn off its top."""
    lines = """
        step: combat-actions
        p1 play: aragorn resources=1, gimli, thalin, beorn
        p1 hand: valiant-sacrifice
        """
    scripts = {"deck-p1": ["faramir", "gandalf", "gleowine", "beorn"]}
    table = position(lines, scripts=scripts).play("use:beorn").until("respond").play("play:valiant-sacrifice")
    assert table.told("drew-cards")[0] == {"seat": "p1", "cards": ["faramir", "gandalf"]}
    assert table.zone("beorn") == "deck"


def test_beorn_and_sneak_attack_meet_at_the_end_of_the_phase() -> None:
    """The first player decides which of the two happens (FAQ)."""
    lines = "step: quest-actions\np1 play: aragorn resources=1\np1 hand: sneak-attack, beorn"
    for answer, zone in (("hand", "hand"), ("deck", "deck")):
        table = position(lines, "aragorn")
        table.play("play:sneak-attack", "use:beorn").until("end-of-phase").play(answer)
        assert table.zone("beorn") == zone


def test_blade_mastery_strengthens_one_character() -> None:
    lines = """
        step: shadow-actions
        p1 play: gimli resources=1, gleowine
        p1 hand: blade-mastery
        p1 engaged: king-spider
        """
    table = position(lines)
    table.play("play:blade-mastery", "gimli")
    assert (table.attack("gimli"), table.defense("gimli")) == (3, 3)
    table.until_step("refresh")
    assert table.defense("gimli") == 2


def test_rain_of_arrows_hits_all_enemies_of_a_player() -> None:
    lines = "p1 play: legolas resources=1, gleowine\np1 hand: rain-of-arrows\np2 engaged: king-spider, forest-spider"
    table = position(lines, "legolas", "eowyn")
    table.play("play:rain-of-arrows")
    assert (table.damage("king-spider"), table.damage("forest-spider")) == (1, 1)
    assert not table.ready("legolas")


def test_rain_of_arrows_needs_a_ready_archer() -> None:
    lines = "p1 play: legolas exhausted resources=1, gleowine\np1 hand: rain-of-arrows\np1 engaged: king-spider"
    assert position(lines).reason("play:rain-of-arrows") == "no-archer"


def test_feint_keeps_an_enemy_from_attacking() -> None:
    table = position("step: shadow-actions\np1 play: gimli resources=1\np1 hand: feint\np1 engaged: king-spider")
    table.play("play:feint").until_step("combat-actions")
    assert table.told("attacks") == []
    assert table.state.attack is None


def test_feint_is_for_the_combat_phase() -> None:
    lines = "p1 play: gimli resources=1, gleowine\np1 hand: feint\np1 engaged: king-spider"
    assert position(lines).reason("play:feint") == "other-phase"


def test_feint_comes_too_late_once_the_enemy_is_chosen() -> None:
    table = position("step: enemies-attack\np1 play: gimli resources=1\np1 hand: feint\np1 engaged: king-spider")
    table.play("play:feint").until("defend")
    assert table.told("attacks") == [{"enemy": "king-spider", "seat": "p1", "attack": 3}]


def test_feint_does_not_stop_an_attack_on_another_player() -> None:
    """Only attacks on the player it was engaged with are forbidden (errata)."""
    lines = "step: shadow-actions\np1 play: gimli resources=1\np1 hand: feint\np1 engaged: king-spider\n"
    lines += "p2 play: aragorn resources=4\np2 hand: sneak-attack.4, son-of-arnor.4"
    table = position(lines, "gimli", "aragorn")
    table.play("play:feint").until_offered("play:sneak-attack").play("play:sneak-attack", "use:son-of-arnor.4")
    table.until("defend")
    assert table.told("attacks") == [{"enemy": "king-spider", "seat": "p2", "attack": 3}]


def test_quick_strike_attacks_at_once_and_alone() -> None:
    table = position("p1 play: legolas resources=1, gimli\np1 hand: quick-strike\np1 engaged: dol-guldur-orcs")
    table.play("play:quick-strike", "legolas").until("respond").play("use:legolas")
    assert table.zone("dol-guldur-orcs") == "discard"
    assert table.quest == ("flies-and-spiders", 2)


def test_quick_strike_does_not_use_up_the_normal_attack() -> None:
    lines = "step: shadow-actions\np1 play: gimli resources=1, thalin\np1 hand: quick-strike\np1 engaged: forest-spider"
    table = position(lines)
    table.play("play:quick-strike", "gimli").until("attack")
    assert "forest-spider" in table.options


def test_quick_strike_of_dunhere_reaches_the_staging_area() -> None:
    table = position("p1 play: dunhere, gimli resources=1, gleowine\np1 hand: quick-strike\nstaging: forest-spider")
    table.play("play:quick-strike").until_step("quest")
    assert {"card": "forest-spider", "amount": 2} in table.told("damaged")


def test_thicket_of_spears_keeps_all_enemies_of_a_player_from_attacking() -> None:
    lines = "step: shadow-actions\np1 play: gimli resources=1, legolas resources=1, thalin resources=1\n"
    lines += "p1 hand: thicket-of-spears\np1 engaged: king-spider, forest-spider"
    table = position(lines, "gimli legolas thalin")
    table.play("play:thicket-of-spears").until("attack")
    assert table.told("attacks") == []
    assert [table.resources(hero) for hero in ("gimli", "legolas", "thalin")] == [0, 0, 0]


def test_thicket_of_spears_must_be_paid_by_three_heroes() -> None:
    lines = """
        p1 play: gimli resources=9, legolas resources=9, thalin, gleowine
        p1 hand: thicket-of-spears
        p1 engaged: king-spider
        """
    assert position(lines).reason("play:thicket-of-spears") == "too-few-payers"


def test_swift_strike_hits_the_attacker_for_two() -> None:
    table = position("step: enemies-attack\np1 play: gimli resources=2\np1 hand: swift-strike\np1 engaged: king-spider")
    table.until("defend").play("gimli", "play:swift-strike")
    assert table.damage("king-spider") == 2


def test_swift_strike_can_help_another_player() -> None:
    lines = """
        step: enemies-attack
        p2 play: gimli resources=2
        p2 hand: swift-strike.4
        p1 engaged: dol-guldur-orcs damage=1
        """
    table = position(lines, "eowyn", "gimli")
    table.until("defend").play("eowyn", "play:swift-strike")
    assert table.zone("dol-guldur-orcs") == "discard"
    assert table.damage("eowyn") == 0


def test_stand_together_lets_several_defend() -> None:
    """Their defense is added up, and one of them takes all damage."""
    table = position("""
        step: shadow-actions
        p1 play: gimli, thalin, legolas exhausted
        p1 hand: stand-together
        p1 engaged: ungoliants-spawn
        """)
    table.play("play:stand-together").until("defend").play("gimli", "thalin").until("damage-defender").play("thalin")
    assert (table.damage("gimli"), table.damage("thalin")) == (0, 1)


def test_without_stand_together_one_defends() -> None:
    table = position("step: enemies-attack\np1 play: gimli, thalin\np1 engaged: ungoliants-spawn")
    table.until("defend").play("gimli")
    assert table.damage("gimli") == 3
    assert table.ready("thalin")


def test_blade_of_gondolin_is_stronger_against_orcs() -> None:
    table = position("attached: blade-of-gondolin on=gimli by=p1\nstaging: dol-guldur-orcs, king-spider", "gimli")
    assert table.attack("gimli", "dol-guldur-orcs") == 3
    assert table.attack("gimli", "king-spider") == 2


def test_blade_of_gondolin_makes_progress_when_its_bearer_kills() -> None:
    lines = "step: players-attack\nattached: blade-of-gondolin on=gimli by=p1\np1 engaged: dol-guldur-orcs"
    table = position(lines, "gimli")
    table.until("attack").play("dol-guldur-orcs").until("respond").play("use:blade-of-gondolin")
    assert table.quest == ("flies-and-spiders", 1)


def test_blade_of_gondolin_and_legolas_may_cross_a_stage() -> None:
    """Tokens of one effect never spill over, but the second response may place its token on the new stage (FAQ)."""
    lines = "step: players-attack\nattached: blade-of-gondolin on=legolas by=p1\np1 engaged: dol-guldur-orcs\n"
    table = position(lines + "quest: flies-and-spiders 7", "legolas")
    table.until("attack").play("dol-guldur-orcs").until("respond").play("use:legolas", "use:blade-of-gondolin")
    assert table.quest == ("a-fork-in-the-road", 1)


def test_citadel_plate_gives_four_hit_points() -> None:
    table = position("attached: citadel-plate on=gimli by=p1\np1 play: gimli damage=8")
    assert table.hit_points("gimli") == 9


def test_citadel_plate_lost_can_kill() -> None:
    lines = "step: enemies-attack\np1 play: gimli damage=6, legolas\nattached: citadel-plate on=gimli by=p1\n"
    lines += "p1 engaged: king-spider\nshadow: forest-spider on=king-spider"
    table = position(lines, "gimli legolas")
    table.until("defend").play("legolas")
    assert table.zone("citadel-plate") == "discard"
    assert table.zone("gimli") == "discard"


def test_dwarven_axe_is_better_in_a_dwarfs_hand() -> None:
    table = position("attached: dwarven-axe on=gimli by=p1, dwarven-axe.2 on=legolas by=p1", "gimli legolas")
    assert table.attack("gimli") == 4
    assert table.attack("legolas") == 4


def test_horn_of_gondor_gives_a_resource_when_a_character_is_destroyed() -> None:
    table = position("""
        step: enemies-attack
        p1 play: gimli, snowbourn-scout
        attached: horn-of-gondor on=gimli by=p1
        p1 engaged: king-spider
        """)
    table.until("defend").play("snowbourn-scout", "use:horn-of-gondor")
    assert table.resources("gimli") == 1


def test_horn_of_gondor_is_silent_when_a_character_just_leaves() -> None:
    """Destroyed and discarded are different things (errata, FAQ)."""
    table = position("step: refresh-end\np1 play: gimli, gandalf\nattached: horn-of-gondor on=gimli by=p1")
    assert table.zone("gandalf") == "discard"
    assert table.kind != "respond"
