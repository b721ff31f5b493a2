"""Where a piece can go, and where answers would lead: at a table, or in a lesson. Nothing is answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from westmarch.core.aims import Way
from westmarch.core.decisions import Reason
from westmarch.core.match import Match
from westmarch.server.errors import reason_body
from westmarch.server.rehearsal import Rehearsal
from westmarch.server.schemas import ReasonOut
from westmarch.server.table_schemas import DecisionOut, StepOut, TryIn, TryOut, WayOut

Rehearse = Callable[[str, Sequence[str]], Rehearsal]


def way_out(way: Way) -> WayOut:
    steps = [StepOut(step.decision.kind, step.token, dict(step.decision.params)) for step in way.steps]
    return WayOut(way.goal, way.tokens, steps)


def tried_out(seat: str, wish: TryIn, rehearse: Rehearse, language: str) -> TryOut:
    """What these answers of a seat would begin. Nothing is told of what would fall."""
    tried = rehearse(seat, wish.tokens)
    tokens, reason = list(wish.tokens), None
    if wish.wish is not None and not tried.falls:
        more, reason = _wished(tried.after, seat, wish.wish)
        tokens += more
        tried = rehearse(seat, tokens)
    outlook = tried.after.game.outlook(tried.before, tried.events)
    why = None if reason is None else ReasonOut(**reason_body(reason, language))
    aims = tried.after.game.aims
    gone = [] if aims is None else [each for each in map(aims.gone, tried.events) if each is not None]
    part = gone[0] if gone else None
    if tried.falls:
        return TryOut(tokens, why, part, True, None, None, [], outlook)
    decision = tried.after.decision
    following, ending = None, None
    if decision is not None and decision.seat == seat:
        following = DecisionOut(decision.kind, list(decision.options), dict(decision.params))
        ending = None if aims is None else aims.ending(decision)
    told = [{"kind": event.kind, "params": dict(event.params)} for event in tried.events if event.visible_to(seat)]
    return TryOut(tokens, why, part, False, following, ending, told, outlook)


def _wished(match: Match[Any], seat: str, wish: Mapping[str, int]) -> tuple[list[str], Reason | None]:
    """The answers to the questions about which part of a piece goes, and why one of them can't be given."""
    aims, copy = match.game.aims, match.clone()
    tokens: list[str] = []
    while aims is not None and copy.decision is not None and copy.decision.seat == seat:
        token = aims.part(copy.decision, wish)
        if token is None:
            break
        if token not in copy.decision.options:
            return tokens, copy.why_not(token)
        tokens.append(token)
        copy.push(token)
    return tokens, None
