"""Asking why not, all through a match."""

from __future__ import annotations

import random

from westmarch.games.wotr.facts.board import INDEX
from westmarch.games.wotr.facts.nations import KIND_INDEX
from westmarch.games.wotr.state import War


def family(token: str) -> str:
    """What kind of thing a token names; empty for words that stand for themselves."""
    if token in INDEX:
        return "region"
    return "figure" if token in KIND_INDEX else token.partition(":")[0] if ":" in token else ""


def ask_around(match: War, rng: random.Random) -> None:
    """Asks about things of the kinds that are offered, the first few times that a question comes."""
    alike: dict[str, list[str]] = {}
    for token in sorted(match.game.vocabulary):
        alike.setdefault(family(token), []).append(token)
    heard: dict[str, int] = {}
    while match.decision is not None:
        decision = match.decision
        heard[decision.kind] = heard.get(decision.kind, 0) + 1
        if heard[decision.kind] <= 4:
            for name in {family(token) for token in decision.options} - {""}:
                for token in rng.sample(alike[name], min(20, len(alike[name]))):
                    why = match.why_not(token)
                    assert why is None or why.key.startswith("wotr-why-"), (decision, token, why)
        match.push(rng.choice(decision.options))
