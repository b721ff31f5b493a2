"""Rules and rulings that no single card owns: windows, order, keywords, combat, elimination, decks running out."""

from __future__ import annotations

import westmarch
from tests.lcg.helpers import Story, position

# -- setup


def test_players_vote_for_the_first_player_and_chance_breaks_a_tie() -> None:
    table = Story(westmarch.new_match("lcg", 2, 1))
    table.play("p2", "p2")
    assert table.state.first == 1
    match = westmarch.new_match("lcg", 2, 1)
    match.chance.script("first-player", ["p2"])
    match.push("p1")
    match.push("p2")
    assert match.state.first == 1


def test_six_cards_and_one_mulligan() -> None:
    table = Story(westmarch.new_match("lcg", 1, 3, {"decks": ["spirit"]}))
    assert len(table.hand()) == 6
    table.play("mulligan")
    assert table.told("mulligan") == [{"seat": "p1"}]
    assert table.kind != "mulligan"
    assert table.threat() == 24


# -- action windows


def test_a_window_is_offered_only_to_who_can_do_something() -> None:
    table = position("step: quest-actions\np2 play: beravor, gleowine", "gimli", "beravor")
    assert (table.kind, table.seat) == ("window", "p2")
    table = position("step: quest-actions", "gimli", "legolas")
    assert table.kind == "commit"


def test_after_an_action_everybody_may_act_again() -> None:
    table = position("step: quest-actions\np1 play: gimli, gleowine\np2 play: beravor")
    table.play("pass")
    assert table.seat == "p2"
    table.play("use:beravor", "p1")
    assert (table.kind, table.seat) == ("window", "p1")


def test_pass_until_something_changes() -> None:
    """No more questions while nothing happens; asked again when a card is revealed."""
    table = position("step: quest-actions\np1 play: gimli, gleowine\nencounter deck: forest-gate")
    table.play("pass-until-change")
    assert table.kind == "commit"
    table.play("done")
    assert (table.kind, table.match.state.step) == ("window", 13)
    assert table.told("revealed") == [{"card": "forest-gate"}]


def test_plain_pass_asks_again_in_the_next_window() -> None:
    table = position("step: quest-actions\np1 play: gimli, gleowine\nencounter deck: forest-gate")
    table.play("pass", "done")
    assert (table.kind, table.told("revealed")) == ("window", [])


def test_passing_until_change_ends_when_something_new_is_possible() -> None:
    """A combat action becomes possible although nothing else has changed."""
    lines = "step: encounter-actions\np1 play: gimli resources=1, gleowine\np1 hand: feint\np1 engaged: king-spider"
    table = position(lines, mode="beginner")
    assert "play:feint" not in table.options
    table.play("pass-until-change")
    assert table.kind == "window"
    assert "play:feint" in table.options


def test_pass_until_change_survives_a_position() -> None:
    table = position("step: quest-actions\np1 play: gimli, gleowine", "gimli", "legolas")
    table.play("pass-until-change")
    again = westmarch.load_position(table.match.position())
    assert again.position() == table.match.position()
    assert "p1 quiet" in table.match.position()


def test_the_planning_turn_is_not_skipped_by_passing_until_change() -> None:
    table = position("step: resource-actions\np1 play: gimli resources=2, gleowine\np1 hand: veteran-axehand")
    table.play("pass-until-change")
    assert table.kind == "plan"


# -- paying


def test_a_player_says_which_heroes_pay() -> None:
    lines = "p1 play: aragorn resources=2, gloin resources=2, theodred resources=2\np1 hand: son-of-arnor"
    table = position(lines)
    table.play("play:son-of-arnor", "count:2", "count:0")
    assert [table.resources(hero) for hero in ("aragorn", "gloin", "theodred")] == [0, 2, 1]
    table = position(lines)
    table.play("play:son-of-arnor", "evenly")
    assert [table.resources(hero) for hero in ("aragorn", "gloin", "theodred")] == [1, 1, 1]


def test_exhausted_heroes_pay_too() -> None:
    table = position("p1 play: gimli exhausted resources=2\np1 hand: veteran-axehand")
    assert "play:veteran-axehand" in table.options


def test_a_card_of_cost_zero_needs_the_icon() -> None:
    lines = "p1 play: {} resources=1, gleowine\np1 hand: stand-together"
    assert "play:stand-together" in position(lines.format("gimli"), "gimli").options
    assert position(lines.format("eowyn"), "eowyn").reason("play:stand-together") == "no-match"


