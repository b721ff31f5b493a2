"""From words on the command line to what a match is started with."""

from __future__ import annotations

import argparse
import re
from typing import Any

from westmarch.core.errors import BadSetup
from westmarch.core.everyday import is_no, is_yes, yes_or_no
from westmarch.core.game import Game, Option

_ON, _OFF = ("true", "on", "1"), ("false", "off", "0")


def game_options(game: Game[Any], arguments: argparse.Namespace) -> dict[str, Any]:
    """The game's options as asked for; raises BadSetup for one that does not exist."""
    wanted: dict[str, str] = {}
    for word in arguments.option:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSetup("cli-option-form", option=word)
        wanted[name.strip()] = value.strip()
    if arguments.scenario is not None:
        wanted["scenario"] = arguments.scenario
    if arguments.deck is not None:
        wanted["decks"] = ",".join(arguments.deck)
    known = {option.name: option for option in game.options}
    for name in wanted:
        if name not in known:
            raise BadSetup("core-no-such-option", option=name, game=game.key)
    return {name: _value(known[name], value) for name, value in wanted.items()}


def _value(option: Option, word: str) -> Any:
    """A word as the kind of value that the option has; what can't be one is refused here, or by the game."""
    default = option.default
    if isinstance(default, bool):
        if word.lower() in _ON or is_yes(word, letter=False):
            return True
        if word.lower() in _OFF or is_no(word, letter=False):
            return False
        choices = f"{yes_or_no(False)}, {yes_or_no(True)}"
        raise BadSetup("core-bad-option", option=option.name, value=word, choices=choices)
    if isinstance(default, int):
        return int(word) if re.fullmatch("-?[0-9]{1,18}", word) else word
    if isinstance(default, (list, tuple)):
        return [item.strip() for item in word.split(",") if item.strip()]
    return word
