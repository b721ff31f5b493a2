"""Lore, card by card."""

from __future__ import annotations

from tests.lcg.helpers import position


def test_daughter_of_the_nimrodel_may_leave_gimli_a_wound() -> None:
    """Up to 2: his attack lives on damage."""
    table = position("p1 play: gimli damage=3, daughter-of-the-nimrodel, gleowine")
    table.play("use:daughter-of-the-nimrodel")
    assert table.options == ("count:1", "count:2")
    assert table.match.decision is not None
    assert table.match.decision.params["hero"] == "gimli"
    table.play("count:1")
    assert (table.damage("gimli"), table.attack("gimli")) == (2, 4)


def test_daughter_of_the_nimrodel_heals_two_on_a_hero() -> None:
    table = position("p1 play: beravor damage=3, daughter-of-the-nimrodel, erebor-hammersmith damage=1, gleowine")
    table.play("use:daughter-of-the-nimrodel")
    assert table.damage("beravor") == 1
    assert not table.ready("daughter-of-the-nimrodel")


def test_erebor_hammersmith_gives_back_the_topmost_attachment() -> None:
    lines = "p1 play: beravor resources=2\np1 hand: erebor-hammersmith\np1 discard: gandalf, citadel-plate, dwarven-axe"
    table = position(lines)
    table.play("play:erebor-hammersmith", "use:erebor-hammersmith")
    assert table.hand() == ["citadel-plate"]
    assert table.zone("dwarven-axe") == "discard"


def test_henamarth_riversong_looks_at_the_top_card() -> None:
    table = position("p1 play: beravor, henamarth-riversong\nencounter deck: forest-gate", "beravor", "eowyn")
    table.play("use:henamarth-riversong")
    assert table.match.view("p1")["encounter"]["deck_known"] == ["forest-gate"]
    assert table.match.view("p2")["encounter"]["deck_known"] == []
    assert [event.to for event in table.match.events if event.kind == "lcg.looked"] == [("p1",)]


def test_miner_of_the_iron_hills_discards_a_condition() -> None:
    lines = "p1 play: beravor resources=2\np1 hand: miner-of-the-iron-hills\nattached: caught-in-a-web on=beravor"
    table = position(lines)
    table.play("play:miner-of-the-iron-hills", "use:miner-of-the-iron-hills")
    assert table.zone("caught-in-a-web") == "discard"


def test_miner_of_the_iron_hills_removes_iron_shackles() -> None:
    lines = """
        p1 play: beravor resources=2
        p1 hand: miner-of-the-iron-hills
        attached: iron-shackles on=p1, citadel-plate on=beravor by=p1
        """
    table = position(lines, "beravor denethor", scenario="dol-guldur")
    table.play("play:miner-of-the-iron-hills", "use:miner-of-the-iron-hills")
    assert table.zone("iron-shackles") == "discard"
    assert table.zone("citadel-plate") == "attached"


def test_gleowine_lets_a_player_draw() -> None:
    table = position("p1 play: beravor, gleowine", "beravor", "eowyn")
    table.play("use:gleowine", "p2")
    assert len(table.hand(1)) == 1


def test_lore_of_imladris_heals_everything_on_a_character() -> None:
    table = position("p1 play: beravor resources=2 damage=3, gleowine\np1 hand: lore-of-imladris")
    table.play("play:lore-of-imladris")
    assert table.damage("beravor") == 0


def test_loriens_wealth_draws_three() -> None:
    table = position("p1 play: beravor resources=3, gleowine\np1 hand: loriens-wealth", "beravor", "eowyn")
    table.play("play:loriens-wealth", "p2")
    assert len(table.hand(1)) == 3


def test_radagasts_cunning_leaves_an_enemy_out_of_the_count() -> None:
    table = position("""
        step: staging-actions
        p1 play: beravor resources=1, gleowine
        p1 hand: radagasts-cunning
        staging: forest-spider, forest-gate
        """)
    table.play("play:radagasts-cunning")
    assert table.staging_threat == 2
    table.until_step("travel")
    assert table.location_threat("forest-spider") == 2


def test_radagasts_cunning_is_for_the_quest_phase() -> None:
    lines = "p1 play: beravor resources=1, gleowine\np1 hand: radagasts-cunning\nstaging: forest-spider"
    assert position(lines).reason("play:radagasts-cunning") == "other-phase"


