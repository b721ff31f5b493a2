"""The combat halves of all 96 cards: 38 effects, each with its condition, moment and consequence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wotr.helpers import (
    army,
    asked,
    casualties_of,
    garrison,
    nation,
    options,
    play,
    position,
    reason,
    told,
    where,
)
from westmarch.games.wotr.combat import COMBAT
from westmarch.games.wotr.events import CARDS
from westmarch.games.wotr.state import War

ONES = [1] * 30


def fight(
    free: str,
    shadow: str,
    *lines: str,
    free_card: str | None = None,
    shadow_card: str | None = None,
    where_free: str = "north_ithilien",
    where_shadow: str = "south_ithilien",
    attacker: str = "shadow",
    dice: list[int] | None = None,
    reroll: list[int] | None = None,
    play_cards: bool = True,
) -> War:
    """A battle in the field, up to the cards; dice fall attacker's first, and are ones when not given."""
    match = position(
        "map: empty",
        f"acting: {attacker}\nrings: free 0, shadow 0",
        "dice shadow: army army\ndice free: muster_army muster_army",
        *(f"nation {name}: at-war" for name in ("sauron", "isengard", "southrons", "gondor", "rohan", "elves")),
        f"army {where_free}: {free}\narmy {where_shadow}: {shadow}",
        f"hand free: {free_card or ''}\nhand shadow: {shadow_card or ''}",
        *lines,
        combat_dice=(dice or []) + ONES,
        combat_reroll=(reroll or []) + ONES,
    )
    play(match, "attack")
    target = where_free if attacker == "shadow" else where_shadow
    if asked(match)[1] == "wotr.attack.from":
        play(match, where_shadow if attacker == "shadow" else where_free)
    if asked(match)[1] == "wotr.attack.to":
        play(match, target)
    if asked(match)[1] == "wotr.attack.force":
        play(match, "all")
    while asked(match)[1] in ("wotr.withdraw", "wotr.battle.white-rider"):
        play(match, "fight" if asked(match)[1] == "wotr.withdraw" else "no")
    if play_cards:
        play_combat_cards(match, free_card, shadow_card)
    return match


def play_combat_cards(match: War, free_card: str | None, shadow_card: str | None) -> None:
    for _ in range(2):
        if match.decision is not None and asked(match)[1] == "wotr.combat-card":
            card = free_card if asked(match)[0] == "free" else shadow_card
            play(match, f"card:{card}" if card and f"card:{card}" in options(match) else "none")


def rolls(match: War, side: int, kind: str = "combat-roll") -> list[dict[str, Any]]:
    return [roll for roll in told(match, f"wotr.{kind}") if roll["side"] == side]


def hits_taken(match: War, side: int) -> list[object]:
    return [event["hits"] for event in told(match, "wotr.hits") if event["side"] == side]


def cannot_play(match: War, card: str) -> str:
    """Why the card is not offered; the one asked must be its owner."""
    assert match.decision is None or f"card:{card}" not in options(match) or asked(match)[1] != "wotr.combat-card"
    battle = match.state.battle
    if battle is None:
        return "nobody was asked"
    from westmarch.games.wotr.battle import why_not_combat_card

    reason_why = why_not_combat_card(battle, CARDS[card].side, card)  # type: ignore[arg-type]
    return "" if reason_why is None else reason_why.key


