"""The quest cards and the three scenarios: set-up, special rules, how they end."""

from __future__ import annotations

import pytest

import westmarch
from tests.lcg.helpers import QUIET, Story, position
from westmarch.core.match import Match
from westmarch.games.lcg.state import State


def begin(scenario: str, players: int = 1, **scripts: list[str]) -> Story:
    """A new match, up to the first round."""
    decks = ["tactics", "leadership", "lore"][:players]
    setup = westmarch.new_match("lcg", players, 1, {"scenario": scenario, "decks": decks})
    match: Match[State] = Match(setup.game, setup.setup, 1, scripts)
    table = Story(match)
    while table.kind in ("vote-first", "mulligan", "respond", "target", "damage", "exhaust", "player", "discard"):
        token = next((each for each in QUIET if each in table.options), table.options[0])
        table.play(token)
    return table


# -- Passage Through Mirkwood


def test_flies_and_spiders_sets_up_a_spider_and_a_road() -> None:
    table = begin("mirkwood")
    staged = [table.state.card(card).id for card in table.state.staging]
    assert staged == ["forest-spider", "old-forest-road"]
    assert len(table.encounter_deck()) == 34
    assert table.told("revealed") == []


@pytest.mark.parametrize("path", ["dont-leave-the-path", "beorns-path"])
def test_a_fork_in_the_road_leads_to_either_path(path: str) -> None:
    lines = "step: resolution\nquest: a-fork-in-the-road\np1 play: gimli committed exhausted"
    table = position(lines, scripts={"quest-card": [path]})
    assert {"quest": path} in table.told("stage")


def test_dont_leave_the_path_has_each_player_fetch_a_spider() -> None:
    """From the deck or the discard pile, without revealing it (FAQ)."""
    lines = """
        step: resolution
        quest: a-fork-in-the-road
        p1 play: gimli committed exhausted
        encounter discard: ungoliants-spawn
        """
    table = position(lines, "gimli", "eowyn", scripts={"quest-card": ["dont-leave-the-path"]})
    assert table.seat == "p1"
    assert set(table.options) == {"card:king-spider", "card:forest-spider", "card:ungoliants-spawn"}
    table.play("card:ungoliants-spawn", "card:king-spider")
    assert table.told("revealed") == []
    assert [str(event["card"])[:11] for event in table.told("added")] == ["ungoliants-", "king-spider"]


@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_a_spider_with_a_copy_in_each_pile_is_fetched_from_where_the_player_says(pile: str) -> None:
    lines = """
        step: resolution
        quest: a-fork-in-the-road
        p1 play: gimli committed exhausted
        encounter discard: king-spider
        """
    table = position(lines, scripts={"quest-card": ["dont-leave-the-path"]})
    table.play("card:king-spider")
    assert table.options == ("deck", "discard")
    table.play(pile)
    added = table.told("added")[-1]["card"]
    assert (added == "king-spider") == (pile == "discard")
    assert table.zone("king-spider") == ("staging" if pile == "discard" else "discard")


def test_dont_leave_the_path_is_won_by_killing_the_spawn() -> None:
    lines = "step: players-attack\nquest: dont-leave-the-path\np1 engaged: ungoliants-spawn damage=8"
    table = position(lines, "gimli thalin")
    table.until("attack").play("ungoliants-spawn", "all")
    assert table.result.winners == ("p1",)
    assert table.result.reason == "quest-completed"


def test_dont_leave_the_path_is_not_won_by_killing_it_earlier() -> None:
    lines = "step: players-attack\nquest: flies-and-spiders\np1 engaged: ungoliants-spawn damage=8"
    table = position(lines, "gimli thalin")
    table.until("attack").play("ungoliants-spawn", "all").until_step("combat-actions")
    assert table.match.result is None


def test_dont_leave_the_path_is_not_won_by_progress() -> None:
    lines = "step: resolution\nquest: dont-leave-the-path 40\np1 play: gimli committed exhausted"
    assert position(lines).match.result is None


def test_beorns_path_is_won_with_ten_progress() -> None:
    table = position("step: resolution\nquest: beorns-path 8\np1 play: gimli committed exhausted")
    assert table.result.winners == ("p1",)


