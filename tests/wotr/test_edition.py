"""Editions: what an expansion adds takes part in the rules, and no other match knows of it."""

from __future__ import annotations

import random

from tests.story import lines, options
from westmarch.core.match import Match
from westmarch.games.wotr import GAME
from westmarch.games.wotr.base import BASE, fill
from westmarch.games.wotr.cards import combat_shadow
from westmarch.games.wotr.edition import Edition, EventCard
from westmarch.games.wotr.facts.board import SHADOW
from westmarch.games.wotr.facts.characters import Character
from westmarch.games.wotr.facts.components import CHARACTER
from westmarch.games.wotr.state import CHARACTER_DECK, State, War
from westmarch.games.wotr.team import TWO_PLAYERS
from westmarch.games.wotr.text import notation

BOLDOG = len(BASE.characters)
SHADOW_ACTS = "phase: actions\nacting: shadow\ndice free: event"
ORC_DRUMS = EventCard("orc-drums", CHARACTER, combat=combat_shadow.ONSLAUGHT)


def with_boldog() -> Edition:
    """An expansion of one minion and one card."""
    edition = Edition(TWO_PLAYERS)
    fill(edition)
    edition.add_characters([Character("boldog", SHADOW, 2, 1, minion=True, die_bonus=1)])
    edition.add_deck(SHADOW, CHARACTER_DECK, [ORC_DRUMS])
    edition.seal()
    return edition


def begun(*blocks: str) -> War:
    return Match(GAME, GAME.set_up(2, {}), 1, start=notation.read(State(with_boldog()), lines(*blocks)))


def test_a_minion_of_an_expansion_leads_an_army_brings_a_die_and_is_seen() -> None:
    match = begun("character boldog: gorgoroth", "dice shadow: character", SHADOW_ACTS)
    view = match.view(None)
    assert view["characters"]["boldog"] == "gorgoroth"
    assert view["dice_available"]["shadow"] == 8
    match.push("move-armies")
    assert "gorgoroth" in options(match), "he leads the army there"


def test_a_card_of_an_expansion_is_drawn_held_and_played() -> None:
    assert "orc-drums" in State(with_boldog()).decks[2]
    match = begun("hand shadow: orc-drums", "dice shadow: character", SHADOW_ACTS)
    assert "card:orc-drums" in options(match)
    match.push("card:orc-drums")
    assert match.state.discards[SHADOW] == ["orc-drums"]


def test_the_base_game_knows_nothing_of_it() -> None:
    with_boldog()
    assert "boldog" not in BASE.character_index
    assert "orc-drums" not in BASE.cards
    assert len(State(BASE).where) == BOLDOG
    assert len(State(BASE).decks[2]) == 24


def test_random_matches_of_another_edition_keep_the_invariants() -> None:
    match = begun()
    dice = random.Random(3)
    for _ in range(600):
        if match.decision is None:
            break
        match.push(dice.choice(match.decision.options))
        assert len(match.state.where) == BOLDOG + 1
    assert match.clone().view("shadow") == match.view("shadow")
