"""Spiders of Mirkwood, Dol Guldur Orcs and Passage Through Mirkwood, card by card, as revealed and as shadow."""

from __future__ import annotations

import pytest

from tests.lcg.helpers import Story, position

STAGING = "step: staging\nto-reveal: 1\n"


def attacked(
    shadow: str, defender: str, extra: str = "", scenario: str = "mirkwood", enemy: str = "king-spider"
) -> Story:
    """An attack on Gimli and Thalin with that shadow card, up to where its damage is dealt."""
    lines = f"step: enemies-attack\np1 engaged: {enemy}\nshadow: {shadow} on={enemy}\n{extra}"
    return position(lines, "gimli thalin", scenario=scenario).until("defend").play(defender)


# -- King Spider


def test_king_spider_exhausts_a_character_of_each_player() -> None:
    table = position(STAGING + "encounter deck: king-spider", "gimli thalin", "eowyn dunhere")
    assert (table.seat, table.kind) == ("p1", "exhaust")
    table.play("thalin", "dunhere")
    assert [table.ready(hero) for hero in ("gimli", "thalin", "eowyn", "dunhere")] == [True, False, True, False]


def test_king_spider_shadow_exhausts_one_or_two() -> None:
    table = attacked("king-spider.2", "gimli")
    assert {"card": "thalin"} in table.told("exhausted")
    table = attacked("king-spider.2", "undefended").play("gimli")
    assert table.told("exhausted") == [{"card": "gimli"}, {"card": "thalin"}]


# -- Hummerhorns


def test_hummerhorns_deals_five_damage_when_it_engages() -> None:
    table = position("step: checks\nstaging: hummerhorns\nthreat: 40", "aragorn theodred")
    table.play("theodred")
    assert table.zone("theodred") == "discard"


def test_hummerhorns_deals_damage_when_engaged_by_choice() -> None:
    table = position("step: encounter\nstaging: hummerhorns\np1 play: aragorn damage=4")
    table.play("hummerhorns")
    assert table.result.reason == "eliminated"


@pytest.mark.parametrize(("defender", "damage"), [("gimli", 1), ("undefended", 2)])
def test_hummerhorns_shadow(defender: str, damage: int) -> None:
    table = attacked("hummerhorns", defender, "p1 play: gimli, thalin, gleowine exhausted")
    assert {"card": "thalin", "amount": damage} in table.told("damaged")
    assert (table.zone("gleowine") == "discard") == (damage == 2)


def test_hummerhorns_is_worth_five_victory_points() -> None:
    table = position("step: players-attack\np1 engaged: hummerhorns damage=1", "gimli")
    table.until("attack").play("hummerhorns").until_step("refresh")
    assert table.zone("hummerhorns") == "victory"


# -- Ungoliant's Spawn


def test_ungoliants_spawn_weakens_those_who_quest() -> None:
    lines = STAGING + "p1 play: gimli committed exhausted, thalin\nencounter deck: ungoliants-spawn"
    table = position(lines, "gimli thalin")
    assert table.told("quest-result")[0] == {"willpower": 1, "threat": 3}


@pytest.mark.parametrize(("defender", "threat"), [("gimli", 4), ("undefended", 8)])
def test_ungoliants_spawn_shadow(defender: str, threat: int) -> None:
    table = attacked("ungoliants-spawn", defender)
    assert table.told("threat")[0]["change"] == threat


# -- Great Forest Web, Mountains of Mirkwood


def test_great_forest_web_exhausts_a_hero_of_each_player() -> None:
    table = position("step: travel\nstaging: great-forest-web", "gimli thalin", "eowyn")
    table.play("great-forest-web", "thalin")
    assert table.told("exhausted") == [{"card": "thalin"}, {"card": "eowyn"}]
    assert table.zone("great-forest-web") == "active"


def test_great_forest_web_is_out_of_reach_without_ready_heroes() -> None:
    table = position("step: travel\nstaging: great-forest-web, forest-gate\np2 play: eowyn exhausted", "gimli", "eowyn")
    assert table.options == ("forest-gate", "none")
    assert table.reason("great-forest-web") == "travel-no-ready-hero"


