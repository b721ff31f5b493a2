"""What the tests of Lords of Middle-earth share; the short words of tests.wotr.helpers work for its matches too."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

from tests.conformance.promises import imagined_looks_the_same
from tests.story import play
from tests.wotr import helpers
from westmarch.core.match import Match
from westmarch.games.wotr.lome import GAME
from westmarch.games.wotr.state import War

# A position of the base game, with the expansion.
position = partial(helpers.position, lome=True)


def new_match(seats: int = 2, seed: int = 1, script: dict[str, Sequence[object]] | None = None, **options: bool) -> War:
    """A match with the expansion from its very start."""
    return Match(GAME, GAME.set_up(seats, {"lome": True, **options}), seed, script)


def act(match: War, *tokens: str) -> War:
    """Uses the first unused die, then answers one decision after the other."""
    if match.decision is not None and match.decision.kind == "wotr.action":
        match.push(next(token for token in match.decision.options if token.startswith("die:")))
    return play(match, *tokens)


def imagined_all_along(match: War, rng: random.Random, answers: int, every: int) -> None:
    """Plays on at random; what a seat imagines looks as it should, at first always and then every so often."""
    for number in range(answers):
        if match.decision is None:
            break
        if number < 30 or number % every == 0:
            imagined_looks_the_same(match, rng, 5)
        match.push(rng.choice(match.decision.options))
