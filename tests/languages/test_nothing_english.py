"""Nothing is English that should be in another language: what is no message has no accents here."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.cli.looking import draw_everything, random_match, reasons, speech
from tests.languages.speaking import BOTS, remarks
from westmarch.cli.render import Renderer
from westmarch.games import find

pytestmark = pytest.mark.usefixtures("czech")

MATCHES: list[tuple[str, int | None, dict[str, Any]]] = [
    ("lcg", 2, {"scenario": "anduin"}),
    ("b5a", 2, {}),
    ("wotr", 4, {"lome": True, "council": True}),
]
ENOUGH = 3


def english(said: str) -> list[str]:
    """Words with a vowel that has no accent."""
    return [word for word in re.findall(r"[^\W\d_]+", said) if re.search("[aeiouAEIOU]", word)]


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
def test_all_that_a_terminal_shows_of_a_match(game: str, seats: int, options: dict[str, Any]) -> None:
    renderer = Renderer(game)
    vocabulary = sorted(find(game).vocabulary)
    generator = random.Random(5)
    seen: dict[str, int] = {}
    for number, match in enumerate(random_match(game, 5, seats, **options)):
        decision = match.decision
        if decision is None:
            for event in match.events:
                seen[event.kind] = seen.get(event.kind, 0) + 1
                if seen[event.kind] <= ENOUGH:
                    assert english(renderer.words.event(event) + renderer.remark(event)) == [], event
            assert match.result is not None
            assert english(renderer.words.result(match.result)) == []
            break
        seen[decision.kind] = seen.get(decision.kind, 0) + 1
        if seen[decision.kind] <= ENOUGH:
            for said in (*speech(match, renderer), *reasons(match, renderer.words, generator.sample(vocabulary, 3))):
                assert english(said) == [], (decision.kind, said)
        if number in (0, 150, 300):
            for picture in draw_everything(match, renderer, 100, (match.seats[0], None)):
                assert english(picture) == [], picture


@pytest.mark.parametrize("game", list(BOTS))
def test_what_a_computer_player_says(game: str) -> None:
    said = list(remarks(game, answers=60))
    assert len(said) == 60
    for remark in said:
        assert english(remark.text("cs")) == []
        assert english(str(remark)) != []  # a contract: str() is English