def test_mountains_of_mirkwood_reveals_a_card_as_travel_cost() -> None:
    table = position("step: travel\nstaging: mountains-of-mirkwood\nencounter deck: king-spider", "gimli")
    table.play("mountains-of-mirkwood")
    assert table.told("revealed") == [{"card": "king-spider"}]
    assert not table.ready("gimli")
    assert table.told("travelled") == [{"card": "mountains-of-mirkwood"}]


def test_mountains_of_mirkwood_needs_a_card_to_reveal() -> None:
    everything = ", ".join(
        [
            "king-spider",
            "king-spider.2",
            "hummerhorns",
            "ungoliants-spawn",
            "great-forest-web",
            "great-forest-web.2",
            "mountains-of-mirkwood.2",
            "mountains-of-mirkwood.3",
            "eyes-of-the-forest",
            "caught-in-a-web",
            "caught-in-a-web.2",
            "dol-guldur-orcs",
            "dol-guldur-orcs.2",
            "dol-guldur-orcs.3",
            "chieftan-ufthak",
            "dol-guldur-beastmaster",
            "dol-guldur-beastmaster.2",
            "driven-by-shadow",
            "the-necromancers-reach",
            "the-necromancers-reach.2",
            "the-necromancers-reach.3",
            "necromancers-pass",
            "necromancers-pass.2",
            "enchanted-stream",
            "enchanted-stream.2",
            "forest-spider",
            "forest-spider.2",
            "forest-spider.3",
            "forest-spider.4",
            "east-bight-patrol",
            "black-forest-bats",
            "old-forest-road",
            "old-forest-road.2",
            "forest-gate.2",
        ]
    )
    lines = f"step: travel\nstaging: mountains-of-mirkwood, forest-gate\nencounter discard: {everything}"
    assert position(lines, "gimli").reason("mountains-of-mirkwood") == "encounter-deck-empty"


def test_mountains_of_mirkwood_gives_each_player_a_card_when_explored() -> None:
    lines = "step: resolution\np1 play: gimli committed exhausted\nactive: mountains-of-mirkwood resources=1\n"
    lines += "p1 deck: feint, gandalf, faramir, beorn, citadel-plate, dwarven-axe\n"
    table = position(lines + "p2 deck: feint.4, faramir.4", "gimli", "eowyn")
    table.play("use:mountains-of-mirkwood")
    assert "citadel-plate" in table.options
    assert "dwarven-axe" not in table.options
    table.play("gandalf")
    assert (table.seat, table.kind) == ("p2", "respond")
    table.play("use:mountains-of-mirkwood", "none")
    assert table.hand(0) == ["gandalf"]
    assert table.hand(1) == []


def test_mountains_of_mirkwood_comes_after_the_stage_it_completes() -> None:
    """If the same progress completes the stage, that comes first (FAQ)."""
    lines = "step: resolution\np1 play: gimli committed exhausted\nactive: mountains-of-mirkwood resources=2\n"
    table = position(lines + "quest: flies-and-spiders 7", "gimli")
    assert table.kind == "respond"
    assert table.quest == ("a-fork-in-the-road", 0)


# -- treacheries


def test_eyes_of_the_forest_discards_all_events() -> None:
    lines = STAGING + "p1 hand: feint, gandalf\np2 hand: secret-paths.4\nencounter deck: eyes-of-the-forest"
    table = position(lines, "gimli", "eowyn")
    assert table.zone("feint") == "discard"
    assert table.zone("secret-paths.4") == "discard"
    assert table.zone("gandalf") == "hand"


def test_caught_in_a_web_holds_a_hero_of_the_player_with_most_threat() -> None:
    lines = STAGING + "threat: 20 30\nencounter deck: caught-in-a-web"
    table = position(lines, "gimli", "eowyn dunhere")
    assert table.seat == "p2"
    table.play("dunhere")
    assert table.zone("caught-in-a-web") == "attached"
    assert table.host("caught-in-a-web") == "dunhere"


