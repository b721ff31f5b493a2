"""Languages as they will be: their name files, with sentences that ask for forms."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from westmarch.core import messages, words

MODELS = Path(__file__).parent / "models"


@contextmanager
def other_files(changed: dict[str, dict[str, str]]) -> Iterator[None]:
    """Message files that are not there: language -> path -> text, in place of those that are, or beside them."""
    original, known = messages.sources, messages.drafts()
    with pytest.MonkeyPatch.context() as patch:

        def sources(language: str, folder: str = "") -> dict[str, str]:
            paths = [(*path.rpartition("/"), text) for path, text in changed.get(language, {}).items()]
            others = {name: text for place, _, name, text in paths if place == folder}
            return {**(original(language, folder) if language in known else {}), **others}

        patch.setattr(messages, "sources", sources)
        patch.setattr(messages, "drafts", lambda: tuple(sorted({*known, *changed})))
        _forget()
        yield
    _forget()


def _forget() -> None:
    for cached in (messages.languages, messages._bundle, words._known):
        cached.cache_clear()


@pytest.fixture
def back_to_english() -> Iterator[None]:
    """After a command, which speaks as it was told."""
    yield
    messages.speak(messages.DEFAULT_LANGUAGE)


@pytest.fixture(scope="module")
def models() -> Iterator[None]:
    """Each language also has the sentences in `models`."""
    with other_files({path.stem: {path.name: path.read_text(encoding="utf-8")} for path in MODELS.glob("*.ftl")}):
        yield


class _Accents(Visitor):
    def visit_TextElement(self, node: ftl.TextElement) -> None:
        node.value = node.value.translate(str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ"))


@cache
def accented() -> dict[str, str]:
    """English with accents on every vowel: a whole language, in which everything that is not a message shows."""
    found = {}
    for name, text in messages.whole(messages.DEFAULT_LANGUAGE).items():
        resource = FluentParser().parse(text)
        _Accents().visit(resource)
        found[name] = FluentSerializer().serialize(resource)
    return found


@pytest.fixture(scope="module")
def accents() -> Iterator[None]:
    """Czech is English with accents."""
    with other_files({"cs": accented()}):
        yield


@pytest.fixture
def czech(accents: None) -> Iterator[None]:
    """This process speaks Czech."""
    messages.speak("cs")
    yield
    messages.speak(messages.DEFAULT_LANGUAGE)
