"""A match whose dice and cards are entered is the same match as one in which they fall by chance."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest

import westmarch
from tests.conformance.promises import QUOTED, SECRETS
from westmarch.bots import worlds
from westmarch.core.chance import Chance
from westmarch.core.journal import Answer, Entered, Outcome
from westmarch.core.match import Match
from westmarch.core.table import FELL, TableChance, TableMatch
from westmarch.games.lcg.table import turning

# Dice fall and cards are drawn at the moment of drawing; The Card Game shuffles, which is a case of its own.
BLIND = [("wotr", 2, {}), ("wotr", 4, {"lome": True}), ("b5a", 2, {})]
SHUFFLED = [
    (1, {"scenario": "mirkwood"}),
    (2, {"scenario": "dol-guldur", "decks": ["leadership", "lore"]}),
    (2, {"scenario": "anduin", "decks": ["spirit", "tactics"]}),
]


def played_at_random(match: Match[Any], seed: int) -> None:
    rng = random.Random(seed)
    while match.decision is not None:
        options = list(match.decision.options)
        rng.shuffle(options)
        for token in options:
            try:
                match.push(token)
                break
            except westmarch.IllegalAction:
                # The one who draws can't know that it is in somebody else's hand; the program does.
                assert match.decision.kind == FELL


def played_well(match: Match[Any], seed: int) -> None:
    """Cards fall at random, but somebody plays who gets far enough for all kinds of them."""
    bots = {seat: westmarch.bot(match.game.key, westmarch.players(match.game.key)[-1], seed) for seat in match.seats}
    rng = random.Random(seed)
    while match.decision is not None:
        decision = match.decision
        fell = decision.kind == FELL
        match.push(
            rng.choice(decision.options) if fell else bots[decision.seat].choose(match.view(decision.seat), decision)
        )


def entered(like: Match[Any]) -> TableMatch[Any]:
    """A match at a real table where the same is answered and falls as in that one."""
    match = westmarch.new_match(like.game.key, len(like.seats), seed=3, options=like.setup.options, table=True)
    assert isinstance(match, TableMatch)
    answers = iter([entry.token for entry in like.journal if isinstance(entry, Answer)])
    fallen = iter([entry for entry in like.journal if isinstance(entry, Outcome)])
    known = 0
    while match.decision is not None:
        if match.decision.kind != FELL:
            match.push(next(answers))
            continue
        wanted = match._wanted
        assert wanted is not None
        told = [entry for entry in match.journal if isinstance(entry, Outcome)]
        while known < len(told):
            same = next(fallen)
            assert (same.name, same.values) == (told[known].name, told[known].values)
            known += 1
        outcome = next(fallen)
        known += 1
        assert outcome.name == wanted.name
        for value in outcome.values:
            match.push(value)
    return match


def without_marks(record: str) -> list[str]:
    """What a record tells, but for the seed and for where its dice come from."""
    lines = [line for line in record.splitlines() if not line.startswith(("seed:", "dice:"))]
    return [line.replace("!", "") if line.startswith("~") else line for line in lines]


@pytest.mark.parametrize(("game", "seats", "options"), BLIND)
def test_entered_dice_and_cards_give_the_same_record(game: str, seats: int, options: dict[str, Any]) -> None:
    chance = westmarch.new_match(game, seats, seed=11, options=options)
    played_at_random(chance, 11)
    table = entered(chance)
    assert without_marks(table.record()) == without_marks(chance.record())
    assert table.events == chance.events
    assert all(table.view(seat) == chance.view(seat) for seat in (*table.seats, None))


@pytest.mark.parametrize(("game", "seats", "options"), [*BLIND, *(("lcg", *each) for each in SHUFFLED)])
def test_a_match_at_a_real_table_is_saved_copied_and_undone(game: str, seats: int, options: dict[str, Any]) -> None:
    match = westmarch.new_match(game, seats, seed=5, options=options, table=True)
    rng = random.Random(5)
    asked = 0
    while match.decision is not None and asked < 10:
        fell = match.decision.kind == FELL
        asked += fell
        if fell or rng.random() < 0.05:
            keeps_its_word(match)
        token = rng.choice(match.decision.options)
        try:
            match.push(token)
        except westmarch.IllegalAction:
            assert fell


@pytest.mark.parametrize(("game", "seats", "options"), [*BLIND, *(("lcg", *each) for each in SHUFFLED)])
def test_an_imagined_match_looks_the_same(game: str, seats: int, options: dict[str, Any]) -> None:
    match = westmarch.new_match(game, seats, seed=5, options=options, table=True)
    rng = random.Random(5)
    while match.decision is not None and match.answers < 80:
        decision = match.decision
        if decision.kind != FELL:
            world = worlds.read(worlds.written(worlds.world_of(match, decision.seat, 3)))
            assert world is not None
            assert world.imagine(decision.seat, 4).view(decision.seat) == match.view(decision.seat)
        with contextlib.suppress(westmarch.IllegalAction):
            match.push(rng.choice(decision.options))


def keeps_its_word(match: Match[Any]) -> None:
    for seat in (*match.seats, None):
        # What may have been drawn is offered to who draws; nothing else tells.
        text = json.dumps({**match.view(seat), "decision": None})
        told = json.dumps([[event.kind, dict(event.params)] for event in match.events if event.visible_to(seat)])
        shown = SECRETS[match.game.key](match, seat).intersection(QUOTED.findall(text + told))
        assert not shown, f"{seat} sees {shown}"
    record, position = match.record(), match.position()
    again = westmarch.load_record(record)
    for twin in (again, match.clone(), westmarch.load_position(position)):
        assert twin.position() == position
        assert twin.decision is not None
        assert match.decision is not None
        assert (twin.decision.seat, twin.decision.kind) == (match.decision.seat, match.decision.kind)
        assert twin.decision.options == match.decision.options
        assert twin.decision.params == match.decision.params
    assert again.record() == record
    assert again.answers == match.answers
    if match.answers:
        back = again.pop()
        assert again.answers == match.answers - 1
        again.push(back)
        assert again.record() == record
        assert again.events == match.events


# How the decks lay is learned by standing in for two functions, and compiled code calls the real ones.
@pytest.mark.skipif(not str(turning.__file__).endswith(".py"), reason="the rules are compiled")
@pytest.mark.parametrize(("seats", "options"), SHUFFLED)
def test_entered_cards_are_those_of_a_deck_in_that_order(
    seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Card Game asks for a card when it is seen. Decks shuffled so that they lie like that give the same match."""
    table = westmarch.new_match("lcg", seats, seed=8, options=options, table=True)
    played_well(table, 8)
    orders = true_orders(table.record(), monkeypatch)
    chance = westmarch.new_match("lcg", seats, seed=9, options=options, script=orders, strict=True)
    for entry in table.journal:
        if isinstance(entry, Answer) and not isinstance(entry, Entered):
            chance.push(entry.token)
    assert chance.result is not None
    assert chance.events == table.events
    assert chance.view("p1") == table.view("p1")


