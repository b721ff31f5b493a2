"""Every kind, token, event, reason, rule and error has an English text that renders."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tests.b5a.brawler import Brawler
from tests.b5a.helpers import GAME
from westmarch.core import messages
from westmarch.core.match import Match
from westmarch.core.words import Words
from westmarch.games.b5a import rules
from westmarch.games.b5a.facts.board import AREA_IDS, TERRAINS, TERRITORIES
from westmarch.games.b5a.facts.deck import CARD_IDS, COMBAT_IDS, EFFECT_NAMES, EVENTS, FATE_IDS
from westmarch.games.b5a.facts.pieces import CHARACTER_IDS, FACES, POOLS, SEATS, TILE_IDS, TOKEN_IDS, UNIT_IDS
from westmarch.games.b5a.state import PHASES
from westmarch.games.b5a.war.manoeuvres import MANOEUVRE_IDS

SOURCES = [path.read_text() for path in Path(rules.__file__).parent.rglob("*.py")]

# What has a name, by the word that stands before it in its message's key.
NAMES: dict[str, Sequence[str]] = {
    "area": AREA_IDS,
    "territory": TERRITORIES,
    "terrain": TERRAINS,
    "unit": UNIT_IDS,
    "manoeuvre": MANOEUVRE_IDS,
    "character": CHARACTER_IDS,
    "face": FACES,
    "pool": POOLS,
    "recruit": TOKEN_IDS,
    "tile": TILE_IDS,
    "card": CARD_IDS,
    "fate": FATE_IDS,
    "order": EFFECT_NAMES[:EVENTS],
    "combat": COMBAT_IDS,
    "phase": PHASES,
    "seat": SEATS,
}


def used(pattern: str) -> set[str]:
    return {found for source in SOURCES for found in re.findall(pattern, source)}


def shown(params: Mapping[str, object]) -> dict[str, object]:
    """Parameters as clients give them: ids as names, and what comes along with them."""
    return Words("b5a", GAME.words).params(params)


def keys() -> list[str]:
    wanted = {kind.replace(".", "-") for kind in used(r'"(b5a\.[a-z-]+)"')}
    for key, rule in used(r'\bno\(\s*"([a-z-]+)",\s*"([a-z-]+)"'):
        wanted |= {"b5a-why-" + key, "b5a-rule-" + rule}
    wanted |= {"b5a-why-choose-die", "b5a-why-wrong-symbol"}
    wanted |= {"b5a-text-" + hint for hint in used(r'bad\("([a-z-]+)"')}
    wanted |= {"b5a-result-" + reason for reason in used(r'win\(match, \w+, "([a-z-]+)"')}
    wanted |= {f"b5a-{what}-{name}" for what, names in NAMES.items() for name in names}
    return sorted(wanted)


@pytest.mark.parametrize("key", keys())
def test_no_text_is_missing(key: str) -> None:
    assert messages.has(key)


def test_every_token_has_a_label() -> None:
    missing = [token for token in sorted(GAME.vocabulary) if not messages.has("b5a-token-" + token)]
    assert not missing
    for token in GAME.vocabulary:
        label = messages.text("b5a-token-" + token)
        assert "b5a-" not in label, label


def test_cards_and_characters_say_what_they_do() -> None:
    for card in CARD_IDS:
        assert messages.has("b5a-card-" + card, attribute="order")
        assert messages.has("b5a-card-" + card, attribute="type")
    for card in CARD_IDS[:EVENTS]:
        assert len(messages.text("b5a-card-" + card, attribute="combat")) > 20
    for name in CHARACTER_IDS:
        assert messages.has("b5a-character-" + name, attribute="entry")
        assert messages.has("b5a-character-" + name, attribute="ability")
    for name in UNIT_IDS:
        assert messages.has("b5a-unit-" + name, attribute="manoeuvre")
    for name in FATE_IDS:
        assert messages.has("b5a-fate-" + name, attribute="text")


def test_prompts_and_log_of_whole_games_render() -> None:
    for seed in range(6):
        match = Match(GAME, GAME.set_up(2, {}), seed)
        brawler = Brawler(seed)
        seen: set[str] = set()
        while match.decision is not None:
            decision = match.decision
            if decision.kind not in seen:
                seen.add(decision.kind)
                text = messages.text(decision.kind, shown(decision.params))
                assert "{" not in text, text
                assert text != decision.kind
            match.push(brawler.choose(match))
        for event in match.events:
            text = messages.text(event.kind, shown(event.params))
            assert "{" not in text, (event, text)
            assert text != event.kind


def test_reasons_of_a_whole_game_render() -> None:
    match = Match(GAME, GAME.set_up(2, {}), 5)
    brawler = Brawler(5)
    count = 0
    tokens = sorted(GAME.vocabulary)
    while match.decision is not None:
        for token in tokens[count % 17 :: 17]:
            reason = match.why_not(token)
            if reason is not None:
                assert messages.has(reason.key), reason
                assert not reason.rule or messages.has(reason.rule), reason
                assert "{" not in reason.text(), reason.text()
        count += 1
        match.push(brawler.choose(match))
