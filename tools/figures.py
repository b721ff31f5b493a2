"""Measures the figures of The Card Game that docs/players.md wants, one line after the other.

python tools/figures.py --games 200 --seed 12000 --jobs 16 --file figures.jsonl

Each line is the table row that belongs into the page: the command, and what was won. Lines that stand in the file
already (with the same number of matches, seed and player) are not played again, so it can be stopped and started anew.
`--only WORD` plays the lines that have that word: `--only dol-guldur`.
"""

from __future__ import annotations

import argparse
import json
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from westmarch.lab.simulate import Plan, simulate
from westmarch.lab.statistics import win_rate
from westmarch.lab.workers import cores

STARTERS = ("leadership", "spirit", "lore", "tactics")
PAIRS = list(combinations(STARTERS, 2))


class Line(NamedTuple):
    """What is played, and how many percent are wanted; 0 where only the best of several lines counts."""

    scenario: str
    decks: tuple[str, ...]
    wanted: int = 0

    def command(self, bot: str, games: int, seed: int) -> str:
        decks = " ".join(f"--deck {deck}" for deck in self.decks)
        return (
            f"westmarch simulate lcg --bots {bot} --players {len(self.decks)} --scenario {self.scenario} "
            f"{decks} --games {games} --seed {seed}"
        )


LINES = (
    *(Line("mirkwood", (deck,), wanted) for deck, wanted in zip(STARTERS, (85, 35, 15, 8))),
    Line("mirkwood", ("captains",), 90),
    Line("anduin", ("wayfarers",), 40),
    Line("dol-guldur", ("wayfarers",), 3),
    Line("dol-guldur", ("captains",), 3),
    *(Line("anduin", (deck,)) for deck in STARTERS),
    *(Line("dol-guldur", pair) for pair in PAIRS),
    *(Line("anduin", pair) for pair in PAIRS),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="sage")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=12000)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--file", type=Path, default=Path("figures.jsonl"))
    parser.add_argument("--only", default="")
    wish = parser.parse_args()
    known: dict[str, int] = {}
    if wish.file.exists():
        rows = [json.loads(row) for row in wish.file.read_text(encoding="utf-8").splitlines()]
        known = {row["command"]: row["wins"] for row in rows}
    print("| command | wanted | won |\n| --- | ---: | --- |", flush=True)
    for line in LINES:
        command = line.command(wish.bot, wish.games, wish.seed)
        if wish.only not in command:
            continue
        if command not in known:
            known[command] = wins(line, wish.bot, wish.games, wish.seed, wish.jobs)
            with wish.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"command": command, "wins": known[command]}) + "\n")
        _, low, high = win_rate(known[command], wish.games)
        told = f"{known[command]} of {wish.games} ({100 * low:.0f} to {100 * high:.0f} percent)"
        print(f"| `{command}` | {line.wanted or ''} | {told} |", flush=True)


def wins(line: Line, bot: str, games: int, seed: int, jobs: int) -> int:
    plan = Plan("lcg", [bot], games, seed, len(line.decks), {"scenario": line.scenario, "decks": list(line.decks)})
    return sum(bool(played.winners) for played in simulate(plan, jobs))


if __name__ == "__main__":
    main()
