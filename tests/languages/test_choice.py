"""Who reads which language: the command line, the environment, a browser, a letter; two people at one match."""

from __future__ import annotations

import re

import pytest

from tests.cli.conftest import Westmarch, westmarch_command  # noqa: F401 - a fixture
from tests.languages.conftest import other_files
from tests.languages.test_nothing_english import english
from westmarch.cli.arguments import language_of
from westmarch.core import messages
from westmarch.core.errors import BadSetup, BadText
from westmarch.core.words import Words
from westmarch.games import find

COMMANDS = {"games", "play", "simulate", "tournament", "report", "bench", "train", "replay", "review", "rules"}
COMMANDS |= {"serve", "backup", "restore", "admin"}


pytestmark = pytest.mark.usefixtures("accents", "back_to_english")


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        ("play wotr", {}, "en"),
        ("play wotr --language cs", {}, "cs"),
        ("--language=cs play wotr", {"LANG": "en_GB.UTF-8"}, "cs"),
        ("play --language cs-CZ", {}, "cs"),
        ("play --language en", {"LANG": "cs_CZ.UTF-8"}, "en"),
        ("play", {"LANG": "cs_CZ.UTF-8"}, "cs"),
        ("play", {"LANG": "de_DE.UTF-8"}, "en"),
        ("play", {"LANG": "C"}, "en"),
        ("play", {"LC_MESSAGES": "cs_CZ", "LANG": "de_DE"}, "cs"),
        ("play", {"LC_ALL": "C.UTF-8", "LANG": "cs_CZ"}, "en"),
        ("play", {"LANGUAGE": "de:cs:en", "LANG": "en_GB"}, "cs"),
        ("play --language", {}, "en"),
    ],
)
def test_the_language_of_a_command(words: str, environment: dict[str, str], language: str) -> None:
    assert language_of(words.split(), environment) == language


@pytest.mark.parametrize("wish", ["xx", ""])
def test_a_language_that_there_is_not(wish: str) -> None:
    with pytest.raises(BadSetup, match=f"There is no language “{wish}”. Languages: cs, en"):
        language_of(["games", "--language", wish], {})


def test_its_absence_is_told_in_the_language_of_the_environment() -> None:
    with pytest.raises(BadSetup) as no:
        language_of(["games", "--language", "xx"], {"LANG": "cs_CZ.UTF-8"})
    assert english(str(no.value)) == ["en", "hu"]


def test_an_unfinished_language_is_not_spoken() -> None:
    with other_files({"sk": {"core.ftl": "core-list-nothing = nič"}}):
        assert "sk" in messages.drafts()
        assert language_of(["games"], {"LANG": "sk_SK.UTF-8"}) == "en"


def test_a_match_in_the_terminal(westmarch_command: Westmarch) -> None:  # noqa: F811
    run = westmarch_command("play", "b5a", "--language", "cs", "--seed", "3", lines="why pass\nhint\n1\nquit\nn\n")
    assert run.code == 0
    # What a person typed stands behind a prompt; computer players are called as they are asked for.
    said = [word for line in run.out.splitlines() if not line.startswith("> ") for word in english(line)]
    assert set(said) <= {"captain"}
    assert english(westmarch_command("play", "b5a", "--seed", "3", lines="quit\nn\n").out) != []


def test_complaints_of_the_command_line(westmarch_command: Westmarch) -> None:  # noqa: F811
    run = westmarch_command("play", "nothing", "--language", "cs")
    assert run.code == 2
    assert set(english(run.err)) == {"westmarch", "nothing", "wotr", "a", "toy", "fragile"}  # b5a has one letter


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("play --help", {"westmarch", "play"}),
        ("nothing", {"westmarch", "nothing"}),
        ("play wotr --nothing", {"westmarch", "nothing"}),
        ("replay", {"westmarch", "replay"}),
        ("play wotr --seed", {"westmarch", "play", "seed"}),
        ("play wotr --players none", {"westmarch", "play", "players", "seats", "none"}),
        ("play wotr --seed none", {"westmarch", "play", "none"}),
        ("serve --port none", {"westmarch", "none"}),
        ("bench b5a --s 3", {"westmarch", "bench"}),
        ("simulate b5a --json=3", {"westmarch", "simulate"}),
        ("admin mute", {"westmarch", "admin", "mute"}),
    ],
)
def test_help_and_usage(words: str, kept: set[str], westmarch_command: Westmarch) -> None:  # noqa: F811
    """Usage is made of what people type; the sentences around it are not."""
    run = westmarch_command(*words.split(), "--language", "cs")
    said = run.out if "--help" in words else run.err
    for line in said.splitlines():
        if re.match(r"[ \[]* ?(?:-|\[|[A-Z])|úságé:", line):
            continue
        found = set(english(re.sub(r"--[\w-]+", "", line))) - set(find("wotr").vocabulary)
        assert found <= kept | COMMANDS | {"a"}, line
    assert "úságé: westmarch" in said


def test_a_message_inside_another_is_in_the_same_language() -> None:
    error = BadText("core-text-bad-value", line=3, name="turn", value="x", hint=messages.inside("wotr-text-side", {}))
    assert str(error) == "Line 3: “turn: x” can't be read. It should be “free” or “shadow”."
    assert english(error.text("cs")) == ["turn"]
    assert english(messages.text("cli-file-bad", {"file": "f", "problem": error.inside()}, "cs")) == ["turn"]


def test_two_readers_of_one_match() -> None:
    anna, bela = (Words("wotr", find("wotr").words, language) for language in ("cs", "en"))
    reason = ("wotr-why-no-army", {"region": "moria"})
    assert anna.say(reason[0], **reason[1]) == "Yóú hávé nó ármy ín Móríá."
    assert bela.say(reason[0], **reason[1]) == "You have no army in Moria."
