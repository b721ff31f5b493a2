"""Players who look ahead in every game, with values made up for the test."""

from __future__ import annotations

import numpy as np

import westmarch
from westmarch.bots.b5a.captain import Captain
from westmarch.bots.base import Bot
from westmarch.bots.lcg.ranger import Ranger
from westmarch.bots.sage import Level, Sage
from westmarch.bots.value import Network, Value
from westmarch.bots.wotr.sage import WarSage
from westmarch.core.match import Match
from westmarch.games import find
from westmarch.lab.review import Sages


class FieldSage(Sage):
    game = "b5a"
    level = Level(candidates=3)
    weighs = ("b5a.action",)

    def rule(self, seed: int) -> Bot:
        return Captain(seed)


class TrailSage(Sage):
    game = "lcg"
    level = Level(candidates=3)
    weighs = ("lcg.plan", "lcg.commit")

    def rule(self, seed: int) -> Bot:
        return Ranger(seed)


class RingSage(WarSage):
    level = Level(candidates=3)


KINDS: dict[str, type[Sage]] = {"wotr": RingSage, "b5a": FieldSage, "lcg": TrailSage}


def any_value(game: str, seed: int) -> Value:
    """A value that looks at everything and knows nothing."""
    names = find(game).observed
    weights = np.random.default_rng(seed).normal(0, 2 / len(names) ** 0.5, (len(names), 1)).astype(np.float32)
    return Value(names, [Network([(weights, np.zeros(1, dtype=np.float32))])])


def judges(game: str, seed: int = 1) -> Sages:
    value = any_value(game, seed)
    return lambda own: KINDS[game](own, value)


def played(game: str, seed: int, answers: int = 100_000, **options: object) -> Match[object]:
    """A match of rule bots, or its beginning."""
    seats = options.pop("seats", None)
    match = westmarch.new_match(game, seats, seed, options)  # type: ignore[arg-type]
    bots = {seat: westmarch.bot(game, westmarch.players(game)[-1], seed) for seat in match.seats}
    while match.decision is not None and match.answers < answers:
        decision = match.decision
        match.push(bots[decision.seat].choose(match.seen(decision.seat), decision))
    return match