def test_secret_paths_leaves_a_location_out_of_the_count() -> None:
    table = position("""
        step: staging-actions
        p1 play: beravor resources=1, gleowine
        p1 hand: secret-paths
        staging: forest-spider, forest-gate
        """)
    table.play("play:secret-paths")
    assert table.staging_threat == 2
    assert table.location_threat("forest-gate") == 0


def test_gandalfs_search_takes_one_and_orders_the_rest() -> None:
    lines = """
        p1 play: beravor resources=4, gleowine
        p1 hand: gandalfs-search
        p2 deck: feint.4, gandalf.4, citadel-plate.4, faramir.4
        """
    table = position(lines, "beravor", "eowyn")
    table.play("play:gandalfs-search", "p2", "count:3")
    assert table.options == ("feint.4", "gandalf.4", "citadel-plate.4")
    table.play("gandalf.4", "citadel-plate.4")
    assert table.hand(1) == ["gandalf"]
    assert table.deck(1)[:3] == ["citadel-plate.4", "feint.4", "faramir.4"]
    assert table.resources("beravor") == 1
    assert table.match.view("p1")["players"][1]["deck_known"] == ["citadel-plate", "feint"]


def test_beorns_hospitality_heals_all_heroes_of_a_player() -> None:
    lines = """
        p1 play: beravor resources=5, gleowine
        p1 hand: beorns-hospitality
        p2 play: eowyn damage=2, dunhere damage=1
        """
    table = position(lines)
    table.play("play:beorns-hospitality")
    assert (table.damage("eowyn"), table.damage("dunhere")) == (0, 0)


def test_forest_snare_keeps_an_enemy_from_attacking() -> None:
    table = position("""
        p1 play: beravor resources=3
        p1 hand: forest-snare
        p1 engaged: king-spider
        encounter deck: forest-gate, old-forest-road
        """)
    table.play("play:forest-snare").until("attack")
    assert table.told("attacks") == []
    assert {"enemy": "king-spider"} in table.told("shadow-dealt")


def test_forest_snare_is_for_engaged_enemies() -> None:
    lines = "p1 play: beravor resources=3, gleowine\np1 hand: forest-snare\nstaging: king-spider"
    assert position(lines).reason("play:forest-snare") == "nothing-to-attach"


def test_forest_snare_cannot_be_played_on_the_nazgul() -> None:
    lines = """
        p1 play: beravor resources=3, gleowine
        p1 hand: forest-snare
        p1 engaged: nazgul-of-dol-guldur
        quest: out-of-the-dungeons
        """
    assert position(lines, scenario="dol-guldur").reason("play:forest-snare") == "nothing-to-attach"


def test_protector_of_lorien_gives_willpower_or_defense_three_times_a_phase() -> None:
    table = position("""
        p1 play: beravor, gleowine
        p1 hand: feint, gandalf, secret-paths, faramir
        attached: protector-of-lorien on=beravor by=p1
        """)
    for card, answer in (("feint", "willpower"), ("gandalf", "defense"), ("secret-paths", "defense")):
        table.play("use:protector-of-lorien", f"card:{card}", answer)
    assert (table.willpower("beravor"), table.defense("beravor")) == (3, 4)
    assert table.reason("use:protector-of-lorien") == "used-up-phase"


def test_dark_knowledge_lowers_willpower() -> None:
    assert position("attached: dark-knowledge on=beravor by=p1", "beravor").willpower("beravor") == 1


def test_dark_knowledge_looks_at_a_shadow_card() -> None:
    lines = "step: combat\nattached: dark-knowledge on=beravor by=p1\np1 engaged: king-spider, forest-spider\n"
    table = position(lines + "encounter deck: hummerhorns, forest-gate", "beravor", "eowyn")
    table.play("use:dark-knowledge", "shadow:1")
    seen = {enemy["id"]: enemy["shadows"] for enemy in table.match.view("p1")["players"][0]["enemies"]}
    assert seen == {"forest-spider": ["hummerhorns"], "king-spider": [None]}
    hidden = [enemy["shadows"] for enemy in table.match.view("p2")["players"][0]["enemies"]]
    assert hidden == [[None], [None]]


def test_dark_knowledge_is_for_enemies_of_its_controller() -> None:
    lines = "step: combat\nattached: dark-knowledge on=beravor by=p1\np2 engaged: king-spider"
    table = position(lines, "beravor", "eowyn")
    assert "use:dark-knowledge" not in table.options


def test_self_preservation_heals_its_bearer() -> None:
    table = position("p1 play: beravor damage=3, gleowine\nattached: self-preservation on=beravor by=p1")
    table.play("use:self-preservation")
    assert table.damage("beravor") == 1
