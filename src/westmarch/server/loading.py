"""From what is stored to a match that can be played on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from westmarch.core.match import Match
from westmarch.games import find
from westmarch.server.ledger import Given
from westmarch.server.models import MatchRow


def start_match(row: MatchRow) -> Match[Any]:
    """The match before its first answer."""
    game = find(row.game)
    setup = game.set_up(len(row.seats), row.options)
    start = None
    if row.start is not None:
        lines = [line.partition(":") for line in row.start.splitlines()]
        start = game.read(setup, [(n, key.strip(), rest.strip()) for n, (key, _, rest) in enumerate(lines, start=1)])
    return Match(game, setup, int(row.seed), row.scripts or None, start, row.drawn)


def push(match: Match[Any], given: Given) -> None:
    for name, values in (given.scripts or {}).items():
        match.chance.script(name, values)
    match.push(given.token)


def replay(row: MatchRow, answers: Sequence[Given], step: int) -> Match[Any]:
    """The match as it was after that many answers."""
    match = start_match(row)
    for given in answers[:step]:
        push(match, given)
    return match
