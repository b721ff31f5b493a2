"""Writes what a tournament has found into the ratings of the computer players.

westmarch tournament wotr --bots random,novice,squire,steward,sage --games 20 --seed 1 --json > found.json
python tools/ratings.py "westmarch tournament wotr ..." found.json    (the command stands beside the figures)

With `--beside sage` the tournament was between the sage, who has a rating already, and others who are new: they get
its rating and what they were better or worse by. So who thinks long need not play against everybody.

It prints the table for docs/players.md.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from westmarch.bots import names
from westmarch.bots.ratings import scaled

FILE = Path(__file__).parents[1] / "src/westmarch/bots/ratings.toml"
HEADING = "# Written by tools/ratings.py from what `westmarch tournament` found.\n"
Ratings = Mapping[str, Mapping[str, int]]


def ratings_of(found: dict[str, Any]) -> dict[str, dict[str, int]]:
    """By player and seat, in the order of the tournament; the game's own rating is left out."""
    by_player: dict[str, dict[str, int]] = {bot: {} for bot in found["bots"]}
    for each in found["ratings"]:
        if each["bot"] is not None:
            by_player[each["bot"]][each["seat"]] = scaled(each["mu"])
    return by_player


def measured_beside(known: Ratings, known_bot: str, found: Ratings) -> dict[str, dict[str, int]]:
    """Ratings of the others of a tournament, as far from a known player's rating as they were there."""
    mine, there = known[known_bot], found[known_bot]
    return {
        bot: {seat: mine[seat] + rating - there[seat] for seat, rating in seats.items()}
        for bot, seats in found.items()
        if bot != known_bot
    }


def with_others(game: dict[str, Any], command: str, beside: str, found: Ratings) -> dict[str, Any]:
    """What is known of a game, and the players that were measured beside a known one."""
    new = measured_beside(game["ratings"], beside, found)
    commands = {**game.get("beside", {}), **dict.fromkeys(new, command)}
    return {**game, "beside": commands, "ratings": {**game["ratings"], **new}}


def written(all_games: dict[str, Any]) -> str:
    lines = [HEADING]
    for game, about in sorted(all_games.items()):
        lines += [f"\n[{game}]\n", f'command = "{about["command"]}"\n']
        if about.get("beside"):
            lines.append(f"\n[{game}.beside]\n")
            lines += [f'"{bot}" = "{command}"\n' for bot, command in about["beside"].items()]
        lines.append(f"\n[{game}.ratings]\n")
        for bot in (each for each in names(game) if each in about["ratings"]):
            figures = ", ".join(f'"{seat}" = {rating}' for seat, rating in about["ratings"][bot].items())
            lines.append(f'"{bot}" = {{ {figures} }}\n')
    return "".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command")
    parser.add_argument("file", type=Path)
    parser.add_argument("--beside", default="", help="a player who took part and is rated already")
    arguments = parser.parse_args()
    found = json.loads(arguments.file.read_text(encoding="utf-8"))
    all_games = tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    ratings = ratings_of(found)
    if arguments.beside:
        about = with_others(all_games[found["game"]], arguments.command, arguments.beside, ratings)
    else:
        about = {"command": arguments.command, "ratings": ratings}
    all_games[found["game"]] = about
    FILE.write_text(written(all_games), encoding="utf-8")
    seats = found["seats"]
    print(f"| | {' | '.join(seats)} |\n| --- | {' | '.join('---:' for _ in seats)} |")
    for bot, figures in about["ratings"].items():
        print(f"| `{bot}` | {' | '.join(str(figures[seat]) for seat in seats)} |")


if __name__ == "__main__":
    main()
