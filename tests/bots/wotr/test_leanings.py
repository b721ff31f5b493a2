"""Leanings: the steward's are what figures are measured against, the veteran's are others for the same rules."""

from __future__ import annotations

import tomllib
from dataclasses import fields, replace
from hashlib import blake2b
from math import isfinite
from typing import Any

import numpy as np
import pytest

import westmarch
from tests.bots.wotr.test_whole_games import whole_game
from tests.scripts import script
from tests.story import play
from tests.wotr.helpers import free_with, position
from westmarch import bots
from westmarch.bots.sage import Level
from westmarch.bots.worlds import imagining, world_of
from westmarch.bots.wotr.leanings import STEWARD, Leanings, tuned
from westmarch.bots.wotr.sage import OF_FREE_AT_PLAY, OF_SHADOW, DeepWarSage, WarSage
from westmarch.bots.wotr.steward import Steward
from westmarch.bots.wotr.veteran import Veteran
from westmarch.core.match import Match
from westmarch.lab.simulate import choose

# What two stewards answered in whole matches before their leanings were data. A steward who plays otherwise, by another
# rule of the game or of thumb, makes every figure against it untrue that was measured before (docs/players.md).
ANSWERED = {5000: "efb3a0819f30d708", 5001: "8660da61fb3ddfae"}


