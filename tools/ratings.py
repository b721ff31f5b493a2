"""Writes what a tournament has found into the ratings of the computer players.

westmarch tournament wotr --bots random,novice,squire,steward,sage --games 20 --seed 1 --json > found.json
python tools/ratings.py "westmarch tournament wotr ..." found.json    (the command stands beside the figures)

It prints the table for docs/players.md.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

from westmarch.bots.ratings import scaled

FILE = Path(__file__).parents[1] / "src/westmarch/bots/ratings.toml"
HEADING = "# Written by tools/ratings.py from what `westmarch tournament` found.\n"


def ratings_of(found: dict[str, Any]) -> dict[str, dict[str, int]]:
    """By player and seat, in the order of the tournament; the game's own rating is left out."""
    by_player: dict[str, dict[str, int]] = {bot: {} for bot in found["bots"]}
    for each in found["ratings"]:
        if each["bot"] is not None:
            by_player[each["bot"]][each["seat"]] = scaled(each["mu"])
    return by_player


def written(all_games: dict[str, Any]) -> str:
    lines = [HEADING]
    for game in sorted(all_games):
        lines += [f"\n[{game}]\n", f'command = "{all_games[game]["command"]}"\n', f"\n[{game}.ratings]\n"]
        for bot, seats in all_games[game]["ratings"].items():
            figures = ", ".join(f'"{seat}" = {rating}' for seat, rating in seats.items())
            lines.append(f'"{bot}" = {{ {figures} }}\n')
    return "".join(lines)


def main() -> None:
    command, file = sys.argv[1:]
    found = json.loads(Path(file).read_text(encoding="utf-8"))
    all_games = tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    all_games[found["game"]] = {"command": command, "ratings": ratings_of(found)}
    FILE.write_text(written(all_games), encoding="utf-8")
    seats = found["seats"]
    print(f"| | {' | '.join(seats)} |\n| --- | {' | '.join('---:' for _ in seats)} |")
    for bot, figures in ratings_of(found).items():
        print(f"| `{bot}` | {' | '.join(str(figures[seat]) for seat in seats)} |")


if __name__ == "__main__":
    main()
