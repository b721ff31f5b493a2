"""The game in docs/adding-a-game.md can be added as it stands there, and keeps every promise."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import westmarch
from tests.cli.conftest import Westmarch, westmarch_command  # noqa: F401 - a fixture
from tests.cli.looking import ids, random_match, raw, reasons, speech
from tests.conformance import promises
from tests.languages.conftest import other_files
from tests.story import asked, options, play, reason, told
from westmarch import games
from westmarch.cli.render import Renderer

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


def shown(path: str) -> str:
    """The file of that name that the page shows."""
    block = rf"^```\w+\n# {re.escape(path)}\n(.*?)^```$"
    (found,) = re.findall(block, PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return str(found)


@pytest.fixture(autouse=True, scope="module")
def stones() -> Iterator[None]:
    """The game is there."""
    place = "westmarch.games.stones"
    module = ModuleType(place)
    with pytest.MonkeyPatch.context() as patch, other_files({"en": {"stones.ftl": shown("locale/en/stones.ftl")}}):
        patch.setitem(sys.modules, place, module)
        exec(compile(shown("games/stones/__init__.py"), str(PAGE), "exec"), module.__dict__)
        patch.setitem(games.PACKAGES, "stones", place)
        yield


def test_it_can_be_played() -> None:
    match = westmarch.new_match("stones", seed=1, script={"heap": [1]})
    assert told(match, "laid-out") == [{"stones": 11}]
    play(match, "take=take:3", "take=take:3", "take=take:3")
    assert asked(match) == ("second", "stones.take")
    assert options(match) == ("take:1", "take:2")
    assert reason(match, "take:3") == "stones.why-not-take"
    assert str(match.why_not("take:3")) == "There are only 2 left."
    play(match, "take:2")
    assert match.result is not None
    assert match.result.winners == ("second",)


@pytest.mark.parametrize("seed", range(5))
def test_it_keeps_every_promise(seed: int) -> None:
    promises.record_comes_back(promises.random_game("stones", seed))
    rng = random.Random(seed)
    match = westmarch.new_match("stones", seed=seed)
    while match.decision is not None:
        promises.keeps_its_word(match, rng)
        promises.imagined_looks_the_same(match, rng)
        promises.imagined_stays_imagined(match, rng)
        promises.new_seed_shows_nothing(match.clone(), rng)
        match.push(rng.choice(match.decision.options))


def test_all_that_it_says_is_words() -> None:
    renderer = Renderer("stones")
    for match in random_match("stones", 2):
        if match.decision is not None:
            for sentence in (*speech(match, renderer), *reasons(match, renderer.words, match.game.vocabulary)):
                assert raw(sentence, ids("stones")) == []
                assert "stones-" not in sentence
    assert match.result is not None
    sentences = [renderer.words.event(event) for event in match.events] + [renderer.words.result(match.result)]
    assert not [each for each in sentences if re.search("stones[-.]|[{}]", each)], sentences


def test_it_is_there_for_every_command(westmarch_command: Westmarch) -> None:  # noqa: F811
    assert "Stones" in westmarch_command("games").out
    run = westmarch_command("play", "stones", "--seed", "3", "--against", "random", lines="1\n" * 20)
    assert run.code == 0, run
    assert "took the last stone" in run.out
    run = westmarch_command("simulate", "stones", "--games", "4", "--jobs", "1")
    assert run.code == 0, run
