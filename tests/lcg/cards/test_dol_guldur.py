"""Escape from Dol Guldur, card by card."""

from __future__ import annotations

import pytest

from tests.lcg.cards.test_spiders_and_orcs import STAGING, attacked
from tests.lcg.helpers import Story, position

OBJECTIVES = "gandalfs-map, dungeon-torch, shadow-key"


def dungeon(lines: str, *heroes: str) -> Story:
    return position(lines, *(heroes or ("gimli thalin",)), scenario="dol-guldur")


# -- Dungeon Jailor


def test_dungeon_jailor_takes_an_objective_after_a_failed_quest() -> None:
    """Guarded objectives are unclaimed too; the guard stays (FAQ)."""
    lines = f"step: resolution\nstaging: dungeon-jailor, {OBJECTIVES}, forest-spider\n".replace(
        "forest-spider", "king-spider on=shadow-key"
    )
    table = dungeon(lines)
    table.play("shadow-key")
    assert table.zone("shadow-key") == "deck"
    assert table.zone("king-spider") in ("staging", "engaged")
    assert table.host("king-spider") == ""


def test_a_dungeon_jailor_leaves_all_guards_of_an_objective_behind() -> None:
    lines = "step: resolution\nstaging: dungeon-jailor, shadow-key, king-spider on=shadow-key, tower-gate on=shadow-key"
    table = dungeon(lines).until_step("travel")
    assert table.zone("shadow-key") == "deck"
    assert (table.host("king-spider"), table.host("tower-gate")) == ("", "")


def test_dungeon_jailor_waits_for_a_failure() -> None:
    lines = f"step: resolution\np1 play: gimli committed exhausted\nstaging: dungeon-jailor, {OBJECTIVES}"
    table = dungeon(lines)
    assert table.quest == ("the-necromancers-tower", 1)
    assert {table.zone(name) for name in OBJECTIVES.split(", ")} == {"staging"}


# -- Nazgûl of Dol Guldur


def nazgul(shadow: str, extra: str = "") -> Story:
    return attacked(shadow, "gimli", "quest: out-of-the-dungeons\n" + extra, "dol-guldur", "nazgul-of-dol-guldur")


def test_nazgul_of_dol_guldur_takes_a_character_after_a_shadow_effect() -> None:
    table = nazgul("ungoliants-spawn", "p1 play: gimli, thalin, gleowine")
    table.until("sacrifice").play("gleowine")
    assert table.zone("gleowine") == "discard"
    assert table.told("destroyed") == []


def test_nazgul_of_dol_guldur_takes_nobody_without_an_effect() -> None:
    table = nazgul("tower-gate", "p1 play: gimli, thalin, gleowine").until_step("players-attack")
    assert table.told("left") == []
    assert table.zone("gleowine") == "play"


def test_nazgul_of_dol_guldur_takes_nobody_when_the_effect_is_cancelled() -> None:
    lines = (
        "step: enemies-attack\n"
        "quest: out-of-the-dungeons\n"
        "p1 play: eowyn resources=1, gimli, gleowine\n"
        "p1 hand: hasty-stroke\n"
    )
    lines += "p1 engaged: nazgul-of-dol-guldur\nshadow: ungoliants-spawn on=nazgul-of-dol-guldur"
    table = dungeon(lines, "eowyn gimli")
    table.until("defend").play("gimli").until("respond").play("play:hasty-stroke").until_step("players-attack")
    assert table.told("left") == []


def test_nazgul_of_dol_guldur_enters_when_the_prisoner_is_rescued() -> None:
    lines = (
        "step: resolution\n"
        "quest: through-the-caverns\n"
        "p1 play: gimli committed exhausted\n"
        "captive: thalin\n"
        "aside: nazgul-of-dol-guldur"
    )
    table = dungeon(lines)
    table.play("use:quest")
    assert {"card": "nazgul-of-dol-guldur"} in table.told("added")


# -- Cavern Guardian, Under the Shadow, Iron Shackles, Endless Caverns


def test_cavern_guardian_dooms() -> None:
    table = dungeon(STAGING + "threat: 20 20\nencounter deck: cavern-guardian", "gimli", "eowyn")
    assert [event["change"] for event in table.told("threat")][:2] == [1, 1]


WORN = "attached: dungeon-torch on=gimli by=p1, dwarven-axe on=thalin by=p1"


def test_cavern_guardian_shadow_takes_an_attachment() -> None:
    table = attacked("cavern-guardian", "gimli", WORN, scenario="dol-guldur")
    table.play("dungeon-torch")
    assert table.zone("dungeon-torch") == "staging"
    assert table.zone("dwarven-axe") == "attached"


def test_cavern_guardian_shadow_of_an_undefended_attack_takes_all() -> None:
    table = attacked("cavern-guardian", "undefended", WORN, scenario="dol-guldur")
    assert table.zone("dungeon-torch") == "staging"
    assert table.zone("dwarven-axe") == "discard"


