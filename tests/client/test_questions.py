"""Every kind of question has a real position, so that it can be looked at in the browser (client/e2e/questions)."""

from __future__ import annotations

import re
from typing import Any

import pytest

import westmarch
from tests.client.tools import ROOT
from westmarch.core.game import Game
from westmarch.lab import vocabulary


@pytest.mark.parametrize("game", westmarch.catalogue(), ids=lambda game: game.key)
def test_every_kind_of_question_has_a_position(game: Game[Any]) -> None:
    text = (ROOT / f"client/e2e/questions/{game.key}.txt").read_text(encoding="utf-8")
    found = set()
    for part in re.split(r"^== ", text, flags=re.MULTILINE)[1:]:
        title, _, position = part.partition("\n")
        decision = westmarch.load_position(position).decision
        assert decision is not None, title
        assert title == f"{decision.kind} {decision.seat}"
        found.add(decision.kind)
    assert found == set(vocabulary.questions(game))
