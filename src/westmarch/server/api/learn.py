"""Guided first matches. Nothing of them is stored: a request says what was answered, as with boards of the rules."""

from __future__ import annotations

import logging
from typing import Annotated, cast

from litestar import MediaType, Router, get, post
from litestar.params import JSONBody, QueryParameter

from westmarch.bots import remote
from westmarch.core.aims import ways_of
from westmarch.core.errors import BadSetup
from westmarch.games.lessons import Course, Lesson, Step, lessons
from westmarch.games.reference import Texts, texts
from westmarch.server.api.common import ERRORS, Home, Short, Who, Word
from westmarch.server.api.rules import answers, seen
from westmarch.server.bot_pool import BotPool, WorkerFailed
from westmarch.server.errors import ServerError, conflict, not_found
from westmarch.server.rehearsal import rehearsed
from westmarch.server.schemas import LessonBoardOut, LessonOut, LessonsOut, LessonStepOut, ViewOut
from westmarch.server.table_schemas import AimsOut, TryIn, TryOut, WhyNotOut
from westmarch.server.trying import known_token, tried_out, way_out, why_not_out

log = logging.getLogger("westmarch.server.api")

# Answers of all seats with a comma between them. A lesson has some fifty; who strays may need more.
Played = Annotated[str, QueryParameter(max_length=20_000)]
MOST_ANSWERS = 500


def _lesson(game: str, name: str) -> Lesson:
    try:
        return lessons(game)[name]
    except (BadSetup, KeyError):
        raise not_found(f"{game}/{name}") from None


def _asked(game: str, name: str, played: str) -> Course:
    """The lesson at a question to the player."""
    course = _lesson(game, name).follow(answers(played, MOST_ANSWERS))
    if not course.asked:
        raise conflict("server-match-over")
    return course


async def _let_others_play(course: Course, pool: BotPool) -> None:
    """Until the player is asked. Where the lesson has no reply, a computer player answers in a worker."""
    while course.decision is not None and not course.asked:
        token = course.reply
        if token is None:
            match = course.match
            question = remote.question(match, course.lesson.bot, 0, None, remote.before(match))
            try:
                token = (await pool.choose(question))["token"]
            except WorkerFailed as error:
                log.error("no reply in a lesson", extra={"lesson": course.lesson.id, "reason": str(error)})
                raise ServerError("server-no-reply-now", 503) from None
        course.give(token)


def _step(lesson: Lesson, step: Step, words: Texts) -> LessonStepOut:
    key = f"lesson-{lesson.id}-{step.id}"
    return LessonStepOut(
        step.id,
        words.text(key),
        words.text(key, "text"),
        words.text(key, "back"),
        list(step.point),
        step.section,
        step.end,
    )


@get("/learn/{game:str}", responses=ERRORS, tags=["learn"])
async def list_lessons(game: Short, visitor: Who) -> LessonsOut:
    """The guided matches of a game."""
    try:
        found = lessons(game)
    except BadSetup:
        raise not_found(game) from None
    words = texts(game, visitor.language)
    return LessonsOut(
        game,
        [LessonOut(each, words.text(f"lesson-{each}"), words.text(f"lesson-{each}", "text")) for each in found],
    )


@get("/learn/{game:str}/{name:str}", responses=ERRORS, tags=["learn"])
async def look_at_lesson(game: Short, name: Short, visitor: Who, house: Home, played: Played = "") -> LessonBoardOut:
    """A guided match after some answers of all seats, and after the others' replies: it is the player's turn."""
    lesson = _lesson(game, name)
    course = lesson.follow(answers(played, MOST_ANSWERS))
    await _let_others_play(course, house.pool)
    words = texts(game, visitor.language)
    return LessonBoardOut(
        seats=list(course.match.seats),
        seat=lesson.seat,
        played=course.played,
        own=course.own,
        view=cast("ViewOut", course.match.view(lesson.seat)),
        events=seen(lesson.seat, course.happened, visitor.language),
        due=[_step(lesson, step, words) for step in course.due],
        task=None if course.task is None else _step(lesson, course.task, words),
        do=list(course.left),
        strayed=course.strayed,
        told=len(course.told),
        steps=len(lesson.steps),
    )


@get("/learn/{game:str}/{name:str}/why-not", responses=ERRORS, tags=["learn"])
async def why_not_in_lesson(game: Short, name: Short, token: Word, visitor: Who, played: Played = "") -> WhyNotOut:
    """Why something can't be chosen there."""
    match = _asked(game, name, played).match
    return why_not_out(match.why_not(known_token(match, token)), visitor.language)


@get("/learn/{game:str}/{name:str}/aims", responses=ERRORS, tags=["learn"])
async def aims_in_lesson(game: Short, name: Short, piece: Word, played: Played = "") -> AimsOut:
    """Where a piece can get to from there, and which answers bring it there."""
    course = _asked(game, name, played)
    return AimsOut(len(course.played), [way_out(way) for way in ways_of(course.match, piece)])


@post("/learn/{game:str}/{name:str}/try", status_code=200, responses=ERRORS, tags=["learn"])
async def try_in_lesson(game: Short, name: Short, data: JSONBody[TryIn], visitor: Who, played: Played = "") -> TryOut:
    """Where these answers would lead. Nothing is answered."""
    course = _asked(game, name, played)
    return tried_out(
        course.lesson.seat,
        course.match,
        data,
        lambda seat, tokens: rehearsed(course.match, seat, tokens, set()),
        visitor.language,
    )


@get("/learn/{game:str}/{name:str}/record", media_type=MediaType.TEXT, responses=ERRORS, tags=["learn"])
async def record_of_lesson(game: Short, name: Short, played: Played = "") -> str:
    """The record of the guided match, from which it can be played on."""
    return _lesson(game, name).follow(answers(played, MOST_ANSWERS)).match.record()


ROUTER = Router(
    "/",
    route_handlers=[
        list_lessons,
        look_at_lesson,
        why_not_in_lesson,
        aims_in_lesson,
        try_in_lesson,
        record_of_lesson,
    ],
)
