"""Wilderlands, Journey Along the Anduin and Sauron's Reach, card by card."""

from __future__ import annotations

import pytest

from tests.lcg.cards.test_spiders_and_orcs import STAGING, attacked
from tests.lcg.helpers import position

# -- Wolf Rider


def test_wolf_rider_surges() -> None:
    table = position(STAGING + "encounter deck: wolf-rider, gladden-fields", "gimli", scenario="anduin")
    assert [event["card"] for event in table.told("revealed")] == ["wolf-rider", "gladden-fields"]


def test_wolf_rider_as_shadow_attacks_by_itself_and_goes_back_on_the_deck() -> None:
    lines = """
        step: enemies-attack
        p1 engaged: wargs
        shadow: wolf-rider on=wargs
        encounter deck: eastern-crows, evil-storm
        p1 play: gimli, thalin, gleowine
        """
    table = position(lines, scenario="anduin")
    table.until("defend").play("gimli").until("defend").play("thalin").until_step("players-attack")
    assert [event["enemy"] for event in table.told("attacks")] == ["wargs", "wolf-rider"]
    assert [event["card"] for event in table.told("shadow")] == ["wolf-rider", "eastern-crows"]
    assert table.damage("thalin") == 2 + 1 - 2
    assert table.damage("gimli") == 3 - 2
    table.until_step("refresh")
    assert table.encounter_deck()[0] == "wolf-rider"
    assert table.zone("eastern-crows") == "discard"


def test_wolf_rider_as_shadow_can_be_met_by_a_sentinel() -> None:
    lines = "step: enemies-attack\np1 engaged: wargs\nshadow: wolf-rider on=wargs\np1 play: gimli"
    table = position(lines, "gimli", "aragorn", scenario="anduin")
    table.until("defend").play("gimli").until("sentinel").play("aragorn")
    assert table.damage("aragorn") == 0
    assert table.told("defends")[-1] == {"card": "aragorn", "enemy": "wolf-rider", "defense": 2}


# -- Hill Troll


def test_hill_troll_raises_threat_by_damage_that_finds_nobody() -> None:
    lines = "step: enemies-attack\np1 play: gimli, snowbourn-scout\np1 engaged: hill-troll\nthreat: 20"
    table = position(lines, scenario="anduin")
    table.until("defend").play("snowbourn-scout")
    assert table.told("threat")[0] == {"seat": "p1", "change": 6 - 1 - 1, "threat": 24}


def test_hill_troll_does_nothing_more_when_the_defender_lives() -> None:
    table = position("step: enemies-attack\np1 engaged: hill-troll", "gimli thalin", scenario="anduin")
    table.until("defend").play("gimli")
    assert table.damage("gimli") == 4
    assert table.told("threat") == []


# -- Goblin Sniper


def test_goblin_sniper_hides_behind_others() -> None:
    table = position("step: encounter\nstaging: goblin-sniper, wargs", "gimli", scenario="anduin")
    assert table.options == ("wargs", "none")
    assert table.reason("goblin-sniper") == "shy"
    assert "goblin-sniper" in position("step: encounter\nstaging: goblin-sniper", "gimli", scenario="anduin").options


def test_goblin_sniper_shoots_at_the_end_of_combat() -> None:
    table = position("step: combat-end\nstaging: goblin-sniper", "gimli thalin", "eowyn", scenario="anduin")
    table.play("thalin")
    assert [event["card"] for event in table.told("damaged")] == ["thalin", "eowyn"]


def test_goblin_sniper_does_not_shoot_when_engaged() -> None:
    table = position("step: combat-end\np1 engaged: goblin-sniper", "gimli thalin", scenario="anduin")
    assert table.told("damaged") == []


# -- Marsh Adder, Wargs, Despair


def test_marsh_adder_raises_threat_when_it_attacks() -> None:
    table = position("step: enemies-attack\np1 engaged: marsh-adder", "gimli thalin", scenario="anduin")
    assert table.told("threat")[0]["change"] == 1


