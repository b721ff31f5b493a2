"""Chapter VI: declaring an attack, combat rounds, retreat and advance."""

from __future__ import annotations

from tests.story import asked, options, play, reason, refuses, told
from tests.wotr.helpers import army, casualties_of, hand_of, holder, nation, position, shadow_with, where

ITHILIEN = """
    map: empty
    acting: shadow
    dice shadow: army army
    dice free: event event event
    nation sauron: at-war
    """


def test_only_nations_at_war_attack() -> None:
    match = shadow_with("army army", "map: empty\narmy south_ithilien: sauron 3/0\narmy north_ithilien: gondor 1/0/0")
    play(match, "die:army")
    assert "attack" not in options(match)
    assert reason(match, "attack") == "wotr-why-attack-not-at-war"


def test_units_not_at_war_stay_as_rearguard() -> None:
    match = position(ITHILIEN, "army south_ithilien: sauron 2/0, southrons 3/0\narmy north_ithilien: gondor 1/0/0")
    play(match, "die:army", "attack", "all")
    assert told(match, "wotr.attack")[0]["attackers"] == {"sauron-regular": 2}


def test_the_attacker_may_leave_a_rearguard_that_no_hit_touches() -> None:
    lines = "army south_ithilien: sauron 4/1\narmy north_ithilien: gondor 5/0/0"
    match = position(ITHILIEN, lines, combat_dice=[1, 1, 6, 6, 6, 6, 6])
    play(match, "die:army", "attack", "split", "count:2", "count:0")
    assert army(match, "south_ithilien") == {"sauron-regular": 2, "sauron-elite": 1}


def test_if_all_units_attack_everybody_is_in_the_battle() -> None:
    match = position(
        ITHILIEN, "army south_ithilien: sauron 2/0, nazgul 2\narmy north_ithilien: gondor 5/0/0", combat_dice=[1, 1]
    )
    play(match, "die:army", "attack", "split", "count:2")
    assert told(match, "wotr.attack")[0]["attackers"] == {"sauron-regular": 2, "nazgul": 2}


def test_an_army_die_allows_one_attack() -> None:
    lines = "army south_ithilien: sauron 2/0\narmy north_ithilien: gondor 1/0/0"
    match = position(ITHILIEN, lines, combat_dice=[6, 6, 1])
    play(match, "die:army", "attack", "all", "none")
    assert asked(match)[0] == "free"


def test_a_character_die_needs_a_leader_in_the_attacking_part() -> None:
    match = shadow_with(
        "character character",
        "map: empty",
        "nation sauron: at-war\narmy south_ithilien: sauron 3/0, nazgul 1\narmy north_ithilien: gondor 1/0/0",
    )
    play(match, "die:character", "attack", "split", "count:1")
    assert told(match, "wotr.attack")[0]["attackers"] == {"sauron-regular": 1, "nazgul": 1}


def test_attackers_stay_at_home_until_they_have_won() -> None:
    match = position(
        ITHILIEN, "army south_ithilien: sauron 3/0\narmy north_ithilien: gondor 3/0/0", combat_dice=[1, 1, 1, 1, 1, 1]
    )
    play(match, "die:army", "attack", "all", "cease")
    assert army(match, "south_ithilien") == {"sauron-regular": 3}
    assert army(match, "north_ithilien") == {"gondor-regular": 3}
    assert nation(match, "gondor") == "1 active", "attacked once, whatever the outcome"


def test_the_defender_retreats_only_after_the_attacker_goes_on() -> None:
    lines = "army south_ithilien: sauron 3/0\narmy north_ithilien: gondor 3/0/1"
    match = position(ITHILIEN, lines, combat_dice=[1, 1, 1, 1, 1, 1], combat_reroll=[1])
    play(match, "die:army", "attack", "all")
    assert asked(match) == ("shadow", "wotr.battle.continue")
    play(match, "continue")
    assert asked(match) == ("free", "wotr.retreat")
    refuses(match, {"south_ithilien": "not-free", "dale": "not-adjacent"})
    play(match, "osgiliath", "all")
    assert army(match, "osgiliath") == {"gondor-regular": 3, "gondor-leader": 1}
    assert army(match, "north_ithilien") == {"sauron-regular": 3}


def test_no_retreat_into_a_settlement_that_the_enemy_holds() -> None:
    match = position(
        ITHILIEN, "army south_ithilien: sauron 3/0\narmy osgiliath: gondor 3/0/0", combat_dice=[1, 1, 1, 1, 1, 1]
    )
    play(match, "die:army", "attack", "all", "continue")
    assert "minas_morgul" not in options(match)