# -- questing


def test_nobody_committed_is_a_quest_with_no_willpower() -> None:
    table = position("step: resolution\nstaging: forest-spider\nthreat: 20 20", "gimli", "eowyn")
    assert [event["change"] for event in table.told("threat")][:2] == [2, 2]


def test_a_tie_changes_nothing() -> None:
    table = position("step: resolution\np1 play: gimli committed exhausted, gleowine\nstaging: forest-spider")
    assert table.quest == ("flies-and-spiders", 0)
    assert table.told("threat") == []


def test_engaged_enemies_and_the_active_location_add_no_threat() -> None:
    lines = "p1 engaged: cavern-guardian\nactive: tower-gate\nstaging: king-spider, shadow-key"
    table = position(lines, "gimli", scenario="dol-guldur")
    assert table.staging_threat == 2


def test_surplus_progress_is_lost_with_the_stage() -> None:
    table = position("step: resolution\np1 play: eowyn committed exhausted, gleowine\nquest: flies-and-spiders 6")
    assert table.quest == ("a-fork-in-the-road", 0)


def test_as_many_cards_as_players_are_revealed_one_after_the_other() -> None:
    lines = "step: staging\nencounter deck: old-forest-road, forest-gate, great-forest-web, necromancers-pass"
    table = position(lines, "gimli", "eowyn", "beravor")
    assert len(table.told("revealed")) == 3


def test_the_encounter_deck_is_made_anew_in_the_quest_phase_only() -> None:
    rest = [name for name in _encounter_cards() if name not in ("forest-gate", "king-spider", "old-forest-road")]
    lines = (
        "step: staging\n"
        f"encounter discard: {', '.join(rest)}\n"
        "encounter deck: forest-gate\n"
        "staging: king-spider, old-forest-road"
    )
    table = position(lines, "gimli", "eowyn")
    assert table.told("deck-reset")
    assert len(table.told("revealed")) == 2
    lines = f"step: combat\nencounter discard: {', '.join(rest)}, forest-gate, old-forest-road\np1 engaged: king-spider"
    table = position(lines, "gimli thalin")
    assert table.told("shadow-dealt") == []
    table.until("defend")
    assert table.told("deck-reset") == []


def _encounter_cards() -> list[str]:
    pool = position("", "gimli").state.pool
    return [name for name, owner in zip(pool.names, pool.owners, strict=True) if owner == 1]


def test_committed_characters_stay_committed_when_readied() -> None:
    table = position("step: commit\nattached: unexpected-courage on=eowyn by=p1", "eowyn")
    table.play("eowyn").until_offered("use:unexpected-courage").play("use:unexpected-courage")
    assert table.told("quest-result")[0]["willpower"] == 4


# -- keywords


def test_doomed_and_surge_are_not_cancelled_with_the_effect() -> None:
    """A Test of Will leaves keywords alone (FAQ): the effect of the next card still comes."""
    lines = "step: staging\nto-reveal: 1\np1 play: eowyn exhausted resources=1\np1 hand: a-test-of-will\n"
    lines += "encounter deck: wolf-rider, evil-storm\nthreat: 40"
    table = position(lines, "eowyn", scenario="anduin")
    table.play("play:a-test-of-will")
    assert [event["card"] for event in table.told("revealed")] == ["wolf-rider", "evil-storm"]
    assert table.damage("eowyn") == 0


def test_a_guard_is_set_when_an_objective_is_revealed() -> None:
    lines = """
        step: staging
        to-reveal: 1
        encounter deck: shadow-key, dungeon-torch, king-spider, tower-gate
        staging: gandalfs-map
        """
    table = position(lines, "gimli thalin", scenario="dol-guldur")
    table.play("thalin")
    view = {each["id"]: each for each in table.match.view("p1")["staging"]}
    # The torch goes its own way with a guard of its own; the next card guards the key.
    assert view["dungeon-torch"]["guarded"] == "king-spider"
    assert view["shadow-key"]["guarded"] == "tower-gate"


def test_a_guard_that_is_defeated_frees_its_objective() -> None:
    lines = """
        step: players-attack
        staging: shadow-key
        p1 engaged: king-spider damage=2 on=shadow-key
        p1 play: gimli, gleowine
        """
    table = position(lines, scenario="dol-guldur")
    table.until("attack").play("king-spider", "gimli", "done").until_offered("use:shadow-key")


