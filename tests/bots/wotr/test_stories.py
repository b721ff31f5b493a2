"""What the steward does in situations where there is a right thing to do."""

from __future__ import annotations

import pytest

from tests.story import play
from tests.wotr.helpers import army, company, free_with, position
from westmarch.bots.wotr.steward import Steward
from westmarch.core.match import Match

SEEDS = (1, 2, 3, 4, 5)


def answer(match: Match, seed: int = 1) -> str:
    """What the steward says to the pending decision."""
    decision = match.decision
    assert decision is not None
    return Steward(seed).choose(match.view(decision.seat), decision)


def act(match: Match, seed: int = 1) -> list[str]:
    """The answers of a whole action: until somebody else is asked, or the next die is."""
    steward = Steward(seed)
    given: list[str] = []
    assert match.decision is not None
    seat = match.decision.seat
    while match.decision is not None and match.decision.seat == seat:
        if match.decision.kind == "wotr.action" and any(token.startswith("die:") for token in given):
            break
        token = steward.choose(match.view(seat), match.decision)
        given.append(token)
        match.push(token)
    return given


def say(match: Match, seed: int = 1) -> str:
    steward = Steward(seed)
    assert match.decision is not None
    steward.choose(match.view(match.decision.seat), match.decision)
    return str(steward.why)


# -- the Ring


@pytest.mark.parametrize("seed", SEEDS)
def test_the_fellowship_goes_on_while_nobody_hunts_it(seed: int) -> None:
    match = position("dice free: character\ndice shadow: event event")
    assert act(match, seed) == ["die:character", "move-fellowship"]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_revealed_fellowship_hides(seed: int) -> None:
    match = free_with(
        "character event",
        "fellowship: hollin, revealed, corruption 2\nguide: boromir",
        "character strider: eliminated\ncharacter gandalf_the_grey: eliminated",
    )
    assert act(match, seed)[:2] == ["die:character", "hide-fellowship"]


def test_strider_hides_it_with_a_die_that_is_good_for_nothing_else() -> None:
    match = free_with(
        "character event", "guide: strider\nfellowship: hollin, revealed\ncharacter gandalf_the_grey: eliminated"
    )
    assert act(match)[:2] == ["die:event", "hide-fellowship"]


def test_a_heavily_hunted_fellowship_waits_if_the_shadow_achieves_nothing() -> None:
    match = free_with("character event", "hunt box: free 2, shadow 5\nfellowship: hollin, progress 1, corruption 7")
    assert "move-fellowship" not in act(match)


def test_it_enters_mordor_when_it_has_come_to_the_gates() -> None:
    match = position("phase: fellowship", "fellowship: dagorlad, progress 2, corruption 3")
    gate = answer(match)
    assert gate in ("morannon", "minas_morgul")
    play(match, gate)
    assert answer(match) == "enter-mordor"


def test_it_stays_out_of_mordor_while_it_is_weak_and_the_shadow_asleep() -> None:
    weak = (
        "phase: fellowship",
        "fellowship: morannon, corruption 6",
        company(),
        "character gollum: fellowship\nguide: gollum",
    )
    assert answer(position(*weak)) != "enter-mordor"
    fallen = (f"army {each}: none\ncontrol {each}: shadow" for each in ("minas_tirith", "dol_amroth", "lorien"))
    assert answer(position(*weak, "turn: 9", *fallen)) == "enter-mordor"


def test_the_ring_bearers_rest_in_a_haven_while_they_are_weary_and_there_is_time() -> None:
    match = position(
        "phase: fellowship",
        "fellowship: lorien, corruption 9",
        company(),
        "character gollum: fellowship\nguide: gollum",
    )
    assert answer(match) == "lorien"
    assert "Lórien" in say(match)


def test_in_mordor_it_walks_every_turn() -> None:
    match = position(
        "dice free: character event muster\ndice shadow: event event event event",
        "hunt box: free 0, shadow 4\nfellowship: mordor 2, corruption 8",
    )
    assert act(match)[:2] == ["die:character", "move-fellowship"]


def test_in_mordor_companions_fall_before_the_ring_bearers() -> None:
    lines = "hunt box: free 0, shadow 3\nfellowship: mordor 1, corruption 9"
    match = free_with("character event", lines, hunt_tile=["std_3_1"])
    play(match, "die:character", "move-fellowship")
    assert match.decision is not None
    assert match.decision.kind == "wotr.hunt.casualty"
    assert answer(match) in ("guide", "random")


