"""Matches of War of the Ring, stopped where something is to be seen, as records: {moment: {"seat", "record"}}."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

import westmarch
from westmarch.core.match import Match

View = dict[str, Any]

# What to look for, from the view of who is asked.
MOMENTS: dict[str, Callable[[str, View], bool]] = {
    "move": lambda kind, view: kind == "wotr.move.to",
    "battle": lambda kind, view: kind == "wotr.combat-card" and view["battle"]["round"] == 1,
    "losses": lambda kind, view: kind == "wotr.casualties" and view["decision"]["params"]["hits"] > 1,
    "siege": lambda kind, view: kind == "wotr.casualties" and view["battle"] and view["battle"]["kind"] == "siege",
    "hunt": lambda kind, view: kind == "wotr.hunt.casualty",
    "cards": lambda kind, view: kind == "wotr.action" and view["turn"] > 4 and len(view["table"]) > 0,
    "mordor": lambda kind, view: kind == "wotr.action" and view["fellowship"]["mordor"] not in (None, 0),
}


# So many answers of a match are enough for a review.
LAST = 30


def last_part(match: Match[Any]) -> Match[Any]:
    """The end of a match, from a position on."""
    before = match.clone()
    tokens = [before.pop() for _ in range(LAST)]
    part = westmarch.load_position(before.position())
    for token in reversed(tokens):
        part.push(token)
    assert part.result is not None
    return part


def main() -> None:
    found: dict[str, dict[str, str]] = {}
    for seed in range(40):
        match = westmarch.new_match("wotr", seed=seed)
        bots = {seat: westmarch.bot("wotr", "steward", seed=seed) for seat in match.seats}
        while match.decision is not None:
            decision = match.decision
            view = match.view(decision.seat)
            for name, here in MOMENTS.items():
                if name not in found and here(decision.kind, view):
                    found[name] = {"seat": decision.seat, "record": match.record()}
            match.push(bots[decision.seat].choose(view, decision))
        found.setdefault("end", {"seat": match.seats[0], "record": match.record()})
        found.setdefault("short", {"seat": match.seats[0], "record": last_part(match).record()})
        if len(found) > len(MOMENTS) + 1:
            break
    missing = [name for name in MOMENTS if name not in found]
    if missing:
        sys.exit(f"no such moment in 40 matches: {missing}")
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
