"""Random matches with Lords of Middle-earth keep what every game promises."""

from __future__ import annotations

import os
import random

import pytest

from tests.conformance import promises
from tests.wotr import invariants
from tests.wotr.helpers import FOUR, THREE
from tests.wotr.lome.helpers import new_match, position
from westmarch import games
from westmarch.games.wotr.state import War

GAMES = int(os.environ.get("WESTMARCH_SOAK_GAMES", "3"))


@pytest.fixture(autouse=True)
def _expansion(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts of matches are read by the game that has the expansion."""
    monkeypatch.setitem(games.PACKAGES, "wotr", "westmarch.games.wotr.lome")


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(GAMES // 3))
def test_random_matches(seed: int) -> None:
    """With two, three and four players by turns, and the Council in every second match."""
    _play(new_match(seats=(2, 3, 4)[seed % 3], seed=seed, council=seed % 2 == 1), random.Random(seed))


# Much of the expansion at once: random matches seldom come so far by themselves.
CROWDED = """
    turn: 4
    nation sauron: at-war
    nation elves: at-war
    nation gondor: at-war
    character smeagol: fellowship
    character lord_elrond: rivendell
    character lady_galadriel: lorien
    character balrog_of_moria: moria
    version balrog_of_moria: balrog_active
    character gothmog: gorgoroth
    character witch_king: gorgoroth
    version witch_king: witch_king_chief_of_the_ringwraiths
    character mouth_of_sauron: barad_dur
    version mouth_of_sauron: mouth_of_sauron_black_numenorean
    table: we-wont-go-back the-lore-of-the-elven-rings the-gates-are-closed captain-of-despair mithril-coat-and-sting
    special tiles: smeagol_3 smeagol_4
    discards free: you-know-the-way-there
    tiles drawn: std_3_1 std_3_2 std_2_1 std_1_1 std_0r_1 std_0r_2
    fellowship: hollin, progress 2, corruption 2
    special dice: vilya nenya balrog gothmog
    phase: fellowship
"""


@pytest.mark.soak
@pytest.mark.parametrize("seats", ["free shadow", THREE, FOUR], ids=["two", "three", "four"])
@pytest.mark.parametrize("seed", range(GAMES // 3))
def test_random_matches_from_a_crowded_table(seed: int, seats: str) -> None:
    _play(position(CROWDED, seats=seats), random.Random(seed))


def _play(match: War, rng: random.Random) -> None:
    step = match.checkpoint
    while match.decision is not None:
        decision = match.decision
        assert len(decision.options) > 1 or decision.secret, decision
        assert match.game.vocabulary.issuperset(decision.options), decision
        if match.checkpoint is not step and rng.random() < 0.1:
            invariants.check(match.checkpoint.state)
        step = match.checkpoint
        if rng.random() < 0.002:
            promises.keeps_its_word(match, rng)
            promises.imagined_looks_the_same(match, rng)
            promises.imagined_stays_imagined(match, rng)
        match.push(rng.choice(decision.options))
    assert match.result is not None