def test_beorns_path_is_blocked_by_the_spawn() -> None:
    """Progress may be piled up beyond the quest points meanwhile (FAQ)."""
    lines = "step: resolution\nquest: beorns-path 9\np1 play: gimli committed exhausted\np1 engaged: ungoliants-spawn"
    table = position(lines, "gimli thalin")
    assert table.quest == ("beorns-path", 11)
    assert table.match.result is None


def test_beorns_path_is_completed_as_soon_as_the_spawn_is_gone() -> None:
    lines = "step: players-attack\nquest: beorns-path 10\np1 engaged: ungoliants-spawn damage=8"
    table = position(lines, "gimli thalin")
    table.until("attack").play("ungoliants-spawn", "all")
    assert table.result.winners == ("p1",)


# -- Journey Along the Anduin


def test_to_the_river_reveals_a_card_per_player_and_fetches_a_troll() -> None:
    table = begin("anduin", 2, **{"encounter-deck": ["gladden-fields", "the-brown-lands"]})
    assert [event["card"] for event in table.told("revealed")] == ["gladden-fields", "the-brown-lands"]
    staged = [table.state.card(card).id for card in table.state.staging]
    assert staged == ["gladden-fields", "the-brown-lands", "hill-troll"]


def test_to_the_river_fetches_no_second_troll() -> None:
    table = begin("anduin", 1, **{"encounter-deck": ["hill-troll"]})
    staged = [table.state.card(card).id for card in table.state.staging]
    assert staged == ["hill-troll"]


def test_to_the_river_cannot_be_completed_while_a_troll_is_in_play() -> None:
    lines = "step: resolution\nquest: to-the-river 7\np1 play: gimli committed exhausted\n"
    table = position(lines + "p1 engaged: hill-troll", "gimli thalin", scenario="anduin")
    assert table.quest == ("to-the-river", 9)
    table = position(lines, "gimli thalin", scenario="anduin")
    assert {"quest": "anduin-passage"} in table.told("stage")


def test_anduin_passage_reveals_one_card_more() -> None:
    lines = """
        step: staging
        quest: anduin-passage
        encounter deck: gladden-fields, gladden-fields.2, gladden-fields.3, evil-storm
        """
    table = position(lines, "gimli", "eowyn", scenario="anduin")
    assert len(table.told("revealed")) == 3


def test_anduin_passage_has_no_engagement_checks() -> None:
    lines = "step: checks\nstaging: wargs\nthreat: 40\nquest: {}"
    assert position(lines.format("anduin-passage"), "gimli", scenario="anduin").told("engaged") == []
    assert position(lines.format("to-the-river"), "gimli", scenario="anduin").told("engaged")


def test_anduin_passage_still_lets_players_engage() -> None:
    table = position("step: encounter\nstaging: wargs\nquest: anduin-passage", "gimli", scenario="anduin")
    table.play("wargs")
    assert table.told("engaged") == [{"enemy": "wargs", "seat": "p1"}]


def test_ambush_on_the_shore_reveals_two_cards_per_player_and_no_more() -> None:
    lines = "step: resolution\nquest: anduin-passage 15\np1 play: gimli committed exhausted\n"
    lines += "encounter deck: wargs, gladden-fields, gladden-fields.2, goblin-sniper, evil-storm"
    table = position(lines, "gimli", "eowyn", scenario="anduin")
    revealed = [event["card"] for event in table.told("revealed")]
    assert revealed == ["wargs", "gladden-fields", "gladden-fields.2", "goblin-sniper"]
    lines = "step: staging\nquest: ambush-on-the-shore\nstaging: wargs"
    assert position(lines, "gimli", scenario="anduin").told("revealed") == []


def test_ambush_on_the_shore_is_won_when_no_enemy_is_left() -> None:
    lines = "step: players-attack\nquest: ambush-on-the-shore\np1 engaged: wargs damage=2{}"
    table = position(lines.format("\nstaging: goblin-sniper"), "gimli", scenario="anduin")
    table.until("attack").play("wargs").until_step("combat-actions")
    assert table.match.result is None
    table = position(lines.format(""), "gimli", scenario="anduin")
    table.until("attack").play("wargs")
    assert table.result.winners == ("p1",)


