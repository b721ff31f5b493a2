"""Languages as they will be: their name files, with sentences that ask for forms."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from westmarch.core import messages, words

MODELS = Path(__file__).parent / "models"


@contextmanager
def other_files(changed: dict[str, dict[str, str]]) -> Iterator[None]:
    """Message files that are not there: language -> name -> text, in place of those that are, or beside them."""
    original, known = messages.sources, messages.drafts()
    with pytest.MonkeyPatch.context() as patch:

        def sources(language: str) -> dict[str, str]:
            return {**(original(language) if language in known else {}), **changed.get(language, {})}

        patch.setattr(messages, "sources", sources)
        patch.setattr(messages, "drafts", lambda: tuple(sorted({*known, *changed})))
        _forget()
        yield
    _forget()


def _forget() -> None:
    for cached in (messages.languages, messages._bundle, words._known):
        cached.cache_clear()


@pytest.fixture(scope="module")
def models() -> Iterator[None]:
    """Each language also has the sentences in `models`."""
    with other_files({path.stem: {path.name: path.read_text(encoding="utf-8")} for path in MODELS.glob("*.ftl")}):
        yield