def test_restricted_cards_are_limited_to_two() -> None:
    table = position("""
        p1 play: gimli resources=2
        p1 hand: dwarven-axe.2
        attached: dwarven-axe on=gimli by=p1, citadel-plate on=gimli by=p1
        """)
    table.play("play:dwarven-axe")
    assert (table.kind, len(table.options)) == ("restricted", 3)


def test_victory_cards_go_to_the_victory_display() -> None:
    lines = "step: resolution\np1 play: eowyn committed exhausted\nactive: gladden-fields\nquest: anduin-passage"
    table = position(lines, scenario="anduin")
    assert table.zone("gladden-fields") == "victory"


# -- engagement


def test_equal_engagement_costs_are_for_the_first_player_to_decide() -> None:
    lines = "step: checks\nthreat: 36 20\nstaging: chieftan-ufthak, dol-guldur-beastmaster\nfirst: p2"
    table = position(lines, "gimli thalin", "eowyn")
    assert (table.seat, table.kind) == ("p2", "engage-tie")
    table.play("dol-guldur-beastmaster")
    assert table.told("engaged")[0] == {"enemy": "dol-guldur-beastmaster", "seat": "p1"}


def test_threat_is_read_at_the_moment_of_each_check() -> None:
    """Hummerhorns kills the only hero of a player; it goes back, and the next check is the other player's."""
    lines = "step: checks\nthreat: 40 40\nstaging: hummerhorns, king-spider\np1 play: eowyn"
    table = position(lines, "eowyn", "gimli thalin")
    assert table.told("eliminated")[0]["seat"] == "p1"
    assert table.told("engaged")[1] == {"enemy": "hummerhorns", "seat": "p2"}


# -- combat


def test_undefended_damage_goes_to_one_hero_without_defense() -> None:
    table = position("step: enemies-attack\np1 play: gimli, thalin, veteran-axehand\np1 engaged: king-spider")
    table.until("defend").play("undefended").until("undefended")
    assert table.options == ("gimli", "thalin")
    table.play("gimli")
    assert table.damage("gimli") == 3


def test_a_defender_that_leaves_makes_the_attack_undefended() -> None:
    lines = (
        "step: enemies-attack\n"
        "p1 play: gimli, thalin, gleowine\n"
        "p1 engaged: king-spider\n"
        "shadow: hummerhorns on=king-spider"
    )
    lines = lines.replace("gleowine", "snowbourn-scout")
    table = position(lines, "gimli thalin")
    table.until("defend").play("snowbourn-scout").until("undefended").play("gimli")
    assert table.damage("gimli") == 1 + 3


def test_a_sentinel_defends_for_another_player() -> None:
    table = position("step: enemies-attack\np1 engaged: king-spider", "eowyn", "aragorn")
    table.until("defend").play("undefended").until("sentinel").play("aragorn")
    assert table.damage("aragorn") == 1
    assert table.damage("eowyn") == 0


def test_the_attacked_player_stays_the_defending_player() -> None:
    """Also when somebody else's sentinel defends (FAQ)."""
    lines = "step: enemies-attack\np1 engaged: king-spider\nshadow: ungoliants-spawn on=king-spider\nthreat: 20 20"
    table = position(lines, "eowyn", "aragorn")
    table.until("defend").play("undefended").until("sentinel").play("aragorn")
    assert table.told("threat")[0] == {"seat": "p1", "change": 4, "threat": 24}


def test_each_enemy_is_attacked_once_by_each_player() -> None:
    table = position("step: players-attack\np1 play: gimli, thalin\np1 engaged: ungoliants-spawn, king-spider")
    table.until("attack").play("ungoliants-spawn", "gimli", "done").until("attack")
    assert table.options == ("king-spider", "done")
    assert table.reason("ungoliants-spawn") == "struck"


def test_an_enemy_that_has_attacked_does_not_attack_again() -> None:
    """Even when it is engaged with somebody else now (FAQ)."""
    lines = """
        step: enemies-attack
        p1 engaged: king-spider
        p2 play: aragorn resources=1
        p2 hand: sneak-attack.4, son-of-arnor.4
        """
    table = position(lines, "gimli thalin", "aragorn")
    table.until("defend").play("gimli").until_offered("play:sneak-attack").play(
        "play:sneak-attack", "use:son-of-arnor.4"
    )
    table.until_step("players-attack")
    assert len(table.told("attacks")) == 1
    assert table.engaged("king-spider") == "p2"


