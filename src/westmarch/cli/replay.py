"""`westmarch replay`: a record in words, in one go or step by step."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from typing import Any

from westmarch.cli import saves
from westmarch.cli.keyboard import Keyboard
from westmarch.cli.render import Renderer
from westmarch.cli.screen import Screen, screen
from westmarch.core.errors import BadSetup
from westmarch.core.events import Event
from westmarch.core.match import Match
from westmarch.core.messages import text
from westmarch.core.words import visible

# A position is kept after every so many answers; what lies between is reached by taking answers back.
KEPT = 25


def run(arguments: argparse.Namespace) -> int:
    match, _ = saves.load(arguments.file)
    seat = arguments.seat
    if seat is not None and seat not in match.seats:
        raise BadSetup("core-no-such-seat", seat=seat, seats=", ".join(match.seats))
    last = match.answers
    if arguments.to is not None and not 0 <= arguments.to <= last:
        raise BadSetup("cli-replay-to", to=str(arguments.to), last=last)
    out = screen()
    keyboard = Keyboard(out)
    if keyboard.is_terminal:
        Stepper(match, seat, out, keyboard).run(arguments.to or 0)
        return 0
    for _ in range(last - arguments.to if arguments.to is not None else 0):
        match.pop()
    renderer = Renderer(match.game.key)
    lines = list(told(match))
    seen = {id(event) for event in visible((event for _, event in lines), (seat,))}
    for number, event in lines:
        if id(event) in seen:
            out.say(f"{number:6d}  {renderer.words.event(event)}")
    if match.result is not None:
        out.say(renderer.words.result(match.result))
    elif arguments.to is not None:
        _look(match, seat, renderer, out)
    return 0


def _look(match: Match[Any], seat: str | None, renderer: Renderer, out: Screen, topic: str = "") -> bool:
    drawn = renderer.render(match.view(seat), topic)
    if drawn is not None:
        out.draw(drawn)
    return drawn is not None


def told(match: Match[Any]) -> Iterator[tuple[int, Event]]:
    """All events in order, each with the number of answers that had been given when its step was over."""
    count = 0
    for step in match.checkpoints():
        for event in step.events:
            count += 1
            yield step.answers, event
    for event in match.events[count:]:
        yield match.answers, event


class Timeline:
    """Any moment of a match: after so many answers."""

    def __init__(self, match: Match[Any]) -> None:
        self.last = match.answers
        self._kept: dict[int, Match[Any]] = {self.last: match}
        moment = match.clone()
        for number in range(self.last - 1, -1, -1):
            moment.pop()
            if number % KEPT == 0:
                self._kept[number] = moment.clone()

    def at(self, number: int) -> Match[Any]:
        nearest = min(kept for kept in self._kept if kept >= number)
        moment = self._kept[nearest].clone()
        for _ in range(nearest - number):
            moment.pop()
        return moment


class Stepper:
    """Goes through a match at somebody's pace."""

    def __init__(self, match: Match[Any], seat: str | None, out: Screen, keyboard: Keyboard) -> None:
        self.timeline = Timeline(match)
        self.seat = seat
        self.out = out
        self.keyboard = keyboard
        self.renderer = Renderer(match.game.key)

    def run(self, number: int) -> None:
        moment = self.timeline.at(number)
        self._tell(moment.events)
        _look(moment, self.seat, self.renderer, self.out)
        self.out.say(text("cli-replay-keys"))
        while True:
            line = self.keyboard.ask(f"[{number}/{self.timeline.last}] ")
            word, _, rest = (line or "").partition(" ")
            if line is None or word in ("q", "quit"):
                return
            if word in ("", "n"):
                number = self._forward(number)
            elif word == "b":
                number = self._jump(self._back(number))
            elif re.fullmatch("[0-9]{1,9}", word) and int(word) <= self.timeline.last:
                number = self._jump(int(word))
            elif word in ("s", "show"):
                moment = self.timeline.at(number)
                if not _look(moment, self.seat, self.renderer, self.out, rest.strip()):
                    topics = self.renderer.topic_names(moment.view(self.seat))
                    self.out.say(text("cli-no-topic", {"topics": topics}))
            else:
                self.out.say(text("cli-replay-keys"))

    def _tell(self, events: list[Event]) -> bool:
        seen = list(visible(events, (self.seat,)))
        for event in seen:
            self.out.say(f"  {self.renderer.words.event(event)}")
        return bool(seen)

    def _forward(self, number: int) -> int:
        """On to the next answer after which something can be seen."""
        known = len(self.timeline.at(number).events)
        while number < self.timeline.last:
            number += 1
            moment = self.timeline.at(number)
            if self._tell(moment.events[known:]):
                break
        if number == self.timeline.last:
            result = self.timeline.at(number).result
            self.out.say(text("cli-replay-end") if result is None else self.renderer.words.result(result))
        return number

    def _back(self, number: int) -> int:
        """Back to before what was last seen."""
        moment = self.timeline.at(number)
        seen = sum(event.visible_to(self.seat) for event in moment.events)
        while number > 0:
            number -= 1
            earlier = self.timeline.at(number)
            if sum(event.visible_to(self.seat) for event in earlier.events) < seen:
                break
        return number

    def _jump(self, number: int) -> int:
        moment = self.timeline.at(number)
        _look(moment, self.seat, self.renderer, self.out)
        self._tell(list(visible(moment.events, (self.seat,)))[-3:])
        return number