def true_orders(record: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """How the decks of a match at a real table lay, seen from its end, and what else fell in it."""
    shuffles: list[tuple[str, list[str]]] = []
    others: dict[str, list[str]] = {}

    def shuffle(self: Chance, name: str, items: Any) -> list[str]:
        order = Chance.shuffle(self, name, items)
        shuffles.append((name, list(order)))
        return order

    def change_places(state: Any, one: int, other: int) -> None:
        there = {state.pool.names[one]: state.pool.names[other], state.pool.names[other]: state.pool.names[one]}
        for _, order in reversed(shuffles):
            if set(there) <= set(order):
                order[:] = [there.get(card, card) for card in order]
                break
        else:
            raise AssertionError("cards of no deck change places")
        really_change(state, one, other)

    really_change = turning._change_places
    monkeypatch.setattr(TableChance, "shuffle", shuffle, raising=False)
    monkeypatch.setattr(turning, "_change_places", change_places)
    again = westmarch.load_record(record)
    monkeypatch.undo()
    seen = ("card-", "encounter-card", "deck-", "encounter-deck")
    for entry in again.journal:
        if isinstance(entry, Outcome) and not entry.name.startswith(seen):
            others.setdefault(entry.name, []).extend(entry.values)
    for name, order in shuffles:
        others.setdefault(name, []).extend(order)
    return others