def test_caught_in_a_web_and_a_tie_for_most_threat() -> None:
    """The first player decides which of the tied players is hit (FAQ)."""
    lines = STAGING + "threat: 30 30\nfirst: p2\nencounter deck: caught-in-a-web"
    table = position(lines, "gimli", "eowyn")
    assert (table.seat, table.kind, table.options) == ("p2", "player", ("p2", "p1"))


WEB = "step: refresh\np1 play: gimli exhausted resources={}, thalin exhausted\nattached: caught-in-a-web on=gimli"


def test_caught_in_a_web_keeps_the_hero_exhausted() -> None:
    table = position(WEB.format(1), "gimli thalin")
    assert table.ready("thalin")
    assert not table.ready("gimli")


def test_caught_in_a_web_can_be_paid_off_for_a_round() -> None:
    table = position(WEB.format(2), "gimli thalin")
    assert table.kind == "toll"
    table.play("yes")
    assert table.ready("gimli")
    assert not position(WEB.format(2), "gimli thalin").play("no").ready("gimli")


def test_two_webs_cost_twice() -> None:
    """Part payment does nothing (FAQ)."""
    table = position(WEB.format(3) + ", caught-in-a-web.2 on=gimli", "gimli thalin")
    assert not table.ready("gimli")
    table = position(WEB.format(4) + ", caught-in-a-web.2 on=gimli", "gimli thalin")
    table.play("yes")
    assert table.ready("gimli")


# -- Dol Guldur Orcs


def test_dol_guldur_orcs_damages_a_committed_character() -> None:
    lines = (
        STAGING
        + "p1 play: gimli committed exhausted\np2 play: eowyn committed exhausted\nencounter deck: dol-guldur-orcs"
    )
    table = position(lines, "gimli", "eowyn")
    assert table.options == ("gimli", "eowyn")
    table.play("eowyn")
    assert table.damage("eowyn") == 2


@pytest.mark.parametrize(("defender", "bonus"), [("gimli", 1), ("undefended", 3)])
def test_dol_guldur_orcs_shadow(defender: str, bonus: int) -> None:
    table = attacked("dol-guldur-orcs", defender)
    assert table.told("attack-grows") == [{"enemy": "king-spider", "bonus": bonus, "attack": 3 + bonus}]


def test_dol_guldur_orcs_shadow_hurts() -> None:
    assert attacked("dol-guldur-orcs", "gimli").damage("gimli") == 3 + 1 - 2


def test_chieftan_ufthak_grows_after_each_attack() -> None:
    table = position("step: enemies-attack\np1 engaged: chieftan-ufthak", "gimli thalin")
    assert table.attack("chieftan-ufthak") == 3
    table.until("defend").play("gimli").until("attack")
    assert table.damage("gimli") == 1
    assert table.attack("chieftan-ufthak") == 5


def test_dol_guldur_beastmaster_gets_another_shadow_card() -> None:
    lines = "step: enemies-attack\np1 engaged: dol-guldur-beastmaster\nshadow: forest-gate on=dol-guldur-beastmaster\n"
    table = position(lines + "encounter deck: dol-guldur-orcs", "gimli thalin")
    table.until("defend").play("gimli")
    assert [event["card"] for event in table.told("shadow")] == ["forest-gate", "dol-guldur-orcs"]


def test_driven_by_shadow_raises_what_is_in_the_staging_area_now() -> None:
    """Cards that come later don't get it (FAQ)."""
    lines = """
        step: staging
        to-reveal: 2
        staging: forest-spider, forest-gate
        encounter deck: driven-by-shadow, old-forest-road
        """
    table = position(lines, "gimli")
    assert table.told("quest-result")[0]["threat"] == 3 + 3 + 1


def test_driven_by_shadow_surges_over_an_empty_staging_area() -> None:
    table = position(STAGING + "encounter deck: driven-by-shadow, forest-gate", "gimli")
    assert [event["card"] for event in table.told("revealed")] == ["driven-by-shadow", "forest-gate"]


