"""Where a piece can go, where answers would lead, and why something can't be done: at a table, or in a lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from westmarch.core.aims import Trial, Way, wished
from westmarch.core.decisions import Reason
from westmarch.core.errors import UnknownToken
from westmarch.core.match import Match
from westmarch.server.errors import conflict, plain
from westmarch.server.rehearsal import Rehearsal
from westmarch.server.schemas import DecisionOut, ReasonOut, ToldOut
from westmarch.server.table_schemas import StepOut, TryIn, TryOut, WayOut, WholeOut, WhyNotOut

Rehearse = Callable[[str, Sequence[str]], Rehearsal]


def reason_out(reason: Reason, language: str) -> ReasonOut:
    return ReasonOut(reason.key, plain(reason.params, language), reason.rule, reason.text(language))


def why_not_out(reason: Reason | None, language: str) -> WhyNotOut:
    return WhyNotOut(reason is None, None if reason is None else reason_out(reason, language))


def known_token(match: Match[Any], token: str) -> str:
    if token not in match.game.vocabulary:
        raise UnknownToken("core-unknown-token", token=token, game=match.game.key)
    return token


def way_out(way: Way) -> WayOut:
    steps = [StepOut(step.decision.kind, step.token, dict(step.decision.params)) for step in way.steps]
    whole = None if way.whole is None else WholeOut(way.whole.most, way.whole.wish, way.whole.sum)
    return WayOut(way.goal, way.tokens, steps, whole)


def tried_out(seat: str, match: Match[Any], wish: TryIn, rehearse: Rehearse, language: str) -> TryOut:
    """What these answers of a seat would begin. Nothing is told of what would fall."""
    tokens, reason = list(wish.tokens), None
    if wish.wish is not None:
        tokens, reason = wished(match, wish.tokens, wish.wish)
    why = None if reason is None else reason_out(reason, language)
    if not tokens:
        if why is None:
            raise conflict("server-empty-list")
        return TryOut([], why, None, False, None, None, [], None)
    tried = rehearse(seat, tokens)
    aims = match.game.aims
    trial = Trial(match, tried.before, tried.after, tokens[-1], tried.events)
    outlook = None if aims is None else aims.outlook(trial)
    gone = [] if aims is None else [each for each in map(aims.gone, tried.events) if each is not None]
    part = gone[0] if gone else None
    if tried.falls:
        return TryOut(tokens, None, part, True, None, None, [], outlook)
    decision = tried.after.decision
    following, ending = None, None
    if decision is not None and decision.seat == seat:
        following = DecisionOut(decision.kind, list(decision.options), dict(decision.params))
        ending = None if aims is None else aims.ending(decision)
    told: list[ToldOut] = [
        {"kind": event.kind, "params": dict(event.params)} for event in tried.events if event.visible_to(seat)
    ]
    return TryOut(tokens, why, part, False, following, ending, told, outlook)
