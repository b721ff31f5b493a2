"""Guided first matches: a lesson is data, and what there is to explain at a question follows from the answers so far.

A lesson stands beside its game in `reference/lessons.toml`: a position, what falls, what the other side answers, and
steps. A step says when it is told (at a kind of question, after a kind of event), what it points at, and which answers
it suggests. Its texts are messages of the rules (`lesson-<lesson>-<step>`). Nothing is stored: whoever comes back says
what was answered, and the lesson is where it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from westmarch.core.decisions import Decision
from westmarch.core.errors import BadScript, BadSetup
from westmarch.core.events import Event
from westmarch.core.match import Match
from westmarch.games import PACKAGES
from westmarch.games.reference import Board, data, fits

# Between answers that a step likes as much as each other; the first of them is shown.
OR = "|"


class Step:
    """Something to explain, and perhaps to do."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.id: str = data["id"]
        # Told at a question of that kind, ...
        self.at: str = data.get("at", "")
        # ... when such an event has happened since the last question, with these parameters, ...
        self.event: str = data.get("event", "")
        self.where: dict[str, Any] = dict(data.get("where", {}))
        # ... once those steps have been told.
        self.after: tuple[str, ...] = tuple(data.get("after", ()))
        # Answers to this and the next questions. Other answers are led back, unless the player is free.
        self.do: tuple[str, ...] = tuple(data.get("do", ()))
        self.free: bool = data.get("free", False)
        # What it speaks of: ids of things on the table, or parts of the screen.
        self.point: tuple[str, ...] = tuple(data.get("point", ()))
        # The rules that tell more.
        self.section: str = data.get("section", "")
        # The lesson is over with it.
        self.end: bool = data.get("end", False)

    def fits(self, decision: Decision | None, fresh: Sequence[Event], told: Sequence[str]) -> bool:
        """Whether it is to be told now."""
        if not all(each in told for each in self.after):
            return False
        if self.event and not any(self._means(event) for event in fresh):
            return False
        if self.at and (decision is None or not fits(self.at, decision.kind)):
            return False
        return not self.do or (decision is not None and likes(self.do[0], decision) is not None)

    def _means(self, event: Event) -> bool:
        if not fits(self.event, event.kind):
            return False
        return all(event.params.get(name) == value for name, value in self.where.items())


class Lesson(Board):
    """A match with a guide. The player has one seat, a computer player or a list of replies the others."""

    def __init__(self, game: str, data: Mapping[str, Any]) -> None:
        super().__init__(game, {"section": "", "play": (), **data})
        self.seat: str = data["seat"]
        # Who answers for the others where no reply fits.
        self.bot: str = data["bot"]
        # What the others answer, in this order, each as soon as it is offered.
        self.replies: tuple[str, ...] = tuple(data.get("replies", ()))
        self.steps = tuple(Step(each) for each in data["step"])

    def follow(self, answers: Sequence[str] = ()) -> Course:
        """Where the lesson is after these answers of all seats. Raises IllegalAction for one that isn't offered."""
        course = Course(self)
        for token in answers:
            course.give(token)
        return course


class Course:
    """How far a lesson has come."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match: Match[Any] = lesson.open()
        # All answers, and the places of the player's own among them.
        self.played: list[str] = []
        self.own: list[int] = []
        # What happened, and after how many answers.
        self.happened: list[tuple[int, Event]] = [(0, event) for event in self.match.events]
        # Steps that have been told, and those that are told at this question.
        self.told: list[str] = []
        self.due: list[Step] = []
        # What the player is asked to do, and what is left of it.
        self.task: Step | None = None
        self.left: tuple[str, ...] = ()
        # The player did something else just now.
        self.strayed = False
        self._seen = 0
        self._replied = 0
        self._arrive()

    @property
    def decision(self) -> Decision | None:
        return self.match.decision

    @property
    def asked(self) -> bool:
        """Whether the player is asked now."""
        return self.decision is not None and self.decision.seat == self.lesson.seat

    @property
    def reply(self) -> str | None:
        """What another seat answers as the lesson has it; nothing if a computer player is to choose."""
        replies, decision = self.lesson.replies, self.decision
        if decision is None or self._replied >= len(replies):
            return None
        token = replies[self._replied]
        return token if token in decision.options else None

    def give(self, token: str) -> None:
        """Answers the question, whoever is asked."""
        own = self.asked
        left = self._after(token) if own else self.left
        replied = self._replied + (not own and token == self.reply)
        try:
            self.match.push(token)
        except BadScript:
            # Whoever leaves the way gets dice from the seed, once the script doesn't fit any more.
            self.match.push(token)
        if own:
            self.own.append(len(self.played))
            self.strayed = left is None and self.task is not None and not self.task.free
            self.left = left or ()
            self.task = self.task if self.left else None
            self.due = []
        self.played.append(token)
        self.happened += [(len(self.played), event) for event in self.match.events[len(self.happened) :]]
        self._replied = replied
        self._arrive()

    def _after(self, token: str) -> tuple[str, ...] | None:
        """What is left of the task after that answer; None if it isn't what was wanted."""
        return self.left[1:] if self.left and token in self.left[0].split(OR) else None

    def _arrive(self) -> None:
        """Tells what is to be told, once the player is asked."""
        if self.decision is not None and not self.asked:
            return
        fresh = [event for event in self.match.events[self._seen :] if event.visible_to(self.lesson.seat)]
        self._seen = len(self.match.events)
        for step in self.lesson.steps:
            if step.id in self.told or (step.do and self.task is not None):
                continue
            if not step.fits(self.decision, fresh, self.told):
                continue
            self.due.append(step)
            self.told.append(step.id)
            if step.do:
                # What comes behind it in the list is told when it is done.
                self.task, self.left = step, step.do
                break


def likes(wanted: str, decision: Decision) -> str | None:
    """The first of the wanted answers that is offered."""
    return next((token for token in wanted.split(OR) if token in decision.options), None)


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by their ids. Raises BadSetup for a game that there isn't."""
    if game not in PACKAGES:
        raise BadSetup("core-no-such-game", game=str(game), games=", ".join(PACKAGES))
    return {each["id"]: Lesson(game, each) for each in data(game, "lessons").get("lesson", ())}
