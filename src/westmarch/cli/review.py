"""`westmarch review`: a match looked at again, what was luck in it and what was choice."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from westmarch.bots.sage import Line
from westmarch.bots.value import load
from westmarch.cli import saves
from westmarch.cli.progress import duration
from westmarch.cli.render import Renderer
from westmarch.cli.screen import Screen, grid, os_error, print_json, progress_screen, screen
from westmarch.core.events import Event
from westmarch.core.match import Match
from westmarch.core.messages import text
from westmarch.core.numbers import percent
from westmarch.core.words import Words, visible
from westmarch.games import find
from westmarch.lab.review import MISTAKE, Choice, Moment, Review, Sages, judge_of, review, sages_of
from westmarch.lab.weighed import Notes, header, open_notes

# The curve: so many columns at most, and rows of eighths.
WIDTH = 72
HEIGHT = 6
BARS = " ▁▂▃▄▅▆▇█"
# Of what a player did in a row, and of what happened at a moment, so much is told.
STEPS = 6
EVENTS = 8
# So many questions are weighed before it says how long the others will take.
TRIALS = 3


def run(arguments: argparse.Namespace) -> int:
    match, _ = saves.load(arguments.file)
    weights = None if arguments.weights is None else Path(arguments.weights)
    sages = sages_of(match.game.key, None if weights is None else load(weights))
    wanted = header(match, arguments.seed, judge_of(match.game.key, weights))
    with ExitStack() as stack:
        notes = _notes(Path(arguments.keep or f"{arguments.file}.review"), wanted)
        if notes is not None:
            stack.enter_context(notes)
        found = _with_progress(match, arguments.seed, sages, notes)
        if notes is not None:
            notes.drop()
    if arguments.json:
        print_json(_in_words(found))
    else:
        show(screen(), found, Renderer(match.game.key).words)
    return 0


def _notes(path: Path, wanted: dict[str, Any]) -> Notes | None:
    """The file that keeps what is weighed; a review can be had where none can be written, too."""
    try:
        notes = open_notes(path, wanted)
    except OSError as error:
        progress_screen().say(text("cli-review-not-kept", {"problem": os_error(error)}))
        return None
    if notes.anew:
        progress_screen().say(text("cli-review-anew", {"file": str(path)}))
    return notes


def _with_progress(match: Match[Any], seed: int, sages: Sages, notes: Notes | None) -> Review:
    """Who waits learns what it will cost, and sees how far it is; whoever stops it, how to go on."""
    console = progress_screen()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text("cli-review-progress"), total=None)
        cost = _Cost(console)

        def hear(done: int, of: int) -> None:
            cost.hear(done, of)
            progress.update(task, completed=done, total=of)

        try:
            return review(match, seed, sages, hear, notes)
        except KeyboardInterrupt:
            if notes is not None:
                console.say(text("cli-review-stopped", {"file": str(notes.path)}))
            raise


class _Cost:
    """Says how long it will take, by the first questions that are weighed."""

    def __init__(self, out: Screen) -> None:
        self._out = out
        self._first: int | None = None
        self._begun = 0.0

    def hear(self, done: int, of: int) -> None:
        if self._first is None:
            self._first, self._begun = done, time.perf_counter()
        elif done == self._first + TRIALS and done < of:
            seconds = (time.perf_counter() - self._begun) / TRIALS * (of - done)
            self._out.say(text("cli-review-time", {"questions": of - done, "time": duration(seconds)}))


def _in_words(found: Review) -> dict[str, Any]:
    """The data, with the reasons also as sentences."""
    data = found.as_data()
    for mistake, told in zip(found.mistakes(), data["mistakes"]):
        if mistake.why is not None:
            told["why"] = {**told["why"], "text": mistake.why.text()}
    return data


# -- for people


def show(out: Screen, found: Review, words: Words) -> None:
    alone = len(found.teams) == 1
    out.say(text("cli-review-together" if alone else "cli-review-title", _seats(found.teams[0], words)), style="bold")
    for line in curve(found):
        out.say(line)
    out.say(_sum(found))
    out.draw(_totals(found, words))
    _show_mistakes(out, found, words)
    _show_luck(out, "lucky", found.teams[0], found.lucky(found.seats[0]), 1, words)
    if alone:
        _show_luck(out, "unlucky", found.teams[0], found.unlucky(found.seats[0]), 1, words)
    else:
        _show_luck(out, "lucky", found.teams[1], found.unlucky(found.seats[0]), -1, words)
    out.say("")
    out.say(text("cli-review-look"))


def curve(found: Review) -> list[str]:
    """The first team's chance from start to end, as a picture with the turns below it."""
    values = [*(each.before for each in found.moments), found.end]
    columns = min(WIDTH, len(values))
    chosen = [round(number * (len(values) - 1) / max(1, columns - 1)) for number in range(columns)]
    eighths = [round(values[at] * HEIGHT * 8) for at in chosen]
    lines = []
    for row in range(HEIGHT - 1, -1, -1):
        share = {HEIGHT - 1: 1.0, HEIGHT // 2 - 1: 0.5, 0: 0.0}.get(row)
        label = "" if share is None else percent(share)
        bars = "".join(BARS[min(8, max(0, eighth - 8 * row))] for eighth in eighths)
        lines.append(f"{label:>5} │{bars}".rstrip())
    turns = [None if at >= len(found.moments) else found.moments[at].turn for at in chosen]
    return [*lines, _turns(turns)]


def _turns(turns: Sequence[int | None]) -> str:
    """The number of each turn below its first column, where there is room for it."""
    line = [" "] * (len(turns) + 4)
    free = 0
    for at, turn in enumerate(turns):
        first = turn is not None and (at == 0 or turns[at - 1] != turn)
        if first and at >= free:
            name = str(turn)
            line[at : at + len(name)] = name
            free = at + len(name) + 1
    return (" " * 7 + "".join(line)).rstrip()


def _sum(found: Review) -> str:
    return text(
        "cli-review-sum" if found.over else "cli-review-sum-so-far",
        {
            "start": _percent(found.start),
            "end": _percent(found.end),
            "luck": _signed(found.luck),
            "choice": _signed(found.choice),
        },
    )


def _totals(found: Review, words: Words) -> Grid:
    table = grid(*(text(f"cli-review-{heading}") for heading in ("seat", "choices", "luck", "questions", "mistakes")))
    for seat, total in found.totals().items():
        table.add_row(
            words.seat(seat), _signed(total.choice), _signed(total.luck), str(total.questions), str(total.mistakes)
        )
    return table


def _show_mistakes(out: Screen, found: Review, words: Words) -> None:
    mistakes = found.mistakes()
    if not mistakes:
        out.say(text("cli-review-no-mistakes", {"least": _percent(MISTAKE)}))
        return
    out.say(text("cli-review-costliest"), style="bold")
    for mistake in mistakes:
        out.say(_where(mistake.number, mistake.turn, _mistake(mistake, words), words), indent=2)
        out.say(text("cli-review-played", {"line": _line(mistake.played, words)}), indent=6)
        out.say(text("cli-review-better", {"line": _line(mistake.better, words)}), indent=6)
        if mistake.why is not None:
            out.say(mistake.why.text(words.language), indent=6)


def _mistake(mistake: Choice, words: Words) -> str:
    return text(
        "cli-review-cost",
        {
            "seat": words.seat(mistake.seat),
            "cost": _percent(mistake.cost),
            "expected": _percent(mistake.expected),
            "best": _percent(mistake.best),
        },
    )


def _line(line: Line, words: Words) -> str:
    said = [words.label(token, decision) for decision, token in line[:STEPS]]
    return " → ".join([*said, "…"] if len(line) > STEPS else said)


def _show_luck(out: Screen, kind: str, team: Sequence[str], moments: Sequence[Moment], sign: int, words: Words) -> None:
    out.say("")
    if not moments:
        out.say(text(f"cli-review-not-{kind}", _seats(team, words)))
        return
    out.say(text(f"cli-review-{kind}", _seats(team, words)), style="bold")
    for moment in moments:
        change = text(
            "cli-review-fortune",
            {
                "luck": _signed(sign * moment.fortune),
                "expected": _percent(moment.expected if sign > 0 else 1 - moment.expected),
                "after": _percent(moment.after if sign > 0 else 1 - moment.after),
            },
        )
        out.say(_where(moment.number, moment.turn, change, words), indent=2)
        for sentence in _happened(moment.events, words):
            out.say(sentence, indent=6)


def _happened(events: Sequence[Event], words: Words) -> list[str]:
    """What happened for all to see, each sentence once."""
    sentences = list(dict.fromkeys(words.event(event) for event in visible(events, (None,))))
    return sentences if len(sentences) <= EVENTS else [*sentences[:EVENTS], "…"]


def _where(number: int, turn: int | None, what: str, words: Words) -> str:
    if turn is None:
        return text("cli-review-at", {"number": number, "what": what})
    counts = find(words.game).counts
    return text("cli-review-at-turn", {"number": number, "turn": turn, "what": what, "counts": counts})


def _seats(seats: Sequence[str], words: Words) -> dict[str, object]:
    return {"seats": words.join([words.seat(seat) for seat in seats])}


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}"


def _signed(chance: float) -> str:
    """With its sign; what rounds to nothing has none."""
    points = round(100 * chance)
    return f"{points:+d}".replace("-", "−") if points else "0"
