"""The heroes, each seen to do what it says, and not to do what it doesn't."""

from __future__ import annotations

from tests.lcg.helpers import position

# -- Leadership


def test_aragorn_readies_for_a_resource_when_he_commits() -> None:
    table = position("step: commit\np1 play: aragorn resources=1, gloin, theodred")
    table.play("aragorn", "done")
    assert table.kind == "respond"
    table.play("use:aragorn")
    assert table.ready("aragorn")
    assert table.committed("aragorn")
    assert table.resources("aragorn") == 0


def test_aragorn_needs_a_resource_of_his_own() -> None:
    table = position("step: commit\np1 play: aragorn, gloin resources=3, theodred")
    table.play("aragorn", "done")
    assert table.kind != "respond"
    assert not table.ready("aragorn")


def test_aragorn_is_paid_by_theodred() -> None:
    """Théodred's token can pay for Aragorn when the same player commits both (FAQ)."""
    table = position("step: commit")
    table.play("aragorn", "theodred", "done")
    assert table.options == ("use:theodred", "pass")
    table.play("use:theodred", "aragorn", "use:aragorn")
    assert table.ready("aragorn")


def test_theodred_gives_a_resource_to_a_committed_hero() -> None:
    table = position("step: commit")
    table.play("gloin", "theodred", "done", "use:theodred")
    assert table.options == ("gloin", "theodred")
    table.play("gloin")
    assert table.resources("gloin") == 1


def test_theodred_reaches_heroes_of_players_who_committed_before() -> None:
    table = position("step: commit\nfirst: p2", "theodred", "eowyn")
    table.play("eowyn")
    table.until("commit").play("theodred", "use:theodred")
    assert table.options == ("eowyn", "theodred")


def test_gloin_gains_resources_for_damage() -> None:
    table = position("step: enemies-attack\np1 engaged: dol-guldur-orcs")
    table.until("defend").play("gloin").until("respond").play("use:gloin")
    assert table.damage("gloin") == 1
    assert table.resources("gloin") == 1


def test_gloin_gains_nothing_when_he_dies() -> None:
    table = position("step: enemies-attack\np1 play: aragorn, gloin damage=3, theodred\np1 engaged: dol-guldur-orcs")
    table.until("defend").play("gloin")
    assert table.zone("gloin") == "discard"
    assert table.kind != "respond"
    assert table.resources("gloin") == 0


# -- Tactics


def test_gimli_is_stronger_for_each_damage() -> None:
    table = position("step: players-attack\np1 play: gimli damage=3\np1 engaged: dol-guldur-beastmaster")
    assert table.attack("gimli") == 5
    table.until("attack").play("dol-guldur-beastmaster")
    assert table.damage("dol-guldur-beastmaster") == 4


def test_legolas_makes_progress_when_his_attack_kills() -> None:
    table = position("step: players-attack\np1 engaged: dol-guldur-orcs", "legolas gimli")
    table.until("attack").play("dol-guldur-orcs", "legolas", "done").until("respond").play("use:legolas")
    assert table.quest == ("flies-and-spiders", 2)


def test_legolas_fills_the_active_location_first() -> None:
    table = position(
        "step: players-attack\np1 engaged: dol-guldur-orcs\nactive: old-forest-road resources=2", "legolas"
    )
    table.until("attack").play("dol-guldur-orcs").until("respond").play("use:legolas")
    assert table.zone("old-forest-road") == "discard"
    assert table.quest == ("flies-and-spiders", 1)


def test_legolas_does_nothing_when_others_kill() -> None:
    table = position("step: players-attack\np1 engaged: dol-guldur-orcs damage=1", "legolas gimli")
    table.until("attack").play("dol-guldur-orcs", "gimli", "done").until_step("combat-actions")
    assert table.zone("dol-guldur-orcs") == "discard"
    assert table.quest == ("flies-and-spiders", 0)


def test_thalin_damages_each_revealed_enemy() -> None:
    table = position("step: staging\np1 play: thalin committed exhausted\nencounter deck: east-bight-patrol")
    assert table.zone("east-bight-patrol") == "staging"
    assert table.damage("east-bight-patrol") == 1


def test_thalin_does_nothing_unless_he_quests() -> None:
    table = position("step: staging\nencounter deck: east-bight-patrol", "thalin gimli")
    assert table.damage("east-bight-patrol") == 0


def test_thalin_strikes_before_keywords_and_effects() -> None:
    """A one-hit-point Eastern Crows neither surges nor enters the staging area; it is shuffled back (FAQ)."""
    lines = "step: staging\nquest: anduin-passage\nto-reveal: 1\np1 play: thalin committed exhausted\n"
    table = position(lines + "encounter deck: eastern-crows, gladden-fields", "thalin gimli", scenario="anduin")
    assert table.zone("eastern-crows") == "deck"
    assert not table.state.staging