def test_fresh_ring_bearers_bear_a_small_hurt_themselves() -> None:
    lines = "dice free: character event\ndice shadow: event event event"
    match = position(lines, "hunt box: free 0, shadow 1\nguide: strider", hunt_dice=[6], hunt_tile=["std_1_1"])
    play(match, "die:character", "move-fellowship")
    assert answer(match) == "use-ring"


def test_an_elven_ring_makes_the_die_that_mordor_asks_for() -> None:
    match = free_with("event muster", "fellowship: mordor 3, corruption 6")
    assert act(match)[0] == "elven-ring"
    assert "die:character" in act(free_with("event muster", "fellowship: mordor 3, corruption 6"))


# -- companions


def test_strider_leaves_for_gondor_when_it_is_in_reach() -> None:
    match = free_with("character", "fellowship: lorien, progress 2, revealed, corruption 1\nhunt box: free 3, shadow 5")
    given = act(match)
    assert "separate" in given or "hide-fellowship" in given


def test_aragorn_is_crowned_with_the_first_will_of_the_west() -> None:
    match = free_with("will_of_the_west character", "character strider: minas_tirith")
    assert act(match)[:2] == ["die:will_of_the_west", "bring:aragorn"]


# -- the Free Peoples at war


def test_too_few_withdraw_behind_their_walls() -> None:
    lines = "nation isengard: at-war active\narmy fords_of_isen: isengard 7/2\narmy orthanc: isengard 1/0"
    match = position("acting: shadow\ndice free: event\ndice shadow: army event", lines, "army helms_deep: rohan 2/1/0")
    play(match, "die:army", "attack", "all")
    assert match.decision is not None
    assert match.decision.kind == "wotr.withdraw"
    assert answer(match) == "withdraw"


def test_a_strong_garrison_fights_a_weak_enemy_before_its_gates() -> None:
    lines = "nation isengard: at-war active\narmy fords_of_isen: isengard 2/0\narmy orthanc: isengard 3/1"
    match = position("acting: shadow\ndice free: event\ndice shadow: army event", lines, "army helms_deep: rohan 4/2/1")
    play(match, "die:army", "attack", "all")
    assert answer(match) == "fight"


def test_a_beaten_army_in_the_open_retreats_to_friends() -> None:
    match = position(
        "acting: shadow\ndice free: event\ndice shadow: army event",
        "nation sauron: at-war active\narmy north_ithilien: sauron 8/1, nazgul 1\narmy osgiliath: gondor 3/0/0",
        combat_dice=[1, 1, 1, 1, 6, 1, 1, 1],
        combat_reroll=[1],
    )
    play(match, "die:army", "attack", "all")
    while match.decision is not None and match.decision.kind != "wotr.retreat":
        match.push(match.decision.options[0])
    assert answer(match) == "minas_tirith"


def test_with_more_than_five_units_a_common_soldier_falls_first() -> None:
    match = position(
        "acting: shadow\ndice free: event\ndice shadow: army event",
        "nation sauron: at-war active\narmy north_ithilien: sauron 5/2\narmy osgiliath: gondor 2/1/0",
        combat_dice=[1, 1, 1, 1, 1, 6, 1, 1],
    )
    play(match, "die:army", "attack", "all")
    while match.decision is not None and match.decision.kind != "wotr.casualties":
        match.push(match.decision.options[0])
    assert answer(match) == "lose:sauron-regular"


def test_with_few_units_an_elite_steps_down_and_the_dice_stay() -> None:
    match = position(
        "acting: shadow\ndice free: event\ndice shadow: army event",
        "nation sauron: at-war active\narmy north_ithilien: sauron 2/2\narmy osgiliath: gondor 2/1/0",
        combat_dice=[1, 1, 1, 1, 6, 1, 1],
    )
    play(match, "die:army", "attack", "all")
    while match.decision is not None and match.decision.kind != "wotr.casualties":
        match.push(match.decision.options[0])
    assert answer(match) == "reduce:sauron-elite"


def test_the_free_peoples_take_an_open_stronghold_that_wins_the_war() -> None:
    match = position(
        "dice free: muster_army\ndice shadow: event event",
        "nation elves: at-war active\narmy dimrill_dale: elves 1/2/1\narmy lorien: elves 1/0/0\narmy moria: none",
        "control orthanc: free\narmy orthanc: rohan 2/0/0\nnation rohan: at-war active\narmy helms_deep: none",
    )
    given = act(match)
    assert given[:4] == ["die:muster_army", "move-armies", "dimrill_dale", "moria"]


