"""What the tests of Lords of Middle-earth share; the short words of tests.wotr.helpers work for its matches too."""

from __future__ import annotations

from typing import Any

from westmarch.core import notation
from westmarch.core.match import Match
from westmarch.games.wotr.lome import GAME
from westmarch.games.wotr.state import War


def new_match(seats: int = 2, seed: int = 1, script: dict[str, list[Any]] | None = None, **options: bool) -> War:
    """A match with the expansion from its very start."""
    return Match(GAME, GAME.set_up(seats, {"lome": True, **options}), seed, script)


def position(*lines: str, seats: str = "free shadow", council: bool = False, **scripts: list[Any]) -> War:
    """A match in the position of those lines; it is the Free Peoples' turn to act unless they say otherwise.

    Scripts name what falls next: combat_dice=[1, 6], special_dice=["vilya_army"].
    """
    text = "\n".join(line.strip() for block in lines for line in block.strip().splitlines())
    if "phase:" not in text:
        text = "phase: actions\n" + text
    wanted = "option lome: yes\n" + ("option council: yes\n" if council else "")
    header = f"westmarch position 1\ngame: wotr\nseats: {seats}\n{wanted}seed: 1\n\n[state]\n"
    return load(header + text + "\n", **scripts)


def load(text: str, **scripts: list[Any]) -> War:
    script = {name.replace("_", "-"): outcomes for name, outcomes in scripts.items()}
    return notation.load(text, notation.POSITION, lambda key: GAME, script)


def act(match: War, *tokens: str) -> War:
    """Uses the first unused die, then answers one decision after the other."""
    if match.decision is not None and match.decision.kind == "wotr.action":
        match.push(next(token for token in match.decision.options if token.startswith("die:")))
    for token in tokens:
        match.push(token)
    return match
