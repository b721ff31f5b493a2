"""What a seat has seen, typed: the same as its view, made from either, and nothing that the seat can't know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.b5a.brawler import Brawler
from tests.b5a.helpers import GAME, Match5, plain_fight, position
from tests.story import play
from westmarch.core.match import Match
from westmarch.games.b5a.facts.board import AREA
from westmarch.games.b5a.facts.deck import BESIDE, CARD, FATE, IN_FREE_HAND
from westmarch.games.b5a.facts.pieces import FREE, SEATS, SHADOW, THORIN
from westmarch.games.b5a.seen import HIDDEN, SPECTATOR, Seen, SeenBattle
from westmarch.games.b5a.state import Group
from westmarch.games.b5a.text.view import read_view
from westmarch.games.b5a.war.armies import leadership, strength


def content(thing: object) -> Any:
    """All that is seen, as data that can be compared."""
    if isinstance(thing, (bytes, bytearray, list, tuple)):
        return [content(each) for each in thing]
    if not isinstance(thing, (Seen, SeenBattle, Group)):
        return thing
    names = [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]
    return {name: content(getattr(thing, name)) for name in names}


@pytest.mark.parametrize("seed", range(2))
def test_a_view_read_back_is_what_was_seen(seed: int) -> None:
    """All through a whole match, also in the middle of actions and combats, and for spectators."""
    match: Match5 = Match(GAME, GAME.set_up(2, {}), seed)
    brawler, rng = Brawler(seed), random.Random(seed)
    fights = moves = 0
    while match.decision is not None:
        for side, seat in ((FREE, "free"), (SHADOW, "shadow"), (SPECTATOR, None)):
            if rng.random() < 0.8:
                continue
            seen = Seen.of(match.state, side)
            view = json.loads(json.dumps(match.view(seat)))
            assert content(read_view(view)) == content(seen), match.decision
            fights += seen.battle is not None
            moves += bool(seen.moving)
        match.push(brawler.choose(match))
    assert fights
    assert moves


@pytest.mark.parametrize("seed", range(2))
def test_it_holds_nothing_that_the_seat_cannot_know(seed: int) -> None:
    """Dealt anew, all that is hidden leaves it as it was."""
    match: Match5 = Match(GAME, GAME.set_up(2, {}), seed)
    brawler, rng = Brawler(seed), random.Random(seed)
    while match.decision is not None:
        if rng.random() < 0.1:
            for seat in SEATS:
                imagined = match.imagine(seat, rng.getrandbits(64))
                assert content(imagined.seen(seat)) == content(match.seen(seat)), match.decision
        match.push(brawler.choose(match))


def test_cards_elsewhere_are_hidden_and_a_choice_in_combat_is() -> None:
    match = plain_fight("hand free: ev_05\nhand shadow: ev_12", combat_dice=[1] * 40)
    play(match, "manoeuvre=card:ev_12")
    own, other = Seen.of(match.state, SHADOW), Seen.of(match.state, FREE)
    assert own.battle is not None
    assert other.battle is not None
    assert own.battle.chosen == "card:ev_12"
    assert other.battle.chosen == ""
    assert other.battle.has_chosen == (False, True)
    assert own.cards[CARD["ev_12"]] == IN_FREE_HAND + SHADOW
    assert other.cards[CARD["ev_12"]] == HIDDEN
    assert own.cards[CARD["ev_05"]] == HIDDEN
    assert Seen.of(match.state, SPECTATOR).cards.count(HIDDEN) == len(CARD)


def test_it_does_not_change_with_the_match() -> None:
    match = position("army camp: lake_men 2\narmy bl_centre: orcs 2\nmover: shadow\ndice shadow: army 2\n")
    seen = match.seen("shadow")
    before = content(seen)
    brawler = Brawler(3)
    for _ in range(40):
        if match.decision is not None:
            match.push(brawler.choose(match))
    assert content(seen) == before
    assert content(match.seen("shadow")) != before


def test_strength_and_leadership_are_those_of_now() -> None:
    """They are worked out anew whenever something changes that they follow from."""
    state = position("army front_gate: dwarf_regulars 3\ncharacter thorin: front_gate").state
    gate = AREA["front_gate"]

    def looked() -> tuple[int, int]:
        seen = Seen.of(state, FREE)
        assert (seen.strength[gate], seen.leadership[gate]) == (
            strength(state, FREE, gate),
            leadership(state, FREE, gate),
        )
        return seen.strength[gate], seen.leadership[gate]

    power, lead = looked()
    state.fates[FATE["fate_07"]] = BESIDE
    assert looked() == (power + 2, lead + 2)
    state.command[gate] += 1
    assert looked() == (power + 2, lead + 3)
    state.where[THORIN] = AREA["camp"]
    assert looked()[1] < lead + 3
    assert looked()[0] == power