EFFECTS = {
    "daring_defiance": "fp_char_11 fp_char_15 fp_char_16",
    "scouts": "fp_str_05 fp_str_09 fp_str_17",
    "sudden_strike": "fp_char_14 fp_char_22 fp_str_11",
    "charge": "fp_str_13 fp_str_14",
    "it_is_a_gift": "fp_char_01 fp_char_02 fp_char_03 fp_char_04",
    "servant_of_the_secret_fire": "fp_char_08",
    "valour": "fp_str_22 fp_str_23 fp_str_24",
    "ents_rage": "fp_char_19",
    "huorn_dark": "fp_char_20",
    "daylight": "fp_str_01 fp_str_15 fp_str_16",
    "brave_stand": "fp_char_17 fp_char_23 fp_char_24",
    "advantageous_position": "fp_str_03 fp_str_04 fp_str_20 fp_str_21",
    "confusion": "fp_str_08 fp_str_12",
    "mighty_attack": "fp_char_06 fp_char_07",
    "anduril": "fp_char_09",
    "no_quarter": "fp_str_02 fp_str_10",
    "nameless_wood": "fp_char_21",
    "blade_of_westernesse": "fp_char_05",
    "fateful_strike": "fp_char_12",
    "heroic_death": "fp_char_10 fp_char_13 fp_char_18",
    "shield_wall": "fp_str_06 fp_str_07 fp_str_18 fp_str_19",
    "swarm_of_bats": "sh_str_09 sh_str_12",
    "words_of_power": "sh_char_15 sh_char_18 sh_char_23",
    "durins_bane": "sh_char_17",
    "one_for_the_dark_lord": "sh_char_01 sh_char_02 sh_char_03 sh_char_04",
    "cruel_as_death": "sh_char_05 sh_char_06 sh_char_10 sh_char_21",
    "dread_and_despair": "sh_char_08 sh_char_14 sh_char_20",
    "foul_stench": "sh_char_09 sh_char_22 sh_char_24",
    "devilry_of_orthanc": "sh_char_19 sh_str_03 sh_str_05",
    "deadly_strife": "sh_str_01 sh_str_10 sh_str_21",
    "desperate_battle": "sh_str_22 sh_str_23 sh_str_24",
    "relentless_assault": "sh_str_04 sh_str_11 sh_str_18",
    "mumakil": "sh_str_07 sh_str_08",
    "they_are_terrible": "sh_char_07 sh_char_13 sh_char_16",
    "black_breath": "sh_char_11 sh_char_12",
    "great_host": "sh_str_06 sh_str_16 sh_str_17",
    "onslaught": "sh_str_02 sh_str_19 sh_str_20",
    "we_come_to_kill": "sh_str_13 sh_str_14 sh_str_15",
}
INITIATIVE = {
    0: "daring_defiance swarm_of_bats",
    1: "scouts words_of_power",
    2: "sudden_strike charge durins_bane",
    3: "it_is_a_gift servant_of_the_secret_fire valour ents_rage huorn_dark daylight brave_stand "
    "advantageous_position one_for_the_dark_lord cruel_as_death dread_and_despair foul_stench devilry_of_orthanc "
    "deadly_strife desperate_battle relentless_assault mumakil",
    4: "confusion mighty_attack anduril they_are_terrible",
    5: "no_quarter nameless_wood mumakil",
    6: "blade_of_westernesse fateful_strike heroic_death shield_wall black_breath",
    7: "great_host onslaught we_come_to_kill",
}


def test_every_card_has_its_combat_half() -> None:
    printed = {card: effect for effect, cards in EFFECTS.items() for card in cards.split()}
    assert {card: effect.id for card, effect in COMBAT.items()} == printed
    assert set(printed) == set(CARDS)


def test_every_effect_acts_at_its_initiative() -> None:
    printed: dict[str, set[int]] = {}
    for number, names in INITIATIVE.items():
        for name in names.split():
            printed.setdefault(name, set()).add(number)
    assert {effect.id: set(effect.acts) for effect in COMBAT.values()} == printed


# -- Free Peoples


def test_daring_defiance_cancels_the_shadows_card_for_the_companions_leadership() -> None:
    match = fight(
        "gondor 3/0/0",
        "sauron 3/0",
        "character boromir: north_ithilien",
        free_card="fp_char_11",
        shadow_card="sh_str_22",
    )
    assert rolls(match, 1)[0]["bonus"] == 0, "Desperate Battle did nothing"
    assert not rolls(match, 0, "leader-reroll"), "Boromir's Leadership is forfeited"
    match = fight("gondor 3/0/0", "sauron 3/0", "character boromir: north_ithilien", free_card="fp_char_11")
    assert len(rolls(match, 0, "leader-reroll")) == 1, "without a Shadow card nothing is forfeited"
    match = fight("gondor 3/0/1", "sauron 3/0", free_card="fp_char_11", play_cards=False)
    assert cannot_play(match, "fp_char_11") == "wotr.why.combat-companion"


