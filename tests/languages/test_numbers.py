"""Numbers in tables, as each language writes them."""

from __future__ import annotations

import pytest

from westmarch.core import messages
from westmarch.core.numbers import number, percent, short


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1,234", "1,234.50", "-0.5", "12.5", "3", "45%", "45.3%"]),
        ("cs", ["1\xa0234", "1\xa0234,50", "-0,5", "12,5", "3", "45\xa0%", "45,3\xa0%"]),
        ("hu", ["1234", "1234,50", "-0,5", "12,5", "3", "45%", "45,3%"]),
    ],
)
def test_numbers(language: str, said: list[str]) -> None:
    assert [
        number(1234.4, 0, language),
        number(1234.5, 2, language),
        number(-0.5, 1, language),
        short(12.5, language),
        short(3.0, language),
        percent(0.4531, 0, language),
        percent(0.4531, 1, language),
    ] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ["1,234", "12,345"]), ("cs", ["1\xa0234", "12\xa0345"]), ("hu", ["1234", "12\xa0345"])],
)
def test_thousands_are_parted_alike_in_tables_and_in_sentences(language: str, said: list[str]) -> None:
    """Hungarian leaves four digits together, as the browser does."""
    wholes = [1234, 12345]
    assert [number(each, 0, language) for each in wholes] == said
    sentences = [
        messages.text("lcg-damaged", {"card": "Gimli", "amount": each, "why": ""}, language) for each in wholes
    ]
    assert [each in sentence for each, sentence in zip(said, sentences, strict=True)] == [True, True]
