"""Matches to learn from: computer players with noise, and what could be observed on the way.

A value only judges well what it has seen, so players now and then do what they would not: in some matches never, in
others often. Noise draws from what the rule bot proposes, at the questions that players who look ahead weigh: elsewhere
it would only spoil what was begun, and teach that beginning it was wrong.

Matches alone teach who stands better, and little of what one action does: its effect is small beside all that differs
between two matches. So at some moments of a match the road forks: everything that the rule bot proposes there is tried
in the same imagined match, and carried on by rule bots. These roads differ in that one choice only. They are judged
after some steps, when what was done has shown its effect and little else has happened yet; so there are none as long as
there is no value.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

import westmarch
import westmarch.bots as bots
from westmarch.bots.base import Bot, Proposal
from westmarch.bots.learners import by_liking
from westmarch.bots.sage import Level, Sage, Table, Way, turn_of
from westmarch.bots.value import Judge, Value, read
from westmarch.core.decisions import Decision
from westmarch.core.match import Match
from westmarch.core.troubles import trouble
from westmarch.lab.simulate import ENDLESS, choose, derive

# How often players do something else than they would: one of these for a whole match. Were it one for each team, the
# value would learn to see who plays carelessly, instead of who stands better.
NOISES = (0.0, 0.05, 0.15, 0.3, 0.6)
# Of a player who looks ahead, whose choices mean more.
SAGE_NOISES = (0.0, 0.0, 0.05, 0.1, 0.2)
# In a match of a later generation, a team is led by players who look ahead as often as this.
SAGES = 0.75
# Of the moments between two steps so many are kept, for neighbours are much alike, and the first of every turn: there
# judges who looks on to the next turn.
KEPT = 0.25
# Players who look ahead think less here than in earnest, so that there are more matches.
QUICK = Level(candidates=6, worlds=(1, 2))
# At so many of the questions that are weighed the road forks.
FORKS = 0.15
# After so many steps a road is judged; in War of the Ring that is about two turns.
ROAD = 20


@dataclass(slots=True, eq=False)
class Batch:
    """Some matches of one generation, which are played together and kept in one file: `part` is its number."""

    game: str
    tables: Sequence[Table]
    seed: int
    part: int
    first: int
    matches: int
    # The value of players who look ahead, as its file holds it; without it nobody does.
    weights: bytes | None


@dataclass(slots=True, eq=False)
class Road:
    """What was observed on the way to one end: of a match, or of what was imagined from a moment of it.

    `fork`: the number of the fork where it began, 0 for the match itself; then the first row is what an answer led to.
    """

    fork: int = 0
    rows: list[list[float]] = field(default_factory=list)
    # Whether the first seat's team won, or the chance that it will.
    won: float = 0.0


@dataclass(slots=True, eq=False)
class Played:
    """What can be learned from a batch: a row for each moment, with its match, road and fork, and whether the first
    team won at the end of that road.

    A match that fails teaches nothing and must not end a training of hours: its seed and what was raised are noted.
    """

    batch: Batch
    rows: list[list[float]] = field(default_factory=list)
    match: list[int] = field(default_factory=list)
    road: list[int] = field(default_factory=list)
    # The number of the fork in its match, for the first row of a road that began there; else 0.
    fork: list[int] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    failed: list[tuple[int, dict[str, object]]] = field(default_factory=list)

    def add(self, number: int, roads: Sequence[Road]) -> None:
        for place, road in enumerate(roads):
            moments = len(road.rows)
            self.rows += road.rows
            self.match += [number] * moments
            self.road += [place] * moments
            self.fork += [road.fork, *[0] * (moments - 1)][:moments]
            self.won += [road.won] * moments

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        half = path.with_suffix(".half")
        with half.open("wb") as file:
            np.savez_compressed(
                file,
                rows=np.asarray(self.rows, dtype=np.float16),
                match=np.asarray(self.match, dtype=np.int64),
                road=np.asarray(self.road, dtype=np.int32),
                fork=np.asarray(self.fork, dtype=np.int32),
                won=np.asarray(self.won, dtype=np.float32),
            )
        half.replace(path)


def play(batch: Batch) -> Played:
    """Plays the matches of a batch."""
    value = None if batch.weights is None else read(BytesIO(batch.weights), "")
    played = Played(batch)
    for number in range(batch.first, batch.first + batch.matches):
        seed = derive(batch.seed, number)
        try:
            played.add(number, play_one(batch.game, batch.tables, seed, value))
        except Exception as error:
            played.failed.append((seed, trouble(error)))
    return played


def play_one(game: str, tables: Sequence[Table], seed: int, value: Value | None) -> list[Road]:
    """One match and the roads not taken in it."""
    draw = random.Random(seed)
    table = draw.choices(tables, [each.share for each in tables])[0]
    match = westmarch.new_match(game, table.seats, seed, table.options)
    players, noise = _sit_down(match, value, draw)
    kind = sage_kind(game)
    judge = None if value is None else Judge(match.game, value)
    taken = Road()
    roads = [taken]
    forks = turn = 0
    node = None
    for _ in range(ENDLESS):
        decision = match.decision
        if decision is None:
            break
        if match.checkpoint is not node:
            node = match.checkpoint
            if kind.is_quiet(decision) and (draw.random() < KEPT or turn_of(match) != turn):
                turn = turn_of(match)
                # From any seat: whoever looks ahead judges moments at which another is to act.
                taken.rows.append(match.game.observe(match, draw.choice(match.seats)))
        weighs = decision.kind in kind.weighs
        if judge is not None and weighs and draw.random() < FORKS:
            forks += 1
            roads += _fork(match, decision, forks, judge, draw)
        match.push(_answer(players[decision.seat], match, decision, noise if weighs else 0.0, draw))
    _arrive(taken, match)
    return roads


def _fork(match: Match[Any], decision: Decision, number: int, judge: Judge, draw: random.Random) -> list[Road]:
    """Every proposal for this question, tried in one imagined match and carried on."""
    game = match.game.key
    asked = sage_kind(game).company(draw.getrandbits(62))
    proposals = asked.proposals(match.seen(decision.seat), decision)
    if len(proposals) < 2:
        return []
    world = match.imagine(decision.seat, draw.getrandbits(62))
    return [_carry_on(world.clone(), decision.seat, each, Road(number), judge, draw) for each in proposals]


def _carry_on(match: Match[Any], seat: str, proposal: Proposal, road: Road, judge: Judge, draw: random.Random) -> Road:
    """Rule bots carry a proposal out and go on until it can be judged."""
    game = match.game.key
    kind = sage_kind(game)
    players = {each: kind.company(draw.getrandbits(62)) for each in match.seats}
    players[seat].memory = proposal.memory
    # What is learned from is the moment at which whoever looks ahead would judge.
    first, last = Way(match, kind.level), Way(match, replace(kind.level, steps=ROAD))
    match.push(proposal.token)
    for _ in range(ENDLESS):
        decision = match.decision
        if decision is None:
            break
        quiet = kind.is_quiet(decision)
        if not road.rows and first.ends(match, quiet):
            road.rows.append(match.game.observe(match, seat))
        if last.ends(match, quiet):
            road.won = float(judge.chances([match.game.observe(match, seat)])[0])
            return road
        match.push(choose(players[decision.seat], match, decision))
    _arrive(road, match)
    return road


def _arrive(road: Road, match: Match[Any]) -> None:
    assert match.result is not None, match.setup
    road.won = float(match.seats[0] in match.result.winners)


@dataclass(slots=True, eq=False)
class Contest:
    """A match between players who look ahead, on one team, and rule bots."""

    game: str
    table: Table
    seed: int
    # The number of the team that looks ahead, in the order of the seats.
    team: int
    weights: bytes


def contest(wanted: Contest) -> tuple[int, bool]:
    """The team that looks ahead, and whether it wins; it thinks as much as in earnest."""
    match = westmarch.new_match(wanted.game, wanted.table.seats, wanted.seed, wanted.table.options)
    value = read(BytesIO(wanted.weights), "")
    teams = list(dict.fromkeys(match.game.team(match.setup, seat) for seat in match.seats))
    ahead = teams[wanted.team]
    players: dict[str, Bot] = {}
    for seat in match.seats:
        seed = bots.seat_seed(wanted.seed, seat)
        if seat in ahead:
            players[seat] = sage_kind(wanted.game)(seed, value)
        else:
            players[seat] = bots.make(wanted.game, bots.rule_bot(wanted.game), seed)
    while match.decision is not None:
        match.push(choose(players[match.decision.seat], match, match.decision))
    assert match.result is not None
    return wanted.team, bool(set(ahead) & set(match.result.winners))


def _sit_down(match: Match[Any], value: Value | None, draw: random.Random) -> tuple[dict[str, Bot], float]:
    """Who plays, and how often they do something else than they would."""
    game = match.game.key
    players: dict[str, Bot] = {}
    for seat in match.seats:
        if seat not in players:
            looks_ahead = value is not None and draw.random() < SAGES
            for partner in match.game.team(match.setup, seat):
                players[partner] = _player(game, looks_ahead, value, draw.getrandbits(62))
    return players, draw.choice(NOISES if value is None else SAGE_NOISES)


def _player(game: str, looks_ahead: bool, value: Value | None, seed: int) -> Bot:
    kind = sage_kind(game)
    if not looks_ahead:
        return kind.company(seed)
    player = kind(seed, value)
    player.level = replace(player.level, candidates=QUICK.candidates, worlds=QUICK.worlds)
    return player


def sage_kind(game: str) -> type[Sage]:
    kind = bots.sage_of(game)
    assert kind is not None
    assert issubclass(kind, Sage)
    return kind


def _answer(player: Bot, match: Match[Any], decision: Decision, noise: float, draw: random.Random) -> str:
    if noise and draw.random() < noise:
        proposals = player.proposals(match.seen(decision.seat), decision)
        chosen = by_liking(proposals, draw)
        player.memory = chosen.memory
        return chosen.token
    return choose(player, match, decision)