def test_ambush_on_the_shore_is_won_at_once_if_no_enemy_comes() -> None:
    lines = "step: resolution\nquest: anduin-passage 15\np1 play: gimli committed exhausted\n"
    table = position(lines + "encounter deck: gladden-fields, gladden-fields.2", "gimli", scenario="anduin")
    assert table.result.winners == ("p1",)


# -- Escape from Dol Guldur


def test_the_necromancers_tower_sets_up_nazgul_and_prisoner() -> None:
    table = begin("dol-guldur", 1, prisoner=["gimli"])
    assert table.state.captive == table.card("gimli")
    assert [table.state.card(card).id for card in table.state.aside] == ["nazgul-of-dol-guldur"]
    objectives = {table.state.card(card).id for card in table.state.staging if table.state.card(card).guarded}
    assert objectives == {"gandalfs-map", "dungeon-torch", "shadow-key"}


def test_the_necromancers_tower_treachery_as_guard_leaves_the_objective_unguarded() -> None:
    match = westmarch.new_match("lcg", 1, 1, {"scenario": "dol-guldur", "decks": ["tactics"]})
    names = Story(match).encounter_deck()
    top = ["under-the-shadow", "king-spider", "great-forest-web"]
    first = names  # the deck is shuffled once before the objectives are taken out, once after
    scripts = {"encounter-deck": [*first, *top]}
    table = begin("dol-guldur", 1, **scripts)
    view = {each["id"]: each for each in table.match.view("p1")["staging"]}
    assert view["gandalfs-map"]["guarded"] is None
    assert view["dungeon-torch"]["guarded"] == "king-spider"
    assert view["shadow-key"]["guarded"] == "great-forest-web"
    assert table.zone("under-the-shadow") == "discard"


def test_the_prisoner_can_do_nothing() -> None:
    lines = "step: commit\ncaptive: gimli\nquest: the-necromancers-tower"
    table = position(lines, "gimli thalin legolas", scenario="dol-guldur")
    assert "gimli" not in table.options
    assert table.reason("gimli") == "captive"
    table = position(
        "step: resources\ncaptive: gimli\np1 play: thalin, gleowine", "gimli thalin", scenario="dol-guldur"
    )
    assert table.resources("gimli") == 0
    assert table.resources("thalin") == 1


def test_the_necromancers_tower_needs_an_objective() -> None:
    lines = "step: resolution\nquest: the-necromancers-tower 8\np1 play: thalin committed exhausted\ncaptive: gimli\n"
    table = position(lines, "gimli thalin", scenario="dol-guldur")
    assert table.quest == ("the-necromancers-tower", 9)
    table = position(lines + "attached: shadow-key on=thalin by=p1", "gimli thalin", scenario="dol-guldur")
    assert {"quest": "through-the-caverns"} in table.told("stage")


def test_the_necromancers_tower_is_completed_at_once_when_the_objective_is_claimed() -> None:
    lines = "quest: the-necromancers-tower 12\ncaptive: gimli\nstaging: shadow-key\np1 play: thalin"
    table = position(lines, "gimli thalin", scenario="dol-guldur")
    table.play("use:shadow-key")
    assert table.quest == ("through-the-caverns", 0)


def one_ally(quest: str) -> None:
    """By all players together."""
    lines = f"quest: {quest}\np1 play: aragorn resources=4\np1 hand: guard-of-the-citadel, guard-of-the-citadel.2\n"
    lines += "p2 play: gimli resources=2\np2 hand: veteran-axehand.4, blade-mastery.4"
    table = position(lines, "aragorn", "gimli", scenario="dol-guldur")
    table.play("play:guard-of-the-citadel")
    while (table.seat, table.kind) != ("p2", "plan"):
        table.play("pass")
    assert table.reason("play:veteran-axehand") == "one-ally"


def test_the_necromancers_tower_one_ally() -> None:
    one_ally("the-necromancers-tower")


def test_through_the_caverns_one_ally() -> None:
    one_ally("through-the-caverns")


def test_out_of_the_dungeons_has_no_limit_on_allies() -> None:
    lines = """
        quest: out-of-the-dungeons
        p1 play: aragorn resources=4
        p1 hand: guard-of-the-citadel, guard-of-the-citadel.2
        """
    table = position(lines, scenario="dol-guldur")
    table.play("play:guard-of-the-citadel", "play:guard-of-the-citadel")
    assert table.zone("guard-of-the-citadel.2") == "play"


