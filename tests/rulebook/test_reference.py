"""The rules to read: every section has its text, every question, reason and card its section, every example works."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import pytest

from westmarch.games import PACKAGES, find
from westmarch.games.reference import ANY, Example, fits, reference, texts
from westmarch.lab import vocabulary

GAMES = tuple(game for game in PACKAGES if reference(game).chapters)
EXAMPLES = [each for game in GAMES for each in reference(game).examples.values()]
LINK = re.compile(r"\[[^\]]+\]\(([a-z0-9-]+)\)")
KEY = re.compile(r"^([a-z0-9_-]+) =", re.MULTILINE)


@cache
def messages() -> frozenset[str]:
    """The keys of all messages."""
    folder = files("westmarch").joinpath("locale", "en")
    read = (entry.read_text(encoding="utf-8") for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return frozenset(key for text in read for key in KEY.findall(text))


def of(game: str, *kinds: str) -> set[str]:
    return {key for key in messages() for kind in kinds if key.startswith(f"{game}-{kind}-")}


def stale(patterns: Iterable[str], names: Iterable[str]) -> list[str]:
    """Patterns that mean nothing there is."""
    known = set(names)
    return [
        pattern
        for pattern in patterns
        if not any(name.startswith(pattern[:-1]) if pattern.endswith(ANY) else name == pattern for name in known)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_section_and_example_has_a_text(game: str) -> None:
    rules, words = reference(game), texts(game)
    wanted = [
        *(f"chapter-{each.id}" for each in rules.chapters),
        *(f"section-{each.id}" for each in rules.sections()),
        *(f"example-{each}" for each in rules.examples),
    ]
    assert len(wanted) == len(set(wanted))
    for key in wanted:
        assert words.text(key), key
        assert len(words.text(key, "text")) > 25, key
    assert all(words.text(f"example-{each}", "after") for each in rules.examples)
    file = files("westmarch").joinpath("locale", "en", "rules", f"{game}.ftl").read_text(encoding="utf-8")
    assert {key for key in KEY.findall(file) if not key.startswith(("puzzle-", "lesson-"))} == set(wanted)


@pytest.mark.parametrize("game", GAMES)
def test_links_lead_to_sections(game: str) -> None:
    rules, words = reference(game), texts(game)
    sections = {each.id for each in rules.sections()}
    for each in rules.sections():
        text = words.text(f"section-{each.id}", "text")
        assert set(each.see) | set(LINK.findall(text)) <= sections - {each.id}, each.id
    for example in rules.examples.values():
        assert example.section in sections, example.id


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_section(game: str) -> None:
    rules = reference(game)
    asked = vocabulary.questions(find(game))
    assert [kind for kind in asked if not rules.about_question(kind)] == []
    assert stale((each for section in rules.sections() for each in section.questions), asked) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_its_section(game: str) -> None:
    rules = reference(game)
    reasons = of(game, "why", "rule")
    patterns = [each for section in rules.sections() for each in section.reasons]
    assert [key for key in sorted(reasons) if not any(fits(each, key) for each in patterns)] == []
    assert stale((each for section in rules.sections() for each in section.reasons), reasons) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_its_section(game: str) -> None:
    rules = reference(game)
    tokens = find(game).vocabulary
    cards = {token.removeprefix("card:").partition(".")[0] for token in tokens if token.startswith("card:")}
    assert len(cards) > 50
    patterns = [each for section in rules.sections() for each in section.cards]
    assert [card for card in sorted(cards) if not any(fits(each, card) for each in patterns)] == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_belongs_to_two_sections_alike(game: str) -> None:
    for name in ("questions", "reasons"):
        listed = [each for section in reference(game).sections() for each in getattr(section, name)]
        assert sorted(set(listed)) == sorted(listed), name


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: f"{each.game}-{each.id}")
def test_an_example_does_what_its_text_says(example: Example) -> None:
    end = example.after(example.play)
    assert not end.chance.left(), "what was scripted must fall"
    assert example.asked or example.result or example.expect or example.refused, "an example must show something"
    for token, key in example.refused.items():
        assert end.decision is not None
        assert token not in end.decision.options
        reason = end.why_not(token)
        assert reason is not None
        assert reason.key == key, token
    if example.asked:
        assert end.decision is not None
        assert end.decision.kind == example.asked
    if example.result:
        assert end.result is not None
        assert end.result.reason == example.result
    # Where things are now, also in the middle of an action.
    lines = end.game.write(end.setup, end.state)
    assert [line for line in example.expect if line not in lines] == [], "\n".join(lines)


def test_who_leaves_the_way_of_an_example_gets_dice_from_the_seed() -> None:
    """A script that can't fall any more is no trouble to whoever plays something else."""
    data = {
        "id": "off-the-way",
        "section": "hunt-roll",
        "seats": "free shadow",
        "position": "phase: actions\nacting: free\ndice free: character event\nhunt box: free 0, shadow 1",
        "chance": {"hunt-dice": [6], "hunt-tile": ["std_3_1"], "hunt-casualty": ["aragorn"]},
        "play": [],
    }
    played = Example("wotr", data).after(["die:character", "move-fellowship", "random"])
    assert sum(line.endswith(": eliminated") for line in played.game.write(played.setup, played.state)) == 1