def test_scouts_slip_away_before_the_battle() -> None:
    match = fight("gondor 3/0/1", "sauron 3/0", free_card="fp_str_05")
    assert asked(match) == ("free", "wotr.fight.scouts")
    play(match, "osgiliath", "none")
    assert army(match, "osgiliath") == {"gondor-regular": 3, "gondor-leader": 1}
    assert not told(match, "wotr.combat-roll")
    assert nation(match, "gondor") == "at-war active"
    match = fight("gondor 3/0/1", "sauron 3/0", attacker="free", free_card="fp_str_05", play_cards=False)
    assert cannot_play(match, "fp_str_05") == "wotr.why.combat-defend-field"


def test_scouts_may_withdraw_into_their_stronghold() -> None:
    match = fight(
        "rohan 3/0/0", "isengard 3/0", free_card="fp_str_05", where_free="helms_deep", where_shadow="fords_of_isen"
    )
    assert "withdraw" in options(match)
    play(match, "withdraw", "all")
    assert garrison(match, "helms_deep") == {"rohan-regular": 3}


def test_sudden_strike_attacks_first_with_the_leaders() -> None:
    match = fight("gondor 3/0/2", "sauron 2/0", free_card="fp_char_14", dice=[5, 6])
    assert told(match, "wotr.extra-attack") == [
        {"side": 0, "effect": "sudden_strike", "dice": [5, 6], "needs": 5, "hits": 2}
    ]
    assert army(match, "south_ithilien") == {}, "both fell before the combat roll"
    match = fight("gondor 3/0/0", "sauron 2/0", free_card="fp_char_14", play_cards=False)
    assert cannot_play(match, "fp_char_14") == "wotr.why.combat-leader-or-companion"


def test_charge_attacks_first_with_the_elites() -> None:
    match = fight("gondor 3/2/0", "sauron 2/0", free_card="fp_str_13", dice=[5, 6])
    assert told(match, "wotr.extra-attack")[0]["dice"] == [5, 6]
    match = fight("gondor 3/0/1", "sauron 2/0", free_card="fp_str_13", play_cards=False)
    assert cannot_play(match, "fp_str_13") == "wotr.why.combat-free-elite"


@pytest.mark.parametrize(
    ("card", "lines", "roll", "again"),
    [
        ("fp_char_01", "fellowship: north_ithilien", 1, 1),
        ("fp_char_08", "character gandalf_the_grey: north_ithilien", 1, 0),
        ("fp_str_22", "", 1, 0),
    ],
)
def test_cards_that_add_to_the_free_peoples_dice(card: str, lines: str, roll: int, again: int) -> None:
    match = fight("gondor 2/1/1", "sauron 5/0", lines, free_card=card)
    assert rolls(match, 0)[0]["bonus"] == roll
    assert rolls(match, 0, "leader-reroll")[0]["bonus"] == again


def test_their_conditions() -> None:
    match = fight("gondor 2/0/1", "sauron 5/0", free_card="fp_char_01", play_cards=False)
    assert cannot_play(match, "fp_char_01") == "wotr.why.combat-fellowship"
    match = fight("gondor 2/0/1", "sauron 5/0", free_card="fp_char_08", play_cards=False)
    assert cannot_play(match, "fp_char_08") == "wotr.why.combat-gandalf"
    match = fight("gondor 2/0/1", "sauron 5/0", free_card="fp_str_22", play_cards=False)
    assert cannot_play(match, "fp_str_22") == "wotr.why.combat-free-elite"


ENTWOOD = {"where_free": "westemnet", "where_shadow": "eastemnet"}