def test_wargs_run_back_after_a_shadow_card_without_effect() -> None:
    table = attacked("gladden-fields", "gimli", scenario="anduin", enemy="wargs")
    assert table.zone("wargs") == "staging"


def test_wargs_stay_after_a_shadow_effect() -> None:
    table = attacked("eastern-crows", "gimli", scenario="anduin", enemy="wargs")
    assert table.zone("wargs") == "engaged"


@pytest.mark.parametrize(("defender", "bonus"), [("gimli", 1), ("undefended", 2)])
def test_wargs_shadow(defender: str, bonus: int) -> None:
    table = attacked("wargs.2", defender, scenario="anduin", enemy="wargs")
    assert table.told("attack-grows")[0]["bonus"] == bonus


def test_despair_removes_progress_from_the_quest_card() -> None:
    """Never from the active location (FAQ)."""
    lines = STAGING + "quest: anduin-passage 6\nactive: gladden-fields resources=2\nencounter deck: despair"
    table = position(lines, "gimli", scenario="anduin")
    assert table.quest == ("anduin-passage", 2)
    assert table.progress("gladden-fields") == 2


def test_despair_removes_all_if_there_is_less() -> None:
    lines = STAGING + "quest: anduin-passage 3\nencounter deck: despair"
    assert position(lines, "gimli", scenario="anduin").quest == ("anduin-passage", 0)


def test_despair_shadow_takes_away_defense() -> None:
    assert attacked("despair", "gimli", scenario="anduin", enemy="wargs").damage("gimli") == 3


# -- locations


def test_the_brown_lands_are_explored_by_travelling() -> None:
    table = position("step: travel\nstaging: the-brown-lands, gladden-fields", "gimli", scenario="anduin")
    table.play("the-brown-lands")
    assert table.zone("the-brown-lands") == "discard"
    assert table.zone("gladden-fields") == "staging"


def test_the_east_bight_must_be_travelled_to() -> None:
    lines = "step: travel\nstaging: the-east-bight, the-east-bight.2, gladden-fields"
    table = position(lines, "gimli", scenario="anduin")
    assert table.options == ("the-east-bight", "the-east-bight.2")
    table.refuses({"gladden-fields": "must-travel", "none": "must-travel-somewhere"})


# -- Journey Along the Anduin


def test_misty_mountain_goblins_take_progress_after_attacking() -> None:
    lines = "step: enemies-attack\np1 engaged: misty-mountain-goblins\nquest: anduin-passage 5"
    table = position(lines, "gimli thalin", scenario="anduin")
    table.until("defend").play("gimli")
    assert table.quest == ("anduin-passage", 4)


@pytest.mark.parametrize(("defender", "left"), [("gimli", 4), ("undefended", 2)])
def test_misty_mountain_goblins_shadow(defender: str, left: int) -> None:
    extra = "quest: anduin-passage 5"
    table = attacked("misty-mountain-goblins", defender, extra, scenario="anduin", enemy="wargs")
    assert table.quest == ("anduin-passage", left)


def test_massing_at_night_reveals_a_card_per_player() -> None:
    lines = STAGING + "encounter deck: massing-at-night, gladden-fields, the-brown-lands, gladden-fields.2"
    table = position(lines, "gimli", "eowyn", scenario="anduin")
    assert len(table.told("revealed")) == 3


def test_massing_at_night_shadow_deals_more_shadow_cards() -> None:
    lines = "step: enemies-attack\np1 engaged: wargs\nshadow: massing-at-night on=wargs\n"
    lines += "encounter deck: eastern-crows, wargs.2, gladden-fields"
    table = position(lines, "gimli", "eowyn", scenario="anduin")
    table.until("defend").play("gimli")
    assert [event["card"] for event in table.told("shadow")] == ["massing-at-night", "eastern-crows", "wargs.2"]