def answered(seed: int) -> str:
    match = westmarch.new_match("wotr", 2, seed)
    players = {seat: bots.make("wotr", "steward", bots.seat_seed(seed, seat)) for seat in match.seats}
    tokens = []
    while match.decision is not None:
        tokens.append(choose(players[match.decision.seat], match, match.decision))
        match.push(tokens[-1])
    return blake2b(" ".join(tokens).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("seed", sorted(ANSWERED))
def test_the_steward_answers_as_ever(seed: int) -> None:
    assert answered(seed) == ANSWERED[seed]


def veteran(side: int, **leanings: float) -> Veteran:
    pair = list(STEWARD)
    pair[side] = replace(STEWARD[side], **leanings)
    return Veteran(1, (pair[0], pair[1]))


def answer(match: Match[Any], player: Steward) -> str:
    assert match.decision is not None
    return choose(player, match, match.decision)


def test_who_leans_to_the_ring_goes_on_with_it() -> None:
    match = free_with("character muster", "nation gondor: at-war", "army osgiliath: gondor 3/0/0")
    eager, idle = veteran(0, step=60.0), veteran(0, step=-60.0)
    for player, token in ((eager, "move-fellowship"), (idle, "recruit")):
        player.choose(match.view("free"), match.decision)
        assert player.keep()["plan"]["token"] == token


def test_who_leans_to_the_hunt_gives_it_dice() -> None:
    match = position("phase: hunt-dice", "acting: shadow")
    numbers = [answer(match, veteran(1, hunt=wanted)) for wanted in (0.0, 2.0)]
    assert numbers == ["count:0", "count:2"]


def weighed(match: Match[Any], token: str, **leanings: float) -> float:
    """How much the Free Peoples with those leanings like an action."""
    assert match.decision is not None
    own = replace(STEWARD[0], **leanings)
    proposals = Veteran(1, (own, STEWARD[1])).proposals(match.seen("free"), match.decision)
    return max((each.liking for each in proposals if each.memory["plan"]["token"] == token), default=-99.0)


# What the veteran counts of a second step in Mordor: not its whole harm, only what it costs more than waiting.
BY_WHAT_WAITING_BRINGS = {"mordor_again_harm": 0.0, "mordor_again_ruin": 0.0, "mordor_again_more": 1.0}
GONE_ON = "fellowship: mordor 2, corruption 6\nacted in mordor: yes"


@pytest.mark.parametrize(("dice", "better"), [(1, True), (6, False)])
def test_a_second_step_in_mordor_is_made_while_few_dice_watch(dice: int, better: bool) -> None:
    match = free_with("character muster", GONE_ON, f"hunt box: free 1, shadow {dice}")
    usual = weighed(match, "move-fellowship")
    assert (weighed(match, "move-fellowship", **BY_WHAT_WAITING_BRINGS) > usual) is better


LOST = ("minas_tirith", "dol_amroth", "helms_deep", "lorien", "woodland_realm")


def test_once_the_shadow_has_won_by_force_only_the_ring_counts() -> None:
    lost = [f"control {each}: shadow\narmy {each}: none" for each in LOST]
    match = free_with("character muster", GONE_ON, "hunt box: free 2, shadow 6", *lost)
    usual = weighed(match, "move-fellowship")
    assert weighed(match, "move-fellowship", mordor_doom=200.0) > usual + 100
    others = free_with("character muster", GONE_ON, "hunt box: free 2, shadow 6", *lost[1:])
    assert weighed(others, "move-fellowship", mordor_doom=200.0) == weighed(others, "move-fellowship")


TREEBEARD = "card:the-ents-awake-treebeard"
WHITE = "character gandalf_the_grey: eliminated\ncharacter saruman: orthanc"


def test_gandalf_the_white_comes_to_fangorn_for_the_ents() -> None:
    for hand, place in (("the-ents-awake-treebeard", "fangorn"), ("gwaihir-the-windlord", "lorien")):
        match = free_with("will_of_the_west muster", WHITE, f"hand free: {hand}")
        play(match, "die:will_of_the_west", "bring:gandalf_the_white")
        assert answer(match, veteran(0, ents=20.0)) == place


def test_a_card_of_the_ents_is_worth_more_with_another_to_follow() -> None:
    there = f"{WHITE}\ncharacter gandalf_the_white: fangorn\narmy orthanc: isengard 4/0"
    worths = []
    for hand in ("the-ents-awake-treebeard", "the-ents-awake-treebeard elven-cloaks"):
        match = free_with("event muster", there, f"hand free: {hand}")
        worths.append(weighed(match, TREEBEARD, ents_more=1.0) - weighed(match, TREEBEARD))
    assert worths[0] == 0 < worths[1]


def test_who_hopes_for_the_ents_draws_cards_about_people() -> None:
    there = f"{WHITE}\ncharacter gandalf_the_white: fangorn\nturn: 4"
    match = free_with("event muster", there, "hand free: swords-in-eriador")
    assert weighed(match, "draw:character") == -99.0
    assert weighed(match, "draw:character", draw_ents=3.0) > 0


def test_a_single_place_nation_or_card_may_be_dearer_than_others() -> None:
    match = free_with("muster character", "nation gondor: at-war", "nation rohan: at-war")
    assert recruits(match, places={"pelargir": 20.0})[0] == "pelargir"
    assert recruits(match, places={"helms_deep": 20.0})[0] == "helms_deep"
    match = free_with("muster character")
    usual = weighed(match, "diplomacy")
    assert weighed(match, "diplomacy", nations={"dwarves": 40.0}) > usual + 30
    match = free_with("event muster", "hand free: elven-cloaks wizards-staff")
    for card, other in (("elven-cloaks", "wizards-staff"), ("wizards-staff", "elven-cloaks")):
        liked = weighed(match, f"card:{card}", cards={card: 5.0})
        assert liked == pytest.approx(weighed(match, f"card:{card}") + 5.0)
        assert weighed(match, f"card:{other}", cards={card: 5.0}) == weighed(match, f"card:{other}")


def recruits(match: Match[Any], **leanings: Any) -> list[str]:
    """Where the Free Peoples with those leanings would recruit, the best place first."""
    assert match.decision is not None
    own = replace(STEWARD[0], **leanings)
    proposals = Veteran(1, (own, STEWARD[1])).proposals(match.seen("free"), match.decision)
    plans = [each.memory["plan"] for each in proposals if each.memory["plan"]["token"] == "recruit"]
    return [place for plan in plans for kind, places in plan["answers"].items() if "region" in kind for place in places]


def test_a_card_that_cannot_be_played_is_not_liked_for_itself() -> None:
    match = free_with("event muster", "hand free: mirror-of-galadriel elven-cloaks")
    assert weighed(match, "card:mirror-of-galadriel", cards={"mirror-of-galadriel": 50.0}) == -99.0


def test_the_veterans_leanings_are_leanings() -> None:
    names = {field.name for field in fields(Leanings)} - {"places", "nations", "cards"}
    for found, usual in zip(tuned(), STEWARD):
        assert found != usual
        assert all(isfinite(getattr(found, name)) for name in names)


def test_veterans_play_to_the_end_and_say_why() -> None:
    match, said = whole_game(11, Veteran(11), Veteran(12))
    assert match.result is not None
    assert len(set(said)) > 50


@pytest.mark.parametrize("kind", [WarSage, DeepWarSage])
def test_the_sage_thinks_on_each_side_as_much_as_it_should(kind: type[WarSage]) -> None:
    player = kind(1)
    assert player.level_of("free") == kind.level
    assert player.level_of("shadow") == player.level_of("saruman") == OF_SHADOW[kind.level]
    player.level = Level(candidates=2)
    assert player.level_of("free") == player.level_of("shadow") == player.level
    assert player.level_to_play("free") == player.level_to_play("shadow") == player.level


def test_the_free_peoples_play_quickly_and_tell_as_much_as_ever() -> None:
    player = WarSage(1)
    assert player.level_to_play("shadow") == player.level_of("shadow")
    match = westmarch.new_match("wotr", 2, 5)
    tried = []
    for _ in range(400):
        decision = match.decision
        assert decision is not None
        if decision.seat == "free" and decision.kind == "wotr.action":
            seen, imagine = match.seen("free"), imagining(world_of(match, "free", 1), "free")
            assert imagine is not None
            player.choose(seen, decision, imagine)
            tried.append(max(len(each.chances) for each in player.weighed))
            tried.append(max(len(each.chances) for each in player.weigh(seen, decision, imagine)))
            break
        match.push(decision.options[0])
    assert tried == [sum(OF_FREE_AT_PLAY[WarSage.level].worlds), sum(WarSage.level.worlds)]


# -- looking for them


def test_a_search_follows_what_wins_and_hardly_what_chance_does(tmp_path: Any) -> None:
    search = script("tools/leanings.py")
    state = search.State(tmp_path)
    gains = {side: np.full(len(names), 0.001) for side, names in enumerate(search.NAMES)}
    gains[0][search.NAMES[0].index("step")] = 0.05
    state.follow(gains, chance=0.01)
    moved = dict(zip(search.NAMES[0], state.at[0]))
    assert moved["step"] > 0.3
    assert 0 < moved["loss"] < 0.001 * moved["step"]
    assert search.leaning(0, "step", moved["step"]) > STEWARD[0].step
    assert search.leaning(0, "step", 0.0) == STEWARD[0].step


def test_a_search_goes_on_where_it_stood(tmp_path: Any) -> None:
    search = script("tools/leanings.py")
    state = search.State(tmp_path)
    state.follow({side: np.full(len(names), 0.02) for side, names in enumerate(search.NAMES)}, chance=0.01)
    state.save()
    again = search.State(tmp_path)
    assert again.round == 1
    assert all(np.array_equal(mine, theirs) for mine, theirs in zip(again.at + again.way, state.at + state.way))


def test_sifting_takes_something_off_every_shift() -> None:
    search = script("tools/leanings.py")
    assert search.sifted(np.array([-2.0, 0.3, 1.0]), (2.0, 0.5)).tolist() == [-3.0, 0.0, 1.0]


def test_the_same_match_of_a_search_ends_alike() -> None:
    search = script("tools/leanings.py")
    at = [[0.0] * len(names) for names in search.NAMES]
    assert search.play_one(5, 0, at, True) == search.play_one(5, 0, at, True)


def test_a_search_begins_with_the_leanings_of_the_package(tmp_path: Any) -> None:
    search = script("tools/leanings.py")
    state = search.State(tmp_path)
    state.start_with(tuned())
    for side, names in enumerate(search.NAMES):
        found = [search.leaning(side, name, shift) for name, shift in zip(names, state.mean[side])]
        assert found == pytest.approx([search.value_of(tuned()[side], name) for name in names])
    for name, value in (("ents", 20.0), ("cards.athelas", 3.0), ("places.dale", 1.5)):
        state.put(0, name, value)
    kept = tomllib.loads(search.written(state))
    assert kept["free"]["ents"] == 20
    assert kept["free"]["cards"] == {"athelas": 3}
    assert kept["free"]["places"] == {"dale": 1.5}
    assert "cards" not in kept["shadow"]


def test_one_side_learns_from_opposite_shifts(tmp_path: Any) -> None:
    search = script("tools/leanings.py")
    state = search.State(tmp_path)
    state.follow({0: np.full(len(search.NAMES[0]), 0.02)}, chance=0.01)
    assert state.at[0].any()
    assert not state.at[1].any()
    task = (5, 1, 0, [[0.0] * len(names) for names in search.NAMES], 0.5)
    search.CHUNK = 1
    assert search.play_pairs(task) == search.play_pairs(task)