def test_the_wood_fights_in_rohan_fangorn_and_orthanc() -> None:
    match = fight("rohan 2/0/1", "sauron 5/0", free_card="fp_char_19", **ENTWOOD)  # type: ignore[arg-type]
    assert rolls(match, 0)[0]["bonus"] == 2
    assert rolls(match, 0, "leader-reroll")[0]["bonus"] == 0
    match = fight("rohan 2/0/1", "sauron 5/0", free_card="fp_char_20", **ENTWOOD)  # type: ignore[arg-type]
    assert len(rolls(match, 1)[0]["dice"]) == 2
    match = fight("rohan 2/0/0", "sauron 5/0", free_card="fp_char_21", dice=[1] * 5 + [6, 1], **ENTWOOD)  # type: ignore[arg-type]
    assert hits_taken(match, 1) == [3]
    match = fight("rohan 2/0/0", "sauron 5/0", free_card="fp_char_21", **ENTWOOD)  # type: ignore[arg-type]
    assert hits_taken(match, 1) == []
    for card in ("fp_char_19", "fp_char_20", "fp_char_21"):
        match = fight("gondor 2/0/1", "sauron 5/0", free_card=card, play_cards=False)
        assert cannot_play(match, card) == "wotr.why.combat-entwood"


def test_daylight_leaves_the_shadow_three_dice() -> None:
    match = fight("gondor 2/0/0", "sauron 5/0", free_card="fp_str_15")
    assert len(rolls(match, 1)[0]["dice"]) == 3


def test_brave_stand_takes_a_die_for_each_companion_but_leaves_one() -> None:
    two = "character gimli: north_ithilien\ncharacter boromir: north_ithilien"
    match = fight("gondor 2/0/0", "sauron 5/0", two, free_card="fp_char_17")
    assert len(rolls(match, 1)[0]["dice"]) == 3
    match = fight("gondor 2/0/0", "sauron 2/0", two, free_card="fp_char_17")
    assert len(rolls(match, 1)[0]["dice"]) == 1
    match = fight("gondor 2/0/0", "sauron 2/0", free_card="fp_char_17", play_cards=False)
    assert cannot_play(match, "fp_char_17") == "wotr.why.combat-companion"


def test_advantageous_position_costs_the_shadow_a_point_on_its_roll() -> None:
    match = fight("rohan 2/0/0", "sauron 5/0", free_card="fp_str_03", dice=[5, 5, 5, 5, 6], **ENTWOOD)  # type: ignore[arg-type]
    assert (rolls(match, 1)[0]["bonus"], rolls(match, 1)[0]["hits"]) == (-1, 1)
    match = fight("gondor 2/0/0", "sauron 5/0", free_card="fp_str_03", play_cards=False)
    assert cannot_play(match, "fp_str_03") == "wotr.why.combat-free-land"


def test_confusion_turns_ones_on_the_shadow() -> None:
    match = fight("gondor 2/0/0", "sauron 5/0, nazgul 5", free_card="fp_str_08", dice=[1, 1, 2, 3, 4])
    assert hits_taken(match, 1) == [2]
    assert len(rolls(match, 1, "leader-reroll")[0]["dice"]) == 3, "the ones are not rolled again"


def test_mighty_attack_trades_leadership_for_a_hit() -> None:
    two = "character gimli: north_ithilien\ncharacter boromir: north_ithilien"
    match = fight("gondor 2/0/0", "sauron 5/0", two, free_card="fp_char_06")
    assert asked(match) == ("free", "wotr.fight.mighty-attack")
    play(match, "character:gimli")
    assert len(rolls(match, 0, "leader-reroll")[0]["dice"]) == 1, "only Boromir leads now"
    assert hits_taken(match, 1) == [1]
    match = fight("gondor 2/0/1", "sauron 5/0", free_card="fp_char_06", play_cards=False)
    assert cannot_play(match, "fp_char_06") == "wotr.why.combat-companion"


def test_anduril_turns_one_miss_for_strider_and_two_for_aragorn() -> None:
    match = fight("gondor 3/0/0", "sauron 5/0", "character strider: north_ithilien", free_card="fp_char_09")
    assert hits_taken(match, 1) == [1]
    assert not rolls(match, 0, "leader-reroll")
    gone = "character strider: eliminated\ncharacter aragorn: north_ithilien"
    match = fight("gondor 3/0/0", "sauron 5/0", gone, free_card="fp_char_09")
    assert hits_taken(match, 1) == [2]
    match = fight("gondor 3/0/1", "sauron 5/0", free_card="fp_char_09", play_cards=False)
    assert cannot_play(match, "fp_char_09") == "wotr.why.combat-strider"


