"""What looking ahead gains at a question, long before enough matches could tell.

python tools/gains.py wotr --questions 100 --steps 1 --candidates 8 --worlds 6 --margin 0.01

Rule bots play. At some of the questions that the game's sage weighs, it chooses; then its choice and the rule bot's own
are carried on by rule bots in other worlds for many steps, and judged there. Had the sage judged rightly, the
difference would be what it said. It is the mean over all questions, also those at which both choose the same.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, pstdev

import westmarch
from westmarch import bots
from westmarch.bots import worlds
from westmarch.bots.base import Imagine
from westmarch.bots.sage import Level, Sage, Weighed
from westmarch.lab.simulate import choose
from westmarch.lab.train.playing import sage_kind

# A try is carried on for so many steps to see what it was worth; in War of the Ring that is about two turns.
LATER = 20
IN_WORLDS = 6
# So many of the questions are looked at.
ASKED = 0.04


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--questions", type=int, default=100)
    parser.add_argument("--steps", type=int, default=1)
    parser.add_argument("--candidates", type=int, default=8)
    parser.add_argument("--worlds", default="6")
    parser.add_argument("--margin", type=float, default=0.0)
    parser.add_argument("--turns", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    worlds_each = tuple(int(each) for each in wish.worlds.split(","))
    level = Level(wish.candidates, worlds_each, wish.steps, wish.margin, turns=wish.turns)
    found: dict[str, list[tuple[float, float]]] = {}
    for number, (seat, said, gained) in enumerate(gains(wish.game, wish.seed, level), start=1):
        found.setdefault(seat, []).append((said, gained))
        if number == wish.questions:
            break
    for seat, pairs in found.items():
        gained = [each for _, each in pairs]
        unsure = pstdev(gained) / sqrt(len(gained))
        print(f"{seat}: {len(pairs)} questions, said {100 * fmean(said for said, _ in pairs):+.2f} percent, ", end="")
        print(f"gained {100 * fmean(gained):+.2f} (give or take {100 * unsure:.2f})")


def gains(game: str, seed: int, level: Level) -> Iterator[tuple[str, float, float]]:
    """The seat, what its sage expected to gain, and what it gained."""
    kind = sage_kind(game)
    while True:
        draw = random.Random(seed)
        table = draw.choices(kind.tables, [each.share for each in kind.tables])[0]
        match = westmarch.new_match(game, table.seats, seed, table.options)
        players = {seat: bots.make(game, bots.rule_bot(game), draw.getrandbits(62)) for seat in match.seats}
        while match.decision is not None:
            asked, player = match.decision, players[match.decision.seat]
            if asked.kind in kind.weighs and not asked.secret and draw.random() < ASKED:
                weighed = [Weighed(each) for each in player.proposals(match.seen(asked.seat), asked)]
                imagine = worlds.imagining(worlds.world_of(match, asked.seat, draw.getrandbits(62)), asked.seat)
                if len(weighed) > 1 and imagine is not None:
                    sage = kind(draw.getrandbits(62))
                    yield asked.seat, *_gain(sage, weighed[: level.candidates], asked.seat, imagine, level)
            match.push(choose(player, match, asked))
        seed += 1


def _gain(player: Sage, weighed: list[Weighed], seat: str, imagine: Imagine, level: Level) -> tuple[float, float]:
    usual = weighed[0]
    player.level = level
    best = player.ordered(weighed, seat, imagine)[0]
    said = best.chance - usual.chance
    if best is usual:
        return 0.0, 0.0
    player.level = Level(steps=LATER)
    player.measure([best, usual], seat, imagine, IN_WORLDS)
    return said, best.chance - usual.chance


if __name__ == "__main__":
    main()
