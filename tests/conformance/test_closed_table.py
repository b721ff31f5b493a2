"""With closed hands, nothing that is shown or offered depends on the cards that the program has in mind."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import westmarch
from westmarch.core.closed import ClosedMatch, Crossing
from westmarch.core.errors import BadScript, CannotImagine
from westmarch.core.journal import Unseen
from westmarch.core.match import Match

MATCHES: list[tuple[str, int, dict[str, Any]]] = [
    ("wotr", 2, {}),
    ("wotr", 3, {"lome": True}),
    ("wotr", 4, {"lome": True, "council": True}),
    ("b5a", 2, {}),
    ("lcg", 1, {"scenario": "mirkwood"}),
    ("lcg", 2, {"scenario": "dol-guldur", "decks": ["leadership", "lore"]}),
    ("lcg", 2, {"scenario": "anduin", "decks": ["spirit", "tactics"]}),
]


def new(game: str, seats: int, options: dict[str, Any], seed: int) -> ClosedMatch[Any]:
    match = westmarch.new_match(game, seats, seed, options, table=True, closed=True)
    assert isinstance(match, ClosedMatch)
    return match


def played(match: ClosedMatch[Any], rng: random.Random, most: int, look: Callable[[ClosedMatch[Any]], None]) -> None:
    while match.decision is not None and match.answers < most:
        look(match)
        match.push(rng.choice(match.decision.options))


def in_another_deal(match: ClosedMatch[Any], rng: random.Random) -> ClosedMatch[Any] | None:
    """The same match with other unseen cards in mind; None if what was done since the last checkpoint doesn't fit."""
    names: dict[str, str] = {}
    for pool in match._pools(match._journal.entries):
        cards = pool.cards()
        dealt = rng.sample(cards, len(cards))
        if any(new not in pool.bound.get(old, (new,)) for old, new in zip(cards, dealt, strict=True)):
            return None
        names.update(zip(cards, dealt, strict=True))
    twin = match.clone()
    node = twin._checkpoint
    entries = [twin._renamed(entry, names) for entry in twin._journal.entries]
    twin._checkpoint = Crossing(match.game.renamed(node.state, names), node, twin.chance, names)
    try:
        twin._resume(entries)
    except (CannotImagine, BadScript):
        return None
    return twin


def told(match: ClosedMatch[Any], tokens: list[str]) -> dict[str, Any]:
    """All that somebody can see or ask."""
    decision = match.decision
    assert decision is not None
    return {
        "asked": (decision.seat, decision.kind, decision.options, dict(decision.params), decision.secret),
        "views": [match.view(seat) for seat in (*match.seats, None)],
        "events": match.events,
        "why": [str(match.why_not(token)) for token in tokens],
    }


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
def test_what_the_program_has_in_mind_is_nowhere_seen(game: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(4)
    vocabulary = sorted(westmarch.new_match(game, seats, 1, options).game.vocabulary)
    compared = 0

    def look(match: ClosedMatch[Any]) -> None:
        nonlocal compared
        if rng.random() < 0.3:
            twin = in_another_deal(match, rng)
            if twin is not None:
                tokens = rng.sample(vocabulary, 3)
                assert told(twin, tokens) == told(match, tokens)
                compared += 1

    for seed in range(2):
        played(new(game, seats, options, seed), rng, 120, look)
    assert compared > 30


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
def test_a_closed_match_is_saved_copied_and_undone(game: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(6)

    def look(match: ClosedMatch[Any]) -> None:
        if rng.random() < 0.06:
            keeps_its_word(match)

    match = new(game, seats, options, 9)
    played(match, rng, 200, look)
    keeps_its_word(match)


def seen_of(match: Match[Any]) -> list[str]:
    """A record without the cards that nobody saw. Who plays at random may say that he can't use any card of his hand,
    and then use one: no cards fit that, so the record of such a match can't tell what they were. And of copies that
    are alike it may tell that another one was drawn first."""
    unseen = {entry.name for entry in match.journal if isinstance(entry, Unseen)}
    return [line for line in match.record().splitlines() if line.partition(" ")[2].partition(" ")[0] not in unseen]


def keeps_its_word(match: ClosedMatch[Any]) -> None:
    record, position = match.record(), match.position()
    assert "hands: closed" in record
    again = westmarch.load_record(record)
    assert seen_of(again) == seen_of(match)
    assert again.answers == match.answers
    assert again.events == match.events
    if match.decision is None:
        return
    assert westmarch.load_position(position).position() == position
    for twin in (again, match.clone(), westmarch.load_position(position)):
        assert [twin.view(seat) for seat in (*match.seats, None)] == [match.view(seat) for seat in (*match.seats, None)]
    if match.answers:
        back = again.pop()
        assert again.decision is not None
        assert back in again.decision.options
        again.push(back)
        assert again.view(match.decision.seat) == match.view(match.decision.seat)
        assert again.events == match.events


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
def test_a_whole_closed_match(game: str, seats: int, options: dict[str, Any]) -> None:
    """What is chosen was possible, no card is lost, and the record tells it as if the cards had been known."""
    rng = random.Random(8)
    match = new(game, seats, options, 2)
    all_cards = sorted(card for pool in match.game.unseen(match.state) for card in pool.cards())

    def look(match: ClosedMatch[Any]) -> None:
        cards = [card for pool in match.game.unseen(match.state) for card in pool.cards()]
        assert len(cards) == len(set(cards))
        assert set(cards) <= set(all_cards)

    played(match, rng, 1200, look)
    again = westmarch.load_record(match.record())
    assert seen_of(again) == seen_of(match)
    assert again.events == match.events


@pytest.mark.parametrize("seed", [3, 13, 18])
def test_a_match_is_loaded_in_which_open_cards_were_shuffled_into_a_closed_deck(seed: int) -> None:
    """Will of the West does that: it is played whenever it could be."""
    rng = random.Random(seed)
    match = new("lcg", 1, {"scenario": "mirkwood", "decks": ["spirit"]}, seed)
    while match.decision is not None and match.answers < 250:
        wills = [token for token in match.decision.options if token == "play:will-of-the-west"]
        match.push(rng.choice(wills or match.decision.options))
    assert "play:will-of-the-west" in match.record()
    keeps_its_word(match)


def test_a_dead_orc_guard_tells_nothing_of_what_the_program_had_in_mind() -> None:
    """Guards die here. Fights ended with the name of a card that nobody had seen, another one after loading."""
    rng = random.Random(37)
    match = new("lcg", 2, {"scenario": "dol-guldur", "decks": ["leadership", "lore"]}, 37)
    played(match, rng, 400, lambda match: None)
    over = [event.params["enemy"] for event in match.events if event.kind == "lcg.strike-over"]
    assert any(str(enemy).startswith("orc-guard.") for enemy in over)
    assert westmarch.load_record(match.record()).events == match.events