def test_no_quarter_adds_a_hit_to_any_hit() -> None:
    match = fight("gondor 2/0/0", "sauron 5/0", free_card="fp_str_10", dice=[1] * 5 + [6, 1])
    assert hits_taken(match, 1) == [2]
    match = fight("gondor 2/0/0", "sauron 5/0", free_card="fp_str_10")
    assert hits_taken(match, 1) == []


def test_the_blade_of_westernesse_strikes_down_a_minion() -> None:
    lines = "character meriadoc: north_ithilien\ncharacter witch_king: south_ithilien"
    match = fight("gondor 2/0/0", "sauron 5/0", lines, free_card="fp_char_05", reroll=[1, 1, 6])
    assert where(match, "witch_king") == "eliminated"
    assert hits_taken(match, 1) == [], "the hit was spent on him"
    match = fight(
        "gondor 2/0/0", "sauron 5/0", "character gimli: north_ithilien", free_card="fp_char_05", play_cards=False
    )
    assert cannot_play(match, "fp_char_05") == "wotr.why.combat-hobbit"


def test_fateful_strike_takes_a_nazgul_or_with_two_hits_a_minion() -> None:
    match = fight("gondor 3/0/2", "sauron 5/0, nazgul 1", free_card="fp_char_12", reroll=[1, 6, 1])
    assert army(match, "south_ithilien").get("nazgul") is None
    assert hits_taken(match, 1) == [1], "the hit still counts"
    lines = "character witch_king: south_ithilien"
    match = fight("gondor 3/0/2", "sauron 5/0, nazgul 1", lines, free_card="fp_char_12", reroll=[1, 1, 1, 6, 6])
    assert asked(match) == ("free", "wotr.fight.strike-minion")
    play(match, "character:witch_king")
    assert where(match, "witch_king") == "eliminated"
    match = fight("gondor 3/0/0", "sauron 5/0", free_card="fp_char_12", play_cards=False)
    assert cannot_play(match, "fp_char_12") == "wotr.why.combat-leader-or-companion"


def test_a_heroic_death_cancels_hits() -> None:
    lines = "character gimli: north_ithilien"
    match = fight("gondor 4/0/1", "sauron 5/0", lines, free_card="fp_char_10", dice=[6, 6, 6, 1, 1])
    assert asked(match) == ("free", "wotr.fight.heroic-death")
    play(match, "character:gimli")
    assert where(match, "gimli") == "eliminated"
    assert hits_taken(match, 0) == [1]
    match = fight("gondor 4/0/1", "sauron 5/0", lines, free_card="fp_char_10", dice=[6, 6, 6, 1, 1])
    play(match, "gondor-leader")
    assert casualties_of(match, "gondor-leader") == 1
    assert hits_taken(match, 0) == [2]
    match = fight("gondor 4/0/1", "sauron 5/0", lines, free_card="fp_char_10", dice=[6, 6, 6, 1, 1])
    play(match, "none")
    assert hits_taken(match, 0) == [3]
    match = fight("gondor 4/0/0", "sauron 5/0", free_card="fp_char_10", play_cards=False)
    assert cannot_play(match, "fp_char_10") == "wotr.why.combat-leader-or-companion"


def test_the_shield_wall_cancels_one_of_two_hits() -> None:
    match = fight("gondor 4/0/0", "sauron 5/0", free_card="fp_str_06", dice=[6, 6, 1, 1, 1])
    assert hits_taken(match, 0) == [1]
    match = fight("gondor 4/0/0", "sauron 5/0", free_card="fp_str_06", dice=[6, 1, 1, 1, 1])
    assert hits_taken(match, 0) == [1]


# -- Shadow


def test_a_swarm_of_bats_cancels_a_card_or_helps_the_reroll() -> None:
    match = fight("gondor 3/0/0", "sauron 5/0, nazgul 1", free_card="fp_str_15", shadow_card="sh_str_09")
    assert len(rolls(match, 1)[0]["dice"]) == 5, "Daylight is cancelled"
    assert rolls(match, 1, "leader-reroll")[0]["bonus"] == 0
    match = fight("gondor 3/0/0", "sauron 5/0, nazgul 1", shadow_card="sh_str_09")
    assert rolls(match, 1, "leader-reroll")[0]["bonus"] == 1