def test_under_the_shadow_adds_threat_per_player() -> None:
    table = dungeon(STAGING + "encounter deck: under-the-shadow", "gimli", "eowyn")
    assert table.told("quest-result")[0]["threat"] == 2


def test_under_the_shadow_shadow_counts_engaged_enemies() -> None:
    lines = "step: enemies-attack\np1 engaged: king-spider, dol-guldur-orcs\nshadow: under-the-shadow on=king-spider"
    table = dungeon(lines)
    table.until("attacker").play("king-spider").until("defend").play("gimli")
    assert table.told("threat")[0]["change"] == 2


def test_iron_shackles_swallow_the_next_draw() -> None:
    table = dungeon(STAGING + "p1 play: gimli, gleowine\nencounter deck: iron-shackles", "gimli")
    assert table.zone("iron-shackles") == "shackled"
    table.until_offered("use:gleowine").play("use:gleowine")
    assert table.hand() == []
    assert table.zone("iron-shackles") == "discard"


def test_iron_shackles_as_shadow() -> None:
    table = attacked("iron-shackles", "gimli", scenario="dol-guldur")
    assert table.zone("iron-shackles") == "shackled"


def test_endless_caverns_doom_and_surge() -> None:
    table = dungeon(STAGING + "encounter deck: endless-caverns, tower-gate", "gimli")
    assert table.told("threat")[0]["change"] == 1
    assert len(table.told("revealed")) == 2


# -- Tower Gate and Orc Guards


def test_tower_gate_calls_orc_guards() -> None:
    lines = "step: travel\nstaging: tower-gate\np1 deck: feint, gandalf\np2 deck: faramir.4"
    table = dungeon(lines, "gimli thalin", "eowyn")
    table.play("tower-gate").until("defend")
    assert table.is_orc_guard("feint")
    view = table.match.view("p1")
    guards = [enemy for player in view["players"] for enemy in player["enemies"]]
    assert [(guard["card"], guard["attack"], guard["defense"], guard["hit_points"]) for guard in guards] == [
        ("orc-guard", 1, 1, 1)
    ] * 2


def test_an_orc_guard_goes_to_its_owners_discard_pile() -> None:
    table = dungeon("step: players-attack\nquest: out-of-the-dungeons\np1 engaged: feint orc-guard", "gimli")
    table.until("attack").play("orc-guard.1")
    assert table.zone("feint") == "discard"
    assert table.owner("feint") == "p1"


# -- objectives


@pytest.mark.parametrize("objective", OBJECTIVES.split(", "))
def test_an_objective_is_claimed_for_two_threat(objective: str) -> None:
    table = dungeon(f"threat: 20\nstaging: {objective}\np1 play: gimli, thalin, gleowine")
    table.play(f"use:{objective}", "thalin")
    assert table.threat() == 22
    assert table.zone(objective) == "attached"
    assert table.reason(f"use:{objective}") == "claimed"


def test_a_guarded_objective_cannot_be_claimed() -> None:
    table = dungeon("staging: shadow-key, king-spider on=shadow-key\np1 play: gimli, gleowine")
    assert table.reason("use:shadow-key") == "guarded"


def test_any_player_may_claim() -> None:
    table = dungeon("staging: shadow-key\nthreat: 20 20", "gimli", "eowyn")
    table.play("pass")
    assert table.seat == "p2"
    assert "use:shadow-key" in table.options


def test_gandalfs_map_keeps_its_bearer_out_of_combat() -> None:
    lines = "step: enemies-attack\nattached: gandalfs-map on=gimli by=p1\np1 engaged: king-spider"
    table = dungeon(lines)
    table.until("defend")
    assert "gimli" not in table.options
    assert table.reason("gimli") == "barred"
    table.play("thalin").until_step("combat-actions")
    assert table.told("strikes") == []


def test_dungeon_torch_raises_threat_each_round() -> None:
    table = dungeon("step: refresh-end\nthreat: 20\nattached: dungeon-torch on=gimli by=p1")
    assert table.told("threat")[0]["change"] == 2


def test_shadow_key_hurts_its_bearer_each_round() -> None:
    table = dungeon("step: refresh-end\nattached: shadow-key on=gimli by=p1")
    assert table.damage("gimli") == 1


def test_an_objective_goes_back_when_its_bearer_dies() -> None:
    lines = (
        "step: enemies-attack\n"
        "p1 play: gimli damage=4, thalin\n"
        "attached: shadow-key on=gimli by=p1\n"
        "p1 engaged: king-spider"
    )
    table = dungeon(lines)
    table.until("defend").play("gimli")
    assert table.zone("shadow-key") == "staging"


def test_a_third_restricted_card_must_be_given_up() -> None:
    lines = "staging: shadow-key\nattached: dwarven-axe on=gimli by=p1, citadel-plate on=gimli by=p1"
    table = dungeon(lines, "gimli")
    table.play("use:shadow-key")
    assert table.kind == "restricted"
    table.play("dwarven-axe")
    assert table.zone("dwarven-axe") == "discard"
    assert table.zone("shadow-key") == "attached"
