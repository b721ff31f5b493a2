"""Looking at a game as a person does: screens of some width, and every sentence of whole random matches."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import westmarch
from westmarch.cli.options import list_options
from westmarch.cli.render import NOW, OVERVIEW, Renderer
from westmarch.cli.screen import Screen
from westmarch.core.match import Match
from westmarch.core.words import Words
from westmarch.games import find


def screen(width: int = 100) -> Screen:
    """A terminal without colours."""
    return Screen(file=io.StringIO(), width=width, height=40, force_terminal=True, color_system=None, highlight=False)


def shown(out: Screen) -> str:
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def look(match: Match[Any], topic: str = OVERVIEW, seat: str | None = None, width: int = 100) -> str:
    drawn = Renderer(match.game.key).render(match.view(seat), topic)
    assert drawn is not None
    out = screen(width)
    out.draw(drawn)
    return shown(out)


def typed(*lines: str) -> str:
    """What somebody types, line by line."""
    return "\n".join(lines) + "\n"


def says(text: str, *sentences: str) -> None:
    """All of these stand in the text."""
    missing = [sentence for sentence in sentences if sentence not in text]
    assert missing == [], missing


def line_with(text: str, word: str) -> str:
    (line,) = [line for line in text.splitlines() if word in line]
    return line


def question(match: Match[Any], renderer: Renderer, width: int = 100) -> str:
    """What a person sees at a question: prompt and options with notes."""
    decision = match.decision
    assert decision is not None
    view = match.view(decision.seat)
    labels = {token: renderer.words.label(token, decision) for token in decision.options}
    notes = {token: renderer.note(view, token, decision) for token in decision.options}
    out = screen(width)
    out.say(renderer.words.prompt(decision))
    list_options(out, decision.options, labels, notes, numbered=True)
    return shown(out)


def random_match(game: str, seed: int, seats: int | None = None, **options: Any) -> Iterator[Match[Any]]:
    """The match before each answer of a random player, and at its end."""
    generator = random.Random(seed)
    match = westmarch.new_match(game, seats, seed, options)
    while match.decision is not None:
        yield match
        match.push(generator.choice(match.decision.options))
    yield match


def ids(game: str) -> frozenset[str]:
    """Words that may stand in no sentence: ids and tokens that could not be mistaken for words of English."""
    tokens = {part for token in find(game).vocabulary for part in token.split(":")}
    return frozenset(part for part in tokens if re.search(r"[_.]|[a-z]-[a-z]+-|-p\d", part))


def raw(sentence: str, forbidden: frozenset[str]) -> list[str]:
    """What in a sentence is not for people: ids, keys, holes."""
    words = re.findall(r"[\w.-]+", sentence)
    found = [word for word in words if word.strip(".") in forbidden]
    return found + re.findall(r"\{ ?\$[^}]*\}?|\b(?:lcg|b5a|wotr)[-.][a-z][\w.-]*", sentence)


def speech(match: Match[Any], renderer: Renderer) -> Iterator[str]:
    """Everything said at a question."""
    decision = match.decision
    assert decision is not None
    view = match.view(decision.seat)
    yield renderer.words.prompt(decision)
    yield renderer.words.help(decision) or ""
    for token in decision.options:
        yield renderer.words.label(token, decision)
        yield renderer.note(view, token, decision)


def reasons(match: Match[Any], words: Words, tokens: Iterable[str]) -> Iterator[str]:
    """Why these can't be chosen now."""
    assert match.decision is not None
    for token in tokens:
        reason = match.why_not(token)
        if reason is not None:
            yield words.reason(reason, match.decision)


def draw_everything(match: Match[Any], renderer: Renderer, width: int, seats: tuple[str | None, ...]) -> Iterator[str]:
    for seat in seats:
        view: Mapping[str, Any] = match.view(seat)
        for topic in (OVERVIEW, NOW, *renderer.topics()):
            drawn = renderer.render(view, topic)
            if drawn is not None:
                out = screen(width)
                out.draw(drawn)
                yield shown(out)
