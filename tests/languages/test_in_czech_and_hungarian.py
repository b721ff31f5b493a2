"""Whole matches in the languages that there are, read by somebody who knows no English."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Westmarch, westmarch_command  # noqa: F401 - a fixture
from tests.cli.looking import draw_everything, random_match, reasons, screen, shown, speech
from tests.languages.reading import english, only_english, slips
from tests.languages.speaking import BOTS, remarks
from westmarch.cli.render import Renderer
from westmarch.cli.rules import tell
from westmarch.core import messages
from westmarch.games import find
from westmarch.games.reference import reference

LANGUAGES = ["cs", "hu"]
# Every game, edition and scenario.
MATCHES: list[tuple[str, int, dict[str, Any]]] = [
    ("lcg", 1, {"scenario": "mirkwood", "mode": "beginner"}),
    ("lcg", 2, {"scenario": "anduin"}),
    ("lcg", 3, {"scenario": "dol-guldur", "difficulty": "easy"}),
    ("b5a", 2, {}),
    ("wotr", 2, {}),
    ("wotr", 2, {"lome": True}),
    ("wotr", 4, {"lome": True, "council": True}),
]
IDS = ["-".join((game, *map(str, options.values()))) for game, _, options in MATCHES]
# Questions of a kind so many times; of what happens every line is read.
ENOUGH = 6
# The whole screen after so many answers.
SCREEN = 100


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """What this process speaks."""
    messages.speak(request.param)
    yield request.param
    messages.speak(messages.DEFAULT_LANGUAGE)


def test_english_is_known_when_it_is_seen() -> None:
    for each in LANGUAGES:
        assert english("Tady je the army a její Hunt.", each) == ["army", "hunt", "the"]
        assert english("`save FILE` [mezi](hunt-roll) Gondor, Gandalf", each) == []
        assert len(only_english(each)) > 1500


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    MATCHES,
    ids=[f"{game}-{'-'.join(map(str, options.values()))}" for game, _, options in MATCHES],
)
def test_a_whole_match_in_the_terminal(game: str, seats: int, options: dict[str, Any], language: str) -> None:
    renderer = Renderer(game)
    vocabulary = sorted(find(game).vocabulary)
    generator = random.Random(3)
    seen: dict[str, int] = {}
    for number, match in enumerate(random_match(game, 7, seats, **options)):
        decision = match.decision
        if number % SCREEN == 0 or decision is None:
            for picture in draw_everything(match, renderer, 100, (match.seats[0], None)):
                assert english(picture, language) == [], picture
        if decision is None:
            break
        seen[decision.kind] = seen.get(decision.kind, 0) + 1
        if seen[decision.kind] <= ENOUGH:
            for said in (*speech(match, renderer), *reasons(match, renderer.words, generator.sample(vocabulary, 2))):
                assert english(said, language) == [], (decision.kind, said)
    for event in match.events:
        said = f"{renderer.words.event(event)} {renderer.remark(event)}"
        assert english(said, language) == [], said
    assert match.result is not None
    assert english(renderer.words.result(match.result), language) == []


@pytest.mark.parametrize("game", list(BOTS))
def test_what_computer_players_say(game: str, language: str) -> None:
    said = [remark.text(language) for remark in remarks(game, seed=4, answers=80)]
    assert len(said) == 80
    for text in said:
        assert english(text, language) == [], text


@pytest.mark.usefixtures("back_to_english")
@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("game", ["wotr", "lcg", "b5a"])
def test_the_rules_to_read(game: str, tongue: str, westmarch_command: Westmarch) -> None:  # noqa: F811
    """The contents, and each section with what it refers to; ids are what one types."""
    run = westmarch_command("rules", game, "--language", tongue)
    lines = [line.split(maxsplit=1)[1] if line.startswith("  ") else "" for line in run.out.splitlines()]
    assert [english(line, tongue) for line in lines if english(line, tongue)] == []
    assert len([line for line in lines if line]) > 5
    out = screen(100)
    for section in reference(game).sections():
        tell(out, game, section.id, language=tongue)
    read = shown(out)
    assert english(read, tongue) == []
    assert slips(read, tongue) == []
    assert len(read) > 10_000


@pytest.mark.usefixtures("back_to_english")
def test_rules_are_found_by_czech_words_without_their_marks(westmarch_command: Westmarch) -> None:  # noqa: F811
    run = westmarch_command("rules", "wotr", "lorienu", "nevadi", "galadriel", "--language", "cs")
    assert "Paní Galadriel v Lórienu" in run.out
    assert "westmarch" not in run.err


@pytest.mark.usefixtures("back_to_english")
@pytest.mark.parametrize(
    ("tongue", "wish", "kept"),
    [
        *(("cs", "a", True), ("cs", "Ano", True), ("cs", "ne", False), ("cs", "y", True), ("cs", "n", False)),
        *(("hu", "i", True), ("hu", "igen", True), ("hu", "nem", False), ("hu", "no", False), ("en", "y", True)),
    ],
)
def test_yes_and_no(
    tongue: str,
    wish: str,
    kept: bool,
    westmarch_command: Westmarch,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    run = westmarch_command("play", "toy", "--language", tongue, "--seed", "3", lines=f"1\nquit\n{wish}\n")
    assert run.code == 0
    assert [file.name for file in tmp_path.iterdir()] == (["toy-3.record"] if kept else [])


@pytest.mark.usefixtures("back_to_english")
@pytest.mark.parametrize(("tongue", "called"), [("cs", "správce"), ("hu", "helytartó"), ("en", "steward")])
def test_computer_players_have_names(tongue: str, called: str, westmarch_command: Westmarch) -> None:  # noqa: F811
    run = westmarch_command("play", "wotr", "--language", tongue, "--seed", "3", lines="quit\nn\n")
    assert f": {called}." in run.out


@pytest.mark.usefixtures("back_to_english")
def test_options_take_the_words_that_are_shown(westmarch_command: Westmarch) -> None:  # noqa: F811
    run = westmarch_command("games", "--language", "hu")
    assert "igen" in run.out
    assert "nem" in run.out
    for word in ("igen", "yes"):
        simulated = westmarch_command(
            "simulate", "toy", "--games", "1", "--option", f"fast={word}", "--json", "--language", "hu"
        )
        assert simulated.code == 0, simulated.err
    refused = westmarch_command("simulate", "toy", "--option", "fast=talán", "--language", "hu")
    assert refused.code == 2
    assert refused.err.endswith("Lehetséges: nem, igen.\n")


@pytest.mark.usefixtures("back_to_english")
@pytest.mark.parametrize(
    ("tongue", "said"), [("cs", "takový soubor ani složka neexistuje"), ("hu", "nincs ilyen fájl vagy mappa")]
)
def test_what_the_operating_system_complains_of(tongue: str, said: str, westmarch_command: Westmarch) -> None:  # noqa: F811
    run = westmarch_command("replay", "nowhere.record", "--language", tongue)
    assert run.code == 1
    assert run.err.startswith(f"westmarch: nowhere.record: {said}")