def test_a_retreat_may_overfill_a_region_and_the_surplus_returns_to_the_reinforcements() -> None:
    lines = "army south_ithilien: sauron 3/0\narmy osgiliath: gondor 3/0/0\narmy lossarnach: gondor 9/0/0"
    match = position(ITHILIEN, lines, combat_dice=[1, 1, 1, 1, 1, 1])
    before = match.view("free")["reinforcements"]["gondor-regular"]
    play(match, "die:army", "attack", "all", "continue", "lossarnach", "none")
    assert army(match, "lossarnach") == {"gondor-regular": 10}
    assert match.view("free")["reinforcements"]["gondor-regular"] == before + 2


def test_the_winner_advances_with_all_some_or_none() -> None:
    def win(*answers: str) -> dict[str, int]:
        lines = "army south_ithilien: sauron 3/1, nazgul 1\narmy north_ithilien: gondor 1/0/0"
        match = position(ITHILIEN, lines, combat_dice=[6, 6, 6, 6, 1])
        play(match, "die:army", "attack", "all", *answers)
        return army(match, "north_ithilien")

    assert win("all") == {"sauron-regular": 3, "sauron-elite": 1, "nazgul": 1}
    assert win("split", "count:2", "count:0", "count:1") == {"sauron-regular": 2, "nazgul": 1}
    assert win("none") == {}


def test_no_advance_no_capture() -> None:
    text = "army vale_of_the_carnen: sauron 5/0\narmy dale: north 1/0/0"
    dice = [6, 1, 1, 1, 1, 1]
    match = play(position(ITHILIEN, text, combat_dice=dice), "die:army", "attack", "all", "none")
    assert holder(match, "dale") == "free"
    assert nation(match, "north") == "2 active"
    match = play(position(ITHILIEN, text, combat_dice=dice), "die:army", "attack", "all", "all")
    assert holder(match, "dale") == "shadow"
    assert nation(match, "north") == "1 active"


def test_a_city_costs_the_attacker_sixes_in_the_first_round_only() -> None:
    lines = "army vale_of_the_carnen: sauron 5/0\narmy dale: north 5/0/0"
    match = position(ITHILIEN, lines, combat_dice=[5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1])
    play(match, "die:army", "attack", "all", "continue", "fight")
    rolls = [roll for roll in told(match, "wotr.combat-roll") if roll["side"] == "shadow"]
    assert [(roll["needs"], roll["hits"]) for roll in rolls] == [(6, 0), (5, 5)]


def test_so_does_a_fortification_but_not_a_town() -> None:
    def needs(target: str, origin: str, defender: str) -> object:
        match = position(ITHILIEN, f"army {origin}: sauron 5/0\narmy {target}: {defender} 1/0/0")
        play(match, "die:army", "attack", "all")
        return told(match, "wotr.combat-roll")[0]["needs"]

    assert needs("osgiliath", "south_ithilien", "gondor") == 6
    assert needs("folde", "eastemnet", "rohan") == 5


def test_casualties_are_chosen_by_the_attacker_first_but_fall_together() -> None:
    match = position(ITHILIEN, "army south_ithilien: sauron 1/0\narmy north_ithilien: gondor 1/0/1", combat_dice=[6, 6])
    play(match, "die:army", "attack")
    assert army(match, "south_ithilien") == {}
    assert army(match, "north_ithilien") == {}, "both armies are gone, and Gondor's leader with his"
    assert casualties_of(match, "gondor-leader") == 1
    assert casualties_of(match, "gondor-regular") == 1
    assert match.view("free")["reinforcements"]["sauron-regular"] == 36, "the Shadow's fallen come back"


def test_characters_and_nazgul_fall_with_their_army() -> None:
    lines = "army south_ithilien: sauron 5/0\narmy north_ithilien: gondor 1/0/0\ncharacter boromir: north_ithilien"
    match = position(ITHILIEN, lines, combat_dice=[6, 6, 1, 1, 1, 1, 1])
    play(match, "die:army", "attack", "all", "none")
    assert where(match, "boromir") == "eliminated"


def test_a_reduced_elite_takes_its_regular_from_the_fallen_first() -> None:
    lines = "army south_ithilien: sauron 5/0\narmy north_ithilien: gondor 2/1/0\ncasualties gondor: 1/0/0"
    match = position(ITHILIEN, lines, combat_dice=[6, 1, 1, 1, 1, 1, 1, 1])
    before = match.view("free")["reinforcements"]["gondor-regular"]
    play(match, "die:army", "attack", "all", "reduce:gondor-elite")
    assert casualties_of(match, "gondor-regular") == 0
    assert casualties_of(match, "gondor-elite") == 1
    assert match.view("free")["reinforcements"]["gondor-regular"] == before


