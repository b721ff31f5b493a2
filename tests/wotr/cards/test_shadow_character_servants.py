"""The Shadow's Character cards about its servants: the Balrog, the Nazgûl, Saruman, Wormtongue (17 to 24)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.story import asked, options, play, reason, told
from tests.wotr.cards.scenes import NO_NAZGUL, free_peoples_act, hunted, playable, played, shadow_to_act, why_unplayable
from tests.wotr.helpers import army, deck_of, dice_of, discards_of, garrison, hand_of, holder, hunt_box, nation, where
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.facts.board import REGION_IDS, SHADOW
from westmarch.games.wotr.state import War

# -- 17: Balrog of Moria


def declared(region: str, *lines: str, **scripts: list[Any]) -> War:
    match = shadow_to_act("phase: fellowship\ntable: balrog-of-moria", *lines, **scripts)
    return play(match, region)


def test_the_balrog_meets_a_fellowship_declared_beyond_moria() -> None:
    match = declared("dimrill_dale", "fellowship: hollin, progress 2", hunt_tile=["std_3_1"])
    assert asked(match) == ("shadow", "wotr.card.balrog")
    play(match, "yes", "use-ring")
    assert match.state.corruption == 3
    assert match.state.table == []
    assert discards_of(match, "shadow") == ["balrog-of-moria"]


@pytest.mark.parametrize(("start", "end"), [("hollin", "moria"), ("moria", "hollin")])
def test_the_balrog_meets_who_comes_or_leaves(start: str, end: str) -> None:
    match = declared(end, f"fellowship: {start}, progress 1", hunt_tile=["std_eyer_1"])
    play(match, "yes")
    assert match.state.tiles_drawn == ["std_eyer_1"]
    assert (match.state.corruption, match.state.hidden) == (0, True), "an Eye has no effect"


def test_the_balrog_may_be_kept() -> None:
    match = declared("moria", "fellowship: hollin, progress 1")
    play(match, "no")
    assert match.state.table == ["balrog-of-moria"]
    assert match.state.tiles_drawn == []


def test_the_balrog_does_not_meet_who_stays() -> None:
    match = declared("moria", "fellowship: moria, progress 1")
    assert asked(match) != ("shadow", "wotr.card.balrog")


def test_the_balrog_does_not_meet_who_stays_and_is_revealed() -> None:
    match = hunted("table: balrog-of-moria", "fellowship: moria", hunt_dice=[6], hunt_tile=["std_0r_1", "std_1_1"])
    play(match, "moria")
    assert told(match, "wotr.hunted-in-stronghold") == [{"region": "moria"}]
    assert asked(match) == ("free", "wotr.hunt.casualty"), "only the stronghold's tile"


def test_there_are_ways_around_moria() -> None:
    match = declared("dimrill_dale", "fellowship: hollin, progress 7")
    assert match.state.table == ["balrog-of-moria"]
    assert asked(match) != ("shadow", "wotr.card.balrog")


def test_the_balrog_comes_before_the_tile_of_the_stronghold() -> None:
    match = hunted("table: balrog-of-moria", hunt_dice=[6], hunt_tile=["std_0r_1", "std_2_1", "std_1_1"])
    play(match, "moria")
    assert asked(match) == ("shadow", "wotr.card.balrog")
    play(match, "yes", "use-ring")
    assert match.state.corruption == 2
    play(match, "use-ring")
    assert [tile["tile"] for tile in told(match, "wotr.tile")] == ["std_0r_1", "std_2_1", "std_1_1"]
    assert match.state.corruption == 3


def test_the_balrog_reveals_nobody_in_a_haven() -> None:
    match = declared("lorien", "fellowship: hollin, progress 3", hunt_tile=["std_1r_1"])
    play(match, "yes", "use-ring")
    assert (match.state.corruption, match.state.hidden) == (1, True)


def test_the_balrog_reveals_elsewhere() -> None:
    match = declared("dimrill_dale", "fellowship: hollin, progress 2", hunt_tile=["std_1r_1"])
    play(match, "yes", "use-ring")
    assert not match.state.hidden
    assert REGION_IDS[match.state.fellowship] == "dimrill_dale"


def test_the_balrog_fights_from_the_table() -> None:
    match = shadow_to_act(
        """
        dice shadow: army
        dice free: muster muster
        nation sauron: at-war
        army dimrill_dale: gondor 3/0/0
        table: balrog-of-moria
        """,
        combat_dice=[4, 4, 1, 1, 1, 1, 1],
    )
    play(match, "die:army", "attack", "all", "card:balrog-of-moria", "cease")
    assert army(match, "dimrill_dale") == {"gondor-regular": 1}, "Durin's Bane hits on 4"
    assert match.state.table == []
    assert discards_of(match, "shadow") == ["balrog-of-moria"]


# -- 18: The Lidless Eye


def test_the_lidless_eye_takes_up_to_three_dice() -> None:
    match = played("the-lidless-eye", "dice shadow: character army army muster event\nhunt box: free 0, shadow 1")
    assert options(match) == ("done", "die:army", "die:muster", "die:event"), "the die that played it is used"
    for left, die in ((3, "army"), (2, "event"), (1, "army")):
        assert match.decision is not None
        assert match.decision.params["left"] == left
        play(match, f"die:{die}")
    assert free_peoples_act(match)
    assert hunt_box(match) == {"free": 0, "shadow": 4}
    assert dice_of(match, "shadow") == ["muster"]


def test_the_lidless_eye_may_be_content_with_less() -> None:
    match = played("the-lidless-eye", "dice shadow: character army muster")
    play(match, "die:muster", "done")
    assert hunt_box(match) == {"free": 0, "shadow": 1}
    assert dice_of(match, "shadow") == ["army"]


# -- 19: Dreadful Spells


def test_dreadful_spells_need_a_nazgul_with_an_army_beside_an_enemy() -> None:
    assert why_unplayable("dreadful-spells", NO_NAZGUL, "army north_ithilien: nazgul 2") == "wotr-why-no-spells"
    assert playable("dreadful-spells", NO_NAZGUL, "army north_ithilien: sauron 1/0, nazgul 1")
    assert playable(
        "dreadful-spells", NO_NAZGUL, "army north_ithilien: sauron 1/0\ncharacter witch_king: north_ithilien"
    )


def test_dreadful_spells_hit_an_adjacent_army() -> None:
    match = played(
        "dreadful-spells",
        "army north_ithilien: sauron 1/0, nazgul 2\ncharacter witch_king: north_ithilien",
        "army minas_morgul: sauron 5/0\narmy morannon: sauron 5/0",
        card_dice=[4, 5, 6],
    )
    assert army(match, "osgiliath") == {}
    assert nation(match, "gondor") == "2 passive", "it is no attack"
    assert free_peoples_act(match)


def test_dreadful_spells_strike_one_army_out_of_several() -> None:
    match = played(
        "dreadful-spells",
        "army moria: sauron 2/0, nazgul 1\narmy hollin: north 2/0/0\narmy dimrill_dale: rohan 0/1/0",
        "army minas_tirith: sauron 1/0, nazgul 1\ngarrison minas_tirith: gondor 1/0/0",
        card_dice=[6],
    )
    assert options(match) == ("minas_tirith", "moria")
    assert reason(match, "morannon") == "wotr-why-no-spells"
    play(match, "moria")
    assert options(match) == ("dimrill_dale", "hollin")
    assert reason(match, "minas_tirith") == "wotr-why-no-enemy"
    play(match, "dimrill_dale")
    assert army(match, "dimrill_dale") == {"rohan-regular": 1}
    assert army(match, "hollin") == {"north-regular": 2}


def test_dreadful_spells_may_empty_a_besieged_stronghold() -> None:
    lines = "army minas_tirith: sauron 1/0, nazgul 1\ngarrison minas_tirith: gondor 1/0/1"
    match = played("dreadful-spells", lines, "character boromir: garrison minas_tirith", card_dice=[5])
    play(match, "minas_tirith")
    assert garrison(match, "minas_tirith") == {}
    assert holder(match, "minas_tirith") == "shadow"
    assert where(match, "boromir") == "minas_tirith", "companions don't fall with such an army"


def test_dreadful_spells_out_of_a_besieged_stronghold() -> None:
    lines = "garrison moria: sauron 1/0, nazgul 1\narmy moria: north 1/0/1"
    match = played("dreadful-spells", lines, card_dice=[5])
    assert army(match, "moria") == {"sauron-regular": 1, "nazgul": 1}
    assert free_peoples_act(match)


def test_dreadful_spells_are_five_dice_at_most() -> None:
    lines = "army north_ithilien: sauron 1/0, nazgul 5\ncharacter witch_king: north_ithilien"
    match = played("dreadful-spells", lines, NO_NAZGUL, card_dice=[1, 1, 1, 1, 1])
    assert told(match, "wotr.card-dice") == [
        {"card": "dreadful-spells", "dice": [1, 1, 1, 1, 1], "needs": 5, "successes": 0}
    ]
    assert army(match, "osgiliath") == {"gondor-regular": 2}


# -- 20: Grond, Hammer of the Underworld

GATES = """
    army minas_tirith: sauron 5/1, nazgul 1
    garrison minas_tirith: gondor 3/0/0
    nation sauron: at-war
    hand free: faramirs-rangers
    """
WITH_HIM = "character witch_king: minas_tirith"


def test_grond_needs_the_witch_king_before_the_gates() -> None:
    assert why_unplayable("grond-hammer-of-the-underworld", GATES) == "wotr-why-witch-king-besieges-nobody"
    assert why_unplayable("grond-hammer-of-the-underworld", GATES, "character witch_king: minas_morgul") == (
        "wotr-why-witch-king-besieges-nobody"
    )
    assert (
        why_unplayable("grond-hammer-of-the-underworld", "character witch_king: minas_morgul")
        == "wotr-why-witch-king-besieges-nobody"
    )
    assert playable("grond-hammer-of-the-underworld", GATES, WITH_HIM)


def test_grond_hammers_three_rounds() -> None:
    match = played("grond-hammer-of-the-underworld", GATES, WITH_HIM, combat_dice=[1] * 24, combat_reroll=[1] * 9)
    play(match, "all")
    assert asked(match) == ("shadow", "wotr.battle.continue"), "without a companion the Free Peoples play no card"
    assert nation(match, "gondor") == "1 active", "it is an attack"
    play(match, "continue")
    assert asked(match) == ("free", "wotr.combat-card"), "from the second round on they may"
    play(match, "none", "continue", "none")
    assert asked(match) == ("shadow", "wotr.siege.extend")
    assert options(match) == ("cease", "reduce:sauron-elite")
    assert len(told(match, "wotr.combat-roll")) == 6


def test_grond_may_rest() -> None:
    match = played(
        "grond-hammer-of-the-underworld", GATES, WITH_HIM, combat_dice=[6, 1, 1, 1, 1, 1, 1, 1], combat_reroll=[1] * 3
    )
    play(match, "all", "cease")
    assert garrison(match, "minas_tirith") == {"gondor-regular": 2}
    assert free_peoples_act(match)


def test_a_companion_answers_grond() -> None:
    match = played("grond-hammer-of-the-underworld", GATES, WITH_HIM, "character boromir: garrison minas_tirith")
    play(match, "all")
    assert asked(match) == ("free", "wotr.combat-card")
    assert "card:faramirs-rangers" in options(match)


def test_the_witch_king_is_with_grond() -> None:
    match = played("grond-hammer-of-the-underworld", GATES, WITH_HIM)
    play(match, "split", "count:2", "count:0", "count:0")
    attackers = told(match, "wotr.attack")[0]["attackers"]
    assert attackers == {"sauron-regular": 2, "witch_king": 1}


def test_grond_is_of_no_use_to_those_who_are_not_at_war() -> None:
    match = played("grond-hammer-of-the-underworld", GATES, WITH_HIM, "nation sauron: 1 active")
    assert free_peoples_act(match)
    assert not told(match, "wotr.attack")


# -- 21: The Palantír of Orthanc

SARUMAN = "character saruman: orthanc\nnation isengard: at-war"


@pytest.mark.parametrize("card", ["the-palantir-of-orthanc", "wormtongue"])
def test_sarumans_cards_need_saruman(card: str) -> None:
    assert why_unplayable(card) == "wotr-why-saruman-absent"
    assert playable(card, SARUMAN)


def test_the_palantir_draws_after_an_event() -> None:
    match = shadow_to_act(
        SARUMAN,
        "dice shadow: event\ndice free: muster muster\ntable: the-palantir-of-orthanc\nhand shadow: shelobs-lair",
    )
    play(match, "die:event", "card:shelobs-lair")
    assert asked(match) == ("shadow", "wotr.card.palantir")
    play(match, "draw:strategy")
    assert [BASE.cards[card].deck for card in hand_of(match, "shadow")] == [1]
    assert free_peoples_act(match)


def test_the_palantir_draws_for_event_dice_only() -> None:
    match = played("shelobs-lair", SARUMAN, "table: the-palantir-of-orthanc")
    assert free_peoples_act(match)
    match = shadow_to_act(SARUMAN, "dice shadow: event\ndice free: muster muster\ntable: the-palantir-of-orthanc")
    play(match, "die:event", "draw:character")
    assert free_peoples_act(match), "drawing a card is no event"


@pytest.mark.parametrize(("empty", "drawn"), [((0,), 1), ((1,), 0), ((0, 1), None)])
def test_the_palantir_draws_what_there_is(empty: tuple[int, ...], drawn: int | None) -> None:
    cards = [card for deck in empty for card in deck_of(SHADOW, deck)]
    gone = " ".join(card for card in cards if card not in ("shelobs-lair", "the-palantir-of-orthanc"))
    lines = "dice shadow: event\ndice free: muster muster\ntable: the-palantir-of-orthanc\nhand shadow: shelobs-lair"
    match = shadow_to_act(SARUMAN, lines, f"discards shadow: {gone}")
    play(match, "die:event", "card:shelobs-lair")
    assert free_peoples_act(match)
    assert [BASE.cards[card].deck for card in hand_of(match, "shadow")] == ([] if drawn is None else [drawn])


def test_the_palantir_does_not_draw_for_itself() -> None:
    match = shadow_to_act(SARUMAN, "dice shadow: event\ndice free: muster muster\nhand shadow: the-palantir-of-orthanc")
    play(match, "die:event", "card:the-palantir-of-orthanc")
    assert free_peoples_act(match)
    assert hand_of(match, "shadow") == []


def test_the_palantir_is_dark_without_saruman() -> None:
    match = shadow_to_act(
        "character saruman: eliminated\ndice shadow: event\ndice free: muster muster",
        "table: the-palantir-of-orthanc\nhand shadow: shelobs-lair",
    )
    play(match, "die:event", "card:shelobs-lair")
    assert free_peoples_act(match)
    assert match.state.table == [], "and leaves the table"


def test_a_will_of_the_west_ends_the_palantir() -> None:
    match = shadow_to_act(
        SARUMAN, "acting: free\ndice free: will_of_the_west\ndice shadow: event event\ntable: the-palantir-of-orthanc"
    )
    play(match, "die:will_of_the_west", "discard:the-palantir-of-orthanc")
    assert match.state.table == []
    assert discards_of(match, "shadow") == ["the-palantir-of-orthanc"]
    assert match.view(None)["rings"] == {"free": 3, "shadow": 0}
    assert asked(match)[0] == "shadow", "that was the action"


def test_any_die_and_an_elven_ring_end_the_palantir() -> None:
    match = shadow_to_act(
        SARUMAN, "acting: free\ndice free: muster\ndice shadow: event event\ntable: the-palantir-of-orthanc"
    )
    play(match, "die:muster", "discard:the-palantir-of-orthanc")
    assert match.state.table == []
    assert match.view(None)["rings"] == {"free": 2, "shadow": 1}
    assert match.state.ring_used == [True, False]


def test_a_second_elven_ring_does_not() -> None:
    match = shadow_to_act(
        SARUMAN,
        "acting: free\ndice free: muster\ndice shadow: event event\ntable: the-palantir-of-orthanc\nring used: free",
    )
    play(match, "die:muster")
    assert reason(match, "discard:the-palantir-of-orthanc") == "wotr-why-ring-used"


def test_what_is_not_there_need_not_be_discarded() -> None:
    match = shadow_to_act("acting: free\ndice free: will_of_the_west\ndice shadow: event event")
    play(match, "die:will_of_the_west")
    assert reason(match, "discard:the-palantir-of-orthanc") == "wotr-why-not-on-table"


# -- 22: Wormtongue


def shadow_attacks(*way: str, position: str = "") -> War:
    match = shadow_to_act(SARUMAN, "dice shadow: army\ndice free: muster muster\ntable: wormtongue", position)
    return play(match, "die:army", "attack", *way, "all")


def test_wormtongue_hides_an_invasion() -> None:
    match = shadow_to_act(
        SARUMAN, "dice shadow: army\ndice free: muster muster\ntable: wormtongue\narmy fangorn: isengard 1/0"
    )
    play(match, "die:army", "move-armies", "fangorn", "westemnet", "done")
    assert holder(match, "westemnet") == "shadow"
    assert nation(match, "rohan") == "2 passive", "only its counter moves"
    assert match.state.table == ["wormtongue"]


def test_wormtongue_hides_a_battle_at_the_fords() -> None:
    match = shadow_attacks()
    assert nation(match, "rohan") == "2 passive"
    assert match.state.table == ["wormtongue"]


def test_wormtongue_cannot_hide_an_attack_on_edoras() -> None:
    match = shadow_attacks("westemnet", "edoras", position="army westemnet: isengard 2/0\ncontrol westemnet: shadow")
    assert nation(match, "rohan") == "2 active"
    assert match.state.table == []
    assert discards_of(match, "shadow") == ["wormtongue"]


def test_wormtongue_keeps_only_rohan_asleep() -> None:
    match = shadow_to_act(
        SARUMAN,
        "dice shadow: muster\ndice free: muster muster\ntable: wormtongue\nnation sauron: at-war\nnation elves: at-war",
    )
    play(match, "die:muster", "bring:witch_king", "moria")
    assert nation(match, "rohan") == "3 passive"
    assert nation(match, "gondor") == "2 active"
    assert match.state.table == ["wormtongue"]


@pytest.mark.parametrize(
    ("companion", "region", "wakes"),
    [("gandalf_the_grey", "edoras", True), ("gimli", "edoras", False), ("peregrin", "helms_deep", True)],
)
def test_a_companion_sees_through_wormtongue(companion: str, region: str, wakes: bool) -> None:
    lines = "acting: free\ndice free: character\ndice shadow: muster muster\ntable: wormtongue"
    match = shadow_to_act(SARUMAN, lines, f"character {companion}: westemnet")
    play(match, "die:character", "move-companions", f"character:{companion}", region)
    assert nation(match, "rohan") == ("3 active" if wakes else "3 passive")
    assert match.state.table == ([] if wakes else ["wormtongue"])


def test_the_fellowship_sees_through_wormtongue() -> None:
    match = shadow_to_act(SARUMAN, "phase: fellowship\nfellowship: westemnet, progress 1\ntable: wormtongue")
    play(match, "helms_deep")
    assert nation(match, "rohan") == "3 active"
    assert match.state.table == []


def test_wormtongue_falls_with_saruman() -> None:
    match = shadow_to_act(
        "character saruman: eliminated\nnation isengard: at-war\ndice shadow: army\ndice free: muster muster",
        "table: wormtongue\narmy fangorn: isengard 1/0",
    )
    play(match, "die:army", "move-armies", "fangorn", "westemnet", "done")
    assert nation(match, "rohan") == "2 active"
    assert match.state.table == []


@pytest.mark.parametrize(
    "ending", ["character saruman: eliminated", "nation rohan: 2 active\ncharacter saruman: orthanc"]
)
def test_wormtongue_has_nothing_left_to_whisper(ending: str) -> None:
    match = shadow_to_act(ending, "dice shadow: army\ndice free: muster muster\ntable: wormtongue")
    play(match, "die:army", "waste")
    assert match.state.table == []


# -- 23: The Ringwraiths Are Abroad

WAR = "nation sauron: at-war"


def test_the_ringwraiths_bring_their_armies_along() -> None:
    match = played("the-ringwraiths-are-abroad", WAR)
    play(match, "barad_dur", "nurn", "done")
    assert asked(match) == ("shadow", "wotr.card.lead-armies")
    play(match, "move-armies")
    assert "gorgoroth" not in options(match), "no Nazgûl there"
    play(match, "nurn", "all", "minas_morgul", "south_ithilien", "split", "count:2")
    assert free_peoples_act(match), "two armies at most"
    assert army(match, "gorgoroth") == {"sauron-regular": 5, "nazgul": 1}, "one that flew goes on with its army"
    assert army(match, "south_ithilien") == {"sauron-regular": 2, "nazgul": 1}
    assert army(match, "minas_morgul") == {"sauron-regular": 3}


def test_the_ringwraiths_lead_an_attack() -> None:
    match = played(
        "the-ringwraiths-are-abroad", WAR, "army north_ithilien: sauron 3/0", combat_dice=[1] * 3, combat_reroll=[1]
    )
    play(match, "morannon", "north_ithilien", "done", "attack", "split", "count:1", "cease")
    assert told(match, "wotr.attack")[0]["attackers"] == {"sauron-regular": 1, "nazgul": 1}
    assert free_peoples_act(match)


def test_only_armies_with_ringwraiths_attack() -> None:
    match = played("the-ringwraiths-are-abroad", WAR, "army north_ithilien: sauron 3/0")
    play(match, "done")
    assert options(match) == ("none", "move-armies"), "no army with a Nazgûl is beside an enemy"


def test_the_ringwraiths_may_stay_at_home() -> None:
    match = played("the-ringwraiths-are-abroad", WAR)
    play(match, "done", "none")
    assert free_peoples_act(match)


# -- 24: The Black Captain Commands

CAPTAIN = "nation sauron: at-war\ncharacter witch_king: minas_morgul"


def test_the_black_captain_must_have_come() -> None:
    assert why_unplayable("the-black-captain-commands") == "wotr-why-witch-king-absent"
    assert playable("the-black-captain-commands", CAPTAIN)


def test_the_black_captain_calls_nazgul_and_marches() -> None:
    match = played("the-black-captain-commands", CAPTAIN)
    play(match, "recruit")
    assert army(match, "minas_morgul") == {"sauron-regular": 5, "nazgul": 3, "witch_king": 1}
    play(match, "move-armies")
    assert asked(match)[1] == "wotr.move.to", "only his army moves"
    play(match, "south_ithilien", "split", "count:1", "count:0")
    assert army(match, "south_ithilien") == {"sauron-regular": 1, "witch_king": 1}
    assert free_peoples_act(match)


def test_the_black_captain_calls_as_many_as_there_are() -> None:
    match = played("the-black-captain-commands", CAPTAIN, "army nurn: sauron 2/0, nazgul 3")
    play(match, "recruit", "none")
    assert army(match, "minas_morgul")["nazgul"] == 2


def test_the_black_captain_flies_to_another_army() -> None:
    match = played(
        "the-black-captain-commands", CAPTAIN, "army south_ithilien: southrons 2/0\nnation southrons: at-war"
    )
    play(match, "move-minions", "character:witch_king", "south_ithilien", "done", "attack")
    assert asked(match)[1] == "wotr.attack.force", "only his army attacks"
    play(match, "all")
    assert told(match, "wotr.attack")[0]["attackers"] == {"southrons-regular": 2, "witch_king": 1}


def test_the_black_captain_calls_nobody_into_the_midst_of_enemies() -> None:
    match = played("the-black-captain-commands", "nation sauron: at-war\ncharacter witch_king: osgiliath")
    assert options(match) == ("none", "move-minions")
    play(match, "none")
    assert free_peoples_act(match), "he is with no army"
