"""Answers that belong together, tried on a copy of the match before they count.

A list is applied whole or not at all. Were it allowed to go past a roll, a refusal would tell how the dice fall: who
sends "draw a card, play the Red Arrow" would learn from a no what he would not have drawn. So only the last answer of a
list may let something fall, show its player something, or hand over to somebody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from westmarch.core.events import Event
from westmarch.core.journal import Outcome
from westmarch.core.match import Match
from westmarch.server import reveals
from westmarch.server.errors import conflict


@dataclass(slots=True, eq=False)
class Rehearsal:
    """Where a list of answers leads."""

    # The match before the last answer, and after it.
    before: Match[Any]
    after: Match[Any]
    # What the last answer made happen.
    events: list[Event]
    # The last answer let something fall, or showed its player something: what, nobody may know before it counts.
    falls: bool


def rehearsed(match: Match[Any], seat: str, tokens: Sequence[str], hidden: set[str]) -> Rehearsal:
    """Gives the answers of a seat to a copy of the match. `hidden`: what can be hidden at all.

    Raises IllegalAction for an answer that isn't offered, and ServerError for one that comes too late for a list.
    """
    copy = match.clone()
    for number, token in enumerate(tokens[:-1], start=2):
        falls = _push(copy, seat, token, hidden)
        if falls or copy.decision is None or copy.decision.seat != seat:
            raise conflict("server-list-beyond", number=number)
    before = copy.clone()
    told = len(copy.events)
    falls = _push(copy, seat, tokens[-1], hidden)
    return Rehearsal(before, copy, copy.events[told:], falls)


def _push(copy: Match[Any], seat: str, token: str, hidden: set[str]) -> bool:
    """Gives an answer; did something fall, or did its player learn something?"""
    known = reveals.Written(copy.view(seat))
    node, length = copy.checkpoint, len(copy.since_checkpoint)
    copy.push(token)
    if any(isinstance(entry, Outcome) for entry in copy.journal_since(node)[length:]):
        return True
    return bool(reveals.Written(copy.view(seat)).more_than(known, hidden))
