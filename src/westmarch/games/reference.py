"""The rules of a game to read and to try: chapters, sections, worked examples and puzzles.

What there is stands as data beside each game: `reference/contents.toml` (chapters and sections, and which questions,
reasons and cards each section is about), `examples.toml` and `puzzles.toml` (positions, with what to play). The texts
are messages in `locale/<language>/rules/<game>.ftl`, apart from all others, because they are read only when somebody
opens the rules.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from westmarch.core import messages, notation
from westmarch.core.errors import BadScript, BadSetup
from westmarch.core.match import Match
from westmarch.core.messages import DEFAULT_LANGUAGE, Bundle
from westmarch.games import PACKAGES, find

ANY = "*"


class Section:
    """A piece of the rules with a stable id. The lists say what it is about; `x*` means all that begins so."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.id: str = data["id"]
        # Other sections that a reader may want next.
        self.see: tuple[str, ...] = tuple(data.get("see", ()))
        self.questions: tuple[str, ...] = tuple(data.get("questions", ()))
        # Keys of reasons, or of the rules that they name.
        self.reasons: tuple[str, ...] = tuple(data.get("reasons", ()))
        self.cards: tuple[str, ...] = tuple(data.get("cards", ()))


class Chapter:
    """Sections that belong together. `option`: the expansion that the chapter is about."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.id: str = data["id"]
        self.option: str = data.get("option", "")
        self.sections = tuple(Section(each) for each in data["section"])


class Board:
    """A position that one can play: a worked example, or a puzzle."""

    def __init__(self, game: str, data: Mapping[str, Any]) -> None:
        self.game = game
        self.id: str = data["id"]
        # The section that it belongs to.
        self.section: str = data["section"]
        self.seats: str = data["seats"]
        # Options of the match, as a position writes them, and the lines of its state.
        self.settings: dict[str, str] = dict(data.get("options", {}))
        self.lines: str = data["position"]
        # What falls, by name.
        self.chance: dict[str, list[object]] = dict(data.get("chance", {}))
        # The answers that the text speaks of, in order.
        self.play: tuple[str, ...] = tuple(data["play"])
        # What must be true afterwards: the question that is asked then, what can't be chosen there (with the reason),
        # how the match ended.
        self.asked: str = data.get("asked", "")
        self.result: str = data.get("result", "")
        self.refused: dict[str, str] = dict(data.get("refused", {}))

    @property
    def position(self) -> str:
        head = [f"westmarch position {notation.VERSION}", f"game: {self.game}", f"seats: {self.seats}"]
        head += [f"option {name}: {value}" for name, value in self.settings.items()]
        return "\n".join([*head, "seed: 1", "", "[state]", self.lines.strip(), ""])

    def open(self) -> Match[Any]:
        return notation.load(self.position, notation.POSITION, find, self.chance)

    def played(self, answers: Sequence[str]) -> Iterator[Match[Any]]:
        """The match at first, and after each of those answers. Raises IllegalAction for one that isn't offered."""
        match = self.open()
        yield match
        for token in answers:
            try:
                match.push(token)
            except BadScript:
                # Whoever leaves the way of the example gets dice from the seed, once the script doesn't fit any more.
                match.push(token)
            yield match

    def after(self, answers: Sequence[str]) -> Match[Any]:
        """The match after all of them."""
        *_, match = self.played(answers)
        return match


class Example(Board):
    """A worked example of a section."""

    def __init__(self, game: str, data: Mapping[str, Any]) -> None:
        super().__init__(game, data)
        # Lines that a position has in the end.
        self.expect: tuple[str, ...] = tuple(data.get("expect", ()))


class Puzzle(Board):
    """A position with something to find: the solution is `play`, and the goal says when it is found."""

    def __init__(self, game: str, data: Mapping[str, Any]) -> None:
        super().__init__(game, data)
        # Whose puzzle it is; all others answer against it.
        self.seat: str = data["seat"]
        # Lines that a position then has. A puzzle without any is solved when the match is won as `result` says.
        self.goal: tuple[str, ...] = tuple(data.get("goal", ()))
        # Beginnings of lines that it must not have any more.
        self.gone: tuple[str, ...] = tuple(data.get("gone", ()))
        # Answers without which there is no solution.
        self.key: tuple[str, ...] = tuple(data.get("key", ()))

    def solved(self, match: Match[Any]) -> bool:
        if self.result:
            return match.result is not None and match.result.reason == self.result and self.seat in match.result.winners
        # Between two actions: in the middle of one a state may be such as no position says.
        lines = match.game.write(match.setup, match.checkpoint.state)
        left = any(line.startswith(self.gone) for line in lines) if self.gone else False
        return not left and all(line in lines for line in self.goal)


class Reference:
    """The rules of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.chapters = tuple(Chapter(each) for each in data(game, "contents").get("chapter", ()))
        self.examples = {each["id"]: Example(game, each) for each in data(game, "examples").get("example", ())}

        self.puzzles = {each["id"]: Puzzle(game, each) for each in data(game, "puzzles").get("puzzle", ())}

    def board(self, name: str) -> Board | None:
        """The example or puzzle with that id."""
        return self.examples.get(name) or self.puzzles.get(name)

    def sections(self) -> Iterator[Section]:
        for chapter in self.chapters:
            yield from chapter.sections

    def about_question(self, kind: str) -> str:
        """The id of the section that a question is about; nothing if there is none."""
        return _best({pattern: each.id for each in self.sections() for pattern in each.questions}, kind)


@cache
def reference(game: str) -> Reference:
    """The rules of that game. Raises BadSetup for a game that there isn't."""
    if game not in PACKAGES:
        raise BadSetup("core-no-such-game", game=str(game), games=", ".join(PACKAGES))
    return Reference(game)


def data(game: str, name: str) -> dict[str, Any]:
    """What one of the files beside a game says; nothing if it has no such file."""
    file = files("westmarch").joinpath("games", game, "reference", f"{name}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def fits(pattern: str, name: str) -> bool:
    """What has a family before a colon (`character:gimli`) is meant only by patterns with that family."""
    if (":" in name) != (":" in pattern):
        return False
    return name.startswith(pattern[:-1]) if pattern.endswith(ANY) else pattern == name


def _best(found: Mapping[str, str], name: str) -> str:
    """What the longest pattern that fits says."""
    fitting = [pattern for pattern in found if fits(pattern, name)]
    return found[max(fitting, key=len)] if fitting else ""


# -- texts


class Texts:
    """The texts of one game's rules in one language, with English for what is missing."""

    def __init__(self, game: str, language: str) -> None:
        self._bundles = [
            bundle
            for tongue in dict.fromkeys((language, DEFAULT_LANGUAGE))
            if (bundle := _bundle(game, tongue)) is not None
        ]

    def has(self, key: str, attribute: str = "") -> bool:
        return self._find(key, attribute) is not None

    def text(self, key: str, attribute: str = "") -> str:
        """The text; nothing if there is none."""
        return self._find(key, attribute) or ""

    def _find(self, key: str, attribute: str) -> str | None:
        for bundle in self._bundles:
            pattern = bundle.pattern(key, attribute)
            if pattern is not None:
                return bundle.filled(pattern, {})
        return None


@cache
def texts(game: str, language: str = DEFAULT_LANGUAGE) -> Texts:
    return Texts(game, language)


def _bundle(game: str, language: str) -> Bundle | None:
    text = messages.sources(language, messages.RULES).get(f"{game}.ftl")
    return None if text is None else Bundle(language, [text])
