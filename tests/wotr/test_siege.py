"""Chapter VI: strongholds, siege battles, sorties, relief, capture."""

from __future__ import annotations

from tests.story import asked, play, reason, told
from tests.wotr.helpers import army, casualties_of, garrison, holder, position, where
from westmarch.core.words import Words
from westmarch.games import find

ROHAN = """
    map: empty
    acting: shadow
    dice shadow: army army army
    dice free: muster_army muster_army muster_army muster_army
    nation isengard: at-war
    nation rohan: at-war
    """


def test_a_defender_may_withdraw_into_his_stronghold_before_any_round() -> None:
    match = position(
        ROHAN, "army fords_of_isen: isengard 5/0\narmy helms_deep: rohan 3/1/1\ncharacter gimli: helms_deep"
    )
    play(match, "die:army", "attack", "all")
    assert asked(match) == ("free", "wotr.withdraw")
    play(match, "withdraw")
    assert asked(match) == ("shadow", "wotr.advance.force")
    play(match, "all")
    assert garrison(match, "helms_deep") == {"rohan-regular": 3, "rohan-elite": 1, "rohan-leader": 1, "gimli": 1}
    assert army(match, "helms_deep") == {"isengard-regular": 5}
    assert holder(match, "helms_deep") == "free", "besieged is not taken"
    assert told(match, "wotr.battle-over")[0]["rounds"] == 0, "nobody fought"


def test_without_an_advance_there_is_no_siege() -> None:
    match = position(ROHAN, "army fords_of_isen: isengard 5/0\narmy helms_deep: rohan 3/0/0")
    play(match, "die:army", "attack", "all", "withdraw", "none")
    assert army(match, "helms_deep") == {"rohan-regular": 3}
    assert garrison(match, "helms_deep") == {}


