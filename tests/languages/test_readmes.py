"""The first page in each language: its links lead somewhere, its commands can be typed."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from westmarch.cli.arguments import parse
from westmarch.core import messages

ROOT = Path(__file__).parents[2]
PAGES = {"en": "README.md", "cs": "README.cs.md", "hu": "README.hu.md"}


def test_every_language_has_one() -> None:
    assert set(PAGES) == set(messages.languages())


@pytest.mark.parametrize("language", list(PAGES))
def test_links_lead_somewhere(language: str) -> None:
    page = (ROOT / PAGES[language]).read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#]+)(?:#[\w-]+)?\)", page)
    assert {other for each, other in PAGES.items() if each != language} <= set(links)
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []


@pytest.mark.parametrize("language", list(PAGES))
def test_commands_can_be_typed(language: str) -> None:
    page = (ROOT / PAGES[language]).read_text(encoding="utf-8")
    commands = re.findall(r"^westmarch (.*?)(?: +#.*)?$", page, re.MULTILINE)
    assert len(commands) >= 7
    for command in commands:
        assert parse(shlex.split(command)).run is not None
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"(?:^|`)make ([a-z-]+)", page, re.MULTILINE)) <= targets


@pytest.mark.parametrize("language", ["cs", "hu"])
def test_words_are_those_of_the_game(language: str) -> None:
    page = (ROOT / PAGES[language]).read_text(encoding="utf-8")
    for key in ("wotr-name", "lcg-name", "b5a-name", "client-why", "wotr-side-free"):
        assert messages.text(key, None, language) in page, key


@pytest.mark.parametrize("language", ["cs", "hu"])
def test_all_tell_of_the_same_things(language: str) -> None:
    """The documents that are linked, the commands, what is said of a match in Python."""

    def things(page: str) -> set[str]:
        text = (ROOT / page).read_text(encoding="utf-8")
        linked = re.findall(r"\]\((docs/[^)#]+\.md)", text)
        return {
            *linked,
            *re.findall(r"^(?:westmarch|make|pip) [a-z]+", text, re.MULTILINE),
            *re.findall(r"`match\.\w+", text),
        }

    assert things(PAGES["en"]) - things(PAGES[language]) == set()