def test_without_a_regular_to_replace_it_an_elite_is_lost_for_one_hit() -> None:
    match = position(
        ITHILIEN,
        """
        army south_ithilien: sauron 5/0
        army north_ithilien: gondor 0/2/0
        army lossarnach: gondor 10/0/0
        army pelargir: gondor 5/0/0
        """,
        combat_dice=[6, 1, 1, 1, 1, 1, 1],
    )
    play(match, "die:army", "attack", "all")
    assert army(match, "north_ithilien") == {"gondor-elite": 1}


def test_captains_of_the_west_add_strength_but_not_a_sixth_die() -> None:
    match = position(
        ITHILIEN,
        """
        army south_ithilien: sauron 1/0
        army north_ithilien: gondor 2/0/0
        character boromir: north_ithilien
        character gimli: north_ithilien
        """,
    )
    play(match, "die:army", "attack")
    roll = next(roll for roll in told(match, "wotr.combat-roll") if roll["side"] == "free")
    assert len(roll["dice"]) == 4


def test_the_white_rider_silences_the_nazgul_for_the_whole_battle() -> None:
    text = """
        army south_ithilien: sauron 3/0, nazgul 3
        army north_ithilien: gondor 3/0/0
        character gandalf_the_grey: eliminated
        character gandalf_the_white: north_ithilien
        """
    match = position(ITHILIEN, text, combat_dice=[1] * 12)
    play(match, "die:army", "attack", "all")
    assert asked(match) == ("free", "wotr.battle.white-rider")
    play(match, "yes")
    assert not told(match, "wotr.leader-reroll"), "neither the Nazgûl nor Gandalf lead in this battle"
    match = position(ITHILIEN, text, combat_dice=[1] * 12)
    play(match, "die:army", "attack", "all", "no")
    assert {roll["side"] for roll in told(match, "wotr.leader-reroll")} == {"free", "shadow"}


def test_the_witch_king_draws_a_card_after_using_one_in_the_first_round() -> None:
    text = """
        hand shadow: monsters-roused musterings-of-long-planned-war
        army south_ithilien: sauron 3/0
        army north_ithilien: gondor 3/0/0
        character witch_king: south_ithilien
        """
    match = position(ITHILIEN, text, combat_dice=[1] * 12, draw_card=["pits-of-mordor"])
    play(match, "die:army", "attack", "all", "card:monsters-roused")
    assert asked(match) == ("shadow", "wotr.sorcerer")
    play(match, "yes")
    assert sorted(hand_of(match, "shadow")) == ["musterings-of-long-planned-war", "pits-of-mordor"]
    play(match, "continue", "fight", "card:musterings-of-long-planned-war")
    assert asked(match)[1] != "wotr.sorcerer", "only in the first round"


def test_the_defender_sees_only_the_back_of_the_attackers_card() -> None:
    match = position(
        ITHILIEN,
        """
        hand shadow: monsters-roused
        hand free: celeborns-galadhrim
        army south_ithilien: sauron 3/0
        army north_ithilien: gondor 3/0/0
        """,
    )
    play(match, "die:army", "attack", "all", "card:monsters-roused")
    assert asked(match) == ("free", "wotr.combat-card")
    battle = match.view("free")["battle"]
    assert battle["sides"]["shadow"]["card"] == {"back": "strategy"}
    assert match.view("shadow")["battle"]["sides"]["shadow"]["card"]["card"] == "monsters-roused"
    assert "monsters-roused" not in str(match.view("free"))
    assert "monsters-roused" not in str(match.view(None))


def test_a_battle_is_told_round_by_round_with_every_source_of_its_hits_and_who_is_left() -> None:
    lines = "army south_ithilien: sauron 3/0\narmy north_ithilien: gondor 2/0/1"
    match = position(ITHILIEN, lines, combat_dice=[5, 2, 1, 4, 1], combat_reroll=[6])
    play(match, "die:army", "attack", "all")
    assert [roll["struck"] for roll in told(match, "wotr.combat-roll")] == [[1, 0, 0], [0, 0]]
    assert told(match, "wotr.leader-reroll")[0]["struck"] == [1]
    (first,) = told(match, "wotr.round")
    assert (first["round"], first["shadow"]) == (1, {"sauron-regular": 3})
    assert first["free"] == {"gondor-regular": 2, "gondor-leader": 1}
    sources = {str(hits["side"]): hits["sources"] for hits in told(match, "wotr.hits")}
    assert sources == {"shadow": {"reroll": 1}, "free": {"roll": 1}}
    left = [(loss["side"], loss["left"]) for loss in told(match, "wotr.lost")]
    assert left == [("shadow", {"sauron-regular": 2}), ("free", {"gondor-regular": 1, "gondor-leader": 1})]
    assert not told(match, "wotr.battle-over")
    play(match, "cease")
    assert told(match, "wotr.battle-over") == [{"battle": "field", "region": "north_ithilien", "rounds": 1}]
