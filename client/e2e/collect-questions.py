"""Collects a real position for every kind of question: `python client/e2e/collect-questions.py [GAME ...]`.

They lie in client/e2e/questions/GAME.txt, and e2e/questions.test.ts opens them at the table. The kinds are those of
the game's questions.txt. Matches are played in every set-up of seats and options, by chance and by the rule bot with
some answers left to chance, until each kind was asked: of the first times, the one with the most answers is kept. What
wasn't asked keeps the position that it has, if that still asks it: rare ones were set up by hand.
"""

from __future__ import annotations

import os
import random
import re
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import westmarch
from westmarch.core.game import Game
from westmarch.core.match import Match
from westmarch.lab import vocabulary

FOLDER = Path(__file__).parent / "questions"

# How often a kind is looked at before the fullest of its questions is taken.
LOOKS = 6
# How many matches at the most, and at the least; what wasn't asked by then is named in the end.
MATCHES = int(os.environ.get("WESTMARCH_MATCHES", "400"))
FEWEST = 24
# From one match to the next so many set-ups further: neighbours in the list are much alike.
STRIDE = 7
# How many matches the rule bot plays, and how many of its answers are left to chance: it would never get into some
# kinds of trouble.
BOTS = 0.3
WHIMS = 0.2


class Found:
    """The fullest question of each kind so far."""

    def __init__(self, kinds: Iterable[str]) -> None:
        self.looks = Counter(dict.fromkeys(kinds, 0))
        self.most: dict[str, int] = {}
        self.seats: dict[str, str] = {}
        self.texts: dict[str, str] = {}

    def missing(self) -> list[str]:
        return sorted(kind for kind in self.looks if kind not in self.texts)

    def look(self, match: Match[Any]) -> None:
        decision = match.decision
        assert decision is not None
        kind, options = decision.kind, len(decision.options)
        if self.looks[kind] >= LOOKS:
            return
        self.looks[kind] += 1
        if options > self.most.get(kind, 0):
            text = match.position()
            again = westmarch.load_position(text).decision
            assert again is not None, kind
            assert (again.kind, again.options) == (kind, decision.options), kind
            self.most[kind], self.seats[kind], self.texts[kind] = options, decision.seat, text


def play(game: Game[Any], seats: int, options: dict[str, Any], seed: int, found: Found) -> None:
    match = westmarch.new_match(game.key, seats, seed, options)
    draw = random.Random(seed)
    bots = {}
    if draw.random() < BOTS:
        bots = {seat: westmarch.bot(game.key, westmarch.players(game.key)[1], seed=seed) for seat in match.seats}
    while match.decision is not None:
        decision = match.decision
        found.look(match)
        if bots and draw.random() > WHIMS:
            match.push(bots[decision.seat].choose(match.view(decision.seat), decision))
        else:
            match.push(draw.choice(decision.options))


def kept(path: Path) -> dict[str, str]:
    """What lies there by kind: its seat and its position, if that still asks the question."""
    parts = re.split(r"^== ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:] if path.exists() else []
    found = {part.split(maxsplit=1)[0]: part.strip() for part in parts}
    return {kind: part for kind, part in found.items() if asks(part.partition("\n")[2]) == kind}


def asks(position: str) -> str | None:
    try:
        decision = westmarch.load_position(position).decision
    except westmarch.WestmarchError:
        return None
    return decision.kind if decision else None


def collect(game: Game[Any]) -> Found:
    found = Found(vocabulary.questions(game))
    set_ups = list(vocabulary.set_ups(game))
    for seed in range(MATCHES):
        seats, options = set_ups[seed * STRIDE % len(set_ups)]
        try:
            play(game, seats, options, seed, found)
        except westmarch.BadSetup:
            continue  # such as an expansion's variant without the expansion
        print(f"{game.key}: {len(found.missing())} kinds not asked in {seed + 1} matches", file=sys.stderr)
        if seed >= FEWEST and not found.missing():
            break
    return found


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in westmarch.catalogue():
        if len(sys.argv) > 1 and game.key not in sys.argv[1:]:
            continue
        found = collect(game)
        path = FOLDER / f"{game.key}.txt"
        parts = kept(path)
        parts |= {kind: f"{kind} {found.seats[kind]}\n{found.texts[kind].strip()}" for kind in found.texts}
        path.write_text("\n".join(f"== {parts[kind]}\n" for kind in sorted(parts)), encoding="utf-8")
        for kind in found.missing():
            print(f"{kind} was never asked" + (", its older position is kept" if kind in parts else ""))


if __name__ == "__main__":
    main()
