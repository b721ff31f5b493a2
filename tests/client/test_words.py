"""The browser says the same as the rest of Westmarch, for every game: the same messages, the same rules of naming."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import westmarch
from tests.client.tools import ROOT, npm
from westmarch.core.decisions import Decision
from westmarch.core.words import Words, visible

LOCALE = ROOT / "src/westmarch/locale/en"


def sample(game: str, answers: int, seats: int | None = None, **options: bool) -> dict[str, Any]:
    """What a random match says."""
    match = westmarch.new_match(game, seats=seats, seed=4, options=options)
    words = Words(game, match.game.words)
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


@pytest.mark.slow
def test_the_client_says_the_same(tmp_path: Path) -> None:
    texts = "\n".join(path.read_text(encoding="utf-8") for path in sorted(LOCALE.glob("*.ftl")))
    samples = [sample(game.key, 250) for game in westmarch.catalogue()]
    samples.append(sample("wotr", 400, 4, lome=True, council=True))
    expected = tmp_path / "words.json"
    expected.write_text(json.dumps({"messages": texts, "samples": samples}), encoding="utf-8")
    said = npm("run", "--silent", "test", "--", "tests/same-words.test.ts", WESTMARCH_WORDS=str(expected))
    assert "1 passed" in said
