"""`westmarch games`: what can be played."""

from __future__ import annotations

import argparse
from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import westmarch
from westmarch.bots import ratings
from westmarch.cli.render import Renderer
from westmarch.cli.screen import Screen, print_json, screen
from westmarch.core.everyday import yes_or_no
from westmarch.core.game import Game, Option
from westmarch.core.messages import has, text


def run(arguments: argparse.Namespace) -> int:
    found = westmarch.catalogue()
    if arguments.json:
        print_json([_as_data(game) for game in found])
        return 0
    out = screen()
    for number, game in enumerate(found):
        if number:
            out.say("")
        _show(out, game)
    return 0


def _show(out: Screen, game: Game[Any]) -> None:
    words = Renderer(game.key).words
    name = words.text(f"{game.key}-name") if words.knows(f"{game.key}-name") else ""
    heading = Text(game.key, style="bold cyan")
    out.draw(heading.append(f"  {name}", style="bold default"))
    about = Grid.grid(padding=(0, 2))
    for count in game.seat_counts:
        about.add_row(text("cli-games-players", {"count": count}), ", ".join(game.seat_names(count)))
    about.add_row(text("cli-games-bots"), ", ".join(_rated(game.key, bot) for bot in westmarch.players(game.key)))
    for option in game.options:
        about.add_row(f"--option {option.name}", _describe(game.key, option))
    out.draw(Padding(about, (0, 0, 0, 2)))


def _rated(game: str, bot: str) -> str:
    """A computer player, and how strong it is."""
    rating = ratings.mean(game, bot)
    return bot if rating is None else f"{bot} ({rating})"


def _as_data(game: Game[Any]) -> dict[str, Any]:
    return {
        "key": game.key,
        "seats": {str(count): list(game.seat_names(count)) for count in game.seat_counts},
        "default_seats": game.default_seats,
        "bots": westmarch.players(game.key),
        "ratings": ratings.ratings(game.key),
        "options": [
            {"name": option.name, "default": option.default, "choices": list(option.choices)} for option in game.options
        ],
    }


def _describe(game: str, option: Option) -> str:
    key = f"{game}-option-{option.name}"
    if has(key) and not option.choices:
        return text(key)
    params = {
        "known": "no" if option.default in ("", (), []) else "yes",
        "default": _word(option.default),
        "choices": ", ".join(_word(choice) for choice in option.choices),
        "about": text(key) if has(key) else "",
    }
    return text("cli-games-option" if has(key) else "cli-games-option-bare", params)


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return yes_or_no(value)
    if isinstance(value, (list, tuple)):
        return ",".join(str(item) for item in value)
    return str(value)