# -- Spirit


def test_eowyn_gains_willpower_for_a_discarded_card() -> None:
    table = position("step: staging-actions\np1 play: eowyn committed exhausted\np1 hand: feint")
    table.play("use:eowyn")
    assert table.told("quest-result")[0]["willpower"] == 5
    assert table.zone("feint") == "discard"


def test_eowyn_can_be_helped_by_each_player_once_a_round() -> None:
    lines = "step: staging-actions\np1 play: eowyn committed exhausted\np1 hand: feint, feint.2\n"
    table = position(lines + "p2 hand: feint.4, feint.5", "eowyn", "gimli")
    table.play("use:eowyn", "card:feint")
    table.until_offered("use:eowyn")
    assert table.seat == "p2"
    table.play("use:eowyn", "card:feint").until_step("travel")
    assert table.told("quest-result")[0]["willpower"] == 6
    assert len(table.told("discarded")) == 2


def test_eowyn_is_herself_again_in_the_next_phase() -> None:
    table = position("step: quest-actions\np1 hand: feint, feint.2", "eowyn")
    table.play("use:eowyn").until_step("travel")
    assert table.willpower("eowyn") == 4


def test_eleanor_cancels_a_treachery_and_another_card_comes() -> None:
    lines = "step: staging\np1 play: eleanor, dunhere exhausted\nencounter deck: the-necromancers-reach, forest-gate"
    table = position(lines)
    table.play("use:eleanor")
    assert table.damage("dunhere") == 0
    assert table.zone("the-necromancers-reach") == "discard"
    assert table.zone("forest-gate") == "staging"
    assert not table.ready("eleanor")


def test_eleanor_cancels_no_enemies() -> None:
    table = position("step: staging\nencounter deck: king-spider", "eleanor dunhere")
    assert table.kind != "respond"


def test_eleanor_must_be_ready() -> None:
    table = position("step: staging\np1 play: eleanor exhausted, dunhere\nencounter deck: the-necromancers-reach")
    assert table.damage("eleanor") == 1


def test_dunhere_attacks_the_staging_area_alone_with_one_more() -> None:
    table = position("step: players-attack\nstaging: forest-spider", "dunhere gimli")
    assert table.attack("dunhere", "forest-spider") == 3
    table.until("attack").play("forest-spider")
    assert table.damage("forest-spider") == 2
    assert table.ready("gimli")


def test_dunhere_has_no_bonus_against_engaged_enemies() -> None:
    table = position("step: players-attack\np1 engaged: forest-spider", "dunhere")
    table.until("attack").play("forest-spider")
    assert table.damage("forest-spider") == 1


def test_nobody_else_attacks_the_staging_area() -> None:
    table = position("step: players-attack\nstaging: forest-spider", "legolas gimli")
    assert table.kind != "attack"


# -- Lore


def test_denethor_looks_at_the_top_card_and_moves_it() -> None:
    table = position("encounter deck: forest-gate, king-spider", "denethor")
    table.play("use:denethor")
    assert table.match.decision is not None
    assert table.match.decision.params["seen"] == "forest-gate"
    table.play("bottom")
    assert table.encounter_deck()[-1] == "forest-gate"
    assert table.told("revealed")[0] == {"card": "king-spider"}


def test_denethor_may_leave_it_and_remembers() -> None:
    table = position("encounter deck: forest-gate, king-spider", "denethor", "gimli")
    table.play("use:denethor", "top")
    assert table.match.view("p1")["encounter"]["deck_known"] == ["forest-gate"]
    assert table.match.view("p2")["encounter"]["deck_known"] == []


def test_glorfindel_heals_for_a_resource_once_a_round() -> None:
    table = position("p1 play: glorfindel resources=2, beravor damage=2")
    table.play("use:glorfindel")
    assert table.damage("beravor") == 1
    assert table.resources("glorfindel") == 1
    assert "use:glorfindel" not in table.options
    assert table.reason("use:glorfindel") == "used-up"


def test_beravor_lets_a_player_draw_two_once_a_round() -> None:
    table = position("", "beravor", "gimli")
    table.play("use:beravor", "p2")
    assert len(table.hand(1)) == 2
    assert not table.ready("beravor")


def test_beravor_is_used_once_a_round_even_if_readied() -> None:
    """A limit belongs to the card, so readying her doesn't help (FAQ)."""
    table = position("p1 play: beravor\nattached: unexpected-courage on=beravor by=p1")
    table.play("use:beravor", "use:unexpected-courage")
    assert table.ready("beravor")
    assert table.reason("use:beravor") == "used-up"