def test_of_two_cancelling_cards_the_defenders_works() -> None:
    lines = "character boromir: north_ithilien"
    match = fight("gondor 3/0/0", "sauron 5/0, nazgul 1", lines, free_card="fp_char_11", shadow_card="sh_str_09")
    assert rolls(match, 1, "leader-reroll")[0]["bonus"] == 0
    assert not rolls(match, 0, "leader-reroll"), "Defiance worked: Boromir gave his Leadership"
    match = fight(
        "gondor 3/0/0", "sauron 5/0, nazgul 1", lines, free_card="fp_char_11", shadow_card="sh_str_09", attacker="free"
    )
    assert rolls(match, 0, "leader-reroll"), "the bats came first: Boromir keeps it"


def test_words_of_power_silence_a_companion() -> None:
    lines = "character boromir: north_ithilien\ncharacter gimli: north_ithilien"
    match = fight("gondor 2/0/0", "sauron 5/0, nazgul 1", lines, shadow_card="sh_char_15")
    assert asked(match) == ("shadow", "wotr.fight.words-of-power")
    play(match, "character:boromir")
    assert len(rolls(match, 0)[0]["dice"]) == 3, "two units and Gimli"
    assert len(rolls(match, 0, "leader-reroll")[0]["dice"]) == 1
    match = fight("gondor 2/0/0", "sauron 5/0", lines, shadow_card="sh_char_15", play_cards=False)
    assert cannot_play(match, "sh_char_15") == "wotr.why.combat-nazgul"


def test_durins_bane_strikes_near_moria() -> None:
    places = {"where_free": "dimrill_dale", "where_shadow": "moria"}
    match = fight("elves 4/0/0", "sauron 5/0", shadow_card="sh_char_17", dice=[4, 4, 3], **places)  # type: ignore[arg-type]
    assert told(match, "wotr.extra-attack") == [
        {"side": 1, "effect": "durins_bane", "dice": [4, 4, 3], "needs": 4, "hits": 2}
    ]
    match = fight("elves 4/0/0", "sauron 5/0", shadow_card="sh_char_17", play_cards=False)
    assert cannot_play(match, "sh_char_17") == "wotr.why.combat-near-moria"


def test_the_balrog_may_come_up_from_the_table() -> None:
    match = fight(
        "elves 4/0/0",
        "sauron 5/0",
        "table: sh_char_17",
        where_free="dimrill_dale",
        where_shadow="moria",
        play_cards=False,
    )
    play(match, "card:sh_char_17")
    assert told(match, "wotr.extra-attack")
    assert match.state.table == []
    assert match.state.discards[1] == ["sh_char_17"]


def test_one_for_the_dark_lord() -> None:
    match = fight("gondor 2/0/0", "sauron 5/0, nazgul 1", "fellowship: north_ithilien", shadow_card="sh_char_01")
    assert rolls(match, 1)[0]["bonus"] == rolls(match, 1, "leader-reroll")[0]["bonus"] == 1
    match = fight("gondor 2/0/0", "sauron 5/0, nazgul 1", shadow_card="sh_char_01", play_cards=False)
    assert cannot_play(match, "sh_char_01") == "wotr.why.combat-fellowship"


def test_cruel_as_death_costs_two_points_of_nazgul_leadership() -> None:
    match = fight("gondor 2/0/0", "sauron 5/0, nazgul 3", shadow_card="sh_char_05")
    assert rolls(match, 1)[0]["bonus"] == 1
    assert len(rolls(match, 1, "leader-reroll")[0]["dice"]) == 1
    match = fight("gondor 2/0/0", "sauron 5/0, nazgul 1", shadow_card="sh_char_05", play_cards=False)
    assert cannot_play(match, "sh_char_05") == "wotr.why.combat-nazgul-leadership"