RESCUE = (
    "step: resolution\n"
    "quest: through-the-caverns {}\n"
    "p1 play: thalin committed exhausted\n"
    "captive: gimli\n"
    "aside: nazgul-of-dol-guldur\n"
)


def test_through_the_caverns_rescues_the_prisoner_with_one_damage() -> None:
    table = position(RESCUE.format(0), "gimli thalin", scenario="dol-guldur")
    assert table.options == ("use:quest", "pass")
    table.play("use:quest")
    assert table.zone("gimli") == "play"
    assert table.damage("gimli") == 1
    assert {"card": "nazgul-of-dol-guldur"} in table.told("added")


def test_through_the_caverns_rescue_may_wait() -> None:
    table = position(RESCUE.format(0), "gimli thalin", scenario="dol-guldur")
    table.play("pass")
    assert table.zone("gimli") == "captive"


def test_through_the_caverns_rescue_is_for_the_first_player_to_decide() -> None:
    lines = RESCUE.format(0) + "first: p2"
    table = position(lines, "gimli thalin", "eowyn", scenario="dol-guldur")
    assert table.seat == "p2"


def test_through_the_caverns_needs_progress_on_the_quest_card_for_the_rescue() -> None:
    table = position(RESCUE.format(0) + "active: tower-gate", "gimli thalin", scenario="dol-guldur")
    assert table.kind != "respond"


def test_through_the_caverns_needs_prisoner_and_all_objectives() -> None:
    held = "attached: shadow-key on=thalin by=p1, dungeon-torch on=thalin by=p1"
    table = position(RESCUE.format(14) + held, "gimli thalin", scenario="dol-guldur")
    table.play("use:quest")
    assert table.quest == ("through-the-caverns", 15)
    held += ", gandalfs-map on=thalin by=p1"
    table = position(RESCUE.format(14) + held, "gimli thalin", scenario="dol-guldur")
    assert table.quest == ("through-the-caverns", 15)
    table.play("use:quest")
    assert {"quest": "out-of-the-dungeons"} in table.told("stage")


def test_out_of_the_dungeons_sends_orc_guards_each_quest_phase() -> None:
    table = position("step: quest\nquest: out-of-the-dungeons\np1 deck: feint", "gimli", "eowyn", scenario="dol-guldur")
    assert [event["seat"] for event in table.told("engaged")][:2] == ["p1", "p2"]
    assert table.is_orc_guard("feint")


def test_out_of_the_dungeons_is_blocked_by_the_nazgul() -> None:
    lines = "step: resolution\nquest: out-of-the-dungeons 6\np1 play: gimli committed exhausted\n"
    table = position(lines + "p1 engaged: nazgul-of-dol-guldur", "gimli thalin", scenario="dol-guldur")
    assert table.match.result is None
    table = position(lines, "gimli thalin", scenario="dol-guldur")
    assert table.result.winners == ("p1",)


def test_the_prisoners_player_out_means_all_have_lost() -> None:
    """If all his other heroes die he is eliminated, and the players have lost (FAQ)."""
    lines = "step: enemies-attack\ncaptive: gimli\np1 play: thalin damage=3\np1 engaged: king-spider"
    table = position(lines, "gimli thalin", "aragorn", scenario="dol-guldur")
    table.until("defend").play("thalin")
    assert table.result.winners == ()
    assert table.result.reason == "prisoner-lost"


# -- variants


def test_easy_mode_has_fewer_cards_and_a_resource_for_each_hero() -> None:
    match = westmarch.new_match("lcg", 1, 1, {"difficulty": "easy", "decks": ["tactics"]})
    table = Story(match)
    table.until("mulligan")
    assert [table.resources(hero) for hero in ("legolas", "gimli", "thalin")] == [1, 1, 1]
    assert len(table.encounter_deck()) == 27


def test_beginners_play_without_shadow_cards() -> None:
    lines = "step: combat\np1 engaged: king-spider"
    assert position(lines, "gimli", mode="beginner").told("shadow-dealt") == []
    assert position(lines, "gimli").told("shadow-dealt") == [{"enemy": "king-spider"}]
