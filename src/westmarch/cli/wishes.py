"""When a person at the keyboard wants to be asked in windows that may be left to the program, kept between matches.

They stand in `stops.json` in the user's data directory, by game; where several people share the keyboard, by game and
seat.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from westmarch.cli.answers import matching
from westmarch.core.errors import BadSetup
from westmarch.core.game import Game
from westmarch.core.messages import text
from westmarch.core.stops import USEFUL, WISHES
from westmarch.core.words import Words
from westmarch.server.places import user_data

ALL = "all"


def stops_file() -> Path:
    return user_data() / "stops.json"


class StopsKept:
    """The wishes of the people at this keyboard."""

    def __init__(self, game: Game[Any], people: tuple[str, ...]) -> None:
        self.game = game
        self.people = people
        self._kept = _read(stops_file())

    def of(self, seat: str) -> Mapping[str, str]:
        return self._kept.get(self._key(seat)) or self._kept.get(self.game.key, {})

    def _key(self, seat: str) -> str:
        return self.game.key if len(self.people) == 1 else f"{self.game.key}/{seat}"

    def names(self, words: Words) -> dict[str, str]:
        """The stops of the game, by id."""
        return {stop: words.name(family, stop) for family, ids in self.game.stops.items() for stop in ids}

    def lines(self, seat: str, words: Words) -> list[str]:
        names = self.names(words)
        if not names:
            return [text("cli-stops-none")]
        wishes = self.of(seat)
        meant = [(name, wishes.get(stop, USEFUL)) for stop, name in names.items()]
        rows = [f"  {name}: {wish} ({text(f'cli-stop-{wish}')})" for name, wish in meant]
        return [*rows, text("cli-stops-help", {"stop": names[next(iter(names))].lower()})]

    def change(self, seat: str, typed: str, words: Words) -> None:
        """Takes what was typed, such as `combat never` or `all always`, and keeps it."""
        names = self.names(words)
        stop, _, wish = typed.rpartition(" ")
        meant = list(names) if stop.strip().lower() == ALL else matching(stop, names)
        wanted = matching(wish, {each: each for each in WISHES})
        if not names:
            return
        if len(wanted) != 1 or (len(meant) != 1 and len(meant) != len(names)):
            raise BadSetup("cli-stops-unknown", typed=typed)
        self._kept[self._key(seat)] = {**self.of(seat), **dict.fromkeys(meant, wanted[0])}
        file = stops_file()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(self._kept, indent=1), encoding="utf-8")


def _read(file: Path) -> dict[str, dict[str, str]]:
    """What was kept; nothing where there is no such file, or somebody else wrote it."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {
        str(key): {str(stop): wish for stop, wish in wishes.items() if wish in WISHES}
        for key, wishes in found.items()
        if isinstance(wishes, dict)
    }
