"""Every kind of question has a real position, so that it can be looked at in the browser (client/e2e/questions)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import westmarch
from tests.client.tools import ROOT
from westmarch.core.decisions import Decision
from westmarch.core.game import Game
from westmarch.core.words import Words
from westmarch.lab import vocabulary


def _decisions(game: Game[Any]) -> Iterator[tuple[str, Decision]]:
    text = (ROOT / f"client/e2e/questions/{game.key}.txt").read_text(encoding="utf-8")
    for part in re.split(r"^== ", text, flags=re.MULTILINE)[1:]:
        title, _, position = part.partition("\n")
        decision = westmarch.load_position(position).decision
        assert decision is not None, title
        yield title, decision


@pytest.mark.parametrize("game", westmarch.catalogue(), ids=lambda game: game.key)
def test_no_answer_only_says_that_it_is_done(game: Game[Any]) -> None:
    """Each question that can be left says what that means there."""
    words = Words(game.key, game.words, "en")
    labels = [(title, words.label("done", each).lower()) for title, each in _decisions(game) if "done" in each.options]
    assert labels
    assert [title for title, label in labels if label == "done"] == []


@pytest.mark.parametrize("game", westmarch.catalogue(), ids=lambda game: game.key)
def test_every_kind_of_question_has_a_position(game: Game[Any]) -> None:
    found = set()
    for title, decision in _decisions(game):
        assert title == f"{decision.kind} {decision.seat}"
        found.add(decision.kind)
    assert found == set(vocabulary.questions(game))