def test_banks_of_the_anduin_go_on_top_of_the_encounter_deck() -> None:
    lines = "step: resolution\np1 play: gimli committed exhausted, gleowine\nactive: banks-of-the-anduin resources=1"
    table = position(lines, scenario="anduin")
    assert {"card": "banks-of-the-anduin"} in table.told("explored")
    assert table.encounter_deck()[0] == "banks-of-the-anduin"


def test_banks_of_the_anduin_as_shadow_are_discarded() -> None:
    """Only shadow text is active then (FAQ)."""
    table = attacked("banks-of-the-anduin", "gimli", scenario="anduin", enemy="hill-troll").until_step("refresh")
    assert table.zone("banks-of-the-anduin") == "discard"


def test_gladden_fields_raise_threat_in_the_refresh_phase() -> None:
    table = position("step: refresh\nactive: gladden-fields\nthreat: 20 20", "gimli", "eowyn", scenario="anduin")
    assert (table.threat(0), table.threat(1)) == (22, 22)


# -- Sauron's Reach


def test_eastern_crows_surge_and_fly_back() -> None:
    lines = STAGING + "encounter deck: eastern-crows, gladden-fields"
    assert len(position(lines, "gimli", scenario="anduin").told("revealed")) == 2
    table = position("step: players-attack\np1 play: gimli, gleowine\np1 engaged: eastern-crows", scenario="anduin")
    table.until("attack").play("eastern-crows", "gimli", "done").until_step("combat-actions")
    assert table.told("destroyed") == [{"card": "eastern-crows"}]
    assert table.zone("eastern-crows") == "deck"


@pytest.mark.parametrize(("threat", "bonus"), [(34, 1), (35, 2)])
def test_eastern_crows_shadow(threat: int, bonus: int) -> None:
    table = attacked("eastern-crows", "gimli", f"threat: {threat}", scenario="anduin", enemy="wargs")
    assert table.told("attack-grows")[0]["bonus"] == bonus


def test_evil_storm_hits_players_with_high_threat() -> None:
    lines = STAGING + "threat: 35 34\nencounter deck: evil-storm"
    table = position(lines, "gimli thalin", "eowyn", scenario="anduin")
    assert [event["card"] for event in table.told("damaged")] == ["gimli", "thalin"]


def test_pursued_by_shadow_counts_those_who_stay_behind() -> None:
    lines = STAGING + "threat: 20 20\np1 play: gimli committed exhausted, thalin\nencounter deck: pursued-by-shadow"
    table = position(lines, "gimli thalin", "eowyn dunhere", scenario="anduin")
    assert [event["change"] for event in table.told("threat")][:2] == [1, 2]


def test_pursued_by_shadow_as_shadow_sends_an_exhausted_ally_home() -> None:
    extra = "p1 play: gimli, thalin, veteran-axehand exhausted"
    table = attacked("pursued-by-shadow", "gimli", extra, scenario="anduin", enemy="wargs")
    assert table.zone("veteran-axehand") == "hand"


def test_pursued_by_shadow_as_shadow_without_exhausted_allies_raises_threat() -> None:
    extra = "p1 play: gimli, thalin, veteran-axehand"
    table = attacked("pursued-by-shadow", "gimli", extra, scenario="anduin", enemy="wargs")
    assert table.told("threat")[0]["change"] == 3


def test_treacherous_fog_covers_locations_that_come_later() -> None:
    """It lasts for the phase, and for what enters the staging area later (FAQ)."""
    lines = (
        "step: staging\nto-reveal: 2\nstaging: gladden-fields, wargs\nencounter deck: treacherous-fog, the-brown-lands"
    )
    table = position(lines, "gimli", scenario="anduin")
    assert table.told("quest-result")[0]["threat"] == 4 + 2 + 6


def test_treacherous_fog_costs_a_card_at_high_threat() -> None:
    lines = STAGING + "threat: 35 34\np1 hand: feint\np2 hand: feint.4\nencounter deck: treacherous-fog"
    table = position(lines, "gimli", "eowyn", scenario="anduin")
    assert table.zone("feint") == "discard"
    assert table.zone("feint.4") == "hand"
