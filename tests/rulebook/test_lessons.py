"""Guided first matches: who follows the guide is told every step; who doesn't is never stuck."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

import westmarch
from westmarch.core import stops
from westmarch.core.match import Match
from westmarch.games import PACKAGES, find
from westmarch.games.lessons import Course, Lesson, Step, lessons, likes
from westmarch.games.reference import ANY, reference, texts
from westmarch.lab import vocabulary

LESSONS = [each for game in PACKAGES for each in lessons(game).values()]
# A turn or two; whoever wants more plays a match.
LONGEST = 60


def name(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.id}"


def nobody(match: Match[Any]) -> str:
    """On the way of the lesson the others answer as it says."""
    raise AssertionError(f"no reply to {match.decision}")


def suggestion(course: Course) -> str | None:
    """What the lesson would like to be answered now."""
    return likes(course.left[0], course.decision) if course.left and course.decision is not None else None


def play_others(course: Course, choose: Callable[[Match[Any]], str]) -> None:
    """Lets the others answer until the player is asked, or the match is over."""
    while course.decision is not None and not course.asked:
        course.give(course.reply or choose(course.match))


def obedient(course: Course) -> str:
    """What somebody answers who does as the guide says, and leaves windows in which nothing can be done."""
    decision = course.decision
    assert decision is not None
    token = suggestion(course) or stops.answer(decision, {})
    assert token is not None, f"the guide says nothing to {decision}"
    return token


def over(course: Course) -> bool:
    return any(step.end for step in course.due)


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_who_follows_the_guide_is_told_every_step(lesson: Lesson) -> None:
    course = lesson.follow()
    while not over(course):
        assert course.asked
        assert len(course.own) < LONGEST
        course.give(obedient(course))
        play_others(course, nobody)
        assert not course.strayed
    assert course.told == [step.id for step in lesson.steps]
    assert not course.match.chance.left(), "what was scripted must fall"
    assert course.match.result is None, "one can play on from there"


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_is_where_it_was_after_the_same_answers(lesson: Lesson) -> None:
    course = lesson.follow()
    while not over(course):
        course.give(obedient(course))
        play_others(course, nobody)
        again = lesson.follow(course.played)
        assert (again.told, again.left, again.own) == (course.told, course.left, course.own)
        assert [step.id for step in again.due] == [step.id for step in course.due]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_who_does_something_else_is_never_stuck(lesson: Lesson, seed: int) -> None:
    """At random: every suggestion can be given, and the lesson comes to its end or the match does."""
    dice = random.Random(f"{name(lesson)} {seed}")
    bot = westmarch.bot(lesson.game, lesson.bot, seed=seed)
    course = lesson.follow()
    while course.decision is not None and not over(course) and len(course.own) < 400:
        decision = course.decision
        assert suggestion(course) is None or suggestion(course) in decision.options
        liked = suggestion(course) if dice.random() < 0.5 else None
        course.give(liked or dice.choice(decision.options))
        play_others(course, lambda match: bot.choose(match.view(match.decision.seat), match.decision))
    assert over(course) or course.decision is None


def test_another_answer_leaves_the_task() -> None:
    course = lessons("wotr")["first"].follow()
    assert course.left == ("done",)
    course.give("character:strider")
    assert course.strayed
    assert course.task is None
    assert "fellowship" in course.told


def test_steps_name_what_there_is() -> None:
    for lesson in LESSONS:
        rules, words, asked = reference(lesson.game), texts(lesson.game), vocabulary.questions(find(lesson.game))
        sections = {section.id for section in rules.sections()}
        assert words.text(f"lesson-{lesson.id}")
        assert words.text(f"lesson-{lesson.id}", "text")
        assert lesson.steps[-1].end
        for step in lesson.steps:
            key = f"lesson-{lesson.id}-{step.id}"
            assert words.text(key), key
            assert 40 < len(words.text(key, "text")) < 420, key
            assert words.has(key, "back") == bool(step.do and not step.free), key
            assert step.section in {"", *sections}, key
            assert not step.at or any(_fits(step, kind) for kind in asked), key
            assert step.point, key
            assert {token for each in step.do for token in each.split("|")} <= set(find(lesson.game).vocabulary), key


def test_every_text_of_a_lesson_belongs_to_a_step() -> None:
    for game in PACKAGES:
        wanted = {f"lesson-{each.id}" for each in lessons(game).values()}
        wanted |= {f"lesson-{each.id}-{step.id}" for each in lessons(game).values() for step in each.steps}
        file = files("westmarch").joinpath("locale", "en", "rules", f"{game}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(lesson-[a-z0-9-]+) =", file, re.MULTILINE)) == wanted


def _fits(step: Step, kind: str) -> bool:
    return kind.startswith(step.at[:-1]) if step.at.endswith(ANY) else kind == step.at