def test_dread_and_despair_takes_dice_for_leadership() -> None:
    match = fight("gondor 5/0/0", "sauron 5/0, nazgul 3", shadow_card="sh_char_08")
    assert options(match) == ("count:1", "count:2", "count:3")
    play(match, "count:2")
    assert len(rolls(match, 0)[0]["dice"]) == 3
    assert len(rolls(match, 1, "leader-reroll")[0]["dice"]) == 1
    match = fight("gondor 1/0/0", "sauron 5/0, nazgul 3", shadow_card="sh_char_08")
    play(match, "count:3")
    assert len(rolls(match, 0)[0]["dice"]) == 1, "never fewer than one"
    match = fight("gondor 5/0/0", "sauron 5/0", shadow_card="sh_char_08", play_cards=False)
    assert cannot_play(match, "sh_char_08") == "wotr.why.combat-nazgul-leadership"


def test_foul_stench_stifles_a_weaker_leadership() -> None:
    match = fight("gondor 5/0/2", "sauron 5/0, nazgul 2", shadow_card="sh_char_09")
    assert not rolls(match, 0, "leader-reroll")
    match = fight("gondor 5/0/3", "sauron 5/0, nazgul 2", shadow_card="sh_char_09")
    assert rolls(match, 0, "leader-reroll")
    match = fight("gondor 5/0/2", "sauron 5/0", shadow_card="sh_char_09", play_cards=False)
    assert cannot_play(match, "sh_char_09") == "wotr.why.combat-nazgul-leadership"


def test_the_devilry_of_orthanc_works_against_walls() -> None:
    match = position(
        "map: empty\nacting: shadow\ndice shadow: army army\ndice free: event event\nnation isengard: at-war",
        "army helms_deep: isengard 5/0\ngarrison helms_deep: rohan 3/0/0\nhand shadow: sh_str_03",
        combat_dice=[5, 5, 1, 1, 1, *ONES],
    )
    play(match, "attack", "all", "card:sh_str_03")
    assert (rolls(match, 1)[0]["bonus"], rolls(match, 1)[0]["hits"]) == (1, 2)
    match = fight("gondor 3/0/0", "isengard 5/0", shadow_card="sh_str_03", play_cards=False)
    assert cannot_play(match, "sh_str_03") == "wotr.why.combat-in-stronghold"
    match = fight("gondor 3/0/0", "sauron 5/0", shadow_card="sh_str_03", play_cards=False)
    assert cannot_play(match, "sh_str_03") == "wotr.why.combat-isengard"


@pytest.mark.parametrize(("card", "bonus"), [("sh_str_01", 2), ("sh_str_22", 1)])
def test_deadly_strife_and_desperate_battle_help_both_sides(card: str, bonus: int) -> None:
    match = fight("gondor 2/0/1", "sauron 5/0, nazgul 1", shadow_card=card)
    for side in (0, 1):
        assert rolls(match, side)[0]["bonus"] == rolls(match, side, "leader-reroll")[0]["bonus"] == bonus


def test_a_relentless_assault_is_paid_in_blood() -> None:
    match = fight("gondor 2/0/0", "sauron 6/0", shadow_card="sh_str_04")
    assert options(match) == ("count:0", "count:1", "count:2")
    play(match, "count:2")
    assert army(match, "south_ithilien") == {"sauron-regular": 4}
    assert (rolls(match, 1)[0]["bonus"], len(rolls(match, 1)[0]["dice"])) == (2, 4)


def test_mumakil_help_and_trample() -> None:
    match = fight("gondor 3/0/0", "southrons 3/1", shadow_card="sh_str_07", dice=[6, 1, 1, 1])
    assert rolls(match, 1)[0]["bonus"] == 1
    assert hits_taken(match, 0) == [2], "one hit more than the Free Peoples scored: one on top"
    match = fight("gondor 3/0/0", "southrons 3/1", shadow_card="sh_str_07", dice=[6, 1, 1, 1, 6, 1, 1])
    play(match, "lose:southrons-regular")
    assert hits_taken(match, 0) == [1], "equal: nothing on top"
    match = fight("gondor 3/0/0", "sauron 3/1", shadow_card="sh_str_07", play_cards=False)
    assert cannot_play(match, "sh_str_07") == "wotr.why.combat-southron-elite"