WORN = "attached: dwarven-axe on=gimli by=p1, citadel-plate on=gimli by=p1, horn-of-gondor on=thalin by=p1"


def test_driven_by_shadow_as_shadow_takes_an_attachment_of_the_defender() -> None:
    table = attacked("driven-by-shadow", "gimli", WORN)
    assert table.options == ("dwarven-axe", "citadel-plate")
    table.play("citadel-plate")
    assert table.zone("citadel-plate") == "discard"
    assert table.zone("dwarven-axe") == "attached"


def test_driven_by_shadow_as_shadow_of_an_undefended_attack_takes_all() -> None:
    table = attacked("driven-by-shadow", "undefended", WORN)
    assert {table.zone(card) for card in ("dwarven-axe", "citadel-plate", "horn-of-gondor")} == {"discard"}


def test_the_necromancers_reach_hurts_the_exhausted() -> None:
    lines = STAGING + "p1 play: gimli exhausted, thalin\nencounter deck: the-necromancers-reach"
    table = position(lines, "gimli thalin")
    assert (table.damage("gimli"), table.damage("thalin")) == (1, 0)


def test_necromancers_pass_costs_two_cards_at_random() -> None:
    lines = "step: travel\nstaging: necromancers-pass\np1 hand: feint, gandalf, faramir"
    table = position(lines, "gimli", scripts={"random-discard": ["gandalf", "feint"]})
    table.play("necromancers-pass")
    assert [event["card"] for event in table.told("discarded")] == ["gandalf", "feint"]
    assert table.zone("faramir") == "hand"


def test_necromancers_pass_is_out_of_reach_with_one_card() -> None:
    lines = "step: travel\nstaging: necromancers-pass, forest-gate\np1 hand: feint"
    assert position(lines, "gimli").reason("necromancers-pass") == "travel-two-cards"


def test_enchanted_stream_stops_drawing() -> None:
    table = position("step: resources\nactive: enchanted-stream\np1 play: gimli, gleowine")
    assert table.hand() == []
    assert table.told("no-draw")
    assert "use:gleowine" not in table.options


# -- Passage Through Mirkwood


def test_forest_spider_is_stronger_in_the_round_it_engages() -> None:
    table = position("step: checks\nstaging: forest-spider\nthreat: 30", "gimli thalin")
    table.until("defend")
    assert table.attack("forest-spider") == 3
    table.until("plan" if table.hand() else "commit")
    assert table.attack("forest-spider") == 2


def test_forest_spider_shadow_takes_an_attachment_of_the_player() -> None:
    table = attacked("forest-spider", "gimli", WORN)
    assert len(table.options) == 3
    table.play("horn-of-gondor")
    assert table.zone("horn-of-gondor") == "discard"


def test_east_bight_patrol_shadow() -> None:
    table = attacked("east-bight-patrol", "gimli")
    assert table.damage("gimli") == 2
    assert table.told("threat") == []
    table = attacked("east-bight-patrol", "undefended")
    assert table.told("threat")[0]["change"] == 3
    assert table.told("attack-grows")[0]["bonus"] == 1


def test_black_forest_bats_take_characters_off_the_quest() -> None:
    lines = (
        STAGING + "p1 play: gimli committed exhausted, thalin committed exhausted\nencounter deck: black-forest-bats"
    )
    table = position(lines, "gimli thalin")
    table.play("thalin")
    assert table.told("quest-result")[0]["willpower"] == 2
    assert not table.ready("thalin")


def test_old_forest_road_readies_a_character_of_the_first_player() -> None:
    lines = "step: travel\nstaging: old-forest-road\np1 play: gimli exhausted, thalin\np2 play: eowyn exhausted"
    table = position(lines)
    table.play("old-forest-road", "use:old-forest-road")
    assert table.told("readied") == [{"card": "gimli"}]


def test_forest_gate_lets_the_first_player_draw_two() -> None:
    table = position("step: travel\nstaging: forest-gate\nfirst: p2", "gimli", "eowyn")
    table.play("forest-gate", "use:forest-gate")
    assert table.told("drew")[0] == {"seat": "p2", "count": 2}
