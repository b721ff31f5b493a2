"""The browser says the same as the rest of Westmarch, for every game: the same messages, the same rules of naming."""

from __future__ import annotations

import json
import random
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

import westmarch
from tests.client.tools import npm
from tests.languages.conftest import MODELS, other_files
from tests.languages.test_names import SAID
from westmarch.core import messages
from westmarch.core.decisions import Decision
from westmarch.core.words import Words, visible
from westmarch.games import find


def sample(game: str, answers: int, seats: int | None = None, language: str = "en", **options: bool) -> dict[str, Any]:
    """What a random match says."""
    match = westmarch.new_match(game, seats=seats, seed=4, options=options)
    words = Words(game, match.game.words, language)
    dice = random.Random(4)
    decisions = []
    for _ in range(answers):
        decision = match.decision
        if decision is None:
            break
        decisions.append(said(words, decision))
        match.push(dice.choice(decision.options))
    seat = match.seats[0]
    seen = [event for event in match.events if event.visible_to(seat)]
    return {
        "game": game,
        "language": language,
        "decisions": decisions,
        "events": [{"kind": event.kind, "params": dict(event.params), "step": 0} for event in seen],
        "log": [words.event(event) for event in visible(seen, [seat])],
    }


def said(words: Words, decision: Decision) -> dict[str, Any]:
    return {
        "decision": {"kind": decision.kind, "options": decision.options, "params": dict(decision.params)},
        "prompt": words.prompt(decision),
        "help": words.help(decision),
        "labels": [words.label(token, decision) for token in decision.options],
    }


# Czech and Hungarian treat them differently.
NUMBERS = (0, 1, 2, 4, 5, 6, 10, 12, 15, 21, 50, 55, 100, 150, 500, 999)


def bent() -> list[dict[str, Any]]:
    """Sentences that ask for forms, with every name that they could be about."""
    asked = []
    for language, several in SAID.items():
        words = Words("wotr", find("wotr").words, language)
        for model, params, said in several:
            asked.append({"language": language, "key": f"wotr-model-{model}", "params": params, "said": said})
        for number, region in zip(cycle(NUMBERS), sorted(find("wotr").vocabulary)):
            if words.has_name("region", region):
                key, params = "wotr-model-hits", {"region": region, "hits": number}
                asked.append({"language": language, "key": key, "params": params, "said": words.say(key, **params)})
    return asked


@pytest.mark.slow
def test_the_client_says_the_same(tmp_path: Path) -> None:
    """In English, and in languages that are being translated, which fall back to English here and there."""
    with other_files({path.stem: {path.name: path.read_text(encoding="utf-8")} for path in MODELS.glob("*.ftl")}):
        samples = [sample(game.key, 250) for game in westmarch.catalogue()]
        samples.append(sample("wotr", 400, 4, lome=True, council=True))
        others = [each for each in messages.drafts() if each != "en"]
        samples += [sample(game.key, 60, language=each) for each in others for game in westmarch.catalogue()]
        texts = {language: "\n".join(messages.sources(language).values()) for language in messages.drafts()}
        told = {"messages": texts, "samples": samples, "bent": bent()}
    expected = tmp_path / "words.json"
    expected.write_text(json.dumps(told), encoding="utf-8")
    said = npm("run", "--silent", "test", "--", "tests/same-words.test.ts", WESTMARCH_WORDS=str(expected))
    assert "1 passed" in said