def test_mumakil_count_hits_of_an_earlier_attack() -> None:
    match = fight(
        "gondor 3/0/1", "southrons 4/1", free_card="fp_char_14", shadow_card="sh_str_07", dice=[6, 6, 1, 1, 1, 1]
    )
    play(match, "lose:southrons-regular")
    assert hits_taken(match, 0) == [1], "Sudden Strike's hit makes it equal"


def test_they_are_terrible_helps_the_reroll_for_a_point() -> None:
    match = fight("gondor 2/0/0", "sauron 5/0, nazgul 3", shadow_card="sh_char_07")
    assert rolls(match, 1)[0]["bonus"] == 0
    again = rolls(match, 1, "leader-reroll")[0]
    assert (again["bonus"], len(again["dice"])) == (1, 2)
    match = fight("gondor 2/0/0", "sauron 5/0", shadow_card="sh_char_07", play_cards=False)
    assert cannot_play(match, "sh_char_07") == "wotr.why.combat-nazgul-leadership"


def test_the_black_breath_takes_a_leader_or_a_companion_of_low_level() -> None:
    lines = "character meriadoc: north_ithilien\ncharacter gimli: north_ithilien"
    match = fight("gondor 4/0/1", "sauron 5/0, nazgul 1", lines, shadow_card="sh_char_11", reroll=[6])
    assert asked(match) == ("shadow", "wotr.fight.black-breath")
    assert set(options(match)) == {"none", "gondor-leader", "character:meriadoc"}, "Gimli's level is 2"
    play(match, "character:meriadoc")
    assert where(match, "meriadoc") == "eliminated"
    match = fight("gondor 4/0/1", "sauron 5/0, nazgul 1", lines, shadow_card="sh_char_11", reroll=[6])
    play(match, "gondor-leader")
    assert casualties_of(match, "gondor-leader") == 1
    match = fight("gondor 4/0/1", "sauron 5/0, nazgul 1", lines, shadow_card="sh_char_11")
    assert asked(match)[1] != "wotr.fight.black-breath", "no hit in the re-roll"
    match = fight("gondor 4/0/1", "sauron 5/0", lines, shadow_card="sh_char_11", play_cards=False)
    assert cannot_play(match, "sh_char_11") == "wotr.why.combat-nazgul"


def test_a_great_host_hits_an_army_half_its_size() -> None:
    match = fight("gondor 2/0/0", "sauron 4/0", shadow_card="sh_str_06")
    assert army(match, "north_ithilien") == {"gondor-regular": 1}
    match = fight("gondor 3/0/0", "sauron 4/0", shadow_card="sh_str_06")
    assert army(match, "north_ithilien") == {"gondor-regular": 3}


def test_an_onslaught_trades_own_hits_for_dice() -> None:
    match = fight("gondor 5/0/0", "sauron 6/0", shadow_card="sh_str_02", dice=[1] * 10 + [4, 4, 3])
    assert options(match) == ("count:0", "count:1", "count:2", "count:3", "count:4")
    play(match, "count:3")
    assert army(match, "south_ithilien") == {"sauron-regular": 3}
    assert army(match, "north_ithilien") == {"gondor-regular": 3}


def test_they_come_to_kill_with_their_surviving_elites() -> None:
    match = fight("gondor 5/0/0", "sauron 2/2", shadow_card="sh_str_13", dice=[1] * 9 + [5, 5])
    assert told(match, "wotr.extra-attack") == [
        {"side": 1, "effect": "we_come_to_kill", "dice": [5, 5], "needs": 5, "hits": 2}
    ]
    assert army(match, "north_ithilien") == {"gondor-regular": 3}
    match = fight("gondor 5/0/0", "sauron 2/0", shadow_card="sh_str_13", play_cards=False)
    assert cannot_play(match, "sh_str_13") == "wotr.why.combat-shadow-elite"


def test_cards_last_one_round_and_are_discarded() -> None:
    match = fight("gondor 5/0/0", "sauron 5/0", free_card="fp_str_15")
    assert match.state.discards[0] == ["fp_str_15"]
    play(match, "continue", "fight")
    assert [len(roll["dice"]) for roll in rolls(match, 1)] == [3, 5]
    assert reason(match, "card:fp_str_15") != ""
