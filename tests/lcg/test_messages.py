"""No text is missing: prompts, labels, log sentences, reasons, cards."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from pathlib import Path

import pytest

import westmarch
from tests.labels import has_label
from westmarch.core import messages
from westmarch.core.words import Words
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import SPHERES, TYPES
from westmarch.games.lcg.facts.decks import SHIPPED_DECKS
from westmarch.games.lcg.facts.quests import QUESTS
from westmarch.games.lcg.facts.scenarios import SCENARIOS
from westmarch.games.lcg.state import PHASES
from westmarch.games.lcg.text.vocabulary import SEATS, VOCABULARY
from westmarch.games.lcg.text.words import IDS

PACKAGE = Path(str(files("westmarch.games.lcg")))
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py")))
BOT = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted(Path(str(files("westmarch.bots.lcg"))).rglob("*.py"))
)
# Kinds whose sentence stands in `.log`, because a decision has the same name.
BOTH = {"lcg.mulligan", "lcg.undefended"}


@pytest.mark.parametrize("key", sorted(set(re.findall(r'"(lcg[.-][a-z0-9-]+)"', SOURCE))))
def test_every_key_in_the_rules_has_a_text(key: str) -> None:
    assert messages.has(key)


@pytest.mark.parametrize("key", sorted(set(re.findall(r'"(bot-lcg-[a-z-]+)"', BOT))))
def test_every_key_of_the_ranger_has_a_text(key: str) -> None:
    assert messages.has(key)


@pytest.mark.parametrize("kind", sorted(BOTH))
def test_decisions_and_events_of_one_name_have_a_text_each(kind: str) -> None:
    assert messages.has(kind, attribute="log")


def test_every_card_and_quest_has_name_and_text() -> None:
    keys = [f"lcg-card-{card.id}" for card in CARDS] + [f"lcg-quest-{quest.id}" for quest in QUESTS]
    keys += [f"lcg-scenario-{scenario}" for scenario in SCENARIOS]
    for key in keys:
        assert messages.has(key), key
        assert messages.has(key, attribute="text"), key


def test_small_words() -> None:
    keys = [f"lcg-seat-{seat}" for seat in SEATS]
    keys += [f"lcg-sphere-{sphere}" for sphere in SPHERES.values()]
    keys += [f"lcg-type-{kind}" for kind in TYPES]
    keys += [f"lcg-phase-{phase}" for phase in PHASES]
    keys += [f"lcg-decks-{deck}" for deck in SHIPPED_DECKS]
    keys += [f"lcg-result-{reason}" for reason in ("quest-completed", "eliminated", "prisoner-lost")]
    for key in keys:
        assert messages.has(key), key


def test_every_token_has_a_label() -> None:
    words = Words("lcg", IDS)
    assert [token for token in sorted(VOCABULARY) if not has_label(words, token)] == []


def test_copies_of_a_card_are_numbered() -> None:
    words = Words("lcg", IDS)
    assert words.name("card", "faramir.2") == "Faramir (2)"
    assert words.about("card", "faramir.2", "text") == words.about("card", "faramir", "text")
    assert words.label("play:faramir.12") == "play Faramir (12)"
    assert not words.has_name("card", "nobody.2")


def test_sentences_of_a_match_can_be_filled_in() -> None:
    """What happens has all parameters that its sentence wants."""
    for scenario in SCENARIOS:
        for seed in range(6):
            match = westmarch.new_match("lcg", 2, seed, {"scenario": scenario})
            rng = random.Random(seed)
            while match.decision is not None:
                decision = match.decision
                assert_filled(decision.kind, decision.params)
                match.push(rng.choice(decision.options))
            for event in match.events:
                assert_filled(event.kind, event.params, "log" if event.kind in BOTH else None)


def assert_filled(kind: str, params: object, attribute: str | None = None) -> None:
    assert isinstance(params, dict)
    plain = {key: str(value) if isinstance(value, (list, tuple)) else value for key, value in params.items()}
    sentence = messages.text(kind, plain, attribute=attribute)
    assert "{" not in sentence, (kind, sentence, params)