def test_a_defender_may_fight_first_and_withdraw_later() -> None:
    lines = "army fords_of_isen: isengard 5/0\narmy helms_deep: rohan 5/0/0"
    match = position(ROHAN, lines, combat_dice=[5, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    play(match, "die:army", "attack", "all", "fight")
    assert told(match, "wotr.combat-roll")[0]["needs"] == 5, "a stronghold gives nothing in the open"
    play(match, "continue", "fight", "withdraw", "all")
    assert garrison(match, "helms_deep") == {"rohan-regular": 4}
    assert told(match, "wotr.battle-over")[0]["rounds"] == 1


def test_only_five_units_find_room_inside() -> None:
    match = position(ROHAN, "army fords_of_isen: isengard 5/0\narmy helms_deep: rohan 5/2/1")
    play(match, "die:army", "attack", "all", "withdraw", "all")
    assert asked(match) == ("free", "wotr.surplus")
    before = match.view("free")["reinforcements"]["rohan-regular"]
    play(match, "rohan-regular", "rohan-regular")
    assert garrison(match, "helms_deep") == {"rohan-regular": 3, "rohan-elite": 2, "rohan-leader": 1}
    assert match.view("free")["reinforcements"]["rohan-regular"] == before + 2


SIEGE = (
    ROHAN
    + """
    army helms_deep: isengard 5/1
    garrison helms_deep: rohan 2/0/1
    """
)


def test_a_siege_battle_is_one_round_of_sixes_for_the_attacker() -> None:
    match = position(SIEGE, combat_dice=[5, 5, 5, 5, 5, 5, 1], combat_reroll=[1])
    play(match, "die:army", "attack", "all", "lose:isengard-regular")
    rolls = told(match, "wotr.combat-roll")
    assert (rolls[0]["needs"], rolls[0]["hits"]) == (6, 0)
    assert (rolls[1]["needs"], rolls[1]["hits"]) == (5, 1)
    assert asked(match) == ("shadow", "wotr.siege.extend")
    play(match, "cease")
    assert asked(match)[0] == "free"
    assert garrison(match, "helms_deep")["rohan-regular"] == 2


def test_an_elite_buys_another_round() -> None:
    match = position(SIEGE, combat_dice=[1] * 7, combat_reroll=[1, 1])
    play(match, "die:army", "attack", "all")
    match.chance.script("combat-dice", [1] * 7)
    match.chance.script("combat-reroll", [1, 1])
    play(match, "reduce:isengard-elite")
    assert army(match, "helms_deep") == {"isengard-regular": 6}
    assert len(told(match, "wotr.combat-roll")) == 4
    assert asked(match)[0] == "free", "no elite is left to buy a third"


def test_a_stronghold_falls_when_its_last_defender_does() -> None:
    match = position(
        SIEGE, "character gimli: garrison helms_deep", combat_dice=[6, 6, 1, 1, 1, 1, 1, 1], combat_reroll=[1, 1]
    )
    play(match, "die:army", "attack", "all")
    assert holder(match, "helms_deep") == "shadow"
    assert garrison(match, "helms_deep") == {}
    assert where(match, "gimli") == "eliminated"
    assert casualties_of(match, "rohan-leader") == 1
    assert match.view(None)["victory_points"]["shadow"] == 2


def test_a_mutual_end_captures_nothing() -> None:
    match = position(ROHAN, "army helms_deep: isengard 1/0\ngarrison helms_deep: rohan 1/0/0", combat_dice=[6, 6])
    play(match, "die:army", "attack")
    assert holder(match, "helms_deep") == "free"
    assert army(match, "helms_deep") == garrison(match, "helms_deep") == {}


def test_besieged_armies_cannot_retreat_or_be_attacked_from_outside() -> None:
    match = position(SIEGE, "army fords_of_isen: isengard 2/0", combat_dice=[1] * 7, combat_reroll=[1, 1])
    play(match, "die:army", "attack")
    assert asked(match)[1] == "wotr.attack.force", "Helm's Deep is the only army that can attack at all"
    assert match.decision is not None
    asks = Words("wotr", find("wotr").words).prompt(match.decision)
    assert asks.startswith("Who fights in the siege of Helm's Deep?"), "not: who attacks it from itself"
    play(match, "all")
    assert asked(match)[1] == "wotr.siege.extend", "no retreat is offered"


def test_a_sortie_is_a_battle_in_the_open_with_a_rearguard_inside() -> None:
    lines = "army helms_deep: isengard 2/0\ngarrison helms_deep: rohan 3/1/1"
    match = position(ROHAN, lines, combat_dice=[5, 1, 1, 1, 1], combat_reroll=[1])
    play(match, "die:army", "waste", "die:muster_army", "attack", "split", "count:2", "count:1", "count:1")
    assert told(match, "wotr.attack")[0]["battle"] == "sortie"
    assert {roll["needs"] for roll in told(match, "wotr.combat-roll")} == {5}
    assert asked(match) == ("free", "wotr.battle.continue")
    play(match, "cease")
    assert garrison(match, "helms_deep") == {"rohan-regular": 3, "rohan-elite": 1, "rohan-leader": 1}
    assert army(match, "helms_deep") == {"isengard-regular": 1}


def test_besiegers_may_retreat_from_a_sortie_and_the_siege_is_over() -> None:
    match = position(ROHAN, "army helms_deep: isengard 3/0\ngarrison helms_deep: rohan 3/0/0", combat_dice=[1] * 6)
    play(match, "die:army", "waste", "die:muster_army", "attack", "all", "continue")
    assert asked(match) == ("shadow", "wotr.retreat")
    play(match, "fords_of_isen")
    assert army(match, "helms_deep") == {"rohan-regular": 3}
    assert army(match, "fords_of_isen") == {"isengard-regular": 3}


def test_a_sortie_that_dies_to_the_last_man_opens_the_gates() -> None:
    match = position(
        ROHAN, "army helms_deep: isengard 5/0\ngarrison helms_deep: rohan 1/0/0", combat_dice=[1, 6, 6, 6, 6, 6]
    )
    play(match, "die:army", "waste", "die:muster_army", "attack")
    assert holder(match, "helms_deep") == "shadow"


def test_relief_comes_from_outside_and_the_besieged_take_no_part() -> None:
    lines = "army helms_deep: isengard 2/0\ngarrison helms_deep: rohan 2/0/0\narmy westemnet: rohan 4/0/0"
    match = position(ROHAN, lines, combat_dice=[6, 6, 1, 1, 1, 1])
    play(match, "die:army", "waste", "die:muster_army", "attack", "westemnet", "all")
    assert told(match, "wotr.attack")[0]["battle"] == "field"
    play(match, "all")
    assert army(match, "helms_deep") == {"rohan-regular": 6}
    assert garrison(match, "helms_deep") == {}


def test_a_besieged_army_can_only_sortie() -> None:
    match = position(
        ROHAN, "army helms_deep: isengard 2/0\ngarrison helms_deep: rohan 2/0/0\narmy fords_of_isen: isengard 1/0"
    )
    play(match, "die:army", "waste", "die:muster_army", "attack")
    assert asked(match)[1] == "wotr.attack.force"
    assert told(match, "wotr.attack") == []
    assert reason(match, "fords_of_isen") != ""


def test_whoever_has_taken_a_stronghold_may_use_it_himself() -> None:
    match = position(
        ROHAN,
        "control helms_deep: shadow\narmy helms_deep: isengard 3/0\narmy westemnet: rohan 5/0/0",
    )
    play(match, "die:army", "waste", "die:muster_army", "attack", "all")
    assert asked(match) == ("shadow", "wotr.withdraw")
    play(match, "withdraw", "all")
    assert garrison(match, "helms_deep") == {"isengard-regular": 3}
    assert holder(match, "helms_deep") == "shadow"
