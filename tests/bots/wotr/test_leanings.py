"""Leanings: the steward's are what figures are measured against, the veteran's are others for the same rules."""

from __future__ import annotations

from dataclasses import fields, replace
from hashlib import blake2b
from math import isfinite
from typing import Any

import numpy as np
import pytest

import westmarch
from tests.bots.wotr.test_whole_games import whole_game
from tests.scripts import script
from tests.wotr.helpers import free_with, position
from westmarch import bots
from westmarch.bots.sage import Level
from westmarch.bots.wotr.leanings import STEWARD, Leanings, tuned
from westmarch.bots.wotr.sage import OF_SHADOW, DeepWarSage, WarSage
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


def test_the_veterans_leanings_are_leanings() -> None:
    names = {field.name for field in fields(Leanings)}
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


# -- looking for them


def test_a_search_follows_what_wins_and_hardly_what_chance_does(tmp_path: Any) -> None:
    search = script("tools/leanings.py")
    state = search.State(tmp_path)
    gains = [np.full(len(names), 0.001) for names in search.NAMES]
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
    state.follow([np.full(len(names), 0.02) for names in search.NAMES], chance=0.01)
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