def test_shadow_cards_go_at_the_end_of_the_phase() -> None:
    lines = "step: combat-end\np1 engaged: king-spider\nshadow: forest-gate on=king-spider"
    assert position(lines, "gimli").zone("forest-gate") == "discard"


def test_players_attack_in_order_with_the_first_player_first() -> None:
    lines = "step: players-attack\nfirst: p2\np1 engaged: king-spider\np2 engaged: forest-spider"
    table = position(lines, "gimli", "thalin")
    assert (table.kind, table.seat) == ("attack", "p2")


# -- refresh and elimination


def test_refresh_readies_raises_threat_and_passes_the_token() -> None:
    lines = """
        step: refresh
        p1 play: gimli exhausted, gleowine exhausted
        threat: 20 20
        attached: unexpected-courage on=gimli by=p1 exhausted
        """
    table = position(lines, "gimli", "eowyn")
    assert table.ready("gimli")
    assert table.ready("unexpected-courage")
    assert (table.threat(0), table.threat(1), table.state.first) == (21, 21, 1)


def test_fifty_threat_is_the_end_of_a_player() -> None:
    lines = """
        step: refresh
        threat: 49 20
        p1 hand: feint
        p1 engaged: king-spider damage=1
        attached: dwarven-axe on=gimli by=p1, forest-snare on=forest-spider by=p1
        p2 engaged: forest-spider
        """
    table = position(lines, "gimli", "eowyn")
    assert table.told("eliminated") == [{"seat": "p1", "reason": "threat"}]
    assert {table.zone(card) for card in ("gimli", "feint", "dwarven-axe", "forest-snare")} == {"discard"}
    assert table.deck() == []
    assert table.damage("king-spider") == 1
    assert table.state.first == 1
    assert table.match.result is None


def test_an_eliminated_player_reveals_no_card() -> None:
    lines = "step: staging\nout: p1\nfirst: p2\np1 discard: gimli\nencounter deck: forest-gate, old-forest-road"
    table = position(lines, "gimli", "eowyn")
    assert len(table.told("revealed")) == 1


def test_all_players_out_is_a_loss_without_score() -> None:
    table = position("step: refresh\nthreat: 49", "gimli")
    assert table.match.result is not None
    assert (table.result.winners, table.result.reason) == ((), "eliminated")
    assert table.result.score == {}


def test_an_eliminated_player_wins_with_the_others_and_scores_fifty() -> None:
    lines = """
        step: resolution
        quest: beorns-path 9
        out: p2
        p2 discard: gimli, thalin
        p1 play: eowyn committed exhausted
        threat: 30 50
        """
    table = position(lines, "eowyn", "gimli thalin")
    assert table.result.winners == ("p1", "p2")
    assert table.result.score == {"p1": 30, "p2": 50 + 11 + 9, "rounds": 0, "victory": 0, "group": 100}


def test_an_empty_player_deck_is_no_loss() -> None:
    """Nothing is drawn, nothing is shuffled, the player plays on."""
    match = westmarch.new_match("lcg", 1, 1, {"decks": ["free:4/13x3"]})
    table = Story(match).until("commit")
    assert table.hand() == ["guard-of-the-citadel"] * 3
    assert table.deck() == []
    assert table.match.result is None


# -- control and uniqueness


def test_an_attachment_on_anothers_character_is_theirs() -> None:
    table = position("p1 play: eowyn resources=2\np1 hand: unexpected-courage", "eowyn", "gimli")
    table.play("play:unexpected-courage", "gimli")
    assert table.controller("unexpected-courage") == "p2"
    assert table.state.card(table.card("unexpected-courage")).id == "unexpected-courage"


def test_a_card_that_leaves_play_goes_to_its_owner() -> None:
    """Also when somebody else controls it."""
    table = position("step: enemies-attack\np1 play: eowyn\np2 play: gimli, wandering-took\np2 engaged: king-spider")
    assert table.owner("wandering-took") == "p1"
    table.until("defend").play("wandering-took").until_step("players-attack")
    assert "wandering-took" in table.discards()