# -- the Shadow


@pytest.mark.parametrize("seed", SEEDS)
def test_the_shadow_goes_to_war_early(seed: int) -> None:
    match = position("acting: shadow\ndice free: event\ndice shadow: muster event event")
    given = act(match, seed)
    assert given[:3] == ["die:muster", "diplomacy", "nation:isengard"]


def test_saruman_comes_as_soon_as_he_can() -> None:
    match = position("acting: shadow\ndice free: event\ndice shadow: muster army", "nation isengard: at-war active")
    assert act(match)[:2] == ["die:muster", "bring:saruman"]


def test_the_witch_king_joins_an_army_that_is_near_its_goal() -> None:
    match = position(
        "acting: shadow\ndice free: event\ndice shadow: muster event",
        "nation sauron: at-war active\nnation isengard: at-war active\nnation gondor: at-war active",
        "character saruman: orthanc",
        "army osgiliath: sauron 6/2, nazgul 1\narmy minas_morgul: sauron 1/0\narmy barad_dur: none",
    )
    assert act(match)[:3] == ["die:muster", "bring:witch_king", "osgiliath"]


def test_a_great_host_storms_a_thin_garrison() -> None:
    match = position(
        "acting: shadow\ndice free: event\ndice shadow: army event",
        "nation sauron: at-war active\narmy minas_tirith: sauron 8/1, nazgul 2\ngarrison minas_tirith: gondor 2/0/0",
        "army minas_morgul: sauron 1/0\narmy osgiliath: none",
    )
    act(match)
    assert attacked(match) == ["minas_tirith"]


def attacked(match: Match) -> list[object]:
    """The regions that were attacked, as the match tells it."""
    return [event.params["region"] for event in match.events if event.kind == "wotr.attack"]


def test_no_army_storms_walls_it_cannot_break() -> None:
    match = position(
        "acting: shadow\ndice free: event\ndice shadow: army event",
        "nation sauron: at-war active\narmy minas_tirith: sauron 2/0\ngarrison minas_tirith: gondor 2/3/1",
        "army minas_morgul: sauron 1/0\narmy osgiliath: none",
    )
    act(match)
    assert attacked(match) == []


def test_a_siege_is_extended_to_finish_the_last_defender() -> None:
    match = position(
        "acting: shadow\ndice free: event\ndice shadow: army event",
        "nation sauron: at-war active\narmy minas_tirith: sauron 3/3, nazgul 2\ngarrison minas_tirith: gondor 2/0/0",
        "army minas_morgul: sauron 1/0\narmy osgiliath: none",
        combat_dice=[6, 1, 1, 1, 1, 1, 1],
        combat_reroll=[1, 1],
    )
    play(match, "die:army", "attack")
    while match.decision is not None and match.decision.kind != "wotr.siege.extend":
        match.push(match.decision.options[0])
    assert answer(match).startswith("reduce:")


def test_an_open_city_is_taken_in_passing() -> None:
    match = position(
        "acting: shadow\ndice free: event\ndice shadow: army event",
        "nation southrons: at-war active\narmy west_harondor: southrons 3/1",
        "army pelargir: none\narmy near_harad: none",
    )
    given = act(match)
    assert given[1:4] == ["move-armies", "west_harondor", "pelargir"]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_hunt_gets_dice_but_not_all_of_them(seed: int) -> None:
    match = position("phase: hunt-dice")
    assert answer(match, seed) in ("count:0", "count:1", "count:2")


def test_in_mordor_every_eye_counts() -> None:
    match = position("phase: hunt-dice", "fellowship: mordor 2, corruption 6")
    assert answer(match) == "count:3"


def test_the_shadow_keeps_a_garrison_where_an_enemy_is_near() -> None:
    match = position(
        "acting: shadow\ndice free: event\ndice shadow: army event",
        "nation sauron: at-war active\nnation elves: at-war active\nmap: empty",
        "army moria: sauron 6/0\narmy dimrill_dale: none\narmy lorien: elves 2/3/1\narmy rivendell: elves 2/3/1",
    )
    act(match)
    assert "sauron-regular" in army(match, "moria")


# -- words


def test_it_speaks_with_the_names_of_places_and_people() -> None:
    match = position("dice free: will_of_the_west event\ndice shadow: event", "character strider: minas_tirith")
    assert say(match) == "Aragorn comes: one more die in every turn."
