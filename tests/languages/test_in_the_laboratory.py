"""What the commands for study print and write, read by somebody who knows no English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Westmarch, westmarch_command  # noqa: F401 - a fixture
from tests.languages.reading import english
from westmarch.core import messages

LANGUAGES = ["cs", "hu"]
COMMANDS = ["games", "play", "rules", "simulate", "tournament", "report", "bench", "train", "replay", "review"]
COMMANDS += ["serve", "backup", "restore", "admin", *(f"admin {deed}" for deed in ("mute", "matches", "purge"))]
# Names of things, and of figures that statisticians everywhere write so.
NAMES = ["westmarch", "openskill", "wotr", "b", "lcg", "min", "max", "q"]

pytestmark = pytest.mark.usefixtures("back_to_english")


def values(language: str) -> set[str]:
    """What stands for a value in usage and help: FILE, SOUBOR."""
    keys = [key for key in messages.said(language) if key.startswith("cli-value-")]
    return {messages.text(key, language=language) for key in keys}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_usage_stands_in_the_readers_words(command: str, language: str, westmarch_command: Westmarch) -> None:  # noqa: F811
    run = westmarch_command(*command.split(), "--help", "--language", language)
    assert run.code == 0
    # A letter or two stand for numbers; what has an underscore is a variable of the environment.
    said = set(re.findall(r"(?<![\w$])[^\W\d_a-z]{3,}(?!\w)", run.out))
    assert messages.text("cli-value-language", language=language) in said
    assert said & (values("en") - values(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "bots"), [("wotr", "random"), ("b5a", "random,captain"), ("lcg", "ranger")])
def test_matches_and_the_page_about_them(
    game: str,
    bots: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    westmarch_command: Westmarch,  # noqa: F811
) -> None:
    monkeypatch.chdir(tmp_path)
    kept, page = Path("1"), Path("2")
    words = ("--bots", bots, "--games", "3", "--jobs", "1", "--keep", str(kept), "--language", language)
    simulated = westmarch_command("simulate", game, *words)
    assert simulated.code == 0, simulated.err
    assert english(simulated.out, language, NAMES) == []
    reported = westmarch_command("report", "--from", str(kept), "--out", str(page), "--language", language)
    assert reported.code == 0, reported.err
    read_page(page, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_and_its_page(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, westmarch_command: Westmarch  # noqa: F811
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    kept, page = Path("1"), Path("2")
    words = ("--bots", "random,captain", "--games", "1", "--jobs", "1", "--keep", str(kept), "--plots", str(page))
    run = westmarch_command("tournament", "b5a", *words, "--language", language)
    assert run.code == 0, run.err
    assert english(run.out, language, NAMES) == []
    assert messages.text("bots-captain", language=language) in run.out
    read_page(page, language)


def read_page(page: Path, language: str) -> None:
    """Also what it says when one points at something; no figure has an English point."""
    written = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in written
    said = re.sub(r"<style>.*?</style>|<[^>]*>", " ", written, flags=re.S)
    said += " ".join(re.findall(r'aria-label="([^"]*)"', written))
    assert english(said, language, NAMES) == []
    assert re.findall(r"\d\.\d+ ?%", said) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_speed_in_80_columns(
    language: str, westmarch_command: Westmarch, monkeypatch: pytest.MonkeyPatch  # noqa: F811
) -> None:  # fmt: skip
    monkeypatch.setenv("COLUMNS", "80")
    run = westmarch_command("bench", "b5a", "--seconds", "0.5", "--language", language)
    assert run.code == 0, run.err
    table = run.out.partition("─\n")[2].partition("\n\n")[0]
    assert english(table, language, NAMES) == []
    assert "…" not in run.out
