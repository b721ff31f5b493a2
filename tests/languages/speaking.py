"""What computer players say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import westmarch
from westmarch.bots.remarks import Remark

# Who says why, for each game.
BOTS = {"wotr": "steward", "b5a": "captain", "lcg": "ranger"}


def remarks(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, seed: int = 2, answers: int = 120
) -> Iterator[Remark]:
    """What computer players say in the first turns of a match between them."""
    match = westmarch.new_match(game, seats, seed=seed, options=options or {})
    bots = {seat: westmarch.bot(game, BOTS[game], seed=1) for seat in match.seats}
    for _ in range(answers):
        if match.decision is None:
            return
        bot = bots[match.decision.seat]
        match.push(bot.choose(match.view(match.decision.seat), match.decision))
        assert isinstance(bot.why, Remark)
        yield bot.why
