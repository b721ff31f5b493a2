"""Whole random games: what must always hold, and the promises of the core on this game."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

from tests.b5a.brawler import Brawler
from tests.b5a.helpers import GAME, Match5
from tests.b5a.invariants import check_checkpoint, check_invariants
from tests.story import load
from westmarch.core import notation
from westmarch.core.match import Match
from westmarch.games import find
from westmarch.games.b5a.facts.deck import CARD_IDS, EVENTS, IN_FREE_HAND

GAMES = int(os.environ.get("WESTMARCH_SOAK_GAMES", "8"))


def new(seed: int) -> Match5:
    return Match(GAME, GAME.set_up(2, {}), seed)


def snapshot(match: Match5) -> tuple[Any, ...]:
    decision = match.decision
    asked = None if decision is None else (decision.seat, decision.kind, decision.options, dict(decision.params))
    return match.position(), asked, [match.view(seat) for seat in ("free", "shadow", None)]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(GAMES))
def test_invariants_hold_through_a_whole_game(seed: int) -> None:
    match = new(seed)
    brawler = Brawler(seed)
    while match.decision is not None:
        check_invariants(match)
        assert set(match.decision.options) <= GAME.vocabulary
        assert len(set(match.decision.options)) == len(match.decision.options), match.decision
        node = match.checkpoint
        match.push(brawler.choose(match))
        if match.checkpoint is not node:
            check_checkpoint(match)
    check_invariants(match)
    assert match.result is not None
    assert match.result.reason in ("bolg", "beorn", "fate", "front-gate", "points")


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
def test_pop_clone_record_and_position_give_the_same_match(seed: int) -> None:
    match = new(seed)
    brawler = Brawler(seed)
    count = 0
    while match.decision is not None:
        before = snapshot(match)
        token = brawler.choose(match)
        if count % 7 == 0:
            twin = match.clone()
            assert snapshot(twin) == before
            match.push(token)
            twin.push(token)
            assert snapshot(twin) == snapshot(match)
            after = snapshot(match)
            assert match.pop() == token
            assert snapshot(match) == before
            again = load(match.position())
            assert snapshot(again) == before
            match.push(token)
            assert snapshot(match) == after
        else:
            match.push(token)
        count += 1
    again = notation.load(match.record(), notation.RECORD, find)
    assert snapshot(again) == snapshot(match)
    assert [event.kind for event in again.events] == [event.kind for event in match.events]
    assert load(match.position()).result is not None


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_views_are_plain_data_and_leak_no_hand(seed: int) -> None:
    match = new(100 + seed)
    brawler = Brawler(seed)
    seen_events = 0
    while match.decision is not None:
        state = match.state
        for side, seat in ((0, "free"), (1, "shadow"), (None, None)):
            text = json.dumps(match.view(seat))
            for other in (0, 1):
                if other == side:
                    continue
                for card in range(len(CARD_IDS)):
                    if state.cards[card] == IN_FREE_HAND + other:
                        assert f'"{CARD_IDS[card]}"' not in text
                        assert f'"card:{CARD_IDS[card]}"' not in text
        match.push(brawler.choose(match))
    for event in match.events:
        json.dumps(dict(event.params))
        seen_events += 1
    assert seen_events > 100
    assert EVENTS == 30
