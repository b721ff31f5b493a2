"""What a random match of every game says, as JSON: prompts, labels, reasons and the log of every viewpoint."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import westmarch
from westmarch.core import messages
from westmarch.core.words import Words, visible


def said(game: str, seats: int, seed: int, answers: int) -> dict[str, Any]:
    match = westmarch.new_match(game, seats, seed=seed)
    words = Words(game, match.game.words)
    dice = random.Random(seed)
    vocabulary = sorted(match.game.vocabulary)
    decisions, reasons = [], []
    for _ in range(answers):
        decision = match.decision
        if decision is None:
            break
        asked = {"kind": decision.kind, "options": decision.options, "params": dict(decision.params)}
        decisions.append(
            {
                "decision": asked,
                "prompt": words.prompt(decision),
                "help": words.help(decision),
                "labels": [words.label(token, decision) for token in decision.options],
            }
        )
        reason = match.why_not(dice.choice(vocabulary))
        if reason is not None:
            told = {"key": reason.key, "params": dict(reason.params), "rule": reason.rule, "text": ""}
            reasons.append({"reason": told, "decision": asked, "sentence": words.reason(reason, decision)})
        match.push(dice.choice(decision.options))
    logs = []
    for seat in (*match.seats, None):
        seen = [event for event in match.events if event.visible_to(seat)]
        logs.append(
            {
                "events": [{"kind": event.kind, "params": dict(event.params), "step": 0} for event in seen],
                # From all events, although a client gets only those that it may see.
                "log": [words.event(event) for event in visible(match.events, [seat])],
            }
        )
    labels = {token: words.label(token) for token in vocabulary}
    return {"game": game, "language": "en", "decisions": decisions, "reasons": reasons, "logs": logs, "labels": labels}


def main() -> None:
    texts = {"en": "\n".join(messages.sources("en").values())}
    samples = [said(game.key, max(game.seat_counts), seed, 300) for game in westmarch.catalogue() for seed in (4, 9)]
    json.dump({"messages": texts, "samples": samples, "bent": []}, sys.stdout)


if __name__ == "__main__":
    main()
