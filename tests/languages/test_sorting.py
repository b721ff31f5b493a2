"""Lists are in the order of the reader's alphabet. The browser sorts the same words (client/tests/search.test.ts)."""

from __future__ import annotations

import json
import random

import pytest

from tests.cli.looking import screen, shown
from tests.languages.conftest import MODELS
from westmarch import new_match
from westmarch.cli.answers import matching
from westmarch.cli.render import Renderer
from westmarch.core import messages
from westmarch.core.collation import collate, in_order

ORDERS: dict[str, list[str]] = json.loads((MODELS / "orders.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", list(ORDERS))
def test_the_order_of_the_alphabet(language: str) -> None:
    shuffled = ORDERS[language][:]
    random.Random(1).shuffle(shuffled)
    assert in_order(shuffled, language, str) == ORDERS[language]


def test_long_letters_of_hungarian() -> None:
    assert collate("asszony", "hu") > collate("astar", "hu")
    assert collate("aszszony", "hu")[0] == collate("asszony", "hu")[0]


@pytest.mark.parametrize(("language", "typed", "named"), [("cs", "lorien", "Lórien"), ("hu", "lorien", "Lórien")])
def test_names_are_found_without_their_marks(language: str, typed: str, named: str) -> None:
    assert matching(typed, {"lorien": named, "moria": "Moria"}) == ["lorien"]
    assert matching("volgyzugoly", {"rivendell": "Völgyzugoly"}) == ["rivendell"]
    assert matching("sede pristavy", {"grey_havens": "Šedé přístavy"}) == ["grey_havens"]


def test_what_a_word_can_mean_is_told_in_order() -> None:
    messages.speak("cs")
    try:
        drawn = Renderer("wotr").render(new_match("wotr", seed=1).view("free"), "s")
        assert drawn is not None
        out = screen(4000)
        out.draw(drawn)
        names = shown(out).strip().split(", ")
        assert len(names) > 20
        assert names == in_order(names, "cs", str)
    finally:
        messages.speak(messages.DEFAULT_LANGUAGE)
